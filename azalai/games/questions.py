"""Questions that lead from the list of legal moves to one move.

The first question is which act; then each field of the moves, in its order. Kinds of moves that share an act
(`Move.act`) are asked for together: first the fields that all of them have, then which kind it is, then its other
fields. A question with one answer is not asked. Answers are whole numbers, so that a button can carry them: the index
of the choice, or the number itself if a number is asked for.

>>> class Take(Move, frozen=True, tag="take"):
...     good: str
...     camel: int
>>> class Rest(Move, frozen=True, tag="rest"):
...     pass
>>> moves = [Take("gold", 1), Take("gold", 2), Take("salt", 1), Rest()]
>>> first = ask(moves).question
>>> first.field, first.choices
('act', ('take', 'rest'))
>>> second = ask(moves, [0]).question
>>> second.move, second.field, second.choices
('take', 'good', ('gold', 'salt'))

Salt fits on one camel alone, so that no player is asked which:

>>> asked = ask(moves, [0, 1])
>>> asked.question, asked.move
(None, Take(good='salt', camel=1))
>>> [(step.field, step.value, step.asked) for step in asked.steps]
[('act', 'take', True), ('good', 'salt', True), ('camel', 1, False)]
"""

from __future__ import annotations

import enum
import typing
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from operator import attrgetter
from typing import Any

import msgspec

from azalai.games.contract import Ask, IllegalMove, Move, Preset

ACT = "act"


