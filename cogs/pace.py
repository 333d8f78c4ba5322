"""The pace of a table, what follows when time runs out, and reminders: their presses and timers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.custom_ids import PersonNumber
from bot.app.router import action, opens_modal, submitted
from bot.clocks.pace import Late, Pace, read_pace, typed_pace, written
from bot.dialogs.context import table_here
from bot.dialogs.pace_options import LateChoice, complete_pace
from bot.dialogs.permissions import person_of
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import command
from bot.errors import Refused
from bot.hosting import lobby, table_options
from bot.hosting.deadlines import ROBOT_SEAT, ROBOT_TURN, Decision
from bot.hosting.guests import remove_guest
from bot.hosting.reminders import Reminders
from bot.layouts.dialog import words_layout
from bot.layouts.modals import Box, Field
from bot.layouts.pace import pace_text
from bot.layouts.table_options import options_layout, pace_layout
from bot.store.rows import ProposalStatus, Status
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from bot.text import plain
from cogs.tables import table_commands


class PaceCog(commands.Cog, name="pace"):
    """Terms, pace, deadlines, reminders."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        self.reminders = Reminders(bot.host)

    async def cog_load(self) -> None:
        """Puts `/table pace` beside the others."""
        parameters = [("pace", "slash-pace-pace", str), ("late", "slash-pace-late", late_annotation())]
        optional = {"pace": None, "late": None}
        made = command(table_commands(self.bot), "slash-table-pace", parameters, self._pace_command, optional)
        made.autocomplete("pace")(complete_pace)

    # Terms and pace

    @action("options")
    async def _options(self, interaction: discord.Interaction, table: int) -> None:
        loaded = await load(self.bot.host, table)
        await self._show_terms(interaction, loaded)

    async def _show_terms(self, interaction: discord.Interaction, table: LoadedTable) -> None:
        person = person_of(interaction)
        leads = table.row.status is Status.LOBBY and lobby.leads(table, person)
        layout = options_layout(table, words_for(interaction), user=person.id, leads=leads)
        await self.bot.views.show(interaction, layout, table)

    @action("term", in_place=True)
    async def _term_chosen(
        self, interaction: discord.Interaction, table: int, term: str, *, chosen: Sequence[str]
    ) -> None:
        changed = await table_options.change_option(self.bot.host, table, person_of(interaction), term, chosen)
        await self._show_terms(interaction, changed)

    @action("remove-guest", in_place=True)
    async def _guest_removed(self, interaction: discord.Interaction, table: int, *, chosen: PersonNumber) -> None:
        person = person_of(interaction)
        await self._show_terms(interaction, await remove_guest(self.bot.host, table, person, chosen))

    @action("pace", in_view=True)
    async def _pace_pressed(self, interaction: discord.Interaction, table: int) -> None:
        loaded = await load(self.bot.host, table)
        layout = pace_layout(loaded, words_for(interaction), user=interaction.user.id)
        await self.bot.views.show(interaction, layout, loaded, follows=False)

    @action("pace-ask", in_place=True)
    async def _pace_chosen(self, interaction: discord.Interaction, table: int, term: str, *, chosen: str) -> None:
        loaded = await load(self.bot.host, table)
        await self._propose(
            interaction, loaded, table_options.with_pace_option(read_pace(loaded.row.pace), term, chosen)
        )

    @action("suggestions-ask", in_place=True)
    async def _suggestions_asked(self, interaction: discord.Interaction, table: int, switch: str) -> None:
        loaded = await load(self.bot.host, table)
        verdict = await self.bot.proposals.propose(
            loaded.id, person_of(interaction), table_options.SUGGESTIONS.name, body=switch
        )
        agreed = "yes" if verdict is ProposalStatus.ACCEPTED else "no"
        text = words_for(interaction).say("suggestions-asked", agreed=agreed)
        layout = words_layout(text, user=interaction.user.id)
        await self.bot.views.show(interaction, layout, loaded, follows=False)

    async def _propose(self, interaction: discord.Interaction, table: LoadedTable, pace: Pace) -> None:
        """Asks the others for another pace; with nobody to ask it holds at once."""
        verdict = await self.bot.proposals.propose(
            table.id, person_of(interaction), table_options.PACE.name, body=written(pace)
        )
        said = "pace-changed" if verdict is ProposalStatus.ACCEPTED else "pace-proposed"
        chosen = words_for(interaction)
        text = chosen.say(said, pace=pace_text(pace, chosen))
        layout = words_layout(text, user=interaction.user.id)
        await self.bot.views.show(interaction, layout, table, follows=False)

    async def _pace_command(
        self, interaction: discord.Interaction, pace: str | None = None, late: Late | None = None
    ) -> None:
        async def work() -> None:
            table = await table_here(self.bot.host, interaction)
            now = read_pace(table.row.pace)
            if pace is None and late is None:
                layout = pace_layout(table, words_for(interaction), user=interaction.user.id)
                await self.bot.views.show(interaction, layout, table, follows=False)
                return
            wanted = now if pace is None else typed_pace(pace, now.late)
            wanted = msgspec.structs.replace(wanted, late=late or wanted.late)
            await self._change_pace(interaction, table, wanted)

        await respond(interaction, work)

    async def _change_pace(self, interaction: discord.Interaction, table: LoadedTable, pace: Pace) -> None:
        """Sets the pace of a lobby, or proposes it at a running table."""
        if table.row.status is Status.LOBBY:
            changed = await table_options.set_pace(self.bot.host, table.id, person_of(interaction), pace)
            await self._show_terms(interaction, changed)
        else:
            await self._propose(interaction, table, pace)

    @opens_modal("pace-numbers")
    async def _numbers_box(self, interaction: discord.Interaction, table: int) -> None:
        say = words_for(interaction).say
        fields = [
            Field(say("pace-field-turn"), "", "36", required=True),
            Field(say("pace-field-bank"), "", "72"),
            Field(say("pace-field-refill"), "", "9"),
        ]
        title = say("pace-numbers-title")
        await interaction.response.send_modal(
            Box(title=title, fields=fields, act="pace-typed", arguments=(str(table),))
        )

    @submitted("pace-typed")
    async def _numbers_typed(self, interaction: discord.Interaction, table: int, *, typed: Sequence[str]) -> None:
        loaded = await load(self.bot.host, table)
        numbers = [value.strip() for value in typed]
        if not all(numbers[: len([number for number in numbers if number])]):
            raise Refused("refusal-pace")  # a refill without a bank
        pace = typed_pace(" / ".join(number for number in numbers if number), read_pace(loaded.row.pace).late)
        await self._change_pace(interaction, loaded, pace)

    # Late

    @action("late-turn")
    async def _turn_pressed(self, interaction: discord.Interaction, table: int, seat: int, decision: int) -> None:
        await self._propose_robot(interaction, table, seat, decision, ROBOT_TURN.name)

    @action("late-seat")
    async def _seat_pressed(self, interaction: discord.Interaction, table: int, seat: int, decision: int) -> None:
        await self._propose_robot(interaction, table, seat, decision, ROBOT_SEAT.name)

    async def _propose_robot(
        self, interaction: discord.Interaction, table: int, seat: int, decision: int, kind: str
    ) -> None:
        body = msgspec.json.encode(Decision(decision)).decode()
        verdict = await self.bot.proposals.propose(table, person_of(interaction), kind, target=seat, body=body)
        said = words_for(interaction).say(
            "late-proposed", carried="yes" if verdict is ProposalStatus.ACCEPTED else "no"
        )
        await show(interaction, words_layout(said, user=interaction.user.id))

    # Reminders

    @action("remind", in_view=True)
    async def _remind(self, interaction: discord.Interaction, table: int) -> None:
        user = interaction.user
        nudged = await self.reminders.nudge(table, user.id, user.display_name)
        chosen = words_for(interaction)
        text = chosen.say("remind-done", players=chosen.join(plain(name) for name in nudged.names))
        await self.bot.playing.say(interaction, table, text)

    @action("mute")
    async def _mute(self, interaction: discord.Interaction, table: int, seat: int, decision: int) -> None:
        await self.reminders.mute(table, seat, decision, interaction.user.id)
        await show(interaction, words_layout(words_for(interaction).say("hush-done"), user=interaction.user.id))


def late_annotation() -> Any:
    """The annotation of the option that says what follows when time runs out."""
    return app_commands.Transform[Late, LateChoice]


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PaceCog(bot))
