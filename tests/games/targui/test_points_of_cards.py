"""Tribe cards that score at the end: T04, T13, T14, T15, T22, T31, T32, T40, T41."""

from __future__ import annotations

import pytest

from azalai.games.targui.cards import Card
from azalai.games.targui.scoring import effect_points
from tests.games.targui.tables import rows


@pytest.mark.parametrize(
    ("card", "counted"),
    [
        ("t04", "t28 t29 t30"),
        ("t13", "t37 t38 t39"),
        ("t22", "t01 t02 t03"),
        ("t31", "t10 t11 t12"),
        ("t40", "t19 t20 t21"),
    ],
)
def test_a_counting_card_brings_a_point_for_every_two_of_its_symbol(card: str, counted: str) -> None:
    three = counted.split()
    brought = [effect_points(Card(card), rows(card, " ".join(three[:count])), 0) for count in range(4)]
    assert brought == [0, 0, 1, 1]
    fourth = {"t04": "t31", "t13": "t40", "t22": "t04", "t31": "t13", "t40": "t22"}[card]
    assert effect_points(Card(card), rows(f"{card} {fourth}", counted), 0) == 2


def test_t14_brings_a_point_for_more_cards_than_the_opponent() -> None:
    display = rows("t14 t01")
    assert [effect_points(Card.T14, display, others) for others in (1, 2, 3)] == [1, 0, 0]


def test_t15_brings_two_points_in_the_fourth_place() -> None:
    assert effect_points(Card.T15, rows("t01 t02 t03 t15"), 0) == 2
    assert effect_points(Card.T15, rows("t15 t01 t02 t03"), 0) == 0
    assert effect_points(Card.T15, rows("t01 t02 t15"), 0) == 0


@pytest.mark.parametrize(("mixed", "more"), [(0, 0), (1, 2), (2, 4), (3, 4)])
def test_t32_makes_two_mixed_rows_worth_four(mixed: int, more: int) -> None:
    made = ["t28 t01 t10 t19", "t29 t02 t11 t20", "t32 t03 t12 t21"]
    incomplete = ["t28 t01 t10", "t29 t02 t11", "t32 t03 t12"]
    display = rows(*made[:mixed], *incomplete[mixed:])
    assert effect_points(Card.T32, display, 0) == more


def test_t41_brings_a_point_for_ten_cards() -> None:
    nine = rows("t41 t01 t02 t03", "t10 t11 t12 t19", "t20")
    ten = rows("t41 t01 t02 t03", "t10 t11 t12 t19", "t20 t21")
    assert [effect_points(Card.T41, display, 0) for display in (nine, ten)] == [0, 1]
