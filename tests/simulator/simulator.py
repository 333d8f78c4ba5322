"""Simulator: a bot at work in a simulated server, with people and channels, for tests of what people see.

async with Simulator(make_bot) as simulator:
    amara = simulator.person("Amara", locale="fr")
    await amara.slash(simulator.channel(), "touareg new")
    card = simulator.channel().messages[-1]
    assert "Touareg" in text_of(card)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Generic, TypeVar

import discord

from .discord_rules import Request, Trouble
from .people import Answer, Choice, Person, form_of, strings_of
from .reading import Message
from .simulated import Prepared, SimulatedDiscord

PATIENCE = 300.0
"""Seconds that only a hanging bot needs, on any slow and busy machine."""

B = TypeVar("B", bound=discord.Client)


@dataclass(frozen=True, slots=True)
class Channel:
    """Channel or thread of the server."""

    simulator: Simulator[Any]
    id: int
    name: str

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    @property
    def messages(self) -> list[Message]:
        """Messages that all members see, oldest first; ephemeral messages are in `person.private`."""
        return self.simulator.simulated.messages(self.id)

    @property
    def threads(self) -> list[Channel]:
        return [
            Channel(self.simulator, custom_id, name)
            for name, custom_id in self.simulator.simulated.channel_ids(self.id).items()
        ]


class Simulator(Generic[B]):
    """Simulated server with a bot that `make_bot` made. `async with`, or `open` and `close`.

    At the end it raises an ExceptionGroup of all errors that the bot raised or logged, unless the test called
    `expect_errors`. `patience`: the seconds that the bot may need to come to rest.
    """

    def __init__(
        self,
        make_bot: Callable[[], B],
        *,
        channels: Sequence[str] = ("azalai",),
        locale: str = "fr",
        patience: float = PATIENCE,
    ) -> None:
        self._make_bot = make_bot
        self._channels = channels
        self._locale = locale
        self._patience = patience
        self._people: dict[str, Person] = {}
        self._discarded: list[B] = []
        self._errors_read = 0
        self._living = ExitStack()
        self.bot: B = make_bot()
        self.simulated: SimulatedDiscord

    async def open(self) -> Simulator[B]:
        self.simulated = await SimulatedDiscord.open(
            self.bot, self._channels, locale=self._locale, patience=self._patience
        )
        return self

    async def close(self, *, check: bool = True) -> None:
        """Close the bot and the server. Raises the bot's errors if `check`."""
        for bot in (self.bot, *self._discarded):
            if not bot.is_closed():
                with self.simulated.env.time_context():
                    await bot.close()
        await self.simulated.close()
        left = self.simulated.errors.exceptions[self._errors_read :]
        if check and left:
            raise ExceptionGroup(f"the bot raised or logged {len(left)} error(s)", left)

    async def __aenter__(self) -> Simulator[B]:
        await self.open()
        self._living.enter_context(self.simulated.env.time_context())  # the test's own actions happen at that time
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            await self.close(check=kind is None)
        finally:
            with suppress(ValueError):  # a fixture ends in another context than its start
                self._living.close()

    # ------------------------------------------------------------------ people and places

    def person(self, name: str, *, locale: str = "en-US", permissions: discord.Permissions | None = None) -> Person:
        """Return the person of that name, who joins the server when first named."""
        if name not in self._people:
            self._people[name] = Person(self, name, self.simulated.add_person(name, locale, permissions))
        return self._people[name]

    def channel(self, name: str = "") -> Channel:
        """Return a channel by name, or the first one without a name.

        It is created if the server has none of that name.
        """
        known = self.simulated.channel_ids()
        name = name or next(iter(known))
        number = known[name] if name in known else self.simulated.add_channel(name)
        return Channel(self, number, name)

    def handle_of(self, value: Any) -> Any:
        """Return an option's value with people and channels replaced by their simulated objects."""
        if isinstance(value, Person):
            return self.simulated.actor(value.id)
        if isinstance(value, Channel):
            return self.simulated.handle(value.id)
        return value

    def everything_visible_to(self, person: Person, *, since: int = 0) -> list[str]:
        """Return every string that reached that person so far, for hunting leaks.

        Texts, labels, alt texts, file names, custom ids, names of threads and commands' choices, also of messages
        edited or deleted since. `since`: only messages written or edited after that `moment`.
        """
        return strings_of(self.simulated.seen_by(person.id, since))

    @property
    def moment(self) -> int:
        """Number of times that a message has been written or edited so far."""
        return len(self.simulated.rules.sights)

    # ------------------------------------------------------------------ actions

    async def do(self, prepared: Prepared) -> Answer:
        """Deliver one interaction at once."""
        return (await self.at_once(prepared))[0]

    async def at_once(self, *interactions: Prepared) -> list[Answer]:
        """Deliver several interactions without a pause: a double click, or a race of two people."""
        results = await self.simulated.deliver(*[self.simulated.prepare(prepared) for prepared in interactions])
        return [
            self.answer(self._by_id(prepared.user_id), result)
            for prepared, result in zip(interactions, results, strict=True)
        ]

    async def deliver_twice(self, prepared: Prepared) -> Answer:
        """Deliver one interaction, with the same id, twice, as Discord sometimes does."""
        under_way = self.simulated.prepare(prepared)
        result = (await self.simulated.deliver(under_way, under_way))[0]
        return self.answer(self._by_id(prepared.user_id), result)

    async def late(self, prepared: Prepared, seconds: float = 4.0) -> Answer:
        """Deliver one interaction late: Discord waits three seconds, then takes no answer (10062)."""
        under_way = self.simulated.prepare(prepared)
        await self.simulated.pass_time(seconds)
        return self.answer(self._by_id(prepared.user_id), (await self.simulated.deliver(under_way))[0])

    async def kill_during(self, prepared: Prepared, requests: int) -> None:
        """Kill the bot while it serves the interaction, after `requests` requests, and start a new one."""
        self.simulated.stop_bot_after(requests)
        await self.simulated.deliver(self.simulated.prepare(prepared))
        await self.restart()

    def answer(self, person: Person, result: Any) -> Answer:
        """Return the result of a delivered interaction. (For `Person`.)"""
        if result.modal is not None:
            person.keep_form(result)
        shown = [result.response, *result.followups]
        stored = self.simulated.env.backend.messages
        stored_messages = (stored[message.channel_id].get(message.id) for message in shown if message is not None)
        messages = [
            message for message in stored_messages if message is not None
        ]  # an answer may have been deleted again
        locale = self.simulated.locales[person.id]
        choices = [
            Choice((choice.get("name_localizations") or {}).get(locale, choice["name"]), choice["value"])
            for choice in result.autocomplete_choices or []
        ]
        return Answer(
            result.acknowledged,
            tuple(self.simulated.message(message) for message in messages),
            form_of(result.modal),
            tuple(choices),
        )

    def _by_id(self, user_id: int) -> Person:
        return next(person for person in self._people.values() if person.id == user_id)

    # ------------------------------------------------------------------ time and trouble

    async def rest(self) -> None:
        """Wait until the bot has nothing left to do; for work started outside an interaction."""
        await self.simulated.rest()

    async def pass_time(self, seconds: float) -> None:
        """Move virtual time: loops, sleeps, Discord's deadlines and `discord.utils.utcnow()`."""
        await self.simulated.pass_time(seconds)

    async def restart(self, *, clean: bool = False) -> None:
        """Discard the bot and make a new one on the same Discord.

        Without `clean` it can't close: its tasks are cancelled (its files are closed with the simulator).
        """
        if clean:
            with self.simulated.env.time_context():
                await self.bot.close()
        self._discarded.append(self.bot)
        self.bot = self._make_bot()
        await self.simulated.restart(self.bot)

    async def take_permission(self, channel: Channel, name: str) -> None:
        """Deny the bot a permission in a channel, by discord.py's name for it (`attach_files`)."""
        await self.simulated.set_bot_permission(channel.id, name, allowed=False)

    async def give_permission(self, channel: Channel, name: str) -> None:
        await self.simulated.set_bot_permission(channel.id, name, allowed=True)

    async def delete(self, target: Message | Channel) -> None:
        """Delete a message or a channel, as a person with the right to do so."""
        if isinstance(target, Message):
            await self.simulated.delete(target.channel_id, target.id)
        else:
            await self.simulated.delete(target.id)

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        code: int = 0,
        times: int | None = 1,
        after: bool = False,
        uploads: bool = False,
    ) -> None:
        """Let the next `times` requests (None: all) fail whose path meets the pattern (`/channels/*/messages`).

        With `after` Discord carries them out and only the answer is lost. `uploads`: only requests with files.
        """
        trouble = Trouble(method, path, status, code, "made by the test", times, after, uploads)
        self.simulated.rules.troubles.append(trouble)

    def heal(self) -> None:
        """End all faults of Discord."""
        self.simulated.rules.troubles.clear()

    @property
    def requests(self) -> list[Request]:
        """Every request of the bots, oldest first."""
        return self.simulated.rules.requests

    def expect_errors(self) -> list[Exception]:
        """Return the errors so far, which then no longer fail the test."""
        errors = self.simulated.errors.exceptions
        new, self._errors_read = errors[self._errors_read :], len(errors)
        return new
