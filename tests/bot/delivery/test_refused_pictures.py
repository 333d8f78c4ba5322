"""Pictures that Discord refuses: text replaces them at once, the operator is notified, and the picture is retried."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from azalai_souk import Won

from azalai.bot.app.client import Azalai
from azalai.bot.tables.channels import HURRY_EVERY
from azalai.games.contract import Turning
from tests.bot.fixtures import Opening, list_pings, offer, open_lobby, result_card, start_table, wait_for_absence
from tests.simulator import Message, Person, Simulator, labels_of, pictures_of, text_of

REFUSALS = [(413, 40005), (400, 50035), (400, 20009), (403, 20009)]
"""A proxy's limit, discord-api-docs#7529, and Discord's filter of pictures with two statuses."""
SORRY = "Discord did not take the picture"
CARDS, DROPPED_AFTER = "/channels/*/messages/*", 60.0


def make_operator(simulator: Simulator[Azalai]) -> Person:
    """Make Idir the bot's operator and return him."""
    idir = simulator.person("Idir")
    host = simulator.bot.rooms.host
    host.settings = msgspec.structs.replace(host.settings, operator=idir.id)
    return idir


def list_reports(operator: Person) -> list[str]:
    """Return the reports of refused pictures that the operator got."""
    return [text_of(dm) for dm in operator.dms if "refuses a picture" in text_of(dm)]


def list_uploads(simulator: Simulator[Azalai], method: str, since: int = 0) -> Sequence[object]:
    """Return the requests with files."""
    return [request for request in simulator.requests[since:] if request.method == method and request.files]


@pytest.mark.costly
@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_refused_first_picture_becomes_words_and_one_report(
    simulator: Simulator[Azalai], status: int, code: int
):
    operator, card = make_operator(simulator), await open_lobby(simulator, "Thomas")
    simulator.fail("PATCH", CARDS, status=status, code=code, times=None, uploads=True)
    await simulator.person("Amara").press(card, "Start")
    assert "Play" in labels_of(card.now) and "Start" not in labels_of(card.now)
    assert SORRY in text_of(card.now) and "Round 1 of 3" in text_of(card.now) and pictures_of(card.now) == []
    await offer(simulator.person("Thomas"), card)
    await offer(simulator.person("Amara"), card)
    assert "Round 2 of 3" in text_of(card.now) and len(simulator.channel().messages) <= 2
    (line,) = list_reports(operator)
    assert str(status) in line and str(code) in line


