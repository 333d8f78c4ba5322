"""Meaning of a question's choices: the squares they name, their destinations, earlier answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from azalai.games.contract import Move
from azalai.games.prompts import Choice, Prompt
from azalai.games.targui1988.components import SECTOR_SQUARES, Sector, Square
from azalai.games.targui1988.moves import Attack, Buy, March, Pitch, TakeSector
from azalai.games.targui1988.view import Phase, TarguiView

Kind: TypeAlias = Literal["act", "from", "way", "buy", "occupy", "camp", "corner", "fight"]
"""Kind of choice: the act alone; start of camels; start and destination; square of a purchase; number that moves in.

Also the camp's square, its corner, or the continuation of an attack.
"""


class About(NamedTuple):
    """Meaning of a choice together with earlier answers; `act`: the tag of the move, or the act that several share."""

    kind: Kind
    act: str
    source: Square | None = None
    target: Square | None = None
    square: Square | None = None
    sector: Sector | None = None

    @property
    def at(self) -> Square | None:
        """Square to which it leads, or with which it begins."""
        if self.kind == "way":
            return self.target
        return self.source if self.kind == "from" else self.square


def choice_subject(view: TarguiView, prompt: Prompt, choice: Choice) -> About | None:
    """Return the meaning of a choice, or None if it ends something."""
    act = choice.act or prompt.act or ""
    source, target, square, sector = (
        choice.value(field, prompt.value(field)) for field in ("source", "target", "square", "sector")
    )
    match act:
        case "sector":
            return About("corner", act, sector=sector)
        case "camp":
            return About("camp", act, square=square)
        case "buy":
            return About("act" if square is None else "buy", act, square=square)
        case "set-out" | "march" | "attack":
            kind: Kind = "way" if target is not None else "from" if source is not None else "act"
            return About(kind, act, source, target)
        case "occupy":
            return About("occupy", act, square=None if view.combat is None else view.combat.target)
        case "roll" | "press" | "stop":
            return About("fight", act)
        case _:
            return None


def is_asked(choice: Choice, field: str) -> bool:
    """Return True if the choice itself answers that field, and not because only one answer is possible."""
    return any(step.field == field and step.asked for step in choice.steps)


def attacks(moves: Sequence[Move]) -> bool:
    """Return True if one of these moves is an attack."""
    return any(isinstance(move, Attack) for move in moves)


def is_under_way(view: TarguiView) -> bool:
    """Return True if an attack continues, or has just been won."""
    return view.combat is not None and view.phase in (Phase.FIGHTING, Phase.OCCUPYING)


def selected_route(view: TarguiView, prompt: Prompt) -> tuple[Square | None, Square | None]:
    """Return start and destination as far as they are answered, also for a purchase or a continuing attack."""
    if is_under_way(view) and view.combat is not None:
        return view.combat.source, view.combat.target
    return prompt.value("source"), prompt.value("target", prompt.value("square"))


def setting_out(view: TarguiView, prompt: Prompt) -> Square | None:
    """Return the herd that goes or fights, if it is chosen or the only one."""
    source, _ = selected_route(view, prompt)
    herds = {choice.value("source") for choice in prompt.choices if not is_asked(choice, "source")} - {None}
    return source or (herds.pop() if len(herds) == 1 else None)


def affected_squares(view: TarguiView, prompt: Prompt) -> frozenset[Square]:
    """Return the squares that the question is about: those of all remaining moves."""
    squares = set[Square | None](selected_route(view, prompt))
    for move in prompt.moves:
        match move:
            case March() | Attack():
                squares |= {move.source, move.target}
            case Buy() | Pitch():
                squares.add(move.square)
            case TakeSector():
                squares.update(SECTOR_SQUARES[move.sector])
            case _:
                pass
    return frozenset(square for square in squares if square is not None)


def list_lit(view: TarguiView, prompt: Prompt) -> frozenset[Square]:
    """Return the squares that can be chosen now, or whose number of camels can."""
    squares = set[Square | None]()
    for choice in prompt.choices:
        about = choice_subject(view, prompt, choice)
        if about is None or about.act == "stop":
            continue
        squares |= _list_starts(choice.moves) if about.kind == "act" else {about.at}
        if about.sector is not None:
            squares.update(SECTOR_SQUARES[about.sector])
        if about.kind == "way" and is_asked(choice, "source"):
            squares.add(about.source)
    if not prompt.choices or is_under_way(view):
        squares.add(selected_route(view, prompt)[1])
    return frozenset(square for square in squares if square is not None)


def _list_starts(moves: Sequence[Move]) -> set[Square | None]:
    """Return the squares from which these moves start, or on which they place purchases."""
    return {
        move.square if isinstance(move, Buy) else move.source if isinstance(move, March | Attack) else None
        for move in moves
    }


def list_fought(view: TarguiView, prompt: Prompt) -> frozenset[Square]:
    """Return the squares that can be attacked, and those from which one can attack, as far as choices name them."""
    squares = set[Square | None]()
    for choice in prompt.choices:
        about = choice_subject(view, prompt, choice)
        if about is not None and about.kind in ("way", "from") and attacks(choice.moves):
            squares.add(about.at)
    return frozenset(square for square in squares if square is not None)
