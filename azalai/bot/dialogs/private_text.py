"""The only sender of private text. Its functions take an interaction or a seat, never a channel.

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
    """Client that opens direct messages."""

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel | discord.PartialMessageable:
        """Return the channel of a user's direct messages."""
        ...


class WrongReader(Exception):
    """Fault of the program: a private layout was about to reach another user than its reader. Nothing was sent."""


async def answer(answering: Answering, layout: PrivateLayout, *, in_words: bool = True) -> int:
    """Give the layout as the answer to its reader's own interaction, and return the number of its message.

    The answer is ephemeral, or edits the pressed message, which must be ephemeral or in the reader's direct messages.
    `in_words`: if Discord refuses its pictures, words replace them. Raises `WrongReader` if another user would read it,
    and discord.py's errors.
    """
    if answering.user != layout.user:
        raise WrongReader("an answer for somebody else")
    if answering.in_place and answering.where is not Where.OWN and not answering.in_ephemeral:
        raise WrongReader("an answer in a message that everybody sees")

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
    """Give a layout by `give`, if need be without signs or pictures, and return the number of its message."""

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
    """Keep discord.py from remembering the view in the arguments: the router answers presses by their custom ids."""
    options["view"].stop()
    return options


async def edit_answer(answering: Answering, layout: PrivateLayout) -> int:
    """Edit an answer, which Discord allows for a quarter of an hour, and return the number of its message."""
    if answering.user != layout.user:
        raise WrongReader("an answer for somebody else")

    return await _give_acceptable(answering, layout, lambda form: _edit(answering, form))


async def _edit(answering: Answering, layout: PrivateLayout) -> int:
    mark = answering.mark if answering.in_place else None
    message = await answering.interaction.edit_original_response(**_without_memory(to_edit(layout, mark=mark)))
    return message.id


async def answer_separately(answering: Answering, layout: PrivateLayout) -> int:
    """Give a separate ephemeral answer next to the pressed message, and return the number of its message."""
    if answering.user != layout.user:
        raise WrongReader("an answer for somebody else")

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
    """Send the layout to the person in that seat, without a sound if `silent`, and return the message.

    `mark`: the text from which the message's mark is made, by which it is found again. `nonce`: the text by which
    Discord recognises a second try, by default the same. Raises discord.HTTPException if Discord refuses the message
    (`azalai.bot.discord_codes` knows the reasons), and `WrongReader` if the layout is for another user.
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
    """Edit a direct message to the person in that seat. `nonce`: the text from which its mark is made."""
    user = _check_reader(seat, layout)
    channel = await _open_channel(client, user)
    partial = channel.get_partial_message(message)
    await with_signs(signs, layout, lambda form: partial.edit(**to_edit(form, nonce)))


async def open_direct_channel(client: OpensDirectMessages, user: int) -> int:
    """Return the number of the channel of a user's direct messages, which is opened if it is not known."""
    return (await _open_channel(client, user)).id


def make_outsider_seat(user: int) -> SeatRow:
    """Return a seat at no table, for private text to a user who needs no seat for it."""
    return SeatRow(table_id=0, seat=-1, user_id=user, name="")


def _check_reader(seat: SeatRow, layout: PrivateLayout) -> int:
    if seat.user_id is None or seat.user_id != layout.user:
        raise WrongReader("a message for somebody else")
    return seat.user_id


async def _open_channel(client: OpensDirectMessages, user: int) -> discord.DMChannel | discord.PartialMessageable:
    return await client.create_dm(discord.Object(user))
