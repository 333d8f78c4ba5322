"""Private text reaches the person it names, and nobody else, whichever way it leaves the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord as discord_py
import pytest

from bot.dialogs import private
from bot.layouts.layout import PrivateLayout
from bot.store.rows import SeatRow

AMARA, THOMAS = 41, 42


class Discord:
    """As much of Discord as private text needs; `sent` is what left the bot."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def _noting(self, what: str) -> Callable[..., Awaitable[Any]]:
        async def noted(*_: object, **__: object) -> Any:
            self.sent.append(what)
            return SimpleNamespace(id=9)

        return noted

    async def create_dm(self, user: Any, /) -> Any:
        """The conversation with a person."""
        edited = SimpleNamespace(edit=self._noting(f"edited for {user.id}"))
        return SimpleNamespace(send=self._noting(f"sent to {user.id}"), get_partial_message=lambda _: edited)

    def interaction(self, user: int, *, in_place: bool = False, ephemeral: bool = True) -> Any:
        """An interaction of that person: a press in a message that is edited (`in_place`), or a command."""
        kinds = discord_py.InteractionResponseType
        return SimpleNamespace(
            user=SimpleNamespace(id=user),
            guild_id=1,
            message=SimpleNamespace(flags=SimpleNamespace(ephemeral=ephemeral)) if in_place else None,
            response=SimpleNamespace(
                type=kinds.deferred_message_update if in_place else kinds.deferred_channel_message
            ),
            edit_original_response=self._noting(f"answered {user}"),
            followup=SimpleNamespace(send=self._noting(f"followed up for {user}")),
        )


def seat(user: int | None) -> SeatRow:
    """A seat in which that person sits; None: a robot."""
    return SeatRow(table_id=1, seat=0, user_id=user, name="", decision=0, deciding=True, since=None)


async def let_out(way: str, discord: Discord, reader: int | None, form: PrivateLayout) -> None:
    """Lets a form out of the bot, to a reader, in one of the ways there are."""
    match way:
        case "message":
            await private.direct_message(cast(Any, discord), seat(reader), form, "nonce")
        case "edit":
            await private.edit_direct_message(cast(Any, discord), seat(reader), form, 5)
        case "answer":
            await private.answer(discord.interaction(reader or 0), form)
        case other:
            assert other == "followup"
            await private.followup(discord.interaction(reader or 0), form)


WAYS = {"message": "sent to 41", "edit": "edited for 41", "answer": "answered 41", "followup": "followed up for 41"}


@pytest.mark.parametrize(("way", "left"), WAYS.items())
async def test_a_form_reaches_its_reader(way: str, left: str):
    discord = Discord()
    await let_out(way, discord, AMARA, PrivateLayout(user=AMARA, texts=("three salt",)))
    assert discord.sent == [left]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("reader", [THOMAS, None])
async def test_a_form_for_somebody_else_never_leaves_the_bot(way: str, reader: int | None):
    discord = Discord()
    with pytest.raises(private.NotTheirs):
        await let_out(way, discord, reader, PrivateLayout(user=AMARA, texts=("three salt",)))
    assert discord.sent == []


async def test_a_private_answer_never_edits_a_message_that_everybody_sees():
    """What is pressed in an ephemeral message is answered there; a button of the card must not be."""
    discord, layout = Discord(), PrivateLayout(user=AMARA, texts=("three salt",))
    await private.answer(discord.interaction(AMARA, in_place=True), layout)
    with pytest.raises(private.NotTheirs):
        await private.answer(discord.interaction(AMARA, in_place=True, ephemeral=False), layout)
    assert discord.sent == ["answered 41"]
