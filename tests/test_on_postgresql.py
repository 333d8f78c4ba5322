"""What is tested of hosts and bots on SQLite is tested on PostgreSQL too: tables and what happens around them,
delivery, dialogs, operation, whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.databases import BOTS_ON, VARIABLE

ROOT = Path(__file__).parents[1]
PARTS = {
    "tests/bot/hosting": 125,
    "tests/bot/delivery": 95,
    "tests/bot/play": 75,
    "tests/bot/dialogs": 55,
    "tests/play": 130,
    "tests/bot/records": 45,
    "tests/bot/operations": 30,
}
"""Folders whose tests take long, in seconds."""
ELSEWHERE = 75
"""How long those of all others take."""
COMMAND = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-m", "hosted and not long and not sqlite")


@pytest.mark.parametrize(
    "folder",
    [
        *(pytest.param(folder, marks=pytest.mark.long(seconds=seconds)) for folder, seconds in PARTS.items()),
        pytest.param("tests", marks=pytest.mark.long(seconds=ELSEWHERE)),
    ],
)
def test_it_holds_on_postgresql_as_on_sqlite(folder: str):
    if not os.environ.get(VARIABLE):
        pytest.skip(f"{VARIABLE} names no PostgreSQL server")
    apart = [f"--ignore={part}" for part in PARTS if folder == "tests"]
    wanted = {**os.environ, BOTS_ON: "postgresql"}
    done = subprocess.run([*COMMAND, *apart, folder], cwd=ROOT, env=wanted, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
