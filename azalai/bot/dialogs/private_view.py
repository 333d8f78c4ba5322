"""Private view of a table, one for each user: it follows the table as long as Discord lets the bot edit it.

The token of the newest press is kept in memory; Discord honours it for a quarter of an hour. The next *Play*, *Log*,
*Rules* and the like replaces the view, and the old message is deleted. A view gets one edit at a time, in the order of
the positions: if the table moves on while an answer is drawn, another edit follows it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Iterable, Sequence
from contextlib import contextmanager

import aiohttp
import discord
import msgspec

from azalai.bot.dialogs.private_text import answer, edit_answer
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.side_messages import HONOURED, Asides
from azalai.bot.dialogs.where import Where
from azalai.bot.discord_codes import Fate, fate
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.table_menu import exit_buttons
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import PremoveRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.locales import Language, Words, words

log = logging.getLogger(__name__)

PAUSES = (1.0, 4.0, 15.0)
"""Seconds before each new try of a lost edit."""
Key = tuple[int, int]
"""User and table."""
ViewMark = tuple[int, str, int, int]
"""State of the table when a view was drawn.

Position, status, decision of the user's seat (-1 without a seat), number of their premoves.
"""


class LivingView(msgspec.Struct):
    """Open view of a user.

    `follows`: it shows the table itself, not a side view such as the log. `midway`: it shows a later question, and
    stays as long as the decision does. `since`: the position after which it shows all moves, so that the user's last
    move is above its consequences. `explained`: the explanations that it has shown since its last press, or None; the
    next press stores them as read.
    """

    request: Request
    message: int
    pressed_at: float
    language: Language
    mark: ViewMark
    since: int
    follows: bool
    midway: bool
    explained: tuple[str, ...] | None = None


Redraw = Callable[[LoadedTable, int, Language, int], Awaitable[PrivateLayout]]
"""Function that draws a view again.

