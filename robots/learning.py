"""How the value of positions is learned: from games of the game's own robots, by ridge regression.

Needs NumPy, which only whoever learns anew has to have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor

import msgspec
import numpy as np

from games import GAMES
from games.contract import AnyGame
from robots.features import GAUGE, Features, features
from robots.playing import Player, careless, steps
from robots.value import Model, Weights, final_margin, won
from robots.weights import Learned

Floats = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

SLIPS = (20, 8)
"""In the games that are learned from one of so many decisions is made anyhow, in every other seat more."""
SEEN = 0.005
"""A feature that is there in a lesser share of the positions is left out."""
STRENGTHS = (1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""Strengths of the ridge, of which the best for games that were held out is taken."""
TAKEN = 3
"""Of the positions of a game one in so many is learned from: those of one game say much the same."""
PLAIN = 30.0
"""So much more a plain feature is held back than what the game works out itself (`Game.gauges`)."""
HELD_OUT = 5
"""One game in so many is held out."""


class Sample(msgspec.Struct, frozen=True):
    """What a seat saw when it was called, how much of the game had been played, and how it ended for the seat."""

    game: int
    features: Features
    progress: float
    margin: float
    won: float


def samples(key: str, seats: int, numbers: Iterable[int]) -> list[Sample]:
    """What is seen in the games of these numbers, which are their seeds."""
    game, found = GAMES[key], list[Sample]()
    players: list[Player] = [careless(SLIPS[seat % 2]) for seat in range(seats)]
    for number in numbers:
        seed = b"lesson %d" % number
        found += _of_game(game, number, game.setup(seats=seats, options=game.Options(), seed=seed), players, seed)
    return found


def _of_game(game: AnyGame, number: int, state: object, players: Sequence[Player], seed: bytes) -> list[Sample]:
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


def gathered(pool: Executor, key: str, seats: int, games: int, *, chunk: int = 10) -> list[Sample]:
    """The samples of so many games, played by the processes of a pool."""
    parts = [range(start, min(games, start + chunk)) for start in range(0, games, chunk)]
    found: list[Sample] = []
    for part in pool.map(samples, [key] * len(parts), [seats] * len(parts), parts):
        found += part
    return found


def fitted(found: Sequence[Sample]) -> tuple[Model, Learned]:
    """The model that explains the games that were held out best, and how well it does."""
    names = _names(found)
    table, margin = _table(found, names), np.array([one.margin for one in found])
    progress, share = np.array([one.progress for one in found]), np.array([one.won for one in found])
    kept = np.array([one.game % HELD_OUT != 0 for one in found])
    scale = table[kept].std(axis=0)
    scale[scale == 0] = 1.0
    centre = table[kept].mean(axis=0)
    table = (table - centre) / scale
    held = np.array([1.0 if name.startswith(GAUGE) else PLAIN for name in names])
    (clock,) = _ridges(table[kept], progress[kept], [100.0 * np.ones_like(held)])
    played = np.clip(clock[0] + table @ clock[1:], 0, 1)
    both = np.hstack([table, table * played[:, None]])
    tried = _ridges(both[kept], margin[kept], [strength * np.tile(held, 2) for strength in STRENGTHS])
    unexplained = [float(np.mean((margin[~kept] - _of(both[~kept], line)) ** 2)) for line in tried]
    line = tried[int(np.argmin(unexplained))]
    foretold = _of(both, line)
    curve = _logistic(foretold[kept], played[kept], share[kept])
    chance = 1 / (1 + np.exp(-_curved(curve, foretold, played)))
    rest = share[~kept]
    blind: Floats = (rest - share[kept].mean()) ** 2
    learned = Learned(
        len({one.game for one in found}),
        len(found),
        _rounded(1 - min(unexplained) / float(np.var(margin[~kept]))),
        _rounded(float(np.mean((chance[~kept] - rest) ** 2))),
        _rounded(float(np.mean(blind))),
    )
    return _model(names, centre, scale, clock, line, curve), learned


def _names(found: Sequence[Sample]) -> list[str]:
    """The features that are there often enough, and not always the same."""
    seen = Counter(name for one in found for name in one.features)
    often = sorted(name for name, count in seen.items() if count >= SEEN * len(found))
    return [name for name in often if len({one.features.get(name, 0.0) for one in found}) > 1]


def _table(found: Sequence[Sample], names: Sequence[str]) -> Floats:
    column = {name: at for at, name in enumerate(names)}
    table = np.zeros((len(found), len(names)))
    for row, one in enumerate(found):
        for name, number in one.features.items():
            if name in column:
                table[row, column[name]] = number
    return table


def _ridges(table: Floats, wanted: Floats, strengths: Sequence[Floats]) -> list[Floats]:
    """For each of the strengths (one for each column) the intercept, which is not held back, and the weights."""
    mean = float(wanted.mean())
    middle = np.asarray(table.mean(axis=0), dtype=np.float64)
    centred = table - middle
    square, slope = centred.T @ centred, centred.T @ (wanted - mean)
    found: list[Floats] = []
    for strength in strengths:
        weights = np.asarray(np.linalg.solve(square + np.diag(strength), slope), dtype=np.float64)
        found.append(np.concatenate([np.array([mean - float(middle @ weights)]), weights]))
    return found


def _of(table: Floats, line: Floats) -> Floats:
    return line[0] + table @ line[1:]


def _curved(curve: Floats, margin: Floats, played: Floats) -> Floats:
    return np.clip(curve[0] + margin * (curve[1] + curve[2] * played), -30, 30)


def _logistic(margin: Floats, played: Floats, share: Floats) -> Floats:
    """The curve by Newton's method; a share of a win is a win in that share of the cases."""
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


def _model(names: Sequence[str], centre: Floats, scale: Floats, clock: Floats, line: Floats, curve: Floats) -> Model:
    """The weights for features as they are, not centred and not scaled."""
    half = len(names)
    start, gain, progress = line[1 : half + 1] / scale, line[half + 1 :] / scale, clock[1:] / scale
    base = Weights(
        _rounded(float(line[0] - centre @ start)),
        _rounded(-float(centre @ gain)),
        _rounded(float(clock[0] - centre @ progress)),
    )
    weights = {
        name: Weights(_rounded(a), _rounded(b), _rounded(c))
        for name, a, b, c in zip(names, start, gain, progress, strict=True)
    }
    flat, steep, later = (_rounded(float(number)) for number in curve)
    return Model(base, weights, (flat, steep, later))


def _rounded(number: float) -> float:
    """With four digits that count."""
    return float(f"{number:.4g}")
