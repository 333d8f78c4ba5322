"""Swiss tournaments: few repeated pairs, equal points together, byes and first seats in turn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azalai.bot.tournaments.pairing.field import Bye, Field
from azalai.bot.tournaments.pairing.plan import next_round
from azalai.bot.tournaments.pairing.swiss import pair, ranking
from azalai.bot.tournaments.pairing.tables import sizes
from tests.bot.tournaments.pairing.contests import make_field, make_swiss, play_round, play_rounds

SIZES = st.integers(4, 64)
SMALL, LARGE = st.integers(4, 24), st.integers(25, 64)
"""Sizes of fields for quick tests, and for long ones."""
LONGER = settings(max_examples=10, deadline=None)
FEW = settings(max_examples=25, deadline=None)


def mark_sizes(seconds: float) -> pytest.MarkDecorator:
    """Return a mark for small fields each time, and for large ones in the long checks."""
    large = pytest.param(LARGE, id="large", marks=pytest.mark.long(seconds=seconds))
    return pytest.mark.parametrize("sizes", [pytest.param(SMALL, id="small"), large])


def list_matchings(entrants: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Yield every way to make pairs of an even number of entrants."""
    if not entrants:
        yield []
        return
    first, *others = entrants
    for other in others:
        for rest in list_matchings([one for one in others if one != other]):
            yield [(first, other), *rest]


def list_groups(entrants: Sequence[int], size: int) -> Iterator[list[tuple[int, ...]]]:
    """Yield every way to seat entrants at tables of one size."""
    if not entrants:
        yield []
        return
    first, *others = entrants
    for beside in combinations(others, size - 1):
        for rest in list_groups([entrant for entrant in others if entrant not in beside], size):
            yield [(first, *beside), *rest]


def count_repeats(field: Field, groups: Sequence[Sequence[int]]) -> int:
    """Return the number of pairs that have met before."""
    return sum(field.meetings(*two) > 0 for group in groups for two in combinations(group, 2))


@pytest.mark.costly
@FEW
@mark_sizes(seconds=9)
@given(st.data(), st.integers(1, 7), st.integers(0, 999), st.sampled_from((0.0, 0.0, 0.05, 0.15)))
def test_each_present_entrant_plays_once_a_round_or_has_the_bye(
    sizes: st.SearchStrategy[int], data: st.DataObject, rounds: int, seed: int, leaving: float
) -> None:
    size = data.draw(sizes)
    for field, round_played in play_rounds(make_swiss(rounds), size, seed, leaving):
        seated = [entrant for table in round_played.tables for entrant in table.entrants] + [
            bye.entrant for bye in round_played.byes
        ]
        assert sorted(seated) == list(field.active)
        assert len(round_played.byes) == len(field.active) % 2


