"""Robots of each level at a table: other processes think for a strong one, and late thoughts are dropped."""

from __future__ import annotations

import asyncio
import itertools
import zlib
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from azalai.bot.app.rooms import wire
from azalai.bot.app.scheduler import Scheduler
from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.hosting.seats import reseat
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.play.robot_turns import drive
from azalai.bot.store import Store, Transaction
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots import Level, request, think
from azalai.testing.alike import Alike, pairs
from tests.bot.play.thoughts import Held
from tests.bot.without_discord import AMARA, GUILD, KARINE, lobby_of, play_moves, proposals_of

LALLA = Person(99, "Lalla", GUILD)
DAY = 86_400.0
LOOKED_AT = 200
"""Number of pairs of positions that are searched for one in which a robot has a choice."""


@pytest.fixture
def thinkers(host: Host, monkeypatch: pytest.MonkeyPatch) -> Held:
    """Give every game strong robots, whose thoughts the test answers."""
    monkeypatch.setattr("azalai.bot.tables.levels.list_offered_levels", lambda *_: tuple(Level))
    host.settings = msgspec.structs.replace(host.settings, thinkers=1)
    host.thinkers = thinker = Held()
    return thinker


async def start_table(host: Host, *levels: Level, game: str = "souk") -> int:
    """Start a table of Amara with robots of these levels and return its number."""
    table = await lobby_of(host, game=game)
    for level in levels:
        await lobby_robots.add_robot(host, table, AMARA)
        newest = (await load(host, table)).names[-1]
        await lobby_robots.set_level(host, table, AMARA, newest, level)
    await lobby.start(host, table, AMARA)
    return table


class OpenTransactions:
    """Count of a store's open transactions."""

    def __init__(self, store: Store) -> None:
        self._asking = 0
        for name in ("read", "write"):
            setattr(store, name, self._count(getattr(store, name)))

    def _count(self, transaction: Callable[..., AbstractAsyncContextManager[Transaction]]) -> Callable[..., Any]:
        @asynccontextmanager
        async def open_counted(*arguments: Any, **more: Any) -> AsyncGenerator[Transaction]:
            self._asking += 1
            try:
                async with transaction(*arguments, **more) as tx:
                    yield tx
            finally:
                self._asking -= 1

        return open_counted

    async def rest(self) -> None:
        """Wait until the store has had no transaction for a long time."""
        rounds = 0
        while rounds < 300:
            await asyncio.sleep(0.002 if self._asking else 0)
            rounds = 0 if self._asking else rounds + 1


@pytest.fixture
def transactions(host: Host) -> OpenTransactions:
    """Return the count of the host's store."""
    return OpenTransactions(host.store)


class Drive:
    """Robots of a table that play, and that are woken by its commits."""

    def __init__(self, host: Host, table: int) -> None:
        changed = asyncio.Event()
        host.committed.listen(lambda *_: changed.set())
        self.rest = OpenTransactions(host.store).rest
        self.task = asyncio.create_task(drive(host, table, changed))


@pytest.fixture
async def drives() -> AsyncGenerator[list[Drive]]:
    """Yield a list for robots at play, and stop them after the test."""
    drives_begun = list[Drive]()
    yield drives_begun
    for begun in drives_begun:
        begun.task.cancel()
    await asyncio.gather(*(begun.task for begun in drives_begun), return_exceptions=True)


async def load_offers(host: Host, table: int) -> tuple[int | None, ...]:
    return (await load(host, table)).state.offers


async def replace_state(host: Host, table: int, state: Any) -> None:
    """Replace the newest state of the game."""
    loaded = await load(host, table)
    packed = zlib.compress(loaded.game.encode(state))
    async with host.store.write() as tx:
        await tx.moves.replace_position(table, loaded.row.position, packed)


async def begin(host: Host, table: int, drives: list[Drive]) -> Drive:
    drives.append(Drive(host, table))
    await drives[-1].rest()
    return drives[-1]


async def test_simultaneous_robots_think_in_parallel_and_play_their_thoughts(
    host: Host, thinkers: Held, drives: list[Drive]
):
    table = await start_table(host, Level.STRONG, Level.STRONG)
    at_play = await begin(host, table, drives)
    assert [task.seat for task in thinkers.tasks] == [1, 2]
    assert thinkers.askers == [AMARA.id] * 2
    thinkers.answer(1, "offer 5")
    await at_play.rest()
    assert await load_offers(host, table) == (None, None, 5)
    thinkers.answer(0, "offer 3")
    await asyncio.wait_for(at_play.task, 5)
    assert await load_offers(host, table) == (None, 3, 5)
    assert len(thinkers.tasks) == 2


