"""Leases: the right of one process to send to an address.

Between the moment at which a process begins to send and the request to Discord it loads, draws and reads: it may be
suspended and lose the lease to another process, which has sent a newer message. So the lease is checked once more right
before the request.
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
def with_lease(lease: Lease) -> Generator[None]:
    """Send everything inside the block under that lease."""
    token = _LEASE.set(lease)
    try:
        yield
    finally:
        _LEASE.reset(token)


def check_lease() -> None:
    """Raise `LeaseLost` if sending is another process's work by now."""
    lease = _LEASE.get()
    if lease is not None and not lease.holds():
        raise LeaseLost
