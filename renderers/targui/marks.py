"""Where the choices of a question lie in the private picture.

A choice leads along places: from the figure, marker or card that it uses to where it ends (a row of the display, the
hand, another card). It bears its badge at the first of them that is not settled yet, and its number once more, flat,
where it ends. Several at one place share it.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from games.prompts import Choice, Prompt
from games.questions import ACT, Answered
from games.targui.cards import BORDER, Card
from games.targui.components import MIDDLE, Border, Place, Row, Slot
from games.targui.display import slot_of
from games.targui.moves import Source
from games.targui.placing import crossings
from games.targui.view import CampView, TarguiView
from renderers.kit.picture import Picture
from renderers.targui import tokens
from renderers.targui.layout import Layout
from renderers.targui.table import border_cell, middle_cell, stand
from renderers.targui.tokens import ECHO, GHOST, SIZE, Run, runs, token_width


class Own(enum.StrEnum):
    """A place on one's own sheet that no rule names."""

    HAND = "hand"


Anchor: TypeAlias = Border | Place | Row | Slot | Own
"""A card of the border, a card of the middle (or the hand card, or one just drawn), a row or place of the own display,
or the empty hand."""

_VISITS = {
    "trade": Border.B5,
    "barter": Border.B5,
    "mirage": Border.B9,
    "sell": Border.B10,
    "caravan": Border.B13,
    "expand": Border.B14,
}
"""Where the figure stands that an act uses."""


class Kind(enum.Enum):
    """How a number is drawn: as the badge of a button, flat where a choice leads to, or as the marker it would make."""

    BADGE = "badge"
    ECHO = "echo"
    GHOST = "ghost"


class Mark(NamedTuple):
    """A number, or several in a row, with its middle at (x, y)."""

    kind: Kind
    run: Run
    x: float
    y: float
    size: int

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        if self.kind is Kind.GHOST:
            wide = high = float(self.size)
        else:
            echo = self.kind is Kind.ECHO
            wide, high = (token_width(run, self.size, echo=echo) for run in (self.run, Run(1, 1)))
        return self.x - wide / 2, self.y - high / 2, self.x + wide / 2, self.y + high / 2


class Places(NamedTuple):
    """The numbers of the choices by where they lie: with a badge, and flat. `picked`: what was answered already."""

    badges: Mapping[Anchor, Sequence[int]]
    echoes: Mapping[Anchor, Sequence[int]]
    picked: Sequence[Anchor]


def path(camp: CampView, steps: Sequence[Answered]) -> list[Anchor]:
    """The places along which these answers lead."""
    found: list[Anchor] = []
    kept = False
    for step in steps:
        match step.value:
            case Border() | Row() | Slot() as place:
                found.append(place)
            case Source(_, place):
                found.append(Border.B1 if place is Place.NOBLE else place)
            case Card() as card if (slot := slot_of(camp.rows, card)) is not None:
                found.append(slot)
            case str() as act if step.field == ACT:
                kept = kept or act == "keep"
                if act in _VISITS:
                    found.append(_VISITS[act])
            case _:
                pass
    return [*found, Own.HAND] if kept else found


def places(camp: CampView, prompt: Prompt) -> Places:
    """Where the choices and items of a question lie."""
    picked = path(camp, prompt.steps)
    ways = {choice: path(camp, (*prompt.steps, *choice.steps)) for choice in prompt.choices}
    ends = {way[-1] for way in ways.values() if way}
    badges: dict[Anchor, list[int]] = {}
    echoes: dict[Anchor, list[int]] = {}
    for choice, way in ways.items():
        beyond = [place for place in way if place not in picked]
        if beyond:
            badges.setdefault(beyond[0], []).append(choice.number)
        elif way and len(ends) > 1:  # the others lead on; this one ends where they all begin
            badges.setdefault(way[-1], []).append(choice.number)
        if len(beyond) > 1 and _ends(choice):
            echoes.setdefault(beyond[-1], []).append(choice.number)
        for place in () if way else _starts(camp, choice):
            echoes.setdefault(place, []).append(choice.number)
    return Places(badges, echoes, picked)


def _ends(choice: Choice) -> bool:
    """Whether the last place of a choice is where it ends, and not where its next step begins."""
    return choice.act == "keep" or any(step.field in ("row", "slot", "target") for step in choice.steps)


def _starts(camp: CampView, choice: Choice) -> list[Anchor]:
    """The figures, markers and cards of an act that will ask for one of them."""
    found = {getattr(move, field, None): None for move in choice.moves for field in ("border", "source", "card")}
    steps = [Answered(choice.act, "", value, asked=False) for value in found if value is not None]
    return list(dict.fromkeys(place for step in steps for place in path(camp, [step])))


def subjects(camp: CampView, prompt: Prompt, choice: Choice) -> list[Anchor]:
    """The figure, marker or card that a choice is about; all of them where the choice will ask for one."""
    return path(camp, (*prompt.steps, *choice.steps))[:1] or _starts(camp, choice)


