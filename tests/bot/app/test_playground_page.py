"""Page of the playground: SimCord's page with repairs that fit it, and quick answers to presses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
import simcord.preview
from simcord.preview import Preview

from azalai.bot.__main__ import play_here
from azalai.bot.app.playground import PATIENCE, PEOPLE, Playground, Window, _simulate_server, choose_languages
from azalai.bot.app.playground_page import (
    OTHERS,
    REPAIRS,
    UNANSWERED,
    Other,
    Others,
    Server,
    find_now,
    keep_old_pictures,
)
from azalai.bot.clock import Jumps, SystemClock
from azalai.bot.config import Settings
from azalai.bot.errors import CannotStart
from azalai.locales import LANGUAGES, words
from tests.simulator.standin import StandIn

FILES = Path(simcord.preview.__file__).parent / "static"


@pytest.mark.parametrize("path", REPAIRS)
def test_each_repaired_text_is_once_in_the_file_of_the_page(path: str) -> None:
    text = (FILES / path.removeprefix("/")).read_text(encoding="utf-8")
    assert [text.count(old) for old, _ in REPAIRS[path]] == [1] * len(REPAIRS[path])
    assert {path, OTHERS} <= {"/index.html", *Server._STATIC_FILES}


def test_a_press_is_answered_within_two_seconds_while_robots_think() -> None:
    assert PATIENCE <= 1.5


@pytest.mark.parametrize(("at_work", "acknowledgement"), [(True, UNANSWERED), (False, "unacknowledged")])
def test_a_press_is_not_told_as_refused_while_the_bot_is_at_work(at_work: bool, acknowledgement: str) -> None:
    receipt = {"acknowledgement": "unacknowledged"}
    with patch.object(Preview, "_finish_action", lambda *_, **__: receipt):
        window: Any = object.__new__(Window)
        window.env = SimpleNamespace(at_work=at_work)
        assert window._finish_action(None, None, "settled", 0)["acknowledgement"] == acknowledgement


def make_published(number: str, *, available: bool) -> dict[str, Any]:
    return {"messages": [{"text": number}], "assets": {number: {"id": number, "available": available}}, "status": "x"}


def test_a_picture_stays_until_the_page_shows_another() -> None:
    """The picture of an edited message, which the server no longer has, stays on the page."""
    shown = make_published("1", available=True)
    now = {"messages": [], "assets": {"1": {"id": "1", "available": False}}, "status": "y", "lastAction": 7}
    sent = keep_old_pictures(now, shown)
    assert sent["assets"] == shown["assets"] and sent["messages"] == shown["messages"]
    assert (sent["status"], sent["lastAction"]) == ("y", 7)


@pytest.mark.parametrize(
    ("buttons", "pressed", "expected"),
    [
        ({"1:2": "take"}, "1:2", "1:2"),
        ({"1:2": "mine", "1:3": "take"}, "1:2", "1:3"),  # the message has other buttons now
        ({"1:2": "pass"}, "1:2", None),
        ({"1:2": "pass", "7:2": "take"}, "1:2", None),
        ({"1:2": "take"}, "9:2", None),
        ({"1:2": "pass"}, None, None),  # what is typed
    ],
)
def test_a_press_counts_wherever_its_button_stands_in_its_message(
    buttons: dict[str, str], pressed: str | None, expected: str | None
) -> None:
    def make_page(ids: dict[str, str]) -> dict[str, object]:
        return {"messages": [{"components": [{"control_key": key, "custom_id": ids[key]}]} for key in ids]}

    press = {"value": "what is typed"} if pressed is None else {"control_key": pressed}
    now = find_now(press, make_page({"1:2": "take"}), make_page(buttons))
    assert now == (press if pressed is None else None if expected is None else {"control_key": expected})


def test_each_page_leads_to_the_threads_and_to_each_persons_messages() -> None:
    """The label of a person says their language, so that a German answer surprises no visitor."""
    playground: Any = object.__new__(Playground)
    playground.language = "en"
    pages = {"#azalai": True, "Thomas (Deutsch)": True, "Timbuktu": True, "Touareg": False}
    playground._labels = dict(enumerate(pages))
    windows = [SimpleNamespace(url=f"http://page{number}", open=pages[label]) for number, label in enumerate(pages)]
    playground._windows = dict(enumerate(windows))
    menu = playground.list_others(windows[0])
    assert menu == Others("Elsewhere", [Other("Thomas (Deutsch)", "http://page1"), Other("Timbuktu", "http://page2")])
    assert words("en").say("playground-person", name="Thomas", language="Deutsch") == "Thomas (Deutsch)"


def test_every_language_has_a_person_and_half_speak_the_playgrounds() -> None:
    for language in LANGUAGES:
        spoken = choose_languages(len(PEOPLE), language)
        assert set(spoken) == set(LANGUAGES)
        assert spoken[::2] == [language] * 3


def test_a_database_that_would_not_be_used_is_refused() -> None:
    with pytest.raises(CannotStart, match="AZALAI_DATABASE"):
        asyncio.run(play_here(Settings(database="sqlite+aiosqlite:///mine.db"), browser=False))


@pytest.mark.costly(seconds=4)
async def test_the_clock_does_not_jump_between_tasks_of_the_bot_and_others() -> None:
    """The simulated clock differs from the machine's by months: a reload of the studio and the end of a call that
    looped would put off all deadlines by that."""
    async with _simulate_server(StandIn, ["Amara"], "en") as playground:
        jumps = Jumps(SystemClock())
        with playground.env._bot_scope():
            jumps.note()
        assert jumps.measure() == 0.0
