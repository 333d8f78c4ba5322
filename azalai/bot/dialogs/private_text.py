"""Sender of private text, the only one. It takes a seat, or the person who asked, and cannot take a channel.

A `PrivateLayout` names its reader. It leaves the bot in two ways: as the ephemeral answer to that reader's own
interaction, and as a direct message to the user who sits in the seat.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import discord

from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.dialogs.fallbacks import show_with_fallback, with_signs
from azalai.bot.dialogs.message_builder import build_view, make_files, to_edit, to_new_message
from azalai.bot.dialogs.where import Where
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.signs import NO_SIGNS, Signs
from azalai.bot.store.rows import SeatRow
from azalai.bot.store.store import note_done


class OpensDirectMessages(Protocol):
    """Part of the client that private text needs."""

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel | discord.PartialMessageable:
        """Return the channel of a person's direct messages."""
        ...


class NotTheirs(Exception):
    """A private layout was about to reach another person than its reader. A fault of ours; nothing was sent."""


async def answer(answering: Answering, layout: PrivateLayout, *, in_words: bool = True) -> int:
    """Give the layout as the answer to its reader's own interaction, and return the number of its message.

    If Discord refuses its pictures, in words alone (`in_words`). The answer is ephemeral, or in the pressed message: an
    ephemeral one or one in the reader's own direct messages (`azalai.bot.dialogs.acknowledgement`).
    """
    if answering.user != layout.user:
        raise NotTheirs("an answer for somebody else")
    if answering.in_place and answering.where is not Where.OWN and not answering.in_ephemeral:
        raise NotTheirs("an answer in a message that everybody sees")

    async def give(form: PrivateLayout) -> int:
        given = await answering.give_first(lambda: _answer_directly(answering, form, in_place=answering.in_place))
        return await _edit(answering, form) if given is None else given

    number = await _give_acceptable(answering, layout, give, in_words=in_words)
    answering.shown = True
    return number


async def _give_acceptable(
    answering: Answering,
    layout: PrivateLayout,
    give: Callable[[PrivateLayout], Awaitable[int]],
    *,
    in_words: bool = True,
) -> int:
    """Give a layout in the form that Discord takes, and return the number of its message."""

    async def give_with_signs(form: PrivateLayout) -> int:
        return await with_signs(answering.signs, form, give)

    return await (show_with_fallback(layout, give_with_signs) if in_words else give_with_signs(layout))


async def _answer_directly(answering: Answering, layout: PrivateLayout, *, in_place: bool) -> int:
    response, message = answering.interaction.response, answering.message
    if in_place and message is not None:
        await response.edit_message(**_without_memory(to_edit(layout, mark=answering.mark)))
        return message.id
    given = await response.send_message(
        **_without_memory({"view": build_view(layout), "files": make_files(layout)}), ephemeral=True
    )
    if given.message_id is None:
        raise LookupError("Discord named no message for its answer")
    return given.message_id


def _without_memory(options: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments with a view that discord.py does not remember: presses are found by their custom ids."""
    options["view"].stop()
    return options


async def edit_answer(answering: Answering, layout: PrivateLayout) -> int:
    """Change an existing answer, as long as Discord honours its token, and return the number of its message."""
    if answering.user != layout.user:
        raise NotTheirs("an answer for somebody else")

    return await _give_acceptable(answering, layout, lambda form: _edit(answering, form))


async def _edit(answering: Answering, layout: PrivateLayout) -> int:
    mark = answering.mark if answering.in_place else None
    message = await answering.interaction.edit_original_response(**_without_memory(to_edit(layout, mark=mark)))
    return message.id


async def answer_separately(answering: Answering, layout: PrivateLayout) -> int:
    """Give a separate ephemeral answer next to the pressed message, and return the number of its message."""
    if answering.user != layout.user:
        raise NotTheirs("an answer for somebody else")

    async def give(form: PrivateLayout) -> int:
        given = await answering.give_first(lambda: _answer_directly(answering, form, in_place=False))
        if given is not None:
            return given
        options = _without_memory({"view": build_view(form), "files": make_files(form)})
        return (await answering.interaction.followup.send(**options, ephemeral=True, wait=True)).id

    return await _give_acceptable(answering, layout, give)


async def send_direct_message(
    client: OpensDirectMessages,
    seat: SeatRow,
    layout: PrivateLayout,
    mark: str,
    nonce: str | None = None,
    *,
    silent: bool = False,
    signs: Signs = NO_SIGNS,
) -> discord.Message:
    """Send the layout to the person in that seat, without a sound if `silent`.

    `mark` is what it is found again by; `nonce` is what Discord knows a second try by, if that differs. Raises
    discord.HTTPException if they don't get it: `azalai.bot.discord_codes` says why.
    """
    user = _check_reader(seat, layout)
    channel = await _open_channel(client, user)

    async def send(form: PrivateLayout) -> discord.Message:
        return await channel.send(
            **to_new_message(form, mark),
            nonce=nonce or mark,
            silent=silent,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    sent = await with_signs(signs, layout, send)
    note_done()
    return sent


async def edit_direct_message(
    client: OpensDirectMessages,
    seat: SeatRow,
    layout: PrivateLayout,
    message: int,
    nonce: str | None = None,
    *,
    signs: Signs = NO_SIGNS,
) -> None:
    """Change an earlier direct message to the person in that seat. `nonce`: the mark by which it is found again."""
    user = _check_reader(seat, layout)
    channel = await _open_channel(client, user)
    partial = channel.get_partial_message(message)
    await with_signs(signs, layout, lambda form: partial.edit(**to_edit(form, nonce)))


async def open_direct_channel(client: OpensDirectMessages, user: int) -> int:
    """Return the number of the channel of a person's direct messages."""
    return (await _open_channel(client, user)).id


def make_outsider_seat(user: int) -> SeatRow:
    """Return a seat at no table, for private text to a person outside of any."""
    return SeatRow(table_id=0, seat=-1, user_id=user, name="")


def _check_reader(seat: SeatRow, layout: PrivateLayout) -> int:
    if seat.user_id is None or seat.user_id != layout.user:
        raise NotTheirs("a message for somebody else")
    return seat.user_id


async def _open_channel(client: OpensDirectMessages, user: int) -> discord.DMChannel | discord.PartialMessageable:
    return await client.create_dm(discord.Object(user))
