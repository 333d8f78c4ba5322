"""Cog of `/table`, the group of the commands that all tables have."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import IN_SERVERS, LongNumber, Phrase, add_command
from azalai.cogs.cog import Cog


class TablesCog(Cog):
    """Group `/table`, and its commands to look at a table, to leave or cancel it, and to move it."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.group = app_commands.Group(
            name=Phrase("slash-table"),
            description=Phrase("slash-table-description"),
            guild_only=True,
            allowed_contexts=IN_SERVERS,
        )
        reading, departing = self.rooms.reading, self.rooms.departing
        subcommands: dict[str, Callable[..., Awaitable[None]]] = {
            "status": reading.show_status,
            "board": self._show_board,
            "hand": self._show_hand,
            "log": reading.show_log,
            "leave": departing.leave,
            "cancel": departing.cancel,
        }
        for name, invoked in subcommands.items():
            add_command(self.group, f"slash-table-{name}", [], invoked)
        add_command(
            self.group, "slash-table-move", [("table", "slash-table-move-table", LongNumber)], reading.move_table
        )

    async def cog_load(self) -> None:
        """Add `/table` to the tree."""
        self.bot.tree.add_command(self.group)

    async def _show_board(self, request: Request) -> None:
        await self.rooms.looking.show_board(request, await load_table_here(self.rooms.host, request))

    async def _show_hand(self, request: Request) -> None:
        table = await load_table_here(self.rooms.host, request)
        await self.rooms.playing.open(request, table.id)


def get_table_group(bot: Azalai) -> app_commands.Group:
    """Return the group `/table`, for modules that add commands to it. Raises TypeError if it is not loaded."""
    tables = bot.get_cog(TablesCog.__cog_name__)
    if not isinstance(tables, TablesCog):
        raise TypeError("the cog of /table must be loaded first")
    return tables.group


async def setup(bot: Azalai) -> None:
    """Add the cog."""
    await bot.add_cog(TablesCog(bot))
