"""Clocks of seats on Discord.

When a turn's time runs out, the table's rule is applied once, even if the bot was stopped at any moment.
"""

from __future__ import annotations

import re

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.store.rows import SeatRow, TimerKind
from tests.bot.fixtures import Opening, SimulatedClock, offer, open_transaction, start_table
from tests.bot.play.test_undo_on_discord import play_to_undo
from tests.simulator import Message, Simulator, labels_of, text_of

HOUR = 3600.0
DAY = 24 * HOUR


def find_messages(simulator: Simulator[Azalai], text: str) -> list[Message]:
    """Return the messages in the channel with this text, without the card."""
    return [message for message in simulator.channel().messages[1:] if text in text_of(message)]


async def load_seat(simulator: Simulator[Azalai], number: int) -> SeatRow:
    async with open_transaction(simulator) as tx:
        return (await tx.seats.list_at(1))[number]


async def find_seat(simulator: Simulator[Azalai], name: str) -> int:
    async with open_transaction(simulator) as tx:
        return next(seat.seat for seat in await tx.seats.list_at(1) if seat.name == name)


async def load_hours_left(simulator: Simulator[Azalai], number: int) -> float:
    """Return the hours until a seat's deadline."""
    due = (await load_seat(simulator, number)).due
    assert due is not None
    return (due - clock_of(simulator)) / HOUR


def clock_of(simulator: Simulator[Azalai]) -> float:
    """Return the bot's present time."""
    ahead = simulator.bot.clock.ahead if isinstance(simulator.bot.clock, SimulatedClock) else 0.0
    return simulator.simulated.env.now().timestamp() + ahead


async def load_moves(simulator: Simulator[Azalai], number: int) -> list[str]:
    async with open_transaction(simulator) as tx:
        return [move.move for move in await tx.moves.list_since(1, 0) if move.seat == number]


