"""Decisions of games of robots, the source of puzzles.

The games' own robots play, and make a random move now and then, as people do.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.questions import tag
from azalai.robots.appraisal import chances
from azalai.robots.candidates import list_distinct
from azalai.robots.playing import PlayedMove, careless, steps

SLIPS = 20
"""One of N decisions is made at random."""
FEWEST, MOST = 4, 48
"""Least and largest number of different moves: fewer are hardly a choice, and more take too long to evaluate."""
OPEN = (0.05, 0.95)
"""Range of the decider's chance in an open game; outside of it the game is lost or won."""
EARLY = 2
"""Number of a seat's first decisions between several moves that are never drawn."""
ALIKE = 6
"""Largest number of decisions between the same kinds of moves that are drawn from a game."""


class Draw(msgspec.Struct, frozen=True):
    """Request for up to `most` decisions of a game with `seats`. The game and the decisions follow from the seed."""

    key: str
    seats: int
    seed: bytes
    most: int


class Decision(msgspec.Struct, frozen=True):
    """A decision that only one seat had to make: the encoded position, and the distinct moves in notation."""

    position: bytes
    seat: int
    moves: tuple[str, ...]


def draw_decisions(draw: Draw) -> tuple[Decision, ...]:
    """Return random decisions of a game, in the order of drawing, with up to `ALIKE` of the same kind."""
    game = GAMES[draw.key]
    start = game.setup(seats=draw.seats, options=game.Options(), seed=draw.seed)
    played = steps(game, start, [careless(SLIPS)] * draw.seats, draw.seed)
    chance, left = Chance(draw.seed + b"draw"), _drop_first(draw, played)
    decisions: list[Decision] = []
    kinds: dict[frozenset[str], int] = {}
    while left and len(decisions) < draw.most:
        at, chance = chance.below(len(left))
        step = left.pop(at)
        decision, kind = _make_decision(draw.key, draw.seats, step), _find_kind(draw.key, step)
        if decision is not None and kinds.get(kind, 0) < ALIKE:
            kinds[kind] = kinds.get(kind, 0) + 1
            decisions.append(decision)
    return tuple(decisions)


def _drop_first(draw: Draw, played: Iterable[PlayedMove]) -> list[PlayedMove]:
    """Return the moves without each seat's first decisions, which leave the game nearly open."""
    game, choices, later = GAMES[draw.key], [0] * draw.seats, list[PlayedMove]()
    for step in played:
        if len(game.moves(step.before, step.seat)) > 1:
            choices[step.seat] += 1
        if choices[step.seat] > EARLY:
            later.append(step)
    return later


def _make_decision(key: str, seats: int, step: PlayedMove) -> Decision | None:
    """Return the decision before a played move, or None if it can't be a puzzle.

    It can't if other seats decide at the same time, if it has too few or too many distinct moves, or if the game is
    lost or won.
    """
    game = GAMES[key]
    if game.deciders(step.before) != (step.seat,):
        return None
    moves = game.moves(step.before, step.seat)
    distinct = list_distinct(game, game.view(step.before, step.seat), moves) if len(moves) >= FEWEST else []
    if not FEWEST <= len(distinct) <= MOST:
        return None
    hopes = chances(game, step.before, seats)
    if hopes is not None and not OPEN[0] <= hopes[step.seat] <= OPEN[1]:
        return None
    return Decision(game.encode(step.before), step.seat, tuple(map(str, distinct)))


def _find_kind(key: str, step: PlayedMove) -> frozenset[str]:
    return frozenset(map(tag, GAMES[key].moves(step.before, step.seat)))
