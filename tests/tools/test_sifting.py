"""Features that are worth learning from."""

from __future__ import annotations

import numpy as np
import pytest

from azalai.robots.learning import Sample, choose_all, fit
from tools.robots.sifting import field, find_clock, find_distinct, find_worth, kind, sift

NAMES = ("camps.me.gold", "camps.mean.gold", "flags.me.square=A1", "flags.me.square=B2", "round", "twice")


def make_table(rows: int = 600) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Return positions in which no features go together but the last two."""
    table = np.random.default_rng(7).normal(size=(rows, len(NAMES)))
    table[:, 5] = -2 * table[:, 4]
    return (table - table.mean(axis=0)) / table.std(axis=0)


@pytest.mark.parametrize(
    ("name", "where", "expected_kind"),
    [
        ("camps.me.animals[].load[]=GOLD", "camps", "camps.animals[].load[]"),
        ("camps.mean.animals#", "camps", "camps.animals#"),
        ("squares.none.land=ERG", "squares", "squares.land"),
        ("gaps[][0]=me", "gaps", "gaps[][0]"),
        ("history#", "history", "history#"),
        ("gauge.most.hope", "gauge", "gauge.hope"),
        ("round", "round", "round"),
    ],
)
def test_a_feature_has_a_field_and_a_kind_without_owner_and_value(name: str, where: str, expected_kind: str) -> None:
    assert (field(name), kind(name)) == (where, expected_kind)


def test_a_feature_that_repeats_another_is_left_out() -> None:
    assert find_distinct(make_table()) == [0, 1, 2, 3, 4]


def test_noise_is_left_out() -> None:
    table, games = make_table(), np.arange(600) // 10
    played = np.linspace(0, 1, 10)[np.arange(600) % 10]
    noise = np.random.default_rng(8).normal(size=600)
    wanted = 4 * table[:, 0] - 3 * table[:, 1] * played + noise
    kept, strength = find_worth(NAMES, find_distinct(table), table, played, wanted, games)
    assert kept == [0, 1] and strength <= 30


def test_the_feature_that_follows_the_progress_best_tells_it() -> None:
    table, games = make_table(), np.arange(600) // 10
    assert find_clock(NAMES, find_distinct(table), table, 0.5 + 0.1 * table[:, 4], games) == [4]


def test_only_features_that_foretell_the_end_or_the_progress_weigh_anything() -> None:
    samples = [
        Sample(game, {"gold": gold, f"flag=F{(game * 11 + at * 5) % 13}": 1, "round": at}, at / 10, 3 * gold, gold / 4)
        for game in range(300)
        for at, gold in ((at, (game * 7 + at * 3) % 5) for at in range(10))
    ]
    model, _ = fit(samples, sift)
    assert {name for name, weight in model.weights.items() if weight.start or weight.gain} == {"gold"}
    assert {name for name, weight in model.weights.items() if weight.progress} == {"round"}
    everything, _ = fit(samples, choose_all)
    assert len(everything.weights) == 2 + 13
