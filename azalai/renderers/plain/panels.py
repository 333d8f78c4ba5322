"""Sheet of a player: the mark and the name, the points, and the player's things."""

from __future__ import annotations

from typing import NamedTuple

from azalai.games.small.sight import SmallView
from azalai.locales import Words
from azalai.renderers.kit import marks, ornaments, scene
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, INK
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.plain.chips import Placed, chips_of, flow_chips
from azalai.renderers.plain.fields import Field, find_shown, list_owned
from azalai.renderers.plain.look import Look


class Told(NamedTuple):
    """View and its reader: the names as they can be drawn, the words, and the height of letters.

    `brief`: sheets show names and points alone.
    """

    look: Look
    view: SmallView
    names: tuple[str, ...]
    words: Words
    unit: float
    brief: bool = False


def seats_of(subject: Told) -> int:
    """Return the number of players."""
    return len(getattr(subject.view, list_owned(subject.view)[0].name))


def list_visible_fields(subject: Told, seat: int) -> list[tuple[Field, object]]:
    """Return the fields of a seat that are shown, for the reader's own seat those that only they see, too."""
    fields: list[tuple[Field, object]] = []
    for field in () if subject.brief else list_owned(subject.view, subject.look.without):
        fields.append(find_shown(subject.view, field, seat))
    return fields


def needed_height(subject: Told, seat: int, width: int) -> int:
    """Return the height that the sheet of a seat needs."""
    return round(lay_out(subject, seat, Frame(0, 0, width, 0))[1])


def lay_out(subject: Told, seat: int, frame: Frame) -> tuple[list[Placed], float]:
    """Return the positions of a seat's things in a sheet, and the height that the sheet needs."""
    unit = subject.unit
    inner = frame.width - unit * 1.1
    chips = chips_of(subject.look, list_visible_fields(subject, seat), subject.words, unit, inner)
    placed, bottom = flow_chips(chips, frame.x + unit * 0.55, frame.y + unit * 2.3, inner, unit * 0.8)
    return placed, bottom - frame.y + unit * 0.55


def draw_panel(picture: Picture, subject: Told, seat: int, frame: Frame, *, lit: bool = False) -> list[Placed]:
    """Draw the sheet of a seat and return the positions of everything on it."""
    unit = subject.unit
    waits = seat in subject.view.waiting_for
    picture.paste(scene.panel(frame.width, frame.height, turn=waits, high=_dunes(frame.height)), frame.x, frame.y)
    middle = frame.y + unit * 1.15
    picture.paste(marks.mark(seat, round(unit * 1.05)), frame.x + unit * 1.1, middle)
    points = subject.look.game.tally(subject.view)
    star = unit * 1.9 if points is not None else 0
    banner = unit * 1.35 if waits and unit > _BANNER else 0
    room = frame.width - unit * 2.6 - star - banner
    weight = "Bold" if waits else "Semibold"
    sizes = round(unit * 1.1), round(unit)
    picture.name(frame.x + unit * 1.9, middle + unit * 0.38, subject.names[seat], sizes, room, INK, weight)
    if banner:
        picture.paste(ornaments.banner(round(unit), round(unit * 1.55)), frame.x + frame.width - unit * 0.95, frame.y)
    if points is not None:
        at = frame.x + frame.width - banner - unit * (1.3 if banner else 1.2)
        picture.paste(ornaments.star(round(unit * 1.75), points[seat]), at, middle + unit * 0.05)
    placed, _ = lay_out(subject, seat, frame)
    for placed_chip in placed:
        placed_chip.chip.put(picture, placed_chip.x, placed_chip.y)
    if lit:
        picture.paste(draw_choice(frame.width, frame.height), frame.x, frame.y)
    return placed


_BANNER = 34
"""Height of letters below which there is no banner: the frame is enough."""


def _dunes(height: int) -> float:
    return min(1.0, height / 480)


@cached_drawing(margin=8)
def draw_choice(canvas: Canvas, width: int, height: int, radius: int = 22) -> None:
    """Draw the edge of a thing that can be chosen; the origin is the left upper corner."""
    canvas.edge(rounded_rectangle(0, 0, width, height, radius), CHOICE, 7)
