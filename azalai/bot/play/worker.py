"""Worker process that thinks: it yields to everything else on the machine, and ends with the bot, however that ended.

It imports the robots alone.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from pathlib import Path

NICENESS = 10
MOST_MEMORY = 2**31
"""Bytes that a process may use; a thought that needs more has no answer. Our robots need a tenth of it."""
FIRST_TO_GO = "500"
"""Priority to be ended when memory runs out, from -1000 to 1000: before the bot."""


def prepare() -> None:
    """Prepare the process, once, before it thinks."""
    if hasattr(os, "nice"):  # Windows has other priorities
        os.nice(NICENESS)
    with contextlib.suppress(OSError):  # not Linux
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, encoding="ascii")
    with contextlib.suppress(ImportError, OSError, ValueError):  # Windows; a smaller limit of the system
        import resource  # noqa: PLC0415  (not on every system)

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_DATA)[1]))
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """Ask the system to end this process with its parent: an endless thought would not notice the parent's end."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
