"""Poster: the position of the card and the edits of old messages, remembered for a limited number of channels."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from azalai.bot.delivery import poster as room
from azalai.bot.delivery.poster import BURIED_UNDER, OLD, OLD_EDITS, OLD_EDITS_WITHIN, Poster
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.signs import NO_SIGNS
from azalai.bot.store.rows import MessageKind, MessageRow
from tests.bot.without_discord import StillClock

HELLO = PublicLayout(texts=("hello",))


@pytest.fixture
def clock() -> StillClock:
    """Return the clock of the poster, at a time that Discord's ids can hold."""
    still_clock = StillClock()
    still_clock.at = 1_800_000_000.0
    return still_clock


@pytest.fixture
def poster(clock: StillClock) -> Poster:
    """Return a poster whose messages Discord always takes."""
    channel = SimpleNamespace(get_partial_message=lambda _: SimpleNamespace(edit=AsyncMock()))
    client: Any = SimpleNamespace(get_partial_messageable=lambda _: channel)
    host: Any = SimpleNamespace(now=clock.now, monotonic=clock.monotonic, signs=NO_SIGNS)
    return Poster(host, client, cast(Any, SimpleNamespace()))


def make_message(at: float, channel: int = 7) -> MessageRow:
    """Return a message that was posted `at` a time, in seconds since 1970."""
    number = discord.utils.time_snowflake(datetime.fromtimestamp(at, UTC))
    return MessageRow(id=1, about=1, kind=MessageKind.CARD, seat=None, channel_id=channel, message_id=number)


def bury(poster: Poster, channel: int) -> None:
    for _ in range(BURIED_UNDER + 1):
        poster.note_message(channel)


def test_a_card_is_buried_under_more_messages_than_are_seen_at_once(poster: Poster) -> None:
    for _ in range(BURIED_UNDER):
        poster.note_message(1)
    assert not poster.is_buried(1)
    poster.note_message(1)
    assert poster.is_buried(1)


def test_a_card_is_buried_until_it_is_posted_again(poster: Poster) -> None:
    bury(poster, 1)
    assert poster.is_buried(1) and not poster.is_buried(2)
    poster.note_card_posted(1)
    assert not poster.is_buried(1)


def test_the_channels_written_in_last_are_known(poster: Poster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of remembered channels is limited."""
    monkeypatch.setattr(room, "CHANNELS_WATCHED", 3)
    for channel in (1, 2, 3):
        bury(poster, channel)
    poster.note_message(1)
    poster.note_message(4)
    assert [poster.is_buried(channel) for channel in (1, 2, 3, 4)] == [True, False, True, False]


async def test_the_last_allowed_edit_of_old_messages_is_kept_for_the_link(poster: Poster, clock: StillClock) -> None:
    old = make_message(clock.at - OLD - 1)
    for _ in range(OLD_EDITS - 1):
        assert not poster.is_edited_often(old)
        assert await poster.edit(old, HELLO)
    assert poster.is_edited_often(old) and poster.is_edited_often(make_message(clock.at - 2 * OLD))
    assert not poster.is_edited_often(make_message(clock.at - 2 * OLD, channel=8))
    clock.at += OLD_EDITS_WITHIN
    assert not poster.is_edited_often(old)


async def test_edits_of_young_messages_are_not_limited(poster: Poster, clock: StillClock) -> None:
    new, old = make_message(clock.at - OLD + 60), make_message(clock.at - OLD - 60)
    for _ in range(OLD_EDITS):
        await poster.edit(new, HELLO)
    assert not poster.is_edited_often(old)
    for _ in range(OLD_EDITS):
        await poster.edit(old, HELLO)
    assert poster.is_edited_often(old) and not poster.is_edited_often(new)


async def test_edits_are_counted_in_the_channels_that_were_edited_in_last(
    poster: Poster, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "CHANNELS_WATCHED", 2)
    channels = [make_message(clock.at - 2 * OLD, channel) for channel in (1, 2, 3)]
    for _ in range(OLD_EDITS - 1):
        for message in channels:
            await poster.edit(message, HELLO)
    await poster.edit(channels[2], HELLO)
    assert [poster.is_edited_often(channel) for channel in channels] == [False, False, True]
