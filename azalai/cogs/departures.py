"""Leaving, finding a substitute, sending somebody away, ending early, and taking acts back by agreement."""

from __future__ import annotations

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.context import table_here
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import Number, TableNumber, command
from azalai.bot.dialogs.threads import bring_in
from azalai.bot.discord_codes import Reader, verdict
from azalai.bot.errors import Refused
from azalai.bot.hosting import agreements, endings, kicks, lobby, seats
from azalai.bot.layouts.invitation_answers import silent_lines
from azalai.bot.layouts.table_menu import confirm
from azalai.bot.people.person import Person
from azalai.bot.play.turns import check_runs
from azalai.bot.play.undo import undoable
from azalai.bot.store.rows import ProposalStatus, Status
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plain
from azalai.cogs.cog import Cog
from azalai.cogs.tables import ask_to_give_up, table_commands


class Leaving(Cog):
    """`/table resign | replace | kick | end | undo | reopen`, their entries under *...*, and their buttons."""

    async def cog_load(self) -> None:
        """Adds the commands to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-resign", [], self._resign)
        command(group, "slash-table-end", [], self._end)
        command(group, "slash-table-undo", [("acts", "slash-table-undo-acts", Number)], self._undo, {"acts": 1})
        table = [("number", "slash-table-reopen-table", TableNumber)]
        command(group, "slash-table-reopen", table, self._reopen, {"number": 0})
        command(group, "slash-table-kick", [("player", "slash-table-kick-player", discord.Member)], self._kick)
        parameters = [
            ("seat", "slash-table-replace-seat", Number),
            ("person", "slash-table-replace-person", discord.Member),
        ]
        command(group, "slash-table-replace", parameters, self._replace, {"seat": 0, "person": None})

    # Commands

    async def _resign(self, request: Request) -> None:
        await ask_to_give_up(self.bot, request, "resign", await table_here(self.rooms.host, request))

    async def _end(self, request: Request) -> None:
        await self._ask_to_end(request, await table_here(self.rooms.host, request))

    async def _undo(self, request: Request, acts: int) -> None:
        """The own last act at once where that is allowed, else by agreement."""
        table = await table_here(self.rooms.host, request)
        await self._take_back(request, table, acts)

    async def _kick(self, request: Request, player: discord.User | discord.Member) -> None:
        table = await table_here(self.rooms.host, request)
        check_runs(table)
        seat = table.seat_of(player.id)
        if seat is None:
            raise Refused("refusal-they-do-not-sit", player=(player.display_name,))
        person = request.person
        moderates = person.may_moderate(table.row.guild_id)
        if table.seat_of(person.id) is None or (moderates and person.id != player.id):
            await seats.remove(self.rooms.proposals, table.id, seat.seat, person)
            left = "robots" if table.is_alone(seat.seat) else "people"
            await self._say(request, table.id, "kick-done", player=plain(seat.name), left=left)
            return
        verdict = await kicks.propose_kick(self.rooms.host, self.rooms.proposals, table.id, person, seat.seat)
        await self._proposed(request, table.id, verdict)

    async def _replace(self, request: Request, seat: int, person: discord.Member | None) -> None:
        table = await table_here(self.rooms.host, request)
        if person is not None and person.bot:
            raise Refused("refusal-no-bots")
        own = table.seat_of(request.user)
        if not seat and own is None:
            raise Refused("refusal-not-seated")
        number = seat - 1 if seat or own is None else own.seat
        if not 0 <= number < len(table.seats):
            raise Refused("refusal-no-such-seat", most=len(table.seats))
        invited = None if person is None else Person(person.id, person.display_name)
        await self._ask_to_offer(request, table, number, invited)

    async def _reopen(self, request: Request, number: int) -> None:
        table = number or (await table_here(self.rooms.host, request)).id
        if lobby.can_reopen(await load(self.rooms.host, table)):
            await lobby.reopen(self.rooms.host, table, request.guild, request.person)
            if request.message is None:
                await self._say(request, table, "reopen-done")
            else:
                await request.show_nothing()  # the card that was pressed shows it
            return
        await endings.reopen(self.rooms.host, table, request.guild, request.person)
        await self._say(request, table, "reopen-done")

    # Buttons

    @action("quit", in_view=True)
    async def _leave_pressed(self, request: Request, table: int) -> None:
        await ask_to_give_up(self.bot, request, "leave", await load(self.rooms.host, table))

    @action("resign", in_view=True)
    async def _resign_pressed(self, request: Request, table: int) -> None:
        await ask_to_give_up(self.bot, request, "resign", await load(self.rooms.host, table))

    @action("resign-yes", in_place=True)
    async def _resigned(self, request: Request, table: int) -> None:
        after = await endings.resign(self.rooms.proposals, table, request.person)
        await self._say(request, after.id, "resign-done", left=endings.what_is_left(after))

    @action("ask-undo", in_view=True)
    async def _undo_pressed(self, request: Request, table: int) -> None:
        await self._take_back(request, await load(self.rooms.host, table), 1)

    @action("ask-end", in_view=True)
    async def _end_pressed(self, request: Request, table: int) -> None:
        await self._ask_to_end(request, await load(self.rooms.host, table))

    @action("end-yes", in_place=True)
    async def _end_confirmed(self, request: Request, table: int) -> None:
        verdict = await self.rooms.proposals.propose(table, request.person, agreements.END.name)
        await self._proposed(request, table, verdict)

    @action("offer-seat", in_view=True)
    async def _offer_pressed(self, request: Request, table: int) -> None:
        loaded = await load(self.rooms.host, table)
        own = loaded.seat_of(request.user)
        if own is None:
            raise Refused("refusal-not-seated")
        await self._ask_to_offer(request, loaded, own.seat, None)

    @action("offer-yes", in_place=True)
    async def _offer_confirmed(self, request: Request, table: int, seat: int, person: int) -> None:
        invited = None
        if person:
            if request.interaction.guild is None:
                raise Refused("refusal-server-only")
            try:
                member = await request.interaction.guild.fetch_member(person)
            except discord.HTTPException as error:
                if verdict(error).person is not Reader.UNKNOWN:
                    raise
                raise Refused("refusal-not-here-any-more") from error
            invited = Person(member.id, member.display_name)
        offered = await seats.offer_seat(self.rooms.proposals, table, seat, request.person, invited)
        words = request.words
        done = words.say("seat-offer-asked") if offered.asked else words.say("seat-offer-done")
        await self.rooms.playing.say(request, table, "\n".join([done, *silent_lines(offered.invited, words)]))

    @action("sit")
    async def _sit(self, request: Request, table: int, seat: int, person: int) -> None:
        await seats.take_seat(self.rooms.proposals, table, seat, request.person, person or None)
        await bring_in(request.interaction.channel, request.user)
        await self._say(request, table, "seat-taken")

    @action("keep")
    async def _keep(self, request: Request, table: int, seat: int) -> None:
        await seats.keep_seat(self.rooms.host, table, seat, request.person)
        await self._say(request, table, "seat-kept")

    @action("reopen")
    async def _reopen_pressed(self, request: Request, table: int) -> None:
        await self._reopen(request, table)

    # Work

    async def _ask_to_end(self, request: Request, table: LoadedTable) -> None:
        """Asks whether the others are really to be asked. Refused for who plays no running game."""
        check_runs(table)
        if table.seat_of(request.user) is None:
            raise Refused("refusal-not-seated")
        layout = confirm(request.words, "end", table, user=request.user)
        await self.rooms.views.show(request, layout, table, follows=False, asks=True)

    async def _ask_to_offer(self, request: Request, table: LoadedTable, seat: int, person: Person | None) -> None:
        """Asks whether the channel is really to be asked for somebody who takes a seat over."""
        check_runs(table)
        who = "anybody" if person is None else "one"
        layout = confirm(
            request.words,
            "offer",
            table,
            (seat, 0 if person is None else person.id),
            user=request.user,
            who=who,
            person="" if person is None else plain(person.name),
            number=str(seat + 1),
            name=plain(table.seats[seat].name),
        )
        await self.rooms.views.show(request, layout, table, follows=False, asks=True)

    async def _take_back(self, request: Request, table: LoadedTable, acts: int) -> None:
        host = self.rooms.host
        own = table.seat_of(request.user)
        alone = own is not None and table.is_alone(own.seat)
        if own is not None and table.row.status is Status.RUNNING and (alone or acts == 1):
            async with host.store.read() as tx:
                found = await undoable(tx, table, own.seat)
            if found is not None:
                await self.rooms.playing.undo(request, table.id, own.decision, acts)
                return
        verdict = await agreements.propose_undo(host, self.rooms.proposals, table.id, request.person, acts)
        await self._proposed(request, table.id, verdict)

    async def _proposed(self, request: Request, table: int, verdict: ProposalStatus) -> None:
        await self._say(request, table, "propose-done", asked="yes" if verdict is ProposalStatus.OPEN else "no")

    async def _say(self, request: Request, table: int, message: str, **values: object) -> None:
        await self.rooms.playing.say(request, table, request.words.say(message, **values))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Leaving(bot))
