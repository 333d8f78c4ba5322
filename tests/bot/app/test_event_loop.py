"""Event loop on which the bot runs."""

from __future__ import annotations

import asyncio
import importlib
import sys
from typing import Any

import pytest

from azalai.bot import __main__ as command
from azalai.bot.app import event_loop


def find_loop() -> str:
    """Return the module of the event loop on which a coroutine runs."""
    modules: list[str] = []

    async def look() -> None:
        modules.append(type(asyncio.get_running_loop()).__module__)

    event_loop.run(look())
    return modules[0]


def test_uvloop_runs_the_bot_if_it_is_installed():
    pytest.importorskip("uvloop")
    assert find_loop() == "uvloop"


def test_pythons_own_loop_runs_the_bot_without_uvloop(monkeypatch: pytest.MonkeyPatch):
    def raise_missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(importlib, "import_module", raise_missing)
    assert find_loop().startswith("asyncio")


def test_the_bot_runs_on_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Any):
    """The command that connects uses this event loop."""
    modules: list[str] = []

    async def connects(*_: object) -> None:
        modules.append(type(asyncio.get_running_loop()).__module__)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "MTE.some.token")
    monkeypatch.setattr(command, "connect", connects)
    assert command.main(["run"]) == 0
    usual = "asyncio.windows_events" if sys.platform == "win32" else "asyncio.unix_events"
    assert modules == ["uvloop" if "uvloop" in sys.modules else usual]
