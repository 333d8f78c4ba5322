"""Whole position of a game of Timbuktu, hidden cards included, and its bytes for the store."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable

import msgspec

from azalai.games.chance import Chance
from azalai.games.coding import Coder, check_seats
from azalai.games.options import FirstSeat
from azalai.games.timbuktu.components import (
    ENCLOSURES,
    GOODS,
    GOODS_CARDS,
    LETTERS_BY_SEATS,
    ROUTE_BY_SEATS,
    STALL_CARDS,
    TOKENS_OF_A_KIND,
    Counts,
    Good,
    Goods,
    Letter,
    Site,
)
from azalai.games.timbuktu.view import Latest, PackView, Phase, Spot

FORMAT = 1
"""Version of the bytes that `encode` writes."""


class Distribution(enum.StrEnum):
    """Loads at the start: printed on the caravan boards, or free (ruling T15)."""

    PRINTED = "printed"
    FREE = "free"


class Options(msgspec.Struct, frozen=True):
    """Options of the table; `first_seat`: the starting player (ruling T16: the book says the oldest)."""

    first_seat: FirstSeat = FirstSeat.RANDOM
    distribution: Distribution = Distribution.PRINTED


class Camel(msgspec.Struct, frozen=True, array_like=True):
    """Camel with its goods in the order of `Good`, its place at the beginning of the stage, and that in the next site.

    The latter is None until it has moved.
    """

    goods: Goods
    start: Spot | None = None
    arrived: Spot | None = None


class Night(msgspec.Struct, frozen=True, array_like=True):
    """Thefts of the last finished stage: its packs, all loads before, and the tokens out of play before.

    Packs are in the order of `Enclosure`, loads by seat, then by letter.
    """

    stage: int
    packs: tuple[PackView, ...]
    goods: tuple[tuple[Goods, ...], ...]
    out: Counts


class State(msgspec.Struct, frozen=True, array_like=True):
    """Position of a game of Timbuktu.

    `caravans` by seat, each by letter. `loads`: with free distribution the secret loads so far, by seat. `stage` and
    `round` count from 1 (0 before the first thief cards). `to_act` places or travels; None when all choose or the game
    is over. `cards` are the camel cards laid down in this round, by seat. `packs` are the thief cards by their position
    at the deal, clockwise from the first player of the stage; `exchanges` is the number of times they were passed on.
    `travels`: the ways of the camels that moved in this stage, in order (in a game from before this was stored, perhaps
    the last one alone).
    """

    options: Options
    chance: Chance
    phase: Phase
    caravans: tuple[tuple[Camel, ...], ...]
    loads: tuple[tuple[Goods, ...], ...]
    first_of_stage: int
    first_of_round: int
    to_act: int | None
    cards: tuple[Letter | None, ...]
    stage: int = 0
    round: int = 0
    packs: tuple[PackView, ...] = ()
    exchanges: int = 0
    out: Counts = (0, 0, 0, 0, 0)
    latest: Latest | None = None
    night: Night | None = None
    travels: tuple[Latest, ...] = ()


_KIND = {good: kind for kind, good in enumerate(GOODS)}


def _check(state: State) -> None:
    seats = len(state.caravans)
    if seats not in LETTERS_BY_SEATS or len(state.cards) != seats or len(state.loads) != seats:
        raise ValueError("no position of Timbuktu: no such number of players")
    if any(len(caravan) != len(letters(state)) for caravan in state.caravans):
        raise ValueError("no position of Timbuktu: camels are missing")
    if any(count > TOKENS_OF_A_KIND for count in tokens_in_play(state).values()):
        raise ValueError("no position of Timbuktu: more goods than there are")
    if state.packs and not _complete(state.packs):
        raise ValueError("no position of Timbuktu: thief cards are missing")
    if not 0 <= state.stage < len(route(state)):
        raise ValueError("no position of Timbuktu: no such stage")
    check_seats("Timbuktu", seats, state.first_of_stage, state.first_of_round, state.to_act)


CODER = Coder(State, FORMAT, _check, "Timbuktu")


def _complete(packs: tuple[PackView, ...]) -> bool:
    return (
        Counter(pack.enclosure for pack in packs) == Counter(ENCLOSURES)
        and Counter(pack.stalls for pack in packs) == Counter(STALL_CARDS)
        and Counter(pack.goods for pack in packs) == Counter(GOODS_CARDS)
    )


def letters(state: State) -> tuple[Letter, ...]:
    """Return the camels of each caravan."""
    return LETTERS_BY_SEATS[len(state.caravans)]


def route(state: State) -> tuple[Site, ...]:
    """Return the sites from the start to Timbuktu."""
    return ROUTE_BY_SEATS[len(state.caravans)]


def count_kinds(goods: Iterable[Good]) -> Counts:
    """Return the number of each kind."""
    return plus((0, 0, 0, 0, 0), goods)


def plus(counts: Counts, more: Iterable[Good]) -> Counts:
    """Return the counts with these goods added."""
    numbers = list(counts)
    for good in more:
        numbers[_KIND[good]] += 1
    gold, coffee, pepper, salt, water = numbers
    return (gold, coffee, pepper, salt, water)


def tokens_in_play(state: State) -> dict[Good, int]:
    """Return the number of tokens of each kind on camels (secret loads included) or out of play, not in the box."""
    counts: Counter[Good] = Counter(dict(zip(GOODS, state.out, strict=True)))
    for caravan in state.caravans:
        for camel in caravan:
            counts.update(camel.goods)
    for loads in state.loads:
        for goods in loads:
            counts.update(goods)
    return {good: counts[good] for good in GOODS}


def camel_of(state: State, seat: int, letter: Letter) -> Camel:
    """Return a camel by its owner and letter."""
    return state.caravans[seat][letters(state).index(letter)]


def with_camel(state: State, seat: int, letter: Letter, camel: Camel, **fields: object) -> State:
    """Return the position with one camel and some other fields replaced."""
    index = letters(state).index(letter)
    caravan = state.caravans[seat]
    caravan = (*caravan[:index], camel, *caravan[index + 1 :])
    caravans = (*state.caravans[:seat], caravan, *state.caravans[seat + 1 :])
    return msgspec.structs.replace(state, caravans=caravans, **fields)
