"""Robots' turns: they go through the table's queue as those of people do.

A gentle or solid robot chooses at once. For a strong one, other processes think (`azalai.bot.play.thinkers`) outside
the queue: other players may move meanwhile, and a thought for an outdated decision is dropped.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Collection

from azalai.bot.errors import Refused
from azalai.bot.play.turns import play
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import find_character, get_available_level
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Move
from azalai.robots import Level, Thought, choose_at_once, request
from azalai.robots.levels import SECONDS_TO_MOVE

log = logging.getLogger(__name__)

ROBOTS_ALONE = 0
"""Asker for the robots of all tables without people, so that together they delay another asker by one thought."""

Decision = tuple[int, int]
"""Seat, and the number of its decision."""


async def drive(host: Host, table: int, changed: asyncio.Event | None = None) -> None:
    """Play for the robots of a table until a person must decide or the game is over.

    `changed`: an event that is set when others have changed the table.
    """
    thoughts = _Thoughts(host)
    table_changed = changed or asyncio.Event()
    try:
        while True:
            table_changed.clear()
            try:
                loaded = await load(host, table)
                robots = [seat for seat in loaded.deciders if seat.is_robot]
                if not robots or loaded.row.status is not Status.RUNNING:
                    return
                thoughts.keep_only([_make_key(seat) for seat in robots])
                chosen = ((seat, thoughts.choose(loaded, seat)) for seat in robots)
                seat, move = next((choice for choice in chosen if choice[1] is not None), (robots[0], None))
                if move is None:
                    await thoughts.wait(table_changed)
                else:
                    await play(host, table, seat.seat, move, user=None, decision=seat.decision)
            except Refused as refusal:
                if refusal.reason != "refusal-stale":
                    log.warning("the robots of table %s stop: %s", table, refusal.reason)
                    return
    finally:
        thoughts.keep_only([])


class _Thoughts:
    """Thoughts under way for the robots of a table."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._under_way: dict[Decision, asyncio.Task[Thought | None]] = {}

    def keep_only(self, decisions: Collection[Decision]) -> None:
        """Drop the thoughts for decisions other than these."""
        for decision in self._under_way.keys() - set(decisions):
            self._under_way.pop(decision).cancel()

    def choose(self, table: LoadedTable, seat: SeatRow) -> Move | None:
        """Return the move of the robot in a seat, or None while it thinks. The first call starts the thought."""
        moves = table.game.moves(table.state, seat.seat)
        level = get_available_level(self._host.settings, table, seat)
        if level is Level.STRONG:
            thought = self._under_way.get(_make_key(seat))
            if thought is None:
                self._under_way[_make_key(seat)] = asyncio.create_task(self._think(table, seat, len(moves)))
                return None
            if not thought.done():
                return None
            result = thought.result()
            best = next((move for move in moves if result is not None and str(move) == result.move), None)
            if best is not None:
                return best
        position = (table.game, table.state, len(table.seats), seat.seat)
        return choose_at_once(*position, level, _make_seed(table), find_character(table, seat))

    async def _think(self, table: LoadedTable, seat: SeatRow, choices: int) -> Thought | None:
        """Return the thought for a decision, or None if there is none.

        A single choice needs no thought but takes as long, so that the time does not give it away.
        """
        if choices == 1:
            await self._host.thinkers.pause()
            return None
        seats, seed = len(table.seats), _make_seed(table)
        task = request(table.game, table.state, seats, seat.seat, Level.STRONG, seed, seconds=SECONDS_TO_MOVE)
        first_person = next((seat.user_id for seat in table.seats if seat.user_id is not None), ROBOTS_ALONE)
        return await self._host.thinkers.ask(task, asker=first_person)

    async def wait(self, table_changed: asyncio.Event) -> None:
        """Wait until a thought has ended, or the table has changed."""
        change = asyncio.create_task(table_changed.wait())
        try:
            await asyncio.wait({change, *self._under_way.values()}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            change.cancel()


def _make_key(seat: SeatRow) -> Decision:
    return seat.seat, seat.decision


def _make_seed(table: LoadedTable) -> bytes:
    """Return a seed that breaks the robot's ties and gives nothing of the game's chance away."""
    return hashlib.sha256(b"robot" + (table.row.seed or b"") + table.row.position.to_bytes(8, "big")).digest()
