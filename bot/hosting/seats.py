"""Who sits where, and where a table stands, while a game runs.

Seats are the identity: history, clock and secrets go with the seat, and a person only sits on one.
"""

from __future__ import annotations

import json

import msgspec
from sqlalchemy.exc import IntegrityError

from bot.clocks.seat_clock import begin_anew, forget_reminders
from bot.errors import Refused
from bot.hosting.lobby import check_leads, close
from bot.hosting.proposals import Proposals
from bot.people.person import Person
from bot.play.robots import robot_name
from bot.store import Ledger
from bot.store.rows import SeatRow, Status
from bot.tables.announcements import (
    announce_card,
    announce_notice,
    announce_turn,
    channel_lane,
    person_lane,
    without_plans,
)
from bot.tables.host import Host
from bot.tables.loading import load, load_in
from bot.tables.table import LoadedTable

LETTER = "seat"
"""The kind of the message under which somebody may take a seat over."""


async def reseat(
    proposals: Proposals, ledger: Ledger, table: LoadedTable, seat: SeatRow, newcomer: Person | None
) -> LoadedTable:
    """Another person sits down on a seat, or a robot (`newcomer` None), inside the caller's transaction and under the
    table's queue: the table after it. When the table's host leaves, the next person is host; when nobody is left, the
    game is cancelled. Votes belong to seats: those on open proposals are counted again."""
    now = proposals.host.now()
    if seat.user_id is not None:
        await ledger.send(table.id, person_lane(seat.user_id), "dm-left", now=now, seat=seat.seat)
    name = robot_name(list(table.names)) if newcomer is None else newcomer.name
    changed = msgspec.structs.replace(
        seat, user_id=None if newcomer is None else newcomer.id, name=name, decision=seat.decision + 1, open=False
    )
    await ledger.change_seat(
        table.id, seat.seat, user_id=changed.user_id, name=name, decision=changed.decision, open=False, missed=0
    )
    await ledger.sat_down(table.id, seat.seat, changed.user_id, name, now)
    await ledger.drop_plans(table.id, seat.seat)
    seats = tuple(changed if one.seat == seat.seat else one for one in table.seats)
    after = msgspec.structs.replace(table, seats=seats)
    people = [one.user_id for one in seats if one.user_id is not None]
    if not people:
        await close(ledger, table, Status.CANCELLED, now)
    elif table.row.host_id not in people:
        stayed = [one for one in people if one != changed.user_id]
        await ledger.change_table(table.id, host_id=(stayed or people)[0])
    if seat.reminded:
        await forget_reminders(ledger, table, seat, now)
    if people:
        await begin_anew(ledger, after, now, [seat.seat])
    await announce_card(ledger, after, now)
    if seat.open or newcomer is not None:
        await ledger.send(table.id, channel_lane(table), LETTER, now=now, seat=seat.seat)
    if changed.deciding and newcomer is not None:
        await announce_turn(ledger, after, [changed], now)
        await ledger.send(table.id, person_lane(newcomer.id), "dm", now=now, seat=seat.seat, decision=changed.decision)
    if people:
        await proposals.review(ledger, after)
    return after


async def hand_to_robot(proposals: Proposals, table: int, person: Person) -> None:
    """A person leaves a running game: a robot takes the seat, with all that belongs to it."""
    host = proposals.host
    async with host.queue(table):
        loaded = await load(host, table)
        seat = loaded.seat_of(person.id)
        if seat is None or loaded.row.status is not Status.RUNNING:
            raise Refused("refusal-not-seated")
        async with host.store.write() as ledger:
            await reseat(proposals, ledger, loaded, seat, None)
    host.after_commit([table])


def check_may_offer(table: LoadedTable, seat: SeatRow, person: Person) -> None:
    """Refused unless this person may look for somebody who takes the seat: it is their own, or a robot's at their
    table, or they may manage the server."""
    if table.row.status is not Status.RUNNING:
        raise Refused("refusal-game-over")
    own = seat.user_id == person.id
    robots = seat.is_robot and table.seat_of(person.id) is not None
    if not (own or robots or person.may_moderate):
        raise Refused("refusal-not-your-seat-to-offer", player=seat.name)


async def offer_seat(host: Host, table: int, number: int, person: Person, invited: int | None) -> None:
    """Opens a seat to whoever takes it, or to one person (`invited`); until then it stays with who sits there.
    Refused as `check_may_offer` says, and for an invited person who may not sit down there."""
    async with host.queue(table):
        loaded = await load(host, table)
        seat = _seat(loaded, number)
        check_may_offer(loaded, seat, person)
        async with host.store.write() as ledger:
            if invited is not None:
                await _check_may_sit(ledger, loaded, number, invited)
            await ledger.change_seat(table, number, open=True)
            body = json.dumps({"by": person.name, "user": invited or 0})
            await ledger.send(table, channel_lane(loaded), LETTER, now=host.now(), seat=number, body=body)
    host.after_commit([table])


