"""The command ends with one clear sentence when it can't start, and leaves the database as it was."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest
from discord.http import Route

from azalai.bot.__main__ import main
from azalai.bot.config import read_settings
from azalai.bot.errors import CannotStart
from azalai.bot.sharding import ShardRange
from tests.bot.fixtures import address
from tests.house import ROOT
from tests.wire import WireDiscord

ANOTHER_PROCESS = pytest.mark.long(seconds=4)
"""One process of each kind is started among the quick tests."""


def run(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`azalai run` in a process of its own, in that folder."""
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "MTE.none.token"}
    return subprocess.run(
        [sys.executable, "-m", "azalai.bot", "run"],
        cwd=folder,
        env=known | environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def assert_one_sentence(error: str, *parts: str) -> None:
    """What the operator reads: one line, no traceback, every part in it."""
    assert "Traceback" not in error
    (line,) = [line for line in error.splitlines() if "can't start" in line]
    assert line == error.strip().splitlines()[-1]
    for part in parts:
        assert part in line


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize(
    ("environment", "told"),
    [
        pytest.param({"AZALAI_DATABASE": "mysql://x/y"}, "'mysql'", id="database"),
        pytest.param(
            {"AZALAI_DATABASE": "sqlite+aiosqlite:///no/such/folder/azalai.db"},
            "does not exist",
            id="folder",
            marks=ANOTHER_PROCESS,
        ),
        pytest.param({"AZALAI_LOG_LEVEL": "LOUD"}, "AZALAI_LOG_LEVEL", id="level", marks=ANOTHER_PROCESS),
    ],
)
def test_a_process_that_cannot_start_says_why_and_leaves_nothing(
    tmp_path: Path, environment: Mapping[str, str], told: str
):
    ended = run(tmp_path, **environment)
    assert ended.returncode == 1
    assert_one_sentence(ended.stderr, told)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize(
    "kind", ["newer", *(pytest.param(kind, marks=ANOTHER_PROCESS) for kind in ("foreign", "broken"))]
)
def test_a_database_that_is_not_ours_stops_the_process_and_stays_as_it_was(tmp_path: Path, kind: str):
    file = tmp_path / "azalai.db"
    if kind == "broken":
        file.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    else:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(f"CREATE TABLE {'alembic_version' if kind == 'newer' else 'x'} (version_num TEXT)")
            connection.execute(f"INSERT INTO {'alembic_version' if kind == 'newer' else 'x'} VALUES ('9999')")
    before = file.read_bytes()
    ended = run(tmp_path, AZALAI_DATABASE=address(file))
    assert ended.returncode == 1
    told = {"newer": "newer version", "foreign": "something else", "broken": "can't be used"}
    assert_one_sentence(ended.stderr, told[kind])
    assert file.read_bytes() == before


async def on_the_wire(folder: Path, base: str, token: str, *, stop: Callable[[], Awaitable[object]] | None = None):
    """`azalai run` in a process of its own against a Discord at that address; stopped by SIGTERM after `stop`."""
    code = f"""
import sys
from discord.http import Route
Route.BASE = {base!r}
from azalai.bot.__main__ import main
sys.exit(main(["run"]))
"""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": token}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, cwd=folder, env=environment, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(300):
        if stop is not None:
            await stop()
            process.terminate()
        _, error = await process.communicate()
    return process.returncode, error.decode()


def base_of(wire: WireDiscord) -> str:
    """The address of the simulated Discord's REST interface."""
    with wire.redirect():
        return Route.BASE


@pytest.mark.costly(seconds=2)
async def test_a_token_that_discord_does_not_know_is_named_and_not_shown(tmp_path: Path):
    async with WireDiscord() as wire:
        code, error = await on_the_wire(tmp_path, base_of(wire), "MTE.wrong.token")
    assert code == 1
    assert_one_sentence(error, "DISCORD_TOKEN")
    assert "MTE.wrong.token" not in error


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("trouble", ["unreachable", pytest.param("down", marks=ANOTHER_PROCESS)])
async def test_a_discord_that_does_not_answer_is_said_to_be_out_of_reach(tmp_path: Path, trouble: str):
    async with WireDiscord() as wire:
        wire.faults.server_error("GET /users/@me", status=503, times=None)
        base = base_of(wire) if trouble == "down" else "http://127.0.0.1:1/api/v10"
        code, error = await on_the_wire(tmp_path, base, wire.token)
    assert code == 1
    assert_one_sentence(error, "Discord can't be reached", "Try again later.")


@pytest.mark.costly(seconds=4)
async def test_a_process_that_is_told_to_stop_ends_well(tmp_path: Path):
    async with WireDiscord() as wire:
        wire.guild().text_channel("oasis")
        code, error = await on_the_wire(
            tmp_path, base_of(wire), wire.token, stop=lambda: wire.called("PUT /applications/*/commands", 1, within=30)
        )
    assert (code, "Traceback" in error) == (0, False)


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"DISCORD_TOKEN": "a token with spaces"}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "tokén"}, "DISCORD_TOKEN"),
        ({"AZALAI_DATABASE": "nonsense"}, "AZALAI_DATABASE"),
        ({"AZALAI_DATABASE": "postgresql://me:sesame@host:port/x"}, "AZALAI_DATABASE"),
        ({"AZALAI_LOBBY_HOURS": "soon"}, "AZALAI_LOBBY_HOURS"),
        ({"AZALAI_LOBBY_HOURS": "nan"}, "AZALAI_LOBBY_HOURS"),
        ({"AZALAI_LOBBY_HOURS": "-1"}, "AZALAI_LOBBY_HOURS"),
        ({"AZALAI_TEST_GUILD": "Sahara"}, "AZALAI_TEST_GUILD"),
    ],
)
def test_settings_that_make_no_sense_are_named(environment: Mapping[str, str], told: str):
    with pytest.raises(CannotStart, match=told) as refused:
        read_settings(environment, None)
    assert "sesame" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "count"), [("1", 1), ("16", 16), ("0-15/16", 16), ("0/1", 1), (" 4 ", 4), ("1000", 1000)]
)
def test_all_shards_in_one_process_are_taken(text: str, count: int):
    assert read_settings({"AZALAI_SHARDS": text}, None).shards == ShardRange(0, count - 1, count)


