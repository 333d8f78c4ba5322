"""Standings by points, then the opponents' points, direct games, the difference of scores, or a shared place."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azalai.bot.tournaments.pairing.field import Bye, Field, Table, share_points
from azalai.bot.tournaments.pairing.standings import Decided, difference, opponents, standings
from tests.bot.tournaments.pairing.contests import make_field, make_swiss, play_all

FEW = settings(max_examples=10, deadline=None)


@FEW
@given(st.lists(st.integers(0, 6), min_size=2, max_size=5))
def test_a_table_gives_half_of_what_its_seats_could_win(scores: list[int]) -> None:
    places = [1 + sum(other > own for other in scores) for own in scores]
    assert sum(share_points(places)) == Fraction(len(scores), 2)
    order = sorted(range(len(scores)), key=lambda seat: places[seat])
    assert [share_points(places)[seat] for seat in order] == sorted(share_points(places), reverse=True)


def test_points_come_first() -> None:
    field = make_field(((0, 1), (5, 3)), ((2, 0), (5, 3)), ((2, 1), (4, 4)), size=3)
    assert [(standing.place, standing.entrant, standing.points) for standing in standings(field)] == [
        (1, 2, Fraction(3, 2)),
        (2, 0, Fraction(1)),
        (3, 1, Fraction(1, 2)),
    ]
    assert [standing.decided for standing in standings(field)] == [None, Decided.POINTS, Decided.POINTS]


def test_equal_points_are_told_apart_by_those_whom_one_met() -> None:
    field = make_field(((0, 2), (5, 3)), ((1, 3), (9, 3)), ((2, 3), (5, 3)), size=4)
    assert [standing.entrant for standing in standings(field)][:3] == [0, 2, 1]
    assert (opponents(field, 0), opponents(field, 1)) == (1, 0)


def test_an_opponent_of_a_running_game_does_not_count_as_met() -> None:
    """A pairing with the leader changes nothing before the game is over."""
    field = make_field(((0, 1), (5, 3)), ((2, 3), (5, 3)), size=4)
    running = msgspec.structs.replace(field, tables=(*field.tables, Table(2, (0, 2)), Table(2, (1, 3))))
    assert standings(running) == standings(field)


def test_equal_opponents_by_who_won_among_them() -> None:
    games = ((0, 1), (3, 5)), ((0, 2), (5, 3)), ((1, 3), (3, 9)), ((2, 3), (5, 3))
    ranking = standings(make_field(*games, size=4))
    assert {one.points for one in ranking} == {Fraction(1)}
    assert {one.opponents for one in ranking} == {Fraction(2)}
    # Not all of them have met, so that the difference decides: 3 is ahead by 4, 1 behind by 4.
    assert [one.entrant for one in ranking] == [3, 0, 2, 1]
    two = make_field(((0, 1), (3, 5)), ((0, 2), (5, 3)), ((1, 2), (3, 9)), ((0, 3), (5, 3)), ((1, 3), (5, 3)), size=4)
    first, second, *_ = standings(two)
    assert (first.entrant, second.entrant, second.decided) == (1, 0, Decided.MEETING)


def test_entrants_equal_in_everything_share_a_place() -> None:
    ranking = standings(make_field(((0, 1), (4, 4)), ((2, 3), (4, 4)), size=4))
    assert [standing.place for standing in ranking] == [1, 1, 1, 1]
    assert [standing.decided for standing in ranking] == [None, *[Decided.SHARED] * 3]


def test_a_bye_counts_as_a_win_against_an_entrant_with_equal_points() -> None:
    field = make_field(((0, 1), (5, 3)), size=3, byes=(Bye(1, 2),))
    assert field.points(2) == 1
    assert opponents(field, 2) == 1
    assert difference(field, 2) == 0


def test_a_rest_is_worth_nothing() -> None:
    """Entrants 2 and 0 have one point each and have met; the round without a game for 2 adds nothing to either."""
    field = make_field(((0, 1), (5, 3)), ((2, 0), (5, 3)), size=3, byes=(Bye(3, 2, counts=False),))
    assert field.points(2) == 1 and not field.count_byes(2)
    assert opponents(field, 2) == 1
    assert difference(field, 2) == 2


def test_at_a_table_of_four_the_others_count_by_their_mean() -> None:
    field = make_field(((0, 1, 2, 3), (10, 6, 4, 2)), size=4)
    assert [standing.points for standing in standings(field)] == [1, Fraction(2, 3), Fraction(1, 3), 0]
    assert difference(field, 0) == 10 - Fraction(6 + 4 + 2, 3)
    assert opponents(field, 3) == Fraction(2, 3)


@pytest.mark.costly
@FEW
@given(st.integers(4, 40), st.integers(2, 5), st.integers(0, 99))
def test_every_entrant_has_one_place_and_places_follow_points(size: int, wanted: int, seed: int) -> None:
    field = play_all(make_swiss(2, wanted, 2, 5), size, seed)
    ranking = standings(field)
    assert sorted(one.entrant for one in ranking) == list(range(size))
    assert [one.points for one in ranking] == sorted((one.points for one in ranking), reverse=True)
    assert [one.place for one in ranking] == [
        min(at for at, other in enumerate(ranking, 1) if other.place == one.place) for one in ranking
    ]


def test_there_are_no_places_before_the_first_round() -> None:
    assert [standing.place for standing in standings(Field(3))] == [1, 1, 1]


@pytest.mark.parametrize("places", [(1, 1, 1), (1, 1, 3), (1, 2, 2)])
def test_shared_places_share_their_points(places: tuple[int, ...]) -> None:
    points = share_points(places)
    assert len({points for points, place in zip(points, places, strict=True) if place == places[1]}) == 1
