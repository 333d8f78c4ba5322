"""Command `azalai rehearse` on the wire, and an operator who follows its requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from azalai.bot.operations.rehearsal.rehearse import rehearse
from azalai.bot.operations.rehearsal.report import Report, Result, Verdict
from azalai.bot.operations.rehearsal.stage import Asked, Rehearser, Step
from tests.wire.messages import Message
from tests.wire.people import Person
from tests.wire.places import Channel
from tests.wire.server import WireDiscord

LONG = 20.0
"""Seconds in which the operator of a test has surely pressed."""
ASKING = "Please press within"


class Quick(Rehearser):
    """Client without the seven seconds that discord.py waits before it is ready and before it identifies again."""

    def __init__(self) -> None:
        super().__init__(guild_ready_timeout=0.05)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Return at once."""


class Operator:
    """Person who presses when the rehearsal asks.

    `press`: function that answers the message that asks; `seen`: the private answer.
    """

    def __init__(self, person: Person, channel: Channel) -> None:
        self.person = person
        self.press: Callable[[Message], Awaitable[object]] = self.do_all
        self.seen: Message | None = None
        self._channel = channel

    async def act(self) -> None:
        """Wait for the message that asks, and follow it."""
        await self.press(await self._channel.shows(ASKING, within=LONG))

    async def do_all(self, message: Message) -> None:
        """Press, choose and type a word."""
        self.seen = await (await self.person.press(message, "Press here")).response()
        chosen = await self.person.select(self.seen, "Please choose", ["gold"])
        await self.person.submit(await chosen.modal(), {"field0": "salt"})


@asynccontextmanager
async def let_act(operator: Operator | None) -> AsyncGenerator[None]:
    """Let the operator act as long as the block lasts."""
    task = None if operator is None else asyncio.create_task(operator.act())
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def run_rehearsal(
    wire: WireDiscord,
    operator: Operator | None = None,
    *,
    person: Person | None = None,
    wait: float | None = None,
    lines: list[str] | None = None,
) -> Report:
    """Rehearse in the first channel. Without an operator no press comes."""
    recipient = person if operator is None else operator.person
    seconds = wait if wait is not None else LONG if operator is not None else 0.0
    asked = Asked(find_channel(wire).id, None if recipient is None else recipient.id, seconds, "en")
    with wire.redirect():
        async with let_act(operator):
            return await rehearse(wire.token, asked, ([] if lines is None else lines).append, Quick)


def find_channel(wire: WireDiscord) -> Channel:
    """Return the channel of the rehearsal."""
    return next(channel for channel in wire.channels.values() if channel.guild is not None and not channel.is_thread)


def find_result(report: Report, step: Step) -> Result:
    """Return the result of a step."""
    return next(result for result in report.results if result.title == step.title)


def list_differing(report: Report) -> list[Result]:
    """Return the results of the steps that differ."""
    return [result for result in report.results if result.verdict is Verdict.DIFFERS]


def titles(*steps: Step) -> list[str]:
    """Return the titles of steps."""
    return [step.title for step in steps]


def list_leftovers(wire: WireDiscord) -> list[str]:
    """Return everything of the rehearsal that is still on Discord: messages, private answers, threads, emojis."""
    leftovers = [
        f"message {message.id} in #{channel.name}: {message.text[:40]}"
        for channel in wire.channels.values()
        for message in channel.everything
        if message.author is wire.bot and not message.deleted
    ]
    leftovers += [f"thread {channel.name}" for channel in wire.channels.values() if channel.is_thread]
    return leftovers + [f"emoji {emoji['name']}" for emoji in wire.emojis.values()]
