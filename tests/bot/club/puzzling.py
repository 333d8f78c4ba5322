"""Puzzles for tests: real positions of games of robots, with chances that are made up."""

from __future__ import annotations

import functools

import msgspec

from bot.app.client import Azalai
from bot.store.puzzles import NewPuzzle
from bot.tables.host import Host
from games import GAMES
from games.questions import tag
from robots import Candidate, Decision, Draw, Reason, drawn
from tests.simulator import Message, Person, Simulator

NO_ERROR = 0.01


@functools.cache
def decisions(game: str) -> tuple[Decision, ...]:
    """Some decisions of a game."""
    return drawn(Draw(game, min(GAMES[game].seats), b"puzzle", 12))


def puzzle(game: str = "touareg", which: int = 0, *, kind: str | None = None, best: int = 0) -> NewPuzzle:
    """A puzzle of a game in which the move of that number is best, and each other worse than the one before it."""
    decision, rules = decisions(game)[which], GAMES[game]
    moves = [decision.moves[best], *(move for at, move in enumerate(decision.moves) if at != best)]
    figure = rules.figures[0].name if rules.figures else "lead"
    chances = [0.6, *(0.45 - 0.02 * number for number in range(len(moves) - 1))]
    candidates = [
        Candidate(move, chance, NO_ERROR, (Reason(figure, 2.0 - number, 1.0, 1.0 - number),))
        for number, (move, chance) in enumerate(zip(moves, chances, strict=True))
    ]
    return NewPuzzle(
        game=game,
        version=rules.version,
        seats=min(rules.seats),
        seat=decision.seat,
        options=msgspec.json.encode(rules.Options()),
        position=decision.position,
        kind=kind or tag(rules.parse_move(moves[0])),
        candidates=msgspec.json.encode(candidates).decode(),
        made_at=0.0,
    )


async def kept(host: Host, *puzzles: NewPuzzle, practice: bool = False) -> None:
    """Keeps puzzles, as whoever makes them does."""
    async with host.store.write() as tx:
        for one in puzzles:
            await tx.puzzles.keep(one, practice=practice)


async def asked(simulator: Simulator[Azalai], person: Person, game: str = "touareg") -> Message:
    """Somebody asks for the puzzle of today in the first channel."""
    return (await person.slash(simulator.channel(), "azalai puzzle", game=game)).message
