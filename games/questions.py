"""From the list of legal moves to the next question, until one move is left.

The first question is which kind of move; then each field of the moves, in its order. A question with
one answer is not asked. Answers are whole numbers, so that a button can carry them: the index of the
choice, or the number itself where a number is asked for.
"""

from __future__ import annotations

import enum
import typing
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from games.contract import Ask, IllegalMove, Move

ACT = "act"


class Question(msgspec.Struct, frozen=True):
    """What is to be answered next.

    `move` is the tag of the kind of move, None while that is what is asked; `field` the field asked
    for, or ACT. `choices` are the distinct values in the order of the moves (tags, for ACT).
    `ask` None: one of the choices. NUMBER: a number from `least` to `most`. PICK: `items` to pick
    `least` to `most` from; the answer is the index of the picked tuple among the choices.
    """

    move: str | None
    field: str
    choices: tuple[Any, ...]
    ask: Ask | None = None
    least: int = 0
    most: int = 0
    items: tuple[Any, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """An answer that was given, or that was the only one: the field and its value."""

    move: str
    field: str
    value: Any
    asked: bool


class Asked(msgspec.Struct, frozen=True):
    """Where the answers lead: the steps so far, and either the next question or the one move that is left."""

    steps: tuple[Step, ...]
    question: Question | None
    move: Move | None


def tag(move: Move | type[Move]) -> str:
    """The name of a kind of move."""
    return str(move.__struct_config__.tag)


def ask(moves: Sequence[Move], answers: Sequence[int] = ()) -> Asked:
    """The next question after these answers. IllegalMove if there is no move or an answer fits none."""
    if not moves:
        raise IllegalMove("refusal-nothing-to-decide")
    left = deque(answers)
    kinds = {tag(kind): kind for kind in dict.fromkeys(map(type, moves))}
    question = Question(None, ACT, tuple(kinds))
    answer = _answer(question, left)
    if answer is None:
        return Asked((), question, None)
    kind = str(answer.value)
    steps = [Step(kind, ACT, kind, answer.asked)]
    candidates = [move for move in moves if type(move) is kinds[kind]]
    for field, mode in _fields(kinds[kind]):
        question = _question(kind, field, mode, candidates)
        answer = _answer(question, left)
        if answer is None:
            return Asked(tuple(steps), question, None)
        steps.append(Step(kind, field, answer.value, answer.asked))
        if len(question.choices) > 1:
            candidates = [move for move in candidates if getattr(move, field) == answer.value]
    if left:
        raise IllegalMove("refusal-stale")
    return Asked(tuple(steps), None, candidates[0])


def answers_of(moves: Sequence[Move], move: Move) -> tuple[int, ...]:
    """The answers that lead to a move: the inverse of `ask`. IllegalMove if it is not among the moves."""
    if move not in moves:
        raise IllegalMove("refusal-stale")
    answers: list[int] = []
    while (question := ask(moves, answers).question) is not None:
        value: Any = tag(move) if question.field == ACT else getattr(move, question.field)
        answers.append(value if question.ask is Ask.NUMBER else question.choices.index(value))
    return tuple(answers)


def picked(question: Question, indexes: Iterable[int]) -> int:
    """The answer to a PICK question for the picked items. IllegalMove if that selection is not allowed."""
    chosen = set(indexes)
    if not chosen <= set(range(len(question.items))):
        raise IllegalMove("refusal-stale")
    wanted = Counter(question.items[index] for index in chosen)
    for index, choice in enumerate(question.choices):
        if len(choice) == len(chosen) and Counter(choice) == wanted:
            return index
    raise IllegalMove("refusal-not-that-selection")


class _Answer(msgspec.Struct, frozen=True):
    """The value an answer stands for, and whether it was asked for."""

    value: Any
    asked: bool


@cache
def _fields(kind: type[Move]) -> tuple[tuple[str, Ask | None], ...]:
    """The fields of a kind of move, and how each is asked for."""
    found = typing.get_type_hints(kind, include_extras=True)
    return tuple(
        (name, next((extra for extra in typing.get_args(found[name]) if isinstance(extra, Ask)), None))
        for name in kind.__struct_fields__
    )


def _question(kind: str, field: str, mode: Ask | None, moves: Sequence[Move]) -> Question:
    values = tuple(dict.fromkeys(map(attrgetter(field), moves)))
    if mode is Ask.NUMBER:
        return Question(kind, field, values, Ask.NUMBER, min(values), max(values))
    if mode is Ask.PICK:
        sizes = [len(value) for value in values]
        return Question(kind, field, values, Ask.PICK, min(sizes), max(sizes), _items(values))
    return Question(kind, field, values)


def _items(values: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    """Each item as often as any one of the values holds it; those of an enum in its order."""
    most: Counter[Any] = Counter()
    for value in values:
        most |= Counter(value)
    order = list(most)
    if order and isinstance(order[0], enum.Enum):
        order.sort(key=list(type(order[0])).index)
    return tuple(item for item in order for _ in range(most[item]))


def _answer(question: Question, left: deque[int]) -> _Answer | None:
    """What the next answer stands for, taken off those left; None while there is none."""
    if len(question.choices) == 1:
        return _Answer(question.choices[0], asked=False)
    if not left:
        return None
    answer = left.popleft()
    if question.ask is Ask.NUMBER:
        if answer not in question.choices:
            raise IllegalMove("refusal-number", least=question.least, most=question.most)
        return _Answer(answer, asked=True)
    if not 0 <= answer < len(question.choices):
        raise IllegalMove("refusal-stale")
    return _Answer(question.choices[answer], asked=True)
