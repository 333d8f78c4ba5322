"""Where the numbers of a question's choices stand in the private picture."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from games.prompts import Prompt
from games.touareg.components import GOODS, SPECIALS
from games.touareg.view import TouaregView
from renderers.kit import shared_badges
from renderers.kit.badges import Box
from renderers.kit.picture import Picture
from renderers.touareg import caravan, own, supply
from renderers.touareg.belongings import lying
from renderers.touareg.opponents import TOP as STRIP
from renderers.touareg.opponents import opponents
from renderers.touareg.things import Kind, Thing, decision

_LARGE, _USUAL, _SMALL, _LEAST, _TINY = 56, 52, 46, 38, 36
_GAP = 4


class Mark(NamedTuple):
    """The numbers from `first` to `last` round (x, y)."""

    first: int
    last: int
    x: float
    y: float
    size: int

    @property
    def box(self) -> Box:
        """What it covers, its ring included."""
        across, down = (
            shared_badges.width(self.first, self.last, self.size) / 2,
            shared_badges.width(1, 1, self.size) / 2,
        )
        return self.x - across, self.y - down, self.x + across, self.y + down


class _Corners(NamedTuple):
    """One mark after the other stands at one of these points, as long as there are any."""

    points: tuple[tuple[float, float], ...]
    size: int
    several: int


class _Row(NamedTuple):
    """Marks stand side by side round a point, in no more than `width`."""

    x: float
    y: float
    width: float
    size: int


def placed(view: TouaregView, prompt: Prompt, title: str) -> tuple[Mark, ...]:
    """The marks of all choices and items that have a place. `title`: what stands over the pile."""
    spots = _spots(view, title)
    found: list[Mark] = []
    for thing, numbers in decision(view, prompt).marked:
        spot = spots.get(thing)
        if isinstance(spot, _Row):
            found += _in_row(numbers, spot)
        elif spot is not None:
            found += _at_corners(numbers, spot)
    return tuple(found)


def draw_marks(picture: Picture, marks: Sequence[Mark]) -> None:
    """The marks, over everything else."""
    for mark in marks:
        picture.put(shared_badges.mark(mark.first, mark.last, mark.size), mark.x, mark.y)


def _at_corners(numbers: Sequence[int], spot: _Corners) -> list[Mark]:
    runs = shared_badges.runs(numbers, len(spot.points))
    size = spot.size if len(runs) == 1 and runs[0][0] == runs[0][1] else spot.several
    found: list[Mark] = []
    for (first, last), (x, y) in zip(runs, spot.points, strict=False):
        # a long one begins where a short one does
        beyond = (shared_badges.width(first, last, size) - shared_badges.width(first, first, size)) / 2
        found.append(Mark(first, last, x + beyond, y, size))
    return found


def _in_row(numbers: Sequence[int], spot: _Row) -> list[Mark]:
    """In one row, in two of smaller ones, or what follows each other together."""
    singles = shared_badges.runs(numbers, len(set(numbers)))
    for size in (spot.size if len(singles) == 1 else _SMALL, _LEAST):
        if _across(singles, size) <= spot.width:
            return _side_by_side(singles, size, spot.x, spot.y)
    half = -(-len(singles) // 2)
    if _across(singles[:half], _TINY) <= spot.width:
        apart = (shared_badges.width(1, 1, _TINY) + 1) / 2
        upper = _side_by_side(singles[:half], _TINY, spot.x, spot.y - apart)
        return [*upper, *_side_by_side(singles[half:], _TINY, spot.x, spot.y + apart)]
    most = next((most for most in (2, 1) if _across(shared_badges.runs(numbers, most), _LEAST) <= spot.width), 1)
    return _side_by_side(shared_badges.runs(numbers, most), _LEAST, spot.x, spot.y)


def _across(runs: Sequence[tuple[int, int]], size: int) -> float:
    return sum(shared_badges.width(first, last, size) + _GAP for first, last in runs) - _GAP


def _side_by_side(runs: Sequence[tuple[int, int]], size: int, middle: float, y: float) -> list[Mark]:
    x = middle - _across(runs, size) / 2
    found: list[Mark] = []
    for first, last in runs:
        width = shared_badges.width(first, last, size)
        found.append(Mark(first, last, x + width / 2, y, size))
        x += width + _GAP
    return found


_Spots = dict[Thing, _Corners | _Row]


def _spots(view: TouaregView, title: str) -> _Spots:
    found = _of_supply(view, title)
    camp = view.camps[view.seat or 0]
    left, top, _, _ = own.RUG
    found[Thing(Kind.HAND)] = _corner((left - 6, top + 22))
    for number, box in enumerate(own.hand_boxes(len(camp.hand or ()))):
        found[Thing(Kind.CARD, number)] = _on_card(box, small=len(camp.hand or ()) > own.IN_ROW)
    found.update(_of_herd(view))
    for one in lying(camp):
        left, top, right, floor = one.box
        small = right - left < 90
        if one.item.thing.kind is Kind.CAVE:
            points = (left + (right - left) * 0.1 + 10, top + 34), (left + (right - left) * 0.1 - 6, floor - 30)
        else:
            points = (left + 10, top + 6), (left + 10, floor - 24)
        found[one.item.thing] = _Corners(points, _LEAST if small else _USUAL, _LEAST if small else _SMALL)
    for other in opponents(view):
        seat = other.camp.seat
        found[Thing(Kind.PLAYER, seat)] = _corner((other.x + 2, STRIP + 2), 42)
        x, y = other.hand
        found[Thing(Kind.THEIR_HAND, seat)] = _corner((x + 12, y - 30), 40)
        for stand in other.stands:
            left, top, right, _ = stand.top
            size = 42 if right - left > 84 else _LEAST
            found[Thing(Kind.THEIR_TOP, (seat, stand.animal.place))] = _corner((left, top + 4), size)
    return found


def _corner(point: tuple[float, float], size: int = _USUAL) -> _Corners:
    return _Corners((point,), size, min(size, _SMALL))


def _of_supply(view: TouaregView, title: str) -> _Spots:
    left, top, _, _ = supply.pile_box(title)
    found: _Spots = {
        Thing(Kind.PILE): _corner((left, top + 18)),
        Thing(Kind.STALLS): _corner((supply.RUG[0] + 8, supply.TOP + 10)),
        Thing(Kind.SHOP): _corner((supply.offer_box(SPECIALS[0])[0] - 6, supply.TOP + 88)),
    }
    for good in GOODS:
        left, top, _, foot = supply.stall_box(view, good)
        found[Thing(Kind.STALL, good)] = _Corners(((left, top + 16), (left - 5, foot - 24)), _USUAL, 44)
    for special in SPECIALS:
        left, top, _, foot = supply.offer_box(special)
        found[Thing(Kind.OFFER, special)] = _Corners(((left, top + 12), (left - 4, foot - 24)), _USUAL, 40)
    return found


def _on_card(box: Box, *, small: bool) -> _Corners:
    left, top, _, foot = box
    if small:
        return _Corners(((left + 12, top + 8), (left + 12, foot - 18), (left + 58, foot - 14)), _SMALL, 40)
    return _Corners(((left + 16, top + 10), (left + 14, foot + 10), (left + 72, foot + 10)), _USUAL, _SMALL)


def _of_herd(view: TouaregView) -> _Spots:
    camp = view.camps[view.seat or 0]
    herd = own.herd(camp)
    found: _Spots = {}
    middles = [caravan.pack(spot, herd)[0] for spot in herd.spots]
    apart = min((abs(a - b) for a, b in itertools.pairwise(middles) if abs(a - b) > 1), default=400)
    for spot, middle in zip(herd.spots, middles, strict=True):
        # with two rows there is no sand below the feet of the upper one
        y = spot.ground + 45 if herd.ledge is None else spot.ground - 22 * herd.scale
        place = spot.animal.place
        found[Thing(Kind.ANIMAL, place)] = _Row(
            middle, y, min(apart - _GAP, 260), _LARGE if herd.ledge is None else _SMALL
        )
        left, top, right, _ = own.top_of(spot, herd)
        size = _SMALL if right - left > 90 else _LEAST
        found[Thing(Kind.TOP, place)] = _Corners(((left + 4, top + 4), (right - 4, top + 4)), size, size)
    return found
