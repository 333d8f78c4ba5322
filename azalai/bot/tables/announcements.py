"""Announcements of a change: messages written into the outbox in the transaction of the change.

A row names the kind of the message (`MessageKind`) and its receiver. The content is drawn from the newest position when
the message is sent.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

import msgspec

from azalai.bot.people.preferences import list_ways
from azalai.bot.people.presence import PATIENCE, Presence
from azalai.bot.people.quiet_hours import find_end_of_quiet
from azalai.bot.signals import Awaited
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import Address, ChannelAddress, UserAddress
from azalai.bot.store.rows import MessageKind, SeatRow, Status, TableRow, TimerKind
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Turning


class DroppedPremoves(msgspec.Struct, frozen=True):
    """Reason why premoves are dropped.

    `reason`: the id of a message, which has these `values`. `move`: the notation of the move that could not be played,
    or an empty text.
    """

    reason: str
    move: str = ""
    values: dict[str, str | int] = {}


SILENT = "silent"
"""Body of a direct message that calls without a sound."""


class Call(msgspec.Struct, frozen=True):
    """Body of the message in the channel that names the people who must decide.

    `decisions`: the numbers of their decisions, by seat. `mentioned`: the seats of the people whom it mentions.
    `silent`: its mentions make no sound, because each of these people has another call, or wants none now.
    """

    decisions: Mapping[int, int]
    mentioned: tuple[int, ...]
    silent: bool = False


def decode_call(body: str) -> Call:
    """Return the call in the body of a message.

    A body of an earlier version has the decisions alone: all of their people are mentioned, with a sound.
    """
    if '"decisions"' in body:
        return msgspec.json.decode(body, type=Call)
    decisions = msgspec.json.decode(body, type=dict[int, int])
    return Call(decisions, tuple(decisions))


class MentionOutcome(enum.StrEnum):
    """Outcome of an invitation: the invited person is mentioned, or the reason why not."""

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
    """Queue the messages that follow from a change of a table, from `before` to `after`.

    `step`: the history entry of the change; None if the game begins, or continues without one. `mover`: the seat that
    moved. `presence`: knows the people who are at the table; they are not called at once. `followed`: False if the
    table has no followers.
    """
    await announce_card(tx, after, now, followed=followed)
    called = (
        _list_deciding_people(after) if step is not None and step.unexpected else _list_called(before, after, mover)
    )
    await _change_direct_messages(tx, before, after, called, now)
    if after.row.status is Status.FINISHED:
        await tx.outbox.add(after.id, get_channel_address(after), MessageKind.END, now=now)
        return
    mover_again = mover if _must_call_mover(after, step, mover, called) else None
    newly = [seat for seat in after.seats if seat.seat in called or seat.seat == mover_again]
    is_called = await announce_decision(tx, after, await schedule_premoves(tx, after, newly, now), now, presence)
    has_ended = any(old.deciding and not new.deciding for old, new in zip(before.seats, after.seats, strict=True))
    are_all_new = set(_list_deciding_people(after)) <= {seat.seat for seat in newly}
    is_void = not is_called and (bool(newly) or has_ended) and are_all_new  # the former call in the channel
    if is_void or (has_ended and _must_withdraw_calls(after, step, mover)):
        await tx.outbox.add(after.id, get_channel_address(after), MessageKind.PING, now=now, body="{}")


async def _change_direct_messages(
    tx: Transaction, before: LoadedTable, after: LoadedTable, called: Sequence[int], now: float
) -> None:
    """Queue the changes of the direct messages about turns.

    The message of a person is closed if they can do nothing any more, or if a call replaces it. It is renewed if they
    must decide now and only could before, or the other way round.
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
    """Return True if moves were undone and no person but the mover must decide: the calls after them are void."""
    return step is not None and bool(step.undone) and not set(_list_deciding_people(after)) - {mover}


