"""Boards drawn before anybody asks for them, while the machine has little else to do.

Whoever is offered a few complete moves will play one of them: the board that all see next is one of a few, and stands
ready when the button is pressed. Those that nobody asks for cost processor time and nothing else. So one is drawn at a
time, for half of the time at most, and none while the process is at work otherwise.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence

from azalai.bot.tables.table import LoadedTable

log = logging.getLogger(__name__)

BUSY = 0.4
"""Of a core: a process that uses more for other things draws nothing ahead."""
WINDOW = 0.25
"""Seconds over which that is measured."""
FIRST = 0.05
"""Seconds before the first board, in which the answer that offers the moves leaves."""
TABLES = 50
"""Of more tables than that, the boards of those that were expected first are not drawn."""

Board = Callable[[], LoadedTable]


class Ahead:
    """The boards that are expected, by table. `draw` draws one, and says how many seconds of a processor it took."""

    def __init__(self, draw: Callable[[LoadedTable], Awaitable[float]]) -> None:
        self._draw = draw
        self._expected: OrderedDict[int, deque[Board]] = OrderedDict()
        self._working: asyncio.Task[None] | None = None
        self._since, self._used = time.monotonic(), time.process_time()
        self._own = 0.0
        self._busy = True  # until it has been measured

    def expect(self, table: int, boards: Sequence[Board]) -> None:
        """One of these will be the next board of a table, and none of those that were expected before."""
        self._expected.pop(table, None)
        if boards:
            self._expected[table] = deque(boards)
        if len(self._expected) > TABLES:
            self._expected.popitem(last=False)
        if self._expected and self._working is None:
            self._working = asyncio.create_task(self._work())

    def close(self) -> None:
        """Nothing is expected any more."""
        self._expected.clear()
        if self._working is not None:
            self._working.cancel()

    async def _work(self) -> None:
        pause = FIRST
        try:
            while self._expected:
                await asyncio.sleep(pause)
                if self._expected:
                    pause = WINDOW if self._is_busy() else await self._next()
        except Exception:
            log.exception("a board could not be drawn ahead")
            self._expected.clear()
        finally:
            self._working = None

    async def _next(self) -> float:
        """Draws one board; the seconds that it took."""
        table, boards = next(reversed(self._expected.items()))
        board = boards.popleft()
        if not boards:
            del self._expected[table]
        took = await self._draw(board())
        self._own += took
        return took

    def _is_busy(self) -> bool:
        """Whether the process was at work for others lately."""
        now, used = time.monotonic(), time.process_time()
        passed = now - self._since
        if passed >= WINDOW:
            self._busy = used - self._used - self._own > BUSY * passed
            self._since, self._used, self._own = now, used, 0.0
        return self._busy
