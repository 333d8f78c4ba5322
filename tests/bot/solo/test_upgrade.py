"""Lessons, deals and puzzles of the first release, which continue after the upgrade with their old buttons."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from azalai.bot.errors import Refused
from azalai.bot.reviews.store import ReviewStatus
from azalai.bot.solo import deals, games, lessons, puzzles
from azalai.bot.solo.days import day_of, draw_deal
from azalai.bot.solo.puzzle_store import NewPuzzle
from azalai.bot.solo.review_store import SoloReviews
from azalai.bot.solo.store import DealRow, SoloGames, SoloKind
from azalai.bot.store import open_store
from azalai.bot.store.rows import Use
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.lessons import Course, lesson_of
from tests.bot.fixtures import address, settings
from tests.bot.solo.puzzling import make_puzzle
from tests.bot.store.test_migrations import FIRST_RELEASE
from tests.bot.without_discord import AMARA, GUILD, IDIR, StillClock

pytestmark = pytest.mark.sqlite
DEALS, PUZZLES = -(2**40), -(2**50)
"""Values from which the numbers of deals and puzzles were counted down."""
REVIEW = '{"status":"ready","decisions":3,"curve":[[0.5,0.5]],"weighed":[]}'


def insert(connection: sqlite3.Connection, table: str, **values: Any) -> None:
    """Insert a row."""
    names, marks = ", ".join(values), ", ".join("?" * len(values))
    connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(values.values()))


def choose_first(course: Alone) -> Any:
    return course.game.moves(course.state, course.own)[0]


def play_own_move(deal: DealRow) -> list[str]:
    """Return the moves of a deal up to its player's first decision, before the robots answer."""
    course = Alone(GAMES["souk"], deals.start(deal), deal.own_seat)
    while (seat := course.waiting) is not None:
        game = course.game
        course.play(seat, game.robot(game.view(course.state, seat), game.moves(course.state, seat), b"r"))
    course.play(course.own, choose_first(course))
    assert course.waiting is not None
    return course.moves


@pytest.fixture
async def upgraded(tmp_path: Path) -> AsyncGenerator[Host]:
    """Open a database of the first release with solo games of every kind, upgraded to the present schema."""
    file, clock = tmp_path / "release.db", StillClock()
    today, now = day_of(clock.now()), clock.now()
    deal = draw_deal(settings(file), today, GAMES["souk"], b"s" * 32)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript(FIRST_RELEASE.read_text(encoding="utf-8"))
        lesson = lesson_of("souk")
        assert lesson is not None
        course = Course(GAMES["souk"], lesson, ["1 offer 2", "0 offer 6", "2 offer 3", "1 offer 1", "2 offer 4"])
        version = GAMES["souk"].version * 1000 + lesson.version
        insert(connection, "lessons", id=7, user_id=AMARA.id, game="souk", version=version, decision=1,
               moves=json.dumps(course.moves), changed_at=now)  # fmt: skip
        insert(connection, "deals", **msgspec.structs.asdict(deal))
        for number, person, moves, more in (
            (5, AMARA, play_own_move(deal), {}),
            (6, IDIR, ["0 place 1"], {"ended_at": now, "points": 9, "course": "[0.5]", "review": REVIEW}),
        ):
            insert(connection, "deal_games", id=number, user_id=person.id, day=today, game="souk", name=person.name,
                   guild_id=GUILD, decision=1, moves=json.dumps(moves), taken_back=2, began_at=now, changed_at=now,
                   **more)  # fmt: skip
        insert(connection, "usage", kind=Use.SHARE, user_id=IDIR.id, guild_id=GUILD, table_id=DEALS - 6, at=now)
        for number, which in ((11, 0), (12, 1)):
            puzzle: NewPuzzle = make_puzzle(which=which)
            insert(connection, "puzzles", id=number, practice=1, day=None, **msgspec.structs.asdict(puzzle))
        solved = json.loads(make_puzzle(which=1).candidates)[0]["move"]
        insert(connection, "puzzle_answers", puzzle_id=12, user_id=AMARA.id, move=solved, solved=1, day=None,
               answered_at=now)  # fmt: skip
    host = Host(await open_store(address(file)), clock, settings(file))
    yield host
    await host.store.close()


