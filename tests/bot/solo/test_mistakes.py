"""Mistakes that a review has found come back as puzzles, without Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from azalai.bot.errors import Refused
from azalai.bot.operations.nightly_cleanup import Tidying
from azalai.bot.people.person import Person
from azalai.bot.privacy.rules import erase, load_stored
from azalai.bot.reviews.mistake_store import MOST, MistakeRow, Mistakes, NewMistake
from azalai.bot.reviews.positions import is_mistake
from azalai.bot.reviews.rules import BACK
from azalai.bot.solo import mistake_puzzles
from azalai.bot.solo.mistake_puzzles import MistakeGame, count_due, load_mistake, load_next
from azalai.bot.solo.puzzle_store import encode_candidates
from azalai.bot.solo.puzzle_supply import PuzzleMaker
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.robots import Candidate, Task, Thought
from tests.bot.fixtures import DAY
from tests.bot.reviews.test_reviewing import GIVEN_AWAY, fire_timers, play_offers, wait_for_review
from tests.bot.solo.learned import AtOnce
from tests.bot.without_discord import AMARA, THOMAS, StillClock, proposals_of
from tests.conftest import derive_seeds

SEED = "test_a_mistake_comes_back_after_1_3_10_and_30_days"
"""Seed of the cards of all games here, whose last round decides."""
WRONG, RIGHT = "offer 0", "offer 6"
"""Amara's offer in the last round of the game that she gives away, and the winning one."""


@pytest.fixture(autouse=True)
def puzzles(host: Host, host_thinkers: AtOnce, monkeypatch: pytest.MonkeyPatch) -> AtOnce:
    """Let the bot make puzzles, and return its robots, which think at once."""
    derive_seeds(SEED, monkeypatch)
    host.settings = msgspec.structs.replace(host.settings, puzzles=True)
    return host_thinkers


async def make_review(host: Host, offers: Sequence[tuple[str, str]] = GIVEN_AWAY) -> int:
    """Play a game, make its review, and return its table."""
    table = await play_offers(host, *offers)
    await fire_timers(host, table)
    await wait_for_review(host, table)
    return table


async def evaluate_mistakes(host: Host) -> None:
    """Evaluate the mistakes as robots without other work do, in several tries if the machine is busy."""
    for _ in range(20):
        await PuzzleMaker(host, quiet=0.0, rest=0.0).make()
        if not await mistake_puzzles.list_waiting(host):
            return
    raise AssertionError("no try had the time")


async def load_rows(host: Host, user: int = AMARA.id) -> list[dict[str, Any]]:
    return (await load_stored(host, user))["mistakes"]


async def count_now(host: Host, user: int = AMARA.id) -> int:
    async with host.store.read() as tx:
        return await count_due(tx, user, host.now())


async def answer_due(host: Host, move: str) -> MistakeGame:
    """Answer the mistake that is due to Amara."""
    posed = await load_next(host, AMARA.id)
    return await mistake_puzzles.choose(
        host, AMARA.id, posed.number, posed.row.decision, lambda course: course.game.parse_move(move)
    )


@pytest.mark.costly
async def test_a_mistake_comes_back_after_1_3_10_and_30_days(host: Host, still_clock: StillClock):
    await make_review(host)
    assert len(await load_rows(host)) == 1
    assert await count_now(host) == 0
    await evaluate_mistakes(host)
    waited: list[int] = []
    for number in range(len(BACK)):
        days = 0
        while await count_now(host) == 0:
            still_clock.at += DAY
            days += 1
        waited.append(days)
        shown = await answer_due(host, RIGHT)
        assert shown.row.solved and shown.has_ended and shown.is_solved is (number == len(BACK) - 1)
        assert await count_now(host) == 0
    assert tuple(waited) == BACK == (1, 3, 10, 30)
    assert await load_rows(host) == []


@pytest.mark.costly
async def test_a_wrong_answer_returns_tomorrow_and_restarts_the_count(host: Host, still_clock: StillClock):
    await make_review(host)
    await evaluate_mistakes(host)
    still_clock.at += DAY
    await answer_due(host, RIGHT)
    still_clock.at += 3 * DAY
    for count in (1, 2, 3):
        shown = await answer_due(host, WRONG)
        assert (shown.row.solved, shown.mistake.right_in_a_row, shown.mistake.wrong_in_a_row) == (False, 0, count)
        assert await count_now(host) == 0
        still_clock.at += DAY
    assert (await answer_due(host, RIGHT)).mistake.wrong_in_a_row == 0
    still_clock.at += 2 * DAY
    assert await count_now(host) == 0
    still_clock.at += DAY
    assert await count_now(host) == 1


