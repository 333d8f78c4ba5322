"""Keeper of tournaments: takes the next step when a timer is due, one step at a time for each tournament."""

from __future__ import annotations

import asyncio
import logging

from azalai.bot.clock import Backoff
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import TimerRow
from azalai.bot.tournaments.rounds import step

log = logging.getLogger(__name__)


class TournamentKeeper:
    """Keeper of the tournaments with timers that this process serves.

    A step removes the due timers itself, so a step that fails is repeated.
    """

    def __init__(self, proposals: Proposals) -> None:
        self._proposals = proposals
        self._host = proposals.host
        self._stepping: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._failed: Backoff[int] = Backoff()

    async def ring(self, timer: TimerRow) -> None:
        """Take the next step of a tournament in a task of its own, because pairing many people takes time."""
        assert isinstance(timer.about, AboutTournament)
        number = timer.about.number
        if number in self._stepping:
            self._again.add(number)
        elif not self._failed.is_waiting(number, self._host.now()):
            self._stepping[number] = asyncio.create_task(self._take(number))

    async def settle(self) -> None:
        """Wait for the end of all present steps."""
        while self._stepping:
            await asyncio.gather(*self._stepping.values(), return_exceptions=True)

    async def close(self) -> None:
        """Cancel the present steps; after the next start the stored timers begin them again."""
        tasks = tuple(self._stepping.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take(self, number: int) -> None:
        try:
            self._again.add(number)
            while number in self._again and self._host.pause is None:
                self._again.discard(number)
                await step(self._proposals, number)
        except Exception:
            log.exception("tournament %s broke; the bot will try again", number)
            self._host.timer_set(self._failed.mark_failed(number, self._host.now()))
        else:
            self._failed.mark_worked(number)
        finally:
            del self._stepping[number]
            self._again.discard(number)