async def test_a_lesson_in_the_middle_goes_on_under_its_number(upgraded: Host):
    lesson = await games.load(upgraded, lessons.KIND, AMARA.id, -7)
    assert lesson.number == -7 and lesson.row.decision == 1 and len(lesson.course.moves) == 5 and not lesson.renewed
    after = await lessons.play(upgraded, AMARA.id, -7, 1, lambda course: course.advised)
    assert len(after.course.decisions) == 2
    back = await games.take_back(upgraded, lessons.KIND, AMARA.id, -7, 2)
    assert back.course.moves == lesson.course.moves
    lesson_game, known = await lessons.open_lesson(upgraded, IDIR.id, "souk")
    assert not known and lesson_game.number < -7, "no number is given twice"


async def test_robots_of_a_deal_play_on_under_its_former_number(upgraded: Host):
    deal = await games.load(upgraded, deals.KIND, AMARA.id, DEALS - 5)
    assert deal.course.asked and deal.row.decision == 1 and deal.row.taken_back == 2 and deal.number > DEALS
    assert deal.course.moves[: len(play_own_move(deal.deal))] == play_own_move(deal.deal)
    with pytest.raises(Refused, match="refusal-stale"):
        await games.play(upgraded, deals.KIND, AMARA.id, DEALS - 5, 0, choose_first)
    after = await games.play(upgraded, deals.KIND, AMARA.id, DEALS - 5, 1, choose_first)
    assert after.row.decision == 2 and len(after.course.decisions) == 2
    again = await deals.open_deal(upgraded, AMARA.id, AMARA.name, GUILD, "souk")
    assert again.row == after.row and again.deal.seed == b"s" * 32
    with pytest.raises(Refused, match="refusal-deal-gone"):
        await games.load(upgraded, deals.KIND, IDIR.id, DEALS - 5)


async def test_a_finished_deal_keeps_its_result_its_review_and_that_it_was_shared(upgraded: Host):
    today = day_of(upgraded.now())
    async with upgraded.store.read() as tx:
        row = await tx.get(SoloGames).find(DEALS - 6, IDIR.id)
        assert row is not None and (row.points, row.chances, row.day) == (9, (0.5,), today)
        assert [result.points for result in await tx.get(SoloGames).results("souk", today, today)] == [9]
        review = await tx.get(SoloReviews).get(row.number)
        assert review is not None and review.status is ReviewStatus.READY and review.decisions == 3
    with pytest.raises(Refused, match="refusal-deal-shared"):
        async with upgraded.store.write() as tx:
            await upgraded.limits.claim_share(tx, IDIR.id, GUILD, row.number)


async def test_open_and_solved_puzzles_are_found_by_their_former_numbers(upgraded: Host):
    open_, solved = [await puzzles.load_puzzle(upgraded, AMARA.id, PUZZLES - number) for number in (11, 12)]
    assert not open_.has_ended and open_.asks(0)
    assert solved.has_ended and solved.row.solved and solved.chosen_move == solved.best.move
    answered = await puzzles.choose(upgraded, AMARA.id, PUZZLES - 11, 0, choose_first)
    assert answered.has_ended and answered.number == open_.number
    assert (await puzzles.load_solving(upgraded, AMARA.id)).tried == 2
    assert not (await puzzles.load_puzzle(upgraded, IDIR.id, PUZZLES - 12)).has_ended


async def test_the_key_of_all_deals_is_gone_and_every_row_is_there(upgraded: Host):
    async with upgraded.store.read() as tx:
        assert await tx.facts.get("deal-key") is None
        kinds = [len(await tx.get(SoloGames).list_of_kind(AMARA.id, kind)) for kind in SoloKind]
    assert kinds == [1, 1, 1, 0]
