"""Quarantine of a table that can't be read: announced once and calmly, without effect on others, and reversible."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind, Status
from tests.bot.fixtures import load_status, offer, open_lobby, open_transaction, start_table
from tests.simulator import Simulator, labels_of, text_of

BACK = "This table can be opened again. Nothing was lost."
CALM = "This table can't be opened at the moment. Nothing was lost; the bot's operator has been told."


async def damage(simulator: Simulator[Azalai], data: bytes = b"\x00junk") -> bytes:
    """Overwrite the newest position of table 1 and return the bytes that it had."""
    async with open_transaction(simulator) as tx:
        position = await tx.moves.load_position(1, 0)
        assert position is not None
    await overwrite(simulator, data)
    return position


async def overwrite(simulator: Simulator[Azalai], data: bytes) -> None:
    async with simulator.bot.rooms.host.store.change_schema() as connection:
        await connection.exec_driver_sql("DELETE FROM positions WHERE table_id = 1")
    async with open_transaction(simulator) as tx:
        await tx.moves.keep_position(1, 0, data, reveals=True)


@pytest.mark.costly
async def test_a_damaged_table_is_set_aside_once_even_when_two_people_press(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await damage(simulator)
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    answers = await simulator.at_once(amara.would_press(card, "Play"), thomas.would_press(card, "Play"))
    assert all("can't be opened at the moment" in answer.text for answer in answers)
    assert [text_of(message) for message in simulator.channel().messages].count(f"**Souk**: {CALM}") == 1
    assert len(simulator.expect_errors()) == 1
    await amara.press(card, "Play")
    assert not simulator.expect_errors()


@pytest.mark.costly
async def test_the_log_does_not_tell_what_was_in_a_damaged_table(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await damage(simulator, b"\x93\xa6secret")
    await simulator.person("Amara").press(card, "Play")
    (error,) = simulator.expect_errors()
    assert "secret" not in str(error)


@pytest.mark.costly
async def test_other_tables_go_on(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    oasis, amara = simulator.channel("oasis"), simulator.person("Amara")
    await amara.slash(oasis, "souk new", language="English", seats="joined")
    await amara.press(oasis.messages[0], "Add a robot")
    await amara.press(oasis.messages[0], "Start")
    await damage(simulator)
    await amara.press(card, "Play")
    simulator.expect_errors()
    assert "Amara had offered 0" in text_of(await offer(amara, oasis.messages[0]))


async def test_a_lobby_of_a_game_that_is_not_installed_waits_and_frees_its_channel(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator)
    async with open_transaction(simulator) as tx:
        await tx.tables.change(1, game="senet")
    answer = await simulator.person("Amara").press(card, "Add a robot")
    assert "is not installed at the moment" in answer.text and "is not installed" in text_of(card.now)
    assert "Amara opens a table." in text_of(await open_lobby(simulator))


async def test_an_unreadable_lobby_does_not_keep_others_from_expiring(simulator: Simulator[Azalai]):
    await open_lobby(simulator)
    async with open_transaction(simulator) as tx:
        await tx.tables.change(1, game="senet")
    oasis = simulator.channel("oasis")
    await simulator.person("Amara").slash(oasis, "souk new", language="English")
    await simulator.pass_time(48 * 3600 + 10)
    assert "Nobody started this table in time." in text_of(oasis.messages[0])


@pytest.mark.costly
async def test_a_table_that_can_be_read_again_goes_on_after_a_restart(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    position = await damage(simulator)
    await simulator.person("Amara").press(card, "Play")
    simulator.expect_errors()
    await simulator.restart(clean=True)
    assert await load_status(simulator) is Status.QUARANTINED
    await overwrite(simulator, position)
    await simulator.restart(clean=True)
    assert await load_status(simulator) is Status.RUNNING
    texts = [text_of(message) for message in simulator.channel().messages]
    assert [text for text in texts if "**Souk**: " in text] == ["**Souk**: " + BACK], "in place of the notice"
    assert "You offered 0 salt." in text_of(await offer(simulator.person("Amara"), card))
    await damage(simulator)
    await simulator.person("Amara").press(card, "Play")
    simulator.expect_errors()
    texts = [text_of(message) for message in simulator.channel().messages]
    assert [text for text in texts if "**Souk**: " in text] == ["**Souk**: " + BACK, "**Souk**: " + CALM]


@pytest.mark.costly
async def test_the_notice_of_a_quarantine_that_is_over_is_not_posted_late(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    position = await damage(simulator)
    await simulator.person("Amara").press(card, "Play")
    simulator.expect_errors()
    await overwrite(simulator, position)
    await simulator.restart(clean=True)
    before = len(simulator.channel().messages)
    async with open_transaction(simulator) as tx:
        row = await tx.tables.get(1)
        assert row is not None and row.status is Status.RUNNING
        where, now = ChannelAddress(row.channel_id), simulator.bot.rooms.host.now()
        await tx.outbox.add(1, where, MessageKind.NOTICE, now=now, body="notice-set-aside")
    simulator.bot.rooms.host.after_commit([1])
    await simulator.pass_time(10)
    assert len(simulator.channel().messages) == before


@pytest.mark.costly
async def test_a_table_that_comes_back_to_a_taken_channel_waits_to_be_moved(simulator: Simulator[Azalai]):
    """The old card of the table has no live buttons."""
    card = await start_table(simulator, "Thomas")
    position = await damage(simulator)
    amara = simulator.person("Amara")
    await amara.press(card, "Play")
    simulator.expect_errors()
    await open_lobby(simulator, host="Idir")
    await overwrite(simulator, position)
    await simulator.restart(clean=True)
    assert "there is another table in its channel by now" in text_of(amara.dms[-1])
    assert "there is another table in this channel by now" in text_of(card.now)
    assert labels_of(card.now) == []
    await amara.slash(simulator.channel("oasis"), "table move", table=1)
    assert "Play" in labels_of(simulator.channel("oasis").messages[-2])
    assert "The table has moved." in text_of(card.now)
