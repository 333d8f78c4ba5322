"""Rest of a turn: the moves of a solid robot in a person's place, and the announcement of them."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from azalai.bot.play.consequences import apply_move
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame, IllegalMove, Move, Turn
from azalai.games.questions import tag

LONGEST = 100
"""Moves of one turn that are played at once."""

Made = tuple[Move, Turn]


class RestOfTurn(msgspec.Struct, frozen=True):
    """Rest of a turn, as far as the person in the seat may know it.

    `count`: the number of moves; `more`: others may follow once something hidden or random is revealed; `on`: the robot
    continues at the next calls.
    """

    count: int
    more: bool = False
    on: bool = False


def make_seed(table: LoadedTable, position: int, seat: int) -> bytes:
    """Return a seed for the robot's ties: the same at the same decision, and nothing secret."""
    return hashlib.sha256(repr(("suggestion", table.id, position, seat)).encode()).digest()


def choose(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return a solid robot's move there. Raises `IllegalMove` if the seat has nothing to decide."""
    moves = game.moves(state, seat)
    if not moves:
        raise IllegalMove("refusal-nothing-to-decide")
    return game.robot(game.view(state, seat), moves, seed)


def list_kinds(game: AnyGame, state: Any, seat: int) -> frozenset[str]:
    """Return the kinds of moves that a seat can choose from."""
    return frozenset(tag(move) for move in game.moves(state, seat))


def find_rest_of_turn(table: LoadedTable, seat: int, only: str = "") -> list[Made]:
    """Return a robot's moves in that seat until others are called, its next turn begins or it need no longer decide.

    `only`: stop as soon as moves of another kind can be chosen, too.
    """
    game, before, acts = table.game, table.state, list[Made]()
    while len(acts) < LONGEST:
        move = choose(game, before, seat, make_seed(table, table.row.position + len(acts), seat))
        turn = apply_move(msgspec.structs.replace(table, state=before), seat, move)
        acts.append((move, turn))
        deciders = game.deciders(turn.state)
        called = set(deciders) - set(game.deciders(before))
        if seat not in deciders or called or any(event.begins_turn for event in turn.events):
            break
        if only and list_kinds(game, turn.state, seat) != frozenset([only]):
            break  # another phase begins
        before = turn.state
    return acts


def can_go_on(table: LoadedTable, seat: int, kind: str, acts: list[Made]) -> bool:
    """Return True if a robot that has played these moves may go on at the next calls.

    All were of the only `kind` there was ("" for several), nothing was revealed by them, and others are to decide.
    """
    _, last = acts[-1]
    if not kind or seat in table.game.deciders(last.state):
        return False
    return all(tag(move) == kind and not turn.reveals for move, turn in acts)


def foresee(table: LoadedTable, seat: int) -> RestOfTurn:
    """Return the announcement of the rest of a turn: nothing that follows from hidden things."""
    acts = find_rest_of_turn(table, seat)
    kinds = list_kinds(table.game, table.state, seat)
    if can_go_on(table, seat, next(iter(kinds)) if len(kinds) == 1 else "", acts):
        return RestOfTurn(len(acts), on=True)
    known = next((number for number, (_, turn) in enumerate(acts, 1) if turn.reveals), None)
    return RestOfTurn(len(acts)) if known is None else RestOfTurn(known, more=True)
