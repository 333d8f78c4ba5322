"""People on the seats of a running game, and its move to another channel.

History, clock and secrets belong to the seat, not to the person who sits on it.
"""

from __future__ import annotations

import json
import math
from typing import Any

import msgspec

from azalai.bot.clocks.seat_clock import forget_reminders, restart_clocks
from azalai.bot.errors import Refused
from azalai.bot.hosting.invitations import invite, takes_invitations
from azalai.bot.hosting.lobby import check_leads, close
from azalai.bot.hosting.names import distinct_name, robot_name
from azalai.bot.hosting.proposals import ProposalKind, Proposals
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import UserAddress
from azalai.bot.store.rows import MessageKind, ProposalRow, ProposalStatus, SeatRow, Status, TimerKind, Use, require
from azalai.bot.tables.announcements import (
    InvitedPerson,
    MentionOutcome,
    announce_card,
    announce_decision,
    announce_notice,
    announce_turn,
    get_channel_address,
    schedule_premoves,
)
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import change_table, load, load_in
from azalai.bot.tables.table import LoadedTable
from azalai.robots import Level

OPENS_AFTER = 3600.0
"""Seconds after a player was sent away before another person may take the seat.

So two of three players can't send the third away to seat another account of their own.
"""


async def reseat(
    proposals: Proposals,
    tx: Transaction,
    table: LoadedTable,
    seat: SeatRow,
    newcomer: Person | None,
    *,
    why: str = "",
) -> LoadedTable:
    """Seat another person, or a robot (`newcomer` None), and return the table after it.

    It runs inside the caller's transaction and under the table's queue. If the table's host leaves, another person is
    host; a game without people is cancelled unless it is of a tournament. The votes of the person who sat there expire.
    `why`: the value of `dm-left-why` in that person's message.
    """
    now = proposals.host.now()
    if seat.user_id is not None:
        to, kind = UserAddress(seat.user_id), MessageKind.DM_LEFT
        await tx.outbox.add(table.id, to, kind, now=now, seat=seat.seat, body=why)
    other_names = [row.name for row in table.seats if row.seat != seat.seat]
    name = await find_robot_name(tx, table) if newcomer is None else distinct_name(newcomer.name, other_names)
    sits = {"user_id": None, "level": Level.SOLID} if newcomer is None else {"user_id": newcomer.id, "level": None}
    afresh = {"open": False, "offered_to": None, "asked": "[]", "missed": 0, "taken_back": 0}
    changes: dict[str, Any] = {**sits, **afresh, "name": name, "decision": seat.decision + 1}
    changed = msgspec.structs.replace(seat, **changes)
    await tx.seats.change(table.id, seat.seat, **changes)
    if newcomer is not None and newcomer.id == seat.resigned_by:  # a person who resigned comes back
        await tx.seats.change(table.id, seat.seat, resigned_by=None, stalled=False)
    await tx.seat_history.record_player(table.id, seat.seat, changed.user_id, name, now)
    await tx.premoves.drop(table.id, seat.seat)
    seats = tuple(changed if row.seat == seat.seat else row for row in table.seats)
    after = msgspec.structs.replace(table, seats=seats)
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    if not people:
        if not table.row.is_in_tournament:  # robots play a game of a tournament to its end
            await close(tx, table, Status.CANCELLED, now)
    elif table.row.host_id not in people:
        stayed = [person for person in people if person != changed.user_id]
        await tx.tables.change(table.id, host_id=(stayed or people)[0])
    if seat.reminded:
        await forget_reminders(tx, table, seat, now)
    await tx.timers.clear(table.id, TimerKind.CALL, seat.seat)
    if people:
        await restart_clocks(tx, after, now, [seat.seat])
    await announce_card(tx, after, now)
    if seat.open or newcomer is not None:
        await tx.outbox.add(table.id, get_channel_address(table), MessageKind.SEAT_OFFER, now=now, seat=seat.seat)
    if changed.deciding and newcomer is not None:
        await announce_decision(tx, after, [changed], now)
    if people:
        await proposals.review(tx, after, seat.seat)
    return after


