"""Lessons in private: the questions of playing with what is taught over them, in a conversation of one person.

Nothing is remembered between two presses: the components carry the lesson and its decision, the rest is stored.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot.dialogs.asides import Kind
from bot.dialogs.responses import refusal_text, show, words_for
from bot.errors import Refused
from bot.layouts.close_ups import card_layout, cards_layout
from bot.layouts.dialog import board_layout, words_layout
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
from bot.layouts.prompts import Place, answers_before, brings, confirm_layout, prompt_layout, prompt_of
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

    async def open(self, interaction: discord.Interaction, key: str) -> None:
        """*Learn this game*: the lesson from its beginning, or where this person left it. Refused for a game that has
        none."""
        lecture, known = await lessons.open_lesson(self._host, interaction.user.id, key)
        words = words_for(interaction)
        before = [words.say("lesson-where-you-left")] if known and lecture.course.decisions else []
        await self._show(interaction, lecture, before)

    async def again(self, interaction: discord.Interaction, number: int) -> None:
        """The lesson where it stands."""
        await self._show(interaction, await self._load(interaction, number))

    async def restart(self, interaction: discord.Interaction, key: str) -> None:
        """*Begin again*."""
        await self._show(interaction, await lessons.begin_again(self._host, interaction.user.id, key))

    async def follow(
        self,
        interaction: discord.Interaction,
        number: int,
        decision: int,
        answers: Sequence[int],
        *,
        page: int = 0,
        plays: bool = False,
    ) -> None:
        """An answer was given: the next question, or the complete move, which is played where the answer named it
        (`plays`). An earlier question starts again at the present one."""
        if plays and answers and await self._play_if_complete(interaction, number, decision, answers):
            return
        lecture = await self._present(interaction, number, decision)
        if lecture is not None:
            await self._show(interaction, lecture, answers=answers, page=page)

    async def pick(
        self,
        interaction: discord.Interaction,
        number: int,
        decision: int,
        answers: Sequence[int],
        indexes: Sequence[int],
    ) -> None:
        """Several items were picked from a menu."""
        lecture = await self._load(interaction, number)
        question = ask(_moves(lecture), answers).question if lecture.asks(decision) else None
        if question is None:
            await self._start_again(interaction, lecture)
        else:
            await self.follow(interaction, number, decision, (*answers, picked(question, indexes)))

    async def confirm(
        self, interaction: discord.Interaction, number: int, decision: int, answers: Sequence[int]
    ) -> None:
        """Plays the move that the answers make, and the robots after it."""
        if not await self._play_if_complete(interaction, number, decision, answers):
            raise IllegalMove("refusal-stale")

    async def _play_if_complete(
        self, interaction: discord.Interaction, number: int, decision: int, answers: Sequence[int]
    ) -> bool:
        """Plays the move that the answers make; False where they make none yet."""

        def chosen(course: Course) -> Move:
            found = ask(course.game.moves(course.state, course.lesson.learner), answers)
            if found.move is None:
                raise _Incomplete
            return found.move

        try:
            lecture = await lessons.play(self._host, interaction.user.id, number, decision, chosen)
        except _Incomplete:
            return False
        except Refused as refusal:
            await self._stale(interaction, number, refusal)
        else:
            await self._show(interaction, lecture)
        return True

    async def undo(self, interaction: discord.Interaction, number: int, decision: int) -> None:
        """*Take back*."""
        try:
            lecture = await lessons.take_back(self._host, interaction.user.id, number, decision)
        except Refused as refusal:
            await self._stale(interaction, number, refusal)
        else:
            said = [] if lecture.renewed else [words_for(interaction).say("lesson-undone")]
            await self._show(interaction, lecture, said)

    async def suggest(self, interaction: discord.Interaction, number: int, decision: int) -> None:
        """*Suggest*: what a robot would do, as at a table (`bot.dialogs.suggestions`)."""
        lecture = await self._present(interaction, number, decision)
        if lecture is None:
            return
        words, moves, user = words_for(interaction), _moves(lecture), interaction.user.id
        table = lesson_table(lecture, interaction.user.display_name, words)
        worded = Wordings(table, lecture.seat, words, starred=True)
        place = Place(table, lecture.seat, decision, acts=ACTS)
        asked = suggesting.question(self._host, table, lecture.seat)
        thought = None if asked is None else await self._adviser.thought(asked)
        if asked is not None and await self._present(interaction, number, decision) is None:
            return
        candidates = suggesting.weighed(table, lecture.seat, thought)
        if candidates:
            picture = await self._shown(table, lecture.seat, user)
            await show(interaction, weighed_layout(place, moves, candidates, worded, picture, user=user), Kind.LESSON)
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
        await show(interaction, layout, Kind.LESSON)

    async def end(self, interaction: discord.Interaction, number: int) -> None:
        """*End the lesson*, before the game is over."""
        lecture, words, user = await self._load(interaction, number), words_for(interaction), interaction.user.id
        if lecture.course.over:
            await self._show(interaction, lecture)
            return
        table = lesson_table(lecture, interaction.user.display_name, words)
        picture = await self._shown(table, lecture.seat, user)
        await show(interaction, end_layout(table, words, picture, user=user), Kind.LESSON)

    async def close(self, interaction: discord.Interaction, number: int) -> None:
        """*Close*: the lesson waits."""
        lecture = await self._load(interaction, number)
        layout = closed_layout(lecture.number, words_for(interaction), user=interaction.user.id)
        await show(interaction, layout, Kind.LESSON)

    # Looking

    async def rules(self, interaction: discord.Interaction, number: int) -> None:
        """The summary of the rules, with the way back."""
        lecture, words = await self._load(interaction, number), words_for(interaction)
        text = words.say(f"{lecture.row.game}-rules")
        await self._beside(interaction, lecture, words_layout(text, user=interaction.user.id))

    async def text(self, interaction: discord.Interaction, number: int, page: int) -> None:
        """The whole position in words."""
        lecture, words = await self._load(interaction, number), words_for(interaction)
        table = lesson_table(lecture, interaction.user.display_name, words)
        await self._beside(interaction, lecture, text_view(table, words, page, user=interaction.user.id, acts=ACTS))

    async def cards(self, interaction: discord.Interaction, number: int, page: int) -> None:
        """*Cards*: which can be looked at closely."""
        lecture, words = await self._load(interaction, number), words_for(interaction)
        if close_ups(lecture.row.game) is None:
            raise Refused("refusal-no-such-card")
        table = lesson_table(lecture, interaction.user.display_name, words)
        await self._beside(interaction, lecture, cards_layout(table, words, page, user=interaction.user.id, acts=ACTS))

    async def card(self, interaction: discord.Interaction, number: int, key: str) -> None:
        """A card in large, with its words."""
        lecture, words, user = await self._load(interaction, number), words_for(interaction), interaction.user.id
        closer = close_ups(lecture.row.game)
        if closer is None or key not in closer.close_ups(words):
            raise Refused("refusal-no-such-card")
        reader = await self._host.preferences.of(user)
        found, text = await self._pictures.close_up(lecture.row.game, key, words.language, contrast=reader.contrast)
        table = lesson_table(lecture, interaction.user.display_name, words)
        layout = card_layout(table, words, None if reader.text_only else found, text, user=user, acts=ACTS)
        await self._beside(interaction, lecture, layout)

    async def chart(self, interaction: discord.Interaction, number: int, chart: str) -> None:
        """A chart of the table."""
        lecture, words, user = await self._load(interaction, number), words_for(interaction), interaction.user.id
        table = lesson_table(lecture, interaction.user.display_name, words)
        reader = await self._host.preferences.of(user)
        picture = await self._pictures.chart(table, chart, words.language, contrast=reader.contrast)
        if reader.text_only:
            layout = words_layout(picture.alt, user=user)
        else:
            layout = board_layout(table, words, picture, user=user)
        await self._beside(interaction, lecture, layout)

    async def _beside(self, interaction: discord.Interaction, lecture: Lecture, layout: PrivateLayout) -> None:
        await show(interaction, with_way_back(layout, lecture.number, words_for(interaction)), Kind.LESSON)

    # Showing

    async def _load(self, interaction: discord.Interaction, number: int) -> Lecture:
        return await lessons.load_lesson(self._host, interaction.user.id, number)

    async def _present(self, interaction: discord.Interaction, number: int, decision: int) -> Lecture | None:
        """The lesson at that decision; None where it is at another, which the learner is shown."""
        lecture = await self._load(interaction, number)
        if lecture.asks(decision):
            return lecture
        await self._start_again(interaction, lecture)
        return None

    async def _stale(self, interaction: discord.Interaction, number: int, refusal: Refused) -> None:
        """What was pressed is of an earlier question; any other refusal is told."""
        if refusal.reason != "refusal-stale":
            raise refusal
        await self._start_again(interaction, await self._load(interaction, number))

    async def _start_again(self, interaction: discord.Interaction, lecture: Lecture) -> None:
        said = [] if lecture.renewed else [refusal_text(words_for(interaction), Refused("dialog-changed"))]
        await self._show(interaction, lecture, said)

    async def _show(
        self,
        interaction: discord.Interaction,
        lecture: Lecture,
        before: Sequence[str] = (),
        *,
        answers: Sequence[int] = (),
        page: int = 0,
    ) -> None:
        words = words_for(interaction)
        said = [*before, *([words.say("lesson-renewed")] if lecture.renewed else [])]
        table = lesson_table(lecture, interaction.user.display_name, words)
        await show(interaction, await self._layout(lecture, table, words, said, answers, page), Kind.LESSON)

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
        place = Place(table, lecture.seat, lecture.row.decision, tuple(answers), page, acts=ACTS, advised=advised)
        found = prompt_of(place, moves, worded)
        picture = await self._shown(table, lecture.seat, user, found)
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
