"""Scheduled event of a tournament with a start time: made with its card, moved with its start, ended with it.

Discord begins it by itself when its time has come.

Events of the bot need the permission *Create Events*; a server that does not give it has no events of tournaments.
An event that a moderator has deleted, or that is over, is not made again (`NONE_ANY_MORE`).
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Protocol

import discord
import msgspec

from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.store.rows import OutboxMessage
from azalai.bot.text import channel_url, clip, visible_name
from azalai.bot.tournaments.opening import load_contest
from azalai.bot.tournaments.pairing.plan import rounds_of
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import TournamentStatus
from azalai.games import GAMES
from azalai.locales import language_of, words

log = logging.getLogger(__name__)

NONE_ANY_MORE = 0
"""Number in place of an event that no longer exists and is not made again."""
FORGOTTEN = (10070, 180000)
"""Codes of Discord: the event is deleted, or over."""
NOT_MADE = (30038, 50001, 50013)
"""Codes of Discord: the server has a hundred events, or gives no permission."""
HOUR, DAY = 3600.0, 86_400.0
NAME_LIMIT, ABOUT_LIMIT = 100, 1000


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Text and times of a server's event: its name, place and description, its begin and end in seconds since 1970."""

    name: str
    place: str
    about: str
    begins: float
    ends: float


class Events(Protocol):
    """The events of servers. Its methods raise Discord's own errors."""

    def may_make(self, guild: int) -> bool:
        """Return True if the bot may make events in a server."""
        ...

    async def make(self, guild: int, event: Event) -> int:
        """Make an event, or find the same of an earlier try, and return its number."""
        ...

    async def change(self, guild: int, number: int, event: Event) -> None:
        """Change an event."""
        ...

    async def begin(self, guild: int, number: int) -> None:
        """Begin an event before its time."""
        ...

    async def end(self, guild: int, number: int) -> None:
        """End an event that has begun, or cancel it."""
        ...


class DiscordEvents:
    """The events of Discord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def may_make(self, guild: int) -> bool:
        """Return True if the bot is in a server that lets it make events."""
        server = self._client.get_guild(guild)
        return server is not None and server.me.guild_permissions.create_events

    async def make(self, guild: int, event: Event) -> int:
        """Make an event that is no channel's; an earlier try may have made it without an answer."""
        server = await self._guild(guild)
        for scheduled in await server.fetch_scheduled_events(with_counts=False):
            same = (scheduled.name, scheduled.location) == (event.name, event.place)
            if scheduled.creator_id == server.me.id and same:
                return scheduled.id
        created = await server.create_scheduled_event(
            **_fields(event),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        return created.id

    async def change(self, guild: int, number: int, event: Event) -> None:
        """Change an event that has not begun."""
        scheduled = await self._event(guild, number)
        await scheduled.edit(**_fields(event))

    async def begin(self, guild: int, number: int) -> None:
        """Begin an event that has not begun by itself."""
        event = await self._event(guild, number)
        if event.status is discord.EventStatus.scheduled:
            await event.start()

    async def end(self, guild: int, number: int) -> None:
        """Cancel an event that has not begun; end one that has."""
        event = await self._event(guild, number)
        if event.status is discord.EventStatus.scheduled:
            await event.cancel()
        elif event.status is discord.EventStatus.active:
            await event.end()

    async def _guild(self, number: int) -> discord.Guild:
        return self._client.get_guild(number) or await self._client.fetch_guild(number)

    async def _event(self, guild: int, number: int) -> discord.ScheduledEvent:
        return await (await self._guild(guild)).fetch_scheduled_event(number, with_counts=False)


async def show_event(events: Events, sending: Sending, message: OutboxMessage) -> bool:
    """Make, change, begin or end the event of a tournament, as the tournament is now."""
    contest = await load_contest(sending.host, message.about)
    if contest is None or contest.row.event_id == NONE_ANY_MORE:
        return False
    number = contest.row.event_id
    try:
        number = await _bring_up_to_date(events, contest, sending.host.now())
    except discord.HTTPException as error:
        if error.code in FORGOTTEN:
            number = NONE_ANY_MORE
        elif error.code in NOT_MADE:
            log.info("server %s takes no event: %s", contest.row.guild_id, error.code)
        else:
            raise
    if number != contest.row.event_id:
        async with sending.host.store.write() as tx:
            await tx.of(Tournaments).note_event(contest.row.id, number)
    return False


async def _bring_up_to_date(events: Events, contest: Contest, now: float) -> int | None:
    """Bring the event to the state of its tournament, and return its number."""
    row, number = contest.row, contest.row.event_id
    if row.status is TournamentStatus.OPEN:
        begins = contest.starts_at
        if begins is None or begins <= now or row.game not in GAMES:
            return number
        if number is not None:
            await events.change(row.guild_id, number, _event(contest, begins))
            return number
        return await events.make(row.guild_id, _event(contest, begins)) if events.may_make(row.guild_id) else None
    if number is None:
        return None
    if row.status is TournamentStatus.RUNNING:
        await events.begin(row.guild_id, number)
        return number
    await events.end(row.guild_id, number)
    return NONE_ANY_MORE


def _event(contest: Contest, begins: float) -> Event:
    """Return the text of a tournament's event; no person is named.

    Its end is that of all rounds, a day each if they have no end of their own.
    """
    row, t = contest.row, words(language_of(contest.row.language))
    entrants = max(len(contest.entrants), row.least)
    rounds = rounds_of(row.plan, entrants)
    about = t.say("cup-event", game=t.say(f"{row.game}-name"), channel=f"<#{row.channel_id}>")
    return Event(
        name=clip(visible_name(row.name), NAME_LIMIT),
        place=channel_url(row.guild_id, row.channel_id),
        about=clip(about, ABOUT_LIMIT),
        begins=begins,
        ends=begins + rounds * (row.hours * HOUR if row.hours else DAY),
    )


def _fields(event: Event) -> Any:
    """Return the text and the times of an event as discord.py calls them."""
    begins, ends = (datetime.fromtimestamp(at, UTC) for at in (event.begins, event.ends))
    texts = {"name": event.name, "description": event.about, "location": event.place}
    return {**texts, "start_time": begins, "end_time": ends}
