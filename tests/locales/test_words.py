"""Messages filled with values of any length."""

from __future__ import annotations

import pytest

from azalai.bot.text import plain
from azalai.games.timbuktu.components import Enclosure, Good
from azalai.games.timbuktu.moves import OwnPack
from azalai.games.touareg import components as touareg
from azalai.games.touareg.components import Place, Special
from azalai.games.touareg.moves import Paid
from azalai.locales import LANGUAGES, Language, Words, words
from azalai.locales.messages import Messages
from azalai.locales.words import LONGEST_VALUE

NAME = "*" * 32
"""Longest name that Discord allows, of signs that grow most when they are escaped."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_is_too_long_is_told_as_far_as_there_is_room(language: Language):
    """A vote to undo moves is sent even with such names."""
    acts = "\n".join(f"- {' '.join([plain(NAME)] * 10)}" for _ in range(8))
    assert len(acts) > LONGEST_VALUE
    text = words(language).say("proposal-undo", proposer=plain(NAME), count=8, acts=acts)
    lines = text[text.index("- ") :]
    assert lines.endswith("…") and acts.startswith(lines.removesuffix("…"))
    assert len(lines) >= LONGEST_VALUE - 2


def test_texts_are_not_cut_inside_an_escaped_sign():
    """Half an escaped sign would escape the ellipsis."""
    for length in (LONGEST_VALUE - 1, LONGEST_VALUE):
        long = "x" * (length % 2) + plain("*") * LONGEST_VALUE
        text = words("en").say("refusal-they-do-not-sit", player=long)
        shown = text.split("…")[0]
        assert (len(shown) - len(shown.rstrip("\\"))) % 2 == 0


def test_several_values_in_one_choice_share_its_room():
    """Each of them fits, both together do not."""
    messages = Messages("en", ["both = { $how ->\n    [x] nothing\n   *[other] { $first } and { $second }\n}"])
    text = Words("en", messages).say("both", how="other", first="a" * 2000, second="b" * 2000)
    first, second = text.split(" and ")
    assert first.endswith("…") and second.endswith("…") and len(first) == len(second) > 500


def test_values_that_fit_are_not_cut():
    """Only values that Fluent refuses are clipped."""
    assert "x" * LONGEST_VALUE + " does not sit" in words("en").say(
        "refusal-they-do-not-sit", player="x" * LONGEST_VALUE
    )


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [("en", "stalls 1 and 3: coffee and salt.", "1, 3 and 5"), ("fr", "stalles 1 et 3 : café et sel.", "1, 3 et 5")],
)
def test_a_sentence_lists_things_as_its_language_does(language: Language, two: str, three: str):
    """The last two things are joined by a word, not by a comma."""
    said = words(language)
    pack = OwnPack(reader=0, enclosure=Enclosure.LAMP, stalls=(1, 3), goods=(Good.COFFEE, Good.SALT))
    text = said.event("timbuktu", pack, ["Amara"])
    assert " ".join(text.split()).endswith(two)
    assert said.join("135") == three


@pytest.mark.parametrize(
    ("language", "sent", "cashed", "paid"),
    [
        ("en", "3 salt and 1 millet", "1 donkey and 2 thieves", "2 salt from camel 1 and 1 gold from hand"),
        ("fr", "3 sel gemme et 1 millet", "1 âne et 2 voleurs", "2 sel gemme sur chameau 1 et 1 or en main"),
    ],
)
def test_things_are_told_with_their_number(language: Language, sent: str, cashed: str, paid: str):
    """Equal things are counted instead of repeated."""
    said, salt = words(language), Paid(touareg.Good.SALT, Place.CAMEL1)
    goods = (*[touareg.Good.SALT] * 3, touareg.Good.MILLET)
    specials = (Special.DONKEY, Special.THIEF, Special.THIEF)
    for value, text in ((goods, sent), (specials, cashed), ((salt, Paid(touareg.Good.GOLD, Place.HAND), salt), paid)):
        assert said.value("touareg", value, tuple[type(value[0]), ...], ()) == text


@pytest.mark.parametrize(
    ("key", "points", "said"),
    [
        ("touareg", 1, "1 Punkt"),
        ("targui1988", 42, "42 Tribut"),
        ("targui1988", None, "Tribut"),
        ("souk", None, "Punkte"),
    ],
)
def test_a_game_names_what_it_counts_for_winning(key: str, points: int | None, said: str):
    assert words("de").score(key, points).replace("\u00a0", " ") == said
