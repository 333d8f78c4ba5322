"""What a process is that thinks: it gives way to everything else on the machine, and ends with the bot, however that
ended. Nothing but the robots is imported here."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from pathlib import Path

NICENESS = 10
FIRST_TO_GO = "500"
"""Where the machine runs out of memory it ends a process that thinks rather than the bot: from -1000 to 1000."""


def prepare() -> None:
    """Done once in each process, before it thinks."""
    if hasattr(os, "nice"):  # Windows has other priorities
        os.nice(NICENESS)
    with contextlib.suppress(OSError):  # no Linux
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, encoding="ascii")
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """A thought that goes on for ever would not notice that nobody waits for it any more."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
