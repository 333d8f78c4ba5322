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
from types import MappingProxyType
from typing import Any, TypeAlias, get_args

import msgspec

from azalai.games.contract import Ask, Move, Preset
from azalai.games.questions import ACT, Answered, Question, Walk, fields_of, walked
from azalai.games.ways import ENTRIES, FEW_NUMBERS, Node, Reads, Ways

BUTTONS = 16
"""Largest number of choices shown as buttons."""
FEW_MOVES, USUAL = 10, 15
"""Number of moves up to which all numbers are shown; and of buttons up to which several usual numbers are shown."""
MOST_USUAL = 4
"""Largest number of numbers offered behind one answer: the smallest three and the largest."""


class Form(enum.Enum):
    """Ways to answer a question."""

    CHOICES = "choices"
    PICK = "pick"
    NUMBER = "number"


class Choice(msgspec.Struct, frozen=True):
    """Choice of a prompt.

    `answers`: all that lead to it. `steps`: its answers beyond the prompt's own steps, with unasked ones. `moves`: the
    remaining ones; a single one if it names the complete move.
    """

    answers: tuple[int, ...]
    steps: tuple[Answered, ...]
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """Move that the choice plays, if it is complete."""
        return self.moves[0] if len(self.moves) == 1 else None

    @property
    def quiet(self) -> bool:
        """True if it only ends or waives something."""
        return all(type(move).quiet for move in self.moves)

    @property
    def act(self) -> str:
        """The act or tag it belongs to, as far as the choice names it; empty where only an item is picked."""
        return next((step.move for step in reversed(self.steps)), "")

    def value(self, field: str, default: Any = None) -> Any:
        """Return the answer to a field among the steps of the choice."""
        return next((step.value for step in self.steps if step.field == field), default)


class Group(msgspec.Struct, frozen=True):
    """Choices that are offered in one way: as buttons, or in a `menu`.

    `others`: they are those of other buttons with another number than the usual one.
    """

    choices: tuple[Choice, ...]
    menu: bool = False
    others: bool = False


class Item(msgspec.Struct, frozen=True):
    """One of several things that can be picked together: its number from 1, and its value."""

    number: int
    value: Any


class Prompt(msgspec.Struct, frozen=True, dict=True):
    """Question to a person.

    `steps`: the answers so far. `question`: the next one, None if a single move is left. `groups`: the choices in the
    order in which they are offered; empty for items and numbers (`items`, and the question's own numbers). `moves`: all
    that can still be played. `legal`: all moves of the first question.
    """

    steps: tuple[Answered, ...]
    question: Question | None
    form: Form
    groups: tuple[Group, ...]
    items: tuple[Item, ...]
    moves: tuple[Move, ...]
    legal: tuple[Move, ...]

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """All choices, in the order in which they are offered."""
        return tuple(choice for group in self.groups for choice in group.choices)

    @property
    def folded(self) -> Mapping[str, bool]:
        """The acts that stand among others with a menu of their own (True), or as a first step (False)."""
        forms: dict[str, bool] = {}
        if len(self.groups) == 1 and self.groups[0].menu:
            return forms
        for group in self.groups:
            for choice in group.choices:
                steps = [step for step in choice.steps if step.asked]
                is_step = choice.move is None and len(steps) == 1
                if steps and steps[0].field == ACT and not group.others and (group.menu or is_step):
                    forms[str(steps[0].value)] = group.menu
        return forms

    @property
    def move(self) -> Move | None:
        """The one move that is left."""
        return self.moves[0] if self.question is None else None

    @property
    def signature(self) -> Hashable:
        """Key that tells it from other prompts about the same position."""
        chosen = tuple((choice.answers, str(choice.moves[0]), len(choice.moves)) for choice in self.choices)
        answered = tuple((step.field, step.value) for step in self.steps)
        return answered, chosen, tuple(item.value for item in self.items), str(self.moves[0]), len(self.moves)

    @property
    def act(self) -> str | None:
        """The act or tag that is chosen already, or the only one."""
        return self.steps[-1].move if self.steps else None

    def value(self, field: str, default: Any = None) -> Any:
        """Return the answer to a field, or its only value."""
        return next((step.value for step in self.steps if step.field == field), default)


