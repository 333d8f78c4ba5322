"""Whatever happens in a rehearsal on the stage, nothing of it is left behind, or it is named."""

from __future__ import annotations

import asyncio
import re

import pytest

from azalai.rehearsal.report import Comparison
from tests.wire import WireDiscord
from tests.wire.azalai import ANSWER, CALLBACK, POST
from tests.wire.azalai import CARD_EDIT as EDIT
from tests.wire.rehearsing import Operator, differing, left_on, not_tried, rehearsed, step, the_channel


async def test_a_message_whose_answer_is_lost_is_taken_away_too(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.drop(POST, work_done=True)
    report = await rehearsed(stage, operator)
    assert differing(report)[0] == "card" and "the line broke" in step(report, "card").came
    assert left_on(stage) == []


async def test_what_cannot_be_taken_away_is_named(stage: WireDiscord) -> None:
    stage.faults.refuse("DELETE /channels/*/messages/*", 403, 50013, "Missing Permissions", times=None)
    report = await rehearsed(stage)
    assert differing(report) == ["delete", "cleanup"] and not report.is_well
    assert all(str(number) in step(report, "cleanup").came for number in _numbers(left_on(stage)))
    assert report.left_behind


async def test_trouble_while_everything_is_taken_away_is_outlasted(stage: WireDiscord) -> None:
    stage.faults.drop("DELETE /channels/*/messages/*", times=2)
    report = await rehearsed(stage)
    assert step(report, "cleanup").verdict is Comparison.OK and left_on(stage) == []


async def test_a_bot_that_is_no_moderator(stage: WireDiscord, operator: Operator) -> None:
    """As docs/operate.md has it: it may neither lock its thread nor delete it; the thread stays, empty and archived."""
    the_channel(stage).forbid(manage_threads=True, manage_messages=True)
    report = await rehearsed(stage, operator)
    assert report.is_well and not_tried(report) == ["post locked"]
    (thread,) = [one for one in stage.channels.values() if one.is_thread]
    assert thread.archived and thread.messages == [] and left_on(stage) == [f"thread {thread.name}"]
    assert f"the empty thread {thread.id} stays" in step(report, "cleanup").came


@pytest.mark.parametrize(
    ("route", "step_name"),
    [
        ("PUT /applications/*/commands", "commands"),
        (POST, "card"),
        (EDIT, "new picture"),
        ("POST /channels/*/threads", "thread"),
        ("PATCH /channels/*", "archive"),
        ("POST /users/@me/channels", "direct channel"),
        (CALLBACK, "direct answer"),
        (ANSWER, "deferred answer"),
    ],
)
async def test_it_is_broken_off_with_a_request_on_its_way(
    stage: WireDiscord, operator: Operator, route: str, step_name: str
) -> None:
    held = stage.faults.hold(route, work_done=True)
    running = asyncio.create_task(rehearsed(stage, operator))
    await held.happened()
    running.cancel()
    await asyncio.sleep(0)
    running.cancel()  # impatience changes nothing
    held.release()
    report = await running
    assert report.stopped and not report.is_well and left_on(stage) == []
    assert step(report, step_name).came == "the rehearsal was broken off"


async def test_a_thread_whose_making_was_not_answered_is_taken_away(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.drop("POST /channels/*/threads", work_done=True)
    report = await rehearsed(stage, operator)
    assert differing(report) == ["thread"] and left_on(stage) == []


async def test_a_terminal_that_is_closed_in_the_middle(stage: WireDiscord) -> None:
    class Closed(list[str]):
        def append(self, line: str) -> None:
            super().append(line)
            if "a card in words" in line:
                raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        await rehearsed(stage, told=Closed())
    assert stage.calls_to(POST) and left_on(stage) == []


def _numbers(left: list[str]) -> list[int]:
    return [int(number) for one in left for number in re.findall(r"^message (\d+)", one)]
