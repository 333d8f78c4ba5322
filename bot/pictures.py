"""Draws the pictures of views, off the event loop, and keeps the newest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from bot.forms.parts import Picture
from bot.tables import LoadedTable
from locales import Language, words
from renderers import renderer
from renderers.kit.encode import encode

KEPT = 64
AT_ONCE = 2


class Pictures:
    """A picture is a function of the view, the names and the language, and nothing else."""

    def __init__(self) -> None:
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


def _draw(game: str, view: Any, names: tuple[str, ...], language: Language) -> Picture:
    draws = renderer(game)
    chosen = words(language)
    image = draws.draw(view, names, chosen)
    return Picture(f"{game}.png", encode(image), draws.alt(view, names, chosen))
