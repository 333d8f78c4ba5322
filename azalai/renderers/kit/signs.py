"""Small signs of a table: swap disc, tick, sack, marker coins, arrows, and signs of certainty."""

from __future__ import annotations

import itertools
import math
from functools import partial

from azalai.renderers.kit import paths
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import (
    LINE,
    OCHRE,
    PALM,
    PAPER,
    SAND,
    TERRACOTTA,
    Colour,
    mix,
)
from azalai.renderers.kit.paths import Point, Points, rounded_rectangle
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite


def _sign(name: str, size: int) -> Sprite:
    """Return a sign; the origin is the middle."""
    return ART.sprite(name, size, edge=2.2 * 100 / size)


swap, sack, palm_coin, sun_coin = (partial(_sign, name) for name in ("swap", "sack", "palm-coin", "sun-coin"))
"""Functions that return the sign of an exchange, goods of any kind, the marker of a stage and of a round in a size."""


def tick(size: int, fill: Colour = PALM) -> Sprite:
    """Return the sign of a finished thing; the origin is the middle."""
    return ART.sprite("tick", size, palm=fill, edge=2 * 100 / size)


def draw_arrow(
    canvas: Canvas, way: Points, fill: Colour, width: float = 9, head: float = 26, halo: Colour | None = PAPER
) -> None:
    """Draw an arrow along a path, its tip at the end of the path."""
    tip, body = way[-1], list(way)
    while len(body) > 2 and math.dist(body[-1], tip) < head * 0.8:
        body.pop()
    x, y = body[-1]
    length = math.dist((x, y), tip)
    dx, dy = (tip[0] - x) / length, (tip[1] - y) / length
    base = tip[0] - dx * head, tip[1] - dy * head
    wing = head * 0.56
    barb = [tip, (base[0] - dy * wing, base[1] + dx * wing), (base[0] + dy * wing, base[1] - dx * wing)]
    shaft = [*body[:-1], (base[0] + dx * head * 0.2, base[1] + dy * head * 0.2)]
    if halo is not None:
        canvas.line(shaft, halo, width + 6)
        canvas.edge(barb, halo, 7)
        for px, py in barb:
            canvas.disc(px, py, 3.5, halo)
    canvas.line(shaft, fill, width)
    canvas.fill(barb, fill)
    canvas.edge(barb, fill, 2)


@cached_sprite
def arrow(length: int, fill: Colour, width: int = 7, head: int = 20, down: bool = False) -> Canvas:
    """Draw a straight arrow to the right, or down; the origin is its middle."""
    canvas = Canvas(0, 0, margin=length // 2 + head)
    half = length / 2
    way = [(-half + step * length / 12, 0.0) for step in range(13)]
    draw_arrow(canvas, [(y, x) for x, y in way] if down else way, fill, width, head, None)
    return canvas


@cached_drawing(margin=5)
def ring(canvas: Canvas, radius: int) -> None:
    """Draw the sign of a certain escape; the origin is the middle."""
    canvas.disc(0, 0, radius + 2.5, PALM)
    canvas.disc(0, 0, radius - 3, PAPER)


@cached_drawing(margin=5)
def pie(canvas: Canvas, part: int, whole: int, radius: int) -> None:
    """Draw `part` bad ones of `whole` possibilities; the origin is the middle."""
    canvas.disc(0, 0, radius + 2.5, TERRACOTTA)
    canvas.disc(0, 0, radius, PAPER)
    if part:
        angles = [math.radians(-90 + 360 * part / whole * step / 60) for step in range(61)]
        canvas.fill([(0, 0), *((radius * math.cos(a), radius * math.sin(a)) for a in angles)], TERRACOTTA)


@cached_drawing(margin=2)
def bar(canvas: Canvas, width: int, part: int, whole: int, height: int = 10) -> None:
    """Draw a part of a whole as a bar; the origin is the left end of its upper edge."""
    canvas.box(0, 0, width, height, height / 2, mix(SAND, PAPER, 0.45))
    if part:
        canvas.box(0, 0, max(height, width * min(part, whole) / whole), height, height / 2, OCHRE)


@cached_drawing(margin=3)
def slot(canvas: Canvas, width: int, height: int, radius: int, fill: Colour = TERRACOTTA) -> None:
    """Draw the dashed outline of a place where a card is still to be laid; its origin is the top left corner."""
    draw_dashed(canvas, rounded_rectangle(0, 0, width, height, radius), fill)


def draw_dashed(canvas: Canvas, points: Points, fill: Colour) -> None:
    """Draw the outline of a shape in dashes."""
    outline = [*points, points[0]]
    dash: list[Point] = [outline[0]]
    on, spent = True, 0.0
    for start, end in itertools.pairwise(outline):
        gone, length = 0.0, math.dist(start, end)
        while length - gone > 7 - spent:
            gone += 7 - spent
            share = gone / length
            at = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            if on:
                canvas.line([*dash, at], fill, 3)
            on, spent, dash = not on, 0.0, [at]
        spent += length - gone
        dash.append(end)


@cached_sprite
def trail(width: int) -> Canvas:
    """Draw the footprints of a player who has left; the origin is the middle."""
    canvas = Canvas(0, 0, margin=width // 2 + 8)
    for step in range(6):
        x = -width / 2 + width * step / 5
        y = (5 if step % 2 else -5) + 3 * math.sin(step)
        canvas.fill(paths.ellipse(x, y, 3.8, 2.9), mix(SAND, LINE, 0.12))
    return canvas
