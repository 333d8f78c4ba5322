"""Terms of a table.

They are the choices of its host and players before the start, and what all can agree to change later: pace and
suggestions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from azalai.bot.clocks.pace import Late, Pace, decode_pace, encode_pace, parse_pace
from azalai.bot.clocks.seat_clock import restart_clocks
from azalai.bot.errors import Refused
from azalai.bot.hosting.lobby import change_lobby, check_leads, load_lobby
from azalai.bot.hosting.proposals import ProposalKind, Proposals
from azalai.bot.hosting.start import check_full_at
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.rows import ProposalRow
from azalai.bot.store.seat_terms import decode_terms, make_terms
from azalai.bot.tables.announcements import announce_card
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import may_suggest
from azalai.bot.tables.sides import find_wish, list_side_fields, with_wish
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tables.terms import OPTION
from azalai.games.options import OptionField, OptionKind, option_fields, select_several
from azalai.locales import LANGUAGES

ON, UNRATED, OFF = "on", "unrated", "off"
NO_SIDE = "-"
"""Value that stands in place of a side for any that is left."""


async def change_terms(
    host: Host, table: int, person: Person, chosen: Callable[[LoadedTable], Mapping[str, Sequence[str]]]
) -> LoadedTable:
    """Change terms of a table that has not started, all or none, for its host and managers of the server.

    `chosen`: the function that returns the chosen values of each term for the present table. A term is `pace` (hours),
    `late`, `seats`, `language`, `suggestions` (`on`, `unrated`, `off`), `turnings`, `full` (the number of players at
    which the game begins by itself, or `off`), or `option.NAME` (the number of each chosen value). Raises `Refused`
    for other people, and for values that are not possible.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        check_leads(lobby, person)
        columns: dict[str, object] = {}
        changed = lobby
        for term, values in chosen(lobby).items():
            columns |= _make_columns(changed, term, values)
            changed = msgspec.structs.replace(changed, row=msgspec.structs.replace(lobby.row, **columns))
        if columns:
            await _set_terms(tx, lobby, person, columns)

    return await change_lobby(host, table, change)


async def set_pace(host: Host, table: int, person: Person, pace: Pace) -> LoadedTable:
    """Set the pace of a table that has not started, for its host and managers of the server.

    The other players must agree to it before the start. Raises `Refused` for other people.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        check_leads(lobby, person)
        await _set_terms(tx, lobby, person, {"pace": encode_pace(pace)})

    return await change_lobby(host, table, change)


async def _set_terms(tx: Transaction, lobby: LoadedTable, person: Person, columns: Mapping[str, object]) -> None:
    """Store terms of a lobby (`columns`). The person who changes them agrees to them, but not yet the other players."""
    await tx.tables.change(lobby.id, **columns)
    own = lobby.find_seat(person.id)
    if own is not None and own.agreed is not None:
        terms = msgspec.structs.asdict(make_terms(msgspec.structs.replace(lobby.row, **columns)))
        agreed = msgspec.structs.replace(decode_terms(own.agreed), **{name: terms[name] for name in columns})
        await tx.seats.change(lobby.id, own.seat, agreed=agreed.encode())


async def load_own_lobby(host: Host, table: int, person: Person) -> LoadedTable:
    """Return a table that has not started, for a person who has a seat there. Raises `Refused` for others."""
    lobby = await load_lobby(host, table)
    if lobby.find_seat(person.id) is None:
        raise Refused("refusal-not-seated")
    return lobby


async def choose_side(host: Host, table: int, person: Person, name: str, chosen: str) -> LoadedTable:
    """Store a person's wish for a side at a table that has not started.

    `name`: the option. `chosen`: the number of its value, or `NO_SIDE`. Raises `Refused` if another player has chosen
    the side, and for people without a seat there.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        seat = lobby.find_seat(person.id)
        if seat is None:
            raise Refused("refusal-not-seated")
        field = _get_field(list_side_fields(lobby.game), name)
        side = None if chosen == NO_SIDE else _parse_values(field, [chosen])[0]
        for other in lobby.seats:
            if other.seat != seat.seat and side is not None and find_wish(other, field) is side:
                raise Refused("refusal-side-taken", players=(other.name,))
        await tx.seats.change(table, seat.seat, wishes=with_wish(seat, field, side))

    return await change_lobby(host, table, change)


def _make_columns(table: LoadedTable, term: str, chosen: Sequence[str]) -> Mapping[str, object]:
    """Return the columns of `tables` for the chosen values of a term. Raises `Refused` for impossible values."""
    if term.startswith(OPTION):
        field = _get_field(option_fields(table.game.Options), term.removeprefix(OPTION))
        changed = msgspec.structs.replace(table.options(), **{field.name: _parse_option(field, chosen)})
        return {"options": msgspec.json.encode(changed)}
    if len(chosen) != 1:
        raise Refused("refusal-not-possible-now")
    (value,) = chosen
    if term in ("pace", "late"):
        return {"pace": encode_pace(with_pace_option(decode_pace(table.row.pace), term, value))}
    if term == "seats":
        return {"random_seats": value == "random"}
    if term == "suggestions":
        return _suggestion_columns(value)
    if term == "turnings":
        return {"turning_points": value == "channel"}
    if term == "language" and value in LANGUAGES:
        return {"language": value}
    if term == "full":
        return {"full_at": _parse_full_at(table, value)}
    raise Refused("refusal-not-possible-now")


