"""PostgreSQL servers for tests that stop them, and a way to a server that can be cut."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import tempfile
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

SCRIPT = Path(__file__).parents[2] / ".ci" / "postgresql"
SOCKET = ".s.PGSQL.5432"
COMMIT = b"COMMIT;"
"""As asyncpg sends it."""


class Server:
    """A PostgreSQL of its own, whose socket is in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def stop(self, how: str) -> None:
        """Ends it: `fast` (orderly), or `immediate` (as if the power had gone)."""
        subprocess.run([SCRIPT, "stop", how, self.folder], check=True)

    def start(self) -> None:
        """Starts it again; returns when it answers."""
        subprocess.run([SCRIPT, "again", self.folder], check=True)

    async def database(self) -> str:
        """The address of a new empty database there."""
        name = f"azalai_{secrets.token_hex(4)}"
        engine = create_async_engine(self.address("postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.exec_driver_sql(f"CREATE DATABASE {name}")
        await engine.dispose()
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database there."""
        return f"postgresql+asyncpg://azalai@/{name}?host={self.folder}"


@contextmanager
def server() -> Generator[Server]:
    """A server that is gone afterwards. Skips where there is no PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:  # the name of a socket must be short
        started = subprocess.run([SCRIPT, folder], check=True, capture_output=True, timeout=60).stdout
        if not started:
            pytest.skip("there is no PostgreSQL here that can be started (initdb, pg_ctl)")
        try:
            yield Server(Path(folder))
        finally:
            subprocess.run([SCRIPT, "stop", folder], check=True)


class Way:
    """The way to the server of an address, through a socket in `folder`. `cut`: what happens to the next COMMIT
    (`before`: it does not reach the server; `held`: nor does the server hear that the connection is cut; `after`: the
    answer does not come back), or None; `at_cut` is called then. `silent`: nothing comes through any more, and nobody
    hears why."""

    def __init__(self, server: str, folder: Path) -> None:
        self._server = make_url(server)
        self.folder = folder
        self.cut: str | None = None
        self.silent = False
        self.at_cut: Callable[[], None] = lambda: None
        self._tasks: set[asyncio.Task[None]] = set()
        self._held: list[asyncio.StreamWriter] = []

    @property
    def address(self) -> str:
        """The address of the same database, reached this way."""
        there = self._server.set(host=None, port=None, query={**self._server.query, "host": str(self.folder)})
        return there.render_as_string(hide_password=False)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        try:
            there, to_there = await self._arrived()
        except OSError:
            writer.close()
            return
        lost = asyncio.Event()
        both = (self._forth(reader, to_there, writer, lost), self._back(there, writer, lost))
        for work in both:
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _arrived(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = str(self._server.query.get("host", ""))
        if folder.startswith("/"):
            return await asyncio.open_unix_connection(f"{folder}/{SOCKET}")
        return await asyncio.open_connection(self._server.host or "localhost", self._server.port or 5432)

    async def _forth(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        back: asyncio.StreamWriter,
        lost: asyncio.Event,
    ) -> None:
        with suppress(OSError):
            while chunk := await reader.read(65536):
                cut = self.cut if COMMIT in chunk else None
                if cut is not None:
                    self.cut = None
                    lost.set()
                    if cut != "after":
                        self.at_cut()
                        back.close()
                        if cut == "held":
                            self._held.append(writer)
                            return
                        break
                if not self.silent:
                    writer.write(chunk)
        writer.close()

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event) -> None:
        with suppress(OSError):
            while chunk := await reader.read(65536):
                if lost.is_set():
                    self.at_cut()
                    break
                if not self.silent:
                    writer.write(chunk)
        writer.close()

    async def close(self) -> None:
        """Nothing goes this way any more."""
        for held in self._held:
            held.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def way_to(server: str) -> AsyncGenerator[Way]:
    """A way to the server of that address."""
    with tempfile.TemporaryDirectory(prefix="way") as folder:  # the name of a socket must be short
        way = Way(server, Path(folder))
        listening = await asyncio.start_unix_server(way.serve, f"{folder}/{SOCKET}")
        try:
            yield way
        finally:
            listening.close()
            await way.close()
