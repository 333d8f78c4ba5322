"""Figures that are drawings: SVG files in the folder `art` of the kit or of a game.

A drawing is written round its origin: what is at (0, 0) in it lies where the figure is put. A class is a name for a
colour: `cloth` paints a shape, `cloth-line` the line along it, `cloth-stop` a stop of a
gradient. Names are those of the palette (`palette.css`) and
those of the drawing's own `<style>`; whoever puts the figure may give each name another colour, a class with a
`stroke-width` another width, or leave out what has a class. So one file serves every owner.

Outlines are as thick in a small picture as in a large one. `data-edge="1.1"` on an element says that 1.1 times an edge
is part of its line; the `data-edge` of the whole drawing is the edge that it was drawn with, and `edge` the one it
shall have.
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
"""What a class is given: a colour, the width of a line (units of the drawing), or False: it is left out."""

_SPARE = 3
"""Pixels round the box of a figure that is drawn alone: half of an edge lies outside."""
_SPACE = "{http://www.w3.org/2000/svg}"


class _Drawing(NamedTuple):
    """A file as it was read: its elements, the rules of its classes, its box (left, top, width, height) and the edge it
    was drawn with (0: its lines grow with it)."""

    root: ElementTree.Element
    rules: Mapping[str, Mapping[str, str]]
    box: tuple[float, float, float, float]
    edge: float


class Art:
    """The drawings of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read = functools.cache(self._opened)
        self._markup = functools.lru_cache(maxsize=512)(self._written)

    def colours(self) -> bytes:
        """Red, green and blue of the 256 colours of a picture too rich for true colour, and of a film, as
        `azalai.renderers.palettes` chose them."""
        return bytes.fromhex((self.folder / "colours.hex").read_text("ascii"))

    def box(self, name: str) -> tuple[float, float, float, float]:
        """The box of a drawing: left, top, width and height in its own units."""
        return self._read(name).box

    def has_edge(self, name: str) -> bool:
        """Whether a drawing says how thick its outline is, so that it may have another."""
        return self._read(name).edge > 0

    def paints(self, name: str, colour: str) -> bool:
        """Whether a drawing has a class for that colour, so that it may be given another."""
        return colour in {_name(found) for found in self._read(name).rules}

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
        """Puts a figure on a canvas with its origin at (x, y). `style` and what else is named gives classes another
        value; KeyError for one that the drawing does not have."""
        markup = self._markup(name, _sorted(classes | dict(style or {})))
        left, _, width, _ = self.box(name)
        canvas.parts.append(Group((markup,), scale, x, y, opacity, mirrored=2 * left + width if mirrored else 0))

    def sprite(self, name: str, width: float | None = None, **classes: Value) -> Sprite:
        """A figure alone, its box `width` px wide, or as wide as it was drawn; its origin is that of the drawing."""
        wide = self.box(name)[2] if width is None else width
        key = str(self.folder), name, wide, _sorted(classes)
        return sprites.SPRITES.find(key, lambda: self._alone(name, wide, classes))

    def _alone(self, name: str, width: float, classes: Mapping[str, Value]) -> Sprite:
        left, top, wide, high = self.box(name)
        scale = width / wide
        across, down = math.ceil(-left * scale) + _SPARE, math.ceil(-top * scale) + _SPARE
        size = across + math.ceil((left + wide) * scale) + _SPARE, down + math.ceil((top + high) * scale) + _SPARE
        canvas = Canvas(*size)
        canvas.parts.append(Group((self._markup(name, _sorted(classes)),), scale, across, down))
        return Sprite(canvas.finished(), across, down)

    def _opened(self, name: str) -> _Drawing:
        root = ElementTree.parse(self.folder / f"{name}.svg").getroot()
        left, top, width, height = (float(number) for number in root.attrib["viewBox"].split())
        own = "".join(element.text or "" for element in root.iter(f"{_SPACE}style"))
        return _Drawing(root, rules(own), (left, top, width, height), float(root.get("data-edge", 0)))

    def _written(self, name: str, classes: tuple[tuple[str, Value], ...]) -> Markup:
        drawing = self._read(name)
        given = {found.replace("_", "-"): value for found, value in classes}
        edge = given.pop("edge", drawing.edge) if drawing.edge else 0.0
        thicker = 0.0 if isinstance(edge, tuple) else edge - drawing.edge
        unknown = given.keys() - {_name(found) for found in drawing.rules}
        if unknown:
            raise KeyError(f"{name}.svg has no class {', '.join(sorted(unknown))}")
        return Markup("".join(_element(child, drawing.rules, given, thicker) for child in drawing.root))


def _sorted(classes: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    return tuple(sorted(classes.items()))


def _element(
    element: ElementTree.Element, known: Mapping[str, Mapping[str, str]], given: Mapping[str, Value], thicker: float
) -> str:
    """An element as SVG with what its classes say written into its attributes, its edges thicker by that."""
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
                attributes |= {one: _said(one, said, changed) for one, said in _rule(name, known).items()}
        elif not key.startswith("{"):
            attributes[key] = _apart(key, value)
    share = float(attributes.pop("data-edge", 0))
    if share and thicker:
        attributes["stroke-width"] = f"{max(0.0, float(attributes['stroke-width']) + share * thicker):.3f}"
    inner = "".join(_element(child, known, given, thicker) for child in element)
    written = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{tag}{written}>{inner}</{tag}>" if inner else f"<{tag}{written}/>"


_PAINTED = {"-line": "stroke", "-stop": "stop-color"}


@functools.cache
def _name(of: str) -> str:
    """The name of the colour that a class paints with."""
    return next((of.removesuffix(end) for end in _PAINTED if of.endswith(end)), of)


def _rule(name: str, known: Mapping[str, Mapping[str, str]]) -> Mapping[str, str]:
    """What a class says; the palette says it for a name that is its own."""
    base = _name(name)
    if base not in NAMED:
        return known[name]
    return {_PAINTED.get(name.removeprefix(base), "fill"): hexadecimal(NAMED[base])}


def _said(key: str, said: str, given: Value | None) -> str:
    if isinstance(given, tuple):
        return hexadecimal(given) if key in ("fill", "stroke", "stop-color") and said != "none" else said
    if isinstance(given, (int, float)) and not isinstance(given, bool):
        return f"{given:.3f}" if key == "stroke-width" else said
    return said


def _apart(key: str, value: str) -> str:
    """An attribute whose ids are this figure's own."""
    if key == "id":
        return f"{{0}}{value}"
    if key == "href":
        return value.replace("#", "#{0}", 1)
    return value.replace("url(#", "url(#{0}") if "url(#" in value else value
