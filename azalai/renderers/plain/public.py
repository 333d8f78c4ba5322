"""The board as everybody sees it: what belongs to nobody at the top, a board where there is one, a sheet for each
player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Frame, Picture
from azalai.renderers.kit.sprites import Sprite, drawn
from azalai.renderers.plain.board import Plan, boards, draw_board, planned
from azalai.renderers.plain.chips import Placed, chips_of, flowed
from azalai.renderers.plain.fields import nobodys, value_of
from azalai.renderers.plain.panels import Told, draw_panel, needed, seats_of

_GAP, _TOP = 24, 136
_UNITS = (LEGIBLE, 38, 34, 30, 26)
"""The letters of the sheets, smaller only where there is no room; those of what belongs to nobody are larger."""
_HEAD = 1.19
_BOARDS = (860, 800, 740, 680, 620, 560)
"""So wide may a board be."""
_USUAL, HIGHEST = 1200, 1300
"""So high is a picture mostly, and at most."""
_HIGHEST_BOARD, _LEAST_PANEL, _MOST_PANEL = 780, 190, 280
_INSIDE = WIDTH - 2 * MARGIN
_COLUMNS = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}


class Plot(NamedTuple):
    """Where everything lies: a board, what belongs to nobody, the sheets; and how high the picture is."""

    plan: Plan | None
    head: list[Placed]
    sheets: list[Frame]
    height: int


def draw_public(told: Told) -> Image.Image:
    """The public picture."""
    title = told.words.say(f"{told.look.key}-name")
    left = round(MARGIN + ornaments.title_width(title) + 70)
    told, plot = _plotted(told, left)
    picture = Picture(_ground(title, plot.height))
    for one in plot.head:
        one.chip.put(picture, one.x, one.y)
    if plot.plan is not None:
        draw_board(picture, told, boards(told)[0], plot.plan)
    for seat, frame in enumerate(plot.sheets):
        draw_panel(picture, told, seat, frame)
    return picture.image


def _plotted(told: Told, left: int) -> tuple[Told, Plot]:
    """The best there is in letters as large as there is room for; and those letters."""
    found: list[tuple[Told, Plot]] = []
    for unit in _UNITS:
        mine = told._replace(unit=unit)
        plots = list(_with_board(mine, left)) if boards(told) else [_without_board(mine, left)]
        found.append((mine, min(plots, key=_worse)))
        if found[-1][1].height <= HIGHEST:
            break
    return found[-1]


def _worse(plot: Plot) -> tuple[int, int]:
    """The lower the picture and the larger the board, the better."""
    wide = 0 if plot.plan is None else plot.plan.width
    return max(0, plot.height - _USUAL), plot.height - wide


def _head(told: Told, left: float, top: float, room: float) -> tuple[list[Placed], int]:
    """What belongs to nobody, in lines from there on, and where it ends."""
    shown = [(field, value_of(told.view, field)) for field in nobodys(told.view)]
    placed, bottom = flowed(chips_of(told.look, shown, told.words, round(told.unit * _HEAD), room), left, top, room, 56)
    return placed, round(bottom) if placed else round(top)


def _without_board(told: Told, left: int) -> Plot:
    """The sheets in rows below what belongs to nobody."""
    head, bottom = _head(told, left, 34, WIDTH - MARGIN - left)
    sheets, height = _rows(told, max(_TOP, bottom + _GAP))
    return Plot(None, head, sheets, height)


def _with_board(told: Told, left: int) -> Iterator[Plot]:
    """The sheets below each other at the right of a board; or what belongs to nobody there, and the sheets below."""
    field = boards(told)[0]
    things = value_of(told.view, field)
    head, bottom = _head(told, left, 34, WIDTH - MARGIN - left)
    top = max(_TOP, bottom + _GAP)
    for width in _BOARDS:
        plan = planned(field, things, MARGIN, top, (width, _HIGHEST_BOARD))
        sheets, low = _column(told, plan, top)
        low = max(low, top + plan.height)
        yield Plot(plan._replace(y=top + (low - top - plan.height) // 2), head, sheets, low + MARGIN)
    for width in _BOARDS:
        plan = planned(field, things, MARGIN, _TOP, (width, _HIGHEST_BOARD))
        beside = MARGIN + plan.width + 2 * _GAP
        aside, bottom = _head(told, beside, _TOP, WIDTH - MARGIN - beside)
        sheets, height = _rows(told, max(bottom, _TOP + plan.height) + _GAP)
        yield Plot(plan, aside, sheets, height)


def _rows(told: Told, top: int) -> tuple[list[Frame], int]:
    """Sheets in one or two rows, and how high the picture is."""
    rows, seats = _COLUMNS[seats_of(told)], seats_of(told)
    widths = [(_INSIDE - _GAP * (columns - 1)) // columns for columns in rows for _ in range(columns)]
    high = max(_LEAST_PANEL, *(needed(told, seat, widths[seat]) for seat in range(seats)))
    found: list[Frame] = []
    for columns in rows:
        width = widths[len(found)]
        found += [Frame(MARGIN + at * (width + _GAP), top, width, high) for at in range(columns)]
        top += high + _GAP
    return found, top - _GAP + MARGIN


def _column(told: Told, plan: Plan, top: int) -> tuple[list[Frame], int]:
    """Sheets below each other at the right of the board, and where they end."""
    left, seats = MARGIN + plan.width + _GAP, seats_of(told)
    width = WIDTH - MARGIN - left
    least = max(needed(told, seat, width) for seat in range(seats))
    high = max(least, min(_MOST_PANEL, (plan.height - _GAP * (seats - 1)) // seats))
    found = [Frame(left, top + seat * (high + _GAP), width, high) for seat in range(seats)]
    return found, top + seats * (high + _GAP) - _GAP


@drawn
def _ground(title: str, height: int) -> Sprite:
    """What is the same in every position."""
    picture = Picture(scene.desert(WIDTH, height))
    picture.put(ornaments.title(title), MARGIN, 72)
    return Sprite(picture.image)
