"""Pages of documentation that exist in each language: the file of each, as `language.toml` says."""

from __future__ import annotations

from azalai.locales import LANGUAGES, ORIGINAL, Language
from tests.house import ROOT

DOCS = ROOT / "docs"
KINDS = ("play", "privacy", "terms")


def pages(*kinds: str) -> list[tuple[Language, str]]:
    """Return each language with the name of its file of these pages, English first."""
    spoken = sorted(LANGUAGES, key=lambda language: language != ORIGINAL)
    named = [(language, LANGUAGES[language].pages.get(kind)) for kind in kinds for language in spoken]
    return [(language, name) for language, name in named if name is not None]


def translations(kind: str) -> list[tuple[str, str]]:
    """Return the English file of a page with each of its translations."""
    (_, english), *others = pages(kind)
    return [(english, name) for _, name in others]


def read(page: str) -> str:
    """Return the text of a page."""
    return (DOCS / page).read_text(encoding="utf-8")
