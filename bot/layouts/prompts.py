"""The question in a person's hand: its numbered choices as buttons or a menu, each saying all that it does.

Its whole state is in its components: the table, the number of the seat's decision, and the answers so far as numbers
(`0.2.1`). What the numbers stand for follows from the legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

import discord
import msgspec

from bot.layouts.components import PER_MENU, PER_ROW, Press, button, menu
from bot.layouts.labels import STAR, labels_of_choices, ladder, numbered
from bot.layouts.layout import Picture, PrivateLayout, Row, Shown
from bot.play.suggesting import may_suggest
from bot.records.narration import names
from bot.store.rows import SeatRow
from bot.tables.table import LoadedTable
from bot.text import ALT_LIMIT, BUTTON_LIMIT, clip
from games.contract import Barred, Move
from games.prompts import Choice, Form, Prompt, presets, prompt, question_before
from games.questions import ACT, Question, Step, answers_of, kind_named, tag
from locales import Words
from locales.words import hints
from renderers import first_heading, renderer

INDIGO = 0x1F2A55


class Place(msgspec.Struct, frozen=True):
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


class Wordings:
    """How the answers of a seat's question read in a language. There may be hundreds: the position is looked at once,
    and each answer put in words once."""

    def __init__(self, table: LoadedTable, seat: int, words: Words) -> None:
        self.called: Sequence[str] = table.names
        self.table = table
        self.words = words
        self.view: Any = table.view(seat)
        self._said: dict[tuple[str, str, Any], str] = {}
        self._labelled: tuple[Sequence[Choice], tuple[str, ...] | None] | None = None

    def in_texts(self) -> Wordings:
        """The same for a text, in which people are called otherwise than on a button."""
        other = copy(self)
        other.called, other._said, other._labelled = names(self.table), {}, None
        return other

    def step(self, step: Step) -> str:
        """One answer: the name of the act, the renderer's label for the value, or its plain words."""
        key = (step.move, step.field, step.value)
        if key not in self._said:
            self._said[key] = self._label(step)
        return self._said[key]

    def _label(self, step: Step) -> str:
        game = self.table.game
        if step.field == ACT:
            return self.words.say(f"{game.key}-act-{step.value}")
        label = renderer(game.key).choice(self.view, step.move, step.field, step.value, self.words)
        if label is not None:
            return label
        kind = kind_named(game.Moves, step.move)
        return self.words.value(game.key, step.value, hints(kind)[step.field], self.called)

    def reads(self, steps: Sequence[Step]) -> str:
        """How a choice reads: two of which this is the same are one. What was not asked says nothing."""
        return "\n".join(self.step(step) for step in steps if step.asked or step.field == ACT)

    def fits(self, choices: Sequence[Choice]) -> bool:
        """Whether what these choices say has room on buttons."""
        return self.labels(choices) is not None

    def labels(self, choices: Sequence[Choice]) -> tuple[str, ...] | None:
        """What stands on the buttons of these choices behind their numbers; None where there is no room for it."""
        if self._labelled is None or self._labelled[0] is not choices:
            kinds = [_kind(choice) for choice in choices]
            self._labelled = choices, labels_of_choices([self._ladder(choice) for choice in choices], kinds)
        return self._labelled[1]

    def buttons(self, choices: Sequence[Choice]) -> tuple[str, ...]:
        """The same for choices that are buttons whether there is room or not."""
        return self.labels(choices) or tuple(self.choice(choice) for choice in choices)

    def _ladder(self, choice: Choice) -> tuple[str, ...]:
        shorter = () if choice.move is None else self._shorter(choice.move)
        return ladder(self.choice(choice), *shorter)

    def _shorter(self, move: Move) -> tuple[str, ...]:
        """A complete move in so few words that it needs a text beside it (`KEY-short-TAG`), where the game has them."""
        key, short = self.table.game.key, f"{self.table.game.key}-short-{tag(move)}"
        return (self.words.say(short, **self.words.fields(key, move, self.called)),) if self.words.has(short) else ()

    def rungs(self, move: Move) -> tuple[str, ...]:
        """A complete move that is told beside its button, in fewer and fewer words."""
        return ladder(self.move(move), *self._shorter(move))

    def on_button(self, move: Move, room: int = BUTTON_LIMIT) -> str:
        """A complete move that is told beside its button; the name of the act where more has no room there."""
        act = self.words.say(f"{self.table.game.key}-act-{tag(move)}")
        return next((text for text in self.rungs(move) if len(text) <= room), clip(act, room))

    def item(self, question: Question, value: Any) -> str:
        """One of several items that are picked together."""
        return self.step(Step(question.move or "", question.field, (value,), True))

    def move(self, move: Move) -> str:
        """A complete move as a button says it: a sentence, in fewer words where the game has them (`KEY-brief-TAG`), or
        the name of the act where that is all there is to it."""
        key, brief = self.table.game.key, f"{self.table.game.key}-brief-{tag(move)}"
        if not type(move).__struct_fields__:
            return self.words.say(f"{key}-act-{tag(move)}")
        if self.words.has(brief):
            return self.words.say(brief, **self.words.fields(key, move, self.called))
        return self.words.move(key, move, self.called).rstrip(".")

    def fact(self, asked: Prompt, choice: Choice) -> str | None:
        """What one should know to choose it."""
        return renderer(self.table.game.key).fact(self.view, asked, choice, self.words)

    def choice(self, choice: Choice) -> str:
        """The whole of what a button says: the complete move, or the first step of several, which ends in `…`."""
        asked = [step for step in choice.steps if step.asked and step.field != ACT]
        acts = [step for step in choice.steps if step.field == ACT]
        if choice.move is not None:
            if len(asked) == 1 and not acts:
                return self.step(asked[0])
            return self.move(choice.move)
        if not acts:
            return f"{', '.join(self.step(step) for step in asked)}…"
        if not asked:
            return f"{self.step(acts[-1])}…"
        key, value = self.table.game.key, ", ".join(self.step(step) for step in asked)
        own = f"{key}-node-{acts[-1].value}-{asked[-1].field}"
        if self.words.has(own):
            return self.words.say(own, value=value)
        return self.words.say("dialog-first-step", act=self.step(acts[-1]), value=value)


