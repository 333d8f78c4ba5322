"""Commands typed next to a bot that runs in a process of its own, against a Discord on the wire."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from azalai.bot.operations.maintenance import POLL_EVERY
from tests.bot.operations.conftest import Typed
from tests.bot.test_command_line import base_of
from tests.house import ROOT
from tests.wire import WireDiscord


@pytest.mark.long(seconds=15)
async def test_a_typed_pause_reaches_a_running_bot_within_seconds(tmp_path: Path, type_in: Typed):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        page = f"http://127.0.0.1:{free.getsockname()[1]}"
    async with WireDiscord() as wire, asyncio.timeout(300):
        wire.guild().text_channel("oasis")
        process = await start_bot(tmp_path, base_of(wire), wire.gateway_url, wire.token, page.removeprefix("http://"))
        try:
            await read_until(process, "connected as")
            async with aiohttp.ClientSession(page) as session, session.get("/healthz") as answer:
                assert (answer.status, await answer.json()) == (200, WELL)
            assert (await type_in("pause", "The server moves."))[0] == 0
            await read_until(process, "everything is paused until it is resumed")
            code, read = await type_in("backup", "--to", str(tmp_path / "copies"))
            assert code == 0
            copy = re.findall(r"\S+\.db", read)[0]
            code, read = await type_in("restore", copy)
            assert code == 1 and "Stop it first. Nothing was changed." in read
            assert (await type_in("resume"))[0] == 0
            await read_until(process, "everything continues")
        finally:
            process.terminate()
            await process.communicate()
        assert process.returncode == 0
    assert (await type_in("restore", copy))[0] == 0
    assert await type_in("check") == (
        0,
        "note  store: everything is paused; 'azalai resume' ends that\neverything is well\n",
    )


WELL = {
    "process": 0,
    "well": True,
    "store": True,
    "stores": True,
    "gateway": True,
    "shards_up": [0],
    "shards_down": [],
    "paused": False,
    "outbox_overdue_seconds": 0.0,
    "processes": {"0": "all"},
}
assert POLL_EVERY <= 5.0


async def start_bot(folder: Path, base: str, gateway: str, token: str, metrics: str) -> asyncio.subprocess.Process:
    """Start `azalai run` in a process of its own."""
    code = f"""
import sys
from discord.http import Route
from discord.gateway import DiscordWebSocket
import yarl
Route.BASE = {base!r}
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL({gateway!r})
from azalai.bot.operations import maintenance
maintenance.POLL_EVERY = 0.5
from azalai.bot.__main__ import main
sys.exit(main(["run"]))
"""
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": token,
        "AZALAI_METRICS": metrics,
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, cwd=folder, env=environment, stderr=asyncio.subprocess.PIPE
    )


async def read_until(process: asyncio.subprocess.Process, text: str) -> None:
    """Read the log until a line with this text."""
    assert process.stderr is not None
    while line := (await process.stderr.readline()).decode():
        if text in line:
            return
    raise AssertionError(f"the bot ended before {text!r}")