def tag(kind: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Return the name of a kind of move or event, in ids and in the notation."""
    return str(kind.__struct_config__.tag)


def kind_named(kinds: Sequence[type[Move]], name: str) -> type[Move]:
    """Return the kind of move with that tag, or the first that shares that act. Raises StopIteration for neither."""
    return next(kind for kind in kinds if name in (tag(kind), kind.act))


class Question(msgspec.Struct, frozen=True):
    """Question that a seat answers next on the way to a move.

    `move`: the tag of the kind of move; the act while several kinds share it; None while the act is asked for. `field`:
    the field asked for, or ACT. `choices`: the distinct values in the order of the moves (acts and tags, for ACT).
    `ask`: None for one of the choices; NUMBER for a number from `least` to `most`; PICK for `least` to `most` of the
    `items`, of which the answer is the index of the picked tuple among the choices.
    """

    move: str | None
    field: str
    choices: tuple[Any, ...]
    ask: Ask | None = None
    least: int = 0
    most: int = 0
    items: tuple[Any, ...] = ()


class Answered(msgspec.Struct, frozen=True):
    """An answer that was given, or that was the only one: the field and its value."""

    move: str
    field: str
    value: Any
    asked: bool


class Asked(msgspec.Struct, frozen=True):
    """Result of answers: the steps so far, and either the next question or the one move that is left."""

    steps: tuple[Answered, ...]
    question: Question | None
    move: Move | None


class Walk(msgspec.Struct, frozen=True, dict=True):
    """Path from the legal moves to one of them: the moves left, the steps so far, and the kinds of the chosen act."""

    moves: tuple[Move, ...]
    steps: tuple[Answered, ...] = ()
    kinds: tuple[type[Move], ...] = ()

    def question(self) -> Question | None:
        """Return the next question, also one with a single answer; None if one move is left."""
        return self._question

    @cached_property
    def _question(self) -> Question | None:
        """Next question, computed once: planning a prompt asks for it repeatedly."""
        field = self._field()
        if field is None:
            return None
        name, mode = field
        act = self.steps[-1].move if self.steps else None
        if name == ACT:
            return Question(act, ACT, tuple(_acts(self.moves) if act is None else dict.fromkeys(map(tag, self.moves))))
        return _question(act or "", name, mode, self.moves)

    def after(self, question: Question, value: Any, *, asked: bool = True) -> Walk:
        """Return the way on, after an answer to its question."""
        if not self.steps:
            kinds = _acts(self.moves)[value]
            left = tuple(move for move in self.moves if type(move) in kinds)
            return Walk(left, (Answered(value, ACT, value, asked),), kinds)
        if question.field == ACT:
            left = tuple(move for move in self.moves if tag(move) == value)
            return Walk(left, (*self.steps, Answered(value, ACT, value, asked)), self.kinds)
        left = self.moves
        if len(question.choices) > 1:
            left = tuple(move for move in left if getattr(move, question.field) == value)
        return Walk(left, (*self.steps, Answered(question.move or "", question.field, value, asked)), self.kinds)

    def skip_forced(self) -> Walk:
        """Return the way on past every question that has but one answer."""
        walk = self
        while (question := walk.question()) is not None and len(question.choices) == 1:
            walk = walk.after(question, question.choices[0], asked=False)
        return walk

    def _field(self) -> tuple[str, Ask | None] | None:
        """Return the field that is asked for next."""
        done = len(self.steps)
        if done == 0:
            return ACT, None
        shared = _list_common_fields(self.kinds)
        if done <= len(shared):
            return shared[done - 1]
        if shared or len(self.kinds) > 1:
            if done == len(shared) + 1:
                return ACT, None
            done -= 1
        known = {name for name, _ in shared}
        rest = [field for field in fields_of(type(self.moves[0])) if field[0] not in known]
        return next(iter(rest[done - 1 - len(shared) :]), None)


def ask(moves: Sequence[Move], answers: Sequence[int] = ()) -> Asked:
    """Return the next question after these answers. Raises `IllegalMove` if there is no move or an answer fits none."""
    walk = walked(moves, answers)
    question = walk.question()
    return Asked(walk.steps, question, walk.moves[0] if question is None else None)


def walked(moves: Sequence[Move], answers: Sequence[int] = ()) -> Walk:
    """Return the way that these answers lead, to a question with several answers or to one move.

    Raises `IllegalMove` as for `ask`.
    """
    if not moves:
        raise IllegalMove("refusal-nothing-to-decide")
    walk = Walk(tuple(moves)).skip_forced()
    for answer in answers:
        question = walk.question()
        if question is None:
            raise IllegalMove("refusal-stale")
        walk = walk.after(question, _value(question, answer)).skip_forced()
    return walk


def answers_of(moves: Sequence[Move], move: Move) -> tuple[int, ...]:
    """Return the answers that lead to a move: the inverse of `ask`. Raises `IllegalMove` if it is not among the moves.

    >>> from azalai.games import GAMES
    >>> game = GAMES["touareg"]
    >>> state = game.setup(seats=3, options=game.Options(), seed=b"any bytes")
    >>> moves = game.moves(state, 0)
    >>> all(ask(moves, answers_of(moves, move)).move == move for move in moves)
    True
    """
    if move not in moves:
        raise IllegalMove("refusal-stale")
    answers: list[int] = []
    walk = walked(moves)
    while (question := walk.question()) is not None:
        value: Any = getattr(move, question.field, None)
        if question.field == ACT:
            value = tag(move) if tag(move) in question.choices else type(move).act
        answers.append(answer_for(question, value))
        walk = walk.after(question, value).skip_forced()
    return tuple(answers)


def common_answers(moves: Sequence[Move], left: Sequence[Move]) -> tuple[int, ...]:
    """Return the answers, from the first on, that the paths to all the moves left have in common."""
    common: list[int] = []
    for step in zip(*(answers_of(moves, move) for move in left), strict=False):
        if len(set(step)) > 1:
            break
        common.append(step[0])
    return tuple(common)


def answer_for(question: Question, value: Any) -> int:
    """Return the whole number that answers a question with one of its choices."""
    return value if question.ask is Ask.NUMBER else question.choices.index(value)


def parse_pick(question: Question, indexes: Iterable[int]) -> int:
    """Return the answer to a PICK question for the picked items. Raises `IllegalMove` if that selection is not allowed.

    Either salt will do, gold alone is not allowed:

    >>> pair = Question("pay", "goods", (("salt",), ("salt", "gold")), Ask.PICK, 1, 2, ("salt", "salt", "gold"))
    >>> parse_pick(pair, [1]), parse_pick(pair, [2, 0])
    (0, 1)
    >>> parse_pick(pair, [2])
    Traceback (most recent call last):
    azalai.games.contract.IllegalMove: refusal-not-that-selection
    """
    chosen = set(indexes)
    if not chosen <= set(range(len(question.items))):
        raise IllegalMove("refusal-stale")
    wanted = Counter(question.items[index] for index in chosen)
    for index, choice in enumerate(question.choices):
        if len(choice) == len(chosen) and Counter(choice) == wanted:
            return index
    raise IllegalMove("refusal-not-that-selection")


def _acts(moves: Sequence[Move]) -> dict[str, tuple[type[Move], ...]]:
    """Return the kinds of these moves by their acts.

    If only one kind is left of those that share an act, its own tag replaces the act.
    """
    by_act: dict[str, list[type[Move]]] = {}
    present: dict[type[Move], None] = dict.fromkeys(type(move) for move in moves)
    for kind in present:
        by_act.setdefault(kind.act or tag(kind), []).append(kind)
    return {act if len(kinds) > 1 else tag(kinds[0]): tuple(kinds) for act, kinds in by_act.items()}


@cache
def _list_common_fields(kinds: tuple[type[Move], ...]) -> tuple[tuple[str, Ask | None], ...]:
    """Return the fields that several kinds of moves all have; none for one kind."""
    first, *others = kinds
    if not others:
        return ()
    known = [{name for name, _ in fields_of(kind)} for kind in others]
    return tuple(field for field in fields_of(first) if all(field[0] in names for names in known))


@cache
def fields_of(kind: type[Move]) -> tuple[tuple[str, Ask | None], ...]:
    """Return the fields of a kind of move, and how each is asked for."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(
        (name, next((extra for extra in typing.get_args(hints[name]) if isinstance(extra, Ask)), None))
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
    """Return each item as often as any one of the values holds it; those of an enum in its order."""
    most: Counter[Any] = Counter()
    for value in values:
        most |= Counter(value)
    order = list(most)
    if order and isinstance(order[0], enum.Enum):
        order.sort(key=list(type(order[0])).index)
    return tuple(item for item in order for _ in range(most[item]))


def _value(question: Question, answer: int) -> Any:
    """Return the value of an answer. Raises `IllegalMove` if it fits none."""
    if question.ask is Ask.NUMBER:
        if answer not in question.choices:
            raise IllegalMove("refusal-number", least=question.least, most=question.most)
        return answer
    if not 0 <= answer < len(question.choices):
        raise IllegalMove("refusal-stale")
    return question.choices[answer]


def presets(question: Question) -> Mapping[Preset, int]:
    """Return the numbers that a button offers, by name: all, all but one, half, and the smallest; each number once.

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
    values: dict[int, Preset] = {}
    for name, number in wanted.items():
        values.setdefault(number, name)
    return {name: number for number, name in values.items()}
