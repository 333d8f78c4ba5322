"""Limits of a person, a server or a table, by which no user can trouble the others.

Their values are settings of the operator (`azalai.bot.config`). Limits that must hold over a restart are counted in the
store, from existing rows if possible; the others are kept in memory, for a bounded number of people and tables. A
refusal says when the limit ends, or what to do.
"""

from __future__ import annotations

import math
from collections.abc import Hashable

from azalai.bot.cache import Cache
from azalai.bot.clock import Clock
from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.store import Transaction
from azalai.bot.store.rows import ProposalRow, Use

DAY = 86_400.0
REMEMBERED = 10_000
"""People or tables that are kept in memory; the longest unseen are dropped."""


class Limits:
    """The limits of one bot."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._buckets: Cache[int, tuple[float, float]] = Cache(REMEMBERED)
        self._last: Cache[Hashable, float] = Cache(REMEMBERED)

    # By the day, in the store

    async def check(self, tx: Transaction, use: Use, user: int, guild: int | None, times: int = 1) -> None:
        """Raise `Refused` if a person, or all in a server, may not do it another `times` today."""
        pairs = {
            Use.OPENING: (self._settings.openings, "refusal-tables-today"),
            Use.THREAD: (self._settings.threads, "refusal-threads-today"),
            Use.INVITATION: (self._settings.invitations, "refusal-invitations-today"),
        }
        (own, all_of_us), reason = pairs[use]
        tx.advisory_lock(*_list_kinds(f"{use}", user, guild))
        since = self._clock.now() - DAY
        self._refuse(await tx.usage.list_times(use, since, user=user), own, times, reason, who="you")
        if guild is not None:
            self._refuse(await tx.usage.list_times(use, since, guild=guild), all_of_us, times, reason, who="server")

    async def check_moves(self, tx: Transaction, table: int) -> None:
        """Raise `Refused` if a table was moved often today."""
        done = await tx.usage.list_times(Use.MOVE, self._clock.now() - DAY, table=table)
        self._refuse(done, self._settings.table_moves, 1, "refusal-moves-today")

    async def claim_share(self, tx: Transaction, user: int, guild: int, deal: int) -> None:
        """Note that a person shares their result of a deal in a server. Raises `Refused` if they have today."""
        tx.advisory_lock(f"{Use.SHARE} by {user}")
        done = await tx.usage.list_times(Use.SHARE, self._clock.now() - DAY, user=user, guild=guild, table=deal)
        self._refuse(done, 1, 1, "refusal-deal-shared")
        await self.note(tx, Use.SHARE, user, guild=guild, table=deal)

    async def was_invited_often(self, tx: Transaction, by: int, user: int) -> bool:
        """Return True if a person was invited by the same person too often today to be called for it again."""
        done = await tx.usage.list_times(Use.INVITATION, self._clock.now() - DAY, user=by, about=user)
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
        """Note an action now; those older than a day are deleted."""
        now = self._clock.now()
        await tx.usage.forget_before(now - DAY)
        await tx.usage.note(use, now, user=user, guild=guild, table=table, about=about)

    def _refuse(self, done: list[float], most: int, times: int, reason: str, **values: object) -> None:
        """Raise `Refused` if there would be more than `most`, with the moment at which the oldest of them expire."""
        over = len(done) + times - most
        if over > 0:
            again = done[min(over, len(done)) - 1] if done else self._clock.now()
            raise Refused(reason, most=most, when=_moment(again + DAY), **values)

    # From the rows that are there

    async def check_lobbies(self, tx: Transaction, user: int, guild: int | None) -> None:
        """Raise `Refused` if too many tables of a person, or in a server, wait for players."""
        own, all_of_us = self._settings.lobbies
        tx.advisory_lock(*_list_kinds("lobby", user, guild))
        mine = await tx.tables.list_lobbies_of(user)
        if len(mine) >= own:
            raise Refused("refusal-own-lobbies", most=own, channels=tuple(channel for _, channel in mine))
        if guild is not None and len(await tx.tables.list_lobbies_in(guild)) >= all_of_us:
            raise Refused("refusal-server-lobbies", most=all_of_us)

    async def check_proposal(
        self, tx: Transaction, table: int, kind: str, target: int | None, body: str | None, seat: int | None
    ) -> None:
        """Raise `Refused` for a while after the same proposal was refused, or expired unanswered from that seat.

        `body`: the subject, if another one may be proposed at once; None: it does not count.
        """
        last = await tx.proposals.find_newest_failed(table, kind, target, seat)
        if last is None or last.closed_at is None or body not in (None, last.body):
            return
        again = last.closed_at + self._settings.proposal_pause
        if self._clock.now() < again:
            raise Refused("refusal-proposed-lately", when=_moment(again))

    async def may_call_for(self, tx: Transaction, proposal: ProposalRow) -> bool:
        """Return True if people are called to answer a proposal: not if the same one failed a while ago."""
        return not await tx.proposals.has_failed_since(proposal, self._clock.now() - self._settings.proposal_pause)

    def check_take_back(self, taken_back: int, *, times: int = 1) -> None:
        """Raise `Refused` if a seat has taken back too often in its turn; `times` as often in a whole game."""
        most = times * self._settings.take_backs
        if taken_back >= most:
            raise Refused("refusal-taken-back-often", most=most)

    # In memory

    def press(self, user: int) -> None:
        """Count a press or a typed text. Raises `Refused` if that is faster than a person can."""
        at_once, each_second = self._settings.presses
        now = self._clock.monotonic()
        left, seen = self._buckets.find(user) or (float(at_once), now)
        left = min(float(at_once), left + max(0.0, now - seen) * each_second)
        self._buckets.keep(user, (left - 1.0 if left >= 1.0 else left, now))
        if left < 1.0:
            raise Refused("refusal-too-fast", when=_moment(self._clock.now() + 1.0))

    def allows(self, user: int) -> bool:
        """Return False instead of raising, for requests that can show no refusal."""
        try:
            self.press(user)
        except Refused:
            return False
        return True

    def claim_turn(self, key: Hashable, every: float) -> bool:
        """Return True if that has not been done for `every` seconds, and note it as done."""
        now = self._clock.monotonic()
        last = self._last.find(key)
        if last is not None and now - last < every:
            return False
        self._last.keep(key, now)
        return True

    def allow_again(self, key: Hashable) -> None:
        """Forget the turn that `claim_turn` has noted: the work was not done after all."""
        self._last.drop(key)


def _list_kinds(use: str, user: int, guild: int | None) -> list[str]:
    """Return the kinds of users whose number is limited: it must not grow before there is room."""
    return [f"{use} by {user}", *([] if guild is None else [f"{use} in {guild}"])]


def _moment(at: float) -> str:
    """Return a moment as Discord shows it: `in 3 hours`."""
    return f"<t:{math.ceil(at)}:R>"
