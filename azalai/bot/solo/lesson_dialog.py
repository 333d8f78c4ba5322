"""Dialog of lessons: private questions as at a table, under the teacher's words."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.fitting import WITHIN, measure
from azalai.bot.dialogs.install_links import make_install_links
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.places import NewTables
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.table_opening import OpeningDialog
from azalai.bot.errors import Refused
from azalai.bot.layouts.components import Button, button
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.solo import lessons
from azalai.bot.solo.advised_dialog import AdvisedDialog
from azalai.bot.solo.games import ChooseMove
from azalai.bot.solo.layout import Surroundings, reopen_layout
from azalai.bot.solo.lesson_layout import (
    ACTS,
    end_layout,
    lesson_table,
    result_layout,
    teacher_texts,
)
from azalai.bot.solo.lessons import LessonGame
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.robots import Level


class LessonDialog(AdvisedDialog[LessonGame]):
    """Dialog of a lesson."""

    acts = ACTS
    kind = AnswerKind.LESSON
    game_kind = lessons.KIND

    def __init__(self, host: Host, pictures: Pictures, opening: OpeningDialog) -> None:
        super().__init__(host, pictures)
        self._opening = opening

    @action("learn", in_view=True)
    async def open(self, request: Request, game: str) -> None:
        """Answer *Learn this game* with the user's lesson at their present decision; begin it if they have not.

        Raises `Refused` for a game without a lesson.
        """
        lesson_game, known = await lessons.open_lesson(self._host, request.user, game)
        words = request.words
        before = [words.say("lesson-where-you-left")] if known and lesson_game.course.decisions else []
        await self._show(request, lesson_game, before, fresh=True)

    @action("real", own=True)
    @action("gentle", own=True)
    async def _open_gentle_table(self, request: Request, game: str) -> None:
        """Answer *Play with gentle robots*: open a table with them, or explain that tables need a server."""
        await self._open_table(request, game, robots=True)

    @action("people", own=True)
    async def _open_people_table(self, request: Request, game: str) -> None:
        """Answer *Find people*: open a table that waits for players."""
        await self._open_table(request, game, robots=False)

    async def _open_table(self, request: Request, game: str, *, robots: bool) -> None:
        if game not in list_offered_games():
            raise Refused("refusal-no-lesson")
        if request.guild is not None:
            rules = GAMES[game]
            count = min(rules.seats) - 1 if robots else 0
            place = await NewTables(self._host).choose_place(request)
            form = {"thread": place.thread, "full": count + 1 if robots else None}
            await self._opening.open(request, rules, form, robots=count, level=Level.GENTLE, plays=robots)
            return
        words = request.words
        text = words.say("lesson-real-in-servers", command=words.say(f"{game}-slash"))
        layout = words_layout(text, user=request.user)
        await show(request, msgspec.structs.replace(layout, rows=[make_install_links(request)]))

    @action("restart", in_place=True, own=True)
    async def restart(self, request: Request, game: str) -> None:
        """Answer *Begin again*."""
        await self._show(request, await lessons.begin_again(self._host, request.user, game), fresh=True)

    @action("end", in_place=True, own=True)
    async def end(self, request: Request, table: TableNumber) -> None:
        """Answer *End the lesson*, before the game is over."""
        lesson_game = await self._load(request, table)
        if lesson_game.course.over:
            await self._show(request, lesson_game)
            return
        ended_table = lesson_table(lesson_game, request.name, request.words)
        picture = await self._draw(ended_table, lesson_game.seat, request.user)
        layout = _fit(end_layout(ended_table, request.reader, picture, links=make_install_links(request)), request)
        await show(request, layout, AnswerKind.LESSON)

    # Showing

    async def _play(self, request: Request, number: int, decision: int, choose: ChooseMove) -> LessonGame:
        return await lessons.play(self._host, request.user, number, decision, choose)

    def table_of(self, game: LessonGame, request: Request) -> LoadedTable:
        return lesson_table(game, request.name, request.words)

    async def _end(
        self, request: Request, game: LessonGame, table: LoadedTable, before: Sequence[str]
    ) -> PrivateLayout:
        picture = await self._draw(table, None, request.user)
        return _fit(result_layout(game, table, request.reader, picture, links=make_install_links(request)), request)

    async def _suggest_move(self, game: LessonGame) -> Move:
        return await lessons.suggest_move(game)

    def _reopen_layout(self, request: Request, game: LessonGame) -> PrivateLayout:
        return reopen_layout(request.words.say("lesson-closed"), ACTS, game.number, request.reader)

    def _entries(self, request: Request, game: LessonGame) -> Sequence[Button]:
        words = request.words
        end = [button(words.say("button-lesson-end"), f"{ACTS}end", game.number)] if game.course.free else []
        return [*end, button(words.say("button-lesson-restart"), f"{ACTS}restart", game.course.game.key)]

    async def _surroundings(self, request: Request, game: LessonGame, table: LoadedTable) -> Surroundings:
        course = game.course
        rules, guide = teacher_texts(game, request.words)
        return Surroundings(
            rules=rules,
            guide=guide,
            advised=await lessons.recommended_move(game),
            suggest=course.advised is None,
            undo=bool(course.decisions),
            teaches=True,
        )


def _fit(end: PrivateLayout, request: Request) -> PrivateLayout:
    """Return the end of a lesson, shortened for a phone: without the credits, and without the last news if need be."""
    shorter = msgspec.structs.replace(end, small=None)
    variants = (end, shorter, msgspec.structs.replace(shorter, texts=end.texts[1:] or end.texts))
    return next((variant for variant in variants if measure(variant, request.signs) <= WITHIN), variants[-1])
