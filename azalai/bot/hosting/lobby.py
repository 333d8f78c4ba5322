"""Lobby of a table: opening it, joining and leaving, agreeing to its terms, starting, cancelling and reopening it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from azalai.bot.clocks.seat_clock import SEAT_TIMERS, forget_reminders
from azalai.bot.errors import Clash, Refused
from azalai.bot.hosting.invitations import invite
from azalai.bot.hosting.names import levels_by_name, sit_down
from azalai.bot.hosting.start import begin, check_full_at, list_players, lock_lobby, starts_by_itself
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.rows import Guest, MessageKind, SeatRow, Status, TimerKind, Use
from azalai.bot.store.seat_terms import decode_terms, make_terms
from azalai.bot.tables.announcements import (
    InvitedPerson,
    announce_card,
    announce_invitation,
    announce_notice,
    close_proposals,
    renew_invitations,
)
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import find_usual_level
from azalai.bot.tables.loading import change_table, load, load_stored
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tables.terms import hash_terms, list_disagreeing
from azalai.games import GAMES


class OpenedTable(msgspec.Struct, frozen=True):
    """Opened table: its number, its channel, and the invitations to it.

    `first_try`: set once the bot has tried to post the card.
    """

    table: int
    channel: int
    invited: tuple[InvitedPerson, ...]
    first_try: asyncio.Event


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """Place and terms of a table to be opened.

    `options`: those of the game. `pace`: encoded. `suggest_rated`: *Suggest* is offered even if the game is rated.
    `rematch_of`: the number of the table that is played again. `full_at`: the number of players at which the game
    begins by itself.
    """

    game: str
    options: Any
    language: str
    guild: int | None
    channel: int
    random_seats: bool = True
    pace: str = "{}"
    suggestions: bool = True
    suggest_rated: bool = False
    turning_points: bool = True
    rematch_of: int | None = None
    full_at: int | None = None


async def open_table(
    host: Host,
    person: Person,
    new: NewTable,
    *,
    invited: Sequence[Person] = (),
    seats: Sequence[tuple[int | None, str]] | None = None,
    levels: Mapping[str, str] | None = None,
) -> OpenedTable:
    """Open a table for its host, who gets the first seat, or with all players of `seats`: (user, name).

    `levels`: levels or characters of robots among them, by name; other robots get the usual one (`find_usual_level`).
    If these are all the players for whom the table waits, the game begins. Raises `Refused` if the channel has a table
    that is open or running, for a game that is not offered, and past the limits.
    """
    host.check_not_paused()
    if not GAMES.is_offered(new.game):
        raise Refused("refusal-no-such-game")
    if new.full_at is not None:
        check_full_at(GAMES[new.game], new.full_at)
    now = host.now()
    try:
        async with host.store.write() as tx:
            if await tx.tables.find_live(new.channel) is not None:
                raise Refused("refusal-channel-taken")
            await check_may_open(host, tx, person, new.guild)
            robots = {name for user, name in seats or () if user is None}
            if robots - set(levels or {}):
                levels = dict.fromkeys(robots, await find_usual_level(tx, person.id, new.game)) | dict(levels or {})
            columns = {**msgspec.structs.asdict(new), "options": msgspec.json.encode(new.options)}
            columns |= {"guild_id": columns.pop("guild"), "channel_id": columns.pop("channel"), "host_id": person.id}
            columns |= {"version": GAMES[new.game].version, "created_at": now}
            table = await tx.tables.open(invited=[Guest(person.id, person.name) for person in invited], **columns)
            await sit_down(tx, table, seats or [(person.id, person.name)], levels or {})
            await tx.timers.set(table, TimerKind.LOBBY, now + host.settings.lobby_expiry)
            loaded = await load_stored(tx, table)
            await announce_card(tx, loaded, now)
            await host.limits.note(tx, Use.OPENING, person.id, guild=new.guild, table=table)
            called = await invite(host, tx, person, invited, guild=new.guild, table=table)
            await announce_invitation(tx, loaded, called, now)
            if starts_by_itself(loaded):
                # the person who opens the table sees it, and is not called at once
                host.presence.mark_active(person.id, table)
                await begin(host, tx, loaded)
    except Clash as clash:
        raise clash.as_refusal("refusal-channel-taken", of="tables.live_channel_id") from clash
    opened = OpenedTable(table, new.channel, called, host.first_tries.begin(table))
    host.after_commit([table])
    return opened


async def claim_thread(host: Host, person: Person, guild: int | None, invited: int) -> None:
    """Count a thread that is made for a table, with the number of people who are `invited` to it.

    Raises `Refused` if a person or a server has had many today, or if the table could not be opened in the thread.
    """
    async with host.store.write() as tx:
        await check_may_open(host, tx, person, guild)
        await host.limits.check(tx, Use.THREAD, person.id, guild)
        await host.limits.check(tx, Use.INVITATION, person.id, guild, invited)
        await host.limits.note(tx, Use.THREAD, person.id, guild=guild)


async def check_may_open(host: Host, tx: Transaction, person: Person, guild: int | None) -> None:
    """Raise `Refused` if the person may open no further table now, or if the server has as many as it may have."""
    await host.limits.check_lobbies(tx, person.id, guild)
    await host.limits.check(tx, Use.OPENING, person.id, guild)


async def join(host: Host, table: int, person: Person) -> LoadedTable:
    """Seat a person. Raises `Refused` if they sit already, if no seat is free, or if the host has removed them."""

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        if lobby.find_seat(person.id) is not None:
            raise Refused("refusal-already-seated")
        if await tx.erased.was_removed(table, person.id, lobby.row.removed):
            raise Refused("refusal-removed")
        if lobby.is_full:
            raise Refused("refusal-table-full")
        people = [*list_players(lobby), (person.id, person.name)]
        if lobby.row.rematch_of is not None:
            people = rotate_seats(await tx.seats.list_at(lobby.row.rematch_of), people)
        await sit_down(tx, table, people, levels_by_name(lobby.seats))

    return await change_lobby(host, table, change)


async def agree(host: Host, table: int, person: Person, mark: int) -> LoadedTable:
    """Store that a player agrees to the terms of the table.

    `mark`: that of the terms which the player saw (`hash_terms`). Raises `Refused` for others, and if a term has
    changed since.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        own = lobby.find_seat(person.id)
        if own is None:
            raise Refused("refusal-not-seated")
        terms = make_terms(lobby.row)
        if mark == zlib.crc32(terms.pace.encode()) and own.agreed is not None:
            # a button of an earlier version: its mark is that of the pace alone
            terms = msgspec.structs.replace(decode_terms(own.agreed), pace=terms.pace)
        elif mark != hash_terms(lobby):
            raise Refused("refusal-terms-again")
        await tx.seats.change(table, own.seat, agreed=terms.encode())

    return await change_lobby(host, table, change)


