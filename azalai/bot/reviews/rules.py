"""Reviews: the worth of each decision of a finished game's people is evaluated in the background.

The thinking processes do it while they have no other questions, one decision after the other; each result is stored at
once, so that a restart loses none. Every decision is evaluated from its seat's knowledge then, first with a share of
the games that a strong robot imagines for one; those that seem to have cost a person most are evaluated again with
several times as many, so that no player is blamed for a few unlucky games.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from azalai.bot.errors import ReplayFailed
from azalai.bot.history.game_facts import History, history
from azalai.bot.reviews.mistake_store import Mistakes, NewMistake
from azalai.bot.reviews.positions import Course, ReviewedChoice, course_of, list_dearest, of_people, person_at
from azalai.bot.reviews.store import Reviews, ReviewStatus, WeighedRow
from azalai.bot.store import Transaction
from azalai.bot.store.faults import TROUBLE
from azalai.bot.store.result_rows import SeatHistoryRow
from azalai.bot.store.rows import TimerKind, TimerRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import may_review
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame
from azalai.robots import Chances, Level, Stretch, Task, Thought, request, usual_rollouts
from azalai.robots.levels import SECONDS_TO_REVIEW

log = logging.getLogger(__name__)

SHARE = 5
"""Divisor of the number of games that a strong robot imagines for a decision, at the first evaluation."""
WORLDS = 8
"""Least number of worlds in which each move is tried, however few the games."""
CLOSER = 4
"""Multiple of the usual number of games at the second evaluation."""
CLOSELY = 8
"""Limit of a person's decisions that are evaluated a second time."""
STRETCH = 40
"""Positions that are evaluated in one question."""
PAUSE = 0.05
"""Seconds before each question, in which other waiting questions go first."""
TRIES = 2
"""Tries of a question before it stays without an answer."""
IN_VAIN = 5
"""Questions without an answer in a row after which a review has failed for good."""
BACK = (1, 3, 10, 30)
"""Days after which a mistake comes back: after the review, and after each right answer in a row."""
DAY = 86_400.0

Answer = TypeVar("Answer")


class ReviewedGames(msgspec.Struct, frozen=True):
    """Kind of games that are reviewed.

    `store`: the repository of their reviews; `load_history` returns the history of one of them, and raises `Refused` as
    `azalai.bot.history.game_facts.history` does; `act`: the button that asks for a review again; `owns` returns True
    for a number of theirs.
    """

    store: type[Reviews]
    load_history: Callable[[Host, int], Awaitable[History]]
    act: str
    owns: Callable[[int], bool]


TABLES = ReviewedGames(Reviews, history, "review-again", lambda _: True)


class Failed(Exception):
    """A review can't be made."""


