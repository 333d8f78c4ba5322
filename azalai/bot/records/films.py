"""Films of tables: made one at a time, off the event loop, and kept as long as there is room.

`scenes.py` chooses the frames; `azalai/renderers/film.py` draws them and writes the GIF.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

from azalai.bot.cache import Cache
from azalai.bot.errors import Refused, ReplayFailed
from azalai.bot.history.game_facts import History
from azalai.bot.history.replay import positions
from azalai.bot.history.takebacks import acts_that_count
from azalai.bot.layouts.layout import Picture
from azalai.bot.records.scenes import scenes
from azalai.bot.tables.host import Host
from azalai.bot.text import ALT_LIMIT, first_lines
from azalai.locales import Language, words
from azalai.renderers import alt
from azalai.renderers.film import film

log = logging.getLogger(__name__)

ROOM = 8_000_000
"""Bytes of films that are kept; the longest unused go first."""

Key = tuple[int, int, tuple[str, ...], Language]
"""Table, position, names and language: nothing else changes a film."""


class Films:
    """Films of a bot's tables: their public views, from the first position to the newest."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._kept: Cache[Key, Picture] = Cache(ROOM)
        self._under_way: dict[Key, asyncio.Task[Picture]] = {}
        self._asked_for: dict[int, Key] = {}
        self._one_at_a_time = asyncio.Semaphore(1)
        self._closed = False

    def is_ready(self, past: History, language: Language) -> bool:
        """Return True if the film is cached."""
        return _key(past, language) in self._kept

    async def of(self, past: History, language: Language, user: int | None = None) -> Picture:
        """Return the film of a table's history, in that language.

        Raises `Refused` if the game can't be replayed and the positions in between are not stored, and while another
        film is made for the same person (`user`; None: it is for all).
        """
        key = _key(past, language)
        cached = self._kept.find(key)
        if cached is not None:
            return cached
        if user is None:
            return await self._join(key, past, language)
        if self._asked_for.setdefault(user, key) != key:
            raise Refused("refusal-film-in-work")
        try:
            return await self._join(key, past, language)
        finally:
            if key not in self._under_way:
                self._asked_for.pop(user, None)

    async def _join(self, key: Key, past: History, language: Language) -> Picture:
        """Return the film, once it is made: the first caller starts it."""
        if key not in self._under_way:
            task = self._under_way[key] = asyncio.create_task(self._make(key, past, language))
            task.add_done_callback(lambda done: self._on_made(key, done))
        return await asyncio.shield(self._under_way[key])

    async def _make(self, key: Key, past: History, language: Language) -> Picture:
        async with self._one_at_a_time:
            try:
                picture = await asyncio.to_thread(self._draw, past, _replay_positions(past), language)
            except (ReplayFailed, ValueError):
                log.warning("table %s can't be played again; its film is made of the stored positions", past.table.id)
                picture = await asyncio.to_thread(self._draw, past, await self._list_stored_positions(past), language)
        for other in [film_key for film_key in self._kept if (film_key[0], film_key[3]) == (key[0], key[3])]:
            self._kept.drop(other)  # the same film, up to an earlier position
        return self._kept.keep(key, picture, len(picture.data))

    async def _list_stored_positions(self, past: History) -> Iterator[Any]:
        """Yield the stored positions: all that count while the game runs, the last one afterwards."""
        table = past.table
        async with self._host.store.read() as tx:
            packed = [await tx.moves.load_position(table.id, move.number) for move in acts_that_count(past.moves)]
        if sum(position is not None for position in packed) < 2:
            raise Refused("refusal-no-film", version=table.rules, now=table.game.version)
        return (table.game.decode(position) for position in packed if position is not None)

    def _draw(self, past: History, states: Iterator[Any], language: Language) -> Picture:
        table, t = past.table, words(language)
        key, frames = table.game.key, scenes(table.game, states)
        last = alt(key, frames[-1].view, table.names, t)
        whole = t.say("film-alt", game=t.say(f"{key}-name"), count=frames[-1].number, last=last)
        data = film(key, frames, table.names, t, lambda: not self._closed)
        return Picture(f"{key}.gif", data, first_lines(whole, ALT_LIMIT)[0])

    def close(self) -> None:
        """Stop: the film under way ends with its next frame, and no other begins."""
        self._closed = True

    def _on_made(self, key: Key, done: asyncio.Task[Picture]) -> None:
        del self._under_way[key]
        self._asked_for = {user: asked_key for user, asked_key in self._asked_for.items() if asked_key != key}
        if not done.cancelled() and done.exception() is not None:
            log.warning("the film of table %s could not be made: %s", key[0], type(done.exception()).__name__)


def _key(past: History, language: Language) -> Key:
    return past.table.id, past.table.row.position, past.table.names, language


def _replay_positions(past: History) -> Iterator[Any]:
    """Yield the replayed positions.

    Raises ValueError under unknown rules, and, while they are read, `ReplayFailed` for an impossible move.
    """
    return positions(past.table.game, past.start(), past.acts)
