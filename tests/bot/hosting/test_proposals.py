"""Proposals that are withdrawn, refused, or not answered in time."""

from __future__ import annotations

import pytest

from azalai.bot.clocks.pace import Pace, encode_pace
from azalai.bot.errors import Refused
from azalai.bot.history.takebacks import UNDO
from azalai.bot.hosting import seats
from azalai.bot.hosting.agreements import END, propose_undo
from azalai.bot.hosting.proposals import OPEN_FOR
from azalai.bot.people.person import Person
from azalai.bot.store.rows import MessageKind, ProposalStatus, TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.without_discord import (
    AMARA,
    IDIR,
    KARINE,
    THOMAS,
    StillClock,
    agree,
    outbox_at,
    play_moves,
    proposal_at,
    proposals_of,
    ring,
    running_table,
    seat_at,
    timers_at,
)

HOUR = 3600.0
A_DAY = encode_pace(Pace(24))


async def propose_to_remove_idir(host: Host) -> int:
    """Propose at a table of four to remove Idir, to which two of three must agree; return the table's number."""
    table = await running_table(host, THOMAS, IDIR, KARINE)
    decision = (await seat_at(host, table, 2)).decision
    await proposals_of(host).propose(table, AMARA, "kick", target=2, body=str(decision))
    return table


async def test_a_proposal_is_closed_when_its_proposer_withdraws(host: Host):
    table = await propose_to_remove_idir(host)
    assert await proposals_of(host).vote(1, AMARA.id, False) is ProposalStatus.REJECTED
    assert (await proposal_at(host, 1)).status is ProposalStatus.REJECTED
    for person in (THOMAS, KARINE):
        with pytest.raises(Refused, match="refusal-proposal-closed"):
            await proposals_of(host).vote(1, person.id, True)
    assert (await seat_at(host, table, 2)).user_id == IDIR.id
    assert await timers_at(host, table, TimerKind.PROPOSAL) == []


async def test_the_refusal_of_another_leaves_open_what_most_can_still_carry(host: Host):
    table = await propose_to_remove_idir(host)
    assert await proposals_of(host).vote(1, THOMAS.id, False) is ProposalStatus.OPEN
    assert await proposals_of(host).vote(1, KARINE.id, True) is ProposalStatus.ACCEPTED
    assert (await seat_at(host, table, 2)).user_id is None


async def test_each_proposal_expires_at_its_own_time(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS)
    began = still_clock.at
    await proposals_of(host).propose(table, AMARA, "end")
    still_clock.at = began + HOUR
    await proposals_of(host).propose(table, AMARA, "pace", body=A_DAY)
    still_clock.at = began + OPEN_FOR
    await ring(host)
    assert [(await proposal_at(host, number)).status for number in (1, 2)] == [
        ProposalStatus.EXPIRED,
        ProposalStatus.OPEN,
    ]
    assert [timer.due for timer in await timers_at(host, table, TimerKind.PROPOSAL)] == [began + OPEN_FOR + HOUR]
    still_clock.at = began + OPEN_FOR + HOUR
    await ring(host)
    assert (await proposal_at(host, 2)).status is ProposalStatus.EXPIRED
    assert await timers_at(host, table, TimerKind.PROPOSAL) == []


async def test_all_that_has_run_out_meanwhile_is_closed_at_once_and_shown_so(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS)
    await proposals_of(host).propose(table, AMARA, "end")
    await proposals_of(host).propose(table, AMARA, "pace", body=A_DAY)
    before = len(await outbox_at(host, table))
    still_clock.at += OPEN_FOR
    await ring(host)
    assert {(await proposal_at(host, number)).status for number in (1, 2)} == {ProposalStatus.EXPIRED}
    bodies = [row.body for row in (await outbox_at(host, table))[before:] if row.kind is MessageKind.PROPOSAL]
    assert bodies == ["1", "2"]
    assert await timers_at(host, table, TimerKind.PROPOSAL) == []


async def test_a_refused_proposal_can_not_be_repeated_for_a_while(host: Host, still_clock: StillClock):
    """The pause limits the calls of other players by repeated proposals."""
    table = await running_table(host, THOMAS, IDIR)
    await proposals_of(host).propose(table, AMARA, "end")
    still_clock.at += HOUR
    await proposals_of(host).vote(1, THOMAS.id, False)
    refused_at = still_clock.at
    for person in (AMARA, IDIR):
        with pytest.raises(Refused, match="refusal-proposed-lately") as refused:
            await proposals_of(host).propose(table, person, "end")
        assert refused.value.values == {"when": f"<t:{int(refused_at + 12 * HOUR)}:R>"}
    await proposals_of(host).propose(table, AMARA, "pace", body=A_DAY)  # a proposal of another kind
    still_clock.at = refused_at + 12 * HOUR
    await proposals_of(host).propose(table, AMARA, "end")


async def test_the_pause_is_the_same_when_the_proposer_refuses_their_own(host: Host):
    table = await running_table(host, THOMAS)
    await proposals_of(host).propose(table, AMARA, "end")
    await proposals_of(host).vote(1, AMARA.id, False)
    with pytest.raises(Refused, match="refusal-proposed-lately"):
        await proposals_of(host).propose(table, AMARA, "end")


