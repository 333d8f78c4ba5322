"""Sends the message that asks the players of a table to agree to something."""

from __future__ import annotations

from bot.delivery.poster import mention
from bot.delivery.sending import Sending
from bot.hosting.proposals import ballot_of
from bot.layouts.proposals import proposal_form, proposal_values
from bot.store.rows import Letter, Verdict
from bot.tables.table import LoadedTable


async def send_proposal(sending: Sending, table: LoadedTable, message: Letter) -> bool:
    """Posts the message of a proposal (the body is its number), or shows in it how the votes are now."""
    store = sending.host.store
    async with store.read() as ledger:
        proposal = await ledger.proposal(int(message.body))
        if proposal is None:
            return False
        ballot = await ballot_of(ledger, table, proposal)
        sent = await ledger.messages(table.id, f"proposal-{proposal.id}")
        values = await proposal_values(ledger, table, proposal)
    form = proposal_form(ballot, sending.proposals.kind(proposal.kind), values)
    if proposal.status is Verdict.CARRIED and not sent and len(ballot.asked) <= 1:
        return False  # there was nobody to ask: what was done tells itself
    if sent and await sending.poster.edit(sent[-1], form):
        return False
    posted = await sending.poster.post(table, form, message.nonce, mention(ballot.waiting()))
    async with store.write() as ledger:
        await ledger.remember_message(table.id, f"proposal-{proposal.id}", table.row.channel_id, posted.id)
        await ledger.letter_sent(message.id)
    return True
