"""Private picture: what belongs to no player, the reader's own things, and the other players next to them or below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from azalai.renderers.kit import badges, scene
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.plain.asked import Asked
from azalai.renderers.plain.board import Plan, boards, draw_board, plan_board
from azalai.renderers.plain.chips import Placed, chips_of, flow_chips
from azalai.renderers.plain.fields import OWN, Kind, list_loose_fields, value_of
from azalai.renderers.plain.panels import Told, draw_choice, draw_panel, needed_height, seats_of

WIDTH, HIGHEST, LOWEST = 1000, 900, 320
_MARGIN, _GAP = 14, 12
_INSIDE = WIDTH - 2 * _MARGIN
_UNITS = ((50, 32), (46, 32), (42, 30), (38, 30), (34, 28), (30, 26), (28, 24))
"""Heights of letters of the reader's own things and of the rest, from the largest on."""
_BOARDS = ((640, 470), (600, 430), (560, 390), (500, 350), (440, 300))
_OWN = 150
_WASHED = 0.5


class Plot(NamedTuple):
    """Layout: a board, what belongs to no player, the sheets, the heights of letters, and the height of the picture.

    `brief`: the other players' sheets have room for names and points alone.
    """

    plan: Plan | None
    head: list[Placed]
    own: Frame
    others: dict[int, Frame]
    units: tuple[int, int]
    height: int
    brief: bool = False


def draw_private(subject: Told, seat: int, asked: Asked) -> Image.Image:
    """Return the private picture of a seat, with the asked things highlighted and others of their kind faded."""
    plot = _plot(subject, seat)
    picture = Picture(_ground(min(HIGHEST, max(LOWEST, plot.height))))
    if plot.plan is not None:
        board = boards(subject)[0]
        draw_board(picture, subject._replace(unit=plot.units[1]), board, plot.plan, asked.places.get(board.name))
    elif plot.head:
        low = max(placed.y + placed.chip.height for placed in plot.head)
        picture.paste(scene.strip(_INSIDE, round(low) + 14 - _MARGIN), _MARGIN, _MARGIN)
    for placed in plot.head:
        placed.chip.put(picture, placed.x, placed.y)
    own = draw_panel(picture, subject._replace(unit=plot.units[0]), seat, plot.own, lit=seat in asked.seats)
    for placed in (*plot.head, *own):
        _mark(picture, placed, asked, plot.units[0])
    for other, frame in plot.others.items():
        theirs = subject._replace(unit=plot.units[1], brief=plot.brief)
        draw_panel(picture, theirs, other, frame, lit=other in asked.seats)
    return picture.image


def _plot(subject: Told, seat: int) -> Plot:
    """Return the layout with the largest letters and board that fit."""
    tried = _with_board if boards(subject) else _without_board
    lowest: Plot | None = None
    for brief in (False, True):
        for plot in tried(subject._replace(brief=brief), seat):
            if plot.height <= HIGHEST:
                return plot
            lowest = plot if lowest is None or plot.height < lowest.height else lowest
    assert lowest is not None
    return lowest


def _head(subject: Told, unit: int, left: float, top: float, room: float, gap: float) -> tuple[list[Placed], int]:
    """Place the fields that belong to no player, in lines from there on; return them and their lower end."""
    fields = [(field, value_of(subject.view, field)) for field in list_loose_fields(subject.view, subject.look.without)]
    placed, bottom = flow_chips(chips_of(subject.look, fields, subject.words, unit, room), left, top, room, gap)
    return placed, round(bottom) if placed else 0


def _without_board(subject: Told, seat: int) -> Iterator[Plot]:
    for units in _UNITS:
        head, low = _head(subject, round(units[0] * 0.95), _MARGIN + 24, _MARGIN + 16, _INSIDE - 48, 40)
        yield _plan_row_below(subject, seat, units, None, head, low + 14 if head else 0)


