"""Memory of this process: how it is requested from the system, and given back.

Pictures are drawn in several threads, each in some megabytes that are free a moment later. By default the C library of
Linux keeps a heap for each thread, and all memory that was free once in all of them: three times as much as is in use.
So there is one heap, large blocks are given back at once, and the rest after a while of drawing.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import sys

_ARENAS, _LARGE, _LEFT_FREE = -8, -3, -1
"""Numbers of `mallopt`.

They are the count of heaps, the size in bytes of blocks that are requested one by one, and the free bytes that stay at
a heap's end.
"""
BOUNDS = {
    "MALLOC_ARENA_MAX": (_ARENAS, 1),
    "MALLOC_MMAP_THRESHOLD_": (_LARGE, 8 * 2**20),
    "MALLOC_TRIM_THRESHOLD_": (_LEFT_FREE, 32 * 2**20),
}
"""Bounds by the names of the environment.

A picture is smaller than a large block: requesting it each time would double the time that it takes.
"""
PAUSE = 5.0
"""Seconds from a drawing until free memory is given back."""


def bound_memory() -> None:
    """Set these bounds for the process, except those of its environment; only on Linux with its usual library."""
    library = _library()
    if library is not None:
        for name, (parameter, value) in BOUNDS.items():
            if name not in os.environ:
                library.mallopt(parameter, value)


class GivesBack:
    """Return of free memory to the system, once for all pictures drawn within some seconds."""

    def __init__(self) -> None:
        self._due: asyncio.TimerHandle | None = None
        self._library = _library()

    def mark_drawn(self) -> None:
        """Note that a picture was drawn."""
        if self._due is None and self._library is not None:
            self._due = asyncio.get_running_loop().call_later(PAUSE, self._begin)

    def close(self) -> None:
        """Cancel the planned return of memory."""
        if self._due is not None:
            self._due.cancel()

    def _begin(self) -> None:
        self._due = None
        if self._library is not None:
            asyncio.get_running_loop().run_in_executor(None, self._library.malloc_trim, 0)


def _library() -> ctypes.CDLL | None:
    """Return the C library if it has these functions, or None."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
