"""Second tries of work for an interaction, while the database restarts."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.store.faults import ServerAway, is_connection_lost
from azalai.bot.store.store import record_effects

log = logging.getLogger(__name__)

TRIES = 3


async def run_when_stored(answering: Answering, work: Callable[[], Awaitable[object]]) -> None:
    """Do the work for an interaction, and start it again if the connection to the database breaks.

    Starting again is safe only while nothing was stored, sent to Discord or shown; otherwise the error is raised, also
    if a transaction may have been stored. The store itself waits until the server is back, and Discord is told that an
    answer is coming (`azalai.bot.dialogs.acknowledgement`).
    """
    for left in reversed(range(TRIES)):
        with record_effects() as done:
            try:
                await work()
                return
            except Exception as error:
                again = is_connection_lost(error) and not isinstance(error, ServerAway)
                if not left or not again or done.anything or answering.shown:
                    raise
        log.info("interaction %s waits for the database", answering.id)
