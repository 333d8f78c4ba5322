"""Preparing moves: `/table prepare`, its entry under *...*, its buttons, and the time at which they are played."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.app.client import Azalai
from azalai.bot.app.custom_ids import Answers
from azalai.bot.app.router import action, opens_modal, submitted
from azalai.bot.dialogs.context import ask_number, table_here, typed_number
from azalai.bot.dialogs.premove import PremoveDialog
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.layouts.premoves import ACTS
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class Prepared(Cog):
    """The dialog of preparing, and what falls due."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.preparing = PremoveDialog(bot.rooms.host, bot.rooms.seen, bot.rooms.views)

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        command(table_commands(self.bot), "slash-table-prepare", [], self._typed)

    async def _typed(self, request: Request) -> None:
        table = await table_here(self.rooms.host, request)
        await self.preparing.open(request, table.id)

    @action("prepare", in_view=True)
    async def _opened(self, request: Request, table: int) -> None:
        await self.preparing.open(request, table)

    @action(f"{ACTS}new", in_place=True)
    async def _begun(self, request: Request, table: int) -> None:
        await self.preparing.begin(request, table)

    @action(f"{ACTS}list", in_place=True)
    async def _listed(self, request: Request, table: int) -> None:
        await self.preparing.list(request, table)

    @action(f"{ACTS}clear", in_place=True)
    async def _cleared(self, request: Request, table: int) -> None:
        await self.preparing.clear(request, table)

    @action(f"{ACTS}answer", in_place=True)
    @action(f"{ACTS}choose", in_place=True)
    @action(f"{ACTS}pick", in_place=True)
    @action(f"{ACTS}number", in_place=True)
    async def _earlier(self, request: Request, table: int) -> None:
        """Answers of a dialog as earlier versions asked it: the same numbers may mean something else now."""
        await self.preparing.start_again(request, table)

    @action(f"{ACTS}page", in_place=True)
    @action(f"{ACTS}do", in_place=True)
    async def _earlier_page(self, request: Request, _: int, table: int, *__: str) -> None:
        await self.preparing.start_again(request, table)

    @submitted(f"{ACTS}number-typed")
    async def _earlier_number(self, request: Request, table: int) -> None:
        await self.preparing.start_again(request, table)

    @action(f"{ACTS}option", in_place=True)
    @action(f"{ACTS}turn", in_place=True)
    async def _answered(self, request: Request, table: int, mark: int, path: Answers) -> None:
        await self.preparing.follow(request, table, mark, path)

    @action(f"{ACTS}entry", in_place=True)
    async def _entered(
        self, request: Request, table: int, mark: int, _: Answers, __: int = 0, *, chosen: Answers
    ) -> None:
        await self.preparing.follow(request, table, mark, chosen)

    @action(f"{ACTS}items", in_place=True)
    async def _picked(self, request: Request, table: int, mark: int, path: Answers, *, chosen: Sequence[int]) -> None:
        await self.preparing.pick(request, table, mark, path, chosen)

    @action(f"{ACTS}entries", in_place=True)
    async def _paged(self, request: Request, page: int, table: int, mark: int, path: Answers) -> None:
        await self.preparing.follow(request, table, mark, path, page)

    @action(f"{ACTS}keep", in_place=True)
    async def _confirmed(self, request: Request, times: int, table: int, mark: int, path: Answers) -> None:
        await self.preparing.confirm(request, table, mark, path, times)

    @opens_modal(f"{ACTS}amount")
    async def _number_box(self, request: Request, table: int, mark: int, path: Answers, least: int, most: int) -> None:
        await ask_number(request, f"{ACTS}amount-typed", table, mark, path, least=least, most=most)

    @submitted(f"{ACTS}amount-typed")
    async def _number_typed(
        self, request: Request, table: int, mark: int, path: Answers, *, typed: Sequence[str]
    ) -> None:
        answers = (*path, typed_number(typed))
        await self.preparing.follow(request, table, mark, answers)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Prepared(bot))
