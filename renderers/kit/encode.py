"""A finished picture as PNG.

True colour, because 256 colours band the sky and take the blue out of the water's tint; measured on a board of
1400 x 1284: 283 KiB exact, 115 KiB with a palette made for our own colours. Flat sprites compress so well that
nothing has to be rounded; should a picture be larger than `LIMIT`, its channels are rounded as little as needed.
"""

from __future__ import annotations

import io

from PIL import Image

LIMIT = 450_000
"""Bytes; below this a picture loads at once on a phone."""
_LEVEL = 1  # higher levels take up to twice the time for a tenth of the size
_STEPS = (2, 3, 4, 5, 8, 12, 16)


def encode(image: Image.Image) -> bytes:
    """The picture (RGB) as PNG of at most `LIMIT` bytes; equal pictures give equal bytes."""
    found = _png(image, _LEVEL)
    for step in _STEPS:
        if len(found) <= LIMIT:
            break
        found = _png(image.point([_rounded(value, step) for value in range(256)] * 3), 6)
    return found


def _rounded(value: int, step: int) -> int:
    return min(255, (value + step // 2) // step * step)


def _png(image: Image.Image, level: int) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=level)
    return buffer.getvalue()
