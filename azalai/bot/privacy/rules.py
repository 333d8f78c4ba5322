"""Rows that are stored about a person: in words, as a file, and their erasing.

`store.py` collects them for the download and deletes them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from azalai.bot.clocks.holidays import days_had
from azalai.bot.errors import Refused
from azalai.bot.history.ratings import TOGETHER_WITHIN
from azalai.bot.hosting import endings, lobby
from azalai.bot.hosting.names import robot_name
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.people.person import Person
from azalai.bot.privacy.store import Privacy
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind, Status
from azalai.bot.tables.host import Host
from azalai.locales import language_of, words

KINDS = (
    *("people", "seats", "seat_history", "moves", "reviews", "premoves", "hosted", "invitations", "results", "ratings"),
    *("tournaments", "entrants", "tournament_games", "byes"),
    *("holidays", "followers", "solo_games", "mistakes", "mornings", "proposals", "votes", "usage"),
    *("messages", "outbox", "marks"),
)
"""Kinds of data that may be stored about a person, in the order of their lines."""


Leaving = Callable[[Proposals, Person], Awaitable[None]]
Afterwards = Callable[[Host], None]


class Part(Protocol):
    """Part of a feature in erasing a person's data."""

    async def find_leaving(self, tx: Transaction, user: int) -> Leaving:
        """Return a function that takes the person out of running games and the like."""
        ...

    async def lock(self, tx: Transaction, user: int) -> None:
        """Lock what `erase` changes and other transactions lock before a table, until the transaction ends."""
        ...

    async def erase(self, tx: Transaction, user: int, neutral: Callable[[str, int], str]) -> Afterwards:
        """Clear the feature's rows of the person, whose other rows still exist, and return the work after the commit.

        `neutral` makes the name that replaces theirs, from a language and the number of their seat.
        """
        ...


parts: list[Part] = []
"""Parts of all features (`bot/app/features.py`)."""

Stored = dict[str, list[dict[str, Any]]]


async def load_stored(host: Host, user: int) -> Stored:
    """Return every row about a person."""
    return await host.store.look(lambda tx: tx.get(Privacy).load_stored(user))


async def erase(proposals: Proposals, person: Person) -> None:
    """Erase a person.

    They leave their running games (`endings.leave`) and open tables; in finished games a neutral name replaces theirs,
    also in messages that were posted in channels. Nothing else stays but marks without their number
    (`azalai.bot.store.erased`), so that they can't see a second hand of a running game, have the holidays of a year
    twice, or evade limits.
    """
    host = proposals.host
    async with host.store.read() as tx:
        waiting = await tx.tables.list_of_person(person.id, [Status.LOBBY])
        running = await tx.tables.list_of_person(person.id, [Status.RUNNING])
        leavings = [await part.find_leaving(tx, person.id) for part in parts]
    for table in waiting:
        await leave_quietly(lobby.leave(host, table, person))
    for table in running:
        await leave_quietly(endings.leave(proposals, table, person))
    for leave in leavings:
        await leave(proposals, person)
    async with host.store.write() as tx:
        # in the order of all other writers: tournaments, then tables, then their rows; else two processes wait for
        # each other, and PostgreSQL ends one of them
        tx.advisory_lock(f"marks of {person.id}")
        for part in parts:
            await part.lock(tx, person.id)
        await tx.get(Privacy).lock_tables(person.id)
        since = host.now() - TOGETHER_WITHIN
        await tx.erased.remember(person.id, await days_had(tx, person.id, host.now()), since)
        concerned = await tx.get(Privacy).list_affected_channels(person.id)
        afterwards = [await part.erase(tx, person.id, _neutral_name) for part in parts]
        await tx.get(Privacy).erase(person.id, _neutral_name, robot_name)
        now = host.now()
        for table, channel in concerned.items():
            await tx.outbox.add(table, ChannelAddress(channel), MessageKind.RENEWAL, now=now)
    await host.store.empty_log()
    host.after_commit([*waiting, *running, *concerned])
    for follow_up in afterwards:
        follow_up(host)


async def leave_quietly(leaving: Awaitable[Any]) -> None:
    """Leave a table or the like, unless it has ended or can't be read: its rows are cleared with the others."""
    try:
        await leaving
    except Refused:
        return


def _neutral_name(language: str, seat: int) -> str:
    return words(language_of(language)).say("privacy-former-player", number=seat + 1)
