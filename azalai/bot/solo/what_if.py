"""What-ifs: games that a person plays on from a decision of a finished game, against robots, to try another choice.

The position is copied with the hidden cards and secret choices that it had, so that the game continues if the finished
one is removed. The person takes back as often as they like; a what-if is never rated and is on no board.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import Any

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.solo import games
from azalai.bot.solo.games import SoloGame
from azalai.bot.solo.store import SoloGames, SoloKind, SoloRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import levels_for
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import AnyGame, Move, Outcome
from azalai.robots import Level, request, think

MOST = 5
"""Limit of a person's what-ifs: another replaces the one that was left longest ago."""


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Decision of a finished game at which a what-if begins.

    `table`: number of the finished game; `step`: number of the decision among all of it; `seat`: that of the person,
    of `seats`; `level`: that of the robots; `options`: those of the game, as JSON; `ended_at`: end of the finished
    game, with `points` and `place` of the seat if the rules ended it.
    """

    table: int
    step: int
    seat: int
    seats: int
    level: Level
    options: str
    ended_at: float
    points: int | None = None
    place: int | None = None


class WhatIfGame(SoloGame, frozen=True, kw_only=True):
    """A person's what-if."""

    source: Source


class WhatIfs:
    """Rules of what-ifs as solo games."""

    gone = "refusal-what-if-gone"

    def check(self, host: Host, game: WhatIfGame) -> None:
        """Do nothing: a what-if can be played at any time."""

    async def load(self, host: Host, row: SoloRow) -> WhatIfGame:
        """Return the game of a row. Raises `Refused` if its game or its rules are gone."""
        if row.kind is not SoloKind.WHAT_IF or row.source is None or row.game not in GAMES:
            raise Refused(self.gone)
        source = source_of(row)
        try:
            course = await asyncio.to_thread(_course, row, source, json.loads(row.moves))
        except ValueError as error:
            raise Refused("refusal-play-on-rules") from error
        return WhatIfGame(row=row, course=course, source=source)

    async def robot_move(self, host: Host, game: WhatIfGame, seat: int) -> str:
        """Return a robot's move; a solid robot plays if the chosen level no longer exists."""
        seats = game.source.seats
        level = game.source.level if game.source.level in levels_for(host.settings, game.game, seats) else Level.SOLID
        task = request(game.game, game.course.state, seats, seat, level, _chance(game))
        return await games.ask_robot(host, game.row.user_id, task)

    def check_take_back(self, host: Host, game: WhatIfGame) -> None:
        """Raise `Refused` if nothing was decided yet."""
        if not game.course.decisions:
            raise Refused("refusal-nothing-to-undo")

    async def replay(self, game: WhatIfGame, moves: list[str]) -> Alone:
        """Return the game after these moves."""
        return await asyncio.to_thread(_course, game.row, game.source, moves)

    async def ending(self, game: WhatIfGame) -> dict[str, Any]:
        """Return nothing: a what-if counts nowhere."""
        return {}


KIND = WhatIfs()


def source_of(row: SoloRow) -> Source:
    """Return the decision at which a what-if was begun."""
    return msgspec.json.decode(row.source or "", type=Source)


def result_of(outcome: Outcome, seat: int) -> tuple[int, int]:
    """Return the points of a seat, and its place."""
    place = next(number for number, seats in enumerate(outcome.ranking) if seat in seats)
    return outcome.scores[seat].total, 1 + sum(map(len, outcome.ranking[:place]))


async def list_what_ifs(host: Host, user: int) -> list[SoloRow]:
    """Return a person's what-ifs, the newest first."""
    rows = await host.store.ask(lambda tx: tx.of(SoloGames).of_kind(user, SoloKind.WHAT_IF))
    return sorted(rows, key=lambda row: -row.id)


def find_dropped(rows: list[SoloRow]) -> SoloRow | None:
    """Return the what-if that a new one would replace, or None if there is room."""
    return min(rows, key=lambda row: (row.changed_at, row.id)) if len(rows) >= MOST else None


def usual_level(rows: list[SoloRow], levels: tuple[Level, ...]) -> Level:
    """Return the level of the robots that a person chose last, of those that a game has."""
    chosen = [level for row in rows if (level := source_of(row).level) in levels]
    return chosen[0] if chosen else Level.SOLID if Level.SOLID in levels else levels[0]


async def begin(
    host: Host, user: int, game: AnyGame, version: int, state: Any, source: Source, goes: int
) -> int | None:
    """Store the beginning of a what-if and return its number, or None if there is no room for it.

    An existing one of the same decision is returned if nothing was decided in it, so that two presses begin one game.
    `goes`: the number of the what-if that the person gives up for it; it must be the one that `find_dropped` returns.
    """
    host.check_goes_on()
    written, now = msgspec.json.encode(source).decode(), host.now()
    async with host.store.write() as tx:
        stored = tx.of(SoloGames)
        stored.lock(user)
        rows = await stored.of_kind(user, SoloKind.WHAT_IF)
        for row in rows:
            if row.source == written and row.decision == 0 and row.game == game.key:
                return row.number
        leaving = find_dropped(rows)
        if leaving is not None:
            if leaving.number != goes:
                return None
            await stored.delete(leaving)
        new = SoloRow(
            kind=SoloKind.WHAT_IF, user_id=user, game=game.key, version=version, began_at=now, changed_at=now,
            subject=1 + max((row.subject for row in rows), default=0), start=game.encode(state), source=written,
        )  # fmt: skip
        return (await stored.begin(new)).number


async def begin_again(host: Host, user: int, number: int) -> WhatIfGame:
    """Start a what-if again from its beginning, and return it. Raises `Refused` if it is not theirs."""
    before, now = (await games.look_at(host, KIND, user, number)).row, host.now()
    new = msgspec.structs.replace(
        before, id=0, decision=0, taken_back=0, moves="[]", began_at=now, changed_at=now, ended_at=None
    )
    row = await host.store.change(lambda tx: tx.of(SoloGames).begin(new, replace=True))
    return await games.load(host, KIND, user, row.number)


async def suggest_move(game: WhatIfGame) -> Move:
    """Return the move of a solid robot in the person's place."""
    task = request(game.game, game.course.state, game.source.seats, game.seat, Level.SOLID, _chance(game))
    return game.game.parse_move((await asyncio.to_thread(think, task)).move)


def _course(row: SoloRow, source: Source, moves: list[str]) -> Alone:
    game = GAMES[row.game]
    return Alone(game, game.decode(row.start or b""), source.seat, moves)


def _chance(game: WhatIfGame) -> bytes:
    """Return a robot's chance: the same at the same place of the same what-if."""
    place = len(game.course.moves).to_bytes(8, "big")
    return hashlib.sha256(b"what-if" + (game.row.start or b"") + place).digest()
