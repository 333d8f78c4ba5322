"""Commands of Targui."""

from azalai.bot.app.client import Azalai
from azalai.cogs.game import GameCog


async def setup(bot: Azalai) -> None:
    """Add the cog."""
    await bot.add_cog(GameCog(bot, "targui"))
