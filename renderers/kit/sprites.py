"""Everything is drawn once: a bounded store of finished sprites."""

from __future__ import annotations

import functools
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ParamSpec

from PIL import Image

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import Colour
from azalai.renderers.kit.pieces import Piece, cuts, joined, pieces

P = ParamSpec("P")


class Sprite:
    """A finished image (RGBA, or RGB where nothing shines through); (left, top) is the place of its origin inside.

    `colour`: the only colour of a glow or a shadow; what is kept is then how much of it is seen (L), a quarter of the
    bytes. `pieces`: what is pasted in its place, where that is faster; the image itself is kept no longer then.
    `asked`: how often it was found again.
    """

    __slots__ = ("_kept", "asked", "colour", "left", "pieces", "size", "top")

    def __init__(self, image: Image.Image, left: int = 0, top: int = 0) -> None:
        self.colour = _only_colour(image)
        self._kept: Image.Image | None = image if self.colour is None else image.getchannel("A")
        self.size = image.size
        self.left = left
        self.top = top
        self.pieces: tuple[Piece, ...] = ()
        self.asked = 0

    @property
    def kept(self) -> Image.Image:
        """The image, or how much is seen of its only colour, whole."""
        return joined(self.pieces, self.size) if self._kept is None else self._kept

    @property
    def image(self) -> Image.Image:
        """The whole image."""
        if self.colour is None:
            return self.kept
        image = Image.new("RGB", self.size, self.colour)
        image.putalpha(self.kept)
        return image

    def cut(self) -> Sprite:
        """The same, in pieces where they are faster to paste."""
        where = cuts(self.image) if not self.pieces else ()
        if where:
            self.pieces, self._kept = pieces(self.kept, where), None
        return self

    @property
    def weight(self) -> int:
        """Bytes that are kept."""
        kept = [piece.image for piece in self.pieces] if self._kept is None else [self._kept]
        return sum(image.width * image.height * (1 if image.mode == "L" else 4) for image in kept)


def _only_colour(image: Image.Image) -> Colour | None:
    """The colour of an image (RGBA) that has no other, seen or not."""
    found: list[int] = []
    for band in "RGB" if image.mode == "RGBA" else "":
        low, high = image.getchannel(band).getextrema()
        if low != high:
            return None
        found.append(int(low))
    return (found[0], found[1], found[2]) if found else None


class Sprites:
    """Sprites by key, the longest unused ones dropped when they weigh more than `capacity` bytes together.

    Pictures are drawn in several threads: two may draw the same sprite at once, which costs time and nothing else.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._weight = 0
        self._lock = threading.Lock()

    def find(self, key: Hashable, draw: Callable[[], Canvas | Sprite]) -> Sprite:
        """The sprite of that key, drawn if it is not kept."""
        with self._lock:
            sprite = self._kept.get(key)
            if sprite is not None:
                self._kept.move_to_end(key)
                sprite.asked += 1
                if sprite.asked == _OFTEN:
                    self._weight -= sprite.weight
                    sprite.cut()
                    self._weight += sprite.weight
                return sprite
        drawing = draw()
        if isinstance(drawing, Canvas):
            drawing = Sprite(drawing.finished(), drawing.margin, drawing.margin + drawing.down)
        with self._lock:
            sprite = self._kept.setdefault(key, drawing)
            if sprite is drawing:
                self._weight += sprite.weight
            while self._weight > self.capacity and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self._weight -= dropped.weight
        return sprite

    @property
    def weight(self) -> int:
        """Bytes that are kept."""
        with self._lock:
            return self._weight


_OFTEN = 3
"""Cutting a sprite takes as long as pasting it some times over: what is found again so often is cut."""
SPRITES = Sprites(capacity=40_000_000)
"""The sprites of all games: those of one game whose boards come and go have room in it."""


def drawn(draw: Callable[P, Canvas | Sprite]) -> Callable[P, Sprite]:
    """Makes a function that draws into one that returns its kept sprite; its arguments must be hashable."""

    @functools.wraps(draw)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        key = (draw.__module__, draw.__qualname__, args, tuple(sorted(kwargs.items())))
        return SPRITES.find(key, lambda: draw(*args, **kwargs))

    return kept
