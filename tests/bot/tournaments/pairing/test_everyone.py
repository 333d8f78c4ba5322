"""Round-robin tournaments: each pair meets, in the fewest rounds possible for games of two."""

from __future__ import annotations

from itertools import combinations

import pytest

from azalai.bot.tournaments.pairing.everyone import groups, schedule
from azalai.bot.tournaments.pairing.field import Field
from azalai.bot.tournaments.pairing.plan import Kind, Plan, next_round, ranking, rounds_of
from tests.bot.tournaments.pairing.contests import play_all, play_rounds


def make_plan(wanted: int = 2, least: int = 2, most: int = 2) -> Plan:
    return Plan(Kind.EVERYONE, wanted, least, most, 0, b"lot")


@pytest.mark.parametrize("size", range(2, 9))
def test_in_games_of_two_each_pair_meets_once_and_each_begins_as_often_as_not(size: int) -> None:
    field = play_all(make_plan(), size)
    assert all(field.meetings(*two) == 1 for two in combinations(range(size), 2))
    assert field.round == rounds_of(make_plan(), size) == size - 1 + size % 2
    assert all(abs(field.count_seats(one)[0] - field.count_seats(one)[1]) <= 1 for one in field.entrants)


@pytest.mark.parametrize("size", [5, 7])
def test_a_bye_gains_nothing(size: int) -> None:
    field = play_all(make_plan(), size)
    assert sorted(bye.entrant for bye in field.byes) == list(range(size))
    assert sum(field.points(entrant) for entrant in field.entrants) == size * (size - 1) / 2


@pytest.mark.parametrize(
    ("size", "wanted", "rounds"), [(8, 4, 3), (6, 3, 4), (5, 5, 1), (4, 4, 1), (7, 3, 5), (8, 3, 5)]
)
def test_at_larger_tables_all_meet_within_few_rounds(size: int, wanted: int, rounds: int) -> None:
    field = play_all(make_plan(wanted, 2, 5), size)
    assert all(field.meetings(*two) for two in combinations(range(size), 2))
    assert field.round <= rounds


@pytest.mark.parametrize("size", [9, 16, 20, 64])
def test_many_play_in_groups_of_four_to_eight(size: int) -> None:
    sizes = groups(size)
    assert sorted(entrant for group in sizes for entrant in group) == list(range(size))
    assert all(4 <= len(group) <= 8 for group in sizes)
    assert [
        sorted(place.entrant for place in standing) for standing in ranking(make_plan(), play_all(make_plan(), size))
    ] == [list(group) for group in sizes]


def test_the_opponent_of_an_entrant_who_left_has_a_win() -> None:
    field = Field(4, out=frozenset((3,)))
    round_found = next_round(make_plan(), field)
    assert round_found is not None
    assert len(round_found.tables) == 1
    assert [(bye.entrant, bye.counts) for bye in round_found.byes] == [(0, True)]


def test_a_larger_table_plays_on_with_one_fewer() -> None:
    field = Field(4, out=frozenset((3,)))
    round_found = next_round(make_plan(4, 3, 5), field)
    assert round_found is not None
    assert [sorted(table.entrants) for table in round_found.tables] == [[0, 1, 2]]
    few = next_round(make_plan(4, 3, 5), Field(4, out=frozenset((2, 3))))
    assert few is not None
    assert not few.tables
    assert sorted(bye.entrant for bye in few.byes) == [0, 1]


def test_leaving_keeps_every_other_pair() -> None:
    for field, round_found in play_rounds(make_plan(), 8, 4, 0.1):
        assert all(entrant not in field.out for table in round_found.tables for entrant in table.entrants)
        assert not any(field.meetings(*table.entrants) for table in round_found.tables)


@pytest.mark.costly
def test_the_schedule_is_the_same_everywhere() -> None:
    assert schedule(7, 3, 2, 5, b"a") == schedule.__wrapped__(7, 3, 2, 5, b"a")
