"""Outcomes of a game for every state in which its table can rest."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.discord_codes import ATTACH, LOCKED, REMOVED, SEND
from azalai.bot.store.result_rows import ResultRow
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.tournaments.outcomes import OUTCOMES, Rest, Then, rest_of, result_of
from azalai.bot.tournaments.tournament_rows import Ended, Trouble


def make_table(status: Status, missing: str | None = None) -> TableRow:
    """Return a table of a tournament with this status."""
    return TableRow(
        id=1,
        game="souk",
        version=1,
        options=b"{}",
        language="en",
        guild_id=1,
        channel_id=1,
        host_id=1,
        status=status,
        random_seats=False,
        invited=(),
        position=0,
        seed=None,
        seed_hash=None,
        missing_permission=missing,
        created_at=0.0,
        started_at=0.0,
        ended_at=None,
        tournament_id=1,
    )


def make_seat(number: int, user: int | None, *, deciding: bool = False, stalled: bool = False) -> SeatRow:
    """Return a seat of a user, or of a robot (`user` None)."""
    return SeatRow(
        table_id=1,
        seat=number,
        user_id=user,
        name="",
        decision=0,
        deciding=deciding,
        since=None,
        stalled=stalled,
    )


def make_result(number: int, place: int, score: float) -> ResultRow:
    """Return the result of a seat."""
    return ResultRow(
        table_id=1,
        seat=number,
        user_id=None,
        game="souk",
        guild_id=1,
        place=place,
        score=score,
        counted=True,
        ended_at=0.0,
    )


def test_every_rest_has_its_outcome() -> None:
    assert set(OUTCOMES) == set(Rest)


@pytest.mark.parametrize("status", list(Status))
@pytest.mark.parametrize("missing", [None, SEND, LOCKED, REMOVED, ATTACH])
@pytest.mark.parametrize("installed", [True, False])
def test_every_status_of_a_table_is_a_rest(status: Status, missing: str | None, installed: bool) -> None:
    for seats in (
        (make_seat(0, 1, deciding=True), make_seat(1, None)),
        (make_seat(0, 1), make_seat(1, None, deciding=True)),
    ):
        assert rest_of(make_table(status, missing), seats, installed=installed) in Rest


def test_a_rest_that_does_not_play_on_is_over_is_a_trouble_or_has_an_end() -> None:
    """No game waits for ever: one that is not played ends, gets a thread, is a trouble with an end, or waits a week."""
    for rest, outcome in OUTCOMES.items():
        if outcome.then is Then.OVER:
            assert outcome.ended is not None, rest
        elif outcome.then is Then.WAITS:
            assert outcome.trouble in (None, Trouble.REMOVED, Trouble.AWAY), rest
        else:
            assert outcome == type(outcome)(outcome.then), rest


@pytest.mark.parametrize(
    ("row", "seats", "installed", "rest"),
    [
        (None, (), True, Rest.MISSING),
        (
            make_table(Status.RUNNING),
            (make_seat(0, 1, deciding=True), make_seat(1, None, deciding=True)),
            True,
            Rest.PERSON,
        ),
        (make_table(Status.RUNNING), (make_seat(0, 1), make_seat(1, None, deciding=True)), True, Rest.ROBOTS),
        (make_table(Status.RUNNING, LOCKED), (make_seat(0, 1, deciding=True),), True, Rest.STILL),
        (make_table(Status.RUNNING, ATTACH), (make_seat(0, 1, deciding=True),), True, Rest.PERSON),
        (make_table(Status.STRANDED), (), True, Rest.STRANDED),
        (make_table(Status.STRANDED, REMOVED), (), True, Rest.PUT_OUT),
        (make_table(Status.QUARANTINED), (), True, Rest.SET_ASIDE),
        (make_table(Status.QUARANTINED), (), False, Rest.AWAY),
        (make_table(Status.ABANDONED), (), True, Rest.ABANDONED),
    ],
)
def test_the_rest_of_a_table(row: TableRow | None, seats: tuple[SeatRow, ...], installed: bool, rest: Rest) -> None:
    assert rest_of(row, seats, installed=installed) is rest


PEOPLE = (make_seat(0, 1), make_seat(1, 2), make_seat(2, 3))


def test_a_game_that_was_played_has_the_places_of_its_results() -> None:
    results = [make_result(2, 1, 9.0), make_result(0, 2, 7.4), make_result(1, 3, 0.0)]
    assert result_of(Ended.PLAYED, PEOPLE, results, ()) == (Ended.PLAYED, [2, 3, 1], [7, 0, 9])


def test_a_game_that_was_lost_by_not_playing_says_so() -> None:
    stalled = (make_seat(0, 1, stalled=True), make_seat(1, 2))
    results = [make_result(0, 2, 0.0), make_result(1, 1, 0.0)]
    assert result_of(Ended.RESIGNED, stalled, results, ()) == (Ended.STALLED, [2, 1], [0, 0])
    fair = tuple(msgspec.structs.replace(game, stalled=False) for game in stalled)
    assert result_of(Ended.RESIGNED, fair, results, ())[0] is Ended.RESIGNED


@pytest.mark.parametrize("ended", [Ended.WITHOUT, Ended.PLAYED, Ended.RESIGNED])
def test_a_game_without_results_has_no_winner(ended: Ended) -> None:
    assert result_of(ended, PEOPLE, [], ()) == (Ended.WITHOUT, [1, 1, 1], [0, 0, 0])


@pytest.mark.parametrize(
    ("late", "places"), [((1,), [1, 3, 1]), ((0, 2), [2, 1, 2]), ((0, 1, 2), [1, 1, 1]), ((), [1, 1, 1])]
)
def test_at_a_table_that_was_put_away_who_had_to_decide_is_last(late: tuple[int, ...], places: list[int]) -> None:
    assert result_of(Ended.STALLED, PEOPLE, [], late) == (Ended.STALLED, places, [0, 0, 0])
