"""Dialog of departures: leaving a table or ending it, and what players agree on: a seat, a move taken back."""

from __future__ import annotations

import discord

from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.marks import PersonNumber, ProposalNumber, SeatNumber, TableNumber, action
from azalai.bot.dialogs.play import PlayDialog
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.threads import bring_in
from azalai.bot.errors import Refused
from azalai.bot.history.results import is_too_early, leaves_early_again
from azalai.bot.hosting import agreements, endings, kicks, lobby, seats
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.invitation_answers import silent_lines
from azalai.bot.layouts.table_menu import confirm_action_layout
from azalai.bot.people.person import Person
from azalai.bot.play.turns import check_runs
from azalai.bot.play.undo import find_undoable
from azalai.bot.store.rows import ProposalStatus, Status
from azalai.bot.tables.channels import retry_refused
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plain


class DepartureDialog:
    """Dialog of leaving, replacing, kicking, ending, taking back, and the votes on them."""

    def __init__(self, host: Host, proposals: Proposals, views: LivingViews, playing: PlayDialog) -> None:
        self._host = host
        self._proposals = proposals
        self._views = views
        self._playing = playing

    async def resign(self, request: Request) -> None:
        """Ask the player to confirm that they resign."""
        await self._ask_to_give_up(request, "resign", await load_table_here(self._host, request))

    async def end(self, request: Request) -> None:
        """Ask the player to confirm that they propose to end the game."""
        await self._ask_to_end(request, await load_table_here(self._host, request))

    async def undo(self, request: Request, acts: int) -> None:
        """Take back `acts` moves: the player's own at once if that is allowed, else the table's newest by agreement."""
        table = await load_table_here(self._host, request)
        await self._take_back(request, table, acts)

    async def kick(self, request: Request, player: discord.User | discord.Member) -> None:
        """Remove a player: at once if the user may manage the server, by agreement if they play themselves."""
        table = await load_table_here(self._host, request)
        check_runs(table)
        seat = table.find_seat(player.id)
        if seat is None:
            raise Refused("refusal-they-do-not-sit", player=(player.display_name,))
        person = request.person
        moderates = person.may_moderate(table.row.guild_id)
        if table.find_seat(person.id) is None or (moderates and person.id != player.id):
            await seats.remove_player(self._proposals, table.id, seat.seat, person)
            left = "robots" if table.is_alone(seat.seat) else "people"
            await self._say(request, table.id, "kick-done", player=plain(seat.name), left=left)
            return
        verdict = await kicks.propose_kick(self._host, self._proposals, table.id, person, seat.seat)
        await self._report_proposal(request, table.id, verdict)

    async def replace(self, request: Request, seat: int, person: discord.Member | None) -> None:
        """Ask the user to confirm the offer of a seat.

        `seat` counts from 1; 0 is the user's own. `person`: the only one who may take it, or None for all.
        """
        table = await load_table_here(self._host, request)
        if person is not None and person.bot:
            raise Refused("refusal-no-bots")
        own = table.find_seat(request.user)
        if not seat and own is None:
            raise Refused("refusal-not-seated")
        number = seat - 1 if seat or own is None else own.seat
        if not 0 <= number < len(table.seats):
            raise Refused("refusal-no-such-seat", most=len(table.seats))
        invited = None if person is None else Person(person.id, person.display_name)
        await self._ask_to_offer(request, table, number, invited)

    async def reopen(self, request: Request, number: int) -> None:
        """Reopen a table that has ended. `number`: the table, or 0 for the channel's."""
        table = number or (await load_table_here(self._host, request)).id
        if lobby.can_reopen(await load(self._host, table)):
            await lobby.reopen(self._host, table, request.guild, request.person)
            if request.message is None:
                await self._say(request, table, "reopen-done")
            else:
                await request.show_nothing()  # the pressed card shows the lobby
            return
        await endings.reopen(self._host, table, request.guild, request.person)
        await self._say(request, table, "reopen-done")

    # Buttons

    @action("quit", in_view=True)
    async def _on_leave(self, request: Request, table: TableNumber) -> None:
        await self._ask_to_give_up(request, "leave", await load(self._host, table))

    @action("resign", in_view=True)
    async def _on_resign(self, request: Request, table: TableNumber) -> None:
        await self._ask_to_give_up(request, "resign", await load(self._host, table))

    @action("resign-yes", in_place=True)
    async def _confirm_resign(self, request: Request, table: TableNumber) -> None:
        after = await endings.resign(self._proposals, table, request.person)
        await self._say(request, after.id, "resign-done", left=endings.describe_remainder(after))

    @action("ask-undo", in_view=True)
    async def _on_undo(self, request: Request, table: TableNumber) -> None:
        await self._take_back(request, await load(self._host, table), 1)

    @action("ask-end", in_view=True)
    async def _on_end(self, request: Request, table: TableNumber) -> None:
        await self._ask_to_end(request, await load(self._host, table))

    @action("end-yes", in_place=True)
    async def _confirm_end(self, request: Request, table: TableNumber) -> None:
        verdict = await self._proposals.propose(table, request.person, agreements.END.name)
        await self._report_proposal(request, table, verdict)

    @action("offer-seat", in_view=True)
    async def _on_offer(self, request: Request, table: TableNumber) -> None:
        loaded = await load(self._host, table)
        own = loaded.find_seat(request.user)
        if own is None:
            raise Refused("refusal-not-seated")
        await self._ask_to_offer(request, loaded, own.seat, None)

    @action("offer-yes", in_place=True)
    async def _confirm_offer(
        self, request: Request, table: TableNumber, seat: SeatNumber, person: PersonNumber
    ) -> None:
        invited = None
        if person:
            member = await request.fetch_member(person)
            invited = Person(member.id, member.display_name)
        offered = await seats.offer_seat(self._proposals, table, seat, request.person, invited)
        words = request.words
        done = words.say("seat-offer-asked") if offered.asked else words.say("seat-offer-done")
        await self._playing.say(request, table, "\n".join([done, *silent_lines(offered.invited, words)]))

    @action("sit")
    async def _sit(self, request: Request, table: TableNumber, seat: SeatNumber, person: PersonNumber) -> None:
        await seats.take_seat(self._proposals, table, seat, request.person, person or None)
        await bring_in(request.interaction.channel, request.user)
        await self._say(request, table, "seat-taken")

    @action("keep")
    async def _keep(self, request: Request, table: TableNumber, seat: SeatNumber) -> None:
        await seats.keep_seat(self._host, table, seat, request.person)
        await self._say(request, table, "seat-kept")

    @action("reopen")
    async def _on_reopen(self, request: Request, table: TableNumber) -> None:
        await self.reopen(request, table)

    async def leave(self, request: Request) -> None:
        """Leave a lobby, or ask the player to confirm that they leave a game."""
        table = await load_table_here(self._host, request)
        words = request.words
        if table.row.status is Status.LOBBY:
            await lobby.leave(self._host, table.id, request.person)
            await show(request, words_layout(words.say("leave-done", left="people"), user=request.user))
            return
        await self._ask_to_give_up(request, "leave", table)

    @action("leave-yes", in_place=True)
    async def _confirm_leave(self, request: Request, table: TableNumber) -> None:
        after = await endings.leave(self._proposals, table, request.person)
        words, left = request.words, endings.describe_remainder(after)
        of_two = after.row.status is Status.RESIGNED
        done = words.say("resign-done", left=left) if of_two else words.say("leave-done", left=left)
        await show(request, words_layout(done, user=request.user))

    async def cancel(self, request: Request) -> None:
        """Ask the host or a manager of the server to confirm the end of a table.

        A lobby ends at once; a running game ends at once for a manager, and by agreement for a host.
        """
        table, person = await load_table_here(self._host, request), request.person
        lobby.check_leads(table, person)
        if table.row.status not in (Status.LOBBY, Status.RUNNING):
            raise Refused("refusal-game-over")
        await self._ask_to_cancel(request, table)

    @action("cancel-yes", in_place=True)
    async def _confirm_cancel(self, request: Request, table: TableNumber) -> None:
        loaded, person = await load(self._host, table), request.person
        words = request.words
        if _needs_agreement(loaded, person):
            verdict = await self._proposals.propose(table, person, agreements.END.name)
            done = words.say("propose-done", asked="yes" if verdict is ProposalStatus.OPEN else "no")
        else:
            await lobby.cancel(self._host, table, person)
            done = words.say("cancel-done")
        await show(request, words_layout(done, user=request.user))

    @action("cancel-lobby-yes", in_place=True)
    async def _confirm_cancel_lobby(self, request: Request, table: TableNumber) -> None:
        await lobby.cancel_lobby(self._host, table, request.person)
        done = request.words.say("cancel-done")
        await show(request, words_layout(done, user=request.user))

    @action("cancel")
    async def _on_cancel(self, request: Request, table: TableNumber) -> None:
        """Cancel a lobby; ask first if another person sits or is invited there."""
        await retry_refused(self._host, table)
        person = request.person
        loaded = await lobby.load_lobby(self._host, table)
        lobby.check_leads(loaded, person)
        if lobby.concerns_others(loaded, person):
            await self._ask_to_cancel(request, loaded)
            return
        await lobby.cancel_lobby(self._host, loaded.id, person)
        await request.show_nothing()

    @action("agree")
    async def _agree(self, request: Request, proposal: ProposalNumber) -> None:
        await self._vote(request, proposal, True)

    @action("refuse")
    async def _refuse(self, request: Request, proposal: ProposalNumber) -> None:
        await self._vote(request, proposal, False)

    async def _vote(self, request: Request, proposal: int, yes: bool) -> None:
        verdict = await self._proposals.vote(proposal, request.user, yes)
        say = request.words.say
        text = (
            say("vote-done", yes="yes" if yes else "no")
            if verdict is ProposalStatus.OPEN
            else say(f"proposal-is-{verdict}")
        )
        await show(request, words_layout(text, user=request.user))

    # Work

    async def _ask_to_give_up(self, request: Request, action: str, table: LoadedTable) -> None:
        """Ask a player to confirm that they leave or resign (`action`), and name the consequence.

        Raises `Refused` if the game does not run or the user has no seat in it.
        """
        seat = table.find_seat(request.user)
        if seat is None or table.row.status is not Status.RUNNING:
            raise Refused("refusal-not-seated")
        async with self._host.store.read() as tx:
            resigns = await endings.leaving_resigns(tx, table)
            leaves_again = resigns and await leaves_early_again(tx, request.user, self._host.now())
        early = is_too_early([seat])
        if len(table.seats) == 2:
            early = resigns and not leaves_again and is_too_early(table.seats)
        how = {"resigns": "yes" if resigns else "no", "early": "yes" if early else "no"}
        how["left"] = "robots" if table.is_alone(seat.seat) else "people"
        await self._views.show(
            request, confirm_action_layout(request.reader, action, table, **how), table, follows=False, asks=True
        )

    async def _ask_to_cancel(self, request: Request, table: LoadedTable) -> None:
        """Ask the host or manager to confirm the end of a table, and name the consequence."""
        if table.row.status is Status.LOBBY:
            layout = confirm_action_layout(request.reader, "cancel-lobby", table)
        else:
            agreed = "yes" if _needs_agreement(table, request.person) else "no"
            layout = confirm_action_layout(request.reader, "cancel", table, agreed=agreed)
        await self._views.show(request, layout, table, follows=False, asks=True)

    async def _ask_to_end(self, request: Request, table: LoadedTable) -> None:
        """Ask the player to confirm that they propose to end the game.

        Raises `Refused` if the game does not run or the user has no seat in it.
        """
        check_runs(table)
        if table.find_seat(request.user) is None:
            raise Refused("refusal-not-seated")
        await self._views.show(
            request, confirm_action_layout(request.reader, "end", table), table, follows=False, asks=True
        )

    async def _ask_to_offer(self, request: Request, table: LoadedTable, seat: int, person: Person | None) -> None:
        """Ask the user to confirm the offer of a seat. Raises `Refused` if they may not offer it."""
        check_runs(table)
        seats.check_may_offer(table, table.seats[seat], request.person)
        invited = "anybody" if person is None else "one"
        layout = confirm_action_layout(
            request.reader,
            "offer",
            table,
            (seat, 0 if person is None else person.id),
            who=invited,
            person="" if person is None else plain(person.name),
            number=str(seat + 1),
            name=plain(table.seats[seat].name),
        )
        await self._views.show(request, layout, table, follows=False, asks=True)

    async def _take_back(self, request: Request, table: LoadedTable, acts: int) -> None:
        host = self._host
        own = table.find_seat(request.user)
        alone = own is not None and table.is_alone(own.seat)
        if own is not None and table.row.status is Status.RUNNING and (alone or acts == 1):
            entry = await host.store.look(lambda tx: find_undoable(tx, table, own.seat))
            if entry is not None:
                await self._playing.undo(request, TableNumber(table.id), own.decision, acts)
                return
        verdict = await agreements.propose_undo(host, self._proposals, table.id, request.person, acts)
        await self._report_proposal(request, table.id, verdict)

    async def _report_proposal(self, request: Request, table: int, verdict: ProposalStatus) -> None:
        await self._say(request, table, "propose-done", asked="yes" if verdict is ProposalStatus.OPEN else "no")

    async def _say(self, request: Request, table: int, message: str, **values: object) -> None:
        await self._playing.say(request, table, request.words.say(message, **values))


def _needs_agreement(table: LoadedTable, person: Person) -> bool:
    return table.row.status is Status.RUNNING and not person.may_moderate(table.row.guild_id)
