"""How the value of positions is learned: from games of robots, by ridge regression.

Needs NumPy, which only whoever learns anew has to have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from functools import partial

import msgspec
import numpy as np

from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots.features import Features, features
from azalai.robots.matches import Entry, player
from azalai.robots.playing import Player, careless, steps
from azalai.robots.sifting import Flags, Floats, sifted, timing, unlike
from azalai.robots.value import Model, Weights, final_margin, won
from azalai.robots.weights import Learned

SOLID = Entry("solid")
SLIPS = (20, 8)
"""In the games that are learned from one of so many decisions is made anyhow, in every other seat more."""
SEEN = 0.005
"""A feature that is there in a lesser share of the positions is left out."""
CLOCK = 100.0
"""Strength of the ridge that tells how far a game has gone."""
TAKEN = 3
"""Of the positions of a game one in so many is learned from: those of one game say much the same."""
HELD_OUT = 5
"""One game in so many is held out."""


class Sample(msgspec.Struct, frozen=True):
    """What a seat saw when it was called, how much of the game had been played, and how it ended for the seat."""

    game: int
    features: Features
    progress: float
    margin: float
    won: float


def samples(key: str, seats: int, numbers: Iterable[int], teacher: Entry = SOLID) -> list[Sample]:
    """What is seen in the games of these numbers, which are their seeds, when each seat plays as the teacher does."""
    game, found = GAMES[key], list[Sample]()
    players: list[Player] = [careless(SLIPS[seat % 2], player(teacher)) for seat in range(seats)]
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


def gathered(
    pool: Executor, key: str, seats: int, games: int, teacher: Entry = SOLID, *, chunk: int = 10
) -> list[Sample]:
    """The samples of so many games, played by the processes of a pool."""
    parts = [range(start, min(games, start + chunk)) for start in range(0, games, chunk)]
    found: list[Sample] = []
    for part in pool.map(partial(samples, key, seats, teacher=teacher), parts):
        found += part
    return found


def fitted(found: Sequence[Sample]) -> tuple[Model, Learned]:
    """A model of the features that are worth it (`azalai.robots.sifting`), and how well it foretells games that were
    held out: nothing is learned from those."""
    names, games = _names(found), np.array([one.game for one in found])
    kept = games % HELD_OUT != 0
    table, centre, scale = _standard(_table(found, names), kept)
    margin, share = np.array([one.margin for one in found]), np.array([one.won for one in found])
    progress = np.array([one.progress for one in found])
    told = unlike(table[kept])
    telling = timing(names, told, table[kept], progress[kept], games[kept] // HELD_OUT)
    clock = _ridge(table[kept][:, telling], progress[kept], CLOCK)
    played = np.clip(_of(table[:, telling], clock), 0, 1)
    worth, strength = sifted(names, told, table[kept], played[kept], margin[kept], games[kept] // HELD_OUT)
    both = np.hstack([table[:, worth], table[:, worth] * played[:, None]])
    line = _ridge(both[kept], margin[kept], strength)
    foretold = _of(both, line)
    curve = _logistic(foretold[kept], played[kept], share[kept])
    chance = 1 / (1 + np.exp(-_curved(curve, foretold, played)))
    rest = ~kept
    blind: Floats = (share[rest] - share[kept].mean()) ** 2
    learned = Learned(
        len({one.game for one in found}),
        len(found),
        _rounded(1 - float(np.mean((margin[rest] - foretold[rest]) ** 2)) / float(np.var(margin[rest]))),
        _rounded(float(np.mean((chance[rest] - share[rest]) ** 2))),
        _rounded(float(np.mean(blind))),
    )
    start, gain, time = np.zeros(len(names)), np.zeros(len(names)), np.zeros(len(names))
    start[worth], gain[worth], time[telling] = line[1 : len(worth) + 1], line[len(worth) + 1 :], clock[1:]
    base = (float(line[0]), 0.0, float(clock[0]))
    kinds = sorted({*worth, *telling})
    weights = np.stack([start, gain, time], axis=1)[kinds]
    return _model([names[at] for at in kinds], centre[kinds], scale[kinds], base, weights, curve), learned


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


def _standard(table: Floats, kept: Flags) -> tuple[Floats, Floats, Floats]:
    """The table with mean 0 and variance 1 in each column over the rows that are kept; and the means and deviations."""
    centre, scale = table[kept].mean(axis=0), table[kept].std(axis=0)
    scale[scale == 0] = 1.0
    return (table - centre) / scale, centre, scale


def _ridge(table: Floats, wanted: Floats, strength: float) -> Floats:
    """The intercept, which is not held back, and the weights."""
    mean = float(wanted.mean())
    middle = np.asarray(table.mean(axis=0), dtype=np.float64)
    centred = table - middle
    square, slope = centred.T @ centred, centred.T @ (wanted - mean)
    weights = np.asarray(np.linalg.solve(square + strength * np.eye(len(slope)), slope), dtype=np.float64)
    return np.concatenate([np.array([mean - float(middle @ weights)]), weights])


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


def _model(
    names: Sequence[str], centre: Floats, scale: Floats, base: Sequence[float], weights: Floats, curve: Floats
) -> Model:
    """The weights for features as they are, not centred and not scaled. `weights`: names by start, gain, progress."""
    plain = weights / scale[:, None]
    middle = Weights(*(_rounded(each) for each in np.array(base) - centre @ plain))
    flat, steep, later = (_rounded(float(number)) for number in curve)
    told = {name: Weights(*(_rounded(float(each)) for each in row)) for name, row in zip(names, plain, strict=True)}
    return Model(middle, told, (flat, steep, later))


def _rounded(number: float) -> float:
    """With four digits that count."""
    return float(f"{number:.4g}")
