"""Commands `/azalai reminders` (reminders, quiet hours, time zone) and `/azalai holiday`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.holidays import MOST_REMINDERS
from azalai.bot.dialogs.slash_commands import Phrase, add_command, add_completion
from azalai.cogs.help import get_azalai_group


async def setup(bot: Azalai) -> None:
    """Add the commands to `/azalai`."""
    group, reminding = get_azalai_group(bot), bot.rooms.reminding
    holiday = app_commands.Group(
        name=Phrase("slash-holiday"), description=Phrase("slash-holiday-description"), parent=group
    )
    days = [("first", "slash-holiday-first", str), ("last", "slash-holiday-last", str)]
    set_command = add_command(holiday, "slash-holiday-set", days, reminding.set_holiday)
    add_completion(set_command, "first", reminding.complete_day)
    add_completion(set_command, "last", reminding.complete_day)
    add_command(holiday, "slash-holiday-cancel", [], reminding.cancel_holiday)
    add_command(holiday, "slash-holiday-show", [], reminding.show_holidays)
    parameters: list[tuple[str, str, Any]] = [
        ("every", "slash-reminders-every", float),
        ("most", "slash-reminders-most", app_commands.Range[int, 0, MOST_REMINDERS]),
        ("begins", "slash-reminders-from", str),
        ("until", "slash-reminders-until", str),
        ("zone", "slash-reminders-zone", str),
    ]
    optional = {parameter: None for parameter, _, _ in parameters}
    set_command = add_command(group, "slash-reminders", parameters, reminding.set_typed, optional)
    add_completion(set_command, "zone", reminding.complete_zone)
