"""The question in a person's hand: its numbered choices as buttons or a menu, each saying all that it does.

Its whole state is in its components: the table, the number of the seat's decision, and the answers so far as numbers
(`0.2.1`). What the numbers stand for follows from the legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.layouts.components import PER_MENU, PER_ROW, Button, ButtonStyle, button, menu
from bot.layouts.labels import STAR, numbered
from bot.layouts.layout import Picture, PrivateLayout, Row, Shown
from bot.layouts.wordings import Wordings
from bot.play.suggesting import may_suggest
from bot.records.narration import names
from bot.store.rows import SeatRow
from bot.tables.table import LoadedTable
from bot.text import ALT_LIMIT, BUTTON_LIMIT, clip
from games.contract import Barred, Move
from games.prompts import Choice, Form, Prompt, presets, prompt, question_before
from games.questions import Question, answers_of
from locales import Words
from renderers import first_heading

INDIGO = 0x1F2A55


class DialogPlace(msgspec.Struct, frozen=True):
    """Where a person is in the dialog: their seat, the decision they saw, the answers so far. `acts`: what the names
    of the acts of the components begin with, for a dialog of another kind than that of playing at a table. `later`: it
    is about other moves than those of now; `decision` is then the number by which its answers are known to be stale,
    and the act `list` leads back to where it began. `advised`: a move that is advised, whose choice bears a star."""

    table: LoadedTable
    seat: int
    decision: int
    answers: tuple[int, ...] = ()
    page: int = 0
    acts: str = ""
    later: bool = False
    advised: Move | None = None

    def act(self, name: str) -> str:
        """The act of a component in this dialog."""
        return f"{self.acts}{name}"

    def ids(self, answers: Sequence[int] | None = None) -> tuple[object, ...]:
        """The arguments of a component that stands here, or after other answers."""
        path = self.answers if answers is None else answers
        return (self.table.id, self.decision, path_of(path))

    def advises(self, choice: Choice) -> bool:
        """Whether a choice leads to the advised move."""
        return self.advised in choice.moves


def path_of(answers: Sequence[int]) -> str:
    """Answers as a component carries them."""
    return ".".join(str(answer) for answer in answers)


def read_answers(text: str) -> tuple[int, ...]:
    """The answers of a component. ValueError for junk."""
    return tuple(int(part) for part in text.split(".")) if text else ()


def prompt_of(place: DialogPlace, moves: Sequence[Move], said: Wordings) -> Prompt:
    """What is asked at that place, of these moves, with the choices that read the same put together."""
    return prompt(moves, place.answers, reads=said.reads, fits=said.fits)


def answers_before(place: DialogPlace, moves: Sequence[Move], said: Wordings) -> tuple[int, ...]:
    """The answers of the question that led to that place."""
    return question_before(moves, place.answers, reads=said.reads, fits=said.fits)


def prompt_layout(
    place: DialogPlace,
    asked: Prompt,
    said: Wordings,
    picture: Shown,
    *,
    user: int,
    back: tuple[int, ...] | None = None,
    before: Sequence[str] = (),
    barred: Sequence[Barred] = (),
    more: Callable[[], Sequence[Row]] = tuple,
) -> PrivateLayout:
    """The next question. `before`: what to say first (what the last move brought, that the board has changed). `back`:
    the answers of the question before. `barred`: what can't be done. `more`: what else can be done here."""
    texts = [*before, _heading(place, asked, said.in_texts())]
    now = not place.later  # what could be done later stands in no picture of now
    facts = _facts(asked, said, now=now) if asked.form is Form.BUTTONS else []

    def rows() -> Sequence[Row]:
        return [*_answers(place, asked, said), *_navigation(place, asked, said.words, back), *more()]

    small = _barred(place.table, barred, said.words) if barred else None
    return PrivateLayout(
        user=user,
        texts=tuple(texts),
        picture=_with_marks(picture, asked, said) if now else picture,
        below=("\n".join(facts),) if facts else (),
        rows=rows,
        small=small,
        accent=INDIGO,
    )


def _heading(place: DialogPlace, asked: Prompt, said: Wordings) -> str:
    question = asked.question
    if question is None:
        raise ValueError("there is nothing left to ask")
    key = place.table.game.key
    message = question.move and f"{key}-ask-{question.move}-{question.field}"
    heading = f"**{said.words.say(message) if message else first_heading(key, said.view, said.words)}**"
    trail = " › ".join(said.step(step) for step in asked.steps if step.asked)
    return f"{trail} › {heading}" if trail else heading


