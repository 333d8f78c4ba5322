"""Marks of the tournaments' pictures: results of games, numbers of rounds, players who left."""

from __future__ import annotations

import enum
from typing import NamedTuple

from azalai.renderers.club import parts
from azalai.renderers.kit import ornaments, paths, signs
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PALM, PAPER, TERRACOTTA, Colour, mix
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite


class Won(enum.Enum):
    """Result of a round for a player; shape, lightness and colour say the same."""

    WON = "won"
    BETWEEN = "between"  # neither first nor last at a table of several
    DRAW = "draw"
    LOST = "lost"
    BYE = "bye"
    RUNNING = "running"
    LATER = "later"  # still to come
    SELF = "self"  # a player's field with themselves
    NONE = "none"


class Mark(NamedTuple):
    """Game or round: its result, and letters for the opponent, the place at a table of several, or points."""

    won: Won
    text: str = ""


DEEP = mix(PALM, INK, 0.25)


@cached_drawing(margin=6)
def mark(canvas: Canvas, won: Won, text: str, size: int, digits: int | None = None, *, dark: bool = False) -> None:
    """Draw the result of a round; `dark`: on a dark sheet; the origin is the middle."""
    half, radius = size / 2, size * 0.18
    box = paths.rounded_rectangle(-half, -half, size, size, radius)
    if won is Won.NONE:
        canvas.disc(0, 0, size * 0.08, LINE)
        return
    if won is Won.SELF:
        canvas.fill(paths.lozenge(0, 0, size * 0.34), mix(OCHRE, NIGHT if dark else PAPER, 0.5))
        canvas.edge(paths.lozenge(0, 0, size * 0.2), PAPER if dark else LINE, 3)
        return
    if won is Won.LATER:
        signs.draw_dashed(canvas, box, mix(LINE, PAPER, 0.35))
    else:
        fills = {Won.WON: DEEP, Won.BYE: mix(OCHRE, PAPER, 0.3), Won.BETWEEN: mix(PALM, PAPER, 0.5)}
        canvas.fill(box, fills.get(won, mix(PAPER, OCHRE, 0.12)))
    if won is Won.DRAW:
        canvas.fill(
            [(-half * 0.9, -half * 0.9), (half * 0.9, half * 0.9), (-half * 0.9, half * 0.9)], mix(PALM, PAPER, 0.4)
        )
    if won is not Won.LATER:
        canvas.edge(box, TERRACOTTA if won is Won.RUNNING else DEEP if won in (Won.WON, Won.DRAW) else LINE, 4)
    ink = {Won.WON: PAPER, Won.RUNNING: TERRACOTTA, Won.LOST: LINE, Won.LATER: LINE}.get(won, INK)
    if won is Won.BYE:
        reach = size * 0.22
        canvas.line([(-reach, 0), (reach, 0)], INK, size * 0.09)
        canvas.line([(0, -reach), (0, reach)], INK, size * 0.09)
    elif text:
        letters.write(canvas, 0, 0, text, digits or round(size * 0.5), ink)
    elif won is Won.RUNNING and digits:
        ART.centre(canvas, "hourglass", 0, 0, size * 0.62)


@cached_drawing(margin=4)
def disc(canvas: Canvas, number: int, size: int, fill: Colour = NIGHT) -> None:
    """Draw the number of a round; the origin is the middle."""
    canvas.disc(0, 0, size / 2, fill)
    letters.write(canvas, 0, 0, str(number), round(size * 0.62), PAPER)


def disc_of(number: int, size: int, current: int, *, running: bool) -> Sprite:
    """Return the number of a round: indigo if over, terracotta while it is played, brown if still to come.

    The origin is the middle.
    """
    to_come = number > current
    fill = mix(LINE, PAPER, 0.35) if to_come else TERRACOTTA if running and number == current else NIGHT
    return disc(number, size, fill)


@cached_drawing(reach=1)
def heads(canvas: Canvas, size: int) -> None:
    """Draw two people, for the points of one's opponents; the origin is the middle."""
    fill = mix(NIGHT, PAPER, 0.55)
    for x in (-size * 0.27, size * 0.27):
        body = paths.rounded_rectangle(x - size * 0.26, size * 0.06, size * 0.52, size * 0.4, size * 0.16)
        canvas.shape(body, fill, INK, 2.5)
        canvas.shape(paths.ellipse(x, -size * 0.2, size * 0.2), fill, INK, 2.5)


@cached_drawing(margin=6)
def robot(canvas: Canvas, size: int) -> None:
    """Draw the head of a robot on its disc; the origin is the middle."""
    canvas.disc(0, 0, size / 2, NIGHT)
    ART.draw(canvas, "sign-robot", 0, 0, size * 0.72 / 100)


@cached_sprite
def footprints(size: int) -> Canvas:
    """Draw the sign of a player who left; the origin is the left end."""
    canvas = Canvas(size * 3, size, margin=6)
    canvas.lift(size // 2)
    for step in range(5):
        x, y = size * (0.3 + 0.55 * step), (-1) ** step * size * 0.18
        canvas.fill(paths.ellipse(x, y, size * 0.16, size * 0.1), mix(OCHRE, LINE, 0.3))
    return canvas


@cached_sprite
def stages(rounds: int, current: int, *, running: bool) -> Canvas:
    """Draw a lozenge for each round, joined by a line; the origin is the right end of the middle."""
    step, size = 78, 28
    canvas = Canvas(0, 0, margin=rounds * step + size)
    canvas.line([(-(rounds - 1) * step - size, 0), (-size, 0)], NIGHT, 4)
    for number in range(1, rounds + 1):
        x = -(rounds - number) * step - size
        now = running and number == current
        fill = TERRACOTTA if now else NIGHT if number <= current else PAPER
        canvas.shape(paths.lozenge(x, 0, size), fill, LINE if number > current else fill, 3)
    return canvas


def head(picture: Picture, title: str, emblem: Sprite | None) -> None:
    """Draw the name of the tournament next to the emblem of its game."""
    x = MARGIN + 8
    if emblem is not None:
        picture.paste(emblem, x + 62, 82)
        x += 150
    text, size = parts.title(title, 760)
    picture.paste(ornaments.title(text, size), x, 96)


def progress(picture: Picture, done: int, of: int) -> None:
    """Write the number of finished games and of all, at the right of the head."""
    text = f"{done}/{of}"
    picture.write(WIDTH - MARGIN - 10 - letters.width(text, "Bold", 66), 108, text, 66, NIGHT, "Bold")
    picture.paste(signs.bar(240, done, max(of, 1), 22), WIDTH - MARGIN - 250, 134)