class Reviewer:
    """Maker of reviews, one at a time, the oldest first: of a bot's tables, and of other kinds of games."""

    def __init__(self, host: Host, *others: ReviewedGames) -> None:
        self._host = host
        self._kinds = (*others, TABLES)
        self._wanted: dict[int, bool] = {}
        self._making: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Resume the reviews that were begun before a restart, or by a process that has ended."""
        async with self._host.store.read() as tx:
            begun = [table for kind in reversed(self._kinds) for table in await tx.get(kind.store).list_unfinished()]
        for table in await self._host.cluster.sees_to(begun):
            self._go_on(table)

    def kind_of(self, table: int) -> ReviewedGames:
        """Return the kind of games that has a game of this number."""
        return next(kind for kind in self._kinds if kind.owns(table))

    def reviews_of(self, tx: Transaction, table: int) -> Reviews:
        """Return the repository with the review of a game."""
        return tx.get(self.kind_of(table).store)

    async def mistakes(self, past: History, course: Course, user: int) -> list[tuple[WeighedRow, ReviewedChoice]]:
        """Return the decisions of a person that are shown to them as mistakes, in their order.

        None before the review is ready.
        """
        table = past.table.id
        if not may_review(self._host.settings, past.table):
            return []
        async with self._host.store.read() as tx:
            rows = self.reviews_of(tx, table)
            review, evaluated = await rows.get(table), await rows.list_evaluated(table)
            sat = await tx.seat_history.list_at(table)
        if review is None or review.status is not ReviewStatus.READY:
            return []
        choices = {choice.number: choice for choice in of_people(course, past.table, sat).get(user, ())}
        dearest = list_dearest((row for row in evaluated if row.closely), choices.values())
        return [(row, choices[row.number]) for row in sorted(dearest, key=lambda row: row.number)]

    def look_again(self) -> None:
        """Look for unfinished reviews soon. If the store does not answer, the next request for a review starts it."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        try:
            await self.start()
        except TROUBLE as error:
            log.warning("unfinished reviews wait: %s", type(error).__name__)

    async def close(self) -> None:
        """Stop; unfinished reviews go on after the next start."""
        for task in (self._looking, self._making):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def ring(self, timer: TimerRow) -> None:
        """Begin the review of a game that has ended."""
        async with self._host.store.write() as tx:
            await tx.timers.clear(timer.table_id, TimerKind.REVIEW)
            table = await load(self._host, timer.table_id, tx)
            wanted = may_review(self._host.settings, table)
            if wanted:
                await self.reviews_of(tx, table.id).begin(table.id)
        if wanted:
            self._go_on(table.id)

    async def want(self, table: int) -> None:
        """Begin or resume a review that a person asks for and that is not ready."""
        await self._host.store.change(lambda tx: self.reviews_of(tx, table).begin(table))
        self._go_on(table)

    def _go_on(self, table: int) -> None:
        """Have a review made; those of a person alone come after all tables."""
        self._wanted[table] = self.kind_of(table) is not TABLES
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make_all())

    async def _make_all(self) -> None:
        while self._wanted:
            table = min(self._wanted, key=self._wanted.__getitem__)
            try:
                async with self._host.cluster.lock(f"review {table}"):
                    await self._make(table)
            except Exception as error:  # the error's text may tell of the game; the next request tries again
                log.warning("the review of table %s was not made: %s", table, type(error).__name__)
            finally:
                self._wanted.pop(table, None)

    async def _make(self, table: int) -> None:
        begun = await self._host.store.ask(lambda tx: self.reviews_of(tx, table).get(table))
        if begun is None or begun.status is not ReviewStatus.MADE:
            return
        past = await self.kind_of(table).load_history(self._host, table)
        people: dict[int, list[ReviewedChoice]] = {}
        try:
            course = await asyncio.to_thread(course_of, past)
            sat = await self._host.store.look(lambda tx: tx.seat_history.list_at(table))
            people = of_people(course, past.table, sat)
            if begun.curve is None:
                curve = await self._curve(past.table, course)
                async with self._host.store.write() as tx:
                    await self.reviews_of(tx, table).plan(table, sum(map(len, people.values())), curve)
            await self._weigh_all(past, sorted((choice for own in people.values() for choice in own), key=_number))
            for own in people.values():
                await self._weigh_closely(past, own)
        except (Failed, ReplayFailed, ValueError) as error:
            log.warning("table %s can't be reviewed: %s", table, type(error).__name__)
            status = ReviewStatus.FAILED
        else:
            status = ReviewStatus.READY
        async with self._host.store.write() as tx:
            await self.reviews_of(tx, table).end(table, status)
            if status is ReviewStatus.READY and self._host.settings.puzzles:
                await self._remember_mistakes(tx, past.table, people)

    async def _remember_mistakes(
        self, tx: Transaction, table: LoadedTable, people: Mapping[int, Sequence[ReviewedChoice]]
    ) -> None:
        """Store the decisions that are shown to people as mistakes, so that they come back as puzzles."""
        weighed = [row for row in await self.reviews_of(tx, table.id).list_evaluated(table.id) if row.closely]
        rows, due_at = await tx.people.load(people), moment_after(BACK[0], self._host.now())
        for user, choices in people.items():
            if user in rows and not rows[user].mistakes:
                continue
            for row in list_dearest(weighed, choices):
                await tx.get(Mistakes).insert(
                    NewMistake(
                        user_id=user,
                        table_id=table.id,
                        number=row.number,
                        game=table.game.key,
                        version=table.game.version,
                        loss=row.loss,
                        due_at=due_at,
                    )
                )

    async def _curve(self, table: LoadedTable, course: Course) -> list[Chances]:
        """Return the chances of the seats in each position."""
        curve: list[Chances] = []
        for first in range(0, len(course.positions), STRETCH):
            part = slice(first, first + STRETCH)
            stretch = await asyncio.to_thread(_encode, table, course, part)
            answer = await _ask_again(partial(self._host.thinkers.appraise, stretch))
            if answer is None:
                raise Failed
            curve += answer
        return curve

    async def _weigh_all(self, past: History, choices: Sequence[ReviewedChoice]) -> None:
        """Evaluate all decisions without a result. Raises `Failed` if there are no answers any more."""
        async with self._host.store.read() as tx:
            done = {row.number for row in await self.reviews_of(tx, past.table.id).list_evaluated(past.table.id)}
        in_vain = 0
        for choice in choices:
            if choice.number in done:
                continue
            in_vain = 0 if await self._weigh(past.table, choice, closely=False) else in_vain + 1
            if in_vain == IN_VAIN:
                raise Failed

    async def _weigh_closely(self, past: History, own: Sequence[ReviewedChoice]) -> None:
        """Evaluate the decisions of a person that would be shown again, until all of them are sure."""
        numbers = {choice.number: choice for choice in own}
        for _ in range(CLOSELY):
            async with self._host.store.read() as tx:
                weighed = await self.reviews_of(tx, past.table.id).list_evaluated(past.table.id)
            closely = sum(row.closely for row in weighed if row.number in numbers)
            doubtful = next((row for row in list_dearest(weighed, own) if not row.closely), None)
            if doubtful is None or closely >= CLOSELY:
                return
            if not await self._weigh(past.table, numbers[doubtful.number], closely=True):
                raise Failed

    async def _weigh(self, table: LoadedTable, choice: ReviewedChoice, *, closely: bool) -> bool:
        """Evaluate a decision and store the result; return False without an answer."""
        task = question(table, choice, closely=closely)
        thought = await _ask_again(partial(self._host.thinkers.ask, task, later=True))
        if thought is None:
            return False
        evaluation = evaluate(table.id, choice, thought, closely=closely)
        async with self._host.store.write() as tx:
            sat: list[SeatHistoryRow] = await tx.seat_history.list_at(table.id)
            if person_at(table, sat, choice.seat, choice.at) is not None:  # the person was not erased in the meantime
                await self.reviews_of(tx, table.id).keep(evaluation)
        return True


