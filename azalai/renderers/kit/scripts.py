"""Letters that the main typeface lacks: Chinese, Japanese and Korean, from Noto Sans CJK."""

from __future__ import annotations

import functools
import unicodedata
from itertools import groupby

from noto_cjk_sans_jp_regular import FONT_PATH  # pyright: ignore[reportMissingTypeStubs]
from PIL import ImageFont

_SCRIPTS = ("CJK UNIFIED", "CJK COMPATIBILITY", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
"""Beginnings of these letters' names in Unicode; the typeface's other letters (Latin, signs) are not used."""
_SIZE = 0.92
"""Share of the size at which its letters, which fill their square, look as high as the main typeface's."""


@functools.lru_cache(maxsize=16)
def font(size: float) -> ImageFont.FreeTypeFont:
    """Return the typeface for text of `size` px; it is opened when the first of its letters is drawn."""
    # Nothing in these scripts joins or turns: the plain layout is the same on every machine.
    return ImageFont.truetype(str(FONT_PATH), round(size * _SIZE), layout_engine=ImageFont.Layout.BASIC)


def is_of_these(character: str) -> bool:
    """Return True if the character is a letter of these scripts."""
    return unicodedata.name(character, "").startswith(_SCRIPTS)


@functools.lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Return True if the typeface has this letter of these scripts."""
    return is_of_these(character) and font(24).getmask(character).getbbox() not in (None, _missing_glyph())


@functools.cache
def _missing_glyph() -> tuple[int, int, int, int] | None:
    return font(24).getmask("\U0010ffff").getbbox()


@functools.lru_cache(maxsize=4096)
def stretches(text: str) -> tuple[tuple[str, bool], ...]:
    """Return the text in stretches of one typeface each, with True for this one."""
    if text.isascii():
        return ((text, False),)
    return tuple(("".join(letters), these) for these, letters in groupby(text, is_of_these))
