"""Reasons why one move is better than another: the figures in which their results differ most.

A rollout's result is split by the figures of the game (`Game.figures`). Each figure has a value in its own unit, and
points: its part of the expected margin. Two moves are compared in the worlds in which both were tried.

A figure is a reason under four conditions. It favours the move that wins more often. Its difference is larger than
chance explains. It is a good part of the whole difference. Its two values still differ when they are rounded to the
precision in which they are known.

A move's immediate gain is no reason for the move: a figure that counts gains is a reason only if most of its difference
comes later.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from azalai.games.contract import AnyGame, Figure, Unit, View, Worth
from azalai.robots.value import Model

MOST = 2
"""Largest number of reasons for a move."""
WORLDS = 4
"""Least number of worlds for a reason."""
SURELY = 2.0
"""Standard errors by which a figure must differ."""
PART = 0.2
"""Least share of the whole difference that makes a figure a reason."""
STEPS = (1.0, 2.0, 5.0)
"""Steps to which numbers are rounded, so that no reason speaks of 1.9 cards."""
LATER = 0.5
"""Share of a counting figure's difference that must come after the move."""
PERCENTS = (0.01, 0.05, 0.1)
"""Steps to which shares are rounded."""
LEAD = "lead"
"""Name of the figure that every finished game has: the points ahead of the best opponent."""


class Leaf(NamedTuple):
    """Result of a rollout: its margin, whether the game was over, and the figures.

    `worth`: points of the margin by figure. `measured`: values in the figures' own units at the end of the rollout;
    `at_once`: those right after the move.
    """

    margin: float
    over: bool
    worth: Worth
    measured: Mapping[str, float]
    at_once: Mapping[str, float] = {}


class Reason(msgspec.Struct, frozen=True):
    """Difference of a figure between two moves: its value is `here` after the first, `there` after the second.

    `points`: the difference in points of the margin. Both values are rounded to the precision in which they are known.
    """

    figure: str
    here: float
    there: float
    points: float

    def turn(self) -> Reason:
        """Return the same reason with the two moves swapped."""
        return Reason(self.figure, self.there, self.here, -self.points)


class Reader:
    """Reader that splits the learned value of positions by the game's figures."""

    def __init__(self, game: AnyGame, model: Model) -> None:
        self._game, self._model = game, model
        self._measures = [(figure.name, figure.measure) for figure in game.figures if figure.measure is not None]
        self._named = map_features(game.figures, model.names)

    def measure(self, view: View) -> dict[str, float]:
        """Return the values of all figures with a unit of their own."""
        return {name: measure(view) for name, measure in self._measures}

    def leaf(self, view: View, at_once: Mapping[str, float]) -> Leaf:
        """Return the leaf of a position before the game's end. `at_once`: the figures' values right after the move."""
        worths = dict[str, list[float]]()
        margin, played = self._model.margin(self._game, view, self._named, worths)
        worth = {name: start + gain * played for name, (start, gain) in worths.items()}
        return Leaf(margin, False, worth, self.measure(view), at_once)


def make_leaf(figures: Sequence[Figure], worth: Worth) -> Leaf:
    """Return the leaf of the game's own evaluation of a move in one world; it measures all figures in points."""
    values = {figure.name: figure.good * worth[figure.name] for figure in figures if figure.name in worth}
    return Leaf(sum(worth.values()), False, worth, values)


@functools.lru_cache(32)
def map_features(figures: tuple[Figure, ...], features: frozenset[str]) -> dict[str, str]:
    """Return the figure's name for each feature: the first figure with a pattern that fits."""
    patterns = [
        (figure.name, re.compile("|".join(map(_pattern, figure.weighs)))) for figure in figures if figure.weighs
    ]
    figure_of = {
        name: next((figure for figure, pattern in patterns if pattern.fullmatch(name)), None) for name in features
    }
    return {name: figure for name, figure in figure_of.items() if figure is not None}


def _pattern(text: str) -> str:
    return ".*".join(map(re.escape, text.split("*")))


