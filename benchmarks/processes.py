"""Use of the processor by another process, read from the system at any moment."""

from __future__ import annotations

import ctypes
import os
import time
from dataclasses import dataclass
from pathlib import Path

NANOSECONDS = 1e-9


class ProcessorClock:
    """Processor time of a process, of all its threads together, those that have ended included."""

    def __init__(self, process: int) -> None:
        clock, libc = ctypes.c_int(), ctypes.CDLL(None, use_errno=True)
        error = libc.clock_getcpuclockid(process, ctypes.byref(clock))
        if error:
            raise OSError(error, os.strerror(error))
        self._clock = clock.value

    def seconds(self) -> float:
        """Return the seconds since the process began, to the nanosecond as the scheduler counts them."""
        return time.clock_gettime(self._clock)


@dataclass(frozen=True)
class Scheduled:
    """Seconds that the threads of a process ran, and that they could have run but waited for a core."""

    ran: float = 0.0
    waited: float = 0.0

    def __sub__(self, earlier: Scheduled) -> Scheduled:
        return Scheduled(self.ran - earlier.ran, self.waited - earlier.waited)

    @property
    def share(self) -> float:
        """Share of the time in which it wanted to run that it did run: 1 on a core without other work."""
        wanted = self.ran + self.waited
        return self.ran / wanted if wanted else 1.0


def read_scheduled(process: int) -> Scheduled:
    """Return the times of a process's main thread, the one that answers presses, since it began.

    It also waits for other threads of the same process that share its core.
    """
    ran, waited, _ = Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()
    return Scheduled(int(ran) * NANOSECONDS, int(waited) * NANOSECONDS)


def measure_resident(process: int) -> float:
    """Return the resident MiB now."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@dataclass(frozen=True)
class Core:
    """Seconds of one core: of work for all processes, given to others by the host of a virtual machine, and passed."""

    busy: float
    stolen: float
    passed: float

    def __sub__(self, earlier: Core) -> Core:
        return Core(self.busy - earlier.busy, self.stolen - earlier.stolen, self.passed - earlier.passed)


def read_core(number: int) -> Core:
    """Return the use of one core up to now, counted in hundredths of a second."""
    row = next(
        row for row in Path("/proc/stat").read_text(encoding="ascii").split("\n") if row.startswith(f"cpu{number} ")
    )
    user, nice, system, idle, waiting, *interrupts, stolen = [int(field) for field in row.split()[1:9]]
    busy = user + nice + system + sum(interrupts)
    return Core(*(ticks / os.sysconf("SC_CLK_TCK") for ticks in (busy, stolen, busy + stolen + idle + waiting)))
