"""PostgreSQL's own tools, which copy a database during play and restore it, as `docs/operate.md` says."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from azalai.bot.clock import SystemClock
from azalai.bot.config import Settings
from azalai.bot.operations.check import check_up
from azalai.bot.store import open_store, visit_store
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.databases import create_database
from tests.bot.without_discord import AMARA, THOMAS, play_moves, running_table
from tests.house import ROOT

OPERATE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
TOOLS = [str(folder) for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
PATH = os.pathsep.join([*TOOLS, os.environ["PATH"]])


def read_command(tool: str, **places: str) -> list[str]:
    """Return the command on the page, with a database and a file of the test."""
    (command,) = re.findall(rf"^ *({tool} --\S*(?:format|no-owner).*)$", OPERATE, flags=re.MULTILINE)
    for name, value in places.items():
        command = re.sub(name, value, command)
    return shlex.split(command)


@pytest.mark.costly
@pytest.mark.skipif(shutil.which("pg_dump", path=PATH) is None, reason="there is no pg_dump here")
async def test_a_copy_made_while_people_play_is_brought_back_whole(tmp_path: Path):
    async with create_database("postgresql", tmp_path) as first, create_database("postgresql", tmp_path) as second:
        store = await open_store(first)
        host = Host(store, SystemClock(), Settings(database=first))
        table = await running_table(host, THOMAS)
        await play_moves(host, table, AMARA, "offer 3")
        file = str(tmp_path / "azalai.dump")
        source_url, target_url = (
            make_url(url).set(drivername="postgresql").render_as_string(hide_password=False) for url in (first, second)
        )
        async with store.write() as tx:  # a write is under way
            await tx.facts.upsert("half", "done")
            commands = [
                read_command("pg_dump", **{r"azalai-[^ ]*( [^ ]*)?\.dump": file, r"postgresql://\S+": source_url}),
                read_command("pg_restore", **{r"azalai-[^ ]*( [^ ]*)?\.dump": file, r"postgresql://\S+": target_url}),
            ]
            for command in commands:
                environment = {**os.environ, "PATH": PATH}
                await asyncio.to_thread(subprocess.run, command, env=environment, check=True, timeout=120)
        await play_moves(host, table, THOMAS, "offer 4")
        await store.close()
        restored = await visit_store(second)
        assert await check_up(restored, second) == []
        async with restored.read() as tx:
            assert [move.move for move in await tx.moves.list_since(table, 0)] == ["offer 3"]
            assert await tx.facts.get("half") is None
        again = Host(restored, SystemClock(), Settings(database=second))
        assert [seat.name for seat in (await load(again, table)).deciders] == ["Thomas"]
        await restored.close()
