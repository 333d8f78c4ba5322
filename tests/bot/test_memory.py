"""Memory: free memory returns to the system a little after much was drawn, and all threads share one heap."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest

from azalai.bot import memory
from tests.house import ROOT

HEAPS = """
import threading
from azalai.bot.memory import bound_memory
bound_memory()
held, came = [], threading.Barrier(9)
def work():
    held.append(bytearray(100_000))
    came.wait()
    came.wait()
threads = [threading.Thread(target=work) for _ in range(8)]
for one in threads: one.start()
came.wait()
ends = [[int(end, 16) for end in line.split()[0].split("-")] for line in open("/proc/self/maps")]
begun = {end for start, end in ends if start % 2**26 == 0}
print(sum(end % 2**26 == 0 and start in begun for start, end in ends))
came.wait()
"""
"""Program that counts the heaps of threads: each is reserved at a multiple of 64 MB, and its beginning is in use."""


class Library:
    """C library that counts the calls that return free memory."""

    def __init__(self) -> None:
        self.given = 0

    def malloc_trim(self, left: int) -> int:
        self.given += 1
        return 1


async def test_free_memory_is_returned_once_for_all_drawings(monkeypatch: pytest.MonkeyPatch):
    library = Library()
    monkeypatch.setattr(memory, "_library", lambda: library)
    monkeypatch.setattr(memory, "PAUSE", 0.0)
    back = memory.GivesBack()
    for _ in range(50):
        back.mark_drawn()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.get_running_loop().shutdown_default_executor()
    assert library.given == 1


@pytest.mark.costly
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there are no such heaps")
def test_many_threads_share_one_heap_unless_the_environment_wants_more():
    known = {**os.environ, "PYTHONPATH": str(ROOT)}
    bounded, wanted = (
        int(subprocess.run([sys.executable, "-c", HEAPS], env=known | more, capture_output=True, check=True).stdout)
        for more in ({}, {"MALLOC_ARENA_MAX": "8"})
    )
    assert bounded == 0 < wanted
