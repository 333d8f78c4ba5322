"""Rehearsals whose connection Discord refuses or ends, or whose channel changes: the reason is reported once."""

from __future__ import annotations

import pytest

from azalai.bot.operations.rehearsal import access, emojis, posts
from azalai.bot.operations.rehearsal.cleanup import CLEAN
from azalai.bot.operations.rehearsal.rehearse import FORBIDDEN, KEPT
from tests.wire import WireDiscord
from tests.wire.messages import Message
from tests.wire.rehearsing import Operator, find_channel, find_result, list_differing, list_leftovers, run_rehearsal

CODES = {4004: "no longer accepts this DISCORD_TOKEN", 4013: "(4013)", 4014: "refuses the intents"}


@pytest.mark.parametrize("code", CODES)
async def test_a_refused_connection_is_told_once_and_ends_the_rehearsal(stage: WireDiscord, code: int) -> None:
    stage.gateway.refuses_with = code
    report = await run_rehearsal(stage)
    (result,) = list_differing(report)
    assert result.title == KEPT and CODES[code] in result.means and report.stopped and list_leftovers(stage) == []
    assert find_result(report, posts.change_card).reaction == "the rehearsal was broken off"


@pytest.mark.costly
@pytest.mark.parametrize("code", CODES)
async def test_an_ended_connection_is_told_once_and_everything_is_deleted(
    stage: WireDiscord, operator: Operator, code: int
) -> None:
    async def end_connection(_: Message) -> None:
        stage.gateway.close(code)

    operator.press = end_connection
    report = await run_rehearsal(stage, operator)
    (result,) = list_differing(report)
    assert result.title == KEPT and CODES[code] in result.means and report.stopped and list_leftovers(stage) == []


@pytest.mark.costly
async def test_without_the_address_of_the_gateway_everything_but_presses_is_tried(stage: WireDiscord) -> None:
    stage.faults.refuse("GET /gateway/bot", 400, 0, "Bad Request", times=None)
    report = await run_rehearsal(stage, person=stage.person("Amara"), wait=60.0)
    (result,) = list_differing(report)
    assert result.title == access.connect.title and result.means == "the bot hears no press and no command"
    assert find_result(report, emojis.answer_press).reaction == "there is no connection" and list_leftovers(stage) == []


@pytest.mark.costly
async def test_all_that_a_reset_token_can_not_delete_is_named(stage: WireDiscord, operator: Operator) -> None:
    async def reset(_: Message) -> None:
        stage.token = "MTE.another.token"
        stage.gateway.close(4004)

    operator.press = reset
    report = await run_rehearsal(stage, operator)
    kept, clean = list_differing(report)
    assert (kept.title, clean.title) == (KEPT, CLEAN) and "no longer accepts this DISCORD_TOKEN" in kept.means
    left = [message for channel in stage.channels.values() for message in channel.messages]
    (emoji,), (thread,) = stage.emojis.values(), [channel for channel in stage.channels.values() if channel.is_thread]
    assert (
        len(left) > 5 and f"the emoji {emoji['name']}" in clean.reaction and f"the thread {thread.id}" in clean.reaction
    )
    unnamed = [
        message.text
        for message in left
        if f"message {message.id} in channel {message.channel.id}" not in clean.reaction
    ]
    assert unnamed == [thread.name] and "the line about the thread" in clean.reaction


@pytest.mark.costly
async def test_a_channel_that_is_deleted_is_told_once(stage: WireDiscord, operator: Operator) -> None:
    async def delete_channel(message: Message) -> None:
        message.channel.delete()
        await operator.do_all(message)

    operator.press = delete_channel
    report = await run_rehearsal(stage, operator)
    (result,) = list_differing(report)
    assert result.means == "the channel was deleted: rehearse in another"
    assert find_result(report, emojis.delete_emoji).reaction == "the channel is not there"


@pytest.mark.costly
async def test_a_permission_that_is_taken_away_is_told(stage: WireDiscord, operator: Operator) -> None:
    async def take_permission(message: Message) -> None:
        find_channel(stage).forbid(send_messages=True)
        await operator.do_all(message)

    operator.press = take_permission
    report = await run_rehearsal(stage, operator)
    (result,) = list_differing(report)
    assert result.means == FORBIDDEN and result.title == emojis.delete_emoji.title and list_leftovers(stage) == []
    assert find_result(report, access.find_channel).reaction == "yes"
