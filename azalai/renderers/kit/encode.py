"""PNG file of a finished picture.

A picture of a game has the first 128 colours of that game (`azalai.renderers.palettes`). They were chosen from a
hundred pictures, so that the sky shows no bands and the water stays blue, and need a third of the bytes of true colour
in the same time. If it is still larger than its limit (a map full of herds), it gets as many colours as make it small
enough. A picture of no game is in true colour up to its limit, and then in colours of its own, chosen from a sample so
that none is far from what was drawn (10 to 20 ms).

The file is written here because Pillow tries all five filters of PNG on every row. Flat art needs none: without them
packing takes half of the time, and the file is a little smaller. `kit.packing` packs it.
"""

from __future__ import annotations

import functools
import struct
import zlib

from PIL import Image

from azalai.renderers.kit.packing import TIGHTER, pack

LIMIT, NARROW_LIMIT = 300 * 1024, 110_000
"""Bytes; below this a picture loads at once on a phone: one for all, and a narrow one, which comes with every
question."""
ENOUGH, NARROW_ENOUGH = 96 * 1024, 66 * 1024
"""Bytes; what the fast packer makes as small as that is not packed once more. A public picture is sent once in a
move, a narrow one to each who looks on."""
_NARROW = 1000
"""Pixels; pictures up to this width are narrow."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_TRUE_COLOUR, _PALETTE = 2, 3
_NO_FILTER = b"\0"
_STRIPS, _STRIP = 16, 8
"""Count of the strips by which the size of the picture is estimated, and their height in px."""
_SURELY = 1.08
"""Factor by which the guess must exceed the limit before the exact picture is not tried.

The guess is up to 1.18 times the true size, mostly 1.05.
"""
_FIRST = 128
"""Colours of a game that a picture has; in all 256 it looks the same and is a twelfth larger."""
_FEWER = ((96, 0.96), (64, 0.89), (48, 0.85), (32, 0.8), (24, 0))
"""Numbers of colours for a picture that is too large, each with the highest share of its bytes that then remains."""
_SAMPLE = 6
"""Step in pixels, both ways, of the sample from which the colours are chosen."""
_COLOURS = (256, 128, 64, 32)
_COMMON = 160
"""Number of 256 colours that are chosen for large areas."""


def limit(width: int) -> int:
    """Return the number of bytes that a picture of that width may take."""
    return NARROW_LIMIT if width <= _NARROW else LIMIT


def encode(image: Image.Image, colours: bytes | None = None) -> bytes:
    """Return the picture (RGB) as PNG of `limit` bytes or fewer.

    Equal pictures give equal pixels, not always equal bytes (`kit.packing`). `colours`: red, green and blue of each
    colour of its game.
    """
    most = limit(image.width)
    if colours is not None:
        png = _in_colours_of(colours, image, most)
    elif _guess(image) <= most * _SURELY:  # choosing colours costs more than a vain try
        png = _png(image)
    else:
        png = b""
    counts = iter(_COLOURS)
    while not 0 < len(png) <= most and (count := next(counts, 0)):
        png = _png(_in(palette_of(image, count), image))
    return png


def _in_colours_of(colours: bytes, image: Image.Image, most: int) -> bytes:
    """Return the picture in the first colours of its game, or in as many of them as fit in `most` bytes."""
    whole = png = _png(_in(palette_image(colours[: 3 * _FIRST]), image))
    for count, share in _FEWER:
        if len(png) <= most:
            break
        if share * TIGHTER * len(whole) <= most:
            png = _png(_in(palette_image(colours[: 3 * count]), image))
    return png


@functools.lru_cache(maxsize=16)
def palette_image(colours: bytes) -> Image.Image:
    """Return an image with these colours (red, green and blue of each) as its palette."""
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return palette


def _guess(image: Image.Image) -> float:
    """Return a guess, from some strips, of the bytes that the picture takes in true colour."""
    if image.height < 2 * _STRIPS * _STRIP:
        return 0
    strips = Image.new("RGB", (image.width, _STRIPS * _STRIP))
    for number in range(_STRIPS):
        top = image.height * (2 * number + 1) // (2 * _STRIPS) - _STRIP // 2
        strips.paste(image.crop((0, top, image.width, top + _STRIP)), (0, number * _STRIP))
    return len(_png(strips)) * image.height / strips.height


def _in(palette: Image.Image, image: Image.Image) -> Image.Image:
    """Return the picture in the colours of `palette`, without dithering."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def palette_of(image: Image.Image, colours: int) -> Image.Image:
    """Return an image whose palette fits a picture.

    Most colours go to large areas, so that the sand shows no bands; the others are spread over all there is, so that a
    small blue thing stays blue.
    """
    small = image.resize((-(-image.width // _SAMPLE), -(-image.height // _SAMPLE)), Image.Resampling.NEAREST)
    common = colours * _COMMON // 256
    chosen = _choose(small, common, Image.Quantize.MEDIANCUT)
    chosen += _choose(small, colours - common, Image.Quantize.MAXCOVERAGE)
    return palette_image(bytes(chosen))


def _choose(image: Image.Image, colours: int, way: Image.Quantize) -> list[int]:
    """Return red, green and blue of up to `colours` colours, one after the other."""
    colours_chosen = image.quantize(colours, way, dither=Image.Dither.NONE).getpalette() or []
    return colours_chosen[: 3 * colours]


def _png(image: Image.Image) -> bytes:
    """Return the file (RFC 2083): header, colours if there is a palette, one chunk of pixels, end.

    Every row begins with the number of its filter.
    """
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
