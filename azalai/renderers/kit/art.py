"""Figures from drawings: SVG files in the folder `art` of the kit or of a game.

A drawing has its origin at (0, 0), the point that is placed on the canvas. A class names a colour: `cloth` paints a
shape, `cloth-line` the line along it, `cloth-stop` a stop of a gradient. The names come from the palette
(`palette.css`) and from the drawing's own `<style>`. A caller may give each name another colour, give a class with a
`stroke-width` another width, or leave out all elements of a class. So one file serves every owner.

Outlines have the same thickness in small and large pictures. `data-edge="1.1"` on an element says that 1.1 edges are
part of its line; the `data-edge` of the whole drawing is the edge it was drawn with, and the argument `edge` is the one
it gets.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias
from xml.etree import ElementTree

from azalai.renderers.kit import sprites
from azalai.renderers.kit.canvas import Canvas, Group, Markup, hexadecimal
from azalai.renderers.kit.palette import NAMED, Colour, rules
from azalai.renderers.kit.sprites import Sprite

Value: TypeAlias = Colour | float | bool
"""Value of a class: a colour, the width of a line in units of the drawing, or False to leave its elements out."""

_SPARE = 3
"""Pixels around the box of a figure that is drawn alone, because half of its edge is outside."""
_SPACE = "{http://www.w3.org/2000/svg}"


class _Drawing(NamedTuple):
    """File as it was read: its elements, the rules of its classes, its box and its edge.

    `box` is left, top, width and height; an `edge` of 0 means that the lines grow with the drawing.
    """

    root: ElementTree.Element
    rules: Mapping[str, Mapping[str, str]]
    box: tuple[float, float, float, float]
    edge: float


class Art:
    """Drawings of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read = functools.cache(self._open)
        self._markup = functools.lru_cache(maxsize=512)(self._write)

    def colours(self) -> bytes:
        """Return red, green and blue of the 256 colours for pictures that are too rich for true colour, and for films.

        `azalai.renderers.palettes` chose them.
        """
        return bytes.fromhex((self.folder / "colours.hex").read_text("ascii"))

    def box(self, name: str) -> tuple[float, float, float, float]:
        """Return the box of a drawing: left, top, width and height in its own units."""
        return self._read(name).box

    def has_edge(self, name: str) -> bool:
        """Return True if a drawing says how thick its outline is, so that `edge` may change it."""
        return self._read(name).edge > 0

    def paints(self, name: str, colour: str) -> bool:
        """Return True if a drawing has a class for that colour, so that it may get another."""
        return colour in {_name(rule) for rule in self._read(name).rules}

    def draw(
        self,
        canvas: Canvas,
        name: str,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        *,
        opacity: float = 1,
        mirrored: bool = False,
        style: Mapping[str, Value] | None = None,
        **classes: Value,
    ) -> None:
        """Put a figure on a canvas with its origin at (x, y).

        `style` and further keywords give classes another value. Raises `KeyError` for a class that the drawing does not
        have.
        """
        markup = self._markup(name, _sort(classes | dict(style or {})))
        left, _, width, _ = self.box(name)
        canvas.parts.append(Group((markup,), scale, x, y, opacity, mirrored=2 * left + width if mirrored else 0))

    def centre(self, canvas: Canvas, name: str, x: float, y: float, size: float, **classes: Value) -> None:
        """Put a figure in the middle of a box of `size` around (x, y), as large as fits."""
        left, top, width, height = self.box(name)
        scale = size / max(width, height)
        self.draw(canvas, name, x - (left + width / 2) * scale, y - (top + height / 2) * scale, scale, style=classes)

    def sprite(self, name: str, width: float | None = None, **classes: Value) -> Sprite:
        """Return the sprite of a figure alone, its box `width` px wide or as wide as drawn, with its own origin."""
        wide = self.box(name)[2] if width is None else width
        key = str(self.folder), name, wide, _sort(classes)
        return sprites.SPRITES.find(key, lambda: self._draw_sprite(name, wide, classes))

    def _draw_sprite(self, name: str, width: float, classes: Mapping[str, Value]) -> Sprite:
        left, top, wide, high = self.box(name)
        scale = width / wide
        across, down = math.ceil(-left * scale) + _SPARE, math.ceil(-top * scale) + _SPARE
        size = across + math.ceil((left + wide) * scale) + _SPARE, down + math.ceil((top + high) * scale) + _SPARE
        canvas = Canvas(*size)
        canvas.parts.append(Group((self._markup(name, _sort(classes)),), scale, across, down))
        return Sprite(canvas.finish(), across, down)

    def _open(self, name: str) -> _Drawing:
        root = ElementTree.parse(self.folder / f"{name}.svg").getroot()
        left, top, width, height = (float(number) for number in root.attrib["viewBox"].split())
        own = "".join(element.text or "" for element in root.iter(f"{_SPACE}style"))
        return _Drawing(root, rules(own), (left, top, width, height), float(root.get("data-edge", 0)))

    def _write(self, name: str, classes: tuple[tuple[str, Value], ...]) -> Markup:
        drawing = self._read(name)
        given = {name.replace("_", "-"): value for name, value in classes}
        edge = given.pop("edge", drawing.edge) if drawing.edge else 0.0
        thicker = 0.0 if isinstance(edge, tuple) else edge - drawing.edge
        unknown = given.keys() - {_name(rule) for rule in drawing.rules}
        if unknown:
            raise KeyError(f"{name}.svg has no class {', '.join(sorted(unknown))}")
        return Markup("".join(_element(child, drawing.rules, given, thicker) for child in drawing.root))


