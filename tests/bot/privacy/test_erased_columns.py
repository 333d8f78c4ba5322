"""Columns of the store after erasing: none that may name a user names an erased one.

The columns are those of the schema: a new one is filled and checked like the others until it is listed here as naming
no user. Rows of a single user are deleted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
import sqlalchemy as sa

from azalai.bot.people.person import Person
from azalai.bot.privacy.rules import KINDS, erase, load_stored
from azalai.bot.store import schema
from azalai.bot.store.addresses import ChannelAddress, EarlierAddress, FollowerAddress, UserAddress
from azalai.bot.store.rows import MessageKind, Status
from azalai.bot.tables.host import Host
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.tournament_rows import GameStatus, TournamentStatus
from tests.bot.without_discord import proposals_of

LALLA = Person(1456074443980800018, "Lalla Tamanrasset")
FORMERLY = "Lalla of the Hoggar"
"""Name that Lalla had when she sat down."""

NAMES_NOBODY = {
    *("tables.game", "tables.language", "tables.status", "tables.missing_permission", "tables.pace"),
    *("tables.seed_hash", "guild_settings.settings"),
    *("tables.guild_id", "tables.channel_id", "tables.live_channel_id", "tables.rematch_of"),
    *("seats.wishes", "seats.agreed", "seats.level"),  # options of the game, its terms, the level of a robot
    *("moves.move", "moves.interaction_id", "premoves.move", "review_decisions.better"),  # notations name seats
    *("messages.guild_id", "outbox.guild_id", "timers.guild_id"),
    *("messages.kind", "messages.channel_id", "messages.message_id", "messages.proposal_id"),
    *("outbox.kind", "outbox.nonce", "timers.kind", "proposals.kind", "proposals.status"),
    *("results.game", "results.guild_id", "ratings.game", "ratings.guild_id", "guild_settings.guild_id"),
    *(
        "reviews.status",
        "reviews.curve",
        "usage.kind",
        "usage.guild_id",
        "usage.table_id",
    ),
    *("people.locale", "people.language", "people.notify", "people.time_zone", "people.taught", "people.dm_channel_id"),
    *("followers.channel_id", "followers.message_id", "processes.connections", "processes.version"),
    *("erased_seats.mark", "erased_holidays.mark", "results.mark", "usage.mark", "usage.about_mark"),
    *("facts.name", "facts.value"),
    *("deals.game", "deals.level", "deals.seed_hash", "deal_mornings.guild_id", "deal_mornings.trouble"),
    *("solo_games.kind", "solo_games.game", "solo_games.guild_id", "solo_games.moves", "solo_games.former"),
    *("solo_games.subject", "solo_games.win_curve", "solo_games.review"),
    *("erased_deals.mark", "erased_deals.game"),
    *("puzzles.game", "puzzles.kind", "puzzles.candidates"),  # notations name seats
    *(f"tournaments.{name}" for name in ("guild_id", "channel_id", "game", "language", "kind", "pace")),
    *("tournaments.status", "tournaments.name"),  # the name of the tournament
    *("tournaments.trouble", "tournaments.reason"),
    "tournaments.event_id",  # Discord's id of the event, which shows the tournament's name and channel
    *("world_servers.guild_id", "world_servers.invite"),  # the code of an invite; its manager is not stored
    *(f"tournament_games.{name}" for name in ("seats", "status", "ended", "thread_id", "places", "scores")),
}
"""Columns without a user's id or name: kinds, notation, places and marks."""
NAMES = {
    "entrants.name": LALLA.name,
    "seats.name": LALLA.name,
    "solo_games.name": LALLA.name,
    "seat_history.name": FORMERLY,
}
"""Columns with the bare name of a user."""
Rows = Mapping[str, Sequence[Mapping[str, Any]]]
LISTS = json.dumps([{"user": LALLA.id, "name": LALLA.name}])
TEXTS = {
    "in a list": LISTS,
    "as a number": json.dumps([LALLA.id]),
    "among what is told": json.dumps({"player": LALLA.name, "winner": FORMERLY, "about": LALLA.id}),
}
ONLY_LISTS = {"tables.invited": LISTS, "tables.removed": TEXTS["as a number"], "seats.asked": TEXTS["as a number"]}
"""Columns that hold only a list of one kind."""
VALUES: dict[str, Any] = {
    "tables.status": Status.FINISHED,
    "tables.game": "souk",
    "tables.language": "en",
    "tables.pace": "{}",
    "tables.rematch_of": None,
    "tables.tournament_id": None,
    "tournaments.kind": Kind.SWISS.value,
    "tournaments.status": TournamentStatus.OVER,
    "tournaments.game": "souk",
    "tournaments.trouble": None,
    "tournaments.reason": None,
    "tournament_games.ended": None,
    "tournament_games.status": GameStatus.OVER,
    "outbox.address": str(ChannelAddress(7)),
    "outbox.kind": MessageKind.NOTICE,
    "messages.kind": MessageKind.NOTICE,
    **{
        f"{name}.{column}": None
        for name in ("messages", "outbox", "timers")
        for column in ("tournament_id", "guild_id")
    },
    "tournament_games.seats": "[1]",
    "seats.agreed": None,
    "seats.wishes": "{}",
}


