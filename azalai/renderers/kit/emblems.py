"""Pictures of people and places for cards (cave, veiled thief, map), and emblems of flat silver."""

from __future__ import annotations

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import NIGHT, PAPER, SILVER, mix
from azalai.renderers.kit.sprites import cached_drawing


def draw(canvas: Canvas, name: str, x: float, y: float, size: float, edge: float = 2.5) -> None:
    """Draw a cave, a thief or a plan in the box of `size` around (x, y)."""
    ART.draw(canvas, name, x, y, size / 100, edge=edge * 100 / size)


def draw_flat(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """Draw a crescent, lamp, scimitar, star or moon in silver in the box of `size` around (x, y)."""
    shades = {"crater": mix(SILVER, NIGHT, 0.42)} if name == "moon" else {}
    ART.draw(canvas, f"emblem-{name}", x, y, size / 100, silver=SILVER, style=shades)


def draw_medal(canvas: Canvas, name: str, x: float, y: float, radius: float) -> None:
    """Draw a flat emblem on an indigo disc with a pale rim."""
    canvas.disc(x, y, radius + 3, PAPER)
    canvas.disc(x, y, radius, NIGHT)
    draw_flat(canvas, name, x, y, radius * 1.26)


@cached_drawing(margin=4)
def thief_head(canvas: Canvas, size: int) -> None:
    """Draw the veiled thief alone; the origin is the middle."""
    draw(canvas, "thief", 0, 0, size, 2.5 if size >= 60 else 1.6)
