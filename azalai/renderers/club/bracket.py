"""Bracket of a knockout, round by round, up to the final."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from azalai.renderers.club import marks, parts
from azalai.renderers.club.marks import DEEP, Won
from azalai.renderers.kit import ornaments, paths, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, INK, LINE, NIGHT, OCHRE, PALM, PAPER, SKY, TERRACOTTA, Colour, mix
from azalai.renderers.kit.picture import WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite

MOST_ROUNDS = 3
"""Greatest number of rounds in one picture."""
_COLUMNS = {1: ((300, 800),), 2: ((34, 560), (806, 560)), 3: ((34, 420), (514, 420), (994, 372))}
"""Left edge and width of the columns, by the number of rounds."""
_HEAD, _BOX, _BYE, _STEP, _FOOT = 268, 208, 124, 240, 36
_NAME = (56, 42)


class Match(NamedTuple):
    """Two places of a round.

    `names`: "" for a place that is still open, and for the empty one of a bye. `points`: those of their newest game,
    when it is over. `won`: the place of the winner, or None. `running`: they are playing.
    """

    names: tuple[str, str]
    points: tuple[str, str] = ("", "")
    won: int | None = None
    running: bool = False
    bye: bool = False
    own: int | None = None


class BracketPicture(NamedTuple):
    """Matches of some rounds, each half as many as before.

    `first`: the number of the first of these rounds; `round`: that of the newest, and whether it is still being played.
    `final`: the last match is the final.
    """

    title: str
    emblem: Sprite | None
    first: int
    round: int
    running: bool
    rounds: tuple[tuple[Match, ...], ...]
    final: bool = True


def draw_bracket(bracket: BracketPicture) -> Image.Image:
    """Return the bracket, as RGB 1400 px wide.

    Raises `ValueError` for more rounds than fit next to each other.
    """
    if not 1 <= len(bracket.rounds) <= MOST_ROUNDS:
        raise ValueError(f"{len(bracket.rounds)} rounds have no room")
    columns = _COLUMNS[len(bracket.rounds)]
    alone = len(bracket.rounds[0]) == 1
    height = _HEAD + len(bracket.rounds[0]) * _STEP + _FOOT + (120 if alone else 0)
    picture = Picture(scene.desert(WIDTH, height))
    marks.head(picture, bracket.title, bracket.emblem)
    middles = _middles(bracket.rounds, 120 if alone else 0)
    for column, (x, width) in enumerate(columns):
        disc = marks.disc_of(bracket.first + column, 64, bracket.round, running=bracket.running)
        picture.paste(disc, x + width / 2, 210)
    last = len(bracket.rounds) - 1
    if bracket.final and (last > 1 or alone):
        _palms(picture, columns[last], middles[last][0] - _BOX / 2)
    for column in range(last):
        for at, match in enumerate(bracket.rounds[column]):
            to = middles[column + 1][at // 2] + (-52 if at % 2 == 0 else 52)
            _way(picture, columns[column], columns[column + 1][0], middles[column][at], to, match.won is not None)
    for column, matches in enumerate(bracket.rounds):
        for at, match in enumerate(matches):
            final = bracket.final and column == last
            _box(picture, match, columns[column], middles[column][at], final=final)
    return picture.image


def _middles(rounds: Sequence[Sequence[Match]], more: int) -> list[list[float]]:
    """Return the middle of each match: between the two that lead to it."""
    middles = [[_HEAD + more + at * _STEP + _STEP / 2 for at in range(len(rounds[0]))]]
    for matches in rounds[1:]:
        before = middles[-1]
        middles.append([(before[2 * at] + before[2 * at + 1]) / 2 for at in range(len(matches))])
    return middles


def _way(picture: Picture, column: tuple[int, int], to_x: int, middle: float, to_y: float, decided: bool) -> None:
    """Draw the line from a match to the place of its winner; indigo when that is known."""
    x = column[0] + column[1]
    picture.paste(_line(to_x - x, round(to_y - middle), NIGHT if decided else mix(LINE, PAPER, 0.2)), x, middle)


@cached_sprite
def _line(width: int, down: int, fill: Colour) -> Canvas:
    """Draw a line to the right with a step in its middle; the origin is the left end."""
    canvas = Canvas(width, 0, margin=abs(down) + 8)
    canvas.line([(0, 0), (width / 2, 0), (width / 2, down), (width, down)], fill, 7, caps=False)
    return canvas


def _box(picture: Picture, match: Match, column: tuple[int, int], middle: float, *, final: bool) -> None:
    x, width = column
    height = _BYE if match.bye else _BOX
    frame = TERRACOTTA if match.running else OCHRE if final else None
    picture.paste(parts.sheet(width, height, frame, faded=match.bye), x, middle - height / 2)
    if match.bye:
        name = next(name for name in match.names if name)
        _name(picture, name, x + 34, middle, width - 160, INK, bold=False, own=match.own is not None)
        picture.paste(marks.mark(Won.BYE, "", 78), x + width - 68, middle)
        return
    picture.paste(ornaments.rule(width - 60, mix(LINE, PAPER, 0.5), 3), x + 30, middle)
    for place, name in enumerate(match.names):
        y = middle + (-52 if place == 0 else 52)
        if not name:
            picture.paste(_draw_open_place(width - 90), x + 45, y)
            continue
        points, won = match.points[place], match.won == place
        room = width - 68 - (110 if points or won else 60 if match.running else 0)
        ink = INK if won or match.won is None else mix(LINE, PAPER, 0.2)
        _name(picture, name, x + 34, y, room, ink, bold=won, own=match.own == place)
        if won:
            picture.paste(_chip(points), x + width - 74, y)
        elif points:
            picture.number(x + width - 74, y, points, 54, ink)
    if match.running:
        picture.paste(parts.hourglass(76), x + width - 56, middle)


def _name(
    picture: Picture, name: str, x: float, middle: float, room: float, ink: Colour, *, bold: bool, own: bool
) -> None:
    """Write a name; the reader's own is underlined."""
    weight = "Bold" if bold or own else "Semibold"
    width = picture.name_between(x, middle, parts.drawable_name(name), _NAME, room, ink, weight)
    if own:
        picture.paste(ornaments.rule(round(width), CHOICE, 6), x, middle + 32)


