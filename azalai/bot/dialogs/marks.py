"""Marks of methods that answer a button, a menu or a modal, and types of their arguments.

The marks are `@action("agree")`, `@opens_modal("pace-numbers")` and `@submitted("pace-typed")`;
`azalai.bot.app.router` finds the methods by them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NewType, TypeAlias, TypeVar

import msgspec

MARK = "__answers__"
Answers: TypeAlias = tuple[int, ...]
"""Answers to the questions of a dialog so far, as `0.2.1` in a custom id; empty at the first question."""
TableNumber = NewType("TableNumber", int)
"""Number of a table, or of a game of one person. The router checks that the presser may see that table."""
TournamentNumber = NewType("TournamentNumber", int)
"""Number of a tournament. The router checks that the presser may see it."""
ProposalNumber = NewType("ProposalNumber", int)
PersonNumber = NewType("PersonNumber", int)
"""Discord's number of a person."""
SeatNumber = NewType("SeatNumber", int)
"""Number of a seat, from 0. The table may have fewer seats (`LoadedTable.get_seat`)."""
DayNumber = NewType("DayNumber", int)
"""Number of a day, counted from 1 January 1970, in this century or the next."""
Amount = NewType("Amount", int)
"""Number that may be negative."""
Mark = NewType("Mark", int)
"""Number of a question's subject: a decision, a plan of premoves, the terms of a lobby. If the subject now has another
number, the question is stale."""
M = TypeVar("M", bound=Callable[..., Awaitable[None]])


class ActionMark(msgspec.Struct, frozen=True):
    """Mark of a method.

    `in_place`: its answer edits the pressed message. `in_view`: it answers with a view of a table, which edits the
    pressed message if that is ephemeral. `own`: the `acts` of its class are put before the name.
    """

    name: str
    kind: str
    in_place: bool = False
    in_view: bool = False
    own: bool = False


def action(name: str, *, in_place: bool = False, in_view: bool = False, own: bool = False) -> Callable[[M], M]:
    """Mark the method as the answer to the buttons and menus of that name."""
    return _with_mark(ActionMark(name, "action", in_place, in_view, own))


def opens_modal(name: str, *, own: bool = False) -> Callable[[M], M]:
    """Mark the method as the answer to the buttons of that name; it opens a modal."""
    return _with_mark(ActionMark(name, "modal", own=own))


def submitted(name: str, *, own: bool = False) -> Callable[[M], M]:
    """Mark the method as the receiver of the modals of that name; it edits the message that they were opened from."""
    return _with_mark(ActionMark(name, "submission", in_place=True, own=own))


def _with_mark(mark: ActionMark) -> Callable[[M], M]:
    def mark_method(method: M) -> M:
        setattr(method, MARK, (*getattr(method, MARK, ()), mark))
        return method

    return mark_method
