"""Turn: moving or attacking, then buying; twice in a double turn."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from azalai.games.contract import Event, IllegalMove
from azalai.games.targui1988.components import (
    BESIDE_BITS,
    CAMEL_PRICE,
    DOUBLE,
    INDEX,
    NEIGHBOURS,
    SQUARES,
    Land,
    Square,
)
from azalai.games.targui1988.moves import (
    Attack,
    Bought,
    BreakOff,
    Buy,
    Claimed,
    End,
    March,
    Marched,
    Occupy,
    Press,
    Roll,
    Seized,
    TarguiMove,
)
from azalai.games.targui1988.state import State
from azalai.games.targui1988.territories import BOARDS_REMEMBERED, apply_capture, list_owned, with_changes, with_owner
from azalai.games.targui1988.view import Latest, LatestAct, Phase

_END, _ROLL, _STOP = End(), Roll(), BreakOff()
SQUARES_REMEMBERED = 2048
"""Squares, with their neighbours, whose marches are cached."""


def halves(state: State) -> int:
    """Return the numbers of moves and purchases of this turn: two of each after a 6 (ruling G8)."""
    return 2 if state.die == DOUBLE else 1


def may_move(state: State) -> bool:
    """Return True if the turn still has a move or attack: in a double turn waiving a purchase opens the second."""
    return state.step <= 2 * halves(state) - 2


def may_buy(state: State) -> bool:
    """Return True if the turn still has a purchase."""
    return state.step <= 2 * halves(state) - 1


def may_begin_second_half(state: State) -> bool:
    """Return True if only the first half's purchase is left before the second half of a double turn."""
    return halves(state) > 1 and state.step == 1


def after_move(step: int) -> int:
    """Return the step of the turn after a move or attack (moves are the even steps)."""
    return step + 1 if step % 2 == 0 else step + 2


def after_purchase(step: int) -> int:
    """Return the step of the turn after a purchase (purchases are the odd steps)."""
    return step + 1 if step % 2 else step + 2


