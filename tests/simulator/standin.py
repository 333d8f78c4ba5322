"""Small bot for tests of the simulator itself: a counter that remembers nothing.

Everything it needs after a restart is in its custom ids, as in the real bot.
"""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks
from PIL import Image

HAND = {"Amara": "three salt", "Thomas": "one gold"}


def picture(colour: str) -> bytes:
    """Return a plain picture as PNG."""
    out = io.BytesIO()
    Image.new("RGB", (320, 200), colour).save(out, "PNG")
    return out.getvalue()


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"standin:(?P<verb>\w+):(?P<count>\d+)"):
    """Button of the stand-in, of any kind."""

    def __init__(self, label: str, verb: str, count: int) -> None:
        super().__init__(discord.ui.Button(label=label, custom_id=f"standin:{verb}:{count}"))
        self.verb, self.count = verb, count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Press:
        return cls(getattr(item, "label", "") or "", match["verb"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await getattr(self, self.verb)(interaction)

    async def count_up(self, interaction: discord.Interaction) -> None:
        try:
            await interaction.response.edit_message(view=card(self.count + 1))
        except discord.NotFound:
            StandIn.lost += 1

    async def hand(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        content = await asyncio.to_thread(picture, "orange")
        file = discord.File(io.BytesIO(content), "hand.png", description="your hand")
        held = HAND[interaction.user.display_name]
        words = f"Votre main : {held}" if interaction.locale is discord.Locale.french else f"Your hand: {held}"
        view = discord.ui.LayoutView(timeout=None)
        shown = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description=f"hand: {held}"))
        row = discord.ui.ActionRow[Any](Press("Close", "close", 0))
        view.add_item(discord.ui.Container(discord.ui.TextDisplay(words), shown, row))
        await interaction.edit_original_response(view=view, attachments=[file])

    async def close(self, interaction: discord.Interaction) -> None:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay("closed"))
        await interaction.response.edit_message(view=view)

    async def ask(self, interaction: discord.Interaction) -> None:
        form = discord.ui.Modal(title="How many", custom_id="standin:number")
        field = discord.ui.TextInput[Any](custom_id="number", default="1")
        form.add_item(discord.ui.Label(text="Number", component=field))
        await interaction.response.send_modal(form)

    async def nap(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        bot: Any = interaction.client

        async def say_later() -> None:
            await asyncio.sleep(self.count)
            await interaction.followup.send(f"woke after {self.count}", ephemeral=True)

        task = asyncio.create_task(say_later())
        bot.running.add(task)
        task.add_done_callback(bot.running.discard)

    async def fail(self, interaction: discord.Interaction) -> None:
        raise RuntimeError("the stand-in failed")


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"standin:menu"):
    """Only menu of the stand-in."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=word, value=word[0]) for word in ("salt", "gold")]
        super().__init__(discord.ui.Select(custom_id="standin:menu", placeholder="What", options=options))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Pick:
        chosen = cls()
        assert isinstance(item, discord.ui.Select)
        chosen.item = item
        return chosen

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"chose {self.item.values[0]}", ephemeral=True)


def card(count: int) -> discord.ui.LayoutView:
    """Return the card of the counter."""
    view = discord.ui.LayoutView(timeout=None)
    words = (("Count", "count_up"), ("My hand", "hand"), ("Ask", "ask"), ("Fail", "fail"))
    row = discord.ui.ActionRow[Any](*[Press(label, verb, count) for label, verb in words])
    naps = discord.ui.ActionRow[Any](Press("Nap", "nap", 2), Press("Sleep", "nap", 60))
    menu = discord.ui.ActionRow[Any](Pick())
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(f"Count: {count}"), row, naps, menu))
    return view


class StandIn(commands.Bot):
    """Bot with commands `/card`, `/choose word`, `/write`, `/tent`, `/beat`, and a loop that ticks every 30 seconds."""

    lost = 0  # answers that came after Discord stopped waiting

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.ticks = 0
        self.refused: list[int] = []
        self.running: set[asyncio.Task[None]] = set()
        self.beat: Callable[[], Any] = lambda: None  # what `/beat` starts

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Pick)
        self.tree.add_command(app_commands.Command(name="card", description="a card", callback=show_card))
        word = app_commands.Command(name="choose", description="a word", callback=choose)
        word.autocomplete("word")(offers)
        self.tree.add_command(word)
        self.tree.add_command(app_commands.Command(name="write", description="a letter", callback=write))
        self.tree.add_command(app_commands.Command(name="tent", description="a thread", callback=pitch_tent))
        self.tree.add_command(app_commands.Command(name="beat", description="a beat", callback=start_beat))
        await self.tree.sync()
        self.tick.start()

    @tasks.loop(seconds=30)
    async def tick(self) -> None:
        self.ticks += 1

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.modal_submit:
            number = data["components"][0]["component"]["value"]
            await interaction.response.send_message(f"you said {number}", ephemeral=True)

    async def send_letter(self, user: discord.User | discord.Member, channel: discord.abc.Messageable) -> None:
        """Send a DM with a button, and a picture in the channel; keep Discord's refusals in `refused`."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.ActionRow[Any](Press("My hand", "hand", 0)))
        file = discord.File(io.BytesIO(picture("brown")), "board.png", description="the board")
        mention = discord.AllowedMentions(users=True)
        for sending in (
            lambda: user.send(view=view),
            lambda: channel.send(f"{user.mention} look", file=file, allowed_mentions=mention, nonce=7),
            lambda: channel.send("again", nonce=7),
        ):
            try:
                await sending()
            except discord.HTTPException as refusal:
                self.refused.append(refusal.code)


async def show_card(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=card(0))


async def choose(interaction: discord.Interaction, word: str, friend: discord.User | None = None) -> None:
    rank = " (manager)" if interaction.permissions.manage_guild else ""
    await interaction.response.send_message(f"{word} for {friend}{rank}", ephemeral=True)


async def offers(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    words = ["sel", "or"] if interaction.locale is discord.Locale.french else ["salt", "gold"]
    return [app_commands.Choice(name=word, value=word) for word in words if word.startswith(current)]


async def write(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    bot: Any = interaction.client
    task = asyncio.create_task(bot.send_letter(interaction.user, interaction.channel))
    bot.running.add(task)
    task.add_done_callback(bot.running.discard)
    await interaction.edit_original_response(content="written")


async def pitch_tent(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    tent = await interaction.channel.create_thread(name="tent", type=discord.ChannelType.public_thread)
    await tent.send(view=card(5))
    await interaction.edit_original_response(content=tent.mention)


async def start_beat(interaction: discord.Interaction) -> None:
    bot: Any = interaction.client
    bot.beat()
    await interaction.response.send_message("started", ephemeral=True)
