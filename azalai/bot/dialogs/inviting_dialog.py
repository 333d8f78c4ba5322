"""Dialog of the commands on a person: *Challenge* invites them to a new table, *Invite to my table* to an open one."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.marks import PersonNumber, action, opens_modal, submitted
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show, show_sheet
from azalai.bot.dialogs.table_opening import OpeningDialog, usual_seats
from azalai.bot.errors import Refused
from azalai.bot.hosting.guests import invite_guest
from azalai.bot.hosting.invitations import takes_invitations
from azalai.bot.layouts.components import PER_MENU, Entry, button, menu
from azalai.bot.layouts.filled import FormValues
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.invitation_answers import silent_lines
from azalai.bot.layouts.modals import Checkboxes, Modal, choice
from azalai.bot.people.person import Person
from azalai.bot.tables.host import Host
from azalai.bot.text import OPTION_LIMIT, clip, plain, visible_name
from azalai.games import GAMES

ROBOTS = "robots"


class InvitingDialog:
    """Dialog of invitations of a person, whose menu was opened in a channel or in the list of members."""

    def __init__(self, host: Host, opening: OpeningDialog) -> None:
        self._host = host
        self._opening = opening

    async def challenge(self, request: Request, person: discord.Member | discord.User) -> None:
        """Answer *Challenge* with a form that asks for the game."""
        _check_invitable(request, person)
        await self._check_takes_invitations(person.id)
        words = request.words
        games = [Entry(words.say(f"{key}-name"), key) for key in list_offered_games()]
        robots = [Entry(words.say("challenge-robots"), ROBOTS)]
        fields = (
            choice("game", words.say("challenge-game"), words.say("challenge-game-about"), games, games[0].value),
            Checkboxes(key=ROBOTS, label=words.say("challenge-with"), about="", entries=robots, chosen=()),
        )
        title = clip(words.say("challenge-title", name=visible_name(person.display_name)), 45)
        await request.open_modal(Modal(title=title, fields=fields, act="challenge", arguments=(person.id,)))

    @opens_modal("challenge")
    async def _open_challenge_form(self, request: Request, person: PersonNumber) -> None:
        await self.challenge(request, await request.fetch_member(person))

    @submitted("challenge")
    async def _submit_challenge(self, request: Request, person: PersonNumber, *, filled: FormValues) -> None:
        game = GAMES[filled.get_one("game", list_offered_games())]
        member = await request.fetch_member(person)
        await self._check_takes_invitations(member.id)
        robots = usual_seats(game) - 2 if filled.list_chosen(ROBOTS, [ROBOTS]) else 0
        await self._opening.open(request, game, {"player1": member}, robots=robots)

    async def invite_to_own(self, request: Request, person: discord.Member | discord.User) -> None:
        """Answer *Invite to my table*: invite to the user's only open table here, or ask which of several."""
        _check_invitable(request, person)
        await self._check_takes_invitations(person.id)
        if request.guild is None:
            raise Refused("refusal-server-only")
        words = request.words
        async with self._host.store.read(once=True) as tx:
            own = await tx.tables.list_lobby_rows(request.user, request.guild)
        if len(own) == 1:
            await self._invite(request, own[0].id, person)
            return
        name = plain(person.display_name)
        if not own:
            layout = words_layout(words.say("invite-none", name=name), user=request.user)
            instead = [[button(words.say("user-command-challenge"), "challenge", person.id)]]
            await show_sheet(request, msgspec.structs.replace(layout, rows=instead))
            return
        lines = [words.say("invite-which-line", game=words.say(f"{row.game}-name"), table=row.id) for row in own]
        entries = [(clip(line, OPTION_LIMIT), str(row.id)) for line, row in zip(lines, own, strict=True)][:PER_MENU]
        layout = words_layout(words.say("invite-which", name=name), user=request.user)
        choose = menu(words.say("invite-which-menu"), entries, "invite-to", person.id)
        await show_sheet(request, msgspec.structs.replace(layout, rows=[choose]))

    @action("invite-to", in_place=True)
    async def _choose_table(self, request: Request, person: PersonNumber, *, chosen: str) -> None:
        member = await request.fetch_member(person)
        await self._check_takes_invitations(member.id)
        async with self._host.store.read(once=True) as tx:
            row = await tx.tables.get(int(chosen)) if chosen.isdecimal() and len(chosen) < 16 else None
        if row is None or row.guild_id != request.guild or row.host_id != request.user:
            raise Refused("refusal-no-table")
        await self._invite(request, row.id, member)

    async def _invite(self, request: Request, table: int, person: discord.Member | discord.User) -> None:
        guest = Person(person.id, person.display_name)
        invited = await invite_guest(self._host, table, request.person, guest)
        lines: Sequence[str] = [request.words.say("invite-done"), *silent_lines(invited, request.words)]
        await show(request, words_layout("\n".join(lines), user=request.user))

    async def _check_takes_invitations(self, user: int) -> None:
        """Raise `Refused` for a person who takes no invitations.

        The sentence is that for a person who has left the server, so that it does not give their preference away.
        """
        takes = await self._host.store.ask(lambda tx: takes_invitations(tx, user))
        if not takes:
            raise Refused("refusal-not-here-any-more")


def _check_invitable(request: Request, person: discord.Member | discord.User) -> None:
    if request.guild is None:
        raise Refused("refusal-server-only")
    if person.bot:
        raise Refused("refusal-no-bots")
    if person.id == request.user:
        raise Refused("refusal-invites-oneself")
    if not isinstance(person, discord.Member):
        raise Refused("refusal-not-here-any-more")
