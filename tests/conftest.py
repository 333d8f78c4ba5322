"""Fixtures and hooks of all tests.

They register the tests' own little game, skip long and costly tests when their time is used up, and keep the garbage
collector from looking at objects that stay to the end.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import hashlib
import itertools
import logging
import os
import random
import time
import types
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from azalai.bot.app import features
from azalai.bot.play import turns
from tests.costly import COSTLY, check_cases, seconds_of
from tests.loops import new_loop
from tests.tiny import install

LONG_SECONDS = "AZALAI_LONG_SECONDS"
"""Environment variable: seconds from the start of pytest in which long and costly tests may run; without it all run."""

COMMIT = "AZALAI_TEST_COMMIT"
"""Environment variable: the commit under test."""

TESTS = Path(__file__).parent
QUICK = ("bot/", "games/", "locales/", "tiny/", "test_discord_rules.py", "test_readme.py")
"""Places of quick tests."""

NOT_QUICK = {"open_simulator", "operated", "simulator", "type_in"}
"""Fixtures that open a simulated Discord, or type commands into a process."""

HOSTED = {"host", "open_simulator", "operated", "simulator"}
"""Fixtures with a store of their own, on the chosen kind of database (`tests.bot.databases`)."""

WHOLE_GAMES = {"test_robot.py", "test_delivery_on_the_wire.py"}
"""Files of many whole games, and of sockets."""

WAITING = ("wire/", "bot/cluster/", "bot/store/")
"""Places of tests that spend much of their time waiting for servers and processes."""

os.environ["AZALAI_GAMES"] = "*"  # packages that tests install come and go
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads for matrices as small as ours busily wait for each other
features.connect()
for shared in ("bookkeeping", "calls", "people_at_play", "played_out"):  # before a test of another package imports them
    pytest.register_assert_rewrite(f"tests.play.{shared}")
gc.disable()  # until all tests are collected: hardly any of these objects becomes garbage
install()
began = time.monotonic()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark quick tests, costly cases and the tests of hosts and bots, and sort all.

    Tests that wait come first, so that one of several processes waits while the others work. Costly ones come later,
    and long ones last: the time may not suffice for all, so costly ones come in another order for each commit.
    """
    if not config.getoption("lf", False) and not any("::" in argument for argument in config.args):
        check_cases(items)  # all cases are collected
    items.sort(key=lambda item: (_is_long(item), _turn(item), not _place(item.path).startswith(WAITING)))
    for item in items:
        if seconds_of(item) is not None:
            item.add_marker(COSTLY)  # also of tests with `costly_cases`
        known = set(getattr(item, "fixturenames", ()))
        if known & HOSTED:
            item.add_marker("hosted")
        is_quick = _place(item.path).startswith(QUICK) and item.path.name not in WHOLE_GAMES
        if is_quick and not known & NOT_QUICK:
            item.add_marker("quick")


def _turn(item: pytest.Item) -> int:
    """Return the place of a test in the order: 0, or more for a costly one."""
    if seconds_of(item) is None:
        return 0
    return 1 + zlib.crc32(f"{os.environ.get(COMMIT, '')} {item.nodeid}".encode())


def _is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None


@functools.cache
def _place(path: Path) -> str:
    """Return the path of a file of tests below this folder."""
    return path.relative_to(TESTS).as_posix() if path.is_relative_to(TESTS) else "elsewhere"


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Give every test the same kind of loop."""
    return {"unhurried": new_loop}


def pytest_collection_finish() -> None:
    """Freeze modules and tests, and collect garbage less often.

    Hundreds of thousands of positions of whole games are kept for all tests that look at them: looking through them
    often would cost more than it frees.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 20)
    gc.enable()


@pytest.fixture(autouse=True)
def every_language_says_all_itself(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise an error for a missing text in a language of the house, which people would read in English.

    Tests marked `english_instead` allow it.
    """
    if request.node.get_closest_marker("english_instead") is None:
        monkeypatch.setattr(logging.getLogger("azalai.locales.words"), "warning", _raise_error)


def _raise_error(line: str, *values: object) -> None:
    raise AssertionError(line % values)


@pytest.fixture(autouse=True)
def nobody_waits_for_their_game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Call a player who starts a game for their first turn, as if they had put the phone away.

    So one person is enough to test calls. Tests marked `stays` keep that player at the table.
    """
    if request.node.get_closest_marker("stays") is None:
        monkeypatch.setattr("azalai.bot.dialogs.private_view.LivingViews.on_game_starting", lambda *_: None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a long or costly test that does not fit into the time left."""
    long, given = item.get_closest_marker("long"), os.environ.get(LONG_SECONDS)
    seconds = seconds_of(item) if long is None else long.kwargs["seconds"]
    if seconds is None or given is None:
        return
    left = began + float(given) - time.monotonic()
    if left < seconds:
        pytest.skip(f"{item.name} is left out: it takes some {seconds} seconds, and {max(0, left):.0f} are left")


@pytest.fixture
def same_seeds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Derive secret seeds, shuffled seats and random pauses from the test's name, so that a failure can be repeated."""
    derive_seeds(str(request.node.name), monkeypatch)


def derive_seeds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive seeds and chance from `name` from now on."""
    tables, chance = itertools.count(), random.Random(name)

    def seed(length: int) -> bytes:
        table = next(tables)
        return hashlib.sha256(name.encode() + (b" %d" % table if table else b"")).digest()[:length]

    monkeypatch.setattr(turns, "secrets", types.SimpleNamespace(token_bytes=seed))
    monkeypatch.setattr(random.SystemRandom, "random", lambda _: chance.random())
    monkeypatch.setattr(random.SystemRandom, "getrandbits", lambda _, bits: chance.getrandbits(bits))
