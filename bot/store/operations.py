"""The queries of who runs the bot: the pause of everything, what servers have set, figures over all tables."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from bot.store import schema
from bot.store.clocks import Times
from bot.store.facts import Facts
from bot.store.rows import Pause

PAUSE = "pause"
ALIVE = "alive_at"
"""When the bot was last known to be alive."""
STAMP = "operator"
"""A fact that changes whenever the command line has written something a running bot should look at."""


class Figures(msgspec.Struct, frozen=True):
    """How the store stands: tables by status, letters that wait, how many seconds the oldest has waited, and for how
    many seconds the oldest is overdue."""

    tables: dict[str, int]
    letters: int
    oldest: float
    overdue: float


class Operating(Facts, Times):
    """The part of a transaction that concerns the running of the bot."""

    # The pause of everything

    async def pause(self) -> Pause | None:
        """The pause in which everything rests, if there is one."""
        found = await self.fact(PAUSE)
        return None if found is None else msgspec.json.decode(found, type=Pause)

    async def begin_pause(self, pause: Pause) -> bool:
        """From now on everything rests. False when it did already: nothing is changed then."""
        if await self.pause() is not None:
            return False
        await self.set_fact(PAUSE, msgspec.json.encode(pause).decode())
        return True

    async def end_pause(self, now: float) -> float | None:
        """Everything goes on, and whatever was to fall due falls due later by the length of the pause, in seconds.
        None when there was no pause."""
        pause = await self.pause()
        if pause is None:
            return None
        length = max(0.0, now - pause.since)
        await self.forget_fact(PAUSE)
        await self.shift_all(length)
        alive = await self.fact(ALIVE)
        if alive is not None and float(alive) < now:  # a bot that was down meanwhile must not make up for it again
            await self.set_fact(ALIVE, str(float(alive) + now - max(float(alive), pause.since)))
        return length

    # Servers

    async def server_settings(self, guild: int) -> str | None:
        """What a server has set, as JSON."""
        found = await self._connection.execute(
            sa.select(schema.servers.c.settings).where(schema.servers.c.guild_id == guild)
        )
        return found.scalar_one_or_none()

    async def set_server_settings(self, guild: int, settings: str) -> None:
        """Writes what a server has set."""
        await self._connection.execute(sa.delete(schema.servers).where(schema.servers.c.guild_id == guild))
        await self._connection.execute(sa.insert(schema.servers).values(guild_id=guild, settings=settings))

    # Figures

    async def figures(self, now: float) -> Figures:
        """How the store stands at `now`."""
        counted = await self._connection.execute(
            sa.select(schema.tables.c.status, sa.func.count()).group_by(schema.tables.c.status)
        )
        waiting = await self._connection.execute(
            sa.select(
                sa.func.count(),
                sa.func.min(sa.func.coalesce(schema.outbox.c.written_at, schema.outbox.c.due)),
                sa.func.min(schema.outbox.c.due),
            )
        )
        letters, written, due = waiting.one()
        return Figures(
            tables={str(status): int(count) for status, count in counted},
            letters=int(letters),
            oldest=0.0 if written is None else max(0.0, now - written),
            overdue=0.0 if due is None else max(0.0, now - due),
        )
