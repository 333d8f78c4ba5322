"""Mornings of servers, each with a timer and a message of its own, so that no server waits for another."""

from __future__ import annotations

import asyncio
import itertools
import math
from collections.abc import AsyncGenerator, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest

from azalai.bot.app.rooms import wire
from azalai.bot.app.scheduler import Scheduler
from azalai.bot.app.senders import HOMES, make_senders
from azalai.bot.app.timers import make_timers
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.delivery.poster import Poster
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.delivery.sent_messages import SentMessages
from azalai.bot.discord_codes import PERMISSION_PAUSE
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.operations.downtime import on_clock_set, shift_deadlines_by_downtime
from azalai.bot.people.guild_settings import guild_settings, lock_guild_settings, set_guild_settings
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.solo import room as solo
from azalai.bot.solo.days import DAY, begins, day_of
from azalai.bot.solo.morning_store import MorningRow, Mornings
from azalai.bot.solo.mornings import IN_WORDS, NOT_POSTED, SPREAD, follow_settings, morning_of, next_morning
from azalai.bot.store.about import AboutServer
from azalai.bot.store.rows import MessageKind, Pause, TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tournaments.keeper import TournamentKeeper
from tests.bot.delivery.conftest import wait_for_rest
from tests.bot.fixtures import make_refusal
from tests.bot.without_discord import KARINE, StillClock, proposals_of

SERVERS = [number << 22 for number in (1, 2, 3)]
CHANNELS = [71, 72, 73]


class Place:
    """Channel, or a user's direct messages; `refuses`: the error of every post."""

    def __init__(self, number: int, numbers: Callable[[], int]) -> None:
        self.id = number
        self.texts: list[str] = []
        self.refuses: Exception | None = None
        self._numbers = numbers

    async def send(self, *, view: discord.ui.LayoutView, **_: Any) -> Any:
        """Accept a message, or refuse it."""
        if self.refuses is not None:
            raise self.refuses
        self.texts.append(
            "\n".join(child.content for child in view.walk_children() if isinstance(child, discord.ui.TextDisplay))
        )
        return SimpleNamespace(id=self._numbers(), channel=self)

    async def history(self, **_: Any) -> AsyncGenerator[Any]:
        """Yield no messages."""
        for step in ():
            yield step


class Town:
    """Discord with channels and users."""

    user = SimpleNamespace(id=1)

    def __init__(self) -> None:
        self._places: dict[int, Place] = {}
        self._number = itertools.count(1)

    def get_partial_messageable(self, channel: int) -> Place:
        """Return a channel by its number."""
        return self._places.setdefault(channel, Place(channel, lambda: next(self._number)))

    async def create_dm(self, person: Any) -> Place:
        """Return a user's direct messages."""
        return self.get_partial_messageable(person.id)


