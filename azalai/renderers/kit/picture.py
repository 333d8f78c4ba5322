"""Picture: a copy of a cached background with sprites pasted on it."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import INK, Colour
from azalai.renderers.kit.paths import Point
from azalai.renderers.kit.sprites import Sprite

WIDTH = 1400
MARGIN = 36
LEGIBLE = 42
"""Size of the smallest legible letters in a picture 1400 px wide: 9 px when a phone shows it 300 px wide."""


class Frame(NamedTuple):
    """Rectangle in the picture: left and upper edge, width and height."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> Point:
        """Middle of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        return self.x, self.y, self.x + self.width, self.y + self.height

    @property
    def landscape(self) -> bool:
        """True if it is wider than high."""
        return self.width > self.height


WORD = 12
"""Size by which the letters of a name of one word may be smaller than the smallest others, so that it is not broken."""


class Picture:
    """RGB picture that is being drawn."""

    def __init__(self, ground: Sprite | Image.Image) -> None:
        """Start from a copy of a sprite, or from an image that no other code uses."""
        self.image: Image.Image = ground.image.copy() if isinstance(ground, Sprite) else ground

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a sprite with its origin at (x, y), rounded to whole pixels."""
        left, top = round(x) - sprite.left, round(y) - sprite.top
        if not sprite.pieces:
            image = sprite.kept
            self._lay(image, left, top, sprite.colour, opaque=image.mode == "RGB")
        for image, cut in sprite.pieces:
            self._lay(image, left + cut.left, top + cut.top, sprite.colour, opaque=cut.opaque)

    def _lay(self, image: Image.Image, left: int, top: int, colour: Colour | None, *, opaque: bool) -> None:
        """Paste an image without the checks of Pillow's `paste`, which take longer than pasting a small sprite."""
        core, box = image.im, (left, top, left + image.width, top + image.height)
        self.image.im.paste(core if colour is None else colour, box, *(() if opaque else (core,)))

    def write(
        self, x: float, y: float, text: str, size: int, colour: Colour = INK, weight: letters.Weight = "Semibold"
    ) -> None:
        """Write text from x on, its baseline at y."""
        if text:
            self.paste(letters.label(text, weight, size, colour), x, y)

    def name(
        self,
        x: float,
        y: float,
        text: str,
        sizes: tuple[int, int],
        room: float,
        colour: Colour = INK,
        weight: letters.Weight = "Bold",
    ) -> float:
        """Write a name from x on, its baseline at y, as large as fits between two sizes, then cut; return its width."""
        fitting, size = letters.name(text, weight, *sizes, room)
        self.write(x, y, fitting, size, colour, weight)
        return letters.width(fitting, weight, size)

    def name_between(
        self,
        x: float,
        middle: float,
        text: str,
        sizes: tuple[int, int],
        room: float,
        colour: Colour = INK,
        weight: letters.Weight = "Bold",
    ) -> float:
        """Write a name from x on, its lines around `middle`, and return its width.

        It takes one line as large as fits between two sizes, else two lines of the smaller size, then it is cut. A
        single word is a little smaller before it is broken.
        """
        least = sizes[1] if any(mark in text for mark in " -_.") else sizes[1] - WORD
        fitting = (size for size in range(sizes[0], least - 1, -2) if letters.width(text, weight, size) <= room)
        size = next(fitting, sizes[1])
        lines = letters.lines(text, weight, size, room)
        step = 0.98 * size
        for number, line in enumerate(lines):
            self.write(x, middle + (number - (len(lines) - 1) / 2) * step + 0.34 * size, line, size, colour, weight)
        return max(letters.width(line, weight, size) for line in lines)

    def number(
        self, x: float, y: float, value: object, size: int, colour: Colour = INK, weight: letters.Weight = "Bold"
    ) -> None:
        """Write a number with its middle at (x, y)."""
        self.paste(letters.digits(str(value), size, colour, weight), x, y)
