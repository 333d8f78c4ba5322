"""Announcements of a change, written into the outbox in the transaction of the change.

A row names the kind of message (`MessageKind`) and its receiver; its content is drawn from the newest position when it
is sent.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

import msgspec

from azalai.bot.people.preferences import ways_of
from azalai.bot.people.presence import PATIENCE, Presence
from azalai.bot.people.quiet_hours import loud_from
from azalai.bot.signals import Awaited
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import Address, ChannelAddress, UserAddress
from azalai.bot.store.rows import MessageKind, SeatRow, Status, TableRow, TimerKind
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Turning


class DroppedPremoves(msgspec.Struct, frozen=True):
    """Reason why premoves are dropped.

    The id of a message, its values, and the move in its notation that could not be played, or an empty text.
    """

    reason: str
    move: str = ""
    values: dict[str, str | int] = {}


SILENT = "silent"
"""Body of a direct message about a turn that makes no sound."""


class Call(msgspec.Struct, frozen=True):
    """People whom the message of a turn in the channel names: their decisions, by seat.

    `mentioned`: the seats of those who are mentioned. `silent`: no phone makes a sound, because each of them has a
    direct message; otherwise the mention makes it.
    """

    decisions: Mapping[int, int]
    mentioned: tuple[int, ...]
    silent: bool = False


def decode_call(body: str) -> Call:
    """Return the call in the body of a message.

    Earlier ones held the decisions alone: all were mentioned, with a sound.
    """
    if '"decisions"' in body:
        return msgspec.json.decode(body, type=Call)
    decisions = msgspec.json.decode(body, type=dict[int, int])
    return Call(decisions, tuple(decisions))


class MentionOutcome(enum.StrEnum):
    """Mention of an invited person, or the reason for none."""

    YES = "yes"
    REFUSES = "refuses"  # they want no invitations
    OFTEN = "often"  # the same person has invited them often today
    BEFORE = "before"  # they were asked for the same seat before


class InvitedPerson(msgspec.Struct, frozen=True):
    """Person who is invited to a table or offered a seat."""

    user: int
    name: str
    called: MentionOutcome


def get_channel_address(table: LoadedTable) -> ChannelAddress:
    """Return the address of a table's channel."""
    return ChannelAddress(table.row.channel_id)


async def announce(
    tx: Transaction,
    before: LoadedTable,
    after: LoadedTable,
    now: float,
    step: Step | None = None,
    *,
    mover: int | None = None,
    presence: Presence | None = None,
    followed: bool = True,
) -> None:
    """Write the messages that follow from the step between two positions of a table.

    `step` None: the game begins, or continues by other means. `mover`: the seat that moved. `presence`: the people at
    the table, who are not called at once. `followed`: the table has followers.
    """
    await announce_card(tx, after, now, followed=followed)
    called = (
        _list_deciding_people(after) if step is not None and step.unexpected else _list_called(before, after, mover)
    )
    await _change_direct_messages(tx, before, after, called, now)
    if after.row.status is Status.FINISHED:
        await tx.outbox.add(after.id, get_channel_address(after), MessageKind.END, now=now)
        return
    goes_on = mover if _must_call_mover(after, step, mover, called) else None
    newly = [seat for seat in after.seats if seat.seat in called or seat.seat == goes_on]
    named = await announce_decision(tx, after, await schedule_premoves(tx, after, newly, now), now, presence)
    ended = any(old.deciding and not new.deciding for old, new in zip(before.seats, after.seats, strict=True))
    everybody_else = set(_list_deciding_people(after)) <= {seat.seat for seat in newly}
    nobody_is_called = not named and (bool(newly) or ended) and everybody_else
    if nobody_is_called or (ended and _must_withdraw_calls(after, step, mover)):
        await tx.outbox.add(after.id, get_channel_address(after), MessageKind.PING, now=now, body="{}")