@LONGER
@mark_sizes(seconds=12)
@given(st.data(), st.integers(0, 999), st.sampled_from((0.0, 0.05)))
def test_few_rounds_repeat_no_bye_and_no_pairing(
    sizes: st.SearchStrategy[int], data: st.DataObject, seed: int, leaving: float
) -> None:
    size = data.draw(sizes)
    for field, round_played in play_rounds(make_swiss(min(5, size // 3)), size, seed, leaving):
        assert not count_repeats(field, [table.entrants for table in round_played.tables])
        assert not any(field.count_byes(bye.entrant) for bye in round_played.byes)


def list_byes(field: Field) -> list[int]:
    """Return the number of byes of each entrant who still plays."""
    return [field.count_byes(entrant) for entrant in field.active]


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(("size", "rounds"), [(5, 9), (9, 15), (3, 15)])
def test_byes_differ_by_at_most_one_however_many_rounds_there_are(size: int, rounds: int) -> None:
    for seed in range(10):
        *earlier, (field, round_played) = play_rounds(make_swiss(rounds), size, seed)
        assert len(earlier) == rounds - 1
        for each_field in (
            *(before for before, _ in earlier),
            field,
            play_round(field, round_played, random.Random(seed)),
        ):
            assert max(list_byes(each_field)) - min(list_byes(each_field)) <= 1


@pytest.mark.parametrize(("size", "wanted"), [(7, 3), (5, 3), (11, 5)])
def test_byes_at_larger_tables_differ_by_at_most_one(size: int, wanted: int) -> None:
    for field, round_played in play_rounds(make_swiss(8, wanted, wanted, wanted), size, 3):
        assert round_played.byes
        assert max(list_byes(field)) - min(list_byes(field)) <= 1


@pytest.mark.costly
@FEW
@given(st.integers(2, 4), st.integers(0, 999))
def test_the_pairing_has_fewest_repeats_then_nearest_points(half: int, seed: int) -> None:
    for field, round_played in play_rounds(make_swiss(2 * half + 2), 2 * half, seed):
        pairs = [table.entrants for table in round_played.tables]
        all_ways = list(list_matchings(list(field.active)))

        def cost(ways: Sequence[Sequence[int]], field: Field = field) -> tuple[int, float]:
            met = sum(field.meetings(*two) ** 2 for two in ways)
            return met, float(sum((field.points(one) - field.points(other)) ** 2 for one, other in ways))

        assert cost(pairs) == min(map(cost, all_ways))


@pytest.mark.long(seconds=10)
@LONGER
@given(SIZES, st.integers(0, 999))
def test_entrants_begin_about_equally_often(size: int, seed: int) -> None:
    *_, (field, _) = play_rounds(make_swiss(7), size, seed)
    for entrant in field.entrants:
        times_first = field.count_seats(entrant)
        assert abs(times_first[0] - times_first[1]) <= 2


def test_in_the_first_round_the_upper_half_meets_the_lower_one() -> None:
    tables, byes = pair(Field(9), 2, range(2, 3), b"")
    assert sorted(tuple(sorted(table)) for table in tables) == [(0, 4), (1, 5), (2, 6), (3, 7)]
    assert byes == [8]


def test_the_bye_is_for_the_last_who_had_none() -> None:
    field = make_field(((0, 1), (3, 1)), size=3, byes=(Bye(1, 2),))
    assert ranking(field) == [0, 2, 1]
    assert pair(field, 2, range(2, 3), b"")[1] == [1]


def test_the_first_player_sits_second_next_time() -> None:
    field = make_field(((0, 1), (3, 1)), ((2, 3), (3, 1)), size=4)
    tables, _ = pair(field, 2, range(2, 3), b"")
    assert {frozenset(table) for table in tables} == {frozenset((0, 2)), frozenset((1, 3))}
    field = make_field(((0, 1), (3, 1)), ((2, 3), (1, 3)), ((2, 0), (1, 3)), size=4)
    assert (3, 0) in pair(field, 2, range(2, 3), b"")[0] or (1, 0) in pair(field, 2, range(2, 3), b"")[0]


@pytest.mark.costly
@pytest.mark.parametrize(
    ("size", "wanted", "least", "most"), [(64, 4, 2, 5), (23, 3, 3, 5), (40, 5, 2, 5), (9, 3, 3, 3)]
)
def test_larger_tables_seat_all_entrants_without_repeated_meetings(
    size: int, wanted: int, least: int, most: int
) -> None:
    for field, round_played in play_rounds(make_swiss(3, wanted, least, most), size, 5):
        seated = [entrant for table in round_played.tables for entrant in table.entrants]
        assert sorted(seated) == list(range(size))
        assert not count_repeats(field, [table.entrants for table in round_played.tables])
        assert all(least <= len(table.entrants) <= most for table in round_played.tables)


@pytest.mark.costly(seconds=2)
@FEW
@given(st.integers(0, 999))
def test_tables_of_three_repeat_no_meeting_that_can_be_avoided(seed: int) -> None:
    for field, round_played in play_rounds(make_swiss(4, 3, 3, 3), 9, seed):
        fewest = min(count_repeats(field, groups) for groups in list_groups(range(9), 3))
        assert (count_repeats(field, [table.entrants for table in round_played.tables]) == 0) == (fewest == 0)


@pytest.mark.costly
def test_larger_tables_bring_equal_points_together_after_the_first_round() -> None:
    *_, (field, round_played) = play_rounds(make_swiss(2, 4, 4, 4), 64, 3)
    chance = random.Random(1)
    others = list(field.active)

    def sum_distances(tables: Sequence[Sequence[int]]) -> float:
        two = [two for table in tables for two in combinations(table, 2)]
        return float(sum((field.points(one) - field.points(other)) ** 2 for one, other in two))

    mine = sum_distances([table.entrants for table in round_played.tables])
    for _ in range(20):
        chance.shuffle(others)
        assert mine < sum_distances([others[at : at + 4] for at in range(0, 64, 4)]) / 3


@pytest.mark.costly
def test_equal_fields_lead_to_equal_rounds() -> None:
    plan = make_swiss(3, 4, 2, 5)
    first, second = ([round_played for _, round_played in play_rounds(plan, 30, 8)] for _ in range(2))
    assert first == second


def test_a_swiss_is_over_after_its_rounds_or_without_pairings() -> None:
    plan = make_swiss(2)
    assert len(list(play_rounds(plan, 6))) == 2
    assert next_round(plan, Field(6, out=frozenset(range(1, 6)))) is None


def test_the_next_round_waits_for_all_games() -> None:
    plan = make_swiss(2)
    first = next_round(plan, Field(4))
    assert first is not None
    with pytest.raises(ValueError, match="2 games of round 1 are still played"):
        next_round(plan, Field(4, first.tables))


@given(st.integers(2, 64), st.integers(2, 5), st.integers(2, 3), st.integers(3, 5))
def test_tables_are_as_large_as_the_game_takes_and_leave_as_few_over_as_can_be(
    count: int, wanted: int, least: int, most: int
) -> None:
    sizes_found = sizes(count, wanted, range(least, most + 1))
    assert all(least <= size <= most for size in sizes_found)
    assert max(sizes_found, default=0) - min(sizes_found, default=0) <= 1
    possible = {0}
    for _ in range(count):
        possible |= {have + size for have in possible for size in range(least, most + 1) if have + size <= count}
    assert sum(sizes_found) == max(possible)
