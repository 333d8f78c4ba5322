"""What all tests share: the house knows the tests' own little game, long and costly tests keep to their time, and what
stays for long is not looked through for garbage again and again."""

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
"""Names the time (seconds from the start of pytest) in which long and costly tests may run; without it they all do."""

COMMIT = "AZALAI_TEST_COMMIT"
"""Names the commit that is tested."""

TESTS = Path(__file__).parent
QUICK = ("bot/", "games/", "locales/", "tiny/", "test_discord_rules.py", "test_readme.py")
"""Where quick tests are found."""

NOT_QUICK = {"open_simulator", "operated", "simulator", "type_in"}
"""Fixtures that open a simulated Discord, or type commands into a process."""

HOSTED = {"host", "open_simulator", "operated", "simulator"}
"""Fixtures with a store of their own, on the kind of database that is wanted (`tests.bot.databases`)."""

WHOLE_GAMES = {"test_robot.py", "test_delivery_on_the_wire.py"}
"""Files of many whole games, and of sockets."""

WAITING = ("wire/", "bot/cluster/", "bot/store/")
"""Where tests wait for servers and processes a good part of their time."""

os.environ["AZALAI_GAMES"] = "*"  # those that tests install, as they come and go
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads for matrices as small as ours wait, and busily, for others
features.connect()
for shared in ("bookkeeping", "calls", "people_at_play", "played_out"):  # before a test of another room imports them
    pytest.register_assert_rewrite(f"tests.play.{shared}")
gc.disable()  # until all tests are collected: hardly anything of that becomes garbage
install()
began = time.monotonic()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the quick tests, the costly cases, and the tests of hosts and bots, and put all in order: those that wait
    come first, so that one process of several waits while the others work, instead of all at the end. Costly ones come
    later, and long ones last: there may be no time for all, so costly ones come in another order for each commit."""
    if not config.getoption("lf", False) and not any("::" in argument for argument in config.args):
        check_cases(items)  # all cases are collected
    items.sort(key=lambda item: (_is_long(item), _turn(item), not _place(item.path).startswith(WAITING)))
    for item in items:
        if seconds_of(item) is not None:
            item.add_marker(COSTLY)  # of those with `costly_cases`, too
        known = set(getattr(item, "fixturenames", ()))
        if known & HOSTED:
            item.add_marker("hosted")
        found = _place(item.path).startswith(QUICK) and item.path.name not in WHOLE_GAMES
        if found and not known & NOT_QUICK:
            item.add_marker("quick")


def _turn(item: pytest.Item) -> int:
    """Return when a test comes: 0, or later for a costly one."""
    if seconds_of(item) is None:
        return 0
    return 1 + zlib.crc32(f"{os.environ.get(COMMIT, '')} {item.nodeid}".encode())


def _is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None


@functools.cache
def _place(path: Path) -> str:
    """Where a file of tests lies, below this folder."""
    return path.relative_to(TESTS).as_posix() if path.is_relative_to(TESTS) else "elsewhere"


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Every test has the same kind of loop."""
    return {"unhurried": new_loop}


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end; and positions of whole games, by the hundred thousand, are kept for all tests
    that look at them, so that looking through them often would cost more than it frees."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 20)
    gc.enable()


@pytest.fixture(autouse=True)
def every_language_says_all_itself(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a language of the house can't say is a fault, though people would read it in English; unless a test is
    marked `english_instead`."""
    if request.node.get_closest_marker("english_instead") is None:
        monkeypatch.setattr(logging.getLogger("azalai.locales.words"), "warning", _raised)


def _raised(line: str, *values: object) -> None:
    raise AssertionError(line % values)


@pytest.fixture(autouse=True)
def nobody_waits_for_their_game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who starts a game puts the phone away and is called to a first turn like everybody, so that one person is enough
    to hear of it; unless a test is marked `stays`."""
    if request.node.get_closest_marker("stays") is None:
        monkeypatch.setattr("azalai.bot.dialogs.private_view.LivingViews.on_game_starting", lambda *_: None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skips a long or costly test that does not fit into the time there is."""
    long, given = item.get_closest_marker("long"), os.environ.get(LONG_SECONDS)
    seconds = seconds_of(item) if long is None else long.kwargs["seconds"]
    if seconds is None or given is None:
        return
    left = began + float(given) - time.monotonic()
    if left < seconds:
        pytest.skip(f"{item.name} is left out: it takes some {seconds} seconds, and {max(0, left):.0f} are left")


@pytest.fixture
def same_seeds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Secret seeds, shuffled seats and pauses of chance follow from the test's name, so that a game that fails can be
    played again."""
    seeds_from(str(request.node.name), monkeypatch)


def seeds_from(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They follow from that name from now on."""
    tables, chance = itertools.count(), random.Random(name)

    def seed(length: int) -> bytes:
        table = next(tables)
        return hashlib.sha256(name.encode() + (b" %d" % table if table else b"")).digest()[:length]

    monkeypatch.setattr(turns, "secrets", types.SimpleNamespace(token_bytes=seed))
    monkeypatch.setattr(random.SystemRandom, "random", lambda _: chance.random())
    monkeypatch.setattr(random.SystemRandom, "getrandbits", lambda _, bits: chance.getrandbits(bits))