class Bot:
    """Timers and delivery of a host in that town."""

    def __init__(self, host: Host, clock: StillClock) -> None:
        self.host, self.clock, self.town = host, clock, Town()
        client: Any = self.town
        posted = SentMessages(client, client)
        sending = SimpleNamespace(
            host=host, client=client, poster=Poster(host, client, posted), posted=posted, pictures=Pictures()
        )
        for name in ("show_with_fallback", "report_refused_picture", "direct_message"):
            setattr(sending, name, getattr(Sending, name).__get__(sending))
        self.dispatcher = Dispatcher(
            cast(Any, sending), make_senders(cast(Any, None), cast(Any, None), cast(Any, None)), HOMES
        )

        async def refresh(now: float) -> float:
            return now + DAY

        silent: Any = SimpleNamespace(refresh=refresh, on_commit=lambda _: None, on_outbox_changes=lambda _: None)
        work = make_timers(
            host, proposals_of(host), Reviewer(host, solo.REVIEWED), TournamentKeeper(proposals_of(host))
        )
        self.scheduler = Scheduler(host, self.dispatcher, silent, silent, work)
        wire(host, self.scheduler, self.dispatcher)

    async def look(self, at: float) -> float:
        """Move the clock to a moment, do the due work, and return the moment of the next."""
        self.clock.at = max(at, self.clock.at)
        following = await self.scheduler.sweep()
        await wait_for_rest()
        return following or math.inf

    async def run(self, until: float) -> None:
        """Do all work that is due until a moment, in steps of at least five minutes."""
        following = await self.look(self.clock.at)
        while following < until:
            following = await self.look(min(max(following, self.clock.at + 300), until))
        self.clock.at = until

    async def settle(self, guild: int, *, chooser: int | None = None, **changed: Any) -> None:
        """Change the settings of a server, as the command does."""
        async with self.host.store.write() as tx:
            before = await lock_guild_settings(tx, guild)
            after = msgspec.structs.replace(before, **changed)
            await set_guild_settings(tx, guild, after)
            await follow_settings(tx, guild, before, after, self.clock.at, chooser=chooser)
        self.host.after_commit(())
        await wait_for_rest()

    async def choose(self, guild: int, channel: int) -> None:
        """Choose the channel of a server's mornings as Karine."""
        await self.settle(guild, chooser=KARINE.id, morning=channel)

    async def load_row(self, guild: int) -> MorningRow:
        """Return the stored row of a server's mornings."""
        async with self.host.store.read() as tx:
            return await tx.get(Mornings).get(guild)

    async def list_due(self, guild: int) -> list[float]:
        """Return the moments of a server's timers."""
        async with self.host.store.read() as tx:
            return [timer.due for timer in await tx.timers.list_about(AboutServer(guild))]

    async def list_waiting(self, guild: int) -> list[MessageKind]:
        """Return the kinds of the waiting messages about a server."""
        async with self.host.store.read() as tx:
            return [message.kind for message in await tx.outbox.list_about(AboutServer(guild))]

    def place(self, channel: int) -> Place:
        """Return a channel, or a user's direct messages."""
        return self.town.get_partial_messageable(channel)

    def count_messages(self) -> list[int]:
        """Return the number of messages in each channel."""
        return [len(self.place(channel).texts) for channel in CHANNELS]


@pytest.fixture
async def bot(host: Host, still_clock: StillClock) -> Bot:
    """Return a bot in three servers that want mornings."""
    bot_in_town = Bot(host, still_clock)
    for guild, channel in zip(SERVERS, CHANNELS, strict=True):
        await bot_in_town.choose(guild, channel)
    return bot_in_town


def find_hour(clock: StillClock) -> float:
    """Return the next moment at which the last of the three servers has its morning."""
    return next_morning(SERVERS[-1], clock.at)


ANSWERS = [
    *(make_refusal(400, code) for code in (50035, 20009)),
    *(make_refusal(403, code) for code in (0, 50001, 50013)),
    *(make_refusal(status) for status in (413, 429, 500, 503)),
    discord.RateLimited(120.0),
    OSError("the line was cut"),
    RuntimeError("a fault of ours"),
]


@pytest.mark.parametrize("answer", ANSWERS, ids=repr)
async def test_a_server_whose_morning_is_refused_holds_up_no_other(bot: Bot, answer: Exception):
    bot.place(CHANNELS[0]).refuses = answer
    await bot.look(find_hour(bot.clock))
    assert bot.count_messages() == [0, 1, 1]
    bot.place(CHANNELS[0]).refuses = None
    await bot.run(bot.clock.at + PERMISSION_PAUSE + 60)
    assert bot.count_messages() == [1, 1, 1], "each has its own tries"
    assert await bot.list_waiting(SERVERS[0]) == []


@pytest.mark.costly
async def test_each_server_has_one_post_every_day(bot: Bot):
    for day in range(3):
        await bot.run(find_hour(bot.clock) + 1)
        assert bot.count_messages() == [day + 1] * 3
    texts = bot.place(CHANNELS[0]).texts
    assert len(set(texts)) == 3 and "Deals of the day, 13 January" in texts[0] and "15 January" in texts[2]


