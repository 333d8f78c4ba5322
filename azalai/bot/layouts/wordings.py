"""Words for the answers to a question: moves, the first steps of longer ones, and their labels on buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any, cast

from azalai.bot.history.narration import names
from azalai.bot.layouts.choices import LINE, ROOM, ROOM_IN_WORDS, choices_height
from azalai.bot.layouts.labels import STAR, choose_labels, ladder
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import BUTTON_LIMIT
from azalai.games.contract import Move
from azalai.games.prompts import NOT_FOLDED, Choice, Prompt, prompt
from azalai.games.questions import ACT, Answered, Question, answers_of, kind_named, tag, walked
from azalai.locales import Words
from azalai.locales.names import hints
from azalai.renderers import Label, label, renderer, run_label

STARRED = BUTTON_LIMIT - len(f" {STAR}")
"""Largest number of characters of a label that may get a star."""


class Wordings:
    """Texts of the answers to a seat's question, in a language.

    There may be hundreds: the view is made once, and each answer is put into words once. `starred`: any answer may get
    a star, for which its label leaves room. `px`: the height that the choices of a question may take on a phone.
    `signs`: signs can be shown; if not, labels are words. `folded`: the acts whose form is given
    (`azalai.games.prompts.prompt`).
    """

    def __init__(
        self,
        table: LoadedTable,
        seat: int,
        words: Words,
        *,
        starred: bool = False,
        px: float | None = None,
        signs: bool = True,
        folded: Mapping[str, bool] = NOT_FOLDED,
    ) -> None:
        self.folded = folded
        self.px = px or (ROOM if signs else ROOM_IN_WORDS)
        self.signs = signs
        self.room = STARRED if starred else BUTTON_LIMIT
        self.names: Sequence[str] = table.names
        self.table = table
        self.seat = seat
        self.words = words
        self.view: Any = table.view(seat)
        self._said: dict[tuple[str, str, Any], str] = {}
        self._chosen: dict[tuple[Sequence[Answered], Move | None], str] = {}
        self._labelled: tuple[Prompt, tuple[Label, ...]] | None = None

    def with_text_names(self) -> Wordings:
        """Return a copy for texts, in which the names of players are formatted, unlike on buttons."""
        other = copy(self)
        other.names, other._said, other._chosen, other._labelled = names(self.table), {}, {}, None
        return other

    def step(self, step: Answered) -> str:
        """Return the words of one answer: the name of the act, the renderer's for the value, or plain ones."""
        key = (step.move, step.field, step.value)
        if key not in self._said:
            self._said[key] = self._format_step(step)
        return self._said[key]

    def _format_step(self, step: Answered) -> str:
        game = self.table.game
        if step.field == ACT:
            return self.words.say(f"{game.key}-act-{step.value}")
        label = renderer(game.key).choice(self.view, step.move, step.field, step.value, self.words)
        if label is not None:
            return label
        kind = kind_named(game.Moves, step.move)
        return self.words.value(game.key, step.value, hints(kind)[step.field], self.names)

    def reads(self, steps: Sequence[Answered]) -> str:
        """Return the words of the act and of the asked steps; choices with equal words are merged."""
        return "\n".join(self.step(step) for step in steps if step.asked or step.field == ACT)

    def fits(self, prompt: Prompt) -> bool:
        """Return True if the choices of a prompt have room in one screen of a phone."""
        labels, px = self.labels(prompt), self.available_px(prompt)
        return all(len(label.text) <= self.room for label in labels) and choices_height(prompt, labels, px) <= px

    def available_px(self, prompt: Prompt) -> float:
        """Return the height in px that the choices of a prompt may take on a phone, less with runs above them."""
        return self.px - LINE * bool(not prompt.steps and self.runs)

    @cached_property
    def runs(self) -> tuple[tuple[Move, ...], ...]:
        """Runs of moves that the game offers at this position."""
        return self.table.game.runs(self.table.state, self.seat)

    def run_text(self, moves: Sequence[Move], *, in_words: bool = False) -> str:
        """Return the label of a run's button, with the names in the picture, or in words."""
        text = run_label(self.table.game.key, self.view, moves, self.words)
        if text is None:
            return self.words.say("dialog-run", count=len(moves))
        return (in_words and text.plain) or text.text

    def labels(self, prompt: Prompt) -> tuple[Label, ...]:
        """Return the labels of all choices of a prompt.

        They have the names in the picture; in a game without labels they are the words of the choice.
        """
        if self._labelled is None or self._labelled[0] is not prompt:
            texts = tuple(self._find_label(prompt, choice) or Label(self.choice(choice)) for choice in prompt.choices)
            self._labelled = prompt, texts
        return self._labelled[1]

    def _find_label(self, prompt: Prompt, choice: Choice) -> Label | None:
        own_label = label(self.table.game.key, self.view, prompt, choice, self.words)
        if own_label is None or self.signs or not own_label.sign:
            return own_label
        return Label(own_label.plain or own_label.text, row=own_label.row)

    def entry(self, choice: Choice, label: Label) -> str:
        """Return the words of a choice in a menu; they say if it takes the last goods from their place."""
        text = self.choice(choice)
        return self.words.say("button-none-left", text=text.rstrip(".")) if label.last else text

    def full_texts(self, prompt: Prompt) -> tuple[str, ...]:
        """Return labels of a prompt's choices for readers of positions in words: as many words as buttons hold."""
        labels = self.labels(prompt)
        ladders = [self._ladder(choice, label) for choice, label in zip(prompt.choices, labels, strict=True)]
        texts = choose_labels(ladders, [*map(_kind, prompt.choices)], self.room)
        return texts or tuple(label.plain or label.text for label in labels)

    def _ladder(self, choice: Choice, label: Label) -> tuple[str, ...]:
        return ladder(self.entry(choice, label), *(() if choice.move is None else self._short_text(choice.move)))

    def _short_text(self, move: Move) -> tuple[str, ...]:
        """Return the few words of a move (`KEY-short-TAG`), if the game has any; they need a text next to them."""
        key, short = self.table.game.key, f"{self.table.game.key}-short-{tag(move)}"
        return (self.words.say(short, **self.words.fields(key, move, self.names)),) if self.words.has(short) else ()

    def rungs(self, move: Move) -> tuple[str, ...]:
        """Return labels for a complete move that is described next to its button, from the longest to the shortest."""
        return ladder(self.move(move), *self._short_text(move))

    def label_move(self, move: Move, moves: Sequence[Move]) -> str | None:
        """Return the label of a complete move that is described next to its button, or None if none has room.

        It is the same in every message about these legal moves, so that a suggested move is confirmed under its name:
        its first text that has room next to a star and is no other move's; else its label in the question.
        """
        whole = self.move(move)
        if len(whole) <= STARRED:
            return whole
        own = [text for text in self.rungs(move) if len(text) <= STARRED]
        if own:
            others = (other for other in moves if tag(other) == tag(move) and self.move(other) != whole)
            taken = {text for other in others for text in self.rungs(other)}
            if (text := next((text for text in own if text not in taken), None)) is not None:
                return text
        return next((text for text in self._label_among(prompt(moves), move) if len(text) <= STARRED), None)

    def act(self, move: Move) -> str:
        """Return the name of the act of a move."""
        return self.words.say(f"{self.table.game.key}-act-{tag(move)}")

    def short_texts(self, moves: Sequence[Move], room: int) -> Sequence[str]:
        """Return short texts for moves, all different: the whole move, or its label in a question about these moves.

        If there are no such texts, each is the longest one with room, or the act alone, and the moves are described
        next to them. `room`: in characters.
        """
        whole_prompt = prompt(moves)
        ladders = [(*self.rungs(move), *self._label_among(whole_prompt, move)) for move in moves]
        texts = choose_labels(ladders, [tag(move) for move in moves], room)
        if texts is not None:
            return texts
        named = zip(ladders, moves, strict=True)
        return [next((text for text in texts if len(text) <= room), self.act(move)) for texts, move in named]

    def _label_among(self, prompt: Prompt, move: Move) -> tuple[str, ...]:
        """Return the label of a move among all moves of a prompt, in words; none for a single move."""
        if prompt.move is not None:
            return ()
        answers = answers_of(prompt.moves, move)
        steps = walked(prompt.moves, answers).steps[len(prompt.steps) :]
        own_label = self._find_label(prompt, Choice(answers, steps, (move,)))
        return () if own_label is None else (own_label.plain or own_label.text,)

    def item(self, question: Question, value: Any) -> str:
        """Return the words of one of several items that are picked together."""
        return self.step(Answered(question.move or "", question.field, (value,), True))

    def move(self, move: Move) -> str:
        """Return the words of a complete move on a button.

        A move without fields has the name of its act; others have the game's short sentence (`KEY-brief-TAG`) if there
        is one, or the whole sentence.
        """
        key, brief = self.table.game.key, f"{self.table.game.key}-brief-{tag(move)}"
        if not type(move).__struct_fields__:
            return self.words.say(f"{key}-act-{tag(move)}")
        if self.words.has(brief):
            return self.words.say(brief, **self.words.fields(key, move, self.names))
        return self.words.move(key, move, self.names).rstrip(".")

    def fact(self, prompt: Prompt, choice: Choice) -> str | None:
        """Return a fact to know about a choice, or None."""
        return renderer(self.table.game.key).fact(self.view, prompt, choice, self.words)

    def choice(self, choice: Choice) -> str:
        """Return the whole text of a button: the complete move, or the first step of several, which ends in `…`."""
        key = (choice.steps, choice.move)
        if key not in self._chosen:
            self._chosen[key] = self._choice(choice)
        return self._chosen[key]

    def _choice(self, choice: Choice) -> str:
        steps = [step for step in choice.steps if step.asked and step.field != ACT]
        acts = [step for step in choice.steps if step.field == ACT]
        if choice.move is not None:
            if len(steps) == 1 and not acts:
                return self.step(steps[0])
            return self.move(choice.move)
        if acts and not steps:
            return f"{self.step(acts[-1])}…"
        key, value = self.table.game.key, self.words.row(self.step(step) for step in steps)
        act = acts[-1].value if acts else self._only_act
        own = f"{key}-node-{act}-{steps[-1].field}"
        if act is not None and self.words.has(own):
            kind = kind_named(self.table.game.Moves, act)
            answered = dict.fromkeys(kind.__struct_fields__, "") | {step.field: self.step(step) for step in steps}
            return self.words.say(own, value=value, **answered).replace(" …", "…")
        return self.words.say("dialog-first-step", act=self.step(acts[-1]), value=value) if acts else f"{value}…"

    @cached_property
    def _only_act(self) -> str | None:
        """Act that all legal moves share, so that it is not asked, or None if there are several."""
        moves = cast("Sequence[Move]", self.table.game.moves(self.table.state, self.seat))
        acts = {type(move).act or tag(move) for move in moves}
        return acts.pop() if len(acts) == 1 else None


def _kind(choice: Choice) -> tuple[str | None, ...]:
    """Return a value in which choices of one kind agree: their act, and the number of their answers."""
    return tuple(
        str(step.value) if step.field == ACT else None for step in choice.steps if step.asked or step.field == ACT
    )
