"""Lessons: guided first games of one person against gentle robots.

A lesson has no card, no clock and no other person, and is in no statistics. The teacher's words follow from its moves
(`azalai.games.lessons.Course`). It begins again only if its moves can't be replayed, because the rules or the lesson
have changed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

from azalai.bot import metrics
from azalai.bot.catalogue import list_taught_games
from azalai.bot.errors import Refused
from azalai.bot.solo import games
from azalai.bot.solo.games import ChooseMove, SoloGame
from azalai.bot.solo.store import SoloGames, SoloKind, SoloRow
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import Move
from azalai.games.lessons import Course, Lesson, lesson_of
from azalai.robots import Level, request, think

log = logging.getLogger(__name__)


class LessonGame(SoloGame, frozen=True, kw_only=True):
    """A person's lesson."""

    course: Course


class Lessons:
    """Rules of lessons as solo games."""

    gone = "refusal-lesson-gone"

    def check(self, host: Host, game: LessonGame) -> None:
        """Allow a lesson at any time."""

    async def load(self, host: Host, row: SoloRow) -> LessonGame:
        """Return the lesson of a row, from its beginning if its moves can no longer be played."""
        lesson = _lesson(row.game)
        try:
            if row.version != _version(row.game, lesson):
                raise ValueError("it is another lesson now")
            course = await asyncio.to_thread(Course, GAMES[row.game], lesson, json.loads(row.moves))
            return LessonGame(row=row, course=course)
        except ValueError as error:
            log.info("lesson %s of %s begins again: %s", row.id, row.game, error)
            begun = await begin_again(host, row.user_id, row.game)
            return LessonGame(row=begun.row, course=begun.course, renewed=True)

    async def robot_move(self, host: Host, game: LessonGame, seat: int) -> str:
        """Return the line's move, and outside of the line a gentle robot's."""
        return await asyncio.to_thread(robot_move, game.course, seat)

    def check_take_back(self, host: Host, game: LessonGame) -> None:
        """Raise `Refused` if nothing was decided yet."""
        if not game.course.decisions:
            raise Refused("refusal-stale")

    async def replay(self, game: LessonGame, moves: list[str]) -> Alone:
        """Return the lesson after these moves."""
        return await asyncio.to_thread(Course, game.game, game.course.lesson, moves)

    async def ending(self, game: LessonGame) -> dict[str, Any]:
        """Return nothing: a lesson counts nowhere."""
        return {}


KIND = Lessons()


async def open_lesson(host: Host, user: int, key: str) -> tuple[LessonGame, bool]:
    """Return the lesson of a game as this person left it, or its beginning; and whether they had begun it before.

    Raises `Refused` for a game without one.
    """
    _lesson(key)
    row = await host.store.ask(lambda tx: tx.of(SoloGames).of(user, SoloKind.LESSON, key))
    if row is None:
        return await begin_again(host, user, key), False
    return await games.load(host, KIND, user, row.number), True


async def next_lesson(host: Host, user: int) -> str | None:
    """Return the first game of which this person has finished neither the lesson nor a game, or None."""
    for key in list_taught_games():
        async with host.store.read() as tx:
            played = await tx.results.has_all_played([user], key)
            row = None if played else await tx.of(SoloGames).of(user, SoloKind.LESSON, key)
        if not played and (row is None or not await asyncio.to_thread(_is_through, row)):
            return key
    return None


def _is_through(row: SoloRow) -> bool:
    """Return True if all is taught in a lesson, or it was taught in an earlier version of it that has ended."""
    if row.ended_at is not None:
        return True
    lesson = _lesson(row.game)
    try:
        return row.version == _version(row.game, lesson) and Course(GAMES[row.game], lesson, json.loads(row.moves)).free
    except ValueError:
        return False


async def begin_again(host: Host, user: int, key: str) -> LessonGame:
    """Return the beginning of a lesson, whatever was played of it. Raises `Refused` for a game that offers none."""
    lesson = _lesson(key)
    if not GAMES.is_offered(key):
        raise Refused("refusal-no-lesson")
    course = Course(GAMES[key], lesson)
    await asyncio.to_thread(let_robots_play, course)
    now, moves = host.now(), json.dumps(course.moves)
    new = SoloRow(
        kind=SoloKind.LESSON, user_id=user, game=key, version=_version(key, lesson), moves=moves, began_at=now,
        changed_at=now,
    )  # fmt: skip
    row = await host.store.change(lambda tx: tx.of(SoloGames).begin(new, replace=True))
    metrics.LESSONS.labels(key, "0").inc()
    return LessonGame(row=row, course=course)


async def play(host: Host, user: int, number: int, decision: int, choose: ChooseMove) -> LessonGame:
    """Play a move of the learner, as `games.play`."""
    game = await games.play(host, KIND, user, number, decision, choose)
    if not game.renewed:
        metrics.LESSONS.labels(game.game.key, _step(game)).inc()
    return game


async def recommended_move(game: LessonGame) -> Move | None:
    """Return the move that the lesson advises; outside of its line a solid robot's, until all is taught."""
    course = game.course
    if course.advised is not None or course.free or not course.asked or course.on_line:
        return course.advised
    return await suggest_move(game)


async def suggest_move(game: LessonGame) -> Move:
    """Return the robot's move in the learner's place."""
    written = await asyncio.to_thread(_robot, game.course, game.seat, Level.SOLID)
    return game.game.parse_move(written)


def _step(game: LessonGame) -> str:
    """Return the progress of a lesson: the decisions on its line, `free` after its end, `over` after the game."""
    if game.course.over:
        return "over"
    return "free" if game.course.free else str(min(len(game.course.decisions), len(game.course.lesson.line)))


def _lesson(key: str) -> Lesson:
    lesson = lesson_of(key) if key in GAMES else None
    if lesson is None:
        raise Refused("refusal-no-lesson")
    return lesson


def _version(key: str, lesson: Lesson) -> int:
    """Return the number of the rules that the moves were played by, and of the lesson whose seed they came from."""
    return GAMES[key].version * 1000 + lesson.version


def let_robots_play(course: Course) -> None:
    """Play the other seats until the learner is asked or the game is over."""
    while (seat := course.waiting) is not None:
        course.play(seat, course.game.parse_move(robot_move(course, seat)))


def robot_move(course: Course, seat: int) -> str:
    """Return another seat's move: the line's, and outside of the line a gentle robot's."""
    act = course.following
    return _robot(course, seat, Level.GENTLE) if act is None else act.move


def _robot(course: Course, seat: int, level: Level) -> str:
    return think(request(course.game, course.state, course.lesson.seats, seat, level, _seed(course))).move


def _seed(course: Course) -> bytes:
    """Return the seed of the robots' ties: the same at the same decision of the same lesson."""
    return hashlib.sha256(b"lesson" + course.lesson.seed + len(course.moves).to_bytes(8, "big")).digest()
