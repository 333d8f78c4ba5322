"""How much of what a person, a server or a table may have: every limit that keeps one from troubling the others.

Their values are settings of the operator (`azalai.bot.config`). What must hold over a restart is counted in the store,
from rows that are there anyway where it can be; the rest is kept in memory, for a bounded number of people and tables.
A refusal says when one may again, or what to do.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable

from azalai.bot.clock import Clock
from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.store import Transaction
from azalai.bot.store.rows import ProposalRow, Use

DAY = 86_400.0
REMEMBERED = 10_000
"""So many people or tables are kept in memory; the longest unseen are forgotten."""


class Limits:
    """The limits of one bot."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._buckets: OrderedDict[int, tuple[float, float]] = OrderedDict()
        self._last: OrderedDict[Hashable, float] = OrderedDict()

    # By the day, in the store

    async def check(self, tx: Transaction, use: Use, user: int, guild: int | None, times: int = 1) -> None:
        """Refused where a person, or all in a server, may not do it so many more `times` today."""
        pairs = {
            Use.OPENING: (self._settings.openings, "refusal-tables-today"),
            Use.THREAD: (self._settings.threads, "refusal-threads-today"),
            Use.INVITATION: (self._settings.invitations, "refusal-invitations-today"),
        }
        (own, all_of_us), reason = pairs[use]
        tx.alone(*_those(f"{use}", user, guild))
        since = self._clock.now() - DAY
        self._refuse(await tx.usage.times(use, since, user=user), own, times, reason, who="you")
        if guild is not None:
            self._refuse(await tx.usage.times(use, since, guild=guild), all_of_us, times, reason, who="server")

    async def check_moves(self, tx: Transaction, table: int) -> None:
        """Refused where a table was moved often today."""
        done = await tx.usage.times(Use.MOVE, self._clock.now() - DAY, table=table)
        self._refuse(done, self._settings.table_moves, 1, "refusal-moves-today")

    async def claim_share(self, tx: Transaction, user: int, guild: int, deal: int) -> None:
        """Notes that a person shows all in a server how they did in a deal. Refused where they have today."""
        tx.alone(f"{Use.SHARE} by {user}")
        done = await tx.usage.times(Use.SHARE, self._clock.now() - DAY, user=user, guild=guild, table=deal)
        self._refuse(done, 1, 1, "refusal-deal-shared")
        await self.note(tx, Use.SHARE, user, guild=guild, table=deal)

    async def was_invited_often(self, tx: Transaction, by: int, user: int) -> bool:
        """Whether somebody was invited by the same person so often today that they are not called for it again."""
        done = await tx.usage.times(Use.INVITATION, self._clock.now() - DAY, user=by, about=user)
        return len(done) >= self._settings.invitations_to_one

    async def note(
        self,
        tx: Transaction,
        use: Use,
        user: int,
        *,
        guild: int | None = None,
        table: int | None = None,
        about: int | None = None,
    ) -> None:
        """It was done now; what is older than a day is forgotten."""
        now = self._clock.now()
        await tx.usage.forget_before(now - DAY)
        await tx.usage.note(use, now, user=user, guild=guild, table=table, about=about)

    def _refuse(self, done: list[float], most: int, times: int, reason: str, **values: object) -> None:
        """Refused where there would be more than `most`; it says when the oldest of them count no more."""
        over = len(done) + times - most
        if over > 0:
            again = done[min(over, len(done)) - 1] if done else self._clock.now()
            raise Refused(reason, most=most, when=_moment(again + DAY), **values)

    # From the rows that are there

    async def check_lobbies(self, tx: Transaction, user: int, guild: int | None) -> None:
        """Refused where too many tables of a person, or in a server, wait for players."""
        own, all_of_us = self._settings.lobbies
        tx.alone(*_those("lobby", user, guild))
        mine = await tx.tables.lobbies_of(user)
        if len(mine) >= own:
            raise Refused("refusal-own-lobbies", most=own, channels=tuple(channel for _, channel in mine))
        if guild is not None and len(await tx.tables.lobbies_in(guild)) >= all_of_us:
            raise Refused("refusal-server-lobbies", most=all_of_us)

    async def check_proposal(
        self, tx: Transaction, table: int, kind: str, target: int | None, body: str | None, seat: int | None
    ) -> None:
        """Refused for a while after the same was refused at a table, or was asked from that seat and lapsed before the
        others had answered. `body`: what the question is about, where another matter may be asked at once; None: it
        does not count."""
        last = await tx.proposals.newest_in_vain(table, kind, target, seat)
        if last is None or last.closed_at is None or body not in (None, last.body):
            return
        again = last.closed_at + self._settings.proposal_pause
        if self._clock.now() < again:
            raise Refused("refusal-proposed-lately", when=_moment(again))

    async def may_call_for(self, tx: Transaction, proposal: ProposalRow) -> bool:
        """Whether people are called to answer a question: not when the same was asked in vain a while ago."""
        return not await tx.proposals.asked_in_vain(proposal, self._clock.now() - self._settings.proposal_pause)

    def check_take_back(self, taken_back: int, *, times: int = 1) -> None:
        """Refused where a seat has taken something back so often in its turn; `times` as often in a whole game."""
        most = times * self._settings.take_backs
        if taken_back >= most:
            raise Refused("refusal-taken-back-often", most=most)

    # In memory

    def press(self, user: int) -> None:
        """Somebody presses or types: Refused where that is faster than a person can."""
        at_once, each_second = self._settings.presses
        now = self._clock.passed()
        left, seen = self._buckets.pop(user, (float(at_once), now))
        left = min(float(at_once), left + max(0.0, now - seen) * each_second)
        self._buckets[user] = (left - 1.0 if left >= 1.0 else left, now)
        _forget_oldest(self._buckets)
        if left < 1.0:
            raise Refused("refusal-too-fast", when=_moment(self._clock.now() + 1.0))

    def allows(self, user: int) -> bool:
        """The same for what can show no refusal."""
        try:
            self.press(user)
        except Refused:
            return False
        return True

    def seldom(self, what: Hashable, every: float) -> bool:
        """Whether that has not been done for `every` seconds; it is done now, then."""
        now = self._clock.passed()
        last = self._last.get(what)
        if last is not None and now - last < every:
            return False
        self._last.pop(what, None)
        self._last[what] = now
        _forget_oldest(self._last)
        return True

    def allow_again(self, what: Hashable) -> None:
        """Forget what `seldom` has noted: it was not done after all."""
        self._last.pop(what, None)


def _those(what: str, user: int, guild: int | None) -> list[str]:
    """Whose number of something is counted: it must not grow before there is one more."""
    return [f"{what} by {user}", *([] if guild is None else [f"{what} in {guild}"])]


def _moment(at: float) -> str:
    """A moment as Discord shows it: `in 3 hours`."""
    return f"<t:{math.ceil(at)}:R>"


def _forget_oldest(kept: OrderedDict[Hashable, float] | OrderedDict[int, tuple[float, float]]) -> None:
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)
