"""Outcomes: the consequence of each state of a table for its game in a tournament."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

import msgspec

from azalai.bot.discord_codes import REMOVED, STANDSTILL
from azalai.bot.store.result_rows import ResultRow
from azalai.bot.store.rows import SeatRow, Status, TableRow
from azalai.bot.tournaments.store import Seated
from azalai.bot.tournaments.tournament_rows import Ended, Trouble


class Rest(enum.Enum):
    """State in which a table of a tournament can stay."""

    MISSING = "missing"  # its row was deleted
    LOBBY = "lobby"
    PERSON = "person"  # a person must decide
    ROBOTS = "robots"  # only robots must decide
    STILL = "still"  # no message can be sent to its thread
    FINISHED = "finished"
    RESIGNED = "resigned"
    AGREED = "agreed"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    ABANDONED = "abandoned"  # only earlier versions of the bot have stored it
    STRANDED = "stranded"  # its thread was deleted
    PUT_OUT = "put-out"  # the bot was removed from the server
    SET_ASIDE = "set-aside"  # it can't be read
    AWAY = "away"  # its game is not installed


class Then(enum.Enum):
    """Consequence for the game."""

    PLAYS = "plays"
    OVER = "over"
    THREAD = "thread"  # it continues in another thread
    WAITS = "waits"


class Outcome(msgspec.Struct, frozen=True):
    """Outcome of a game. `ended`: its kind of end. `trouble`: the trouble of the whole tournament.

    A game that waits without a trouble ends after some days.
    """

    then: Then
    ended: Ended | None = None
    trouble: Trouble | None = None


_PLAYS, _WITHOUT = Outcome(Then.PLAYS), Outcome(Then.OVER, Ended.WITHOUT)
OUTCOMES: Mapping[Rest, Outcome] = {
    Rest.MISSING: _WITHOUT,
    Rest.LOBBY: _WITHOUT,
    Rest.PERSON: _PLAYS,
    Rest.ROBOTS: _PLAYS,
    Rest.STILL: _PLAYS,
    Rest.FINISHED: Outcome(Then.OVER, Ended.PLAYED),
    Rest.RESIGNED: Outcome(Then.OVER, Ended.RESIGNED),
    Rest.AGREED: _WITHOUT,
    Rest.CANCELLED: _WITHOUT,
    Rest.EXPIRED: _WITHOUT,
    Rest.ABANDONED: Outcome(Then.OVER, Ended.STALLED),
    Rest.STRANDED: Outcome(Then.THREAD),
    Rest.PUT_OUT: Outcome(Then.WAITS, trouble=Trouble.REMOVED),
    Rest.SET_ASIDE: Outcome(Then.WAITS),
    Rest.AWAY: Outcome(Then.WAITS, trouble=Trouble.AWAY),
}


def rest_of(row: TableRow | None, seats: Sequence[SeatRow], *, installed: bool) -> Rest:
    """Return the state of a table. `installed`: its game is installed."""
    if row is None:
        return Rest.MISSING
    match row.status:
        case Status.RUNNING if row.missing_permission in STANDSTILL:
            return Rest.STILL
        case Status.RUNNING:
            return Rest.PERSON if any(seat.deciding and not seat.is_robot for seat in seats) else Rest.ROBOTS
        case Status.STRANDED:
            return Rest.PUT_OUT if row.missing_permission == REMOVED else Rest.STRANDED
        case Status.QUARANTINED:
            return Rest.SET_ASIDE if installed else Rest.AWAY
        case _:
            return Rest(row.status.value)


def rests_of(tables: Mapping[int, Seated], *, installed: bool) -> dict[int, Rest]:
    """Return the states of the tables of games, by the numbers of the games."""
    return {number: rest_of(table.row, table.seats, installed=installed) for number, table in tables.items()}


def result_of(
    ended: Ended, seats: Sequence[SeatRow], results: Sequence[ResultRow], late: Sequence[int]
) -> tuple[Ended, list[int], list[int]]:
    """Return the ending of a game, and its places and points by seat.

    `results`: the stored results; if they are missing, all share the places. `late`: the seats that had to decide when
    the table was abandoned.
    """
    shared_places, no_points = [1] * len(seats), [0] * len(seats)
    if ended is Ended.STALLED:
        last = len(seats) - len(late) + 1
        return ended, [last if seat.seat in late else 1 for seat in seats], no_points
    if ended is Ended.WITHOUT or len(results) != len(seats):
        return Ended.WITHOUT, shared_places, no_points
    if ended is Ended.RESIGNED and any(seat.stalled for seat in seats):
        ended = Ended.STALLED
    ordered = sorted(results, key=lambda result: result.seat)
    return ended, [result.place for result in ordered], [round(result.score) for result in ordered]
