"""Closed lobby, whose invitations are dropped if they are not sent yet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from azalai.bot.hosting import lobby
from azalai.bot.store.rows import MessageKind
from azalai.bot.tables.host import Host
from tests.bot.without_discord import AMARA, THOMAS, lobby_of, outbox_at

Ending = Callable[[Host, int], Awaitable[object]]
ENDINGS: dict[str, Ending] = {
    "cancelled": lambda host, table: lobby.cancel_lobby(host, table, AMARA),
    "left by its host": lambda host, table: lobby.leave(host, table, AMARA),
    "expired": lobby.expire,
}


@pytest.mark.parametrize("end", ENDINGS.values(), ids=ENDINGS)
async def test_an_invitation_that_is_not_sent_yet_goes_with_the_lobby(host: Host, end: Ending):
    table = await lobby_of(host, invited=(THOMAS,))
    assert MessageKind.INVITATION in {row.kind for row in await outbox_at(host, table)}
    await end(host, table)
    assert MessageKind.INVITATION not in {row.kind for row in await outbox_at(host, table)}
