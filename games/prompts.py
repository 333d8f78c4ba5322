"""A question as it is put to a person: choices, each a complete move wherever there is room for it.

A question is asked in one of three forms. Mostly it is a list of choices, in groups: buttons, and menus in which one
act has all its answers. Several items at once are picked from a menu; a number is one of a few, or typed. Where there
is room a choice of the next question is replaced by those of the question after it, level by level, so that as many
choices as possible name the complete move; what has no room stays a first step, or gets a menu of its own. Behind an
answer that stands apart (`Move.apart`) a question of its own follows, however much room there is.

>>> class Take(Move, frozen=True, tag="take"):
...     good: str
...     camel: int
>>> moves = [Take(good, camel) for good in ("gold", "salt") for camel in (1, 2)]
>>> asked = prompt(moves)
>>> asked.form, asked.question.field
(<Form.CHOICES: 'choices'>, 'good')
>>> [(choice.move.good, choice.move.camel) for choice in asked.choices]
[('gold', 1), ('gold', 2), ('salt', 1), ('salt', 2)]

Nine goods on two camels have no room on sixteen buttons: the goods are, and then the camels.

>>> moves = [Take(good, camel) for good in "abcdefghi" for camel in (1, 2)]
>>> [choice.value("good") for choice in prompt(moves).choices]
['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
>>> prompt(moves).choices[1].answers
(1,)
>>> prompt(moves, [1]).choices[0].move
Take(good='b', camel=1)
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias, get_args

import msgspec

from azalai.games.contract import Ask, Move, Preset
from azalai.games.questions import ACT, Answered, Question, Walk, answer_for, walked

BUTTONS = 16
"""So many choices are buttons at most."""
ENTRIES = 25
"""So many choices are one menu."""
FEW_NUMBERS, FEW_MOVES, USUAL = 5, 10, 12
"""So many numbers are choices of their own: as many buttons as the usual ones and the box of the others would take. Of
so many moves each is a choice, whatever number is the usual one; behind other answers more than one number is on
buttons where these are no more than so many."""


class Form(enum.Enum):
    """How a question is answered."""

    CHOICES = "choices"
    PICK = "pick"
    NUMBER = "number"


class Choice(msgspec.Struct, frozen=True):
    """A choice of a prompt. `answers`: all that lead to it. `steps`: what it answers beyond the prompt's own steps,
    with those that were not asked. `moves`: those it leaves; one where it names the complete move."""

    answers: tuple[int, ...]
    steps: tuple[Answered, ...]
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """The move that the choice plays, where it is complete."""
        return self.moves[0] if len(self.moves) == 1 else None

    @property
    def quiet(self) -> bool:
        """Whether it only ends or waives something."""
        return all(type(move).quiet for move in self.moves)

    @property
    def act(self) -> str:
        """The act or tag it belongs to, as far as the choice names it; empty where only an item is picked."""
        return next((step.move for step in reversed(self.steps)), "")

    def value(self, field: str, default: Any = None) -> Any:
        """The answer to a field among the steps of the choice."""
        return next((step.value for step in self.steps if step.field == field), default)


class Group(msgspec.Struct, frozen=True):
    """Choices that are offered in one way: as buttons, or in a `menu`. `others`: they are those of other buttons with
    another number than the usual one."""

    choices: tuple[Choice, ...]
    menu: bool = False
    others: bool = False


class Item(msgspec.Struct, frozen=True):
    """One of several things that can be picked together: its number from 1, and its value."""

    number: int
    value: Any


class Prompt(msgspec.Struct, frozen=True, dict=True):
    """What a person is asked.

    `steps`: what is answered already. `question`: the next one, None where a single move is left. `groups`: the choices
    in the order in which they are offered; none for items and numbers (`items`, and the question's own numbers).
    `moves`: all that can still be played.
    """

    steps: tuple[Answered, ...]
    question: Question | None
    form: Form
    groups: tuple[Group, ...]
    items: tuple[Item, ...]
    moves: tuple[Move, ...]

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """All choices, in the order in which they are offered."""
        return tuple(choice for group in self.groups for choice in group.choices)

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
Fits: TypeAlias = Callable[[Prompt], bool]
"""Whether the choices of a prompt have room in a message."""


def prompt(
    moves: Sequence[Move],
    answers: Sequence[int] = (),
    *,
    reads: Reads | None = None,
    fits: Fits | None = None,
) -> Prompt:
    """What is asked after these answers.
    IllegalMove if there is no move or an answer fits none."""
    walk = walked(moves, answers)
    question = walk.question()
    if question is None:
        return Prompt(walk.steps, None, Form.CHOICES, (), (), walk.moves)
    if question.ask is Ask.NUMBER and len(question.choices) > FEW_NUMBERS:
        return Prompt(walk.steps, question, Form.NUMBER, (), (), walk.moves)
    if question.ask is Ask.PICK and len(question.choices) > BUTTONS:
        items = tuple(Item(number, value) for number, value in enumerate(question.items, 1))
        return Prompt(walk.steps, question, Form.PICK, (), items, walk.moves)
    return _Plan(walk, question, tuple(answers), reads, fits).made()


class _Plan:
    """How far the choices of a question are spread out, and which of them are menus."""

    def __init__(
        self,
        walk: Walk,
        question: Question,
        answers: tuple[int, ...],
        reads: Reads | None,
        fits: Fits | None,
    ) -> None:
        self._walk = walk
        self._question = question
        self._walked = answers
        self._reads = reads
        self._fits = fits

    def made(self) -> Prompt:
        """Buttons wherever they have room, with a menu for each act that is not spread out; else one menu."""
        for usual in (3, 2, 1) if len(self._walk.moves) > FEW_MOVES else (0,):
            level = self._level(usual)
            if len(level) > BUTTONS:
                break
            nodes = self._spread(level, BUTTONS, buttons=True)
            if usual > 1 and not 0 < sum(node.before is not None for node in nodes) <= USUAL:
                continue
            for offers in (self._with_menus(nodes), [_Offer(nodes)]):
                if self._has_room(found := self._prompt([*offers, *_other_numbers(nodes)])):
                    return found
        return self._prompt([_Offer(self._spread(self._level(0), ENTRIES), menu=True)])

    def _level(self, usual: int) -> list[_Node]:
        return _Node(self._walk, self._walked, len(self._walk.steps), usual=usual).children(self._reads)

    def _has_room(self, found: Prompt) -> bool:
        return self._fits is None or self._fits(found)

    def _prompt(self, offers: Sequence[_Offer]) -> Prompt:
        groups = tuple(Group(tuple(node.choice() for node in each.nodes), each.menu, each.others) for each in offers)
        return Prompt(self._walk.steps, self._question, Form.CHOICES, groups, (), self._walk.moves)

    def _spread(self, nodes: list[_Node], most: int, *, buttons: bool = False) -> list[_Node]:
        """The nodes, replaced by their children while there is room for them: level by level, those of few children
        first, and the answers to one question all or none. `buttons`: there must be room in the message, too, and one
        number stands for all."""
        tried: set[tuple[int, ...]] = set()
        while True:
            levels: dict[tuple[int, ...], list[_Node]] = {}
            for node in nodes:
                levels.setdefault(node.level, []).append(node)
            waiting = {
                level: self._replaced(nodes, level)
                for level, some in levels.items()
                if level not in tried
                and any(one.walk.question() for one in some)
                and all(one.spreads and (buttons or not one.asks_number) for one in some)
            }
            if not waiting:
                return nodes
            level = min(waiting, key=lambda one: (levels[one][0].depth, len(waiting[one])))
            tried.add(level)
            spread = waiting[level]
            if len(spread) > most:
                continue
            if not buttons or self._has_room(self._prompt([_Offer(spread)])):
                nodes = spread

    def _replaced(self, nodes: Sequence[_Node], level: tuple[int, ...]) -> list[_Node]:
        """The nodes, those of one level by their children."""
        return [child for node in nodes for child in (node.children(self._reads) if node.level == level else [node])]

    def _with_menus(self, nodes: Sequence[_Node]) -> list[_Offer]:
        """The nodes as they are offered: an act that has no room on buttons in a menu of its own, if one will do."""
        offers: list[_Offer] = []
        for node in nodes:
            entries = self._entries(node) if len(nodes) > 1 else []
            if entries:
                offers.append(_Offer(entries, menu=True))
            elif offers and not offers[-1].menu:
                offers[-1].nodes.append(node)
            else:
                offers.append(_Offer([node]))
        return offers

    def _entries(self, node: _Node) -> list[_Node]:
        """What a menu in place of an act offers; nothing where that is too much for one."""
        if not node.is_act or node.walk.question() is None or not node.spreads:
            return []
        found = self._spread(node.children(self._reads), ENTRIES)
        return found if len(found) <= ENTRIES else []


def _other_numbers(nodes: Sequence[_Node]) -> list[_Offer]:
    """A menu of the numbers other than the usual one; where they are too many, as many of the presets as have room, and
    what leads to any number."""
    kinds = get_args(Preset)
    firsts = {node.before.answers: node for node in nodes if node.before is not None}.values()
    for some in (None, *(kinds[:most] for most in range(len(kinds), -1, -1))):
        if len(found := [other for node in firsts for other in node.others(some)]) <= ENTRIES:
            return [_Offer(found, menu=True, others=True)] if found else []
    return []


class _Offer:
    """Nodes that are offered in one way (`Group`)."""

    def __init__(self, nodes: Sequence[_Node], *, menu: bool = False, others: bool = False) -> None:
        self.nodes = list(nodes)
        self.menu = menu
        self.others = others


class _Node:
    """A choice while it is not decided how far it is spread out. `first`: so many steps were answered before the
    question. `level`: which answers it stands beside: those to the same question, while acts stand for themselves.
    `usual`: of numbers behind another answer so many stand for all; 0: each for itself.
    `before`: the node of which it is such a number."""

    def __init__(
        self,
        walk: Walk,
        answers: tuple[int, ...],
        first: int,
        level: tuple[int, ...] = (),
        depth: int = 0,
        before: _Node | None = None,
        *,
        usual: int,
    ) -> None:
        self.walk = walk
        self.answers = answers
        self.first = first
        self.level = level
        self.depth = depth
        self.before = before
        self.usual = usual
        self._children: list[_Node] | None = None

    def choice(self) -> Choice:
        """The node as a choice."""
        return Choice(self.answers, self.walk.steps[self.first :], self.walk.moves)

    @property
    def is_act(self) -> bool:
        """Whether it names an act and nothing else."""
        asked = [step for step in self.walk.steps[self.first :] if step.asked]
        return len(asked) == 1 and asked[0].field == ACT

    def children(self, reads: Reads | None) -> list[_Node]:
        """What its question offers, each once for all that read the same, and of numbers behind another answer the
        usual one; itself, where there is nothing to ask. `reads` is the same whenever it is asked."""
        if self._children is None:
            self._children = self._offered(reads)
        return self._children

    def _offered(self, reads: Reads | None) -> list[_Node]:
        question = self.walk.question()
        if question is None:
            return [self]
        if self.asks_number:
            return [self._child(question, number, self) for number in self._usual(question)]
        found: dict[object, _Node] = {}
        for value in question.choices:
            node = self._child(question, value)
            found.setdefault(reads(node.walk.steps[self.first :]) if reads else node.answers, node)
        return list(found.values())

    def others(self, some: Sequence[Preset] | None) -> list[_Node]:
        """The same with other numbers than the usual ones: all of them, or `some` and what leads to the rest."""
        if self.before is None or (question := self.before.walk.question()) is None:
            return []
        usual = self.before._usual(question)
        numbers = [number for number in question.choices if number not in usual]
        if some is not None:
            offered = presets(question)
            numbers = [offered[one] for one in some if one in offered and offered[one] not in usual]
        rest = len(numbers) + len(usual) < len(question.choices)
        return [*(self.before._child(question, number) for number in numbers), *([self.before] if rest else [])]

    @property
    def asks_number(self) -> bool:
        """Whether it asks for a number behind another answer: most people choose the same (`Move.usual`)."""
        question = self.walk.question()
        return self.usual > 0 and question is not None and question.ask is Ask.NUMBER and self.depth > 0

    def _usual(self, question: Question) -> list[int]:
        """The usual number, and others of the presets."""
        found = presets(question)
        first = found.get(type(self.walk.moves[0]).usual, question.most)
        return [first, *(number for number in found.values() if number != first)][: self.usual]

    def _child(self, question: Question, value: Any, before: _Node | None = None) -> _Node:
        answers = (*self.answers, answer_for(question, value))
        level = (self.depth, *(answers if question.field == ACT else self.answers))
        walk = self.walk.after(question, value).settled()
        return _Node(walk, answers, self.first, level, self.depth + 1, before, usual=self.usual)

    @property
    def spreads(self) -> bool:
        """Whether its question could stand in place of it: behind no answer that stands apart, and a selection only
        where there are few."""
        question = self.walk.question()
        if question is None:
            return True
        apart = type(self.walk.moves[0]).apart
        if any(step.field == apart for step in self.walk.steps[self.first :]):
            return False
        if question.ask is Ask.NUMBER and not self.asks_number:
            return len(question.choices) <= FEW_NUMBERS
        return self.asks_number or len(question.choices) <= ENTRIES


def presets(question: Question) -> Mapping[Preset, int]:
    """The numbers that are offered by a button, by what they are: all, all but one, half, and the smallest; each
    number once.

    >>> presets(Question("take", "salt", tuple(range(1, 10)), Ask.NUMBER, 1, 9))
    {'all': 9, 'but-one': 8, 'half': 5, 'least': 1}
    >>> presets(Question("take", "salt", (1, 2), Ask.NUMBER, 1, 2))
    {'all': 2, 'but-one': 1}
    """
    numbers = sorted(question.choices)
    wanted: Mapping[Preset, int] = {
        "all": numbers[-1],
        "but-one": numbers[-2] if len(numbers) > 1 else numbers[-1],
        "half": numbers[(len(numbers) - 1) // 2],
        "least": numbers[0],
    }
    found: dict[int, Preset] = {}
    for name, number in wanted.items():
        found.setdefault(number, name)
    return {name: number for number, name in found.items()}


def question_before(
    moves: Sequence[Move],
    answers: Sequence[int],
    *,
    reads: Reads | None = None,
    fits: Fits | None = None,
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
