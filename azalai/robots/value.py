"""Value of a position for a seat: a learned linear model of the final margin, computed from the seat's view.

The margin is the seat's final score less the best score of the others. The model expects it to be a weighted sum of
the view's features; the weights depend on the progress of the game. A logistic curve turns the margin into the chance
to win.
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

    `start`: its weight in the margin at the start of the game. `gain`: the change of that weight until the end.
    `progress`: its weight in the progress of the game.
    """

    start: float
    gain: float
    progress: float


class Model(msgspec.Struct, frozen=True, dict=True):
    """Learned values for a game with a number of seats.

    `base`: the constant parts of the sums. `curve`: the chance to win is the logistic of `curve[0] + margin *
    (curve[1] + curve[2] * progress)`.
    """

    base: Weights
    weights: dict[str, Weights]
    curve: tuple[float, float, float]

    @cached_property
    def names(self) -> frozenset[str]:
        """Names of the features that have weights."""
        return frozenset(self.weights)

    def margin(
        self,
        game: AnyGame,
        view: View,
        named: Mapping[str, str] | None = None,
        worths: dict[str, list[float]] | None = None,
    ) -> tuple[float, float]:
        """Return the expected margin in points, and the progress of the game (0 to 1).

        `named`: figures by feature. `worths` gets for each figure the points of its features at the start of the game,
        and their gain until the end.
        """
        start, gain, progress = self.base.start, self.base.gain, self.base.progress
        weights = self.weights
        for name, number in features(game, view, self.names).items():
            weight = weights.get(name)
            if weight is not None:
                start += number * weight.start
                gain += number * weight.gain
                progress += number * weight.progress
                if worths is not None and named is not None and name in named:
                    worth = worths.setdefault(named[name], [0.0, 0.0])
                    worth[0] += number * weight.start
                    worth[1] += number * weight.gain
        played = min(1.0, max(0.0, progress))
        return start + gain * played, played

    def chance(self, game: AnyGame, view: View) -> float:
        """Return the expected share of a win (0 to 1) of the view's seat."""
        return self.chance_of(*self.margin(game, view))

    def chance_of(self, margin: float, played: float) -> float:
        """Return the expected share of a win with an expected margin. `played`: the progress of the game."""
        flat, steep, later = self.curve
        return 1 / (1 + math.exp(-max(-60.0, min(60.0, flat + margin * (steep + later * played)))))


def final_margin(outcome: Outcome, seat: int) -> float:
    """Return the score of a seat less the best score of the others."""
    return outcome.scores[seat].total - max(score.total for other, score in enumerate(outcome.scores) if other != seat)


def won(outcome: Outcome, seat: int) -> float:
    """Return a seat's share of the win: 1 / N if it is one of N winners, else 0."""
    first = outcome.ranking[0]
    return 1 / len(first) if seat in first else 0.0
