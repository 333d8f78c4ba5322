"""Description of the package for registries: the README with absolute links, because registries have no other files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?!\w+:|#)(?P<path>[^)\s]+)\)")


def make_absolute(text: str, home: str, branch: str) -> str:
    """Return a page whose links and pictures, relative to the top of the repository, are absolute."""

    def replace(link: re.Match[str]) -> str:
        kind = "raw" if link["picture"] else "blob"
        return f"{link['picture']}[{link['text']}]({home}/{kind}/{branch}/{link['path']})"

    # Twice: a picture may be the text of a link.
    return _LINK.sub(replace, _LINK.sub(replace, text))


def describe() -> str:
    """Return the README of this version as a registry shows it."""
    home = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Homepage"]
    package = (ROOT / "azalai" / "bot" / "__init__.py").read_text(encoding="utf-8")
    (version,) = re.findall(r'^__version__ = "(.+)"$', package, flags=re.MULTILINE)
    branch = "main" if ".dev" in version else f"v{version}"
    return make_absolute((ROOT / "README.md").read_text(encoding="utf-8"), home, branch)


if __name__ == "__main__":
    setup(long_description=describe(), long_description_content_type="text/markdown")
