"""Every card can be read about by somebody who has never seen the game."""

from __future__ import annotations

from collections import defaultdict

import pytest

from games.targui.cards import GOODS_CARDS, TRIBE_CARDS, Timing
from games.targui.components import Action, Border, Symbol
from locales import LANGUAGES, Language, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_tribe_card_has_a_name_of_its_own_that_begins_with_its_symbol(language: Language) -> None:
    said = words(language)
    names = [said.say(f"targui-card-{card}") for card in TRIBE_CARDS]
    first_words: defaultdict[Symbol, set[str]] = defaultdict(set)
    for (_, tribe), name in zip(TRIBE_CARDS.items(), names, strict=True):
        first_words[tribe.symbol].add(name.split()[0])
    assert len(set(names)) == 45
    assert sorted(len(found) for found in first_words.values()) == [1] * 5


@every_language
def test_every_effect_is_told_and_plain_cards_say_that_they_have_none(language: Language) -> None:
    said = words(language)
    texts = {card: said.say(f"targui-effect-{card}") for card in TRIBE_CARDS}
    plain = {text for card, text in texts.items() if TRIBE_CARDS[card].effect is None}
    told = [text for card, text in texts.items() if TRIBE_CARDS[card].effect is not None]
    assert len(plain) == 1 and plain.isdisjoint(told)
    assert len(set(told)) == 30
    assert max(len(text) for text in told) <= 200


@every_language
def test_goods_cards_border_cards_and_timings_have_names(language: Language) -> None:
    said = words(language)
    assert len({said.say(f"targui-card-{card}") for card in GOODS_CARDS}) == 12  # alike cards are called alike
    assert len({said.say(f"targui-border-{border}") for border in Border}) == 16
    assert len({said.say(f"targui-action-{action}") for action in Action}) == 8
    assert len({said.say(f"targui-timing-{timing}") for timing in Timing}) == 7


@every_language
def test_the_rules_are_short(language: Language) -> None:
    assert len(words(language).say("targui-rules")) < 3800
