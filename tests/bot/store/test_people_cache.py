"""Cache of people's rows: it has the same rows as the store."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from azalai.bot.privacy.store import Privacy
from azalai.bot.store import Store, open_store
from azalai.bot.store import people_cache as knowing
from tests.bot.counting import count_statements
from tests.bot.fixtures import A_DAY

AMARA, THOMAS = 41, 42


@pytest.fixture
async def store(tmp_path: Path) -> AsyncGenerator[Store]:
    """Open a new store."""
    new_store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'azalai.db'}")
    yield new_store
    await new_store.close()


async def load_language(store: Store, user: int = AMARA) -> str | None:
    """Return a user's stored language, or None."""
    async with store.read() as tx:
        person = await tx.people.get(user)
        return None if person is None else person.language


async def set_language(store: Store, language: str, user: int = AMARA) -> None:
    async with store.write() as tx:
        await tx.people.change(user, language=language)


async def test_a_person_who_was_read_is_not_read_again(store: Store):
    await set_language(store, "fr")
    with count_statements() as statements:
        for _ in range(3):
            assert await load_language(store) == "fr"
            assert await load_language(store, THOMAS) is None
            async with store.read() as tx:
                assert [person.user_id for person in (await tx.people.load([THOMAS, AMARA])).values()] == [AMARA]
                assert await tx.holidays.list_for([AMARA, THOMAS]) == []
    assert len(statements.statements) == 3


async def test_a_change_is_known_when_it_is_stored_and_to_its_transaction_before(store: Store):
    await set_language(store, "fr")
    assert await load_language(store) == "fr"
    async with store.write() as tx:
        await tx.people.change(AMARA, language="en")
        person = await tx.people.get(AMARA)
        assert person is not None and person.language == "en"
        assert await load_language(store) == "fr"
    assert await load_language(store) == "en"


async def test_a_change_that_is_not_stored_is_not_known(store: Store):
    await set_language(store, "fr")
    with pytest.raises(RuntimeError):
        async with store.write() as tx:
            await tx.people.change(AMARA, language="en")
            await tx.people.get(AMARA)
            raise RuntimeError
    assert await load_language(store) == "fr"


@pytest.mark.costly
async def test_a_look_that_began_before_a_change_leaves_nothing_behind(store: Store):
    await set_language(store, "fr")
    async with store.read() as tx:
        assert await tx.facts.get("colour") is None  # the read begins
        await set_language(store, "en")
        person = await tx.people.get(AMARA)
        assert person is not None and person.language == "fr"
    assert await load_language(store) == "en"


@pytest.mark.costly
async def test_holidays_are_known_as_they_change(store: Store):
    async with store.write() as tx:
        await tx.holidays.add(AMARA, 10.0, 20.0, *A_DAY)
        await tx.holidays.add(AMARA, 0.0, 5.0, *A_DAY)
    for _ in range(2):
        async with store.read() as tx:
            assert [holiday.begins for holiday in await tx.holidays.list_for([AMARA])] == [0.0, 10.0]
            assert [holiday.begins for holiday in await tx.holidays.list_for([AMARA], 5.0)] == [10.0]
    async with store.write() as tx:
        (_, second) = await tx.holidays.list_for([AMARA])
        await tx.holidays.change(second, ends=12.0)
    async with store.read() as tx:
        assert [holiday.ends for holiday in await tx.holidays.list_for([AMARA])] == [5.0, 12.0]


@pytest.mark.costly
async def test_an_erased_person_is_not_cached(store: Store):
    await set_language(store, "fr")
    assert await load_language(store) == "fr"
    async with store.write() as tx:
        await tx.holidays.add(AMARA, 0.0, 5.0, *A_DAY)
        await tx.holidays.list_for([AMARA])
        await tx.get(Privacy).erase(AMARA, lambda *_: "Player 1", lambda _: "Kaocen")
    async with store.read() as tx:
        assert (await tx.people.get(AMARA), await tx.holidays.list_for([AMARA])) == (None, [])


@pytest.mark.costly
async def test_the_number_of_remembered_people_is_limited(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(knowing, "REMEMBERED", 2)
    for user in (1, 2, 3):
        assert await load_language(store, user) is None
    with count_statements() as statements:
        await load_language(store, 3)
        await load_language(store, 2)
        assert statements.statements == []
        await load_language(store, 1)
    assert len(statements.statements) == 1
