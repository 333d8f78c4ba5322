"""Small signs of a table: swap disc, tick, sack, coins of the markers, arrows, and what is known for certain or not."""

from __future__ import annotations

import itertools
import math

from renderers.kit import paths
from renderers.kit.canvas import Canvas
from renderers.kit.palette import (
    BLUE,
    DUNE,
    INK,
    LINE,
    NIGHT,
    OCHRE,
    PALM,
    PAPER,
    SAND,
    TERRACOTTA,
    Colour,
    colour,
    mix,
)
from renderers.kit.paths import Point, Points, Unit, rounded
from renderers.kit.scene import draw_palm
from renderers.kit.sprites import drawn


@drawn
def swap(size: int) -> Canvas:
    """Something is exchanged: two arrows chasing each other on a blue disc; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 4)
    radius, k = size / 2, size / 100
    canvas.shape(paths.ellipse(0, 0, radius), BLUE, INK, 2.2)
    for start in (200, 20):
        arc: list[Point] = []
        for step in range(19):
            angle = math.radians(start + 7 * step)
            arc.append((26 * k * math.cos(angle), 26 * k * math.sin(angle)))
        canvas.line(arc, PAPER, 9 * k)
        angle = math.radians(start + 140)
        x, y, ahead = 26 * k * math.cos(angle), 26 * k * math.sin(angle), angle + math.pi / 2
        head = [(16, 0), (-5, 15), (-5, -15)]
        canvas.fill(paths.placed(paths.turned(head, math.degrees(ahead)), k, x, y), PAPER)
    return canvas


@drawn
def tick(size: int, fill: Colour = PALM) -> Canvas:
    """Done; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 4)
    at = Unit(0, 0, size)
    canvas.disc(0, 0, size / 2 + 2, PAPER)
    canvas.disc(0, 0, size / 2, fill)
    check = at([(27, 52), (44, 68), (74, 34)])
    canvas.line(check, PAPER, 12 * at.scale)
    return canvas


@drawn
def sack(size: int) -> Canvas:
    """Goods together, of whatever kind; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 4)
    at = Unit(0, 0, size)
    body = at("M 38 30 C 20 44 12 62 16 80 C 18 92 30 95 50 95 C 70 95 82 92 84 80 C 88 62 80 44 62 30 Z")
    canvas.shape(body, DUNE, INK, 2.2)
    canvas.shape(at("M 34 8 L 44 14 L 50 8 L 56 14 L 66 8 L 60 28 L 40 28 Z"), DUNE, INK, 2.2)
    canvas.line(at([(36, 30), (64, 30)]), INK, 9 * at.scale)
    canvas.line(at([(38, 30), (62, 30)]), OCHRE, 4.5 * at.scale)
    return canvas


@drawn
def palm_coin(size: int) -> Canvas:
    """The marker of a stage; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 4)
    radius = size / 2
    canvas.shape(paths.ellipse(0, 0, radius), OCHRE, INK, 2.2)
    canvas.disc(0, 0, radius * 0.83, PAPER)
    draw_palm(canvas, radius * 0.04, radius * 0.62, radius * 1.3, PALM)
    return canvas


@drawn
def sun_coin(size: int) -> Canvas:
    """The marker of a round; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 4)
    radius = size / 2
    canvas.shape(paths.ellipse(0, 0, radius), OCHRE, INK, 2.2)
    canvas.disc(0, 0, radius * 0.83, NIGHT)
    for ray in range(8):
        angle = math.radians(45 * ray + 22.5)
        ends = [(reach * radius * math.cos(angle), reach * radius * math.sin(angle)) for reach in (0.48, 0.64)]
        canvas.line(ends, OCHRE, radius * 0.13)
    canvas.disc(0, 0, radius * 0.34, colour("FFD873"))
    return canvas


def draw_arrow(
    canvas: Canvas, way: Points, fill: Colour, width: float = 9, head: float = 26, halo: Colour | None = PAPER
) -> None:
    """An arrow along a way, its tip at the way's end."""
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


