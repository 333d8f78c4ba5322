"""Private message with a question to a player: its choices as buttons and menus.

The whole state is in the components: the table, the number of the seat's decision, and the answers so far as numbers
(`0.2.1`), to which the legal moves give their meaning.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.history.narration import Did
from azalai.bot.layouts.choices import LINE, break_into_lines
from azalai.bot.layouts.components import PER_MENU, PER_ROW, Button, ButtonStyle, Entry, Link, button, menu
from azalai.bot.layouts.explanations import ExplanationPlan, format_explanations
from azalai.bot.layouts.labels import with_star, without_ellipsis
from azalai.bot.layouts.layout import CaptionedRow, Depiction, Picture, PrivateLayout, Row
from azalai.bot.layouts.news_lines import newest_line, small_print
from azalai.bot.layouts.paged_text import page_buttons
from azalai.bot.layouts.phone import PHONE, button_width, fits_in_line
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.signs import sign_in_text
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import ALT_LIMIT, first_lines
from azalai.games.contract import Barred, Move
from azalai.games.prompts import Choice, Form, Group, Prompt, prompt, question_before
from azalai.games.questions import ACT, Question, presets, walked
from azalai.locales import Words
from azalai.renderers import Label, first_heading
from azalai.renderers import question as question_of

MORE = "…"
"""Mark of further choices, for which an alternative text has no room."""


class DialogPlace(msgspec.Struct, frozen=True):
    """Place of a player in a dialog: the seat, the decision that they saw, and the answers so far.

    `page`: the page of a menu, from 0. `acts`: the prefix of the components' acts, for a dialog other than that of
    playing at a table. `later`: the question is about later moves; `decision` is then the number by which stale answers
    are recognised, and the act `list` leads back to the beginning. `advised`: the advised move, whose choice bears a
    star. `explained`: the explanations that the player gets.
    """

    table: LoadedTable
    seat: int
    decision: int
    answers: tuple[int, ...] = ()
    page: int = 0
    acts: str = ""
    later: bool = False
    advised: Move | None = None
    explained: ExplanationPlan = ExplanationPlan()

    def act(self, name: str) -> str:
        """Return the act of a component in this dialog."""
        return f"{self.acts}{name}"

    def ids(self, answers: Sequence[int] | None = None) -> tuple[object, ...]:
        """Return the arguments of a component: table, decision, and answers (by default those of this place)."""
        path = self.answers if answers is None else answers
        return (self.table.id, self.decision, encode_answers(path))

    def advises(self, choice: Choice) -> bool:
        """Return True if a choice leads to the advised move."""
        return self.advised in choice.moves


def encode_answers(answers: Sequence[int]) -> str:
    """Return answers as an argument of a custom id."""
    return ".".join(str(answer) for answer in answers)


def decode_answers(text: str) -> tuple[int, ...]:
    """Return the answers in an argument of a custom id. Raises ValueError for junk."""
    return tuple(int(part) for part in text.split(".")) if text else ()


def make_prompt(place: DialogPlace, moves: Sequence[Move], wordings: Wordings) -> Prompt:
    """Return the question about these moves at a place. Choices with equal words are merged."""
    return prompt(moves, place.answers, reads=wordings.reads, fits=wordings.fits, folded=wordings.folded)


def answers_before(place: DialogPlace, moves: Sequence[Move], wordings: Wordings) -> tuple[int, ...]:
    """Return the answers at the question before that of a place, to which *Back* leads."""
    return question_before(moves, place.answers, reads=wordings.reads, fits=wordings.fits, folded=wordings.folded)


def prompt_layout(
    place: DialogPlace,
    prompt: Prompt,
    wordings: Wordings,
    picture: Depiction,
    *,
    user: int,
    back: tuple[int, ...] | None = None,
    before: Sequence[str] = (),
    story: Sequence[Did] = (),
    barred: Sequence[Barred] = (),
    more: Sequence[Row] = (),
) -> PrivateLayout:
    """Lay out the next question.

    `back`: the answers at the question before. `before`: lines above all others. `story`: the events, the newest last,
    of which as many are shown as fit in two lines. `barred`: the impossible choices. `more`: rows of further buttons.
    Raises ValueError if the prompt has no question.
    """
    now = not place.later  # the present picture shows nothing of later moves
    in_words = not isinstance(picture, Picture)
    texts = [
        *before,
        *([small_print(news)] if (news := newest_line(story, wordings.words, place.seat)) else []),
        _heading(place, prompt, wordings.with_text_names(), in_words=in_words),
    ]
    below = format_explanations(place.explained, prompt, wordings, barred, every_fact=in_words) if now else ""
    answers = _answer_rows(place, prompt, wordings, in_words=in_words)
    if now and not place.answers and not place.acts:
        answers = [*_run_rows(place, wordings, in_words=in_words), *answers]
    rows = [*answers, *join_rows(_navigation_buttons(place, prompt, wordings, back), *more)]
    return PrivateLayout(
        user=user,
        texts=tuple(texts),
        picture=_with_marks(picture, prompt, wordings) if now else picture,
        below=(below,) if below else (),
        rows=rows,
        framed=False,
        worded=in_words,
        explains=place.explained.acts if place.explained.has_new else None,
    )


def join_rows(*rows: Row, room: float = PHONE.room) -> list[Row]:
    """Return the buttons of these rows in as few lines of `room` px as possible, with the other rows below."""
    lines: list[list[Button | Link]] = []
    apart: list[Row] = []
    for row in rows:
        if not isinstance(row, Sequence):
            apart.append(row)
            continue
        for component in row:
            widths = [*map(component_width, lines[-1]), component_width(component)] if lines else []
            if 0 < len(widths) <= PER_ROW and fits_in_line(widths, room):
                lines[-1].append(component)
            else:
                lines.append([component])
    return [*lines, *apart]


def component_width(component: Button | Link) -> float:
    """Return the width of a button on a phone, in px."""
    if isinstance(component, Button) and component.signed is not None:
        return button_width(component.signed.label, sign=True)
    return button_width(component.label)


def _heading(place: DialogPlace, prompt: Prompt, wordings: Wordings, *, in_words: bool) -> str:
    question = prompt.question
    if question is None:
        raise ValueError("there is nothing left to ask")
    key, move, field = place.table.game.key, question.move, question.field
    text = (
        question_of(key, wordings.view, move, field, wordings.words)
        if move
        else first_heading(key, wordings.view, wordings.words)
    )
    heading = f"**{text}**"
    trail = " › ".join(_trail(place, prompt, wordings, in_words=in_words))
    return f"{small_print(trail)}\n{heading}" if trail else heading


def _trail(place: DialogPlace, prompt: Prompt, wordings: Wordings, *, in_words: bool) -> list[str]:
    """Return the answers that led to a question, each in the words of its button or entry."""
    texts: list[str] = []
    at: tuple[int, ...] = ()
    while at != place.answers:
        asked = make_prompt(msgspec.structs.replace(place, answers=at), prompt.legal, wordings)
        numbers = [number for number, choice in enumerate(asked.choices) if _leads_to(choice, place.answers)]
        if numbers:
            choice = asked.choices[numbers[0]]
            label = _labels(asked, wordings, in_words=in_words)[numbers[0]]
            from_menu = any(group.menu and choice in group.choices for group in asked.groups)
            text = wordings.entry(choice, label) if from_menu else label.text
            sign = f"{sign_in_text(label.sign, wordings.words)} " if label.sign else ""
            texts.append(f"{sign}{without_ellipsis(text)}")
            at = choice.answers
        else:  # a typed number, or items picked together
            at = place.answers[: len(at) + 1]
            steps = walked(prompt.legal, at).steps[len(asked.steps) :]
            texts += [wordings.step(step) for step in steps if step.asked]
    return texts


def _leads_to(choice: Choice, answers: Sequence[int]) -> bool:
    """Return True if these answers begin with those of a choice."""
    return tuple(answers[: len(choice.answers)]) == choice.answers


def _labels(prompt: Prompt, wordings: Wordings, *, in_words: bool) -> Sequence[Label]:
    """Return the labels of all choices. `in_words`: in full words, for a reader of positions in words."""
    return list(map(Label, wordings.full_texts(prompt))) if in_words else wordings.labels(prompt)


def _with_marks(picture: Depiction, prompt: Prompt, wordings: Wordings) -> Depiction:
    """Return the picture with the marked choices in its alternative text, after the first two lines."""
    if not isinstance(picture, Picture):
        return picture
    lit = [wordings.choice(choice) for choice in prompt.choices]
    if prompt.question is not None:
        lit += [wordings.item(prompt.question, item.value) for item in prompt.items]
    marks = list(dict.fromkeys(lit))
    if not marks:
        return picture
    while (
        len(line_of_marks := wordings.words.say("dialog-marks", marks=wordings.words.clauses(marks))) > ALT_LIMIT // 2
    ):
        marks = [*marks[: -1 - (marks[-1] == MORE)], MORE]
    lines = first_lines(picture.alt, ALT_LIMIT - len(line_of_marks) - 1)[0].split("\n")
    return msgspec.structs.replace(picture, alt="\n".join([*lines[:2], line_of_marks, *lines[2:]]))


def _answer_rows(place: DialogPlace, prompt: Prompt, wordings: Wordings, *, in_words: bool = False) -> list[Row]:
    question = prompt.question
    if prompt.form is Form.NUMBER and question is not None:
        return _number_rows(place, prompt, question, wordings.words)
    if prompt.form is Form.PICK and question is not None:
        return [_pick(place, prompt, question, wordings)]
    rows: list[Row] = []
    labels = _labels(prompt, wordings, in_words=in_words)
    for group in prompt.groups:
        own, labels = labels[: len(group.choices)], labels[len(group.choices) :]
        rows += (
            _menu_rows(place, prompt, group, wordings)
            if group.menu
            else _button_rows(place, group.choices, own, wordings.available_px(prompt))
        )
    return rows


def _run_rows(place: DialogPlace, wordings: Wordings, *, in_words: bool) -> list[Row]:
    """Return a row for each run of moves that the game lets a player make with one press."""
    ids = (place.table.id, place.decision)
    return [
        [button(wordings.run_text(moves, in_words=in_words), "run", *ids, number)]
        for number, moves in enumerate(wordings.runs)
    ]


def answer_style(*, advised: bool) -> ButtonStyle:
    """Return the colour of one of several answers: green for the advised one, which has a star, and grey for others.

    Blue is the colour of a button that is the only way on, such as *Play*: no move among others is blue.
    """
    return ButtonStyle.SUCCESS if advised else ButtonStyle.SECONDARY


def _button_rows(place: DialogPlace, choices: Sequence[Choice], labels: Sequence[Label], room: float) -> list[Row]:
    """Return the buttons of choices in the lines of a phone, for which they may take `room` px.

    Choices that cost nothing come before others. Choices that only end or waive something have lines of their own.
    """
    rows: list[Row] = []
    room -= LINE * (len({choice.quiet for choice in choices}) > 1)
    for quiet in (False, True):
        some = [(choice, label) for choice, label in zip(choices, labels, strict=True) if choice.quiet is quiet]
        some.sort(key=lambda item: not item[1].first)
        own = [_with_star(label) if place.advises(choice) else label for choice, label in some]
        for line in break_into_lines(own, room):
            buttons = [_choice_button(place, some[at][0], own[at], own[at].text) for at in line.places]
            if not line.brief:
                rows.append(buttons)
                continue
            brief = [_choice_button(place, some[at][0], own[at], own[at].brief) for at in line.places]
            rows.append(CaptionedRow(line.caption, brief, buttons))
    return rows


def _with_star(label: Label) -> Label:
    brief = with_star(label.brief) if label.brief else ""
    return label._replace(text=with_star(label.text), brief=brief, plain=with_star(label.plain) if label.plain else "")


def _choice_button(place: DialogPlace, choice: Choice, label: Label, text: str) -> Button:
    return button(
        text,
        place.act("option"),
        *place.ids(choice.answers),
        style=answer_style(advised=place.advises(choice)),
        sign=label.sign or None,
        plain=(label.plain or text) if label.sign else None,
    )


def _menu_rows(place: DialogPlace, prompt: Prompt, group: Group, wordings: Wordings) -> list[Row]:
    """Return a menu of choices with their words and facts, and if there are many the buttons that turn its pages."""
    words, choices = wordings.words, group.choices
    pages = -(-len(choices) // PER_MENU)
    page = min(place.page, pages - 1)
    labels = dict(zip((choice.answers for choice in prompt.choices), wordings.labels(prompt), strict=True))
    options = [
        Entry(
            with_star(wordings.entry(choice, labels[choice.answers]), star=place.advises(choice)),
            _entry_value(place, encode_answers(choice.answers)),
            None if place.later else wordings.fact(prompt, choice),
            labels[choice.answers].sign or None,
        )
        for choice in choices[page * PER_MENU : (page + 1) * PER_MENU]
    ]
    placeholder = _placeholder(prompt, group, wordings)
    if pages > 1:
        placeholder = words.say("dialog-choose-page", page=page + 1, pages=pages)
    advised = next((choice for choice in choices if place.advises(choice)), None)
    if advised is not None:
        placeholder = f"{placeholder} · {with_star(wordings.choice(advised))}"
    at = prompt.groups.index(group)
    rows: list[Row] = [menu(placeholder, options, place.act("entry"), *place.ids(), *([at] if at else []))]
    turn = page_buttons(page, pages, words, place.act("entries"), *place.ids())
    return [*rows, turn] if turn else rows


def _entry_value(place: DialogPlace, answer: str) -> str:
    """Return the value of a menu entry. It differs between decisions, so that no client shows an earlier choice."""
    return f"{place.decision % 1000}@{answer}"


def _placeholder(prompt: Prompt, group: Group, wordings: Wordings) -> str:
    """Return the text of a closed menu: the act of its entries, or that they are other numbers."""
    if group.others:
        return wordings.words.say("dialog-other-numbers")
    act = next((step for step in group.choices[0].steps if step.field == ACT and step.asked), None)
    if act is None or len(prompt.groups) == 1:
        return wordings.words.say("dialog-choose")
    return wordings.words.say("dialog-choose-act", act=without_ellipsis(wordings.step(act)), count=len(group.choices))


def _pick(place: DialogPlace, prompt: Prompt, question: Question, wordings: Wordings) -> Row:
    """Return a menu from which several answers are picked; to pick none there is a button (`_navigation_buttons`)."""
    advised = getattr(place.advised, question.field, ()) if place.advised in prompt.moves else ()
    texts = [
        (item, with_star(wordings.item(question, item.value), star=item.value in advised)) for item in prompt.items
    ]
    options = [(text, _entry_value(place, str(item.number - 1))) for item, text in texts]
    spread = "upto" if question.least == 0 else "exact" if question.least == question.most else "between"
    placeholder = wordings.words.say("dialog-pick", range=spread, least=question.least, most=question.most)
    return menu(
        placeholder, options, place.act("items"), *place.ids(), least=max(1, question.least), most=question.most
    )


def _number_rows(place: DialogPlace, prompt: Prompt, question: Question, words: Words) -> list[Row]:
    """Return buttons for the usual numbers, such as all and half, and one that opens a form for any other number."""
    advised = getattr(place.advised, question.field, None) if place.advised in prompt.moves else None

    def number_button(name: str, number: int) -> Button:
        label, ids = words.say(f"dialog-number-{name}", number=number), place.ids((*place.answers, number))
        star = number == advised
        return button(with_star(label, star=star), place.act("option"), *ids, style=answer_style(advised=star))

    offered = [number_button(name, number) for name, number in presets(question).items()]
    if advised is not None and advised not in presets(question).values():
        offered.append(number_button("least", advised))
    typed = words.say("dialog-type-number")
    return join_rows([*offered, button(typed, place.act("amount"), *place.ids(), question.least, question.most)])


def _navigation_buttons(
    place: DialogPlace, prompt: Prompt, wordings: Wordings, back: tuple[int, ...] | None
) -> list[Button]:
    """Return the buttons *None* (if no item need be picked), *Back* and *Explain*."""
    words, question = wordings.words, prompt.question
    row: list[Button] = []
    if prompt.form is Form.PICK and question is not None and question.least == 0 and () in question.choices:
        none = question.choices.index(())
        row.append(button(words.say("dialog-pick-none"), place.act("option"), *place.ids((*place.answers, none))))
    if place.answers:
        row.append(back_button(words, place.act("turn"), *place.ids(back or ())))
    elif place.later:
        row.append(back_button(words, place.act("list"), place.table.id))
    if not place.later:
        less = place.explained.everything
        label = words.say("button-less") if less else ""
        row.append(
            button(
                label,
                place.act("explain"),
                *place.ids(),
                int(not less),
                sign="explain",
                plain=label or words.say("button-explain"),
            )
        )
    return row


def back_button(words: Words, act: str, *arguments: object) -> Button:
    """Return the button *Back*, a sign if that can be shown."""
    label = words.say("button-back")
    return button(label, act, *arguments, sign="back", plain=label)


def change_rows(place: DialogPlace, change: Prompt, wordings: Wordings) -> list[Row]:
    """Return the buttons with which a player can still change their choice while others choose."""
    if change.move is None:
        return _answer_rows(place, change, wordings)
    label = wordings.label_move(change.move, change.legal) or wordings.act(change.move)
    return [[button(label, "play-it", *place.ids())]]


def aside_buttons(place: DialogPlace, words: Words, *, suggest: bool, undo: bool) -> list[Button]:
    """Return the buttons that answer nothing, as signs alone: suggestion, undo, the whole board, and the menu `…`."""
    table, row = place.table.id, list[Button]()
    if suggest:
        row.append(_sign_button("suggest", words, place.act("suggest"), table, place.decision))
    if undo:
        row.append(_sign_button("undo", words, place.act("undo"), table, place.decision))
    board = _sign_button("view", words, place.act("board"), table)
    return [*row, board, _sign_button("more", words, place.act("more"), table)]


def _sign_button(sign: str, words: Words, act: str, *arguments: object) -> Button:
    """Return a button with a sign alone."""
    return button("", act, *arguments, sign=sign, plain=words.say(f"button-{sign}"))