def count_affordable(state: State, seat: int) -> int:
    """Return the largest number of camels that a tribe can buy, by its money and by the box (ruling G6)."""
    return min(state.tribes[seat].silver // CAMEL_PRICE, state.stock)


def anything_left(state: State, seat: int) -> bool:
    """Return True if the tribe can still buy, or go (move or attack) anywhere but to a chott."""
    if may_buy(state) and count_affordable(state, seat) and seat in state.owners:
        return True
    if not may_move(state):
        return False
    passable, camels = _passable_squares(state.lands), state.camels
    for index, owner in enumerate(state.owners):
        if owner == seat and camels[index] and BESIDE_BITS[index] & passable:
            return True
    return False


def turn_moves(state: State, seat: int) -> tuple[TarguiMove, ...]:
    """Return every move of a turn: marches, attacks, purchases, the end.

    Camels never go to a chott; foreign camels are attacked; own, free and unguarded squares are moved to (ruling G1).
    """
    moves: list[TarguiMove] = []
    attacks: list[TarguiMove] = []
    own, guarded, camels = list[int](), 0, state.camels
    for index, owner in enumerate(state.owners):
        if owner == seat:
            own.append(index)
        elif camels[index]:
            guarded |= 1 << index
    if may_move(state):
        passable = _passable_squares(state.lands)
        for index in own:
            if camels[index]:
                beside = BESIDE_BITS[index] & passable
                moves += _marches(index, beside & ~guarded, camels[index])
                if beside & guarded:
                    attacks += _attacks(index, beside & guarded)
    moves += attacks
    most = count_affordable(state, seat) if may_buy(state) else 0
    if most:
        purchases = _purchases(_round_up(most))
        for index in own:
            moves += purchases[index][:most]
    moves.append(_END)
    return tuple(moves)


@lru_cache(BOARDS_REMEMBERED)
def _passable_squares(lands: tuple[Land, ...]) -> int:
    """Return the squares that are no chott, as a set of bits: the same from the first round of a game to the last."""
    return sum(1 << index for index, land in enumerate(lands) if land is not Land.CHOTT)


def fight_moves(camels: int) -> tuple[TarguiMove, ...]:
    """Return the attacker's moves after the defender's roll.

    Go on once, go on while enough camels are left, or stop.
    """
    return (_ROLL, *_presses(_round_up(camels))[:camels], _STOP)


def occupations(camels: int) -> tuple[Occupy, ...]:
    """Return the moves of one to all of the camels that attacked."""
    return _occupations(_round_up(camels))[:camels]


def _round_up(number: int) -> int:
    """Return the next power of two, so that few lists of moves are cached."""
    return 1 << (number - 1).bit_length()


@cache
def _presses(most: int) -> tuple[Press, ...]:
    return tuple(Press(least) for least in range(1, most + 1))


@cache
def _occupations(most: int) -> tuple[Occupy, ...]:
    return tuple(Occupy(number) for number in range(1, most + 1))


@lru_cache(SQUARES_REMEMBERED)
def _marches(source: int, targets: int, camels: int) -> tuple[March, ...]:
    """Return the marches from one square to a set of neighbours; few squares change from one turn to the next."""
    marches_made: list[March] = []
    for target, marches in _marches_from(source, _round_up(camels)):
        if targets >> target & 1:
            marches_made += marches[:camels]
    return tuple(marches_made)


@cache
def _marches_from(source: int, most: int) -> tuple[tuple[int, tuple[March, ...]], ...]:
    """Return every neighbour of a square, with the marches of 1 to `most` camels there, a power of two.

    Half of them are those that are cached for half as many.
    """
    half = most // 2
    known = dict(_marches_from(source, half)) if half else {}
    start, more = SQUARES[source], range(half + 1, most + 1)
    return tuple(
        (target, (*known.get(target, ()), *(March(start, SQUARES[target], number) for number in more)))
        for target in NEIGHBOURS[source]
    )


@cache
def _purchases(most: int) -> tuple[tuple[Buy, ...], ...]:
    """Return the purchases of 1 to `most` camels, a power of two, for every square, in the same way."""
    half = most // 2
    known = _purchases(half) if half else ((),) * len(SQUARES)
    more = range(half + 1, most + 1)
    return tuple(
        (*bought, *(Buy(square, number) for number in more)) for square, bought in zip(SQUARES, known, strict=True)
    )


@cache
def _attacks(source: int, targets: int) -> tuple[Attack, ...]:
    """Return the attacks from one square on a set of neighbours."""
    return tuple(Attack(SQUARES[source], SQUARES[target]) for target in NEIGHBOURS[source] if targets >> target & 1)


def check_acting(state: State) -> None:
    """Raise `IllegalMove` while another choice than the turn's is to be made."""
    if state.phase is Phase.FIGHTING:
        raise IllegalMove("targui1988-refusal-fight-first")
    if state.phase is Phase.OCCUPYING:
        raise IllegalMove("targui1988-refusal-occupy-first")
    if state.phase is not Phase.ACTING:
        raise IllegalMove("targui1988-refusal-camps-first")


def check_step(state: State, seat: int, source: Square, target: Square) -> tuple[int, int]:
    """Return the indexes of the two squares of a move or attack. Raises `IllegalMove` if camels can't go that way."""
    check_acting(state)
    if not may_move(state):
        raise IllegalMove("targui1988-refusal-moved")
    start, end = INDEX[source], INDEX[target]
    if state.owners[start] != seat:
        raise IllegalMove("targui1988-refusal-not-yours")
    if not state.camels[start]:
        raise IllegalMove("targui1988-refusal-no-camels")
    if end not in NEIGHBOURS[start]:
        raise IllegalMove("targui1988-refusal-not-beside")
    if state.lands[end] is Land.CHOTT:
        raise IllegalMove("targui1988-refusal-chott")
    return start, end


def march(state: State, seat: int, move: March, events: list[Event]) -> State:
    """Move one or more camels to a neighbouring territory without foreign camels, with a marker.

    An empty territory keeps its owner.
    """
    start, end = check_step(state, seat, move.source, move.target)
    owner = state.owners[end]
    if owner != seat and state.camels[end]:
        raise IllegalMove("targui1988-refusal-guarded")
    if not 1 <= move.camels <= state.camels[start]:
        raise IllegalMove("targui1988-refusal-herd", camels=state.camels[start])
    land = state.lands[end]
    way = (move.source, move.target)
    if owner == seat:
        events.append(Marched(seat=seat, source=way[0], target=way[1], camels=move.camels))
    elif owner is None:
        events.append(Claimed(seat=seat, source=way[0], target=way[1], land=land, camels=move.camels))
    else:
        left = len(list_owned(state, owner)) - 1
        events.append(
            Seized(seat=seat, victim=owner, source=way[0], target=way[1], land=land, camels=move.camels, left=left)
        )
    state = replace(
        state,
        camels=with_changes(state.camels, (start, -move.camels), (end, move.camels)),
        step=after_move(state.step),
        acted=True,
        latest=Latest(LatestAct.MARCH, seat, *way, move.camels),
    )
    if owner == seat:
        return state
    state = with_owner(state, end, seat)
    return state if owner is None else apply_capture(state, seat, owner, end, events)


def buy(state: State, seat: int, move: Buy, events: list[Event]) -> State:
    """Buy camels with the money at hand and place them on one own territory."""
    check_acting(state)
    if not may_buy(state):
        raise IllegalMove("targui1988-refusal-bought")
    index = INDEX[move.square]
    if state.owners[index] != seat:
        raise IllegalMove("targui1988-refusal-not-yours")
    most = count_affordable(state, seat)
    if not 1 <= move.camels <= most:
        raise IllegalMove("targui1988-refusal-dear", silver=state.tribes[seat].silver, stock=state.stock)
    events.append(Bought(seat=seat, square=move.square, camels=move.camels))
    tribe = state.tribes[seat]
    paid = replace(tribe, silver=tribe.silver - CAMEL_PRICE * move.camels)
    return replace(
        state,
        tribes=(*state.tribes[:seat], paid, *state.tribes[seat + 1 :]),
        camels=with_changes(state.camels, (index, move.camels)),
        stock=state.stock - move.camels,
        step=after_purchase(state.step),
        acted=True,
        latest=Latest(LatestAct.BUY, seat, None, move.square, move.camels),
    )
