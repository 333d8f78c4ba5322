"""Rules of Targui from the outside: the preparations, and a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.coding import well_formed
from azalai.games.contract import Event, IllegalMove, Turn, its_turn
from azalai.games.targui.cards import GOODS_CARDS, TRIBE_CARDS
from azalai.games.targui.components import FIGURES, MIDDLE, SEATS, START_GOLD, START_GOODS, START_POINTS
from azalai.games.targui.events import CardsTurnedUp, Drew, TurnedUp
from azalai.games.targui.gathering import caravan, collect, gift, take
from azalai.games.targui.laying import discard, expand, is_secret, keep, lay, shift
from azalai.games.targui.mirage import mirage
from azalai.games.targui.moves import (
    MOVES,
    Barter,
    Caravan,
    Collect,
    Discard,
    Done,
    End,
    Expand,
    Gain,
    Gift,
    GiveGold,
    GiveGoods,
    GivePoints,
    Keep,
    Lay,
    Mirage,
    PlaceFigure,
    Sell,
    Shift,
    Take,
    TarguiMove,
    Trade,
)
from azalai.games.targui.placing import place
from azalai.games.targui.raids import give
from azalai.games.targui.refusals import make_refusal
from azalai.games.targui.rounds import finish_raid, give_back
from azalai.games.targui.state import RULES, Camp, Options, Spot, State
from azalai.games.targui.trading import barter, finish, sell, trade
from azalai.games.targui.turns import end, end_if_nothing_is_left, gain, legal_moves
from azalai.games.targui.view import Phase

SEATS_ALLOWED = range(SEATS, SEATS + 1)
_REVEALING = (TurnedUp, Drew, CardsTurnedUp)
_well_formed = well_formed(MOVES)


def setup(seats: int, options: Options, seed: bytes, version: int = RULES) -> State:
    """Lay out nine cards by turns from both piles, give out stocks and figures, and begin the first round."""
    if seats not in SEATS_ALLOWED:
        raise ValueError(f"Targui is for {SEATS} players")
    goods_pile, chance = Chance(seed).shuffled(tuple(GOODS_CARDS))
    tribe_pile, chance = chance.shuffled(tuple(TRIBE_CARDS))
    first, chance = options.first_seat.draw(seats, chance)
    middle: list[Spot] = []
    for number in range(len(MIDDLE)):
        if number % 2 == 0:
            middle.append(Spot(goods_pile[0], open=True))
            goods_pile = goods_pile[1:]
        else:
            middle.append(Spot(tribe_pile[0], open=True))
            tribe_pile = tribe_pile[1:]
    return State(
        options=options,
        chance=chance,
        round=1,
        first=first,
        phase=Phase.PLACING,
        to_act=first,
        middle=tuple(middle),
        goods_pile=goods_pile,
        tribe_pile=tribe_pile,
        goods_discard=(),
        tribe_discard=(),
        camps=(Camp(START_GOODS, START_GOLD, START_POINTS, due=FIGURES),) * SEATS,
        rules=version,
    )


def play(state: State, seat: int, move: TarguiMove) -> Turn:
    """Play the move, with all its consequences. Raises `IllegalMove` with the reason against it."""
    seat = its_turn(state.to_act, seat)
    if not isinstance(move, MOVES):  # the caller is not trusted
        raise IllegalMove("refusal-junk")
    move = _legal(state, seat, move)
    shows = _shows_secret(state, seat, move)
    events: list[Event] = []
    after = _ACTS[type(move)](state, seat, move, events)
    after = end_if_nothing_is_left(after, events)
    reveals = shows or _opens_hands(after) or any(isinstance(event, _REVEALING) for event in events)
    return Turn(after, tuple(events), reveals)


def _legal(state: State, seat: int, move: TarguiMove) -> TarguiMove:
    """Return the legal move that equals this one, so that every field has its type's form."""
    for legal in legal_moves(state, seat):
        if legal == move:
            return legal
    raise make_refusal(state, seat, _well_formed(move))


def _shows_secret(state: State, seat: int, move: TarguiMove) -> bool:
    """Return True if the move shows a card that only its owner knew."""
    return isinstance(move, (Lay, Discard)) and is_secret(state.camps[seat], move.source)


def _opens_hands(after: State) -> bool:
    """Return True if the game is over, and a card that only its owner knew is open now."""
    return after.phase is Phase.OVER and any(camp.hand is not None and not camp.hand.open for camp in after.camps)


def _give(state: State, seat: int, move: GiveGoods | GivePoints | GiveGold, events: list[Event]) -> State:
    """Give up goods to a raid, or over the limit."""
    if state.phase is Phase.RAID:
        return finish_raid(give(state, seat, move, events), events)
    return give_back(state, seat, move, events) if isinstance(move, GiveGoods) else replace(state, pending=None)


_ACTS: dict[type[TarguiMove], Callable[[State, int, Any, list[Event]], State]] = {
    PlaceFigure: place,
    GiveGoods: _give,
    GivePoints: _give,
    GiveGold: _give,
    Collect: collect,
    Take: take,
    Lay: lay,
    Keep: keep,
    Discard: discard,
    Trade: trade,
    Barter: barter,
    Sell: sell,
    Caravan: caravan,
    Expand: expand,
    Mirage: mirage,
    Gain: gain,
    Gift: gift,
    Shift: shift,
    Done: finish,
    End: end,
}