It gets the table, the user, the language, and the position after which all moves are shown.
"""


class LivingViews:
    """Open views of all users."""

    def __init__(self, host: Host, redraw: Redraw) -> None:
        self._host = host
        self._redraw = redraw
        self._views: dict[Key, LivingView] = {}
        self._locks: dict[Key, asyncio.Lock] = {}
        self._shown_at: dict[Key, float] = {}
        self._outdated: set[Key] = set()
        self._after_press: set[Key] = set()
        self._following: dict[Key, asyncio.Task[None]] = {}
        self._answering: Counter[int] = Counter()
        self._held_back: Counter[Key] = Counter()
        self._closed = False
        self.asides = Asides(host)

    async def close(self) -> None:
        """Stop: no view follows its table after that."""
        self._closed = True
        tasks = tuple(self._following.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Showing

    async def show(
        self,
        request: Request,
        layout: PrivateLayout,
        table: LoadedTable,
        *,
        follows: bool = True,
        midway: bool = False,
        asks: bool = False,
        menu: bool = False,
        own_acts: int = 0,
    ) -> bool:
        """Show the layout as the answer, in place of the earlier view.

        Return False if Discord does not take it (logged): the work itself is done.

        `follows`, `midway`: see `LivingView`. `asks`: it asks for a confirmation, and has its own way back. `menu`: it
        is the menu `…`. `own_acts`: the number of the table's newest moves that this user has just played.
        """
        key = (request.user, table.id)
        mark = await self._make_mark(table, request.user)
        self._note_use(key)
        self.mark_active(request, table.id)
        if not follows and not asks:
            layout = make_side_view(layout, table, words(request.language), menu=menu)
        await self._leave_message(request, key)
        async with self._get_lock(key):
            try:
                message = await answer(request, layout)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.warning("the answer to interaction %s was lost: %s", request.id, type(error).__name__)
                return False
            if request.where is Where.OWN:
                return True  # the call to the next turn replaces a direct message
            if own_acts and self._held_back[key] == 1:
                del self._held_back[key]  # the only change meanwhile was the user's own move
            earlier = self._views.get(key)
            self._views[key] = LivingView(
                request=request,
                message=message,
                pressed_at=self._host.monotonic(),
                language=request.language,
                mark=mark,
                since=table.row.position - own_acts,
                follows=follows,
                midway=midway,
                explained=None if earlier is None else earlier.explained,
            )
            if earlier is not None and earlier.message != message:
                await self._delete(earlier)
        await self.asides.on_view_shown(request, message)
        return True

    async def _leave_message(self, request: Request, key: Key) -> None:
        """Forget the view of another table if this answer takes its message."""
        if not request.in_place or request.message is None:
            return
        other_keys = [view for view in self._views if view[0] == request.user and view != key]
        for other in other_keys:
            async with self._get_lock(other):
                view = self._views.get(other)
                if view is not None and view.message == request.message.id:
                    del self._views[other]

    async def on_answer_shown(self, request: Request, message: int, kind: AnswerKind) -> None:
        """Note that an answer is in that message, unless the message is the view of a table."""
        views = (view for (user, _), view in self._views.items() if user == request.user)
        if not any(view.message == message for view in views):
            await self.asides.replace_earlier(request, message, kind)

    async def remove(self, request: Request, table: int) -> bool:
        """Answer *Close*: delete the pressed message. Return False if it is not an ephemeral one."""
        if not request.in_ephemeral:
            return False
        key = (request.user, table)
        await request.announce()
        async with self._get_lock(key):
            view = self._views.get(key)
            if view is not None and request.message is not None and view.message == request.message.id:
                del self._views[key]
            try:
                await request.interaction.delete_original_response()
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.warning("the view of interaction %s stays: %s", request.id, type(error).__name__)
        return True

    def mark_active(self, request: Request, table: int) -> None:
        """Note that a user pressed a component at a table. A direct message does not follow the table."""
        if request.where is not Where.OWN:
            self._host.presence.mark_active(request.user, table)

    def on_game_starting(self, request: Request, table: int) -> None:
        """Note that a user starts the game. They see its board appear, so they are not called at once."""
        self.mark_active(request, table)

    def is_view_open(self, user: int, table: int) -> bool:
        """Return True if the user has an open view that follows the table."""
        view = self._views.get((user, table))
        return view is not None and view.follows and self._is_honoured(view)

    def take_explained(self, user: int, table: int) -> tuple[str, ...] | None:
        """Return the explanations that a user's view has shown since its last press, or None, and forget them."""
        view = self._views.get((user, table))
        if view is None:
            return None
        explained, view.explained = view.explained, None
        return explained

    # Following

    @contextmanager
    def hold_back(self, user: int) -> Generator[None]:
        """Wrap the work for a press: the user's views wait for its end, because its answer shows the newest position.

        Then the views of tables that have changed meanwhile are redrawn.
        """
        self._answering[user] += 1
        try:
            yield
        finally:
            self._answering[user] -= 1
            if not self._answering[user]:
                del self._answering[user]
                keys = {key for key in self._held_back if key[0] == user}
                for key in keys:
                    del self._held_back[key]
                for key in keys & self._views.keys():
                    self._after_press.add(key)
                    self._follow_change(key)

    def on_commit(self, tables: Iterable[int]) -> None:
        """Redraw the views of these tables that show another position."""
        wanted = set(tables)
        self._held_back.update((user, table) for user in self._answering for table in wanted)
        for key in [key for key in self._views if key[1] in wanted and key[0] not in self._answering]:
            self._follow_change(key)

    def on_missed_news(self) -> None:
        """Redraw outdated views of any table."""
        self.on_commit({table for _, table in self._views})

    def renew(self) -> None:
        """Redraw every view that follows its table, because a game's words or drawings have changed."""
        for key, view in self._views.items():
            view.mark, view.midway = (-1, "", -1, 0), False
            self._follow_change(key)

    def _follow_change(self, key: Key) -> None:
        if self._closed:
            return
        self._outdated.add(key)
        if key not in self._following:
            self._following[key] = asyncio.create_task(self._follow(key))

    async def _follow(self, key: Key) -> None:
        lost = 0
        try:
            while key in self._outdated:
                self._outdated.discard(key)
                if await self._redraw_if_outdated(key):
                    lost = 0
                elif lost < len(PAUSES):
                    await asyncio.sleep(PAUSES[lost])
                    lost += 1
                    self._outdated.add(key)
        except Exception as error:
            log.warning("a view of table %s could not be updated: %s", key[1], type(error).__name__)
        finally:
            del self._following[key]
            self._outdated.discard(key)

    async def _redraw_if_outdated(self, key: Key) -> bool:
        """Show the newest position in an outdated view, unless a press replaces the view meanwhile.

        Return False if the edit was lost and must be tried again.
        """
        user, number = key
        view = self._views.get(key)
        if view is None or not view.follows:
            return True
        if not self._is_honoured(view):
            self._views.pop(key, None)
            return True
        table, pressed = await load(self._host, number), key in self._after_press
        self._after_press.discard(key)
        mark, sits = await self._make_mark(table, user), table.find_seat(user) is not None
        if pressed and not sits:  # the user left by a press, whose answer says so
            self._views.pop(key, None)
        stays = not sits and (pressed or view.mark[2] < 0)  # a spectator's view does not follow the table
        if table.row.status is Status.LOBBY or stays or not _differs(view, mark):
            return True
        layout = await self._redraw(table, user, view.language, view.since)
        async with self._get_lock(key):
            if self._views.get(key) is not view:
                return True  # a press has brought a newer view
            try:
                await edit_answer(view.request, layout)
            except discord.HTTPException as error:
                log.info("a view of table %s can't be edited: %s", number, error.code or error.status)
                if fate(error) is Fate.AGAIN:
                    return False
                self._views.pop(key, None)
            except (aiohttp.ClientError, OSError) as error:
                log.warning("an edit of a view of table %s was lost: %s", number, type(error).__name__)
                return False
            else:
                has_new_question = mark[2] != view.mark[2]
                view.mark, view.midway = mark, False
                if has_new_question:
                    view.explained = layout.explains
                if sits:
                    self._outdated.add(key)  # the table may have moved on in the meantime
                else:
                    self._views.pop(key, None)
        return True

    async def _make_mark(self, table: LoadedTable, user: int) -> ViewMark:
        """Return the mark of a user's view of the table as it is now."""
        seat = table.find_seat(user)
        if seat is None:
            return table.row.position, table.row.status.value, -1, 0
        plan: Sequence[PremoveRow] = ()
        if table.prepared:
            plan = await self._host.store.ask(lambda tx: tx.premoves.list_at(table.id, seat.seat))
        return table.row.position, table.row.status.value, seat.decision, len(plan)

    def _is_honoured(self, view: LivingView) -> bool:
        return self._host.monotonic() - view.pressed_at < HONOURED

    async def _delete(self, view: LivingView) -> None:
        if not self._is_honoured(view):
            return
        try:
            await view.request.interaction.delete_original_response()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("an earlier view could not be deleted: %s", type(error).__name__)

    def _get_lock(self, key: Key) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def _note_use(self, key: Key) -> None:
        """Note that a view was shown, and forget those that were not shown for a long time."""
        now = self._host.monotonic()
        self._shown_at[key] = now
        if len(self._shown_at) > 1000 and not len(self._shown_at) % 100:
            old_keys = [key for key, at in self._shown_at.items() if now - at > HONOURED and key not in self._following]
            for old_key in old_keys:
                del self._shown_at[old_key]
                self._views.pop(old_key, None)
                if not self._get_lock(old_key).locked():
                    del self._locks[old_key]


def _differs(view: LivingView, mark: ViewMark) -> bool:
    """Return True if a view is outdated. A later question (`midway`) stays as long as the decision does."""
    return view.mark[1:3] != mark[1:3] if view.midway else view.mark != mark


def make_side_view(layout: PrivateLayout, table: LoadedTable, words: Words, *, menu: bool = False) -> PrivateLayout:
    """Return a side view of the table, such as its log, with buttons to go back and to close it.

    `menu`: it is the menu `…`.
    """
    ways = exit_buttons(table, Reader(layout.user, words), menu=menu)
    return msgspec.structs.replace(layout, rows=[*layout.rows, ways])
