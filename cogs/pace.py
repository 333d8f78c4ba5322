"""The pace of a table, what follows when time runs out, and reminders: their presses, timers and messages."""

from __future__ import annotations

import json
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action, opens_modal, submitted
from bot.clocks.pace import Late, Pace, read_pace, typed_pace, written
from bot.clocks.seat_clock import FORGET
from bot.delivery.poster import mention
from bot.delivery.reminders import LATE_MESSAGE, REMINDER_MESSAGE
from bot.dialogs import private
from bot.dialogs.context import table_here
from bot.dialogs.pace_options import LateChoice, complete_pace
from bot.dialogs.permissions import person_of
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import command
from bot.errors import Refused
from bot.hosting import table_options
from bot.hosting.deadlines import LETTER as LATE_LETTER
from bot.hosting.deadlines import ROBOT_SEAT, ROBOT_TURN, Deadlines, Decision
from bot.hosting.reminders import LETTER as REMINDER_LETTER
from bot.hosting.reminders import Reminders
from bot.layouts import clocks as forms
from bot.layouts.dialog import words_form
from bot.layouts.layout import PrivateForm, PublicForm
from bot.layouts.modals import Box, Field
from bot.layouts.pace import pace_text
from bot.layouts.table_options import pace_form, terms_form
from bot.store.rows import Letter, SeatRow, Status, Verdict
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from bot.text import plain
from cogs.tables import Tables
from locales import words


