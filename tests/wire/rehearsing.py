"""The command `azalai rehearse` on the wire, and an operator who presses what it asks for."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from azalai.bot.app.command_list import offered_commands
from azalai.bot.config import Settings
from azalai.rehearsal.client import Rehearser
from azalai.rehearsal.exchanges import Exchanges
from azalai.rehearsal.rehearse import rehearse
from azalai.rehearsal.report import Comparison, Report, Result
from azalai.rehearsal.stage import Asked
from tests.wire.messages import Message
from tests.wire.people import Person
from tests.wire.places import Channel
from tests.wire.server import WireDiscord

LONG = 20.0
"""Seconds in which the operator of a test has surely pressed."""
DIRECT, DEFERRED = "The answer is a picture that comes at once", "Once more."
MENTION, DIRECT_MESSAGE = "when you were mentioned", "what did it show of the direct message"
QUESTION = "You get the first question of a game"
MEASURED = {
    "Do you see all of that question": "All of it",
    "How much of the ruler": "Both red edges",
    "How many lines does the grey text": "3",
    "the last button that stands in the first line": "Button 3",
}
"""What a phone shows that is as our table of lengths says."""

Act = Callable[[Message], Awaitable[object]]


class Quick(Rehearser):
    """Without the seven seconds that discord.py waits before it is ready and before it identifies again."""

    def __init__(self, exchanges: Exchanges) -> None:
        super().__init__(exchanges, guild_ready_timeout=0.05)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Nothing to wait for here."""


class Operator:
    """Somebody who does what the rehearsal asks. `presses`: by what a question says, what they do."""

    def __init__(self, person: Person, channel: Channel, *, phone: str = "The words of the message") -> None:
        self.person = person
        self._channel = channel
        self.presses: dict[str, Act] = {
            DIRECT: lambda message: person.press(message, "Press here"),
            DEFERRED: self._deferred,
            MENTION: lambda message: person.press(message, phone),
            DIRECT_MESSAGE: lambda message: person.press(message, phone),
            QUESTION: lambda message: person.press(message, "Press here"),
            **{text: functools.partial(self.says, label) for text, label in MEASURED.items()},
        }
        self.seen: list[Message] = []
        """The private answers."""

    async def act(self) -> None:
        """Answers every question once, when it comes."""
        await asyncio.gather(*(self._answer(text, press) for text, press in self.presses.items()))

    async def says(self, label: str, message: Message) -> None:
        """Presses the answer with that label."""
        await self.person.press(message, label)

    async def _answer(self, text: str, press: Act) -> None:
        await press(await self._channel.shows(text))

    async def _deferred(self, message: Message) -> None:
        used = await self.person.press(message, "Press here")
        answer = await used.response()
        self.seen.append(answer)
        opened = await self.person.press(answer, "Type a word")
        form = await opened.modal()
        await self.person.submit(form, {"field0": "salt"})
        await answer.shows("should be another one now")


@functools.cache
def our_commands() -> tuple[dict[str, Any], ...]:
    """Those that this version registers."""
    return tuple(asyncio.run(offered_commands(Settings())))


@asynccontextmanager
async def acting(operator: Operator | None) -> AsyncGenerator[None]:
    """The operator acts as long as the block lasts."""
    task = None if operator is None else asyncio.create_task(operator.act())
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def rehearsed(
    wire: WireDiscord,
    operator: Operator | None = None,
    *,
    person: Person | None = None,
    wait: float | None = None,
    told: list[str] | None = None,
) -> Report:
    """A whole rehearsal in the first channel, and what it found. Without an operator nobody is there to press."""
    channel = the_channel(wire)
    whom = operator.person if operator is not None else person
    seconds = wait if wait is not None else LONG if operator is not None else 0.0
    asked = Asked(channel=channel.id, person=None if whom is None else whom.id, wait=seconds)
    settings = Settings(token=wire.token)
    commands = await asyncio.to_thread(our_commands)
    tell = (told if told is not None else []).append
    with wire.redirect():
        async with acting(operator):
            return await rehearse(settings, asked, commands, "en", tell, make_client=Quick)


def the_channel(wire: WireDiscord) -> Channel:
    """The channel of the rehearsal."""
    return next(one for one in wire.channels.values() if one.guild is not None and not one.is_thread)


def step(report: Report, name: str) -> Result:
    """What came of a step."""
    return next(one for one in report.results if one.name == name)


def differing(report: Report) -> list[str]:
    """The steps that differ, by name, in their order."""
    return [one.name for one in report.results if one.verdict is Comparison.DIFFERS]


def not_tried(report: Report) -> list[str]:
    """The steps that were not tried, by name, in their order."""
    return [one.name for one in report.results if one.verdict is Comparison.NOT_TRIED]


def left_on(wire: WireDiscord) -> list[str]:
    """Everything of ours that anybody still sees: messages, private answers, threads, commands."""
    found = [
        f"message {message.id} in #{channel.name}: {message.text[:40]}"
        for channel in wire.channels.values()
        for message in channel.everything
        if message.author is wire.bot and not message.deleted
    ]
    found += [f"thread {channel.name}" for channel in wire.channels.values() if channel.is_thread]
    return found + [f"command {one['name']}" for scope in wire.commands.values() for one in scope]
