"""Upload of the signs to Discord as emojis of the application; it also reads which are there.

The emoji of a sign is called `az_KEY_HASH`; the hash is that of its drawing. The first of several processes creates
missing emojis, the others read the list until it is complete. The bot deletes none: an older message, or an older
version of the bot that still runs, may show an emoji, and Discord has room for 2,000. `azalai emojis --tidy` deletes
old drawings. A sign without an emoji of its present drawing is shown with an older one, or as a word if there is none.

After a fault that may pass (the network or Discord can't be reached) the work is tried again, with ever longer pauses.
A fault that needs a person (no room, no permission, a picture that Discord refuses) is logged once; the work is tried
again when the bot starts, when Discord refuses a message with a sign, or the next day. The list is read once a day,
because Discord does not refuse a text with a deleted emoji.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import logging
import math
import re
from collections.abc import Iterable, Mapping
from typing import Protocol

import aiohttp
import discord
import msgspec

from azalai.bot.clock import Backoff
from azalai.bot.delivery.retries import describe_error
from azalai.bot.discord_codes import verdict
from azalai.bot.tables.host import Host
from azalai.renderers.signs import KEYS, png

log = logging.getLogger(__name__)

LOCK = "signs"
MOST = 2000
"""Greatest number of emojis of an application.

See https://docs.discord.com/developers/resources/emoji#application-owned.
"""
NAME_LIMIT = 32
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until the work is tried again, or the list is read again while another process creates the emojis."""
REFUSED_PAUSE, DAILY = 600.0, 86_400.0
"""Seconds between two readings of the list: at least, if signs were refused, and at most."""
PATIENCE = 5.0
"""Seconds for which a closing bot waits for the answer to its last request."""
_NAME = re.compile(r"az_(?P<key>\w+)_[0-9a-f]{6}", re.ASCII)


class Emoji(msgspec.Struct, frozen=True):
    """Emoji of the application."""

    id: int
    name: str


class HasEmojis(Protocol):
    """The methods of the client for emojis of the application."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """Return all of them."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Create one."""
        ...


class TooMany(Exception):
    """The application has no room for another emoji."""


NOT_TAKEN = (400, 413)
"""Statuses with which Discord refuses a picture."""
REFUSED = (discord.Forbidden, discord.NotFound)
"""Errors that mean that the bot may not manage the emojis, or that there is no such application."""


@functools.cache
def name_of(key: str) -> str:
    """Return the name of a sign's emoji, which changes with its drawing. The first call draws the sign."""
    return f"az_{key}_{hashlib.sha256(png(key)).hexdigest()[:6]}"


def key_of(name: str) -> str | None:
    """Return the key of the sign that an emoji of this name shows, also in an older drawing, or None."""
    match = _NAME.fullmatch(name)
    return match["key"] if match is not None and match["key"] in KEYS else None


def find_emojis(emojis: Iterable[Emoji], names: Mapping[str, str]) -> dict[str, str]:
    """Return the emoji of each sign, as it is written in a text: the present drawing, or else the newest older one."""
    best: dict[str, Emoji] = {}
    for emoji in sorted(emojis, key=lambda emoji: emoji.id):
        key = key_of(emoji.name)
        if key is not None and (key not in best or best[key].name != names[key]):
            best[key] = emoji
    return {key: f"<:{emoji.name}:{emoji.id}>" for key, emoji in best.items()}


