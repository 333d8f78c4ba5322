"""The simulator: a bot at work in a simulated server, with people and channels, for tests of what people see.

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
"""Seconds; only a bot that hangs needs so long, however slow and busy the machine is."""

B = TypeVar("B", bound=discord.Client)


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel or thread of the server."""

    simulator: Simulator[Any]
    id: int
    name: str

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    @property
    def messages(self) -> list[Message]:
        """What everybody in the channel sees, oldest first; ephemeral messages are in `person.private`."""
        return self.simulator.simulated.messages(self.id)

    @property
    def threads(self) -> list[Channel]:
        return [
            Channel(self.simulator, found, name)
            for name, found in self.simulator.simulated.channel_ids(self.id).items()
        ]


class Simulator(Generic[B]):
    """A simulated server with a bot that `make_bot` made. `async with`, or `open` and `close`.

    At the end it raises an ExceptionGroup of everything the bot raised or logged as an error, unless the test called
    `expect_errors`. `patience` is how long (seconds) the bot may need to come to rest."""

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
        """Ends the bot and the server; raises what the bot raised if `check`."""
        for bot in (self.bot, *self._discarded):
            if not bot.is_closed():
                with self.simulated.env.time_context():
                    await bot.close()
        await self.simulated.close()
        left = self.simulated.errors.found[self._errors_read :]
        if check and left:
            raise ExceptionGroup(f"the bot raised or logged {len(left)} error(s)", left)

    async def __aenter__(self) -> Simulator[B]:
        await self.open()
        self._living.enter_context(self.simulated.env.time_context())  # what a test does itself it does at that time
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            await self.close(check=kind is None)
        finally:
            with suppress(ValueError):  # a fixture ends in another context than the one it began in
                self._living.close()

    # ------------------------------------------------------------------ people and places

    def person(self, name: str, *, locale: str = "en-US", permissions: discord.Permissions | None = None) -> Person:
        """The person of that name, who joins the server the first time they are named."""
        if name not in self._people:
            self._people[name] = Person(self, name, self.simulated.add_person(name, locale, permissions))
        return self._people[name]

    def channel(self, name: str = "") -> Channel:
        """A channel by name, the first one if no name is given; made if the server has none of that name."""
        known = self.simulated.channel_ids()
        name = name or next(iter(known))
        found = known[name] if name in known else self.simulated.add_channel(name)
        return Channel(self, found, name)

    def handle_of(self, value: Any) -> Any:
        """An option's value: people and channels become what the simulated Discord knows them by."""
        if isinstance(value, Person):
            return self.simulated.actor(value.id)
        if isinstance(value, Channel):
            return self.simulated.handle(value.id)
        return value

    def everything_visible_to(self, person: Person, *, since: int = 0) -> list[str]:
        """Every string that reached that person so far, for hunting leaks: texts, labels, alt texts, file names,
        custom ids, names of threads and commands' choices, also of messages edited or deleted since. `since`: only
        messages written or edited after that `moment`."""
        return strings_of(self.simulated.seen_by(person.id, since))

    @property
    def moment(self) -> int:
        """How many times a message has been written or edited so far."""
        return len(self.simulated.rules.sights)

    # ------------------------------------------------------------------ doing

    async def do(self, prepared: Prepared) -> Answer:
        """One interaction, delivered at once."""
        return (await self.at_once(prepared))[0]

    async def at_once(self, *interactions: Prepared) -> list[Answer]:
        """Several interactions that reach the bot without a pause: a double click, or two people's race."""
        results = await self.simulated.deliver(*[self.simulated.prepare(prepared) for prepared in interactions])
        return [
            self.answer(self._by_id(prepared.user_id), result)
            for prepared, result in zip(interactions, results, strict=True)
        ]

    async def delivered_twice(self, prepared: Prepared) -> Answer:
        """One interaction, the same id, that Discord delivers twice."""
        under_way = self.simulated.prepare(prepared)
        result = (await self.simulated.deliver(under_way, under_way))[0]
        return self.answer(self._by_id(prepared.user_id), result)

    async def late(self, prepared: Prepared, seconds: float = 4.0) -> Answer:
        """One interaction that reaches the bot late: Discord waits three seconds, then takes no answer (10062)."""
        under_way = self.simulated.prepare(prepared)
        await self.simulated.pass_time(seconds)
        return self.answer(self._by_id(prepared.user_id), (await self.simulated.deliver(under_way))[0])

    async def killed_during(self, prepared: Prepared, requests: int) -> None:
        """The bot dies while it serves the prepared, after that many requests, and a new one starts."""
        self.simulated.stop_bot_after(requests)
        await self.simulated.deliver(self.simulated.prepare(prepared))
        await self.restart()

    def answer(self, person: Person, result: Any) -> Answer:
        """What a delivered interaction brought. (For `Person`.)"""
        if result.modal is not None:
            person.keep_form(result)
        shown = [result.response, *result.followups]
        stored = self.simulated.env.backend.messages
        found = (stored[one.channel_id].get(one.id) for one in shown if one is not None)
        messages = [one for one in found if one is not None]  # an answer may have been deleted again
        locale = self.simulated.locales[person.id]
        choices = [
            Choice((one.get("name_localizations") or {}).get(locale, one["name"]), one["value"])
            for one in result.autocomplete_choices or []
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
        """Waits until the bot has nothing left to do; for work started outside an interaction."""
        await self.simulated.rest()

    async def pass_time(self, seconds: float) -> None:
        """Moves virtual time: loops, sleeps, Discord's deadlines and `discord.utils.utcnow()`."""
        await self.simulated.pass_time(seconds)

    async def restart(self, *, clean: bool = False) -> None:
        """The bot is thrown away and a new one made on the same Discord. Without `clean` it gets no chance to close:
        its tasks are cancelled (its files are closed when the simulator is)."""
        if clean:
            with self.simulated.env.time_context():
                await self.bot.close()
        self._discarded.append(self.bot)
        self.bot = self._make_bot()
        await self.simulated.restart(self.bot)

    async def take_permission(self, channel: Channel, name: str) -> None:
        """Denies the bot a permission in a channel, by discord.py's name for it (`attach_files`)."""
        await self.simulated.set_bot_permission(channel.id, name, allowed=False)

    async def give_permission(self, channel: Channel, name: str) -> None:
        await self.simulated.set_bot_permission(channel.id, name, allowed=True)

    async def delete(self, what: Message | Channel) -> None:
        """Somebody with the right to do so deletes a message or a channel."""
        if isinstance(what, Message):
            await self.simulated.delete(what.channel_id, what.id)
        else:
            await self.simulated.delete(what.id)

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
        """The next `times` requests whose path meets the pattern (`/channels/*/messages`) fail; None for all of them.
        With `after` Discord carries them out and only the answer is lost. `uploads`: those alone that bring files."""
        trouble = Trouble(method, path, status, code, "made by the test", times, after, uploads)
        self.simulated.rules.troubles.append(trouble)

    def heal(self) -> None:
        """Discord works again."""
        self.simulated.rules.troubles.clear()

    @property
    def requests(self) -> list[Request]:
        """Every request the bots made, oldest first."""
        return self.simulated.rules.requests

    def expect_errors(self) -> list[Exception]:
        """The errors so far, which then don't fail the test any more."""
        errors = self.simulated.errors.found
        new, self._errors_read = errors[self._errors_read :], len(errors)
        return new
