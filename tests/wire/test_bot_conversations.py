"""Azalaï's direct messages: opened once, not too fast, and never wrongly reported as closed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from azalai.bot.store.rows import MessageKind
from tests.wire import Person, WireDiscord
from tests.wire.azalai import Hosted, Table, open_lobby, start_table
from tests.wire.test_bot_trouble import PATIENT, play_until_turn_ends

pytestmark = pytest.mark.usefixtures("drawn_once")

OPENING = "POST /users/@me/channels"


class Ahead:
    """Clock that tests move forward."""

    def __init__(self) -> None:
        self.by = 0.0

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time() + self.by

    def monotonic(self) -> float:
        """Return the same."""
        return self.now()


async def find_closed_since(bot: Hosted, person: Person) -> float | None:
    """Return the moment since which the bot takes a person's direct messages for closed, or None."""
    async with bot.rooms.host.store.read() as tx:
        row = await tx.people.get(person.id)
    return None if row is None else row.closed_dms_since


async def wait_until_refused(table: Table, code: int) -> None:
    """Wait until a direct message was refused with that code."""
    await table.wire.bell.until(
        lambda: any(call.status in (400, 403) and call.answer["code"] == code for call in table.wire.calls),
        f"a refusal with {code}",
    )


async def wait_until_postponed(bot: Hosted) -> None:
    """Wait until the bot has stored that a direct message must be retried."""
    for _ in range(200):
        async with bot.rooms.host.store.read() as tx:
            if any(row.kind is MessageKind.DM and row.attempts for row in await tx.outbox.list_about(1)):
                return
        await asyncio.sleep(0.05)
    raise AssertionError("no direct message waits")


async def start(wire: WireDiscord) -> Table:
    """Start a game, even if its players can't be written to."""
    table = await open_lobby(wire, "Amara", "Thomas")
    await table.people[0].press(table.card, "Start")
    await table.card.shows("to play")
    return table


@pytest.mark.costly
async def test_a_restart_opens_no_conversation_again(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire)
        other = await play_until_turn_ends(table)
        await other.wait_for_dm("Your turn", within=PATIENT)
        opened = len(wire.calls_to(OPENING))
    async with wire.running(Hosted(tmp_path)):
        other = await play_until_turn_ends(table)
        await other.wait_for_dm("drew", within=PATIENT)
        assert (opened, len(wire.calls_to(OPENING))) == (2, 2)


@pytest.mark.costly
@pytest.mark.parametrize(("code", "minutes"), [(40003, 5), (20026, 60)])
async def test_temporary_prohibitions_delay_messages_and_close_nothing(
    wire: WireDiscord, tmp_path: Path, code: int, minutes: int
) -> None:
    """Only some 403 mean closed direct messages."""
    clock = Ahead()
    async with wire.running(Hosted(tmp_path, clock=clock)) as bot:
        wire.openings.most = 0 if code == 40003 else None
        wire.quarantined = code == 20026
        table = await start(wire)
        person = table.to_play
        await wait_until_refused(table, code)
        await wait_until_postponed(bot)
        await table.channel.shows(person.mention, within=PATIENT)
        wire.openings.most, wire.quarantined = None, False
        clock.by += minutes * 60 + 1
        bot.rooms.delivery.wake()
        await person.wait_for_dm("Your turn", within=PATIENT)
        assert await find_closed_since(bot, person) is None
    assert wire.problems == []


@pytest.mark.costly_cases("403-50007", "403-50278")
@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50007), (403, 50278)])
async def test_closed_direct_messages_are_noted_and_the_mention_sounds(
    wire: WireDiscord, tmp_path: Path, status: int, code: int
) -> None:
    """Discord says so with a 400 as well as with a 403."""
    async with wire.running(Hosted(tmp_path)) as bot:
        table = await open_lobby(wire, "Amara", "Thomas")
        for player in table.people:
            refused = f"POST /channels/{player.dm.id}/messages"
            wire.faults.refuse(refused, status, code, "Cannot send messages to this user", times=None)
        await table.people[0].press(table.card, "Start")
        await table.card.shows("to play")
        await wait_until_refused(table, code)
        person = table.to_play
        await table.channel.bell.until(
            lambda: any(person in message.pinged and not message.flags & 1 << 12 for message in table.channel.messages),
            "a mention that sounds",
            PATIENT,
        )
        assert await find_closed_since(bot, person) is not None
    assert wire.problems == []
