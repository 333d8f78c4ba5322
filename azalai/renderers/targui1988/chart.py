"""Chart with a line for each tribe over the rounds, for the history and the result."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from azalai.games.targui1988.view import TarguiView
from azalai.renderers.kit import ornaments
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import LINE, PAPER, PLAYERS, colour, mix
from azalai.renderers.kit.paths import Point
from azalai.renderers.kit.picture import LEGIBLE, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.drawings import ART

Height: TypeAlias = Callable[[float], float]
"""Function that gives the y of a value."""
_YELLOW, _FOOT = colour("E5AE12"), colour("C9A86E")
_STEPS = (1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 40, 50, 100, 150, 200)
_APART = 47
"""Smallest distance of the numbers at the right."""
_SOME = 12
"""Number of rounds up to which each has its marks."""


class Frame(NamedTuple):
    """Frame of a chart's lines: left and right end, upper edge and height."""

    left: float
    right: float
    top: float
    height: float


class Course(NamedTuple):
    """Data of a chart: for each moment the values by seat (None: the tribe was out) and the holder of each camp.

    The last moment is the running round's if `running`, the share of it that is over, is below 1. `tribes`: that of
    each seat.
    """

    values: tuple[tuple[int | None, ...], ...]
    holders: tuple[tuple[int | None, ...], ...]
    running: float
    tribes: tuple[int, ...]

    def place(self, number: int, frame: Frame) -> float:
        """Return the x of a moment."""
        steps = len(self.values) - 2 + self.running
        along = number if number < len(self.values) - 1 else steps
        return frame.left + (frame.right - frame.left) * along / max(steps, 0.001)


def share_of_round(view: TarguiView) -> float:
    """Return the share of the running round that is over: 0.25 to 1."""
    count = len(view.turned) + view.to_come
    return max(0.25, len(view.turned) / count) if count else 1


def scale(most: int) -> tuple[int, int]:
    """Return the step of the scale and the number of steps: 3 to 5 that hold the largest value."""
    steps = [(step * math.ceil(most / step), step) for step in _STEPS if 3 <= math.ceil(most / step) <= 5]
    if not steps:
        return (1, 3) if most < 3 else (math.ceil(most / 500) * 100, 5)
    top, step = min(steps, key=lambda scale_step: (scale_step[0], -scale_step[1]))
    return step, top // step


def line_colour(tribe: int) -> tuple[int, int, int]:
    """Return a tribe's colour; yellow is darkened a little, to be visible on paper."""
    return _YELLOW if tribe == 0 else PLAYERS[tribe]


def draw_chart(picture: Picture, course: Course, frame: Frame, *, numbers: int = 44) -> None:
    """Draw scale, lines, marks, and the last values at the right of the frame, `numbers` px high."""
    known = [value for values in course.values for value in values if value is not None]
    step, steps = scale(max([*known, 1]))

    def height(value: float) -> float:
        return frame.top + frame.height * (1 - value / (step * steps))

    wide = round(frame.right - frame.left)
    for number in range(steps + 1):
        line = ornaments.rule(wide, mix(_FOOT, PAPER, 0.42) if number else _FOOT, 1.6)
        picture.paste(line, frame.left, height(number * step))
        text = str(number * step)
        left = frame.left - 14 - letters.width(text, "Semibold", LEGIBLE) / 2
        picture.number(left, height(number * step), text, LEGIBLE, LINE, "Semibold")
    _draw_lines(picture, course, frame, height)
    _draw_marks(picture, course, frame, height)
    _draw_values(picture, course, frame, height, numbers)


def _draw_lines(picture: Picture, course: Course, frame: Frame, height: Height) -> None:
    """Draw all lines, dashed in the running round."""
    known = [height(value) for values in course.values for value in values if value is not None]
    left, top = int(frame.left) - 20, int(min(known)) - 20
    box = (left, top, left + round(frame.right - frame.left) + 40, top + round(max(known) - top) + 20)
    layer = Canvas(box[2] - left, box[3] - top, ground=picture.image.crop(box))
    last = len(course.values) - 1
    order = sorted(range(len(course.values[0])), key=lambda seat: course.values[last][seat] or 0)
    for seat in order:
        points: list[Point] = [
            (course.place(number, frame) - left, height(value) - top)
            for number, values in enumerate(course.values)
            if (value := values[seat]) is not None
        ]
        whole = points if course.running >= 1 or len(points) <= last else points[:-1]
        if len(whole) > 1:
            layer.line(whole, PAPER, 12)
            layer.line(whole, line_colour(course.tribes[seat]), 7)
        if whole is not points and len(points) > 1:
            for start, end in _dashes(points[-2], points[-1]):
                layer.line([start, end], line_colour(course.tribes[seat]), 6)
    picture.image.paste(layer.finish(), (left, top))


