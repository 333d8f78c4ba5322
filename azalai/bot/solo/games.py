"""A solo game as far as it was played: loaded, played on, taken back, with the robots' answers.

It is kept as its moves, so that it goes on after years and restarts. A person's move is stored before the robots think:
nothing is lost if a process ends in between, and robots play the same when the game is looked at next. One person's
games wait for each other, so that one thought at a time is for them.
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
"""The move that was meant, at the position as it is: a function of the game as far as it was played."""


ASKED = 2
"""Tries with the thinking processes before this process thinks itself."""


class SoloGame(msgspec.Struct, frozen=True, kw_only=True):
    """A person's solo game. `renewed`: it had to begin again, since it was begun under other rules."""

    row: SoloRow
    course: Alone
    renewed: bool = False

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.course.game

    @property
    def seat(self) -> int:
        """The seat of the person."""
        return self.course.own

    @property
    def number(self) -> int:
        """Its number in components."""
        return self.row.number

    @property
    def has_ended(self) -> bool:
        """True if its end is stored."""
        return self.row.ended_at is not None

    def asks(self, decision: int) -> bool:
        """Return True if the person is asked this decision."""
        return self.row.decision == decision and self.course.asked and not self.has_ended and not self.renewed


G = TypeVar("G", bound=SoloGame)


class Kind(Protocol[G]):
    """Kind of solo games."""

    def check(self, host: Host, game: G) -> None:
        """Raise `Refused` if it can no longer be played."""
        ...

    async def load(self, host: Host, row: SoloRow) -> G:
        """Return the game of a row. Raises `Refused` if its game or its rules are missing."""
        ...

    async def robot_move(self, host: Host, game: G, seat: int) -> str:
        """Return a robot's move: the same at the same decision, in any process."""
        ...

    def check_take_back(self, host: Host, game: G) -> None:
        """Raise `Refused` if the newest move of the person must stay."""
        ...

    async def replay(self, game: G, moves: list[str]) -> Alone:
        """Return the game after these moves."""
        ...

    async def ending(self, game: G) -> dict[str, Any]:
        """Return the stored values of a finished game."""
        ...

    gone: str
    """Reason for a missing game."""


async def load(host: Host, kind: Kind[G], user: int, number: int) -> G:
    """Return this person's game with that number, after the robots' moves. Raises `Refused` if it is not theirs."""
    game = await look_at(host, kind, user, number)
    if not _waits(game):
        return game
    async with host.queue(queue_of(user)):
        try:
            return await let_robots_play(host, kind, await look_at(host, kind, user, number))
        except Refused as refusal:  # another process was faster, and its robots play the same
            if refusal.reason != "refusal-stale":
                raise
    return await look_at(host, kind, user, number)


async def look_at(host: Host, kind: Kind[G], user: int | None, number: int) -> G:
    """Return a game as it is stored; `user` None: of any person."""
    row = await host.store.ask(lambda tx: tx.of(SoloGames).find(number, user))
    if row is None:
        raise Refused(kind.gone)
    return await kind.load(host, row)


async def play(host: Host, kind: Kind[G], user: int, number: int, decision: int, choose: ChooseMove) -> G:
    """Play a move of the person at that decision, and the robots after it; nothing if the game had to begin again.

    Raises `Refused` as stale if it has moved on, or if its time is over; `IllegalMove` as the rules say.
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
    """Take the person's newest move back, with all after it. Raises like `play`, and `Refused` if it must stay."""
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
    """Let robots play until the person is asked, and store it; also the end, if the game has come to it."""
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
        if not await tx.of(SoloGames).go_on(game.row, after):
            raise Refused("refusal-stale")
    return msgspec.structs.replace(game, row=after)


async def ask_robot(host: Host, user: int, task: Task) -> str:
    """Return a robot's move. For a strong one the thinking processes are asked; without an answer this one thinks."""
    if task.level is Level.STRONG:
        for _ in range(ASKED):
            thought = await host.thinkers.ask(task, asker=user)
            if thought is not None:
                return thought.move
    return (await asyncio.to_thread(think, task)).move


def queue_of(user: int) -> int:
    """Return the number of the queue in which a person's solo games wait; tables have theirs above 0."""
    return -user


def _waits(game: SoloGame) -> bool:
    return game.course.waiting is not None or (game.course.over and not game.has_ended)
