"""Command `azalai run` against a Discord that refuses it, can't be reached, or is stopped."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from discord.http import Route

from azalai.bot.__main__ import end, main
from azalai.bot.app import client
from azalai.bot.app.client import Azalai
from azalai.bot.hosting.standstill import compare_guilds
from azalai.bot.store.serving_right import hold_serving_right
from azalai.bot.tables.host import Host
from tests.bot.databases import KINDS, drop_postgresql, lay_postgresql
from tests.wire import WireDiscord


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in an empty folder with its own environment, and keep the log of the tests as it is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AZALAI_DATABASE", f"sqlite:///{tmp_path / 'azalai.db'}")
    monkeypatch.setenv("DISCORD_TOKEN", "MTE.wire.token")
    monkeypatch.setenv("AZALAI_SIGNS", "off")
    monkeypatch.setattr(logging.root, "handlers", list(logging.root.handlers))
    monkeypatch.setattr(logging.root, "level", logging.root.level)


def test_a_wrong_token_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "MTE.another.token")
    with run_discord_elsewhere() as wire, wire.redirect():
        code = main(["run"])
    assert code == 1 and wire.problems == []
    assert read_last_line(capsys) == (
        "Azalaï can't start. Discord does not know this DISCORD_TOKEN. Copy it again from the application's page."
    )


def test_a_discord_that_is_not_there_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # no server listens here
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{closed.getsockname()[1]}/api/v10")
        code = main(["run"])
    assert code == 1
    assert read_last_line(capsys).startswith("Azalaï can't start. Discord can't be reached (ClientConnectorError).")


def test_a_discord_that_fails_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with run_discord_elsewhere() as wire, wire.redirect():
        wire.faults.server_error("GET /users/@me", 503, times=None)
        code = main(["run"])
    assert code == 1 and read_last_line(capsys).startswith("Azalaï can't start. Discord can't be reached")


@pytest.fixture(params=KINDS)
def kept_in(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Generator[str]:
    """Keep the bot's games in a database of each kind."""
    if request.param == "postgresql":
        url = lay_postgresql()
        monkeypatch.setenv("AZALAI_DATABASE", url.replace("+asyncpg", ""))
        yield request.param
        drop_postgresql(url)
    else:
        yield request.param


ENDED_FOR_GOOD = {
    4004: "Discord no longer accepts this DISCORD_TOKEN. Copy the new one from the application's page.",
    4011: "This bot is in more servers than its shards may serve (2,500 each). Start it again without AZALAI_SHARDS: "
    "it then begins as many shards as Discord recommends.",
    4013: "Discord has closed the connection for good (4013).",
    4014: "Discord refuses the intents of this application.",
}


@pytest.mark.costly
@pytest.mark.usefixtures("kept_in")
@pytest.mark.parametrize("code", ENDED_FOR_GOOD)
def test_a_connection_ended_during_work_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int
) -> None:
    monkeypatch.setattr("azalai.bot.__main__.Azalai", functools.partial(Azalai, guild_ready_timeout=0.05))
    with run_discord_elsewhere(when_at_work=lambda wire: wire.gateway.close(code)) as wire, wire.redirect():
        ended = main(["run"])
    said = capsys.readouterr().err
    assert ended == 1 and "Traceback" not in said
    assert said.strip().splitlines()[-1] == f"Azalaï stops. {ENDED_FOR_GOOD[code]}"