@cached_drawing(margin=40, box=(0, 1))
def _draw_open_place(canvas: Canvas, width: int) -> None:
    """Draw a place that is still open; the origin is the left end of the middle."""
    canvas.fill(paths.rounded_rectangle(0, -32, width, 64, 14), mix(PAPER, OCHRE, 0.14))
    canvas.edge(paths.rounded_rectangle(0, -32, width, 64, 14), mix(LINE, PAPER, 0.5), 2.5)


@cached_drawing(margin=60)
def _chip(canvas: Canvas, points: str) -> None:
    """Draw the points of the winner, or a tick without points; the origin is the middle."""
    canvas.fill(paths.rounded_rectangle(-48, -38, 96, 76, 16), DEEP)
    if points:
        letters.write(canvas, 0, 0, points, 54, PAPER)
    else:
        canvas.line([(-20, 2), (-4, 18), (24, -16)], PAPER, 9)


def _palms(picture: Picture, column: tuple[int, int], top: float) -> None:
    """Draw the oasis over the final."""
    picture.paste(_oasis(), column[0] + column[1] / 2, top - 10)


@cached_drawing(margin=260)
def _oasis(canvas: Canvas) -> None:
    """Draw palms around water; the origin is the middle of the lower edge."""
    for x, size, darker in ((-92, 150, 0.18), (96, 118, 0.12), (4, 196, 0.0)):
        scene.draw_palm(canvas, x, -26, size, mix(PALM, INK, darker))
    canvas.fill(paths.ellipse(0, -18, 130, 17), mix(SKY, PAPER, 0.2))
