"""Small pieces of Touareg's texts, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from azalai.games.touareg.components import Good, Special
from azalai.games.touareg.view import AnimalView, CaveView
from azalai.locales import Words
from azalai.renderers.kit.speech import Speech

SPEECH = Speech("touareg")
say, name_of, points_of = SPEECH.say, SPEECH.name, SPEECH.points


def counted(words: Words, things: Iterable[tuple[Good | Special, int]]) -> str:
    """`1 water, 2 gold`; nothing is left out, so that a 0 can be read."""
    return words.row(words.counted("touareg", thing, count) for thing, count in things)


def listed(words: Words, goods: Sequence[Good]) -> str:
    """`gold, salt`, or that there is nothing."""
    return words.row(name_of(words, good) for good in goods) or say(words, "empty")


def in_runs(words: Words, things: Sequence[Good | Special]) -> str:
    """`1 gold, 3 salt`: cards in their order (a load from the bottom up), equal ones that lie together counted."""
    return counted(words, [(thing, len(list(same))) for thing, same in groupby(things)]) or say(words, "empty")


def animal_of(words: Words, animal: AnimalView) -> str:
    """`camel 1 (1 gold, 1 salt)`."""
    return say(words, "choice-animal", place=name_of(words, animal.place), load=in_runs(words, animal.load))


def content_of(words: Words, cave: CaveView) -> str:
    """What lies in a cave, as far as it is known."""
    if not cave.count:
        return say(words, "empty")
    if cave.goods is None:
        return say(words, "hidden", count=cave.count)
    return in_runs(words, cave.goods)
