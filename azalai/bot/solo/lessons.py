"""Lessons: guided first games of one person against gentle robots.

A lesson has no card, no clock and no other person, and does not count in statistics. The teacher's words follow from
its moves (`azalai.games.lessons.Course`). A lesson begins again if the rules or the lesson have changed since.
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
        """Return the lesson of a row; begin it again if the rules or the lesson have changed."""
        lesson = _get_lesson(row.game)
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
        """Return the lesson's move, or a gentle robot's if the learner has left the line of the lesson."""
        return await asyncio.to_thread(robot_move, game.course, seat)

    def check_take_back(self, host: Host, game: LessonGame) -> None:
        """Raise `Refused` if the learner has not decided anything yet."""
        if not game.course.decisions:
            raise Refused("refusal-stale")

    async def replay(self, game: LessonGame, moves: list[str]) -> Alone:
        """Return the lesson after these moves."""
        return await asyncio.to_thread(Course, game.game, game.course.lesson, moves)

    async def ending(self, game: LessonGame) -> dict[str, Any]:
        """Return no columns: lessons have no results."""
        return {}


KIND = Lessons()


async def open_lesson(host: Host, user: int, key: str) -> tuple[LessonGame, bool]:
    """Return a person's lesson of a game, and True if they had begun it before; begin it if they have not.

    Raises `Refused` for a game without a lesson.
    """
    _get_lesson(key)
    row = await host.store.ask(lambda tx: tx.get(SoloGames).find_own(user, SoloKind.LESSON, key))
    if row is None:
        return await begin_again(host, user, key), False
    return await games.load(host, KIND, user, row.number), True


async def next_lesson(host: Host, user: int) -> str | None:
    """Return the first game of which a person has neither finished the lesson nor played a game, or None."""
    for key in list_taught_games():
        async with host.store.read() as tx:
            played = await tx.results.has_all_played([user], key)
            row = None if played else await tx.get(SoloGames).find_own(user, SoloKind.LESSON, key)
        if not played and (row is None or not await asyncio.to_thread(_is_through, row)):
            return key
    return None


def _is_through(row: SoloRow) -> bool:
    """Return True if a lesson has ended, or has taught all that it teaches."""
    if row.ended_at is not None:
        return True
    lesson = _get_lesson(row.game)
    try:
        return row.version == _version(row.game, lesson) and Course(GAMES[row.game], lesson, json.loads(row.moves)).free
    except ValueError:
        return False


async def begin_again(host: Host, user: int, key: str) -> LessonGame:
    """Begin a lesson, in place of an earlier one, and return it. Raises `Refused` for a game without a lesson."""
    lesson = _get_lesson(key)
    if not GAMES.is_offered(key):
        raise Refused("refusal-no-lesson")
    course = Course(GAMES[key], lesson)
    await asyncio.to_thread(let_robots_play, course)
    now, moves = host.now(), json.dumps(course.moves)
    new = SoloRow(
        kind=SoloKind.LESSON, user_id=user, game=key, version=_version(key, lesson), moves=moves, began_at=now,
        changed_at=now,
    )  # fmt: skip
    row = await host.store.change(lambda tx: tx.get(SoloGames).begin(new, replace=True))
    metrics.LESSONS.labels(key, "0").inc()
    return LessonGame(row=row, course=course)


async def play(host: Host, user: int, number: int, decision: int, choose: ChooseMove) -> LessonGame:
    """Play the learner's move like `games.play`, and count the progress in the metrics."""
    game = await games.play(host, KIND, user, number, decision, choose)
    if not game.renewed:
        metrics.LESSONS.labels(game.game.key, _name_progress(game)).inc()
    return game


async def recommended_move(game: LessonGame) -> Move | None:
    """Return the move that the lesson advises, or None.

    Outside of the line of the lesson it is a solid robot's move, until all is taught.
    """
    course = game.course
    if course.advised is not None or course.free or not course.asked or course.on_line:
        return course.advised
    return await suggest_move(game)


async def suggest_move(game: LessonGame) -> Move:
    """Return the robot's move in the learner's place."""
    move = await asyncio.to_thread(_robot_move, game.course, game.seat, Level.SOLID)
    return game.game.parse_move(move)


def _name_progress(game: LessonGame) -> str:
    """Return the progress of a lesson for the metrics.

    It is the number of decisions, `free` when all is taught, or `over` when the game is over.
    """
    if game.course.over:
        return "over"
    return "free" if game.course.free else str(min(len(game.course.decisions), len(game.course.lesson.line)))


def _get_lesson(key: str) -> Lesson:
    lesson = lesson_of(key) if key in GAMES else None
    if lesson is None:
        raise Refused("refusal-no-lesson")
    return lesson


def _version(key: str, lesson: Lesson) -> int:
    """Return the version of a lesson: its own version combined with that of the game's rules."""
    return GAMES[key].version * 1000 + lesson.version


def let_robots_play(course: Course) -> None:
    """Play the other seats until the learner must decide or the game is over."""
    while (seat := course.waiting) is not None:
        course.play(seat, course.game.parse_move(robot_move(course, seat)))


def robot_move(course: Course, seat: int) -> str:
    """Return another seat's move: that of the lesson's line, or a gentle robot's outside of it."""
    act = course.following
    return _robot_move(course, seat, Level.GENTLE) if act is None else act.move


def _robot_move(course: Course, seat: int, level: Level) -> str:
    return think(request(course.game, course.state, course.lesson.seats, seat, level, _seed(course))).move


def _seed(course: Course) -> bytes:
    """Return the seed of a robot's move, which depends on the lesson and the number of moves alone."""
    return hashlib.sha256(b"lesson" + course.lesson.seed + len(course.moves).to_bytes(8, "big")).digest()