def _parse_full_at(table: LoadedTable, value: str) -> int | None:
    """Return the number of players at which the game begins by itself; None for never.

    Raises `Refused` if it is less than the number of present players, or no number of players of the game.
    """
    if value == OFF:
        return None
    if not value.isdecimal():
        raise Refused("refusal-not-possible-now")
    check_full_at(table.game, int(value))
    if int(value) < len(table.seats):
        raise Refused("refusal-full-below", present=len(table.seats))
    return int(value)


def _get_field(fields: Sequence[OptionField], name: str) -> OptionField:
    """Return the option of that name. Raises `Refused` if the game has none, as after an update."""
    match = next((field for field in fields if field.name == name), None)
    if match is None:
        raise Refused("refusal-not-possible-now")
    return match


def _parse_option(field: OptionField, chosen: Sequence[str]) -> Any:
    """Return the value of an option for the chosen numbers.

    Raises `Refused` for numbers that can't be chosen, and for options that each player chooses.
    """
    values = _parse_values(field, chosen)
    if field.kind is OptionKind.SEVERAL:
        try:
            return select_several(field, values)
        except ValueError as error:
            raise Refused("refusal-not-possible-now") from error
    if field.kind is OptionKind.EACH or len(values) != 1:
        raise Refused("refusal-not-possible-now")
    return values[0]


def _parse_values(field: OptionField, chosen: Sequence[str]) -> list[Any]:
    """Return the values of an option with these numbers. Raises `Refused` for unknown numbers."""
    by_number = {str(number): value for number, value in enumerate(field.values)}
    if any(number not in by_number for number in chosen):
        raise Refused("refusal-not-possible-now")
    return [by_number[number] for number in chosen]


def with_pace_option(pace: Pace, term: str, value: str) -> Pace:
    """Return a pace with other hours (`term` is `pace`) or another consequence of time that has run out (`late`).

    Raises `Refused` for other terms and for values that are not possible.
    """
    if term == "pace":
        return parse_pace(value, pace.late)
    if term != "late" or value not in tuple(Late):
        raise Refused("refusal-not-possible-now")
    return msgspec.structs.replace(pace, late=Late(value))


# By agreement


async def _apply_pace(proposals: Proposals, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
    """Set the agreed pace. The clocks start again with full banks: no player is charged for the time before."""
    await tx.tables.change(table.id, pace=proposal.body)
    row = msgspec.structs.replace(table.row, pace=proposal.body)
    changed = msgspec.structs.replace(table, row=row)
    await restart_clocks(tx, changed, proposals.host.now(), full=True)
    await announce_card(tx, changed, proposals.host.now())


def _check_own_terms(table: LoadedTable) -> None:
    """Raise `Refused` at a table of a tournament, which has the same terms at all its tables."""
    if table.row.is_in_tournament:
        raise Refused("refusal-tournament-terms")


def _check_new_pace(table: LoadedTable, proposal: ProposalRow) -> None:
    _check_own_terms(table)
    if decode_pace(table.row.pace) == decode_pace(proposal.body):
        raise Refused("refusal-same-pace")


def _suggestion_columns(value: str) -> dict[str, bool]:
    """Return the columns of `tables` for *Suggest* and *Play the rest of my turn*.

    `on`: both are allowed. `unrated`: the first is not allowed in games that count for ratings. `off`: both are not.
    """
    return {"suggestions": value != OFF, "suggest_rated": value == ON}


async def _apply_suggestions(proposals: Proposals, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
    columns = _suggestion_columns(proposal.body)
    await tx.tables.change(table.id, **columns)
    row = msgspec.structs.replace(table.row, **columns)
    await announce_card(tx, msgspec.structs.replace(table, row=row), proposals.host.now())


def _check_new_suggestions(table: LoadedTable, proposal: ProposalRow) -> None:
    _check_own_terms(table)
    if may_suggest(table) if proposal.body == ON else not table.row.suggestions:
        raise Refused("refusal-same-suggestions")


SUGGESTIONS = ProposalKind(
    name="suggestions", carry_out=_apply_suggestions, check=_check_new_suggestions, each_body=True
)
"""Proposal to allow or forbid robots' suggestions. Its body: `on` or `off`."""
PACE = ProposalKind(name="pace", carry_out=_apply_pace, check=_check_new_pace)
"""Proposal of another pace. Its body: the encoded pace."""
