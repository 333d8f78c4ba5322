"""Sender of the message that asks the players of a table to agree to a proposal."""

from __future__ import annotations

from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.history.narration import names_then
from azalai.bot.hosting.proposals import Ballot, load_ballot
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.layouts.proposal_message import proposal_layout, proposal_values
from azalai.bot.people.mentions import NOBODY, Mentions, Reason, mentions
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage, ProposalStatus
from azalai.bot.tables.table import LoadedTable


async def send_proposal(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post the message of a proposal (the body is its number), or edit it to show the present votes."""
    store = sending.host.store
    async with store.read() as tx:
        proposal = await tx.proposals.get(int(message.body))
        if proposal is None:
            return False
        ballot = await load_ballot(tx, table, proposal)
        sent = await tx.messages.list_about(table.id, MessageKind.PROPOSAL, proposal=proposal.id)
        calls = bool(sent) or await sending.host.limits.may_call_for(tx, proposal)
    voters = [seat.user_id for seat in ballot.list_waiting()] if calls else []
    called = await mentions(sending.host.preferences, voters, Reason.TURN)
    layout = await _layout(sending, ballot, called)
    if proposal.status is ProposalStatus.ACCEPTED and not sent and len(ballot.asked) <= 1:
        return False  # no other player was asked, and the result is visible without a message
    if sent and await sending.poster.edit(sent[-1], layout):
        return False
    posted = await sending.poster.post(table, layout, message.nonce, called)
    async with store.write() as tx:
        await tx.messages.remember(
            table.id, MessageKind.PROPOSAL, table.row.channel_id, posted.id, proposal=proposal.id
        )
        await tx.outbox.remove(message.id)
    return True


async def _layout(sending: Sending, ballot: Ballot, called: Mentions) -> PublicLayout:
    async with sending.host.store.read() as tx:
        values = await proposal_values(tx, ballot.table, ballot.proposal)
        name = names_then(ballot.table, ballot.proposal.opened_at, await tx.seat_history.list_former(ballot.table.id))
    return proposal_layout(ballot, sending.proposals.kind(ballot.proposal.kind), values, called, name)


async def renew_proposal(sending: Sending, table: LoadedTable, message: MessageRow) -> PublicLayout | None:
    """Return the message of a proposal with present names, or None if the proposal was deleted."""
    async with sending.host.store.read() as tx:
        proposal = None if message.proposal_id is None else await tx.proposals.get(message.proposal_id)
        if proposal is None:
            return None
        ballot = await load_ballot(tx, table, proposal)
    return await _layout(sending, ballot, NOBODY)
