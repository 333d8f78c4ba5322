"""Texts of Touareg that must agree with the rules."""

from __future__ import annotations

import re

import pytest

from azalai.bot.layouts.labels import ladder
from azalai.games.touareg import GAME
from azalai.games.touareg.components import Cave, Good, Place
from azalai.games.touareg.moves import DrewGoods, HidGood, LostGood, Steal, StoleGood
from azalai.locales import LANGUAGES, Language, words
from azalai.locales.languages import sources
from tests.games.touareg.tables import camp, table


def texts(language: Language) -> str:
    """Return the game's own file of a language."""
    return next(text for path, text in sources(language).items() if path.stem == "touareg")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You can’t pay with a card you could have kept, unless it lies on one you need"),
        ("en", "hide 1 good in each of your caves"),
        ("en", "a cave holds 2 at most"),
        ("en", "a donkey can be loaded from your next turn on"),
        ("fr", "Aucune carte inutile au paiement n’est acceptée, sauf si elle en couvre une nécessaire"),
        ("fr", "cachez 1 marchandise dans chacune de vos grottes"),
        ("fr", "2 au plus par grotte"),
        ("fr", "un âne se charge à partir de votre tour suivant"),
    ],
)
def test_the_rules_in_short_say_it_as_it_is(language: Language, sentence: str) -> None:
    assert sentence in words(language).say("touareg-rules")


def test_one_plan_is_not_worth_points_each() -> None:
    assert words("en").say("touareg-picture-text-plans", count=1, points="2 points") == "1 plan, worth 2 points"
    assert words("en").say("touareg-picture-text-plans", count=2, points="2 points") == "2 plans, worth 2 points each"


def test_no_french_name_follows_a_word_that_would_be_elided() -> None:
    text = texts("fr")
    assert not re.search(r"\b(de|que) \{ \$(seat|victim) \}", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_after_a_typed_command_do_not_teach_the_notation(language: Language) -> None:
    notation = re.compile(r"@|camel1|cave1|salt millet")
    refusals = re.findall(r"^touareg-refusal-notation-.*$", texts(language), re.MULTILINE)
    assert len(refusals) == 9
    assert not [refusal for refusal in refusals if notation.search(refusal)]


@pytest.mark.parametrize(
    ("language", "counted"), [("en", "your hand and your animals"), ("fr", "votre main et vos animaux")]
)
def test_missing_dinars_are_explained_with_the_counted_ones(language: Language, counted: str) -> None:
    """The picture's purse counts only the hand."""
    state = table(camp("", "g"), camp(), pile="w")
    (poor,) = [obstacle for obstacle in GAME.barred(GAME.view(state, 0)) if obstacle.act == "buy"]
    assert poor.values["dinars"] == 2
    assert counted in words(language).say(poor.reason, **poor.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_private_and_public_lines_of_an_event_have_one_form(language: Language) -> None:
    """The private and the public line about one event have the same form."""
    said, names = words(language), ["Amara", "Thomas", "Karine"]
    mine = [
        DrewGoods(reader=0, goods=(Good.GOLD,)),
        HidGood(reader=0, cave=Cave.CAVE1, good=Good.GOLD),
        StoleGood(reader=0, victim=1, good=Good.GOLD),
        LostGood(reader=0, seat=1, good=Good.GOLD),
    ]
    sentences = [said.event("touareg", event, names) for event in mine]
    assert all("Amara" in text and not re.search(r"\b(You|Your|Vous|Votre|vous)\b", text) for text in sentences), (
        sentences
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_sends_a_thief_never_leaves_out_where(language: Language) -> None:
    """The hand is named like any other place."""
    said = words(language)
    for place in (Place.HAND, Place.CAMEL1):
        where = said.say(f"touareg-place-{place.value}")
        assert all(where in text for text in ladder(said.move("touareg", Steal(1, place), ["Karine", "Amara"])))