def test_catching_up_stops_when_the_connection_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Catching up stops before the store is closed."""

    async def late(host: Host, is_member: Callable[[int], bool | None]) -> None:
        gone, close = asyncio.Event(), host.store.close

        async def close_late() -> None:
            await close()
            gone.set()
            for _ in range(50):
                await asyncio.sleep(0)

        monkeypatch.setattr(host.store, "close", close_late)
        await gone.wait()
        await compare_guilds(host, is_member)

    monkeypatch.setattr("azalai.bot.__main__.Azalai", functools.partial(Azalai, guild_ready_timeout=0.05))
    monkeypatch.setattr(client, "compare_guilds", late)
    with run_discord_elsewhere(when_at_work=lambda wire: wire.gateway.close(4004)) as wire, wire.redirect():
        code = main(["run"])
    said = capsys.readouterr().err
    assert code == 1 and "Traceback" not in said and said.strip().endswith(ENDED_FOR_GOOD[4004])


@pytest.mark.costly
def test_a_connection_ended_at_the_start_is_reported_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with run_discord_elsewhere(lambda wire: wire.gateway.close(4004)) as wire, wire.redirect():
        code = main(["run"])
    assert code == 1 and read_last_line(capsys) == f"Azalaï stops. {ENDED_FOR_GOOD[4004]}"


@pytest.mark.costly
@pytest.mark.parametrize(("close", "said"), [(4011, "more servers than its shards"), (4013, "(4013)")])
def test_a_connection_that_discord_refuses_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], close: int, said: str
) -> None:
    with run_discord_elsewhere() as wire, wire.redirect():
        wire.gateway.refuses_with = close
        code = main(["run"])
    line = read_last_line(capsys)
    assert code == 1 and line.startswith("Azalaï can't start. ") and said in line


@pytest.mark.costly
@pytest.mark.parametrize(
    ("status", "retry_after", "said"),
    [(429, 3600.0, "in 60 minutes"), (400, 0.0, "refuses the slash commands (400, 30034)"), (503, 0.0, "be reached")],
)
def test_commands_that_discord_does_not_take_are_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], status: int, retry_after: float, said: str
) -> None:
    """A limit and a refusal are told apart from a Discord that can't be reached."""
    route = "PUT /applications/*/commands"
    with run_discord_elsewhere() as wire, wire.redirect():
        if status == 429:
            wire.faults.rate_limit(route, retry_after=retry_after)
        else:
            wire.faults.refuse(route, status, 30034, "Max number of daily application command creates", times=None)
        code = main(["run"])
    line = read_last_line(capsys)
    assert code == 1 and line.startswith("Azalaï can't start. ") and said in line


@pytest.mark.costly
def test_a_test_server_without_the_bot_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AZALAI_TEST_GUILD", "7")
    with run_discord_elsewhere() as wire, wire.redirect():
        code = main(["run"])
    line = read_last_line(capsys)
    assert code == 1 and line.startswith("Azalaï can't start. AZALAI_TEST_GUILD names a server") and wire.problems == []


def test_a_second_process_on_a_file_ends_with_a_sentence_and_no_request(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with run_discord_elsewhere() as wire, wire.redirect(), hold_serving_right(f"sqlite:///{tmp_path / 'azalai.db'}"):
        code = main(["run"])
    assert code == 1 and wire.calls == []
    assert read_last_line(capsys) == (
        f"Azalaï can't start. Another process serves the database {tmp_path / 'azalai.db'} already. Stop that one "
        "first: on SQLite one bot runs at a time."
    )


@pytest.mark.costly
def test_told_to_stop_it_ends_well(capsys: pytest.CaptureFixture[str]) -> None:
    with run_discord_elsewhere(lambda _: os.kill(os.getpid(), signal.SIGTERM)) as wire, wire.redirect():
        code = main(["run"])
    assert code == 0 and "can't start" not in capsys.readouterr().err and wire.problems == []


@contextmanager
def run_discord_elsewhere(
    when_identified: Callable[[WireDiscord], None] | None = None,
    *,
    when_at_work: Callable[[WireDiscord], None] | None = None,
) -> Iterator[WireDiscord]:
    """Run a server in a thread of its own, since the command runs a loop of its own in this one.

    The callbacks run there when the bot has identified, or when it says that it is connected.
    """
    server: Future[WireDiscord] = Future()
    connected = threading.Event()
    listening = _Listening(connected)
    over: list[Callable[[], Any]] = []

    async def serve() -> None:
        end = asyncio.Event()
        over.append(lambda: loop.call_soon_threadsafe(end.set))
        loop = asyncio.get_running_loop()
        async with WireDiscord() as wire:
            wire.guild().text_channel("oasis")
            server.set_result(wire)
            if when_identified is not None:
                await wire.gateway.wait_until_identified(within=20)
                when_identified(wire)
            if when_at_work is not None:
                await asyncio.to_thread(connected.wait)
                when_at_work(wire)
            await end.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    client.log.addHandler(listening)
    try:
        yield server.result(timeout=120)
    finally:
        client.log.removeHandler(listening)
        connected.set()
        over[0]()
        thread.join()


class _Listening(logging.Handler):
    """Log handler that waits for the bot to say that it is connected."""

    def __init__(self, connected: threading.Event) -> None:
        super().__init__()
        self._connected = connected

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage().startswith("connected as "):
            self._connected.set()


def read_last_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the last line that the operator reads."""
    return capsys.readouterr().err.strip().splitlines()[-1]


async def test_a_task_that_swallows_its_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """`asyncio.wait_for` of Python 3.11 swallows a cancellation that comes together with its result."""
    monkeypatch.setattr("azalai.bot.__main__.ENDING_AGAIN", 0.01)

    async def runs() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    running = asyncio.ensure_future(runs())
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await end(running)
    assert running.cancelled()
