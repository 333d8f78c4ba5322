"""Territories: their owners, and their worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui1988.components import (
    ECONOMIC,
    ERG_STRATEGIC,
    MOUNTAIN_SILVER,
    SQUARES,
    STRATEGIC,
    Destiny,
    Land,
)
from azalai.games.targui1988.moves import CampLost, CampRegained
from azalai.games.targui1988.state import State, TribeState
from azalai.games.targui1988.view import Phase

BOARDS_REMEMBERED = 64
"""Boards whose results are cached: targets of camels, territories of a destiny card."""
_WITH_SILVER = {**ECONOMIC, Land.MOUNTAIN: MOUNTAIN_SILVER}
_WITH_ERG = {**STRATEGIC, Land.ERG: ERG_STRATEGIC}


def list_owned(state: State, seat: int) -> list[int]:
    """Return the indexes of a tribe's territories."""
    return [index for index, owner in enumerate(state.owners) if owner == seat]


def list_alive(state: State) -> list[int]:
    """Return the seats whose tribes are still in the game."""
    return [seat for seat, tribe in enumerate(state.tribes) if tribe.out_round is None]


def camp_owner(state: State, seat: int) -> int | None:
    """Return the holder of a tribe's camp, or None before it stands."""
    camp = state.tribes[seat].camp
    return None if camp is None else state.owners[camp]


def holds_camp(state: State, seat: int) -> bool:
    """Return True if a tribe holds its own camp."""
    return camp_owner(state, seat) == seat


def camels_of(state: State, seat: int) -> int:
    """Return all camels of a tribe on the board."""
    return sum([camels for owner, camels in zip(state.owners, state.camels, strict=True) if owner == seat])


def in_force(state: State, card: Destiny) -> bool:
    """Return True if a destiny card that lasts to the end of the round was turned over in this one (ruling G16)."""
    last = state.last_destiny
    return last is not None and last.card is card and last.round == state.round


def strategic_value(state: State, index: int) -> int:
    """Return the present strategic value of a square."""
    return strategic_values(state)[state.lands[index]]


def strategic_values(state: State) -> Mapping[Land, int]:
    """Return the present strategic value of each kind of territory."""
    return _WITH_ERG if in_force(state, Destiny.ERG_CHANGE) else STRATEGIC


def economic_values(state: State) -> Mapping[Land, int]:
    """Return the present economic value of each kind of territory."""
    return _WITH_SILVER if in_force(state, Destiny.SILVER_FOUND) else ECONOMIC


def yield_of(state: State, seat: int) -> int:
    """Return the economic value of all territories of a tribe, with or without its camp."""
    values = economic_values(state)
    return sum([values[state.lands[index]] for index in list_owned(state, seat)])


class Holding(NamedTuple):
    """Possessions of a tribe on the board: territories, camels, and the economic value of the territories."""

    territories: int
    camels: int
    worth: int


def holdings(state: State) -> list[Holding]:
    """Return the possessions of every tribe on the board."""
    seats = len(state.tribes)
    if not state.lands:  # no tribe owns a territory before the cards are laid
        return [Holding(0, 0, 0)] * seats
    territories, camels, worth = [0] * seats, [0] * seats, [0] * seats
    values = economic_values(state)
    for owner, herd, land in zip(state.owners, state.camels, state.lands, strict=True):
        if owner is not None:
            territories[owner] += 1
            camels[owner] += herd
            worth[owner] += values[land]
    return [Holding(*counted) for counted in zip(territories, camels, worth, strict=True)]


def tribute(state: State, seat: int) -> int:
    """Return a tribe's payment at the end of the round: 0 without its own camp, even if it holds another's."""
    return yield_of(state, seat) if holds_camp(state, seat) else 0


def with_tribe(state: State, seat: int, tribe: TribeState) -> State:
    """Return the position with one tribe's state replaced."""
    return replace(state, tribes=(*state.tribes[:seat], tribe, *state.tribes[seat + 1 :]))


def with_changes(camels: tuple[int, ...], *changes: tuple[int, int]) -> tuple[int, ...]:
    """Return the camels by square with some of them raised or lowered: (index, by)."""
    numbers = list(camels)
    for index, by in changes:
        numbers[index] += by
    return tuple(numbers)


def with_owner(state: State, index: int, seat: int | None) -> State:
    """Return the position with a territory's marker replaced, or removed."""
    return replace(state, owners=(*state.owners[:index], seat, *state.owners[index + 1 :]))


def apply_capture(state: State, seat: int, victim: int, index: int, events: list[Event]) -> State:
    """Apply the consequences of a territory's capture.

    Camps are lost and won back, a tribe without territory is out at once; the last tribe has won (ruling G10).
    """
    if index == state.tribes[victim].camp:
        events.append(CampLost(seat=seat, victim=victim, target=SQUARES[index]))
    if index == state.tribes[seat].camp:
        events.append(CampRegained(seat=seat, target=SQUARES[index]))
    if victim in state.owners:
        return state
    state = with_tribe(state, victim, replace(state.tribes[victim], out_round=state.round))
    state = replace(state, fallen=(*state.fallen, victim))
    return replace(state, phase=Phase.OVER, to_act=None) if len(list_alive(state)) == 1 else state
