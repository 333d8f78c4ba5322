"""The terms of a table: what its host chooses before the start, and the pace that all can change later by agreement."""

from __future__ import annotations

import enum
from collections.abc import Mapping

import msgspec

from bot.clocks.pace import Late, Pace, paced, read_pace, written
from bot.clocks.seat_clock import restart_clocks
from bot.errors import Refused
from bot.hosting.lobby import check_leads, in_lobby
from bot.hosting.proposals import Kind, Proposals
from bot.people.person import Person
from bot.store import Transaction
from bot.store.rows import ProposalRow
from bot.tables.announcements import announce_card
from bot.tables.host import Host
from bot.tables.table import LoadedTable
from locales.words import hints

OPTION = "option."
"""Before the name of an option of the game."""


async def change_option(host: Host, table: int, person: Person, term: str, value: str) -> LoadedTable:
    """Changes one of the terms of a table that has not started: `pace` (hours), `late`, `seats`, `language`, or
    `option.NAME` (the number of a value). Only for its host and who may manage the server."""

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        check_leads(lobby, person)
        await tx.tables.change(table, **_columns(lobby, term, value))

    return await in_lobby(host, table, change)


async def set_pace(host: Host, table: int, person: Person, pace: Pace) -> LoadedTable:
    """Sets the pace of a table that has not started."""

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        check_leads(lobby, person)
        await tx.tables.change(table, pace=written(pace))

    return await in_lobby(host, table, change)


def _columns(table: LoadedTable, term: str, value: str) -> Mapping[str, object]:
    """The columns of `tables` that a term sets."""
    if term in ("pace", "late"):
        return {"pace": written(with_pace_option(read_pace(table.row.pace), term, value))}
    if term == "seats":
        return {"random_seats": value == "random"}
    if term == "language":
        return {"language": "fr" if value == "fr" else "en"}
    options, field = table.options(), term.removeprefix(OPTION)
    if field not in hints(table.game.Options):
        raise Refused("refusal-not-possible-now")
    chosen = option_values(options, field)[int(value)]
    return {"options": msgspec.json.encode(msgspec.structs.replace(options, **{field: chosen}))}


def with_pace_option(pace: Pace, term: str, value: str) -> Pace:
    """A pace with other hours (`pace`, the usual bank with them), or another end (`late`)."""
    if term == "pace":
        return paced(float(value), pace.late)
    return msgspec.structs.replace(pace, late=Late(value))


# By agreement


async def _agreed(proposals: Proposals, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
    """The clocks start again with full banks: nobody is charged for the time before."""
    await tx.tables.change(table.id, pace=proposal.body)
    row = msgspec.structs.replace(table.row, pace=proposal.body)
    changed = msgspec.structs.replace(table, row=row)
    await restart_clocks(tx, changed, proposals.host.now(), full=True)
    await announce_card(tx, changed, proposals.host.now())


def _check_other(table: LoadedTable, proposal: ProposalRow) -> None:
    if read_pace(table.row.pace) == read_pace(proposal.body):
        raise Refused("refusal-same-pace")


PACE = Kind(name="pace", carry_out=_agreed, check=_check_other)
"""Another pace, which is the body of the proposal."""


def option_values(options: msgspec.Struct, field: str) -> list[object]:
    """The values an option of a game may have; empty where they can't be listed."""
    value = getattr(options, field)
    if isinstance(value, bool):
        return [False, True]
    return list[object](type(value)) if isinstance(value, enum.Enum) else []
