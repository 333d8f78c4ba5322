"""Review of a finished game: made in the background, from the view of each seat, once and for good."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from azalai.bot.clocks.pace import Late, Pace, encode_pace
from azalai.bot.errors import Refused
from azalai.bot.history.game_facts import history
from azalai.bot.hosting import endings
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.play import turns
from azalai.bot.privacy.store import Privacy
from azalai.bot.reviews.dialog import ReviewDialog
from azalai.bot.reviews.positions import ReviewedChoice, course_of, list_dearest, of_people
from azalai.bot.reviews.rules import CLOSELY, WORLDS, Reviewer
from azalai.bot.reviews.store import ReviewRow, Reviews, ReviewStatus, WeighedRow
from azalai.bot.store.rows import Status, TimerKind
from azalai.bot.suggestions import rules as suggesting
from azalai.bot.tables.host import Host, NullThinking
from azalai.bot.tables.levels import may_review
from azalai.bot.tables.loading import load
from azalai.robots import Level
from tests.bot.solo.learned import AtOnce, learn
from tests.bot.without_discord import (
    AMARA,
    THOMAS,
    StillClock,
    play_moves,
    proposals_of,
    ring,
    running_table,
    timers_at,
    views_of,
)

GIVEN_AWAY = (("offer 1", "offer 10"), ("offer 5", "offer 0"), ("offer 0", "offer 2"))
"""Offers of Amara and Thomas; in the last round she has six salt against his two, and offers none."""


async def play_offers(host: Host, *offers: tuple[str, str]) -> int:
    """Start a table, play these offers of Amara and Thomas, and return its number."""
    table = await running_table(host, THOMAS)
    for own, other in offers:
        await play_moves(host, table, AMARA, own)
        await play_moves(host, table, THOMAS, other)
    return table


async def fire_timers(host: Host, table: int, reviewer: Reviewer | None = None) -> Reviewer:
    """Fire the review's timers and return the reviewer."""
    fired = reviewer or Reviewer(host)
    for timer in await timers_at(host, table, TimerKind.REVIEW):
        await fired.ring(timer)
    return fired


async def wait_until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        done = await condition()
        while not done:
            await asyncio.sleep(0.01)
            done = await condition()


async def load_review(host: Host, table: int) -> tuple[ReviewRow | None, list[WeighedRow]]:
    async with host.store.read() as tx:
        return await tx.get(Reviews).get(table), await tx.get(Reviews).list_evaluated(table)


async def wait_for_review(host: Host, table: int) -> tuple[ReviewRow, list[WeighedRow]]:
    """Wait for the review to end and return it with its evaluations."""

    async def is_over() -> bool:
        row, _ = await load_review(host, table)
        return row is not None and row.status is not ReviewStatus.MADE

    await wait_until(is_over)
    row, weighed = await load_review(host, table)
    assert row is not None
    return row, weighed


@pytest.mark.costly
async def test_a_decision_that_gave_the_game_away_costs_what_it_was_worth(host: Host, host_thinkers: AtOnce):
    table = await play_offers(host, *GIVEN_AWAY)
    cards = [int(choice.state.card) for choice in course_of(await history(host, table)).choices if choice.seat == 0]
    assert cards[0] < cards[1] + cards[2] and cards[1] < cards[0], "the last card decides"
    await fire_timers(host, table)
    row, weighed = await wait_for_review(host, table)
    assert row.status is ReviewStatus.READY and row.decisions == len(weighed) == 6
    hers = [review for review in weighed if review.seat == 0]
    assert [round(dm.loss, 2) for dm in hers] == [0.0, 0.0, 1.0]
    last = hers[-1]
    assert (last.chance, last.closely) == (1.0, True)
    assert int(last.better.removeprefix("offer ")) > 2, "more than he has"
    curve = json.loads(row.curve or "")
    assert curve == [[0.5, 0.5]] * 6 + [[0.0, 1.0]]
    assert await timers_at(host, table, TimerKind.REVIEW) == []


