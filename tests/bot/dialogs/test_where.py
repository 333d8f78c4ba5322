"""Place of an interaction, which follows from its installations and context and not from its presser."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.state import ConnectionState

from azalai.bot.dialogs.private_text import WrongReader, answer
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.settings_dialog import check_manager
from azalai.bot.dialogs.where import Where
from azalai.bot.errors import Refused
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.tables.host import Host
from tests.bot.without_discord import GUILD, views_of

INSTALLER, SECOND, CHANNEL = 11, 12, 77
OWNERS: dict[str, dict[str, str]] = {
    "the server": {"0": str(GUILD)},
    "the person": {"1": str(INSTALLER)},
    "both": {"0": str(GUILD), "1": str(INSTALLER)},
    "the conversation": {"0": "0"},
    "nothing": {},
}
ALL_RIGHTS = str(discord.Permissions.all().value)


def make_request(host: Host, presser: int, owners: str, context: int | None, *, in_place: bool = False) -> Request:
    """Return the request of a press on a public message, parsed by discord.py itself."""
    user = {"id": str(presser), "username": "lalla", "discriminator": "0", "avatar": None, "global_name": "Lalla"}
    message: dict[str, Any] = {
        "id": "9",
        "channel_id": str(CHANNEL),
        "author": user,
        "content": "",
        "timestamp": "2026-11-28T12:00:00Z",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": [],
    }
    data: dict[str, Any] = {
        "id": "5",
        "application_id": "3",
        "type": 3,
        "token": "t",
        "version": 1,
        "locale": "en-US",
        "attachment_size_limit": 1,
        "data": {"custom_id": "az:help"},
        "message": message,
        "authorizing_integration_owners": OWNERS[owners],
        "app_permissions": ALL_RIGHTS,
    }
    if context is not None:
        data["context"] = context
    if context == 0:
        member = {"user": user, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}
        place = {"id": str(CHANNEL), "type": 0, "guild_id": str(GUILD), "name": "oasis", "position": 0}
        data |= {"guild_id": str(GUILD), "guild": {"id": str(GUILD), "features": [], "locale": "fr"}, "channel": place}
        data["member"] = member | {"permissions": ALL_RIGHTS}
    else:
        data |= {"user": user, "channel": {"id": str(CHANNEL), "type": 3 if context == 2 else 1, "recipients": []}}
    state: ConnectionState[Any] = discord.Client(intents=discord.Intents.none())._connection
    state.user = discord.ClientUser(state=state, data=user | {"id": "3", "username": "azalai"})  # pyright: ignore
    interaction = discord.Interaction(data=data, state=state)  # pyright: ignore - a payload as Discord sends it
    return Request(interaction, host.preferences, views_of(host), in_place=in_place)


@pytest.mark.parametrize("presser", [INSTALLER, SECOND], ids=["the installer", "a second person"])
@pytest.mark.parametrize(
    ("owners", "context", "expected"),
    [
        ("the server", 0, Where.SERVER),
        ("both", 0, Where.SERVER),
        ("nothing", 0, Where.SERVER),
        ("the person", 0, Where.ELSEWHERE),
        ("the conversation", 1, Where.OWN),
        ("the person", 1, Where.OWN),
        ("nothing", None, Where.OWN),
        ("the person", 2, Where.GROUP),
    ],
)
async def test_the_place_follows_from_the_installations_and_the_context_for_every_presser(
    host: Host, presser: int, owners: str, context: int | None, expected: Where
) -> None:
    """Only in servers with the bot does a request have a server, a channel and a manager's rights.

    Elsewhere discord.py makes up a server, and Discord sends rights for it.
    """
    request = make_request(host, presser, owners, context)
    assert request.where is expected
    inside = expected is Where.SERVER
    assert (request.guild, request.channel) == ((GUILD, CHANNEL) if inside else (None, None))
    assert (request.server is not None) is inside
    assert request.person.manages == (GUILD if inside else None)


@pytest.mark.parametrize(("owners", "context"), [("the person", 0), ("the person", 2), ("the server", 0)])
async def test_a_private_answer_never_takes_the_place_of_a_message_that_others_see(
    host: Host, owners: str, context: int
) -> None:
    request = make_request(host, SECOND, owners, context, in_place=True)
    with pytest.raises(WrongReader):
        await answer(request, words_layout("secret", user=SECOND))


async def test_a_manager_of_a_server_without_the_bot_sets_nothing_there(host: Host) -> None:
    with pytest.raises(Refused, match="refusal-server-only"):
        check_manager(make_request(host, INSTALLER, "the person", 0))
    async with host.store.read() as tx:
        assert await guild_settings(tx, GUILD) == await guild_settings(tx, None)
