"""A question as it is put to a person: numbered choices, each a complete move wherever there is room for it.

A question is asked in one of four forms. Up to twelve choices are buttons; up to twenty-five, or such as say too much
for a button, a menu; more a menu of several pages. Several items at once are picked from a menu; a number is one of a
few, or typed. Where there is room a choice of the next question is replaced by those of the question after it, level by
level, so that as many buttons as possible name the complete move; what says too much for a button stays a first step.

>>> class Take(Move, frozen=True, tag="take"):
...     good: str
...     camel: int
>>> moves = [Take(good, camel) for good in ("gold", "salt") for camel in (1, 2)]
>>> asked = prompt(moves)
>>> asked.form, asked.question.field
(<Form.BUTTONS: 'buttons'>, 'good')
>>> [(choice.number, choice.move.good, choice.move.camel) for choice in asked.choices]
[(1, 'gold', 1), (2, 'gold', 2), (3, 'salt', 1), (4, 'salt', 2)]

Seven goods on two camels have no room on twelve buttons: the goods are, and then the camels.

>>> moves = [Take(good, camel) for good in "abcdefg" for camel in (1, 2)]
>>> [choice.value("good") for choice in prompt(moves).choices]
['a', 'b', 'c', 'd', 'e', 'f', 'g']
>>> prompt(moves).choices[1].answers
(1,)
>>> prompt(moves, [1]).choices[0].move
Take(good='b', camel=1)
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from games.contract import Ask, Move
from games.questions import ACT, Answered, Question, Walk, answer_for, walked

BUTTONS = 12
"""So many choices are buttons."""
ENTRIES = 25
"""So many choices are one menu."""
FEW_NUMBERS = 5
"""So many numbers are choices of their own: as many buttons as the usual ones and the box of the others would take."""


class Form(enum.Enum):
    """How the choices are offered."""

    BUTTONS = "buttons"
    MENU = "menu"
    PICK = "pick"
    NUMBER = "number"


class Choice(msgspec.Struct, frozen=True):
    """A choice of a prompt. `number`: on its button or entry and on the picture, from 1. `answers`: all that lead to
    it. `steps`: what it answers beyond the prompt's own steps, with those that were not asked. `moves`: those it
    leaves; one where it names the complete move."""

    number: int
    answers: tuple[int, ...]
    steps: tuple[Answered, ...]
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """The move that the choice plays, where it is complete."""
        return self.moves[0] if len(self.moves) == 1 else None

    @property
    def act(self) -> str:
        """The act or tag it belongs to, as far as the choice names it; empty where only an item is picked."""
        return next((step.move for step in reversed(self.steps)), "")

    def value(self, field: str, default: Any = None) -> Any:
        """The answer to a field among the steps of the choice."""
        return next((step.value for step in self.steps if step.field == field), default)


class Item(msgspec.Struct, frozen=True):
    """One of several things that can be picked together: its number from 1, and its value."""

    number: int
    value: Any


class Prompt(msgspec.Struct, frozen=True):
    """What a person is asked.

    `steps`: what is answered already. `question`: the next one, None where a single move is left. `choices`: in the
    order in which they are offered; none for items and numbers (`items`, and the question's own numbers). `moves`: all
    that can still be played.
    """

    steps: tuple[Answered, ...]
    question: Question | None
    form: Form
    choices: tuple[Choice, ...]
    items: tuple[Item, ...]
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """The one move that is left."""
        return self.moves[0] if self.question is None else None

    @property
    def signature(self) -> Hashable:
        """What tells it from other prompts about the same position."""
        chosen = tuple((choice.answers, str(choice.moves[0]), len(choice.moves)) for choice in self.choices)
        answered = tuple((step.field, step.value) for step in self.steps)
        return answered, chosen, tuple(item.value for item in self.items), str(self.moves[0]), len(self.moves)

    @property
    def act(self) -> str | None:
        """The act or tag that is chosen already, or the only one."""
        return self.steps[-1].move if self.steps else None

    def value(self, field: str, default: Any = None) -> Any:
        """What was answered to a field, or is its only value."""
        return next((step.value for step in self.steps if step.field == field), default)


Reads: TypeAlias = Callable[[Sequence[Answered]], str]
"""How the choice of these steps reads: two that read the same are one choice."""
Fits: TypeAlias = Callable[[Sequence[Choice]], bool]
"""Whether what these choices say has room on buttons; else they are a menu."""


def prompt(
    moves: Sequence[Move], answers: Sequence[int] = (), *, reads: Reads | None = None, fits: Fits | None = None
) -> Prompt:
    """What is asked after these answers. IllegalMove if there is no move or an answer fits none."""
    walk = walked(moves, answers)
    question = walk.question()
    if question is None:
        return Prompt(walk.steps, None, Form.BUTTONS, (), (), walk.moves)
    root = _Node(walk, tuple(answers))
    if question.ask is Ask.NUMBER and len(question.choices) > FEW_NUMBERS:
        return Prompt(walk.steps, question, Form.NUMBER, (), (), walk.moves)
    if question.ask is Ask.PICK and len(question.choices) > BUTTONS:
        items = tuple(Item(number, value) for number, value in enumerate(question.items, 1))
        return Prompt(walk.steps, question, Form.PICK, (), items, walk.moves)
    first = len(walk.steps)
    level = root.children(first, reads)
    if len(level) <= BUTTONS:
        chosen = _numbered(_spread(level, BUTTONS, first, reads, fits), first)
        if fits is None or fits(chosen):
            return Prompt(walk.steps, question, Form.BUTTONS, chosen, (), walk.moves)
    chosen = _numbered(_spread(level, ENTRIES, first, reads), first)
    return Prompt(walk.steps, question, Form.MENU, chosen, (), walk.moves)


def _numbered(nodes: Sequence[_Node], first: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(number, node.answers, node.walk.steps[first:], node.walk.moves) for number, node in enumerate(nodes, 1)
    )


class _Node:
    """A choice while it is not decided how far it is spread out. `level`: which answers it stands beside: those to the
    same question, while acts stand for themselves."""

    def __init__(self, walk: Walk, answers: tuple[int, ...], level: tuple[int, ...] = (), depth: int = 0) -> None:
        self.walk = walk
        self.answers = answers
        self.level = level
        self.depth = depth

    def children(self, first: int, reads: Reads | None) -> list[_Node]:
        """What its question offers, each once for all that read the same; itself, where there is nothing to ask."""
        question = self.walk.question()
        if question is None:
            return [self]
        found: dict[object, _Node] = {}
        for value in question.choices:
            walk = self.walk.after(question, value).settled()
            answers = (*self.answers, answer_for(question, value))
            level = (self.depth, *(answers if question.field == ACT else self.answers))
            node = _Node(walk, answers, level, self.depth + 1)
            found.setdefault(reads(walk.steps[first:]) if reads else answers, node)
        return list(found.values())

    @property
    def spreads(self) -> bool:
        """Whether its question could stand in place of it: numbers and selections only where they are few."""
        question = self.walk.question()
        if question is None or len(question.choices) > ENTRIES:
            return question is None
        return question.ask is not Ask.NUMBER or len(question.choices) <= FEW_NUMBERS


def _spread(nodes: list[_Node], most: int, first: int, reads: Reads | None, fits: Fits | None = None) -> list[_Node]:
    """The nodes, replaced by their children while there is room for them: level by level, from the first on, and the
    answers to one question all or none. `fits`: where the nodes do that, those in their place must."""
    tried: set[tuple[int, ...]] = set()
    while True:
        levels: dict[tuple[int, ...], list[_Node]] = {}
        for node in nodes:
            levels.setdefault(node.level, []).append(node)
        waiting = [
            level for level, some in levels.items() if level not in tried and any(one.walk.question() for one in some)
        ]
        if not waiting:
            return nodes
        level = min(waiting, key=lambda one: levels[one][0].depth)
        tried.add(level)
        if not all(node.spreads for node in levels[level]):
            continue
        spread = [child for node in nodes for child in (node.children(first, reads) if node.level == level else [node])]
        if len(spread) > most:
            continue
        if fits is None or fits(_numbered(spread, first)) or not fits(_numbered(nodes, first)):
            nodes = spread


def presets(question: Question) -> Mapping[str, int]:
    """The numbers that are offered by a button, by what they are: all, all but one, half, and the smallest; each
    number once.

    >>> presets(Question("take", "salt", tuple(range(1, 10)), Ask.NUMBER, 1, 9))
    {'all': 9, 'but-one': 8, 'half': 5, 'least': 1}
    >>> presets(Question("take", "salt", (1, 2), Ask.NUMBER, 1, 2))
    {'all': 2, 'but-one': 1}
    """
    numbers = sorted(question.choices)
    wanted = {
        "all": numbers[-1],
        "but-one": numbers[-2] if len(numbers) > 1 else numbers[-1],
        "half": numbers[(len(numbers) - 1) // 2],
        "least": numbers[0],
    }
    found: dict[int, str] = {}
    for name, number in wanted.items():
        found.setdefault(number, name)
    return {name: number for number, name in found.items()}


def question_before(
    moves: Sequence[Move], answers: Sequence[int], *, reads: Reads | None = None, fits: Fits | None = None
) -> tuple[int, ...]:
    """The answers of the question whose choice or items led here: where *Back* leads. IllegalMove as for `prompt`."""
    wanted, before = tuple(answers), ()
    while before != wanted:
        asked = prompt(moves, before, reads=reads, fits=fits)
        leading = [choice.answers for choice in asked.choices if wanted[: len(choice.answers)] == choice.answers]
        following = leading[0] if leading else wanted[: len(before) + 1]
        if following == wanted:
            return before
        before = following
    return before
