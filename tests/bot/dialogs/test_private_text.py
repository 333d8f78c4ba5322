"""Private text, which reaches only the user that it names, whichever way it leaves the bot."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord as discord_py
import pytest

from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.layouts.layout import Document, Picture, PrivateLayout
from azalai.bot.store.rows import SeatRow

AMARA, THOMAS = 41, 42


class Discord:
    """Discord with the methods that private text needs; `sent`: messages that left the bot."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.views: list[str] = []

    def _make_recorder(self, text: str) -> Callable[..., Awaitable[Any]]:
        async def record(*_: object, **__: object) -> Any:
            self.sent.append(text)
            return SimpleNamespace(id=9)

        return record

    async def create_dm(self, user: Any, /) -> Any:
        """Return the conversation with a user."""
        edited = SimpleNamespace(edit=self._make_recorder(f"edited for {user.id}"))
        return SimpleNamespace(send=self._make_recorder(f"sent to {user.id}"), get_partial_message=lambda _: edited)

    def make_interaction(
        self, user: int, *, in_place: bool = False, ephemeral: bool = True, announced: bool = False, refuses: int = 0
    ) -> Answering:
        """Return an interaction of a user that is being answered.

        It is a press whose answer edits the message (`in_place`), or a command. `announced`: the answer edits an
        announcement. `refuses`: the HTTP status with which Discord refuses pictures.
        """
        done = announced

        def make_giver(text: str) -> Callable[..., Awaitable[Any]]:
            async def give(**options: Any) -> Any:
                nonlocal done
                if refuses and (options.get("files") or options.get("attachments")):
                    answered = cast(Any, SimpleNamespace(status=refuses, reason=""))
                    raise discord_py.HTTPException(answered, {"code": 50035, "message": "refused"})
                assert done == text.startswith(("answered", "followed")), "Discord hears the first answer once"
                done = True
                self.sent.append(text)
                self.views.append(json.dumps(options["view"].to_components(), ensure_ascii=False))
                return SimpleNamespace(id=9, message_id=9)

            return give

        message = SimpleNamespace(id=9, components=[], flags=SimpleNamespace(ephemeral=ephemeral))
        interaction: Any = SimpleNamespace(
            id=1,
            user=SimpleNamespace(id=user),
            guild_id=1,
            _integration_owners={},
            message=message if in_place else None,
            response=SimpleNamespace(
                is_done=lambda: done,
                send_message=make_giver(f"written to {user}"),
                edit_message=make_giver(f"changed for {user}"),
            ),
            edit_original_response=make_giver(f"answered {user}"),
            followup=SimpleNamespace(send=make_giver(f"followed up for {user}")),
        )
        return Answering(interaction, in_place=in_place)


def seat(user: int | None) -> SeatRow:
    """Return a seat of a user, or of a robot if None."""
    return SeatRow(table_id=1, seat=0, user_id=user, name="", decision=0, deciding=True, since=None)


async def let_out(way: str, discord: Discord, reader: int | None, form: PrivateLayout) -> None:
    """Send a private text to a reader in one of the possible ways."""
    match way:
        case "message":
            await private_text.send_direct_message(cast(Any, discord), seat(reader), form, "nonce")
        case "edit":
            await private_text.edit_direct_message(cast(Any, discord), seat(reader), form, 5)
        case "answer":
            await private_text.answer(discord.make_interaction(reader or 0), form)
        case "answer in place":
            await private_text.answer(discord.make_interaction(reader or 0, in_place=True), form)
        case "announced answer":
            await private_text.answer(discord.make_interaction(reader or 0, announced=True), form)
        case "beside":
            await private_text.answer_separately(discord.make_interaction(reader or 0, in_place=True), form)
        case other:
            assert other == "followup"
            await private_text.answer_separately(
                discord.make_interaction(reader or 0, in_place=True, announced=True), form
            )


WAYS = {
    "message": "sent to 41",
    "edit": "edited for 41",
    "answer": "written to 41",
    "answer in place": "changed for 41",
    "announced answer": "answered 41",
    "beside": "written to 41",
    "followup": "followed up for 41",
}


@pytest.mark.parametrize(("way", "expected"), WAYS.items())
async def test_a_form_reaches_its_reader(way: str, expected: str):
    discord = Discord()
    await let_out(way, discord, AMARA, PrivateLayout(user=AMARA, texts=("three salt",)))
    assert discord.sent == [expected]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("reader", [THOMAS, None])
async def test_a_form_for_another_reader_never_leaves_the_bot(way: str, reader: int | None):
    discord = Discord()
    with pytest.raises(private_text.WrongReader):
        await let_out(way, discord, reader, PrivateLayout(user=AMARA, texts=("three salt",)))
    assert discord.sent == []


async def test_a_private_answer_never_edits_a_public_message():
    """A press in an ephemeral message is answered in it; a press on the card is not."""
    discord, layout = Discord(), PrivateLayout(user=AMARA, texts=("three salt",))
    await private_text.answer(discord.make_interaction(AMARA, in_place=True), layout)
    with pytest.raises(private_text.WrongReader):
        await private_text.answer(discord.make_interaction(AMARA, in_place=True, ephemeral=False), layout)
    assert discord.sent == ["changed for 41"]


@pytest.mark.parametrize("status", [400, 413])
@pytest.mark.parametrize("way", [{}, {"in_place": True}, {"announced": True}])
async def test_an_answer_whose_pictures_are_refused_is_given_in_words(way: dict[str, bool], status: int):
    discord = Discord()
    layout = PrivateLayout(user=AMARA, texts=("Your camp",), picture=Picture("hand.png", b"", "three salt"))
    await private_text.answer(discord.make_interaction(AMARA, refuses=status, **way), layout)
    assert len(discord.sent) == 1 and "Your camp" in discord.views[0] and "three salt" in discord.views[0]


async def test_a_document_that_is_refused_is_not_passed_over():
    discord, layout = Discord(), PrivateLayout(user=AMARA, document=Document("log.txt", b"words"))
    with pytest.raises(discord_py.HTTPException):
        await private_text.answer(discord.make_interaction(AMARA, refuses=413), layout)
    assert not discord.sent
