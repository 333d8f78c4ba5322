"""Lessons: guided first games of one person against gentle robots, which no table knows of.

A lesson is no table: it has no card, no clock, nobody else, and counts nowhere. What is kept of it is a row with its
moves (`bot/solo/lesson_store.py`); the position, and what is said at it, follow from them
(`azalai.games.lessons.Course`). So it goes on after years and restarts; it begins again only if its moves can't be
played any more, since the rules or the lesson have changed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.solo.lesson_store import LessonRow, Lessons
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.lessons import Course, Lesson, lesson_of
from azalai.robots import Level, request, think

log = logging.getLogger(__name__)


class Lecture(msgspec.Struct, frozen=True):
    """A lesson where it stands: its row, and its course. `renewed`: it had to begin again since it was begun under
    other rules."""

    row: LessonRow
    course: Course
    renewed: bool = False

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return self.course.lesson.learner

    @property
    def number(self) -> int:
        """Its number where tables are known by theirs."""
        return table_number(self.row.id)

    def asks(self, decision: int) -> bool:
        """Whether the learner is asked just that decision."""
        return self.row.decision == decision and self.course.asked and not self.renewed


ChooseMove = Callable[[Course], Move]
"""Which move somebody meant, at the position as it is."""


def table_number(lesson: int) -> int:
    """The number by which a lesson is known where tables are, and back: no table of the store has one below nought."""
    return -lesson


async def open_lesson(host: Host, user: int, key: str) -> tuple[Lecture, bool]:
    """The lesson of a game where this person left it, or its beginning; and whether they had begun it before. Refused
    for a game without."""
    lesson = _lesson(key)
    async with host.store.read(once=True) as tx:
        row = await tx.of(Lessons).of(user, key)
    if row is None:
        return await _begun(host, user, key, lesson), False
    return await _where_it_stands(host, row), True


async def load_lesson(host: Host, user: int, number: int) -> Lecture:
    """This person's lesson of that table number. Refused where it is nobody's any more, or somebody else's."""
    async with host.store.read(once=True) as tx:
        row = await tx.of(Lessons).get(table_number(number))
    if row is None or row.user_id != user:
        raise Refused("refusal-lesson-gone")
    return await _where_it_stands(host, row)


async def begin_again(host: Host, user: int, key: str) -> Lecture:
    """The beginning of a lesson, whatever was played of it. Refused for a game without."""
    return await _begun(host, user, key, _lesson(key))


async def play(host: Host, user: int, number: int, decision: int, choose: ChooseMove) -> Lecture:
    """The learner plays a move at that decision, and the robots after it; nothing where the lesson had to begin again.
    Refused as stale where it has gone on since; IllegalMove as the rules say."""
    async with host.queue(number):
        lecture = await load_lesson(host, user, number)
        if lecture.renewed:
            return lecture
        if not lecture.asks(decision):
            raise Refused("refusal-stale")
        course = lecture.course
        course.play(lecture.seat, choose(course))
        await asyncio.to_thread(let_robots_play, course)
        return await _stored(host, lecture, course)


async def take_back(host: Host, user: int, number: int, decision: int) -> Lecture:
    """The learner's last move is taken back, with what followed. As for `play`; Refused as stale, too, where there is
    none."""
    async with host.queue(number):
        lecture = await load_lesson(host, user, number)
        if lecture.renewed:
            return lecture
        course = lecture.course
        if lecture.row.decision != decision or not course.decisions:
            raise Refused("refusal-stale")
        kept = course.moves[: course.decisions[-1]]
        before = await asyncio.to_thread(Course, course.game, course.lesson, kept)
        return await _stored(host, lecture, before)


async def advised(lecture: Lecture) -> Move | None:
    """What the learner is advised to play: what the lesson says; beside its line what a solid robot would do, until all
    is said. None where there is nothing to advise."""
    course = lecture.course
    if course.advised is not None or course.free or not course.asked or course.on_line:
        return course.advised
    return await suggested(lecture)


async def suggested(lecture: Lecture) -> Move:
    """What the robot of the game would play in the learner's place."""
    written = await asyncio.to_thread(_robot, lecture.course, lecture.seat, Level.SOLID)
    return lecture.course.game.parse_move(written)


def _lesson(key: str) -> Lesson:
    lesson = lesson_of(key) if key in GAMES else None
    if lesson is None:
        raise Refused("refusal-no-lesson")
    return lesson


async def _stored(host: Host, lecture: Lecture, course: Course) -> Lecture:
    row = lecture.row
    async with host.store.write() as tx:
        if not await tx.of(Lessons).go_on(row.id, row.decision, course.moves, host.now()):
            raise Refused("refusal-stale")
    changed = msgspec.structs.replace(row, decision=row.decision + 1, moves=json.dumps(course.moves))
    return Lecture(changed, course)


async def _where_it_stands(host: Host, row: LessonRow) -> Lecture:
    """The lesson of a row, from its beginning where its moves can't be played any more."""
    lesson = _lesson(row.game)
    try:
        if row.version != _version(row.game, lesson):
            raise ValueError("it is another lesson now")
        course = await asyncio.to_thread(Course, GAMES[row.game], lesson, json.loads(row.moves))
        return Lecture(row, course)
    except ValueError as error:
        log.info("lesson %s of %s begins again: %s", row.id, row.game, error)
        begun = await _begun(host, row.user_id, row.game, lesson)
        return msgspec.structs.replace(begun, renewed=True)


async def _begun(host: Host, user: int, key: str, lesson: Lesson) -> Lecture:
    course, version = Course(GAMES[key], lesson), _version(key, lesson)
    await asyncio.to_thread(let_robots_play, course)
    async with host.store.write() as tx:
        number = await tx.of(Lessons).begin(user, key, version, course.moves, host.now())
    moves = json.dumps(course.moves)
    return Lecture(LessonRow(id=number, user_id=user, game=key, version=version, decision=0, moves=moves), course)


def _version(key: str, lesson: Lesson) -> int:
    """The rules that the moves were played by, and the lesson whose seed they were played from."""
    return GAMES[key].version * 1000 + lesson.version


def let_robots_play(course: Course) -> None:
    """The other seats play until the learner is asked or the game is over: what the line says, and beside it what
    gentle robots choose."""
    while (seat := course.waiting) is not None:
        act = course.following
        written = _robot(course, seat, Level.GENTLE) if act is None else act.move
        course.play(seat, course.game.parse_move(written))


def _robot(course: Course, seat: int, level: Level) -> str:
    return think(request(course.game, course.state, course.lesson.seats, seat, level, _seed(course))).move


def _seed(course: Course) -> bytes:
    """Breaks the robots' ties: the same at the same place of the same lesson."""
    return hashlib.sha256(b"lesson" + course.lesson.seed + len(course.moves).to_bytes(8, "big")).digest()