@pytest.mark.parametrize(
    "text", ["0", "-1", "four", "1001", "3-0/4", "0-4/4", "4/4", "0-/4", "-3/4", "0-3", "0-3/", "1.5", "٤", "0-3/16/2"]
)
def test_shards_that_make_no_sense_are_named(text: str):
    with pytest.raises(CannotStart, match=r"AZALAI_SHARDS is .* it must be how many shards there are"):
        read_settings({"AZALAI_SHARDS": text}, None)


@pytest.mark.parametrize(
    ("text", "shards"), [("0-3/16", ShardRange(0, 3, 16)), ("3/4", ShardRange(3, 3, 4)), ("1-3/4", ShardRange(1, 3, 4))]
)
def test_a_part_of_the_shards_takes_a_postgresql(text: str, shards: ShardRange):
    with pytest.raises(CannotStart, match=r"another process, and SQLite serves one process only\."):
        read_settings({"AZALAI_SHARDS": text}, None)
    there = {"AZALAI_SHARDS": text, "AZALAI_DATABASE": "postgresql://azalai@host/azalai"}
    assert read_settings(there, None).shards == shards


def test_without_the_setting_discord_says_how_many_shards():
    assert read_settings({}, None).shards is None


def test_a_settings_file_that_cannot_be_read_is_named(tmp_path: Path):
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(CannotStart, match=r"\.env"):
        read_settings({}, tmp_path / ".env")


def test_the_environment_comes_before_the_file_and_empty_entries_count_as_none(tmp_path: Path):
    (tmp_path / ".env").write_text("AZALAI_LOBBY_HOURS=5\nAZALAI_LOG_LEVEL=debug\nDISCORD_TOKEN=\n")
    found = read_settings({"AZALAI_LOBBY_HOURS": "7", "AZALAI_LOG_LEVEL": ""}, tmp_path / ".env")
    assert (found.lobby_expiry, found.log_level, found.token) == (7 * 3600.0, "DEBUG", None)


def test_a_command_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main(["dance"])
    assert ended.value.code != 0
    assert "invalid choice" in capsys.readouterr().err


def test_what_the_command_writes_is_for_its_owner_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Without systemd's UMask everybody could read it."""
    monkeypatch.setenv("AZALAI_DATABASE", "nonsense")
    before = os.umask(0o022)
    try:
        assert main(["run"]) == 1
        (tmp_path / "written").touch()
    finally:
        os.umask(before)
    assert (tmp_path / "written").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("text", "api"),
    [
        ("http://127.0.0.1:8080/api/v10", "http://127.0.0.1:8080/api/v10"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/api/v10"),
        ("https://proxy.example/discord/v10/", "https://proxy.example/discord/v10"),
        ("http://[::1]:8080/", "http://[::1]:8080/api/v10"),
    ],
)
def test_the_address_of_a_proxy_stands_in_the_place_of_discords_own(text: str, api: str):
    assert read_settings({"AZALAI_DISCORD_API": text}, None).discord_api == api


@pytest.mark.parametrize(
    "text",
    [
        "127.0.0.1:8080",
        "ftp://127.0.0.1",
        "http://",
        "http://me:s3cret@host/api",
        "http://host/?key=s3cret",
        "http://host/#s3cret",
        "http://host:99999",
        "http://ho st",
    ],
)
def test_what_is_no_address_of_a_proxy_is_told_and_not_shown(text: str):
    with pytest.raises(CannotStart, match="AZALAI_DISCORD_API is no address of a proxy") as told:
        read_settings({"AZALAI_DISCORD_API": text}, None)
    assert "s3cret" not in str(told.value)


@pytest.mark.parametrize("name", ["AZALAI_OPERATOR", "AZALAI_TEST_GUILD"])
@pytest.mark.parametrize("text", ["0", str(2**63), "1" * 40])
def test_what_is_no_number_of_discord_is_told(name: str, text: str):
    """It was found out in the middle of an act."""
    with pytest.raises(CannotStart, match=f"{name} is"):
        read_settings({name: text}, None)
