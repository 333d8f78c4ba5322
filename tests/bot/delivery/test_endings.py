"""End of a game: its result is the last message in the channel."""

from __future__ import annotations

import pytest
from azalai_souk import Won

from azalai.bot.app.client import Azalai
from azalai.bot.tables.announcements import announce_card
from azalai.bot.tables.loading import load
from azalai.games.contract import Turning
from tests.bot.delivery.test_turning_points import SILENT, list_turning_points, make_offers
from tests.bot.fixtures import offer, open_lobby, start_table, wait_for_absence
from tests.simulator import Message, Simulator, labels_of, text_of


@pytest.fixture(autouse=True)
def sales_are_turning_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the sale of a card a turning point with a picture."""
    monkeypatch.setattr(Won, "turning", Turning.PICTURE)


def list_results(simulator: Simulator[Azalai]) -> list[Message]:
    """Return the messages of the channel that show a result."""
    return [message for message in simulator.channel().messages if "Rematch" in labels_of(message)]


@pytest.mark.costly
async def test_the_result_stands_below_the_turning_points_of_the_game(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    for _ in range(3):
        await make_offers(simulator, 1, 0)
    assert list_turning_points(simulator)
    (result,) = list_results(simulator)
    assert "Amara wins." in text_of(result)
    below = [message for message in simulator.channel().messages if message.id > list_turning_points(simulator)[-1].id]
    assert below[0].id == result.id
    assert all("Amara wins." in text_of(message) for message in below), "the result, and who is told of it"
    assert text_of(card.now).startswith("The game is over. Its result stands below.")
    assert labels_of(card.now) == ["To the table"]


@pytest.mark.costly
async def test_absent_players_hear_of_the_end_once_and_the_result_is_silent(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    for _ in range(2):
        await make_offers(simulator, 1, 0)
    await offer(simulator.person("Amara"), card)
    await wait_for_absence(simulator)
    before = len(simulator.person("Amara").sounds)
    await offer(simulator.person("Thomas"), card)
    assert len(simulator.person("Amara").sounds) == before + 1
    (result,) = list_results(simulator)
    assert result.payload["flags"] & SILENT


@pytest.mark.costly
async def test_the_result_of_a_resignation_stands_below_its_notice(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    confirmation = await simulator.person("Amara").slash(simulator.channel(), "table resign")
    await simulator.person("Amara").press(confirmation.message, "Resign")
    last = simulator.channel().messages[-1]
    assert "Rematch" in labels_of(last) and "Thomas wins." in text_of(last)
    assert len(list_results(simulator)) == 1


@pytest.mark.costly
async def test_a_card_that_is_the_newest_message_becomes_the_result(simulator: Simulator[Azalai]):
    simulator.person("Amara")
    card = await open_lobby(simulator, "Thomas")
    async with simulator.bot.rooms.host.store.write() as tx:
        await tx.tables.change(1, turning_points=False)
        for seat in (0, 1):
            await tx.seats.change(1, seat, agreed=None)
    await simulator.person("Amara").press(card, "Start")
    for _ in range(3):
        await make_offers(simulator, 1, 0)
    assert [result.id for result in list_results(simulator)] == [card.id]


@pytest.mark.costly
async def test_a_later_edit_leaves_the_result_where_it_is(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    for _ in range(3):
        await make_offers(simulator, 1, 0)
    (result,) = list_results(simulator)
    async with simulator.bot.rooms.host.store.write() as tx:
        await tx.tables.change(1, ended_at=simulator.bot.rooms.host.now() - 60)
        await announce_card(tx, await load(simulator.bot.rooms.host, 1, tx), simulator.bot.rooms.host.now())
    simulator.bot.rooms.host.after_commit([1])
    await simulator.pass_time(5)
    assert simulator.channel().messages[-1].id != result.id, "who is told of it stands below"
    assert [result.id for result in list_results(simulator)] == [result.id]
