"""What is looked at when a game is over: its positions, the decisions of its people, and those that cost most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from azalai.bot.history.game_facts import History
from azalai.bot.history.replay import replayed_acts
from azalai.bot.reviews.store import WeighedRow
from azalai.bot.store.rows import SeatHistoryRow
from azalai.bot.tables.table import LoadedTable

NOTABLE = 0.03
"""Of a win: what cost less is no mistake."""
SURELY = 1.0
"""Standard errors by which it must have cost more than that, once it was weighed closely."""
SHOWN = 3
"""So many decisions are shown to a reader."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """A decision with more than one legal move: the number of the act and when it was made, its place among the
    positions that count (from 0), the position before it, the seat, the move as it is written, and whether a robot
    made it for who sat there."""

    number: int
    at: float
    place: int
    state: Any
    seat: int
    move: str
    stood_in: bool = False


class Course(msgspec.Struct, frozen=True):
    """How a game went, without what was taken back: the first position and that after each act, and the decisions."""

    positions: tuple[Any, ...]
    choices: tuple[ReviewedChoice, ...]


def course_of(told: History) -> Course:
    """How the game of a history went, played again. ReplayFailed or ValueError where it can't be."""
    table, before = told.table, told.start()
    game, positions, choices = table.game, [before], dict[int, ReviewedChoice]()
    for again in replayed_acts(game, before, told.acts):
        act, state, before = again.act, before, again.state
        if again.turn is None or not again.stands or act.seat is None:
            continue
        if act.seat not in game.deciders(state):  # takes a secret choice back, which was none then
            newest = max((one.number for one in choices.values() if one.seat == act.seat), default=0)
            choices.pop(newest, None)
        elif len(game.moves(state, act.seat)) > 1:
            move = str(game.parse_move(act.move))
            place = len(positions) - 1
            choices[act.number] = ReviewedChoice(act.number, act.played_at, place, state, act.seat, move, act.stood_in)
        positions.append(again.state)
    return Course(tuple(positions), tuple(choices.values()))


def person_at(table: LoadedTable, sat: Sequence[SeatHistoryRow], seat: int, at: float) -> int | None:
    """Who sat on a seat at that time; None: a robot, or somebody who is forgotten. `sat`: who has sat where; of seats
    of which nobody noted that it is who sits there now."""
    noted = [one for one in sat if one.seat == seat]
    if not noted:
        return table.seats[seat].user_id
    then = [one for one in noted if one.since <= at and (one.until is None or at <= one.until)]
    return then[-1].user_id if then else None


def of_people(course: Course, table: LoadedTable, sat: Sequence[SeatHistoryRow]) -> dict[int, list[ReviewedChoice]]:
    """The decisions of each person: what they chose themselves."""
    found: dict[int, list[ReviewedChoice]] = {}
    for choice in course.choices:
        person = person_at(table, sat, choice.seat, choice.at)
        if person is not None and not choice.stood_in:
            found.setdefault(person, []).append(choice)
    return found


def has_played(table: LoadedTable, sat: Sequence[SeatHistoryRow], user: int) -> bool:
    """Whether a person sits at a table, or has sat there."""
    return table.seat_of(user) is not None or any(one.user_id == user for one in sat)


def dearest(weighed: Iterable[WeighedRow], choices: Iterable[ReviewedChoice]) -> list[WeighedRow]:
    """Of these decisions those that cost most, the dearest first: notable ones, and not more than are shown."""
    own = {one.number for one in choices}
    found = [one for one in weighed if one.number in own and is_notable(one)]
    return sorted(found, key=lambda one: (-one.loss, one.number))[:SHOWN]


def is_notable(one: WeighedRow) -> bool:
    """Whether a decision has cost enough to be spoken of; once it was weighed closely, surely so."""
    return one.loss - (SURELY * one.error if one.closely else 0.0) >= NOTABLE
