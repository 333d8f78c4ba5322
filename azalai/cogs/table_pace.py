"""The pace of a table, what follows when time runs out, and reminders: their presses and timers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.pace import Late, Pace, read_pace, typed_pace, written
from azalai.bot.dialogs.context import table_here
from azalai.bot.dialogs.marks import PersonNumber, action, opens_modal, submitted
from azalai.bot.dialogs.pace_options import LateChoice, complete_pace
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import command, completed
from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby, table_options
from azalai.bot.hosting.deadlines import ROBOT_SEAT, ROBOT_TURN, Decision
from azalai.bot.hosting.guests import remove_guest
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.modals import Box, Field
from azalai.bot.layouts.pace_texts import pace_text
from azalai.bot.layouts.table_options_form import options_layout, pace_layout
from azalai.bot.reminders.rules import Reminders
from azalai.bot.store.rows import ProposalStatus, Status
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plain
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class PaceCog(Cog, name="pace"):
    """Terms, pace, deadlines, reminders."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.reminders = Reminders(bot.rooms.host)

    async def cog_load(self) -> None:
        """Puts `/table pace` beside the others."""
        parameters = [("pace", "slash-pace-pace", str), ("late", "slash-pace-late", late_annotation())]
        optional = {"pace": None, "late": None}
        made = command(table_commands(self.bot), "slash-table-pace", parameters, self._pace_command, optional)
        completed(made, "pace", complete_pace)

    # Terms and pace

    @action("options")
    async def _options(self, request: Request, table: int) -> None:
        loaded = await load(self.rooms.host, table)
        await self._show_terms(request, loaded)

    async def _show_terms(self, request: Request, table: LoadedTable) -> None:
        person = request.person
        leads = table.row.status is Status.LOBBY and lobby.leads(table, person)
        layout = options_layout(table, request.words, user=person.id, leads=leads)
        await self.rooms.views.show(request, layout, table)

    @action("term", in_place=True)
    async def _term_chosen(self, request: Request, table: int, term: str, *, chosen: Sequence[str]) -> None:
        changed = await table_options.change_option(self.rooms.host, table, request.person, term, chosen)
        await self._show_terms(request, changed)

    @action("remove-guest", in_place=True)
    async def _guest_removed(self, request: Request, table: int, *, chosen: PersonNumber) -> None:
        person = request.person
        await self._show_terms(request, await remove_guest(self.rooms.host, table, person, chosen))

    @action("pace", in_view=True)
    async def _pace_pressed(self, request: Request, table: int) -> None:
        loaded = await load(self.rooms.host, table)
        layout = pace_layout(loaded, request.words, user=request.user)
        await self.rooms.views.show(request, layout, loaded, follows=False)

    @action("pace-ask", in_place=True)
    async def _pace_chosen(self, request: Request, table: int, term: str, *, chosen: str) -> None:
        loaded = await load(self.rooms.host, table)
        await self._propose(request, loaded, table_options.with_pace_option(read_pace(loaded.row.pace), term, chosen))

    @action("suggestions-ask", in_place=True)
    async def _suggestions_asked(self, request: Request, table: int, switch: str) -> None:
        loaded = await load(self.rooms.host, table)
        verdict = await self.rooms.proposals.propose(
            loaded.id, request.person, table_options.SUGGESTIONS.name, body=switch
        )
        agreed = "yes" if verdict is ProposalStatus.ACCEPTED else "no"
        text = request.words.say("suggestions-asked", agreed=agreed)
        layout = words_layout(text, user=request.user)
        await self.rooms.views.show(request, layout, loaded, follows=False)

    async def _propose(self, request: Request, table: LoadedTable, pace: Pace) -> None:
        """Asks the others for another pace; with nobody to ask it holds at once."""
        verdict = await self.rooms.proposals.propose(
            table.id, request.person, table_options.PACE.name, body=written(pace)
        )
        said = "pace-changed" if verdict is ProposalStatus.ACCEPTED else "pace-proposed"
        chosen = request.words
        text = chosen.say(said, pace=pace_text(pace, chosen))
        layout = words_layout(text, user=request.user)
        await self.rooms.views.show(request, layout, table, follows=False)

    async def _pace_command(self, request: Request, pace: str | None = None, late: Late | None = None) -> None:
        table = await table_here(self.rooms.host, request)
        now = read_pace(table.row.pace)
        if pace is None and late is None:
            layout = pace_layout(table, request.words, user=request.user)
            await self.rooms.views.show(request, layout, table, follows=False)
            return
        wanted = now if pace is None else typed_pace(pace, now.late)
        wanted = msgspec.structs.replace(wanted, late=late or wanted.late)
        await self._change_pace(request, table, wanted)

    async def _change_pace(self, request: Request, table: LoadedTable, pace: Pace) -> None:
        """Sets the pace of a lobby, or proposes it at a running table."""
        if table.row.status is Status.LOBBY:
            changed = await table_options.set_pace(self.rooms.host, table.id, request.person, pace)
            await self._show_terms(request, changed)
        else:
            await self._propose(request, table, pace)

    @opens_modal("pace-numbers")
    async def _numbers_box(self, request: Request, table: int) -> None:
        say = request.words.say
        fields = [
            Field(say("pace-field-turn"), "", "36", required=True),
            Field(say("pace-field-bank"), "", "72"),
            Field(say("pace-field-refill"), "", "9"),
        ]
        title = say("pace-numbers-title")
        await request.open_modal(Box(title=title, fields=fields, act="pace-typed", arguments=(str(table),)))

    @submitted("pace-typed")
    async def _numbers_typed(self, request: Request, table: int, *, typed: Sequence[str]) -> None:
        loaded = await load(self.rooms.host, table)
        numbers = [value.strip() for value in typed]
        if not all(numbers[: len([number for number in numbers if number])]):
            raise Refused("refusal-pace")  # a refill without a bank
        pace = typed_pace(" / ".join(number for number in numbers if number), read_pace(loaded.row.pace).late)
        await self._change_pace(request, loaded, pace)

    # Late

    @action("late-turn")
    async def _turn_pressed(self, request: Request, table: int, seat: int, decision: int) -> None:
        await self._propose_robot(request, table, seat, decision, ROBOT_TURN.name)

    @action("late-seat")
    async def _seat_pressed(self, request: Request, table: int, seat: int, decision: int) -> None:
        await self._propose_robot(request, table, seat, decision, ROBOT_SEAT.name)

    async def _propose_robot(self, request: Request, table: int, seat: int, decision: int, kind: str) -> None:
        body = msgspec.json.encode(Decision(decision)).decode()
        verdict = await self.rooms.proposals.propose(table, request.person, kind, target=seat, body=body)
        said = request.words.say("late-proposed", carried="yes" if verdict is ProposalStatus.ACCEPTED else "no")
        await show(request, words_layout(said, user=request.user))

    # Reminders

    @action("remind", in_view=True)
    async def _remind(self, request: Request, table: int) -> None:
        user = request.interaction.user
        nudged = await self.reminders.nudge(table, user.id, user.display_name)
        chosen = request.words
        text = chosen.say("remind-done", players=chosen.join(plain(name) for name in nudged.names))
        await self.rooms.playing.say(request, table, text)

    @action("mute")
    async def _mute(self, request: Request, table: int, seat: int, decision: int) -> None:
        await self.reminders.mute(table, seat, decision, request.user)
        await show(request, words_layout(request.words.say("hush-done"), user=request.user))


def late_annotation() -> Any:
    """The annotation of the option that says what follows when time runs out."""
    return app_commands.Transform[Late, LateChoice]


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PaceCog(bot))
