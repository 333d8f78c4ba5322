"""A canvas for small paintings: slopes of colour, strokes that taper, rims, and paintings put into each other."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from renderers.kit.canvas import SCALE, Canvas
from renderers.kit.palette import Colour, colour, mix
from renderers.kit.paths import Point, Points

_LIGHT, _DARK = colour("FFFAF0"), colour("1A0F08")


def light(shade: Colour, share: float) -> Colour:
    """The colour in more sun."""
    return mix(shade, _LIGHT, share)


def dark(shade: Colour, share: float) -> Colour:
    """The colour in more shadow."""
    return mix(shade, _DARK, share)


def smooth(knots: Sequence[Sequence[float]], *, closed: bool = True, steps: int = 10) -> list[Point]:
    """A smooth line through the knots (Catmull-Rom); a knot of three numbers is a sharp corner."""
    count = len(knots)
    points: list[Point] = []
    for index in range(count if closed else count - 1):
        first, last = knots[index], knots[(index + 1) % count]
        before = knots[index - 1] if closed or index > 0 else first
        after = knots[(index + 2) % count] if closed or index + 2 < count else last
        straight = (last[0] - first[0]) * 0.6, (last[1] - first[1]) * 0.6
        leave = straight if len(first) > 2 else ((last[0] - before[0]) / 2, (last[1] - before[1]) / 2)
        arrive = straight if len(last) > 2 else ((after[0] - first[0]) / 2, (after[1] - first[1]) / 2)
        for step in range(steps):
            t = step / steps
            weights = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, 3 * t**2 - 2 * t**3, t**3 - t**2
            ends = (first, leave, last, arrive)
            x = sum(weight * end[0] for weight, end in zip(weights, ends, strict=True))
            y = sum(weight * end[1] for weight, end in zip(weights, ends, strict=True))
            points.append((x, y))
    if not closed:
        points.append((knots[-1][0], knots[-1][1]))
    return points


class Brush(Canvas):
    """A `Canvas` with more ways to lay on paint; lengths are pixels of the finished picture here too."""

    def paint(self, points: Points, fill: Colour, to: Colour | None = None, opacity: float = 1) -> None:
        """A filled shape; with `to` its colour changes from top to bottom."""
        if to is None and opacity >= 1:
            self.fill(points, fill)
            return
        placed = [self.place(x, y) for x, y in points]
        box = self._box(placed, 2)
        if box is None:
            return
        left, top, right, bottom = box
        mask = Image.new("L", (right - left, bottom - top), 0)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in placed], fill=round(255 * opacity))
        highest, lowest = min(y for _, y in placed), max(y for _, y in placed)
        self._lay_on(mask, box, fill, to, highest, lowest)

    def stroke(
        self, points: Points, fill: Colour, width: float, *, end: float | None = None, opacity: float = 1
    ) -> None:
        """A line with round ends and joints, `width` thick where it begins and `end` where it ends."""
        placed = [self.place(x, y) for x, y in points]
        ends = width * SCALE / 2, (width if end is None else end) * SCALE / 2
        if opacity >= 1:
            _tapering(self._pen, placed, ends, (*fill, 255))
            return
        box = self._box(placed, max(ends) + 3)
        if box is None:
            return
        left, top, right, bottom = box
        mask = Image.new("L", (right - left, bottom - top), 0)
        moved = [(x - left, y - top) for x, y in placed]
        _tapering(ImageDraw.Draw(mask), moved, ends, round(255 * opacity))
        self._lay_on(mask, box, fill, None, 0, 0)

    def loop(self, points: Points, fill: Colour, width: float) -> None:
        """The closed outline of a shape with round corners."""
        self.stroke([*points, points[0]], fill, width)

    def stamp(self, image: Image.Image, x: float, y: float, width: float, opacity: float = 1) -> None:
        """An enlarged image, `width` wide in the finished picture, its top left corner at (x, y)."""
        wide = round(width * SCALE)
        if image.width != wide:
            image = image.resize((wide, round(image.height * wide / image.width)), Image.Resampling.HAMMING)
        if opacity < 1:
            image = image.copy()
            image.putalpha(image.getchannel("A").point([round(value * opacity) for value in range(256)]))
        across, down = self.place(x, y)
        left, top = round(across), round(down)
        image = image.crop((max(0, -left), max(0, -top), image.width, image.height))
        self.image.alpha_composite(image, (max(0, left), max(0, top)))

    def rim(self, width: float, fill: Colour) -> None:
        """Lays a rim of that width round everything painted so far."""
        drawn = self.image.copy()
        alpha = grown(drawn.getchannel("A"), width * SCALE)
        self.image.paste((*fill, 255), (0, 0, *self.image.size))
        self.image.putalpha(alpha)
        self.image.alpha_composite(drawn)

    def keep(self, points: Points) -> None:
        """Cuts away everything outside the shape."""
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), self.region(points)))

    def _box(self, placed: Points, reach: float) -> tuple[int, int, int, int] | None:
        """The part of the image that holds the points, or None if they lie outside."""
        left = max(0, math.floor(min(x for x, _ in placed) - reach))
        top = max(0, math.floor(min(y for _, y in placed) - reach))
        right = min(self.image.width, math.ceil(max(x for x, _ in placed) + reach))
        bottom = min(self.image.height, math.ceil(max(y for _, y in placed) + reach))
        return (left, top, right, bottom) if left < right and top < bottom else None

    def _lay_on(
        self,
        mask: Image.Image,
        box: tuple[int, int, int, int],
        fill: Colour,
        to: Colour | None,
        highest: float,
        lowest: float,
    ) -> None:
        layer = Image.new("RGBA", mask.size, (*fill, 255))
        if to is not None:
            ramp = Image.new("RGB", (1, mask.height))
            for y in range(mask.height):
                share = (y + box[1] - highest) / max(1.0, lowest - highest)
                ramp.putpixel((0, y), mix(fill, to, min(1.0, max(0.0, share))))
            layer = ramp.resize(mask.size, Image.Resampling.NEAREST).convert("RGBA")
        layer.putalpha(mask)
        self.image.alpha_composite(layer, box[:2])


def _tapering(
    pen: ImageDraw.ImageDraw, points: Points, radii: tuple[float, float], ink: tuple[int, int, int, int] | int
) -> None:
    """A line whose half thickness goes from one radius to the other, round everywhere."""
    last = len(points) - 1
    for index in range(last):
        radius = radii[0] + (radii[1] - radii[0]) * index / max(1, last - 1)
        (ax, ay), (bx, by) = points[index], points[index + 1]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * radius, (bx - ax) / length * radius
        pen.polygon([(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)], fill=ink)
        for x, y in ((ax, ay), (bx, by)):
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)


def grown(alpha: Image.Image, reach: float) -> Image.Image:
    """A mask made `reach` px larger on all sides."""
    around = alpha.copy()
    steps = max(16, round(reach * 3))
    for radius in (max(1.0, reach), max(1.0, reach / 2)):
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            moved = ImageChops.offset(alpha, round(radius * math.cos(angle)), round(radius * math.sin(angle)))
            around = ImageChops.lighter(around, moved)
    return around
