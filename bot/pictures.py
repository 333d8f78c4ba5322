"""Draws the pictures of views, off the event loop, and keeps the newest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from bot.forms.parts import Picture
from bot.tables import LoadedTable
from locales import Language, words
from renderers import close_ups, renderer
from renderers.kit.encode import encode

KEPT = 64
AT_ONCE = 2


class Pictures:
    """A picture is a function of the view, the names and the language, and nothing else; a close-up of its key and
    the language."""

    def __init__(self) -> None:
        self._closer: OrderedDict[tuple[str, str, Language], tuple[Picture, str]] = OrderedDict()
        self._kept: OrderedDict[tuple[str, bytes, tuple[str, ...], Language], Picture] = OrderedDict()
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def of(self, table: LoadedTable, seat: int | None, language: Language) -> Picture:
        """The picture of what that seat may know of the table; None: what everybody may know."""
        view: Any = table.view(seat)
        key = (table.game.key, msgspec.msgpack.encode(view), table.names, language)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        async with self._turns:
            picture = await asyncio.to_thread(_draw, table.game.key, view, table.names, language)
        self._kept[key] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    async def close_up(self, game: str, key: str, language: Language) -> tuple[Picture, str]:
        """A thing of a game's box in large, and what it does in words. KeyError if there is none of that key."""
        asked = (game, key, language)
        if asked in self._closer:
            self._closer.move_to_end(asked)
            return self._closer[asked]
        async with self._turns:
            found = await asyncio.to_thread(_draw_close_up, *asked)
        self._closer[asked] = found
        while len(self._closer) > KEPT:
            self._closer.popitem(last=False)
        return found


def _draw_close_up(game: str, key: str, language: Language) -> tuple[Picture, str]:
    closer = close_ups(game)
    if closer is None:
        raise KeyError(key)
    found = closer.close_up(key, words(language))
    return Picture(f"{game}.png", encode(found.image), found.alt), found.text


def _draw(game: str, view: Any, names: tuple[str, ...], language: Language) -> Picture:
    draws = renderer(game)
    chosen = words(language)
    image = draws.draw(view, names, chosen)
    return Picture(f"{game}.png", encode(image), draws.alt(view, names, chosen))
