"""What is tested on SQLite, tested on PostgreSQL too: tables and what happens around them, delivery, whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.databases import BOTS_ON, VARIABLE

ROOT = Path(__file__).parents[1]
TABLES = ["tests/bot/hosting", "tests/bot/play/test_lost_connection.py"]
DELIVERY = ["tests/bot/delivery", "-k", "not wire and not on_discord"]
GAMES = ["tests/play/test_whole_games.py", "-k", "five_people or robot_with_plain"]


@pytest.mark.long(seconds=150)
@pytest.mark.parametrize("tests", [TABLES, DELIVERY, GAMES], ids=["tables", "delivery", "games"])
def test_it_holds_on_postgresql_as_on_sqlite(tests: list[str]):
    if not os.environ.get(VARIABLE):
        pytest.skip(f"{VARIABLE} names no PostgreSQL server")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", *tests]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, BOTS_ON: "postgresql"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
