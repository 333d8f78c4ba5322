"""Learning of the value of positions from games of robots, by ridge regression. Needs NumPy: the extra `training`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import TypeAlias

import msgspec
import numpy as np

from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots.features import Features, features
from azalai.robots.playing import Player, careless, solid, steps
from azalai.robots.value import Model, Weights, final_margin, won
from azalai.robots.weights import Learned

Floats = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Whole = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
Flags = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]

SLIPS = (20, 8)
"""In the games to learn from, one of N decisions is random: N for even seats and N for odd seats."""
SEEN = 0.005
"""Share of positions in which a feature must occur to be learned from."""
STRENGTH = 100.0
"""Strength of a ridge."""
TAKEN = 3
"""One of N turns of a game is a sample, because the positions of one game are much alike."""
HELD_OUT = 5
"""One of N games is held out."""


class Sample(msgspec.Struct, frozen=True):
    """Position at the start of a seat's turn.

    The number of the game, the features, the part of the game that had been played (0 to 1), the seat's final margin
    and its share of the win.
    """

    game: int
    features: Features
    progress: float
    margin: float
    won: float


class Columns(msgspec.Struct, frozen=True):
    """Columns of a table that are learned from.

    `clock`: columns that predict the progress of the game. `margin`: columns that predict the margin. `strength`: the
    strength of the ridge over the latter.
    """

    clock: list[int]
    margin: list[int]
    strength: float = STRENGTH


Choose: TypeAlias = Callable[[Sequence[str], Floats, Floats, Floats, Whole], Columns]
"""Function that chooses columns.

It gets the names of the features, a table of positions by features (each with mean 0 and variance 1), and for each
position the progress of its game, the margin at the game's end, and the game's number.
"""


def choose_all(names: Sequence[str], table: Floats, progress: Floats, margin: Floats, games: Whole) -> Columns:
    """Return all columns; for the few dozen features of a small game no choice is better."""
    del table, progress, margin, games
    everything = list(range(len(names)))
    return Columns(everything, everything)


def make_samples(key: str, seats: int, numbers: Iterable[int], teacher: Player = solid) -> list[Sample]:
    """Play a game for each number, its seed, and return samples of the views of all seats."""
    game, samples = GAMES[key], list[Sample]()
    players: list[Player] = [careless(SLIPS[seat % 2], teacher) for seat in range(seats)]
    for number in numbers:
        seed = b"lesson %d" % number
        samples += _sample_game(game, number, game.setup(seats=seats, options=game.Options(), seed=seed), players, seed)
    return samples


def _sample_game(game: AnyGame, number: int, state: object, players: Sequence[Player], seed: bytes) -> list[Sample]:
    turn = number % len(players)
    played = list(steps(game, state, [*players[turn:], *players[:turn]], seed))
    outcome = game.outcome(played[-1].after)
    assert outcome is not None
    return [
        Sample(
            number,
            features(game, game.view(step.before, step.seat)),
            at / len(played),
            float(final_margin(outcome, step.seat)),
            won(outcome, step.seat),
        )
        for at, step in enumerate(played)
        if step.begins and (at + number) % TAKEN == 0
    ]


def gather_samples(
    pool: Executor, key: str, seats: int, games: int, teacher: Player = solid, *, chunk: int = 10
) -> list[Sample]:
    """Play `games` games in the processes of a pool, and return their samples."""
    parts = [range(start, min(games, start + chunk)) for start in range(0, games, chunk)]
    samples: list[Sample] = []
    for part in pool.map(partial(make_samples, key, seats, teacher=teacher), parts):
        samples += part
    return samples


def fit(samples: Sequence[Sample], choose: Choose = choose_all) -> tuple[Model, Learned]:
    """Return a model of these samples, and its quality in the games that were held out."""
    names, games = _choose_names(samples), np.array([sample.game for sample in samples])
    training = games % HELD_OUT != 0
    table, centre, scale = _standardise(_make_table(samples, names), training)
    margin, share = np.array([sample.margin for sample in samples]), np.array([sample.won for sample in samples])
    progress = np.array([sample.progress for sample in samples])
    columns = choose(names, table[training], progress[training], margin[training], games[training] // HELD_OUT)
    clock, played = fit_clock(table, columns.clock, progress, training)
    both = np.hstack([table[:, columns.margin], table[:, columns.margin] * played[:, None]])
    line = _fit_ridge(both[training], margin[training], columns.strength)
    predicted = _predict(both, line)
    curve = _fit_curve(predicted[training], played[training], share[training])
    chance = 1 / (1 + np.exp(-_sum_curve(curve, predicted, played)))
    held_out = ~training
    blind: Floats = (share[held_out] - share[training].mean()) ** 2
    learned = Learned(
        len({sample.game for sample in samples}),
        len(samples),
        _round_digits(
            1 - float(np.mean((margin[held_out] - predicted[held_out]) ** 2)) / float(np.var(margin[held_out]))
        ),
        _round_digits(float(np.mean((chance[held_out] - share[held_out]) ** 2))),
        _round_digits(float(np.mean(blind))),
    )
    start, gain, time = np.zeros(len(names)), np.zeros(len(names)), np.zeros(len(names))
    count = len(columns.margin)
    start[columns.margin], gain[columns.margin], time[columns.clock] = line[1 : count + 1], line[count + 1 :], clock[1:]
    base = (float(line[0]), 0.0, float(clock[0]))
    kinds = sorted({*columns.margin, *columns.clock})
    weights = np.stack([start, gain, time], axis=1)[kinds]
    return _make_model([names[at] for at in kinds], centre[kinds], scale[kinds], base, weights, curve), learned


def fit_clock(table: Floats, columns: Sequence[int], progress: Floats, training: Flags) -> tuple[Floats, Floats]:
    """Return a ridge over `columns` that predicts a game's progress, and its predictions for all rows.

    `training`: the rows that it is learned from.
    """
    clock = _fit_ridge(table[training][:, columns], progress[training], STRENGTH)
    return clock, np.clip(_predict(table[:, columns], clock), 0, 1)


def _choose_names(samples: Sequence[Sample]) -> list[str]:
    """Return the names of the features that occur often enough and don't always have the same value."""
    counts = Counter(name for sample in samples for name in sample.features)
    often = sorted(name for name, count in counts.items() if count >= SEEN * len(samples))
    return [name for name in often if len({sample.features.get(name, 0.0) for sample in samples}) > 1]


