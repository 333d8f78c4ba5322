"""What-if games from a decision of a finished game, without Discord."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from azalai.bot.errors import Refused
from azalai.bot.history.game_facts import History
from azalai.bot.history.takebacks import acts_that_count
from azalai.bot.people.person import Person
from azalai.bot.reviews.positions import course_of
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.reviews.store import Reviews
from azalai.bot.solo import games, what_if
from azalai.bot.solo.room import REVIEWED
from azalai.bot.solo.store import SoloGames, SoloKind, SoloRow
from azalai.bot.solo.table import is_what_if, load_history, what_if_history
from azalai.bot.solo.what_if import KIND, MOST, Source, WhatIfGame, begin, source_of
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.robots import Level, request
from azalai.testing.play import Played, random_game, variants
from benchmarks.solo import Ways
from tests.bot.histories import finished_game
from tests.bot.without_discord import AMARA, IDIR, StillClock

FOUR = ("touareg", "timbuktu", "targui", "targui1988")
SAMPLE, MANY = 16, 2000
"""Number of positions that are played to their end, in quick and in long tests."""
NO_THINKERS: Any = SimpleNamespace(settings=SimpleNamespace(thinkers_at_most=lambda: 0))


def make_source(seat: int, seats: int, options: Any, **more: Any) -> Source:
    encoded = msgspec.json.encode(options).decode()
    known = {"table": 7, "step": 3, "level": Level.SOLID, "ended_at": 1000.0, "points": 14, "place": 3}
    return Source(seat=seat, seats=seats, options=encoded, **{**known, **more})


def make_row(game: AnyGame, state: Any, at: Source) -> SoloRow:
    return SoloRow(
        id=1, kind=SoloKind.WHAT_IF, user_id=AMARA.id, game=game.key, version=game.version, began_at=0.0,
        changed_at=0.0, start=game.encode(state), source=msgspec.json.encode(at).decode(),
    )  # fmt: skip


def draw_positions(count: int) -> Iterator[tuple[AnyGame, int, Any, Played, int]]:
    """Yield positions of random games with each game, number of seats and options in turn, and any seat."""
    kinds = [
        (GAMES[key], seats, variant)
        for key in FOUR
        for seats in GAMES[key].seats
        for variant in variants(GAMES[key], seats)
    ]
    random.Random(55).shuffle(kinds)
    for number in range(count):
        game, seats, options = kinds[number % len(kinds)]
        chance = random.Random(number)
        moments = list(random_game(game, seats, b"what if %d" % number, options))
        yield game, seats, options, chance.choice(moments), chance.randrange(seats)


@pytest.mark.parametrize(
    "count",
    [
        pytest.param(SAMPLE, marks=pytest.mark.costly(seconds=8)),
        pytest.param(MANY, marks=pytest.mark.long(seconds=300)),
    ],
)
async def test_any_position_of_any_seat_can_be_played_to_the_end(count: int):
    for game, seats, options, at, seat in draw_positions(count):
        loaded = await KIND.load(NO_THINKERS, make_row(game, at.state, make_source(seat, seats, options)))
        course, chance = loaded.course, random.Random(count)
        assert game.encode(course.state) == game.encode(at.state)
        while not course.over:
            if (other := course.waiting) is not None:
                assert other != seat and not course.asked
                course.play(other, game.parse_move(await KIND.robot_move(NO_THINKERS, loaded, other)))
            else:
                assert game.deciders(course.state) == (seat,)
                course.play(seat, chance.choice(game.moves(course.state, seat)))
        outcome = game.outcome(course.state)
        assert outcome is not None and len(outcome.scores) == seats
        assert 1 <= what_if.result_of(outcome, seat)[1] <= seats


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
async def test_the_true_moves_lead_to_the_true_bytes(key: str):
    table, rows, final = finished_game(key, max(GAMES[key].seats), b"true" * 8)
    stored = History(table=table, moves=rows, final=final)
    choices, options = course_of(stored).choices, GAMES[key].Options()
    for choice in choices[:: max(1, len(choices) // 12)]:
        at = make_source(choice.seat, len(table.seats), options)
        rest = [f"{act.seat} {act.move}" for act in acts_that_count(stored.acts) if act.number >= choice.number]
        row = msgspec.structs.replace(make_row(table.game, choice.state, at), moves=json.dumps(rest))
        loaded = await KIND.load(NO_THINKERS, row)
        assert table.game.encode(loaded.course.state) == final and loaded.course.over


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
async def test_a_question_shows_nothing_that_the_seat_can_not_know(key: str):
    """Every screen is the same in another position that looks alike to the seat."""
    game, ways = GAMES[key], Ways("en")
    seats, dialog = max(game.seats), ways.dialogs["what-ifs"]
    moments = [one for one in random_game(game, seats, b"leak") if game.deciders(one.state) == (one.seat,)]
    changed = 0
    for at in moments[:: max(1, len(moments) // 10)]:
        other = game.decode(request(game, at.state, seats, at.seat, Level.SOLID, b"other").position)
        changed += game.encode(other) != game.encode(at.state)
        screens = []
        for state in (at.state, other):
            row = make_row(game, state, make_source(at.seat, seats, game.Options()))
            loaded = await KIND.load(NO_THINKERS, row)
            assert loaded.course.asked
            fitted = await dialog.fit(ways.request, loaded, dialog.table_of(loaded, ways.request))
            screens.append(fitted.layout)
        assert screens[0] == screens[1]
    assert changed > 3


# Stored rows


async def begin_souk(
    host: Host, person: Person = AMARA, *, step: int = 3, goes: int = 0, level: Level = Level.SOLID, salt: bytes = b"x"
) -> int | None:
    """Start a what-if at the beginning of a game of Souk, in which two choose at the same time."""
    game = GAMES["souk"]
    state, at = game.setup(seats=3, options=game.Options(), seed=salt), make_source(1, 3, game.Options())
    at = msgspec.structs.replace(at, step=step, level=level)
    return await begin(host, person.id, game, game.version, state, at, goes)


def choose_first(course: Any) -> Move:
    return course.game.moves(course.state, course.own)[0]


async def load_what_if(host: Host, number: int | None, person: Person = AMARA) -> WhatIfGame:
    assert number is not None
    return await games.load(host, KIND, person.id, number)


async def finish_what_if(host: Host, number: int | None) -> WhatIfGame:
    loaded = await load_what_if(host, number)
    while not loaded.has_ended:
        loaded = await games.play(host, KIND, AMARA.id, loaded.number, loaded.row.decision, choose_first)
    return loaded


async def test_robots_that_choose_at_the_same_time_choose_first_and_unseen(host: Host):
    loaded = await load_what_if(host, await begin_souk(host))
    assert [move[0] for move in loaded.course.moves] == ["0", "2"] and loaded.course.asked
    game, begins = loaded.game, loaded.game.decode(loaded.row.start or b"")
    view = game.view(loaded.course.state, 1)
    others = [begins]
    for seat in (0, 2):
        others = [game.play(state, seat, move).state for state in others for move in game.moves(state, seat)]
    assert len(others) > 3 and all(game.view(state, 1) == view for state in others)


async def test_a_person_takes_back_as_often_as_they_like_to_the_beginning(host: Host):
    loaded = await finish_what_if(host, await begin_souk(host))
    number, first_board = loaded.number, loaded.game.decode(loaded.row.start or b"")
    again = await what_if.begin_again(host, AMARA.id, number)
    for _ in range(12):
        again = await games.play(host, KIND, AMARA.id, again.number, again.row.decision, choose_first)
        again = await games.take_back(host, KIND, AMARA.id, again.number, again.row.decision)
    assert again.course.decisions == [] and again.row.taken_back == 12
    with pytest.raises(Refused, match="refusal-nothing-to-undo"):
        await games.take_back(host, KIND, AMARA.id, again.number, again.row.decision)
    assert again.game.encode(first_board) == again.row.start
    with pytest.raises(Refused, match="refusal-what-if-gone"):
        await load_what_if(host, number)


async def test_the_sixth_takes_the_place_of_the_one_left_longest_ago_if_its_person_agrees(
    host: Host, still_clock: StillClock
):
    numbers: list[int] = []
    for step in range(MOST):
        still_clock.at += 1
        numbers.append(await begin_souk(host, step=step) or 0)
    still_clock.at += 1
    await load_what_if(host, numbers[0])
    await games.play(host, KIND, AMARA.id, numbers[0], 0, choose_first)
    assert await begin_souk(host, step=9) is None and await begin_souk(host, step=9, goes=numbers[0]) is None
    leaving = what_if.find_dropped(await what_if.list_what_ifs(host, AMARA.id))
    assert leaving is not None and leaving.number == numbers[1]
    sixth = await begin_souk(host, step=9, goes=numbers[1])
    assert [row.number for row in await what_if.list_what_ifs(host, AMARA.id)] == [sixth, *numbers[:1:-1], numbers[0]]
    assert await begin_souk(host, IDIR) is not None, "five for each person"


async def test_two_presses_and_two_processes_begin_one_game_and_never_a_sixth(host: Host):
    store = await open_store(host.settings.database)
    other = Host(store, host.clock, host.settings)
    try:
        same = await asyncio.gather(*(begin_souk(one) for one in (host, other) * 2))
        assert len(set(same)) == 1
        many = await asyncio.gather(*(begin_souk(one, step=step) for step in range(20, 26) for one in (host, other)))
        assert many.count(None) >= 4
        assert len(await what_if.list_what_ifs(other, AMARA.id)) == MOST
    finally:
        await store.close()


async def test_the_level_chosen_last_is_kept_for_games_that_have_it(host: Host):
    both = (Level.GENTLE, Level.SOLID)
    assert what_if.usual_level([], both) is Level.SOLID
    await begin_souk(host, step=1)
    await begin_souk(host, step=2, level=Level.GENTLE)
    own = await what_if.list_what_ifs(host, AMARA.id)
    assert what_if.usual_level(own, both) is Level.GENTLE and what_if.usual_level(own, (Level.SOLID,)) is Level.SOLID


async def test_a_what_if_is_one_persons_alone_and_counts_nowhere(host: Host):
    loaded = await finish_what_if(host, await begin_souk(host))
    with pytest.raises(Refused, match="refusal-what-if-gone"):
        await load_what_if(host, loaded.number, IDIR)
    assert (loaded.row.name, loaded.row.guild_id, loaded.row.day, loaded.row.points) == ("", None, None, None)
    async with host.store.read() as tx:
        assert await tx.get(SoloGames).results("souk", 0, 10**6) == []
    assert source_of(loaded.row).points == 14


async def test_its_history_leads_from_its_own_beginning_to_its_end(host: Host):
    loaded = await finish_what_if(host, await begin_souk(host))
    assert await is_what_if(host, loaded.number) and not await is_what_if(host, 12)
    stored = await what_if_history(host, loaded.number, "Amara", "en")
    course = course_of(stored)
    assert loaded.game.encode(course.positions[0]) == loaded.row.start
    assert loaded.game.encode(course.positions[-1]) == stored.final == loaded.game.encode(loaded.course.state)
    assert (await load_history(host, loaded.number)).final == stored.final
    assert [seat.is_robot for seat in stored.table.seats] == [True, False, True]


async def test_reviews_of_what_ifs_are_made_after_all_others(host: Host, monkeypatch: pytest.MonkeyPatch):
    """That holds for games from before a restart, too."""
    reviews_made, numbers = list[int](), [await begin_souk(host, step=step) or 0 for step in range(2)]
    all_wanted, all_made = asyncio.Event(), asyncio.Event()

    async def make(_: Reviewer, table: int) -> None:
        reviews_made.append(table)
        await all_wanted.wait()
        if len(reviews_made) == 4:
            all_made.set()

    async def begin(_: Reviews, table: int) -> bool:
        """Store nothing for a table that does not exist."""
        return True

    monkeypatch.setattr(Reviewer, "_make", make)
    monkeypatch.setattr(Reviews, "begin", begin)
    before = Reviewer(host, REVIEWED)
    for number in numbers:
        await before.want(number)
    await before.close()
    reviews_made.clear()
    await (reviewer := Reviewer(host, REVIEWED)).start()
    for table in (7, 9):
        await reviewer.want(table)
    all_wanted.set()
    await all_made.wait()
    assert reviews_made == [numbers[0], 7, 9, numbers[1]], "one was under way"
    await reviewer.close()


async def test_a_position_that_can_not_be_read_any_more_is_refused(host: Host):
    game = GAMES["souk"]
    state = game.setup(seats=3, options=game.Options(), seed=b"x")
    row = make_row(game, state, make_source(1, 3, game.Options()))
    for broken, reason in (
        ({"start": b"junk"}, "refusal-play-on-rules"),
        ({"moves": '["1 fly"]'}, "refusal-play-on-rules"),
        ({"game": "gone"}, "refusal-what-if-gone"),
        ({"kind": SoloKind.DEAL}, "refusal-what-if-gone"),
        ({"source": None}, "refusal-what-if-gone"),
    ):
        with pytest.raises(Refused, match=reason):
            await KIND.load(host, msgspec.structs.replace(row, **broken))


def test_places_are_shared_as_everywhere():
    class Made(msgspec.Struct):
        ranking: tuple[tuple[int, ...], ...]
        scores: tuple[Any, ...]

    score = SimpleNamespace(total=9)
    made: Any = Made(((2,), (0, 3), (1,)), (score,) * 4)
    assert [what_if.result_of(made, seat)[1] for seat in range(4)] == [2, 4, 1, 2]
