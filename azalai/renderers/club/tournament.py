"""Standings of a tournament: a row for each entrant with a mark for each round, and the newest round's tables below."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from azalai.renderers.club import marks, parts
from azalai.renderers.club.marks import Mark, Won
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import CHOICE, INK, LINE, NIGHT, OCHRE, PAPER, TERRACOTTA, mix
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite

_HEAD, _ROW, _STEP, _FOOT = 240, 126, 137, 36
_MARKS = 590
_WIDE, _NARROW = (90, 104), (62, 71)
"""Size of a mark and distance to the next: for few rounds, and for many."""
FEW = 5
"""Greatest number of rounds with the opponent on the marks."""
MOST = 9
"""Greatest number of rounds with marks; of more the last ones."""
_POINTS, _OPPONENTS = 1140, 1294
_NAME = (60, 42)
IN_LINE, MOST_PAIRINGS = 3, 6
"""Tables of a round in a row, and the greatest number of tables shown."""
_LINE, _SHEETS, _BETWEEN, _DISC = 108, 44, 16, 72


class Row(NamedTuple):
    """Row of the standings: an entrant.

    `points`, `opponents`: as text, "" if they do not count. `gone`: is no longer paired. `leads`: is first, and a
    game is over.
    """

    place: int
    name: str
    marks: tuple[Mark, ...]
    points: str
    opponents: str
    gone: bool = False
    own: bool = False
    robot: bool = False
    leads: bool = False


class Pairing(NamedTuple):
    """Table of a round: players by seat, their points when it is over, and the winners; `own`: the reader's table."""

    names: tuple[str, ...]
    points: tuple[str, ...] = ()
    won: tuple[int, ...] = ()
    own: bool = False


class StandingsPicture(NamedTuple):
    """Standings: the name of the tournament, its game's emblem, its number of rounds, its rows, and the newest round.

    The newest round has its number, whether it is still being played, and its tables.
    """

    title: str
    emblem: Sprite | None
    rounds: int
    round: int
    running: bool
    rows: tuple[Row, ...]
    pairings: tuple[Pairing, ...] = ()


def draw_standings(standings: StandingsPicture) -> Image.Image:
    """Return the standings, as RGB 1400 px wide."""
    picture = Picture(scene.desert(WIDTH, standings_height(len(standings.rows), standings.pairings)))
    marks.head(picture, standings.title, standings.emblem)
    if standings.rounds <= FEW:
        stages = marks.stages(standings.rounds, standings.round, running=standings.running)
        picture.paste(stages, WIDTH - MARGIN - 10, 84)
    else:
        rounds_text = f"{standings.round}/{standings.rounds}"
        x = WIDTH - MARGIN - 10 - letters.width(rounds_text, "Bold", 66)
        picture.write(x, 108, rounds_text, 66, NIGHT, "Bold")
    first = max(0, standings.rounds - MOST)
    columns = range(first, standings.rounds)
    size, step = _WIDE if len(columns) <= FEW else _NARROW
    for column, number in enumerate(columns):
        disc = marks.disc_of(number + 1, 60 if size > 70 else 48, standings.round, running=standings.running)
        picture.paste(disc, _MARKS + column * step + size / 2, 196)
    if any(row.points for row in standings.rows):
        picture.paste(ornaments.star(78, "", OCHRE, 40), _POINTS, 194)
    if any(row.opponents for row in standings.rows):
        picture.paste(marks.heads(64), _OPPONENTS, 194)
    for number, row in enumerate(standings.rows):
        _row(picture, row, _HEAD + number * _STEP, first, (size, step))
    _pairings(picture, standings, _HEAD + len(standings.rows) * _STEP)
    return picture.image


def standings_height(rows: int, pairings: tuple[Pairing, ...]) -> int:
    """Return the height in px of the standings with this number of rows, and with these tables."""
    return _HEAD + rows * _STEP + _height(pairings) + _FOOT


def _row(picture: Picture, row: Row, y: int, first: int, sizes: tuple[int, int]) -> None:
    middle, (size, step) = y + _ROW / 2, sizes
    sheet = parts.sheet(WIDTH - 2 * MARGIN, _ROW, OCHRE if row.leads else None, own=row.own, faded=row.gone)
    picture.paste(sheet, MARGIN, y)
    ink, pale = (PAPER, mix(NIGHT, PAPER, 0.65)) if row.own else (LINE if row.gone else INK, LINE)
    picture.number(MARGIN + 62, middle, row.place, 60, NIGHT if row.leads and not row.own else pale)
    weight = "Bold" if row.leads else "Semibold"
    room = _MARKS - 24 - (MARGIN + 122) - (92 if row.robot or row.gone else 0)
    x = MARGIN + 122
    x += picture.name_between(x, middle, parts.drawable_name(row.name), _NAME, room, ink, weight)
    if row.gone:
        picture.paste(marks.footprints(34), x + 12, middle)
    elif row.robot:
        picture.paste(marks.robot(70), x + 54, middle)
    for column, mark in enumerate(row.marks[first:]):
        image = marks.mark(mark.won, mark.text if size > 70 else "", size, dark=row.own)
        picture.paste(image, _MARKS + column * step + size / 2, middle)
    if row.points:
        picture.number(_POINTS, middle, row.points, 64, ink)
    if row.opponents:
        picture.number(_OPPONENTS, middle, row.opponents, 50, pale, "Semibold")


def _height(pairings: tuple[Pairing, ...]) -> int:
    """Return the height of the tables of a round."""
    if not pairings:
        return 0
    lines = -(-len(pairings) // _count_in_row(len(pairings)))
    return _DISC + lines * (_sheet_height(pairings) + _BETWEEN)


def _count_in_row(count: int) -> int:
    """Return the number of `count` tables in a row: about as many as in the next."""
    lines = -(-count // IN_LINE)
    return -(-count // lines)


def _sheet_height(pairings: tuple[Pairing, ...]) -> int:
    return _SHEETS + max(len(pairing.names) for pairing in pairings) * _LINE


def _pairings(picture: Picture, standings: StandingsPicture, top: int) -> None:
    """Draw a sheet for each table of the newest round, under its number."""
    if not standings.pairings:
        return
    picture.paste(marks.disc_of(standings.round, 76, standings.round, running=standings.running), WIDTH / 2, top + 34)
    across = _count_in_row(len(standings.pairings))
    width = (WIDTH - 2 * MARGIN - (across - 1) * _BETWEEN) // across
    height = _sheet_height(standings.pairings)
    for number, pairing in enumerate(standings.pairings):
        line, column = divmod(number, across)
        x, y = MARGIN + column * (width + _BETWEEN), top + _DISC + line * (height + _BETWEEN)
        picture.paste(parts.sheet(width, height, TERRACOTTA if pairing.own else None), x, y)
        for seat, name in enumerate(pairing.names):
            middle = y + _SHEETS / 2 + (seat + 0.5) * _LINE
            won, over = seat in pairing.won, bool(pairing.points)
            picture.paste(marks.disc(seat + 1, 52, CHOICE), x + 54, middle)
            ink = INK if won or not over else LINE
            room = width - 110 - (100 if over else 14)
            weight = "Bold" if won or pairing.own else "Semibold"
            picture.name_between(x + 98, middle, parts.drawable_name(name), (56, 42), room, ink, weight)
            if over:
                mark = marks.mark(Won.WON if won else Won.LOST, pairing.points[seat], 76, 42)
                picture.paste(mark, x + width - 60, middle)