@pytest.mark.costly
async def test_the_clock_of_a_table_stands_on_its_card_and_is_charged_and_refilled(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", pace="24 / 48 / 6")
    assert re.search(r"Amara has time until <t:\d+:f> \(<t:\d+:R>\)", text_of(card.now))
    assert "Time bank: Amara 2 days and Thomas 2 days." in text_of(card.now)
    await simulator.pass_time(34 * HOUR)
    await offer(simulator.person("Amara"), card)
    assert "Amara has time" not in text_of(card.now)
    assert "Time bank: Amara 44 h and Thomas 2 days." in text_of(card.now)
    status = (await simulator.person("Amara").slash(simulator.channel(), "table status")).text
    assert "Amara: 34 h for one turn." in status
    assert "24 h for a turn, and a time bank of 2 days" in status


@pytest.mark.costly
async def test_a_table_without_a_pace_has_no_clock(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    assert "has time until" not in text_of(card.now)
    await simulator.pass_time(10 * DAY)
    assert find_messages(simulator, "run out") == []


async def test_revealed_information_restarts_the_clock(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", game="touareg", pace="24 / 0 / 0")
    name = next(name for name in ("Amara", "Thomas") if f"**{name} to play" in text_of(card.now))
    number = await find_seat(simulator, name)
    await simulator.pass_time(5 * HOUR)
    before = await load_hours_left(simulator, number)
    await simulator.person(name).slash(simulator.channel(), "touareg draw")
    after = await load_hours_left(simulator, number)
    assert (before, after) == (pytest.approx(19, abs=0.01), pytest.approx(24, abs=0.01))


@pytest.mark.costly
async def test_taking_back_gains_no_time(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", game="touareg", pace="24 / 0 / 0")
    name, dialog = await play_to_undo(simulator, card)
    number = await find_seat(simulator, name)
    await simulator.pass_time(5 * HOUR)
    before = await load_hours_left(simulator, number)
    await simulator.person(name).press(dialog, "Take back")
    assert before < 24
    assert await load_hours_left(simulator, number) == pytest.approx(before, abs=0.001)


@pytest.mark.costly
async def test_a_robot_plays_the_turn_once_and_the_person_stays(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", pace="24 / 0 / 0", timeout="turn")
    await offer(simulator.person("Amara"), card)
    await simulator.pass_time(24 * HOUR + 1)
    assert len(find_messages(simulator, "Thomas’s time has run out: a robot plays this turn.")) == 1
    assert len(await load_moves(simulator, 1)) == 1
    assert "**Amara and Thomas to play.** Round 2" in text_of(card.now)
    await offer(simulator.person("Thomas"), card)
    assert len(await load_moves(simulator, 1)) == 2


@pytest.mark.costly
async def test_a_robot_plays_a_turn_of_several_acts_to_its_end_and_no_further(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", game="touareg", pace="24 / 0 / 0", timeout="turn")
    first = next(name for name in ("Amara", "Thomas") if f"**{name} to play" in text_of(card.now))
    second = "Thomas" if first == "Amara" else "Amara"
    await simulator.pass_time(24 * HOUR + 1)
    assert f"**{second} to play." in text_of(card.now)
    assert len(find_messages(simulator, "has run out")) == 1
    moves = await load_moves(simulator, 0) + await load_moves(simulator, 1)
    assert len(moves) > 1
    await simulator.pass_time(HOUR)
    assert await load_moves(simulator, 0) + await load_moves(simulator, 1) == moves


@pytest.mark.costly
async def test_a_robots_turn_for_a_late_player_is_finished_after_a_crash(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", game="touareg", pace="24 / 0 / 0", timeout="turn")
    first = next(name for name in ("Amara", "Thomas") if f"**{name} to play" in text_of(card.now))
    number = await find_seat(simulator, first)
    await simulator.person(first).slash(simulator.channel(), "touareg draw")
    async with open_transaction(
        simulator
    ) as tx:  # the claim is written, the robot has not moved yet: here the bot dies
        late = (await tx.seats.list_at(1))[number]
        assert late.due is not None
        assert await tx.clocks.claim_deadline(late, late.due)
        assert not await tx.clocks.claim_deadline(late, late.due)
        await tx.timers.set_for_seats(
            1, [number], (TimerKind.DEADLINE, TimerKind.AUTOPLAY), [(number, TimerKind.AUTOPLAY, late.due)]
        )
    await simulator.restart()
    await simulator.pass_time(24 * HOUR)
    moves = await load_moves(simulator, number)
    assert moves[0].startswith("draw")
    assert len(moves) > 1
    assert f"**{first} to play." not in text_of(card.now)
    await simulator.restart()
    assert await load_moves(simulator, number) == moves


@pytest.mark.costly
async def test_the_others_may_have_a_robot_play_the_turn_of_a_late_player(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir", pace="24 / 0 / 0")
    for name in ("Amara", "Thomas"):
        await offer(simulator.person(name), card)
    await simulator.pass_time(24 * HOUR + 1)
    (notice,) = find_messages(simulator, "Idir’s time has run out. The others may decide")
    assert labels_of(notice) == ["A robot plays this turn", "A robot takes the seat"]
    assert await load_moves(simulator, 2) == []
    assert "Idir’s time has run out." in text_of(card.now)
    answer = await simulator.person("Amara").press(notice, "A robot plays this turn")
    assert answer.text == "The others are asked."
    (vote,) = find_messages(simulator, "Amara proposes that a robot plays this turn for Idir")
    await simulator.person("Thomas").press(vote, "Agree")
    await simulator.pass_time(1)
    assert len(await load_moves(simulator, 2)) == 1
    assert (await load_seat(simulator, 2)).name == "Idir"
    assert notice.gone


@pytest.mark.costly
async def test_the_other_of_two_players_decides_alone_if_a_robot_takes_the_seat(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", pace="24 / 0 / 0")
    await offer(simulator.person("Amara"), card)
    await simulator.pass_time(24 * HOUR + 1)
    (notice,) = find_messages(simulator, "Thomas’s time has run out.")
    assert (
        "You do not sit at this table" in (await simulator.person("Lalla").press(notice, "A robot takes the seat")).text
    )
    assert (await simulator.person("Amara").press(notice, "A robot takes the seat")).text == "It is done."
    assert (await load_seat(simulator, 1)).user_id is None
    assert any("Round 2" in text_of(message) for message in simulator.channel().messages)


@pytest.mark.costly
async def test_a_late_move_ends_the_vote_about_its_player(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir", pace="24 / 0 / 0")
    for name in ("Amara", "Thomas"):
        await offer(simulator.person(name), card)
    await simulator.pass_time(24 * HOUR + 1)
    (notice,) = find_messages(simulator, "Idir’s time has run out. The others may decide")
    await simulator.person("Amara").press(notice, "A robot takes the seat")
    (vote,) = find_messages(simulator, "Amara proposes that a robot takes Idir’s seat")
    await offer(simulator.person("Idir"), card)
    assert notice.gone
    await simulator.person("Thomas").press(vote, "Agree")
    assert (await load_seat(simulator, 2)).name == "Idir"


@pytest.mark.costly
async def test_a_robot_takes_the_seat_where_the_table_has_chosen_so(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", pace="24 / 0 / 0", timeout="seat")
    await offer(simulator.person("Amara"), card)
    await simulator.pass_time(24 * HOUR + 1)
    assert len(find_messages(simulator, "Thomas’s time has run out: a robot takes the seat.")) == 1
    assert (await load_seat(simulator, 1)).user_id is None
    assert (
        text_of(simulator.person("Thomas").dms[0])
        == "You don’t sit at table 1 (Souk) any more. A robot plays on in your seat."
    )


@pytest.mark.costly
async def test_a_move_on_its_way_when_the_time_ends_counts(clock: SimulatedClock, simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", pace="24 / 0 / 0", timeout="turn")
    await simulator.pass_time(24 * HOUR - 5)
    clock.ahead = 10  # the alarm has not fired yet
    await simulator.at_once(
        simulator.person("Amara").would_type(simulator.channel(), "souk offer", salt="1"),
        simulator.person("Thomas").would_type(simulator.channel(), "souk offer", salt="2"),
    )
    await simulator.pass_time(24 * HOUR - 10)
    assert find_messages(simulator, "run out") == []
    assert await load_moves(simulator, 0) == ["offer 1"]


@pytest.mark.costly
async def test_a_week_without_the_bot_makes_no_player_late(clock: SimulatedClock, simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", pace="24 / 0 / 0", timeout="turn")
    await simulator.pass_time(4 * HOUR)
    await simulator.restart(clean=True)
    clock.ahead = 7 * DAY
    await simulator.restart()
    assert find_messages(simulator, "run out") == []
    assert await load_hours_left(simulator, 0) == pytest.approx(20, abs=0.01)
    await simulator.restart()
    assert await load_hours_left(simulator, 0) == pytest.approx(20, abs=0.01)
    await simulator.pass_time(20 * HOUR + 60)
    assert len(find_messages(simulator, "run out")) == 2
    assert any("Round 2" in text_of(message) for message in simulator.channel().messages)  # a card that is buried moves


@pytest.mark.costly
async def test_the_time_since_the_last_sign_of_life_is_made_up_for_after_a_crash(
    open_simulator: Opening, clock: SimulatedClock
):
    async with open_simulator(heartbeat_every=HOUR) as simulator:
        await start_table(simulator, "Thomas", pace="24 / 0 / 0")
        await simulator.pass_time(2 * HOUR)
        clock.ahead = 3 * DAY
        await simulator.restart()  # it could not record when it stopped: it was alive within the last hour
        assert 21.9 <= await load_hours_left(simulator, 0) <= 23.1


@pytest.mark.costly
async def test_a_short_pause_puts_nothing_off(clock: SimulatedClock, simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", pace="24 / 0 / 0")
    clock.ahead = 120
    await simulator.restart()
    assert await load_hours_left(simulator, 0) == pytest.approx(24 - 120 / HOUR, abs=0.001)


@pytest.mark.costly
async def test_a_table_whose_channel_was_gone_goes_on_with_fresh_clocks(simulator: Simulator[Azalai]):
    oasis, amara = simulator.channel("oasis"), simulator.person("Amara")
    await amara.slash(oasis, "souk new", language="English", pace="24 / 0 / 0")
    card = oasis.messages[-1]
    await simulator.person("Thomas").press(card, "Join")
    await amara.press(card, "Start")
    await simulator.delete(oasis)
    await simulator.pass_time(30 * HOUR)
    await amara.slash(simulator.channel(), "table move", table=1)
    assert await load_hours_left(simulator, 0) == pytest.approx(24)
    assert find_messages(simulator, "run out") == []
