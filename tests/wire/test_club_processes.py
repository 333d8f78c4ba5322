"""Deals of the day over bots in processes of their own and one PostgreSQL: the same in every process."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.discord_rules import walk
from tests.wire import Message, Person, WireDiscord
from tests.wire.places import Channel
from tests.wire.processes import UNHURRIED, Database, start_processes, wait_until

COUNT = 2
GAME = "targui"
BEFORE = 3
"""Number of decisions that one process plays before the other goes on."""
MOST = 200
"""Most decisions of a game."""
BUTTON, MENU = 2, 3
DECIDES = ("az:deal-option", "az:deal-play-it")

Json = dict[str, Any]


@pytest.fixture
async def stage() -> AsyncGenerator[WireDiscord]:
    """Run a Discord with two shards."""
    async with WireDiscord(checked=False) as wire:
        wire.gateway.shards = COUNT
        yield wire


@pytest.fixture
def channels(stage: WireDiscord) -> list[Channel]:
    """Return a channel of a server of each shard, and so of each process."""
    return [stage.guild(f"Oasis {number}", shard=(number, COUNT)).text_channel() for number in range(COUNT)]


@pytest.mark.long(seconds=120)
async def test_a_deal_is_the_same_in_both_processes_and_goes_on_in_the_other(
    stage: WireDiscord, database: Database, channels: Sequence[Channel], tmp_path: Path
) -> None:
    amara, other, third = (stage.person("Amara") for _ in range(3))
    async with start_processes(stage, database, tmp_path, flags=()) as (processes, (first, second)):
        courses = [await play_deal(amara, channels[0]), await play_deal(other, channels[1])]
        assert courses[0] == courses[1] and len(courses[0]) > BEFORE, "every byte that they are shown"

        half = await play_deal(third, channels[0], BEFORE)
        assert half == courses[0][:BEFORE]
        await first.kill()
        rest = await play_deal(third, channels[1])
        assert rest[0][1:] == courses[0][BEFORE][1:], (
            "the same pictures, below the words that this is where they left off"
        )
        assert rest[1:] == courses[0][BEFORE + 1 :], "it goes on where it was, as it would have"
        again = await processes.start(first.shards)
        await processes.wait_until_ready(again, second)

        boards = [await open_deal(third, channel) for channel in channels]
        assert all("1st of 3" in one.text for one in boards)
        rows = await database.fetch_rows("SELECT user_id, moves, points FROM solo_games WHERE ended_at IS NOT NULL")
        assert {row.user_id for row in rows} == {amara.id, other.id, third.id}
        assert len({(row.moves, row.points) for row in rows}) == 1
        assert [await one.end() for one in (again, second)] == [0, 0]
    assert stage.own_problems == []


@pytest.mark.long(seconds=60)
async def test_a_morning_is_posted_once_though_the_process_dies_before_it_knows(
    stage: WireDiscord, database: Database, channels: Sequence[Channel], tmp_path: Path
) -> None:
    karine, mornings = stage.person("Karine"), channels[0]
    assert mornings.guild is not None
    mornings.guild.grant(karine, manage_guild=True)
    async with start_processes(stage, database, tmp_path, flags=("--plain", "--midnight")) as (processes, ran):
        settings = await (await karine.slash(mornings, "azalai settings")).response(UNHURRIED)
        settings = await (await karine.press(settings, "az:set-menus:else")).response(UNHURRIED)
        await (await karine.select(settings, "azm:set:else:morning", [mornings])).response(UNHURRIED)
        assert await list_waiting(database) == [], "the next morning is tomorrow's"
        for process in ran:
            await process.kill()
        await database.fetch_rows("UPDATE timers SET due = 0 WHERE kind = 'morning'")

        answer = stage.faults.hold(f"POST /channels/{mornings.id}/messages", work_done=True)
        first = await processes.start(ran[0].shards)
        await answer.wait_until_met(within=UNHURRIED)
        second = await processes.start(ran[1].shards)
        await processes.wait_until_ready(first, second)
        assert await list_waiting(database) == ["morning"], "it stands there, and nobody knows"
        await first.kill()
        answer.release()

        async def taken_out() -> bool:
            return await list_waiting(database) == []

        await wait_until(taken_out, lambda: f"the second process to find it:\n{second.log}")
        ((due,),) = await database.fetch_rows("SELECT due FROM timers WHERE kind = 'morning'")
        assert due > time.time(), "the next one is set"
        await second.kill()
        third = await processes.start(ran[1].shards)
        await processes.wait_until_ready(third)
        assert await third.end() == 0
        assert len(mornings.messages) == len(stage.calls_to(f"POST /channels/{mornings.id}/messages")) == 1
    assert stage.own_problems == []


async def list_waiting(database: Database) -> list[str]:
    """Return the kinds of the messages about servers that wait to be sent."""
    return [row.kind for row in await database.fetch_rows("SELECT kind FROM outbox WHERE guild_id IS NOT NULL")]


async def open_deal(person: Person, channel: Channel) -> Message:
    """Open the deal of the day, in a message of its own."""
    return await (await person.slash(channel, "azalai daily", {"game": GAME})).response(UNHURRIED)


async def play_deal(person: Person, channel: Channel, most: int = MOST) -> list[list[str]]:
    """Play the first answer offered, at up to `most` decisions, and return what each of them showed."""
    view, views = await open_deal(person, channel), list[list[str]]()
    while len(views) < most and (choice := find_choice(view)) is not None:
        views.append(describe_view(view))
        used = (
            await person.press(view, choice["custom_id"])
            if choice["type"] == BUTTON
            else await person.select(view, choice["custom_id"], [choice["options"][0]["value"]])
        )
        await used.response(UNHURRIED)
    assert len(views) < MOST, "it does not end"
    return views


def find_choice(view: Message) -> Json | None:
    """Return the first component that answers; None at the end."""
    parts = [part for _, part in walk(view.components) if not part.get("disabled")]
    buttons = [part for part in parts if str(part.get("custom_id", "")).startswith(DECIDES)]
    menus = [part for part in parts if part["type"] == MENU and str(part["custom_id"]).startswith("azm:deal-")]
    return next(iter((*buttons, *menus)), None)


def describe_view(view: Message) -> list[str]:
    """Return every byte of a view.

    Its components and pictures, without the number of the game and the pictures' addresses.
    """
    choice = find_choice(view)
    assert choice is not None
    number = choice["custom_id"].split(":")[2]
    text = json.dumps(without_media(view.components), sort_keys=True).replace(number, "NUMBER")
    return [text, *hash_pictures(view)]


def without_media(part: Any) -> Any:
    """Return components without the addresses of their pictures."""
    if isinstance(part, list):
        return [without_media(item) for item in part]
    if isinstance(part, dict):
        return {name: without_media(value) for name, value in part.items() if name != "media"}
    return part


def hash_pictures(view: Message) -> list[str]:
    """Return the hashes of a message's pictures."""
    return [hashlib.sha256(file.content).hexdigest() for file in view.files]
