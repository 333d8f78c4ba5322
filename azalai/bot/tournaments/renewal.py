"""Renewal of a tournament's messages after an erasing.

Its lines get a neutral name, and its threads their present names.
"""

from __future__ import annotations

import logging

import discord

from azalai.bot.delivery.poster import OLD_EDITS_WITHIN
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import verdict
from azalai.bot.errors import CannotPost, ChannelGone, Refused
from azalai.bot.people.mentions import NOBODY
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage
from azalai.bot.tournaments.delivery import make_line
from azalai.bot.tournaments.game_threads import Threads
from azalai.bot.tournaments.layout import game_name
from azalai.bot.tournaments.opening import load_contest
from azalai.bot.tournaments.store import Contest

log = logging.getLogger(__name__)

LINES = (MessageKind.CUP_LINE, MessageKind.CUP_END)


async def renew(threads: Threads, sending: Sending, message: OutboxMessage) -> bool:
    """Renew the lines about a tournament, and rename the threads of the games of the entrant in the body."""
    contest, entrant = await load_contest(sending.host, message.about), int(message.body)
    if contest is None:
        return False
    async with sending.host.store.read() as tx:
        lines = [line for kind in LINES for line in await tx.messages.of(message.about, kind)]
    for line in lines:
        await _tell_again(sending, contest, line)
    for game in contest.games:
        if game.thread_id is not None and entrant in game.seats:
            await _rename(threads, game.thread_id, game_name(contest, game))
    return False


async def _tell_again(sending: Sending, contest: Contest, line: MessageRow) -> None:
    """Edit a line into its present form. One that can no longer be edited stays, as the policy says."""
    if sending.poster.is_edited_often(line):
        raise discord.RateLimited(OLD_EDITS_WITHIN)
    layout = await make_line(sending, contest, line.kind, NOBODY)
    if layout is None:
        return
    try:
        await sending.show_with_fallback(layout, lambda form: sending.poster.edit(line, form))
    except (CannotPost, Refused):
        log.info("a message about tournament %s can't be edited to remove an erased name", contest.row.id)


async def _rename(threads: Threads, thread: int, name: str) -> None:
    """Rename a thread. One that was deleted, or that the bot may not rename, is left as it is."""
    try:
        await threads.rename(thread, name)
    except ChannelGone:
        return
    except discord.HTTPException as error:
        if not (verdict(error).gone or isinstance(error, discord.Forbidden)):
            raise
        log.info("thread %s of a tournament can't be renamed: Discord answered %s", thread, error.status)
