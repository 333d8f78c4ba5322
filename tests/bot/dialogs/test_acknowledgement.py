"""Answers to interactions: quick ones are one request, slow ones are announced, and late ones do nothing."""

from __future__ import annotations

import asyncio
import logging
import math
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs import acknowledgement, responses
from tests.bot.fixtures import start_table
from tests.bot.without_discord import StillClock
from tests.simulator import Simulator, buttons_of, labels_of, text_of

FIRST, UPDATED, THINKING, TAKEN = 4, 7, 5, 6


def list_answers(simulator: Simulator[Any], since: int) -> list[str]:
    """Return the requests that answer interactions.

    Each is the type of a first answer, or the method and the end of its path.
    """
    answers: list[str] = []
    for request in simulator.requests[since:]:
        if request.path.endswith("/callback"):
            assert isinstance(request.json, dict)
            answers.append(str(request.json["type"]))
        elif request.path.startswith("/webhooks/"):
            answers.append(f"{request.method} {request.path.rsplit('/', 1)[1]}")
    return answers


@pytest.mark.costly
async def test_a_quick_answer_is_one_request(simulator: Simulator[Any]):
    card = await start_table(simulator, robots=1, game="touareg")
    amara = simulator.person("Amara")
    at = len(simulator.requests)
    view = (await amara.press(card, "Play")).message
    assert list_answers(simulator, at) == [str(FIRST)]
    at = len(simulator.requests)
    await amara.press(
        view, next(button.custom_id for button in buttons_of(view) if button.custom_id.startswith("az:option:"))
    )
    assert list_answers(simulator, at) == [str(UPDATED)]
    at = len(simulator.requests)
    await amara.slash(simulator.channel(), "games")
    assert list_answers(simulator, at) == [str(FIRST)]


@pytest.mark.costly
async def test_ones_own_move_is_shown_once(simulator: Simulator[Any]):
    """The pressed view shows its own move; it is not drawn and edited a second time."""
    card = await start_table(simulator, "Thomas", game="souk")
    amara = simulator.person("Amara")
    view = (await amara.press(card, "Play")).message
    at = len(simulator.requests)
    await amara.press(view, "0")
    assert list_answers(simulator, at) == [str(UPDATED)]


@pytest.mark.costly
async def test_moves_of_others_during_an_answer_are_shown_once(simulator: Simulator[Any]):
    card = await start_table(simulator, "Thomas", game="souk")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    view = (await amara.press(card, "Play")).message
    await amara.press(view, "0")
    theirs = (await thomas.press(card, "Play")).message
    at = len(simulator.requests)
    await thomas.press(theirs, "0")
    assert sorted(list_answers(simulator, at)) == [str(UPDATED), "PATCH @original"]
    assert "Thomas" in text_of(view.now)


async def test_a_refusal_is_one_request(simulator: Simulator[Any]):
    card = await start_table(simulator, "Thomas", game="souk")
    at = len(simulator.requests)
    answer = await simulator.person("Idir").press(card, "Play")
    assert list_answers(simulator, at) == [str(FIRST)]
    assert answer.message.ephemeral


@pytest.mark.costly
async def test_a_press_that_shows_nothing_is_taken(simulator: Simulator[Any]):
    card = await start_table(simulator, "Thomas", game="souk")
    amara = simulator.person("Amara")
    more = (await amara.press(card, "…")).message
    view = (await amara.press(more, "Rules")).message
    at = len(simulator.requests)
    await amara.press(view, "Close")
    assert list_answers(simulator, at) == [str(TAKEN), "DELETE @original"]


@pytest.mark.costly
async def test_slow_work_is_announced_and_its_answer_takes_the_place(
    simulator: Simulator[Any], monkeypatch: pytest.MonkeyPatch
):
    card = await start_table(simulator, robots=1, game="touareg")
    playing = simulator.bot.rooms.playing
    quick = playing.open

    async def slow(*given: Any, **named: Any) -> None:
        await asyncio.sleep(acknowledgement.GRACE + 0.5)
        await quick(*given, **named)

    monkeypatch.setattr(playing, "open", slow)
    at = len(simulator.requests)
    view = (await simulator.person("Amara").press(card, "Play")).message
    assert list_answers(simulator, at) == [str(THINKING), "PATCH @original"]
    assert "What do you do?" in text_of(view)