def may_name_user(column: sa.Column[Any]) -> bool:
    """Return True if a column may name a user."""
    may = isinstance(column.type, sa.BigInteger | sa.String | sa.Text) and not column.foreign_keys
    grows = column.primary_key and column.name == "id"
    return may and not grows and str(column) not in NAMES_NOBODY


def make_value(column: sa.Column[Any], text: str) -> Any:
    """Return the value to store in a column: the user wherever possible."""
    name = str(column)
    if name in VALUES:
        return VALUES[name]
    if may_name_user(column):
        if isinstance(column.type, sa.BigInteger):
            return LALLA.id
        return NAMES.get(name) or ONLY_LISTS.get(name, text)
    if column.foreign_keys or isinstance(column.type, sa.Integer | sa.Float):
        return 1
    return b"{}" if isinstance(column.type, sa.LargeBinary) else False if isinstance(column.type, sa.Boolean) else "x"


async def plant(host: Host, text: str, more: Rows | None = None) -> None:
    """Store a row in each table, and some more that differ from it in the values of `more`."""
    async with host.store.change_schema() as connection:
        for table in schema.metadata.sorted_tables:
            if table.name != "facts":
                row = {column.name: make_value(column, text) for column in table.c}
                rows = [
                    row,
                    *(
                        {**row, "id": number, **extra}
                        for number, extra in enumerate((more or {}).get(table.name, ()), 2)
                    ),
                ]
                await connection.execute(sa.insert(table), rows)
                if "id" in table.c and connection.dialect.name == "postgresql":  # its sequence ignores inserted numbers
                    number = f"setval(pg_get_serial_sequence('{table.name}', 'id'), {len(rows)})"
                    await connection.execute(sa.text(f"SELECT {number}"))


async def load_rows(host: Host, table: sa.Table) -> list[sa.RowMapping]:
    """Return every row of a table."""
    async with host.store.change_schema() as connection:
        return list((await connection.execute(sa.select(table))).mappings())


async def find_traces(host: Host) -> dict[str, list[Any]]:
    """Return every value of the store with the user's id or a name, by its column."""
    traces: dict[str, list[Any]] = {}
    for table in schema.metadata.sorted_tables:
        for row in await load_rows(host, table):
            for column, value in row.items():
                if any(mark in str(value) for mark in (str(LALLA.id), LALLA.name, FORMERLY)):
                    traces.setdefault(f"{table.name}.{column}", []).append(value)
    return traces


@pytest.mark.costly
@pytest.mark.parametrize("how", TEXTS)
async def test_no_column_that_may_name_a_person_names_them_after_erasing(host: Host, how: str):
    columns = {str(column): column for table in schema.metadata.sorted_tables for column in table.c}
    await plant(host, TEXTS[how])
    before = await find_traces(host)
    expected = {name for name, column in columns.items() if may_name_user(column)} - set(VALUES)
    assert set(before) == expected
    await erase(proposals_of(host), LALLA)
    assert await find_traces(host) == {}


