"""A sign as a picture: as large as there is room, with a pale rim. A dark outline is seen by it on a dark ground, and a
pale figure has its own outline on a light one."""

from __future__ import annotations

import functools
import io
import math

from PIL import Image, ImageChops

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import PAPER
from azalai.renderers.signs.table import SIGNS

SIZE = 128
"""Pixels of each side."""
RIM = 5
"""Pixels of the rim."""
_FINE = 2
"""It is drawn so many times enlarged and then reduced."""
_REACH = 75
"""Units round its middle within which every figure is drawn."""
_ROUND = 32
"""Directions in which a rim grows."""


def image(key: str) -> Image.Image:
    """A sign (RGBA). KeyError where there is none of that name."""
    figure = Canvas(0, 0, margin=_REACH)
    SIGNS[key](figure)
    left, top, right, bottom = figure.finished().getchannel("A").getbbox() or (0, 0, 2 * _REACH, 2 * _REACH)
    room = SIZE - 2 * RIM - 2
    scale = _FINE * room / max(right - left, bottom - top)
    x, y = (left + right) / 2 - _REACH, (top + bottom) / 2 - _REACH
    half = _FINE * SIZE / 2
    canvas = Canvas(2 * half, 2 * half)
    canvas.add(figure, half - x * scale, half - y * scale, scale)
    drawn = canvas.finished()
    rimmed = Image.new("RGBA", drawn.size, (*PAPER, 0))
    rimmed.putalpha(_grown(drawn.getchannel("A"), RIM * _FINE))
    rimmed.alpha_composite(drawn)
    return rimmed.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def _grown(mask: Image.Image, by: int) -> Image.Image:
    """What is within so many pixels of a shape."""
    found = mask
    for reach in (by, by / 2):
        for step in range(_ROUND):
            angle = 2 * math.pi * step / _ROUND
            moved = ImageChops.offset(mask, round(reach * math.cos(angle)), round(reach * math.sin(angle)))
            found = ImageChops.lighter(found, moved)
    return found


@functools.cache
def png(key: str) -> bytes:
    """A sign as a PNG file, drawn once. KeyError where there is none of that name."""
    written = io.BytesIO()
    image(key).save(written, "PNG")
    return written.getvalue()
