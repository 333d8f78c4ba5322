"""`/azalai tournament`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.pace_options import complete_pace
from azalai.bot.dialogs.slash_commands import Phrase, command, completed
from azalai.bot.tournaments import entrants as hosting
from azalai.bot.tournaments.dialog import NAME
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands
from azalai.cogs.profiles import GameChoice


class Tournaments(Cog):
    """Opening tournaments, taking part, and looking at them."""

    async def cog_load(self) -> None:
        """Adds the group to `/azalai`."""
        parent, competing = own_commands(self.bot), self.rooms.competing
        group = app_commands.Group(name=Phrase("slash-cup"), description=Phrase("slash-cup-description"), parent=parent)
        parameters: list[tuple[str, str, Any]] = [
            ("game", "slash-cup-new-game", app_commands.Transform[str, GameChoice]),
            ("kind", "slash-cup-new-kind", app_commands.Transform[str, KindChoice]),
            ("name", "slash-cup-new-name", app_commands.Range[str, 1, NAME]),
            ("size", "slash-cup-new-size", app_commands.Range[int, 2, 5]),
            ("rounds", "slash-cup-new-rounds", app_commands.Range[int, 1, hosting.MOST_ROUNDS]),
            ("least", "slash-cup-new-least", app_commands.Range[int, 2, hosting.MOST]),
            ("most", "slash-cup-new-most", app_commands.Range[int, 2, hosting.MOST]),
            ("robots", "slash-cup-new-robots", app_commands.Range[int, 0, hosting.MOST - 1]),
            ("wait", "slash-cup-new-hours", app_commands.Range[int, 1, 24 * 30]),
            ("round_hours", "slash-cup-new-round-hours", app_commands.Range[int, 1, hosting.MOST_HOURS]),
            ("late", "slash-cup-new-late", app_commands.Transform[str, LateRound]),
            ("pace", "slash-cup-new-pace", str),
        ]
        optional = {name: None for name, _, _ in parameters[2:]}
        completed(command(group, "slash-cup-new", parameters, competing.open, optional), "pace", complete_pace)
        for name, invoked in (
            ("join", competing.join_here),
            ("leave", competing.leave_here),
            ("show", competing.show_here),
            ("next", competing.next_here),
            ("withdraw", competing.withdraw_here),
            ("end", competing.end_here),
        ):
            command(group, f"slash-cup-{name}", [], invoked)


class KindChoice(app_commands.Transformer):
    """Who meets whom."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The kinds."""
        return [app_commands.Choice(name=Phrase(f"cup-kind-{kind.value}"), value=kind.value) for kind in Kind]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> str:
        """The kind as it was chosen."""
        return str(value)


class LateRound(app_commands.Transformer):
    """What becomes of games that are open when the time of a round is over."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """Both ways."""
        return [app_commands.Choice(name=Phrase(f"cup-late-{one}"), value=one) for one in ("robots", "host")]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> str:
        """The way as it was chosen."""
        return str(value)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Tournaments(bot))
