"""Phrases of Touareg's texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from azalai.games.touareg.components import Good, Special
from azalai.games.touareg.view import AnimalView, CaveView
from azalai.locales import Words
from azalai.renderers.kit.speech import Speech

SPEECH = Speech("touareg")
say, name_of, points_of = SPEECH.say, SPEECH.name, SPEECH.points


def join_counts(words: Words, things: Iterable[tuple[Good | Special, int]]) -> str:
    """Return things with their numbers, zeros included: `1 water, 2 gold`."""
    return words.row(words.count("touareg", thing, count) for thing, count in things)


def join_goods(words: Words, goods: Sequence[Good]) -> str:
    """Return goods in a list: `gold, salt`, or the word for none."""
    return words.row(name_of(words, good) for good in goods) or say(words, "empty")


def in_runs(words: Words, things: Sequence[Good | Special]) -> str:
    """Return cards in their order (a load from the bottom up), equal neighbours counted: `1 gold, 3 salt`."""
    return join_counts(words, [(thing, len(list(same))) for thing, same in groupby(things)]) or say(words, "empty")


def animal_of(words: Words, animal: AnimalView) -> str:
    """Return an animal with its load: `camel 1 (1 gold, 1 salt)`."""
    return say(words, "choice-animal", place=name_of(words, animal.place), load=in_runs(words, animal.load))


def content_of(words: Words, cave: CaveView) -> str:
    """Return the known content of a cave."""
    if not cave.count:
        return say(words, "empty")
    if cave.goods is None:
        return say(words, "hidden", count=cave.count)
    return in_runs(words, cave.goods)
