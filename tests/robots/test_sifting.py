"""Which features are left to learn from."""

from __future__ import annotations

import numpy as np
import pytest

from azalai.robots.sifting import field, kind, sifted, timing, unlike

NAMES = ("camps.me.gold", "camps.mean.gold", "flags.me.square=A1", "flags.me.square=B2", "round", "twice")


def drawn(rows: int = 600) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Positions in which nothing goes together but the last two features."""
    table = np.random.default_rng(7).normal(size=(rows, len(NAMES)))
    table[:, 5] = -2 * table[:, 4]
    return (table - table.mean(axis=0)) / table.std(axis=0)


@pytest.mark.parametrize(
    ("name", "where", "what"),
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
def test_a_feature_is_of_a_field_and_of_a_kind_whosever_it_is(name: str, where: str, what: str) -> None:
    assert (field(name), kind(name)) == (where, what)


def test_what_repeats_another_is_left_out() -> None:
    assert unlike(drawn()) == [0, 1, 2, 3, 4]


def test_what_foretells_the_end_is_kept_and_noise_is_not() -> None:
    table, games = drawn(), np.arange(600) // 10
    played = np.linspace(0, 1, 10)[np.arange(600) % 10]
    noise = np.random.default_rng(8).normal(size=600)
    wanted = 4 * table[:, 0] - 3 * table[:, 1] * played + noise
    kept, strength = sifted(NAMES, unlike(table), table, played, wanted, games)
    assert kept == [0, 1] and strength <= 30


def test_how_far_a_game_has_gone_is_told_by_what_says_most_of_it() -> None:
    table, games = drawn(), np.arange(600) // 10
    assert timing(NAMES, unlike(table), table, 0.5 + 0.1 * table[:, 4], games) == [4]
