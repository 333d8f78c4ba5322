"""Tests of hosts and bots run again on PostgreSQL: tables, delivery, dialogs, operation, whole games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.bot.databases import BOTS_ON, VARIABLE
from tests.conftest import LONG_SECONDS
from tests.house import ROOT

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
"""Seconds that the tests of all other folders take."""
COMMAND = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider")
USUAL, LONG = "hosted and not long and not sqlite", "hosted and long and not sqlite"


@pytest.mark.parametrize(
    ("where", "which"),
    [
        *(pytest.param(folder, USUAL, marks=pytest.mark.long(seconds=seconds)) for folder, seconds in PARTS.items()),
        pytest.param("tests", USUAL, marks=pytest.mark.long(seconds=ELSEWHERE)),
        pytest.param("tests/play/test_whole_games.py", LONG, marks=pytest.mark.long(seconds=60)),
    ],
)
def test_tests_pass_on_postgresql_as_on_sqlite(where: str, which: str):
    if not os.environ.get(VARIABLE):
        pytest.skip(f"{VARIABLE} names no PostgreSQL server")
    apart = [f"--ignore={part}" for part in PARTS if where == "tests"]
    env = {name: value for name, value in os.environ.items() if name != LONG_SECONDS} | {BOTS_ON: "postgresql"}
    command = [*COMMAND, "-m", which, *apart, where]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
