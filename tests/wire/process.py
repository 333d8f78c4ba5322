"""The bot as an operator runs it, in a process of its own, on a wire server that another process holds.

`python -m tests.wire.process API GATEWAY CDN` is `azalai run` with the settings of its environment. Only two things are
replaced: Discord's addresses, and the seconds that discord.py waits. It ends when its standard input closes, and so
with the process that started it.

- `--identify`: the shards wait for their turns to identify, as with the real Discord.
- `--away`: a press does not mark its player as active, so that every player is called for each turn.
- `--plain`: pictures of 16 points.
- `--midnight`: the deals of the day are posted from midnight on.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import os
import sys
import threading
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from azalai.bot import __main__ as command
from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.people.presence import Presence
from azalai.bot.solo import mornings
from azalai.renderers import renderer


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot until SIGTERM, and return the exit code of the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.process")
    for name in ("api", "gateway", "cdn"):
        parser.add_argument(name)
    for name in ("identify", "away", "plain", "midnight"):
        parser.add_argument(f"--{name}", action="store_true")
    asked = parser.parse_args(arguments)
    threading.Thread(target=_end_with_the_starter, daemon=True).start()
    Route.BASE = asked.api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(asked.gateway)
    discord.Asset.BASE = asked.cdn
    command.Azalai = functools.partial(Azalai, guild_ready_timeout=0.05)
    if not asked.identify:
        Azalai.before_identify_hook = _at_once
    if asked.away:
        for of, name in ((Presence, "mark_reported"), (LivingViews, "starts")):
            setattr(of, name, _do_nothing)
    if asked.midnight:
        mornings.HOUR, mornings.SPREAD = 0, 1
    if asked.plain:
        for key in list_offered_games():
            renderer(key).draw = _points  # pyright: ignore[reportAttributeAccessIssue]
    return command.main(["run"])


def _end_with_the_starter() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


async def _at_once(*_: Any, **__: Any) -> None:
    """Return at once."""


def _do_nothing(*_: Any) -> None:
    """Mark no player as active."""


def _points(view: Any, *_: Any) -> Image.Image:
    return Image.frombytes("RGB", (4, 4), hashlib.sha256(msgspec.msgpack.encode(view)).digest()[:16] * 3)


if __name__ == "__main__":
    sys.exit(main())