class EmojiUpload:
    """Upload of the signs as emojis of one application. `client` is the bot."""

    def __init__(self, host: Host, client: HasEmojis) -> None:
        self._host = host
        self._client = client
        self._backoff: Backoff[None] = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        self._keeping: asyncio.Task[None] | None = None
        self._doubted = False
        """True if Discord has refused signs since the list was read."""
        self._not_taken: set[str] = set()
        """Names of the signs whose pictures Discord refuses."""
        self._read_at = -math.inf
        self._logged_errors: set[type[Exception]] = set()
        self._next_day: asyncio.TimerHandle | None = None
        self._closed = False

    def start(self) -> None:
        """Read the list and create missing emojis now, and again whenever signs are refused, until this is closed."""
        self._host.signs.doubted.listen(self._doubt)
        self._begin(0)

    async def close(self) -> None:
        """Stop the work. Emojis that are still missing are created at the next start."""
        self._closed = True
        if self._next_day is not None:
            self._next_day.cancel()
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait((self._keeping,), timeout=PATIENCE)

    def _doubt(self) -> None:
        self._doubted = True
        self._begin(max(FIRST_PAUSE, self._read_at + REFUSED_PAUSE - self._host.monotonic()))

    def _begin(self, pause: float) -> None:
        if self._closed:
            return
        if self._next_day is not None:
            self._next_day.cancel()
        self._next_day = asyncio.get_running_loop().call_later(pause + DAILY, self._begin, 0.0)
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep(pause))

    async def _keep(self, first: float) -> None:
        """Read the list and create missing emojis until all signs are there; begin after `first` seconds."""
        await asyncio.sleep(first)
        while not self._closed:
            pause: float | None = None
            try:
                whole = await self.look()
            except discord.RateLimited as error:
                whole, pause = False, error.retry_after
                log.info("Discord accepts no more emojis for the moment; the bot continues in %.0f s", pause)
            except TooMany as error:
                if self._is_first(error):
                    log.warning(
                        "the application has as many emojis as it may have (%d): words replace the missing ones;"
                        " 'azalai emojis --tidy' makes room",
                        MOST,
                    )
                return
            except REFUSED as error:
                if self._is_first(error):
                    log.warning(
                        "Discord does not let the bot manage its emojis: %s; words replace the missing ones, and"
                        " the bot tries again once a day",
                        describe_error(error),
                    )
                return
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                whole = False
                log.warning(
                    "the emojis could not be created in Discord: %s; the bot will try again", describe_error(error)
                )
            except Exception:
                whole = False
                log.exception("the emojis could not be created in Discord; the bot will try again")
            if whole and not self._doubted:
                return
            now = self._host.monotonic()
            await asyncio.sleep(self._backoff.mark_failed(None, now) - now if pause is None else pause)

    def _is_first(self, error: Exception) -> bool:
        """Return True if no error of this type was logged before."""
        logged = type(error) in self._logged_errors
        self._logged_errors.add(type(error))
        return not logged

    async def look(self) -> bool:
        """Read the list of emojis. If this is the first process, create the missing ones.

        Returns True if all signs are there, except those whose pictures Discord refuses. Raises other errors of
        Discord and of the network, and `TooMany` if there is no room for another emoji.
        """
        names = {key: await asyncio.to_thread(name_of, key) for key in KEYS}
        uploaded = await self._read(names)
        self._doubted = False
        self._not_taken.clear()
        self._host.signs.trust()
        if self._list_missing(uploaded, names):
            if not self._host.cluster.first:
                return False
            async with self._host.cluster.lock(LOCK):
                await self._create_missing(names)
        self._backoff.mark_worked(None)
        png.cache_clear()
        return True

    async def _create_missing(self, names: Mapping[str, str]) -> None:
        """Create the emojis that are still missing.

        After an error with one sign the others are still created. Then the first error that may pass is raised.
        """
        uploaded = await self._read(names)
        brought, refused = 0, dict[str, discord.HTTPException]()
        for key in self._list_missing(uploaded, names):
            if self._closed:  # the cancellation of the task may have been lost in a library
                return
            if len(uploaded) >= MOST:
                raise TooMany
            try:
                made = await self._create(key)
            except discord.HTTPException as error:
                if isinstance(error, REFUSED):
                    raise
                refused[key] = error
                continue
            brought += 1
            uploaded.append(made)
            self._host.signs.learn(find_emojis(uploaded, names))
        if brought:
            log.info("emojis created in Discord: %d", brought)
        if refused:  # the emoji may be there after all: by an earlier try of discord.py, or by another process
            missing = self._list_missing(await self._read(names), names)
            self._judge({key: error for key, error in refused.items() if key in missing})

    def _judge(self, refused: Mapping[str, discord.HTTPException]) -> None:
        """Record the signs whose pictures Discord refuses, and raise the first other error."""
        for key, error in refused.items():
            if error.status in NOT_TAKEN:
                self._not_taken.add(name_of(key))
                log.warning("Discord refused the emoji %s: %s; a word replaces it", key, describe_error(error))
        for error in refused.values():
            if error.status not in NOT_TAKEN:
                raise error

    async def _read(self, names: Mapping[str, str]) -> list[Emoji]:
        self._read_at = self._host.monotonic()
        emojis = [Emoji(emoji.id, emoji.name) for emoji in await self._client.fetch_application_emojis()]
        self._host.signs.learn(find_emojis(emojis, names))
        return emojis

    async def _create(self, key: str) -> Emoji:
        """Create the emoji of a sign. Raises `TooMany` if there is no room."""
        picture = await asyncio.to_thread(png, key)
        try:
            made = await self._client.create_application_emoji(name=name_of(key), image=picture)
        except discord.HTTPException as error:
            if verdict(error).full:
                raise TooMany from error
            raise
        return Emoji(made.id, made.name)

    def _list_missing(self, uploaded: Iterable[Emoji], names: Mapping[str, str]) -> list[str]:
        """Return the signs without an emoji of the present drawing, except those that Discord refuses."""
        known = {emoji.name for emoji in uploaded} | self._not_taken
        return [key for key, name in names.items() if name not in known]
