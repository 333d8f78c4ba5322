"""Queries about all rows that concern one person, to show them and to erase the person."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeAlias, cast

import sqlalchemy as sa

from azalai.bot.store import review_schema, schema, solo_schema, tournament_schema
from azalai.bot.store.addresses import is_to_person
from azalai.bot.store.erased import Erased
from azalai.bot.store.repository import Repository
from azalai.bot.store.rows import OVER, MessageKind, decode_guests
from azalai.robots import Level

NOBODY = 0
"""Number of a person in columns that need one after an erasing."""
OWN_ROWS = (
    *("people", "holidays", "followers", "solo_games", "mistakes"),
    *("ratings", "results", "seat_history", "seats", "usage"),
)
DIGESTS = (
    *(schema.tables.c.seed_hash, schema.facts.c.value),
    *(schema.erased_seats.c.mark, schema.erased_holidays.c.mark),
    *(schema.results.c.mark, schema.usage.c.mark, schema.usage.c.about_mark),
    *(solo_schema.deals.c.seed_hash, solo_schema.erased_deals.c.mark),
)
"""Columns in which any number may occur by chance, and none of a person."""


Rows: TypeAlias = list[dict[str, Any]]
Stored: TypeAlias = dict[str, Rows]
"""Rows about a person, by kind."""


class Privacy(Repository):
    """Repository of all rows that concern a person."""

    __slots__ = ()

    async def load_stored(self, user: int) -> Stored:
        """Return every row about a person, by kind, with values as in JSON."""
        rows = {name: await self._load_dicts(_own_rows(name, user)) for name in OWN_ROWS}
        rows["usage"] += await self._load_dicts(_usage_about(user))
        rows["moves"] = await self._moves(user)
        rows["hosted"] = await self._load_dicts(_tables_hosted_by(user))
        rows["tournaments"] = await self._load_dicts(_tournaments_of(user))
        rows["entrants"] = await self._load_dicts(_own_entrants(user))
        rows["tournament_games"] = await self._tournament_games(user)
        rows["byes"] = await self._load_dicts(_own_byes(user))
        rows["mornings"] = await self._load_dicts(_mornings_of(user))
        rows["reviews"] = await self._load_dicts(_reviews_of(user))
        rows["invitations"] = await self._invitations(user)
        for name, query in _at_own_seats(user).items():
            rows[name] = await self._load_dicts(query)
        rows["marks"] = await Erased(self._connection).list_marks(user)
        rows["outbox"] = await self._load_dicts(
            sa.select(schema.outbox).where(is_to_person(schema.outbox.c.address, user))
        )
        return rows

    async def _invitations(self, user: int) -> Rows:
        """Return the tables to which a person was invited or from which they were removed, and seats offered to them.

        The columns hold lists: the database searches for the number as a text, which may be a part of another number.
        """
        tables, seats, text = schema.tables, schema.seats, str(user)
        invited = await self._load_dicts(
            sa.select(tables.c.id, tables.c.invited).where(tables.c.invited.contains(text))
        )
        place = (seats.c.table_id.label("id"), seats.c.seat)
        offered = await self._load_dicts(sa.select(*place).where(seats.c.offered_to == user))
        removed = await self._load_dicts(
            sa.select(tables.c.id, tables.c.removed).where(tables.c.removed.contains(text))
        )
        rows = await self._load_dicts(sa.select(*place, seats.c.asked).where(seats.c.asked.contains(text)))
        return [
            *({"id": row["id"]} for row in invited if user in {guest.user for guest in decode_guests(row["invited"])}),
            *offered,
            *({"id": row["id"], "removed": True} for row in removed if user in json.loads(row["removed"])),
            *({**row, "asked": True} for row in rows if user in json.loads(row["asked"])),
        ]

    async def _tournament_games(self, user: int) -> Rows:
        """Return the games of tournaments in which a person sat, by their numbers there."""
        entrants, games = tournament_schema.entrants.c, tournament_schema.tournament_games
        rows = await self._load_dicts(
            sa.select(games, entrants.number.label("entrant"))
            .join(tournament_schema.entrants, entrants.tournament_id == games.c.tournament_id)
            .where(entrants.user_id == user)
            .order_by(*games.primary_key.columns)
        )
        return [row for row in rows if row["entrant"] in json.loads(row["seats"])]

    async def _moves(self, user: int) -> list[dict[str, Any]]:
        """Return the moves of a person.

        Those of each seat while they sat on it, and those of seats without a seat history (tables of the first
        version).
        """
        moves = schema.moves
        columns = [column for column in moves.c if column.name != "events"]
        return await self._load_dicts(
            sa.select(*columns).where(_of_person(user)).order_by(moves.c.table_id, moves.c.number)
        )

    async def lock_tables(self, user: int) -> None:
        """Lock the tables that the erasing of a person changes, until the transaction ends."""
        tables, text = schema.tables.c, str(user)
        own = (tables.host_id == user) | tables.invited.contains(text) | tables.removed.contains(text)
        query = sa.select(tables.id).where(_of_seats(user) | own).order_by(tables.id)
        await self._execute(query.with_for_update())

    async def list_affected_channels(self, user: int) -> dict[int, int]:
        """Return the channels, by table, that may have messages on Discord with a person's name."""
        tables = schema.tables.c
        named = _of_seats(user) | tables.invited.contains(str(user))
        result = await self._execute(sa.select(tables.id, tables.channel_id).where(named).order_by(tables.id))
        return {int(row.id): int(row.channel_id) for row in result}

    async def erase(self, user: int, neutral: Callable[[str, int], str], robot: Callable[[list[str]], str]) -> None:
        """Remove a person from all rows.

        `neutral` names them in rows of finished games, in the language of the table and by the seat. In other games a
        robot takes their seat; `robot` names it from the names at that table.
        """
        execute = self._connection.execute
        self._connection.known.mark_changed(user)
        seats, history, tables = schema.seats, schema.seat_history, schema.tables
        weighed = sa.exists().where(_SAME_ACT, _of_person(user))
        await execute(sa.delete(review_schema.review_decisions).where(weighed))  # while the deciders are known
        rows = await execute(
            sa.select(seats.c.table_id, seats.c.seat, seats.c.name, tables.c.status, tables.c.language)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.user_id == user)
        )
        for row in rows.all():
            condition = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
            names = await execute(sa.select(seats.c.name).where(seats.c.table_id == row.table_id))
            over = row.status in OVER
            name = neutral(row.language, row.seat) if over else robot([seat.name for seat in names])
            own = schema.messages.c.kind.in_((MessageKind.DM, MessageKind.DM_OVER, MessageKind.REMINDER))
            for table, which in ((schema.premoves, sa.true()), (schema.messages, own)):
                await execute(sa.delete(table).where(table.c.table_id == row.table_id, table.c.seat == row.seat, which))
            level = None if over else Level.SOLID
            await execute(sa.update(seats).where(condition).values(user_id=None, name=name, level=level))
            await self._rename(row.table_id, row.name, name)
        rows = await execute(
            sa.select(history.c.id, history.c.table_id, history.c.seat, history.c.name, tables.c.language)
            .join(tables, tables.c.id == history.c.table_id)
            .where(history.c.user_id == user)
        )
        for row in rows.all():
            name = neutral(row.language, row.seat)
            await execute(sa.update(history).where(history.c.id == row.id).values(user_id=None, name=name))
            await self._rename(row.table_id, row.name, name)
        await execute(sa.update(seats).where(seats.c.offered_to == user).values(open=False, offered_to=None))
        await execute(sa.update(seats).where(seats.c.resigned_by == user).values(resigned_by=NOBODY))
        await execute(sa.update(schema.results).where(schema.results.c.user_id == user).values(user_id=None))
        await execute(sa.update(schema.usage).where(schema.usage.c.user_id == user).values(user_id=NOBODY))
        await execute(sa.update(schema.usage).where(schema.usage.c.about == user).values(about=None))
        mornings = solo_schema.deal_mornings
        await execute(sa.update(mornings).where(mornings.c.chosen_by == user).values(chosen_by=None))
        for name in ("people", "holidays", "followers", "solo_games", "mistakes", "ratings"):
            table = schema.metadata.tables[name]
            await execute(sa.delete(table).where(table.c.user_id == user))
        await execute(sa.delete(schema.outbox).where(is_to_person(schema.outbox.c.address, user)))
        await self._pass_on_tables(user)
        await self._strike_out(user)

    async def _pass_on_tables(self, user: int) -> None:
        """Give the person's tables another host, if another person sits there."""
        seats, tables = schema.seats, schema.tables
        for table in await self._load_numbers(sa.select(tables.c.id).where(tables.c.host_id == user)):
            left = sa.select(seats.c.user_id).where(seats.c.table_id == table, seats.c.user_id.is_not(None))
            host = await self._connection.scalar(left.order_by(seats.c.seat).limit(1)) or NOBODY
            await self._execute(sa.update(tables).where(tables.c.id == table).values(host_id=host))

    async def _rename(self, table: int, name: str, neutral: str) -> None:
        """Replace a name in all messages and proposals of a table, waiting or posted."""
        for kind in (schema.outbox, schema.messages, schema.proposals):
            about = (kind.c.table_id == table) & kind.c.body.startswith("{")
            for row in (await self._execute(sa.select(kind.c.id, kind.c.body).where(about))).all():
                body = json.loads(row.body)
                renamed = {key: neutral if value == name else value for key, value in body.items()}
                if renamed != body:
                    changed = sa.update(kind).where(kind.c.id == row.id)
                    await self._execute(changed.values(body=json.dumps(renamed)))

    async def _strike_out(self, user: int) -> None:
        """Replace the number of a person inside texts (invitations, bodies of proposals, settings) with `NOBODY`."""
        for table in schema.metadata.sorted_tables:
            for column in table.c:
                if not isinstance(column.type, sa.String | sa.Text) or column in DIGESTS:
                    continue
                result = await self._execute(sa.select(column).distinct().where(column.contains(str(user))))
                for (text,) in result.all():
                    await self._execute(sa.update(table).where(column == text).values({column: _without(text, user)}))


