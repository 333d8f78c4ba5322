"""Opening tournaments, taking part, and looking at them; the buttons under the card of a tournament."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import msgspec

from azalai.bot.clocks.pace import Late, paced, typed_pace, written
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.permissions import check_channel, check_guild_settings, sees_channel
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.errors import Refused
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import INDIGO
from azalai.bot.tables.host import Host
from azalai.bot.text import clip, plain
from azalai.bot.tournaments import entrants as hosting
from azalai.bot.tournaments import layout as layouts
from azalai.bot.tournaments import leadership
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.pictures import drawn, told
from azalai.bot.tournaments.rounds import standings
from azalai.bot.tournaments.store import LIVE, Contest, Tournaments
from azalai.games import GAMES

HOUR = 3600.0
NAME = 60


class TournamentDialog:
    """The tournaments of a server."""

    def __init__(self, host: Host, proposals: Proposals, pictures: Pictures) -> None:
        self._host = host
        self._proposals = proposals
        self._pictures = pictures

    async def open(self, request: Request, game: str, kind: str, **filled: Any) -> None:
        """Open a tournament."""
        settings = await check_guild_settings(self._host, request, thread=True)
        channel, words = check_channel(request, thread=True), request.words
        if not settings.tournaments:
            raise Refused("refusal-no-tournaments-here")
        if request.guild is None or not isinstance(request.interaction.channel, discord.TextChannel):
            raise Refused("refusal-no-thread-here")
        seats, now = GAMES[game].seats, self._host.now()
        wanted = filled["size"] or (2 if Kind(kind) is Kind.KNOCKOUT else min(seats))
        least = filled["least"] or max(3, min(seats))
        pace = typed_pace(filled["pace"], Late.SEAT) if filled["pace"] else paced(settings.pace, Late.SEAT)
        name = plain_name(filled["name"]) or words.say(f"{game}-name")
        new = hosting.NewTournament(
            guild=request.guild,
            channel=channel,
            name=name,
            game=game,
            options=msgspec.json.encode(GAMES[game].Options()),
            language=settings.language or words.language,
            kind=Kind(kind),
            wanted=wanted,
            rounds=filled["rounds"] or 3,
            pace=written(pace),
            least=least,
            most=filled["most"] or max(least, 64 if filled["wait"] else 8),
            starts_at=now + filled["wait"] * HOUR if filled["wait"] else None,
            hours=float(filled["round_hours"] or 0),
            robots=filled["late"] != "host",
            fill=filled["robots"] or 0,
        )
        await hosting.open_tournament(self._host, request.person, new)
        await self._say(request, words.say("cup-opened", name=plain(name)))

    # Taking part

    @action("cup-join")
    async def _join(self, request: Request, number: int) -> None:
        await self._check_here(request, number)
        contest = await hosting.join(self._host, number, request.person)
        await self._say(request, request.words.say("cup-joined", name=plain(contest.row.name)))

    async def join_here(self, request: Request) -> None:
        """Join the tournament of the channel."""
        await self._join(request, (await self._here(request)).row.id)

    @action("cup-leave")
    async def _leave(self, request: Request, number: int) -> None:
        await self._check_here(request, number)
        contest = await hosting.leave(self._host, number, request.person)
        await self._say(request, request.words.say("cup-left", name=plain(contest.row.name)))

    async def leave_here(self, request: Request) -> None:
        """Leave the tournament of the channel."""
        await self._leave(request, (await self._here(request)).row.id)

    @action("cup-withdraw")
    async def _withdraw(self, request: Request, number: int) -> None:
        contest = await hosting.whole(self._host, number)
        own = contest.entrant(request.user)
        if own is None or own.gone:
            raise Refused("refusal-tournament-not-in")
        await show(request, layouts.withdraw_layout(contest, request.words, user=request.user))

    async def withdraw_here(self, request: Request) -> None:
        """Ask whether the person really wants to withdraw from the tournament of the channel."""
        await self._withdraw(request, (await self._here(request)).row.id)

    @action("cup-gone", in_place=True)
    async def _gone(self, request: Request, number: int) -> None:
        contest = await hosting.withdraw(self._proposals, number, request.person)
        await self._say(request, request.words.say("cup-withdrawn", name=plain(contest.row.name)))

    # Leading

    async def next_here(self, request: Request) -> None:
        """Finish the round of the tournament of the channel."""
        contest = await self._here(request)
        await leadership.what_next(self._host, contest.row.id, request.person)
        await leadership.go_next(self._host, contest.row.id, request.person, contest.row.stamp)
        await self._say(request, request.words.say("cup-told-next", name=plain(contest.row.name)))

    async def move_here(self, request: Request, tournament: int | None) -> None:
        """Show a tournament of the server, by its number, in this channel from now on; without a number the only one
        that the person leads elsewhere."""
        channel = check_channel(request, thread=True)
        if request.guild is None or not isinstance(request.interaction.channel, discord.TextChannel):
            raise Refused("refusal-no-thread-here")
        async with self._host.store.read() as tx:
            rows = [row for row in await tx.of(Tournaments).with_status(*LIVE) if row.guild_id == request.guild]
            contests = [await tx.of(Tournaments).whole(row) for row in rows if tournament in (None, row.id)]
        led = [
            one.row.id for one in contests if leadership.leads(one, request.person) and one.row.channel_id != channel
        ]
        if tournament is None and len(led) > 1:
            raise Refused("refusal-tournament-which", numbers=", ".join(map(str, led)))
        if not contests or (tournament is None and not led):
            raise Refused("refusal-no-tournament")
        moved = await leadership.move(self._host, tournament or led[0], request.person, channel)
        await self._say(request, request.words.say("cup-moved", name=plain(moved.row.name)))

    async def end_here(self, request: Request) -> None:
        """End the tournament of the channel."""
        contest = await self._here(request)
        await leadership.end(self._host, contest.row.id, request.person, contest.row.stamp)
        await self._say(request, request.words.say("cup-ended", name=plain(contest.row.name)))

    # Looking

    async def show_here(self, request: Request) -> None:
        """Show the standings of the tournament of the channel."""
        await self._standings(request, (await self._here(request)).row.id, 0)

    @action("cup-standings", in_view=True)
    async def _standings(self, request: Request, number: int, page: int) -> None:
        contest = await hosting.whole(self._host, number)
        order, own, words = standings(contest), contest.entrant(request.user), request.words
        reader = await self._host.preferences.of(request.user)
        more = told(contest, order, words) if reader.text_only else ""
        layout = layouts.standings_layout(contest, order, words, page, user=request.user, more=more)
        if page == 0 and not reader.text_only:
            charts = await asyncio.to_thread(drawn, contest, order, words, None if own is None else own.number)
            pictures = await self._pictures.several("tournament", charts, contrast=reader.contrast)
            layout = msgspec.structs.replace(layout, below=tuple(pictures))
        await show(request, layout)

    @action("cup-games", in_view=True)
    async def _games(self, request: Request, number: int, page: int) -> None:
        contest = await hosting.whole(self._host, number)
        await show(request, layouts.games_layout(contest, contest.channels, request.words, page, user=request.user))

    @action("cup-mine")
    async def _mine(self, request: Request, number: int) -> None:
        contest = await hosting.whole(self._host, number)
        own, channels = contest.entrant(request.user), contest.channels
        playing = (game for game in contest.games if own is not None and own.number in game.seats and not game.places)
        channel = next((channels.get(game.table_id or 0) for game in playing), None)
        await show(request, layouts.mine_layout(contest, channel, request.words, user=request.user))

    @action("cup-export")
    async def _export(self, request: Request, number: int) -> None:
        contest = await hosting.whole(self._host, number)
        document = layouts.exported(contest, standings(contest), request.words)
        await show(request, PrivateLayout(user=request.user, document=document, accent=INDIGO))

    # What all of them ask

    async def _here(self, request: Request) -> Contest:
        """The newest tournament of the channel that is open or running. Refused where there is none."""
        async with self._host.store.read() as tx:
            found = await tx.of(Tournaments).in_channel(request.channel or 0)
            if not found:
                raise Refused("refusal-no-tournament-here")
            return await tx.of(Tournaments).whole(hosting.check_game(found[-1]))

    async def _check_here(self, request: Request, number: int) -> None:
        """Refused for tournaments of other servers, and where somebody does not see the channel."""
        if request.guild is None:
            raise Refused("refusal-server-only")
        contest = await hosting.whole(self._host, number)
        if contest.row.guild_id != request.guild or not sees_channel(request, contest.row.channel_id):
            raise Refused("refusal-no-tournament")

    async def _say(self, request: Request, text: str) -> None:
        await show(request, words_layout(text, user=request.user))


def plain_name(typed: str | None) -> str:
    """The name of a tournament as it is kept: one line, without what Discord would make of it."""
    return clip(" ".join((typed or "").split()), NAME)
