"""Turning points of a game, which stay in the channel: once each, silent, and with public information only."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import cast

import pytest
from azalai_souk import NobodyWon, Won

from azalai.bot.app.client import Azalai
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.delivery.turning_points import find_turning_points, send_turning
from azalai.bot.history.narration import sentences
from azalai.bot.hosting.agreements import propose_undo
from azalai.bot.store.rows import MessageKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games.contract import Turning
from tests.bot.fixtures import manager, open_lobby, set_term, start_table
from tests.bot.without_discord import AMARA, THOMAS, outbox_at, play_moves, proposals_of, running_table
from tests.simulator import Message, Simulator, labels_of, pictures_of, text_of

SILENT = 1 << 12


@pytest.fixture(autouse=True)
def sales_are_turning_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the sale of a card a turning point with a picture, and an unsold card one in words."""
    monkeypatch.setattr(Won, "turning", Turning.PICTURE)
    monkeypatch.setattr(NobodyWon, "turning", Turning.LINE)


async def make_offers(simulator: Simulator[Azalai], amara: int, thomas: int) -> None:
    """Make both players' offers, which ends a round."""
    for name, salt in (("Amara", amara), ("Thomas", thomas)):
        await simulator.person(name).slash(simulator.channel(), "souk offer", salt=str(salt))


async def undo_by_agreement(simulator: Simulator[Azalai], moves: int) -> None:
    """Propose to undo N moves and agree to it."""
    await simulator.person("Thomas").slash(simulator.channel(), "table take-back", moves=moves)
    question = next(message for message in reversed(simulator.channel().messages) if "Agree" in labels_of(message))
    await simulator.person("Amara").press(question, "Agree")


def list_turning_points(simulator: Simulator[Azalai]) -> list[Message]:
    """Return the messages that report turning points."""
    return [message for message in simulator.channel().messages if text_of(message).startswith("**Souk**\n")]


@pytest.mark.costly
async def test_a_turning_point_is_told_once_in_a_silent_message_with_a_picture(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await make_offers(simulator, 3, 1)
    (message,) = list_turning_points(simulator)
    assert "Amara" in text_of(message) and len(pictures_of(message)) == 1 and not message.pings
    assert message.payload["flags"] & SILENT
    assert "Round 2 of 3" in text_of(card.now)
    await make_offers(simulator, 1, 0)
    assert text_of(list_turning_points(simulator)[0]) == text_of(message)
    assert len(list_turning_points(simulator)) == 2 and not message.now.edited


@pytest.mark.costly
async def test_an_event_without_a_picture_is_told_in_words_alone(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await make_offers(simulator, 2, 2)
    (message,) = list_turning_points(simulator)
    assert pictures_of(message) == [] and len(text_of(message).splitlines()) == 2


@pytest.mark.costly
async def test_a_turning_point_shows_the_position_after_its_move(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    simulator.fail("POST", "/channels/*/messages", status=503, times=None)
    await make_offers(simulator, 3, 1)
    await make_offers(simulator, 2, 2)
    simulator.heal()
    await simulator.pass_time(60)
    first, second = list_turning_points(simulator)
    assert "Round 2 of 3" in pictures_of(first)[0].alt
    assert pictures_of(second) == []


@pytest.mark.costly
async def test_the_answer_to_it_was_lost_and_it_stands_once(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    simulator.fail("POST", "/channels/*/messages", status=500, times=2, after=True)
    await make_offers(simulator, 3, 1)
    await simulator.pass_time(60)
    assert len(list_turning_points(simulator)) == 1


@pytest.mark.costly
async def test_the_end_of_the_game_is_told_by_its_card_alone(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    for _ in range(3):
        await make_offers(simulator, 1, 0)
    assert len(list_turning_points(simulator)) == 2


@pytest.mark.costly
async def test_a_turning_point_that_was_taken_back_is_deleted(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await make_offers(simulator, 1, 0)
    await make_offers(simulator, 3, 1)
    assert len(list_turning_points(simulator)) == 2
    await undo_by_agreement(simulator, 2)
    (first,) = list_turning_points(simulator)
    assert "Round 2 of 3" in pictures_of(first)[0].alt
    await make_offers(simulator, 3, 1)
    assert len(list_turning_points(simulator)) == 2


async def test_a_turning_point_that_was_taken_back_before_it_was_told_is_not_told(host: Host):
    table = await running_table(host, THOMAS)
    await play_moves(host, table, AMARA, "offer 3")
    loaded = await play_moves(host, table, THOMAS, "offer 1")
    (due,) = [row for row in await outbox_at(host, table) if row.kind is MessageKind.TURNING]
    proposals = proposals_of(host)
    await propose_undo(host, proposals, table, AMARA, 2)
    await proposals.vote(1, THOMAS.id, True)
    posts: list[object] = []

    async def post(*_: object, **__: object) -> None:
        posts.append(_)

    sending = cast(Sending, SimpleNamespace(host=host, poster=SimpleNamespace(post=post, delete=post)))
    assert not await send_turning(sending, await load(host, table), due)
    assert posts == [] and loaded.row.position == int(due.body)


@pytest.mark.costly
async def test_no_turning_point_is_told_below_the_card_of_a_game_that_is_over(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await make_offers(simulator, 1, 0)
    simulator.fail("POST", "/channels/*/messages", status=503, times=None)
    await make_offers(simulator, 1, 0)
    await make_offers(simulator, 1, 0)
    simulator.heal()
    await simulator.pass_time(60)
    assert len(list_turning_points(simulator)) == 1


@pytest.mark.costly
async def test_a_lone_person_among_robots_reads_turning_points_on_the_card(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator)
    amara = simulator.person("Amara")
    await amara.press(card, "Add a robot")
    await amara.press(card, "Start")
    await amara.slash(simulator.channel(), "souk offer", salt="9")
    await simulator.pass_time(5)
    assert "Round 2 of 3" in text_of(card.now)
    assert list_turning_points(simulator) == []


@pytest.mark.costly
async def test_a_table_can_do_without(simulator: Simulator[Azalai]):
    simulator.person("Amara", permissions=manager())
    card = await open_lobby(simulator, "Thomas")
    await set_term(simulator.person("Amara"), card, "also")
    await simulator.person("Thomas").press(card, "Still in")
    await simulator.person("Amara").press(card, "Start")
    await make_offers(simulator, 3, 1)
    assert list_turning_points(simulator) == []


@pytest.mark.costly
async def test_the_end_of_a_raid_is_told_with_all_its_events(host: Host):
    """A raid of Targui is reported when all players have paid, with each one's losses."""
    table = await running_table(host, THOMAS, game="targui")
    loaded, chance = await load(host, table), random.Random(2)
    while loaded.state.round < 5:
        seat = loaded.deciders[0]
        move = loaded.game.robot(
            loaded.view(seat.seat), loaded.game.moves(loaded.state, seat.seat), chance.randbytes(8)
        )
        loaded = await play_moves(host, table, (AMARA, THOMAS)[seat.seat], str(move))
    async with host.store.read() as tx:
        moves = await tx.moves.list_since(table, -1)
    due = [row for row in await outbox_at(host, table) if row.kind is MessageKind.TURNING]
    (raid,) = due
    text = sentences(
        loaded, find_turning_points(loaded, [move for move in moves if move.number <= int(raid.body)]), loaded.words
    )
    assert text.startswith("Raid 1: each player gives up 1 good or 1 point.")
    assert text.endswith("Raid 1 is over.")
    for name in ("Amara", "Thomas"):
        assert f"{name} lost" in text or f"{name} could not pay" in text
