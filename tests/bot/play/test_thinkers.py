"""Real processes that think: few tests, because each starts some, and none that measures time."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import sys
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from azalai.bot import metrics
from azalai.bot.play.thinkers import Thinkers, ThinkingSlots
from azalai.bot.play.worker import NICENESS
from azalai.games import GAMES
from azalai.robots import Level, Stretch, Task, Thought, request, think
from azalai.robots.weights import table_of
from tests.bot.play import thoughts
from tests.simulator.simulated import SimulatedDiscord
from tests.simulator.standin import StandIn

PATIENCE = 60.0
"""Seconds to wait for an effect on a busy machine."""


def make_task(name: str) -> Task:
    return Task(name, b"", 2, 0, Level.STRONG, b"")


@asynccontextmanager
async def thinkers(
    most: int = 1, thinking: Callable[[Task], Thought] = think, **more: float
) -> AsyncGenerator[Thinkers]:
    """Open processes that think, and close them after the test."""
    pool = Thinkers(most, thinking=thinking, **more)
    try:
        yield pool
    finally:
        await pool.close()


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"


def wait_until(condition: Callable[[], object]) -> bool:
    until = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < until:
        time.sleep(0.05)
    return bool(condition())


async def wait_for_end(process: int) -> bool:
    """Return True if the process ends in time."""
    return await asyncio.to_thread(wait_until, lambda: not is_there(process))


async def read_pid(file: Path) -> int:
    """Wait for a process to write its number into a file and return it."""
    await asyncio.to_thread(wait_until, lambda: file.exists() and file.read_text(encoding="ascii"))
    return int(await asyncio.to_thread(file.read_text, "ascii"))


def count_outcome(outcome: str) -> float:
    return metrics.REGISTRY.get_sample_value("azalai_thoughts_total", {"outcome": outcome}) or 0.0


@pytest.mark.costly
async def test_a_question_about_a_game_is_answered_by_another_process() -> None:
    game = GAMES["targui"]
    state = game.setup(seats=2, options=game.Options(), seed=b"seed")
    (seat,) = game.deciders(state)
    async with thinkers() as pool:
        thought = await pool.ask(request(game, state, 2, seat, Level.STRONG, b"seed"))
    assert thought is not None and game.parse_move(thought.move) in game.moves(state, seat)


@pytest.mark.costly(seconds=6)
async def test_a_process_that_dies_answers_nothing_and_the_next_question_has_another() -> None:
    before = count_outcome("died")
    async with thinkers(thinking=thoughts.die) as pool:
        first = await pool.ask(make_task("live"))
        assert first is not None
        process, niceness = (int(number) for number in first.move.split())
        assert (process != os.getpid(), niceness) == (True, min(19, os.nice(0) + NICENESS))
        assert await pool.ask(make_task("die")) is None
        assert await wait_for_end(process)
        second = await pool.ask(make_task("live"))
        assert second is not None
        process = int(second.move.split()[0])
        os.kill(process, signal.SIGKILL)  # while it is idle
        assert await wait_for_end(process)
        third = await pool.ask(make_task("live")) or await pool.ask(
            make_task("live")
        )  # the first question may only notice the death
        assert third is not None and int(third.move.split()[0]) != process
    assert await wait_for_end(int(third.move.split()[0]))
    assert count_outcome("died") > before


@pytest.mark.costly(seconds=2)
async def test_a_thought_past_its_limit_is_ended_with_its_process(tmp_path: Path) -> None:
    before = count_outcome("timeout")
    async with thinkers(thinking=thoughts.think_for_ever, limit=0.2) as pool:
        assert await pool.ask(make_task(str(tmp_path / "pid"))) is None
        assert await wait_for_end(await read_pid(tmp_path / "pid"))
    assert count_outcome("timeout") == before + 1


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("closes", [True, False])
async def test_closing_and_renewing_end_a_busy_process_without_a_warning(
    closes: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Only a renewed pool answers further questions."""
    async with thinkers(thinking=thoughts.think_for_ever, limit=2 * PATIENCE) as pool:
        question = asyncio.create_task(pool.ask(make_task(str(tmp_path / "pid"))))
        process = await read_pid(tmp_path / "pid")
        if closes:
            await pool.close()
        else:
            pool.renew()
        assert await wait_for_end(process)
        assert await asyncio.wait_for(question, PATIENCE) is None
        assert not caplog.records
        if closes:
            assert await pool.ask(make_task("")) is None
        else:
            question = asyncio.create_task(pool.ask(make_task(str(tmp_path / "another"))))
            assert await read_pid(tmp_path / "another") != process
            question.cancel()


@pytest.mark.costly(seconds=2)
async def test_a_failed_thought_is_no_answer_and_keeps_secrets_from_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with thinkers(thinking=thoughts.fail) as pool:
        assert await pool.ask(make_task("secret")) is None
    assert "ValueError" in caplog.text and "secret" not in caplog.text


@pytest.mark.costly(seconds=2)
async def test_processes_that_had_nothing_to_do_for_a_while_end_and_others_begin() -> None:
    async with thinkers(thinking=thoughts.die, idle=0.0) as pool:
        first = await pool.ask(make_task("live"))
        assert first is not None and await wait_for_end(int(first.move.split()[0]))
        assert await pool.ask(make_task("live")) is not None


