"""Changes of who sits where, and where a table stands, while a game runs."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from bot.announce import announce_card, announce_notice, announce_turn
from bot.host import Host
from bot.lobby import Person, check_leads, close
from bot.robots import robot_name
from bot.store.rows import Status
from bot.tables import load, load_in
from bot.trouble import Refused


async def hand_to_robot(host: Host, table: int, person: Person) -> None:
    """A person leaves a running game: a robot takes the seat, with all that belongs to it. When the table's
    host leaves, the next person is host; when nobody is left, the game is cancelled."""
    async with host.queue(table):
        loaded = await load(host, table)
        seat = loaded.seat_of(person.id)
        if seat is None or loaded.row.status is not Status.RUNNING:
            raise Refused("refusal-not-seated")
        staying = [one.user_id for one in loaded.seats if one.user_id not in (None, person.id)]
        async with host.store.write() as ledger:
            await ledger.send(table, f"u{person.id}", "dm-left", now=host.now(), seat=seat.seat)
            robot = robot_name(list(loaded.names))
            await ledger.change_seat(table, seat.seat, user_id=None, name=robot, decision=seat.decision + 1)
            await ledger.sat_down(table, seat.seat, None, robot, host.now())
            if not staying:
                await close(ledger, loaded, Status.CANCELLED, host.now())
            elif loaded.row.host_id == person.id:
                await ledger.change_table(table, host_id=staying[0])
            await announce_card(ledger, loaded, host.now())
    host.after_commit([table])


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
                    await announce_notice(ledger, moved, "notice-moved", host.now())
                    await announce_card(ledger, moved, host.now())
                    await announce_turn(ledger, moved, moved.deciders, host.now())
        except IntegrityError as error:
            raise Refused("refusal-channel-taken") from error
    host.after_commit([table])
