"""Prefetch of boards: they are drawn before they are needed, while the process has little other work.

A player with a few complete moves will play one of them, so the next public board is one of a few, and is ready when
the button is pressed. The others cost only processor time: one board is drawn at a time, for up to half of the time,
and none while the process has other work.
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
"""Share of a core: a process that uses more for other work draws nothing in advance."""
WINDOW = 0.25
"""Seconds over which the share is measured."""
FIRST = 0.05
"""Seconds before the first board, in which the answer with the moves is sent."""
TABLES = 50
"""Largest number of tables with expected boards; beyond it those of the earliest table are dropped."""

Board = Callable[[], LoadedTable]


class Prefetch:
    """Expected boards by table, which are drawn one by one.

    `draw`: the function that draws a board and returns the seconds of processor time that it took.
    """

    def __init__(self, draw: Callable[[LoadedTable], Awaitable[float]]) -> None:
        self._draw = draw
        self._expected: OrderedDict[int, deque[Board]] = OrderedDict()
        self._working: asyncio.Task[None] | None = None
        self._since, self._used = time.monotonic(), time.process_time()
        self._own = 0.0
        self._busy = True  # until it has been measured

    def replace(self, table: int, boards: Sequence[Board]) -> None:
        """Replace the expected boards of a table."""
        self._expected.pop(table, None)
        if boards:
            self._expected[table] = deque(boards)
        if len(self._expected) > TABLES:
            self._expected.popitem(last=False)
        if self._expected and self._working is None:
            self._working = asyncio.create_task(self._work())

    def close(self) -> None:
        """Drop all expected boards."""
        self._expected.clear()
        if self._working is not None:
            self._working.cancel()

    async def _work(self) -> None:
        pause = FIRST
        try:
            while self._expected:
                await asyncio.sleep(pause)
                if self._expected:
                    pause = WINDOW if self._is_busy() else await self._draw_next()
        except Exception:
            log.exception("a board could not be drawn in advance")
            self._expected.clear()
        finally:
            self._working = None

    async def _draw_next(self) -> float:
        """Draw a board of the newest table, and return the seconds of processor time that it took."""
        table, boards = next(reversed(self._expected.items()))
        board = boards.popleft()
        if not boards:
            del self._expected[table]
        took = await self._draw(board())
        self._own += took
        return took

    def _is_busy(self) -> bool:
        """Return True if the process had other work lately."""
        now, used = time.monotonic(), time.process_time()
        passed = now - self._since
        if passed >= WINDOW:
            self._busy = used - self._used - self._own > BUSY * passed
            self._since, self._used, self._own = now, used, 0.0
        return self._busy
