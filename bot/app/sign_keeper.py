"""Brings the signs to Discord as emojis of the application, in the background, and learns which there are.

Each is called `az_KEY_HASH`, by what it shows. What is missing is created, by the first of several processes; the
others read the list until it is whole. Nothing is ever deleted: an older message, or another version of the bot that
runs meanwhile, may show it, and Discord keeps 2,000. A sign whose newest drawing is not there yet is shown as it was.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import logging
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Protocol

import aiohttp
import discord
import msgspec

from bot.clock import Backoff
from bot.delivery.discord_errors import reason
from bot.tables.host import Host
from renderers.signs import KEYS, png

log = logging.getLogger(__name__)

LOCK = "signs"
MOST = 2000
"""Emojis of one application (https://docs.discord.com/developers/resources/emoji#application-owned)."""
NAME_LIMIT = 32
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until another try, and between two looks of a process that waits for another one's work."""
_NAME = re.compile(r"az_(?P<key>\w+)_[0-9a-f]{6}", re.ASCII)


class Emoji(msgspec.Struct, frozen=True):
    """An emoji that the application has."""

    id: int
    name: str


class HasEmojis(Protocol):
    """The client, as far as the application's emojis are concerned."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """All that there are."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Makes one."""
        ...


class TooMany(Exception):
    """The application has as many emojis as it may have."""


@functools.cache
def name_of(key: str) -> str:
    """What the emoji of a sign is called: another drawing has another name. Draws the sign when it is first asked."""
    return f"az_{key}_{hashlib.sha256(png(key)).hexdigest()[:6]}"


def shown(found: Iterable[Emoji], names: Mapping[str, str]) -> dict[str, discord.PartialEmoji]:
    """Which emoji shows each sign: the one of that name, or else the newest of the same key."""
    best: dict[str, Emoji] = {}
    for one in sorted(found, key=lambda emoji: emoji.id):
        match = _NAME.fullmatch(one.name)
        if match is None or match["key"] not in names:
            continue
        key = match["key"]
        if key not in best or best[key].name != names[key]:
            best[key] = one
    return {key: discord.PartialEmoji(name=one.name, id=one.id) for key, one in best.items()}


class SignKeeper:
    """Looks after the emojis of one bot's application. `client` is the bot."""

    def __init__(self, host: Host, client: HasEmojis) -> None:
        self._host = host
        self._client = client
        self._again = asyncio.Event()
        self._backoff: Backoff[None] = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        self._keeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins, and goes on until it is closed."""
        self._host.signs.doubted.listen(self._again.set)
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Ends. What is not there yet is brought the next time."""
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping

    async def _keep(self) -> None:
        """One look after the other: soon again where something is missing, else when signs are refused."""
        while True:
            pause: float | None = None
            try:
                whole = await self.look()
            except discord.RateLimited as error:
                whole, pause = False, error.retry_after
                log.info("Discord takes no more signs for the moment; it goes on in %.0f s", pause)
            except TooMany:
                whole, pause = False, LONGEST_PAUSE
                log.warning("the application has %d emojis, as many as it may have: signs are said in words", MOST)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                whole = False
                log.warning("the signs could not be brought to Discord: %s; another try follows", reason(error))
            except Exception:
                whole = False
                log.exception("the signs could not be brought to Discord; another try follows")
            if whole:
                await self._again.wait()
            now = self._host.passed()
            await asyncio.sleep(self._backoff.failed(None, now) - now if pause is None else pause)

    async def look(self) -> bool:
        """Reads the list of emojis and, if that is this process's work, creates what is missing. Whether all signs are
        there. What Discord or the line refuses is raised; TooMany where there is no room for another."""
        names = {key: await asyncio.to_thread(name_of, key) for key in KEYS}
        self._again.clear()
        there = await self._read(names)
        self._host.signs.trust()
        missing = _missing(there, names)
        if missing and self._host.cluster.first:
            async with self._host.cluster.lock(LOCK):
                there = await self._read(names)
                missing = _missing(there, names)
                for key in missing:
                    if len(there) >= MOST:
                        raise TooMany
                    there.append(await self._create(key))
                    self._host.signs.learn(shown(there, names))
            if missing:
                log.info("signs brought to Discord: %d", len(missing))
            missing = []
        if not missing:
            self._backoff.worked(None)
        return not missing

    async def _read(self, names: Mapping[str, str]) -> list[Emoji]:
        found = [Emoji(one.id, one.name) for one in await self._client.fetch_application_emojis()]
        self._host.signs.learn(shown(found, names))
        return found

    async def _create(self, key: str) -> Emoji:
        picture = await asyncio.to_thread(png, key)
        made = await self._client.create_application_emoji(name=name_of(key), image=picture)
        return Emoji(made.id, made.name)


def _missing(there: Iterable[Emoji], names: Mapping[str, str]) -> list[str]:
    """The signs of which there is no emoji as they are drawn now."""
    known = {one.name for one in there}
    return [key for key, name in names.items() if name not in known]
