"""Knockout tournaments: losers are out, the first of the draw meet late, drawn games are replayed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azalai.bot.tournaments.pairing.field import Field, Table
from azalai.bot.tournaments.pairing.knockout import draw, find_champion, last_round, matches
from azalai.bot.tournaments.pairing.plan import Kind, Plan, next_round, ranking, rounds_of
from tests.bot.tournaments.pairing.contests import play_all, play_rounds

FEW = settings(max_examples=25, deadline=None)
PLAN = Plan(Kind.KNOCKOUT, 2, 2, 2, 0, b"lot")


def make_won(number: int, one: int, other: int) -> Table:
    """Return a game that the first entrant won."""
    return Table(number, (one, other), (1, 2), (9, 4))


def make_drawn(number: int, one: int, other: int) -> Table:
    return Table(number, (one, other), (1, 1), (5, 5))


@FEW
@given(st.integers(2, 64))
def test_the_draw_keeps_the_first_apart_as_long_as_can_be(size: int) -> None:
    order = draw(size)
    assert sorted(one for one in order if one is not None) == list(range(size))
    assert (len(order) & (len(order) - 1)) == 0 and len(order) < 2 * size
    while len(order) > 2:
        pairs = list(zip(order[::2], order[1::2], strict=True))
        assert all(one is not None or other is not None for one, other in pairs)
        order = [min(one for one in two if one is not None) for two in pairs]
        assert sorted(one for one in order if one is not None) == list(range(len(order)))


@FEW
@given(st.integers(2, 64), st.integers(0, 99))
def test_a_champion_is_left_and_all_others_have_lost_once(size: int, seed: int) -> None:
    field = play_all(PLAN, size, seed)
    rounds = matches(field, PLAN.seed)
    winner = find_champion(rounds)
    losers = [entrant for pairs in rounds for match in pairs for entrant in match.known if entrant != match.winner]
    assert sorted(losers) == [number for number in range(size) if number != winner]
    assert len(rounds) == rounds_of(PLAN, size)
    first, *_ = ranking(PLAN, field)[0]
    assert (first.place, first.entrant) == (1, winner)


@FEW
@given(st.integers(2, 40), st.integers(0, 99))
def test_an_entrant_who_leaves_is_not_paired_again_and_a_champion_remains(size: int, seed: int) -> None:
    for field, round_played in play_rounds(PLAN, size, seed, 0.2):
        assert not any(entrant in field.out for table in round_played.tables for entrant in table.entrants)


def test_byes_of_the_first_round_are_told_once() -> None:
    first = next_round(PLAN, Field(3))
    assert first is not None
    assert [bye.entrant for bye in first.byes] == [0]
    again = next_round(PLAN, Field(3, (make_drawn(1, 1, 2),), first.byes))
    assert again is not None
    assert not again.byes


def test_a_draw_is_played_again_with_seats_changed_and_then_the_lot_decides() -> None:
    field = Field(2, (make_drawn(1, 0, 1),))
    again = next_round(PLAN, field)
    assert again is not None
    assert [table.entrants for table in again.tables] == [(1, 0)]
    assert again.number == 1
    field = Field(2, (make_drawn(1, 0, 1), make_drawn(1, 1, 0)))
    assert next_round(PLAN, field) is None
    [[final]] = matches(field, PLAN.seed)
    assert final.by_lot and final.winner in (0, 1)
    others = {matches(field, bytes((seed,)))[0][0].winner for seed in range(20)}
    assert others == {0, 1}


@pytest.mark.parametrize(
    ("first", "second", "final"),
    [
        ((0, 3), (2, 1), (1, 0)),  # 0 has begun, 1 has not
        ((3, 0), (1, 2), (0, 1)),
        ((0, 3), (1, 2), (0, 1)),  # both have: the first of the draw begins
        ((3, 0), (2, 1), (0, 1)),
    ],
)
def test_the_entrant_who_has_begun_less_often_begins(
    first: tuple[int, int], second: tuple[int, int], final: tuple[int, int]
) -> None:
    games = tuple(
        Table(1, seats, (1, 2) if seats[0] < seats[1] else (2, 1), (9, 4) if seats[0] < seats[1] else (4, 9))
        for seats in (first, second)
    )
    last = next_round(PLAN, Field(4, games))
    assert last is not None
    assert [table.entrants for table in last.tables] == [final]


def test_an_entrant_without_an_opponent_advances() -> None:
    field = Field(4, (make_won(1, 0, 3), make_won(1, 1, 2)), out=frozenset((1,)))
    assert next_round(PLAN, field) is None
    assert last_round(field, PLAN.seed) == {0: 3, 1: 2, 2: 1, 3: 1}


def test_a_round_is_over_before_the_next_begins() -> None:
    field = Field(4, (make_won(1, 0, 3), Table(1, (1, 2))))
    with pytest.raises(ValueError, match="1 games of round 1"):
        next_round(PLAN, field)
    assert matches(field, PLAN.seed)[1][0].entrants == (0, None)


def test_those_who_lost_in_one_round_share_a_place() -> None:
    field = Field(4, (make_won(1, 0, 3), make_won(1, 1, 2), make_won(2, 1, 0)))
    assert [(standing.place, standing.entrant) for standing in ranking(PLAN, field)[0]] == [
        (1, 1),
        (2, 0),
        (3, 2),
        (3, 3),
    ]
