"""Renewal of a tournament's messages after a person was erased.

Posted messages are edited to show a neutral name, and threads get their present names.
"""

from __future__ import annotations

import logging

import discord

from azalai.bot.delivery.poster import OLD_EDITS_WITHIN
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import PERMISSION_PAUSE, verdict
from azalai.bot.errors import CannotPost, ChannelGone, NotAllowed, NotYet, Refused
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
    """Edit the posted messages about a tournament, and rename the threads of the games of an entrant.

    `message.body`: the number of the entrant.
    """
    contest, entrant = await load_contest(sending.host, message.about), int(message.body)
    if contest is None:
        return False
    async with sending.host.store.read() as tx:
        lines = [line for kind in LINES for line in await tx.messages.list_about(message.about, kind)]
    for line in lines:
        await _edit_line(sending, contest, line)
    for game in contest.games:
        if game.thread_id is not None and entrant in game.seats:
            await _rename(threads, game.thread_id, game_name(contest, game))
    return False


async def _edit_line(sending: Sending, contest: Contest, line: MessageRow) -> None:
    """Edit a posted message into its present form; wait while the bot lacks a permission or is not in the server.

    A message that can no longer be edited stays as it is, as the privacy policy says.
    """
    if sending.poster.is_edited_often(line):
        raise discord.RateLimited(OLD_EDITS_WITHIN)
    layout = await make_line(sending, contest, line.kind, NOBODY)
    if layout is None:
        return
    try:
        await sending.show_with_fallback(layout, lambda form: sending.poster.edit(line, form))
    except NotAllowed:  # no trouble of the present: the message may be in another channel than those to come
        raise NotYet(PERMISSION_PAUSE) from None
    except (CannotPost, Refused):
        log.info("a message about tournament %s can't be edited to remove an erased name", contest.row.id)


async def _rename(threads: Threads, thread: int, name: str) -> None:
    """Rename a thread, unless it was deleted or the bot may not rename it."""
    try:
        await threads.rename(thread, name)
    except ChannelGone:
        return
    except discord.HTTPException as error:
        if not (verdict(error).gone or isinstance(error, discord.Forbidden)):
            raise
        log.info("thread %s of a tournament can't be renamed: Discord answered %s", thread, error.status)