@pytest.mark.costly
async def test_decisions_are_evaluated_idly_and_from_their_seats_knowledge(host: Host, host_thinkers: AtOnce):
    table = await play_offers(host, *GIVEN_AWAY)
    await fire_timers(host, table)
    await wait_for_review(host, table)
    looks = [(task.rollouts, task.explains) for task in host_thinkers.tasks]
    closely = looks.count((4 * 40, True))
    assert 1 <= closely <= 2, "the one that cost her most, and what may have"
    assert host_thinkers.later == [True] * (6 + closely), "six decisions, those that were looked at closely twice"
    game = (await load(host, table)).game
    positions = {task.seed: game.decode(task.position) for task in host_thinkers.tasks if task.seat == 1}
    assert {state.offers[0] for state in positions.values()} != {1, 5, 0}, "what she had offered before him was secret"
    assert looks.count((40 // 5, False)) == 6
    assert all(task.least == WORLDS for task in host_thinkers.tasks), "a fifth of the usual is not too few"


@pytest.mark.costly
async def test_undone_and_forced_moves_are_not_reviewed(host: Host, host_thinkers: AtOnce):
    table = await running_table(host, THOMAS)
    await play_moves(host, table, AMARA, "offer 3", "take-back", "offer 12")
    await play_moves(host, table, THOMAS, "offer 1")
    for _ in range(2):
        await play_moves(host, table, AMARA, "offer 0")  # the only legal move
        await play_moves(host, table, THOMAS, "offer 1")
    await fire_timers(host, table)
    row, weighed = await wait_for_review(host, table)
    assert row.decisions == len(weighed) == 4
    assert [review.number for review in weighed if review.seat == 0] == [3]


@pytest.mark.costly
async def test_after_a_restart_in_the_middle_what_was_done_stays_and_the_rest_follows(
    host: Host, host_thinkers: AtOnce
):
    host.thinkers = first = AtOnce(answers=3)
    table = await play_offers(host, *GIVEN_AWAY)
    reviewer = await fire_timers(host, table)

    async def three_are_done() -> bool:
        return len((await load_review(host, table))[1]) == 3

    await wait_until(three_are_done)
    await reviewer.close()
    row, weighed = await load_review(host, table)
    assert row is not None and (row.status, row.decisions) == (ReviewStatus.MADE, 6)
    host.thinkers = second = AtOnce()
    await Reviewer(host).start()
    row, after = await wait_for_review(host, table)
    assert row.status is ReviewStatus.READY and len(after) == 6
    stored = [one for one in after if not one.closely]
    assert [one for one in weighed if one.number in [two.number for two in stored]] == stored[:2]
    assert not {task.seed for task in first.tasks} & {task.seed for task in second.tasks}
    count = len(second.tasks)
    await Reviewer(host).start()
    await (again := Reviewer(host)).want(table)
    await again.close()
    assert len(second.tasks) == count == 5, "once per game"


async def test_a_review_without_answers_has_failed_for_good(host: Host, host_thinkers: AtOnce):
    host.thinkers = NullThinking()
    table = await play_offers(host, *GIVEN_AWAY)
    await fire_timers(host, table)
    row, weighed = await wait_for_review(host, table)
    assert (row.status, weighed) == (ReviewStatus.FAILED, [])


@pytest.mark.costly
async def test_robots_are_not_reviewed_and_each_person_for_the_time_they_sat_there(
    host: Host, host_thinkers: AtOnce, still_clock: StillClock
):
    table = await running_table(host, THOMAS, robots=1)
    for person in (AMARA, THOMAS):
        await play_moves(host, table, person, "offer 1")
    await turns.play(host, table, 2, (await load(host, table)).game.parse_move("offer 2"), user=None)
    still_clock.at += 60
    await endings.leave(proposals_of(host), table, THOMAS)
    still_clock.at += 60
    for _ in range(2):
        await play_moves(host, table, AMARA, "offer 1")
        for seat in (1, 2):
            await turns.play(host, table, seat, (await load(host, table)).game.parse_move("offer 2"), user=None)
    await fire_timers(host, table)
    row, weighed = await wait_for_review(host, table)
    assert row.status is ReviewStatus.READY
    assert [review.seat for review in weighed] == [0, 1, 0, 0]
    stored = await history(host, table)
    async with host.store.read() as tx:
        people = of_people(course_of(stored), stored.table, await tx.seat_history.list_at(table))
    assert {user: len(own) for user, own in people.items()} == {AMARA.id: 3, THOMAS.id: 1}


@pytest.mark.costly
async def test_erasing_a_player_deletes_their_reviews(host: Host, host_thinkers: AtOnce):
    table = await play_offers(host, *GIVEN_AWAY)
    await fire_timers(host, table)
    await wait_for_review(host, table)
    async with host.store.read() as tx:
        stored = await tx.get(Privacy).load_stored(AMARA.id)
    assert [review["seat"] for review in stored["reviews"]] == [0, 0, 0]
    async with host.store.write() as tx:
        await tx.get(Privacy).erase(AMARA.id, lambda *_: "somebody", lambda _: "Kaocen")
    row, weighed = await load_review(host, table)
    assert row is not None and row.status is ReviewStatus.READY
    assert [review.seat for review in weighed] == [1, 1, 1]
    async with host.store.write() as tx:
        await tx.maintenance.remove_table(table)
    assert await load_review(host, table) == (None, [])


async def test_there_is_a_review_of_what_is_over_for_good_alone(host: Host, host_thinkers: AtOnce):
    table = await play_offers(host, *GIVEN_AWAY[:2])
    loaded = await load(host, table)
    assert not may_review(host.settings, loaded), "it runs"
    dialog: Any = ReviewDialog(host, Reviewer(host), Pictures(), views_of(host))
    with pytest.raises(Refused, match="refusal-no-review"):
        await dialog.show(None, table)  # a button that was never shown
    assert await load_review(host, table) == (None, [])
    for status, is_reviewed in ((Status.AGREED, True), (Status.RESIGNED, True), (Status.ABANDONED, False)):
        over = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, status=status))
        assert may_review(host.settings, over) is is_reviewed
        older = msgspec.structs.replace(over, row=msgspec.structs.replace(over.row, version=0))
        assert not may_review(host.settings, older)
        assert not may_review(msgspec.structs.replace(host.settings, thinkers=0), over)
    await endings.resign(proposals_of(host), table, THOMAS)
    assert len(await timers_at(host, table, TimerKind.REVIEW)) == 1


