"""Dialog of tournaments: commands, and the buttons under the card of a tournament."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.clocks.pace import Late, encode_pace, make_pace, parse_pace
from azalai.bot.dialogs.discord_permissions import check_channel, check_guild_settings, find_channel
from azalai.bot.dialogs.marks import TournamentNumber, action, opens_modal, submitted
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import format_refusal, open_form, show, show_sheet
from azalai.bot.dialogs.threads import bring_in
from azalai.bot.errors import Refused
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.layouts.filled import FormValues
from azalai.bot.layouts.forms import list_changes
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import INDIGO, Picture, PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.guild_settings import GuildSettings
from azalai.bot.tables.host import Host
from azalai.bot.text import clip, plain
from azalai.bot.tournaments import entrants as hosting
from azalai.bot.tournaments import leadership
from azalai.bot.tournaments import private_layout as layouts
from azalai.bot.tournaments.acts import Act
from azalai.bot.tournaments.changing_terms import change_terms, check_may_change, terms_facts, terms_modal, terms_of
from azalai.bot.tournaments.choosing import complete_tournament, list_meant
from azalai.bot.tournaments.leading_layout import fate_lines, lead_layout, question_layout
from azalai.bot.tournaments.new_tournament import HOUR, MOST, NAME, NewTournament
from azalai.bot.tournaments.opening_form import decode_terms_form, opening_modal
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.pictures import draw_standings, has_pictures, standings_text
from azalai.bot.tournaments.results_file import results_file
from azalai.bot.tournaments.rounds import standings
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import TournamentStatus
from azalai.games import GAMES

TERMS = ("kind", "name", "size", "rounds", "least", "most", "robots", "wait", "round_hours", "late", "pace")
"""Terms of a new tournament, by the names of the command's options."""
FULL = 8
"""Default for the largest number of entrants of a tournament without a start time."""


