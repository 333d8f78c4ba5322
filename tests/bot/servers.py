"""PostgreSQL servers for tests that stop them."""

from __future__ import annotations

import secrets
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from tests.house import ROOT

SCRIPT = ROOT / ".ci" / "postgresql"


class Server:
    """PostgreSQL server of a test's own, whose socket is in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def stop(self, how: str) -> None:
        """Stop the server: `fast` (orderly) or `immediate` (like a power failure)."""
        subprocess.run([SCRIPT, "stop", how, self.folder], check=True)

    def start(self) -> None:
        """Start the server again and return when it answers."""
        subprocess.run([SCRIPT, "again", self.folder], check=True)

    async def create_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"azalai_{secrets.token_hex(4)}"
        engine = create_async_engine(self.address("postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.exec_driver_sql(f"CREATE DATABASE {name}")
        await engine.dispose()
        return self.address(name)

    def address(self, name: str) -> str:
        """Return the address of a database of this server."""
        return f"postgresql+asyncpg://azalai@/{name}?host={self.folder}"


@contextmanager
def start_server() -> Generator[Server]:
    """Start a server and delete it afterwards; skip the test if there is no PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:  # the name of a socket must be short
        started = subprocess.run([SCRIPT, folder], check=True, capture_output=True, timeout=60).stdout
        if not started:
            pytest.skip("there is no PostgreSQL here that can be started (initdb, pg_ctl)")
        try:
            yield Server(Path(folder))
        finally:
            subprocess.run([SCRIPT, "stop", folder], check=True)
