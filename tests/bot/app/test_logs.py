"""Log, which helps the operator and contains no choices, hands, texts or names of users."""

from __future__ import annotations

import io
import logging
import re
from pathlib import Path

import aiohttp
import asyncpg
import pytest
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from azalai.bot.app.client import Azalai
from azalai.bot.app.logs import Lines, Seldom, set_up_logging
from azalai.bot.errors import Overloaded
from azalai.bot.store.faults import summarise_fault
from azalai.games import GAMES
from azalai.games.guard import GameBroke
from tests.bot.fixtures import Opening, open_transaction, start_table
from tests.installing import install_souk
from tests.simulator import Simulator

HOUSE = "azalai"


async def play_eventful_game(simulator: Simulator[Azalai]) -> str:
    """Play moves, refused ones, closed direct messages and failures of Discord and the bot; return the secret seed."""
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    thomas.close_dms()
    card = await start_table(simulator, "Thomas")
    simulator.fail("PATCH", "/channels/*/messages/*", status=500, times=3)
    simulator.fail("POST", "/channels/*/messages", status=403, code=50013, times=2)
    for salt in ("7", "99", "seven"):
        await amara.slash(simulator.channel(), "souk offer", salt=salt)
    await thomas.slash(simulator.channel(), "souk offer", salt="5")
    await thomas.say(simulator.channel(), "I hold three salt")
    await simulator.pass_time(1000)
    await simulator.restart()
    async with open_transaction(simulator) as tx:
        table = await tx.tables.get(1)
        assert table is not None
        assert table.seed is not None
        await tx.tables.change(1, options=b"{broken")
    await amara.press(card, "Play")
    simulator.expect_errors()
    return table.seed.hex()


@pytest.mark.costly
@pytest.mark.parametrize("level", ["INFO", "DEBUG"])
async def test_no_line_tells_what_is_private(open_simulator: Opening, caplog: pytest.LogCaptureFixture, level: str):
    caplog.set_level(logging.DEBUG)
    async with open_simulator() as simulator:
        caplog.set_level(level, logger=HOUSE)
        seed = await play_eventful_game(simulator)
    ours = [record for record in caplog.records if record.name.split(".")[0] == HOUSE]
    text = "\n".join(logging.Formatter().format(record) for record in ours)
    assert len(ours) > 5
    for private in ("Amara", "Thomas", "offer 7", "offer 5", "seven", "three salt", "gold card", seed):
        assert private not in text


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "ERROR"])
def test_libraries_that_would_write_down_statements_and_requests_are_kept_quiet(level: str):
    root = logging.getLogger()
    handlers = root.handlers[:], root.level
    try:
        set_up_logging(level)
        assert logging.getLogger("azalai.bot").isEnabledFor(logging.DEBUG) == (level == "DEBUG")
        for name in ("sqlalchemy.engine.Engine", "aiosqlite", "discord.http", "discord.gateway", "alembic"):
            assert not logging.getLogger(name).isEnabledFor(logging.INFO)
    finally:
        root.handlers[:], _ = handlers
        root.setLevel(handlers[1])


class Clock:
    """Seconds that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def raise_refused() -> aiohttp.ClientConnectionError:
    """Return an error with its traceback."""
    try:
        raise aiohttp.ClientConnectionError("Cannot connect to host gateway.discord.gg:443")
    except aiohttp.ClientConnectionError as error:
        return error


def make_gateway_record(error: BaseException, name: str = "discord.shard") -> logging.LogRecord:
    """Return the record that discord.py logs every five seconds while the gateway is down."""
    text = "Failed to connect for shard_id: %s. Retrying..."
    return logging.LogRecord(name, logging.ERROR, "", 0, text, (0,), (type(error), error, error.__traceback__))


def test_an_absent_gateway_is_one_line_in_ten_minutes_with_its_count():
    clock = Clock()
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines(summarise_fault))
    handler.addFilter(Seldom(clock))
    for _ in range(240):  # for twenty minutes
        handler.handle(make_gateway_record(raise_refused()))
        clock.now += 5.0
    lines = stream.getvalue().splitlines()
    assert len(lines) == 2
    assert lines[0].endswith("Retrying...: ClientConnectionError: Cannot connect to host gateway.discord.gg:443")
    assert "(119 more since the line before)" in lines[1]


def test_lines_of_our_own_and_faults_are_never_left_out():
    seldom = Seldom(Clock())
    assert [seldom.filter(make_gateway_record(raise_refused(), "azalai.bot.delivery")) for _ in range(3)] == [
        True,
        True,
        True,
    ]
    assert [seldom.filter(make_gateway_record(KeyError(1), "discord.client")) for _ in range(3)] == [True, True, True]


def driver_error(state: str | None, text: str) -> Exception:
    """Return an error as asyncpg and SQLAlchemy's adapter raise it."""
    error = Exception(text)
    error.sqlstate = state  # pyright: ignore[reportAttributeAccessIssue]
    return error


@pytest.mark.parametrize(
    "error",
    [
        OperationalError("SELECT secret", {}, driver_error("57P01", "terminating connection")),
        InterfaceError("SELECT secret", {}, driver_error(None, "cannot switch"), connection_invalidated=True),
        asyncpg.InternalClientError("cannot switch to state 11; another operation (2) is in progress"),
        OperationalError("SELECT secret", {}, ConnectionResetError("gone")),
        ConnectionRefusedError("no"),
        Overloaded(),
    ],
    ids=["shutdown", "broken-off", "driver", "reset", "refused", "busy"],
)
def test_a_database_that_is_away_is_one_line_without_the_statement(error: Exception):
    line = Lines(summarise_fault).format(make_gateway_record(error, "azalai.bot.clock"))
    assert "\n" not in line and "SELECT" not in line and "sqlalche.me" not in line


def test_a_fault_of_ours_keeps_where_it_was_raised():
    for error in (ValueError("no"), DBAPIError("SELECT 1", {}, driver_error("42601", "syntax error"))):
        assert "\n" in Lines(summarise_fault).format(make_gateway_record(error, "azalai.bot.clock"))


def test_a_game_that_broke_is_one_line_with_its_own_line_of_code(tmp_path: Path):
    """Its traceback leads through rooms of the bot, which are not to blame."""
    slip = {"__init__.py": [("        check(options, seats)", "        raise SystemExit(options)")]}
    with install_souk("dune", tmp_path, changes=slip):
        game = GAMES["dune"]
        with pytest.raises(GameBroke) as broke:
            game.setup(seats=2, options=game.Options(), seed=b"x")
        line = Lines(summarise_fault).format(make_gateway_record(broke.value, "azalai.bot.clock"))
    assert "\n" not in line
    assert re.search(r": the game dune raised SystemExit in setup \(azalai_dune/__init__.py, line \d+\)$", line)