class TournamentDialog:
    """Dialog of the tournaments of a server."""

    def __init__(self, host: Host, proposals: Proposals, pictures: Pictures) -> None:
        self._host = host
        self._proposals = proposals
        self._pictures = pictures

    async def ask(self, request: Request, game: str) -> None:
        """Open the form for the terms of a new tournament."""
        await self._check_place(request)

        async def refuse() -> None:
            raise Refused("refusal-tournament-form")

        await open_form(request, opening_modal(GAMES[game], request.words), refuse)

    @submitted("tournament-new")
    async def _open_filled(self, request: Request, game: str, *, filled: FormValues) -> None:
        if game not in list_offered_games():
            raise Refused("refusal-no-such-game")
        await self.open(request, game, **decode_terms_form(GAMES[game], filled, self._host.now()))

    async def _check_place(self, request: Request) -> tuple[GuildSettings, int, int]:
        """Return the settings, the server and the channel for a new tournament.

        Raises `Refused` if none may be opened in the channel.
        """
        settings = await check_guild_settings(self._host, request, thread=True)
        channel = _check_home(request)
        if not settings.tournaments or request.guild is None:
            raise Refused("refusal-no-tournaments-here")
        return settings, request.guild, channel

    async def open(self, request: Request, game: str, **typed: Any) -> None:
        """Open a tournament with the typed terms, and defaults for the others."""
        settings, guild, channel = await self._check_place(request)
        terms = dict.fromkeys(TERMS) | typed
        kind = Kind(terms["kind"] or Kind.SWISS)
        words, seats, now = request.words, GAMES[game].seats, self._host.now()
        least = terms["least"] or max(3, min(seats))
        pace = parse_pace(terms["pace"], Late.SEAT) if terms["pace"] else make_pace(settings.pace, Late.SEAT)
        new = NewTournament(
            guild=guild,
            channel=channel,
            name=plain_name(terms["name"]) or words.say(f"{game}-name"),
            game=game,
            options=msgspec.json.encode(GAMES[game].Options()),
            language=settings.language or words.language,
            kind=kind,
            wanted=terms["size"] or (2 if kind is Kind.KNOCKOUT else min(seats)),
            rounds=terms["rounds"],
            pace=encode_pace(pace),
            least=least,
            most=terms["most"] or max(least, MOST if terms["wait"] else FULL),
            starts_at=now + terms["wait"] * HOUR if terms["wait"] else None,
            hours=None if terms["round_hours"] is None else float(terms["round_hours"]),
            robots=None if terms["late"] is None else terms["late"] != "host",
            fill=terms["robots"] or 0,
        )
        number = await hosting.open_tournament(self._host, request.person, new)
        name = (await hosting.load_contest(self._host, number)).row.name
        await self._say(request, words.say("cup-opened", name=plain(name)))

    # Choosing a tournament

    async def invoke(self, request: Request, act: Act, tournament: str | None = None) -> None:
        """Do an act in the tournament that the user means, or ask which one they mean."""
        contests = await list_meant(self._host, request, act, tournament)
        if len(contests) > 1:
            await show_sheet(request, layouts.choice_layout(contests, act, request.words, user=request.user))
        else:
            await self._carry_out(request, act, TournamentNumber(contests[0].row.id))

    async def complete(self, request: Request, current: str) -> Sequence[tuple[str, str]]:
        """Complete the name of a tournament."""
        return await complete_tournament(self._host, request, current)

    @action("cup-pick", in_place=True)
    async def _pick(self, request: Request, act: str, number: TournamentNumber) -> None:
        if act not in (*Act,):
            raise Refused("refusal-unreadable-button")
        await self._carry_out(request, Act(act), number)

    async def _carry_out(self, request: Request, act: Act, number: TournamentNumber) -> None:
        if act is Act.SHOW:
            await self._show_standings(request, number, 0)
            return
        acts = {
            Act.JOIN: self._join,
            Act.LEAVE: self._leave,
            Act.WITHDRAW: self._withdraw,
            Act.NEXT: self._begin_next,
            Act.END: self._ask_to_end,
            Act.MOVE: self._move,
        }
        await acts[act](request, number)

    # Taking part

    @action("cup-join")
    async def _join(self, request: Request, number: TournamentNumber) -> None:
        contest = await hosting.join(self._host, number, request.person)
        await self._say(request, request.words.say("cup-joined", name=plain(contest.row.name)))

    @action("cup-leave")
    async def _leave(self, request: Request, number: TournamentNumber) -> None:
        contest = await hosting.leave(self._host, number, request.person)
        await self._say(request, request.words.say("cup-left", name=plain(contest.row.name)))

    @action("cup-withdraw", in_view=True)
    async def _withdraw(self, request: Request, number: TournamentNumber) -> None:
        contest = await self._get(number)
        own = contest.entrant(request.user)
        if own is None or own.gone:
            raise Refused("refusal-tournament-not-in")
        await show(request, layouts.withdraw_layout(contest, request.words, user=request.user))

    @action("cup-gone", in_place=True)
    async def _leave_confirmed(self, request: Request, number: TournamentNumber) -> None:
        contest = await hosting.withdraw(self._proposals, number, request.person)
        await self._say(request, request.words.say("cup-withdrawn", name=plain(contest.row.name)))

    # Leading

    @action("cup-lead", in_view=True)
    async def _show_leadership(self, request: Request, number: TournamentNumber) -> None:
        """Show what the user can do now as a leader, and why they can't do the rest."""
        contest = await self._get(number)
        leadership.check_leads(contest, request.person)
        allowed: list[Act] = []
        hindrances: list[str] = []
        for act, describe in ((Act.NEXT, leadership.describe_next), (Act.END, leadership.describe_end)):
            try:
                await describe(self._host, number, request.person)
            except Refused as refusal:
                hindrances.append(format_refusal(request.words, refusal))
            else:
                allowed.append(act)
        await show_sheet(request, lead_layout(contest, allowed, hindrances, request.words, user=request.user))

    @action("cup-next", in_view=True)
    async def _begin_next(self, request: Request, number: TournamentNumber) -> None:
        """Begin a tournament, or ask whether to end its round."""
        prospect = await leadership.describe_next(self._host, number, request.person)
        if prospect.contest.row.status is TournamentStatus.OPEN:
            await self._do_next(request, prospect.contest)
        else:
            await show(request, question_layout(prospect, Act.NEXT, request.words, user=request.user))

    @action("cup-end", in_view=True)
    async def _ask_to_end(self, request: Request, number: TournamentNumber) -> None:
        """Ask whether to end a tournament."""
        prospect = await leadership.describe_end(self._host, number, request.person)
        await show(request, question_layout(prospect, Act.END, request.words, user=request.user))

    @action("cup-do", in_place=True)
    async def _do(self, request: Request, act: str, number: TournamentNumber, round_number: int, stamp: int) -> None:
        """Do the confirmed act. Raises `Refused` if the tournament has changed since the question."""
        contest = await self._get(number)
        leadership.check_leads(contest, request.person)
        if (contest.row.round, contest.row.stamp) != (round_number, stamp):
            raise Refused("refusal-tournament-old")
        if act == Act.NEXT:
            await self._do_next(request, contest)
        elif act == Act.END:
            await leadership.end(self._host, number, request.person, stamp)
            await self._say(request, request.words.say("cup-ended", name=plain(contest.row.name)))
        else:
            raise Refused("refusal-unreadable-button")

    async def _do_next(self, request: Request, contest: Contest) -> None:
        number, name, words = contest.row.id, plain(contest.row.name), request.words
        prospect = await leadership.describe_next(self._host, number, request.person)
        await leadership.go_next(self._host, number, request.person, contest.row.stamp)
        if contest.row.status is TournamentStatus.OPEN:
            await self._say(request, words.say("cup-begun", name=name))
        else:
            lines = fate_lines(prospect, words)
            await self._say(request, "\n".join([words.say("cup-round-ended", name=name), *lines]))

    @opens_modal("cup-terms")
    async def _open_terms(self, request: Request, number: TournamentNumber) -> None:
        """Answer *More terms*: open the form that changes the terms while people may join."""
        contest = await self._get(number)
        check_may_change(contest, request.person)

        async def refuse() -> None:
            raise Refused("refusal-tournament-terms-form")

        await open_form(request, terms_modal(contest, request.words), refuse)

    @submitted("cup-terms-filled")
    async def _change_terms(self, request: Request, number: TournamentNumber, mark: str, *, filled: FormValues) -> None:
        before, contest = await change_terms(self._host, number, request.person, mark, filled)
        old_facts, new_facts = (terms_facts(terms, request.words) for terms in (before, terms_of(contest)))
        await self._say(request, "\n".join(list_changes(old_facts, new_facts, request.words)))

    async def _move(self, request: Request, number: TournamentNumber) -> None:
        channel = _check_home(request)
        contest = await leadership.move(self._host, number, request.person, channel)
        await self._say(request, request.words.say("cup-moved", name=plain(contest.row.name)))

    # Looking

    @action("cup-standings", in_view=True)
    async def _show_standings(self, request: Request, number: TournamentNumber, page: int) -> None:
        contest = await self._get(number)
        order, words = standings(contest), request.words
        reader = await self._host.preferences.load(request.user)
        more = standings_text(contest, order, words) if reader.text_only else ""
        pictures: Sequence[Picture] | None = None if reader.text_only or not has_pictures(contest, order) else ()
        if pictures is not None and page <= 0:
            entrant = contest.entrant(request.user)
            own = None if entrant is None else entrant.number
            charts = await asyncio.to_thread(draw_standings, contest, order, words, own, private=True)
            pictures = await self._pictures.encode_all("tournament", charts, contrast=reader.contrast)
        layout = layouts.standings_layout(contest, order, words, page, user=request.user, more=more, pictures=pictures)
        await show_sheet(request, layout)

    @action("cup-games", in_view=True)
    async def _show_games(self, request: Request, number: TournamentNumber, page: int) -> None:
        contest = await self._get(number)
        await show_sheet(
            request, layouts.games_layout(contest, contest.channels, request.words, page, user=request.user)
        )

    @action("cup-mine")
    async def _show_own_game(self, request: Request, number: TournamentNumber) -> None:
        contest = await self._get(number)
        await show_sheet(request, layouts.own_game_layout(contest, request.words, user=request.user))
        for game in layouts.list_open_games(contest, request.user):  # a person may have left their thread
            await bring_in(find_channel(request, game.thread_id or 0), request.user)

    @action("cup-export")
    async def _export(self, request: Request, number: TournamentNumber) -> None:
        contest = await self._get(number)
        document = results_file(contest, standings(contest))
        await show(request, PrivateLayout(user=request.user, document=document, accent=INDIGO))

    # Common questions

    async def _get(self, number: int) -> Contest:
        """Return a tournament. The router or `list_meant` has checked that the user may see it."""
        return await hosting.load_contest(self._host, number)

    async def _say(self, request: Request, text: str) -> None:
        await show(request, words_layout(text, user=request.user))


def _check_home(request: Request) -> int:
    """Return the channel of the request, for the card of a tournament and the threads of its games.

    Raises `Refused` if the channel can't have them, or if a permission is missing.
    """
    channel = request.interaction.channel
    if request.guild is not None and isinstance(channel, discord.Thread):
        raise Refused("refusal-tournament-in-thread")
    for thread in (False, True):  # the card needs the channel, the games need threads
        check_channel(request, thread=thread)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("refusal-no-thread-here")
    return channel.id


def plain_name(typed: str | None) -> str:
    """Return the stored form of a tournament's name: one line, without Discord's markup."""
    return clip(" ".join((typed or "").split()), NAME)
