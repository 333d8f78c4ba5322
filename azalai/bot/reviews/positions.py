"""Reviewed parts of a finished game: its positions, the decisions of its people, and those that cost most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from azalai.bot.history.game_facts import History
from azalai.bot.history.replay import replay_acts
from azalai.bot.reviews.store import WeighedRow
from azalai.bot.store.result_rows import SeatHistoryRow
from azalai.bot.tables.table import LoadedTable

NOTABLE = 0.03
"""Loss, as a share of a win, below which a decision is no mistake."""
SURELY = 1.0
"""Standard errors by which the loss must exceed that after the close evaluation."""
SHOWN = 3
"""Decisions that are shown to a reader."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """Decision with more than one legal move.

    The number of the history entry and its time, its place among the counted positions (from 0), the position before
    it, the seat, the move in its notation, and whether a robot made it for the person who sat there.
    """

    number: int
    at: float
    place: int
    state: Any
    seat: int
    move: str
    stood_in: bool = False


class Course(msgspec.Struct, frozen=True):
    """Course of a game without undone moves: the first position and that after each move, and the decisions."""

    positions: tuple[Any, ...]
    choices: tuple[ReviewedChoice, ...]


def course_of(past: History) -> Course:
    """Return the course of a game from its history, replayed. Raises `ReplayFailed` or ValueError if that fails."""
    table, before = past.table, past.start()
    game, positions, choices = table.game, [before], dict[int, ReviewedChoice]()
    for again in replay_acts(game, before, past.acts):
        act, state, before = again.act, before, again.state
        if again.turn is None or not again.stands or act.seat is None:
            continue
        if act.seat not in game.deciders(state):  # takes back a secret choice, which did not count then
            newest = max((choice.number for choice in choices.values() if choice.seat == act.seat), default=0)
            choices.pop(newest, None)
        elif len(game.moves(state, act.seat)) > 1:
            move = str(game.parse_move(act.move))
            place = len(positions) - 1
            choices[act.number] = ReviewedChoice(act.number, act.played_at, place, state, act.seat, move, act.stood_in)
        positions.append(again.state)
    return Course(tuple(positions), tuple(choices.values()))


def person_at(table: LoadedTable, sat: Sequence[SeatHistoryRow], seat: int, at: float) -> int | None:
    """Return the user who sat on a seat at that time, or None for a robot or an erased person.

    `sat`: the seat history; for a seat without one, the present user.
    """
    noted = [sitter for sitter in sat if sitter.seat == seat]
    if not noted:
        return table.seats[seat].user_id
    then = [sitter for sitter in noted if sitter.since <= at and (sitter.until is None or at <= sitter.until)]
    return then[-1].user_id if then else None


def of_people(course: Course, table: LoadedTable, sat: Sequence[SeatHistoryRow]) -> dict[int, list[ReviewedChoice]]:
    """Return the decisions of each person that they made themselves."""
    decisions: dict[int, list[ReviewedChoice]] = {}
    for choice in course.choices:
        person = person_at(table, sat, choice.seat, choice.at)
        if person is not None and not choice.stood_in:
            decisions.setdefault(person, []).append(choice)
    return decisions


def has_played(table: LoadedTable, sat: Sequence[SeatHistoryRow], user: int) -> bool:
    """Return True if a user sits at a table, or has sat there."""
    return table.find_seat(user) is not None or any(sitter.user_id == user for sitter in sat)


def list_dearest(weighed: Iterable[WeighedRow], choices: Iterable[ReviewedChoice]) -> list[WeighedRow]:
    """Return the shown decisions that cost most, the dearest first: notable ones alone."""
    own = {choice.number for choice in choices}
    decisions = [row for row in weighed if row.number in own and is_notable(row)]
    return sorted(decisions, key=lambda row: (-row.loss, row.number))[:SHOWN]


def is_notable(row: WeighedRow) -> bool:
    """Return True if a decision has cost enough to be shown; after a close evaluation, surely so."""
    return is_mistake(row.loss, row.error if row.closely else 0.0)


def is_mistake(loss: float, error: float) -> bool:
    """Return True if a move surely costs enough to be called a mistake."""
    return loss - SURELY * error >= NOTABLE