def _with_board(subject: Told, seat: int) -> Iterator[Plot]:
    """Yield layouts with the other players next to the board or below everything; it grows with the letters."""
    field = boards(subject)[0]
    things = value_of(subject.view, field)
    sizes = [(units, board) for units in range(len(_UNITS)) for board in range(len(_BOARDS))]
    for size_index, other in sorted(sizes, key=lambda size: (size[0] + 1.4 * size[1], size)):
        units = _UNITS[size_index]
        plan = plan_board(field, things, _MARGIN, _MARGIN, _BOARDS[other])
        left = _MARGIN + plan.width + _GAP
        room = WIDTH - _MARGIN - left
        head, low = _head(subject, units[1], left + 8, _MARGIN + 6, room - 8, 24)
        yield _lay_out_beside(subject, seat, units, plan, head, low)
        yield _plan_row_below(subject, seat, units, plan, head, max(low, _MARGIN + plan.height))


def _lay_out_beside(subject: Told, seat: int, units: tuple[int, int], plan: Plan, head: list[Placed], low: int) -> Plot:
    """Return the layout with the other players right of the board, the own sheet below."""
    small, left = subject._replace(unit=units[1]), _MARGIN + plan.width + _GAP
    others = [other for other in range(seats_of(subject)) if other != seat]
    room = WIDTH - _MARGIN - left
    high, top = max(needed_height(small, other, room) for other in others), low + _GAP if head else _MARGIN
    frames = {other: Frame(left, top + at * (high + _GAP), room, high) for at, other in enumerate(others)}
    bottom = max(_MARGIN + plan.height, top + len(others) * (high + _GAP) - _GAP)
    own = _draw_own(subject, seat, units, bottom + _GAP)
    return Plot(plan, head, own, frames, units, own.y + own.height + _MARGIN, subject.brief)


def _plan_row_below(
    subject: Told, seat: int, units: tuple[int, int], plan: Plan | None, head: list[Placed], low: int
) -> Plot:
    """Return the layout with the own sheet, and the other players in a row below it."""
    small = subject._replace(unit=units[1])
    others = [other for other in range(seats_of(subject)) if other != seat]
    own = _draw_own(subject, seat, units, low + _GAP)
    each = (_INSIDE - _GAP * (len(others) - 1)) // len(others)
    high, top = max(needed_height(small, other, each) for other in others), own.y + own.height + _GAP
    frames = {other: Frame(_MARGIN + at * (each + _GAP), top, each, high) for at, other in enumerate(others)}
    return Plot(plan, head, own, frames, units, top + high + _MARGIN, subject.brief)


def _draw_own(subject: Told, seat: int, units: tuple[int, int], top: int) -> Frame:
    mine = subject._replace(unit=units[0], brief=False)
    return Frame(_MARGIN, top, _INSIDE, max(needed_height(mine, seat, _INSIDE), _OWN))


def _mark(picture: Picture, placed: Placed, asked: Asked, unit: int) -> None:
    """Mark the cards of a field that can be chosen, and fade the others."""
    names = asked.things.get(placed.field.name.removeprefix(OWN))
    if names is None:
        return
    things = placed.value if placed.field.kind is Kind.THINGS else (placed.value,)
    for thing, (x, y, width, height), said in zip(things, placed.chip.cards, placed.chip.says, strict=False):
        left, top = placed.x + x, placed.y + y
        if thing not in names:
            badges.wash(picture, (left, top, left + width, top + height), _WASHED)
            continue
        picture.paste(draw_choice(round(width), round(height), round(width * 0.12)), left, top)
        if names[thing] and names[thing] != said:
            picture.paste(badges.plate(names[thing], round(unit * 0.95)), left + width / 2, top + height - unit * 0.1)


@cached_sprite
def _ground(height: int) -> Sprite:
    """Draw the desert behind everything."""
    return Sprite(scene.desert(WIDTH, height))
