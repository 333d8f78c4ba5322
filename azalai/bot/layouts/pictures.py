"""Pictures of views, drawn off the event loop and cached; their sprites are cached in `renderers/kit/sprites.py`."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

import msgspec
from PIL import Image

from azalai.bot import metrics
from azalai.bot.cache import Cache
from azalai.bot.errors import Refused
from azalai.bot.layouts.cards import make_wording
from azalai.bot.layouts.final_card import early_end_caption
from azalai.bot.layouts.layout import Depiction, Picture
from azalai.bot.layouts.picture_prefetch import Prefetch
from azalai.bot.memory import GivesBack
from azalai.bot.people.preferences import Preferences
from azalai.bot.store.rows import ENDED_EARLY, Status
from azalai.bot.tables.card_priority import CardPriority
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import ALT_LIMIT, first_lines
from azalai.games.prompts import Prompt
from azalai.locales import Language, words
from azalai.renderers import Chart, alt, charts, close_ups, last_board, palette, renderer, turning
from azalai.renderers.kit.contrast import high_contrast, high_contrast_colours
from azalai.renderers.kit.encode import encode
from azalai.renderers.kit.ending import with_caption
from azalai.renderers.verdict import Verdict, draw_verdict

log = logging.getLogger(__name__)

ROOM = 8_000_000
"""Bytes of cached pictures, of 50 to 300 KB each."""
CLOSE_UPS_ROOM = 4_000_000
"""Bytes of cached close-ups."""
AT_ONCE = max(1, (os.cpu_count() or 2) - 1)
"""Largest number of drawings at the same time: one core is left for answers."""
TURNING = "turning point"
"""Value that stands for a turning point's picture in place of the name of a chart. No chart has a blank in its name."""


class Key(NamedTuple):
    """Key of a cached picture.

    `view`: encoded. `chart`: the name of a chart; None for the board. `asked`: the signature of the question or verdict
    that is marked. `caption`: the line below the board.
    """

    game: str
    view: bytes
    names: tuple[str, ...]
    language: Language
    contrast: bool
    chart: str | None = None
    asked: Hashable = None
    caption: str = ""


