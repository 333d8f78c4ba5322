"""Keeps tournaments going: opens the tables of a round in threads, and shows where each stands in its channel.

What is stored decides (`azalai.bot.tournaments.rounds`); whatever is missing on Discord is made. So it may begin anew
at any moment: a thread that was made for a game whose table was not opened any more is found by its name, and a card
that is gone is posted again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

import aiohttp
import discord

from azalai.bot.clock import Alarm, Backoff
from azalai.bot.cluster.news import News
from azalai.bot.delivery.poster import Poster
from azalai.bot.delivery.sent_messages import Posted
from azalai.bot.dialogs.threads import bring_in, new_thread
from azalai.bot.errors import CannotPost, ChannelGone, NotAllowed, Refused
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.layouts.layout import Picture, PublicLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import MessageKind, MessageRow
from azalai.bot.tables.host import Host
from azalai.bot.tournaments import rounds
from azalai.bot.tournaments.entrants import LIVE, finish_round
from azalai.bot.tournaments.layout import card, game_name
from azalai.bot.tournaments.pairing.standings import Standing
from azalai.bot.tournaments.pictures import drawn
from azalai.bot.tournaments.store import Contest, GameRow, TournamentRow, Tournaments, TournamentStatus
from azalai.locales import language_of, words

log = logging.getLogger(__name__)

LOOK_EVERY = 300.0
"""Seconds after which tournaments are looked at though nobody has told of anything."""
TROUBLE = (Refused, CannotPost, discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)


class TournamentKeeper:
    """The tournaments of the servers that this process sees."""

    def __init__(
        self,
        host: Host,
        client: discord.Client,
        poster: Poster,
        posted: Posted,
        proposals: Proposals,
        pictures: Pictures,
    ) -> None:
        self._host = host
        self._client = client
        self._poster = poster
        self._posted = posted
        self._proposals = proposals
        self._pictures = pictures
        self._alarm = Alarm(host.clock, self._sweep)
        self._tables: dict[int, int] = {}  # which tournament a table belongs to
        self._shown: dict[int, int] = {}  # the stamp that the card of a tournament shows
        self._again: set[int] = set()
        self._looking: dict[int, asyncio.Task[None]] = {}
        self._failed: Backoff[int] = Backoff()

    def start(self) -> None:
        """Begins; what was left undone before is seen to at once."""
        self._alarm.start()

    async def close(self) -> None:
        """Ends; what is unfinished goes on after the next start."""
        await self._alarm.close()
        tasks = tuple(self._looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, numbers: Collection[int]) -> None:
        """Something was stored about these tournaments."""
        for number in numbers:
            self._look(number)

    def stored(self, tables: Collection[int], _: bool = False) -> None:
        """Something was stored at these tables: a game of a tournament may be over."""
        self.changed({self._tables[table] for table in tables if table in self._tables})

    def heard(self, news: News) -> None:
        """Another process tells the same."""
        self.stored(news.tables)

    async def settle(self) -> None:
        """Waits until nothing is under way."""
        while self._looking:
            await asyncio.gather(*self._looking.values(), return_exceptions=True)

    async def _sweep(self) -> float | None:
        """Looks at all tournaments, and answers when to look again."""
        now = self._host.now()
        async with self._host.store.read() as tx:
            rows = await tx.of(Tournaments).with_status(*LIVE)
            contests = [await tx.of(Tournaments).whole(row) for row in rows]
        for contest in contests:
            self._know(contest)
            if not self._failed.waits(contest.row.id, now):
                self._look(contest.row.id)
        moments = [moment for row in rows for moment in (row.starts_at, row.round_due) if moment is not None]
        due = [moment for moment in moments if moment > now]
        return min(*due, now + LOOK_EVERY, self._failed.next(now)) if rows else None

    def _know(self, contest: Contest) -> None:
        self._tables = {table: number for table, number in self._tables.items() if number != contest.row.id}
        if contest.row.status in LIVE:
            playing = (game.table_id for game in contest.games if not game.places)
            self._tables |= {table: contest.row.id for table in playing if table is not None}

    def _look(self, number: int) -> None:
        self._again.add(number)
        if number not in self._looking:
            self._looking[number] = asyncio.create_task(self._look_until_quiet(number))

    async def _look_until_quiet(self, number: int) -> None:
        try:
            while number in self._again:
                self._again.discard(number)
                async with self._host.cluster.lock(f"tournament {number}"):
                    await self._see_to(number)
        except TROUBLE as error:
            why = error.reason if isinstance(error, Refused) else type(error).__name__
            log.warning("tournament %s waits: %s", number, why)
            self._alarm.due(self._failed.failed(number, self._host.now()))
        except Exception:
            log.exception("tournament %s broke; another try follows", number)
            self._alarm.due(self._failed.failed(number, self._host.now()))
        else:
            self._failed.worked(number)
        finally:
            del self._looking[number]

    async def _see_to(self, number: int) -> None:
        """Does all that is due."""
        async with self._host.store.read() as tx:
            row = await tx.of(Tournaments).get(number)
        if row is None or self._client.get_guild(row.guild_id) is None or self._host.pause is not None:
            return  # of a server that another process sees, or this one no more
        if row.round_due is not None and row.round_due <= self._host.now():
            await finish_round(self._proposals, number, None)
        contest = await rounds.go_on(self._host, number)
        if contest is None:
            return
        trouble = await self._open_tables(contest)
        contest = await self._now(number) or contest
        self._know(contest)
        await self._show(contest)
        for moment in (contest.row.starts_at, contest.row.round_due):
            if moment is not None and contest.row.status in LIVE:
                self._alarm.due(max(moment, self._host.now() + 1.0) if moment <= self._host.now() else moment)
        if trouble is not None:
            raise trouble

    async def _now(self, number: int) -> Contest | None:
        async with self._host.store.read() as tx:
            row = await tx.of(Tournaments).get(number)
            return None if row is None else await tx.of(Tournaments).whole(row)

    # Tables

    async def _open_tables(self, contest: Contest) -> Exception | None:
        """Opens the tables that are missing; what stood in the way of any of them."""
        trouble: Exception | None = None
        for game in rounds.missing(contest):
            try:
                await self._open_table(contest, game)
            except TROUBLE as error:
                trouble = error
        return trouble

    async def _open_table(self, contest: Contest, game: GameRow) -> None:
        thread = await self._thread(contest, game)
        await rounds.open_game(self._host, contest, game, thread.id)
        for one in rounds.sitting(contest, game):
            if one.user_id is not None and not one.gone:
                await bring_in(thread, one.user_id)

    async def _thread(self, contest: Contest, game: GameRow) -> discord.Thread:
        """The thread of a game: that which an earlier try has made, else a new one."""
        parent = self._client.get_channel(contest.row.channel_id)
        if not isinstance(parent, discord.TextChannel):
            raise ChannelGone
        name = game_name(contest, game)
        own = self._client.user
        for thread in parent.threads:
            if thread.name == name and own is not None and thread.owner_id == own.id:
                async with self._host.store.read() as tx:
                    if await tx.tables.latest_in(thread.id) is None:
                        return thread
        return await new_thread(parent, name)

    # The card

    async def _show(self, contest: Contest) -> None:
        """Posts the card, or changes it, where it does not show what is true."""
        row = contest.row
        if self._shown.get(row.id) == row.stamp and row.message_id is not None:
            return
        order, channels = _standings(contest), await self._channels(contest)
        pictures = await self._drawn(contest, order)
        try:
            await self._put(row, card(contest, order, channels, pictures))
        except (discord.HTTPException, NotAllowed) as error:
            if not pictures or (isinstance(error, discord.HTTPException) and error.status >= 500):
                raise
            await self._put(row, card(contest, order, channels))
        self._shown[row.id] = row.stamp

    async def _put(self, row: TournamentRow, layout: PublicLayout) -> None:
        """Changes the card, or posts it where it is gone."""
        if row.message_id is None or not await self._poster.edit(_message(row, row.message_id), layout):
            await self._post(row, layout)

    async def _drawn(self, contest: Contest, order: list[list[Standing]]) -> list[Picture]:
        """How it stands as pictures; none where that stands in words."""
        said = words(language_of(contest.row.language))
        charts = await asyncio.to_thread(drawn, contest, order, said)
        return await self._pictures.several("tournament", charts)

    async def _channels(self, contest: Contest) -> dict[int, int]:
        """In which channel each table stands."""
        async with self._host.store.read() as tx:
            found = {game.table_id: await tx.tables.get(game.table_id) for game in contest.games if game.table_id}
        return {number: table.channel_id for number, table in found.items() if table is not None}

    async def _post(self, row: TournamentRow, layout: PublicLayout) -> None:
        nonce = f"t{row.id}-{row.message_id or 0}"[-25:]
        posted = await self._poster.post_in(row.channel_id, layout, nonce)
        async with self._host.store.write() as tx:
            await tx.of(Tournaments).set_message(row.id, posted.id)
        self._posted.forget(nonce)


def _standings(contest: Contest) -> list[list[Standing]]:
    return rounds.standings(contest) if contest.row.status is not TournamentStatus.OPEN else []


def _message(row: TournamentRow, message: int) -> MessageRow:
    """The card of a tournament as what the poster edits."""
    return MessageRow(
        id=0,
        about=AboutTournament(row.id),
        kind=MessageKind.CARD,
        seat=None,
        channel_id=row.channel_id,
        message_id=message,
    )
