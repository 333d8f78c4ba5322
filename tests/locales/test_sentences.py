"""Sentences of a native speaker: faults that a pattern can find, over all messages and whole games."""

from __future__ import annotations

import enum
import functools
import re
from collections.abc import Iterator

import pytest

from azalai.games import GAMES
from azalai.games.contract import Noun
from azalai.locales import LANGUAGES, Language, words
from azalai.locales.names import enum_name, hints
from azalai.locales.proof_page import say_all as ways
from azalai.locales.reading import every_message, messages, variables
from azalai.testing.play import random_game

spoken = pytest.mark.parametrize("language", LANGUAGES)


def list_messages(language: Language, number: int) -> Iterator[tuple[str, str]]:
    """Yield every message of a language with this number for each of its values."""
    for spoken, name, message in every_message():
        if spoken == language:
            yield name, words(language).say(name, **dict.fromkeys(variables(message), number))


FORBIDDEN: tuple[tuple[Language, str, str], ...] = (
    ("en", "a sentence that begins as a question and is none", r"(?:^|[.:;] |\n|\b(?:of|and) )[Ww]ho [^?\n]*[.;]"),
    ("fr", "a sentence that begins as a question and is none", r"(?:^|[.:;] |\n|\bet )[Qq]ui [^?\n]*[.;]"),
    ("en", "a player is not always a man", r"\b[Hh]e\b|\b[Hh]is\b|\b[Hh]im\b"),
    ("fr", "a player is not always a man", r"\b[Ll]’autre joueur\b|\b[Ll]e piocheur\b"),
    ("en", "lots for what is drawn at random", r"\blots (?:are|decide)"),
    ("en", "an enemy who is called foreign", r"\b[Ff]oreign\b"),
    ("fr", "an enemy who is called foreign", r"\bétrang(?:er|ère)s?\b"),
    ("fr", "an hour that is masculine", r"\btous les (?:\d+ )?h(?:eures)?\b"),
    ("fr", "a market stand, which is no stall", r"\bétals?\b"),
    ("fr", "cards without the capital of their kind", r"\bcartes? (?:voleurs|tribu|marchandises|périphérie)\b"),
    ("fr", "a border with a capital", r"\bla Périphérie\b"),
)


@pytest.mark.costly_cases(
    "en: a sentence that begins as a question and is none", "fr: a sentence that begins as a question and is none"
)
@pytest.mark.parametrize(
    ("language", "label", "pattern"), FORBIDDEN, ids=[f"{rule[0]}: {rule[1]}" for rule in FORBIDDEN]
)
def test_no_message_says_it_so(language: Language, label: str, pattern: str):
    assert {name: text for name, text in list_all_texts(language) if re.search(pattern, text)} == {}, label


@functools.cache
def list_all_texts(language: Language) -> tuple[tuple[str, str], ...]:
    """Return every message of a language in all its variants."""
    return tuple((name, text) for name, message in messages(language).items() for text in ways(language, message))


THINGS: dict[Language, str] = {
    "en": "goods|dates|cards|camels|points|caves|donkeys|thieves|plans|actions|turns|figures|territories|dinars",
    "fr": "marchandises|dattes|cartes|chameaux|points|grottes|ânes|voleurs|plans|actions|tours|pièces|dinars",
    "de": "Waren|Datteln|Karten|Kamele|Punkte|Höhlen|Diebe|Aktionen|Züge|Figuren|Gebiete",
}
NEVER_ONE = {
    *("targui-barred-sell", "targui-barred-trade", "targui-event-reshuffled"),
    *("targui-picture-fact-too-many", "targui-picture-text-limits", "targui-ask-limit"),
    *("touareg-barred-too-poor", "touareg-refusal-too-little", "touareg-refusal-not-needed"),
    *("touareg-picture-fact-payment", "touareg-barred-hand-limit", "touareg-refusal-hand-limit"),
    *("touareg-lesson-buy-cave", "timbuktu-picture-chance"),
}
"""Messages that always count more than one: a price, a limit, a pile; the last says `2 and 1 dinars`."""


@pytest.mark.costly_cases("en-1")
@pytest.mark.parametrize(("language", "number"), [("en", 1), ("fr", 1), ("fr", 0), ("de", 1)])
def test_one_thing_of_a_game_is_no_plural(language: Language, number: int):
    several = {
        name: text
        for name, text in list_messages(language, number)
        if name.split("-")[0] in GAMES and re.search(rf"\b{number} (?:{THINGS[language]})\b", text)
    }
    assert several.keys() - NEVER_ONE == set(), several


def lists_of_goods(key: str, language: Language) -> Iterator[str]:
    """Yield the lists of goods in the moves and events of a random game."""
    said, game = words(language), GAMES[key]
    for play in random_game(game, max(game.seats), b"goods"):
        for struct in (play.move, *play.turn.events):
            for name, kind in hints(type(struct)).items():
                held = getattr(struct, name)
                if isinstance(held, tuple) and held and _is_counted(key, held[0]) and Noun.KINDS not in _notes(kind):
                    yield said.value(key, held, kind, ())


def _is_counted(key: str, thing: object) -> bool:
    return isinstance(thing, enum.Enum) and words("en").has(f"{key}-{enum_name(type(thing))}-counted")


def _notes(kind: object) -> tuple[object, ...]:
    return getattr(kind, "__metadata__", ())


@spoken
@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui"])
def test_goods_are_told_with_their_number(key: str, language: Language):
    """A wrong list is `paying: dates, 2 salt and 2 pepper`."""
    lists = set(lists_of_goods(key, language))
    assert lists
    assert {
        text for text in lists if not all(re.match(r"\d", part) for part in re.split(r", | and | et ", text))
    } == set()
