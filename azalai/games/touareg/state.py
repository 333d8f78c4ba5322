"""Whole position of a game of Touareg, hidden cards included, and its bytes for the store."""

from __future__ import annotations

import enum
from collections import Counter
from typing import TypeAlias

import msgspec

from azalai.games.chance import Chance
from azalai.games.coding import Coder, check_seats
from azalai.games.options import FirstSeat
from azalai.games.touareg.components import GOODS_IN_BOX, SPECIALS_BY_SEATS, Good
from azalai.games.touareg.moves import Goods
from azalai.games.touareg.view import Latest, StageScore

FORMAT = 1
"""Version of the bytes that `encode` writes."""

RULES = 2
"""Version of the rules with which `setup` begins a game."""

Counts: TypeAlias = tuple[int, int, int, int]
"""Numbers by kind, in the order of `Good` or of `Special`."""


class PaidGoods(enum.StrEnum):
    """Place of the goods paid in stage 1 during stage 2 (ruling A12)."""

    STAY_OUT = "stay_out"
    RESHUFFLED = "reshuffled"


class Options(msgspec.Struct, frozen=True):
    """Options of the table; `first_seat`: the starting player (ruling A16: the book says the youngest)."""

    first_seat: FirstSeat = FirstSeat.RANDOM
    paid_goods: PaidGoods = PaidGoods.STAY_OUT


class Hidden(msgspec.Struct, frozen=True, array_like=True):
    """Good that lies face down, and the seats that know it (its owner, and those who saw it go), ascending."""

    good: Good
    known_to: tuple[int, ...]


class CaveCard(msgspec.Struct, frozen=True, array_like=True):
    """Cave with its goods, and whether one was hidden in it this turn."""

    goods: tuple[Hidden, ...] = ()
    used_this_turn: bool = False


class Camp(msgspec.Struct, frozen=True, array_like=True):
    """Cards of one player.

    `hand` is in the order of `Good`; loads of animals go from the bottom up; a thief is None until it has stolen;
    `scores` has one entry for each scored stage.
    """

    hand: Goods
    camels: tuple[Goods, ...]
    donkeys: tuple[Goods, ...] = ()
    caves: tuple[CaveCard, ...] = ()
    thieves: tuple[Hidden | None, ...] = ()
    plans: int = 0
    scores: tuple[StageScore, ...] = ()


class State(msgspec.Struct, frozen=True, array_like=True):
    """Position of a game of Touareg.

    `pile` from the top down; `market`, `discard` by kind of good, `specials` (on sale) by kind of card. `to_act` is
    None when the game is over. Of the turn: `acted`: the main action was taken; `drew`: the number of cards drawn;
    `sent`: cards went to the market after that. `drawer`: the seat that took the last card of the pile; `last_turns`:
    the turns left in the stage, this one included (0 while there is a pile). `settling`: the seats that have not yet
    kept or cashed their unused special cards. `rules`: the version of the rules with which the game began.
    """

    options: Options
    chance: Chance
    stage: int
    pile: Goods
    market: Counts
    discard: Counts
    specials: Counts
    camps: tuple[Camp, ...]
    to_act: int | None
    acted: bool = False
    drew: int = 0
    sent: bool = False
    drawer: int | None = None
    last_turns: int = 0
    settling: tuple[int, ...] = ()
    latest: Latest | None = None
    rules: int = 1


def _check(state: State) -> None:
    seats = range(len(state.camps))
    if len(seats) not in SPECIALS_BY_SEATS or goods_in_play(state) != GOODS_IN_BOX:
        raise ValueError("no position of Touareg: cards are missing")
    check_seats("Touareg", len(seats), *state.settling, state.to_act, state.drawer)
    if not 1 <= state.rules <= RULES:
        raise ValueError(f"no position of Touareg: rules {state.rules} are unknown here")


CODER = Coder(State, FORMAT, _check, "Touareg")


def goods_in_play(state: State) -> dict[Good, int]:
    """Return the number of cards of each kind in all places, which is always that of the box."""
    counts: Counter[Good] = Counter(state.pile)
    counts.update(dict(zip(Good, state.market, strict=True)))
    counts.update(dict(zip(Good, state.discard, strict=True)))
    for camp in state.camps:
        counts.update(camp.hand)
        for goods in (*camp.camels, *camp.donkeys, list_hidden_goods(camp)):
            counts.update(goods)
    return {good: counts[good] for good in Good}


def list_hidden_goods(camp: Camp) -> Goods:
    """Return the goods in a player's caves and under the thieves."""
    in_caves = [hidden.good for cave in camp.caves for hidden in cave.goods]
    return (*in_caves, *(hidden.good for hidden in camp.thieves if hidden is not None))


def with_change(counts: Counts, kind: int, by: int) -> Counts:
    """Return the counts with one of them raised or lowered."""
    numbers = list(counts)
    numbers[kind] += by
    water, gold, salt, millet = numbers
    return (water, gold, salt, millet)


def with_camp(state: State, seat: int, camp: Camp, **fields: object) -> State:
    """Return the position with one player's cards and some other fields replaced."""
    camps = (*state.camps[:seat], camp, *state.camps[seat + 1 :])
    return msgspec.structs.replace(state, camps=camps, **fields)