async def find_robot_name(tx: Transaction, table: LoadedTable) -> str:
    """Return a name for a robot that no player at the table has, and no entrant of its tournament."""
    if not table.row.is_in_tournament:
        return robot_name(list(table.names))
    return robot_name(await tx.seats.list_names_around(table.id, table.row.tournament_id))


def check_may_offer(table: LoadedTable, seat: SeatRow, person: Person) -> None:
    """Raise `Refused` unless this person may offer the seat.

    People may offer their own seat, and that of a robot at their table, to which the others must agree. Managers of the
    server may offer all seats.
    """
    _check_lends(table)
    if table.row.status is not Status.RUNNING:
        raise Refused("refusal-game-over")
    own = seat.user_id == person.id
    robots = seat.is_robot and table.find_seat(person.id) is not None
    if not (own or robots or person.may_moderate(table.row.guild_id)):
        raise Refused("refusal-not-your-seat-to-offer", player=(seat.name,))


def _check_lends(table: LoadedTable) -> None:
    """Raise `Refused` at a table of a tournament, whose seats belong to entrants."""
    if table.row.is_in_tournament:
        raise Refused("refusal-tournament-seat")


class OfferResult(msgspec.Struct, frozen=True):
    """Result of an offer. `asked`: the others must agree first. `invited`: the person for whom it is, if any."""

    asked: bool
    invited: tuple[InvitedPerson, ...]


async def offer_seat(
    proposals: Proposals, table: int, number: int, person: Person, invited: Person | None
) -> OfferResult:
    """Open a seat to all people, or to one (`invited`); until it is taken its player stays.

    A new offer of a seat replaces the one before. If the seat is a robot's, the people at the table are asked first,
    unless the person manages the server. Raises `Refused` as `check_may_offer` does, for an invited person who may not
    sit down there, and past the limits.
    """
    host = proposals.host
    loaded = await load(host, table)
    seat = _get_seat(loaded, number)
    check_may_offer(loaded, seat, person)
    if seat.is_robot and not person.may_moderate(loaded.row.guild_id):
        return await _ask_for_offer(proposals, loaded, seat, person, invited)
    async with change_table(host, table) as (loaded, tx):
        seat = _get_seat(loaded, number)
        check_may_offer(loaded, seat, person)
        if invited is not None:
            await _check_may_sit(tx, loaded, number, invited.id)
        invitations = await _open_seat(host, tx, loaded, seat, person, invited)
    return OfferResult(False, invitations)


async def _open_seat(
    host: Host,
    tx: Transaction,
    table: LoadedTable,
    seat: SeatRow,
    by: Person,
    invited: Person | None,
    *,
    silently: bool = False,
) -> tuple[InvitedPerson, ...]:
    """Open a seat inside the caller's transaction, and return the invitation to it.

    No person is mentioned twice for the same seat. `silently`: without a mention. Raises `Refused` past the limits of
    mentions.
    """
    asked_users: list[int] = json.loads(seat.asked)
    invitations: tuple[InvitedPerson, ...] = ()
    if invited is not None:
        if invited.id in asked_users:
            invitations = (InvitedPerson(invited.id, invited.name, MentionOutcome.BEFORE),)
        elif silently:
            invitations = (InvitedPerson(invited.id, invited.name, MentionOutcome.OFTEN),)
        else:
            invitations = await invite(host, tx, by, [invited], guild=table.row.guild_id, table=table.id)
            asked_users += [invitation.user for invitation in invitations if invitation.called is MentionOutcome.YES]
    changes = {"open": True, "offered_to": None if invited is None else invited.id, "asked": json.dumps(asked_users)}
    await tx.seats.change(table.id, seat.seat, **changes)
    body = msgspec.json.encode(invitations).decode()
    await tx.outbox.add(
        table.id, get_channel_address(table), MessageKind.SEAT_OFFER, now=host.now(), seat=seat.seat, body=body
    )
    return invitations