@drawn
def arrow(length: int, fill: Colour, width: int = 7, head: int = 20, down: bool = False) -> Canvas:
    """A straight arrow to the right, or down; its origin is its middle."""
    canvas = Canvas(0, 0, margin=length // 2 + head)
    half = length / 2
    way = [(-half + step * length / 12, 0.0) for step in range(13)]
    draw_arrow(canvas, [(y, x) for x, y in way] if down else way, fill, width, head, None)
    return canvas


@drawn
def ring(radius: int) -> Canvas:
    """Spared for certain; its origin is the middle."""
    canvas = Canvas(0, 0, margin=radius + 5)
    canvas.disc(0, 0, radius + 2.5, PALM)
    canvas.disc(0, 0, radius - 3, PAPER)
    return canvas


@drawn
def pie(part: int, whole: int, radius: int) -> Canvas:
    """So many of so many possibilities are bad; its origin is the middle."""
    canvas = Canvas(0, 0, margin=radius + 5)
    canvas.disc(0, 0, radius + 2.5, TERRACOTTA)
    canvas.disc(0, 0, radius, PAPER)
    if part:
        angles = [math.radians(-90 + 360 * part / whole * step / 60) for step in range(61)]
        canvas.fill([(0, 0), *((radius * math.cos(a), radius * math.sin(a)) for a in angles)], TERRACOTTA)
    return canvas


@drawn
def bar(width: int, part: int, whole: int, height: int = 10) -> Canvas:
    """How much of a whole there is; its origin is the left end of its upper edge."""
    canvas = Canvas(width, height, margin=2)
    canvas.box(0, 0, width, height, height / 2, mix(SAND, PAPER, 0.45))
    if part:
        canvas.box(0, 0, max(height, width * min(part, whole) / whole), height, height / 2, OCHRE)
    return canvas


@drawn
def slot(width: int, height: int, radius: int, fill: Colour = TERRACOTTA) -> Canvas:
    """A dashed outline: a card is still to be laid here; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=3)
    outline = [*rounded(0, 0, width, height, radius)]
    outline.append(outline[0])
    on, spent, dash = True, 0.0, [outline[0]]
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
    return canvas


@drawn
def tent(size: int, fill: Colour) -> Canvas:
    """Where a journey begins; its origin is the middle of its foot."""
    canvas = Canvas(0, 0, margin=size + 2)
    at = Unit(0, -size * 0.38, size)
    canvas.fill(at("M 50 14 C 60 40 80 66 96 88 L 4 88 C 20 66 40 40 50 14 Z"), fill)
    canvas.fill(at("M 50 46 C 54 62 60 76 64 88 L 36 88 C 40 76 46 62 50 46 Z"), mix(SAND, PAPER, 0.5))
    return canvas


def draw_city(canvas: Canvas, x: float, ground: float, size: float, fill: Colour, light: Colour) -> None:
    """A town of clay with its tower, where a journey ends; the middle of its foot at (x, ground)."""
    at = Unit(x, ground - size * 0.44, size)
    walls = (
        "M 4 94 L 4 62 L 12 62 L 12 56 L 28 56 L 28 62 L 36 62 L 38 30 C 39 20 45 12 50 6 C 55 12 61 20 62 30 L 64 62 "
        "L 72 62 L 72 50 L 88 50 L 88 58 L 96 58 L 96 94 Z"
    )
    canvas.fill(at(walls), fill)
    for y in (26, 38, 50):
        for left in (34, 64):
            canvas.line(at([(left - 3, y), (left + 5, y)]), fill, 3 * at.scale)
    canvas.fill(at("M 44 94 L 44 80 C 44 72 56 72 56 80 L 56 94 Z"), light)
    canvas.fill(at(rounded(46, 36, 8, 8, 1)), light)
    for left in (16, 78):
        canvas.fill(at(rounded(left, 70, 7, 10, 1)), light)


@drawn
def city(size: int, fill: Colour, light: Colour) -> Canvas:
    """The town alone; its origin is the middle of its foot."""
    canvas = Canvas(0, 0, margin=size + 2)
    draw_city(canvas, 0, 0, size, fill, light)
    return canvas


@drawn
def trail(width: int) -> Canvas:
    """Prints of somebody who has gone; its origin is the middle."""
    canvas = Canvas(0, 0, margin=width // 2 + 8)
    for step in range(6):
        x = -width / 2 + width * step / 5
        y = (5 if step % 2 else -5) + 3 * math.sin(step)
        canvas.fill(paths.ellipse(x, y, 3.8, 2.9), mix(SAND, LINE, 0.12))
    return canvas