NOT_FOLDED: Mapping[str, bool] = MappingProxyType({})
Fits: TypeAlias = Callable[[Prompt], bool]
"""Function that returns True if the choices of a prompt have room in a message."""


def prompt(
    moves: Sequence[Move],
    answers: Sequence[int] = (),
    *,
    reads: Reads | None = None,
    fits: Fits | None = None,
    folded: Mapping[str, bool] = NOT_FOLDED,
) -> Prompt:
    """Return the question after these answers.

    `folded`: the acts that stay menus (True) or first steps, however much room there is. Raises `IllegalMove` if there
    is no move or an answer fits none.
    """
    walk, legal = walked(moves, answers), tuple(moves)
    question = walk.question()
    if question is None:
        return Prompt(walk.steps, None, Form.CHOICES, (), (), walk.moves, legal)
    if question.ask is Ask.NUMBER and len(question.choices) > FEW_NUMBERS:
        return Prompt(walk.steps, question, Form.NUMBER, (), (), walk.moves, legal)
    if question.ask is Ask.PICK and len(question.choices) > BUTTONS:
        items = tuple(Item(number, value) for number, value in enumerate(question.items, 1))
        return Prompt(walk.steps, question, Form.PICK, (), items, walk.moves, legal)
    return _Plan(legal, walk, question, tuple(answers), reads, fits, folded).make_prompt()


class _Plan:
    """Plan of a question's choices: their depth, and the menus among them."""

    def __init__(
        self,
        legal: tuple[Move, ...],
        walk: Walk,
        question: Question,
        answers: tuple[int, ...],
        reads: Reads | None,
        fits: Fits | None,
        folded: Mapping[str, bool],
    ) -> None:
        self._folded = folded
        self._legal = legal
        self._walk = walk
        self._question = question
        self._walked = answers
        self._ways = Ways(len(walk.steps), reads)
        self._fits = fits
        self._tried: dict[Hashable, Prompt | None] = {}

    def make_prompt(self) -> Prompt:
        """Return buttons as far as they have room, with a menu for each act that is not spread out; else one menu."""
        tried = self._usual_numbers()
        for at, usual in enumerate(tried, 1):
            level = self._level(usual)
            if len(level) > BUTTONS:
                break
            nodes = self._spread(level, BUTTONS, buttons=True)
            if not usual and at < len(tried) and any(_asks_number(node) for node in nodes):
                continue  # not all numbers have room: the usual ones stand for them
            most = BUTTONS if usual == MOST_USUAL else USUAL
            if usual > 1 and not 0 < sum(node.before is not None for node in nodes) <= most:
                continue
            for offers in (self._with_menus(nodes), [_Offer(nodes)]):
                if (fitting := self._fit_prompt([*offers, *_other_numbers(nodes)])) is not None:
                    return fitting
        return self._prompt([_Offer(self._spread(self._level(0), ENTRIES), menu=True)])

    def _usual_numbers(self) -> tuple[int, ...]:
        """Return the numbers that may stand for all, the longest list first."""
        if len(self._walk.moves) <= FEW_MOVES:
            return (0, 3, 2, 1, 0) if _has_numbers(self._walk.moves) else (0,)
        if any(type(move).usual == "few" for move in self._walk.moves):
            return (MOST_USUAL, 3, 2, 1)
        return (3, 2, 1) if _has_numbers(self._walk.moves) else (1,)

    def _level(self, usual: int) -> list[Node]:
        return Node(self._ways, self._walk, self._walked, usual=usual).children

    def _fit_prompt(self, offers: Sequence[_Offer]) -> Prompt | None:
        """Return the prompt that offers these, if it has room; each is looked at once, since its labels take time."""
        key = tuple((each.menu, each.others, *(node.answers for node in each.nodes)) for each in offers)
        if key not in self._tried:
            prompt = self._prompt(offers)
            self._tried[key] = prompt if self._fits is None or self._fits(prompt) else None
        return self._tried[key]

    def _prompt(self, offers: Sequence[_Offer]) -> Prompt:
        groups = tuple(Group(tuple(map(_choice, each.nodes)), each.menu, each.others) for each in offers)
        return Prompt(self._walk.steps, self._question, Form.CHOICES, groups, (), self._walk.moves, self._legal)

    def _spread(self, nodes: list[Node], most: int, *, buttons: bool = False) -> list[Node]:
        """Return the nodes, replaced by their children while there is room for them: level by level.

        Those of few children first, and the answers to one question all or none. `buttons`: there must be room in the
        message, too, and one number stands for all.
        """
        tried: set[tuple[int, ...]] = set()
        while True:
            levels: dict[tuple[int, ...], list[Node]] = {}
            for node in nodes:
                levels.setdefault(node.level, []).append(node)
            waiting = {
                level: self._replace_level(nodes, level)
                for level, some in levels.items()
                if level not in tried
                and any(node.walk.question() for node in some)
                and all(node.spreads and (buttons or not node.asks_number) for node in some)
                and not any(node.act in self._folded for node in some)
            }
            if not waiting:
                return nodes
            level = min(waiting, key=lambda node: (levels[node][0].depth, len(waiting[node])))
            tried.add(level)
            spread = waiting[level]
            if len(spread) > most:
                continue
            if not buttons or self._fit_prompt([_Offer(spread)]) is not None:
                nodes = spread

    def _replace_level(self, nodes: Sequence[Node], level: tuple[int, ...]) -> list[Node]:
        """Return the nodes, those of one level by their children."""
        return [child for node in nodes for child in (node.children if node.level == level else [node])]

    def _with_menus(self, nodes: Sequence[Node]) -> list[_Offer]:
        """Return the nodes as they are offered.

        An act that has no room on buttons in a menu of its own, if one will do.
        """
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

    def _entries(self, node: Node) -> list[Node]:
        """Return the entries of a menu in place of an act; empty if they are too many."""
        if not self._folded.get(node.act, bool(node.act)) or node.walk.question() is None or not node.spreads:
            return []
        offers = self._spread(node.children, ENTRIES)
        return offers if len(offers) <= ENTRIES else []