async def schedule_premoves(
    tx: Transaction, table: LoadedTable, seats: Sequence[SeatRow], now: float
) -> tuple[SeatRow, ...]:
    """Set timers for the premoves of these deciding seats, and return the seats without one.

    A premove is played after its delay, without a call. The people in the returned seats are to be called.
    """
    plans = await tx.premoves.load_next_delays(table.id) if seats and table.prepared else {}
    for seat in seats:
        if seat.seat in plans:
            await tx.timers.set(table.id, TimerKind.PREMOVE, now + plans[seat.seat], seat.seat)
    return tuple(seat for seat in seats if seat.seat not in plans)


async def announce_decision(
    tx: Transaction, table: LoadedTable, seats: Sequence[SeatRow], now: float, presence: Presence | None = None
) -> bool:
    """Call the people in these deciding seats, each in the way they want; return True if a person is called now.

    The people who are at the table (by `presence`) get a timer: they are called if they have not moved after `PATIENCE`
    seconds.
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

    One message in the channel names all of them, and the people in the `named` seats. Each of the called people gets a
    direct message, too, if they want one, and hears one of the two. In a person's quiet hours the mention makes no
    sound, and the direct message waits for the end of these hours; if the person prefers, both wait.
    """
    everyone = sorted({*seats, *named}, key=lambda seat: seat.seat)
    people = await tx.people.load([seat.required_user for seat in everyone])
    ways = {seat.seat: list_ways(people.get(seat.required_user)) for seat in seats}
    wakes = {seat.seat: find_end_of_quiet(people.get(seat.required_user), now) for seat in everyone}
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
    """Queue a mention of the person in a seat, with a sound, because no direct message has reached them."""
    decisions = {person.seat: person.decision for person in (*await list_awaited_people(tx, table), seat)}
    await _announce_call(tx, table, Call(decisions, (seat.seat,)), now)


async def list_awaited_people(tx: Transaction, table: LoadedTable) -> list[SeatRow]:
    """Return the seats of all people who must decide and have no premove.

    A new call in the channel names all of them, because it replaces the former one.
    """
    plans = await tx.premoves.load_next_delays(table.id) if table.prepared else {}
    return [seat for seat in table.deciders if seat.user_id is not None and seat.seat not in plans]


async def _announce_call(tx: Transaction, table: LoadedTable, call: Call, now: float) -> None:
    body = msgspec.json.encode(call).decode()
    await tx.outbox.add(table.id, get_channel_address(table), MessageKind.PING, now=now, body=body)


async def announce_dropped_premoves(
    tx: Transaction, table: LoadedTable, seat: int, why: DroppedPremoves, now: float
) -> None:
    """Queue the message that tells the person in a seat why their premoves are dropped. Does nothing for a robot."""
    user = table.seats[seat].user_id
    if user is not None:
        body = msgspec.json.encode(why).decode()
        await tx.outbox.add(table.id, UserAddress(user), MessageKind.PREMOVE_DROPPED, now=now, seat=seat, body=body)


async def drop_all_premoves(tx: Transaction, table: LoadedTable, now: float) -> None:
    """Drop all premoves of a table, because its position is an unexpected one, and queue messages to their players."""
    for seat in await tx.premoves.load_next_delays(table.id):
        await tx.premoves.drop(table.id, seat)
        await announce_dropped_premoves(tx, table, seat, DroppedPremoves("prepare-taken-back"), now)


async def close_proposals(tx: Transaction, row: TableRow, now: float) -> None:
    """Close the open proposals of a game that is over, and queue the changes of their messages."""
    closed = await tx.proposals.close_all(row.id, now)
    for proposal in closed:
        await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.PROPOSAL, now=now, body=str(proposal))
    if closed:
        await tx.timers.clear(row.id, TimerKind.PROPOSAL)


async def announce_turn(tx: Transaction, table: LoadedTable, seats: Sequence[SeatRow], now: float) -> None:
    """Queue one message that names the people in these deciding seats, and mentions those who want calls there."""
    people_seats = [seat for seat in seats if seat.user_id is not None]
    if people_seats:
        people = await tx.people.load([seat.required_user for seat in people_seats])
        mentioned = tuple(seat.seat for seat in people_seats if list_ways(people.get(seat.required_user)).in_channel)
        await _announce_call(tx, table, Call({seat.seat: seat.decision for seat in people_seats}, mentioned), now)


