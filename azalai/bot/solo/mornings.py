"""Posts the deals of the day every morning, in servers that want them: today's, and the board of the newest that is
over.

What nobody can play any more is told, nothing else. One process does it for all. It notes in which server it is about
to post before it does, and that it has when it has: where a try ended between the two, the next one looks on Discord
for its message, and posts none where it may not look.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import aiohttp
import discord

from azalai.bot.delivery.poster import Poster
from azalai.bot.delivery.retries import ChannelGone, NotAllowed
from azalai.bot.delivery.sent_messages import Posted
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.guild_settings import GuildSettings, morning_settings
from azalai.bot.solo.boards import DayBoard, day_board
from azalai.bot.solo.days import DAY, DAYS_OPEN, begins, day_of, deal_of, is_over
from azalai.bot.solo.deal_layout import all_games, date_in, morning_layout
from azalai.bot.solo.deal_store import Deals
from azalai.bot.solo.pictures import drawn_day
from azalai.bot.store.faults import TROUBLE
from azalai.bot.tables.host import Host
from azalai.locales import ORIGINAL, words

log = logging.getLogger(__name__)

HOUR = 6
"""At this hour (UTC) the day's deals are posted."""
AGAIN = 600.0
"""Seconds after which it is tried again where something stood in the way."""
UNDER_WAY = 300.0
"""So many seconds a try is left to whoever has begun it."""


class Mornings:
    """The mornings of all servers."""

    def __init__(self, host: Host, poster: Poster, posted: Posted, pictures: Pictures) -> None:
        self._host = host
        self._poster = poster
        self._posted = posted
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
            done = [
                await self._post(guild, settings, settings.morning, day)
                for guild, settings in wanted.items()
                if settings.deals and settings.morning is not None
            ]
        except (*TROUBLE, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("the deals of the day could not be posted: %s; another try follows", type(error).__name__)
        except Exception:  # a fault of ours: every server's morning would be one
            log.exception("the deals of the day could not be posted; another try follows")
        else:
            self._done = day if all(done) else self._done

    async def _post(self, guild: int, settings: GuildSettings, channel: int, day: int) -> bool:
        """Posts the deals of a day in a server, unless they are; False where somebody else is about to."""
        now = self._host.now()
        async with self._host.store.write() as tx:
            last = await tx.of(Deals).held_morning(guild)
            tried_at = None if last is None or last.day != day else last.tried_at
            if last is not None and last.day >= day and tried_at is None:
                return True
            if tried_at is not None and now - tried_at < UNDER_WAY:
                return False
            seals = [(game, (await deal_of(tx, self._host.settings, day, game)).seed_hash) for game in all_games()]
            await tx.of(Deals).set_morning(guild, day, now)
        nonce = f"d{day}{guild:x}"
        if tried_at is None or not await self._posted.may_stand(channel, nonce, tried_at):
            layout = await self._layout(guild, settings, seals, day)
            try:
                await self._poster.post_in(channel, layout, nonce)
            except (NotAllowed, ChannelGone) as error:
                log.info("the deals of the day can't be posted in channel %s: %s", channel, type(error).__name__)
        async with self._host.store.write() as tx:
            await tx.of(Deals).held_morning(guild)
            await tx.of(Deals).set_morning(guild, day, None)
        self._posted.forget(nonce)
        return True

    async def _layout(
        self, guild: int, settings: GuildSettings, seals: Sequence[tuple[str, str]], day: int
    ) -> PublicLayout:
        """What is posted in a server."""
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
        return morning_layout(day, seals, told, picture, said)

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
