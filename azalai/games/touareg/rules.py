"""Rules of Touareg as other rooms call them: the setup, and the execution of a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from azalai.games.chance import Chance
from azalai.games.coding import well_formed
from azalai.games.contract import Event, IllegalMove, Turn, its_turn
from azalai.games.touareg.actions import buy, draw, load, send, take_from_market
from azalai.games.touareg.components import (
    CAMELS_BY_SEATS,
    GOODS,
    GOODS_IN_BOX,
    MARKET_START,
    SPECIALS,
    SPECIALS_BY_SEATS,
)
from azalai.games.touareg.extras import hide, steal
from azalai.games.touareg.moves import (
    MOVES,
    Buy,
    Draw,
    Drew,
    End,
    Hide,
    Load,
    Market,
    Send,
    Settle,
    StageScored,
    Steal,
    StoleFromHand,
    TouaregMove,
)
from azalai.games.touareg.stages import settle
from azalai.games.touareg.state import RULES, Camp, Options, State
from azalai.games.touareg.turns import end, end_if_nothing_is_left, tells_of_a_hand

SEATS = range(min(CAMELS_BY_SEATS), max(CAMELS_BY_SEATS) + 1)

_ACTS: dict[type[TouaregMove], Callable[[State, int, Any, list[Event]], State]] = {
    Draw: draw,
    Load: load,
    Market: take_from_market,
    Buy: buy,
    Send: send,
    Hide: hide,
    Steal: steal,
    Settle: settle,
    End: end,
}
_REVEALING = frozenset((Drew, StoleFromHand, StageScored))
_well_formed = well_formed(MOVES)


def setup(seats: int, options: Options, seed: bytes, version: int = RULES) -> State:
    """Return the first position: camels, open piles of special cards, 44 shuffled goods, the first 2 as the market."""
    if seats not in SEATS:
        raise ValueError(f"Touareg is for {SEATS.start} to {SEATS.stop - 1} players")
    goods = tuple(good for good in GOODS for _ in range(GOODS_IN_BOX[good]))
    pile, chance = Chance(seed).shuffled(goods)
    first, chance = options.first_seat.draw(seats, chance)  # ruling A16
    market, pile = pile[:MARKET_START], pile[MARKET_START:]
    water, gold, salt, millet = (market.count(good) for good in GOODS)
    donkeys, caves, thieves, plans = (SPECIALS_BY_SEATS[seats][special] for special in SPECIALS)
    return State(
        options=options,
        chance=chance,
        stage=1,
        pile=pile,
        market=(water, gold, salt, millet),
        discard=(0, 0, 0, 0),
        specials=(donkeys, caves, thieves, plans),
        camps=(Camp(hand=(), camels=((),) * CAMELS_BY_SEATS[seats]),) * seats,
        to_act=first,
        rules=version,
    )


def play(state: State, seat: int, move: TouaregMove) -> Turn:
    """Return the position after a move, with everything that follows automatically.

    Raises `IllegalMove` with the reason.
    """
    seat = its_turn(state.to_act, seat)
    move = _well_formed(move)
    if state.settling and type(move) is not Settle:
        raise IllegalMove("touareg-refusal-settle-first")
    events: list[Event] = []
    after = _ACTS[type(move)](state, seat, move, events)
    after = end_if_nothing_is_left(after, events)
    reveals = not _REVEALING.isdisjoint(map(type, events)) or tells_of_a_hand(after, seat, events)
    return Turn(after, tuple(events), reveals)
