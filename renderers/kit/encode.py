"""A finished picture as PNG.

True colour, because 256 colours band the sky and take the blue out of the water's tint; measured on a board of
1400 x 1284: 283 KiB exact, 115 KiB with a palette made for our own colours. Flat sprites compress so well that
nothing has to be rounded; should a picture be larger than `LIMIT`, its channels are rounded as little as needed.

The file is put together here and not by Pillow, which tries all five filters of PNG on every row. Flat art needs none:
without them a board takes half the time (12 ms for 27) and is a little smaller.
"""

from __future__ import annotations

import struct
import zlib

from PIL import Image

LIMIT = 450_000
"""Bytes; below this a picture loads at once on a phone."""
_LEVEL = 3  # as fast as 1 on flat art, and a twentieth smaller
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_TRUE_COLOUR = 2
_NO_FILTER = b"\0"
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
    """RFC 2083: header, one chunk of pixels, end. Every row begins with the number of its filter."""
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, _TRUE_COLOUR, 0, 0, 0)
    pixels, row = image.tobytes(), 3 * image.width
    rows = (pixels[start : start + row] for start in range(0, len(pixels), row))
    packed = zlib.compress(_NO_FILTER + _NO_FILTER.join(rows), level)
    return _SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
