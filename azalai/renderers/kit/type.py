"""Letters: Source Sans Pro, other typefaces for what it lacks, fitted text, digits centred optically."""

from __future__ import annotations

import functools
import math
import unicodedata
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import font_source_sans_pro  # pyright: ignore[reportMissingTypeStubs]
from PIL import Image, ImageDraw, ImageFont

from azalai.renderers.kit import scripts
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, Colour
from azalai.renderers.kit.sprites import Sprite, cached_sprite

Weight: TypeAlias = Literal["Regular", "Semibold", "Bold"]
_FOLDER = Path(font_source_sans_pro.__file__).parent / "files"
_FINE = 4
"""Factor by which letters are enlarged and then reduced, because Pillow places them on whole pixels only."""
_NOT_A_CHARACTER = "\U0010ffff"
_STROKES: dict[Weight, float] = {"Regular": 0.0, "Semibold": 0.012, "Bold": 0.022}
"""Share of the size by which letters of the other typeface, which has one weight, are thickened."""


@functools.lru_cache(maxsize=64)
def font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """Return the typeface at `size` px of the finished picture, `_FINE` times enlarged."""
    return ImageFont.truetype(_FOLDER / f"SourceSansPro-{weight}.ttf", round(size * _FINE))


@functools.lru_cache(maxsize=4096)
def width(text: str, weight: Weight, size: float) -> float:
    """Return the width of the text in px."""
    return _line(text, weight, size).length / _FINE


class _Stretch(NamedTuple):
    """Part of a line in one typeface, with its distance from the beginning and its stroke."""

    text: str
    face: ImageFont.FreeTypeFont
    x: float
    stroke: float


class _Line(NamedTuple):
    """Line of text, `_FINE` times enlarged, from its beginning on the baseline."""

    stretches: tuple[_Stretch, ...]
    length: float

    def box(self) -> tuple[float, float, float, float]:
        """Return the box of its ink: left, top, right, bottom."""
        boxes = [
            tuple(
                edge + shift
                for edge, shift in zip(
                    stretch.face.getbbox(stretch.text, anchor="ls", stroke_width=stretch.stroke),
                    (stretch.x, 0, stretch.x, 0),
                    strict=True,
                )
            )
            for stretch in self.stretches
        ]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def draw(self, mask: Image.Image, at: tuple[float, float]) -> None:
        """Draw the line on a mask (L) from `at` on."""
        pen = ImageDraw.Draw(mask)
        for stretch in self.stretches:
            place = (at[0] + stretch.x, at[1])
            pen.text(place, stretch.text, font=stretch.face, fill=255, anchor="ls", stroke_width=stretch.stroke)


def _line(text: str, weight: Weight, size: float) -> _Line:
    stretches: list[_Stretch] = []
    x = 0.0
    for part, foreign in scripts.stretches(text):
        face = scripts.font(size * _FINE) if foreign else font(weight, size)
        stretches.append(_Stretch(part, face, x, _STROKES[weight] * size * _FINE if foreign else 0))
        x += face.getlength(part)
    return _Line(tuple(stretches), x)


@functools.lru_cache(maxsize=4096)
def _has_glyph(character: str) -> bool:
    face = font("Semibold", 12)
    return _glyph_pixels(character, face) != _glyph_pixels(_NOT_A_CHARACTER, face)


@functools.lru_cache(maxsize=16)
def _glyph_pixels(character: str, face: ImageFont.FreeTypeFont) -> tuple[int, bytes]:
    image = Image.new("L", (round(face.size * 2), round(face.size * 2)), 0)
    ImageDraw.Draw(image).text((face.size / 2, face.size / 2), character, font=face, fill=255)
    return round(face.getlength(character)), image.tobytes()


def drawable_text(text: str) -> str:
    """Return the text in characters that the typefaces have.

    Fancy letters become plain ones; others are left out, with the marks that belong to them.
    """
    plain: list[str] = []
    left_out = True
    for character in unicodedata.normalize("NFC", text):
        if left_out and unicodedata.category(character).startswith("M"):
            continue
        simpler = unicodedata.normalize("NFKC", character)
        drawable = next((text for text in (character, simpler) if all(map(_can_be_drawn, text))), None)
        left_out = drawable is None
        if drawable is not None:
            plain.append(drawable)
        elif character.isspace():
            plain.append(" ")
    return " ".join("".join(plain).split())


def _can_be_drawn(character: str) -> bool:
    if scripts.is_of_these(character):
        return scripts.has_glyph(character)
    return character.isprintable() and (character == " " or _has_glyph(character))


