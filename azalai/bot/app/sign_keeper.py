"""Keeper of the signs: it brings them to Discord as emojis of the application, and reads which are there.

Each is called `az_KEY_HASH`, by its drawing. Missing ones are created by the first of several processes; the others
read the list until it is complete. The bot deletes nothing: an older message, or another version of the bot that runs
at the same time, may show it, and Discord keeps 2,000. `azalai emojis --tidy` deletes those with outdated drawings. A
sign without its newest drawing is shown as it was, and one without any is a word.

A fault that may pass (a lost line, a Discord that is down or busy) is tried again, ever more slowly. A fault that needs
a person (no room, no permission, a picture that Discord refuses) is reported once, and tried again when the bot starts,
when a sign is refused, or the next day. The list is read once a day, because Discord refuses no text with a deleted
emoji.
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
from azalai.bot.delivery.retries import reason
from azalai.bot.discord_codes import verdict
from azalai.bot.tables.host import Host
from azalai.renderers.signs import KEYS, png

log = logging.getLogger(__name__)

LOCK = "signs"
MOST = 2000
"""Emojis of one application (https://docs.discord.com/developers/resources/emoji#application-owned)."""
NAME_LIMIT = 32
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until another try, and between two looks of a process that waits for another one's work."""
REFUSED_PAUSE, DAILY = 600.0, 86_400.0
"""Seconds between two looks after refused signs, and between two looks on a day without trouble."""
PATIENCE = 5.0
"""Seconds that a closing bot waits for Discord's answers."""
_NAME = re.compile(r"az_(?P<key>\w+)_[0-9a-f]{6}", re.ASCII)


class Emoji(msgspec.Struct, frozen=True):
    """Emoji of the application."""

    id: int
    name: str


class HasEmojis(Protocol):
    """Part of the client for the application's emojis."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """Return all of them."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Create one."""
        ...


class TooMany(Exception):
    """The application has no room for another emoji."""


NOT_TAKEN = (400, 413)
"""Discord's answers to a picture that it refuses."""
REFUSED = (discord.Forbidden, discord.NotFound)
"""Errors if the bot may not manage the emojis of its application, or if there is no such application."""


@functools.cache
def name_of(key: str) -> str:
    """Return the emoji name of a sign, which differs for each drawing. The first call draws the sign."""
    return f"az_{key}_{hashlib.sha256(png(key)).hexdigest()[:6]}"


def key_of(name: str) -> str | None:
    """Return the sign of an emoji's name, perhaps in an earlier drawing, or None if it is none of ours."""
    match = _NAME.fullmatch(name)
    return match["key"] if match is not None and match["key"] in KEYS else None


def find_emojis(emojis: Iterable[Emoji], names: Mapping[str, str]) -> dict[str, str]:
    """Return the emoji that shows each sign, as Discord writes it: that of its name, or else the newest of its key."""
    best: dict[str, Emoji] = {}
    for emoji in sorted(emojis, key=lambda emoji: emoji.id):
        key = key_of(emoji.name)
        if key is not None and (key not in best or best[key].name != names[key]):
            best[key] = emoji
    return {key: f"<:{emoji.name}:{emoji.id}>" for key, emoji in best.items()}


class SignKeeper:
    """Keeper of the emojis of one bot's application. `client` is the bot."""

    def __init__(self, host: Host, client: HasEmojis) -> None:
        self._host = host
        self._client = client
        self._backoff: Backoff[None] = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        self._keeping: asyncio.Task[None] | None = None
        self._doubted = False
        """True if signs were refused since the list was read."""
        self._not_taken: set[str] = set()
        """Names of the signs whose pictures Discord refuses."""
        self._read_at = -math.inf
        self._logged_errors: set[type[Exception]] = set()
        self._next_day: asyncio.TimerHandle | None = None
        self._closed = False

    def start(self) -> None:
        """Start, until it is closed: look now, and after refused signs a little later again."""
        self._host.signs.doubted.listen(self._doubt)
        self._begin(0)

    async def close(self) -> None:
        """Stop. Missing emojis are created the next time."""
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
        """Look at the list again and again, first after N seconds, until all signs are there."""
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
                        reason(error),
                    )
                return
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                whole = False
                log.warning("the emojis could not be created in Discord: %s; the bot will try again", reason(error))
            except Exception:
                whole = False
                log.exception("the emojis could not be created in Discord; the bot will try again")
            if whole and not self._doubted:
                return
            now = self._host.monotonic()
            await asyncio.sleep(self._backoff.mark_failed(None, now) - now if pause is None else pause)

    def _is_first(self, error: Exception) -> bool:
        """Return True the first time for each type of error."""
        logged = type(error) in self._logged_errors
        self._logged_errors.add(type(error))
        return not logged

    async def look(self) -> bool:
        """Read the list of emojis and, if that is this process's work, create the missing ones.

        Returns True if all signs are there, except those whose pictures Discord refuses. Other refusals and errors of
        the line are raised; `TooMany` if there is no room for another.
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
        """Create the missing emojis, one after the other; another process may have done so just now.

        A refused sign stops no other; the first error of those that may pass is raised at the end.
        """
        uploaded = await self._read(names)
        brought, refused = 0, dict[str, discord.HTTPException]()
        for key in self._list_missing(uploaded, names):
            if self._closed:  # a library has swallowed the task's cancellation
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
        if refused:  # a request with an error may have worked: discord.py has asked twice, or another bot did
            missing = self._list_missing(await self._read(names), names)
            self._judge({key: error for key, error in refused.items() if key in missing})

    def _judge(self, refused: Mapping[str, discord.HTTPException]) -> None:
        """Note the signs whose pictures Discord refuses, and raise the first error that may pass."""
        for key, error in refused.items():
            if error.status in NOT_TAKEN:
                self._not_taken.add(name_of(key))
                log.warning("Discord refused the emoji %s: %s; a word replaces it", key, reason(error))
        for error in refused.values():
            if error.status not in NOT_TAKEN:
                raise error

    async def _read(self, names: Mapping[str, str]) -> list[Emoji]:
        self._read_at = self._host.monotonic()
        emojis = [Emoji(emoji.id, emoji.name) for emoji in await self._client.fetch_application_emojis()]
        self._host.signs.learn(find_emojis(emojis, names))
        return emojis

    async def _create(self, key: str) -> Emoji:
        """Create one emoji. Raises `TooMany` if there is no room."""
        picture = await asyncio.to_thread(png, key)
        try:
            made = await self._client.create_application_emoji(name=name_of(key), image=picture)
        except discord.HTTPException as error:
            if verdict(error).full:
                raise TooMany from error
            raise
        return Emoji(made.id, made.name)

    def _list_missing(self, uploaded: Iterable[Emoji], names: Mapping[str, str]) -> list[str]:
        """Return the signs without an emoji of their present drawing that Discord may accept."""
        known = {emoji.name for emoji in uploaded} | self._not_taken
        return [key for key, name in names.items() if name not in known]
