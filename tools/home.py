"""Address of the repository and of its maintainers: `make home URL=https://forge/NAME/azalai CONTACT=mail@address`.

It replaces both in all files. The present ones are read from `pyproject.toml` and `SECURITY.md`.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = ("pyproject.toml", "SECURITY.md", "CODE_OF_CONDUCT.md", ".github/ISSUE_TEMPLATE/config.yml", "README.md")
_URL = re.compile(r"https://[A-Za-z0-9.-]+(?:/[\w.-]+)+")
_CONTACT = re.compile(r"[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")


def read_home(folder: Path = ROOT) -> tuple[str, str]:
    """Return the address of the repository and that of its maintainers."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    contacts = _CONTACT.findall((folder / "SECURITY.md").read_text(encoding="utf-8"))
    return project["urls"]["Homepage"], contacts[0]


def move_home(url: str, contact: str, folder: Path = ROOT) -> list[str]:
    """Write other addresses, and return the files that were changed."""
    changes = dict(zip(read_home(folder), (url, contact), strict=True))
    changed: list[str] = []
    for name in FILES:
        file = folder / name
        text = file.read_text(encoding="utf-8")
        moved = re.sub("|".join(map(re.escape, changes)), lambda match: changes[match[0]], text)
        if moved != text:
            file.write_text(moved, encoding="utf-8")
            changed.append(name)
    return changed


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, and return its exit code."""
    url, contact = (*(sys.argv[1:] if arguments is None else arguments), "", "")[:2]
    now = read_home()
    url, contact = url.rstrip("/") or now[0], contact or now[1]
    if _URL.fullmatch(url) is None or _CONTACT.fullmatch(contact) is None:
        print("Type make home URL=https://forge/NAME/azalai CONTACT=mail@address, or one of both.", file=sys.stderr)
        return 1
    print(*move_home(url, contact) or ["nothing to change"], sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