async def test_others_act_while_a_strong_robot_thinks(host: Host, thinkers: Held, drives: list[Drive]):
    table = await start_table(host, Level.STRONG, Level.SOLID, Level.GENTLE)
    at_play = await begin(host, table, drives)
    assert [task.seat for task in thinkers.tasks] == [1]
    assert [offer is None for offer in await load_offers(host, table)] == [True, True, False, False]
    await play_moves(host, table, AMARA, "offer 4")
    await at_play.rest()
    assert (await load_offers(host, table))[:2] == (4, None) and len(thinkers.tasks) == 1
    thinkers.answer(0, "offer 1")
    await at_play.rest()
    assert (await load(host, table)).state.round == 2


@pytest.mark.parametrize("answer", [None, "offer 999", "sand"])
async def test_without_an_answer_that_can_be_played_the_robot_is_a_solid_one(
    host: Host, thinkers: Held, drives: list[Drive], answer: str | None
):
    table = await start_table(host, Level.STRONG)
    at_play = await begin(host, table, drives)
    thinkers.answer(0, answer)
    await asyncio.wait_for(at_play.task, 5)
    assert (await load_offers(host, table))[1] is not None


async def test_thoughts_for_an_undone_decision_are_dropped(host: Host, thinkers: Held, drives: list[Drive]):
    table = await start_table(host, Level.STRONG, game="targui")
    at_play = await begin(host, table, drives)
    while not (await load(host, table)).seats[0].deciding:
        thinkers.answer(-1, None)
        await at_play.rest()
    while (loaded := await load(host, table)).seats[0].deciding:
        await play_moves(host, table, AMARA, str(loaded.game.moves(loaded.state, 0)[0]))
    at_play = await begin(host, table, drives)
    assert not thinkers.answers[-1].done()
    decision = (await load(host, table)).seats[0].decision
    await turns.take_back(host, table, AMARA.id, decision, None)
    await asyncio.wait_for(at_play.task, 5)
    assert thinkers.answers[-1].cancelled()
    after = await load(host, table)
    assert after.seats[0].deciding and not after.seats[1].deciding


async def test_the_end_of_a_game_ends_the_thoughts_of_its_robots(host: Host, thinkers: Held, drives: list[Drive]):
    table = await start_table(host, Level.STRONG)
    at_play = await begin(host, table, drives)
    await lobby.cancel(host, table, LALLA)
    await asyncio.wait_for(at_play.task, 5)
    assert thinkers.answers[0].cancelled()


async def test_stopping_the_robots_ends_their_thoughts(host: Host, thinkers: Held, drives: list[Drive]):
    table = await start_table(host, Level.STRONG, Level.STRONG)
    at_play = await begin(host, table, drives)
    at_play.task.cancel()
    await at_play.rest()
    assert [answer.cancelled() for answer in thinkers.answers] == [True, True]
    assert await load_offers(host, table) == (None, None, None)


async def test_a_move_that_must_be_played_needs_no_thought_and_takes_as_long_as_one(
    host: Host, thinkers: Held, drives: list[Drive]
):
    table = await start_table(host, Level.STRONG)
    loaded = await load(host, table)
    poor = msgspec.structs.replace(loaded.state, salt=(loaded.state.salt[0], 0))
    await replace_state(host, table, poor)
    at_play = await begin(host, table, drives)
    await asyncio.wait_for(at_play.task, 5)
    assert (await load_offers(host, table))[1] == 0 and thinkers.tasks == []
    assert thinkers.pauses == 1


async def test_a_gentle_robot_chooses_at_once_as_the_robots_say(host: Host, thinkers: Held):
    table = await start_table(host, Level.GENTLE)
    await drive(host, table)
    assert (await load_offers(host, table))[1] is not None and thinkers.tasks == []