def _sort(classes: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    return tuple(sorted(classes.items()))


def _element(
    element: ElementTree.Element, known: Mapping[str, Mapping[str, str]], given: Mapping[str, Value], thicker: float
) -> str:
    """Return an element as SVG with the rules of its classes as attributes and its edges thicker by `thicker`."""
    tag = element.tag.removeprefix(_SPACE)
    if tag in ("style", "title", "desc", "metadata") or not element.tag.startswith(_SPACE):
        return ""
    attributes: dict[str, str] = {}
    for key, value in element.attrib.items():
        if key == "class":
            for name in value.split():
                changed = given.get(_name(name))
                if changed is False:
                    return ""
                attributes |= {
                    attribute: _format_value(attribute, value, changed)
                    for attribute, value in _rule(name, known).items()
                }
        elif not key.startswith("{"):
            attributes[key] = _mark_id(key, value)
    share = float(attributes.pop("data-edge", 0))
    if share and thicker:
        attributes["stroke-width"] = f"{max(0.0, float(attributes['stroke-width']) + share * thicker):.3f}"
    inner = "".join(_element(child, known, given, thicker) for child in element)
    written = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{tag}{written}>{inner}</{tag}>" if inner else f"<{tag}{written}/>"


_PAINTED = {"-line": "stroke", "-stop": "stop-color"}


@functools.cache
def _name(of: str) -> str:
    """Return the name of the colour that a class paints with."""
    return next((of.removesuffix(end) for end in _PAINTED if of.endswith(end)), of)


def _rule(name: str, known: Mapping[str, Mapping[str, str]]) -> Mapping[str, str]:
    """Return the rule of a class; the palette gives it for a colour of its own."""
    base = _name(name)
    if base not in NAMED:
        return known[name]
    return {_PAINTED.get(name.removeprefix(base), "fill"): hexadecimal(NAMED[base])}


def _format_value(key: str, value: str, given: Value | None) -> str:
    if isinstance(given, tuple):
        return hexadecimal(given) if key in ("fill", "stroke", "stop-color") and value != "none" else value
    if isinstance(given, (int, float)) and not isinstance(given, bool):
        return f"{given:.3f}" if key == "stroke-width" else value
    return value


def _mark_id(key: str, value: str) -> str:
    """Return an attribute whose ids are unique to this figure."""
    if key == "id":
        return f"{{0}}{value}"
    if key == "href":
        return value.replace("#", "#{0}", 1)
    return value.replace("url(#", "url(#{0}") if "url(#" in value else value
