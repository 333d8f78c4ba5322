"""Pieces of a sprite: opaque ones, ones that need a mask, and empty ones, which are left out.

A mask costs fourteen times as much as a copy; most of a panel or card is opaque, most of its margin empty. The pieces
make the same picture as the whole sprite, pixel for pixel.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

_CELL, _LARGE_CELL = 8, 16
"""Pixels: a cell of the grid in which pieces are looked for, and that of a large sprite."""
_LARGE = 60_000
"""Pixels from which a sprite is large."""
_WORTH = 4_000
"""Pixels below which a piece costs more than it saves."""


class Cut(NamedTuple):
    """Position of a piece: left, top, right and bottom; a piece that is not opaque needs its mask."""

    left: int
    top: int
    right: int
    bottom: int
    opaque: bool


class Piece(NamedTuple):
    """Part of a sprite, with its position."""

    image: Image.Image
    cut: Cut


def cuts(image: Image.Image) -> tuple[Cut, ...]:
    """Return the positions of the pieces of an image (RGBA), or none if it is best pasted whole."""
    if image.mode != "RGBA" or image.width * image.height < _WORTH:
        return ()
    cell = _LARGE_CELL if image.width * image.height > _LARGE else _CELL
    grid = _Grid(image, cell)
    pieces = tuple(
        Cut(left * cell, top * cell, min(right * cell, image.width), min(bottom * cell, image.height), opaque)
        for left, top, right, bottom, opaque in grid.split(0, 0, grid.width, grid.height)
    )
    return () if pieces == (Cut(0, 0, image.width, image.height, False),) else pieces


def pieces(image: Image.Image, where: tuple[Cut, ...]) -> tuple[Piece, ...]:
    """Return the pieces of an image at these positions."""
    return tuple(Piece(image.crop(cut[:4]), cut) for cut in where)


def join_pieces(cut: tuple[Piece, ...], size: tuple[int, int]) -> Image.Image:
    """Return the image of that size, joined from its pieces, and empty elsewhere."""
    image = Image.new(cut[0].image.mode, size)
    for piece in cut:
        image.paste(piece.image, piece.cut[:2])
    return image


class _Grid:
    """Grid of an image's cells, with those that are opaque throughout and those that are empty throughout."""

    def __init__(self, image: Image.Image, cell: int) -> None:
        alpha = image.getchannel("A")
        opaque = alpha.point([0] * 255 + [255]).reduce(cell)
        filled = alpha.point([0] + [255] * 255).reduce(cell)
        self.width, self.height = opaque.size
        self._worth = max(1, _WORTH // cell**2)
        self._opaque = self._rows(bytes(share == 255 for share in opaque.tobytes()))
        self._empty = self._rows(bytes(share == 0 for share in filled.tobytes()))

    def _rows(self, cells: bytes) -> list[bytes]:
        return [cells[start : start + self.width] for start in range(0, len(cells), self.width)]

    def split(self, left: int, top: int, right: int, bottom: int) -> Iterator[tuple[int, int, int, int, bool]]:
        """Yield the pieces of a part of the grid: its largest even rectangle, and the pieces of the rest."""
        if left >= right or top >= bottom:
            return
        part = left, top, right, bottom
        opaque, empty = (_largest_rectangle(rows, *part) for rows in (self._opaque, self._empty))
        most, box = max(opaque, empty)
        whole = (right - left) * (bottom - top)
        if most < min(self._worth, whole):
            yield *part, False
            return
        if (most, box) == opaque:
            yield *box, True
        yield from self.split(left, top, right, box[1])
        yield from self.split(left, box[1], box[0], box[3])
        yield from self.split(box[2], box[1], right, box[3])
        yield from self.split(left, box[3], right, bottom)


def _largest_rectangle(
    rows: list[bytes], left: int, top: int, right: int, bottom: int
) -> tuple[int, tuple[int, int, int, int]]:
    """Return the largest rectangle of marked cells in a part of a grid: its number of cells, and its box."""
    best = 0, (left, top, left, top)
    heights = [0] * (right - left + 1)
    for y in range(top, bottom):
        row = rows[y]
        for x in range(left, right):
            heights[x - left] = heights[x - left] + 1 if row[x] else 0
        waiting: list[tuple[int, int]] = []
        for x, height in enumerate(heights):
            start = x
            while waiting and waiting[-1][1] >= height:
                start, high = waiting.pop()
                if (x - start) * high > best[0]:
                    best = (x - start) * high, (left + start, y + 1 - high, left + x, y + 1)
            waiting.append((start, height))
    return best