def _make_table(samples: Sequence[Sample], names: Sequence[str]) -> Floats:
    column = {name: at for at, name in enumerate(names)}
    table = np.zeros((len(samples), len(names)))
    for row, sample in enumerate(samples):
        for name, number in sample.features.items():
            if name in column:
                table[row, column[name]] = number
    return table


def _standardise(table: Floats, training: Flags) -> tuple[Floats, Floats, Floats]:
    """Return the table with mean 0 and variance 1 in each column, and the means and standard deviations.

    They are those of the `training` rows.
    """
    centre, scale = table[training].mean(axis=0), table[training].std(axis=0)
    scale[scale == 0] = 1.0
    return (table - centre) / scale, centre, scale


def _fit_ridge(table: Floats, wanted: Floats, strength: float) -> Floats:
    """Return the intercept, on which the ridge has no effect, and the weights."""
    mean = float(wanted.mean())
    middle = np.asarray(table.mean(axis=0), dtype=np.float64)
    centred = table - middle
    square, slope = centred.T @ centred, centred.T @ (wanted - mean)
    weights = np.asarray(np.linalg.solve(square + strength * np.eye(len(slope)), slope), dtype=np.float64)
    return np.concatenate([np.array([mean - float(middle @ weights)]), weights])


def _predict(table: Floats, line: Floats) -> Floats:
    return line[0] + table @ line[1:]


def _sum_curve(curve: Floats, margin: Floats, played: Floats) -> Floats:
    return np.clip(curve[0] + margin * (curve[1] + curve[2] * played), -30, 30)


def _fit_curve(margin: Floats, played: Floats, share: Floats) -> Floats:
    """Fit a logistic curve by Newton's method; a share of a win counts as a win in that share of the cases."""
    table = np.stack([np.ones_like(margin), margin, margin * played], axis=1)
    curve = np.zeros(3)
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(table @ curve, -30, 30)))
        slope = table.T @ (share - chance)
        bend = (table * (chance * (1 - chance))[:, None]).T @ table + 1e-6 * np.eye(3)
        step = np.linalg.solve(bend, slope)
        curve = curve + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return curve


def _make_model(
    names: Sequence[str], centre: Floats, scale: Floats, base: Sequence[float], weights: Floats, curve: Floats
) -> Model:
    """Make a model for plain features from weights for centred and scaled ones.

    `weights`: a row for each name, with start, gain and progress.
    """
    plain = weights / scale[:, None]
    middle = Weights(*(_round_digits(each) for each in np.array(base) - centre @ plain))
    flat, steep, later = (_round_digits(float(number)) for number in curve)
    coefficients = {
        name: Weights(*(_round_digits(float(each)) for each in row)) for name, row in zip(names, plain, strict=True)
    }
    return Model(middle, coefficients, (flat, steep, later))


def _round_digits(number: float) -> float:
    """Round to four significant digits."""
    return float(f"{number:.4g}")
