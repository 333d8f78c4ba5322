"""Options of slash commands for a pace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from azalai.bot.clocks.pace import Late
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import EnumChoice
from azalai.bot.layouts.table_options_layout import pace_choices

LATE: Any = app_commands.Transform[Late, EnumChoice(Late, "late")]
"""Annotation of an option: the consequence of the end of a seat's time."""


async def complete_pace(request: Request, current: str) -> Sequence[tuple[str, str]]:
    """Return the usual paces that fit the typed text as (label, value) pairs, the text itself first.

    The text is a choice of its own, because a pace may have any number of hours.
    """
    typed = current.strip()
    usual = pace_choices(request.words)
    if not typed:
        return usual
    fitting = [(label, hours) for label, hours in usual if typed.casefold() in label.casefold() or hours == typed]
    if any(hours == typed for _, hours in fitting):
        return fitting
    return [(typed[:100], typed[:100]), *fitting]