@pytest.mark.costly
@pytest.mark.parametrize("processes", [1, 2])
async def test_two_devices_answer_once(host: Host, still_clock: StillClock, processes: int):
    """That holds in two processes as well, which learn of the other's answer from the database alone."""
    await make_review(host)
    await evaluate_mistakes(host)
    still_clock.at += DAY
    store = await open_store(host.settings.database)
    other = host if processes == 1 else Host(store, host.clock, host.settings)
    posed = await load_next(host, AMARA.id)
    assert (await load_next(other, AMARA.id)).number == posed.number

    async def press(at: Host, move: str) -> str:
        try:
            await mistake_puzzles.choose(at, AMARA.id, posed.number, 0, lambda course: course.game.parse_move(move))
        except Refused as refusal:
            return refusal.reason
        return "stored"

    try:
        assert sorted(await asyncio.gather(press(host, RIGHT), press(other, WRONG))) == ["refusal-stale", "stored"]
        assert [await press(one, RIGHT) for one in (host, other)] == ["refusal-stale"] * 2, "later ones are late, too"
    finally:
        await store.close()
    (row,) = await load_rows(host)
    assert row["answers"] == 1
    shown = await load_mistake(host, AMARA.id, posed.number)
    assert shown.has_ended and shown.chosen_move == row["chosen"]
    with pytest.raises(Refused, match="refusal-mistake-gone"):
        await load_mistake(host, THOMAS.id, posed.number)


@pytest.mark.costly
async def test_a_move_that_is_no_mistake_after_all_does_not_come_back(
    host: Host,
    monkeypatch: pytest.MonkeyPatch,
):
    def equal(task: Task) -> Thought:
        return Thought(task.also[1], tuple(Candidate(move, 0.5, 0.01) for move in task.also))

    await make_review(host)
    monkeypatch.setattr("azalai.bot.solo.puzzle_supply.think", equal)
    await evaluate_mistakes(host)
    assert await load_rows(host) == []


@pytest.mark.costly
async def test_a_move_that_no_robot_tried_is_evaluated_when_it_is_chosen(
    host: Host, puzzles: AtOnce, still_clock: StillClock
):
    await make_review(host)
    await evaluate_mistakes(host)
    still_clock.at += DAY
    posed = await load_next(host, AMARA.id)
    best, *others = posed.puzzle.decoded_candidates
    other = next(one.move for one in others if one.move != WRONG)
    known = [one for one in (best, *others) if one.move in (best.move, WRONG)]
    async with host.store.write() as tx:
        await tx.get(Mistakes).evaluate(posed.mistake.id, encode_candidates(known))
    host.thinkers = Nothing()
    with pytest.raises(Refused, match="refusal-mistake-busy"):
        await answer_due(host, other)
    assert (await load_rows(host))[0]["answers"] == 0
    host.thinkers = puzzles
    shown = await answer_due(host, other)
    assert {one.move for one in shown.puzzle.decoded_candidates} == {best.move, WRONG, other}
    assert shown.chosen_move == other and shown.best.move == best.move


class Nothing(AtOnce):
    """Robots without time."""

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        return None

    async def think_idly(self, thinking: Any, question: Any) -> Any:
        return None


