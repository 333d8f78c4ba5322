"""Dialog of the events while a player was away: in words, and the board then and now."""

from __future__ import annotations

import msgspec

from azalai.bot.catch_up.layout import catch_up_layout
from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.errors import Refused
from azalai.bot.history.narration import lines, shorten_take_backs
from azalai.bot.layouts.cards import make_wording
from azalai.bot.layouts.layout import Picture, PrivateLayout
from azalai.bot.layouts.news_lines import clip_story
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.layouts.table_menu import text_pages
from azalai.bot.people.preferences import Preferences
from azalai.bot.store.rows import MoveRow, SeatRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_own_seat
from azalai.locales import Words, words

LONG_AWAY = 2 * 86_400.0
"""Age of missed events, in seconds, from which they are told unasked."""
MANY = 60
"""Number of missed moves of others from which they are told unasked, however fast they were played."""
STORY_LIMIT = 1000
"""Characters of the story above the question."""
A_FEW = 2
"""Number of missed moves up to which they are not told."""


class CatchUp:
    """Dialog of missed events for people who come back."""

    def __init__(self, host: Host, pictures: Pictures, views: LivingViews) -> None:
        self._host = host
        self._pictures = pictures
        self._views = views

    async def load_missed(self, table: LoadedTable, seat: SeatRow, words: Words, *, own_acts: int = 0) -> str | None:
        """Return the events that a player has missed during a long absence, once, or None if they are few.

        `own_acts`: the number of the newest moves that are their own, just played.
        """
        position = table.row.position
        if table.row.status is not Status.RUNNING or seat.seen >= position:
            return None
        upto = position - own_acts
        async with self._host.store.read(once=True) as tx:
            moves = [move for move in await tx.moves.list_since(table.id, seat.seen) if move.number <= upto]
        first = False
        async with self._host.store.note() as tx:
            first = await tx.seats.mark_seen(table.id, seat.seat, seat.seen, position)
        if not first or not self._is_much([move for move in moves if move.seat != seat.seat]):
            return None
        async with self._host.store.read() as tx:
            last = await tx.moves.find_last_number(table.id, seat.seat, upto)
            moves = [move for move in await tx.moves.list_since(table.id, last) if move.number <= upto]
            former = await tx.seat_history.list_former(table.id)
        missed = shorten_take_backs(lines(table, moves, seat.seat, words, former=former))
        heading = words.say("since-heading", count=len(missed), begun="yes" if last else "no")
        return f"{heading}\n{clip_story(missed, STORY_LIMIT)}"

    def _is_much(self, missed: list[MoveRow]) -> bool:
        if len(missed) < A_FEW:
            return False
        return len(missed) > MANY or missed[0].played_at < self._host.now() - LONG_AWAY

    async def layout(self, table: LoadedTable, seat: SeatRow, upto: int) -> PrivateLayout:
        """Return the layout of the events since the last move of this seat, up to the move `upto`."""
        reader = await self._reader(seat)
        async with self._host.store.read() as tx:
            last = await tx.moves.find_last_number(table.id, seat.seat, upto)
            own, *moves = [move for move in await tx.moves.list_since(table.id, last - 1) if move.number <= upto]
            former = await tx.seat_history.list_former(table.id)
        missed = shorten_take_backs(lines(table, moves, seat.seat, words(reader.language), former=former))
        then = await self.position(table, last)
        now = table if upto == table.row.position else await self.position(table, upto)
        pictures = [await self._draw(table, reader, name) for table, name in ((then, "then"), (now, "now"))]
        return catch_up_layout(
            now or table, seat, missed, words(reader.language), last, own.played_at, pictures, reader
        )

    async def position(self, table: LoadedTable, number: int) -> LoadedTable | None:
        """Return the table after that move, or None if its position is no longer stored."""
        stored = await self._host.store.ask(lambda tx: tx.moves.load_position(table.id, number))
        if stored is None:
            return None
        return msgspec.structs.replace(table, state=table.game.decode(stored))

    async def _draw(self, table: LoadedTable | None, reader: Preferences, name: str) -> Picture | None:
        """Return the board with the events marked."""
        if table is None or reader.text_only:
            return None
        picture = await self._pictures.render_picture(table, None, reader.language, contrast=reader.contrast)
        return msgspec.structs.replace(picture, name=f"{name}-{picture.name}")

    async def _reader(self, seat: SeatRow) -> Preferences:
        if seat.user_id is None:
            raise Refused("refusal-not-your-seat")
        return await self._host.preferences.load(seat.user_id)

    async def show_here(self, request: Request) -> None:
        """Show the missed events at the table of the channel."""
        await self._show(request, await load_table_here(self._host, request))

    @action("since", in_view=True)
    async def _on_press(self, request: Request, table: TableNumber) -> None:
        await self._show(request, await load(self._host, table))

    async def _show(self, request: Request, table: LoadedTable) -> None:
        seat = get_own_seat(table, request.user)
        layout = await self.layout(table, seat, table.row.position)
        await self._host.store.change(lambda tx: tx.seats.mark_seen(table.id, seat.seat, seat.seen, table.row.position))
        await self._views.show(request, layout, table, follows=False)

    @action("then", in_view=True)
    @action("then-page", in_place=True)
    async def _show_position(self, request: Request, page: int, table: TableNumber, act: int) -> None:
        loaded = await load(self._host, table)
        seat = get_own_seat(loaded, request.user)
        own = await self._host.store.look(lambda tx: tx.moves.find_last_number(table, seat.seat, loaded.row.position))
        then = await self.position(loaded, act)
        if then is None or act > own:
            raise Refused("refusal-position-gone")
        text = make_wording(then, seat.seat, request.words).text
        layout = text_pages(text, request.reader, page, table, act, act="then-page")
        await self._views.show(request, layout, loaded, follows=False)
