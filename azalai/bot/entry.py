"""What `azalai` runs first: whoever breaks it off while it is being read gets no traceback."""

from __future__ import annotations

BROKEN_OFF = 130
"""The exit code of a command that was broken off, as shells have it."""


def main() -> int:
    """The command `azalai`; its exit code."""
    try:
        from azalai.bot.__main__ import main as command  # noqa: PLC0415  (it is the import that may be broken off)
    except KeyboardInterrupt:
        return BROKEN_OFF
    return command()
