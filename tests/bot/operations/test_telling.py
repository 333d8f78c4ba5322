"""Reports to the operator: once for each fault that needs a person; a fault at one table leaves the others alone."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.operations.error_count import MANY, QUIET, WITHIN, ErrorCount
from tests.bot.fixtures import offer, open_lobby, open_transaction, start_table
from tests.bot.operations.conftest import Operated, change
from tests.simulator import Simulator, text_of

ASIDE = "Table 1 can't be read and is set aside."


@pytest.mark.costly
@pytest.mark.sqlite
async def test_a_table_that_is_set_aside_is_told_to_the_operator_once(operated: Operated, tmp_path: Path):
    async with operated() as (simulator, idir):
        card = await start_table(simulator, "Thomas")
        change(tmp_path / "azalai.db", "UPDATE positions SET state = x'00'")
        for name in ("Amara", "Thomas", "Amara"):
            await simulator.person(name).press(card, "Play")
        simulator.expect_errors()
        assert [ASIDE in text_of(dm) for dm in idir.dms] == [True]
        await simulator.restart(clean=True)
        assert len(idir.dms) == 1


@pytest.mark.costly
async def test_an_operator_who_takes_no_messages_holds_nothing_up(operated: Operated, tmp_path: Path):
    async with operated() as (simulator, idir):
        idir.close_dms()
        card = await start_table(simulator, "Thomas")
        change(tmp_path / "azalai.db", "UPDATE positions SET state = x'00'")
        await simulator.person("Amara").press(card, "Play")
        simulator.expect_errors()
        async with open_transaction(simulator) as tx:
            assert await tx.outbox.list_due_addresses(simulator.bot.rooms.host.now() + 1e9) == {}


@pytest.mark.costly_cases("timer", "letter")
@pytest.mark.parametrize("broken", ["timer", "robot", "letter"])
@pytest.mark.sqlite
async def test_a_fault_at_one_table_leaves_the_others_alone(tmp_path: Path, broken: str, simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    oasis = simulator.channel("oasis")
    await simulator.person("Idir").slash(oasis, "souk new", language="English")
    letter = f"(1, 'c{simulator.channel().id}', 'unknown', '', 'n', 0, 1.0)"
    if broken == "timer":
        change(tmp_path / "azalai.db", "INSERT INTO timers (table_id, kind, due) VALUES (1, 'unknown', 1.0)")
    elif broken == "letter":
        change(
            tmp_path / "azalai.db",
            f"INSERT INTO outbox (table_id, address, kind, body, nonce, attempts, due) VALUES {letter}",
        )
    else:
        change(
            tmp_path / "azalai.db",
            "UPDATE seats SET user_id = NULL WHERE table_id = 1 AND seat = 1",
            "UPDATE positions SET state = x'00' WHERE table_id = 1",
        )
    await simulator.pass_time(48.1 * 3600)
    assert "Nobody started this table in time." in text_of(oasis.messages[0])
    assert simulator.expect_errors()
    if broken != "robot":
        assert "You offered 0 salt." in text_of(await offer(simulator.person("Amara"), card))


def test_many_errors_at_once_raise_the_alarm_once_and_a_few_do_not():
    now, alarms = [0.0], []
    count = ErrorCount(lambda: now[0], lambda: alarms.append(now[0]))
    record = logging.LogRecord("bot.somewhere", logging.ERROR, "", 0, "it broke", (), None)
    for _ in range(3 * MANY):
        now[0] += WITHIN / (MANY - 2)
        count.emit(record)
    assert alarms == []
    for _ in range(3 * MANY):
        now[0] += 1
        count.emit(record)
    assert len(alarms) == 1
    now[0] += QUIET
    for _ in range(MANY):
        count.emit(record)
    assert len(alarms) == 2


async def test_the_operator_is_told_of_many_errors(operated: Operated, monkeypatch: pytest.MonkeyPatch):
    async with operated() as (simulator, idir):
        await open_lobby(simulator)
        monkeypatch.setattr("azalai.bot.hosting.lobby.leave", lambda *_: 1 / 0)
        for _ in range(MANY + 2):
            await simulator.person("Amara").press(simulator.channel().messages[0], "Leave")
        await simulator.rest()
        assert len(simulator.expect_errors()) == MANY + 2
        assert ["Many errors within a minute" in text_of(dm) for dm in idir.dms] == [True]
