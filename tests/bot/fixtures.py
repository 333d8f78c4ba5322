"""Bot at work in the simulator, with a clock that tests move and a store that tests can break."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import tempfile
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import date
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from simcord.enums import InteractionType

from azalai.bot.app.client import Azalai
from azalai.bot.config import Settings
from azalai.bot.people.presence import PRESENT
from azalai.bot.store import Store, Transaction, open_store
from azalai.bot.store.rows import Status
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from tests.simulator import Answer, Channel, Message, Person, Simulator, buttons_of, labels_of, menus_of

HOUR, DAY = 3600.0, 86400.0
A_DAY = (date(2026, 12, 18), date(2026, 12, 18))
"""First and last day of a one-day holiday, for tests about its moments."""
posix = pytest.mark.skipif(
    os.name != "posix", reason="Windows has no rights of others to a file, links for administrators, and no mounts"
)
Opening = Callable[..., "Simulator[Azalai]"]


class SimulatedClock:
    """Clock of the simulated Discord, which `simulator.pass_time` moves.

    `ahead`: seconds that passed while the bot was down.
    """

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        """Return the seconds since 1970, UTC."""
        return discord.utils.utcnow().timestamp() + self.ahead

    def monotonic(self) -> float:
        """Return the same seconds: this clock is never set."""
        return self.now()


def address(file: Path) -> str:
    """Return the address of a database in a file."""
    return f"sqlite+aiosqlite:///{file}"


def lay_database(file: Path) -> Path:
    """Create an empty database of the present schema in a file that does not exist yet, and return the file."""
    if not file.exists():
        file.write_bytes(_empty_database())
    return file


@cache
def _empty_database() -> bytes:
    """Return the bytes of an empty database, made once in a process by an event loop of its own."""

    async def make(file: Path) -> None:
        await (await open_store(address(file))).close()

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
        file = Path(folder) / "empty.db"
        pool.submit(lambda: asyncio.run(make(file))).result()
        return file.read_bytes()


def settings(file: Path, **changed: Any) -> Settings:
    """Return settings with a database in a file and without work that tests do not ask for.

    The bot records once a day that it is alive, so that virtual weeks pass quickly. Players may press as often as they
    like; no pictures are drawn ahead, no emojis uploaded and no puzzles generated.
    """
    quick = {"heartbeat_every": DAY, "presses": (10**6, 10**6), "draw_ahead": 0, "thinkers": 0, "signs": False}
    quick |= {"puzzles": False}
    return Settings(**{"database": address(file), **quick, **changed})


def manager() -> discord.Permissions:
    """Return the permissions of a user who may manage the server."""
    return discord.Permissions(manage_guild=True)


async def open_lobby(
    simulator: Simulator[Azalai], *others: str, game: str = "souk", host: str = "Amara", **options: Any
) -> Message:
    """Open a table by its host (Amara) in the first channel, let the others join and return its card."""
    channel = simulator.channel()
    await simulator.person(host).slash(channel, f"{game} new", **{"language": "English", "seats": "joined", **options})
    card = simulator.channel().messages[-1]
    for name in others:
        await simulator.person(name).press(card, "Join")
    return card


async def start_table(
    simulator: Simulator[Azalai], *others: str, robots: int = 0, game: str = "souk", **options: Any
) -> Message:
    """Start a table with its host in the first seat, then the others, then robots, and return its card."""
    card = await open_lobby(simulator, *others, game=game, **options)
    for _ in range(robots):
        await simulator.person("Amara").press(card, "Add a robot")
    await simulator.person("Amara").press(card, "Start")
    return card


def find_by_button(simulator: Simulator[Azalai], label: str) -> Message:
    """Return the newest message of the first channel that has this button."""
    return next(message for message in reversed(simulator.channel().messages) if label in labels_of(message))


async def load_table(simulator: Simulator[Azalai]) -> LoadedTable:
    """Return the first table."""
    return await load(simulator.bot.rooms.host, 1)


async def load_status(simulator: Simulator[Azalai], table: int = 1) -> Status:
    """Return the status of a table, also of one that can't be read."""
    async with open_transaction(simulator) as tx:
        row = await tx.tables.get(table)
    assert row is not None
    return row.status


def result_card(simulator: Simulator[Azalai]) -> Message:
    """Return the card of a finished game, which is the last one with a button for export."""
    return next(message for message in reversed(simulator.channel().messages) if "Export" in labels_of(message))


