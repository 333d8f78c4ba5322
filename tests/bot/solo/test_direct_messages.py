"""Solo games in direct messages, which need only answers to presses."""

from __future__ import annotations

import re

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.solo.days import DAY
from tests.bot.fixtures import Opening
from tests.bot.solo.playing import find_page_button, play_deal
from tests.bot.solo.puzzling import make_puzzle, store_puzzles
from tests.bot.solo.test_lessons_on_discord import AFTERWARDS, LINKS, TAUGHT, go, load_rows
from tests.bot.solo.test_puzzles_on_discord import answer_to_end, is_answered
from tests.simulator import Message, Person, Simulator, buttons_of, labels_of, menus_of, text_of

CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
FOLLOW_UP = re.compile(r"/webhooks/\d+/[^/]+(/messages/(@original|\d+))?")


def check_answers(simulator: Simulator[Azalai]) -> None:
    """Check that each request is a callback, or an edit or a follow-up of one, with five follow-ups at most."""
    requests = simulator.requests
    assert requests
    follow_ups = dict[str, int]()
    for request in requests:
        assert CALLBACK.fullmatch(request.path) or FOLLOW_UP.fullmatch(request.path), f"{request.method} {request.path}"
        if request.method == "POST" and request.path.startswith("/webhooks"):
            follow_ups[request.path] = follow_ups.get(request.path, 0) + 1
    assert max(follow_ups.values(), default=0) <= 5
    requests.clear()


async def press(person: Person, view: Message, begins: str) -> None:
    """Press the first button whose label or act begins with a text."""
    buttons = [
        button
        for button in buttons_of(view.now)
        if button.label.startswith(begins) or f"-{begins}:" in button.custom_id
    ]
    assert buttons, f"{begins}: {labels_of(view.now)}"
    await person.press(view.now, buttons[0].custom_id)


async def look_around(person: Person, view: Message) -> None:
    """Open every page, open and close the explanations, close the view and return to it."""
    for way in ("Board", "Back to", "explain", "explain", "…"):
        await press(person, view, way)
    ways = [label for label in labels_of(view.now) if not label.startswith(("Back to", "Close", "Begin", "End"))]
    assert len(ways) > 3
    for way in ways:
        for label in (way, "Back to", "…"):
            await press(person, view, label)
    for way in ("Close", "Go on"):
        await press(person, view, way)


@pytest.mark.costly(seconds=4)
async def test_a_lesson_a_deal_and_a_puzzle_leave_as_answers_to_presses_alone(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await store_puzzles(simulator.bot.rooms.host, make_puzzle())
        await simulator.rest()
        simulator.requests.clear()

        view = (await amara.slash(None, "azalai learn", game="souk")).message
        await look_around(amara, view)
        while await go(amara, view):
            check_answers(simulator)
        await amara.press(view.now, "Suggest")
        await amara.press(view.now, labels_of(view.now)[0])
        assert labels_of(view.now) == [*AFTERWARDS, *LINKS] and "That was the souk" in text_of(view.now)
        check_answers(simulator)

        view = (await amara.slash(None, "azalai daily", game="souk")).message
        await look_around(amara, view)
        end = await play_deal(amara, view)
        assert re.search("You |A tie", text_of(end)) and "Share" not in labels_of(end), (
            "a direct message is no place to share in"
        )
        for label in ("Board", "Week", "Month", "Earlier", "Later", "Day", "Back to my result", "Close"):
            end = (await amara.press(end.now, label)).message
            check_answers(simulator)

        view = (await amara.slash(None, "azalai puzzle", game="touareg")).message
        await look_around(amara, view)
        end = await answer_to_end(amara, view)
        assert is_answered(end)
        assert "Solved: " in (await amara.press(end, "Puzzles")).text
        check_answers(simulator)
        await simulator.pass_time(2 * DAY)
        assert not [request.path for request in simulator.requests if "/messages" in request.path], (
            "nothing is sent by itself"
        )


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("key", TAUGHT)
async def test_the_first_move_of_a_lesson_is_the_third_press_without_a_server(open_simulator: Opening, key: str):
    """The command and the game are the first two."""
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        view = (await amara.slash(None, "azalai learn", game=key)).message
        assert find_page_button(view) is None, "no page stands before the first choice"
        assert await go(amara, view)
        (row,) = await load_rows(simulator)
        chosen = [control.custom_id or "" for control in (*buttons_of(view.now), *menus_of(view.now))]
        assert row["decision"] == 1 or any(
            re.search(r"az\w?:lesson-\w+:-\d+:0:\d", custom_id) for custom_id in chosen
        ), chosen
