"""Lock of a SQLite database: one process serves it at a time, however the last one ended; others may read."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from azalai.bot.errors import CannotStart
from azalai.bot.store import open_store, visit_store
from azalai.bot.store.serving_right import hold_serving_right
from tests.bot.fixtures import address
from tests.house import ROOT

SERVES = """
import sys, time
from multiprocessing import get_context
from azalai.bot.store.serving_right import hold_serving_right
with hold_serving_right(sys.argv[1]):
    child = get_context("fork").Process(target=time.sleep, args=(60,))
    child.start()
    print(child.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.costly
def test_a_file_is_served_by_one_process_and_a_killed_one_is_replaced(tmp_path: Path):
    """A child of the killed process may still run."""
    database = address(tmp_path / "azalai.db")
    (tmp_path / "link.db").symlink_to(tmp_path / "azalai.db")
    first = subprocess.Popen([sys.executable, "-c", SERVES, database], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    child = int(first.stdout.readline())
    for name in ("azalai.db", "link.db"):
        with pytest.raises(CannotStart, match="Another process serves"), hold_serving_right(address(tmp_path / name)):
            raise AssertionError("two serve it")
    first.kill()
    assert first.wait() == -signal.SIGKILL
    with hold_serving_right(database), pytest.raises(CannotStart), hold_serving_right(database):
        raise AssertionError("two serve it")
    with hold_serving_right(database):
        pass
    subprocess.run(["kill", str(child)], check=True)
    first.stdout.close()


@pytest.mark.costly
async def test_a_read_only_visit_is_allowed_next_to_the_serving_process(tmp_path: Path):
    database = address(tmp_path / "azalai.db")
    with hold_serving_right(database):
        served = await open_store(database)
        looking = await visit_store(database)
        async with looking.read() as tx:
            await tx.operations.find_pause()
        await looking.close()
        await served.close()
        assert not (tmp_path / "azalai.db.served-journal").exists()
    assert (tmp_path / "azalai.db.served").stat().st_mode & 0o077 == 0


def test_postgresql_and_a_file_that_cannot_be_made(tmp_path: Path):
    with (
        hold_serving_right("postgresql+asyncpg://azalai:sesame@nowhere/azalai"),
        hold_serving_right("postgresql+asyncpg://nowhere/azalai"),
    ):
        pass
    (tmp_path / "azalai.db.served").mkdir()
    with pytest.raises(CannotStart, match=r"\.served next to"), hold_serving_right(address(tmp_path / "azalai.db")):
        raise AssertionError("it serves")