def fit_text(text: str, weight: Weight, size: float, room: float) -> str:
    """Return the text, cut with an ellipsis if it is wider than `room`."""
    if width(text, weight, size) <= room:
        return text
    while text and width(text + "…", weight, size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def name(text: str, weight: Weight, size: int, least: int, room: float) -> tuple[str, int]:
    """Return the name and its size: reduced down to `least`, then cut."""
    while size > least and width(text, weight, size) > room:
        size -= 2
    return fit_text(text, weight, size, room), size


def lines(text: str, weight: Weight, size: float, room: float) -> tuple[str, ...]:
    """Return the text in one line, or in two if it is wider than `room`.

    It is broken at the end of a word, or anywhere if that is not possible; a text too long for two lines is cut with an
    ellipsis.
    """
    if width(text, weight, size) <= room:
        return (text,)
    ends = [place for place in range(1, len(text)) if text[place - 1] in " -_." or text[place] == " "]
    halves = [(text[:end].rstrip(), text[end:].lstrip()) for end in ends]
    whole = [pair for pair in halves if all(width(half, weight, size) <= room for half in pair)]
    if whole:
        return min(whole, key=lambda pair: max(width(half, weight, size) for half in pair))
    begun = [pair for pair in halves if width(pair[0], weight, size) <= room]
    cut = [(line, fit_text(other, weight, size, room)) for line, other in begun]
    if any(len(other) > 5 for _, other in cut):
        return next(pair for pair in reversed(cut) if len(pair[1]) > 5)
    end = max((place for place in range(1, len(text)) if width(text[:place], weight, size) <= room), default=1)
    return text[:end].rstrip(), fit_text(text[end:].lstrip(), weight, size, room)


@cached_sprite
def label(text: str, weight: Weight, size: int, colour: Colour = INK) -> Sprite:
    """Draw one line of text; the origin is the left end of the baseline."""
    return _text(text, weight, size, colour, centred=False)


@cached_sprite
def digits(text: str, size: int, colour: Colour = INK, weight: Weight = "Bold") -> Sprite:
    """Draw a number; the origin is the middle of its ink, so that it looks centred in discs and stars."""
    return _text(text, weight, size, colour, centred=True)


def _text(text: str, weight: Weight, size: int, colour: Colour, *, centred: bool) -> Sprite:
    mask, left, top = _ink(_line(text, weight, size), 0, 0, centred=centred)
    image = Image.new("RGBA", mask.size, (*colour, 255))
    image.putalpha(mask)
    return Sprite(image, -left, -top)


def _ink(line: _Line, x: float, y: float, *, centred: bool) -> tuple[Image.Image, int, int]:
    """Return a mask (L) of a line that begins at (x, y) or is centred there, and the place of its top left corner."""
    left, top, right, bottom = line.box()
    x, y = x * _FINE, y * _FINE
    if centred:
        x, y = x - (left + right) / 2, y - (top + bottom) / 2
    across, down = math.floor((x + left) / _FINE) - 1, math.floor((y + top) / _FINE) - 1
    width, height = math.ceil((x + right) / _FINE) + 1 - across, math.ceil((y + bottom) / _FINE) + 1 - down
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    line.draw(mask, (x - across * _FINE, y - down * _FINE))
    return mask.reduce(_FINE), across, down


def write(canvas: Canvas, x: float, y: float, text: str, size: float, colour: Colour, weight: Weight = "Bold") -> None:
    """Write a number on a canvas, the middle of its ink at (x, y)."""
    _write(canvas, x, y, text, size, colour, weight, centred=True)


def draw(canvas: Canvas, x: float, y: float, text: str, size: float, colour: Colour, weight: Weight = "Bold") -> None:
    """Write text on a canvas from x on, its baseline at y."""
    _write(canvas, x, y, text, size, colour, weight, centred=False)


def _write(
    canvas: Canvas, x: float, y: float, text: str, size: float, colour: Colour, weight: Weight, *, centred: bool
) -> None:
    def words(image: Image.Image, scale: float, right: float, down: float) -> None:
        line = _line(text, weight, size * scale)
        mask, left, top = _ink(line, x * scale + right, y * scale + down, centred=centred)
        ink = Image.new("RGBA", mask.size, (*colour, 255))
        ink.putalpha(mask)
        shown = ink.crop((max(0, -left), max(0, -top), ink.width, ink.height))
        image.alpha_composite(shown, (max(0, left), max(0, top)))

    canvas.write(words)
