"""What a tribe is asked, sorted by places of the map: which choices lead to one place, and what is picked already."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from games.prompts import Choice, Form, Prompt, presets
from games.questions import ACT
from games.targui1988.components import SECTOR_SQUARES, Sector, Square
from games.targui1988.moves import Attack, Buy, March, Pitch, TakeSector
from games.targui1988.view import Phase, TarguiView

Kind: TypeAlias = Literal["act", "from", "way", "buy", "occupy", "camp", "corner", "fight"]
"""An act alone; where camels set out; from where to where; where camels are bought; how many move in; where the camp
stands; in which corner; how an attack goes on."""


class Group(NamedTuple):
    """Choices of one kind at one place, which differ in a number at most. Their own numbers follow on each other.
    `act`: the tag of the kind of move, or the act that several kinds share."""

    kind: Kind
    act: str
    source: Square | None
    target: Square | None
    square: Square | None
    sector: Sector | None
    choices: tuple[Choice, ...]

    @property
    def first(self) -> int:
        """The number of the first choice."""
        return self.choices[0].number

    @property
    def last(self) -> int:
        """The number of the last choice."""
        return self.choices[-1].number

    @property
    def at(self) -> Square | None:
        """The square on which it is marked."""
        if self.kind == "way":
            return self.target
        return self.source if self.kind == "from" else self.square


def grouped(view: TarguiView, prompt: Prompt) -> tuple[Group, ...]:
    """The choices by what they are about, in their order. What ends something has no place and is left out."""
    found: list[Group] = []
    for choice in prompt.choices:
        group = _group(view, prompt, choice)
        if group is None:
            continue
        before = found[-1] if found else None
        if before is not None and group.kind not in ("fight", "act") and _same(before, group):
            found[-1] = before._replace(choices=(*before.choices, choice))
        else:
            found.append(group)
    return tuple(found)


def _same(one: Group, other: Group) -> bool:
    return one._replace(choices=()) == other._replace(choices=())


def _group(view: TarguiView, prompt: Prompt, choice: Choice) -> Group | None:
    source, target, square, sector = (
        choice.value(field, prompt.value(field)) for field in ("source", "target", "square", "sector")
    )
    kind: Kind
    match choice.act:
        case "sector":
            kind = "corner"
        case "camp":
            kind = "camp"
        case "buy":
            kind = "buy" if square is not None else "act"
        case "set-out" | "march" | "attack":
            kind = "way" if target is not None else "from" if source is not None else "act"
        case "occupy":
            kind, square = "occupy", None if view.combat is None else view.combat.target
        case "roll" | "press" | "stop":
            kind = "fight"
        case _:
            return None
    return Group(kind, choice.act, source, target, square, sector, (choice,))


def picked(view: TarguiView, prompt: Prompt) -> tuple[Square | None, Square | None]:
    """From where to where, as far as it is answered: for a purchase and an attack under way too."""
    if view.phase in (Phase.FIGHTING, Phase.OCCUPYING) and view.combat is not None:
        return view.combat.source, view.combat.target
    return prompt.value("source"), prompt.value("target", prompt.value("square"))


def concerned(view: TarguiView, prompt: Prompt) -> frozenset[Square]:
    """The squares that the question is about: those of all moves that are left."""
    found = set[Square | None](picked(view, prompt))
    for move in prompt.moves:
        match move:
            case March() | Attack():
                found.add(move.source)
                found.add(move.target)
            case Buy() | Pitch():
                found.add(move.square)
            case TakeSector():
                found.update(SECTOR_SQUARES[move.sector])
            case _:
                pass
    return frozenset(square for square in found if square is not None)


class Amount(NamedTuple):
    """A number that can be answered, and the choice that does so; None where it is one of a few proposed."""

    value: int
    choice: Choice | None


def amounts(prompt: Prompt) -> tuple[Amount, ...]:
    """The numbers among which is chosen, the largest first; none where something else is asked."""
    question = prompt.question
    if question is None or question.field in (ACT, "source", "target", "square", "sector"):
        return ()
    if prompt.form is Form.NUMBER:
        return tuple(Amount(value, None) for value in sorted(presets(question).values(), reverse=True))
    return tuple(Amount(choice.value(question.field), choice) for choice in prompt.choices)
