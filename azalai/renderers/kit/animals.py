"""Camels and donkeys: flat and friendly, with a blanket in their owner's colour and a pack frame for their load."""

from __future__ import annotations

from azalai.renderers.kit import marks
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import FOOT_SHADOW, INK, PLAYERS, Colour, mix
from azalai.renderers.kit.paths import ellipse
from azalai.renderers.kit.sprites import cached_sprite

CAMEL_WIDTH, CAMEL_HEIGHT = 220, 175
CAMEL_PACK = (102, 28)
"""Position of the lowest piece of a camel's load: its middle, and the height of the frame."""
DONKEY_WIDTH, DONKEY_HEIGHT = 190, 145
DONKEY_PACK = (76, 43)


def cloth(seat: int) -> dict[str, Colour]:
    """Return the owner's colour in all its shades, by the class names of the drawing."""
    cloth = PLAYERS[seat]
    return {"cloth": cloth, "hem": mix(cloth, INK, 0.45), "seam": mix(cloth, INK, 0.6)}


def _draw_standing(width: float, scale: float, shadow: tuple[float, float]) -> Canvas:
    height = round(190 * scale)
    canvas = Canvas(width * scale, height + 8, margin=4)
    canvas.lift(height)
    canvas.fill(ellipse(shadow[0] * scale, -1, shadow[1] * scale, 6 * scale), FOOT_SHADOW, 0.28)
    return canvas


@cached_sprite
def camel(seat: int, scale: float) -> Canvas:
    """Draw a camel with its shadow on the ground; the origin is the left end at the feet."""
    canvas = _draw_standing(CAMEL_WIDTH, scale, (112, 78))
    ART.draw(canvas, "camel", scale=scale, rein=mix(PLAYERS[seat], INK, 0.25), style=cloth(seat))
    marks.draw_pale(canvas, seat, 102 * scale, -102 * scale, 25 * scale)
    return canvas


@cached_sprite
def donkey(seat: int, scale: float) -> Canvas:
    """Draw a donkey with its shadow on the ground; the origin is the left end at the feet."""
    canvas = _draw_standing(DONKEY_WIDTH, scale, (100, 68))
    ART.draw(canvas, "donkey", scale=scale, style=cloth(seat))
    marks.draw_pale(canvas, seat, 79 * scale, -78 * scale, 20 * scale)
    return canvas


@cached_sprite
def bearer(seat: int, letter: str, width: int) -> Canvas:
    """Draw a camel `width` px wide that bears its owner's mark and a letter instead of a blanket.

    The origin is the middle.
    """
    scale, edge = width / CAMEL_WIDTH, 2.4 if width >= 140 else 1.9
    canvas = Canvas(0, 0, margin=width // 2 + 12)
    ART.draw(canvas, "bearer", scale=scale, edge=edge / scale, rein=max(1.6 / scale, 4), cloth=PLAYERS[seat])
    marks.draw_badge(canvas, seat, letter, -18 * scale, -3.5 * scale, 122 * scale, edge * 0.9)
    return canvas
