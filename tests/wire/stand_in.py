"""Small bot with one of everything, to try the server with. It does nothing that the real bot needs."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui

PICTURE = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\x0dIHDR\x00\x00\x00\x03\x00\x00\x00\x02" + bytes(range(256))


def picture() -> discord.File:
    """Return a file that says it is a PNG of 3 x 2 pixels."""
    return discord.File(io.BytesIO(PICTURE), "board.png", description="A caravan")


class Form(ui.Modal, title="How many?"):
    """Form of one text and one menu."""

    number = ui.Label(text="Number", component=ui.TextInput(custom_id="number", max_length=3))
    goods = ui.Label(
        text="Goods",
        component=ui.Select(
            custom_id="goods", options=[discord.SelectOption(label="Salt"), discord.SelectOption(label="Gold")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        number, goods = self.number.component, self.goods.component
        assert isinstance(number, ui.TextInput) and isinstance(goods, ui.Select)
        await interaction.response.send_message(f"{number.value} {goods.values[0]}", ephemeral=True)


class Board(ui.LayoutView):
    """Picture, text and components that can be pressed."""

    row: ui.ActionRow[Any] = ui.ActionRow()
    menus: ui.ActionRow[Any] = ui.ActionRow()

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A caravan"))
        self.add_item(ui.Container(gallery, ui.TextDisplay(text)))

    @row.button(label="Play", custom_id="play")
    async def play(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        """Answer at once, then edit the board."""
        await interaction.response.defer()
        await interaction.edit_original_response(
            view=Board(f"{interaction.user.display_name} played"), attachments=[picture()]
        )

    @row.button(label="Fade", custom_id="fade")
    async def fade(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        """Update the message without sending the picture again."""
        plain = ui.LayoutView().add_item(ui.TextDisplay("The board has gone"))
        await interaction.response.edit_message(view=plain)

    @row.button(label="Hand", custom_id="hand")
    async def hand(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        """Send a message that only one person sees."""
        await interaction.response.send_message("gold, salt", ephemeral=True)

    @row.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        """Open a form."""
        await interaction.response.send_modal(Form())

    @menus.select(custom_id="menu", options=[discord.SelectOption(label="Left"), discord.SelectOption(label="Right")])
    async def menu(self, interaction: discord.Interaction, menu: ui.Select[Any]) -> None:
        """Say what was chosen."""
        await interaction.response.send_message(f"to the {menu.values[0]}", ephemeral=True)


class StandIn(discord.Client):
    """Bot with the commands /board, /dm, /rule, /seek; it counts its interactions, so that duplicates show."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(intents=intents or discord.Intents.default(), guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.served: list[int] = []
        for command in (board, dm, seek, rule, repeat):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Return without the five seconds that discord.py waits before it identifies again."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Count the interaction."""
        self.served.append(interaction.id)


@app_commands.command()
async def board(interaction: discord.Interaction, title: str = "A board") -> None:
    """Defer, then show a board."""
    await interaction.response.defer(thinking=True)
    await interaction.edit_original_response(view=Board(title), attachments=[picture()])


@app_commands.command()
async def dm(interaction: discord.Interaction, user: discord.User) -> None:
    """Write to a person."""
    try:
        await user.send("a word for you alone")
    except discord.Forbidden as refusal:
        await interaction.response.send_message(f"refused with {refusal.code}", ephemeral=True)
    else:
        await interaction.response.send_message("sent", ephemeral=True)


@app_commands.command()
@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
async def rule(interaction: discord.Interaction) -> None:
    """Answer members who manage the server."""
    await interaction.response.send_message("the law", ephemeral=True)


@app_commands.context_menu(name="Repeat")
async def repeat(interaction: discord.Interaction, message: discord.Message) -> None:
    """Repeat a message, from its context menu."""
    await interaction.response.send_message(f"{message.author.display_name} wrote: {message.content}")


@app_commands.command()
async def seek(interaction: discord.Interaction, text: str) -> None:
    """Answer with an option that has autocomplete."""
    await interaction.response.send_message(f"found {text}")


@seek.autocomplete("text")
async def guess(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return two ways to go on."""
    return [app_commands.Choice(name=typed + end, value=typed + end) for end in ("t", "ted")]
