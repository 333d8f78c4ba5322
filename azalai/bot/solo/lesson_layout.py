"""The private view of a lesson: what is taught stands over the same question, picture and buttons as at a table."""

from __future__ import annotations

import msgspec

from azalai.bot.layouts.cards import PALM
from azalai.bot.layouts.close_ups import looking_row
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.final_card import ending_lines
from azalai.bot.layouts.layout import PrivateLayout, Row, Shown
from azalai.bot.layouts.prompts import INDIGO, DialogPlace
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.solo.layout import story
from azalai.bot.solo.lessons import Lecture
from azalai.bot.solo.table import table_alone
from azalai.bot.tables.table import LoadedTable
from azalai.games.prompts import Prompt
from azalai.locales import Words

ACTS = "lesson-"
"""What the names of the acts begin with."""


def lesson_table(lecture: Lecture, name: str, words: Words) -> LoadedTable:
    """A lesson as what is shown of tables knows it: a table of the learner, who is called `name`, and robots."""
    lesson, row = lecture.course.lesson, lecture.row
    return table_alone(
        *(lecture.number, lecture.course, lesson.seats, msgspec.json.encode(lesson.options)),
        user=row.user_id,
        name=name,
        language=words.language,
        decision=row.decision,
    )


def teaching(lecture: Lecture, words: Words) -> list[str]:
    """What is said at this decision, in the teacher's voice."""
    course = lecture.course
    said = [words.say("lesson-own-way")] if course.left else []
    said += [words.say(f"{course.game.key}-lesson-{name}") for name in course.texts]
    return [quoted(text) for text in said]


def advice(place: DialogPlace, asked: Prompt, said: Wordings, *, of_robot: bool) -> list[str]:
    """Which choice is advised, where one is. `of_robot`: it is no advice of the lesson, but what a robot would do."""
    if place.advised is None:
        return []
    leading = next((choice for choice in asked.choices if place.advises(choice)), None)
    text = said.move(place.advised) if leading is None else said.choice(leading)
    return [quoted(said.words.say("lesson-advised-by-robot" if of_robot else "lesson-advised", choice=text))]


def quoted(text: str) -> str:
    """A text in the teacher's voice."""
    return "\n".join(f"> {line}" for line in text.split("\n"))


def beside_rows(lecture: Lecture, table: LoadedTable, words: Words, *, choice: bool) -> list[Row]:
    """What else can be done at a decision of a lesson. `choice`: there is something to choose."""
    course, place = lecture.course, (table.id, lecture.row.decision)
    own: list[Button] = []
    if course.advised is None and choice:
        own.append(button(words.say("button-suggest"), f"{ACTS}suggest", *place))
    if course.decisions:
        own.append(button(words.say("button-lesson-undo"), f"{ACTS}undo", *place))
    if course.free:
        own.append(button(words.say("button-lesson-end"), f"{ACTS}end", table.id))
    close = button(words.say("button-close"), f"{ACTS}away", table.id)
    return [*([own] if own else []), [*looking_row(table, words, ACTS), close]]


def result_layout(lecture: Lecture, table: LoadedTable, reader: Reader, picture: Shown) -> PrivateLayout:
    """The end of the game: who won and why, and what comes after a lesson."""
    words = reader.words
    texts = (*story(lecture.course, table, words), "\n".join(ending_lines(table, words)), *teaching(lecture, words))
    return PrivateLayout(
        user=reader.user,
        texts=texts,
        picture=picture,
        rows=[_afterwards(table, words)],
        accent=PALM,
    )


def end_layout(table: LoadedTable, reader: Reader, picture: Shown) -> PrivateLayout:
    """The end of a lesson before that of its game; one may go on all the same."""
    go_on = button(reader.words.say("button-lesson-go-on"), f"{ACTS}again", table.id)
    return PrivateLayout(
        user=reader.user,
        texts=(quoted(reader.words.say(f"{table.game.key}-lesson-end")),),
        picture=picture,
        rows=[[*_afterwards(table, reader.words), go_on]],
        accent=PALM,
    )


def _afterwards(table: LoadedTable, words: Words) -> list[Button]:
    key = table.game.key
    return [
        button(words.say("button-lesson-real"), f"{ACTS}real", key, style=ButtonStyle.PRIMARY),
        button(words.say("button-lesson-restart"), f"{ACTS}restart", key),
    ]


def closed_layout(table: int, reader: Reader) -> PrivateLayout:
    """A lesson that was put away: it waits."""
    go_on = button(reader.words.say("button-lesson-go-on"), f"{ACTS}again", table, style=ButtonStyle.PRIMARY)
    return PrivateLayout(user=reader.user, texts=(reader.words.say("lesson-closed"),), rows=[[go_on]], accent=INDIGO)