async def test_another_pace_is_no_other_matter_and_another_decision_of_a_seat_is(host: Host):
    table = await propose_to_remove_idir(host)
    await proposals_of(host).vote(1, AMARA.id, False)
    decision = (await seat_at(host, table, 2)).decision
    with pytest.raises(Refused, match="refusal-proposed-lately"):
        await proposals_of(host).propose(table, AMARA, "kick", target=2, body=str(decision))
    await play_moves(host, table, IDIR, "offer 1", "take-back")
    decision = (await seat_at(host, table, 2)).decision
    await proposals_of(host).propose(table, AMARA, "kick", target=2, body=str(decision))
    await proposals_of(host).propose(table, AMARA, "pace", body=A_DAY)
    await proposals_of(host).vote(3, AMARA.id, False)
    with pytest.raises(Refused, match="refusal-proposed-lately"):
        await proposals_of(host).propose(table, AMARA, "pace", body=encode_pace(Pace(48)))


async def test_the_vote_of_a_leaver_lapses_and_the_new_player_is_asked(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    proposals = proposals_of(host)
    await proposals.propose(table, AMARA, "end")
    await agree(host, table, THOMAS)
    await seats.offer_seat(proposals, table, 1, THOMAS, None)
    await seats.take_seat(proposals, table, 1, KARINE, None)
    await agree(host, table, IDIR)
    assert (await proposal_at(host, 1)).status is ProposalStatus.OPEN
    await agree(host, table, KARINE)
    assert (await proposal_at(host, 1)).status is ProposalStatus.ACCEPTED


async def test_leaving_a_seat_closes_the_players_proposals(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    proposals = proposals_of(host)
    await proposals.propose(table, AMARA, "end")
    await seats.offer_seat(proposals, table, 0, AMARA, None)
    await seats.take_seat(proposals, table, 0, KARINE, None)
    assert (await proposal_at(host, 1)).status is ProposalStatus.EXPIRED
    assert [row.body for row in await outbox_at(host, table) if row.kind is MessageKind.PROPOSAL][-1] == "1"
    assert not await timers_at(host, table, TimerKind.PROPOSAL)
    await proposals.propose(table, KARINE, "end")  # the new player may propose, too


async def ask_to_undo(host: Host, table: int, person: Person) -> int:
    """Propose as a player to undo the newest move, and return the proposal's number."""
    await propose_undo(host, proposals_of(host), table, person, 1)
    async with host.store.read() as tx:
        return (await tx.proposals.list_open(table))[-1].id


async def test_a_question_that_lapses_unanswered_is_not_asked_again_at_once(host: Host, still_clock: StillClock):
    """Proposals that lapse can't be repeated to call the other players again and again in one turn."""
    table = await running_table(host, THOMAS, IDIR)
    still_clock.at += 1
    await play_moves(host, table, AMARA, "offer 1")
    number = await ask_to_undo(host, table, AMARA)
    await play_moves(host, table, THOMAS, "offer 1")
    assert await proposals_of(host).vote(number, AMARA.id, True) is ProposalStatus.EXPIRED
    with pytest.raises(Refused, match="refusal-proposed-lately"):
        await ask_to_undo(host, table, AMARA)
    await ask_to_undo(host, table, THOMAS)
    await proposals_of(host).propose(table, AMARA, END.name)
    still_clock.at += OPEN_FOR
    await ring(host)
    for kind in (END.name, UNDO):
        with pytest.raises(Refused, match="refusal-proposed-lately"):
            await proposals_of(host).propose(table, AMARA if kind == END.name else THOMAS, kind)
    still_clock.at += host.settings.proposal_pause
    await ask_to_undo(host, table, AMARA)


async def test_only_the_first_of_several_questions_alike_calls_people(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS, IDIR)
    await play_moves(host, table, AMARA, "offer 1")
    calls: list[bool] = []
    for number, person in enumerate((AMARA, THOMAS, IDIR)):
        proposal = await proposal_at(host, await ask_to_undo(host, table, person))
        async with host.store.read() as tx:
            calls.append(await host.limits.may_call_for(tx, proposal))
        await play_moves(host, table, (THOMAS, IDIR, AMARA)[number], "offer 1")
        await proposals_of(host).vote(proposal.id, person.id, True)
    assert calls == [True, False, False]
    still_clock.at += host.settings.proposal_pause
    async with host.store.read() as tx:
        assert await host.limits.may_call_for(tx, await proposal_at(host, await ask_to_undo(host, table, AMARA)))


async def test_up_to_thirty_acts_are_taken_back_together(host: Host):
    table = await running_table(host, THOMAS, game="targui")
    for _ in range(33):
        loaded = await load(host, table)
        (seat, *_) = loaded.deciders
        await play_moves(host, table, (AMARA, THOMAS)[seat.seat], str(loaded.game.moves(loaded.state, seat.seat)[0]))
    for count in (0, 31):
        with pytest.raises(Refused, match="refusal-not-so-many-acts"):
            await propose_undo(host, proposals_of(host), table, AMARA, count)
    assert await propose_undo(host, proposals_of(host), table, AMARA, 30) is ProposalStatus.OPEN
