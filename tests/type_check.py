"""Report of pyright, and whether it read every Python file of the project.

    pyright --stats --verbose >build/types; python -m tests.type_check build/types

prints the errors, and the files that Git tracks and pyright left out. The exit code is 0 if there are neither.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection
from pathlib import Path
from urllib.parse import unquote

from tests.house import ROOT, list_tracked_python

FOUND = re.compile(r"^pyright \d[^\n]*\n(.*?^(\d+) errors?, [^\n]*\n)", re.MULTILINE | re.DOTALL)
"""Errors and their number, between the version and the statistics."""

CHECKED = re.compile(r"^ *\d+ms: file://(.+)$", re.MULTILINE)
"""Checked file, in the statistics."""


def judge(report: str, root: Path, files: Collection[str] | None) -> tuple[str, int]:
    """Return the text to print about pyright's report, and the exit code.

    `files`: the files that must be read; None if they are not known.
    """
    match = FOUND.search(report)
    if match is None:
        return f"{report}pyright came to no end.\n", 1
    checked = {unquote(name) for name in CHECKED.findall(report)}
    left_out = sorted(name for name in files or () if f"{root.resolve()}/{name}" not in checked)
    lines = [f"{name}: pyright does not read it\n" for name in left_out]
    compared = "all that Git tracks are among them" if files is not None else "no checkout of Git to compare them with"
    if not left_out:
        lines.append(f"{len(checked)} files checked: {compared}.\n")
    return "".join([match[1], *lines]), int(match[2] != "0" or bool(left_out))


if __name__ == "__main__":
    text, code = judge(Path(sys.argv[1]).read_text(encoding="utf-8"), ROOT, list_tracked_python())
    sys.stdout.write(text)
    sys.exit(code)