_SAME_ACT = (review_schema.review_decisions.c.table_id == schema.moves.c.table_id) & (
    review_schema.review_decisions.c.number == schema.moves.c.number
)


def _of_person(user: int) -> sa.ColumnElement[bool]:
    """Return the condition that a move is a person's."""
    moves, sat, seats = schema.moves, schema.seat_history, schema.seats
    same_seat = (moves.c.table_id == sat.c.table_id) & (moves.c.seat == sat.c.seat)
    then = (moves.c.played_at >= sat.c.since) & (sat.c.until.is_(None) | (moves.c.played_at <= sat.c.until))
    now = (moves.c.table_id == seats.c.table_id) & (moves.c.seat == seats.c.seat)
    noted = sa.exists().where(same_seat, then, sat.c.user_id == user)
    unnoted = sa.exists().where(now, seats.c.user_id == user) & ~sa.exists().where(same_seat)
    return noted | unnoted


def _of_seats(user: int) -> sa.ColumnElement[bool]:
    """Return the condition that a person sits or sat at a table, or is offered a seat of it."""
    seats, history, tables = schema.seats.c, schema.seat_history.c, schema.tables.c
    sat = sa.select(history.table_id).where(history.user_id == user)
    sits = sa.select(seats.table_id).where((seats.user_id == user) | (seats.offered_to == user))
    return tables.id.in_(sat) | tables.id.in_(sits)