@pytest.mark.costly
async def test_an_answer_under_way_is_given_before_the_bot_stops(
    simulator: Simulator[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    card = await start_table(simulator, robots=1, game="touareg")
    playing, begun = simulator.bot.rooms.playing, asyncio.Event()
    quick = playing.open

    async def slow(*given: Any, **named: Any) -> None:
        begun.set()
        await asyncio.sleep(0.1)
        await quick(*given, **named)

    monkeypatch.setattr(playing, "open", slow)
    at = len(simulator.requests)
    pressing = asyncio.create_task(simulator.person("Amara").press(card, "Play"))
    await begun.wait()
    await simulator.bot.close()
    view = (await pressing).message
    assert list_answers(simulator, at) == [str(FIRST)] and "What do you do?" in text_of(view)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.costly
async def test_an_answer_that_takes_too_long_is_cancelled_when_the_bot_stops(
    simulator: Simulator[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(responses, "STOPS_WITHIN", 0.05)
    card = await start_table(simulator, robots=1, game="touareg")
    playing, begun, ended = simulator.bot.rooms.playing, asyncio.Event(), asyncio.Event()

    async def endless(*_: Any, **__: Any) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr(playing, "open", endless)
    pressing = asyncio.create_task(simulator.person("Amara").press(card, "Play"))
    await begun.wait()
    await simulator.bot.close()
    assert ended.is_set()
    pressing.cancel()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.costly
async def test_thinking_goes_where_nothing_is_answered(simulator: Simulator[Any], monkeypatch: pytest.MonkeyPatch):
    card = await start_table(simulator, robots=1, game="touareg")

    async def wait_too_long(*_: Any, **__: Any) -> None:
        await asyncio.sleep(acknowledgement.GRACE + 0.5)

    monkeypatch.setattr(simulator.bot.rooms.playing, "open", wait_too_long)
    amara = simulator.person("Amara")
    before = amara.private
    at = len(simulator.requests)
    await amara.press(card, "Play")
    assert list_answers(simulator, at) == [str(THINKING), "DELETE @original"]
    assert len(amara.private) == len(before)
    assert [str(error) for error in simulator.expect_errors()]


async def test_in_a_crowd_every_request_is_announced_at_once(
    simulator: Simulator[Any], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(acknowledgement, "CROWD", 0)
    at = len(simulator.requests)
    await simulator.person("Amara").slash(simulator.channel(), "games")
    assert list_answers(simulator, at) == [str(THINKING), "PATCH @original"]


async def test_an_interaction_delivered_too_late_has_no_effect(simulator: Simulator[Any]):
    card = await start_table(simulator, "Thomas", game="souk")
    amara = simulator.person("Amara")
    view = (await amara.press(card, "Play")).message
    number = next(label for label in labels_of(view) if label == "0")
    answer = await simulator.late(amara.would_press(view, number))
    assert not answer.acknowledged
    assert "0" in labels_of(view.now)


async def test_after_a_clock_was_set_users_are_not_late_for_ever():
    """The shortest known delay grows with each interaction until those after the change are no longer late."""
    clock = StillClock()
    clock.at = 1_800_000_000.0
    crowd = acknowledgement.Crowd(clock)

    async def is_answered() -> bool:
        """Return True if a new interaction is handled even though Discord would take no announcement."""
        number = discord.utils.time_snowflake(datetime.fromtimestamp(clock.at - ahead, UTC))
        interaction: Any = SimpleNamespace(id=number, announce=AsyncMock(return_value=False), close=AsyncMock())
        async with crowd.announce_work(interaction) as goes_on:
            return goes_on

    ahead = 0.0
    assert await is_answered()
    clock.at += 3.0
    ahead = 3.0
    assert not await is_answered()
    most = math.ceil((ahead - acknowledgement.LATE) / acknowledgement.FORGETTING)
    assert [await is_answered() for _ in range(most)][-1]


@pytest.mark.costly
async def test_a_question_in_the_middle_of_a_decision_stays_while_others_choose(simulator: Simulator[Any]):
    """Another player's offer does not restart a question that is half answered."""
    card = await start_table(simulator, "Thomas", "Idir", game="souk")
    amara, thomas, idir = (simulator.person(name) for name in ("Amara", "Thomas", "Idir"))
    view = (await amara.press(card, "Play")).message
    await amara.press(view, "0")
    await amara.press(view, "Prepare a move")
    question, theirs = text_of(view.now), (await thomas.press(card, "Play")).message
    at = len(simulator.requests)
    await thomas.press(theirs, "0")
    assert list_answers(simulator, at) == [str(UPDATED)]
    assert text_of(view.now) == question
    await idir.press((await idir.press(card, "Play")).message, "0")
    assert "How much salt do you offer?" in text_of(view.now) != question


@pytest.mark.costly
async def test_views_follow_nothing_once_the_bot_is_closing(simulator: Simulator[Azalai]):
    """A view that is answered last does not start to follow its table."""
    card = await start_table(simulator, "Thomas", game="souk")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    view = (await amara.press(card, "Play")).message
    await amara.press(view, "0")
    await simulator.bot.rooms.views.close()
    stood = text_of(view.now)
    await thomas.press((await thomas.press(card, "Play")).message, "0")
    assert text_of(view.now) == stood