def moment_after(days: int, now: float) -> float:
    """Return the beginning of the day, of UTC, that is `days` after today."""
    return (now // DAY + days) * DAY


def question(table: LoadedTable, choice: ReviewedChoice, *, closely: bool) -> Task:
    """Return the task for a strong robot about a decision: from its seat's knowledge then."""
    words = ("review", table.id, choice.number, closely)
    seed = hashlib.sha256(repr(words).encode()).digest()
    return make_task(table.game, len(table.seats), choice, seed, closely=closely)


def make_task(game: AnyGame, seats: int, choice: ReviewedChoice, seed: bytes, *, closely: bool) -> Task:
    """Return the task of a game with that number of seats; `seed` makes the worlds."""
    usual = usual_rollouts(game, seats)
    return request(
        *(game, choice.state, seats, choice.seat, Level.STRONG, seed),
        rollouts=CLOSER * usual if closely else max(1, usual // SHARE),
        seconds=SECONDS_TO_REVIEW,
        also=(choice.move,),
        least=WORLDS,
        explains=closely,
    )


def evaluate(table: int, choice: ReviewedChoice, thought: Thought, *, closely: bool) -> WeighedRow:
    """Return the worth of a decision, compared with the robot's move."""
    candidates = {candidate.move: candidate for candidate in thought.candidates}
    best, played = candidates.get(thought.move), candidates.get(choice.move)
    chance = 0.0 if best is None else best.chance
    error, why = (0.0, ()) if played is None or played is best else (played.error, played.reasons)
    return WeighedRow(
        table_id=table,
        number=choice.number,
        seat=choice.seat,
        better=thought.move,
        chance=round(chance, 4),
        loss=round(max(0.0, chance - (chance if played is None else played.chance)), 4),
        closely=closely,
        error=round(error, 4),
        reasons=msgspec.json.encode([reason.turn() for reason in why]).decode(),
    )


def _encode(table: LoadedTable, course: Course, part: slice) -> Stretch:
    """Return a part of the positions, for a thinking process."""
    positions = tuple(table.game.encode(state) for state in course.positions[part])
    return Stretch(table.game.key, len(table.seats), positions)


async def _ask_again(ask: Callable[[], Awaitable[Answer | None]]) -> Answer | None:
    """Return an answer, after several questions if need be, or None."""
    for _ in range(TRIES):
        await asyncio.sleep(PAUSE)
        answer = await ask()
        if answer is not None:
            return answer
    return None


def _number(choice: ReviewedChoice) -> int:
    return choice.number