async def _change_direct_messages(
    tx: Transaction, before: LoadedTable, after: LoadedTable, called: Sequence[int], now: float
) -> None:
    """Queue changes of the messages about turns.

    Closed if nothing can be done any more or a new one comes, renewed if moves are possible at another's turn.
    """
    for old, new in zip(before.seats, after.seats, strict=True):
        if new.user_id is None:
            continue
        could, can = old.deciding or _can_move(before, old.seat), new.deciding or _can_move(after, new.seat)
        to = UserAddress(new.user_id)
        if could and (not can or new.seat in called):
            await tx.outbox.add(after.id, to, MessageKind.DM_CLOSE, now=now, seat=new.seat)
        elif can and old.deciding != new.deciding:
            await tx.outbox.add(after.id, to, MessageKind.DM_RENEW, now=now, seat=new.seat, decision=new.decision)


def _must_call_mover(after: LoadedTable, step: Step | None, mover: int | None, called: Sequence[int]) -> bool:
    """Return True if the mover, whose premove was played without a call, must decide again."""
    if step is None or not step.prepared or mover is None:
        return False
    return after.seats[mover].deciding and mover not in called


def _must_withdraw_calls(after: LoadedTable, step: Step | None, mover: int | None) -> bool:
    """Return True if a move was taken back, so that those who were called after it need no longer decide."""
    return step is not None and bool(step.undone) and not set(_list_deciding_people(after)) - {mover}


async def schedule_premoves(
    tx: Transaction, table: LoadedTable, seats: Sequence[SeatRow], now: float
) -> tuple[SeatRow, ...]:
    """Return those of these deciding seats whose people are to be called.

    A premove is played after a while, without a call.
    """
    plans = await tx.premoves.next_delays(table.id) if seats and table.prepared else {}
    for seat in seats:
        if seat.seat in plans:
            await tx.timers.set(table.id, TimerKind.PREMOVE, now + plans[seat.seat], seat.seat)
    return tuple(seat for seat in seats if seat.seat not in plans)


async def announce_decision(
    tx: Transaction, table: LoadedTable, seats: Sequence[SeatRow], now: float, presence: Presence | None = None
) -> bool:
    """Call the people in these deciding seats, each in the way they want; return True if a person is called now.

    Those who are at the table (by `presence`) are called only if they do not move within a while.
    """
    away: list[SeatRow] = []
    for seat in seats:
        if seat.user_id is not None and presence is not None and presence.is_present(seat.user_id, table.id):
            await tx.timers.set(table.id, TimerKind.CALL, now + PATIENCE, seat.seat)
        elif seat.user_id is not None:
            away.append(seat)
    return await call(tx, table, away, now)


async def call(
    tx: Transaction, table: LoadedTable, seats: Sequence[SeatRow], now: float, *, named: Sequence[SeatRow] = ()
) -> bool:
    """Call the people in these seats, and return True if a person is called now.

    One message in the channel names all of them (and those in the seats that are `named`), and each has a direct
    message. Each hears one of the two. In quiet hours the mention makes no sound and the direct message waits for their
    end; or both wait, as the person wants.
    """
    everyone = sorted({*seats, *named}, key=lambda seat: seat.seat)
    people = await tx.people.load([seat.required_user for seat in everyone])
    ways = {seat.seat: ways_of(people.get(seat.required_user)) for seat in seats}
    wakes = {seat.seat: loud_from(people.get(seat.required_user), now) for seat in everyone}
    quiet_seats = {seat.seat for seat in everyone if wakes[seat.seat] > now and people[seat.required_user].quiet_holds}
    loud = tuple(number for number, way in ways.items() if way.mention_sounds and wakes[number] <= now)
    called = {*ways} - quiet_seats
    if called:
        decisions = {seat.seat: seat.decision for seat in everyone}
        mentioned = loud or tuple(number for number in decisions if number not in quiet_seats)
        await _announce_call(tx, table, Call(decisions, mentioned, silent=not loud), now)
    for seat in seats:
        way = ways[seat.seat]
        if wakes[seat.seat] > now:
            if way.by_message or loud or seat.seat in quiet_seats:  # a part of their call is still to come
                await tx.timers.set(table.id, TimerKind.CALL, wakes[seat.seat], seat.seat)
        elif way.by_message:
            await tx.outbox.add(
                table.id,
                UserAddress(seat.required_user),
                MessageKind.DM,
                now=now,
                seat=seat.seat,
                decision=seat.decision,
                body=SILENT if way.closed else "",
            )
    return bool(called)


