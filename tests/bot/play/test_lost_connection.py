"""Connection to the database that breaks during COMMIT: the move may be stored, and no answer denies it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import DBAPIError

from azalai.bot.errors import MaybeStored
from azalai.bot.play import turns
from azalai.bot.store import Store, Transaction
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.without_discord import AMARA, THOMAS, running_table

LOST = DBAPIError("COMMIT", {}, Exception("the connection was closed"), connection_invalidated=True)


class LosingStore:
    """Store whose connection is lost at the next commit: before the database has committed, or after (`done`).

    `away`: it can't be read either.
    """

    ask, look, change = Store.ask, Store.look, Store.change

    def __init__(self, store: Store, *, done: bool, away: bool = False) -> None:
        self._store = store
        self._done = done
        self._away = away
        self._lost = False

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Transaction]:
        """Open a transaction whose end is not reported."""
        try:
            async with self._store.write() as tx:
                yield tx
                if not self._done:
                    raise LOST
        except DBAPIError as error:
            self._lost = True
            raise MaybeStored(decided=True) from error
        self._lost = True
        raise MaybeStored(decided=True) from LOST

    @asynccontextmanager
    async def read(self, *, once: bool = False) -> AsyncGenerator[Transaction]:
        """Open a read of the real store, unless it is away."""
        if self._lost and self._away:
            raise LOST
        async with self._store.read(once=once) as tx:
            yield tx

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def offer(host: Host, table: int, *, done: bool, away: bool = False) -> tuple[int, list[object]]:
    """Play as Amara while the connection is lost; return the position's number and the woken tables or the error."""
    whole = host.store
    happened: list[object] = []

    host.committed.listen(lambda tables, _: happened.extend(tables))
    losing: Any = LosingStore(whole, done=done, away=away)
    host.store = losing
    move = (await load(host, table)).game.parse_move("offer 3")
    try:
        done_turn = await turns.play(host, table, None, move, user=AMARA.id, interaction=77)
        assert done_turn.table.row.position == 1
    except (DBAPIError, MaybeStored) as error:
        happened.append(type(error))
    host.store = whole
    return (await load(host, table)).row.position, happened


async def test_a_move_that_was_stored_after_all_counts_and_is_told(host: Host):
    table = await running_table(host, THOMAS)
    assert await offer(host, table, done=True) == (1, [table])


async def test_a_move_that_was_not_stored_is_told_as_such(host: Host):
    """The store is searched for the move first."""
    table = await running_table(host, THOMAS)
    assert await offer(host, table, done=False) == (0, [DBAPIError])


async def test_no_result_is_promised_if_the_commit_can_not_be_looked_up(host: Host):
    """The answer says that the move may be stored."""
    table = await running_table(host, THOMAS)
    assert await offer(host, table, done=True, away=True) == (1, [MaybeStored])


async def test_the_scheduler_looks_again_once_a_move_was_found(host: Host):
    """The scheduler may have looked before the move's timers were visible."""
    table = await running_table(host, THOMAS)
    woken: list[float] = []
    host.timer_set.listen(woken.append)
    await offer(host, table, done=True)
    assert woken == [host.now()]
