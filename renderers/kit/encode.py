"""A finished picture as PNG.

True colour, because 256 colours band the sky and take the blue out of the water's tint; measured on a board of
1400 x 1284: 283 KiB exact, 115 KiB with a palette made for our own colours. Flat sprites compress so well that
nothing has to be rounded. A picture full of small drawings is larger than `LIMIT` in true colour (571 KiB for
Targui's board): it gets 256 colours of its own, chosen from a sample so that none is far from what was drawn
(227 KiB, and faster than the exact one).
"""

from __future__ import annotations

import io

from PIL import Image

LIMIT = 450_000
"""Bytes; below this a picture loads at once on a phone."""
_LEVEL = 1  # higher levels take up to twice the time for a tenth of the size
_STRIPS, _STRIP = 16, 8
"""How many strips of the picture tell how large it will be, and their height in px."""
_SURELY = 1.2
"""By how much the guess must be above the limit before the exact picture is not even tried."""
_SAMPLE = 6
"""One pixel in so many, both ways, is looked at for the colours."""
_COLOURS = (256, 128, 64, 32)
_COMMON = 160
"""Of 256 colours, how many go to what there is much of."""


def encode(image: Image.Image) -> bytes:
    """The picture (RGB) as PNG of at most `LIMIT` bytes; equal pictures give equal bytes."""
    found = b""
    if _guess(image) <= LIMIT * _SURELY:
        found = _png(image)
        if len(found) <= LIMIT:
            return found
    for colours in _COLOURS:
        found = _png(_reduced(image, colours))
        if len(found) <= LIMIT:
            break
    return found


def _guess(image: Image.Image) -> float:
    """About how many bytes the exact picture takes, from some strips of it."""
    if image.height < 2 * _STRIPS * _STRIP:
        return 0
    strips = Image.new("RGB", (image.width, _STRIPS * _STRIP))
    for number in range(_STRIPS):
        top = image.height * (2 * number + 1) // (2 * _STRIPS) - _STRIP // 2
        strips.paste(image.crop((0, top, image.width, top + _STRIP)), (0, number * _STRIP))
    return len(_png(strips)) * image.height / strips.height


def _reduced(image: Image.Image, colours: int) -> Image.Image:
    """The picture in that many colours, without dots: most for what there is much of, so that the sand shows no bands,
    the others spread over all there is, so that a small blue thing stays blue."""
    small = image.resize((-(-image.width // _SAMPLE), -(-image.height // _SAMPLE)), Image.Resampling.NEAREST)
    common = colours * _COMMON // 256
    chosen = _chosen(small, common, Image.Quantize.MEDIANCUT)
    chosen += _chosen(small, colours - common, Image.Quantize.MAXCOVERAGE)
    palette = Image.new("P", (1, 1))
    palette.putpalette(chosen)
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _chosen(image: Image.Image, colours: int, way: Image.Quantize) -> list[int]:
    """Red, green and blue of so many colours at most, one after the other."""
    found = image.quantize(colours, way, dither=Image.Dither.NONE).getpalette() or []
    return found[: 3 * colours]


def _png(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=_LEVEL)
    return buffer.getvalue()
