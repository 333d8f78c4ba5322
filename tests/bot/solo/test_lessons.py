"""Lessons without Discord: their owners, their robots, and their rows."""

from __future__ import annotations

import json

import msgspec
import pytest

from azalai.bot import metrics
from azalai.bot.errors import Refused
from azalai.bot.solo import games, lessons
from azalai.bot.solo.store import SoloGames
from azalai.bot.tables.host import Host
from azalai.games.contract import Move
from azalai.games.lessons import Course, lesson_of
from tests.bot.without_discord import AMARA, IDIR


def choose_advised(course: Course) -> Move:
    move = course.advised
    assert move is not None
    return move


def choose_first(course: Course) -> Move:
    return course.game.moves(course.state, course.lesson.learner)[0]


async def test_a_move_of_the_learner_is_stored_with_those_of_the_robots(host: Host):
    lesson_game, known = await lessons.open_lesson(host, AMARA.id, "souk")
    assert not known and lesson_game.course.moves == ["1 offer 2"]
    after = await lessons.play(host, AMARA.id, lesson_game.number, 0, choose_advised)
    again, known = await lessons.open_lesson(host, AMARA.id, "souk")
    assert known and again.row == after.row and again.course.moves == after.course.moves
    assert json.loads(after.row.moves) == ["1 offer 2", "0 offer 6", "2 offer 3", "1 offer 1", "2 offer 4"]


async def test_a_decision_of_a_lesson_is_made_once(host: Host):
    lesson_game, _ = await lessons.open_lesson(host, AMARA.id, "souk")
    after = await lessons.play(host, AMARA.id, lesson_game.number, 0, choose_advised)
    with pytest.raises(Refused, match="refusal-stale"):
        await lessons.play(host, AMARA.id, lesson_game.number, 0, choose_first)
    async with host.store.write() as tx:  # like another process
        assert not await tx.get(SoloGames).go_on(lesson_game.row, msgspec.structs.replace(lesson_game.row, moves="[]"))
        assert await tx.get(SoloGames).go_on(after.row, msgspec.structs.replace(after.row, decision=2))
    with pytest.raises(Refused, match="refusal-stale"):
        await games.take_back(host, lessons.KIND, AMARA.id, lesson_game.number, 1)


async def test_a_lesson_is_one_persons_alone(host: Host):
    hers, _ = await lessons.open_lesson(host, AMARA.id, "souk")
    his, _ = await lessons.open_lesson(host, IDIR.id, "souk")
    assert hers.number != his.number
    for act in (
        lessons.play(host, IDIR.id, hers.number, 0, choose_first),
        games.take_back(host, lessons.KIND, IDIR.id, hers.number, 0),
    ):
        with pytest.raises(Refused, match="refusal-lesson-gone"):
            await act
    with pytest.raises(Refused, match="refusal-lesson-gone"):
        await games.load(host, lessons.KIND, IDIR.id, hers.number)


async def test_a_number_of_a_lesson_is_never_that_of_another(host: Host):
    numbers = [(await lessons.open_lesson(host, AMARA.id, "souk"))[0].number]
    numbers += [(await lessons.begin_again(host, AMARA.id, "souk")).number for _ in range(3)]
    assert len(set(numbers)) == 4 and all(number < 0 for number in numbers)


async def test_moves_that_can_not_be_played_any_more_begin_the_lesson_again(host: Host):
    lesson_game, _ = await lessons.open_lesson(host, AMARA.id, "souk")
    async with host.store.write() as tx:
        unplayable = json.dumps(["1 offer 2", "0 offer 99"])
        await tx.get(SoloGames).go_on(lesson_game.row, msgspec.structs.replace(lesson_game.row, moves=unplayable))
    renewed, known = await lessons.open_lesson(host, AMARA.id, "souk")
    assert known and renewed.renewed and renewed.course.moves == ["1 offer 2"]


async def test_gentle_robots_off_the_line_play_the_same_in_the_same_place(host: Host):
    moves: list[list[str]] = []
    for person in (AMARA, IDIR):
        lesson_game, _ = await lessons.open_lesson(host, person.id, "targui")
        for decision in range(6):
            lesson_game = await lessons.play(host, person.id, lesson_game.number, decision, choose_first)
        moves.append(lesson_game.course.moves)
    assert moves[0] == moves[1] and any(move.startswith("1 ") for move in moves[0])


async def test_a_game_without_a_lesson_has_none_to_open(host: Host):
    assert lesson_of("souk") is not None
    for key in ("nothing", "../souk"):
        with pytest.raises(Refused, match="refusal-no-lesson"):
            await lessons.open_lesson(host, IDIR.id, key)


async def test_a_lesson_of_a_game_that_was_taken_away_is_refused(host: Host, monkeypatch: pytest.MonkeyPatch):
    lesson_game, _ = await lessons.open_lesson(host, AMARA.id, "souk")
    monkeypatch.setattr(lessons, "GAMES", {})
    for act in (
        games.load(host, lessons.KIND, AMARA.id, lesson_game.number),
        lessons.open_lesson(host, AMARA.id, "souk"),
    ):
        with pytest.raises(Refused, match="refusal-no-lesson"):
            await act


async def test_the_steps_at_which_lessons_stop_are_counted_without_persons(host: Host):
    def counts() -> dict[str, float]:
        samples = [
            sample
            for family in metrics.LESSONS.collect()
            for sample in family.samples
            if sample.name.endswith("_total")
        ]
        assert all(set(sample.labels) == {"game", "step"} for sample in samples)
        return {sample.labels["step"]: sample.value for sample in samples if sample.labels["game"] == "souk"}

    before = counts()
    lesson_game, _ = await lessons.open_lesson(host, AMARA.id, "souk")
    await lessons.play(host, AMARA.id, lesson_game.number, 0, choose_advised)
    assert {step: count - before.get(step, 0) for step, count in counts().items()} | {"0": 1, "1": 1} == {
        **dict.fromkeys(counts(), 0.0), "0": 1, "1": 1,
    }  # fmt: skip
