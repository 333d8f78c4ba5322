"""First module of the command `azalai`: an old Python, a missing package and Ctrl-C end in a sentence at most."""

import os
import sys

BROKEN_OFF = 130
"""Exit code of an interrupted command, as in shells."""
OLDEST_PYTHON = (3, 11)


def main() -> int:
    """Run the command `azalai`, and return its exit code. This file runs on every Python 3."""
    version = ".".join(map(str, sys.version_info[:2]))
    if sys.version_info[:2] < OLDEST_PYTHON:
        return _refuse(f"This is Python {version}, and Azalaï needs {'.'.join(map(str, OLDEST_PYTHON))} or later.")
    try:
        from azalai.bot.__main__ import main as command  # noqa: PLC0415  (it is the import that may be broken off)
    except KeyboardInterrupt:
        return BROKEN_OFF
    except ImportError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "azalai"):
            raise
        return _refuse(
            f"Azalaï needs the package {missing}, which is missing or not made for this Python ({version}). "
            "Install Azalaï again, or with another Python."
        )
    try:
        return command()
    except BrokenPipeError:  # the reader of the output has seen enough: `azalai docs plugins | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for the last flush, at the end
        return 1


def _refuse(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1