def _kind(choice: Choice) -> tuple[str | None, ...]:
    """What choices have in common that read alike: the act, and how much is answered by them."""
    return tuple(
        str(step.value) if step.field == ACT else None for step in choice.steps if step.asked or step.field == ACT
    )


def prompt_of(place: Place, moves: Sequence[Move], said: Wordings) -> Prompt:
    """What is asked at that place, of these moves, with the choices that read the same put together."""
    return prompt(moves, place.answers, reads=said.reads, fits=said.fits)


def answers_before(place: Place, moves: Sequence[Move], said: Wordings) -> tuple[int, ...]:
    """The answers of the question that led to that place."""
    return question_before(moves, place.answers, reads=said.reads, fits=said.fits)


def prompt_layout(
    place: Place,
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


def _heading(place: Place, asked: Prompt, said: Wordings) -> str:
    question = asked.question
    if question is None:
        raise ValueError("there is nothing left to ask")
    key = place.table.game.key
    message = question.move and f"{key}-ask-{question.move}-{question.field}"
    heading = f"**{said.words.say(message) if message else first_heading(key, said.view, said.words)}**"
    trail = " › ".join(said.step(step) for step in asked.steps if step.asked)
    return f"{trail} › {heading}" if trail else heading


def _facts(asked: Prompt, said: Wordings, *, now: bool) -> list[str]:
    """A line for each choice of which its button does not say all."""
    found: list[str] = []
    for choice, label in zip(asked.choices, said.buttons(asked.choices), strict=True):
        whole, fact = said.choice(choice), said.fact(asked, choice) if now else None
        if label != whole:
            fact = said.words.say("dialog-whole", choice=whole, fact=fact) if fact else whole
        if fact:
            found.append(f"**{choice.number}** · {fact}")
    return found


def _barred(table: LoadedTable, barred: Sequence[Barred], words: Words) -> str:
    """What can't be done now, each with its reason."""
    key = table.game.key
    return " · ".join(
        words.say("dialog-barred", act=words.say(f"{key}-act-{one.act}"), reason=words.say(one.reason, **one.values))
        for one in barred
    )


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


def _answers(place: Place, asked: Prompt, said: Wordings) -> list[Row]:
    question = asked.question
    if asked.form is Form.NUMBER and question is not None:
        return _numbers(place, asked, question, said.words)
    if asked.form is Form.PICK and question is not None:
        return [_pick(place, asked, question, said)]
    return _buttons(place, asked, said) if asked.form is Form.BUTTONS else _menu(place, asked, said)


def _act(asked: Prompt, choice: Choice) -> str | None:
    """The act that a choice begins, or belongs to."""
    return next((step.value for step in choice.steps if step.field == ACT), asked.act)


def _buttons(place: Place, asked: Prompt, said: Wordings) -> list[Row]:
    """What one usually does, in blue where there is a choice of acts; what ends or waives stands apart."""
    quiet = [choice for choice in asked.choices if all(type(move).quiet for move in choice.moves)]
    loud = [choice for choice in asked.choices if choice not in quiet]
    usual = _act(asked, loud[0]) if loud else None
    several = len({_act(asked, choice) for choice in asked.choices}) > 1
    labels = said.buttons(asked.choices)

    def made(choice: Choice) -> Press:
        blue = several and choice not in quiet and _act(asked, choice) == usual
        style = discord.ButtonStyle.primary if blue else discord.ButtonStyle.secondary
        if place.advises(choice):
            style = discord.ButtonStyle.success
        return button(
            numbered(choice.number, labels[choice.number - 1], star=place.advises(choice)),
            place.act("option"),
            *place.ids(choice.answers),
            style=style,
        )

    rows: list[Row] = []
    for some in (loud, quiet):
        rows += [[made(choice) for choice in some[at : at + PER_ROW]] for at in range(0, len(some), PER_ROW)]
    return rows


def _menu(place: Place, asked: Prompt, said: Wordings) -> list[Row]:
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


def _pick(place: Place, asked: Prompt, question: Question, said: Wordings) -> Row:
    """A menu that takes several answers. With nothing to pick at least, an answer of none is a button below."""
    options = [(f"{item.number} · {said.item(question, item.value)}", str(item.number - 1)) for item in asked.items]
    spread = "upto" if question.least == 0 else "exact" if question.least == question.most else "between"
    placeholder = said.words.say("dialog-pick", range=spread, least=question.least, most=question.most)
    return menu(
        placeholder, options, place.act("items"), *place.ids(), least=max(1, question.least), most=question.most
    )


def _numbers(place: Place, asked: Prompt, question: Question, words: Words) -> list[Row]:
    """All, all but one, half, the smallest, and a box for any other number."""
    advised = getattr(place.advised, question.field, None) if place.advised in asked.moves else None

    def made(name: str, number: int) -> Press:
        style = discord.ButtonStyle.primary if name == "all" else discord.ButtonStyle.secondary
        label, ids = words.say(f"dialog-number-{name}", number=number), place.ids((*place.answers, number))
        if number == advised:
            return button(f"{label} {STAR}", place.act("option"), *ids, style=discord.ButtonStyle.success)
        return button(label, place.act("option"), *ids, style=style)

    offered = [made(name, number) for name, number in presets(question).items()]
    typed = words.say("dialog-type-number", least=question.least, most=question.most)
    return [
        [*offered, button(typed, place.act("amount"), *place.ids(), question.least, question.most)],
    ]


def _navigation(place: Place, asked: Prompt, words: Words, back: tuple[int, ...] | None) -> list[Row]:
    question = asked.question
    row: list[Press] = []
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


def change_rows(place: Place, change: Prompt, said: Wordings) -> list[Row]:
    """How a person's own choice can still be changed while others choose: a button for each way."""
    if change.move is None:
        return _answers(place, change, said)
    return [[button(said.on_button(change.move), "play-it", *place.ids())]]


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


def robot_buttons(table: LoadedTable, seat: SeatRow, words: Words, *, choice: bool) -> list[Press]:
    """What a robot would do (`bot.play.suggesting.may_suggest`), and that it does it; nothing, where the table plays
    without. `choice`: there is something to choose."""
    if not table.row.suggestions:
        return []
    row = [button(words.say("button-finish"), "finish", table.id, seat.decision)]
    if choice and may_suggest(table):
        row.insert(0, button(words.say("button-suggest"), "suggest", table.id, seat.decision))
    return row


def undo_button(seat: SeatRow, move: str, said: Wordings) -> Press:
    """Takes the seat's last act back, which it names."""
    room = BUTTON_LIMIT - len(said.words.say("button-undo-what", move=""))
    what = said.on_button(said.table.game.parse_move(move), room)
    return button(said.words.say("button-undo-what", move=what), "undo", said.table.id, seat.decision)


def confirm_layout(
    place: Place,
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
        do_it = button(said.on_button(move), place.act("play-it"), *place.ids(), style=discord.ButtonStyle.success)
        line = [button(words.say("button-back"), place.act("turn"), *place.ids(back or ()))] if place.answers else []
        line.append(button(words.say("button-close"), place.act("away"), place.table.id))
        return [[do_it], line, *more()]

    texts = (*before, f"**{sentence}**", *(fact[:1].upper() + fact[1:] for fact in facts))
    return PrivateLayout(user=user, texts=texts, picture=picture, rows=rows, accent=INDIGO)