def _asks_number(node: Node) -> bool:
    """Return True if the next question of a node is a number."""
    question = node.walk.question()
    return question is not None and question.ask is Ask.NUMBER


def _choice(node: Node) -> Choice:
    return Choice(node.answers, node.steps, node.walk.moves)


def _other_numbers(nodes: Sequence[Node]) -> list[_Offer]:
    """Return a menu of the numbers other than the usual one.

    If they are too many, as many of the presets as have room, and the way to any number.
    """
    kinds = get_args(Preset)
    firsts = {node.before.answers: node for node in nodes if node.before is not None}.values()
    for some in (None, *(kinds[:most] for most in range(len(kinds), -1, -1))):
        if len(nodes_left := [other for node in firsts for other in node.others(some)]) <= ENTRIES:
            return [_Offer(nodes_left, menu=True, others=True)] if nodes_left else []
    return []


class _Offer:
    """Nodes that are offered in one way (`Group`)."""

    def __init__(self, nodes: Sequence[Node], *, menu: bool = False, others: bool = False) -> None:
        self.nodes = list(nodes)
        self.menu = menu
        self.others = others


def _has_numbers(moves: Sequence[Move]) -> bool:
    """Return True if any of the moves has a field that is asked for as a number."""
    return any(mode is Ask.NUMBER for kind in set(map(type, moves)) for _, mode in fields_of(kind))


def question_before(
    moves: Sequence[Move],
    answers: Sequence[int],
    *,
    reads: Reads | None = None,
    fits: Fits | None = None,
    folded: Mapping[str, bool] = NOT_FOLDED,
) -> tuple[int, ...]:
    """Return the answers of the question whose choice or items led here: where *Back* leads.

    Raises `IllegalMove` as for `prompt`.
    """
    wanted, before = tuple(answers), ()
    while before != wanted:
        asked = prompt(moves, before, reads=reads, fits=fits, folded=folded)
        leading = [choice.answers for choice in asked.choices if wanted[: len(choice.answers)] == choice.answers]
        following = leading[0] if leading else wanted[: len(before) + 1]
        if following == wanted:
            return before
        before = following
    return before
