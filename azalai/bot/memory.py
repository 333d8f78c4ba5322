"""How the memory of this process is asked of the system, and given back to it.

Pictures are drawn in several threads, each in some megabytes that are free a moment later. Left to itself the C library
of Linux keeps a heap of its own for each thread, and whatever was free once in all of them: three times as much as is
in use. So there is one heap, what is large goes back at once, and the rest after a while in which much was drawn.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import sys

_ARENAS, _LARGE, _LEFT_FREE = -8, -3, -1
"""What `mallopt` calls them: how many heaps, from how many bytes on something is asked of the system by itself, and how
many free ones at a heap's end stay there."""
BOUNDS = {
    "MALLOC_ARENA_MAX": (_ARENAS, 1),
    "MALLOC_MMAP_THRESHOLD_": (_LARGE, 8 * 2**20),
    "MALLOC_TRIM_THRESHOLD_": (_LEFT_FREE, 32 * 2**20),
}
"""By the names with which the environment of a process sets them. A picture is smaller than what is large: asking for
it anew each time would double the time that it takes."""
PAUSE = 5.0
"""Seconds from a drawing until what is free is given back."""


def bound_memory() -> None:
    """Sets these bounds for the process, but for those that its environment sets. Nothing happens elsewhere than on
    Linux with its usual library."""
    library = _library()
    if library is not None:
        for name, (parameter, value) in BOUNDS.items():
            if name not in os.environ:
                library.mallopt(parameter, value)


class GivesBack:
    """Gives free memory back to the system, once for all that was drawn within some seconds."""

    def __init__(self) -> None:
        self._due: asyncio.TimerHandle | None = None
        self._library = _library()

    def drew(self) -> None:
        """Something was drawn just now."""
        if self._due is None and self._library is not None:
            self._due = asyncio.get_running_loop().call_later(PAUSE, self._begin)

    def close(self) -> None:
        """Does so no more."""
        if self._due is not None:
            self._due.cancel()

    def _begin(self) -> None:
        self._due = None
        if self._library is not None:
            asyncio.get_running_loop().run_in_executor(None, self._library.malloc_trim, 0)


def _library() -> ctypes.CDLL | None:
    """The C library, where it has these functions."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