@pytest.fixture
async def scheduler(host: Host) -> AsyncGenerator[Scheduler]:
    """Start the host's scheduler, whose robots play after every commit."""

    async def refresh(now: float) -> float:
        return now + DAY

    silent: Any = SimpleNamespace(
        wake=do_nothing,
        send=do_nothing,
        refresh=refresh,
        on_commit=lambda _: None,
        on_outbox_changes=lambda _: None,
        next_try=lambda _: DAY,
    )
    scheduler_at_work = Scheduler(host, silent, silent, silent, {})
    wire(host, scheduler_at_work, silent)
    yield scheduler_at_work
    await scheduler_at_work.close()


def do_nothing() -> None:
    """Do nothing."""


@pytest.mark.usefixtures("scheduler")
async def test_a_person_plays_and_takes_back_while_robots_think(
    host: Host, thinkers: Held, transactions: OpenTransactions
):
    table = await start_table(host, Level.STRONG)
    await transactions.rest()
    assert [task.seat for task in thinkers.tasks] == [1]
    await play_moves(host, table, AMARA, "offer 4")
    await play_moves(host, table, AMARA, "take-back")
    await play_moves(host, table, AMARA, "offer 3")
    await transactions.rest()
    assert len(thinkers.tasks) == 1, "what others choose at the same time changes nothing"
    thinkers.answer(0, "offer 2")
    await transactions.rest()
    loaded = await load(host, table)
    assert (loaded.state.round, len(loaded.state.gold[0])) == (2, 1)
    assert len(thinkers.tasks) == 2 and not thinkers.answers[1].done()


async def test_a_thought_is_dropped_by_a_stored_change_and_by_the_bots_end(
    host: Host, thinkers: Held, scheduler: Scheduler, transactions: OpenTransactions
):
    table = await start_table(host, Level.STRONG, Level.STRONG)
    await transactions.rest()
    row = (await load(host, table)).seats[1]
    async with host.queue(table), host.store.write() as tx:
        await reseat(proposals_of(host), tx, await load(host, table), row, KARINE)
    host.after_commit([table], robots=False)
    await transactions.rest()
    assert [answer.cancelled() for answer in thinkers.answers] == [True, False]
    await scheduler.close()
    assert [answer.cancelled() for answer in thinkers.answers] == [True, True]


async def test_after_a_restart_a_robot_thinks_of_the_same_again(
    host: Host, thinkers: Held, scheduler: Scheduler, transactions: OpenTransactions
):
    table = await start_table(host, Level.STRONG)
    await transactions.rest()
    await scheduler.close()
    await scheduler.sweep()
    await transactions.rest()
    first, second = thinkers.tasks
    assert first == second
    thinkers.answer(1, "offer 2")
    await transactions.rest()
    assert await load_offers(host, table) == (None, 2)


def find_choice(game: AnyGame, seats: int, seat: int) -> Alike:
    """Return two positions that look alike to a seat that has a choice among several moves."""
    alike = itertools.islice(pairs(game, seats, b"asked the same", seat), LOOKED_AT)
    return [step for step in alike if seat in game.deciders(step.state) and len(game.moves(step.state, seat)) > 1][-1]


async def put_into(host: Host, table: int, state: Any) -> None:
    """Put the table into a position, as if it had been reached by play."""
    await replace_state(host, table, state)
    loaded = await load(host, table)
    async with host.store.write() as tx:
        for seat in range(len(loaded.seats)):
            decides = seat in loaded.game.deciders(state)
            await tx.seats.change(table, seat, deciding=decides, since=host.now() if decides else None)


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("key", GAMES)
async def test_a_workers_task_depends_on_the_robots_view_alone(
    host: Host, thinkers: Held, drives: list[Drive], key: str
):
    """The task is the same for two real positions that look alike to the robot, and for positions that it imagines."""
    game, seats, seat = GAMES[key], min(GAMES[key].seats), 1
    table = await start_table(host, *[Level.STRONG] * (seats - 1), game=key)
    alike = find_choice(game, seats, seat)
    tasks = list[object]()
    for state in (alike.state, alike.other, *(game.imagine(alike.other, seat, b"%d" % number) for number in range(2))):
        await put_into(host, table, state)
        thinkers.tasks.clear()
        at_play = await begin(host, table, drives)
        tasks.append([task for task in thinkers.tasks if task.seat == seat])
        at_play.task.cancel()
        await at_play.rest()
    assert tasks[0] and all(task == tasks[0] for task in tasks)
    assert think(request(game, alike.state, seats, seat, Level.STRONG, b"seed")).move
