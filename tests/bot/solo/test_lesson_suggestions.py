"""*Suggest* in a lesson: the moves as a strong robot evaluates them."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.robots import Candidate, Level
from tests.bot.fixtures import Opening
from tests.bot.play.thoughts import Ready, Slow
from tests.bot.solo.test_lessons_on_discord import load_course, open_souk_lesson
from tests.simulator import Message, Simulator, labels_of, text_of


async def leave_line(simulator: Simulator[Azalai], monkeypatch: pytest.MonkeyPatch, kind: type[Ready]) -> Message:
    """Leave the line of Souk's lesson as Amara, with a strong robot that evaluates her moves, and return the view."""
    monkeypatch.setattr("azalai.bot.tables.levels.list_offered_levels", lambda *_: tuple(Level))
    amara, view = await open_souk_lesson(simulator)
    await amara.press(view, "11")
    course = await load_course(simulator)
    moves = course.game.moves(course.state, course.lesson.learner)
    weighed = tuple(Candidate(str(move), chance) for move, chance in zip(moves, (0.62, 0.61), strict=False))
    simulator.bot.rooms.host.thinkers = kind(weighed)
    return view.now


async def test_a_strong_robot_weighs_the_moves_of_a_lesson_as_at_a_table(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator(thinkers=1) as simulator:
        view, amara = await leave_line(simulator, monkeypatch, Ready), simulator.person("Amara")
        await amara.press(view, "Suggest")
        text, offered = text_of(view.now), labels_of(view.now)
        assert "A strong robot has weighed these, the best first:" in text
        assert "-# about a 60% chance of winning" in text and "-# about equal" in text
        assert [label[:4] for label in offered] == ["Offe", "Offe", "Back", "Clos"]
        before = await load_course(simulator)
        second = before.game.moves(before.state, before.lesson.learner)[1]
        await amara.press(view.now, offered[1])
        assert (await load_course(simulator)).moves == before.moves, "it is confirmed first"
        await amara.press(view.now, labels_of(view.now)[0])
        assert (await load_course(simulator)).moves[len(before.moves)] == f"{before.lesson.learner} {second}"


async def test_a_suggestion_is_not_shown_after_the_lesson_has_moved_on(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    async with open_simulator(thinkers=1) as simulator:
        view, amara = await leave_line(simulator, monkeypatch, Slow), simulator.person("Amara")
        await amara.press(view, "Suggest", stale=True)
        await amara.press(view, "Take back", stale=True)
        await simulator.pass_time(6)
        assert "A strong robot" not in text_of(view.now) and "Welcome to the souk" in text_of(view.now)