async def leave(host: Host, table: int, person: Person) -> LoadedTable:
    """Free a person's seat.

    If the host leaves, the next person becomes host; if the last person leaves, the table is cancelled.
    """

    async def change(tx: Transaction, lobby: LoadedTable) -> None:
        if lobby.find_seat(person.id) is None:
            raise Refused("refusal-not-seated")
        await stand_up(host, tx, lobby, person.id)

    return await change_lobby(host, table, change)


async def stand_up(host: Host, tx: Transaction, lobby: LoadedTable, leaving: int) -> None:
    """Free a person's seat, inside the caller's transaction."""
    staying = [(user, name) for user, name in list_players(lobby) if user != leaving]
    await tx.seats.replace(lobby.id, staying)
    people = [user for user, _ in staying if user is not None]
    if not people:
        await close(tx, lobby, Status.CANCELLED, host.now())
    elif lobby.row.host_id == leaving:
        await tx.tables.change(lobby.id, host_id=people[0])


async def start(host: Host, table: int, person: Person) -> LoadedTable:
    """Start the game, for the host and managers of the server.

    Raises `Refused` for others, for too few players, and if a player has not agreed to the terms.
    """
    async with change_table(host, table) as (lobby, tx):
        check_lobby(lobby)
        check_leads(lobby, person)
        if len(lobby.seats) < min(lobby.game.seats):
            raise Refused("refusal-too-few", least=min(lobby.game.seats), present=len(lobby.seats))
        waiting = list_disagreeing(lobby)
        if waiting:
            raise Refused("refusal-not-agreed", players=tuple(seat.name for seat in waiting), count=len(waiting))
        return await begin(host, tx, lobby)


