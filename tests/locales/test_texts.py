"""Sizes and typography of texts: they fit into Discord's fields, and French follows French rules."""

from __future__ import annotations

import ast
import re

import pytest

from azalai.locales import LANGUAGES, Language
from azalai.locales.check import PLACES, ROOM_FOR_VALUES
from azalai.locales.reading import VALUE, every_message, messages, texts_of
from tests.house import ROOT, list_sources
from tests.locales.code import literals


@pytest.mark.parametrize(("names", "limit"), PLACES, ids=[names for names, _ in PLACES])
def test_texts_fit_where_discord_shows_them(names: str, limit: int):
    room = VALUE * ROOM_FOR_VALUES
    long = {
        (language, name): len(text)
        for language, name, message in every_message()
        if re.fullmatch(names, name)
        for text in texts_of(message)
        if len(text.replace(VALUE, room)) > limit
    }
    assert long == {}


@pytest.mark.parametrize(
    ("label", "pattern"),
    [
        (
            "an ordinary space, or none, before a tall sign",
            r"(?<![\u00a0\u202f])(?<!:)[;!?»]|(?<![\u00a0\u202f`<\w]):(?!//)",
        ),
        ("no space before a colon", rf"[^\W\d_)*»{VALUE}]:(?!/)|[)*»{VALUE}]:(?!/)"),
        ("no no-break space after «", r"«(?![\u00a0\u202f])"),
        ("a typewriter's apostrophe", r"\w'\w"),
        ("three dots", r"\.\.\."),
    ],
)
def test_french_is_set_as_french_is(label: str, pattern: str):
    wrong = {
        name: text for name, message in messages("fr").items() for text in texts_of(message) if re.search(pattern, text)
    }
    assert wrong == {}, label


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_number_of_a_card_or_of_goods_stays_in_the_line_of_its_word(language: Language):
    """No line of a phone ends with *in Reihe*."""
    named = {
        name: text
        for name, message in messages(language).items()
        if re.match("targui-(border|row|slot|good-counted|token-counted)", name)
        for text in texts_of(message)
    }
    assert len(named) > 30
    assert {name: text for name, text in named.items() if re.search(rf"[^\W\d{VALUE}] \d|{VALUE} ", text)} == {}


EMOJI = re.compile(
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa"
    "\u24c2\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d"
    "\u3297\u3299\U0001f000-\U0001faff]"
)
"""Signs that may be drawn as emoji according to Unicode, with a few others between them."""
PLAIN_SIGNS = {"\u2605", "\u2713", "\u2717"}  # a star, a check mark and a cross among those others


def test_no_sign_in_a_text_turns_into_an_emoji():
    """Discord draws `▶` as a blue button."""
    said = {text for _, _, message in every_message() for text in texts_of(message)} | literals()
    turning = {sign for text in said for sign in EMOJI.findall(text)} - PLAIN_SIGNS
    assert turning == set()


def test_no_text_has_an_exclamation_mark():
    loud = [(language, name) for language, name, m in every_message() if any("!" in text for text in texts_of(m))]
    assert loud == []


def test_no_text_has_two_spaces_or_a_space_at_its_end():
    untidy = [
        (language, name)
        for language, name, message in every_message()
        if any(re.search(r"[^\n ]  | $", text) for text in texts_of(message))
    ]
    assert untidy == []


def test_no_code_outside_of_the_locales_names_a_language():
    """Code asks for the language of the reader or the table, or for `ORIGINAL`."""
    named = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in list_sources()
        if "locales" not in file.relative_to(ROOT).parts
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in LANGUAGES
    ]
    assert named == []