async def _ask_for_offer(
    proposals: Proposals, table: LoadedTable, seat: SeatRow, person: Person, invited: Person | None
) -> OfferResult:
    """Propose to the others at the table to offer a robot's seat."""
    invitations: tuple[InvitedPerson, ...] = ()
    if invited is not None:
        async with proposals.host.store.read() as tx:
            await _check_may_sit(tx, table, seat.seat, invited.id)
            called = MentionOutcome.YES if await takes_invitations(tx, invited.id) else MentionOutcome.REFUSES
        invitations = (InvitedPerson(invited.id, invited.name, called),)
    body = msgspec.json.encode(invitations).decode() if invitations else ""
    verdict = await proposals.propose(table.id, person, SEAT_OFFER.name, target=seat.seat, body=body)
    return OfferResult(verdict is ProposalStatus.OPEN, invitations)


async def _apply_offer(proposals: Proposals, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
    """Offer a seat to which the others have agreed, in the name of the proposer (or of the host, if they have left).

    Past the limits the invited person is not mentioned.
    """
    seat, by = table.seats[proposal.required_target], table.seats[require(proposal.seat, proposal, "a proposer")]
    person = Person(table.row.host_id if by.user_id is None else by.user_id, by.name)
    invited = next((Person(person.user, person.name) for person in decode_offer(proposal)), None)
    try:
        await _open_seat(proposals.host, tx, table, seat, person, invited)
    except Refused:
        await _open_seat(proposals.host, tx, table, seat, person, invited, silently=True)


def decode_offer(proposal: ProposalRow) -> tuple[InvitedPerson, ...]:
    """Return the person to whom a proposal offers a seat; none if it is offered to all."""
    return msgspec.json.decode(proposal.body, type=tuple[InvitedPerson, ...]) if proposal.body else ()


def _check_offer(table: LoadedTable, proposal: ProposalRow) -> None:
    """Raise `Refused` if a robot no longer has the seat, or if the invited person was erased."""
    _check_lends(table)
    if not table.seats[proposal.required_target].is_robot or (proposal.body and not decode_offer(proposal)):
        raise Refused("refusal-stale")


SEAT_OFFER = ProposalKind(name="seat-offer", carry_out=_apply_offer, check=_check_offer, unanimous=False)
"""Proposal to offer the seat of a robot to all people, or to one."""


async def keep_seat(host: Host, table: int, number: int, person: Person) -> None:
    """Withdraw the offer of a seat. Raises `Refused` as `check_may_offer` does."""
    async with change_table(host, table) as (loaded, tx):
        check_may_offer(loaded, _get_seat(loaded, number), person)
        await tx.seats.change(table, number, open=False, offered_to=None)
        await tx.outbox.add(table, get_channel_address(loaded), MessageKind.SEAT_OFFER, now=host.now(), seat=number)


async def take_seat(proposals: Proposals, table: int, number: int, person: Person, invited: int | None) -> None:
    """Seat a person on an open seat. `invited`: the person for whom the pressed button is, if for one.

    Raises `Refused` if the seat is not open or is offered to another person, and for people who sit at the table, or
    have sat on another of its seats, because they know its secrets. A person who was sent away needs an offer by name.
    """
    host = proposals.host
    async with change_table(host, table, taken="refusal-already-seated", of="seats.user_id") as (loaded, tx):
        seat = _get_seat(loaded, number)
        _check_lends(loaded)
        if not seat.open or loaded.row.status is not Status.RUNNING:
            raise Refused("refusal-seat-not-open")
        if any(user not in (None, person.id) for user in (seat.offered_to, invited)):
            raise Refused("refusal-seat-for-another")
        await _check_may_sit(tx, loaded, number, person.id)
        if seat.offered_to is None and await tx.seat_history.was_sent_away(table, person.id):
            raise Refused("refusal-sent-away")
        await _check_opened(tx, table, number, person.id, host.now())
        await reseat(proposals, tx, loaded, seat, person)


async def remove_player(proposals: Proposals, table: int, number: int, person: Person) -> None:
    """Give a player's seat to a robot and open it, for a manager of the server. Raises `Refused` for others."""
    async with change_table(proposals.host, table) as (loaded, tx):
        if not person.may_moderate(loaded.row.guild_id):
            raise Refused("refusal-moderator-only")
        if loaded.row.status is not Status.RUNNING:
            raise Refused("refusal-game-over")
        await send_away(proposals, tx, loaded, number)


async def send_away(proposals: Proposals, tx: Transaction, table: LoadedTable, number: int) -> LoadedTable:
    """Give a player's seat to a robot, inside the caller's transaction, and return the table after it.

    The seat is open then, but not at a table of a tournament, and not if only robots are left.
    """
    seat = _get_seat(table, number)
    if seat.user_id is None:
        raise Refused("refusal-robot-already")
    await tx.seat_history.send_away(table.id, number)
    after = await reseat(proposals, tx, table, seat, None, why="away")
    if after.row.is_in_tournament or all(seat.is_robot for seat in after.seats):
        return after
    await tx.seats.change(table.id, number, open=True, offered_to=None)
    await tx.outbox.add(
        table.id, get_channel_address(table), MessageKind.SEAT_OFFER, now=proposals.host.now(), seat=number, body="[]"
    )
    return after


def _get_seat(table: LoadedTable, number: int) -> SeatRow:
    if table.state is None:
        raise Refused("refusal-not-started")
    return table.get_seat(number)


async def _check_opened(tx: Transaction, table: int, seat: int, user: int, now: float) -> None:
    """Raise `Refused` if a player was sent away from the seat less than `OPENS_AFTER` ago, except for that player."""
    sent_away = [sitter for sitter in await tx.seat_history.list_former(table) if sitter.seat == seat][-1:]
    for last in sent_away:
        opens = (last.until or 0.0) + OPENS_AFTER
        if last.sent_away and last.user_id != user and now < opens:
            raise Refused("refusal-seat-opened-lately", when=f"<t:{math.ceil(opens)}:R>")


async def _check_may_sit(tx: Transaction, table: LoadedTable, seat: int, user: int) -> None:
    if table.find_seat(user) is not None:
        raise Refused("refusal-already-seated")
    if await tx.seat_history.has_sat_elsewhere(table.id, user, seat):
        raise Refused("refusal-knows-too-much")


async def move_table(host: Host, table: int, channel: int, guild: int | None, person: Person) -> None:
    """Move a table that runs, or has lost its channel, to this channel, for its host and managers of the server.

    Raises `Refused` for others, for tables of other servers, and if a running table was moved a few times today.
    """
    async with change_table(host, table) as (loaded, tx):
        if loaded.row.status not in (Status.RUNNING, Status.STRANDED) or loaded.row.guild_id != guild:
            raise Refused("refusal-no-table")
        check_leads(loaded, person)
        if loaded.row.status is Status.RUNNING:
            await host.limits.check_moves(tx, table)
            await host.limits.note(tx, Use.MOVE, person.id, guild=guild, table=table)
        await resume_in_channel(tx, loaded, channel, host.now())


async def resume_in_channel(tx: Transaction, table: LoadedTable, channel: int, now: float) -> None:
    """Resume a table that runs, or has lost its channel, in another channel.

    It runs inside the caller's transaction and under the table's queue. Raises `Clash` if another table is there.
    """
    live = {"channel_id": channel, "live_channel_id": channel, "status": Status.RUNNING, "missing_permission": None}
    await tx.tables.change(table.id, **live)
    await tx.outbox.drop(table.id, (MessageKind.CARD, MessageKind.PING))
    row = await tx.tables.get(table.id)
    if row is None:
        return
    moved = await load_in(tx, row)
    if table.row.status is Status.STRANDED:
        await restart_clocks(tx, moved, now)
    await announce_notice(tx, moved, "notice-moved", now)
    await announce_card(tx, moved, now)
    await announce_turn(tx, moved, await schedule_premoves(tx, moved, moved.deciders, now), now)
