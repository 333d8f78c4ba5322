"""Everything is drawn once: a bounded store of finished sprites."""

from __future__ import annotations

import functools
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ParamSpec

from PIL import Image

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.pieces import Piece, cuts, joined, pieces

P = ParamSpec("P")


class Sprite:
    """A finished image (RGBA, or RGB where nothing shines through); (left, top) is the place of its origin inside.
    `pieces`: what is pasted in its place, where that is faster; the image itself is kept no longer then. `asked`: how
    often it was found again."""

    __slots__ = ("_image", "asked", "left", "pieces", "size", "top")

    def __init__(self, image: Image.Image, left: int = 0, top: int = 0) -> None:
        self._image: Image.Image | None = image
        self.size = image.size
        self.left = left
        self.top = top
        self.pieces: tuple[Piece, ...] = ()
        self.asked = 0

    @property
    def image(self) -> Image.Image:
        """The whole image."""
        return joined(self.pieces, self.size) if self._image is None else self._image

    def cut(self) -> Sprite:
        """The same, in pieces where they are faster to paste."""
        where = cuts(self.image) if not self.pieces else ()
        if where:
            self.pieces, self._image = pieces(self.image, where), None
        return self

    @property
    def pixels(self) -> int:
        """How many pixels are kept; each takes 4 bytes."""
        kept = [piece.image for piece in self.pieces] if self._image is None else [self._image]
        return sum(image.width * image.height for image in kept)


class Sprites:
    """Sprites by key, the longest unused ones dropped when they hold more than `capacity` pixels together.

    Pictures are drawn in several threads: two may draw the same sprite at once, which costs time and nothing else.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._pixels = 0
        self._lock = threading.Lock()

    def find(self, key: Hashable, draw: Callable[[], Canvas | Sprite]) -> Sprite:
        """The sprite of that key, drawn if it is not kept."""
        with self._lock:
            sprite = self._kept.get(key)
            if sprite is not None:
                self._kept.move_to_end(key)
                sprite.asked += 1
                if sprite.asked == _OFTEN:
                    self._pixels -= sprite.pixels
                    sprite.cut()
                    self._pixels += sprite.pixels
                return sprite
        drawing = draw()
        if isinstance(drawing, Canvas):
            drawing = Sprite(drawing.finished(), drawing.margin, drawing.margin + drawing.down)
        with self._lock:
            sprite = self._kept.setdefault(key, drawing)
            if sprite is drawing:
                self._pixels += sprite.pixels
            while self._pixels > self.capacity and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._pixels -= dropped.pixels
        return sprite

    @property
    def pixels(self) -> int:
        """How many pixels are kept; each takes 4 bytes."""
        with self._lock:
            return self._pixels


_OFTEN = 3
"""Cutting a sprite takes as long as pasting it some times over: what is found again so often is cut."""
SPRITES = Sprites(capacity=8_000_000)
"""The sprites of all games: 32 MB at most."""


def drawn(draw: Callable[P, Canvas | Sprite]) -> Callable[P, Sprite]:
    """Makes a function that draws into one that returns its kept sprite; its arguments must be hashable."""

    @functools.wraps(draw)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        key = (draw.__module__, draw.__qualname__, args, tuple(sorted(kwargs.items())))
        return SPRITES.find(key, lambda: draw(*args, **kwargs))

    return kept
