"""Other roles of a PostgreSQL server: they are kept out, and their notifications do no harm."""

from __future__ import annotations

import types
from typing import Any, cast

import pytest
import sqlalchemy as sa

from azalai.bot.cluster.members import end_holder
from azalai.bot.errors import CannotStart
from azalai.bot.operations.check import check_up
from azalai.bot.store import open_store
from azalai.bot.store.faults import LineLost
from azalai.bot.store.postgresql import Lock
from azalai.bot.store.session import Session
from azalai.bot.store.sqlite import PRAGMAS


@pytest.mark.costly_cases("postgresql")
async def test_the_check_notes_that_every_role_may_connect(where: str):
    store = await open_store(where)
    assert await check_up(store, where) == []  # set up as the manual says
    if "postgresql" in where:
        async with store.change_schema() as connection:
            name = (await connection.execute(sa.text("SELECT current_database()"))).scalar_one()
            await connection.execute(sa.text(f'GRANT CONNECT ON DATABASE "{name}" TO PUBLIC'))
        (noted,) = await check_up(store, where)
        assert "every role" in noted.text
    await store.close()


@pytest.mark.costly
async def test_news_of_people_that_are_none_is_passed_over(where: str):
    store = await open_store(where)
    store.on_people_changed("x 41 -1 ² " + "9" * 30)
    await store.close()


async def test_a_lock_that_another_role_holds_is_told_in_a_sentence():
    async def ask(*_: object) -> None:
        raise LineLost(cast("Any", types.SimpleNamespace(sqlstate="42501")))

    with pytest.raises(CannotStart, match="Another role of the PostgreSQL server"):
        await end_holder(cast("Session", types.SimpleNamespace(ask=ask)), Lock.NAME, 0)


def test_deleted_data_is_overwritten_in_the_file():
    """Erased data does not remain in the file's bytes, whatever options this SQLite was compiled with."""
    assert "secure_delete=ON" in PRAGMAS
