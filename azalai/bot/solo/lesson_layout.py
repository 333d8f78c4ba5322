"""Private view of a lesson: the teacher's words over the same question, picture and buttons as at a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.layouts.components import Button, ButtonStyle, Link, button
from azalai.bot.layouts.final_card import ending_lines
from azalai.bot.layouts.layout import Depiction, PrivateLayout
from azalai.bot.layouts.news_lines import newest_line, small_print
from azalai.bot.layouts.prompts import join_rows
from azalai.bot.people.reader import Reader
from azalai.bot.solo.layout import news_of
from azalai.bot.solo.lessons import LessonGame
from azalai.bot.solo.table import solo_table
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Words

ACTS = "lesson-"
"""Prefix of the acts."""


def lesson_table(game: LessonGame, name: str, words: Words) -> LoadedTable:
    """Return a lesson in the form of a table, for layouts. `name`: the learner's name."""
    lesson = game.course.lesson
    options = msgspec.json.encode(lesson.options)
    return solo_table(game, name, words.language, seats=lesson.seats, options=options)


def teacher_texts(lesson_game: LessonGame, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the teacher's words at this decision: about the rules, and about the advised move."""
    course, key = lesson_game.course, lesson_game.course.game.key
    act = course.following
    reason = None if act is None or act.seat != course.own else act.text
    rules = [words.say("lesson-own-way")] if course.left else []
    rules += [words.say(f"{key}-lesson-{name}") for name in course.texts if name != reason]
    return tuple(rules), tuple(words.say(f"{key}-lesson-{name}") for name in course.texts if name == reason)


def quote(text: str) -> str:
    """Return a text in the teacher's voice."""
    return "\n".join(f"> {line}" for line in text.split("\n"))


def result_layout(
    lesson_game: LessonGame, table: LoadedTable, reader: Reader, picture: Depiction, *, links: Sequence[Link] = ()
) -> PrivateLayout:
    """Build the end of the game: the winner with the reason, and the next steps after a lesson."""
    words = reader.words
    rules = (quote(text) for text in teacher_texts(lesson_game, words)[0])
    newest = small_print(newest_line(news_of(lesson_game.course, table, words), words))
    texts = (newest, "\n".join(ending_lines(table, words)), *rules)
    return PrivateLayout(
        user=reader.user,
        texts=texts,
        picture=picture,
        rows=join_rows([*_next_buttons(table, words), *links]),
        small=words.credits(table.game.key),
        framed=False,
    )


def end_layout(table: LoadedTable, reader: Reader, picture: Depiction, *, links: Sequence[Link] = ()) -> PrivateLayout:
    """Build the end of a lesson that the learner has ended before its game was over; it can be continued."""
    go_on = button(reader.words.say("button-lesson-go-on"), f"{ACTS}again", table.id)
    return PrivateLayout(
        user=reader.user,
        texts=(quote(reader.words.say(f"{table.game.key}-lesson-end")),),
        picture=picture,
        rows=join_rows([*_next_buttons(table, reader.words), go_on, *links]),
        small=reader.words.credits(table.game.key),
        framed=False,
    )


def _next_buttons(table: LoadedTable, words: Words) -> list[Button]:
    key = table.game.key
    return [
        button(words.say("button-lesson-gentle"), f"{ACTS}gentle", key, style=ButtonStyle.PRIMARY),
        button(words.say("button-lesson-people"), f"{ACTS}people", key),
        button(words.say("button-lesson-puzzle"), "puzzle-next", key),
        button(words.say("button-lesson-restart"), f"{ACTS}restart", key),
    ]
