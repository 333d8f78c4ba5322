"""Solo game of any kind: it is loaded, moves are played and taken back, and robots answer.

A game is stored as its moves, so it can continue after years and restarts. A person's move is stored before the robots
think; if the process ends meanwhile, the robots play the same moves when the game is loaded again. All games of a
person share one queue, so robots think about one of them at a time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.solo.store import SoloGames, SoloRow
from azalai.bot.tables.host import Host
from azalai.games.alone import Alone
from azalai.games.contract import AnyGame, Move
from azalai.robots import Level, Task, think

ChooseMove = Callable[[Any], Move]
"""Function that chooses the person's move; it gets the course of the game, an `Alone`."""


ASKED = 2
"""Number of times that the thinking processes are asked before this process thinks itself."""


class SoloGame(msgspec.Struct, frozen=True, kw_only=True):
    """A person's solo game. `renewed`: it has just begun again, because its rules or its lesson have changed."""

    row: SoloRow
    course: Alone
    renewed: bool = False

    @property
    def game(self) -> AnyGame:
        """The rules of the game."""
        return self.course.game

    @property
    def seat(self) -> int:
        """The seat of the person."""
        return self.course.own

    @property
    def number(self) -> int:
        """Number of the game in components, below 0."""
        return self.row.number

    @property
    def has_ended(self) -> bool:
        """True if the end of the game is stored."""
        return self.row.ended_at is not None

    def asks(self, decision: int) -> bool:
        """Return True if the person has to make this decision now."""
        return self.row.decision == decision and self.course.asked and not self.has_ended and not self.renewed


G = TypeVar("G", bound=SoloGame)


class Kind(Protocol[G]):
    """Rules of a kind of solo games."""

    def check(self, host: Host, game: G) -> None:
        """Raise `Refused` if the game can no longer be played."""
        ...

    async def load(self, host: Host, row: SoloRow) -> G:
        """Return the game of a row. Raises `Refused` if the game or its rules are no longer known."""
        ...

    async def robot_move(self, host: Host, game: G, seat: int) -> str:
        """Return a robot's move, which is the same at the same decision in any process."""
        ...

    def check_take_back(self, host: Host, game: G) -> None:
        """Raise `Refused` if the person's newest move can't be taken back."""
        ...

    async def replay(self, game: G, moves: list[str]) -> Alone:
        """Return the game after these moves."""
        ...

    async def ending(self, game: G) -> dict[str, Any]:
        """Return the columns to store when the game is over."""
        ...

    gone: str
    """Reason of the refusal for a game that does not exist."""


async def load(host: Host, kind: Kind[G], user: int, number: int) -> G:
    """Return a person's game after the robots' moves. Raises `Refused` if there is no such game of theirs."""
    game = await look_at(host, kind, user, number)
    if not _is_waiting(game):
        return game
    async with host.queue(queue_of(user)):
        try:
            return await let_robots_play(host, kind, await look_at(host, kind, user, number))
        except Refused as refusal:  # another process was faster, and its robots play the same moves
            if refusal.reason != "refusal-stale":
                raise
    return await look_at(host, kind, user, number)


async def look_at(host: Host, kind: Kind[G], user: int | None, number: int) -> G:
    """Return a game as it is stored, of a person or of any (`user` None). Raises `Refused` if it does not exist."""
    row = await host.store.ask(lambda tx: tx.get(SoloGames).find(number, user))
    if row is None:
        raise Refused(kind.gone)
    return await kind.load(host, row)


async def play(host: Host, kind: Kind[G], user: int, number: int, decision: int, choose: ChooseMove) -> G:
    """Play the person's move at a decision and the moves of robots after it, and return the game.

    A game that had to begin again is returned without the move. Raises `Refused` as stale if the game is no longer at
    `decision`, `Refused` if it can no longer be played, and `IllegalMove` if the rules don't allow the move.
    """
    async with host.queue(queue_of(user)):
        game = await look_at(host, kind, user, number)
        if game.renewed:
            return game
        kind.check(host, game)
        if not game.asks(decision):
            raise Refused("refusal-stale")
        game.course.play(game.seat, choose(game.course))
        return await let_robots_play(host, kind, await store_game(host, game, decision=decision + 1))


async def take_back(host: Host, kind: Kind[G], user: int, number: int, decision: int) -> G:
    """Take the person's newest move back with all later ones, and return the game.

    Raises `Refused` like `play`, and if the move can't be taken back.
    """
    async with host.queue(queue_of(user)):
        game = await look_at(host, kind, user, number)
        if game.renewed:
            return game
        kind.check(host, game)
        if game.row.decision != decision or game.has_ended:
            raise Refused("refusal-stale")
        kind.check_take_back(host, game)
        course = await kind.replay(game, game.course.moves[: game.course.decisions[-1]])
        before = msgspec.structs.replace(game, course=course)
        return await store_game(host, before, decision=decision + 1, taken_back=game.row.taken_back + 1)


async def let_robots_play(host: Host, kind: Kind[G], game: G) -> G:
    """Let robots play until the person must decide or the game is over, store the game, and return it."""
    course, played = game.course, False
    while (seat := course.waiting) is not None:
        course.play(seat, course.game.parse_move(await kind.robot_move(host, game, seat)))
        played = True
    if course.over and not game.has_ended:
        return await store_game(host, game, ended_at=host.now(), **await kind.ending(game))
    return await store_game(host, game) if played else game


async def store_game(host: Host, game: G, **changes: Any) -> G:
    """Store the present state of a game, and return it. Raises `Refused` as stale if another process was faster."""
    moves = json.dumps(game.course.moves)
    after = msgspec.structs.replace(game.row, moves=moves, changed_at=host.now(), **changes)
    async with host.store.write() as tx:
        if not await tx.get(SoloGames).go_on(game.row, after):
            raise Refused("refusal-stale")
    return msgspec.structs.replace(game, row=after)


async def ask_robot(host: Host, user: int, task: Task) -> str:
    """Return a robot's move. A thinking process computes a strong robot's; if none answers, this process does."""
    if task.level is Level.STRONG:
        for _ in range(ASKED):
            thought = await host.thinkers.ask(task, asker=user)
            if thought is not None:
                return thought.move
    return (await asyncio.to_thread(think, task)).move


def queue_of(user: int) -> int:
    """Return the number of the queue of a person's solo games. It is below 0, and those of tables are above."""
    return -user


def _is_waiting(game: SoloGame) -> bool:
    return game.course.waiting is not None or (game.course.over and not game.has_ended)
