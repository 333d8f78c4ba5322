"""The buttons of a game of one person against robots in private: of a lesson, of a deal of the day, and of a puzzle."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from azalai.bot.app.client import Azalai
from azalai.bot.app.custom_ids import Answers
from azalai.bot.app.router import action, opens_modal, submitted
from azalai.bot.dialogs.context import ask_number, typed_number
from azalai.bot.dialogs.deals import DealDialog
from azalai.bot.dialogs.lessons import LessonDialog
from azalai.bot.dialogs.puzzles import PuzzleDialog
from azalai.bot.dialogs.request import Request
from azalai.bot.layouts.deals import ACTS as DEAL
from azalai.bot.layouts.lessons import ACTS as LESSON
from azalai.bot.layouts.puzzles import ACTS as PUZZLE
from azalai.bot.store.deals import is_deal
from azalai.bot.store.puzzles import is_puzzle
from azalai.cogs.cog import Cog

M = TypeVar("M", bound=Callable[..., Awaitable[None]])


def _acts(name: str) -> Callable[[M], M]:
    """The method answers the buttons and menus of that name in all of them."""

    def all_of_them(method: M) -> M:
        for kind in (LESSON, DEAL, PUZZLE):
            action(f"{kind}{name}", in_place=True)(method)
        return method

    return all_of_them


class PlayingAlone(Cog):
    """The questions of such a game, and what is looked at beside them."""

    def _dialog(self, table: int) -> LessonDialog | DealDialog | PuzzleDialog:
        """Whose game has that number where tables have theirs."""
        if is_puzzle(table):
            return self.rooms.puzzling
        return self.rooms.dealing if is_deal(table) else self.rooms.learning

    @_acts("again")
    async def _again(self, request: Request, table: int) -> None:
        await self._dialog(table).again(request, table)

    @_acts("option")
    async def _chosen(self, request: Request, table: int, decision: int, path: Answers) -> None:
        await self._dialog(table).chosen(request, table, decision, path)

    @_acts("entry")
    async def _entered(
        self, request: Request, table: int, decision: int, _: Answers, __: int = 0, *, chosen: Answers
    ) -> None:
        await self._dialog(table).chosen(request, table, decision, chosen)

    @_acts("items")
    async def _picked(
        self, request: Request, table: int, decision: int, path: Answers, *, chosen: Sequence[int]
    ) -> None:
        await self._dialog(table).pick(request, table, decision, path, chosen)

    @_acts("turn")
    async def _turned(self, request: Request, table: int, decision: int, path: Answers) -> None:
        await self._dialog(table).follow(request, table, decision, path)

    @_acts("entries")
    async def _paged(self, request: Request, page: int, table: int, decision: int, path: Answers) -> None:
        await self._dialog(table).follow(request, table, decision, path, page=page)

    @_acts("play-it")
    async def _confirmed(self, request: Request, table: int, decision: int, path: Answers) -> None:
        await self._dialog(table).confirm(request, table, decision, path)

    @opens_modal(f"{LESSON}amount")
    @opens_modal(f"{DEAL}amount")
    @opens_modal(f"{PUZZLE}amount")
    async def _number_box(
        self, request: Request, table: int, decision: int, path: Answers, least: int, most: int
    ) -> None:
        acts = self._dialog(table).acts
        await ask_number(request, f"{acts}amount-typed", table, decision, path, least=least, most=most)

    @submitted(f"{LESSON}amount-typed")
    @submitted(f"{DEAL}amount-typed")
    @submitted(f"{PUZZLE}amount-typed")
    async def _number_typed(
        self, request: Request, table: int, decision: int, path: Answers, *, typed: Sequence[str]
    ) -> None:
        answers = (*path, typed_number(typed))
        await self._dialog(table).chosen(request, table, decision, answers)

    @action(f"{LESSON}undo", in_place=True)
    @action(f"{DEAL}undo", in_place=True)
    async def _undone(self, request: Request, table: int, decision: int) -> None:
        await self._dialog(table).undo(request, table, decision)

    @_acts("away")
    async def _closed(self, request: Request, table: int) -> None:
        await self._dialog(table).close(request, table)

    @_acts("rules")
    async def _rules(self, request: Request, table: int) -> None:
        await self._dialog(table).rules(request, table)

    @_acts("text")
    async def _text(self, request: Request, table: int) -> None:
        await self._dialog(table).text(request, table, 0)

    @_acts("textpage")
    async def _text_paged(self, request: Request, page: int, table: int) -> None:
        await self._dialog(table).text(request, table, page)

    @_acts("cards")
    async def _cards(self, request: Request, table: int, page: int = 0) -> None:
        await self._dialog(table).cards(request, table, page)

    @_acts("card")
    async def _card(self, request: Request, table: int, *, chosen: str) -> None:
        await self._dialog(table).card(request, table, chosen)

    @_acts("chart")
    async def _chart(self, request: Request, table: int, chart: str) -> None:
        await self._dialog(table).chart(request, table, chart)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PlayingAlone(bot))
