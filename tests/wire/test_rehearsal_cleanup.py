"""Cleanup of rehearsals: whatever happens, nothing is left on Discord, or it is named."""

from __future__ import annotations

import asyncio
import os
import re
import signal

import pytest

from azalai.bot.operations.rehearsal import access, cleanup, emojis, posts
from azalai.bot.operations.rehearsal.cleanup import CLEAN
from azalai.bot.operations.rehearsal.report import Verdict
from azalai.bot.operations.rehearsal.stage import Step
from tests.wire import WireDiscord
from tests.wire.azalai import ANSWER, CALLBACK, POST
from tests.wire.azalai import CARD_EDIT as EDIT
from tests.wire.rehearsing import Operator, find_channel, find_result, list_differing, list_leftovers, run_rehearsal

EMOJIS, THREADS, DELETE = "POST /applications/*/emojis", "POST /channels/*/threads", "DELETE /channels/*/messages/*"


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the pauses between two tries."""
    monkeypatch.setattr(cleanup, "PAUSE", 0.01)


@pytest.mark.costly
@pytest.mark.parametrize(
    ("route", "step"), [(EMOJIS, emojis.make_emoji), (POST, emojis.show_emoji), (THREADS, access.use_thread)]
)
async def test_a_thing_whose_answer_is_lost_is_deleted(stage: WireDiscord, route: str, step: Step) -> None:
    stage.faults.drop(route, work_done=True)
    report = await run_rehearsal(stage)
    assert list_differing(report)[0].title == step.title and "it broke" in find_result(report, step).reaction
    assert list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_message_that_can_not_be_deleted_is_named(stage: WireDiscord) -> None:
    stage.faults.refuse(DELETE, 403, 50013, "Missing Permissions", times=None)
    report = await run_rehearsal(stage)
    named = next(result for result in report.results if result.title == CLEAN)
    numbers = [number for leftover in list_leftovers(stage) for number in re.findall(r"^message (\d+)", leftover)]
    assert named.verdict is Verdict.DIFFERS and numbers and all(number in named.reaction for number in numbers)


@pytest.mark.costly
async def test_a_broken_line_is_outlasted(stage: WireDiscord) -> None:
    report = await run_rehearsal(stage)
    count = len(stage.calls_to(DELETE))
    held = stage.faults.hold("DELETE /channels/*")
    running = asyncio.create_task(run_rehearsal(stage))
    await held.wait_until_met()  # the thread is the first thing that is deleted at the end
    stage.faults.drop(DELETE, times=2)
    held.release()
    report = await running
    assert list_differing(report) == [] and list_leftovers(stage) == [] and len(stage.calls_to(DELETE)) > 2 * count


@pytest.mark.costly
async def test_a_bot_that_is_no_moderator_leaves_its_empty_thread(stage: WireDiscord, operator: Operator) -> None:
    """The bot may not delete its thread, as docs/operate.md says."""
    find_channel(stage).forbid(manage_threads=True, manage_messages=True)
    report = await run_rehearsal(stage, operator)
    (thread,) = [channel for channel in stage.channels.values() if channel.is_thread]
    assert list_differing(report) == [] and thread.archived and thread.messages == []
    assert list_leftovers(stage) == [f"thread {thread.name}"] and f"the empty thread {thread.id} stays" in report.text()


@pytest.mark.costly
@pytest.mark.parametrize(
    ("route", "step"),
    [
        (EMOJIS, emojis.make_emoji),
        (POST, emojis.show_emoji),
        (EDIT, emojis.show_emoji),
        (THREADS, access.use_thread),
        ("PATCH /channels/*", access.use_thread),
        ("POST /users/@me/channels", posts.write_to_person),
        (CALLBACK, emojis.answer_press),
        (ANSWER, emojis.answer_choice),
    ],
)
async def test_an_interruption_while_a_request_is_under_way_leaves_nothing(
    stage: WireDiscord, operator: Operator, route: str, step: Step
) -> None:
    held = stage.faults.hold(route, work_done=True)
    running = asyncio.create_task(run_rehearsal(stage, operator))
    await held.wait_until_met()
    for _ in range(3):  # a second Ctrl-C changes nothing
        os.kill(os.getpid(), signal.SIGINT)
        await asyncio.sleep(0)
    held.release()
    report = await running
    assert report.stopped and report.differs and list_leftovers(stage) == []
    assert find_result(report, step).reaction == "the rehearsal was broken off"


@pytest.mark.costly
async def test_a_cancellation_is_an_interruption_too(stage: WireDiscord, operator: Operator) -> None:
    """On Windows Ctrl-C cancels the task."""
    held, cleaning = stage.faults.hold(THREADS, work_done=True), stage.faults.hold("DELETE /channels/*")
    running = asyncio.create_task(run_rehearsal(stage, operator))
    await held.wait_until_met()
    running.cancel()
    held.release()
    await cleaning.wait_until_met()
    running.cancel()
    os.kill(os.getpid(), signal.SIGINT)
    cleaning.release()
    report = await running
    assert report.stopped and list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_terminal_that_is_closed_leaves_nothing(stage: WireDiscord) -> None:
    class Closed(list[str]):
        def append(self, line: str) -> None:
            super().append(line)
            if posts.change_card.title in line:
                raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        await run_rehearsal(stage, lines=Closed())
    assert stage.calls_to(POST) and list_leftovers(stage) == []