async def call_aloud(tx: Transaction, table: LoadedTable, seat: SeatRow, now: float) -> None:
    """Mention the person in that seat with a sound, because no direct message has reached them."""
    decisions = {person.seat: person.decision for person in (*await list_awaited_people(tx, table), seat)}
    await _announce_call(tx, table, Call(decisions, (seat.seat,)), now)


async def list_awaited_people(tx: Transaction, table: LoadedTable) -> list[SeatRow]:
    """Return the seats of all people who must decide and have no premove.

    A new message in the channel names those, too, who were called before, because it replaces theirs.
    """
    plans = await tx.premoves.next_delays(table.id) if table.prepared else {}
    return [seat for seat in table.deciders if seat.user_id is not None and seat.seat not in plans]


async def _announce_call(tx: Transaction, table: LoadedTable, call: Call, now: float) -> None:
    body = msgspec.json.encode(call).decode()
    await tx.outbox.add(table.id, get_channel_address(table), MessageKind.PING, now=now, body=body)


async def announce_dropped_premoves(
    tx: Transaction, table: LoadedTable, seat: int, why: DroppedPremoves, now: float
) -> None:
    """Tell the person in that seat that their premoves are dropped."""
    user = table.seats[seat].user_id
    if user is not None:
        body = msgspec.json.encode(why).decode()
        await tx.outbox.add(table.id, UserAddress(user), MessageKind.PREMOVE_DROPPED, now=now, seat=seat, body=body)


async def drop_all_premoves(tx: Transaction, table: LoadedTable, now: float) -> None:
    """Drop all premoves, because the position is an unexpected one, and tell their people."""
    for seat in await tx.premoves.next_delays(table.id):
        await tx.premoves.drop(table.id, seat)
        await announce_dropped_premoves(tx, table, seat, DroppedPremoves("prepare-taken-back"), now)


async def close_proposals(tx: Transaction, row: TableRow, now: float) -> None:
    """Close the proposals of a game that is over, and update their messages."""
    closed = await tx.proposals.close_all(row.id, now)
    for proposal in closed:
        await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.PROPOSAL, now=now, body=str(proposal))
    if closed:
        await tx.timers.clear(row.id, TimerKind.PROPOSAL)


async def announce_turn(tx: Transaction, table: LoadedTable, seats: Sequence[SeatRow], now: float) -> None:
    """Name the people in these deciding seats in one message, with a sound for those who want mentions."""
    people_seats = [seat for seat in seats if seat.user_id is not None]
    if people_seats:
        people = await tx.people.load([seat.required_user for seat in people_seats])
        mentioned = tuple(seat.seat for seat in people_seats if ways_of(people.get(seat.required_user)).in_channel)
        await _announce_call(tx, table, Call({seat.seat: seat.decision for seat in people_seats}, mentioned), now)


def _list_called(before: LoadedTable, after: LoadedTable, mover: int | None) -> tuple[int, ...]:
    """Return the seats of people whose turn comes with this step.

    A person who takes a choice back is not called again; the person who made the last of several choices is called with
    the others when all choose again.
    """
    newly = [
        new.seat
        for old, new in zip(before.seats, after.seats, strict=True)
        if new.deciding and not old.deciding and new.seat != mover
    ]
    if mover is not None and newly and after.seats[mover].deciding:
        newly.append(mover)
    people = _list_deciding_people(after)
    return tuple(seat for seat in sorted(newly) if seat in people)


def _list_deciding_people(table: LoadedTable) -> tuple[int, ...]:
    """Return the seats of people who must decide."""
    return tuple(seat.seat for seat in table.deciders if seat.user_id is not None)


