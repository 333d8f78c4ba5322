"""Proposals on Discord: who is asked, when they are carried out, and what closes them."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.store.rows import Status
from azalai.bot.tables.loading import load
from tests.bot.fixtures import load_status, offer, result_card, start_table, type_and_confirm
from tests.simulator import Message, Simulator, labels_of, text_of

DAY = 86_400
HOUR = 3600.0


def find_question(simulator: Simulator[Azalai]) -> Message:
    """Return the newest proposal in the channel, open or closed."""
    return next(message for message in reversed(simulator.channel().messages) if "asks to" in text_of(message))


@pytest.mark.costly
async def test_a_game_ends_when_all_agree_and_not_before(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir")
    answer = await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    assert answer.message.ephemeral
    proposal = find_question(simulator)
    assert set(proposal.pings) == {"Thomas", "Idir"}
    await simulator.person("Thomas").press(proposal, "Agree")
    assert await load_status(simulator) is Status.RUNNING
    await simulator.restart()
    await simulator.person("Idir").press(proposal, "Agree")
    assert await load_status(simulator) is Status.AGREED
    assert "Agreed." in text_of(proposal.now)
    assert labels_of(proposal.now) == [] and "Play" not in labels_of(card.now)
    assert "agreed to end the game" in text_of(result_card(simulator))
    await start_table(simulator, "Thomas", host="Idir")  # the channel is free


@pytest.mark.costly
async def test_one_refusal_closes_a_question_that_needs_all(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    proposal = find_question(simulator)
    await simulator.person("Thomas").press(proposal, "Refuse")
    assert "nothing changes" in text_of(proposal.now)
    late = await simulator.person("Idir").press(proposal, "Agree", stale=True)
    assert "closed already" in late.text
    assert await load_status(simulator) is Status.RUNNING


@pytest.mark.costly
async def test_only_players_have_a_vote_and_a_proposal_is_open_once(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    assert "do not sit" in (await type_and_confirm(simulator.person("Karine"), simulator.channel(), "table end")).text
    await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    assert "You have no vote" in (await simulator.person("Karine").press(find_question(simulator), "Agree")).text
    again = await type_and_confirm(simulator.person("Thomas"), simulator.channel(), "table end")
    assert "asked the same already" in again.text
    assert await load_status(simulator) is Status.RUNNING


@pytest.mark.costly
async def test_among_robots_one_person_decides(simulator: Simulator[Azalai]):
    await start_table(simulator, robots=2)
    answer = await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    assert "nobody else to ask" in answer.text
    assert await load_status(simulator) is Status.AGREED


@pytest.mark.costly
async def test_an_unanswered_proposal_lapses_after_three_days_over_a_restart(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    proposal = find_question(simulator)
    await simulator.pass_time(2.9 * DAY)
    await simulator.pass_time(HOUR)
    await simulator.restart()
    assert "The vote ends" in text_of(proposal.now)
    await simulator.pass_time(0.2 * DAY)
    assert "closed" in text_of(proposal.now)
    assert labels_of(proposal.now) == []


@pytest.mark.costly
async def test_a_player_who_leaves_has_no_vote(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    proposal = find_question(simulator)
    await simulator.person("Thomas").press(proposal, "Agree")
    answer = await simulator.person("Idir").slash(simulator.channel(), "table leave")
    await simulator.person("Idir").press(answer.message, "Leave the game")
    assert "Agreed." in text_of(proposal.now)
    assert await load_status(simulator) is Status.AGREED


@pytest.mark.costly
async def test_moves_are_undone_when_all_agree_and_all_are_called_again(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    before = (await load(simulator.bot.rooms.host, 1)).state
    for name in ("Amara", "Thomas"):
        await offer(simulator.person(name), card)
    assert (await load(simulator.bot.rooms.host, 1)).state != before
    await simulator.person("Thomas").slash(simulator.channel(), "table take-back", moves=2)
    proposal = find_question(simulator)
    assert "the last 2 moves" in text_of(proposal)
    await simulator.person("Amara").press(proposal, "Agree")
    loaded = await load(simulator.bot.rooms.host, 1)
    assert loaded.state == before
    assert loaded.row.position == 3
    assert "All agreed to take the last 2 moves back" in text_of(card.now)
    await offer(simulator.person("Amara"), card)
    assert (await load(simulator.bot.rooms.host, 1)).row.position == 4


@pytest.mark.costly
async def test_an_undo_is_not_done_after_a_further_move(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir")
    await offer(simulator.person("Amara"), card)
    await simulator.person("Thomas").slash(simulator.channel(), "table take-back")
    proposal = find_question(simulator)
    await offer(simulator.person("Thomas"), card)
    before = (await load(simulator.bot.rooms.host, 1)).state
    await simulator.person("Idir").press(proposal, "Agree")
    assert "the table moved on" in text_of(proposal.now)
    assert (await load(simulator.bot.rooms.host, 1)).state == before


async def test_more_acts_than_were_played_are_refused(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    assert (
        "Nothing has been played"
        in (await simulator.person("Amara").slash(simulator.channel(), "table take-back")).text
    )
    await offer(simulator.person("Amara"), card)
    many = await simulator.person("Thomas").slash(simulator.channel(), "table take-back", moves=5)
    assert "Only one move" in many.text


@pytest.mark.costly
async def test_a_majority_removes_a_player_who_has_been_late_for_days(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir", "Karine")
    for name in ("Amara", "Thomas", "Karine"):
        await offer(simulator.person(name), card)
    early = await simulator.person("Amara").slash(simulator.channel(), "table kick", player=simulator.person("Idir"))
    assert "has not kept the others waiting" in early.text
    await simulator.pass_time(3.5 * DAY)
    await simulator.pass_time(HOUR)
    await simulator.person("Amara").slash(simulator.channel(), "table kick", player=simulator.person("Idir"))
    proposal = find_question(simulator)
    assert "You have no vote" in (await simulator.person("Idir").press(proposal, "Refuse")).text
    await simulator.person("Thomas").press(proposal, "Agree")
    loaded = await load(simulator.bot.rooms.host, 1)
    assert loaded.seats[2].user_id is None
    offered = next(message for message in simulator.channel().messages if "Take this seat" in labels_of(message))
    await simulator.pass_time(HOUR)
    await simulator.person("Tarek").press(offered, "Take this seat")
    loaded = await load(simulator.bot.rooms.host, 1)
    assert loaded.seats[2].user_id == simulator.person("Tarek").id


@pytest.mark.costly
async def test_a_player_who_moves_during_the_vote_is_not_removed(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir", "Karine")
    for name in ("Amara", "Thomas", "Karine"):
        await offer(simulator.person(name), card)
    await simulator.pass_time(3.5 * DAY)
    await simulator.pass_time(HOUR)
    await simulator.person("Amara").slash(simulator.channel(), "table kick", player=simulator.person("Idir"))
    proposal = find_question(simulator)
    await offer(simulator.person("Idir"), card)
    await simulator.person("Thomas").press(proposal, "Agree")
    assert "the table moved on" in text_of(proposal.now)
    assert (await load(simulator.bot.rooms.host, 1)).seats[2].user_id == simulator.person("Idir").id


@pytest.mark.costly
async def test_a_game_that_ends_by_its_rules_leaves_no_question_open(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    await type_and_confirm(simulator.person("Amara"), simulator.channel(), "table end")
    proposal = find_question(simulator)
    for _ in range(3):
        for name in ("Amara", "Thomas"):
            await simulator.person(name).slash(simulator.channel(), "souk offer", salt="0")
    assert await load_status(simulator) is Status.FINISHED
    assert "is closed" in text_of(proposal.now)
    assert labels_of(proposal.now) == []
    late = await simulator.person("Thomas").press(proposal, "Agree", stale=True)
    assert "closed already" in late.text


@pytest.mark.costly
async def test_an_agreed_end_closes_what_else_was_asked(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir")
    amara, thomas, idir = (simulator.person(name) for name in ("Amara", "Thomas", "Idir"))
    await type_and_confirm(amara, simulator.channel(), "table end")
    end = find_question(simulator)
    await amara.slash(simulator.channel(), "table pace", pace="24")
    pace = simulator.channel().messages[-1]
    for asked in (end, pace):
        await thomas.press(asked, "Agree")
    answer = await idir.slash(simulator.channel(), "table leave")
    await idir.press(answer.message, "Leave the game")  # the votes on both are counted again
    assert await load_status(simulator) is Status.AGREED
    assert "Agreed." in text_of(end.now)
    assert "is closed" in text_of(pace.now)
    assert (await load(simulator.bot.rooms.host, 1)).row.pace == "{}"
