"""The command `azalai rehearse` as an operator types it: exit codes, files, Ctrl-C."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.rehearsal.client import Rehearser
from tests.wire.rehearsing import Operator, left_on, the_channel
from tests.wire.server import WireDiscord
from tests.wire.test_bot_start import discord_elsewhere


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own with an environment of its own; the log of the tests stays as it is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "MTE.wire.token")
    monkeypatch.setattr(logging.root, "handlers", list(logging.root.handlers))
    monkeypatch.setattr(logging.root, "level", logging.root.level)


def rehearse(wire: WireDiscord, *more: str, wait: int = 0) -> int:
    """Types the command; without seconds to wait nobody is asked to press."""
    the_channel(wire).allow(manage_threads=True)
    with wire.redirect():
        return main(["rehearse", "--channel", str(the_channel(wire).id), "--wait", str(wait), *more])


def test_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    acting: list[asyncio.Task[None]] = []

    def operator(wire: WireDiscord) -> None:
        acting.append(asyncio.create_task(Operator(wire.person("Amara"), the_channel(wire)).act()))

    with discord_elsewhere(operator) as wire:
        assert rehearse(wire, "--to", str(tmp_path), wait=20) == 0
        assert left_on(wire) == []
    (text,), (data,) = tmp_path.glob("rehearsal-*.txt"), tmp_path.glob("rehearsal-*.json")
    said = capsys.readouterr().out
    assert str(text) in said and str(data) in said and " 0 differs" in said
    assert "a card with its picture: posted" in text.read_text(encoding="utf-8")
    assert not list(tmp_path.glob("*.db"))  # the store of the bot is not touched


def test_without_a_press_it_is_not_green(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with discord_elsewhere() as wire:
        assert rehearse(wire, "--to", str(tmp_path)) == 3
    said = capsys.readouterr().out
    assert " 0 differs" in said and "No press has come: whether the bot hears anybody is not known" in said


def test_something_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with discord_elsewhere() as wire:
        wire.installable = ["0", "1"]
        assert rehearse(wire, "--to", str(tmp_path / "nowhere")) == 1
    said = capsys.readouterr().out
    assert "differs    who can install the application: people can install it for themselves" in said
    assert "untick User Install" in said and "The report could not be written" in said


def test_ctrl_c_in_the_middle_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def press(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Rehearser, "on_thread_create", press, raising=False)
    with discord_elsewhere() as wire:
        assert rehearse(wire) == 1
        assert left_on(wire) == []
    said = capsys.readouterr().out
    assert "broken off: " in said and "everything is taken away: nothing is left" in said


def test_a_wrong_token_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "MTE.another.token")
    with discord_elsewhere() as wire:
        assert rehearse(wire) == 1
    assert capsys.readouterr().err.strip().endswith("Copy it again from the application's page.")
