"""Features that are worth learning from: without them, games outside the training set are predicted worse.

Hundreds of features that say next to nothing get small weights by chance, and a search that compares nearly equal
positions follows that noise. So features are left out by kinds, the largest first, if the ridge does no worse without
them; each part of the games is predicted from the others. A kind is a field of the view with all its parts; then
features that differ only in the owner or in the value of an enum.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import numpy as np

from azalai.robots.learning import Columns, Floats, Whole, fit_clock

PARTS = 5
"""Number of parts of the games, each of which is predicted from the others."""
STRENGTHS = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""Strengths of the ridge to try."""
OWNERS = frozenset({"me", "mean", "most", "none"})
ALIKE = 1 - 1e-9
"""Correlation from which two features are one."""
WORTH = 0.0002
"""Share of the variance that a kind of features must explain to be kept."""
CLOCK = 0.003
"""Share of the progress of a game that a kind of features must explain to measure it."""


def field(name: str) -> str:
    """Return the field of the view from which a feature is read, or `gauge` if a game computes it itself."""
    return name.split(".", maxsplit=1)[0].split("[", maxsplit=1)[0].split("=", maxsplit=1)[0].rstrip("#?")


def kind(name: str) -> str:
    """Return the kind of a feature: its name without its owner and, of an enum, without its value."""
    return ".".join(part for part in name.split("=", maxsplit=1)[0].split(".") if part not in OWNERS)


def sift(names: Sequence[str], table: Floats, progress: Floats, margin: Floats, games: Whole) -> Columns:
    """Return the columns that are worth it (`azalai.robots.learning.Choose`)."""
    distinct = find_distinct(table)
    clock = find_clock(names, distinct, table, progress, games)
    _, played = fit_clock(table, clock, progress, np.ones(len(table), dtype=np.bool_))
    return Columns(clock, *find_worth(names, distinct, table, played, margin, games))


def find_distinct(table: Floats) -> list[int]:
    """Return the columns (each with mean 0 and variance 1) that repeat no earlier one."""
    close = np.abs(table.T @ table) / len(table) > ALIKE
    return [column for column in range(table.shape[1]) if not close[:column, column].any()]


def find_clock(
    names: Sequence[str], columns: Sequence[int], table: Floats, progress: Floats, games: Whole
) -> list[int]:
    """Return the columns that measure the progress of a game: kind by kind those that help most, while they help."""
    trial, names = _Trial(table[:, columns], progress, games), [names[column] for column in columns]
    left, taken, least = _groups(names, range(len(columns)), kind), list[int](), 1.0
    while left:
        errors = [trial.error([*taken, *group], STRENGTHS[0]) for group in left]
        best = int(np.argmin(errors))
        if errors[best] > least - CLOCK:
            break
        taken, least = [*taken, *left.pop(best)], errors[best]
    return sorted(columns[at] for at in taken)


def find_worth(
    names: Sequence[str], columns: Sequence[int], table: Floats, played: Floats, wanted: Floats, games: Whole
) -> tuple[list[int], float]:
    """Return the columns to keep, and the best strength of the ridge with them.

    `played`: the progress of the games; `wanted`: the numbers to predict; `games`: their games.
    """
    some, count = table[:, columns], len(columns)
    trial = _Trial(np.hstack([some, some * played[:, None]]), wanted, games)

    def error(kept: Collection[int], strength: float) -> float:
        return trial.error([*kept, *(at + count for at in kept)], strength)

    def choose_strength(kept: Collection[int]) -> tuple[float, float]:
        return min((error(kept, strength), strength) for strength in STRENGTHS)

    left = list(range(count))
    least, strength = choose_strength(left)
    for sort in (field, kind, kind):
        for group in _groups([names[column] for column in columns], left, sort):
            without = [at for at in left if at not in group]
            after = error(without, strength) if without else np.inf
            if after < least + WORTH:
                left, least = without, after
        least, strength = choose_strength(left)
    return [columns[at] for at in left], strength


def _groups(names: Sequence[str], places: Collection[int], sort: Callable[[str], str]) -> list[list[int]]:
    """Return the places of names, grouped by `sort`, the largest group first."""
    groups: dict[str, list[int]] = {}
    for place in places:
        groups.setdefault(sort(names[place]), []).append(place)
    return sorted(groups.values(), key=len, reverse=True)


class _Trial:
    """Trial of ridges on any columns of a table, on parts outside their training set.

    They need only sums of products.
    """

    def __init__(self, table: Floats, wanted: Floats, games: Whole) -> None:
        whole = np.hstack([table, wanted[:, None]])
        parts = [whole[games % PARTS == part] for part in range(PARTS)]
        self.last, self.variance = table.shape[1], float(np.var(wanted))
        self.products = [part.T @ part for part in parts]
        self.sums = [part.sum(axis=0) for part in parts]
        self.counts = [len(part) for part in parts]
        self.product: Floats = np.sum(np.stack(self.products), axis=0)
        self.sum: Floats = np.sum(np.stack(self.sums), axis=0)
        self.count = len(whole)

    def error(self, columns: Sequence[int], strength: float) -> float:
        """Return the share of the variance that these columns leave unexplained."""
        chosen = np.array([*columns, self.last])
        square = np.ix_(chosen, chosen)
        product, total, unexplained = self.product[square], self.sum[chosen], 0.0
        for each, each_sum, count in zip(self.products, self.sums, self.counts, strict=True):
            own, own_sum = each[square], each_sum[chosen]
            rest, learned = total - own_sum, self.count - count
            spread = product - own - np.outer(rest, rest) / learned
            weights = np.linalg.solve(spread[:-1, :-1] + strength * np.eye(len(columns)), spread[:-1, -1])
            base = (rest[-1] - rest[:-1] @ weights) / learned
            line = np.append(-weights, 1.0)
            unexplained += float(line @ own @ line - 2 * base * (line @ own_sum) + count * base * base)
        return unexplained / self.count / self.variance
