"""The one sender of private text. It takes a seat, or the person who asked, and cannot take a channel.

A `PrivateLayout` names its reader. It leaves the bot in two ways: as the ephemeral answer to that reader's own
interaction, and as a direct message to the user who sits in the seat.
"""

from __future__ import annotations

from typing import Protocol

import discord

from bot.layouts.layout import PrivateLayout
from bot.store.rows import SeatRow


class OpensDirectMessages(Protocol):
    """The client, as far as private text needs it."""

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel | discord.PartialMessageable:
        """The channel of a person's direct messages."""
        ...


class NotTheirs(Exception):
    """A private layout was about to reach somebody it is not for. A fault of ours; nothing was sent."""


def is_ephemeral(interaction: discord.Interaction) -> bool:
    """Whether what was pressed stands in a message that nobody else sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def answer(interaction: discord.Interaction, layout: PrivateLayout) -> int:
    """Puts the layout into the acknowledged answer to its reader's own interaction; the number of its message.

    The answer is ephemeral, or a message in their own direct messages: acknowledging decides that
    (`bot.dialogs.responses.acknowledge`).
    """
    in_place = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    if interaction.user.id != layout.user:
        raise NotTheirs("an answer for somebody else")
    if in_place and interaction.guild_id is not None and not is_ephemeral(interaction):
        raise NotTheirs("an answer in a message that everybody sees")
    return await edit_answer(interaction, layout)


async def edit_answer(interaction: discord.Interaction, layout: PrivateLayout) -> int:
    """Changes an answer that stands already, as long as Discord honours its token; the number of its message."""
    if interaction.user.id != layout.user:
        raise NotTheirs("an answer for somebody else")
    message = await interaction.edit_original_response(**layout.edited())
    return message.id


async def followup(interaction: discord.Interaction, layout: PrivateLayout) -> None:
    """A second, ephemeral answer beside the message that was pressed."""
    if interaction.user.id != layout.user:
        raise NotTheirs("an answer for somebody else")
    await interaction.followup.send(view=layout.view(), files=layout.files(), ephemeral=True)


async def direct_message(
    client: OpensDirectMessages,
    seat: SeatRow,
    layout: PrivateLayout,
    mark: str,
    nonce: str | None = None,
    *,
    silent: bool = False,
) -> discord.Message:
    """Sends the layout to the person in that seat; `silent`: without a sound. discord.HTTPException when they don't get
    it: `bot.verdicts` says why. `mark`: by which it is still to be found; `nonce`: by which Discord knows a second try,
    where that is another."""
    user = _reader(seat, layout)
    channel = await _channel(client, user)
    return await channel.send(
        **layout.posted(mark), nonce=nonce or mark, silent=silent, allowed_mentions=discord.AllowedMentions.none()
    )


async def edit_direct_message(
    client: OpensDirectMessages, seat: SeatRow, layout: PrivateLayout, message: int, nonce: str | None = None
) -> None:
    """Changes an earlier direct message to the person in that seat. `nonce`: by which it is still to be found."""
    user = _reader(seat, layout)
    channel = await _channel(client, user)
    await channel.get_partial_message(message).edit(**layout.edited(nonce))


async def direct_channel(client: OpensDirectMessages, user: int) -> int:
    """The number of the channel of a person's direct messages."""
    return (await _channel(client, user)).id


def _reader(seat: SeatRow, layout: PrivateLayout) -> int:
    if seat.user_id is None or seat.user_id != layout.user:
        raise NotTheirs("a message for somebody else")
    return seat.user_id


async def _channel(client: OpensDirectMessages, user: int) -> discord.DMChannel | discord.PartialMessageable:
    return await client.create_dm(discord.Object(user))
