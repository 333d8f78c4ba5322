"""What-ifs: games in which a person continues a finished game from one of its decisions, against robots.

The position is copied with its hidden cards and secret choices, so a what-if stays when the finished game is deleted.
Moves can be taken back without limit. What-ifs are not rated and on no board.
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
from azalai.bot.tables.levels import list_levels
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import AnyGame, Move, Outcome
from azalai.robots import Level, request, think

MOST = 5
"""Largest number of a person's what-ifs; another one replaces the one that was played least recently."""


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Decision of a finished game at which a what-if begins.

    - `table`, `step`: numbers of the finished game and of its decision.
    - `seat`, `seats`: the person's seat, and the number of seats.
    - `level`: level of the robots.
    - `options`: options of the game, as JSON.
    - `ended_at`: end of the finished game; `points` and `place`: result of the seat in it, if the rules ended it.
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
        """Allow a what-if at any time."""

    async def load(self, host: Host, row: SoloRow) -> WhatIfGame:
        """Return the game of a row. Raises `Refused` if the game is not installed, or no longer knows its rules."""
        if row.kind is not SoloKind.WHAT_IF or row.source is None or row.game not in GAMES:
            raise Refused(self.gone)
        source = source_of(row)
        try:
            course = await asyncio.to_thread(_replay, row, source, json.loads(row.moves))
        except ValueError as error:
            raise Refused("refusal-play-on-rules") from error
        return WhatIfGame(row=row, course=course, source=source)

    async def robot_move(self, host: Host, game: WhatIfGame, seat: int) -> str:
        """Return a robot's move; a solid robot plays if the chosen level no longer exists."""
        seats = game.source.seats
        level = game.source.level if game.source.level in list_levels(host.settings, game.game, seats) else Level.SOLID
        task = request(game.game, game.course.state, seats, seat, level, _robot_seed(game))
        return await games.ask_robot(host, game.row.user_id, task)

    def check_take_back(self, host: Host, game: WhatIfGame) -> None:
        """Raise `Refused` if nothing was decided yet."""
        if not game.course.decisions:
            raise Refused("refusal-nothing-to-undo")

    async def replay(self, game: WhatIfGame, moves: list[str]) -> Alone:
        """Return the game after these moves."""
        return await asyncio.to_thread(_replay, game.row, game.source, moves)

    async def ending(self, game: WhatIfGame) -> dict[str, Any]:
        """Return no columns: what-ifs have no stored results."""
        return {}


KIND = WhatIfs()


def source_of(row: SoloRow) -> Source:
    """Return the decision at which a what-if begins."""
    return msgspec.json.decode(row.source or "", type=Source)


def result_of(outcome: Outcome, seat: int) -> tuple[int, int]:
    """Return the points and the place of a seat."""
    place = next(number for number, seats in enumerate(outcome.ranking) if seat in seats)
    return outcome.scores[seat].total, 1 + sum(map(len, outcome.ranking[:place]))


async def list_what_ifs(host: Host, user: int) -> list[SoloRow]:
    """Return a person's what-ifs, the newest first."""
    rows = await host.store.ask(lambda tx: tx.get(SoloGames).list_of_kind(user, SoloKind.WHAT_IF))
    return sorted(rows, key=lambda row: -row.id)


def find_dropped(rows: list[SoloRow]) -> SoloRow | None:
    """Return the what-if that a new one would replace, or None if there is room."""
    return min(rows, key=lambda row: (row.changed_at, row.id)) if len(rows) >= MOST else None


def usual_level(rows: list[SoloRow], levels: tuple[Level, ...]) -> Level:
    """Return the robots' level that a person chose last among `levels`, or else the solid or the first one."""
    chosen = [level for row in rows if (level := source_of(row).level) in levels]
    return chosen[0] if chosen else Level.SOLID if Level.SOLID in levels else levels[0]


async def begin(
    host: Host, user: int, game: AnyGame, version: int, state: Any, source: Source, dropped: int
) -> int | None:
    """Store a new what-if and return its number, or None if there is no room for it.

    If the person has a what-if from the same decision without any moves, its number is returned, so that two presses
    begin one game. `dropped`: the number of the what-if that the person gives up for room; it must be the one that
    `find_dropped` returns.
    """
    host.check_not_paused()
    encoded, now = msgspec.json.encode(source).decode(), host.now()
    async with host.store.write() as tx:
        stored = tx.get(SoloGames)
        stored.lock(user)
        rows = await stored.list_of_kind(user, SoloKind.WHAT_IF)
        for row in rows:
            if row.source == encoded and row.decision == 0 and row.game == game.key:
                return row.number
        oldest = find_dropped(rows)
        if oldest is not None:
            if oldest.number != dropped:
                return None
            await stored.delete(oldest)
        new = SoloRow(
            kind=SoloKind.WHAT_IF, user_id=user, game=game.key, version=version, began_at=now, changed_at=now,
            subject=1 + max((row.subject for row in rows), default=0), start=game.encode(state), source=encoded,
        )  # fmt: skip
        return (await stored.begin(new)).number


async def begin_again(host: Host, user: int, number: int) -> WhatIfGame:
    """Begin a what-if again, and return it. Raises `Refused` if it is not the user's."""
    before, now = (await games.look_at(host, KIND, user, number)).row, host.now()
    new = msgspec.structs.replace(
        before, id=0, decision=0, taken_back=0, moves="[]", began_at=now, changed_at=now, ended_at=None
    )
    row = await host.store.change(lambda tx: tx.get(SoloGames).begin(new, replace=True))
    return await games.load(host, KIND, user, row.number)


async def suggest_move(game: WhatIfGame) -> Move:
    """Return the move of a solid robot in the person's place."""
    task = request(game.game, game.course.state, game.source.seats, game.seat, Level.SOLID, _robot_seed(game))
    return game.game.parse_move((await asyncio.to_thread(think, task)).move)


def _replay(row: SoloRow, source: Source, moves: list[str]) -> Alone:
    game = GAMES[row.game]
    return Alone(game, game.decode(row.start or b""), source.seat, moves)


def _robot_seed(game: WhatIfGame) -> bytes:
    """Return the seed of a robot's move, which depends on the what-if's start and the number of moves alone."""
    place = len(game.course.moves).to_bytes(8, "big")
    return hashlib.sha256(b"what-if" + (game.row.start or b"") + place).digest()