class Pictures:
    """Drawn and cached pictures.

    A picture depends on the view, the names, the language, the contrast and the question alone; a close-up on its key,
    the language and the contrast.
    """

    def __init__(self, card_priority: CardPriority | None = None) -> None:
        self._card_priority = card_priority or CardPriority()
        self._closer: Cache[tuple[str, str, Language, bool], tuple[Picture, str]] = Cache(CLOSE_UPS_ROOM)
        self._kept: Cache[Key, Picture] = Cache(ROOM)
        self._under_way: dict[Key, asyncio.Task[Picture]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._took = 0.0  # seconds of processor time that the newest drawing took
        self.prefetch = Prefetch(self._prefetch)
        self._memory = GivesBack()

    def forget(self) -> None:
        """Clear the caches, because a game has new drawings."""
        self._kept.clear()
        self._closer.clear()

    async def render(
        self, table: LoadedTable, seat: int | None, reader: Preferences, marked: Prompt | Verdict | None = None
    ) -> Depiction:
        """Return a seat's view of the table, or (None) the public one, in the reader's preferred form.

        `marked`: the question or verdict whose marks the picture bears.
        """
        if reader.text_only:
            return make_wording(table, seat, words(reader.language), _last_board_view(table, seat))
        return await self.render_with_fallback(table, seat, reader.language, contrast=reader.contrast, marked=marked)

    async def render_with_fallback(
        self,
        table: LoadedTable,
        seat: int | None,
        language: Language,
        *,
        contrast: bool = False,
        marked: Prompt | Verdict | None = None,
    ) -> Depiction:
        """Return the picture of a seat's view of the table, or the view in words if the picture can't be drawn.

        A fault in a drawing stops no game.
        """
        try:
            return await self._find_or_draw(table, seat, language, contrast, marked=marked)
        except Exception as error:
            log.error("a picture of table %s at %s broke: %s", table.id, table.row.position, type(error).__name__)
            return make_wording(table, seat, words(language), _last_board_view(table, seat))

    async def render_picture(
        self, table: LoadedTable, seat: int | None, language: Language, *, contrast: bool = False
    ) -> Picture:
        """Return the picture of a seat's view of the table, or (None) of the public one."""
        return await self._find_or_draw(table, seat, language, contrast)

    async def render_turning(self, table: LoadedTable) -> Picture | None:
        """Return the public picture of a turning point, or None if it can't be drawn."""
        try:
            return await self._find_or_draw(table, None, table.language, False, TURNING)
        except Exception as error:
            log.error("a turning point of table %s can't be drawn: %s", table.id, type(error).__name__)
            return None

    async def render_last_board(self, table: LoadedTable, reader: Preferences) -> Depiction:
        """Return the last public board of a table that is over, whose usual picture is the result."""
        view = last_board(table.game.key, table.view(None))
        if not reader.text_only:
            try:
                return await self._find_or_draw(table, None, reader.language, reader.contrast, view=view)
            except Exception as error:
                log.error("the last picture of table %s broke: %s", table.id, type(error).__name__)
        return make_wording(table, None, words(reader.language), view)

    async def render_chart(
        self, table: LoadedTable, chart: str, language: Language, *, contrast: bool = False
    ) -> Picture:
        """Return a chart of a table's public view. Raises `Refused` if its game has none of that name."""
        offered = charts(table.game.key)
        if offered is None or chart not in offered.charts():
            raise Refused("refusal-unreadable-button")
        return await self._find_or_draw(table, None, language, contrast, chart)

    async def _find_or_draw(
        self,
        table: LoadedTable,
        seat: int | None,
        language: Language,
        contrast: bool,
        chart: str | None = None,
        marked: Prompt | Verdict | None = None,
        view: Any = None,
    ) -> Picture:
        rest = _last_board_view(table, seat) if view is None else None
        view = view or rest or table.view(seat)
        signature = None if marked is None else marked.signature
        caption = "" if rest is None or chart is not None else early_end_caption(table, words(language))
        packed_view = msgspec.msgpack.encode(view)
        key = Key(table.game.key, packed_view, table.names, language, contrast, chart, signature, caption)
        cached = self._kept.find(key)
        if cached is not None:
            return cached
        if seat is not None:
            await self._card_priority.wait(table.id)
        return await asyncio.shield(self._get_drawing(key, view, marked))

    async def _prefetch(self, table: LoadedTable) -> float:
        """Draw a table's public view unless all turns to draw are taken; return the seconds of processor time."""
        view: Any = table.view(None)
        key = Key(table.game.key, msgspec.msgpack.encode(view), table.names, table.language, contrast=False)
        if key in self._kept or self._turns.locked():
            return 0.0
        await self._get_drawing(key, view)
        return self._took

    def _get_drawing(self, key: Key, view: Any, marked: Prompt | Verdict | None = None) -> asyncio.Task[Picture]:
        """Return the task that draws this picture; a new one if none does yet."""
        if key not in self._under_way:
            task = self._under_way[key] = asyncio.create_task(self._draw_in_turn(key, view, marked))
            task.add_done_callback(lambda done: self._on_drawn(key, done))
        return self._under_way[key]

    async def _draw_in_turn(self, key: Key, view: Any, marked: Prompt | Verdict | None) -> Picture:
        async with self._turns:
            picture, self._took = await asyncio.to_thread(_draw_timed, key, view, marked)
        self._memory.mark_drawn()
        return self._kept.keep(key, picture, len(picture.data))

    async def render_uncached(self, name: str, draw: Callable[[], Chart], *, contrast: bool = False) -> Picture:
        """Return a picture that `draw` makes for one reader, without caching it. `name`: the name of its file."""

        def encode_picture() -> Picture:
            drawing = draw()
            image = high_contrast(drawing.image) if contrast else drawing.image
            return Picture(name, encode(image), drawing.alt)

        async with self._turns:
            return await asyncio.to_thread(encode_picture)

    async def encode_all(self, name: str, charts: Sequence[Chart], *, contrast: bool = False) -> list[Picture]:
        """Return drawn pictures, encoded for one message. `name`: the name of their files, which get a number."""

        def encode_charts() -> list[Picture]:
            return [
                Picture(
                    f"{name}-{number}.png", encode(high_contrast(chart.image) if contrast else chart.image), chart.alt
                )
                for number, chart in enumerate(charts, 1)
            ]

        async with self._turns:
            return await asyncio.to_thread(encode_charts)

    async def render_close_up(
        self, game: str, key: str, language: Language, *, contrast: bool = False
    ) -> tuple[Picture, str]:
        """Return a thing of a game's box, enlarged, and its effect in words. Raises KeyError for an unknown key."""
        cache_key = (game, key, language, contrast)
        cached = self._closer.find(cache_key)
        if cached is not None:
            return cached
        async with self._turns:
            picture = await asyncio.to_thread(_draw_close_up, *cache_key)
        return self._closer.keep(cache_key, picture, len(picture[0].data))

    def _on_drawn(self, key: Key, done: asyncio.Task[Picture]) -> None:
        del self._under_way[key]
        if not done.cancelled() and done.exception() is not None:
            log.warning("a picture of %s could not be drawn: %s", key[0], type(done.exception()).__name__)


def _last_board_view(table: LoadedTable, seat: int | None) -> Any:
    """Return the public view of a game that ended early, with no seat to move; None for a seat or another game."""
    if seat is not None or table.row.status not in (Status.CANCELLED, *ENDED_EARLY):
        return None
    return last_board(table.game.key, table.view(None))


def _draw_close_up(game: str, key: str, language: Language, contrast: bool) -> tuple[Picture, str]:
    closer = close_ups(game)
    if closer is None:
        raise KeyError(key)
    close_up = closer.close_up(key, words(language))
    return Picture(f"{game}.png", _encode(game, close_up.image, contrast), close_up.alt), close_up.text


def _draw_timed(key: Key, view: Any, marked: Prompt | Verdict | None) -> tuple[Picture, float]:
    """Return the picture, and the seconds of processor time that it took in this thread."""
    began = time.thread_time()
    return _draw(key, view, marked), time.thread_time() - began


def _draw(key: Key, view: Any, marked: Prompt | Verdict | None) -> Picture:
    game, names, chart = key.game, key.names, key.chart
    with metrics.PICTURES.labels(game).time():
        chosen = words(key.language)
        offered = charts(game)
        if chart == TURNING:
            chart_picture = turning(game, view, names, chosen)
            file, image, alternative = f"{game}.png", chart_picture.image, chart_picture.alt
        elif chart is not None and offered is not None:
            chart_picture = offered.chart(chart, view, names, chosen)
            file, image, alternative = f"{game}-{chart}.png", chart_picture.image, chart_picture.alt
        else:
            draws = renderer(game)
            if isinstance(marked, Verdict):
                image = draw_verdict(game, view, names, chosen, marked)
            else:
                image = draws.draw(view, names, chosen) if marked is None else draws.draw(view, names, chosen, marked)
            file, alternative = f"{game}.png", alt(game, view, names, chosen)
            if key.caption:
                image = with_caption(image, key.caption)
                alternative, _ = first_lines(f"{key.caption}\n{alternative}", ALT_LIMIT)
        return Picture(file, _encode(game, image, key.contrast), alternative)


def _encode(game: str, image: Image.Image, contrast: bool) -> bytes:
    colours = palette(game)
    if contrast:
        return encode(high_contrast(image), colours and high_contrast_colours(colours))
    return encode(image, colours)
