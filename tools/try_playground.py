"""Trial of a system without `make`: on Windows, on macOS, and from a wheel.

`python -m tools.try_playground COMMAND...` starts the playground, reads its page, and ends it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path

SECONDS = 300.0
_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


def try_playground(command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> int:
    """Return the status of the page that the command opens.

    Raises `RuntimeError` with its output if it opens none. `environment`: its variables, without a token.
    """
    lines: list[str] = []
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**environment, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    ) as running:
        assert running.stdout is not None
        late = threading.Timer(SECONDS, running.kill)
        late.start()
        try:
            for line in running.stdout:
                lines.append(line)
                if address := _ADDRESS.search(line):
                    with urllib.request.urlopen(address[0], timeout=60) as page:
                        return page.status
        finally:
            late.cancel()
            running.terminate()
    raise RuntimeError("".join(lines))


def main(arguments: Sequence[str] | None = None) -> int:
    """Try a command, `azalai playground --no-browser` if none is named, and return the exit code."""
    command = (sys.argv[1:] if arguments is None else arguments) or ["azalai", "playground", "--no-browser"]
    try:
        status = try_playground(command, Path(), os.environ)
    except (OSError, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"the playground answers with {status}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
