"""Texts fit where Discord shows them, and French is set as French is."""

from __future__ import annotations

import re

import pytest

from tests.locales.reading import VALUE, every_message, messages, texts_of

LIMITS = (
    (r"button-.*|[a-z]+[0-9]*-act-.*|dialog-pick-none", 80),
    (r"dialog-choose.*|dialog-pick", 150),
    (r"dialog-number-(title|label)", 45),
    (r".*slash.*-description", 100),
    (r"seats-.*", 100),
    (r"lobby-thread", 100),
    (r".*", 3800),
)
ROOM_FOR_VALUES = 8  # characters that stand for each value, where the limit is short


@pytest.mark.parametrize(("names", "limit"), LIMITS, ids=[names for names, _ in LIMITS])
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
    ("what", "pattern"),
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
def test_french_is_set_as_french_is(what: str, pattern: str):
    wrong = {
        name: text for name, message in messages("fr").items() for text in texts_of(message) if re.search(pattern, text)
    }
    assert wrong == {}, what


def test_nobody_is_shouted_at():
    loud = [(language, name) for language, name, m in every_message() if any("!" in text for text in texts_of(m))]
    assert loud == []


def test_no_text_has_two_spaces_or_a_space_at_its_end():
    untidy = [
        (language, name)
        for language, name, message in every_message()
        if any(re.search(r"[^\n ]  | $", text) for text in texts_of(message))
    ]
    assert untidy == []
