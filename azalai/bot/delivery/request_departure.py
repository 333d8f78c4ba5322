"""Departure of a request to Discord: the client's connection reports each piece that is written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

_LAST_OF_FORM = b"--\r\n"
"""End of the last piece of a form with files (RFC 2046, 5.1.1); other requests are one piece."""
_leaves: ContextVar[Callable[[], None] | None] = ContextVar("leaves", default=None)


@contextmanager
def notify_when_sent(tell: Callable[[], None]) -> Generator[None]:
    """Call `tell` when the last piece of a request that is made in the block is written."""
    before = _leaves.set(tell)
    try:
        yield
    finally:
        _leaves.reset(before)


def trace_requests() -> aiohttp.TraceConfig:
    """Return a configuration that makes discord.py's client report each piece that is written.

    See https://docs.aiohttp.org/en/stable/tracing_reference.html
    """
    config = aiohttp.TraceConfig()
    config.on_request_headers_sent.append(_headers)
    config.on_request_chunk_sent.append(_piece)
    return config


async def _headers(
    _: aiohttp.ClientSession, request: SimpleNamespace, sent: aiohttp.TraceRequestHeadersSentParams
) -> None:
    request.form = sent.headers.get("Content-Type", "").startswith("multipart/")


async def _piece(_: aiohttp.ClientSession, request: SimpleNamespace, sent: aiohttp.TraceRequestChunkSentParams) -> None:
    tell = _leaves.get()
    if tell is not None and (not request.form or sent.chunk.endswith(_LAST_OF_FORM)):
        asyncio.get_running_loop().call_soon(tell)  # the piece itself is written right after this call
