"""What only one player may see: what belongs to nobody, what is one's own, and the others below."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from renderers.kit import badges, scene
from renderers.kit.picture import Frame, Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.plain.asked import Asked
from renderers.plain.board import Plan, boards, draw_board, planned
from renderers.plain.chips import Placed, chips_of, flowed
from renderers.plain.fields import Kind, common, value_of
from renderers.plain.panels import Told, chosen, draw_panel, laid, seats_of

WIDTH, HIGHEST = 1000, 900
_MARGIN, _GAP = 14, 12
_UNITS = ((50, 32), (46, 32), (42, 30), (38, 30), (34, 28), (30, 26), (26, 24), (24, 22))
"""The letters of what is one's own and of the rest, from the largest that are tried."""
_BOARD = (640, 470)
_WASHED = 0.5


class Plot(NamedTuple):
    """Where everything lies: the plan of a board, the chips of what belongs to nobody, the own sheet and those of the
    others."""

    plan: Plan | None
    head: list[Placed]
    own: Frame
    others: dict[int, Frame]
    units: tuple[int, int]
    height: int


def draw_private(told: Told, seat: int, found: Asked) -> Image.Image:
    """The private picture of a seat. What is asked for is lit, and the rest of its kind steps back."""
    plot = next((plot for units in _UNITS if (plot := plotted(told, seat, units)).height <= HIGHEST), None)
    plot = plot or plotted(told, seat, _UNITS[-1])
    picture = Picture(_ground(min(plot.height, HIGHEST)))
    if plot.plan is not None:
        board = boards(told)[0]
        draw_board(picture, told, board, plot.plan, found.places.get(board.name))
    if plot.head and plot.plan is None:
        low = max(one.y + one.chip.height for one in plot.head)
        picture.put(scene.strip(WIDTH - 2 * _MARGIN, round(low) + 14 - _MARGIN), _MARGIN, _MARGIN)
    for one in plot.head:
        one.chip.put(picture, one.x, one.y)
    own = draw_panel(picture, told._replace(unit=plot.units[0]), seat, plot.own, lit=seat in found.seats)
    for one in (*plot.head, *own):
        _mark(picture, one, found, plot.units[0])
    for other, frame in plot.others.items():
        draw_panel(picture, told._replace(unit=plot.units[1]), other, frame, lit=other in found.seats)
    return picture.image


def plotted(told: Told, seat: int, units: tuple[int, int]) -> Plot:
    """Where everything lies, in letters of these sizes."""
    mine, small = told._replace(unit=units[0]), told._replace(unit=units[1])
    shown = [(field, value_of(told.view, field)) for field in common(told.view)]
    shown = [(field, value) for field, value in shown if field.kind not in (Kind.BOARD, Kind.SPOTS)]
    found, plan = boards(told), None
    others = [other for other in range(seats_of(told)) if other != seat]
    frames: dict[int, Frame] = {}
    if found:
        plan = planned(found[0], value_of(told.view, found[0]), _MARGIN, _MARGIN, _BOARD)
        left = _MARGIN + plan.width + _GAP
        room = WIDTH - _MARGIN - left
        chips = chips_of(told.look, shown, told.words, units[1], room)
        head, low = flowed(chips, left + 8, _MARGIN + 6, room, 24)
        top, high = round(low) + _GAP if head else _MARGIN, max(_high(small, other, room) for other in others)
        for other in others:
            frames[other] = Frame(left, top, room, high)
            top += high + _GAP
        bottom = max(_MARGIN + plan.height, top - _GAP)
    else:
        room = WIDTH - 2 * _MARGIN - 48
        chips = chips_of(told.look, shown, told.words, round(units[0] * 0.95), room)
        head, low = flowed(chips, _MARGIN + 24, _MARGIN + 16, room, 40)
        bottom = round(low) + 14 if head else 0
    width = WIDTH - 2 * _MARGIN
    own = Frame(_MARGIN, round(bottom) + _GAP, width, max(_high(mine, seat, width), 150))
    height = own.y + own.height + _MARGIN
    if not found:
        each = (width - _GAP * (len(others) - 1)) // len(others)
        high = max(_high(small, other, each) for other in others)
        top = own.y + own.height + _GAP
        frames = {other: Frame(_MARGIN + at * (each + _GAP), top, each, high) for at, other in enumerate(others)}
        height = top + high + _MARGIN
    return Plot(plan, head, own, frames, units, max(height, 320))


def _high(told: Told, seat: int, width: int) -> int:
    return round(laid(told, seat, Frame(0, 0, width, 0))[1])


def _mark(picture: Picture, placed: Placed, found: Asked, unit: int) -> None:
    """The cards of a field that can be chosen, and the others washed."""
    names = found.things.get(placed.field.name.removeprefix("own_"))
    if names is None:
        return
    things = placed.value if placed.field.kind is Kind.THINGS else (placed.value,)
    for number, (thing, (x, y, width, height)) in enumerate(zip(things, placed.chip.cards, strict=False)):
        left, top = placed.x + x, placed.y + y
        if thing not in names:
            badges.wash(picture, (left, top, left + width, top + height), _WASHED)
            continue
        picture.put(chosen(round(width), round(height), round(width * 0.12)), left, top)
        if names[thing] and names[thing] != placed.chip.says[number]:
            picture.put(badges.plate(names[thing], round(unit * 0.95)), left + width / 2, top + height - unit * 0.1)


@drawn
def _ground(height: int) -> Sprite:
    """The desert below it all."""
    return Sprite(scene.desert(WIDTH, height))
