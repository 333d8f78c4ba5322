"""Value of a position for a seat, as far as it can see: a learned linear model of the margin at the end.

The margin is the seat's final score less the best of the others. It is a sum over the features of the view, whose
weights depend on the progress of the game; a logistic curve makes the chance of winning of it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property

import msgspec

from azalai.games.contract import AnyGame, Outcome, View
from azalai.robots.features import features


class Weights(msgspec.Struct, frozen=True, array_like=True):
    """Weights of a feature.

    In the margin at the start, in the margin's gain until the end, and in the progress of the game.
    """

    start: float
    gain: float
    progress: float


class Model(msgspec.Struct, frozen=True, dict=True):
    """Learned values for a game with a number of seats.

    `base`: the part without any feature; `curve`: the chance of winning is the logistic of `curve[0] + margin *
    (curve[1] + curve[2] * progress)`.
    """

    base: Weights
    weights: dict[str, Weights]
    curve: tuple[float, float, float]

    @cached_property
    def names(self) -> frozenset[str]:
        """The features that weigh something."""
        return frozenset(self.weights)

    def margin(
        self,
        game: AnyGame,
        view: View,
        named: Mapping[str, str] | None = None,
        worths: dict[str, list[float]] | None = None,
    ) -> tuple[float, float]:
        """Return the expected margin in points, and the progress of the game (0 to 1).

        `worths` gets, under the names that features have in `named`, their weight at the start, and its gain until the
        end.
        """
        start, gain, progress = self.base.start, self.base.gain, self.base.progress
        weights = self.weights
        for name, number in features(game, view, self.names).items():
            known = weights.get(name)
            if known is not None:
                start += number * known.start
                gain += number * known.gain
                progress += number * known.progress
                if worths is not None and named is not None and name in named:
                    worth = worths.setdefault(named[name], [0.0, 0.0])
                    worth[0] += number * known.start
                    worth[1] += number * known.gain
        played = min(1.0, max(0.0, progress))
        return start + gain * played, played

    def chance(self, game: AnyGame, view: View) -> float:
        """Return the share of a win (0 to 1) that the seat of the view may expect."""
        return self.chance_of(*self.margin(game, view))

    def chance_of(self, margin: float, played: float) -> float:
        """Return the share of a win of a margin at that progress of the game."""
        flat, steep, later = self.curve
        return 1 / (1 + math.exp(-max(-60.0, min(60.0, flat + margin * (steep + later * played)))))


def final_margin(outcome: Outcome, seat: int) -> float:
    """Return the score of a seat less the best of the others."""
    return outcome.scores[seat].total - max(score.total for other, score in enumerate(outcome.scores) if other != seat)


def won(outcome: Outcome, seat: int) -> float:
    """Return the share of the win that a seat has."""
    first = outcome.ranking[0]
    return 1 / len(first) if seat in first else 0.0