def _can_move(table: LoadedTable, seat: int) -> bool:
    """Return True if a seat that need not decide could still change its choice."""
    return table.row.status is Status.RUNNING and bool(table.game.moves(table.state, seat))


card_announced: Awaited[Transaction, LoadedTable, float] = Awaited()
"""Signal for features that report a table elsewhere, inside the transaction of a change (`app/features.py`)."""


async def announce_card(tx: Transaction, table: LoadedTable, now: float, *, followed: bool = True) -> None:
    """Queue the card. Of many such messages one is sent, with the newest position.

    Followers, if there are any (`followed`), get their news later.
    """
    await tx.outbox.add(table.id, get_channel_address(table), MessageKind.CARD, now=now)
    if followed:
        await card_announced(tx, table, now)


class ReminderBody(msgspec.Struct, frozen=True):
    """Content of a reminder's messages: the name of the person who asked for it, or an empty text.

    `silent`: it makes no sound, because another message of the same reminder does.
    """

    by: str
    silent: bool = False


async def announce_reminder(tx: Transaction, table: LoadedTable, seat: SeatRow, now: float, *, by: str = "") -> None:
    """Write the messages of a reminder, as the person prefers; one of them makes a sound.

    `by`: the name of the person who asked for it.
    """
    if seat.user_id is None:
        return
    ways = ways_of((await tx.people.load([seat.user_id])).get(seat.user_id))
    addresses: list[Address] = [get_channel_address(table)] if ways.in_channel else []
    if ways.by_message and not ways.closed:
        addresses.append(UserAddress(seat.user_id))
    for address in addresses:
        silent = isinstance(address, ChannelAddress) and not ways.mention_sounds
        body = ReminderBody(by, silent=silent)
        await add_reminder(tx, table, address, seat, body, now)


async def add_reminder(
    tx: Transaction, table: LoadedTable, address: Address, seat: SeatRow, remind: ReminderBody, now: float
) -> None:
    """Write one message of a reminder."""
    body = msgspec.json.encode(remind).decode()
    await tx.outbox.add(
        table.id, address, MessageKind.REMINDER, now=now, seat=seat.seat, decision=seat.decision, body=body
    )


async def announce_turning(tx: Transaction, table: LoadedTable, step: Step, now: float) -> None:
    """Write the message of a turning point of the table's newest move, unless the table does without.

    One person among robots reads it on the card. The end of the game is none: its card tells it. A take-back writes it,
    too, for those that were posted before. The body is the number of the move.
    """
    people = sum(not seat.is_robot for seat in table.seats)
    turning = people > 1 and any(event.reader is None and event.turning >= Turning.LINE for event in step.events)
    if (turning or step.undone or step.unexpected) and table.row.turning_points and table.row.status is Status.RUNNING:
        body = str(table.row.position)
        await tx.outbox.add(table.id, get_channel_address(table), MessageKind.TURNING, now=now, body=body)


async def announce_invitation(
    tx: Transaction, table: LoadedTable, invited: Sequence[InvitedPerson], now: float
) -> None:
    """Write the invitation of these people, if there are any, to the channel."""
    if invited:
        body = msgspec.json.encode(invited).decode()
        await tx.outbox.add(table.id, get_channel_address(table), MessageKind.INVITATION, now=now, body=body)


async def renew_invitations(tx: Transaction, row: TableRow, now: float) -> None:
    """Let the invitations to a table follow it when it begins, is closed, or is open again."""
    await tx.outbox.drop(row.id, (MessageKind.INVITATION,))
    if row.invited or await tx.messages.list_about(row.id, MessageKind.INVITATION):
        await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.INVITATION_RENEW, now=now)


async def announce_notice(
    tx: Transaction, table: LoadedTable, notice: str, now: float, *, seat: int | None = None
) -> None:
    """Write a sentence for all at the table; `notice` is the id of a message, its `player` the one in `seat`."""
    await tx.outbox.add(table.id, get_channel_address(table), MessageKind.NOTICE, now=now, body=notice, seat=seat)