def _list_called(before: LoadedTable, after: LoadedTable, mover: int | None) -> tuple[int, ...]:
    """Return the seats of the people who must decide after a step, and had not to before it.

    A mover who takes a choice back is not among them. A mover who must decide again at once is, if others must, too: it
    was the last of several choices, and all choose again.
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
    """Return the seats of the people who must decide."""
    return tuple(seat.seat for seat in table.deciders if seat.user_id is not None)


def _can_move(table: LoadedTable, seat: int) -> bool:
    """Return True if a seat that need not decide can still change its choice."""
    return table.row.status is Status.RUNNING and bool(table.game.moves(table.state, seat))


card_announced: Awaited[Transaction, LoadedTable, float] = Awaited()
"""Signal to features that report a table elsewhere, inside the transaction of its change (`app/features.py`)."""


async def announce_card(tx: Transaction, table: LoadedTable, now: float, *, followed: bool = True) -> None:
    """Queue the table card. Of several that wait, one is sent, with the newest position.

    `followed`: the table has followers, who get their news later.
    """
    await tx.outbox.add(table.id, get_channel_address(table), MessageKind.CARD, now=now)
    if followed:
        await card_announced(tx, table, now)


class ReminderBody(msgspec.Struct, frozen=True):
    """Body of a reminder's message.

    `by`: the name of the person who asked for it, or an empty text. `silent`: it makes no sound, because another
    message of the same reminder does.
    """

    by: str
    silent: bool = False


async def announce_reminder(tx: Transaction, table: LoadedTable, seat: SeatRow, now: float, *, by: str = "") -> None:
    """Queue the messages of a reminder, as the person in the seat prefers; one of them makes a sound.

    `by`: the name of the person who asked for it. Does nothing for a robot.
    """
    if seat.user_id is None:
        return
    ways = list_ways((await tx.people.load([seat.user_id])).get(seat.user_id))
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
    """Queue one message of a reminder."""
    body = msgspec.json.encode(remind).decode()
    await tx.outbox.add(
        table.id, address, MessageKind.REMINDER, now=now, seat=seat.seat, decision=seat.decision, body=body
    )


async def announce_turning(tx: Transaction, table: LoadedTable, step: Step, now: float) -> None:
    """Queue the message about a turning point in a table's newest move, if the table wants such messages.

    There is none for a person alone among robots, who reads it on the card, and none for the end of the game, which has
    a message of its own. After an undo it is queued in any case: its sender deletes the turning points of the undone
    moves. The body is the number of the move.
    """
    people = sum(not seat.is_robot for seat in table.seats)
    turning = people > 1 and any(event.reader is None and event.turning >= Turning.LINE for event in step.events)
    if (turning or step.undone or step.unexpected) and table.row.turning_points and table.row.status is Status.RUNNING:
        body = str(table.row.position)
        await tx.outbox.add(table.id, get_channel_address(table), MessageKind.TURNING, now=now, body=body)


async def announce_invitation(
    tx: Transaction, table: LoadedTable, invited: Sequence[InvitedPerson], now: float
) -> None:
    """Queue one invitation of these people in the channel, if there are any."""
    if invited:
        body = msgspec.json.encode(invited).decode()
        await tx.outbox.add(table.id, get_channel_address(table), MessageKind.INVITATION, now=now, body=body)


async def renew_invitations(tx: Transaction, row: TableRow, now: float) -> None:
    """Queue the change of the posted invitations to a table that begins, is closed, or is open again."""
    await tx.outbox.drop(row.id, (MessageKind.INVITATION,))
    if row.invited or await tx.messages.list_about(row.id, MessageKind.INVITATION):
        await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.INVITATION_RENEW, now=now)


async def announce_notice(
    tx: Transaction, table: LoadedTable, notice: str, now: float, *, seat: int | None = None
) -> None:
    """Queue a sentence for all at the table. `notice`: the id of the message; `seat`: the player that it names."""
    await tx.outbox.add(table.id, get_channel_address(table), MessageKind.NOTICE, now=now, body=notice, seat=seat)
