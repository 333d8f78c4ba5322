"""Contact sheet of all signs as Discord shows them: in two sizes, on its dark background and on its light one."""

from __future__ import annotations

from PIL import Image

from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import colour
from azalai.renderers.signs.drawing import image
from azalai.renderers.signs.table import SIGNS

GROUNDS = (colour("313338"), colour("FFFFFF"))
"""Backgrounds of Discord's dark client and of its light one."""
SIZES = (44, 22)
"""Pixels of a sign in a text, on a phone with fine pixels and on a screen."""
_COLUMNS, _CELL, _ROW = 11, 108, 74


def sheet() -> Image.Image:
    """Return the contact sheet (RGB): the dark half above the light one."""
    rows = -(-len(SIGNS) // _COLUMNS)
    page = Image.new("RGB", (_COLUMNS * _CELL, 2 * rows * _ROW))
    pictures = {key: image(key) for key in SIGNS}
    for half, ground in enumerate(GROUNDS):
        top = half * rows * _ROW
        page.paste(ground, (0, top, page.width, top + rows * _ROW))
        ink = GROUNDS[1 - half]
        for number, (key, picture) in enumerate(pictures.items()):
            x, y = number % _COLUMNS * _CELL + 8, top + number // _COLUMNS * _ROW + 6
            for size, across in zip(SIZES, (0, 54), strict=True):
                small = picture.resize((size, size), Image.Resampling.LANCZOS)
                page.paste(small, (x + across, y + (SIZES[0] - size) // 2), small)
            name = letters.label(key, "Regular", 15, ink)
            page.paste(name.image, (x - name.left, y + 60 - name.top), name.image)
    return page
