"""Positions of Targui 1988 laid out by hand, with all 450 camels. Square `c3` is given as `(land, owner, camels)`."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from azalai.games.chance import Chance
from azalai.games.contract import Turn
from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import DESTINIES, INDEX, SIDES, Destiny, Land, Square
from azalai.games.targui1988.state import DESTINY, Options, State, TribeState
from azalai.games.targui1988.view import Phase
from tests.games.acting import Acting

_ACTING = Acting(GAME)
play_moves, after, refusal, list_offered = _ACTING.play_moves, _ACTING.after, _ACTING.refusal, _ACTING.list_offered
CAMPS = ("a1", "g1", "a7", "g7")
"""Squares of the camps in a position laid out by hand, by seat."""

Laid = tuple[str, int | None, int]


def table(squares: Mapping[str, Laid] | None = None, *, seats: int = 2, silver: int = 10, **fields: Any) -> State:
    """Return a position in the turn of seat 0, with a card of seat 1 coming next.

    Camps stand in the corners with 10 camels (unless given otherwise), every other square is a free fech-fech.
    """
    laid: dict[str, Laid] = {camp: ("camp", seat, 10) for seat, camp in enumerate(CAMPS[:seats])}
    laid |= squares or {}
    lands, camels = [Land.FECHFECH] * 49, [0] * 49
    owners: list[int | None] = [None] * 49
    for name, (land, owner, count) in laid.items():
        index = INDEX[Square(name)]
        lands[index], owners[index], camels[index] = Land(land), owner, count
    values: dict[str, Any] = {
        "options": Options(),
        "chance": Chance(b"table"),
        "phase": Phase.ACTING,
        "to_act": 0,
        "tribes": tuple(TribeState(camp=INDEX[Square(CAMPS[seat])], silver=silver) for seat in range(seats)),
        "stock": 450 - sum(camels),
        "deck": DESTINIES,
        "lands": tuple(lands),
        "owners": tuple(owners),
        "camels": tuple(camels),
        "round": 1,
        "die": 1,
        "pack": (1,),
        "turned": (0,),
    }
    return State(**(values | fields))


@functools.cache
def dice(*rolls: int) -> Chance:
    """Return a chance whose next rolls are these."""
    for number in range(10**7):
        chance = start = Chance(b"dice %d" % number)
        for roll in rolls:
            thrown, chance = chance.below(SIDES)
            if thrown + 1 != roll:
                break
        else:
            return start
    raise AssertionError("no such chance")


def turn_destiny(card: Destiny, squares: Mapping[str, Laid] | None = None, **fields: Any) -> Turn:
    """Return the turn in which seat 0 ends its turn and that destiny card is turned over."""
    rest = tuple(other for other in DESTINIES if other is not card)
    return play_moves(table(squares, **{"pack": (DESTINY, 1), "deck": (card, *rest), **fields}), "end")


def find_square(state: State, square: str) -> tuple[int | None, int]:
    """Return the owner of a square, and the number of camels on it."""
    index = INDEX[Square(square)]
    return state.owners[index], state.camels[index]
