"""Subjects: a timer, a message that waits and a message that was sent are about a table, a tournament or a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
import sqlalchemy as sa

from azalai.bot.store.statements import Statement


class AboutTournament(msgspec.Struct, frozen=True, array_like=True, tag="tournament"):
    """A tournament, by its number."""

    number: int


class AboutServer(msgspec.Struct, frozen=True, array_like=True, tag="server"):
    """A server, by Discord's number of it."""

    guild: int


About = int | AboutTournament | AboutServer
"""A subject; a number alone is that of a table."""

COLUMNS: Mapping[type, str] = {int: "table_id", AboutTournament: "tournament_id", AboutServer: "guild_id"}
"""The column that holds the number of each sort of subject. The other two are empty."""


def number_of(about: About) -> int:
    """Return the number of a subject, as its column holds it."""
    match about:
        case AboutTournament(number):
            return number
        case AboutServer(guild):
            return guild
        case _:
            return about


def name_subject(about: About) -> str:
    """Return a subject as the log names it, such as `table 5`."""
    return f"{COLUMNS[type(about)].removesuffix('_id').replace('guild', 'server')} {number_of(about)}"


def subject_columns(about: About) -> dict[str, int | None]:
    """Return the three columns of a subject with their values."""
    return {**dict.fromkeys(COLUMNS.values()), COLUMNS[type(about)]: number_of(about)}


def read_about(table: int | None, tournament: int | None, guild: int | None) -> About:
    """Return the subject of three columns: the first that is not empty. ValueError if all are."""
    if table is not None:
        return table
    if tournament is not None:
        return AboutTournament(tournament)
    if guild is None:
        raise ValueError("a row is about nothing")
    return AboutServer(guild)


def is_about(table: sa.Table, about: About) -> sa.ColumnElement[bool]:
    """Return the condition that a row is about a subject."""
    return table.c[COLUMNS[type(about)]] == number_of(about)


def for_each_sort(table: sa.Table, make: Callable[[sa.ColumnElement[bool]], sa.Executable]) -> Mapping[type, Statement]:
    """Return a statement for each sort of subject.

    `make` is given the condition that a row is about the subject whose number is the value `of_subject`.
    """
    subject: sa.BindParameter[int] = sa.bindparam("of_subject")
    return {sort: Statement(make(table.c[column] == subject)) for sort, column in COLUMNS.items()}
