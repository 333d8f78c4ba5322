"""Connection to PostgreSQL that a test can block, cut, or cut just when a transaction is stored."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

SOCKET = ".s.PGSQL.5432"
COMMIT = b"COMMIT;"
"""Statement as asyncpg sends it."""


class Way:
    """Proxy to the server of an address, through a socket in `folder`.

    `stall` holds all traffic without closing a connection, like a network that loses packets; `abandon` holds the
    present connections for ever; `cut` closes them and refuses new ones; `heal` lets everything through again.
    `at_commit`: effect on the next COMMIT (`before`: it does not reach the server; `held`: nor does the server learn
    that the connection is cut; `after`: the answer does not come back), or None; `at_cut` is called then.
    """

    def __init__(self, server: str, folder: Path) -> None:
        self._server = make_url(server)
        self.folder = folder
        self.at_commit: str | None = None
        self.at_cut: Callable[[], None] = lambda: None
        self._open = asyncio.Event()
        self._open.set()
        self._refuses = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def address(self) -> str:
        """Address of the same database through the proxy."""
        url = self._server.set(host=None, port=None, query={**self._server.query, "host": str(self.folder)})
        return url.render_as_string(hide_password=False)

    def stall(self) -> None:
        """Hold all traffic; both ends notice nothing."""
        self._open.clear()

    def abandon(self) -> None:
        """Hold the traffic of the present connections for ever; new ones work."""
        self._open.clear()
        self._open = asyncio.Event()
        self._open.set()

    def cut(self) -> None:
        """Close every connection and refuse new ones."""
        self._refuses = True
        for writer in tuple(self._writers):
            writer.transport.abort()

    def heal(self) -> None:
        """Let everything through again, including held traffic."""
        self._refuses = False
        self._open.set()

    async def close(self) -> None:
        """Close every connection and stop the proxy."""
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Accept one connection."""
        task = asyncio.create_task(self._connect(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        gate = self._open
        await gate.wait()
        try:
            answers, to_server = await self._open_server()
        except OSError:
            writer.transport.abort()
            return
        both = {writer, to_server}
        self._writers |= both
        lost = asyncio.Event()
        with suppress(OSError):
            await asyncio.gather(
                self._pass_requests(reader, to_server, writer, gate, lost),
                self._pass_answers(answers, writer, gate, lost),
            )
        self._writers -= both

    async def _open_server(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = str(self._server.query.get("host", ""))
        if folder.startswith("/"):
            return await asyncio.open_unix_connection(f"{folder}/{SOCKET}")
        return await asyncio.open_connection(self._server.host or "localhost", self._server.port or 5432)

    async def _pass_requests(
        self,
        reader: asyncio.StreamReader,
        to_server: asyncio.StreamWriter,
        back: asyncio.StreamWriter,
        opened: asyncio.Event,
        lost: asyncio.Event,
    ) -> None:
        with suppress(OSError):
            while chunk := await reader.read(65536):
                await opened.wait()
                how = self.at_commit if COMMIT in chunk else None
                if how is not None:
                    self.at_commit = None
                    lost.set()
                    if how != "after":
                        self.at_cut()
                        back.close()
                        if how == "held":
                            return
                        break
                to_server.write(chunk)
                await to_server.drain()
        to_server.transport.abort()

    async def _pass_answers(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, opened: asyncio.Event, lost: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while chunk := await reader.read(65536):
                await opened.wait()
                if lost.is_set():
                    self.at_cut()
                    break
                writer.write(chunk)
                await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def open_way(server: str) -> AsyncGenerator[Way]:
    """Open a proxy to the server of an address."""
    with tempfile.TemporaryDirectory(prefix="way") as folder:  # the name of a socket must be short
        way = Way(server, Path(folder))
        listening = await asyncio.start_unix_server(way.serve, f"{folder}/{SOCKET}")
        try:
            yield way
        finally:
            listening.close()
            await way.close()
