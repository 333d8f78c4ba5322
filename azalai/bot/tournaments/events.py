"""Scheduled event on Discord for a tournament with a start time.

The event is made when the tournament is opened, changes with its start, and ends with it. Discord begins the event at
the start time, and the bot does so if the tournament begins earlier. An event that a moderator has deleted, or that is
over, is not made again (`NONE_ANY_MORE`).

The bot needs the permission *Create Events*; servers that don't grant it have no events of tournaments.
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
"""Stored in place of an event's id if the event is over or deleted, and must not be made again."""
FORGOTTEN = (10070, 180000)
"""Discord's codes for an event that is deleted or over."""
NOT_MADE = (30038, 50001, 50013)
"""Discord's codes for a server that has a hundred events or does not grant the permission."""
HOUR, DAY = 3600.0, 86_400.0
NAME_LIMIT, ABOUT_LIMIT = 100, 1000


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Text and times of an event. `about`: its description. `begins`, `ends`: in seconds since 1970."""

    name: str
    place: str
    about: str
    begins: float
    ends: float


class Events(Protocol):
    """Scheduled events of servers. The methods raise Discord's own errors."""

    def may_make(self, guild: int) -> bool:
        """Return True if the bot may make events in a server."""
        ...

    async def make(self, guild: int, event: Event) -> int:
        """Make an event, or find it if an earlier attempt has made it, and return its id."""
        ...

    async def change(self, guild: int, number: int, event: Event) -> None:
        """Change an event."""
        ...

    async def begin(self, guild: int, number: int) -> None:
        """Begin an event that has not begun by itself."""
        ...

    async def end(self, guild: int, number: int) -> None:
        """End an event that has begun, or cancel it."""
        ...


class DiscordEvents:
    """Scheduled events on Discord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def may_make(self, guild: int) -> bool:
        """Return True if the bot is in a server and may make events in it."""
        server = self._client.get_guild(guild)
        return server is not None and server.me.guild_permissions.create_events

    async def make(self, guild: int, event: Event) -> int:
        """Make an event at an external place, unless an earlier attempt whose response was lost has made it."""
        server = await self._get_guild(guild)
        for scheduled in await server.fetch_scheduled_events(with_counts=False):
            is_same = (scheduled.name, scheduled.location) == (event.name, event.place)
            if scheduled.creator_id == server.me.id and is_same:
                return scheduled.id
        created = await server.create_scheduled_event(
            **_make_fields(event),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        return created.id

    async def change(self, guild: int, number: int, event: Event) -> None:
        """Change the text and the times of an event."""
        scheduled = await self._fetch_event(guild, number)
        await scheduled.edit(**_make_fields(event))

    async def begin(self, guild: int, number: int) -> None:
        """Begin an event that has not begun by itself."""
        event = await self._fetch_event(guild, number)
        if event.status is discord.EventStatus.scheduled:
            await event.start()

    async def end(self, guild: int, number: int) -> None:
        """Cancel an event that has not begun, or end one that has."""
        event = await self._fetch_event(guild, number)
        if event.status is discord.EventStatus.scheduled:
            await event.cancel()
        elif event.status is discord.EventStatus.active:
            await event.end()

    async def _get_guild(self, number: int) -> discord.Guild:
        return self._client.get_guild(number) or await self._client.fetch_guild(number)

    async def _fetch_event(self, guild: int, number: int) -> discord.ScheduledEvent:
        return await (await self._get_guild(guild)).fetch_scheduled_event(number, with_counts=False)


async def show_event(events: Events, sending: Sending, message: OutboxMessage) -> bool:
    """Make, change, begin or end the event of a tournament, by the tournament's present state."""
    contest = await load_contest(sending.host, message.about)
    if contest is None or contest.row.event_id == NONE_ANY_MORE:
        return False
    number = contest.row.event_id
    try:
        number = await _update_event(events, contest, sending.host.now())
    except discord.HTTPException as error:
        if error.code in FORGOTTEN:
            number = NONE_ANY_MORE
        elif error.code in NOT_MADE:
            log.info("server %s takes no event: %s", contest.row.guild_id, error.code)
        else:
            raise
    if number != contest.row.event_id:
        async with sending.host.store.write() as tx:
            await tx.get(Tournaments).note_event(contest.row.id, number)
    return False


async def _update_event(events: Events, contest: Contest, now: float) -> int | None:
    """Update the event to the state of its tournament, and return the event's id to store, or None."""
    row, number = contest.row, contest.row.event_id
    if row.status is TournamentStatus.OPEN:
        begins = contest.starts_at
        if begins is None or begins <= now or row.game not in GAMES:
            return number
        if number is not None:
            await events.change(row.guild_id, number, _make_event(contest, begins))
            return number
        return await events.make(row.guild_id, _make_event(contest, begins)) if events.may_make(row.guild_id) else None
    if number is None:
        return None
    if row.status is TournamentStatus.RUNNING:
        await events.begin(row.guild_id, number)
        return number
    await events.end(row.guild_id, number)
    return NONE_ANY_MORE


def _make_event(contest: Contest, begins: float) -> Event:
    """Return the event of a tournament; it names no person.

    It ends after the time of all rounds. Rounds without a time count as a day each.
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


def _make_fields(event: Event) -> Any:
    """Return the text and the times of an event as arguments for discord.py."""
    begins, ends = (datetime.fromtimestamp(at, UTC) for at in (event.begins, event.ends))
    texts = {"name": event.name, "description": event.about, "location": event.place}
    return {**texts, "start_time": begins, "end_time": ends}
