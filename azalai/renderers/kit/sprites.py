"""Cache of finished sprites, bounded by their bytes: everything is drawn once.

The sprites of one running game take 40 to 140 MB. A sprite that was not used for long is packed before it is removed:
flat art then takes a tenth of its bytes, and packing and unpacking take less time than drawing and cutting it again.
"""

from __future__ import annotations

import copy
import functools
import inspect
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Concatenate, NamedTuple, ParamSpec

from PIL import Image

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.packing import FAST, unpack
from azalai.renderers.kit.palette import Colour
from azalai.renderers.kit.pieces import Cut, Piece, cuts, join_pieces, pieces

P = ParamSpec("P")


class Sprite:
    """Finished image (RGBA, or RGB if it is opaque) with its origin at (left, top).

    `colour`: the only colour of a glow or a shadow, of which then only the alpha channel (L) is cached, a quarter of
    the bytes. `pieces`: pasted instead of `whole` if that is faster; `whole` is then dropped. `asked`: number of times
    it was found in the cache. `key`: its key in the cache.
    """

    __slots__ = ("asked", "colour", "key", "left", "pieces", "size", "top", "whole")

    def __init__(self, image: Image.Image, left: int = 0, top: int = 0) -> None:
        self.colour = _find_single_colour(image)
        self.whole: Image.Image | None = image if self.colour is None else image.getchannel("A")
        self.size = image.size
        self.left = left
        self.top = top
        self.pieces: tuple[Piece, ...] = ()
        self.asked = 0
        self.key: Hashable = None

    @property
    def kept(self) -> Image.Image:
        """Whole image, or the alpha channel of its only colour."""
        return join_pieces(self.pieces, self.size) if self.whole is None else self.whole

    @property
    def image(self) -> Image.Image:
        """Whole image."""
        if self.colour is None:
            return self.kept
        image = Image.new("RGB", self.size, self.colour)
        image.putalpha(self.kept)
        return image

    def cut(self) -> Sprite:
        """Cut the sprite into pieces if they are faster to paste, and return it."""
        where = cuts(self.image) if not self.pieces else ()
        if where:
            self.pieces, self.whole = pieces(self.kept, where), None
        return self

    @property
    def weight(self) -> int:
        """Bytes in memory."""
        images = [piece.image for piece in self.pieces] if self.whole is None else [self.whole]
        return sum(image.width * image.height * (1 if image.mode == "L" else 4) for image in images)


def _find_single_colour(image: Image.Image) -> Colour | None:
    """Return the colour of an image (RGBA) that has only one, visible or not, or None."""
    if image.mode != "RGBA":
        return None
    colours: list[int] = []
    for band in range(3):
        low, high = image.im.getband(band).getextrema()
        if low != high:
            return None
        colours.append(low)
    return colours[0], colours[1], colours[2]


class Stowed(NamedTuple):
    """Sprite whose images are packed."""

    data: bytes
    forms: tuple[tuple[str, tuple[int, int]], ...]
    """Mode, and width and height, of each image."""
    cuts: tuple[Cut, ...]
    """Positions of the pieces, or none for a whole image."""
    empty: Sprite
    """The sprite but for its images."""

    @classmethod
    def of(cls, sprite: Sprite) -> Stowed:
        """Return a packed copy of a sprite."""
        empty, pieces = copy.copy(sprite), sprite.pieces
        images = [piece.image for piece in pieces] or [sprite.kept]
        empty.pieces, empty.whole = (), None
        data = FAST(b"".join(image.tobytes() for image in images))
        return cls(
            data, tuple((image.mode, image.size) for image in images), tuple(piece.cut for piece in pieces), empty
        )

    def unpack(self) -> Sprite:
        """Return the sprite again. It takes the images, so call it once."""
        data, images, start = memoryview(unpack(self.data)), list[Image.Image](), 0
        for mode, size in self.forms:
            end = start + size[0] * size[1] * len(mode)
            images.append(Image.frombytes(mode, size, data[start:end]))
            start = end
        if self.cuts:
            self.empty.pieces = tuple(map(Piece, images, self.cuts))
        else:
            self.empty.whole = images[0]
        return self.empty


