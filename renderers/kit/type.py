"""Letters: Source Sans Pro from its package, fitted text, digits centred by eye."""

from __future__ import annotations

import functools
import unicodedata
from pathlib import Path
from typing import Literal, TypeAlias

import font_source_sans_pro
from PIL import Image, ImageDraw, ImageFont

from renderers.kit.canvas import SCALE, Canvas
from renderers.kit.palette import INK, Colour
from renderers.kit.sprites import Sprite, drawn

Weight: TypeAlias = Literal["Regular", "Semibold", "Bold"]
_FOLDER = Path(font_source_sans_pro.__file__).parent / "files"
_NOT_A_CHARACTER = "\U0010ffff"


@functools.lru_cache(maxsize=64)
def font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """The typeface at `size` px of the finished picture, `SCALE` times enlarged."""
    return ImageFont.truetype(_FOLDER / f"SourceSansPro-{weight}.ttf", round(size * SCALE))


def width(text: str, weight: Weight, size: float) -> float:
    """How wide the text is."""
    return font(weight, size).getlength(text) / SCALE


@functools.lru_cache(maxsize=4096)
def _has_glyph(character: str) -> bool:
    face = font("Semibold", 12)
    return _ink(character, face) != _ink(_NOT_A_CHARACTER, face)


def _ink(character: str, face: ImageFont.FreeTypeFont) -> tuple[int, bytes]:
    image = Image.new("L", (round(face.size * 2), round(face.size * 2)), 0)
    ImageDraw.Draw(image).text((face.size / 2, face.size / 2), character, font=face, fill=255)
    return round(face.getlength(character)), image.tobytes()


def drawable(text: str) -> str:
    """The text in characters the typeface has: fancy letters become plain ones, the others are left out."""
    plain: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        simpler = unicodedata.normalize("NFKC", character)
        for candidate in (character, simpler):
            if all(c.isprintable() and (c == " " or _has_glyph(c)) for c in candidate):
                plain.append(candidate)
                break
        else:
            if character.isspace():
                plain.append(" ")
    return " ".join("".join(plain).split())


def fitted(text: str, weight: Weight, size: float, room: float) -> str:
    """The text, cut with an ellipsis if it is wider than `room`."""
    if width(text, weight, size) <= room:
        return text
    while text and width(text + "…", weight, size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def name(text: str, weight: Weight, size: int, least: int, room: float) -> tuple[str, int]:
    """The name and its size: smaller down to `least`, then cut."""
    while size > least and width(text, weight, size) > room:
        size -= 2
    return fitted(text, weight, size, room), size


@drawn
def label(text: str, weight: Weight, size: int, colour: Colour = INK) -> Sprite:
    """One line of text; its origin is the left end of the baseline."""
    return _text(text, weight, size, colour, centred=False)


@drawn
def digits(text: str, size: int, colour: Colour = INK, weight: Weight = "Bold") -> Sprite:
    """A number; its origin is the middle of the ink, so that it sits in discs and stars as the eye wants it."""
    return _text(text, weight, size, colour, centred=True)


def _text(text: str, weight: Weight, size: int, colour: Colour, *, centred: bool) -> Sprite:
    face = font(weight, size)
    left, top, right, bottom = face.getbbox(text, anchor="ls")
    if centred:
        middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    else:
        middle_x, middle_y = 0.0, 0.0
    before_x = _whole(middle_x - left)
    before_y = _whole(middle_y - top)
    after_x, after_y = _whole(right - middle_x), _whole(bottom - middle_y)
    mask = Image.new("L", ((before_x + after_x) * SCALE, (before_y + after_y) * SCALE), 0)
    ImageDraw.Draw(mask).text(
        (before_x * SCALE - middle_x, before_y * SCALE - middle_y), text, font=face, fill=255, anchor="ls"
    )
    mask = mask.reduce(SCALE)
    image = Image.new("RGBA", mask.size, (*colour, 255))
    image.putalpha(mask)
    return Sprite(image, before_x, before_y)


def _whole(length: float) -> int:
    """A length at SCALE as whole pixels of the picture, with one to spare."""
    return max(0, -int(-length // SCALE)) + 1


def write(canvas: Canvas, x: float, y: float, text: str, size: float, colour: Colour, weight: Weight = "Bold") -> None:
    """A number on a canvas, the middle of its ink at (x, y)."""
    face = font(weight, size)
    left, top, right, bottom = face.getbbox(text, anchor="ls")
    across, down = canvas.place(x, y)
    at = (across - (left + right) / 2, down - (top + bottom) / 2)
    ImageDraw.Draw(canvas.image).text(at, text, font=face, fill=(*colour, 255), anchor="ls")


def draw(canvas: Canvas, x: float, y: float, text: str, size: float, colour: Colour, weight: Weight = "Bold") -> None:
    """Text on a canvas from x on, its baseline at y."""
    ImageDraw.Draw(canvas.image).text(
        canvas.place(x, y), text, font=font(weight, size), fill=(*colour, 255), anchor="ls"
    )