@pytest.mark.costly
async def test_with_more_questions_than_may_wait_the_others_have_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azalai.bot.play.thinkers.WAITING", 3)
    async with thinkers(thinking=thoughts.die) as pool:
        thoughts_found = await asyncio.gather(*(pool.ask(make_task("live")) for _ in range(5)))
    assert [thought is None for thought in thoughts_found] == [False, False, False, True, True]


@pytest.mark.costly
async def test_the_thoughts_of_a_person_come_one_at_a_time() -> None:
    """Another user's first thought waits for one of them at most."""
    order = list[str]()
    async with thinkers(thinking=thoughts.die) as pool:

        async def ask(name: str, asker: int | None) -> None:
            assert await pool.ask(make_task("live"), asker=asker) is not None
            order.append(name)

        names = {"amara 1": 1, "amara 2": 1, "amara 3": 1, "thomas 1": 2, "amara 4": 1, "thomas 2": 2}
        await asyncio.gather(*(ask(name, asker) for name, asker in names.items()))
    assert order == ["amara 1", "thomas 1", "amara 2", "thomas 2", "amara 3", "amara 4"]


@pytest.mark.costly
async def test_the_thoughts_that_wait_for_a_person_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azalai.bot.play.thinkers.WAITING", 3)
    async with thinkers(thinking=thoughts.die) as pool:
        answers = await asyncio.gather(*(pool.ask(make_task("live"), asker=asker) for asker in (1, 1, 1, 1, 1, 2)))
    assert [answer is None for answer in answers] == [False, False, False, True, True, False]


@pytest.mark.costly(seconds=2)
async def test_a_cancelled_thought_delays_no_other(tmp_path: Path) -> None:
    async with thinkers(most=2, thinking=thoughts.think_for_ever) as pool:
        questions = [asyncio.create_task(pool.ask(make_task(str(tmp_path / str(n))))) for n in range(3)]
        await read_pid(tmp_path / "0")
        questions[2].cancel()  # it is queued
        with pytest.raises(asyncio.CancelledError):
            await questions[2]
        assert not (tmp_path / "2").exists()


@pytest.mark.costly(seconds=3)
@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
async def test_a_bot_that_is_killed_leaves_no_process_behind_though_it_thinks_for_ever(tmp_path: Path) -> None:
    program = f"""
import asyncio
from azalai.bot.play.thinkers import Thinkers
from azalai.robots import Level, Task
from tests.bot.play.thoughts import think_for_ever
asyncio.run(Thinkers(1, thinking=think_for_ever).ask(Task({str(tmp_path / "pid")!r}, b"", 2, 0, Level.STRONG, b"")))
"""
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stderr=asyncio.subprocess.DEVNULL)
    process = await read_pid(tmp_path / "pid")
    bot.kill()
    await bot.wait()
    assert await wait_for_end(process)


async def test_thoughts_for_tables_precede_idle_ones() -> None:
    places, order = ThinkingSlots(1), list[str]()

    async def takes(name: str, *, later: bool) -> None:
        async with places.hold(later=later):
            order.append(name)
            await asyncio.sleep(0)

    waiting = [asyncio.create_task(takes(name, later=name.startswith("review"))) for name in
               ("review 1", "review 2", "robot 1", "given up", "robot 2")]  # fmt: skip
    await asyncio.sleep(0)
    waiting[3].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == ["review 1", "robot 1", "robot 2", "review 2"]
    await asyncio.wait_for(takes("next", later=True), PATIENCE)


@pytest.mark.costly
async def test_the_chances_of_a_game_that_is_over_come_from_another_process_too() -> None:
    game = GAMES["targui"]
    state = game.setup(seats=2, options=game.Options(), seed=b"seed")
    learned = table_of(game, 2) is not None
    async with thinkers() as pool:
        chances = await pool.appraise(Stretch("targui", 2, (game.encode(state),)))
    assert (chances is not None) is learned


@pytest.mark.costly(seconds=2)
async def test_thinkers_are_quiet_after_a_while_without_urgent_questions():
    """Idle questions wait for such a quiet time."""
    async with thinkers(thinking=thoughts.fail) as pool:
        assert pool.quiet_seconds == math.inf
        assert await pool.think_idly(thoughts.fail, make_task("none")) is None and pool.quiet_seconds == math.inf
        question = asyncio.create_task(pool.ask(make_task("none")))
        await asyncio.sleep(0)
        assert pool.quiet_seconds == 0.0
        await question
        assert 0 <= pool.quiet_seconds < PATIENCE
        assert await pool.think_idly(len, (1, 2, 3)) == 3


@pytest.mark.costly(seconds=2)
async def test_idle_questions_do_not_keep_the_bot_from_being_at_rest(tmp_path: Path) -> None:
    """In the playground, a puzzle in the making does not delay the answer to a press."""
    desk = await SimulatedDiscord.open(StandIn(), ["oasis"], locale="en-US", patience=5.0)
    try:
        async with thinkers() as pool:
            with desk.as_bot():
                question = asyncio.create_task(
                    pool.think_idly(thoughts.think_for_ever, make_task(str(tmp_path / "pid")))
                )
            await read_pid(tmp_path / "pid")
            await desk.rest()
            assert not question.done()
            await pool.close()
            await desk.pass_time(1.0)
            assert question.done() and await question is None
    finally:
        await desk.close()