@pytest.mark.costly
async def test_mistakes_for_which_there_is_never_time_keep_no_other_waiting(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    await make_review(host)
    first, *others = await mistake_puzzles.list_waiting(host)
    count = 2 * mistake_puzzles.AT_ONCE + 3
    asked = await mistake_puzzles.decision_of(host, first)
    async with host.store.write() as tx:
        for user in range(count - 1 - len(others)):
            values = {name: getattr(first, name) for name in NewMistake.__struct_fields__}
            await tx.get(Mistakes).insert(NewMistake(**{**values, "user_id": 100 + user}))
    tried = list[int]()

    async def decide(_: Host, row: MistakeRow) -> Any:
        tried.append(row.id)
        return asked

    monkeypatch.setattr(mistake_puzzles, "decision_of", decide)
    host.thinkers = Nothing()
    maker = PuzzleMaker(host, quiet=0.0, rest=0.0)
    for _ in range(3):
        await maker.make()
    assert len(tried) == 3 * mistake_puzzles.AT_ONCE and len(set(tried)) == count
    assert set(tried[:count]) == set(tried), "each once before any is tried again"


def test_right_is_what_a_review_would_not_call_a_mistake():
    candidates = [Candidate("a", 0.6), Candidate("b", 0.58, 0.0), Candidate("c", 0.5, 0.09), Candidate("d", 0.5, 0.01)]
    row = MistakeRow(
        id=1, user_id=1, table_id=1, number=1, game="souk", version=1, loss=0.1, due_at=0.0, answers=0, chosen=None,
        right_in_a_row=0, wrong_in_a_row=0, answered_at=None, candidates=msgspec.json.encode(candidates).decode(),
    )  # fmt: skip
    assert [mistake_puzzles.is_right(row, candidate) for candidate in row.decoded_candidates] == [
        True,
        True,
        True,
        False,
    ]
    assert is_mistake(0.1, 0.01) and not is_mistake(0.1, 0.09)


async def test_the_dearest_twenty_mistakes_of_a_game_stay(host: Host):
    async with host.store.write() as tx:
        for number in range(MOST + 5):
            new = NewMistake(
                user_id=AMARA.id, table_id=1, number=number, game="souk", version=1, loss=number / 100, due_at=0.0
            )
            await tx.get(Mistakes).insert(new)
            await tx.get(Mistakes).insert(msgspec.structs.replace(new, number=99 - number, game="tents"))
    kept = await load_rows(host)
    assert sorted(row["number"] for row in kept if row["game"] == "souk") == list(range(5, MOST + 5))
    assert len(kept) == 2 * MOST


@pytest.mark.costly
async def test_a_decision_at_the_same_time_as_anothers_is_posed_to_its_person_alone(
    host: Host, still_clock: StillClock
):
    await make_review(host)
    await evaluate_mistakes(host)
    still_clock.at += DAY
    posed = await load_next(host, AMARA.id)
    assert posed.asks(0) and posed.seat == 0
    assert len(posed.game.deciders(posed.course.state)) == 2


@pytest.mark.costly
@pytest.mark.parametrize("way", ["retention", "erasing", "rules"])
async def test_a_mistake_is_deleted_with_its_game_its_person_and_its_rules(
    host: Host, still_clock: StillClock, monkeypatch: pytest.MonkeyPatch, way: str
):
    table = await make_review(host)
    await evaluate_mistakes(host)
    still_clock.at += DAY
    number = (await load_next(host, AMARA.id)).number
    if way == "retention":
        async with host.store.write() as tx:
            await tx.maintenance.remove_table(table)
    elif way == "erasing":
        await erase(proposals_of(host), Person(AMARA.id, AMARA.name))
    else:
        monkeypatch.setattr(GAMES["souk"], "version", GAMES["souk"].version + 1)
        assert await count_now(host) == 0
        with pytest.raises(Refused, match="refusal-mistake-gone"):
            await load_mistake(host, AMARA.id, number)
        await Tidying(host).look(host.now())
    assert await load_rows(host) == [] and await count_now(host) == 0
    with pytest.raises(Refused, match="refusal-mistake-gone"):
        await load_mistake(host, AMARA.id, number)


@pytest.mark.costly
async def test_another_person_who_is_erased_has_the_neutral_name_in_it(host: Host, still_clock: StillClock):
    await make_review(host)
    await evaluate_mistakes(host)
    still_clock.at += DAY
    await erase(proposals_of(host), Person(THOMAS.id, THOMAS.name))
    shown = await load_next(host, AMARA.id)
    assert THOMAS.name not in [seat.name for seat in shown.history.table.seats]


@pytest.mark.costly
async def test_a_person_who_wants_none_and_a_bot_without_puzzles_get_none(host: Host):
    async with host.store.write() as tx:
        await tx.people.change(AMARA.id, mistakes=False)
    await make_review(host)
    assert await load_rows(host) == []
    async with host.store.write() as tx:
        await tx.people.change(AMARA.id, mistakes=True)
        new = NewMistake(user_id=AMARA.id, table_id=1, number=1, game="souk", version=1, loss=0.5, due_at=0.0)
        await tx.get(Mistakes).insert(new)
    (row,) = await load_rows(host)
    async with host.store.write() as tx:
        await tx.get(Mistakes).evaluate(row["id"], "[]")
    assert await count_now(host) == 1
    async with host.store.write() as tx:
        await tx.people.change(AMARA.id, mistakes=False)
    assert await count_now(host) == 0
    async with host.store.write() as tx:
        await tx.people.change(AMARA.id, mistakes=True)
        await tx.get(Mistakes).delete_of(1)
    host.settings = msgspec.structs.replace(host.settings, puzzles=False)
    await make_review(host)
    assert await load_rows(host) == []


@pytest.mark.costly
async def test_a_person_who_is_erased_while_the_review_is_made_gets_none(
    host: Host, puzzles: AtOnce, monkeypatch: pytest.MonkeyPatch
):
    table, asked = await play_offers(host, *GIVEN_AWAY), puzzles.ask

    async def ask(task: Task, **more: Any) -> Thought | None:
        if len(puzzles.tasks) == 6:  # all are evaluated once
            await erase(proposals_of(host), Person(AMARA.id, AMARA.name))
        return await asked(task, **more)

    monkeypatch.setattr(puzzles, "ask", ask)
    await fire_timers(host, table)
    await wait_for_review(host, table)
    async with host.store.read() as tx:
        rows = await tx.get(Mistakes).list_waiting(mistake_puzzles.present_rules(), MOST)
    assert {row.user_id for row in rows} == {THOMAS.id}
