"""The one sender of private text. It takes a seat, or the person who asked, and cannot take a channel.

A `PrivateForm` names its reader. It leaves the bot in two ways: as the ephemeral answer to that reader's own
interaction, and as a direct message to the user who sits in the seat.
"""

from __future__ import annotations

from typing import Protocol

import discord

from bot.layouts.layout import PrivateForm
from bot.store.rows import SeatRow


class OpensDirectMessages(Protocol):
    """The client, as far as private text needs it."""

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel:
        """The channel of a person's direct messages."""
        ...


class NotTheirs(Exception):
    """A private form was about to reach somebody it is not for. A fault of ours; nothing was sent."""


async def answer(interaction: discord.Interaction, form: PrivateForm) -> None:
    """Puts the form into the acknowledged answer to its reader's own interaction.

    The answer is ephemeral, or a message in their own direct messages: acknowledging decides that
    (`bot.dialogs.responses.acknowledge`).
    """
    if interaction.user.id != form.user:
        raise NotTheirs("an answer for somebody else")
    await interaction.edit_original_response(view=form.layout(), attachments=form.files())


async def followup(interaction: discord.Interaction, form: PrivateForm) -> None:
    """A second, ephemeral answer beside the message that was pressed."""
    if interaction.user.id != form.user:
        raise NotTheirs("an answer for somebody else")
    await interaction.followup.send(view=form.layout(), files=form.files(), ephemeral=True)


async def direct_message(client: OpensDirectMessages, seat: SeatRow, form: PrivateForm, nonce: str) -> discord.Message:
    """Sends the form to the person in that seat. discord.Forbidden (50007) when they take no direct messages."""
    user = _reader(seat, form)
    channel = await _channel(client, user)
    return await channel.send(
        view=form.layout(), files=form.files(), nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
    )


async def edit_direct_message(client: OpensDirectMessages, seat: SeatRow, form: PrivateForm, message: int) -> None:
    """Changes an earlier direct message to the person in that seat."""
    user = _reader(seat, form)
    channel = await _channel(client, user)
    await channel.get_partial_message(message).edit(view=form.layout(), attachments=form.files())


def _reader(seat: SeatRow, form: PrivateForm) -> int:
    if seat.user_id is None or seat.user_id != form.user:
        raise NotTheirs("a message for somebody else")
    return seat.user_id


async def _channel(client: OpensDirectMessages, user: int) -> discord.DMChannel:
    return await client.create_dm(discord.Object(user))
