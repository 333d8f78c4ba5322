"""Public board: what belongs to no player at the top, a board if there is one, a sheet for each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Frame, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.plain.board import Plan, boards, draw_board, plan_board
from azalai.renderers.plain.chips import Placed, chips_of, flow_chips
from azalai.renderers.plain.fields import list_loose_fields, value_of
from azalai.renderers.plain.panels import Told, draw_panel, needed_height, seats_of

_GAP, _TOP = 24, 136
_UNITS = (LEGIBLE, 38, 34, 30, 26)
"""Heights of letters of the sheets, smaller only if necessary; those of what belongs to no player are larger."""
_HEAD = 1.19
_BOARDS = (860, 800, 740, 680, 620, 560)
"""Widths of a board, from the largest on."""
_USUAL, HIGHEST = 1200, 1300
"""Usual and greatest height of the picture."""
_HIGHEST_BOARD, _LEAST_PANEL, _MOST_PANEL = 780, 190, 280
_INSIDE = WIDTH - 2 * MARGIN
_COLUMNS = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}


class Plot(NamedTuple):
    """Layout: a board, what belongs to no player, the sheets, and the height of the picture."""

    plan: Plan | None
    head: list[Placed]
    sheets: list[Frame]
    height: int


def draw_public(subject: Told) -> Image.Image:
    """Return the public picture."""
    title = subject.words.say(f"{subject.look.key}-name")
    left = round(MARGIN + ornaments.title_width(title) + 70)
    subject, plot = _plot(subject, left)
    picture = Picture(_ground(title, plot.height))
    for placed in plot.head:
        placed.chip.put(picture, placed.x, placed.y)
    if plot.plan is not None:
        draw_board(picture, subject, boards(subject)[0], plot.plan)
    for seat, frame in enumerate(plot.sheets):
        draw_panel(picture, subject, seat, frame)
    return picture.image


def _plot(subject: Told, left: int) -> tuple[Told, Plot]:
    """Return the best layout with the largest letters that fit, and those letters."""
    frames: list[tuple[Told, Plot]] = []
    for unit in _UNITS:
        mine = subject._replace(unit=unit)
        plots = list(_with_board(mine, left)) if boards(subject) else [_without_board(mine, left)]
        frames.append((mine, min(plots, key=_sort_key)))
        if frames[-1][1].height <= HIGHEST:
            break
    return frames[-1]


def _sort_key(plot: Plot) -> tuple[int, int]:
    """Return a key that is smaller for a lower picture and a larger board."""
    wide = 0 if plot.plan is None else plot.plan.width
    return max(0, plot.height - _USUAL), plot.height - wide


def _head(subject: Told, left: float, top: float, room: float) -> tuple[list[Placed], int]:
    """Place the fields that belong to no player, in lines from there on; return them and their lower end."""
    fields = [(field, value_of(subject.view, field)) for field in list_loose_fields(subject.view, subject.look.without)]
    placed, bottom = flow_chips(
        chips_of(subject.look, fields, subject.words, round(subject.unit * _HEAD), room), left, top, room, 56
    )
    return placed, round(bottom) if placed else round(top)


def _without_board(subject: Told, left: int) -> Plot:
    """Return the layout with the sheets in rows below what belongs to no player."""
    head, bottom = _head(subject, left, 34, WIDTH - MARGIN - left)
    sheets, height = _rows(subject, max(_TOP, bottom + _GAP))
    return Plot(None, head, sheets, height)


def _with_board(subject: Told, left: int) -> Iterator[Plot]:
    """Yield layouts with the sheets, or what belongs to no player, right of the board."""
    field = boards(subject)[0]
    things = value_of(subject.view, field)
    head, bottom = _head(subject, left, 34, WIDTH - MARGIN - left)
    top = max(_TOP, bottom + _GAP)
    for width in _BOARDS:
        plan = plan_board(field, things, MARGIN, top, (width, _HIGHEST_BOARD))
        sheets, low = _column(subject, plan, top)
        low = max(low, top + plan.height)
        yield Plot(plan._replace(y=top + (low - top - plan.height) // 2), head, sheets, low + MARGIN)
    for width in _BOARDS:
        plan = plan_board(field, things, MARGIN, _TOP, (width, _HIGHEST_BOARD))
        beside = MARGIN + plan.width + 2 * _GAP
        aside, bottom = _head(subject, beside, _TOP, WIDTH - MARGIN - beside)
        sheets, height = _rows(subject, max(bottom, _TOP + plan.height) + _GAP)
        yield Plot(plan, aside, sheets, height)


def _rows(subject: Told, top: int) -> tuple[list[Frame], int]:
    """Return sheets in one or two rows, and the height of the picture."""
    rows, seats = _COLUMNS[seats_of(subject)], seats_of(subject)
    widths = [(_INSIDE - _GAP * (columns - 1)) // columns for columns in rows for _ in range(columns)]
    high = max(_LEAST_PANEL, *(needed_height(subject, seat, widths[seat]) for seat in range(seats)))
    frames: list[Frame] = []
    for columns in rows:
        width = widths[len(frames)]
        frames += [Frame(MARGIN + at * (width + _GAP), top, width, high) for at in range(columns)]
        top += high + _GAP
    return frames, top - _GAP + MARGIN


def _column(subject: Told, plan: Plan, top: int) -> tuple[list[Frame], int]:
    """Return sheets below each other, right of the board, and their lower end."""
    left, seats = MARGIN + plan.width + _GAP, seats_of(subject)
    width = WIDTH - MARGIN - left
    least = max(needed_height(subject, seat, width) for seat in range(seats))
    high = max(least, min(_MOST_PANEL, (plan.height - _GAP * (seats - 1)) // seats))
    frames = [Frame(left, top + seat * (high + _GAP), width, high) for seat in range(seats)]
    return frames, top + seats * (high + _GAP) - _GAP


@cached_sprite
def _ground(title: str, height: int) -> Sprite:
    """Draw what is equal in every position."""
    picture = Picture(scene.desert(WIDTH, height))
    picture.paste(ornaments.title(title), MARGIN, 72)
    return Sprite(picture.image)
