"""Leases: the right of one process to send to an address.

Before its request to Discord a sender loads and draws. If the process is suspended then, it may lose the lease to
another process, which sends a newer message. So the lease is checked again right before the request.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from azalai.bot.cluster.cluster import Lease

_LEASE: ContextVar[Lease | None] = ContextVar("lease", default=None)


class LeaseLost(Exception):
    """Error of a process that has lost a lease: another process sends to the address now."""


@contextmanager
def with_lease(lease: Lease) -> Generator[None]:
    """Set the lease that `check_lease` checks inside the block."""
    token = _LEASE.set(lease)
    try:
        yield
    finally:
        _LEASE.reset(token)


def check_lease() -> None:
    """Raise `LeaseLost` if the lease of the surrounding `with_lease` is lost."""
    lease = _LEASE.get()
    if lease is not None and not lease.holds():
        raise LeaseLost
