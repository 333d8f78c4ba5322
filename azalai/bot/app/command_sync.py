"""Registration of the slash commands with Discord, only when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from azalai.bot.login_errors import explain_missing_commands
from azalai.bot.tables.host import Host

log = logging.getLogger(__name__)
FACT = "commands"


async def make_payloads(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None
) -> list[dict[str, Any]]:
    """Return the commands as they are sent to Discord, with translations."""
    translator = tree.translator
    commands: list[dict[str, Any]] = []
    for command in tree.get_commands(guild=guild):
        commands.append(
            await command.get_translated_payload(tree, translator) if translator is not None else command.to_dict(tree)
        )
    return commands


async def sync_commands(host: Host, tree: app_commands.CommandTree[Any], application: int, guild: int | None) -> bool:
    """Register the commands if they are not those that were last registered for this application and `guild`.

    Returns True if they were sent. With a `guild` they are registered in that server alone, where they appear at once;
    commands that can be used in direct messages alone are then left out. Raises `CannotStart` if Discord refuses them.
    """
    target = None if guild is None else discord.Object(guild)
    if target is not None:
        _copy_to(tree, target)
    description = json.dumps([application, guild, await make_payloads(tree, target)], sort_keys=True, default=str)
    digest = hashlib.sha256(description.encode()).hexdigest()
    async with host.cluster.lock(FACT):
        async with host.store.read(once=True) as tx:
            if await tx.facts.get(FACT) == digest:
                return False
        try:
            await tree.sync(guild=target)
        except (discord.HTTPException, discord.RateLimited) as error:
            refused = explain_missing_commands(error, test_guild=guild is not None)
            if refused is None:
                raise
            log.warning("Discord refused the slash commands: %s", error)
            raise refused from error
        await host.store.change(lambda tx: tx.facts.upsert(FACT, digest))
    log.info("the slash commands were registered")
    return True


def _copy_to(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake) -> None:
    """Copy to a server all commands that can be used in servers."""
    tree.copy_global_to(guild=guild)
    for command in tree.get_commands(guild=guild):
        contexts = command.allowed_contexts
        if contexts is not None and not contexts.guild:
            tree.remove_command(command.name, guild=guild)
