"""The commands of the tents."""

from bot.app.client import Azalai
from cogs.game import GameCog


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(GameCog(bot, "tents"))
