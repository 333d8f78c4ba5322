"""Moment at which a request to Discord is written whole, as reported by the client's connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp

_LAST_OF_FORM = b"--\r\n"
"""End of the last piece of a form with files (RFC 2046, 5.1.1); other requests are one piece."""
_on_sent: ContextVar[Callable[[], None] | None] = ContextVar("leaves", default=None)


@contextmanager
def notify_when_sent(on_sent: Callable[[], None]) -> Generator[None]:
    """Call `on_sent` when the last piece of a request that is made in the block is written."""
    before = _on_sent.set(on_sent)
    try:
        yield
    finally:
        _on_sent.reset(before)


def trace_requests() -> aiohttp.TraceConfig:
    """Return the configuration with which discord.py's client reports each piece of a request that is written.

    See https://docs.aiohttp.org/en/stable/tracing_reference.html
    """
    config = aiohttp.TraceConfig()
    config.on_request_headers_sent.append(_on_headers)
    config.on_request_chunk_sent.append(_on_piece)
    return config


async def _on_headers(
    _: aiohttp.ClientSession, request: SimpleNamespace, sent: aiohttp.TraceRequestHeadersSentParams
) -> None:
    request.form = sent.headers.get("Content-Type", "").startswith("multipart/")


async def _on_piece(
    _: aiohttp.ClientSession, request: SimpleNamespace, sent: aiohttp.TraceRequestChunkSentParams
) -> None:
    on_sent = _on_sent.get()
    if on_sent is not None and (not request.form or sent.chunk.endswith(_LAST_OF_FORM)):
        asyncio.get_running_loop().call_soon(on_sent)  # the piece itself is written right after this call
