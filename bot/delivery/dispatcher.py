"""The outbox at work: what was written with a move is sent afterwards, at least once and not twice, in order
per lane. One-shot tasks drain it; there is no standing worker.

Discord down, rate limits, a deleted message or channel, a lost permission: the letter waits, is posted anew, or
the table's host is told. No turn is lost, and no other lane waits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable

import aiohttp
import discord

from bot.clock import AFTER_TROUBLE
from bot.delivery.discord_errors import ChannelGone, NotAllowed
from bot.delivery.senders import Letters
from bot.errors import Refused
from bot.store.rows import Letter
from bot.tables.channels import note_trouble, strand
from bot.tables.host import Host

log = logging.getLogger(__name__)

FIRST_PAUSE = 2.0
LONGEST_PAUSE = 600.0
PERMISSION_PAUSE = 900.0
TRIES_OF_A_BAD_LETTER = 3
LAST_WAIT = 3.0
"""Seconds that a closing bot gives Discord to answer."""


class Delivery:
    """Drains the lanes of the outbox. `Letters` knows how each kind of letter is sent."""

    def __init__(self, host: Host, letters: Letters) -> None:
        self._host = host
        self._letters = letters
        self._draining: set[str] = set()
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = False

    def wake(self, tables: Iterable[int] = ()) -> None:
        """Something was written: send what is due. Returns at once."""
        if not self._ending:
            self._spawn(self._drain_waiting())

    async def settle(self, within: float = LAST_WAIT) -> None:
        """Ends after the letters that are on their way, or after `within` seconds without them: the others wait in
        the outbox. Used when the bot closes."""
        self._ending = True
        end = time.monotonic() + within
        while self._tasks and time.monotonic() < end:
            await asyncio.wait(self._tasks, timeout=end - time.monotonic())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _drain_waiting(self) -> None:
        async with self._host.store.read() as ledger:
            lanes = await ledger.waiting_lanes(self._host.now())
        for lane in lanes:
            if lane in self._draining:
                self._again.add(lane)
            else:
                self._draining.add(lane)
                self._spawn(self._drain(lane))

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("delivery broke; another try follows", exc_info=task.exception())
            self._host.timer_set(self._host.now() + AFTER_TROUBLE)

    async def _drain(self, lane: str) -> None:
        """Sends the letters of a lane, oldest first, until it is empty or its first letter has to wait."""
        try:
            while not self._ending:
                self._again.discard(lane)
                async with self._host.store.read() as ledger:
                    letter = await ledger.next_letter(lane)
                if letter is not None and letter.due <= self._host.now():
                    await self._deliver(letter)
                elif lane not in self._again:
                    return
        finally:
            self._draining.discard(lane)

    async def _deliver(self, letter: Letter) -> None:
        try:
            taken_out = await self._letters.send(letter)
        except ChannelGone:
            await strand(self._host, letter.table_id)
        except NotAllowed as trouble:
            await note_trouble(self._host, letter.table_id, trouble.reason)
            await self._postpone(letter, PERMISSION_PAUSE, trouble.reason)
        except Refused as refusal:
            log.info("letter %s (%s) is not needed any more: %s", letter.id, letter.kind, refusal.reason)
            await self._done_with(letter)
        except discord.RateLimited as limit:
            await self._postpone(letter, limit.retry_after, "rate limit")
        except discord.HTTPException as error:
            if error.status < 500 and error.status != 429 and letter.attempts >= TRIES_OF_A_BAD_LETTER:
                log.error("letter %s (%s) is refused by Discord: %s", letter.id, letter.kind, error.code)
                await self._done_with(letter)
            else:
                await self._postpone(letter, _pause(letter.attempts), f"Discord answered {error.status}")
        except (aiohttp.ClientError, OSError) as error:
            await self._postpone(letter, _pause(letter.attempts), type(error).__name__)
        except Exception:
            log.exception("letter %s (%s) of table %s broke", letter.id, letter.kind, letter.table_id)
            if letter.attempts >= TRIES_OF_A_BAD_LETTER:
                await self._done_with(letter)
            else:
                await self._postpone(letter, _pause(letter.attempts), "an error of ours")
        else:
            await self._done_with(letter, taken_out=taken_out)

    async def _done_with(self, letter: Letter, *, taken_out: bool = False) -> None:
        if not taken_out:
            async with self._host.store.write() as ledger:
                await ledger.letter_sent(letter.id)

    async def _postpone(self, letter: Letter, pause: float, why: str) -> None:
        due = self._host.now() + pause
        log.warning("letter %s (%s) of table %s waits %.0f s: %s", letter.id, letter.kind, letter.table_id, pause, why)
        async with self._host.store.write() as ledger:
            await ledger.postpone(letter.id, due)
        self._host.timer_set(due)


def _pause(attempts: int) -> float:
    """Doubles with every try."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2**attempts)
