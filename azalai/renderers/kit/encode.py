"""A finished picture as PNG.

A picture of a game has the first 128 colours of that game (`azalai.renderers.palettes`): they were chosen from a
hundred pictures, so that the sky shows no bands and the water stays blue, and take a third of the bytes of true colour
in the same time. Where it is larger than its limit all the same (a map full of herds) it gets fewer, as many as make it
small enough. A picture of no game is in true colour up to its limit, and then in colours of its own, chosen
from a sample so that none is far from what was drawn (10 to 20 ms).

The file is put together here and not by Pillow, which tries all five filters of PNG on every row. Flat art needs none:
without them it is packed in half of the time, and is a little smaller. What packs it: `kit.packing`.
"""

from __future__ import annotations

import functools
import struct
import zlib

from PIL import Image

from azalai.renderers.kit.packing import TIGHTER, pack

LIMIT, NARROW_LIMIT = 300 * 1024, 110_000
"""Bytes; below this a picture loads at once on a phone: one for everybody, and a narrow one, which comes with every
question."""
ENOUGH, NARROW_ENOUGH = 96 * 1024, 66 * 1024
"""Bytes; what the fast packer makes as small as that is not packed once more. A picture for everybody is sent once in a
move, a narrow one to each who looks on."""
_NARROW = 1000
"""Pixels; pictures up to this width are narrow."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_TRUE_COLOUR, _PALETTE = 2, 3
_NO_FILTER = b"\0"
_STRIPS, _STRIP = 16, 8
"""How many strips of the picture tell how large it will be, and their height in px."""
_SURELY = 1.08
"""How far above the limit the guess must be for the exact picture not even to be tried; it is at most 1.18 times what
is true, mostly 1.05."""
_FIRST = 128
"""So many of the colours of a game a picture has: in all of them it looks the same, and is a twelfth larger."""
_FEWER = ((96, 0.96), (64, 0.89), (48, 0.85), (32, 0.8), (24, 0))
"""So many of them for one that is too large, and the share of its bytes that a picture takes in them, at most."""
_SAMPLE = 6
"""One pixel in so many, both ways, is looked at for the colours."""
_COLOURS = (256, 128, 64, 32)
_COMMON = 160
"""Of 256 colours, how many go to what there is much of."""


def limit(width: int) -> int:
    """How many bytes a picture of that width may take."""
    return NARROW_LIMIT if width <= _NARROW else LIMIT


def encode(image: Image.Image, colours: bytes | None = None) -> bytes:
    """The picture (RGB) as PNG of at most `limit` bytes; equal pictures give equal pixels, not always equal bytes
    (`kit.packing`). `colours`: red, green and blue of those of its game."""
    most = limit(image.width)
    if colours is not None:
        found = _in_colours_of(colours, image, most)
    elif _guess(image) <= most * _SURELY:  # choosing colours costs more than a vain try
        found = _png(image)
    else:
        found = b""
    counts = iter(_COLOURS)
    while not 0 < len(found) <= most and (count := next(counts, 0)):
        found = _png(_in(palette_of(image, count), image))
    return found


def _in_colours_of(colours: bytes, image: Image.Image, most: int) -> bytes:
    """The picture in the first colours of its game, or in as many of them as make `most` bytes of it at most."""
    whole = found = _png(_in(palette_image(colours[: 3 * _FIRST]), image))
    for count, share in _FEWER:
        if len(found) <= most:
            break
        if share * TIGHTER * len(whole) <= most:
            found = _png(_in(palette_image(colours[: 3 * count]), image))
    return found


@functools.lru_cache(maxsize=16)
def palette_image(colours: bytes) -> Image.Image:
    """An image that has these colours (red, green and blue of each) as its palette."""
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return palette


def _guess(image: Image.Image) -> float:
    """About how many bytes the exact picture takes, from some strips of it."""
    if image.height < 2 * _STRIPS * _STRIP:
        return 0
    strips = Image.new("RGB", (image.width, _STRIPS * _STRIP))
    for number in range(_STRIPS):
        top = image.height * (2 * number + 1) // (2 * _STRIPS) - _STRIP // 2
        strips.paste(image.crop((0, top, image.width, top + _STRIP)), (0, number * _STRIP))
    return len(_png(strips)) * image.height / strips.height


def _in(palette: Image.Image, image: Image.Image) -> Image.Image:
    """The picture in these colours, without dots."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def palette_of(image: Image.Image, colours: int) -> Image.Image:
    """A palette for a picture, as an image that has it: most colours for what there is much of, so that the sand shows
    no bands, the others spread over all there is, so that a small blue thing stays blue."""
    small = image.resize((-(-image.width // _SAMPLE), -(-image.height // _SAMPLE)), Image.Resampling.NEAREST)
    common = colours * _COMMON // 256
    chosen = _chosen(small, common, Image.Quantize.MEDIANCUT)
    chosen += _chosen(small, colours - common, Image.Quantize.MAXCOVERAGE)
    return palette_image(bytes(chosen))


def _chosen(image: Image.Image, colours: int, way: Image.Quantize) -> list[int]:
    """Red, green and blue of so many colours at most, one after the other."""
    found = image.quantize(colours, way, dither=Image.Dither.NONE).getpalette() or []
    return found[: 3 * colours]


def _png(image: Image.Image) -> bytes:
    """RFC 2083: header, colours where there is a palette, one chunk of pixels, end. Every row begins with the number
    of its filter."""
    palette = image.getpalette() if image.mode == "P" else None
    kind, row = (_TRUE_COLOUR, 3 * image.width) if palette is None else (_PALETTE, image.width)
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, kind, 0, 0, 0)
    colours = b"" if palette is None else _chunk(b"PLTE", bytes(palette))
    # behind each row one byte is left, and is 0: the filter of the next row, none
    enough = NARROW_ENOUGH if image.width <= _NARROW else ENOUGH
    rows = _NO_FILTER + memoryview(image.tobytes("raw", image.mode, row + 1, 1))[:-1]
    packed = pack(rows, enough, limit(image.width))
    return _SIGNATURE + _chunk(b"IHDR", header) + colours + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
