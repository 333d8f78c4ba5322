"""Rest of a turn: the moves that a solid robot makes in a player's place, and their announcement."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from azalai.bot.play.consequences import apply_move
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame, IllegalMove, Move, Turn
from azalai.games.questions import tag

LONGEST = 100
"""Greatest number of moves that are played at once."""

Made = tuple[Move, Turn]
"""Move and its result."""


class RestOfTurn(msgspec.Struct, frozen=True):
    """Rest of a turn, as far as the player may know it.

    `count`: the number of moves; `more`: others may follow, which depend on a hidden or random thing; `on`: the robot
    goes on at the player's next decisions.
    """

    count: int
    more: bool = False
    on: bool = False


def make_seed(table: LoadedTable, position: int, seat: int) -> bytes:
    """Return a seed that breaks the robot's ties. It is the same at the same decision, and not secret."""
    return hashlib.sha256(repr(("suggestion", table.id, position, seat)).encode()).digest()


def choose(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return the move of a solid robot in a seat. Raises `IllegalMove` if the seat has nothing to decide."""
    moves = game.moves(state, seat)
    if not moves:
        raise IllegalMove("refusal-nothing-to-decide")
    return game.robot(game.view(state, seat), moves, seed)


def list_kinds(game: AnyGame, state: Any, seat: int) -> frozenset[str]:
    """Return the kinds of moves that a seat can choose from."""
    return frozenset(tag(move) for move in game.moves(state, seat))


def find_rest_of_turn(table: LoadedTable, seat: int, only: str = "") -> list[Made]:
    """Return a robot's moves in that seat until the turn is over.

    It is over if another seat must decide, if the next turn begins, or if the seat itself need not decide. `only`: stop
    as soon as the seat can choose a move of another kind than this one.
    """
    game, before, acts = table.game, table.state, list[Made]()
    while len(acts) < LONGEST:
        move = choose(game, before, seat, make_seed(table, table.row.position + len(acts), seat))
        turn = apply_move(msgspec.structs.replace(table, state=before), seat, move)
        acts.append((move, turn))
        deciders = game.deciders(turn.state)
        new_deciders = set(deciders) - set(game.deciders(before))
        if seat not in deciders or new_deciders or any(event.begins_turn for event in turn.events):
            break
        if only and list_kinds(game, turn.state, seat) != frozenset([only]):
            break  # another phase has begun
        before = turn.state
    return acts


def can_go_on(table: LoadedTable, seat: int, kind: str, acts: list[Made]) -> bool:
    """Return True if a robot that has played these moves may go on at the seat's next decisions.

    That is the case if other seats must decide now, and if all moves were of the one `kind` that could be chosen ("" if
    there were several) and revealed nothing.
    """
    _, last = acts[-1]
    if not kind or seat in table.game.deciders(last.state):
        return False
    return all(tag(move) == kind and not turn.reveals for move, turn in acts)


def foresee(table: LoadedTable, seat: int) -> RestOfTurn:
    """Return the announcement of the rest of a turn. It gives away nothing that the seat does not know."""
    acts = find_rest_of_turn(table, seat)
    kinds = list_kinds(table.game, table.state, seat)
    if can_go_on(table, seat, next(iter(kinds)) if len(kinds) == 1 else "", acts):
        return RestOfTurn(len(acts), on=True)
    known = next((number for number, (_, turn) in enumerate(acts, 1) if turn.reveals), None)
    return RestOfTurn(len(acts)) if known is None else RestOfTurn(known, more=True)
