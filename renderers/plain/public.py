"""The board as everybody sees it: what belongs to nobody at the top, a board where there is one, a sheet for each
player."""

from __future__ import annotations

from PIL import Image

from renderers.kit import ornaments, scene
from renderers.kit.picture import MARGIN, WIDTH, Frame, Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.plain.board import Plan, boards, draw_board, planned
from renderers.plain.chips import Placed, chips_of, flowed
from renderers.plain.fields import Kind, common, value_of
from renderers.plain.panels import Told, draw_panel, laid, seats_of

_GAP = 24
_HEAD = 50
"""The letters of what belongs to nobody."""
_LEAST_HEAD = 112
_BOARDS = (920, 880, 840, 800, 760, 720, 680)
"""So wide is a board: whichever makes the picture lowest."""
_HIGHEST_BOARD = 780
_COLUMNS = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}
_LEAST_PANEL = 190


def draw_public(told: Told) -> Image.Image:
    """The public picture."""
    title = told.words.say(f"{told.look.key}-name")
    head, bottom = _head(told, title)
    top = max(_LEAST_HEAD, round(bottom)) + _GAP
    found = boards(told)
    plan = _plan(told, top) if found else None
    frames, height = _below(told, top) if plan is None else _beside(told, plan, top)
    picture = Picture(_ground(title, height))
    for one in head:
        one.chip.put(picture, one.x, one.y)
    if plan is not None:
        spare = height - MARGIN - top - plan.height
        draw_board(picture, told, found[0], plan._replace(y=top + spare // 2))
    for seat, frame in enumerate(frames):
        draw_panel(picture, told, seat, frame)
    return picture.image


def _head(told: Told, title: str) -> tuple[list[Placed], float]:
    """What belongs to nobody, beside the title."""
    left = MARGIN + ornaments.title_width(title) + 70
    shown = [(field, value_of(told.view, field)) for field in common(told.view)]
    shown = [(field, value) for field, value in shown if field.kind not in (Kind.BOARD, Kind.SPOTS)]
    room = WIDTH - MARGIN - left
    return flowed(chips_of(told.look, shown, told.words, _HEAD, room), left, 34, room, 56)


def _below(told: Told, top: int) -> tuple[list[Frame], int]:
    """Sheets in one or two rows, and how high the picture is."""
    rows, seats = _COLUMNS[seats_of(told)], seats_of(told)
    widths = [(WIDTH - 2 * MARGIN - _GAP * (columns - 1)) // columns for columns in rows for _ in range(columns)]
    high = max(_LEAST_PANEL, *(_high(told, seat, widths[seat]) for seat in range(seats)))
    found: list[Frame] = []
    for columns in rows:
        width = widths[len(found)]
        found += [Frame(MARGIN + at * (width + _GAP), top, width, high) for at in range(columns)]
        top += high + _GAP
    return found, top - _GAP + MARGIN


def _plan(told: Told, top: int) -> Plan:
    """Where the board lies: so large that the picture is as low as can be, with the sheets beside it."""
    field = boards(told)[0]
    things = value_of(told.view, field)
    plans = [planned(field, things, MARGIN, top, (width, _HIGHEST_BOARD)) for width in _BOARDS]
    return min(plans, key=lambda plan: max(plan.height, _column(told, plan)[1]))


def _column(told: Told, plan: Plan) -> tuple[int, int]:
    """How high a sheet beside the board must be, and all of them."""
    width = WIDTH - 2 * MARGIN - plan.width - _GAP
    seats = seats_of(told)
    high = max(_high(told, seat, width) for seat in range(seats))
    return high, seats * (high + _GAP) - _GAP


def _beside(told: Told, plan: Plan, top: int) -> tuple[list[Frame], int]:
    """Sheets below each other at the right of the board, and how high the picture is."""
    left, seats = MARGIN + plan.width + _GAP, seats_of(told)
    least, _ = _column(told, plan)
    high = max(least, min(280, (plan.height - _GAP * (seats - 1)) // seats))
    found = [Frame(left, top + seat * (high + _GAP), WIDTH - MARGIN - left, high) for seat in range(seats)]
    return found, max(top + plan.height, top + seats * (high + _GAP) - _GAP) + MARGIN


def _high(told: Told, seat: int, width: int) -> int:
    return round(laid(told, seat, Frame(0, 0, width, 0))[1])


@drawn
def _ground(title: str, height: int) -> Sprite:
    """What is the same in every position."""
    picture = Picture(scene.desert(WIDTH, height))
    picture.put(ornaments.title(title), MARGIN, 72)
    return Sprite(picture.image)
