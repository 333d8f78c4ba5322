"""Other players below the reader's own half: the hand, the special cards, and each animal with its load.

An animal's goods go from bottom to top as from left to right; the top one, which a thief would take, is on ochre.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from azalai.games.touareg.components import Good
from azalai.games.touareg.view import AnimalView, CampView, TouaregView
from azalai.renderers.kit import goods, marks, ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import GLOW, INK, LINE, NIGHT, OCHRE, PAPER, TERRACOTTA, mix
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite
from azalai.renderers.touareg import caravan, cards
from azalai.renderers.touareg.camp import points
from azalai.renderers.touareg.own import edge
from azalai.renderers.touareg.receding import recede
from azalai.renderers.touareg.things import Decision, Kind, Thing

TOP = 644
_LEFT, _WIDTH, _GAP = 14, 972, 10
_HEAD, _LOW_HEAD = 54, 46
_HIGH, _LOW, _BETWEEN = 206, 116, 8
"""Height of a panel, and of one in two rows; gap between rows."""
_TOP_GOOD = mix(OCHRE, PAPER, 0.35)
_CARD = (38, 50)
_SIZES = ((56, 1.07), (50, 1.07), (44, 1.07), (40, 1.07), (40, 0.72), (36, 1.07), (36, 0.72), (36, 0.5), (32, 0.5))
"""Sizes of a good with the step to the next in its size, the largest first."""


class Cell(NamedTuple):
    """Animal and its goods: left edge, ground, size of a good, and step to the next one."""

    animal: AnimalView
    x: float
    ground: float
    size: int
    step: float

    @property
    def first(self) -> float:
        """Left edge of its first good."""
        return self.x + self.size * 1.36

    @property
    def top(self) -> Frame:
        """Frame of its top good."""
        last = max(0, len(self.animal.load) - 1)
        return Frame(round(self.first + last * self.step), round(self.ground - self.size), self.size, self.size)


class Opponent(NamedTuple):
    """Panel of another player."""

    camp: CampView
    frame: Frame
    cells: tuple[Cell, ...]

    @property
    def hand(self) -> Frame:
        """Frame of the back of the hand and its number."""
        return Frame(self.frame.x + self.frame.width - 96, self.frame.y + 6, 88, _LOW_HEAD)


def panels(seats: int) -> tuple[Frame, ...]:
    """Return the panels of the other players: two next to each other, more in two rows."""
    high = _LOW if seats > 3 else _HIGH
    half = (_WIDTH - _GAP) // 2
    sheets: list[Frame] = []
    for number in range(seats - 1):
        alone = number % 2 == 0 and number == seats - 2
        left, top = _LEFT + number % 2 * (half + _GAP), TOP + number // 2 * (high + _BETWEEN)
        sheets.append(Frame(left, top, _WIDTH if alone else half, high))
    return tuple(sheets)


def opponents(view: TouaregView) -> tuple[Opponent, ...]:
    """Return the other players, in the order of their seats after the reader's."""
    seats = len(view.camps)
    others = [view.camps[((view.seat or 0) + step) % seats] for step in range(1, seats)]
    return tuple(Opponent(camp, at, _cells(camp.animals, at)) for camp, at in zip(others, panels(seats), strict=True))


def _cells(animals: Sequence[AnimalView], at: Frame) -> tuple[Cell, ...]:
    """Return the animals in as few rows as hold them, as large as fits.

    Their goods overlap before they become too small to be recognised.
    """
    head = _LOW_HEAD if at.height == _LOW else _HEAD
    room = at.height - head - 4
    width = at.width - 24
    fitting = (size for size in _SIZES if len(_flow(animals, width, size[0], size[0] * size[1])) * size[0] <= room)
    size, share = next(fitting, _SIZES[-1])
    rows = _flow(animals, width, size, size * share)
    pitch = min(room / len(rows), size + 14)
    cells: list[Cell] = []
    for number, row in enumerate(rows):
        x, ground = at.x + 12.0, at.y + head + (number + 1) * pitch - (pitch - size) / 2
        for animal in row:
            cells.append(Cell(animal, x, ground, size, size * share))
            x += _animal_width(animal, size, size * share)
    return tuple(cells)


def _animal_width(animal: AnimalView, size: int, step: float) -> float:
    """Return the width of an animal with its goods and the gap behind it."""
    load = len(animal.load)
    return size * 1.36 + ((load - 1) * step + size if load else 0) + size * 0.3


def _flow(animals: Sequence[AnimalView], width: float, size: int, step: float) -> list[list[AnimalView]]:
    rows: list[list[AnimalView]] = []
    used = width
    for animal in animals:
        wide = _animal_width(animal, size, step)
        if used + wide > width:
            rows.append([])
            used = 0.0
        rows[-1].append(animal)
        used += wide
    return rows


def edges(view: TouaregView) -> Mapping[Thing, Frame]:
    """Return the frames of things that can be chosen: a whole panel, a hand, the top good of an animal."""
    places: dict[Thing, Frame] = {}
    for opponent in opponents(view):
        seat, at = opponent.camp.seat, opponent.frame
        places[Thing(Kind.PLAYER, seat)] = Frame(at.x + 5, at.y + 5, at.width - 10, at.height - 10)
        places[Thing(Kind.THEIR_HAND, seat)] = opponent.hand
        places.update({Thing(Kind.THEIR_TOP, (seat, cell.animal.place)): cell.top for cell in opponent.cells})
    return places