async def cancel_lobby(host: Host, table: int, person: Person) -> None:
    """Cancel a table that has not started. Raises `Refused` if the game runs: `cancel` ends it."""
    await cancel(host, table, person, running=False)


def concerns_others(lobby: LoadedTable, person: Person) -> bool:
    """Return True if another person sits at a table that has not started, or is invited to it."""
    people = {seat.user_id for seat in lobby.seats} | {guest.user for guest in lobby.row.invited}
    return bool(people - {None, person.id})


async def reopen(host: Host, table: int, guild: int | None, person: Person) -> LoadedTable:
    """Reopen a table that was cancelled before its start, for its host and managers of the server.

    The players have their seats again, and the time of expiry stays. Raises `Refused` for others, if the table would
    have expired by now, past the limits, and while another table is in the channel.
    """
    async with change_table(host, table) as (loaded, tx):
        if loaded.row.guild_id != guild or not can_reopen(loaded):
            raise Refused("refusal-lobby-closed")
        check_leads(loaded, person)
        lapses = loaded.row.created_at + host.settings.lobby_expiry
        if host.now() >= lapses:
            raise Refused("refusal-lobby-closed")
        await check_may_open(host, tx, person, guild)
        await tx.tables.change(table, status=Status.LOBBY, live_channel_id=loaded.row.channel_id, ended_at=None)
        await tx.timers.set(table, TimerKind.LOBBY, lapses)
        opened = await load_stored(tx, table)
        await announce_card(tx, opened, host.now())
        await renew_invitations(tx, opened.row, host.now())
    return opened


def can_reopen(table: LoadedTable) -> bool:
    """Return True if a table was cancelled before its start and still has people on its seats."""
    people = [seat for seat in table.seats if seat.user_id is not None]
    return table.row.status is Status.CANCELLED and table.row.started_at is None and bool(people)


async def cancel(host: Host, table: int, person: Person, *, running: bool = True) -> None:
    """End a table without a result: one that has not started, or (`running`) any that is not over.

    Before the start that is for the host and managers of the server. A running game only managers may cancel, because
    the host may be about to lose; players can agree to end it (`azalai.bot.hosting.agreements.END`). Raises `Refused`
    for others.
    """
    async with change_table(host, table) as (loaded, tx):
        if not running:
            check_lobby(loaded)
        if loaded.row.status not in (Status.LOBBY, Status.RUNNING, Status.STRANDED):
            raise Refused("refusal-game-over")
        check_leads(loaded, person)
        if loaded.row.status is not Status.LOBBY and not person.may_moderate(loaded.row.guild_id):
            raise Refused("refusal-cancel-by-agreement")
        if loaded.row.status is Status.RUNNING:
            await announce_notice(tx, loaded, "notice-cancelled", host.now())
        await close(tx, loaded, Status.CANCELLED, host.now())
        row = msgspec.structs.replace(loaded.row, status=Status.CANCELLED)
        await announce_card(tx, msgspec.structs.replace(loaded, row=row), host.now())


