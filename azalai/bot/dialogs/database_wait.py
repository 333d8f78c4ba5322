"""Wait for a database that is only restarted, before an error is reported."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.store.faults import ServerAway, connection_lost
from azalai.bot.store.store import noting_what_is_stored

log = logging.getLogger(__name__)

TRIES = 3


async def run_when_stored(answering: Answering, work: Callable[[], Awaitable[object]]) -> None:
    """Do the work for an interaction, from its beginning once more if the connection to the database breaks.

    As long as nothing was stored, done on Discord or shown, that is the same as a later beginning. A transaction that
    may be stored is no such error.

    The store itself waits until the server is back. Discord is told that an answer is coming
    (`azalai.bot.dialogs.acknowledgement`).
    """
    for left in reversed(range(TRIES)):
        with noting_what_is_stored() as done:
            try:
                await work()
                return
            except Exception as error:
                again = connection_lost(error) and not isinstance(error, ServerAway)
                if not left or not again or done.anything or answering.shown:
                    raise
        log.info("interaction %s waits for the database", answering.id)
