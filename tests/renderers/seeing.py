"""Differences between colours, also as people see them who lack one kind of cone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from azalai.renderers.kit.palette import Colour

NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
EYES: Mapping[str, Sequence[Sequence[float]]] = {
    "normal": NORMAL,
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Matrices for linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1.0)."""
_WHITE = (0.95047, 1.0, 1.08883)
"""X, Y and Z of D65."""


def simulate(colour: Colour, eyes: str) -> Colour:
    """Return a colour as it looks to a person with such eyes."""
    light = [_linear(part / 255) for part in colour]
    red, green, blue = (
        round(255 * _to_gamma(min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True))))))
        for row in EYES[eyes]
    )
    return red, green, blue


def measure_distance(one: Colour, other: Colour) -> float:
    """Return the CIEDE2000 difference of two colours: 1 can just be seen, 10 at a glance."""
    return ciede2000(convert_to_lab(one), convert_to_lab(other))


def convert_to_lab(colour: Colour) -> tuple[float, float, float]:
    """Convert a colour of sRGB to CIELAB (D65)."""
    red, green, blue = (_linear(part / 255) for part in colour)
    x, y, z = (
        _root(part / white)
        for part, white in zip(
            (
                0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
                0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
                0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
            ),
            _WHITE,
            strict=True,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the difference of two colours in CIELAB (Sharma, Wu and Dalal 2005)."""
    (light_1, a_1, b_1), (light_2, a_2, b_2) = one, other
    mean = (math.hypot(a_1, b_1) + math.hypot(a_2, b_2)) / 2
    stretched = 1 + 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    chroma_1, chroma_2 = math.hypot(stretched * a_1, b_1), math.hypot(stretched * a_2, b_2)
    hue_1, hue_2 = (
        math.degrees(math.atan2(b, stretched * a)) % 360 if a or b else 0.0 for a, b in ((a_1, b_1), (a_2, b_2))
    )
    turn = 0.0 if not chroma_1 * chroma_2 else (hue_2 - hue_1 + 180) % 360 - 180
    light, chroma = light_2 - light_1, chroma_2 - chroma_1
    hue = 2 * math.sqrt(chroma_1 * chroma_2) * math.sin(math.radians(turn / 2))
    light_mean, chroma_mean = (light_1 + light_2) / 2, (chroma_1 + chroma_2) / 2
    hue_mean = hue_1 + hue_2
    if chroma_1 * chroma_2:
        far = abs(hue_1 - hue_2) > 180
        hue_mean = (hue_mean + (0 if not far else 360 if hue_mean < 360 else -360)) / 2
    weight = (
        1
        - 0.17 * math.cos(math.radians(hue_mean - 30))
        + 0.24 * math.cos(math.radians(2 * hue_mean))
        + 0.32 * math.cos(math.radians(3 * hue_mean + 6))
        - 0.20 * math.cos(math.radians(4 * hue_mean - 63))
    )
    of_light = 1 + 0.015 * (light_mean - 50) ** 2 / math.sqrt(20 + (light_mean - 50) ** 2)
    of_chroma, of_hue = 1 + 0.045 * chroma_mean, 1 + 0.015 * chroma_mean * weight
    rotated = (
        -2
        * math.sqrt(chroma_mean**7 / (chroma_mean**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((hue_mean - 275) / 25) ** 2))))
    )
    return math.sqrt(
        (light / of_light) ** 2
        + (chroma / of_chroma) ** 2
        + (hue / of_hue) ** 2
        + rotated * chroma / of_chroma * hue / of_hue
    )


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _to_gamma(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _root(part: float) -> float:
    return math.cbrt(part) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