async def keep_seat(host: Host, table: int, number: int, person: Person) -> None:
    """Nobody is looked for any more. Refused as `check_may_offer` says."""
    async with host.queue(table):
        loaded = await load(host, table)
        check_may_offer(loaded, _seat(loaded, number), person)
        async with host.store.write() as ledger:
            await ledger.change_seat(table, number, open=False)
            await ledger.send(table, channel_lane(loaded), LETTER, now=host.now(), seat=number)
    host.after_commit([table])


async def take_seat(proposals: Proposals, table: int, number: int, person: Person, invited: int | None) -> None:
    """A person takes over a seat that is open. Refused when it is not, when it was offered to somebody else, or when
    they sit or have sat at this table: they know what another seat may not."""
    host = proposals.host
    async with host.queue(table):
        loaded = await load(host, table)
        seat = _seat(loaded, number)
        if not seat.open or loaded.row.status is not Status.RUNNING:
            raise Refused("refusal-seat-not-open")
        if invited is not None and invited != person.id:
            raise Refused("refusal-seat-for-another")
        try:
            async with host.store.write() as ledger:
                await _check_may_sit(ledger, loaded, number, person.id)
                await reseat(proposals, ledger, loaded, seat, person)
        except IntegrityError as error:
            raise Refused("refusal-already-seated") from error
    host.after_commit([table])


async def remove(proposals: Proposals, table: int, number: int, person: Person) -> None:
    """Who may manage the server hands somebody's seat to a robot, free to be taken over. Refused for others."""
    host = proposals.host
    if not person.may_moderate:
        raise Refused("refusal-moderator-only")
    async with host.queue(table):
        loaded = await load(host, table)
        if loaded.row.status is not Status.RUNNING:
            raise Refused("refusal-game-over")
        async with host.store.write() as ledger:
            await send_away(proposals, ledger, loaded, number)
    host.after_commit([table])


async def send_away(proposals: Proposals, ledger: Ledger, table: LoadedTable, number: int) -> None:
    """A robot plays on for a seat, and anybody may take it over, inside the caller's transaction."""
    seat = _seat(table, number)
    if seat.user_id is None:
        raise Refused("refusal-robot-already")
    after = await reseat(proposals, ledger, table, seat, None)
    if all(one.is_robot for one in after.seats):
        return
    await ledger.change_seat(table.id, number, open=True)
    body = json.dumps({"by": "", "user": 0})
    await ledger.send(table.id, channel_lane(table), LETTER, now=proposals.host.now(), seat=number, body=body)


def _seat(table: LoadedTable, number: int) -> SeatRow:
    if table.state is None or not 0 <= number < len(table.seats):
        raise Refused("refusal-not-started")
    return table.seats[number]


async def _check_may_sit(ledger: Ledger, table: LoadedTable, seat: int, user: int) -> None:
    if table.seat_of(user) is not None:
        raise Refused("refusal-already-seated")
    if await ledger.has_sat_elsewhere(table.id, user, seat):
        raise Refused("refusal-knows-too-much")


async def move_table(host: Host, table: int, channel: int, guild: int | None, person: Person) -> None:
    """Moves a running table (or one whose channel is gone) to this channel. Only for its host and who may
    manage the server."""
    async with host.queue(table):
        loaded = await load(host, table)
        if loaded.row.status not in (Status.RUNNING, Status.STRANDED) or loaded.row.guild_id != guild:
            raise Refused("refusal-no-table")
        check_leads(loaded, person)
        try:
            async with host.store.write() as ledger:
                await ledger.change_table(
                    table,
                    channel_id=channel,
                    live_channel_id=channel,
                    status=Status.RUNNING,
                    trouble=None,
                )
                await ledger.drop_letters(table, ("card", "ping"))
                row = await ledger.table(table)
                if row is not None:
                    moved = await load_in(ledger, row)
                    if loaded.row.status is Status.STRANDED:
                        await begin_anew(ledger, moved, host.now())
                    await announce_notice(ledger, moved, "notice-moved", host.now())
                    await announce_card(ledger, moved, host.now())
                    called = await without_plans(ledger, moved, moved.deciders, host.now())
                    await announce_turn(ledger, moved, called, host.now())
        except IntegrityError as error:
            raise Refused("refusal-channel-taken") from error
    host.after_commit([table])
