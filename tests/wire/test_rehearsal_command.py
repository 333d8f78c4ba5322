"""Command `azalai rehearse` as an operator types it: exit codes, report, Ctrl-C."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.bot.operations.rehearsal import posts
from azalai.bot.operations.rehearsal.samples import Samples
from azalai.bot.operations.rehearsal.stage import Rehearser
from tests.wire.rehearsing import Operator, find_channel, list_leftovers
from tests.wire.server import WireDiscord
from tests.wire.test_bot_start import run_discord_elsewhere


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in an empty folder with its own environment, and keep the log of the tests as it is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "MTE.wire.token")
    monkeypatch.setattr(logging.root, "handlers", list(logging.root.handlers))
    monkeypatch.setattr(logging.root, "level", logging.root.level)
    monkeypatch.setattr(posts, "layout_functions", dict)


def rehearse(wire: WireDiscord, *more: str, wait: int = 0) -> int:
    """Run the command. With `wait` 0, it asks for no press."""
    find_channel(wire).allow(manage_threads=True)
    with wire.redirect():
        return main(["rehearse", "--channel", str(find_channel(wire).id), "--wait", str(wait), *more])


@pytest.mark.costly(seconds=3)
def test_a_clean_rehearsal_ends_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    acting: list[asyncio.Task[None]] = []

    def operator(wire: WireDiscord) -> None:
        acting.append(asyncio.create_task(Operator(wire.person("Amara"), find_channel(wire)).act()))

    with run_discord_elsewhere(operator) as wire:
        assert rehearse(wire, "--to", str(tmp_path), wait=20) == 0
        assert list_leftovers(wire) == []
    (file,) = tmp_path.glob("rehearsal-*.txt")
    said = capsys.readouterr().out
    assert str(file) in said and " 0 differs" in said
    assert f"{posts.change_card.title}: yes" in file.read_text(encoding="utf-8")
    assert list(tmp_path.glob("*.db")) == []  # the store of the bot is not touched


@pytest.mark.costly(seconds=3)
def test_without_a_press_it_ends_with_3(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with run_discord_elsewhere() as wire:
        assert rehearse(wire, "--to", str(tmp_path)) == 3
    said = capsys.readouterr().out
    assert " 0 differs" in said and "No press has come: whether the bot hears anybody is not known" in said


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize(
    ("ticked", "setting", "difference", "advice"),
    [
        (False, "on", "User Install is not ticked", "tick User Install on the page Installation"),
        (True, "off", "User Install is ticked", "untick User Install on the page Installation"),
        (False, "off", None, ""),
    ],
)
def test_a_page_that_disagrees_with_the_setting_about_user_installs_ends_with_1(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    ticked: bool,
    setting: str,
    difference: str | None,
    advice: str,
) -> None:
    monkeypatch.setenv("AZALAI_USER_INSTALL", setting)
    with run_discord_elsewhere() as wire:
        wire.installable = ["0", "1"] if ticked else ["0"]
        assert rehearse(wire, "--to", str(tmp_path / "nowhere")) == (3 if difference is None else 1)
    said = capsys.readouterr().out
    page = "yes" if difference is None else difference
    assert f"the application's page is as the bot needs it: {page}" in said
    assert advice in said and "The report could not be written" in said


@pytest.mark.costly(seconds=3)
def test_ctrl_c_leaves_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def press(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Rehearser, "on_thread_create", press, raising=False)
    with run_discord_elsewhere() as wire:
        assert rehearse(wire) == 1
        assert list_leftovers(wire) == []
    said = capsys.readouterr().out
    assert "broken off: " in said and "everything is deleted: nothing is left" in said


def test_ctrl_c_before_the_first_step_is_not_taken_for_a_clean_rehearsal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Samples, "draw", interrupt)
    assert main(["rehearse", "--channel", "7"]) == 1


@pytest.mark.costly_cases("MTE.another.token-Copy it again from the application's page.")
@pytest.mark.parametrize(
    ("token", "said"),
    [("MTE.another.token", "Copy it again from the application's page."), ("", "needs the token of your bot.")],
)
def test_a_wrong_or_missing_token_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], token: str, said: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with run_discord_elsewhere() as wire:
        assert rehearse(wire) == 1
    assert capsys.readouterr().err.strip().endswith(said)


def test_a_channel_that_is_no_number_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["rehearse", "--channel", "oasis"])
    assert "invalid int value: 'oasis'" in capsys.readouterr().err


@pytest.mark.costly(seconds=3)
def test_a_channel_that_discord_does_not_know_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with run_discord_elsewhere() as wire, wire.redirect():
        assert main(["rehearse", "--channel", "7", "--wait", "0"]) == 1
    assert "Discord answered 404 (10003)" in capsys.readouterr().out