def _dashes(start: Point, end: Point) -> list[tuple[Point, Point]]:
    count = max(1, round(math.dist(start, end) / 22))
    dashes: list[tuple[Point, Point]] = []
    for number in range(count):
        ends = [
            (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            for share in (number / count, (number + 0.55) / count)
        ]
        dashes.append((ends[0], ends[1]))
    return dashes


def _draw_marks(picture: Picture, course: Course, frame: Frame, height: Height) -> None:
    rounds, last = len(course.values) - 1, len(course.values) - 1
    every = 1 if rounds <= _SOME else 2 if rounds <= 2 * _SOME else 4
    radius, beside = 12, 21
    start = [value for value in course.values[0] if value is not None]
    if len(set(start)) == 1:
        picture.paste(ART.sprite("start", 30), frame.left, height(start[0]))
    for number in range(1, last + 1):
        if number != last and number % every:
            continue
        groups: list[list[tuple[float, int]]] = []
        placed = sorted((height(value), seat) for seat, value in enumerate(course.values[number]) if value is not None)
        for y, seat in placed:
            if groups and abs(groups[-1][-1][0] - y) < radius + 1:
                groups[-1].append((y, seat))
            else:
                groups.append([(y, seat)])
        for group in groups:
            for index, (y, seat) in enumerate(sorted(group, key=lambda mark: mark[1])):
                x = course.place(number, frame) + (index - (len(group) - 1) / 2) * beside
                lost = course.holders[number][seat] not in (seat, None)
                picture.paste(signs.mark(course.tribes[seat], radius, lost), x, y)


def _draw_values(picture: Picture, course: Course, frame: Frame, height: Height, numbers: int) -> None:
    last = sorted((height(value), seat) for seat, value in enumerate(course.values[-1]) if value is not None)
    places = spread([y for y, _ in last], frame.top - 8, frame.top + frame.height + 8)
    for (y, seat), place in zip(last, places, strict=True):
        picture.paste(_leader_line(round(place - y)), frame.right + 18, y)
        picture.paste(signs.mark(course.tribes[seat], 14), frame.right + 52, place)
        text = str(course.values[-1][seat])
        size = numbers if len(text) < 3 else max(LEGIBLE, round(numbers * 0.9))
        picture.number(frame.right + 144 - letters.width(text, "Bold", size) / 2, place, text, size)


def spread(heights: Sequence[float], highest: float, lowest: float) -> list[float]:
    """Return the heights, in ascending order, moved apart and inside."""
    places = list(heights)
    for _ in range(60):
        for index in range(len(places) - 1):
            short = _APART - (places[index + 1] - places[index])
            if short > 0:
                places[index] -= short / 2
                places[index + 1] += short / 2
        places = [min(max(place, highest), lowest) for place in places]
    # heights that the edges pushed together again
    for index in range(len(places) - 2, -1, -1):
        places[index] = min(places[index], places[index + 1] - _APART)
    return places


@cached_sprite
def _leader_line(down: int) -> Sprite:
    paint = Canvas(18, 0, margin=abs(down) + 4)
    paint.line([(0, 0), (16, down)], mix(LINE, PAPER, 0.5), 2)
    return Sprite(paint.finish(), abs(down) + 4, abs(down) + 4)


def changes_of_camps(course: Course) -> list[tuple[int, int, int]]:
    """Return moment, seat and new holder of each camp that was lost or won back."""
    return [
        (number, seat, holder)
        for number, (before, after) in enumerate(itertools.pairwise(course.holders), start=1)
        for seat, (held, holder) in enumerate(zip(before, after, strict=True))
        if holder is not None and held is not None and (held == seat) != (holder == seat)
    ]