async def offer(person: Person, card: Message, button: str = "0") -> Message:
    """Play a number in Souk by the buttons: *Play*, then `button`, by default the smallest number."""
    dialog = (await person.press(card, "Play")).message
    return (await person.press(dialog, button)).message.now


async def open_page(person: Person, overview: Message, field: str) -> Message:
    """Open the page of menus, one for each field of a form, that has a menu for this field."""
    page, opened = overview, set[str]()
    while not _find_menus(page, field):
        name = next(
            button.custom_id
            for button in buttons_of(page)
            if "-menus:" in button.custom_id and button.custom_id not in opened
        )
        opened.add(name)
        page = (await person.press(page, name)).message.now
    return page


async def set_field(person: Person, overview: Message, field: str, *values: Any) -> Message:
    """Choose values in the menu of a field, and return the page of menus."""
    page = await open_page(person, overview, field)
    (menu,) = _find_menus(page, field)
    await person.choose(page, menu, *values)
    return page.now


def _find_menus(page: Message, field: str) -> list[str]:
    return [menu.custom_id for menu in menus_of(page) if menu.custom_id.endswith(f":{field}")]


async def set_preference(person: Person, field: str, *values: str, where: Channel | None = None) -> Message:
    """Choose a preference in its menu, and return the page of menus."""
    return await set_field(person, (await person.slash(where, "azalai preferences")).message, field, *values)


async def set_server(person: Person, where: Channel, field: str, *values: Any) -> Message:
    """Choose a setting of a server in its menu, and return the page of menus."""
    return await set_field(person, (await person.slash(where, "azalai settings")).message, field, *values)


async def set_term(person: Person, card: Message, field: str, *values: str) -> Message:
    """Choose a term of a lobby in its menu, and return the page of menus."""
    return await set_field(person, (await person.press(card, "Options")).message, field, *values)


async def submit_form(
    simulator: Simulator[Azalai], person: Person, message: Message, custom_id: str, **fields: Any
) -> Answer:
    """Submit a form as no client of Discord does, and return the answer.

    `fields`: the components to fill in; None for one that is absent.
    """
    parts = [
        {"type": 18, "component": {"custom_id": key} | value} for key, value in fields.items() if value is not None
    ]
    prepared = simulator.simulated.component(person.id, message, {"custom_id": custom_id, "components": parts})
    prepared = dataclasses.replace(prepared, kind=InteractionType.MODAL_SUBMIT)
    return await simulator.do(prepared)


async def type_and_confirm(person: Person, channel: Channel, command: str, /, **options: Any) -> Answer:
    """Type a command, press the button that asks the others if there is one, and return the last answer."""
    answer = await person.slash(channel, command, **options)
    ask_labels = [label for label in labels_of(answer.message) if label.startswith("Ask ")] if answer.messages else []
    return await person.press(answer.message, ask_labels[0]) if ask_labels else answer


def list_pings(channel: Channel) -> list[Message]:
    """Return the messages of a channel that call a player to play."""
    return [message for message in channel.messages if message.pings and "your turn" in str(message.payload)]


def list_called(simulator: Simulator[Azalai]) -> list[tuple[str, ...]]:
    """Return the names that each call in the first channel mentions."""
    return [ping.pings for ping in list_pings(simulator.channel())]


async def make_offers(simulator: Simulator[Azalai], *names: str) -> None:
    """Offer one salt in Souk as each of these players."""
    for name in names:
        await simulator.person(name).slash(simulator.channel(), "souk offer", salt="1")


def make_refusal(status: int, code: int = 0) -> discord.HTTPException:
    """Return an error answer of Discord."""
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code, "message": ""})


async def wait_for_absence(simulator: Simulator[Azalai]) -> None:
    """Let time pass until all players count as absent, so that a player to move is called at once."""
    await simulator.pass_time(PRESENT)


class FailingStore:
    """Store whose next write fails, before it begins or when it is committed; then it works again."""

    ask, look, change = Store.ask, Store.look, Store.change

    def __init__(self, store: Store, error: Exception, *, at_commit: bool) -> None:
        self._store = store
        self._error: Exception | None = error
        self._at_commit = at_commit

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Transaction]:
        """Open a transaction of the real store, or fail."""
        error, self._error = self._error, None
        if error is not None and not self._at_commit:
            raise error
        async with self._store.write() as tx:
            yield tx
            if error is not None:
                raise error

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


@asynccontextmanager
async def open_transaction(simulator: Simulator[Azalai]) -> AsyncGenerator[Transaction]:
    """Open a transaction on the bot's own store, to read or damage it."""
    async with simulator.bot.rooms.host.store.write() as tx:
        yield tx
