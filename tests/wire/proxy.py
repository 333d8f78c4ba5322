"""A way to PostgreSQL that a test can block."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

import sqlalchemy as sa
from sqlalchemy.engine import make_url


class Proxy:
    """Forwards what comes to an address of its own. `stall` keeps everything without closing anything, as a network
    does that has lost its way; `abandon` does that for ever to the connections that there are; `cut` closes what there
    is and whatever comes; `heal` lets everything through again."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        self._open = asyncio.Event()
        self._open.set()
        self._refuses = False
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def address(self) -> str:
        """The address of the database by this way."""
        query = {name: value for name, value in self._url.query.items() if name not in ("host", "port")}
        return self._url.set(host="127.0.0.1", port=self.port, query=query).render_as_string(hide_password=False)

    def stall(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._open.clear()

    def abandon(self) -> None:
        """Nothing comes through the connections that there are, ever; others are not touched."""
        self._open.clear()
        self._open = asyncio.Event()
        self._open.set()

    def cut(self) -> None:
        """Every connection is closed, and so is each that is tried."""
        self._refuses = True
        for writer in tuple(self._writers):
            writer.transport.abort()

    def heal(self) -> None:
        """Everything comes through again, also what has waited."""
        self._refuses = False
        self._open.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        if self._refuses:
            writer.transport.abort()
            return
        opened = self._open
        await opened.wait()
        host, port = self._url.query.get("host", self._url.host), self._url.port or 5432
        with suppress(OSError):
            if isinstance(host, str) and host.startswith("/"):
                there = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
            else:
                there = await asyncio.open_connection(str(host or "127.0.0.1"), port)
            self._writers |= {writer, there[1]}
            await asyncio.gather(self._forward(opened, reader, there[1]), self._forward(opened, there[0], writer))
            self._writers -= {writer, there[1]}

    async def _forward(self, opened: asyncio.Event, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await opened.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def way_to(address: str) -> AsyncGenerator[Proxy]:
    """Another way to a database."""
    proxy = Proxy(make_url(address))
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        proxy.heal()
        proxy.cut()
        server.close()