async def expire(host: Host, table: int) -> None:
    """Close a lobby that has expired; do nothing if its game has started."""
    async with host.queue(table), host.store.write() as tx:
        await tx.timers.clear(table, TimerKind.LOBBY)
        row = await tx.tables.get(table)
        if row is None or row.status is not Status.LOBBY:
            return
        await tx.tables.close(table, Status.EXPIRED, host.now())
        await renew_invitations(tx, row, host.now())
        await tx.outbox.add(table, ChannelAddress(row.channel_id), MessageKind.CARD, now=host.now())
    host.after_commit([table])


async def close(tx: Transaction, table: LoadedTable, status: Status, now: float) -> None:
    """Close a table: no seat decides any more, calls and premoves are dropped, and proposals and timers are closed."""
    await tx.tables.close(table.id, status, now)
    for kind in (TimerKind.LOBBY, TimerKind.IDLE):
        await tx.timers.clear(table.id, kind)
    await tx.outbox.drop(table.id, (MessageKind.PING, MessageKind.DM))
    if table.row.status is Status.LOBBY:
        await renew_invitations(tx, table.row, now)
    await tx.premoves.drop(table.id)
    await close_proposals(tx, table.row, now)
    await tx.timers.set_for_seats(table.id, [seat.seat for seat in table.seats], SEAT_TIMERS, ())
    for seat in table.seats:
        if seat.reminded:
            await forget_reminders(tx, table, seat, now)
        if seat.deciding:
            await tx.seats.change(table.id, seat.seat, deciding=False, decision=seat.decision + 1, since=None)
        if seat.user_id is not None and table.row.started_at is not None:
            await tx.outbox.add(table.id, UserAddress(seat.user_id), MessageKind.DM_CLOSE, now=now, seat=seat.seat)


async def announce_lobbies(tx: Transaction, guild: int, now: float) -> list[int]:
    """Queue the cards of a server's lobbies, whose buttons depend on its settings; return the tables' numbers."""
    lobbies = await tx.tables.list_lobbies_in(guild)
    for table, channel in lobbies:
        await tx.outbox.add(table, ChannelAddress(channel), MessageKind.CARD, now=now)
    return [table for table, _ in lobbies]


async def change_lobby(host: Host, table: int, change: Any) -> LoadedTable:
    """Apply a change to a lobby, under its queue and in one transaction, and queue the card.

    `change`: an async function of the transaction and the table. If all players that the table waits for are there
    after it, the game begins. Raises `Refused` if the table has started or was closed.
    """
    async with change_table(host, table) as (lobby, tx):
        check_lobby(lobby)
        await change(tx, await lock_lobby(tx, table))
        changed = await load_stored(tx, table)
        if starts_by_itself(changed):
            changed = await begin(host, tx, changed)
        else:
            await announce_card(tx, changed, host.now())
    return changed


async def load_lobby(host: Host, table: int) -> LoadedTable:
    """Return a table that has not started. Raises `Refused` if it has started or was closed."""
    loaded = await load(host, table)
    check_lobby(loaded)
    return loaded


def check_lobby(table: LoadedTable) -> None:
    """Raise `Refused` if a table has started or was closed."""
    if table.row.status is Status.RUNNING:
        raise Refused("refusal-already-started")
    if table.row.status is not Status.LOBBY:
        raise Refused("refusal-lobby-closed")


def rotate_seats(before: Sequence[SeatRow], sitting: Sequence[tuple[int | None, str]]) -> list[tuple[int | None, str]]:
    """Return the players as (user, name) in the order of the game before, moved by one seat.

    The second player is first now, and the first is last; newcomers follow.
    """
    ranks = {seat.user_id or seat.name: (seat.seat - 1) % len(before) for seat in before}
    return sorted(sitting, key=lambda pair: ranks.get(pair[0] or pair[1], len(before)))


def leads(table: LoadedTable, person: Person) -> bool:
    """Return True if a person leads a table: they are its host, or may manage its server."""
    return table.row.host_id == person.id or person.may_moderate(table.row.guild_id)


def check_leads(table: LoadedTable, person: Person) -> None:
    """Raise `Refused` for people who do not lead the table."""
    if not leads(table, person):
        raise Refused("refusal-host-only")
