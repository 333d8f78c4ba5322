"""`azalai emojis`: counts the emojis of the application, and deletes old drawings of signs.

`emoji_upload.py` uploads the signs.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

import discord

from azalai.bot.app.emoji_upload import MOST, key_of, name_of
from azalai.bot.config import Settings
from azalai.bot.errors import CannotStart
from azalai.bot.login_errors import REFUSALS, explain_login_refusal
from azalai.bot.operations.output import Tell
from azalai.bot.text import plural

COMMAND = "emojis"


class DrawnEmoji(Protocol):
    """Emoji of the application."""

    @property
    def name(self) -> str:
        """Its name."""
        ...

    async def delete(self) -> None:
        """Delete it."""
        ...


def add_command(commands: Any) -> None:
    """Add the command to those of `azalai`."""
    emojis = commands.add_parser(COMMAND, help="count the emojis of the application")
    emojis.add_argument("--tidy", action="store_true", help="delete the emojis with outdated drawings")


def carry_out(chosen: argparse.Namespace, settings: Settings, tell: Tell) -> int:
    """Run the command and return the exit code. Raises `CannotStart` if Discord refuses the bot."""
    if settings.token is None:
        raise CannotStart("DISCORD_TOKEN is not set: the emojis are those of its application.")
    asyncio.run(_connect_and_tidy(settings.token, tell, tidy=chosen.tidy))
    return 0


async def _connect_and_tidy(token: str, tell: Tell, *, tidy: bool) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            await tidy_up(await client.fetch_application_emojis(), tell, tidy=tidy)
        except REFUSALS as error:
            raise explain_login_refusal(error, was_connected=False) from error


async def tidy_up(emojis: Iterable[DrawnEmoji], tell: Tell, *, tidy: bool) -> None:
    """Print the number of emojis. If asked to `tidy`, delete the old drawings of signs.

    An older message then shows the name of the emoji instead.
    """
    uploaded = list(emojis)
    outdated = find_outdated(uploaded)
    tell(f"{plural(len(uploaded), 'emoji')} of {MOST}; {len(outdated)} of them old drawings.")
    if not tidy:
        return
    for emoji in outdated:
        await emoji.delete()
    tell(f"{plural(len(outdated), 'old drawing')} deleted.")


def find_outdated(emojis: Iterable[DrawnEmoji]) -> list[DrawnEmoji]:
    """Return the emojis with an old drawing of a sign whose present drawing is uploaded, too."""
    uploaded = list(emojis)
    names = {emoji.name for emoji in uploaded}
    keys = ((emoji, key_of(emoji.name)) for emoji in uploaded)
    return [emoji for emoji, key in keys if key is not None and name_of(key) in names and emoji.name != name_of(key)]