def reasons(
    figures: Collection[Figure], one: Sequence[Leaf], other: Sequence[Leaf], toward: float
) -> tuple[Reason, ...]:
    """Return up to `MOST` reasons for the better of two moves, those with the largest differences first.

    `one`, `other`: the leaves of both moves in the same worlds. `toward`: positive if the first move is better.
    """
    pairs = list(zip(one, other, strict=False))
    ended = [(a, b) for a, b in pairs if a.over and b.over]
    if 2 * len(ended) > len(pairs):
        return _find_reason(Figure(LEAD, Unit.LEAD), ended, toward, 0.0) if len(ended) >= WORLDS else ()
    running = [(a, b) for a, b in pairs if not a.over and not b.over]
    if len(running) < WORLDS or not toward:
        return ()
    gaps = {
        figure.name: _mean_and_error(_worth_gaps(figure, running))[0]
        for figure in figures
        if figure.unit is not Unit.SILENT
    }
    speaking = sum(gap for gap in gaps.values() if gap * toward > 0)
    ordered = sorted(figures, key=lambda figure: -abs(gaps.get(figure.name, 0.0)))
    all_reasons = [
        reason
        for figure in ordered
        if figure.name in gaps
        for reason in _find_reason(figure, running, toward, speaking)
    ]
    return tuple(all_reasons[:MOST])


def _find_reason(
    figure: Figure, pairs: Sequence[tuple[Leaf, Leaf]], toward: float, speaking: float
) -> tuple[Reason, ...]:
    """Return the reason that a figure gives, in a tuple that is empty if it gives none."""
    points, error = _mean_and_error(_worth_gaps(figure, pairs))
    if points * toward <= 0 or abs(points) < max(SURELY * error, PART * abs(speaking)):
        return ()
    if figure.unit is Unit.WORTH:
        step = _choose_step(STEPS, error)
        rounded = _round_to_step(points, step)
        return (Reason(figure.name, 0.0, 0.0, rounded),) if rounded else ()
    values = [(_value(figure, a), _value(figure, b)) for a, b in pairs]
    gap, error = _mean_and_error([a - b for a, b in values])
    if figure.counts and abs(gap - _gap_at_once(figure, pairs)) <= LATER * abs(gap):
        return ()
    step = _choose_step(PERCENTS if figure.unit is Unit.SHARE else STEPS, error)
    own_mean, other_mean = (_round_to_step(sum(side) / len(side), step) for side in zip(*values, strict=True))
    if own_mean == other_mean or gap * figure.good * toward <= 0 or abs(gap) < SURELY * error:
        return ()
    return (Reason(figure.name, own_mean, other_mean, round(points, 2)),)


def _worth_gaps(figure: Figure, pairs: Sequence[tuple[Leaf, Leaf]]) -> list[float]:
    """Return, for each world, the difference of a figure's points between the two moves."""
    if figure.name == LEAD:
        return [a.margin - b.margin for a, b in pairs]
    return [a.worth.get(figure.name, 0.0) - b.worth.get(figure.name, 0.0) for a, b in pairs]


def _value(figure: Figure, leaf: Leaf) -> float:
    return leaf.margin if figure.name == LEAD else leaf.measured.get(figure.name, 0.0)


def _gap_at_once(figure: Figure, pairs: Sequence[tuple[Leaf, Leaf]]) -> float:
    """Return the mean difference of a figure right after the two moves."""
    gaps = [a.at_once.get(figure.name, 0.0) - b.at_once.get(figure.name, 0.0) for a, b in pairs]
    return sum(gaps) / len(gaps)


def _mean_and_error(gaps: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(gaps) / len(gaps)
    return mean, standard_error(gaps)


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean of `numbers`; infinite for fewer than two."""
    if len(numbers) < 2:
        return math.inf
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((each - mean) ** 2 for each in numbers) / (len(numbers) - 1) / len(numbers))


def _choose_step(steps: Sequence[float], error: float) -> float:
    """Return the smallest step that is at least the standard error, or else the largest."""
    return next((step for step in steps if step >= error), steps[-1])


def _round_to_step(number: float, step: float) -> float:
    return round(step * round(number / step), 2) + 0.0
