"""Lessons in private: the questions of playing with what is taught over them, in a conversation of one person.

Nothing is remembered between two presses: the components carry the lesson and its decision, the rest is stored.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.catalogue import offered_games
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.table_opening import OpeningDialog
from azalai.bot.errors import Refused
from azalai.bot.layouts.explanations import Explained, acts_of
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.prompts import DialogPlace, answers_before, brings, confirm_layout, prompt_layout, prompt_of
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.solo import lessons
from azalai.bot.solo.dialog import ChosenMove, DialogAlone
from azalai.bot.solo.layout import story, under
from azalai.bot.solo.lesson_layout import (
    ACTS,
    advice,
    beside_rows,
    closed_layout,
    end_layout,
    lesson_table,
    result_layout,
    teaching,
)
from azalai.bot.solo.lessons import Lecture
from azalai.bot.suggestions import rules as suggesting
from azalai.bot.suggestions.layout import weighed_layout
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.lessons import Course
from azalai.games.questions import answers_of
from azalai.robots import Level


class LessonDialog(DialogAlone[Lecture]):
    """What a person does in a lesson."""

    acts = ACTS
    kind = AnswerKind.LESSON

    def __init__(self, host: Host, pictures: Pictures, opening: OpeningDialog) -> None:
        super().__init__(host, pictures)
        self._opening = opening
        self._adviser = suggesting.Adviser(host)

    @action("learn", in_view=True)
    async def open(self, request: Request, game: str) -> None:
        """*Learn this game*: the lesson from its beginning, or where this person left it. Refused for a game that has
        none."""
        lecture, known = await lessons.open_lesson(self._host, request.user, game)
        words = request.words
        before = [words.say("lesson-where-you-left")] if known and lecture.course.decisions else []
        await self._show(request, lecture, before)

    @action("real", own=True)
    async def _real(self, request: Request, game: str) -> None:
        """*Play a real one*: a table of the game with a robot, where tables may be opened; elsewhere how to."""
        if game not in offered_games():
            raise Refused("refusal-no-lesson")
        if request.guild is not None:
            played = GAMES[game]
            await self._opening.open(request, played, {}, robots=min(played.seats) - 1, level=Level.GENTLE)
            return
        words = request.words
        text = words.say("lesson-real-in-servers", command=words.say(f"{game}-slash"))
        await show(request, words_layout(text, user=request.user))

    @action("restart", in_place=True, own=True)
    async def restart(self, request: Request, game: str) -> None:
        """*Begin again*."""
        await self._show(request, await lessons.begin_again(self._host, request.user, game))

    @action("suggest", in_place=True, own=True)
    async def suggest(self, request: Request, table: TableNumber, decision: int) -> None:
        """*Suggest*: what a robot would do, as at a table (`azalai.bot.suggestions.dialog`)."""
        lecture = await self._present(request, table, decision)
        if lecture is None:
            return
        words, moves, user = request.words, self._moves(lecture), request.user
        shown = lesson_table(lecture, request.name, words)
        worded = Wordings(shown, lecture.seat, words, starred=True)
        place = DialogPlace(shown, lecture.seat, decision, acts=ACTS)
        asked = suggesting.question(self._host, shown, lecture.seat)
        thought = None if asked is None else await self._adviser.thought(asked)
        if asked is not None and await self._present(request, table, decision) is None:
            return
        candidates = suggesting.weighed(shown, lecture.seat, thought)
        if candidates:
            picture = await self._shown(shown, lecture.seat, user)
            await show(request, weighed_layout(place, moves, candidates, worded, picture, user=user), AnswerKind.LESSON)
            return
        move = await lessons.suggested(lecture)
        place = msgspec.structs.replace(place, answers=answers_of(moves, move))
        picture = await self._shown(shown, lecture.seat, user, prompt_of(place, moves, worded))
        layout = confirm_layout(
            place,
            move,
            worded,
            picture,
            user=user,
            before=[words.say("suggest-says")],
            facts=brings(moves, move, worded),
        )
        await show(request, layout, AnswerKind.LESSON)

    @action("end", in_place=True, own=True)
    async def end(self, request: Request, table: TableNumber) -> None:
        """*End the lesson*, before the game is over."""
        lecture = await self._load(request, table)
        if lecture.course.over:
            await self._show(request, lecture)
            return
        shown = lesson_table(lecture, request.name, request.words)
        picture = await self._shown(shown, lecture.seat, request.user)
        await show(request, end_layout(shown, request.reader, picture), AnswerKind.LESSON)

    async def close(self, request: Request, table: TableNumber) -> None:
        """*Close*: the lesson waits."""
        lecture = await self._load(request, table)
        await show(request, closed_layout(lecture.number, request.reader), AnswerKind.LESSON)

    # Showing

    async def _load(self, request: Request, number: int) -> Lecture:
        return await lessons.load_lesson(self._host, request.user, number)

    def _course(self, game: Lecture) -> Course:
        return game.course

    async def _played(self, request: Request, number: int, decision: int, choose: ChosenMove) -> Lecture:
        return await lessons.play(self._host, request.user, number, decision, choose)

    async def _taken_back(self, request: Request, number: int, decision: int) -> Lecture:
        return await lessons.take_back(self._host, request.user, number, decision)

    def _table(self, game: Lecture, request: Request) -> LoadedTable:
        return lesson_table(game, request.name, request.words)

    async def _layout(
        self, request: Request, game: Lecture, before: Sequence[str], answers: Sequence[int], page: int
    ) -> PrivateLayout:
        lecture, user, words = game, game.row.user_id, request.words
        table = self._table(lecture, request)
        before = [*before, *([words.say("lesson-renewed")] if lecture.renewed else [])]
        if lecture.course.over:
            picture = await self._shown(table, None, user)
            return result_layout(lecture, table, Reader(user, words), picture)
        moves, worded = self._moves(lecture), Wordings(table, lecture.seat, words, starred=True)
        advised = await lessons.advised(lecture)
        place = DialogPlace(table, lecture.seat, lecture.row.decision, tuple(answers), page, acts=ACTS, advised=advised)
        found = prompt_of(place, moves, worded)
        picture = await self._shown(table, lecture.seat, user, found)
        place = msgspec.structs.replace(place, explained=Explained(acts_of(found, worded)))
        star = advice(place, found, worded, of_robot=lecture.course.advised is None)
        told, said = [*before, *story(lecture.course, table, words)], [*teaching(lecture, words), *star]
        if answers:
            back = answers_before(place, moves, worded)
            said = [*before, *star]
            if found.move is not None:
                return confirm_layout(place, found.move, worded, picture, user=user, back=back, before=said)
            return prompt_layout(place, found, worded, picture, user=user, back=back, before=said)
        beside = beside_rows(lecture, table, words, choice=found.move is None)
        if found.move is not None:
            said.append(words.say("dialog-only-move"))
            layout = confirm_layout(place, found.move, worded, picture, user=user, before=said, more=beside)
        else:
            barred = table.game.barred(worded.view)
            layout = prompt_layout(place, found, worded, picture, user=user, before=said, barred=barred, more=beside)
        return under(layout, told, await self._turning_point(lecture, table))
