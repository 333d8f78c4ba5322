"""Kinds of places in which users press and type, as each interaction of Discord names them."""

from __future__ import annotations

import enum

import discord

SERVER_INSTALL, USER_INSTALL = 0, 1
"""Discord's keys of the kinds of installations that have authorised an interaction."""


class Where(enum.StrEnum):
    """Kind of place of an interaction.

    SERVER: a server of which the bot is a member. ELSEWHERE: a server without the bot, for users who have installed it
    for themselves. OWN: the user's direct messages with the bot. GROUP: any other private channel.
    """

    SERVER = "server"
    ELSEWHERE = "elsewhere"
    OWN = "own"
    GROUP = "group"


def classify_place(interaction: discord.Interaction) -> Where:
    """Return the kind of place of an interaction.

    The kinds of installations decide, not the user: a second user may press a button of an answer that the first has
    shown to all. discord.py's own check is wrong then, because it asks if the user is the installer.
    """
    if interaction.guild_id is not None:
        owners = interaction._integration_owners  # pyright: ignore[reportPrivateUsage] - nothing public has its keys
        return Where.ELSEWHERE if USER_INSTALL in owners and SERVER_INSTALL not in owners else Where.SERVER
    return Where.GROUP if interaction.context.private_channel else Where.OWN
