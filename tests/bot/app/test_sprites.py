"""Beside a running bot the file of sprites is taken, or made in a process of its own; whatever fails, the bot runs."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from bot.app import sprites
from bot.app.sprites import sprites_from, usual_folder
from renderers import stocking
from renderers.kit.sprites import SPRITES

WAITS = "import sys, time, pathlib; pathlib.Path(sys.argv[1], 'begun').touch(); time.sleep(600)"


@pytest.fixture(autouse=True)
def nothing_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sprites of other tests are drawn by themselves."""
    monkeypatch.setattr(SPRITES, "stock", None)
    monkeypatch.setattr(SPRITES, "told", SPRITES.told)
    monkeypatch.setattr(stocking, "_draw_samples", lambda _: None)


def until(file: Path) -> None:
    """Waits for what another process writes."""
    while not file.exists():
        time.sleep(0.02)


async def test_a_file_that_is_there_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stocking.make(tmp_path, ["souk"])
    monkeypatch.setattr(sprites, "MAKER", ("-c", "raise SystemExit"))

    async with sprites_from(tmp_path) as preparing, asyncio.timeout(60):
        await preparing

    assert SPRITES.stock is not None


async def test_one_that_is_not_there_is_made_and_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = "from renderers import stocking as s; s._draw_samples = lambda _: None; s.main()"
    monkeypatch.setattr(sprites, "MAKER", ("-c", quick))
    monkeypatch.setenv("DISCORD_TOKEN", "secret")

    async with sprites_from(tmp_path / "new") as preparing, asyncio.timeout(60):
        await preparing

    assert SPRITES.stock is not None
    assert len([*(tmp_path / "new").iterdir()]) == 1


async def test_the_maker_is_not_told_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tells = "import os, sys, pathlib; pathlib.Path(sys.argv[1], 'told').write_text(repr(dict(os.environ)))"
    monkeypatch.setattr(sprites, "MAKER", ("-c", tells))
    monkeypatch.setenv("DISCORD_TOKEN", "very secret")
    monkeypatch.setenv("AZALAI_LOG_LEVEL", "DEBUG")

    async with sprites_from(tmp_path) as preparing, asyncio.timeout(60):
        await preparing

    told = (tmp_path / "told").read_text()
    assert "very secret" not in told and "AZALAI_LOG_LEVEL" in told


async def test_a_bot_that_stops_does_not_wait_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "MAKER", ("-c", WAITS))

    async with asyncio.timeout(60):
        async with sprites_from(tmp_path):
            await asyncio.to_thread(until, tmp_path / "begun")

    assert SPRITES.stock is None


@pytest.mark.parametrize("folder", [Path(os.devnull), Path(os.devnull) / "below"])
async def test_a_folder_that_can_t_be_made_troubles_nobody(folder: Path) -> None:
    async with sprites_from(folder) as preparing, asyncio.timeout(60):
        await preparing

    assert SPRITES.stock is None


async def test_a_maker_that_breaks_or_is_not_there_troubles_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sprites, "MAKER", ("-c", "raise SystemExit(3)"))
    async with sprites_from(tmp_path) as preparing, asyncio.timeout(60):
        await preparing
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere"))
    async with sprites_from(tmp_path) as preparing, asyncio.timeout(60):
        await preparing

    assert SPRITES.stock is None


def test_the_usual_folder_is_that_of_the_machine_s_caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert usual_folder() == tmp_path / "azalai"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert usual_folder() == tmp_path / ".cache" / "azalai"
