"""Access of a rehearsal: the application's page, the bot's permissions in the channel, the connection, a thread."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any, cast

import discord
from discord.http import Route

from azalai.bot.discord_codes import Fate
from azalai.bot.operations.rehearsal.report import expect, require
from azalai.bot.operations.rehearsal.stage import Stage, step
from azalai.bot.sharding import shard_of

READY_WITHIN = 30.0
USER_INSTALL = "1"
PAGE: Mapping[str, str] = {
    "interactions_endpoint_url": "no press reaches the bot: empty Interactions Endpoint URL on General Information",
    "bot_require_code_grant": "the invitation fails: switch Requires OAuth2 Code Grant off on the page Bot",
}
"""Fields of the application's page that must be empty, and what it means if they are not."""
BOX = "User Install on the page Installation"
TICKED = f"commands appear where the bot answers none: untick {BOX}, or remove AZALAI_USER_INSTALL=off"
UNTICKED = f"the button Add to my account leads nowhere: tick {BOX}, or set AZALAI_USER_INSTALL=off"
"""Meanings of a page that disagrees with the bot's setting about use without a server."""
MEANINGS: Mapping[str, str] = {
    "view_channel": "no table can stand in this channel",
    "send_messages": "no table can stand in this channel, only in its threads",
    "send_messages_in_threads": "no table can stand in a thread of this channel",
    "create_public_threads": "`/… new thread:True` is refused in this channel, and no round of a tournament opens",
    "attach_files": "there are no pictures in this channel: cards show the board in words",
    "read_message_history": "after a stop or a lost answer a call may come twice, or keep its buttons",
}
"""Permissions that the bot needs (`ASKED_FOR` of `azalai.bot.dialogs.discord_permissions`), with the lack of each."""


@step("the application's page is as the bot needs it", "see docs/operate.md, section 1")
async def read_page(stage: Stage) -> None:
    """Read the application's page in the Developer Portal."""
    page: dict[str, Any] = await stage.client.http.request(Route("GET", "/applications/@me"))
    wrong = {f"{field} is set": PAGE[field] for field in PAGE if page.get(field)}
    ticked = USER_INSTALL in (page.get("integration_types_config") or {})
    if ticked != stage.asked.user_install:
        wrong[f"User Install is {'ticked' if ticked else 'not ticked'}"] = TICKED if ticked else UNTICKED
    expect(not wrong, ", ".join(wrong), "; ".join(wrong.values()))


@step("the bot has its permissions in the channel", "no table can stand there")
async def find_channel(stage: Stage) -> None:
    """Find the channel, and compare the bot's permissions in it with those that it needs."""
    channel = cast("discord.TextChannel", await stage.client.fetch_channel(stage.asked.channel))
    reaction = "it is no text channel, or one for announcements"
    expect(channel.type is discord.ChannelType.text, reaction, "rehearse in a text channel of a server")
    channel.guild = await stage.client.fetch_guild(channel.guild.id)  # with its roles
    own = await channel.guild.fetch_member(require(stage.client.user, "the bot does not know itself").id)
    stage.channel, stage.may = channel, channel.permissions_for(own)
    missing = {name.replace("_", " "): means for name, means in MEANINGS.items() if not getattr(stage.may, name)}
    expect(not missing, f"missing: {', '.join(missing)}", "; ".join(missing.values()))
    dangerous = "with the token anything can be done on the server: take it away"
    expect(not stage.may.administrator, "Administrator is given", dangerous)


@step("the bot connects to the gateway", "the bot hears no press and no command")
async def connect(stage: Stage) -> str:
    """Connect with the bot's shard that receives the presses of the server."""
    client, server = stage.client, 0 if stage.channel is None else stage.channel.guild.id
    shards = int((await client.http.request(Route("GET", "/gateway/bot")))["shards"])
    client.shard_ids, client.shard_count = [shard_of(server, shards)], shards
    client.connection = asyncio.ensure_future(client.connect())
    client.connection.add_done_callback(stage.stop)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(client.wait_until_ready(), READY_WITHIN)
    expect(client.is_ready(), f"not within {READY_WITHIN:.0f} s")
    return f"yes, by shard {client.shard_ids[0]} of {shards}"


@step("a thread is made, and a message takes it out of the archive", "tables in threads come to a standstill")
async def use_thread(stage: Stage) -> str:
    """Make a thread, add the person, archive it, try to edit a message in it, and post into it."""
    parent, name = stage.place, f"{stage.say('rehearsal-thread')} {stage.mark}"
    may_make = stage.may.create_public_threads and stage.may.send_messages_in_threads
    require(may_make, "the bot may not make a thread and write in it")
    stage.cleanup.new_thread = parent.guild, name
    thread = await parent.create_thread(name=name, type=discord.ChannelType.public_thread)
    stage.cleanup.thread, stage.cleanup.new_thread = thread, None
    if stage.asked.person is not None:
        await thread.add_user(discord.Object(stage.asked.person))
    message = await stage.post(thread.id, stage.sentence)
    await thread.edit(archived=True)
    reaction = await stage.check_change(message, Fate.WAKE)
    await stage.post(thread.id, stage.sentence)
    await stage.edit(message, stage.sentence)
    return f"yes; a change before that is {reaction}"


STEPS = (read_page, find_channel, connect)
