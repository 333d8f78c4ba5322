"""Resignations, substitutes, removed players and abandoned tables: players change, the seat stays."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.hosting.seats import OPENS_AFTER
from azalai.bot.store.rows import Status
from tests.bot.fixtures import (
    Opening,
    find_by_button,
    load_table,
    manager,
    offer,
    open_lobby,
    result_card,
    start_table,
    type_and_confirm,
)
from tests.simulator import Simulator, labels_of, text_of

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.mark.costly
async def test_the_other_of_two_players_wins_when_one_resigns(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    late = simulator.person("Thomas").would_press(card.now, "Play")
    confirmation = await simulator.person("Amara").slash(simulator.channel(), "table resign")
    assert "The other player wins" in confirmation.text
    await simulator.person("Amara").press(confirmation.message, "Resign")
    assert (await load_table(simulator)).row.status is Status.RESIGNED
    assert "Amara resigned." in text_of(result_card(simulator))
    assert "Play" not in labels_of(card.now) and {"Rematch", "Replay"} <= set(labels_of(result_card(simulator)))
    assert "Thomas wins." in (await simulator.do(late)).text


@pytest.mark.costly
async def test_among_more_a_robot_goes_on_for_who_resigns(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir")
    early = await simulator.person("Thomas").slash(simulator.channel(), "table resign")
    assert "too early for the game to count for you" in early.text
    for _ in range(2):
        for name in ("Amara", "Thomas", "Idir"):
            await offer(simulator.person(name), card)
    confirmation = await simulator.person("Thomas").slash(simulator.channel(), "table resign")
    assert "counts as lost for you" in confirmation.text
    await simulator.person("Thomas").press(confirmation.message, "Resign")
    after = await load_table(simulator)
    assert after.row.status is Status.RUNNING
    assert after.seats[1].user_id is None
    assert after.seats[1].resigned_by == simulator.person("Thomas").id


@pytest.mark.costly
async def test_a_substitute_takes_the_seat_with_all_it_knows_and_owes(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir")
    before = await load_table(simulator)
    await type_and_confirm(simulator.person("Thomas"), simulator.channel(), "table replace")
    assert (await load_table(simulator)).seats[1].user_id == simulator.person("Thomas").id
    await simulator.restart()
    karine = simulator.person("Karine")
    answer = await karine.press(find_by_button(simulator, "Take this seat"), "Take this seat")
    assert "You sit at the table now" in answer.text
    after = await load_table(simulator)
    assert after.seats[1].user_id == karine.id
    assert after.state == before.state
    assert any("your turn" in text_of(dm).lower() for dm in karine.dms)
    await offer(karine, card)
    assert (await load_table(simulator)).row.position == 1
    assert "do not sit" in (await simulator.person("Thomas").press(card, "Play")).text


@pytest.mark.costly
async def test_a_seat_offered_to_one_is_for_that_one_alone(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    karine, tarek = simulator.person("Karine"), simulator.person("Tarek")
    await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table replace", person=karine)
    offered = find_by_button(simulator, "Take this seat")
    assert offered.pings == ("Karine",)
    assert "offered to somebody else" in (await tarek.press(offered, "Take this seat")).text
    await karine.press(offered, "Take this seat")
    assert (await load_table(simulator)).row.host_id == simulator.person("Thomas").id
    assert labels_of(offered.now) == []
    await type_and_confirm(simulator.person("Thomas"), simulator.channel(), "table replace")
    answer = await simulator.person("Amara").press(find_by_button(simulator, "Take this seat"), "Take this seat")
    assert "You know another seat's secrets" in answer.text


@pytest.mark.costly
async def test_a_player_who_knows_another_seat_may_not_take_this_one(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    leaving = await simulator.person("Thomas").slash(simulator.channel(), "table leave")
    await simulator.person("Thomas").press(leaving.message, "Leave the game")
    await type_and_confirm(simulator.person("Idir"), simulator.channel(), "table replace")
    offered = find_by_button(simulator, "Take this seat")
    for name, refusal in (("Thomas", "You know another seat's secrets"), ("Amara", "sit at this table")):
        assert refusal in (await simulator.person(name).press(offered, "Take this seat")).text
    back = await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table replace", seat=2)
    assert "belongs to all" in back.text
    await simulator.person("Idir").press(find_by_button(simulator, "Agree"), "Agree")
    await simulator.person("Thomas").press(find_by_button(simulator, "Take this seat"), "Take this seat")
    assert (await load_table(simulator)).seats[1].user_id == simulator.person("Thomas").id


async def test_players_give_away_only_their_own_seat(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    for name, options, refusal in (
        ("Amara", {"seat": 2}, "not yours to give away"),
        ("Karine", {"seat": 1}, "not yours to give away"),
        ("Karine", {}, "do not sit"),
        ("Amara", {"seat": 7}, "numbered from 1 to 2"),
    ):
        assert (
            refusal
            in (await type_and_confirm(simulator.person(name), simulator.channel(), "table replace", **options)).text
        )


@pytest.mark.costly
async def test_a_manager_of_the_server_removes_a_player_at_once(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    mod = simulator.person("Mod", permissions=manager())
    await mod.slash(simulator.channel(), "table kick", player=simulator.person("Thomas"))
    assert (await load_table(simulator)).seats[1].user_id is None
    early = await simulator.person("Karine").press(find_by_button(simulator, "Take this seat"), "Take this seat")
    assert "Somebody was sent away from that seat not long ago." in early.text
    await simulator.pass_time(OPENS_AFTER)
    await simulator.person("Karine").press(find_by_button(simulator, "Take this seat"), "Take this seat")
    assert (await load_table(simulator)).seats[1].user_id == simulator.person("Karine").id


@pytest.mark.costly
async def test_the_hosts_leaving_freezes_nothing(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", robots=1)
    leaving = await simulator.person("Amara").slash(simulator.channel(), "table leave")
    assert "A robot will take your seat" in leaving.text
    await simulator.person("Amara").press(leaving.message, "Leave the game")
    assert (await load_table(simulator)).row.host_id == simulator.person("Thomas").id
    ending = await simulator.person("Thomas").slash(simulator.channel(), "table cancel")
    answer = await simulator.person("Thomas").press(ending.message, "Ask the others")
    assert "nobody else to ask" in answer.text
    assert (await load_table(simulator)).row.status is Status.AGREED


@pytest.mark.costly
async def test_leaving_a_game_of_two_warns_that_it_is_resigning(simulator: Simulator[Azalai]):
    """In a game of two, the player who leaves loses and the other wins."""
    card = await start_table(simulator, "Thomas")
    thomas = simulator.person("Thomas")
    early = await thomas.slash(simulator.channel(), "table leave")
    assert "leaving is resigning" in early.text and "too early for it to count" in early.text
    for _ in range(2):
        for name in ("Amara", "Thomas"):
            await offer(simulator.person(name), card)
    leaving = await thomas.slash(simulator.channel(), "table leave")
    assert "leaving is resigning" in leaving.text and "counts as lost for you" in leaving.text
    answer = await thomas.press(leaving.message, "Leave the game")
    assert "You have resigned. The game is over." in answer.text
    assert (await load_table(simulator)).row.status is Status.RESIGNED


@pytest.mark.costly(seconds=2)
async def test_an_idle_table_is_warned_abandoned_and_reopened(open_simulator: Opening):
    async with open_simulator(idle_after=10 * HOUR) as simulator:
        card = await start_table(simulator, "Thomas", "Idir")
        await offer(simulator.person("Amara"), card)
        state = (await load_table(simulator)).state
        await simulator.pass_time(11 * HOUR)
        assert "it is archived" in "\n".join(text_of(one) for one in simulator.channel().messages)
        assert (await load_table(simulator)).row.status is Status.RUNNING
        await simulator.pass_time(7 * DAY)
        await simulator.pass_time(HOUR)
        assert (await load_table(simulator)).row.status is Status.ABANDONED
        assert labels_of(card.now)[0] == "Reopen" and "Play" not in labels_of(card.now)
        assert "do not sit" in (await simulator.person("Karine").press(card, "Reopen")).text
        other = await open_lobby(simulator, host="Karine")
        assert "already" in (await simulator.person("Thomas").press(card, "Reopen")).text
        await simulator.person("Karine").press(other, "Cancel")
        await simulator.person("Thomas").press(card, "Reopen")
        after = await load_table(simulator)
        assert (after.row.status, after.state) == (Status.RUNNING, state)
        assert [seat.seat for seat in after.deciders] == [1, 2]
        await offer(simulator.person("Thomas"), card)
        assert (await load_table(simulator)).row.position == 2


@pytest.mark.costly
async def test_a_move_after_the_warning_keeps_the_table(open_simulator: Opening):
    async with open_simulator(idle_after=10 * HOUR) as simulator:
        card = await start_table(simulator, "Thomas")
        await simulator.pass_time(11 * HOUR)
        await offer(simulator.person("Amara"), card)
        await simulator.pass_time(7 * DAY)
        await simulator.pass_time(HOUR)
        after = await load_table(simulator)
        assert after.row.status is Status.RUNNING
        await simulator.pass_time(2 * HOUR)
        assert (await load_table(simulator)).row.warned_at is not None


@pytest.mark.costly(seconds=4)
async def test_after_three_months_a_table_stays_put_away(open_simulator: Opening):
    async with open_simulator(idle_after=10 * HOUR, heartbeat_every=DAY) as simulator:
        card = await start_table(simulator, "Thomas")
        for days in (1, 8, 91):
            await simulator.pass_time(days * DAY)
            await simulator.pass_time(HOUR)
        assert (await load_table(simulator)).row.status is Status.ABANDONED
        assert "more than 90 days" in (await simulator.person("Amara").press(card, "Reopen")).text
