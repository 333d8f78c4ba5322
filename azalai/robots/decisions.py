"""Decisions of games of robots, the source of puzzles.

The games are played by the games' own robots, which now and then play any move, as people do.
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
"""Number of different moves: with fewer there is little to choose, more are too many to evaluate each."""
OPEN = (0.05, 0.95)
"""Range of the decider's chance: outside of it the game is lost or won."""
EARLY = 2
"""Decisions of a seat between several moves that come before any that is drawn."""
ALIKE = 6
"""Largest number of decisions between the same kinds of moves that are drawn from a game."""


class Draw(msgspec.Struct, frozen=True):
    """Request for up to `most` decisions of a game with `seats`. The game and the decisions follow from the seed."""

    key: str
    seats: int
    seed: bytes
    most: int


class Decision(msgspec.Struct, frozen=True):
    """A decision that a seat had to make alone.

    The position as it is kept, and all moves that do not come to the same, as they are written.
    """

    position: bytes
    seat: int
    moves: tuple[str, ...]


def draw_decisions(draw: Draw) -> tuple[Decision, ...]:
    """Return decisions of a game, in the order of drawing; of the same kind only a few."""
    game = GAMES[draw.key]
    start = game.setup(seats=draw.seats, options=game.Options(), seed=draw.seed)
    played = steps(game, start, [careless(SLIPS)] * draw.seats, draw.seed)
    chance, left = Chance(draw.seed + b"draw"), _without_first(draw, played)
    decisions: list[Decision] = []
    kinds: dict[frozenset[str], int] = {}
    while left and len(decisions) < draw.most:
        at, chance = chance.below(len(left))
        step = left.pop(at)
        decision, kind = _decision(draw.key, draw.seats, step), _kind(draw.key, step)
        if decision is not None and kinds.get(kind, 0) < ALIKE:
            kinds[kind] = kinds.get(kind, 0) + 1
            decisions.append(decision)
    return tuple(decisions)


def _without_first(draw: Draw, played: Iterable[PlayedMove]) -> list[PlayedMove]:
    """Return the moves that were not among the first decisions of their seat: those leave nearly all open."""
    game, choices, later = GAMES[draw.key], [0] * draw.seats, list[PlayedMove]()
    for step in played:
        if len(game.moves(step.before, step.seat)) > 1:
            choices[step.seat] += 1
        if choices[step.seat] > EARLY:
            later.append(step)
    return later


def _decision(key: str, seats: int, step: PlayedMove) -> Decision | None:
    """Return the decision, or None for one that is no real choice.

    No real choice has too many moves, is taken while others choose too, or is in a game that is lost or won.
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


def _kind(key: str, step: PlayedMove) -> frozenset[str]:
    return frozenset(map(tag, GAMES[key].moves(step.before, step.seat)))