def marks(view: TarguiView, camp: CampView, prompt: Prompt, sheet: Layout) -> list[Mark]:
    """Every number of the question that has a place in the picture."""
    found: list[Mark] = []
    where = places(camp, prompt)
    for anchor, numbers in where.badges.items():
        found += _lined(Kind.BADGE, runs(numbers), *_spot(view, camp, anchor, sheet, badge=True))
    for anchor, numbers in where.echoes.items():
        found += _lined(Kind.ECHO, runs(numbers), *_spot(view, camp, anchor, sheet, badge=False))
    if prompt.choices and all(choice.act == "place" for choice in prompt.choices):
        found += _ghosts(view, camp, prompt)
    return found


class _Side(enum.Enum):
    """Which way several marks grow from their point."""

    RIGHT = "right"
    MIDDLE = "middle"
    LEFT = "left"


def _spot(
    view: TarguiView, camp: CampView, anchor: Anchor, sheet: Layout, *, badge: bool
) -> tuple[float, float, _Side, float]:
    """Where the marks of a place begin, which way they grow, and how much room they have."""
    match anchor:
        case Border():
            x, y, width, height = border_cell(anchor)
            if width > height:
                return x + width / 2, y + 6, _Side.MIDDLE, width
            return x + width + 12, y + 14, _Side.LEFT, width + 12
        case Place.DRAWN | Place.PATH:
            x, y, width, _ = sheet.below
            return x - 12, y + 16, _Side.RIGHT, width
        case Place.NOBLE:
            return _spot(view, camp, Border.B1, sheet, badge=badge)
        case Place():
            left, y = stand(view.middle[MIDDLE.index(anchor)])
            x, _, width, _ = middle_cell(anchor)
            if not badge and view.middle[MIDDLE.index(anchor)].seat is None:
                return left - GHOST / 2, y + 3, _Side.RIGHT, x + width + 6 - left + GHOST / 2
            return x + width + 3, y + 4, _Side.LEFT, x + width - left - 22
        case Row():
            x, y, width, height = sheet.next(camp, anchor)
            return x + width / 2, y + height / 2, _Side.MIDDLE, width
        case Slot():
            x, y, width, height = sheet.slot(anchor)
            if slot_taken(camp, anchor) and badge:
                return x - 8, y + 20, _Side.RIGHT, width
            if slot_taken(camp, anchor):
                return x + width + 2, y + height - 26, _Side.LEFT, width
            return x + width / 2, y + height / 2, _Side.MIDDLE, width
        case Own():
            x, y, width, height = sheet.hand
            return x + width - 8, y + height - 20, _Side.RIGHT, width


def slot_taken(camp: CampView, slot: Slot) -> bool:
    """Whether a card lies at a place of the display."""
    return any(slot_of(camp.rows, card) is slot for row in camp.rows for card in row if card is not None)


def _lined(kind: Kind, found: Sequence[Run], x: float, y: float, side: _Side, room: float) -> list[Mark]:
    """The marks side by side, smaller where there is little room, at most what fits."""
    echo = kind is Kind.ECHO
    for size in (ECHO if echo else SIZE, 38, 32):
        shown = list(found)
        while len(shown) > 1 and size == 32 and sum(token_width(run, size, echo=echo) for run in shown) > room:
            shown.pop()
        widths = [token_width(run, size, echo=echo) for run in shown]
        if sum(widths) <= room or size == 32:
            break
    total = sum(widths)
    at = {_Side.RIGHT: x, _Side.MIDDLE: x - total / 2, _Side.LEFT: x - total}[side]
    marked: list[Mark] = []
    for run, wide in zip(shown, widths, strict=True):
        marked.append(Mark(kind, run, at + wide / 2, y, size))
        at += wide
    return marked


def _ghosts(view: TarguiView, camp: CampView, prompt: Prompt) -> list[Mark]:
    """The markers that placing a figure would make, by the numbers of the choices."""
    standing = tuple(spot.border for spot in view.borders if spot.seat == camp.seat)
    before = set(crossings(standing))
    made: dict[Place, list[int]] = {}
    for choice in prompt.choices:
        border = choice.value("border")
        if border not in standing and border in BORDER:
            for place in crossings((*standing, border)):
                if place not in before:
                    made.setdefault(place, []).append(choice.number)
    found: list[Mark] = []
    for place, numbers in made.items():
        x, y = stand(view.middle[MIDDLE.index(place)])
        for index, number in enumerate(numbers[:2]):
            found.append(Mark(Kind.GHOST, Run(number, number), x + index * 50 + 2, y + 3, GHOST))
    return found


def draw_marks(picture: Picture, camp: CampView, found: Sequence[Mark]) -> None:
    """The marks; badges last, so that nothing lies on them."""
    for mark in sorted(found, key=lambda one: one.kind is Kind.BADGE):
        match mark.kind:
            case Kind.GHOST:
                picture.put(tokens.ghost(camp.seat, mark.run.first, mark.size), mark.x, mark.y)
            case Kind.ECHO:
                picture.put(tokens.echo(mark.run, mark.size), mark.x, mark.y)
            case Kind.BADGE:
                picture.put(tokens.badge(mark.run, mark.size), mark.x, mark.y)
