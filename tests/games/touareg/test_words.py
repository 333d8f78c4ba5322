"""What the words of Touareg say, where they once said something else than the rules."""

from __future__ import annotations

import re

import pytest

from locales import LANGUAGES, Language, words
from locales.words import sources


def texts(language: Language) -> str:
    """The game's own file of a language."""
    return next(text for path, text in sources(language).items() if path.stem == "touareg")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "one that covers a card you need may go with it"),
        ("en", "hide 1 good in each of your caves"),
        ("en", "a cave holds 2 at most"),
        ("en", "a donkey can be loaded from your next turn on"),
        ("fr", "celle qui en couvre une nécessaire peut partir avec elle"),
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
def test_who_typed_a_command_is_not_taught_the_notation(language: Language) -> None:
    notation = re.compile(r"@|camel1|cave1|salt millet")
    refusals = re.findall(r"^touareg-refusal-notation-.*$", texts(language), re.MULTILINE)
    assert len(refusals) == 9
    assert not [refusal for refusal in refusals if notation.search(refusal)]
