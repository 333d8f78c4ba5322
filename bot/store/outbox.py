"""The queries about what must be sent, what was sent, and what falls due."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import Letter, MessageRow, TimerRow


class Post(Queries):
    """The part of a transaction that concerns the outbox, our messages, and timers."""

    # The outbox

    async def send(
        self,
        table: int,
        lane: str,
        kind: str,
        *,
        now: float,
        seat: int | None = None,
        decision: int | None = None,
        body: str = "",
    ) -> None:
        """Writes down that something must be sent; it is sent after the commit."""
        await self._connection.execute(
            sa.insert(schema.outbox).values(
                table_id=table,
                lane=lane,
                kind=kind,
                seat=seat,
                decision=decision,
                body=body,
                nonce=secrets.token_hex(12),
                attempts=0,
                due=now,
                written_at=now,
            )
        )

    async def newest_letter(self, table: int, kind: str) -> int:
        """The number of the newest letter of that kind of a table; 0 when there is none."""
        found = await self._connection.execute(
            sa.select(sa.func.max(schema.outbox.c.id)).where(
                schema.outbox.c.table_id == table, schema.outbox.c.kind == kind
            )
        )
        return int(found.scalar() or 0)

    async def drop_older_letters(self, table: int, kind: str, newest: int) -> None:
        """Forgets the letters of that kind up to `newest`: what was just sent has shown all they were for."""
        await self._connection.execute(
            sa.delete(schema.outbox).where(
                schema.outbox.c.table_id == table, schema.outbox.c.kind == kind, schema.outbox.c.id <= newest
            )
        )

    async def next_letter(self, lane: str) -> Letter | None:
        """The oldest letter of a lane, due or not: order within a lane is kept."""
        found = await self._connection.execute(
            sa.select(schema.outbox).where(schema.outbox.c.lane == lane).order_by(schema.outbox.c.id).limit(1)
        )
        row = found.mappings().one_or_none()
        return None if row is None else Letter(**row)

    async def letter_sent(self, letter: int) -> None:
        """Takes a letter out of the outbox."""
        await self._connection.execute(sa.delete(schema.outbox).where(schema.outbox.c.id == letter))

    async def postpone(self, letter: int, due: float) -> None:
        """Counts a failed try and sets the time of the next."""
        await self._connection.execute(
            sa.update(schema.outbox)
            .where(schema.outbox.c.id == letter)
            .values(due=due, attempts=schema.outbox.c.attempts + 1)
        )

    async def hurry(self, table: int, now: float) -> None:
        """Makes the postponed letters in a table's lanes due at once: whatever was in the way may be gone."""
        lanes = sa.select(schema.outbox.c.lane).where(schema.outbox.c.table_id == table)
        await self._connection.execute(
            sa.update(schema.outbox).where(schema.outbox.c.lane.in_(lanes), schema.outbox.c.due > now).values(due=now)
        )

    async def hurry_all(self, now: float) -> None:
        """Makes every postponed letter due at once."""
        await self._connection.execute(sa.update(schema.outbox).where(schema.outbox.c.due > now).values(due=now))

    async def waiting_lanes(self, now: float) -> list[str]:
        """The lanes in which something is due."""
        found = await self._connection.execute(
            sa.select(schema.outbox.c.lane).distinct().where(schema.outbox.c.due <= now)
        )
        return [str(row.lane) for row in found]

    async def drop_letters(self, table: int, kinds: Collection[str]) -> None:
        """Forgets what can no longer be sent."""
        await self._connection.execute(
            sa.delete(schema.outbox).where(schema.outbox.c.table_id == table, schema.outbox.c.kind.in_(kinds))
        )

    # Our messages

    async def remember_message(
        self, table: int, kind: str, channel: int, message: int, seat: int | None = None
    ) -> None:
        """Remembers a message of ours that may still be edited or deleted."""
        await self._connection.execute(
            sa.insert(schema.messages).values(
                table_id=table, kind=kind, seat=seat, channel_id=channel, message_id=message
            )
        )

    async def messages(self, table: int, kind: str, seat: int | None = None) -> list[MessageRow]:
        """The remembered messages of a kind, oldest first; of one seat, where a seat is given."""
        query = sa.select(schema.messages).where(schema.messages.c.table_id == table, schema.messages.c.kind == kind)
        if seat is not None:
            query = query.where(schema.messages.c.seat == seat)
        found = await self._connection.execute(query.order_by(schema.messages.c.id))
        return [MessageRow(**row) for row in found.mappings()]

    async def forget_message(self, message: int) -> None:
        """Forgets a message by Discord's id of it."""
        await self._connection.execute(sa.delete(schema.messages).where(schema.messages.c.message_id == message))

    # Timers

    async def set_timer(self, table: int, kind: str, due: float, seat: int | None = None) -> None:
        """Sets the one timer of that kind of a table, or of a seat."""
        await self.clear_timers(table, kind, seat)
        await self._connection.execute(sa.insert(schema.timers).values(table_id=table, kind=kind, due=due, seat=seat))
        self.will_ring(due)

    async def clear_timers(self, table: int, kind: str, seat: int | None = None) -> None:
        """Removes the timer of that kind of a table, or of a seat; without a seat, those of its seats too."""
        chosen = sa.delete(schema.timers).where(schema.timers.c.table_id == table, schema.timers.c.kind == kind)
        await self._connection.execute(chosen if seat is None else chosen.where(schema.timers.c.seat == seat))

    async def due_timers(self, now: float) -> list[TimerRow]:
        """The timers that have fallen due, earliest first."""
        found = await self._connection.execute(
            sa.select(schema.timers).where(schema.timers.c.due <= now).order_by(schema.timers.c.due)
        )
        return [TimerRow(**row) for row in found.mappings()]

    async def next_due(self, now: float) -> float | None:
        """When the next timer or postponed letter falls due after `now`: what is due already is at work."""
        timer = await self._connection.execute(
            sa.select(sa.func.min(schema.timers.c.due)).where(schema.timers.c.due > now)
        )
        letter = await self._connection.execute(
            sa.select(sa.func.min(schema.outbox.c.due)).where(schema.outbox.c.due > now)
        )
        return min((float(due) for due in (timer.scalar(), letter.scalar()) if due is not None), default=None)
