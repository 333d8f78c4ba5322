"""The client of a rehearsal: it hears presses, and notes when the connection is lost and back, or ended for good."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

import discord
import msgspec

from azalai.rehearsal.exchanges import Exchanges

PREFIX = "azr"
"""The custom ids of a rehearsal begin so: a running bot of the same application leaves them alone."""
RATE_LIMIT_WAIT = 60.0


class Arrival(msgspec.Struct, frozen=True):
    """A press, or what was typed into a box. `at`: when it came, in seconds since 1970 by this machine's clock."""

    interaction: discord.Interaction
    at: float

    @property
    def made(self) -> float:
        """When Discord made it, in seconds since 1970 by Discord's clock."""
        return self.interaction.created_at.timestamp()

    @property
    def custom_id(self) -> str:
        """What was pressed."""
        return custom_id_of(self.interaction)


class Rehearser(discord.AutoShardedClient):
    """Beside a running bot of the same application it takes nothing that is meant for that one. Of all shards that the
    bot may have it is the one by which the presses in one server come."""

    def __init__(self, exchanges: Exchanges, **options: Any) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=RATE_LIMIT_WAIT,
            http_trace=exchanges.watch(),
            **options,
        )
        self.is_connected = self.was_connected = False
        self.heard = False
        """Whether a press of ours has come, whoever pressed."""
        self.lost = 0
        """How often the connection was lost."""
        self.refusal: asyncio.Future[Exception] = asyncio.get_running_loop().create_future()
        """Why Discord has ended the connection for good, once it has."""
        self._connecting: asyncio.Future[None] | None = None
        self._arrived: asyncio.Queue[Arrival] = asyncio.Queue()

    def begin(self, shard: int, count: int) -> None:
        """Begins the connection, by that shard of so many."""
        self.shard_ids, self.shard_count = [shard], count
        self._connecting = asyncio.ensure_future(self.connect())
        self._connecting.add_done_callback(self._ended)

    def _ended(self, connecting: asyncio.Future[None]) -> None:
        error = None if connecting.cancelled() else connecting.exception()
        if isinstance(error, Exception):
            self.refuse(error)

    def refuse(self, error: Exception) -> None:
        """Discord lets us in no more."""
        self.is_connected = False
        if not self.refusal.done():
            self.refusal.set_result(error)

    async def close(self) -> None:
        """Closes nothing: the library does that where Discord ends the connection for good, and what was posted could
        not be taken away any more. `end` closes it."""

    async def end(self) -> None:
        """Closes it."""
        await super().close()
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)

    async def press(self, fits: Callable[[Arrival], bool], seconds: float) -> Arrival | None:
        """The next press of ours that fits; None where none comes in time. What does not fit is forgotten."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    arrival = await self._arrived.get()
                    if fits(arrival):
                        return arrival
        except TimeoutError:
            return None

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody pressed something."""
        if custom_id_of(interaction).startswith(f"{PREFIX}:"):
            self.heard = True
            self._arrived.put_nowait(Arrival(interaction, time.time()))

    async def on_connect(self) -> None:
        """The gateway has taken us."""
        self.is_connected = self.was_connected = True

    async def on_resumed(self) -> None:
        """The connection is back."""
        self.is_connected = True

    async def on_disconnect(self) -> None:
        """The connection was lost."""
        self.lost += self.is_connected
        self.is_connected = False


def custom_id_of(interaction: discord.Interaction) -> str:
    """The id of the button or box; "" for anything else."""
    return str(cast("dict[str, Any]", interaction.data or {}).get("custom_id", ""))