def _own_rows(name: str, user: int) -> sa.Select[*tuple[Any, ...]]:
    table = schema.metadata.tables[name]
    return sa.select(table).where(table.c.user_id == user).order_by(*table.primary_key.columns)


def _without(text: str, user: int) -> str:
    """Return the text without the number of a person.

    An element of a list is left out with all that it says of them.
    """
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if isinstance(value, list):
        return json.dumps([entry for entry in cast("list[object]", value) if not _is_about(entry, user)])
    return re.sub(rf"(?<!\d){user}(?!\d)", str(NOBODY), text)


def _is_about(entry: object, user: int) -> bool:
    """Return True if an element of a list is a person's number, or a record with it."""
    return entry == user or (isinstance(entry, dict) and user in cast("dict[str, object]", entry).values())


def _tables_hosted_by(user: int) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for the tables that a person hosts, with the tournament that opened a table, if one did."""
    tables, games = schema.tables, tournament_schema.tournament_games
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.created_at, games.c.tournament_id)
    query = sa.select(*columns).outerjoin(games, games.c.table_id == tables.c.id)
    return query.where(tables.c.host_id == user).order_by(tables.c.id)


def _tournaments_of(user: int) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for the tournaments that a person has opened, or takes part in."""
    tournaments, entrants = tournament_schema.tournaments.c, tournament_schema.entrants.c
    mine = sa.select(entrants.tournament_id).where(entrants.user_id == user)
    columns = (tournaments.id, tournaments.name, tournaments.game, tournaments.status, tournaments.created_at)
    return sa.select(*columns).where((tournaments.host_id == user) | tournaments.id.in_(mine)).order_by(tournaments.id)


