"""The standings of a tournament: a row for each who takes part, with a mark for each round."""

from __future__ import annotations

import enum
from typing import NamedTuple

from PIL import Image

from renderers.club import parts
from renderers.kit import ornaments, paths, scene
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PALM, PAPER, TERRACOTTA, mix
from renderers.kit.picture import MARGIN, WIDTH, Picture
from renderers.kit.sprites import Sprite, drawn

_HEAD, _ROW, _STEP, _FOOT = 240, 126, 137, 36
_MARKS = 590
_WIDE, _NARROW = (90, 104), (62, 71)
"""The size of a mark and the way to the next: of few rounds, and of many."""
FEW = 5
"""In so many rounds at most the marks say who the opponent was."""
MOST = 9
"""So many rounds have a mark; of more the last ones."""
_POINTS, _OPPONENTS = 1140, 1294
_NAME = (60, 42)


class Won(enum.Enum):
    """What a round was for somebody. Shape, lightness and colour say the same."""

    WON = "won"
    BETWEEN = "between"  # neither first nor last at a table of several
    DRAW = "draw"
    LOST = "lost"
    BYE = "bye"
    RUNNING = "running"
    NONE = "none"


class Mark(NamedTuple):
    """A round: what it was, and letters for who the other was, or the place at a table of several."""

    won: Won
    text: str = ""


class Row(NamedTuple):
    """Somebody who takes part. `points`, `opponents`: as they are written, nothing where they do not count. `gone`:
    they are not paired any more."""

    place: int
    name: str
    marks: tuple[Mark, ...]
    points: str
    opponents: str
    gone: bool = False
    own: bool = False


class StandingsPicture(NamedTuple):
    """The standings: what the tournament is called, the figure of its game, how many rounds it has, which is the
    newest and whether that is still played, and its rows."""

    title: str
    emblem: Sprite | None
    rounds: int
    round: int
    running: bool
    rows: tuple[Row, ...]


def draw_standings(shown: StandingsPicture) -> Image.Image:
    """The standings, as RGB 1400 px wide."""
    picture = Picture(scene.desert(WIDTH, _HEAD + len(shown.rows) * _STEP + _FOOT))
    x = MARGIN + 8
    if shown.emblem is not None:
        picture.put(shown.emblem, x + 62, 82)
        x += 150
    text, size = parts.title(shown.title, 760)
    picture.put(ornaments.title(text, size), x, 96)
    first = max(0, shown.rounds - MOST)
    columns = range(first, shown.rounds)
    size, step = _WIDE if len(columns) <= FEW else _NARROW
    for column, number in enumerate(columns):
        now = shown.running and number + 1 == shown.round
        picture.put(_disc(number + 1, 60 if size > 70 else 48, now=now), _MARKS + column * step + size / 2, 196)
    if any(row.points for row in shown.rows):
        picture.put(ornaments.star(78, "", OCHRE, 40), _POINTS, 194)
    if any(row.opponents for row in shown.rows):
        picture.put(_heads(64), _OPPONENTS, 194)
    for number, row in enumerate(shown.rows):
        _row(picture, row, _HEAD + number * _STEP, first, (size, step))
    return picture.image


def _row(picture: Picture, row: Row, y: int, first: int, sizes: tuple[int, int]) -> None:
    middle, (size, step) = y + _ROW / 2, sizes
    leads = row.place == 1
    sheet = parts.sheet(WIDTH - 2 * MARGIN, _ROW, OCHRE if leads else None, own=row.own, faded=row.gone)
    picture.put(sheet, MARGIN, y)
    ink, pale = (PAPER, mix(NIGHT, PAPER, 0.65)) if row.own else (LINE if row.gone else INK, LINE)
    picture.number(MARGIN + 62, middle, row.place, 60, NIGHT if leads and not row.own else pale)
    weight = "Bold" if leads else "Semibold"
    room = _MARKS - 24 - (MARGIN + 122)
    picture.name_between(MARGIN + 122, middle, parts.shown(row.name), _NAME, room, ink, weight)
    for column, mark in enumerate(row.marks[first:]):
        picture.put(_mark(mark.won, mark.text if size > 70 else "", size), _MARKS + column * step + size / 2, middle)
    if row.points:
        picture.number(_POINTS, middle, row.points, 64, ink)
    if row.opponents:
        picture.number(_OPPONENTS, middle, row.opponents, 50, pale, "Semibold")


@drawn
def _disc(number: int, size: int, *, now: bool) -> Canvas:
    """The number of a round; terracotta while it is played. Its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 4)
    canvas.disc(0, 0, size / 2, TERRACOTTA if now else NIGHT)
    letters.write(canvas, 0, 0, str(number), round(size * 0.62), PAPER)
    return canvas


@drawn
def _heads(size: int) -> Canvas:
    """Two people: the points of those one has met. Its origin is the middle."""
    canvas = Canvas(0, 0, margin=size)
    fill = mix(NIGHT, PAPER, 0.55)
    for x in (-size * 0.27, size * 0.27):
        body = paths.rounded(x - size * 0.26, size * 0.06, size * 0.52, size * 0.4, size * 0.16)
        canvas.shape(body, fill, INK, 2.5)
        canvas.shape(paths.ellipse(x, -size * 0.2, size * 0.2), fill, INK, 2.5)
    return canvas


@drawn
def _mark(won: Won, text: str, size: int) -> Canvas:
    """What a round was. Its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 6)
    half, radius = size / 2, size * 0.18
    box = paths.rounded(-half, -half, size, size, radius)
    deep = mix(PALM, INK, 0.25)
    if won is Won.NONE:
        canvas.disc(0, 0, size * 0.08, LINE)
        return canvas
    fills = {Won.WON: deep, Won.BYE: mix(OCHRE, PAPER, 0.3), Won.BETWEEN: mix(PALM, PAPER, 0.5)}
    canvas.fill(box, fills.get(won, mix(PAPER, OCHRE, 0.12)))
    if won is Won.DRAW:
        canvas.fill(
            [(-half * 0.9, -half * 0.9), (half * 0.9, half * 0.9), (-half * 0.9, half * 0.9)], mix(PALM, PAPER, 0.4)
        )
    canvas.edge(box, TERRACOTTA if won is Won.RUNNING else deep if won in (Won.WON, Won.DRAW) else LINE, 4)
    ink = {Won.WON: PAPER, Won.RUNNING: TERRACOTTA, Won.LOST: LINE}.get(won, INK)
    if won is Won.BYE:
        reach = size * 0.22
        canvas.line([(-reach, 0), (reach, 0)], INK, size * 0.09)
        canvas.line([(0, -reach), (0, reach)], INK, size * 0.09)
    elif text:
        letters.write(canvas, 0, 0, text, round(size * 0.5), ink)
    return canvas
