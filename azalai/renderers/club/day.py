"""Board of a day: the best of a deal, the reader's own row, and the reader's deals of today."""

from __future__ import annotations

from PIL import Image

from azalai.renderers.club import parts
from azalai.renderers.club.contract import DayPicture, DealState, DoneDeal, Finisher
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PAPER, mix
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture

_HEAD, _ROW, _STEP = 240, 146, 160
_GAP, _OWN = 52, 176
_DEALS, _BETWEEN, _IN_LINE = 268, 18, 4
_COURSE, _SUN, _STAR = 610, 990, 1264
_NAMES = (60, 46)


def draw_day(day: DayPicture) -> Image.Image:
    """Return the board, as RGB 1400 px wide."""
    lines = -(-len(day.deals) // _IN_LINE)
    below = lines * (_DEALS + _BETWEEN) + 16 if lines else 20
    height = _HEAD + len(day.best) * _STEP + (_GAP + _OWN + 18 if day.own else 0) + below
    picture = Picture(scene.evening(WIDTH, height, (756, 90, 62)))
    text, size = parts.title(day.title, 560)
    picture.paste(ornaments.title(text, size), MARGIN + 8, 92)
    picture.write(MARGIN + 8, 206, day.date, 58, NIGHT, "Semibold")
    if day.emblem is not None:
        picture.paste(day.emblem, 1020, 132)
    y = _HEAD
    for row in day.best:
        _row(picture, row, y, _ROW)
        y += _STEP
    if day.own is not None:
        picture.paste(parts.dots(), WIDTH / 2, y + _GAP / 2 - 8)
        _row(picture, day.own, y + _GAP, _OWN, day.finished)
        y += _GAP + _OWN + 18
    _deals(picture, day.deals, y)
    return picture.image


def _row(picture: Picture, row: Finisher, y: int, height: int, count: int = 0) -> None:
    """Draw a person; `count`: the number of players, for a row apart."""
    first, middle = row.place == 1, y + height / 2
    own = row.own
    picture.paste(parts.sheet(WIDTH - 2 * MARGIN, height, OCHRE if first else None, own=own), MARGIN, y)
    ink, pale = (PAPER, mix(NIGHT, PAPER, 0.65)) if own else (INK, LINE)
    x = MARGIN + 154
    if count:
        picture.number(MARGIN + 84, middle, row.place, 84, ink)
        picture.number(MARGIN + 190, middle + 14, f"/ {count}", 50, pale, "Semibold")
        x = MARGIN + 262
    elif row.place <= len(parts.METALS):
        picture.paste(parts.medal(row.place, str(row.place), 96), MARGIN + 76, middle)
    else:
        picture.number(MARGIN + 76, middle, row.place, 62, pale)
    picture.name_between(
        x, middle, parts.drawable_name(row.name), _NAMES, _COURSE - 24 - x, ink, "Bold" if first else "Semibold"
    )
    if row.course:
        picture.paste(parts.course(row.course, dark=own), _COURSE, middle)
    if row.streak:
        picture.paste(parts.sun(72), _SUN, middle)
        picture.write(_SUN + 48, middle + 19, str(row.streak), 56, ink if own or row.streak >= _LONG else LINE, "Bold")
    star = ornaments.star(134, row.points, OCHRE if first or own else mix(OCHRE, PAPER, 0.5), 60)
    picture.paste(star, _STAR, middle)


_LONG = 7
"""Days from which on a streak is highlighted."""


def _deals(picture: Picture, deals: tuple[DealState, ...], y: int) -> None:
    """Draw a tablet for each deal of today."""
    width = (WIDTH - 2 * MARGIN - (_IN_LINE - 1) * _BETWEEN) // _IN_LINE
    top = y
    for number, deal in enumerate(deals):
        line, column = divmod(number, _IN_LINE)
        x, y = MARGIN + column * (width + _BETWEEN), top + line * (_DEALS + _BETWEEN)
        hidden = not isinstance(deal, DoneDeal) and not deal.begun
        picture.paste(parts.sheet(width, _DEALS, faded=hidden), x, y)
        picture.paste(deal.emblem, x + width * 0.3, y + 98)
        right = x + width * 0.74
        if isinstance(deal, DoneDeal):
            picture.paste(ornaments.star(128, deal.points, OCHRE, 58), right, y + 96)
            picture.paste(parts.tick(66), x + width / 2, y + 216)
            continue
        if deal.begun:
            picture.paste(parts.hourglass(120), right, y + 98)
        else:
            picture.paste(ornaments.back(88, 120), right - 44, y + 38)
        picture.paste(parts.hours(f"{deal.hours} h"), x + width / 2, y + 216)
