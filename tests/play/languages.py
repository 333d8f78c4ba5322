"""Language of a text, judged by the words of the locale files themselves."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import ast

from azalai.locales import LANGUAGES, Language
from azalai.locales.languages import sources
from azalai.locales.reading import entries

SHORTEST = 4  # letters; shorter words stand in both languages too often
PIECE = 7  # letters

WORD, LETTER = re.compile(r"\w+"), re.compile(r"\w")


@functools.cache
def find_foreign(text: str, language: Language) -> str | None:
    """Return a piece of the text that only another language's locale files have, or None."""
    for other in LANGUAGES:
        if other != language and (sign := _sign(text, other)) is not None:
            return sign
    return None


def _sign(text: str, language: Language) -> str | None:
    """Return the first and longest fragment of that language in the text.

    Only fragments with a word at that place are compared: one pattern of all of them would try thousands at every
    letter.
    """
    signs = fragments_of(language)
    for word in WORD.finditer(text):
        for before, sign in signs.get(word[0], ()):
            start = word.start() - before
            if start >= 0 and text.startswith(sign, start) and not _inside_a_word(text, start, start + len(sign)):
                return sign
    return None


def _inside_a_word(text: str, start: int, end: int) -> bool:
    """Return True if a letter stands right before or after that piece of the text."""
    return bool(LETTER.match(text, end) or (start and LETTER.match(text, start - 1)))


@functools.cache
def fragments_of(language: Language) -> Mapping[str, Sequence[tuple[int, str]]]:
    """Return every fragment that only this language's files have, longest first, by its first word.

    Each comes with the text before that word.
    """
    others = "\n".join(text for other in LANGUAGES if other != language for text in sources(other).values()).casefold()
    letters = re.compile(r"[^\W\d_]")
    pieces = {others[start : start + PIECE] for start in range(len(others))}

    def within(fragment: str) -> bool:
        """Return True if other languages have it. Most have a piece that occurs nowhere, which is found much sooner."""
        starts = range(max(1, len(fragment) - PIECE + 1))
        known = len(fragment) < PIECE or all(fragment[start : start + PIECE] in pieces for start in starts)
        return known and fragment in others

    fragments = {
        fragment
        for fragment in _fragments(language)
        if len(letters.findall(fragment)) >= SHORTEST and not within(fragment.casefold())
    }
    signs: dict[str, list[tuple[int, str]]] = {}
    for sign in sorted(fragments, key=lambda fragment: (-len(fragment), fragment)):
        first = WORD.search(sign)
        assert first is not None
        signs.setdefault(first[0], []).append((first.start(), sign))
    return signs


def _fragments(language: Language) -> Iterator[str]:
    """Yield the plain pieces of every message between its placeables."""
    for _, entry in entries(language):
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield from _pieces(entry.value)


def _pieces(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield from (line.strip(" \t\u00a0\u202f.,:;!?()*`_-·•") for line in element.value.splitlines())
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _pieces(variant.value)