def draw_others(picture: Picture, view: TouaregView, names: Sequence[str], pending: Decision | None) -> None:
    """Draw the contents of their panels; for a thief, what it can't take is faded, and the chosen victim glows."""
    theft = pending if pending is not None and pending.act == "steal" and pending.follows else None
    for opponent in opponents(view):
        seat, at = opponent.camp.seat, opponent.frame
        if theft is not None and Thing(Kind.PLAYER, seat) in theft.picked:
            picture.paste(ornaments.glow(at.width + 4, at.height + 4, 24, 10, OCHRE), at.x - 2, at.y - 2)
            picture.paste(scene.strip(at.width, at.height), at.x, at.y)
        if view.to_act == seat:
            picture.paste(scene.frame(at.width, at.height, TERRACOTTA), at.x, at.y)
        latest = view.latest
        if latest is not None and latest.seat == seat and latest.place is None and latest.special is None:
            # nothing that arrived is to be seen: who it was
            picture.paste(ornaments.glow(38, 38, 19, 7, GLOW), at.x + 13, at.y + 10)
        _draw_head(picture, view, opponent, names[seat])
        for cell in opponent.cells:
            off = theft is not None and Thing(Kind.THEIR_TOP, (seat, cell.animal.place)) not in theft.alive
            with recede(picture, (cell.x - 6, cell.ground - cell.size - 4, cell.x + 250, cell.ground + 6), on=off):
                _draw_cell(picture, seat, cell, caravan.count_arrived(view.latest, seat, cell.animal.place))
    if pending is not None and pending.act == "steal":
        for thing, at in edges(view).items():
            if thing in pending.alive:
                picture.paste(edge(at.width, at.height), at.x, at.y)


def _draw_head(picture: Picture, view: TouaregView, opponent: Opponent, name: str) -> None:
    camp, at = opponent.camp, opponent.frame
    y = at.y + (25 if at.height == _LOW else 30)
    picture.paste(marks.mark(camp.seat, 38), at.x + 32, y)
    hand = opponent.hand
    picture.paste(cards.hand(min(camp.hand_count, 2), 44), hand.x + 6, y)
    picture.number(hand.x + 68, y, camp.hand_count, 42, INK if camp.hand_count else LINE)
    right = hand.x - 6.0
    if camp.scores:
        picture.paste(ornaments.star(50, points(camp), digits=34), right - 24, y)
        right -= 56
    special_cards = caravan.list_special_cards(camp)
    bought = view.latest.special if view.latest is not None and view.latest.seat == camp.seat else None
    newest = max((number for number, card in enumerate(special_cards) if card.kind is bought), default=None)
    room = max(0.0, right - at.x - 58 - 110)
    step = min(_CARD[0] + 4, (room - _CARD[0]) / max(1, len(special_cards) - 1)) if room > _CARD[0] else 16.0
    for number, card in reversed(list(enumerate(special_cards))):
        x = right - _CARD[0] - (len(special_cards) - 1 - number) * step
        top = y - _CARD[1] / 2
        if number == newest:
            picture.paste(ornaments.glow(_CARD[0] + 4, _CARD[1] + 4, 9, 7, OCHRE), x - 2, top - 2)
        picture.paste(cards.special_card(card.kind, *_CARD, card.used), x, top)
        if card.hidden:
            picture.paste(_draw_hidden(card.hidden), x + _CARD[0] - 8, top + _CARD[1] - 6)
    wide = (len(special_cards) - 1) * step + _CARD[0] + 8 if special_cards else 0
    weight: letters.Weight = "Bold" if view.to_act == camp.seat else "Semibold"
    picture.name(at.x + 58, y + 13, name, (40, 30), right - wide - at.x - 58, NIGHT, weight)


@cached_drawing(margin=24)
def _draw_hidden(canvas: Canvas, count: int) -> None:
    """Draw a dot for each hidden good; the origin is the middle."""
    for number in range(count):
        x = -number * 15
        canvas.disc(x, 0, 8.5, PAPER)
        canvas.disc(x, 0, 6.5, NIGHT)


def _draw_cell(picture: Picture, seat: int, cell: Cell, arrived: int) -> None:
    own = caravan.body(cell.animal.place)
    picture.paste(own.draw(seat, round(own.scale * cell.size / 128, 3)), cell.x, cell.ground)
    for number, good in enumerate(cell.animal.load):
        last = number == len(cell.animal.load) - 1
        x = cell.first + number * cell.step
        picture.paste(
            _good(good, cell.size, top=last, arrived=number >= len(cell.animal.load) - arrived), x, cell.ground
        )


@cached_sprite
def _good(good: Good, size: int, top: bool, arrived: bool) -> Canvas:
    """Draw a good on an animal; the origin is the left end of its lower edge."""
    canvas = Canvas(size, 0, margin=size + 12)
    sheet = rounded_rectangle(0, -size, size, size, size * 0.18)
    if arrived:
        canvas.blur_shape(sheet, GLOW, 8, 1.0, 0)
    canvas.shape(sheet, _TOP_GOOD if top else PAPER, INK if top else LINE, 2)
    goods.draw(canvas, good, size / 2, -size / 2, size * 0.72, 2)
    return canvas
