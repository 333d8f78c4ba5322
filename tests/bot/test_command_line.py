"""Command `azalai`: it ends with one clear sentence if it can't start, and leaves the database unchanged."""

from __future__ import annotations

import asyncio
import io
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing, suppress
from pathlib import Path

import pytest
from discord.http import Route

from azalai.bot import entry
from azalai.bot.__main__ import main
from azalai.bot.errors import CannotStart
from azalai.bot.store import check_store
from tests.bot.fixtures import address
from tests.house import ROOT
from tests.wire import WireDiscord

ANOTHER_PROCESS = pytest.mark.long(seconds=4)
"""Mark of a test that starts another process; one of each kind runs among the quick tests."""


def run(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `azalai run` in a process of its own, in a folder."""
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
    """Check that the operator reads one line without a traceback, with every one of `parts` in it."""
    assert "Traceback" not in error
    (line,) = [line for line in error.splitlines() if "can't start" in line]
    assert line == error.strip().splitlines()[-1]
    for part in parts:
        assert part in line


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize(
    ("environment", "expected"),
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
    tmp_path: Path, environment: Mapping[str, str], expected: str
):
    process = run(tmp_path, **environment)
    assert process.returncode == 1
    assert_one_sentence(process.stderr, expected)
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
    process = run(tmp_path, AZALAI_DATABASE=address(file))
    assert process.returncode == 1
    reasons = {"newer": "newer version", "foreign": "something else", "broken": "can't be used"}
    assert_one_sentence(process.stderr, reasons[kind])
    assert file.read_bytes() == before


async def run_on_the_wire(folder: Path, base: str, token: str, *, stop: Callable[[], Awaitable[object]] | None = None):
    """Run `azalai run` in a process of its own against a Discord at an address, and stop it by SIGTERM after `stop`."""
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
    """Return the address of the simulated Discord's REST interface."""
    with wire.redirect():
        return Route.BASE


@pytest.mark.costly(seconds=2)
async def test_a_token_that_discord_does_not_know_is_named_and_not_shown(tmp_path: Path):
    async with WireDiscord() as wire:
        code, error = await run_on_the_wire(tmp_path, base_of(wire), "MTE.wrong.token")
    assert code == 1
    assert_one_sentence(error, "DISCORD_TOKEN")
    assert "MTE.wrong.token" not in error


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("trouble", ["unreachable", pytest.param("down", marks=ANOTHER_PROCESS)])
async def test_a_discord_that_does_not_answer_is_said_to_be_out_of_reach(tmp_path: Path, trouble: str):
    async with WireDiscord() as wire:
        wire.faults.server_error("GET /users/@me", status=503, times=None)
        base = base_of(wire) if trouble == "down" else "http://127.0.0.1:1/api/v10"
        code, error = await run_on_the_wire(tmp_path, base, wire.token)
    assert code == 1
    assert_one_sentence(error, "Discord can't be reached", "Try again later.")


@pytest.mark.costly(seconds=4)
async def test_a_process_that_is_told_to_stop_ends_well(tmp_path: Path):
    async with WireDiscord() as wire:
        wire.guild().text_channel("oasis")
        code, error = await run_on_the_wire(
            tmp_path,
            base_of(wire),
            wire.token,
            stop=lambda: wire.wait_for_calls("PUT /applications/*/commands", 1, within=30),
        )
    assert (code, "Traceback" in error) == (0, False)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("command", ["replay", "verify", "--help"])
def test_an_output_without_the_letters_of_a_name_gets_escapes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str, command: str
):
    file = tmp_path / "\u5409\u6797.txt"
    file.write_text("azalai record 1\n", encoding="utf-8")
    streams = [io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict") for _ in range(2)]
    monkeypatch.setattr("sys.stdout", streams[0])
    monkeypatch.setattr("sys.stderr", streams[1])
    with suppress(SystemExit):
        assert main([command, *([] if command == "--help" else [str(file)])]) == 1
    for stream in streams:
        stream.flush()
    out, err = (stream.buffer.getvalue() for stream in streams)
    assert b"usage: azalai" in out if command == "--help" else b"\\u5409\\u6797.txt, line 1" in err


def test_a_command_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as error:
        main(["dance"])
    assert error.value.code != 0
    assert "invalid choice" in capsys.readouterr().err


def test_files_of_the_command_are_readable_by_their_owner_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """The command sets the mask itself, also if systemd's UMask is missing."""
    monkeypatch.setenv("AZALAI_DATABASE", "nonsense")
    before = os.umask(0o022)
    try:
        assert main(["run"]) == 1
        (tmp_path / "written").touch()
    finally:
        os.umask(before)
    assert (tmp_path / "written").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("entry", "value", "expected"),
    [
        ("AZALAI_BACKUP_FOLDER", "/proc/nope", "AZALAI_BACKUP_FOLDER is '/proc/nope', where nothing can be written"),
        ("AZALAI_METRICS", "no-such-host.invalid:9464", "AZALAI_METRICS names no-such-host.invalid:9464, where"),
    ],
)
def test_a_place_that_does_not_exist_is_named_before_the_login(
    entry: str,
    value: str,
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)
    monkeypatch.setattr("azalai.bot.__main__.Azalai", None)  # no request goes to Discord
    monkeypatch.chdir(tmp_path)
    for name, text in {"DISCORD_TOKEN": "x", "AZALAI_DATABASE": address(tmp_path / "a.db"), entry: value}.items():
        monkeypatch.setenv(name, text)
    assert main(["run"]) == 1
    assert expected in capsys.readouterr().err


async def test_a_missing_package_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(CannotStart, match="Type 'make server POSTGRESQL=1' in the program's folder"):
        await check_store("postgresql+asyncpg://azalai@nowhere/azalai")


def test_without_the_playground_the_sentence_says_how_to_have_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setitem(sys.modules, "azalai.bot.app.playground", None)
    assert main(["run"]) == 1
    assert "type 'make .venv' in the program's folder, or set DISCORD_TOKEN." in capsys.readouterr().err


def test_the_playground_needs_no_file_watcher_unless_a_game_is_written_in_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    opened: list[object] = []

    async def play(make_bot: object, **_: object) -> None:
        opened.append(make_bot)

    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)
    monkeypatch.setattr("azalai.bot.app.playground.open_playground", play)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setitem(sys.modules, "azalai.bot.app.studio.command", None)
    assert main([]) == 0
    assert main(["studio", "touareg"]) == 1
    assert len(opened) == 1 and "The playground is not installed" in capsys.readouterr().err


def test_without_a_folder_for_temporary_files_the_playground_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "none"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main([]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "none can be made (No such file or directory): TMPDIR names" in line


def test_a_command_that_is_broken_off_while_it_is_read_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    class Slow:
        def __getattr__(self, name: str) -> None:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "azalai.bot.__main__", Slow())
    assert entry.main() == entry.BROKEN_OFF
    assert capsys.readouterr() == ("", "")
