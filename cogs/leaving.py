"""Leaving, finding a substitute, sending somebody away, ending early, and taking acts back by agreement."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.dialogs.answering import Answering
from bot.dialogs.context import table_here
from bot.dialogs.permissions import person_of
from bot.dialogs.responses import respond, words_for
from bot.dialogs.slash_commands import Number, TableNumber, command
from bot.dialogs.threads import bring_in
from bot.errors import Refused
from bot.hosting import agreements, endings, kicks, lobby, seats
from bot.layouts.invitations import silent_lines
from bot.layouts.table_menu import confirm
from bot.people.person import Person
from bot.play.turns import check_runs
from bot.play.undo import undoable
from bot.store.rows import ProposalStatus, Status
from bot.tables.loading import load
from bot.tables.table import LoadedTable
from bot.text import plain
from bot.verdicts import Reader, verdict
from cogs.tables import ask_to_give_up, table_commands


class Leaving(commands.Cog):
    """`/table resign | replace | kick | end | undo | reopen`, their entries under *...*, and their buttons."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Adds the commands to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-resign", [], self._guarded(self._resign))
        command(group, "slash-table-end", [], self._guarded(self._end))
        self._with_number(group, "slash-table-undo", "slash-table-undo-acts", self._undo, default=1)
        self._with_number(
            group, "slash-table-reopen", "slash-table-reopen-table", self._reopen, default=0, kind=TableNumber
        )
        self._with_person(group, "slash-table-kick", "slash-table-kick-player", self._kick)
        self._replace_command(group)

    # Commands

    def _guarded(self, work: Callable[[discord.Interaction], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def invoked(interaction: discord.Interaction) -> None:
            await respond(interaction, lambda: work(interaction))

        return invoked

    def _with_number(
        self,
        group: app_commands.Group,
        name: str,
        parameter: str,
        work: Callable[[discord.Interaction, int], Awaitable[None]],
        default: int,
        kind: Any = Number,
    ) -> None:
        async def invoked(interaction: discord.Interaction, number: int = default) -> None:
            await respond(interaction, lambda: work(interaction, number))

        command(group, name, [("number", parameter, kind)], invoked, {"number": default})

    def _with_person(
        self,
        group: app_commands.Group,
        name: str,
        parameter: str,
        work: Callable[[discord.Interaction, discord.User | discord.Member], Awaitable[None]],
    ) -> None:
        async def invoked(interaction: discord.Interaction, player: discord.Member) -> None:
            await respond(interaction, lambda: work(interaction, player))

        command(group, name, [("player", parameter, discord.Member)], invoked)

    def _replace_command(self, group: app_commands.Group) -> None:
        async def invoked(
            interaction: discord.Interaction, seat: int = 0, person: discord.Member | None = None
        ) -> None:
            await respond(interaction, lambda: self._replace(interaction, seat, person))

        parameters = [
            ("seat", "slash-table-replace-seat", Number),
            ("person", "slash-table-replace-person", discord.Member),
        ]
        command(group, "slash-table-replace", parameters, invoked, {"seat": 0, "person": None})

    async def _resign(self, interaction: discord.Interaction) -> None:
        await ask_to_give_up(self.bot, interaction, "resign", await table_here(self.bot.host, interaction))

    async def _end(self, interaction: discord.Interaction) -> None:
        await self._ask_to_end(interaction, await table_here(self.bot.host, interaction))

    async def _undo(self, interaction: discord.Interaction, acts: int) -> None:
        """The own last act at once where that is allowed, else by agreement."""
        table = await table_here(self.bot.host, interaction)
        await self._take_back(interaction, table, acts)

    async def _kick(self, interaction: discord.Interaction, player: discord.User | discord.Member) -> None:
        table = await table_here(self.bot.host, interaction)
        check_runs(table)
        seat = table.seat_of(player.id)
        if seat is None:
            raise Refused("refusal-they-do-not-sit", player=(player.display_name,))
        person = person_of(interaction)
        moderates = person.may_moderate(table.row.guild_id)
        if table.seat_of(person.id) is None or (moderates and person.id != player.id):
            await seats.remove(self.bot.proposals, table.id, seat.seat, person)
            left = "robots" if table.is_alone(seat.seat) else "people"
            await self._say(interaction, table.id, "kick-done", player=plain(seat.name), left=left)
            return
        verdict = await kicks.propose_kick(self.bot.host, self.bot.proposals, table.id, person, seat.seat)
        await self._proposed(interaction, table.id, verdict)

    async def _replace(self, interaction: discord.Interaction, seat: int, person: discord.Member | None) -> None:
        table = await table_here(self.bot.host, interaction)
        if person is not None and person.bot:
            raise Refused("refusal-no-bots")
        own = table.seat_of(interaction.user.id)
        if not seat and own is None:
            raise Refused("refusal-not-seated")
        number = seat - 1 if seat or own is None else own.seat
        if not 0 <= number < len(table.seats):
            raise Refused("refusal-no-such-seat", most=len(table.seats))
        invited = None if person is None else Person(person.id, person.display_name)
        await self._ask_to_offer(interaction, table, number, invited)

    async def _reopen(self, interaction: discord.Interaction, number: int) -> None:
        table = number or (await table_here(self.bot.host, interaction)).id
        if lobby.can_reopen(await load(self.bot.host, table)):
            await lobby.reopen(self.bot.host, table, interaction.guild_id, person_of(interaction))
            if interaction.message is None:
                await self._say(interaction, table, "reopen-done")
            else:
                await Answering.of(interaction).show_nothing()  # the card that was pressed shows it
            return
        await endings.reopen(self.bot.host, table, interaction.guild_id, person_of(interaction))
        await self._say(interaction, table, "reopen-done")

    # Buttons

    @action("quit", in_view=True)
    async def _leave_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await ask_to_give_up(self.bot, interaction, "leave", await load(self.bot.host, table))

    @action("resign", in_view=True)
    async def _resign_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await ask_to_give_up(self.bot, interaction, "resign", await load(self.bot.host, table))

    @action("resign-yes", in_place=True)
    async def _resigned(self, interaction: discord.Interaction, table: int) -> None:
        after = await endings.resign(self.bot.proposals, table, person_of(interaction))
        await self._say(interaction, after.id, "resign-done", left=endings.what_is_left(after))

    @action("ask-undo", in_view=True)
    async def _undo_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._take_back(interaction, await load(self.bot.host, table), 1)

    @action("ask-end", in_view=True)
    async def _end_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._ask_to_end(interaction, await load(self.bot.host, table))

    @action("end-yes", in_place=True)
    async def _end_confirmed(self, interaction: discord.Interaction, table: int) -> None:
        verdict = await self.bot.proposals.propose(table, person_of(interaction), agreements.END.name)
        await self._proposed(interaction, table, verdict)

    @action("offer-seat", in_view=True)
    async def _offer_pressed(self, interaction: discord.Interaction, table: int) -> None:
        loaded = await load(self.bot.host, table)
        own = loaded.seat_of(interaction.user.id)
        if own is None:
            raise Refused("refusal-not-seated")
        await self._ask_to_offer(interaction, loaded, own.seat, None)

    @action("offer-yes", in_place=True)
    async def _offer_confirmed(self, interaction: discord.Interaction, table: int, seat: int, person: int) -> None:
        invited = None
        if person:
            if interaction.guild is None:
                raise Refused("refusal-server-only")
            try:
                member = await interaction.guild.fetch_member(person)
            except discord.HTTPException as error:
                if verdict(error).person is not Reader.UNKNOWN:
                    raise
                raise Refused("refusal-not-here-any-more") from error
            invited = Person(member.id, member.display_name)
        offered = await seats.offer_seat(self.bot.proposals, table, seat, person_of(interaction), invited)
        words = words_for(interaction)
        done = words.say("seat-offer-asked") if offered.asked else words.say("seat-offer-done")
        await self.bot.playing.say(interaction, table, "\n".join([done, *silent_lines(offered.invited, words)]))

    @action("sit")
    async def _sit(self, interaction: discord.Interaction, table: int, seat: int, person: int) -> None:
        await seats.take_seat(self.bot.proposals, table, seat, person_of(interaction), person or None)
        await bring_in(interaction.channel, interaction.user.id)
        await self._say(interaction, table, "seat-taken")

    @action("keep")
    async def _keep(self, interaction: discord.Interaction, table: int, seat: int) -> None:
        await seats.keep_seat(self.bot.host, table, seat, person_of(interaction))
        await self._say(interaction, table, "seat-kept")

    @action("reopen")
    async def _reopen_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._reopen(interaction, table)

    # Work

    async def _ask_to_end(self, interaction: discord.Interaction, table: LoadedTable) -> None:
        """Asks whether the others are really to be asked. Refused for who plays no running game."""
        check_runs(table)
        if table.seat_of(interaction.user.id) is None:
            raise Refused("refusal-not-seated")
        layout = confirm(words_for(interaction), "end", table, user=interaction.user.id)
        await self.bot.views.show(interaction, layout, table, follows=False, asks=True)

    async def _ask_to_offer(
        self, interaction: discord.Interaction, table: LoadedTable, seat: int, person: Person | None
    ) -> None:
        """Asks whether the channel is really to be asked for somebody who takes a seat over."""
        check_runs(table)
        who = "anybody" if person is None else "one"
        layout = confirm(
            words_for(interaction),
            "offer",
            table,
            (seat, 0 if person is None else person.id),
            user=interaction.user.id,
            who=who,
            person="" if person is None else plain(person.name),
            number=str(seat + 1),
            name=plain(table.seats[seat].name),
        )
        await self.bot.views.show(interaction, layout, table, follows=False, asks=True)

    async def _take_back(self, interaction: discord.Interaction, table: LoadedTable, acts: int) -> None:
        host = self.bot.host
        own = table.seat_of(interaction.user.id)
        alone = own is not None and table.is_alone(own.seat)
        if own is not None and table.row.status is Status.RUNNING and (alone or acts == 1):
            async with host.store.read() as tx:
                found = await undoable(tx, table, own.seat)
            if found is not None:
                await self.bot.playing.undo(interaction, table.id, own.decision, acts)
                return
        verdict = await agreements.propose_undo(host, self.bot.proposals, table.id, person_of(interaction), acts)
        await self._proposed(interaction, table.id, verdict)

    async def _proposed(self, interaction: discord.Interaction, table: int, verdict: ProposalStatus) -> None:
        await self._say(interaction, table, "propose-done", asked="yes" if verdict is ProposalStatus.OPEN else "no")

    async def _say(self, interaction: discord.Interaction, table: int, message: str, **values: object) -> None:
        await self.bot.playing.say(interaction, table, words_for(interaction).say(message, **values))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Leaving(bot))
