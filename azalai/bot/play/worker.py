"""Worker process that thinks: it has a low priority on the machine, and ends with the bot, however that ends.

It imports the robots, not the bot.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from pathlib import Path

from azalai.games.guard import limit_memory

NICENESS = 10
"""Amount by which the process lowers its priority."""
MOST_MEMORY = 2**31
"""Bytes that a process may use; a thought that needs more has no answer. Our robots need a tenth of that."""
FIRST_TO_GO = "500"
"""Score from -1000 to 1000 by which Linux chooses a process to end if memory runs out: this one before the bot."""


def prepare() -> None:
    """Prepare the process before its first thought: priority, memory, and its end with the bot."""
    if hasattr(os, "nice"):  # Windows has other priorities
        os.nice(NICENESS)
    with contextlib.suppress(OSError):  # not Linux
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, encoding="ascii")
    limit_memory(MOST_MEMORY)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """End this process when its parent ends. It runs in a thread, because an endless thought would not notice that."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
