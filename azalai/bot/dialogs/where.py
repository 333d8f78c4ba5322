"""Kinds of places in which a person can press and type, as Discord tells of them in each interaction."""

from __future__ import annotations

import enum

import discord

SERVER_INSTALL, USER_INSTALL = 0, 1
"""Discord's keys of the installations that have authorised an interaction."""


class Where(enum.StrEnum):
    """Kind of place of an interaction.

    SERVER: a server of which the bot is a member. ELSEWHERE: a server without the bot, for a person who has installed
    it for themselves. OWN: the person's direct messages with the bot. GROUP: any other private channel.
    """

    SERVER = "server"
    ELSEWHERE = "elsewhere"
    OWN = "own"
    GROUP = "group"


def classify_place(interaction: discord.Interaction) -> Where:
    """Return the kind of place in which an interaction was made.

    The installations decide, not the presser: a second person may press what an installer has shown to all, and
    discord.py's own check compares the installer with the presser.
    """
    if interaction.guild_id is not None:
        owners = interaction._integration_owners  # pyright: ignore[reportPrivateUsage] - nothing public has its keys
        return Where.ELSEWHERE if USER_INSTALL in owners and SERVER_INSTALL not in owners else Where.SERVER
    return Where.GROUP if interaction.context.private_channel else Where.OWN
