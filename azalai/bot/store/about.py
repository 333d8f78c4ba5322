"""Subjects: each timer, each message in the outbox and each sent message is about a table, a tournament or a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
import sqlalchemy as sa

from azalai.bot.store.statements import Statement


class AboutTournament(msgspec.Struct, frozen=True, array_like=True, tag="tournament"):
    """A tournament, by its number."""

    number: int


class AboutServer(msgspec.Struct, frozen=True, array_like=True, tag="server"):
    """A server, by its number on Discord."""

    guild: int


About = int | AboutTournament | AboutServer
"""A subject; an int is the number of a table."""

COLUMNS: Mapping[type, str] = {int: "table_id", AboutTournament: "tournament_id", AboutServer: "guild_id"}
"""The column with the number of the subject, for each sort of subject. The other two columns are empty."""


def get_number(about: About) -> int:
    """Return the number of a subject."""
    match about:
        case AboutTournament(number):
            return number
        case AboutServer(guild):
            return guild
        case _:
            return about


def name_subject(about: About) -> str:
    """Return a subject as the log names it, such as `table 5`."""
    return f"{COLUMNS[type(about)].removesuffix('_id').replace('guild', 'server')} {get_number(about)}"


def make_subject_columns(about: About) -> dict[str, int | None]:
    """Return the values of the three columns for a subject."""
    return {**dict.fromkeys(COLUMNS.values()), COLUMNS[type(about)]: get_number(about)}


def read_about(table: int | None, tournament: int | None, guild: int | None) -> About:
    """Return the subject that the first filled column names. Raises ValueError if all three are empty."""
    if table is not None:
        return table
    if tournament is not None:
        return AboutTournament(tournament)
    if guild is None:
        raise ValueError("a row is about nothing")
    return AboutServer(guild)


def is_about(table: sa.Table, about: About) -> sa.ColumnElement[bool]:
    """Return the condition that a row is about a subject."""
    return table.c[COLUMNS[type(about)]] == get_number(about)


def make_for_each_sort(
    table: sa.Table, make: Callable[[sa.ColumnElement[bool]], sa.Executable]
) -> Mapping[type, Statement]:
    """Return a statement for each sort of subject.

    `make` gets the condition that a row is about the subject with the number `of_subject`, a value of the statement.
    """
    subject: sa.BindParameter[int] = sa.bindparam("of_subject")
    return {sort: Statement(make(table.c[column] == subject)) for sort, column in COLUMNS.items()}
