"""The private dialog in which a person plays: question by question to one complete move.

Its whole state is in its components: the table, the number of the seat's decision, and the answers so far
as numbers (`0.2.1`). What the numbers stand for follows from the legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
import msgspec

from bot.layouts.components import PER_MENU, PER_ROW, Press, button, menu
from bot.layouts.layout import Picture, PrivateLayout, Row, Shown
from bot.records.narration import names
from bot.tables.table import LoadedTable
from games.contract import Ask, Move
from games.questions import ACT, Asked, Question
from locales import Words
from locales.words import hints
from renderers import renderer

INDIGO = 0x1F2A55
MIDDLE_FROM = 5
"""From so many possible numbers on, one in the middle is offered as well."""


class Place(msgspec.Struct, frozen=True):
    """Where a person is in the dialog: their seat, the decision they saw, the answers so far. `undo`: whether their
    last act can be taken back. `acts`: what the names of the acts of the components begin with, for a dialog about
    other moves than those of now; `decision` is then the number by which its answers are known to be stale, and the
    act `list` leads back to where it began."""

    table: LoadedTable
    seat: int
    decision: int
    answers: tuple[int, ...] = ()
    page: int = 0
    undo: bool = False
    acts: str = ""

    def act(self, name: str) -> str:
        """The act of a component in this dialog."""
        return f"{self.acts}{name}"

    def ids(self, answers: Sequence[int] | None = None) -> tuple[object, ...]:
        """The arguments of a component that stands here, or after other answers."""
        path = self.answers if answers is None else answers
        return (self.table.id, self.decision, ".".join(str(answer) for answer in path))


def read_answers(text: str) -> tuple[int, ...]:
    """The answers of a component. ValueError for junk."""
    return tuple(int(part) for part in text.split(".")) if text else ()


def label_of(
    table: LoadedTable,
    seat: int,
    move: str,
    field: str,
    value: Any,
    words: Words,
    called: Sequence[str] | None = None,
) -> str:
    """How an answer reads: the renderer's label for it, or the plain words of the value. `called`: the players' names
    where they stand in a text and not on a button."""
    return labels_of(table, seat, move, field, [value], words, called)[0]


def labels_of(
    table: LoadedTable,
    seat: int,
    move: str,
    field: str,
    values: Sequence[Any],
    words: Words,
    called: Sequence[str] | None = None,
) -> list[str]:
    """How the answers to one question read. There may be hundreds: the position is looked at once."""
    game = table.game
    if field == ACT:
        return [words.say(f"{game.key}-act-{value}") for value in values]
    draws, view, called = renderer(game.key), table.view(seat), called or table.names
    kind = next(kind for kind in game.Moves if kind.__struct_config__.tag == move)
    found: list[str] = []
    for value in values:
        label = draws.choice(view, move, field, value, words)
        found.append(words.value(game.key, value, hints(kind)[field], called) if label is None else label)
    return found


def question_layout(
    place: Place, asked: Asked, words: Words, picture: Shown, *, user: int, before: Sequence[str] = ()
) -> PrivateLayout:
    """The next question. `before`: what to say first (what the last move brought, that the board has changed)."""
    question = asked.question
    if question is None:
        raise ValueError("there is nothing left to ask")
    trail = _trail(place, asked, words)
    heading = words.say(_question_id(place.table.game.key, question))
    texts = [*before, f"{trail} › **{heading}**" if trail else f"**{heading}**"]
    return PrivateLayout(
        user=user,
        texts=tuple(texts),
        picture=picture,
        rows=lambda: [*_answers(place, question, words), *_navigation(place, asked, words)],
        accent=INDIGO,
    )


def _question_id(game: str, question: Question) -> str:
    if question.move is None:
        return f"{game}-ask-act"
    return f"{game}-ask-{question.move}-{question.field}"


def _trail(place: Place, asked: Asked, words: Words) -> str:
    return " › ".join(
        label_of(place.table, place.seat, step.move, step.field, step.value, words, names(place.table))
        for step in asked.steps
        if step.asked or step.field == ACT
    )


def _answers(place: Place, question: Question, words: Words) -> list[Row]:
    if question.ask is Ask.NUMBER:
        return [_number(place, question, words)]
    if question.ask is Ask.PICK and len(question.items) <= PER_MENU and question.items:
        return [_pick(place, question, words)]
    labels = labels_of(place.table, place.seat, question.move or "", question.field, question.choices, words)
    if len(labels) <= PER_ROW or (question.field == ACT and len(labels) <= 2 * PER_ROW):
        return _buttons(place, labels, question.field == ACT)
    return _menu(place, labels, words)


def _buttons(place: Place, labels: Sequence[str], acts: bool) -> list[Row]:
    style = discord.ButtonStyle.primary if acts else discord.ButtonStyle.secondary
    made = [
        button(label, place.act("answer"), *place.ids((*place.answers, index)), style=style)
        for index, label in enumerate(labels)
    ]
    return [made[start : start + PER_ROW] for start in range(0, len(made), PER_ROW)]


def _menu(place: Place, labels: Sequence[str], words: Words) -> list[Row]:
    pages = -(-len(labels) // PER_MENU)
    page = min(place.page, pages - 1)
    start = page * PER_MENU
    options = [(label, str(start + index)) for index, label in enumerate(labels[start : start + PER_MENU])]
    placeholder = words.say("dialog-choose")
    if pages > 1:
        placeholder = words.say("dialog-choose-page", page=page + 1, pages=pages)
    rows: list[Row] = [menu(placeholder, options, place.act("choose"), *place.ids())]
    if pages > 1:
        rows.append(
            [
                button(words.say("button-previous"), place.act("page"), page - 1, *place.ids(), disabled=page == 0),
                button(words.say("button-next"), place.act("page"), page + 1, *place.ids(), disabled=page == pages - 1),
            ]
        )
    return rows


def _pick(place: Place, question: Question, words: Words) -> Row:
    """A menu that takes several answers. With nothing to pick at least, an answer of none is a button beside it."""
    options = [
        (label_of(place.table, place.seat, question.move or "", question.field, (item,), words), str(index))
        for index, item in enumerate(question.items)
    ]
    least = max(1, question.least)
    placeholder = words.say("dialog-pick", least=question.least, most=question.most)
    return menu(placeholder, options, place.act("pick"), *place.ids(), least=least, most=question.most)


def _number(place: Place, question: Question, words: Words) -> Row:
    """The smallest, one in the middle of several, the largest, and a box for any other number."""
    numbers = sorted(question.choices)
    middle = [numbers[len(numbers) // 2]] if len(numbers) >= MIDDLE_FROM else []
    offered = [
        button(words.say("dialog-number", number=number), place.act("answer"), *place.ids((*place.answers, number)))
        for number in dict.fromkeys((question.least, *middle, question.most))
    ]
    return [
        *offered,
        button(
            words.say("dialog-type-number", least=question.least, most=question.most),
            place.act("number"),
            *place.ids(),
            question.least,
            question.most,
            style=discord.ButtonStyle.primary,
        ),
    ]


def _navigation(place: Place, asked: Asked, words: Words) -> list[Row]:
    question = asked.question
    row: list[Any] = []
    if question is not None and question.ask is Ask.PICK and question.least == 0 and () in question.choices:
        none = question.choices.index(())
        row.append(button(words.say("dialog-pick-none"), place.act("answer"), *place.ids((*place.answers, none))))
    if place.answers:
        row.append(button(words.say("button-back"), place.act("answer"), *place.ids(place.answers[:-1])))
        row.append(button(words.say("button-close"), "away", place.table.id))
    elif place.undo:
        row.append(button(words.say("button-undo"), "undo", place.table.id, place.decision))
    elif place.acts:
        row.append(button(words.say("button-back"), place.act("list"), place.table.id))
    return [row] if row else []


def confirm_layout(
    place: Place, move: Move, words: Words, picture: Shown, *, user: int, before: Sequence[str] = ()
) -> PrivateLayout:
    """The complete move in words, to be confirmed."""
    sentence = words.move(place.table.game.key, move, names(place.table))

    def rows() -> Sequence[Row]:
        line = [button(words.say("button-do-it"), "do", *place.ids(), style=discord.ButtonStyle.success)]
        if place.answers:
            line.append(button(words.say("button-back"), "answer", *place.ids(place.answers[:-1])))
        elif place.undo:
            line.append(button(words.say("button-undo"), "undo", place.table.id, place.decision))
        line.append(button(words.say("button-close"), "away", place.table.id))
        return [line]

    return PrivateLayout(user=user, texts=(*before, f"**{sentence}**"), picture=picture, rows=rows, accent=INDIGO)


def waiting_layout(
    place: Place,
    words: Words,
    picture: Shown,
    *,
    user: int,
    before: Sequence[str] = (),
    change: Asked | None = None,
    after: Sequence[str] = (),
    more: Callable[[], Sequence[Row]] = tuple,
) -> PrivateLayout:
    """The person's own picture while others decide, and who is awaited since when. `change`: how the person's own
    choice could still be changed. `after` and `more`: what else is said and can be done."""
    awaited = place.table.deciders
    texts = list(before)
    if awaited:
        since = int(min(seat.since or 0.0 for seat in awaited))
        who = words.join(name for name in (names(place.table)[seat.seat] for seat in awaited))
        texts.append(words.say("dialog-awaited", players=who, since=f"<t:{since}:R>"))
    return PrivateLayout(
        user=user,
        texts=(*texts, *after),
        picture=picture,
        rows=lambda: [
            *([] if change is None else _changes(place, change, words)),
            *more(),
        ],
        accent=INDIGO,
    )


def remind_buttons(table: LoadedTable, words: Words, user: int) -> list[Press]:
    """A button that reminds the other people who are awaited, where there are any."""
    others = [seat for seat in table.deciders if seat.user_id not in (None, user)]
    return [button(words.say("button-remind"), "remind", table.id)] if others else []


def _changes(place: Place, change: Asked, words: Words) -> list[Row]:
    """A button for each kind of change."""
    question = change.question
    if question is not None and question.field == ACT:
        return _answers(place, question, words)
    act = change.steps[0].value
    return [[button(label_of(place.table, place.seat, act, ACT, act, words), "answer", *place.ids())]]


def turn_over_layout(picture: Shown, *texts: str, user: int) -> PrivateLayout:
    """What stays of a turn when it is over: nothing that would grow wrong with time."""
    return PrivateLayout(user=user, texts=texts, picture=picture, accent=INDIGO)


def closed_layout(table: int, words: Words, *, user: int) -> PrivateLayout:
    """A dialog that was closed without a move; it can be opened again where it stood."""
    play = button(words.say("button-play"), "again", table, style=discord.ButtonStyle.primary)
    return PrivateLayout(user=user, texts=(words.say("dialog-closed"),), rows=lambda: [[play]], accent=INDIGO)


def hand_layout(table: LoadedTable, words: Words, picture: Shown, *, user: int) -> PrivateLayout:
    """The person's own picture, with its text layout one press away."""
    return PrivateLayout(
        user=user,
        picture=picture,
        rows=lambda: [[button(words.say("button-text"), "text", table.id)]] if isinstance(picture, Picture) else [],
        accent=INDIGO,
    )


def board_layout(table: LoadedTable, words: Words, picture: Shown, *, user: int) -> PrivateLayout:
    """The public board, for one reader."""
    situation = renderer(table.game.key).situation(table.view(None), names(table), words)
    return PrivateLayout(user=user, texts=(situation,), picture=picture, accent=INDIGO)


def words_layout(*texts: str, user: int, small: str | None = None) -> PrivateLayout:
    """A private answer in words alone."""
    return PrivateLayout(user=user, texts=texts, small=small, accent=INDIGO)