class Sprites:
    """Sprites by key: the longest unused ones are packed when all weigh more than `capacity` bytes.

    They are removed when the packed ones take more than `stowed` bytes. Pictures are drawn in several threads: two may
    draw the same sprite at the same time, which costs time and nothing else.
    """

    def __init__(self, capacity: int, stowed: int = 0) -> None:
        self.capacity = capacity
        self._most_stowed = stowed
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._stowed: OrderedDict[Hashable, Stowed] = OrderedDict()
        self._kept_bytes = self._stowed_bytes = 0
        self._lock = threading.Lock()

    def find(self, key: Hashable, draw: Callable[[], Canvas | Sprite]) -> Sprite:
        """Return the sprite of that key, drawn if it is neither in memory nor packed."""
        with self._lock:
            sprite = self._kept.get(key)
            if sprite is not None:
                self._kept.move_to_end(key)
                sprite.asked += 1
                if sprite.asked == _OFTEN:
                    self._kept_bytes -= sprite.weight
                    sprite.cut()
                    self._kept_bytes += sprite.weight
                return sprite
            stowed = self._stowed.pop(key, None)
            if stowed is not None:
                self._stowed_bytes -= len(stowed.data)
        drawing = draw() if stowed is None else stowed.unpack()
        if isinstance(drawing, Canvas):
            drawing = Sprite(drawing.finish(), drawing.margin, drawing.margin + drawing.down)
        dropped: list[tuple[Hashable, Sprite]] = []
        with self._lock:
            sprite = self._kept.setdefault(key, drawing)
            if sprite is drawing:
                sprite.key = key
                self._kept_bytes += sprite.weight
            while self._kept_bytes > self.capacity and len(self._kept) > 1:
                dropped.append(self._kept.popitem(last=False))
                self._kept_bytes -= dropped[-1][1].weight
        for dropped_sprite in dropped:
            self._stow(*dropped_sprite)
        return sprite

    def _stow(self, key: Hashable, sprite: Sprite) -> None:
        stowed = Stowed.of(sprite) if self._most_stowed and sprite.weight <= _LARGE else None
        with self._lock:
            if stowed is not None and key not in self._kept and self._stowed.setdefault(key, stowed) is stowed:
                self._stowed_bytes += len(stowed.data)
            while self._stowed_bytes > self._most_stowed:
                _, forgotten = self._stowed.popitem(last=False)
                self._stowed_bytes -= len(forgotten.data)

    @property
    def weight(self) -> int:
        """Bytes in memory, packed ones included."""
        with self._lock:
            return self._kept_bytes + self._stowed_bytes


_LARGE = 2**20
"""Bytes from which a sprite is not packed, because packing would briefly take as much again.

The background of a board in play stays in memory.
"""
_OFTEN = 3
"""Number of uses after which a sprite is cut, which takes as long as pasting it some times."""
SPRITES = Sprites(capacity=32_000_000, stowed=8_000_000 if FAST.name == "ISA-L" else 0)
"""Sprites of all games; without ISA-L none is packed, because other packers take longer than drawing again."""


def cached_sprite(draw: Callable[P, Canvas | Sprite]) -> Callable[P, Sprite]:
    """Turn a function that draws into one that returns its cached sprite; its arguments must be hashable."""

    @functools.wraps(draw)
    def draw_cached(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        key = (draw.__module__, draw.__qualname__, args, tuple(sorted(kwargs.items())))
        return SPRITES.find(key, lambda: draw(*args, **kwargs))

    return draw_cached


_SIDES = ("width", "height")


def cached_drawing(
    margin: int = 0, box: tuple[float, float] = (0, 0), reach: float = 0.5
) -> Callable[[Callable[Concatenate[Canvas, P], None]], Callable[P, Sprite]]:
    """Turn a function that paints on a canvas into one that returns its cached sprite; the canvas is there already.

    If it has a `size` or a `radius`, the origin is the middle, and the canvas ends at `reach` of the size, or at the
    radius. Else the origin is the top left corner of the function's `width` and `height`, or of the square of its
    `side`; `box` is in place of those it does not have. `margin`: px more on every side.
    """

    def decorate(draw: Callable[Concatenate[Canvas, P], None]) -> Callable[P, Sprite]:
        form = inspect.signature(draw)
        in_box = not {"width", "height", "side"}.isdisjoint(form.parameters)

        @functools.wraps(draw)
        def paint(*args: P.args, **kwargs: P.kwargs) -> Canvas:
            bound = form.bind(None, *args, **kwargs)
            bound.apply_defaults()
            given = bound.arguments
            half = 0 if in_box else int(given.get("size", 0) * reach) or given.get("radius", 0)
            width, height = (given.get(name, given.get("side", least)) for name, least in zip(_SIDES, box, strict=True))
            canvas = Canvas(width, height, half + margin)
            draw(canvas, *args, **kwargs)
            return canvas

        return cached_sprite(paint)

    return decorate
