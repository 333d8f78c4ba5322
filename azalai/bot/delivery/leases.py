"""Whether it is still this process's work to send what it is about to send.

Between the moment at which a process begins to send something and the request to Discord it loads, draws and reads: it
may sleep meanwhile, and lose its work to others who have sent something newer. So it looks once more, at the last
moment.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from azalai.bot.cluster.cluster import Lease

_LEASE: ContextVar[Lease | None] = ContextVar("lease", default=None)


class LeaseLost(Exception):
    """Another process sends to that address now."""


@contextmanager
def under(lease: Lease) -> Generator[None]:
    """Sends all that is sent meanwhile under that lease."""
    token = _LEASE.set(lease)
    try:
        yield
    finally:
        _LEASE.reset(token)


def check_lease() -> None:
    """Raises LeaseLost where sending is another process's work by now."""
    lease = _LEASE.get()
    if lease is not None and not lease.holds():
        raise LeaseLost
