"""Draws the pictures of views, off the event loop, and keeps the newest."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from typing import Any

import msgspec

from bot.forms.parts import Picture
from bot.tables import LoadedTable
from locales import Language, words
from renderers import renderer
from renderers.kit.encode import encode

log = logging.getLogger(__name__)

KEPT = 192
"""Pictures, of 100 to 300 KiB each."""
AT_ONCE = max(1, (os.cpu_count() or 2) - 1)
"""Drawings at the same time: one core is left to those who wait for an answer."""

Key = tuple[str, bytes, tuple[str, ...], Language]


class Pictures:
    """A picture is a function of the view, the names and the language, and nothing else."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Picture] = OrderedDict()
        self._under_way: dict[Key, asyncio.Task[Picture]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def of(self, table: LoadedTable, seat: int | None, language: Language) -> Picture:
        """The picture of what that seat may know of the table; None: what everybody may know."""
        view: Any = table.view(seat)
        key = (table.game.key, msgspec.msgpack.encode(view), table.names, language)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        return await asyncio.shield(self._drawing(key, view))

    def expect(self, table: LoadedTable, seat: int | None, language: Language) -> None:
        """Somebody will probably ask for this picture in a moment: it is drawn now, unless others wait for theirs."""
        view: Any = table.view(seat)
        key = (table.game.key, msgspec.msgpack.encode(view), table.names, language)
        if key not in self._kept and not self._turns.locked():
            self._drawing(key, view)

    def _drawing(self, key: Key, view: Any) -> asyncio.Task[Picture]:
        """The one task that draws this picture."""
        if key not in self._under_way:
            task = self._under_way[key] = asyncio.create_task(self._drawn(key, view))
            task.add_done_callback(lambda done: self._ended(key, done))
        return self._under_way[key]

    async def _drawn(self, key: Key, view: Any) -> Picture:
        game, _, names, language = key
        async with self._turns:
            picture = await asyncio.to_thread(_draw, game, view, names, language)
        self._kept[key] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    def _ended(self, key: Key, done: asyncio.Task[Picture]) -> None:
        del self._under_way[key]
        if not done.cancelled() and done.exception() is not None:
            log.warning("a picture of %s could not be drawn: %s", key[0], type(done.exception()).__name__)


def _draw(game: str, view: Any, names: tuple[str, ...], language: Language) -> Picture:
    draws = renderer(game)
    chosen = words(language)
    image = draws.draw(view, names, chosen)
    return Picture(f"{game}.png", encode(image), draws.alt(view, names, chosen))
