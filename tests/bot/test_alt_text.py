"""Alternative texts, which are read aloud as they are: without markup, ending at a line or a sentence."""

from __future__ import annotations

import ast

import pytest

from azalai.bot.text import ALT_LIMIT, alt_text
from tests.house import ROOT, list_sources


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("The round ends <t:1795926571:R>.", "The round ends 2026-11-29 04:29 UTC."),
        ("★ **Figure on “Mirage”**\n-# no new marker", "★ Figure on “Mirage”\nno new marker"),
        ("## Heading\n> quoted ~~gone~~ `code`", "Heading\nquoted gone code"),
        ("[the card](https://discord.com/x) of A\\*B \\(2\\)", "the card of A*B (2)"),
        ("3 * 4", "3  4"),
        ("Amara, 3 points. Row [2]", "Amara, 3 points. Row [2]"),
    ],
)
def test_an_alternative_text_has_no_markup(text: str, read: str) -> None:
    assert alt_text(text) == read


def test_a_long_alternative_text_ends_with_a_whole_sentence_or_line() -> None:
    sentences = "A card lies there. " * 80
    text = alt_text(sentences)
    assert len(text) <= ALT_LIMIT and text.endswith("there.…")
    assert len(alt_text("x" * 2000)) == ALT_LIMIT == 1024


def test_every_description_of_a_picture_is_such_a_text() -> None:
    values = [
        ast.unparse(word.value)
        for file in list_sources("bot")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith((".File", "add_item"))
        for word in call.keywords
        if word.arg == "description"
    ]
    assert len(values) == 2 and all(value.startswith("alt_text(") for value in values), f"{values} in {ROOT}"