DOWNLOADED = {
    **{
        name: name
        for name in ("people", "seats", "seat_history", "moves", "premoves", "results", "ratings", "holidays")
    },
    **{name: name for name in ("followers", "solo_games", "mistakes", "proposals", "votes", "usage")},
    **{name: name for name in ("messages", "tournaments", "entrants", "tournament_games", "byes")},
    "tables": "hosted",
    "review_decisions": "reviews",
    "deal_mornings": "mornings",
    "outbox": "outbox",
}
"""Key of a download under which the rows of a table appear."""
NOT_DOWNLOADED = {
    *("reviews", "positions", "facts", "guild_settings", "timers", "erased_seats", "erased_holidays", "erased_deals"),
    *("deals", "puzzles", "processes", "identify_turns", "world_servers"),
}
"""Tables without rows of a user: those about a table or a server, and marks, which the download reports as such."""


@pytest.mark.costly
async def test_a_download_has_a_row_of_every_table_that_concerns_a_person(host: Host):
    await plant(host, LISTS, {"outbox": [{"address": str(UserAddress(LALLA.id))}]})
    stored = await load_stored(host, LALLA.id)
    tables = {name for name, kind in DOWNLOADED.items() if stored[kind]}
    assert tables == set(DOWNLOADED)
    assert all("tournament_id" in row for row in stored["hosted"]), "a tournament opens tables too"
    assert set(KINDS) == {*DOWNLOADED.values(), "invitations", "marks"}
    ours = {table.name for table in schema.metadata.sorted_tables}
    assert ours - set(DOWNLOADED) - NOT_DOWNLOADED == set(), "say here whether these concern a person"


OWN = {
    "people",
    "holidays",
    "followers",
    "solo_games",
    "ratings",
    "premoves",
    "review_decisions",
}
"""Tables without a row after the only user with rows is erased."""
TO_OTHERS = [ChannelAddress(7), EarlierAddress(7), UserAddress(LALLA.id + 1), FollowerAddress(1, LALLA.id + 1)]


@pytest.mark.costly
async def test_messages_and_premoves_of_an_erased_person_are_deleted(host: Host):
    """A message without its reader is deleted, because it could never be sent."""
    kinds, own = list(MessageKind), (MessageKind.DM, MessageKind.DM_OVER, MessageKind.REMINDER)
    addresses = [UserAddress(LALLA.id), FollowerAddress(1, LALLA.id), FollowerAddress(41, LALLA.id), *TO_OTHERS[1:]]
    more = {
        "outbox": [{"address": str(address)} for address in addresses],
        "messages": [{"kind": kind} for kind in kinds],
    }
    await plant(host, LISTS, more)
    await erase(proposals_of(host), LALLA)
    rows = {table.name: await load_rows(host, table) for table in schema.metadata.sorted_tables}
    assert {name for name, rows_left in rows.items() if name in OWN and rows_left} == set()
    renewals = (MessageKind.RENEWAL, MessageKind.CUP_RENEWAL)
    waiting = {row["address"] for row in rows["outbox"] if row["kind"] not in renewals}
    assert waiting == {str(kind) for kind in TO_OTHERS}
    assert {row["kind"] for row in rows["messages"]} == set(kinds) - set(own)


async def test_a_seat_offered_to_an_erased_person_is_offered_to_no_other(host: Host):
    await plant(host, LISTS)
    async with host.store.write() as tx:
        await tx.seats.change(1, 1, open=True)
    await erase(proposals_of(host), LALLA)
    (seat,) = await load_rows(host, schema.seats)
    assert (seat["offered_to"], seat["open"]) == (None, False)


@pytest.mark.parametrize("around", ["7{}", "{}7", "7{}7"])
async def test_a_longer_number_that_holds_that_of_a_person_stays_as_it_is(host: Host, around: str):
    text = json.dumps({"message": int(around.format(LALLA.id)), "about": LALLA.id})
    await plant(host, text)
    await erase(proposals_of(host), LALLA)
    (proposal,) = await load_rows(host, schema.proposals)
    assert json.loads(proposal["body"]) == {"message": int(around.format(LALLA.id)), "about": 0}


def test_every_column_said_to_name_no_user_exists() -> None:
    """A renamed or deleted column is changed here, too."""
    assert {str(column) for table in schema.metadata.sorted_tables for column in table.c} >= NAMES_NOBODY | set(
        NAMES
    ) | set(VALUES)