def _facts(asked: Prompt, said: Wordings, *, now: bool) -> list[str]:
    """What the buttons do not say, each thing once: a line with the numbers of the choices of which it is true."""
    found: dict[str, list[str]] = {}
    for choice, label in zip(asked.choices, said.buttons(asked.choices), strict=True):
        whole, fact = said.choice(choice), said.fact(asked, choice) if now else None
        if label != whole:
            fact = said.words.say("dialog-whole", choice=whole, fact=fact) if fact else whole
        if fact:
            found.setdefault(fact, []).append(f"**{choice.number}**")
    return [f"{', '.join(numbers)} · {fact}" for fact, numbers in found.items()]


def _barred(table: LoadedTable, barred: Sequence[Barred], words: Words) -> str:
    """What can't be done now, each with its reason."""
    key = table.game.key
    acts = " · ".join(
        words.say("dialog-barred", act=words.say(f"{key}-act-{one.act}"), reason=words.say(one.reason, **one.values))
        for one in barred
    )
    return words.say("dialog-barred-all", acts=acts)


def _with_marks(picture: Shown, asked: Prompt, said: Wordings) -> Shown:
    """The picture, its alternative text telling what its numbers stand for."""
    if not isinstance(picture, Picture):
        return picture
    marks = [f"{choice.number}: {said.choice(choice)}" for choice in asked.choices]
    if asked.question is not None:
        marks += [f"{item.number}: {said.item(asked.question, item.value)}" for item in asked.items]
    if not marks:
        return picture
    told = clip(said.words.say("dialog-marks", marks="; ".join(marks)), ALT_LIMIT // 2)
    return msgspec.structs.replace(picture, alt=f"{clip(picture.alt, ALT_LIMIT - len(told) - 1)} {told}")


def _answers(place: DialogPlace, asked: Prompt, said: Wordings) -> list[Row]:
    question = asked.question
    if asked.form is Form.NUMBER and question is not None:
        return _numbers(place, asked, question, said.words)
    if asked.form is Form.PICK and question is not None:
        return [_pick(place, asked, question, said)]
    return _buttons(place, asked, said) if asked.form is Form.BUTTONS else _menu(place, asked, said)


def coloured(*, advised: bool) -> ButtonStyle:
    """The colour of one of several answers to a question: green is what is advised, with a star, and nothing else has a
    colour. Blue leads on where there is one way, as *Play* does; a move is never blue among others."""
    return ButtonStyle.success if advised else ButtonStyle.secondary


def _buttons(place: DialogPlace, asked: Prompt, said: Wordings) -> list[Row]:
    """All in one colour but what is advised; what ends or waives stands apart."""
    quiet = [choice for choice in asked.choices if all(type(move).quiet for move in choice.moves)]
    loud = [choice for choice in asked.choices if choice not in quiet]
    labels = said.buttons(asked.choices)

    def made(choice: Choice) -> Button:
        label = numbered(choice.number, labels[choice.number - 1], star=place.advises(choice))
        style = coloured(advised=place.advises(choice))
        return button(label, place.act("option"), *place.ids(choice.answers), style=style)

    rows: list[Row] = []
    for some in (loud, quiet):
        rows += [[made(choice) for choice in some[at : at + PER_ROW]] for at in range(0, len(some), PER_ROW)]
    return rows


def _menu(place: DialogPlace, asked: Prompt, said: Wordings) -> list[Row]:
    words = said.words
    pages = -(-len(asked.choices) // PER_MENU)
    page = min(place.page, pages - 1)
    options = [
        (
            numbered(choice.number, said.choice(choice), star=place.advises(choice)),
            path_of(choice.answers),
            None if place.later else said.fact(asked, choice),
        )
        for choice in asked.choices[page * PER_MENU : (page + 1) * PER_MENU]
    ]
    placeholder = words.say("dialog-choose")
    if pages > 1:
        placeholder = words.say("dialog-choose-page", page=page + 1, pages=pages)
    advised = next((choice for choice in asked.choices if place.advises(choice)), None)
    if advised is not None:
        placeholder = f"{placeholder} · {numbered(advised.number, said.choice(advised), star=True)}"
    rows: list[Row] = [menu(placeholder, options, place.act("entry"), *place.ids())]
    if pages > 1:
        first, last = page == 0, page == pages - 1
        rows.append(
            [
                button(words.say("button-previous"), place.act("entries"), page - 1, *place.ids(), disabled=first),
                button(words.say("button-next"), place.act("entries"), page + 1, *place.ids(), disabled=last),
            ]
        )
    return rows


def _pick(place: DialogPlace, asked: Prompt, question: Question, said: Wordings) -> Row:
    """A menu that takes several answers. With nothing to pick at least, an answer of none is a button below."""
    options = [(f"{item.number} · {said.item(question, item.value)}", str(item.number - 1)) for item in asked.items]
    spread = "upto" if question.least == 0 else "exact" if question.least == question.most else "between"
    placeholder = said.words.say("dialog-pick", range=spread, least=question.least, most=question.most)
    return menu(
        placeholder, options, place.act("items"), *place.ids(), least=max(1, question.least), most=question.most
    )


def _numbers(place: DialogPlace, asked: Prompt, question: Question, words: Words) -> list[Row]:
    """All, all but one, half, the smallest, and a box for any other number."""
    advised = getattr(place.advised, question.field, None) if place.advised in asked.moves else None

    def made(name: str, number: int) -> Button:
        label, ids = words.say(f"dialog-number-{name}", number=number), place.ids((*place.answers, number))
        starred = f"{label} {STAR}" if number == advised else label
        return button(starred, place.act("option"), *ids, style=coloured(advised=number == advised))

    offered = [made(name, number) for name, number in presets(question).items()]
    typed = words.say("dialog-type-number", least=question.least, most=question.most)
    return [
        [*offered, button(typed, place.act("amount"), *place.ids(), question.least, question.most)],
    ]


def _navigation(place: DialogPlace, asked: Prompt, words: Words, back: tuple[int, ...] | None) -> list[Row]:
    question = asked.question
    row: list[Button] = []
    if asked.form is Form.PICK and question is not None and question.least == 0 and () in question.choices:
        none = question.choices.index(())
        row.append(button(words.say("dialog-pick-none"), place.act("option"), *place.ids((*place.answers, none))))
    if place.answers:
        row.append(button(words.say("button-back"), place.act("turn"), *place.ids(back or ())))
    elif place.later:
        row.append(button(words.say("button-back"), place.act("list"), place.table.id))
    if place.answers and not place.later:
        row.append(button(words.say("button-close"), place.act("away"), place.table.id))
    return [row] if row else []


def change_rows(place: DialogPlace, change: Prompt, said: Wordings) -> list[Row]:
    """How a person's own choice can still be changed while others choose: a button for each way."""
    if change.move is None:
        return _answers(place, change, said)
    return [[button(said.on_button(change.move, said.act(change.move)), "play-it", *place.ids())]]


def brings(moves: Sequence[Move], move: Move, said: Wordings) -> list[str]:
    """What a move brings, in one sentence, where there is something to say: the fact of the last of the choices that
    lead to it; those before it say what each choice leaves open."""
    target = answers_of(moves, move)
    found: str | None = None
    at: tuple[int, ...] = ()
    while (asked := prompt(moves, at, reads=said.reads, fits=said.fits)).question is not None:
        leading = next((one for one in asked.choices if target[: len(one.answers)] == one.answers), None)
        found = (None if leading is None else said.fact(asked, leading)) or found
        at = target[: len(at) + 1] if leading is None else leading.answers
    return [found] if found else []


def robot_buttons(table: LoadedTable, seat: SeatRow, words: Words, *, choice: bool) -> list[Button]:
    """What a robot would do (`bot.play.suggesting.may_suggest`), and that it does it; nothing, where the table plays
    without. `choice`: there is something to choose."""
    if not table.row.suggestions:
        return []
    row = [button(words.say("button-finish"), "finish", table.id, seat.decision)]
    if choice and may_suggest(table):
        row.insert(0, button(words.say("button-suggest"), "suggest", table.id, seat.decision))
    return row


def undo_button(seat: SeatRow, move: str, said: Wordings) -> Button:
    """Takes the seat's last act back, which it names, as far as there is room."""
    done, room = said.table.game.parse_move(move), BUTTON_LIMIT - len(said.words.say("button-undo-what", move=""))
    what = said.on_button(done, said.act(done), room)
    label = said.words.say("button-undo-what", move=what) if len(what) <= room else said.words.say("button-undo")
    return button(label, "undo", said.table.id, seat.decision)


def confirm_layout(
    place: DialogPlace,
    move: Move,
    said: Wordings,
    picture: Shown,
    *,
    user: int,
    back: tuple[int, ...] | None = None,
    before: Sequence[str] = (),
    facts: Sequence[str] = (),
    more: Callable[[], Sequence[Row]] = tuple,
) -> PrivateLayout:
    """The complete move on one button: what was picked or suggested, or the only thing that can be done. `facts`: what
    one should know of it."""
    words = said.words
    sentence = words.move(place.table.game.key, move, names(place.table))

    def rows() -> Sequence[Row]:
        label = said.on_button(move, words.say("dialog-play-it"))
        do_it = button(label, place.act("play-it"), *place.ids(), style=ButtonStyle.primary)
        line = [button(words.say("button-back"), place.act("turn"), *place.ids(back or ()))] if place.answers else []
        line.append(button(words.say("button-close"), place.act("away"), place.table.id))
        return [[do_it], line, *more()]

    texts = (*before, f"**{sentence}**", *(fact[:1].upper() + fact[1:] for fact in facts))
    return PrivateLayout(user=user, texts=texts, picture=picture, rows=rows, accent=INDIGO)
