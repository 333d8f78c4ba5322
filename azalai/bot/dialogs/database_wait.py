"""Repetition of an interaction's work after the connection to the database was lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.store.faults import ServerAway, is_connection_lost
from azalai.bot.store.store import record_effects

log = logging.getLogger(__name__)

TRIES = 3
"""Number of tries, the first included."""


async def run_when_stored(answering: Answering, work: Callable[[], Awaitable[object]]) -> None:
    """Do the work for an interaction, and do it again if the connection to the database breaks.

    The error is raised if the work has stored, sent or shown anything, or may have: it can't be repeated then. The
    store waits until the database is back; meanwhile Discord is told that an answer is coming
    (`azalai.bot.dialogs.acknowledgement`).
    """
    for left in reversed(range(TRIES)):
        with record_effects() as done:
            try:
                await work()
                return
            except Exception as error:
                can_repeat = is_connection_lost(error) and not isinstance(error, ServerAway)
                if not left or not can_repeat or done.anything or answering.shown:
                    raise
        log.info("interaction %s waits for the database", answering.id)
