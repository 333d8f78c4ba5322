"""Permissions: a server's settings and a user's rights, read at the place of a command."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from azalai.bot.dialogs.discord_permissions import check_guild_settings
from azalai.bot.dialogs.request import Request
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, Openers, Places, set_guild_settings
from azalai.bot.tables.host import Host
from tests.bot.without_discord import GUILD, views_of

OASIS, MARKET, THREAD = 7, 8, 9
NOTHING = discord.Permissions.none()


def make_request(host: Host, **place: Any) -> Request:
    """Return a command of Lalla."""
    user = SimpleNamespace(id=1, display_name="Lalla")
    fields = {
        "channel_id": None,
        "guild": None,
        "_integration_owners": {},
        "context": discord.app_commands.AppCommandContext(),
        **place,
    }
    interaction: Any = SimpleNamespace(id=1, user=user, message=None, locale="fr", **fields)
    return Request(interaction, host.preferences, views_of(host))


def make_thread_request(host: Host, parent: int) -> Request:
    """Return a command in a thread of the channel `parent`."""
    thread = Mock(spec=discord.Thread, parent_id=parent)
    return make_request(host, guild_id=GUILD, channel_id=THREAD, channel=thread)


async def test_a_table_may_stand_in_a_thread_of_an_allowed_channel_and_of_no_other(host: Host):
    settings = GuildSettings(places=Places.CHOSEN, channels=(OASIS,))
    async with host.store.write() as tx:
        await set_guild_settings(tx, GUILD, settings)
    problem = await check_guild_settings(host, make_thread_request(host, OASIS), thread=False, opening=False)
    assert problem == settings
    with pytest.raises(Refused, match="refusal-other-channel"):
        await check_guild_settings(host, make_thread_request(host, MARKET), thread=False, opening=False)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (GuildSettings(places=Places.CHOSEN, channels=(OASIS,)), "refusal-no-channel-chosen"),
        (GuildSettings(openers=Openers.ROLE, role=5), "refusal-managers-open"),
    ],
)
async def test_refusals_name_no_deleted_channel_or_role(host: Host, settings: GuildSettings, reason: str):
    async with host.store.write() as tx:
        await set_guild_settings(tx, GUILD, settings)
    server = Mock(spec=discord.Guild, id=GUILD, unavailable=False)
    server.get_channel.return_value = server.get_role.return_value = None
    request = make_request(host, guild_id=GUILD, guild=server, channel_id=MARKET, channel=None, permissions=NOTHING)
    with pytest.raises(Refused, match=f"^{reason}$"):
        await check_guild_settings(host, request, thread=False)


@pytest.mark.parametrize(
    ("place", "may_manage", "expected"),
    [(GUILD, True, True), (GUILD, False, False), (GUILD + 1, True, False), (None, True, False)],
    ids=["its server", "its server, without the right", "another server", "direct messages"],
)
async def test_the_right_to_manage_a_server_holds_for_its_tables_alone(
    host: Host, place: int | None, may_manage: bool, expected: bool
):
    """A manager of the server in which a button is pressed can't moderate tables of other servers."""
    person = make_request(host, guild_id=place, permissions=discord.Permissions(manage_guild=may_manage)).person
    assert person.may_moderate(GUILD) is expected
    assert not person.may_moderate(None)
