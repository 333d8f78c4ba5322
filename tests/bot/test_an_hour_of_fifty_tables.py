"""Hour in which fifty tables play against strong robots: the bot's memory and work do not grow with time."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import list_levels_at
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from tests.bot.fixtures import HOUR, SimulatedClock, lay_database, settings
from tests.bot.play.thoughts import Ready
from tests.simulator import Simulator

TABLES, ROUNDS, WARM = 50, 8, 4
STRONG = ("touareg", "targui", "timbuktu", "targui1988")
MOST_GROWTH = 1.25
"""Factor by which the number of the bot's own objects may grow in the second half of the hour.

Caches are bounded, but not full from the beginning.
"""


@pytest.mark.sqlite
@pytest.mark.long(seconds=60)
async def test_an_hour_of_fifty_tables_leaves_nothing_behind(tmp_path: Path):
    file = lay_database(tmp_path / "azalai.db")
    channels = [f"camp-{number}" for number in range(TABLES)]
    open_to_all = {"openings": (10**6, 10**6), "lobbies": (10**6, 10**6), "thinkers": 1}
    async with Simulator(
        lambda: Azalai(settings(file, **open_to_all), SimulatedClock()), channels=channels
    ) as simulator:
        host = simulator.bot.rooms.host
        host.thinkers = Ready(())
        host.thinkers.ask = refuse_to_think
        tables = [
            await open_table(simulator, name, STRONG[number % len(STRONG)]) for number, name in enumerate(channels)
        ]
        used: list[tuple[int, int, int, int]] = []
        for _ in range(ROUNDS):
            with simulator.simulated.as_bot():
                for table in tables:
                    await play_turn(host, table)
            await simulator.simulated.rest()
            await simulator.pass_time(HOUR / ROUNDS)
            used.append(await count_resources(host))
        rows, tasks, files, objects = zip(*used, strict=True)
        assert set(rows) == {0}
        assert max(tasks[WARM:]) <= max(tasks[:WARM]) and max(files[WARM:]) <= max(files[:WARM])
        assert objects[-1] <= objects[WARM] * MOST_GROWTH, objects


async def refuse_to_think(*_: object, **__: object) -> None:
    """Refuse to evaluate, like a busy thinker, so that a solid robot plays."""


async def open_table(simulator: Simulator[Azalai], channel: str, game: str) -> int:
    """Start a table in a channel with a player and a strong robot, and return its number."""
    host, person = simulator.bot.rooms.host, simulator.person(f"Amara of {channel}")
    sitter = Person(person.id, person.name)
    with simulator.simulated.as_bot():
        created = await lobby.open_table(
            host,
            sitter,
            lobby.NewTable(
                game=game,
                options=GAMES[game].Options(),
                language="en",
                guild=simulator.simulated.guild_id,
                channel=simulator.channel(channel).id,
            ),
        )
        while len((loaded := await load(host, created.table)).seats) < min(GAMES[game].seats):
            await lobby_robots.add_robot(host, created.table, sitter)
        if len(loaded.seats) == 1:
            loaded = await lobby_robots.add_robot(host, created.table, sitter)
        await lobby_robots.set_level(
            host, created.table, sitter, lobby_robots.ALL_ROBOTS, list_levels_at(host.settings, loaded)[-1]
        )
        await lobby.start(host, created.table, sitter)
    await simulator.simulated.rest()
    return created.table


async def play_turn(host: Host, table: int) -> None:
    """Make the player's next move if it is their turn and the game is running."""
    loaded = await load(host, table)
    seat = next((decider for decider in loaded.deciders if decider.user_id is not None), None)
    if loaded.row.status is not Status.RUNNING or seat is None:
        return
    game: Any = loaded.game
    move = game.robot(loaded.view(seat.seat), game.moves(loaded.state, seat.seat), b"an hour")
    await turns.play(host, table, seat.seat, move, user=seat.user_id)


async def count_resources(host: Host) -> tuple[int, int, int, int]:
    """Return the numbers of waiting messages, tasks, open files and objects of the bot's own kinds."""
    gc.collect()
    async with host.store.read() as tx:
        figures = await tx.maintenance.load_figures(host.now())
    own = sum(str(type(value).__module__).startswith("azalai.") for value in gc.get_objects())
    assert own > 1000, "the bot and its tables are objects of the package"
    files = await asyncio.to_thread(lambda: len(list(Path("/proc/self/fd").iterdir())))
    return figures.waiting, len(asyncio.all_tasks()), files, own
