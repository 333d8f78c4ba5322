"""Sign as a picture, as large as fits, with a pale rim.

The rim separates a dark outline from a dark background; a pale figure has its own outline for a light one.
"""

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
"""Factor by which a sign is enlarged for drawing and then reduced."""
_REACH = 75
"""Units around its middle within which every figure is drawn."""
_ROUND = 32
"""Number of directions in which a rim grows."""


def image(key: str) -> Image.Image:
    """Return a sign (RGBA).

    Raises `KeyError` for an unknown name.
    """
    figure = Canvas(0, 0, margin=_REACH)
    SIGNS[key](figure)
    left, top, right, bottom = figure.finish().getchannel("A").getbbox() or (0, 0, 2 * _REACH, 2 * _REACH)
    room = SIZE - 2 * RIM - 2
    scale = _FINE * room / max(right - left, bottom - top)
    x, y = (left + right) / 2 - _REACH, (top + bottom) / 2 - _REACH
    half = _FINE * SIZE / 2
    canvas = Canvas(2 * half, 2 * half)
    canvas.add(figure, half - x * scale, half - y * scale, scale)
    sign_image = canvas.finish()
    rimmed = Image.new("RGBA", sign_image.size, (*PAPER, 0))
    rimmed.putalpha(_grow(sign_image.getchannel("A"), RIM * _FINE))
    rimmed.alpha_composite(sign_image)
    return rimmed.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def _grow(mask: Image.Image, by: int) -> Image.Image:
    """Return the mask of everything within `by` pixels of a shape."""
    grown = mask
    for reach in (by, by / 2):
        for step in range(_ROUND):
            angle = 2 * math.pi * step / _ROUND
            moved = ImageChops.offset(mask, round(reach * math.cos(angle)), round(reach * math.sin(angle)))
            grown = ImageChops.lighter(grown, moved)
    return grown


@functools.cache
def png(key: str) -> bytes:
    """Return a sign as a PNG file, drawn once.

    Raises `KeyError` for an unknown name.
    """
    written = io.BytesIO()
    image(key).save(written, "PNG")
    return written.getvalue()
