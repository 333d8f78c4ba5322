"""A rehearsal whose connection Discord refuses or ends, or whose place changes while it goes on: why is told once, and
what is left behind is named."""

from __future__ import annotations

import pytest

from azalai.rehearsal.report import Comparison
from tests.wire import WireDiscord
from tests.wire.messages import Message
from tests.wire.rehearsing import DIRECT, Operator, differing, left_on, rehearsed, step, the_channel

CODES = {4004: "takes this DISCORD_TOKEN no longer", 4011: "so few shards", 4013: "(4013)", 4014: "refuses the intents"}
ENDED = "connection ended"


async def test_a_bot_that_is_in_too_many_servers_for_one_shard(wire: WireDiscord) -> None:
    """The presses of a server come by its shard alone."""
    wire.gateway.shards = wire.gateway.least_shards = 4
    wire.guilds.clear()
    wire.channels.clear()
    channel = wire.guild("Oasis", shard=(2, 4)).text_channel("well")
    channel.allow(manage_threads=True)
    operator = Operator(wire.person("Amara"), channel)
    report = await rehearsed(wire, operator)
    assert report.is_well, report.text()
    assert [shard for shard, _ in wire.gateway.identifies] == [2] and "by shard 2 of 4" in step(report, "gateway").came


@pytest.mark.parametrize("code", CODES)
async def test_a_connection_that_discord_refuses_is_told_once_and_nothing_more_is_tried(
    stage: WireDiscord, code: int
) -> None:
    stage.gateway.refuses_with = code
    told: list[str] = []
    report = await rehearsed(stage, told=told)
    assert differing(report) == [ENDED] and report.stopped and left_on(stage) == []
    assert str(code) in step(report, ENDED).came and CODES[code] in (step(report, ENDED).means or "")
    assert step(report, "card").came == "Discord has ended the connection"
    assert (
        "\n".join(told).count("the connection to Discord: ended for good") == 1 and "itself broke" not in report.text()
    )


@pytest.mark.parametrize("code", CODES)
async def test_a_connection_that_discord_ends_in_the_middle_is_told_once_and_all_is_taken_away(
    stage: WireDiscord, operator: Operator, code: int
) -> None:
    async def ended(_: Message) -> None:
        stage.gateway.close(code)

    operator.presses[DIRECT] = ended
    report = await rehearsed(stage, operator)
    assert differing(report) == [ENDED] and report.stopped and left_on(stage) == []
    assert str(code) in step(report, ENDED).came and CODES[code] in (step(report, ENDED).means or "")
    assert "itself broke" not in report.text()


@pytest.mark.parametrize("closes", [True, False])
async def test_what_a_token_that_was_reset_in_the_middle_can_not_take_away_is_named(
    stage: WireDiscord, operator: Operator, closes: bool
) -> None:
    """An answer may tell of it before the connection is ended."""

    async def reset(message: Message) -> None:
        stage.token = "MTE.another.token"
        if closes:
            stage.gateway.close(4004)
        else:
            await operator.person.press(message, "Press here")

    operator.presses[DIRECT] = reset
    report = await rehearsed(stage, operator)
    assert "takes this DISCORD_TOKEN no longer" in (step(report, ENDED).means or "")
    assert differing(report) == [ENDED, "cleanup"] and "itself broke" not in report.text()
    named = step(report, "cleanup").came
    left = [message for channel in stage.channels.values() for message in channel.messages]
    commands, (thread,) = stage.commands[None], [one for one in stage.channels.values() if one.is_thread]
    assert len(left) > 10 and commands and f"the thread {thread.id}" in named and "the line about the thread" in named
    assert [one.text for one in left if f"message {one.id} in channel {one.channel.id}" not in named] == [thread.name]
    assert [one["name"] for one in commands if f"/{one['name']}" not in named] == []


async def test_a_channel_that_is_deleted_in_the_middle_is_told_once(stage: WireDiscord, operator: Operator) -> None:
    async def deleted(message: Message) -> None:
        message.channel.delete()
        await operator.person.press(message, "Press here")

    operator.presses[DIRECT] = deleted
    report = await rehearsed(stage, operator)
    means = [one.means or "" for one in report.results if one.verdict is Comparison.DIFFERS]
    assert sum("channel was deleted" in one for one in means) == 1 and len(means) <= 2, report.text()


async def test_a_permission_that_is_taken_away_in_the_middle_is_named(stage: WireDiscord, operator: Operator) -> None:
    async def taken(message: Message) -> None:
        the_channel(stage).forbid(attach_files=True)
        await operator.person.press(message, "Press here")

    operator.presses[DIRECT] = taken
    report = await rehearsed(stage, operator)
    assert differing(report) == ["phone picture", "call becomes card"]
    assert (step(report, "call becomes card").means or "").endswith("attach files")


async def test_a_connection_that_never_comes_about_is_told_once_and_nobody_is_asked_to_press(
    stage: WireDiscord,
) -> None:
    stage.faults.refuse("GET /gateway/bot", 400, 0, "Bad Request", times=None)
    report = await rehearsed(stage, person=stage.person("Amara"), wait=60.0)
    assert differing(report) == ["gateway"] and left_on(stage) == []
    for name in ("direct answer", "phone mention", "line"):
        assert step(report, name).came == "there was no connection"
