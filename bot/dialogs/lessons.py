"""Lessons in private: the questions of playing with what is taught over them, in a conversation of one person.

Nothing is remembered between two presses: the components carry the lesson and its decision, the rest is stored.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.dialogs.request import AnswerKind, Request
from bot.dialogs.responses import refusal_text, show
from bot.errors import Refused
from bot.layouts.close_ups import card_layout, cards_layout
from bot.layouts.dialog import board_layout, words_layout
from bot.layouts.explaining import Explained, acts_of
from bot.layouts.layout import Picture, PrivateLayout, Row, Shown, Wording
from bot.layouts.lessons import (
    ACTS,
    advice,
    beside_rows,
    closed_layout,
    end_layout,
    lesson_table,
    result_layout,
    story,
    teaching,
    under,
    with_way_back,
)
from bot.layouts.pictures import Pictures
from bot.layouts.prompts import DialogPlace, answers_before, brings, confirm_layout, prompt_layout, prompt_of
from bot.layouts.suggestions import weighed_layout
from bot.layouts.table_menu import text_view
from bot.layouts.wordings import Wordings
from bot.play import lessons, suggesting
from bot.play.lessons import Lecture
from bot.tables.host import Host
from bot.tables.table import LoadedTable
from games.contract import IllegalMove, Move
from games.lessons import Course
from games.prompts import Prompt
from games.questions import answers_of, ask, picked
from locales import Words
from renderers import close_ups


class _Incomplete(Exception):
    """The answers make no complete move yet."""


class LessonDialog:
    """What a person does in a lesson."""

    def __init__(self, host: Host, pictures: Pictures) -> None:
        self._host = host
        self._pictures = pictures
        self._adviser = suggesting.Adviser(host)

    async def open(self, request: Request, key: str) -> None:
        """*Learn this game*: the lesson from its beginning, or where this person left it. Refused for a game that has
        none."""
        lecture, known = await lessons.open_lesson(self._host, request.user, key)
        words = request.words
        before = [words.say("lesson-where-you-left")] if known and lecture.course.decisions else []
        await self._show(request, lecture, before)

    async def again(self, request: Request, number: int) -> None:
        """The lesson where it stands."""
        await self._show(request, await self._load(request, number))

    async def restart(self, request: Request, key: str) -> None:
        """*Begin again*."""
        await self._show(request, await lessons.begin_again(self._host, request.user, key))

    async def follow(
        self,
        request: Request,
        number: int,
        decision: int,
        answers: Sequence[int],
        *,
        page: int = 0,
        plays: bool = False,
    ) -> None:
        """An answer was given: the next question, or the complete move, which is played where the answer named it
        (`plays`). An earlier question starts again at the present one."""
        if plays and answers and await self._play_if_complete(request, number, decision, answers):
            return
        lecture = await self._present(request, number, decision)
        if lecture is not None:
            await self._show(request, lecture, answers=answers, page=page)

    async def pick(
        self,
        request: Request,
        number: int,
        decision: int,
        answers: Sequence[int],
        indexes: Sequence[int],
    ) -> None:
        """Several items were picked from a menu."""
        lecture = await self._load(request, number)
        question = ask(_moves(lecture), answers).question if lecture.asks(decision) else None
        if question is None:
            await self._start_again(request, lecture)
        else:
            await self.follow(request, number, decision, (*answers, picked(question, indexes)))

    async def confirm(self, request: Request, number: int, decision: int, answers: Sequence[int]) -> None:
        """Plays the move that the answers make, and the robots after it."""
        if not await self._play_if_complete(request, number, decision, answers):
            raise IllegalMove("refusal-stale")

    async def _play_if_complete(self, request: Request, number: int, decision: int, answers: Sequence[int]) -> bool:
        """Plays the move that the answers make; False where they make none yet."""

        def chosen(course: Course) -> Move:
            found = ask(course.game.moves(course.state, course.lesson.learner), answers)
            if found.move is None:
                raise _Incomplete
            return found.move

        try:
            lecture = await lessons.play(self._host, request.user, number, decision, chosen)
        except _Incomplete:
            return False
        except Refused as refusal:
            await self._stale(request, number, refusal)
        else:
            await self._show(request, lecture)
        return True

    async def undo(self, request: Request, number: int, decision: int) -> None:
        """*Take back*."""
        try:
            lecture = await lessons.take_back(self._host, request.user, number, decision)
        except Refused as refusal:
            await self._stale(request, number, refusal)
        else:
            said = [] if lecture.renewed else [request.words.say("lesson-undone")]
            await self._show(request, lecture, said)

    async def suggest(self, request: Request, number: int, decision: int) -> None:
        """*Suggest*: what a robot would do, as at a table (`bot.dialogs.suggestions`)."""
        lecture = await self._present(request, number, decision)
        if lecture is None:
            return
        words, moves, user = request.words, _moves(lecture), request.user
        table = lesson_table(lecture, request.name, words)
        worded = Wordings(table, lecture.seat, words, starred=True)
        place = DialogPlace(table, lecture.seat, decision, acts=ACTS)
        asked = suggesting.question(self._host, table, lecture.seat)
        thought = None if asked is None else await self._adviser.thought(asked)
        if asked is not None and await self._present(request, number, decision) is None:
            return
        candidates = suggesting.weighed(table, lecture.seat, thought)
        if candidates:
            picture = await self._shown(table, lecture.seat, user)
            await show(request, weighed_layout(place, moves, candidates, worded, picture, user=user), AnswerKind.LESSON)
            return
        move = await lessons.suggested(lecture)
        place = msgspec.structs.replace(place, answers=answers_of(moves, move))
        picture = await self._shown(table, lecture.seat, user, prompt_of(place, moves, worded))
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

    async def end(self, request: Request, number: int) -> None:
        """*End the lesson*, before the game is over."""
        lecture, words, user = await self._load(request, number), request.words, request.user
        if lecture.course.over:
            await self._show(request, lecture)
            return
        table = lesson_table(lecture, request.name, words)
        picture = await self._shown(table, lecture.seat, user)
        await show(request, end_layout(table, words, picture, user=user), AnswerKind.LESSON)

    async def close(self, request: Request, number: int) -> None:
        """*Close*: the lesson waits."""
        lecture = await self._load(request, number)
        layout = closed_layout(lecture.number, request.words, user=request.user)
        await show(request, layout, AnswerKind.LESSON)

    # Looking

    async def rules(self, request: Request, number: int) -> None:
        """The summary of the rules, with the way back."""
        lecture, words = await self._load(request, number), request.words
        text = words.say(f"{lecture.row.game}-rules")
        await self._beside(request, lecture, words_layout(text, user=request.user))

    async def text(self, request: Request, number: int, page: int) -> None:
        """The whole position in words."""
        lecture, words = await self._load(request, number), request.words
        table = lesson_table(lecture, request.name, words)
        await self._beside(request, lecture, text_view(table, words, page, user=request.user, acts=ACTS))

    async def cards(self, request: Request, number: int, page: int) -> None:
        """*Cards*: which can be looked at closely."""
        lecture, words = await self._load(request, number), request.words
        if close_ups(lecture.row.game) is None:
            raise Refused("refusal-no-such-card")
        table = lesson_table(lecture, request.name, words)
        await self._beside(request, lecture, cards_layout(table, words, page, user=request.user, acts=ACTS))

    async def card(self, request: Request, number: int, key: str) -> None:
        """A card in large, with its words."""
        lecture, words, user = await self._load(request, number), request.words, request.user
        closer = close_ups(lecture.row.game)
        if closer is None or key not in closer.close_ups(words):
            raise Refused("refusal-no-such-card")
        reader = await self._host.preferences.of(user)
        found, text = await self._pictures.close_up(lecture.row.game, key, words.language, contrast=reader.contrast)
        table = lesson_table(lecture, request.name, words)
        layout = card_layout(table, words, None if reader.text_only else found, text, user=user, acts=ACTS)
        await self._beside(request, lecture, layout)

    async def chart(self, request: Request, number: int, chart: str) -> None:
        """A chart of the table."""
        lecture, words, user = await self._load(request, number), request.words, request.user
        table = lesson_table(lecture, request.name, words)
        reader = await self._host.preferences.of(user)
        picture = await self._pictures.chart(table, chart, words.language, contrast=reader.contrast)
        if reader.text_only:
            layout = words_layout(picture.alt, user=user)
        else:
            layout = board_layout(table, words, picture, user=user)
        await self._beside(request, lecture, layout)

    async def _beside(self, request: Request, lecture: Lecture, layout: PrivateLayout) -> None:
        await show(request, with_way_back(layout, lecture.number, request.words), AnswerKind.LESSON)

    # Showing

    async def _load(self, request: Request, number: int) -> Lecture:
        return await lessons.load_lesson(self._host, request.user, number)

    async def _present(self, request: Request, number: int, decision: int) -> Lecture | None:
        """The lesson at that decision; None where it is at another, which the learner is shown."""
        lecture = await self._load(request, number)
        if lecture.asks(decision):
            return lecture
        await self._start_again(request, lecture)
        return None

    async def _stale(self, request: Request, number: int, refusal: Refused) -> None:
        """What was pressed is of an earlier question; any other refusal is told."""
        if refusal.reason != "refusal-stale":
            raise refusal
        await self._start_again(request, await self._load(request, number))

    async def _start_again(self, request: Request, lecture: Lecture) -> None:
        said = [] if lecture.renewed else [refusal_text(request.words, Refused("dialog-changed"))]
        await self._show(request, lecture, said)

    async def _show(
        self,
        request: Request,
        lecture: Lecture,
        before: Sequence[str] = (),
        *,
        answers: Sequence[int] = (),
        page: int = 0,
    ) -> None:
        words = request.words
        said = [*before, *([words.say("lesson-renewed")] if lecture.renewed else [])]
        table = lesson_table(lecture, request.name, words)
        await show(request, await self._layout(lecture, table, words, said, answers, page), AnswerKind.LESSON)

    async def _layout(
        self,
        lecture: Lecture,
        table: LoadedTable,
        words: Words,
        before: Sequence[str],
        answers: Sequence[int],
        page: int,
    ) -> PrivateLayout:
        """What the learner sees: the question, or a later one of the same decision (`answers`); at the end the
        result."""
        user = lecture.row.user_id
        if lecture.course.over:
            picture = await self._shown(table, None, user)
            return result_layout(lecture, table, words, picture, user=user)
        moves, worded = _moves(lecture), Wordings(table, lecture.seat, words, starred=True)
        advised = await lessons.advised(lecture)
        place = DialogPlace(table, lecture.seat, lecture.row.decision, tuple(answers), page, acts=ACTS, advised=advised)
        found = prompt_of(place, moves, worded)
        picture = await self._shown(table, lecture.seat, user, found)
        place = msgspec.structs.replace(place, explained=Explained(acts_of(found, worded)))
        star = advice(place, found, worded, of_robot=lecture.course.advised is None)
        told, said = [*before, *story(lecture, table, words)], [*teaching(lecture, words), *star]
        if answers:
            back = answers_before(place, moves, worded)
            said = [*before, *star]
            if found.move is not None:
                return confirm_layout(place, found.move, worded, picture, user=user, back=back, before=said)
            return prompt_layout(place, found, worded, picture, user=user, back=back, before=said)

        def beside() -> list[Row]:
            return beside_rows(lecture, table, words, choice=found.move is None)

        if found.move is not None:
            said.append(words.say("dialog-only-move"))
            layout = confirm_layout(place, found.move, worded, picture, user=user, before=said, more=beside)
        else:
            barred = table.game.barred(worded.view)
            layout = prompt_layout(place, found, worded, picture, user=user, before=said, barred=barred, more=beside)
        return under(layout, told, await self._turning_point(lecture, table))

    async def _turning_point(self, lecture: Lecture, table: LoadedTable) -> Picture | None:
        """What a table would have posted since the learner's last decision: a scoring, for one."""
        then = lecture.course.turning_point
        return None if then is None else await self._pictures.turning(msgspec.structs.replace(table, state=then))

    async def _shown(self, table: LoadedTable, seat: int | None, user: int, asked: Prompt | None = None) -> Shown:
        shown = await self._pictures.shown(table, seat, await self._host.preferences.of(user), asked)
        return msgspec.structs.replace(shown, act=f"{ACTS}text") if isinstance(shown, Wording) else shown


def _moves(lecture: Lecture) -> Sequence[Move]:
    return lecture.course.game.moves(lecture.course.state, lecture.seat)
