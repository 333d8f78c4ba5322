"""Canvas: records what is painted, in its order, and draws everything at the end.

Shapes become SVG (`azalai.renderers.kit.svg`); between them Pillow writes words and changes pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageFilter

from azalai.renderers.kit import svg
from azalai.renderers.kit.palette import SHADOW, Colour
from azalai.renderers.kit.paths import Point, Points, arc, code, ellipse, rounded_rectangle, scale_and_move

_BROAD = 3
"""Deviation of a blur in pixels from which it needs no fine grid."""
Change: TypeAlias = Callable[[Image.Image], Image.Image]
"""Function that makes one image (RGBA) from another of the same size."""
Words: TypeAlias = Callable[[Image.Image, float, float, float], None]
"""Function that writes on an image, enlarged by the first number and then moved by x and y px."""


class Shape(NamedTuple):
    """Shape as path data of SVG, with its fill and the line along it.

    `ramp`: the colour into which the fill changes between two heights. `joined`: fills a shape that overlaps itself
    completely. `clip`: path data of the visible part.
    """

    data: str
    fill: Colour | None = None
    line: Colour | None = None
    width: float = 0
    caps: bool = True
    opacity: float = 1
    clip: str = ""
    ramp: tuple[Colour, float, float] | None = None
    joined: bool = False


class Markup(NamedTuple):
    """Elements of SVG, unchanged; `{0}` in them makes their ids unique."""

    elements: str


class Pixels(NamedTuple):
    """Work on pixels: words, or a change of everything painted before."""

    words: Words | None = None
    change: Change | None = None
    within: str = ""


class Group(NamedTuple):
    """Parts that are enlarged, then moved, and composed as one; `mirrored`: flipped in a box of that width."""

    parts: tuple[Part, ...]
    scale: float = 1
    x: float = 0
    y: float = 0
    opacity: float = 1
    clip: str = ""
    mirrored: float = 0

    @property
    def has_pixels(self) -> bool:
        """True if words or changes are among the parts."""
        return any(isinstance(part, Pixels) or (isinstance(part, Group) and part.has_pixels) for part in self.parts)


Part: TypeAlias = Shape | Markup | Pixels | Group


def hexadecimal(colour: Colour) -> str:
    return "#%02x%02x%02x" % colour  # noqa: UP031 (twice as fast as a format string)


class _Document:
    """SVG document of some parts."""

    def __init__(self, size: tuple[int, int], scale: float, x: float, y: float) -> None:
        self._size, self._move = size, f"translate({x:.4f} {y:.4f}) scale({scale:.6f})"
        self._definitions: list[str] = []
        self._elements: list[str] = []

    def add(self, part: Part) -> None:
        """Add a part on top."""
        if isinstance(part, Shape):
            self._elements.append(self._shape(part))
        elif isinstance(part, Markup):
            self._elements.append(part.elements.replace("{0}", f"m{len(self._elements)}-"))
        elif isinstance(part, Group):
            move = f"translate({part.x:.4f} {part.y:.4f}) scale({part.scale:.6f})"
            if part.mirrored:
                move += f" translate({part.mirrored:.4f} 0) scale(-1 1)"
            clip = f' clip-path="{self._clip(part.clip)}"' if part.clip else ""
            opacity = f' opacity="{part.opacity:.4f}"' if part.opacity < 1 else ""
            self._elements.append(f'<g{clip}{opacity}><g transform="{move}">')
            for inner in part.parts:
                self.add(inner)
            self._elements.append("</g></g>")

    def image(self) -> Image.Image | None:
        """Return the image of the document, or None if nothing was added."""
        if not self._elements:
            return None
        width, height = self._size
        return svg.image(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
            f"<defs>{''.join(self._definitions)}</defs>"
            f'<g transform="{self._move}" stroke-linejoin="round">{"".join(self._elements)}</g></svg>',
            width,
            height,
        )

    def _define(self, definition: str) -> str:
        self._definitions.append(definition)
        return f"url(#d{len(self._definitions) - 1})"

    def _clip(self, data: str) -> str:
        return self._define(f'<clipPath id="d{len(self._definitions)}"><path d="{data}"/></clipPath>')

    def _shape(self, shape: Shape) -> str:
        attributes = [f'<path d="{shape.data}"']
        if shape.fill is None:
            attributes.append('fill="none"')
        elif shape.ramp is None:
            attributes.append(f'fill="{hexadecimal(shape.fill)}"')
        else:
            to, top, bottom = shape.ramp
            ramp = (
                f'<linearGradient id="d{len(self._definitions)}" gradientUnits="userSpaceOnUse" x1="0" x2="0" '
                f'y1="{top:.2f}" y2="{bottom:.2f}"><stop offset="0" stop-color="{hexadecimal(shape.fill)}"/>'
                f'<stop offset="1" stop-color="{hexadecimal(to)}"/></linearGradient>'
            )
            attributes.append(f'fill="{self._define(ramp)}"')
        if shape.fill is not None and not shape.joined:
            attributes.append('fill-rule="evenodd"')
        if shape.line is not None:
            attributes.append(f'stroke="{hexadecimal(shape.line)}" stroke-width="{shape.width:.3f}"')
            if shape.caps:
                attributes.append('stroke-linecap="round"')
        if shape.opacity < 1:
            attributes.append(f'opacity="{shape.opacity:.4f}"')
        element = " ".join(attributes) + "/>"
        return f'<g clip-path="{self._clip(shape.clip)}">{element}</g>' if shape.clip else element


def _draw_parts(parts: Iterable[Part], size: tuple[int, int], scale: float, x: float, y: float) -> Image.Image:
    """Return an image (RGBA) of that size with the parts, enlarged and then moved by (x, y) px."""
    image: Image.Image | None = None
    document = _Document(size, scale, x, y)

    def merge_document() -> Image.Image:
        nonlocal image, document
        drawing, document = document.image(), _Document(size, scale, x, y)
        if image is None:
            image = drawing or Image.new("RGBA", size, (0, 0, 0, 0))
        elif drawing is not None:
            image = Image.alpha_composite(image, drawing)
        return image

    for part in parts:
        if isinstance(part, Pixels):
            below = merge_document()
            if part.words is not None:
                part.words(below, scale, x, y)
            if part.change is not None:
                changed = part.change(below)
                within = _mask(part.within, size, scale, x, y) if part.within else None
                image = changed if within is None else Image.composite(changed, below, within)
        elif isinstance(part, Group) and part.has_pixels:
            below = merge_document()
            left = x + part.x * scale
            layer = _draw_parts(part.parts, size, scale * part.scale, left, y + part.y * scale)
            if part.mirrored:
                aside = round(2 * left + part.mirrored * part.scale * scale) - size[0]
                layer = ImageChops.offset(layer.transpose(Image.Transpose.FLIP_LEFT_RIGHT), aside, 0)
            if part.clip:
                clip = _mask(part.clip, size, scale, x, y)
                layer.putalpha(ImageChops.multiply(layer.getchannel("A"), clip))
            below.alpha_composite(reduce_opacity(layer, part.opacity))
        else:
            document.add(part)
    return merge_document()


def _mask(data: str, size: tuple[int, int], scale: float, x: float, y: float) -> Image.Image:
    return _draw_parts([Shape(data, (0, 0, 0))], size, scale, x, y).getchannel("A")


def reduce_opacity(image: Image.Image, opacity: float) -> Image.Image:
    """Return an image (RGBA) with `opacity` (0 to 1) of its strength."""
    if opacity >= 1:
        return image
    faded = image.copy()
    faded.putalpha(image.getchannel("A").point([round(value * opacity) for value in range(256)]))
    return faded


class Canvas:
    """Transparent canvas of `width` x `height` with `margin` more on every side; (0, 0) is inside the margin.

    All lengths are pixels of the finished picture. `opacity` is 0 to 1; a `clip` comes from `region`. `ground`: part of
    a picture (RGB, of the canvas's size) that is already below it.
    """

    def __init__(self, width: float, height: float, margin: int = 0, ground: Image.Image | None = None) -> None:
        self.margin = margin
        self.size = (round(width) + 2 * margin, round(height) + 2 * margin)
        self.down = 0
        self.parts: list[Part] = []
        self._ground = ground

    def lift(self, height: int) -> None:
        """Move (0, 0), and the origin of the sprite, down by `height`, so that drawings may reach that far up."""
        self.down = height

    def finish(self) -> Image.Image:
        """Return the image: RGBA, or RGB on a ground."""
        finished = _draw_parts(self.parts, self.size, 1, self.margin, self.margin + self.down)
        if self._ground is None:
            return finished
        image = self._ground.copy()
        image.paste(finished, (0, 0), finished)
        return image

    def fill(
        self,
        points: Points,
        colour: Colour,
        opacity: float = 1,
        clip: str = "",
        *,
        to: Colour | None = None,
    ) -> None:
        """Fill a shape; with `to` its colour changes from top to bottom."""
        ramp = None if to is None else (to, min(y for _, y in points), max(y for _, y in points))
        self.parts.append(Shape(f"{code(points)}Z", colour, opacity=opacity, clip=clip, ramp=ramp))

    def edge(self, points: Points, colour: Colour, width: float) -> None:
        """Draw the closed outline of a shape, `width` thick, centred on its edge, with round corners."""
        self.line(points, colour, width, closed=True)

    def line(
        self,
        points: Points,
        colour: Colour,
        width: float,
        *,
        caps: bool = True,
        closed: bool = False,
        end: float | None = None,
        opacity: float = 1,
        clip: str = "",
    ) -> None:
        """Draw a line with round joints, `width` thick at its beginning and `end` at its end; `caps`: round ends."""
        if end is None:
            data = f"{code(points)}Z" if closed else code(points)
            self.parts.append(Shape(data, line=colour, width=width, caps=caps, opacity=opacity, clip=clip))
        else:
            self.parts.append(Shape(_taper(points, width / 2, end / 2), colour, opacity=opacity, joined=True))

    def shape(self, points: Points, colour: Colour, edge: Colour, width: float) -> None:
        """Fill a shape and draw its outline."""
        self.parts.append(Shape(f"{code(points)}Z", colour, edge, width))

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        self.fill(ellipse(x, y, radius), colour)

    def box(self, x: float, y: float, width: float, height: float, radius: float, colour: Colour) -> None:
        """Fill a rectangle with round corners."""
        self.fill(rounded_rectangle(x, y, width, height, radius), colour)

    def region(self, points: Points) -> str:
        """Return a clip that restricts drawing to the inside of the shape."""
        return f"{code(points)}Z"

    def blur_shape(self, points: Points, colour: Colour, blur: float, opacity: float, y: float = 0) -> None:
        """Draw a blurred shape, moved down by `y`: a shadow or a glow; `blur` is its deviation in px."""
        shape = Shape(f"{code(scale_and_move(points, 1, 0, y))}Z", colour)

        def cast(image: Image.Image, scale: float, right: float, down: float) -> None:
            fine = 1 if blur * scale < _BROAD else 2
            size = -(-image.width // fine), -(-image.height // fine)
            mask = _draw_parts([shape], size, scale / fine, right / fine, down / fine).getchannel("A")
            mask = mask.filter(ImageFilter.GaussianBlur(blur * scale / fine))
            if fine > 1:
                mask = mask.resize((size[0] * fine, size[1] * fine), Image.Resampling.BILINEAR)
                mask = mask.crop((0, 0, *image.size))
            mask = mask.point([round(value * opacity) for value in range(256)])
            shade = Image.new("RGBA", image.size, (*colour, 255))
            shade.putalpha(mask)
            if image.getbbox() is None:  # a shadow mostly comes first: a copy is a tenth of a blend
                image.paste(shade)
            else:
                image.alpha_composite(shade)

        self.write(cast)

    def lay(
        self, points: Points, colour: Colour, blur: float, opacity: float, y: float, shade: Colour = SHADOW
    ) -> None:
        """Fill a shape over its soft shadow, as of a card or a sheet of paper."""
        self.blur_shape(points, shade, blur, opacity, y)
        self.fill(points, colour)

    def write(self, words: Words) -> None:
        """Write words on top of everything painted so far."""
        self.parts.append(Pixels(words))

    def change(self, change: Change, within: Points | None = None) -> None:
        """Change the pixels of everything painted so far, or of its part within a shape."""
        self.parts.append(Pixels(change=change, within="" if within is None else self.region(within)))

    def add(
        self,
        other: Canvas,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        *,
        opacity: float = 1,
        mirrored: bool = False,
        clip: str = "",
    ) -> None:
        """Draw another canvas, enlarged, with its (0, 0) at (x, y)."""
        wide = other.size[0] - 2 * other.margin
        group = Group(tuple(other.parts), scale, x, y, opacity, clip, wide if mirrored else 0)
        self.parts.append(group)

    def fade(self, opacity: float) -> None:
        """Make everything painted so far pale."""
        self.parts = [Group(tuple(self.parts), opacity=opacity)]

    def keep(self, points: Points) -> None:
        """Cut away everything outside the shape."""
        self.parts = [Group(tuple(self.parts), clip=self.region(points))]


def _taper(points: Points, begin: float, end: float) -> str:
    """Return the outline (path data) of a line with round ends whose half thickness changes from `begin` to `end`."""
    last = len(points) - 1
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, index - 1)], points[min(last, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        radius = begin + (end - begin) * index / max(1, last)
        nx, ny = -(by - ay) / length * radius, (bx - ax) / length * radius
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    first = math.degrees(math.atan2(right[0][1] - left[0][1], right[0][0] - left[0][0]))
    final = math.degrees(math.atan2(left[-1][1] - right[-1][1], left[-1][0] - right[-1][0]))
    caps = arc(*points[-1], end, final, final - 180), arc(*points[0], begin, first, first - 180)
    return f"{code([*left, *caps[0], *reversed(right), *caps[1]])}Z"
