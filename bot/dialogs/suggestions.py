"""*Suggest* and *Finish for me*: what a robot would do in a person's place, and what it does there when asked."""

from __future__ import annotations

import discord

from bot.dialogs.play import TOO_LATE, PlayDialog, Suggested
from bot.dialogs.responses import words_for
from bot.errors import NotShown, Refused
from bot.layouts.prompts import Place, Wordings, facts_of
from bot.play import suggesting, turns
from bot.store.rows import Status
from bot.tables.host import Host
from bot.tables.loading import load
from bot.tables.table import seat_of
from games.questions import answers_of


class SuggestionDialog:
    """What a robot does for a person at a table, in private."""

    def __init__(self, host: Host, playing: PlayDialog) -> None:
        self._host = host
        self._playing = playing

    async def suggest(self, interaction: discord.Interaction, table: int, decision: int) -> None:
        """A complete move on a button, with what one should know of it. Refused where the table plays without."""
        loaded = await load(self._host, table)
        seat, words = seat_of(loaded, interaction.user.id), words_for(interaction)
        if seat.decision != decision or not seat.deciding or loaded.row.status is not Status.RUNNING:
            await self._playing.start_again(interaction, table)
            return
        suggesting.check_may_suggest(loaded)
        moves, move = turns.legal_moves(loaded, seat.seat), suggesting.suggested(loaded, seat.seat)
        place = Place(loaded, seat.seat, decision, answers_of(moves, move))
        facts = facts_of(moves, move, Wordings(loaded, seat.seat, words))
        await self._playing.ask(interaction, place, Suggested((words.say("suggest-says"),), tuple(facts)))

    async def finish(self, interaction: discord.Interaction, table: int, decision: int) -> None:
        """The rest of the person's turn is played, and what was done is shown. Refused as `suggesting.finish` says."""
        words, user = words_for(interaction), interaction.user.id
        try:
            done = await suggesting.finish(self._host, table, user, decision, interaction.id)
        except Refused as refusal:
            if refusal.reason not in TOO_LATE:
                raise
            await self._playing.start_again(interaction, table)
            return
        try:
            played = turns.Played(table=done.table, events=done.events)
            told = words.say("finish-done", count=done.acts)
            await self._playing.show_played(interaction, played, seat_of(done.table, user), [told])
        except Exception as error:
            raise NotShown from error