async def test_the_posts_of_many_servers_are_spread_over_some_minutes():
    guilds = [discord.utils.time_snowflake(discord.utils.utcnow()) + (number << 22) for number in range(3000)]
    moments = {morning_of(guild, 5) - begins(5) for guild in guilds}
    assert min(moments) >= 6 * 3600 and max(moments) < 6 * 3600 + SPREAD and len(moments) > SPREAD / 2


async def test_a_post_is_remembered_with_its_day(bot: Bot):
    await bot.look(find_hour(bot.clock))
    async with bot.host.store.read() as tx:
        (row,) = await tx.messages.list_about(AboutServer(SERVERS[1]), MessageKind.MORNING)
    assert (row.channel_id, row.body, row.written_at) == (CHANNELS[1], str(day_of(bot.clock.at)), bot.clock.at)


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("code", [50001, 50013])
async def test_the_manager_who_chose_a_forbidden_channel_is_told_once(bot: Bot, code: int):
    place, karine = bot.place(CHANNELS[0]), bot.place(KARINE.id)
    place.refuses = make_refusal(403, code)
    await bot.run(find_hour(bot.clock) + DAY)
    assert await bot.load_row(SERVERS[0]) == MorningRow(guild_id=SERVERS[0], chosen_by=KARINE.id, trouble=NOT_POSTED)
    (text,) = karine.texts
    assert f"I can’t write in <#{CHANNELS[0]}>" in text and "*Send messages*" in text
    place.refuses = None
    await bot.run(bot.clock.at + PERMISSION_PAUSE + 60)
    assert (await bot.load_row(SERVERS[0])).trouble is None and len(place.texts) == 1
    place.refuses = make_refusal(403, code)
    await bot.run(find_hour(bot.clock) + 60)
    assert len(karine.texts) == 2, "it works in between: the next trouble is another"


async def test_a_forbidden_channel_of_an_unknown_author_is_not_reported(bot: Bot):
    """Settings of an earlier version do not name their author."""
    async with bot.host.store.write() as tx:
        await tx.get(Mornings).forget(SERVERS[0])
    bot.place(CHANNELS[0]).refuses = make_refusal(403, 50013)
    await bot.look(find_hour(bot.clock))
    assert await bot.load_row(SERVERS[0]) == MorningRow(guild_id=SERVERS[0], trouble=NOT_POSTED)
    assert await bot.list_waiting(SERVERS[0]) == [MessageKind.MORNING] and bot.place(KARINE.id).texts == []


async def test_closed_direct_messages_of_the_author_delay_nothing(bot: Bot):
    bot.place(CHANNELS[0]).refuses = make_refusal(403, 50013)
    bot.place(KARINE.id).refuses = make_refusal(403, 50007)
    await bot.look(find_hour(bot.clock))
    assert await bot.list_waiting(SERVERS[0]) == [MessageKind.MORNING] and bot.count_messages() == [0, 1, 1]


async def test_a_deleted_channel_ends_the_setting_and_is_told(bot: Bot):
    bot.place(CHANNELS[0]).refuses = make_refusal(404, 10003)
    await bot.look(find_hour(bot.clock))
    async with bot.host.store.read() as tx:
        assert (await guild_settings(tx, SERVERS[0])).morning is None
    assert await bot.load_row(SERVERS[0]) == MorningRow(guild_id=SERVERS[0])
    assert (await bot.list_due(SERVERS[0]), await bot.list_waiting(SERVERS[0])) == ([], [])
    (text,) = bot.place(KARINE.id).texts
    assert "was deleted" in text and bot.count_messages() == [0, 1, 1]


async def test_the_channel_of_before_ends_nothing_when_it_is_deleted(bot: Bot):
    """A message may be on its way to the old channel when another is chosen."""
    old, choosing = bot.place(CHANNELS[0]), asyncio.Event()
    send, old.refuses = old.send, make_refusal(404, 10003)

    async def send_after_choice(**message: Any) -> Any:
        if not choosing.is_set():
            choosing.set()
            async with bot.host.store.write() as tx:
                before = await lock_guild_settings(tx, SERVERS[0])
                after = msgspec.structs.replace(before, morning=99)
                await set_guild_settings(tx, SERVERS[0], after)
                await follow_settings(tx, SERVERS[0], before, after, bot.clock.at, chooser=KARINE.id)
        return await send(**message)

    cast(Any, old).send = send_after_choice
    await bot.look(find_hour(bot.clock))
    await bot.run(bot.clock.at + 60)
    async with bot.host.store.read() as tx:
        assert (await guild_settings(tx, SERVERS[0])).morning == 99
    assert len(bot.place(99).texts) == 1 and bot.place(KARINE.id).texts == []