async def test_the_picture_is_tried_again_with_the_next_move(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    simulator.fail("PATCH", CARDS, status=413, code=40005, uploads=True)
    await simulator.person("Amara").press(card, "Start")
    assert pictures_of(card.now) == []
    await offer(simulator.person("Thomas"), card)
    await offer(simulator.person("Amara"), card)
    assert len(pictures_of(card.now)) == 1 and SORRY not in text_of(card.now)


@pytest.mark.costly
async def test_the_picture_is_tried_again_once_at_a_press(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    simulator.fail("PATCH", CARDS, status=413, code=40005, uploads=True)
    await simulator.person("Amara").press(card, "Start")
    await simulator.person("Thomas").press(card, "Play")
    assert len(pictures_of(card.now)) == 1 and SORRY not in text_of(card.now)
    await simulator.pass_time(HURRY_EVERY)
    before = len(simulator.requests)
    await simulator.person("Thomas").press(card, "Play")
    assert list_uploads(simulator, "PATCH", before) == []


@pytest.mark.costly
async def test_a_card_that_is_refused_in_words_too_is_drawn_at_a_press(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    simulator.fail("PATCH", f"/channels/{simulator.channel().id}/messages/*", status=400, code=50035, times=None)
    await simulator.person("Amara").press(card, "Start")
    await simulator.pass_time(DROPPED_AFTER)
    simulator.heal()
    assert "Start" in labels_of(card.now) and len(simulator.expect_errors()) == 1
    await simulator.person("Thomas").press(card, "Join")
    assert "Play" in labels_of(card.now) and len(pictures_of(card.now)) == 1


@pytest.mark.costly
async def test_the_result_of_a_game_is_told_in_words(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    for _ in range(2):
        await offer(simulator.person("Thomas"), card)
        await offer(simulator.person("Amara"), card)
    simulator.fail("*", "/*", status=413, code=40005, times=None, uploads=True)
    await offer(simulator.person("Thomas"), card)
    await offer(simulator.person("Amara"), card)
    result = card.now
    assert "Rematch" in labels_of(result) and pictures_of(result) == []
    last = await simulator.person("Thomas").press(result, "Step through")
    assert text_of(last.message) and pictures_of(last.message) == []
    simulator.heal()
    await simulator.pass_time(HURRY_EVERY)
    await simulator.person("Thomas").press(result, "Step through")
    assert len(pictures_of(result_card(simulator))) == 1


@pytest.mark.costly
@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_direct_message_with_a_refused_picture_calls_in_words(
    simulator: Simulator[Azalai], status: int, code: int
):
    operator, card = make_operator(simulator), await start_table(simulator, "Thomas")
    thomas = simulator.person("Thomas")
    direct = f"/channels/{simulator.simulated.dm_channel_id(thomas.id)}/messages"
    await offer(simulator.person("Amara"), card)
    await offer(thomas, card)
    simulator.fail("POST", direct, status=status, code=code, times=None, uploads=True)
    await wait_for_absence(simulator)
    call = thomas.dms[-1]
    assert "Your turn" in text_of(call) and pictures_of(call) == [] and "Round 2 of 3" in text_of(call)
    assert not any(thomas.id in ping.pings for ping in list_pings(simulator.channel()) if not is_silent(ping))
    assert len(list_reports(operator)) == 1


@pytest.mark.costly
async def test_a_direct_message_follows_its_turn_in_words_where_its_new_picture_is_refused(
    simulator: Simulator[Azalai],
):
    await start_table(simulator, "Thomas")
    (call,) = simulator.person("Thomas").dms
    assert len(pictures_of(call)) == 1
    edits = f"/channels/{call.channel_id}/messages/*"
    simulator.fail("PATCH", edits, status=400, code=50035, times=None, uploads=True)
    await simulator.person("Thomas").slash(simulator.channel(), "souk offer", salt="3")
    assert "You offered 3 salt" in text_of(call.now) and pictures_of(call.now) == []
    assert "Salt: 12" in text_of(call.now)


@pytest.mark.costly
async def test_a_follower_is_told_in_words(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    karine = simulator.person("Karine")
    direct = f"/channels/{simulator.simulated.dm_channel_id(karine.id)}/messages"
    simulator.fail("POST", direct, status=400, code=20009, times=None, uploads=True)
    answer = await karine.slash(simulator.channel(), "table follow")
    assert "You follow this table" in answer.text
    (message,) = karine.dms
    assert pictures_of(message) == [] and "Round 1 of 3" in text_of(message)


@pytest.mark.costly
async def test_a_turning_point_is_told_in_words_at_once(open_simulator: Opening, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Won, "turning", Turning.PICTURE)
    async with open_simulator() as simulator:
        operator, _ = make_operator(simulator), await start_table(simulator, "Thomas")
        simulator.fail("POST", "/channels/*/messages", status=413, code=40005, times=None, uploads=True)
        for name, salt in (("Amara", 3), ("Thomas", 1)):
            await simulator.person(name).slash(simulator.channel(), "souk offer", salt=str(salt))
        (point,) = [message for message in simulator.channel().messages if text_of(message).startswith("**Souk**\n")]
        assert "Amara" in text_of(point) and pictures_of(point) == [] and len(list_reports(operator)) == 1


@pytest.mark.costly
async def test_a_film_that_is_refused_is_tried_once_and_the_operator_is_told(simulator: Simulator[Azalai]):
    operator, card = make_operator(simulator), await start_table(simulator, "Thomas")
    for _ in range(3):
        await offer(simulator.person("Thomas"), card)
        await offer(simulator.person("Amara"), card)
    replay = await simulator.person("Amara").press(card, "Replay")
    simulator.fail("POST", "/channels/*/messages", status=413, code=40005, times=None, uploads=True)
    before = len(simulator.requests)
    await simulator.person("Amara").press(replay.message.now, "Show to all")
    await simulator.pass_time(DROPPED_AFTER)
    assert len(list_uploads(simulator, "POST", before)) == 1 and len(list_reports(operator)) == 1


def is_silent(message: Message) -> bool:
    """Return True if a message makes no sound."""
    return bool(message.payload["flags"] & 1 << 12)
