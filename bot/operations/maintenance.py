"""What a running bot does for its operator: notices a pause and other work of the command line, makes the nightly
backup, counts errors, tells the operator, serves the figures."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Protocol

import aiohttp
import discord
from discord.ext import tasks
from sqlalchemy.exc import SQLAlchemyError

from bot.clock import Clock
from bot.config import Settings
from bot.delivery.operator import LETTER
from bot.delivery.senders import Letters
from bot.dialogs import private
from bot.layouts.dialog import words_form
from bot.operations.error_count import ErrorCount
from bot.operations.metrics_endpoint import Endpoint, Patient
from bot.operations.nightly_backup import Nightly
from bot.store.operations import STAMP
from bot.store.rows import Letter, SeatRow
from locales import language_of, words

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks for what the command line has written."""
LOOK_WHILE_PAUSED = 600.0


class Maintained(Patient, private.OpensDirectMessages, Protocol):
    """A bot that maintenance looks after."""

    settings: Settings
    clock: Clock
    letters: Letters

    def is_ready(self) -> bool:
        """Whether Discord is connected."""
        ...


class Upkeep:
    """One bot's upkeep."""

    def __init__(self, bot: Maintained) -> None:
        self._bot = bot
        self._host = bot.host
        self._operator = bot.settings.operator
        self._errors = ErrorCount(bot.clock.now, self._many_errors)
        self._telling: set[asyncio.Task[None]] = set()
        self._stamp: str | None = None
        self._watch = tasks.loop(seconds=LOOK_EVERY)(self.heed)
        self.nightly = Nightly(bot.host, self.tell)
        self._endpoint = None if bot.settings.metrics is None else Endpoint(bot, bot.settings.metrics)

    async def open(self) -> None:
        """Begins. CannotStart where the figures can't be served."""
        self._bot.letters.add_bare_kind(LETTER, self._about_a_table)
        await self.look(self._host.now())
        self._stamp = await self._stamped()
        if self._endpoint is not None:
            await self._endpoint.open()
        self._errors.listen()

    async def close(self) -> None:
        """Ends after the backup that is being made."""
        self._errors.leave()
        self._watch.cancel()
        if self._endpoint is not None:
            await self._endpoint.close()
        await self.nightly.settle()
        await asyncio.gather(*self._telling, return_exceptions=True)

    def watch(self) -> None:
        """From now on what the command line writes is noticed within seconds. For a bot that runs for long: a
        sweep notices it too, some time."""
        self._watch.start()

    async def heed(self) -> None:
        """Looks whether the command line has written something, and does what follows from it."""
        try:
            stamp = await self._stamped()
            if stamp == self._stamp:
                return
            await self.look(self._host.now())
        except (SQLAlchemyError, OSError) as error:
            log.warning("the store could not be looked at: %s", type(error).__name__)
            return
        self._stamp = stamp
        self._host.timer_set(self._host.now())

    async def look(self, now: float) -> float:
        """What the sweep asks for first: whether everything rests, and whether a backup is due. When to look again."""
        async with self._host.store.read() as ledger:
            pause = await ledger.pause()
        if (pause is None) != (self._host.pause is None):
            log.warning("everything goes on" if pause is None else "everything rests until it is resumed")
        self._host.pause = pause
        again = await self.nightly.look(now)
        return again if pause is None else min(again, now + LOOK_WHILE_PAUSED)

    # The operator

    async def tell(self, message: str) -> None:
        """Sends the operator a message by its id, if there is an operator. It is tried once: the log has it too."""
        if self._operator is None:
            return
        try:
            await self._send(self._operator, message, secrets.token_hex(12))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("the operator could not be told: %s", type(error).__name__)

    async def _about_a_table(self, letter: Letter) -> None:
        user = int(letter.lane[1:])
        try:
            await self._send(user, letter.body, letter.nonce, table=letter.table_id)
        except discord.Forbidden as error:
            log.warning("the operator takes no direct messages (%s)", error.code)

    async def _send(self, user: int, message: str, nonce: str, **values: object) -> None:
        async with self._host.store.read() as ledger:
            person = await ledger.person(user)
        say = words(language_of(None if person is None else person.language or person.locale)).say
        seat = SeatRow(table_id=0, seat=-1, user_id=user, name="", decision=0, deciding=False, since=None)
        await private.direct_message(self._bot, seat, words_form(say(message, **values), user=user), nonce)

    def _many_errors(self) -> None:
        log.warning("many errors within a minute; look at the log, and stop everything with 'azalai pause' if need be")
        if self._operator is None or not self._bot.is_ready():
            return
        try:
            task = asyncio.get_running_loop().create_task(self.tell("operator-many-errors"))
        except RuntimeError:  # an error logged by another thread
            return
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _stamped(self) -> str | None:
        async with self._host.store.read() as ledger:
            return await ledger.fact(STAMP)
