"""Made-up language, derived from the English files: every letter is replaced, and every number has all plural forms.

A text that is still in Latin letters was written into the code.
"""

from __future__ import annotations

import functools
import re
import string
from collections.abc import Generator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path

import babel.dates
from fluent.syntax import FluentParser, FluentSerializer, ast

from azalai.locales import ORIGINAL, Language
from azalai.locales.languages import sources
from azalai.locales.reading import PLURALS
from tests.locales.folders import search_folder
from tests.play import languages
from tests.simulator.quick import translate_again

MADE_UP: Language = "xx"
LOCALE = "bg"
"""Discord's locale of its readers."""
BABEL = "cy"
"""Welsh, which has all categories of plurals."""
LETTERS = str.maketrans(
    string.ascii_lowercase + string.ascii_uppercase,
    "абцдефгхијклмнопќрстувњџыз" + "АБЦДЕФГХИЈКЛМНОПЌРСТУВЊЏЫЗ",
)
NAME = "Our own language".translate(LETTERS)
FACTS = f"""
name = "{NAME}"
discord = ["{LOCALE}"]
babel = "{BABEL}"
"""
LATIN = re.compile(r"[A-Za-z]{2,}")


@contextmanager
def install(folder: Path) -> Generator[Language]:
    """Install the language from a folder, with everything that follows from one more language."""
    write(folder)
    with search_folder(folder), translate_again():
        _forget()
        yield MADE_UP
    _forget()


def _forget() -> None:
    """Clear the caches about existing languages."""
    languages.find_foreign.cache_clear()
    languages.fragments_of.cache_clear()


def write(folder: Path) -> None:
    """Write the language as a folder below this one."""
    target = folder / MADE_UP
    target.mkdir()
    (target / "language.toml").write_text(FACTS, encoding="utf-8")
    for path, text in sources(ORIGINAL).items():
        (target / path.name).write_text(translate(text), encoding="utf-8")


@functools.cache
def translate(text: str) -> str:
    """Translate a file of messages into the language."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            _change(entry.value)
    return FluentSerializer().serialize(resource)


def _change(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        match element:
            case ast.TextElement():
                element.value = element.value.translate(LETTERS)
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                literal.value = literal.value.translate(LETTERS)
            case ast.Placeable(expression=ast.SelectExpression() as choice):
                _change_all(choice)
            case _:
                pass


def _change_all(choice: ast.SelectExpression) -> None:
    """Change every variant; for a number, add one for each category of plurals."""
    for variant in choice.variants:
        _change(variant.value)
    known = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
    if known <= PLURALS:
        most = next(variant for variant in choice.variants if variant.default)
        for category in sorted(PLURALS - known):
            choice.variants.insert(0, ast.Variant(ast.Identifier(category), deepcopy(most.value)))


def latin(text: str, *known: str) -> list[str]:
    """Return the words of a text in Latin letters, without known names, their beginnings, and Babel's and Discord's."""
    shown = re.sub(r"<[^>]*>|https?://\S+|[0-9a-f]{8,}", "", text)
    names = [*(word for text in known for word in LATIN.findall(text)), *_MONTHS]
    return [word for word in LATIN.findall(shown) if not any(name.startswith(word) for name in names)]


def _months() -> frozenset[str]:
    named = [
        name
        for context in ("format", "stand-alone")
        for width in ("wide", "abbreviated")
        for name in babel.dates.get_month_names(width, context, BABEL).values()
    ]
    return frozenset(word for name in named for word in LATIN.findall(name))


_MONTHS = _months()
