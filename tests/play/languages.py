"""Which language a text is in, judged by the words of the locale files themselves."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from locales import LANGUAGES, Language
from locales.words import sources

SHORTEST = 4  # letters; shorter words stand in both languages too often


def foreign(text: str, language: Language) -> str | None:
    """A piece of the text that only another language's locale files have; None where all is well."""
    for other in LANGUAGES:
        if other != language and (found := _signs(other).search(text)) is not None:
            return found[0]
    return None


@functools.cache
def _signs(language: Language) -> re.Pattern[str]:
    """Finds any fragment that stands in this language's files and nowhere in another's."""
    others = "\n".join(text for other in LANGUAGES if other != language for text in sources(other).values()).casefold()
    letters = re.compile(r"[^\W\d_]")
    found = {
        fragment
        for fragment in _fragments(language)
        if len(letters.findall(fragment)) >= SHORTEST and fragment.casefold() not in others
    }
    longest_first = sorted(found, key=lambda fragment: (-len(fragment), fragment))
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)")


def _fragments(language: Language) -> Iterator[str]:
    """The plain pieces of every message, as they stand between the places that are filled in."""
    for source in sources(language).values():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield from _pieces(entry.value)


def _pieces(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield from (line.strip(" \t\u00a0\u202f.,:;!?()*`_-·•") for line in element.value.splitlines())
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _pieces(variant.value)
