"""The ways on from a question, while it is planned how far its choices are spread out (`azalai.games.prompts`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from azalai.games.contract import Ask, Preset
from azalai.games.questions import ACT, Answered, Question, Walk, answer_for, presets

ENTRIES = 25
"""Largest number of choices of one menu."""
FEW_NUMBERS = 5
"""Largest number of numbers that are all choices: presets and the box for others would take as many buttons."""

Reads: TypeAlias = Callable[[Sequence[Answered]], str]
"""Function that returns the words of a choice: equal words are one choice."""


FEW = 3
"""Smallest numbers that are offered if few are usual and there is room for one more, the largest."""


class Ways:
    """Ways on from a question, each of them walked and read once. `first`: the number of answers before."""

    def __init__(self, first: int, reads: Reads | None) -> None:
        self._first = first
        self._reads = reads
        self._known: dict[tuple[int, ...], tuple[Walk, Hashable]] = {}

    def steps(self, walk: Walk) -> tuple[Answered, ...]:
        """Return the answers beyond the question."""
        return walk.steps[self._first :]

    def child(self, walk: Walk, question: Question, value: Any, answers: tuple[int, ...]) -> tuple[Walk, Hashable]:
        """Return the way on after one more answer, the last of `answers`; and how it reads."""
        if answers not in self._known:
            on = walk.after(question, value).skip_forced()
            self._known[answers] = on, self._reads(self.steps(on)) if self._reads else answers
        return self._known[answers]


class Node:
    """Choice whose depth is not decided yet.

    `level`: the answers it is grouped with: those to the same question, while acts stand for themselves. `usual`: of
    numbers behind another answer, the count that stands for all; 0: each for itself. `before`: the node of which it is
    such a number.
    """

    def __init__(
        self,
        ways: Ways,
        walk: Walk,
        answers: tuple[int, ...],
        level: tuple[int, ...] = (),
        depth: int = 0,
        before: Node | None = None,
        *,
        usual: int,
    ) -> None:
        self.ways = ways
        self.walk = walk
        self.answers = answers
        self.level = level
        self.depth = depth
        self.before = before
        self.usual = usual

    @property
    def steps(self) -> tuple[Answered, ...]:
        """Answers beyond the question."""
        return self.ways.steps(self.walk)

    @property
    def act(self) -> str:
        """Act that it names, if it names nothing else; "" otherwise."""
        steps = [step for step in self.steps if step.asked]
        return str(steps[0].value) if len(steps) == 1 and steps[0].field == ACT else ""

    @cached_property
    def children(self) -> list[Node]:
        """Nodes of its question's answers: one for answers of equal words, and only the usual numbers.

        If it has no question, this is the node itself.
        """
        question = self.walk.question()
        if question is None:
            return [self]
        if self.asks_number:
            return [self._child(question, number, self)[0] for number in self._usual_nodes(question)]
        nodes: dict[Hashable, Node] = {}
        for value in question.choices:
            node, reading = self._child(question, value)
            nodes.setdefault(reading, node)
        return [node.without_single_answers() for node in nodes.values()]

    def without_single_answers(self) -> Node:
        """Return the node behind questions whose answers all read the same, which are not asked."""
        question = self.walk.question()
        if question is None or question.ask is not None or len(self.children) > 1:
            return self
        return self.children[0]

    def others(self, some: Sequence[Preset] | None) -> list[Node]:
        """Return the nodes of unusual numbers: all, or `some` presets and the node that leads to the rest."""
        if self.before is None or (question := self.before.walk.question()) is None:
            return []
        usual = self.before._usual_nodes(question)
        numbers = [number for number in question.choices if number not in usual]
        if some is not None:
            offered = presets(question)
            numbers = [offered[choice] for choice in some if choice in offered and offered[choice] not in usual]
        rest = len(numbers) + len(usual) < len(question.choices)
        return [*(self.before._child(question, number)[0] for number in numbers), *([self.before] if rest else [])]

    @property
    def asks_number(self) -> bool:
        """True if it asks for a number behind another answer: most people choose the same (`Move.usual`)."""
        question = self.walk.question()
        return self.usual > 0 and question is not None and question.ask is Ask.NUMBER and self.depth > 0

    def _usual_nodes(self, question: Question) -> list[int]:
        """Return the usual number, and others of the presets.

        If `few` are usual, these are the smallest three and the largest if there is room for all; else the smallest,
        the one below the largest, and the largest; without the smallest if there is room for two.
        """
        nodes, usual = presets(question), type(self.walk.moves[0]).usual
        if usual == "few":
            smallest = sorted(question.choices)[: FEW if self.usual > FEW else max(0, self.usual - 2)]
            last = [question.most] if self.usual > FEW else [nodes.get("but-one", question.most), question.most]
            return list(dict.fromkeys([*smallest, *last]))[: self.usual]
        first = nodes.get(usual, question.most)
        return [first, *(number for number in nodes.values() if number != first)][: self.usual]

    def _child(self, question: Question, value: Any, before: Node | None = None) -> tuple[Node, Hashable]:
        """Return the node of an answer to its question, and how it reads."""
        answers = (*self.answers, answer_for(question, value))
        level = (self.depth, *(answers if question.field == ACT else self.answers))
        walk, reading = self.ways.child(self.walk, question, value, answers)
        return Node(self.ways, walk, answers, level, self.depth + 1, before, usual=self.usual), reading

    @property
    def spreads(self) -> bool:
        """True if its choice could be replaced by those of its question.

        It is False behind an answer that is asked separately, and for a selection among many.
        """
        question = self.walk.question()
        if question is None:
            return True
        apart = type(self.walk.moves[0]).apart
        if any(step.field == apart for step in self.steps):
            return False
        if question.ask is Ask.NUMBER and not self.asks_number:
            return len(question.choices) <= FEW_NUMBERS
        return self.asks_number or len(question.choices) <= ENTRIES
