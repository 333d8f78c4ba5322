"""High contrast for a finished picture, for players who see fine differences badly.

One mapping of colours serves all games: backgrounds (light and pale) become white, letters and figures (dark, or of a
strong colour) become darker and stronger. Hue is kept. Of two colours of equal strength the lighter one stays the
lighter one, so that a yellow camel remains the yellow camel. Lightness, strength (chroma) and hue are those of OKLab
(Björn Ottosson, 2020).
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageFilter

from azalai.renderers.kit.palette import Colour

_GRID = 33
"""Steps of the table in each of red, green and blue; Pillow interpolates between them."""
_TINTED, _STRONG = 0.08, 0.135
"""Up to the first chroma a colour is a ground or a line; from the second on it stands for a good or a player."""
_GROUNDS = ((0.0, 0.0), (0.32, 0.1), (0.5, 0.44), (0.765, 0.64), (0.79, 0.87), (0.845, 0.94), (1.0, 1.0))
_MARKS = ((0.0, 0.0), (0.3, 0.3), (0.62, 0.5), (0.74, 0.7), (0.86, 0.79), (1.0, 1.0))
"""Lightness before and after, straight between these points. Dark marks, on which pale letters stand, end darker; on
light ones (ochre, yellow) dark letters stand, so that those must not: they end where they gain on paper and on ink
alike."""
_PALER, _STRONGER = 0.75, 1.2


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2, relative luminance)."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def high_contrast(image: Image.Image) -> Image.Image:
    """Return the picture (RGB) with every colour moved to its high-contrast one."""
    return image.filter(_table())


@functools.lru_cache(maxsize=16)
def high_contrast_colours(colours: bytes) -> bytes:
    """Return a palette (red, green and blue of each colour) in high contrast."""
    return high_contrast(Image.frombytes("RGB", (len(colours) // 3, 1), colours)).tobytes()


def strengthen_colour(colour: Colour) -> Colour:
    """Return the colour that `high_contrast` puts in the place of this one."""
    red, green, blue = _move(*(part / 255 for part in colour))
    return round(red * 255), round(green * 255), round(blue * 255)


@functools.cache
def _table() -> ImageFilter.Color3DLUT:
    return ImageFilter.Color3DLUT.generate(_GRID, _move)


def _move(red: float, green: float, blue: float) -> tuple[float, float, float]:
    light, a, b = _oklab(red, green, blue)
    chroma, hue = math.hypot(a, b), math.atan2(b, a)
    strong = min(1.0, max(0.0, (chroma - _TINTED) / (_STRONG - _TINTED)))
    light = _interpolate(_GROUNDS, light) * (1 - strong) + _interpolate(_MARKS, light) * strong
    return _fit_chroma(light, chroma * (_PALER + (_STRONGER - _PALER) * strong), hue)


def _interpolate(points: Sequence[tuple[float, float]], value: float) -> float:
    """Return the height at `value` of a line through these points."""
    for (x, y), (next_x, next_y) in pairwise(points):
        if value <= next_x:
            return y + (next_y - y) * (value - x) / (next_x - x)
    return points[-1][1]


def _fit_chroma(light: float, chroma: float, hue: float) -> tuple[float, float, float]:
    """Return the colour in red, green and blue, with its chroma reduced until it exists."""
    rgb = _rgb(light, chroma * math.cos(hue), chroma * math.sin(hue))
    while chroma > 0.001 and not all(-0.002 <= part <= 1.002 for part in rgb):
        chroma *= 0.85
        rgb = _rgb(light, chroma * math.cos(hue), chroma * math.sin(hue))
    red, green, blue = (min(1.0, max(0.0, part)) for part in rgb)
    return red, green, blue


def _oklab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    r, g, b = _linear(red), _linear(green), _linear(blue)
    long = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    medium = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def _rgb(light: float, a: float, b: float) -> tuple[float, float, float]:
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _display(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
        _display(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
        _display(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
    )


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _display(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
