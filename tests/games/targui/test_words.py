"""Texts about every card, for readers who have never seen the game."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

import pytest

from azalai.games.targui.cards import GOODS_CARDS, TRIBE_CARDS, Timing
from azalai.games.targui.components import Action, Border, Symbol
from azalai.locales import LANGUAGES, Language, words
from azalai.locales.languages import sources
from azalai.locales.reading import VALUE, messages, texts_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_tribe_card_has_a_name_of_its_own_with_the_word_of_its_symbol(language: Language) -> None:
    said = words(language)
    names: defaultdict[Symbol, list[str]] = defaultdict(list)
    for card, tribe in TRIBE_CARDS.items():
        names[tribe.symbol].append(said.say(f"targui-card-{card}"))
    assert len({name for same in names.values() for name in same}) == 45
    symbols = [Counter(name.split()[0] for name in same).most_common(1)[0][0].casefold() for same in names.values()]
    assert len(set(symbols)) == 5
    for word, same in zip(symbols, names.values(), strict=True):
        assert all(word in name.casefold() for name in same)


@every_language
def test_every_effect_is_told_and_plain_cards_say_that_they_have_none(language: Language) -> None:
    said = words(language)
    texts = {card: said.say(f"targui-effect-{card}") for card in TRIBE_CARDS}
    plain = {text for card, text in texts.items() if TRIBE_CARDS[card].effect is None}
    with_effect = [text for card, text in texts.items() if TRIBE_CARDS[card].effect is not None]
    assert len(plain) == 1 and plain.isdisjoint(with_effect)
    assert len(set(with_effect)) == 30
    assert max(len(text) for text in with_effect) <= 200


@every_language
def test_goods_cards_border_cards_and_timings_have_names(language: Language) -> None:
    said = words(language)
    assert len({said.say(f"targui-card-{card}") for card in GOODS_CARDS}) == 12  # equal cards have equal names
    assert len({said.say(f"targui-border-{border}") for border in Border}) == 16
    assert len({said.say(f"targui-action-{action}") for action in Action}) == 8
    assert len({said.say(f"targui-timing-{timing}") for timing in Timing}) == 7


@every_language
def test_the_rules_are_short(language: Language) -> None:
    assert len(words(language).say("targui-rules")) < 3800


def own_texts(language: Language, beginning: str = "") -> dict[str, list[str]]:
    """Return the texts of the game's own file whose message names begin with `beginning`, without those of commands."""
    file = next(text for path, text in sources(language).items() if path.name == "targui.ftl")
    named = re.findall(rf"^(targui-{beginning}[\w-]*) =", file, re.MULTILINE)
    return {name: texts_of(messages(language)[name]) for name in named if not name.startswith("targui-slash")}


def test_french_puts_no_name_after_a_de_that_it_would_cut_short() -> None:
    wrong = [name for name, texts in own_texts("fr").items() if any(re.search(rf"\bde {VALUE}", t) for t in texts)]
    assert wrong == []


def test_french_counts_salt_pepper_and_gold_as_the_rule_book_does() -> None:
    wrong = [
        name for name, texts in own_texts("fr").items() if any(re.search(r"\b(sels|poivres|ors)\b", t) for t in texts)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        ("en", "choose|place|use|lay|keep|discard|finish|end"),
        ("fr", "choisissez|placez|utilisez|posez|gardez|défaussez|finissez|terminez"),
    ],
)
def test_every_refusal_says_what_to_do_next(language: Language, steps: str) -> None:
    silent = [
        text
        for texts in own_texts(language, "refusal").values()
        for text in texts
        if not re.search(rf"\b({steps})\b", text.lower())
    ]
    assert silent == []


@pytest.mark.parametrize(
    ("language", "printed", "tie"),
    [
        ("en", "“One tribe card lets you lay a card kept in hand without the Noble.”", "the book has no winner"),
        (
            "fr",
            "l’une des cartes Tribu permet de déposer une carte gardée en main sans l’intervention du “Noble”",
            "la règle ne désigne pas de vainqueur",
        ),
    ],
)
def test_the_rules_quote_what_the_book_leaves_open_and_say_what_happens_here(
    language: Language, printed: str, tie: str
) -> None:
    rules = words(language).say("targui-rules")
    assert printed in rules
    assert tie in rules