def _own_entrants(user: int) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for the rows of a person as an entrant of tournaments."""
    entrants = tournament_schema.entrants
    return sa.select(entrants).where(entrants.c.user_id == user).order_by(*entrants.primary_key.columns)


def _own_byes(user: int) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for the rounds of tournaments in which there was no game for a person."""
    entrants, byes = tournament_schema.entrants, tournament_schema.byes
    theirs = (entrants.c.tournament_id == byes.c.tournament_id) & (entrants.c.number == byes.c.entrant)
    query = sa.select(byes).join(entrants, theirs).where(entrants.c.user_id == user)
    return query.order_by(*byes.primary_key.columns)


def _mornings_of(user: int) -> sa.Select[*tuple[Any, ...]]:
    """Return the servers in which a person has chosen the channel of the mornings."""
    mornings = solo_schema.deal_mornings
    return sa.select(mornings).where(mornings.c.chosen_by == user).order_by(mornings.c.guild_id)


def _reviews_of(user: int) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for the rows of reviews about a person's decisions."""
    weighed = review_schema.review_decisions
    query = sa.select(weighed).join(schema.moves, _SAME_ACT).where(_of_person(user))
    return query.order_by(*weighed.primary_key.columns)


def _usage_about(user: int) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for the limited acts of others towards a person, such as invitations, without their authors."""
    of_others = [column for column in schema.usage.c if column.name != "user_id"]
    return sa.select(*of_others).where(schema.usage.c.about == user)


def _at_own_seats(user: int) -> dict[str, sa.Select[*tuple[Any, ...]]]:
    """Return the queries for rows of a person's seats.

    Premoves, messages, proposals of theirs or about them, and answers.
    """
    seats, premoves, messages = schema.seats, schema.premoves, schema.messages
    proposals, votes = schema.proposals, schema.votes
    mine = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user).subquery()

    def at_place(of_table: sa.ColumnElement[Any], *of_seat: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
        return (of_table == mine.c.table_id) & sa.or_(*(seat == mine.c.seat for seat in of_seat))

    voted = sa.select(votes).join(proposals, proposals.c.id == votes.c.proposal_id)
    return {
        "premoves": sa.select(premoves).join(mine, at_place(premoves.c.table_id, premoves.c.seat)),
        "messages": sa.select(messages).join(mine, at_place(messages.c.table_id, messages.c.seat)),
        "proposals": sa.select(proposals).join(
            mine, at_place(proposals.c.table_id, proposals.c.seat, proposals.c.target)
        ),
        "votes": voted.join(mine, at_place(proposals.c.table_id, votes.c.seat)),
    }
