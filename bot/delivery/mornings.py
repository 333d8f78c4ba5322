"""Posts the deals of the day every morning, in servers that want them: today's, and the board of the newest that is
over.

What nobody can play any more is told, nothing else. One process does it for all; what was posted in which server is
noted after it is, and a message that was posted by a try of which that is not known is found by its nonce.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.club.boards import DayBoard, day_board
from bot.club.days import DAY, DAYS_OPEN, begins, day_of, deal_of, is_over
from bot.delivery.discord_errors import ChannelGone, NotAllowed
from bot.delivery.poster import Poster
from bot.layouts.deal_pictures import drawn_day
from bot.layouts.deals import all_games, date_in, morning_layout
from bot.layouts.pictures import Pictures
from bot.people.guild_settings import GuildSettings, morning_settings
from bot.store.faults import TROUBLE
from bot.tables.host import Host
from locales import ORIGINAL, words

log = logging.getLogger(__name__)

HOUR = 6
"""At this hour (UTC) the day's deals are posted."""
AGAIN = 600.0
"""Seconds after which it is tried again where something stood in the way."""


class Mornings:
    """The mornings of all servers."""

    def __init__(self, host: Host, poster: Poster, pictures: Pictures) -> None:
        self._host = host
        self._poster = poster
        self._pictures = pictures
        self._done: int | None = None
        self._posting: asyncio.Task[None] | None = None

    def look(self, now: float) -> float:
        """Begins to post where it is time to; when to look again."""
        day = day_of(now)
        hour = begins(day) + HOUR * 3600
        if now < hour:
            return hour
        if self._done == day:
            return hour + DAY
        if self._posting is None or self._posting.done():
            self._posting = asyncio.create_task(self._post_all(day))
        return now + AGAIN

    async def close(self) -> None:
        """Ends; what was not posted is posted after the next start."""
        if self._posting is not None:
            self._posting.cancel()
            await asyncio.gather(self._posting, return_exceptions=True)

    async def _post_all(self, day: int) -> None:
        try:
            async with self._host.store.read() as tx:
                wanted = await morning_settings(tx)
            for guild, settings in wanted.items():
                if settings.deals and settings.morning is not None:
                    await self._post(guild, settings, settings.morning, day)
        except (*TROUBLE, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("the deals of the day could not be posted: %s; another try follows", type(error).__name__)
        except Exception:  # a fault of ours: every server's morning would be one
            log.exception("the deals of the day could not be posted; another try follows")
        else:
            self._done = day

    async def _post(self, guild: int, settings: GuildSettings, channel: int, day: int) -> None:
        """Posts the deals of a day in a server, unless they are."""
        async with self._host.store.write() as tx:
            if (await tx.deals.posted_until(guild) or 0) >= day:
                return
            seals = [(game, (await deal_of(tx, self._host.settings, day, game)).seed_hash) for game in all_games()]
        said = words(settings.language or ORIGINAL)
        board = await self._newest(guild, day)
        picture = None if board is None else await drawn_day(self._pictures, board, None, said, None)
        told = (
            ""
            if board is None
            else said.say(
                "deal-morning-board",
                game=said.say(f"{board.game}-name"),
                date=date_in(board.day, said),
                count=board.count,
            )
        )
        layout = morning_layout(day, seals, told, picture, said)
        try:
            await self._poster.post_in(channel, layout, f"d{day}{guild:x}")
        except (NotAllowed, ChannelGone) as error:
            log.info("the deals of the day can't be posted in channel %s: %s", channel, type(error).__name__)
        async with self._host.store.write() as tx:
            await tx.deals.note_posted(guild, day)

    async def _newest(self, guild: int, day: int) -> DayBoard | None:
        """Of the deals that are over the newest day's board that most people of a server are on."""
        async with self._host.store.read() as tx:
            for past in range(day - 1, day - 1 - DAYS_OPEN, -1):
                over = [game for game in all_games() if await is_over(tx, past, game, self._host.now())]
                found: Sequence[DayBoard] = [await day_board(tx, game, past, guild=guild, only=True) for game in over]
                best = max(found, key=lambda one: one.count, default=None)
                if best is not None and best.count:
                    return best
        return None