async def test_a_morning_that_waits_is_posted_in_the_channel_that_is_chosen_then(bot: Bot):
    bot.place(CHANNELS[0]).refuses = make_refusal(403, 50013)
    await bot.look(find_hour(bot.clock))
    await bot.choose(SERVERS[0], 99)
    assert len(bot.place(99).texts) == 1 and (await bot.load_row(SERVERS[0])).trouble is None
    await bot.choose(SERVERS[0], 98)
    assert bot.place(98).texts == [], "today's is posted already"


async def test_a_morning_that_waits_from_the_day_before_is_not_moved(bot: Bot):
    """Today's is posted once, at its hour."""
    bot.place(CHANNELS[0]).refuses = make_refusal(403, 50013)
    await bot.look(find_hour(bot.clock))
    bot.clock.at = begins(day_of(bot.clock.at) + 1) + 1
    await bot.choose(SERVERS[0], 99)
    assert bot.place(99).texts == []
    await bot.run(find_hour(bot.clock) + 60)
    assert len(bot.place(99).texts) == 1 and await bot.list_waiting(SERVERS[0]) == []


async def test_a_morning_that_waits_is_posted_when_its_channel_is_chosen_again(bot: Bot):
    place = bot.place(CHANNELS[0])
    place.refuses = make_refusal(403, 50013)
    await bot.look(find_hour(bot.clock))
    place.refuses = None
    await bot.choose(SERVERS[0], CHANNELS[0])
    assert len(place.texts) == 1 and await bot.list_waiting(SERVERS[0]) == []


@pytest.mark.parametrize("changed", [{"deals": False}, {"morning": None}], ids=str)
async def test_a_server_that_wants_none_has_no_timer_and_no_message(bot: Bot, changed: dict[str, Any]):
    bot.place(CHANNELS[0]).refuses = make_refusal(403, 50013)
    await bot.look(find_hour(bot.clock))
    await bot.settle(SERVERS[0], **changed)
    assert await bot.list_due(SERVERS[0]) == [] and MessageKind.MORNING not in await bot.list_waiting(SERVERS[0])
    bot.place(CHANNELS[0]).refuses = None
    await bot.run(find_hour(bot.clock) + 60)
    assert bot.count_messages()[0] == 0
    await bot.settle(SERVERS[0], deals=True, morning=CHANNELS[0])
    assert await bot.list_due(SERVERS[0]) == [next_morning(SERVERS[0], bot.clock.at)]


async def test_other_settings_change_nothing_of_the_mornings(bot: Bot):
    before = await bot.list_due(SERVERS[0])
    await bot.settle(SERVERS[0], robots=False)
    assert (await bot.list_due(SERVERS[0]), (await bot.load_row(SERVERS[0])).chosen_by) == (before, KARINE.id)


async def test_the_first_morning_is_that_of_the_day_until_its_hour_and_then_of_the_next(bot: Bot):
    guild, day = SERVERS[0], day_of(bot.clock.at) + 1
    for at, expected in ((morning_of(guild, day) - 1, day), (morning_of(guild, day), day + 1)):
        await bot.settle(guild, morning=None)
        bot.clock.at = at
        await bot.choose(guild, CHANNELS[0])
        assert await bot.list_due(guild) == [morning_of(guild, expected)]


@pytest.mark.costly
async def test_a_day_that_is_past_is_not_posted(bot: Bot):
    place = bot.place(CHANNELS[0])
    place.refuses = make_refusal(500)
    day = day_of(find_hour(bot.clock))
    await bot.look(find_hour(bot.clock))
    await bot.run(begins(day + 1) + 600)
    assert await bot.list_waiting(SERVERS[0]) == [], "it waits until midnight"
    place.refuses = None
    await bot.run(morning_of(SERVERS[0], day + 1) - 1)
    assert place.texts == []


