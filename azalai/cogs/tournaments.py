"""Commands `/azalai tournament`."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.pace_options import complete_pace
from azalai.bot.dialogs.slash_commands import Phrase, add_command, add_completion, annotate_choice
from azalai.bot.tournaments.acts import Act
from azalai.bot.tournaments.new_tournament import MOST, MOST_HOURS, MOST_ROUNDS, NAME
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.cogs.help import get_azalai_group
from azalai.cogs.profiles import annotate_game


async def setup(bot: Azalai) -> None:
    """Add the group to `/azalai`."""
    parent, competing = get_azalai_group(bot), bot.rooms.competing
    group = app_commands.Group(name=Phrase("slash-cup"), description=Phrase("slash-cup-description"), parent=parent)
    parameters: list[tuple[str, str, Any]] = [
        ("game", "slash-cup-new-game", annotate_game()),
        ("kind", "slash-cup-new-kind", annotate_choice({kind.value: f"cup-kind-{kind.value}" for kind in Kind})),
        ("name", "slash-cup-new-name", app_commands.Range[str, 1, NAME]),
        ("size", "slash-cup-new-size", app_commands.Range[int, 2, 5]),
        ("rounds", "slash-cup-new-rounds", app_commands.Range[int, 1, MOST_ROUNDS]),
        ("least", "slash-cup-new-least", app_commands.Range[int, 2, MOST]),
        ("most", "slash-cup-new-most", app_commands.Range[int, 2, MOST]),
        ("robots", "slash-cup-new-robots", app_commands.Range[int, 0, MOST - 1]),
        ("wait", "slash-cup-new-hours", app_commands.Range[int, 1, 24 * 30]),
        ("round_hours", "slash-cup-new-round-hours", app_commands.Range[int, 1, MOST_HOURS]),
        ("late", "slash-cup-new-late", annotate_choice({way: f"cup-late-{way}" for way in ("robots", "host")})),
        ("pace", "slash-cup-new-pace", str),
    ]
    optional = {name: None for name, _, _ in parameters[1:]}
    new = add_command(group, "slash-cup-new", parameters, competing.open, optional, asks=competing.ask)
    add_completion(new, "pace", complete_pace)
    for act in Act:
        which = [("tournament", "slash-cup-which", str)]
        act_command = add_command(
            group, f"slash-cup-{act}", which, partial(competing.invoke, act=act), {"tournament": None}
        )
        add_completion(act_command, "tournament", competing.complete)
