"""A canvas several times as large as what it becomes, so that edges are smooth after the reduction."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.kit.palette import Colour
from renderers.kit.paths import Points, ellipse, rounded

SCALE = 4
_BAND = 256
"""Rows of the large image that are composited at once."""


class Canvas:
    """A transparent canvas of `width` x `height` with `margin` more on every side; (0, 0) is inside the margin.

    All lengths are pixels of the finished picture. `opacity` is 0 to 1; a `clip` comes from `region`. `ground`: a part
    of a picture (RGB, of the canvas's size) that lies under it already; large drawings are several times faster so.
    """

    def __init__(self, width: float, height: float, margin: int = 0, ground: Image.Image | None = None) -> None:
        self.margin = margin
        self.size = (round(width) + 2 * margin, round(height) + 2 * margin)
        large = (self.size[0] * SCALE, self.size[1] * SCALE)
        if ground is None:
            self.image = Image.new("RGBA", large, (0, 0, 0, 0))
        else:
            self.image = ground.resize(large, Image.Resampling.NEAREST)
        self._pen = ImageDraw.Draw(self.image)
        self.down = 0

    def lift(self, height: int) -> None:
        """Moves (0, 0), and the origin of the sprite, down by `height`: drawings may reach that far up from it."""
        self.down = height

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Where a point lies on the large image."""
        return (x + self.margin) * SCALE, (y + self.margin + self.down) * SCALE

    def _at(self, points: Points) -> list[tuple[float, float]]:
        return [self.place(x, y) for x, y in points]

    def fill(self, points: Points, colour: Colour, opacity: float = 1, clip: Image.Image | None = None) -> None:
        """A filled shape."""
        if opacity >= 1 and clip is None:
            self._pen.polygon(self._at(points), fill=(*colour, 255))
            return
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(self._at(points), fill=round(255 * opacity))
        self._lay(mask if clip is None else ImageChops.multiply(mask, clip), colour)

    def edge(self, points: Points, colour: Colour, width: float) -> None:
        """The closed outline of a shape, `width` thick, centred on its edge; corners are round."""
        placed = self._at(points)
        self._stroke([*placed, placed[0]], colour, width)

    def line(self, points: Points, colour: Colour, width: float, *, caps: bool = True) -> None:
        """An open line, with round ends unless told otherwise."""
        placed = self._at(points)
        self._stroke(placed, colour, width, caps=caps)

    def _stroke(self, placed: Sequence[tuple[float, float]], colour: Colour, width: float, caps: bool = True) -> None:
        thick = max(1, round(width * SCALE))
        self._pen.line(list(placed), fill=(*colour, 255), width=thick, joint="curve")
        radius = thick / 2
        if caps and radius > 1:
            for x, y in (placed[0], placed[-1]):
                self._pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*colour, 255))

    def shape(self, points: Points, colour: Colour, edge: Colour, width: float) -> None:
        """A filled shape with its outline."""
        self.fill(points, colour)
        self.edge(points, edge, width)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle."""
        self.fill(ellipse(x, y, radius), colour)

    def box(self, x: float, y: float, width: float, height: float, radius: float, colour: Colour) -> None:
        """A filled rectangle with round corners."""
        self.fill(rounded(x, y, width, height, radius), colour)

    def region(self, points: Points) -> Image.Image:
        """A clip that lets only the inside of the shape be drawn on."""
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(self._at(points), fill=255)
        return mask

    def soft(
        self, points: Points, colour: Colour, blur: float, opacity: float, y: float = 0, clip: Image.Image | None = None
    ) -> None:
        """A blurred shape, moved down by `y`: a shadow or a glow."""
        small = 2  # a blur needs no fine grid
        mask = Image.new("L", (self.size[0] * small, self.size[1] * small), 0)
        share = small / SCALE
        placed = [(x * share, y * share) for x, y in self._at([(px, py + y) for px, py in points])]
        ImageDraw.Draw(mask).polygon(placed, fill=round(255 * opacity))
        mask = mask.filter(ImageFilter.GaussianBlur(blur * small)).resize(self.image.size, Image.Resampling.BILINEAR)
        self._lay(mask if clip is None else ImageChops.multiply(mask, clip), colour)

    def faded(self, points: Points, share: float, towards: Colour) -> None:
        """Takes the colour out of what lies inside the shape: something used up."""
        grey = self.image.convert("L").convert("RGB")
        grey = Image.blend(grey, Image.new("RGB", grey.size, towards), 0.35)
        pale = Image.blend(self.image.convert("RGB"), grey, share).convert("RGBA")
        self.image.paste(pale, (0, 0), self.region(points))

    def _lay(self, mask: Image.Image, colour: Colour) -> None:
        box = mask.getbbox()
        if box is None:
            return
        left, top, right, bottom = box
        for y in range(top, bottom, _BAND):  # compositing copies what it lays on, several times
            band = mask.crop((left, y, right, min(y + _BAND, bottom)))
            layer = Image.new("RGBA", band.size, (*colour, 255))
            layer.putalpha(band)
            self.image.alpha_composite(layer, (left, y))

    def reduced(self) -> Image.Image:
        """The finished image, `SCALE` times smaller: RGBA, or RGB on a ground."""
        finished = Image.new(self.image.mode, self.size)
        for y in range(0, self.image.height, _BAND):  # reducing copies what it reduces
            bottom = min(y + _BAND, self.image.height)
            finished.paste(self.image.crop((0, y, self.image.width, bottom)).reduce(SCALE), (0, y // SCALE))
        return finished
