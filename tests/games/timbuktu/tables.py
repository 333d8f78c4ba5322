"""Positions of Timbuktu laid out by hand. Goods by initials ("gcpsw"), camels as `0A`, stalls as `lamp3`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.contract import IllegalMove, Turn
from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import ENCLOSURES, GOODS, GOODS_CARDS, STALL_CARDS, Enclosure, Goods, Letter
from azalai.games.timbuktu.moves import TimbuktuMove
from azalai.games.timbuktu.state import Camel, FirstSeat, Options, State, letters
from azalai.games.timbuktu.view import PackView, Phase, Spot

PACKS = tuple(map(PackView, ENCLOSURES, STALL_CARDS, GOODS_CARDS))
"""Crescent 13 gold coffee, lamp 34 coffee pepper, scimitar 24 pepper salt, star 25 salt water, moon 15 gold water."""


def goods(initials: str) -> Goods:
    """Return goods by their initials: `gcw` is gold, coffee, water."""
    return tuple(next(good for good in GOODS if good[0] == initial) for initial in initials)


def spot(text: str) -> Spot:
    """Return a stall: `lamp3` is stall 3 of the lamp enclosure."""
    return Spot(Enclosure(text[:-1]), int(text[-1]))


def pack(text: str) -> PackView:
    """Return a pack: `lamp 13 gw` robs gold and water from stalls 1 and 3 of the lamp enclosure."""
    enclosure, stalls, initials = text.split()
    return PackView(Enclosure(enclosure), tuple(int(stall) for stall in stalls), goods(initials))


def table(
    seats: int = 3,
    cards: str = "",
    *,
    start: Mapping[str, str] | None = None,
    arrived: Mapping[str, str] | None = None,
    loads: Mapping[str, str] | None = None,
    **fields: Any,
) -> State:
    """Return a position in the first stage, seat 0 first of the stage and of the round.

    Every camel stands as in a full grid unless `start` moves it, none has arrived but those of `arrived`, all carry the
    printed load except for `loads`. `cards`: the camel cards by seat, `-` for none; with all of them the first player
    has revealed.
    """
    state = GAME.setup(seats=seats, options=Options(first_seat=FirstSeat.FIRST), seed=b"table")
    state = replace(state, phase=Phase.CHOOSING, to_act=None, stage=1, round=1, packs=PACKS, chance=Chance(b"table"))
    state = _fill(state)
    for name, place in (start or {}).items():
        state = with_camel(state, name, start=spot(place))
    for name, place in (arrived or {}).items():
        state = with_camel(state, name, arrived=spot(place))
    for name, initials in (loads or {}).items():
        state = with_camel(state, name, goods=goods(initials))
    if cards:
        laid = tuple(None if card == "-" else Letter(card) for card in cards)
        complete = None not in laid
        phase = Phase.TRAVELLING if complete else Phase.CHOOSING
        state = replace(state, cards=laid, phase=phase, to_act=0 if complete else None)
    return replace(state, **fields)


def _fill(state: State) -> State:
    """Return the state with each player in every enclosure, and no grid fuller than five."""
    taken = dict.fromkeys(ENCLOSURES, 0)
    for seat in range(len(state.caravans)):
        for number, letter in enumerate(letters(state)):
            enclosure = ENCLOSURES[(3 * seat + number) % len(ENCLOSURES)]
            taken[enclosure] += 1
            state = with_camel(state, f"{seat}{letter}", start=Spot(enclosure, taken[enclosure]))
    return state


def nightfall(seats: int = 3, loads: Mapping[str, str] | None = None, **fields: Any) -> State:
    """Return a position with all camels but the last seat's last one in the next site, standing as in the grid.

    That camel must move now. Loads not given are empty.
    """
    state = table(seats, cards=letters(table(seats))[-1] * seats)
    last = f"{seats - 1}{letters(state)[-1]}"
    for seat in range(seats):
        for letter in letters(state):
            name = f"{seat}{letter}"
            arrived = None if name == last else camel(state, name).start
            state = with_camel(state, name, arrived=arrived, goods=goods((loads or {}).get(name, "")))
    return replace(state, **({"round": len(letters(state)), "to_act": seats - 1} | fields))


def with_camel(state: State, name: str, **fields: Any) -> State:
    """Return the position with one camel changed."""
    seat, index = int(name[0]), list(letters(state)).index(Letter(name[1]))
    caravan = list(state.caravans[seat])
    caravan[index] = replace(caravan[index], **fields)
    return replace(state, caravans=(*state.caravans[:seat], tuple(caravan), *state.caravans[seat + 1 :]))


def camel(state: State, name: str) -> Camel:
    """Return a camel by its name."""
    return state.caravans[int(name[0])][list(letters(state)).index(Letter(name[1]))]


def _read(text: str) -> tuple[int, TimbuktuMove]:
    """Parse a seat and a move: `0 choose B` is a move of seat 0."""
    seat, move = text.split(" ", 1)
    return int(seat), GAME.parse_move(move)


def play_moves(state: State, *moves: str) -> Turn:
    """Play these moves, each of which begins with its seat, and return the turn of the last one."""
    turn = Turn(state, (), False)
    for text in moves:
        turn = GAME.play(turn.state, *_read(text))
    return turn


def after(state: State, *moves: str) -> State:
    """Return the position after these moves."""
    return play_moves(state, *moves).state


def refusal(state: State, text: str) -> str:
    """Return the reason of a move's refusal, without `timbuktu-refusal-`."""
    seat, move = _read(text)
    assert move not in GAME.moves(state, seat)
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, seat, move)
    return refused.value.reason.removeprefix("timbuktu-refusal-")


def list_offered(state: State, seat: int) -> list[str]:
    """Return the legal moves of a seat, in the notation."""
    return [str(move) for move in GAME.moves(state, seat)]


def tags(turn: Turn, *, reader: int | None = None) -> list[str]:
    """Return the kinds of events that a reader may know, in their order."""
    return [str(event.__struct_config__.tag) for event in turn.events if event.reader in (None, reader)]