async def test_a_new_morning_takes_the_place_of_one_that_waits(bot: Bot):
    """A bot that could not reach Discord for days posts one."""
    place = bot.place(CHANNELS[0])
    place.refuses = make_refusal(500)
    await bot.look(find_hour(bot.clock))
    place.refuses = None
    bot.clock.at += 2 * DAY
    await bot.run(bot.clock.at + 900)
    (text,) = place.texts
    assert "15 January" in text and len(await bot.list_due(SERVERS[0])) == 1


@pytest.mark.parametrize("after", [3600.0, 17 * 3600.0])
async def test_a_bot_that_starts_after_the_hour_posts_that_day_alone(bot: Bot, after: float):
    bot.clock.at = find_hour(bot.clock) + 2 * DAY + after
    await shift_deadlines_by_downtime(bot.host)
    await bot.look(bot.clock.at)
    assert bot.count_messages() == [1, 1, 1] and "15 January" in bot.place(CHANNELS[0]).texts[0]
    assert await bot.list_due(SERVERS[0]) == [next_morning(SERVERS[0], bot.clock.at)]


async def test_a_bot_that_starts_before_the_hour_waits_for_it(bot: Bot):
    day = day_of(find_hour(bot.clock)) + 3
    bot.clock.at = begins(day) + 3600
    await shift_deadlines_by_downtime(bot.host)
    await bot.look(bot.clock.at)
    assert bot.count_messages() == [0, 0, 0] and await bot.list_due(SERVERS[0]) == [morning_of(SERVERS[0], day)]


async def test_a_pause_and_a_clock_that_is_set_postpone_no_morning(bot: Bot):
    due = await bot.list_due(SERVERS[0])
    async with bot.host.store.write() as tx:
        await tx.operations.begin_pause(Pause(since=bot.clock.at, reason="rest"))
        await tx.operations.end_pause(bot.clock.at + 3600)
    await on_clock_set(bot.host, 3600.0)
    assert await bot.list_due(SERVERS[0]) == due


async def test_mornings_are_not_posted_during_a_pause(bot: Bot):
    bot.host.pause = Pause(since=bot.clock.at, reason="rest")
    await bot.look(find_hour(bot.clock))
    assert bot.count_messages() == [0, 0, 0]
    bot.host.pause = None
    await bot.look(bot.clock.at + 3600)
    assert bot.count_messages() == [1, 1, 1]


async def test_two_processes_that_hear_one_timer_queue_one_message(bot: Bot):
    bot.clock.at = find_hour(bot.clock)
    keeper = TournamentKeeper(proposals_of(bot.host))
    work = make_timers(bot.host, proposals_of(bot.host), Reviewer(bot.host, solo.REVIEWED), keeper)[TimerKind.MORNING]
    async with bot.host.store.read() as tx:
        timer = next(
            timer for timer in await tx.timers.list_due(bot.clock.at) if timer.about == AboutServer(SERVERS[0])
        )
    await work(timer)
    await work(timer)
    assert await bot.list_waiting(SERVERS[0]) == [MessageKind.MORNING]
    assert await bot.list_due(SERVERS[0]) == [next_morning(SERVERS[0], bot.clock.at)]


async def test_a_trouble_with_pictures_alone_is_another(bot: Bot):
    """Its text differs, so that it is reported after the other one."""
    async with bot.host.store.write() as tx:
        row = MorningRow(guild_id=SERVERS[0], chosen_by=KARINE.id, trouble=IN_WORDS)
        await tx.get(Mornings).upsert(row)
    bot.place(CHANNELS[0]).refuses = make_refusal(403, 50013)
    await bot.look(find_hour(bot.clock))
    assert len(bot.place(KARINE.id).texts) == 1 and (await bot.load_row(SERVERS[0])).trouble == NOT_POSTED