class PaceCog(commands.Cog, name="pace"):
    """Terms, pace, deadlines, reminders."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        self.reminders = Reminders(bot.host)
        bot.letters.add_kind(LATE_LETTER, self._send_late)
        bot.letters.add_kind(REMINDER_LETTER, self._send_reminder)
        bot.letters.add_kind(FORGET, self._forget_reminders)
        for kind in (*Deadlines(bot.host).kinds(), table_options.pace_kind()):
            bot.add_proposal(kind)

    async def cog_load(self) -> None:
        """Puts `/table pace` beside the others."""
        tables = self.bot.get_cog(Tables.__cog_name__)
        if isinstance(tables, Tables):
            parameters = [("pace", "slash-pace-pace", str), ("late", "slash-pace-late", late_annotation())]
            made = command(
                tables.group, "slash-table-pace", parameters, self._pace_command, {"pace": None, "late": None}
            )
            made.autocomplete("pace")(complete_pace)

    # Terms and pace

    @action("options")
    async def _options(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table = await load(self.bot.host, int(arguments[0]))
        await self._show_terms(interaction, table)

    async def _show_terms(self, interaction: discord.Interaction, table: LoadedTable) -> None:
        person = person_of(interaction)
        leads = table.row.status is Status.LOBBY and (table.row.host_id == person.id or person.may_moderate)
        await show(interaction, terms_form(table, words_for(interaction), user=person.id, leads=leads))

    @action("term", in_place=True)
    async def _term_chosen(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, term = arguments
        changed = await table_options.change_term(self.bot.host, int(table), person_of(interaction), term, values[0])
        await self._show_terms(interaction, changed)

    @action("pace")
    async def _pace_pressed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table = await load(self.bot.host, int(arguments[0]))
        await show(interaction, pace_form(table, words_for(interaction), user=interaction.user.id))

    @action("pace-ask", in_place=True)
    async def _pace_chosen(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table = await load(self.bot.host, int(arguments[0]))
        await self._propose(
            interaction, table, table_options.with_term(read_pace(table.row.pace), arguments[1], values[0])
        )

    async def _propose(self, interaction: discord.Interaction, table: LoadedTable, pace: Pace) -> None:
        """Asks the others for another pace; with nobody to ask it holds at once."""
        verdict = await self.bot.proposals.propose(
            table.id, person_of(interaction), table_options.PROPOSAL, body=written(pace)
        )
        said = "pace-changed" if verdict is Verdict.CARRIED else "pace-proposed"
        chosen = words_for(interaction)
        text = chosen.say(said, pace=pace_text(pace, chosen))
        await show(interaction, words_form(text, user=interaction.user.id))

    async def _pace_command(
        self, interaction: discord.Interaction, pace: str | None = None, late: Late | None = None
    ) -> None:
        async def work() -> None:
            table = await table_here(self.bot.host, interaction)
            now = read_pace(table.row.pace)
            if pace is None and late is None:
                await show(interaction, pace_form(table, words_for(interaction), user=interaction.user.id))
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
    async def _numbers_box(self, interaction: discord.Interaction, arguments: list[str]) -> None:
        say = words_for(interaction).say
        fields = [
            Field(say("pace-field-turn"), "", "36", required=True),
            Field(say("pace-field-bank"), "", "72"),
            Field(say("pace-field-refill"), "", "9"),
        ]
        title = say("pace-numbers-title")
        await interaction.response.send_modal(Box(title=title, fields=fields, act="pace-typed", arguments=arguments))

    @submitted("pace-typed")
    async def _numbers_typed(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table = await load(self.bot.host, int(arguments[0]))
        numbers = [value.strip() for value in values]
        if not all(numbers[: len([number for number in numbers if number])]):
            raise Refused("refusal-pace")  # a refill without a bank
        pace = typed_pace(" / ".join(number for number in numbers if number), read_pace(table.row.pace).late)
        await self._change_pace(interaction, table, pace)

    # Late

    @action("late-turn")
    async def _turn_pressed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._propose_robot(interaction, arguments, ROBOT_TURN)

    @action("late-seat")
    async def _seat_pressed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._propose_robot(interaction, arguments, ROBOT_SEAT)

    async def _propose_robot(self, interaction: discord.Interaction, arguments: list[str], kind: str) -> None:
        table, seat, decision = (int(argument) for argument in arguments)
        body = msgspec.json.encode(Decision(decision)).decode()
        verdict = await self.bot.proposals.propose(table, person_of(interaction), kind, target=seat, body=body)
        said = words_for(interaction).say("late-proposed", carried="yes" if verdict is Verdict.CARRIED else "no")
        await show(interaction, words_form(said, user=interaction.user.id))

    async def _send_late(self, table: LoadedTable, letter: Letter) -> bool:
        told: dict[str, str] = json.loads(letter.body)
        seat = table.seats[letter.seat or 0]
        late = Late(told["late"])
        if late is Late.VOTE and (not seat.deciding or seat.decision != letter.decision):
            return False
        form = forms.late_notice(table, seat, plain(told["player"]), late, letter.decision or 0)
        message = await self.bot.letters.post(table, form, letter.nonce)
        async with self.bot.host.store.write() as ledger:
            if late is Late.VOTE:
                await ledger.remember_message(table.id, LATE_MESSAGE, table.row.channel_id, message.id, seat.seat)
            await ledger.letter_sent(letter.id)
        return True

    # Reminders

    @action("remind")
    async def _remind(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        user = interaction.user
        nudged = await self.reminders.nudge(int(arguments[0]), user.id, user.display_name)
        chosen = words_for(interaction)
        text = chosen.say("remind-done", players=chosen.join(plain(name) for name in nudged.names))
        await show(interaction, words_form(text, user=user.id))

    @action("mute")
    async def _mute(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table, seat, decision = (int(argument) for argument in arguments)
        await self.reminders.mute(table, seat, decision, interaction.user.id)
        await show(interaction, words_form(words_for(interaction).say("hush-done"), user=interaction.user.id))

    async def _send_reminder(self, table: LoadedTable, letter: Letter) -> bool:
        """Sends a reminder in place of the last one; none to a seat that has decided meanwhile."""
        seat = table.seats[letter.seat or 0]
        if not seat.deciding or seat.decision != letter.decision or seat.user_id is None:
            return False
        told: dict[str, str] = json.loads(letter.body)
        deleted = await self._delete(table, letter, (REMINDER_MESSAGE,))
        url = await self.bot.letters.card_url(table)
        try:
            message = await self._post_reminder(table, seat, letter, plain(told["by"]), url)
        except discord.Forbidden:
            if letter.lane.startswith("c"):
                raise
            return False  # who takes no messages has been told so with the call of the turn
        async with self.bot.host.store.write() as ledger:
            for old in deleted:
                await ledger.forget_message(old)
            await ledger.remember_message(table.id, REMINDER_MESSAGE, message.channel.id, message.id, seat.seat)
            await ledger.letter_sent(letter.id)
        return True

    async def _post_reminder(
        self, table: LoadedTable, seat: SeatRow, letter: Letter, by: str, url: str | None
    ) -> discord.Message:
        """In the channel with a mention, or in the person's own messages."""
        if letter.lane.startswith("c"):
            text = forms.reminder_text(table, seat, table.words, by, f"<@{seat.user_id}>")
            form = PublicForm(texts=(text,), rows=lambda: forms.reminder_rows(table, seat, table.words, url))
            return await self.bot.letters.post(table, form, letter.nonce, mention([seat]))
        chosen = words(await self.bot.letters.language_for(seat.user_id or 0))
        text = forms.reminder_text(table, seat, chosen, by, plain(seat.name))
        own = PrivateForm(
            user=seat.user_id or 0, texts=(text,), rows=lambda: forms.reminder_rows(table, seat, chosen, url)
        )
        return await private.direct_message(self.bot, seat, own, letter.nonce)

    async def _forget_reminders(self, table: LoadedTable, letter: Letter) -> bool:
        """The turn is over: what reminded of it goes."""
        deleted = await self._delete(table, letter, (REMINDER_MESSAGE, LATE_MESSAGE))
        async with self.bot.host.store.write() as ledger:
            for old in deleted:
                await ledger.forget_message(old)
            await ledger.letter_sent(letter.id)
        return True

    async def _delete(self, table: LoadedTable, letter: Letter, kinds: tuple[str, ...]) -> list[int]:
        """Deletes the messages of a seat's turn in the letter's lane; their ids, still to be forgotten."""
        in_channel = letter.lane.startswith("c")
        async with self.bot.host.store.read() as ledger:
            found = [one for kind in kinds for one in await ledger.messages(table.id, kind, letter.seat)]
            public = {one.channel_id for one in await ledger.messages(table.id, "card")} | {table.row.channel_id}
        chosen = [one for one in found if (one.channel_id in public) is in_channel]
        for one in chosen:
            try:
                await self.bot.get_partial_messageable(one.channel_id).get_partial_message(one.message_id).delete()
            except discord.HTTPException as error:
                if error.status >= 500:
                    raise
        return [one.message_id for one in chosen]


def late_annotation() -> Any:
    """The annotation of the option that says what follows when time runs out."""
    return app_commands.Transform[Late, LateChoice]


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PaceCog(bot))
