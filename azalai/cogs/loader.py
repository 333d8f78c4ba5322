"""Loader of the cogs of all offered games: a game's own one (`cogs/KEY.py`), else a `GameCog`.

If the commands of a plug-in's game can't be made, that game alone is left out.
"""

from __future__ import annotations

import importlib.util
import logging

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import list_offered_games
from azalai.cogs.game import GameCog
from azalai.games import GAMES

log = logging.getLogger(__name__)


async def setup(bot: Azalai) -> None:
    """Add the cogs of the games that have none yet.

    Our own games come before those of plug-ins, because the first cog with a command's name keeps it.
    """
    offered = [key for key in list_offered_games() if bot.get_cog(key) is None]
    for key in sorted(offered, key=lambda key: GAMES.plugin(key) is not None):
        try:
            await _load(bot, key)
        except (Exception, SystemExit, KeyboardInterrupt) as error:
            if GAMES.plugin(key) is None:
                raise
            GAMES.plugins.leave_out(key, error.__cause__ or error)
            log.error("the game %s is left out: %s", key, GAMES.plugins.left_out[key])


async def _load(bot: Azalai, key: str) -> None:
    own = GAMES.room(key, f"azalai.cogs.{key}", "cog")
    if importlib.util.find_spec(own) is None:
        await bot.add_cog(GameCog(bot, key))
    else:
        await bot.load_extension(own)