async def test_there_is_no_review_without_predictive_chances(
    host: Host, host_thinkers: AtOnce, monkeypatch: pytest.MonkeyPatch
):
    loaded = await load(host, await play_offers(host, *GIVEN_AWAY))
    assert loaded.row.status is Status.FINISHED and may_review(host.settings, loaded)
    learn(monkeypatch, "souk", error=0.2192, blind=0.2146)
    assert not may_review(host.settings, loaded)


async def test_without_a_strong_robot_nothing_is_begun(
    host: Host, host_thinkers: AtOnce, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("azalai.bot.tables.levels.list_offered_levels", lambda *_: (Level.GENTLE, Level.SOLID))
    table = await play_offers(host, *GIVEN_AWAY)
    await fire_timers(host, table)
    assert await load_review(host, table) == (None, [])
    assert await timers_at(host, table, TimerKind.REVIEW) == []


def test_the_dearest_three_mistakes_are_shown_and_small_losses_are_none():
    rows = [
        WeighedRow(table_id=1, number=number, seat=0, better="x", chance=0.5, loss=loss, closely=True)
        for number, loss in enumerate((0.02, 0.1, 0.3, 0.05, 0.2))
    ]
    choices = [ReviewedChoice(row.number, 0.0, row.number, None, 0, "y") for row in rows]
    assert [mistake.number for mistake in list_dearest(rows, choices)] == [2, 4, 1]
    assert CLOSELY > 3


@pytest.mark.costly
async def test_moves_that_a_robot_chose_for_a_player_are_not_reviewed(
    host: Host, still_clock: StillClock, host_thinkers: AtOnce
):
    """That holds for *Play the rest of my turn* and for the turn of a late player."""
    table = await running_table(host, THOMAS, pace=encode_pace(Pace(24, 0, 0, Late.TURN)))
    await suggesting.finish(host, table, AMARA.id, (await load(host, table)).seats[0].decision, 1)
    await play_moves(host, table, THOMAS, "offer 1")
    await play_moves(host, table, AMARA, "offer 1")
    still_clock.at += 24 * 3600.0
    await ring(host)
    await play_moves(host, table, AMARA, "offer 0")
    await play_moves(host, table, THOMAS, "offer 0")
    stored = await history(host, table)
    assert [act.stood_in for act in stored.acts] == [True, False, False, True, False, False]
    async with host.store.read() as tx:
        people = of_people(course_of(stored), stored.table, await tx.seat_history.list_at(table))
    assert [len(people[person.id]) for person in (AMARA, THOMAS)] == [2, 2]
    await fire_timers(host, table)
    row, weighed = await wait_for_review(host, table)
    assert row.decisions == len(weighed) == 4
