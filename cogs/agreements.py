"""What the players of a table agree on: the message that asks, and its two buttons."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.delivery.poster import mention
from bot.dialogs.responses import show, words_for
from bot.hosting import agreements
from bot.hosting.proposals import LETTER, ballot_of
from bot.layouts.dialog import words_form
from bot.layouts.proposals import proposal_form, proposal_values
from bot.store.rows import Letter, Verdict
from bot.tables.table import LoadedTable


class Agreements(commands.Cog):
    """Agree, refuse, and the message both stand under."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        bot.letters.add_kind(LETTER, self._send)
        for kind in agreements.KINDS:
            bot.add_proposal(kind)

    @action("agree")
    async def _agreed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._vote(interaction, int(arguments[0]), True)

    @action("refuse")
    async def _refused(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._vote(interaction, int(arguments[0]), False)

    async def _vote(self, interaction: discord.Interaction, proposal: int, yes: bool) -> None:
        verdict = await self.bot.proposals.vote(proposal, interaction.user.id, yes)
        say = words_for(interaction).say
        text = (
            say("vote-done", yes="yes" if yes else "no") if verdict is Verdict.OPEN else say(f"proposal-is-{verdict}")
        )
        await show(interaction, words_form(text, user=interaction.user.id))

    async def _send(self, table: LoadedTable, letter: Letter) -> bool:
        """Posts the message of a proposal, or shows in it where the proposal stands now."""
        store = self.bot.host.store
        async with store.read() as ledger:
            proposal = await ledger.proposal(int(letter.body))
            if proposal is None:
                return False
            ballot = await ballot_of(ledger, table, proposal)
            sent = await ledger.messages(table.id, f"proposal-{proposal.id}")
            kind = self.bot.proposals.kind(proposal.kind)
            values = await proposal_values(ledger, table, proposal)
        form = proposal_form(ballot, kind, values)
        if proposal.status is Verdict.CARRIED and not sent and len(ballot.asked) <= 1:
            return False  # there was nobody to ask: what was done tells itself
        if sent and await self.bot.letters.edit(sent[-1], form):
            return False
        message = await self.bot.letters.post(table, form, letter.nonce, mention(ballot.waiting()))
        async with store.write() as ledger:
            await ledger.remember_message(table.id, f"proposal-{proposal.id}", table.row.channel_id, message.id)
            await ledger.letter_sent(letter.id)
        return True


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Agreements(bot))
