"""What a solid robot plays in a person's place for the rest of their turn, and what may be said of it beforehand."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from azalai.bot.play.consequences import played
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame, IllegalMove, Move, Turn
from azalai.games.questions import tag

LONGEST = 100
"""The number of acts of one turn that are played at once."""

Made = tuple[Move, Turn]


class Rest(msgspec.Struct, frozen=True):
    """What the rest of a turn is, as far as the person in the seat may know: the number of acts; whether more may
    follow once something hidden or random has come out (`more`), and whether the robot goes on at the next calls
    (`on`)."""

    count: int
    more: bool = False
    on: bool = False


def seed_of(table: LoadedTable, position: int, seat: int) -> bytes:
    """Break the robot's ties: the same at the same place, and nothing that is secret at the table."""
    return hashlib.sha256(repr(("suggestion", table.id, position, seat)).encode()).digest()


def choose(game: AnyGame, state: Any, seat: int, seed: bytes) -> Move:
    """Return what a solid robot would play there. IllegalMove where the seat has nothing to decide."""
    moves = game.moves(state, seat)
    if not moves:
        raise IllegalMove("refusal-nothing-to-decide")
    return game.robot(game.view(state, seat), moves, seed)


def kinds_at(game: AnyGame, state: Any, seat: int) -> frozenset[str]:
    """Return the kinds of moves that a seat can choose from."""
    return frozenset(tag(move) for move in game.moves(state, seat))


def rest_of_turn(table: LoadedTable, seat: int, only: str = "") -> list[Made]:
    """Return what a robot plays in that seat until others are called, its next turn begins or it need not decide any
    more; while only moves of one kind can be chosen, if it is given (`only`)."""
    game, before, acts = table.game, table.state, list[Made]()
    while len(acts) < LONGEST:
        move = choose(game, before, seat, seed_of(table, table.row.position + len(acts), seat))
        turn = played(msgspec.structs.replace(table, state=before), seat, move)
        acts.append((move, turn))
        deciders = game.deciders(turn.state)
        called = set(deciders) - set(game.deciders(before))
        if seat not in deciders or called or any(event.begins_turn for event in turn.events):
            break
        if only and kinds_at(game, turn.state, seat) != frozenset([only]):
            break  # another phase
        before = turn.state
    return acts


def goes_on(table: LoadedTable, seat: int, kind: str, acts: list[Made]) -> bool:
    """Tell whether a robot that has played these acts may go on at the next calls: all were of the only `kind` there
    was ("" for several), nothing came out with them, and others are to decide."""
    _, last = acts[-1]
    if not kind or seat in table.game.deciders(last.state):
        return False
    return all(tag(move) == kind and not turn.reveals for move, turn in acts)


def foresee(table: LoadedTable, seat: int) -> Rest:
    """Return what may be said of the rest of a turn before it is played: nothing that follows from what is hidden."""
    acts = rest_of_turn(table, seat)
    kinds = kinds_at(table.game, table.state, seat)
    if goes_on(table, seat, next(iter(kinds)) if len(kinds) == 1 else "", acts):
        return Rest(len(acts), on=True)
    known = next((number for number, (_, turn) in enumerate(acts, 1) if turn.reveals), None)
    return Rest(len(acts)) if known is None else Rest(known, more=True)
