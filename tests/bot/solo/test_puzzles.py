"""Puzzles without Discord: puzzles of the day, one attempt, counts and secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any

import msgspec
import pytest

from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, set_guild_settings
from azalai.bot.privacy.rules import erase, load_stored
from azalai.bot.solo import puzzles
from azalai.bot.solo.days import DAY, day_of
from azalai.bot.solo.puzzle_layout import count_answers
from azalai.bot.solo.puzzle_store import NewPuzzle, Puzzles
from azalai.bot.solo.puzzle_supply import is_clear, reads_differently
from azalai.bot.solo.puzzles import PuzzleGame, is_published
from azalai.bot.solo.starters import starters_of
from azalai.bot.store import open_store
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import Move
from azalai.robots import Candidate, Decision, Draw, Thought
from tests.bot.solo.puzzling import draw_some_decisions, make_puzzle, store_puzzles
from tests.bot.without_discord import AMARA, GUILD, IDIR, KARINE, StillClock, proposals_of


def choose_nth(which: int) -> Any:
    """Return a function that chooses move N."""

    def choose(course: Alone) -> Move:
        return course.game.moves(course.state, course.own)[which]

    return choose


def choose_best(posed: PuzzleGame) -> Any:
    """Return a function that chooses the best move."""
    return lambda course: course.game.parse_move(posed.best.move)


async def open_todays(host: Host, person: Any = AMARA, game: str = "touareg", guild: int | None = GUILD) -> PuzzleGame:
    return await puzzles.open_today(host, person.id, guild, game)


async def open_practice(host: Host, person: Any = AMARA) -> PuzzleGame:
    return await puzzles.open_practice(host, person.id, GUILD, "touareg")


async def solve(host: Host, posed: PuzzleGame, person: Any = AMARA) -> PuzzleGame:
    return await puzzles.choose(host, person.id, posed.number, 0, choose_best(posed))


@pytest.fixture(autouse=True)
def without_starters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the puzzles that ship with games."""
    monkeypatch.setattr(puzzles, "starters_of", lambda _: ())


@pytest.fixture
async def another(host: Host) -> AsyncGenerator[Host]:
    """Open another process over the same database."""
    store = await open_store(host.settings.database)
    try:
        yield Host(store, host.clock, host.settings)
    finally:
        await store.close()


# Puzzles of the day


async def test_the_puzzle_of_a_day_is_the_same_for_all_and_changes_daily(host: Host, still_clock: StillClock):
    await store_puzzles(host, *(make_puzzle(which=which) for which in range(3)))
    hers, his = await open_todays(host), await open_todays(host, IDIR)
    assert hers.puzzle == his.puzzle and hers.puzzle.day == day_of(host.now())
    still_clock.at += DAY
    assert (await open_todays(host)).puzzle.id != hers.puzzle.id


async def test_a_day_has_another_kind_than_the_day_before_where_one_can_be_had(host: Host, still_clock: StillClock):
    await store_puzzles(host, *(make_puzzle(which=which, kind=kind) for which, kind in enumerate(("a", "a", "b", "a"))))
    kinds = list[str]()
    for _ in range(4):
        kinds.append((await open_todays(host)).puzzle.kind)
        still_clock.at += DAY
    assert kinds == ["a", "b", "a", "a"]


async def test_two_processes_decide_once_which_puzzle_is_the_days(host: Host, another: Host):
    await store_puzzles(host, *(make_puzzle(which=which) for which in range(4)))
    games = await asyncio.gather(
        *(open_todays(each_host, person) for each_host in (host, another) for person in (AMARA, IDIR))
    )
    assert len({game.puzzle.id for game in games}) == 1
    async with host.store.read() as tx:
        stock = await tx.get(Puzzles).stock("touareg", GAMES["touareg"].version, 8)
    assert (stock.waiting, stock.practice) == (3, 1)


async def test_without_a_waiting_puzzle_an_untried_one_is_the_days(host: Host):
    await store_puzzles(host, make_puzzle(), make_puzzle(which=1), practice=True)
    tried = await solve(host, await open_practice(host))
    today = await open_todays(host)
    assert today.puzzle.id != tried.puzzle.id
    with pytest.raises(Refused, match="refusal-no-more-puzzles"):
        await open_practice(host)


async def test_a_game_without_puzzles_says_so(host: Host):
    with pytest.raises(Refused, match="refusal-no-puzzle-yet"):
        await open_todays(host)
    with pytest.raises(Refused, match="refusal-no-more-puzzles"):
        await open_practice(host)
    for game in ("nothing", "../touareg"):
        with pytest.raises(Refused, match="refusal-no-such-puzzle"):
            await open_todays(host, game=game)


async def test_which_games_have_a_puzzle_today_is_known_before_it_is_asked_for(host: Host, still_clock: StillClock):
    async def list_ready() -> set[str]:
        return {game for game, puzzle in (await puzzles.list_games_today(host)).items() if puzzle}

    assert await list_ready() == set()
    await store_puzzles(host, make_puzzle("touareg"), msgspec.structs.replace(make_puzzle("timbuktu"), version=0))
    await store_puzzles(host, make_puzzle("targui"), practice=True)
    assert await list_ready() == {"touareg", "targui"}
    await open_todays(host)
    await solve(host, await puzzles.open_practice(host, AMARA.id, GUILD, "targui"))
    assert await list_ready() == {"touareg"}
    still_clock.at += DAY
    assert await list_ready() == set()
    for game in ("touareg", "targui", "timbuktu"):
        with pytest.raises(Refused, match="refusal-no-puzzle-yet"):
            await open_todays(host, game=game)


async def test_a_puzzle_is_hidden_until_its_day(host: Host, still_clock: StillClock):
    await store_puzzles(host, make_puzzle(), make_puzzle(which=1))
    today = await open_todays(host)
    waiting = {1: 2, 2: 1}[today.puzzle.id]
    for act in (
        puzzles.load_puzzle(host, AMARA.id, puzzles.FORMER - waiting),
        puzzles.choose(host, AMARA.id, puzzles.FORMER - waiting, 0, choose_nth(0)),
        puzzles.load_puzzle(host, AMARA.id, puzzles.FORMER - 99),
        puzzles.load_puzzle(host, IDIR.id, today.number),
        puzzles.choose(host, IDIR.id, today.number, 0, choose_nth(0)),
    ):
        with pytest.raises(Refused, match="refusal-puzzle-gone"):
            await act
    with pytest.raises(Refused, match="refusal-no-more-puzzles"):
        await open_practice(host)
    still_clock.at += DAY
    assert (await open_practice(host)).puzzle.id == today.puzzle.id
    assert not is_published(today.puzzle, day_of(host.now()) - 2)


async def test_puzzles_of_other_rules_can_not_be_opened(host: Host, monkeypatch: pytest.MonkeyPatch):
    await store_puzzles(host, make_puzzle(), practice=True)
    number = (await open_practice(host)).number
    monkeypatch.setattr(type(GAMES["touareg"]), "version", 99)
    with pytest.raises(Refused, match="refusal-no-more-puzzles"):
        await open_practice(host)
    with pytest.raises(Refused, match="refusal-no-puzzle-yet"):
        await open_todays(host)

    def unreadable(_: bytes) -> None:
        raise ValueError

    monkeypatch.setattr(type(GAMES["touareg"]), "decode", staticmethod(unreadable))
    with pytest.raises(Refused, match="refusal-puzzle-other-rules"):
        await puzzles.load_puzzle(host, AMARA.id, number)


# One attempt


async def test_there_is_one_try(host: Host):
    await store_puzzles(host, make_puzzle(best=1))
    posed = await open_todays(host)
    assert not posed.has_ended and posed.counts == {}
    wrong = next(candidate.move for candidate in posed.puzzle.decoded_candidates[1:])
    after = await puzzles.choose(host, AMARA.id, posed.number, 0, lambda course: course.game.parse_move(wrong))
    assert after.has_ended and after.row.solved is False and after.counts == {wrong: 1}
    for decision in (0, 1):
        with pytest.raises(Refused, match="refusal-stale"):
            await puzzles.choose(host, AMARA.id, posed.number, decision, choose_best(posed))
    assert (await open_todays(host)).row == after.row
    assert not (await open_todays(host, IDIR)).has_ended


async def test_two_presses_at_once_in_two_processes_are_one_try(host: Host, another: Host):
    await store_puzzles(host, make_puzzle())
    posed = await open_todays(host)
    tries = (
        puzzles.choose(host, AMARA.id, posed.number, 0, choose_best(posed)),
        puzzles.choose(another, AMARA.id, posed.number, 0, choose_nth(0)),
    )
    results = await asyncio.gather(*tries, return_exceptions=True)
    (counted,) = [result for result in results if isinstance(result, PuzzleGame)]
    (refused,) = [result for result in results if isinstance(result, Refused)]
    assert refused.reason == "refusal-stale"
    assert (await open_todays(host)).row == counted.row and sum(counted.counts.values()) == 1


@pytest.mark.costly
@pytest.mark.parametrize("game", ["touareg", "targui", "targui1988", "timbuktu"])
async def test_every_chosen_move_belongs_to_a_candidate(host: Host, game: str):
    """A move equivalent to another is counted as that."""
    for which, _ in enumerate(draw_some_decisions(game)[:6]):
        await store_puzzles(host, make_puzzle(game, which), practice=True)
    for _ in range(6):
        posed = await puzzles.open_practice(host, AMARA.id, GUILD, game)
        rules, view = posed.game, posed.game.view(posed.course.state, posed.seat)
        for move in rules.moves(posed.course.state, posed.seat):
            evaluated = posed.find_candidate(move)
            assert evaluated is not None
            candidate = rules.parse_move(evaluated.move)
            assert rules.twin(view, candidate) == rules.twin(view, move)
        await solve(host, posed)


async def test_how_many_chose_what_is_told_once_five_have_answered(host: Host):
    await store_puzzles(host, make_puzzle())
    posed = await open_todays(host)
    for user in range(1, 6):
        own = await puzzles.open_today(host, user, GUILD, "touareg")
        after = await puzzles.choose(host, user, own.number, 0, choose_best(posed) if user < 4 else choose_nth(-1))
        assert bool(count_answers(after)) is (user == 5)
    assert sorted(after.counts.values()) in ([2, 3], [5])


async def test_a_streak_is_of_days_whose_puzzle_was_solved_on_its_day(host: Host, still_clock: StillClock):
    await store_puzzles(host, *(make_puzzle(which=which) for which in range(5)))
    streaks = list[int]()
    for does in ("solves", "solves", "misses", "solves"):
        posed = await open_todays(host)
        if does == "solves":
            await solve(host, posed)
        else:
            wrong = posed.game.parse_move(posed.puzzle.decoded_candidates[-1].move)
            await puzzles.choose(host, AMARA.id, posed.number, 0, lambda _, move=wrong: move)
        streaks.append((await puzzles.load_solving(host, AMARA.id)).streak)
        still_clock.at += DAY
    done = await puzzles.load_solving(host, AMARA.id)
    assert streaks == [1, 2, 2, 1] and (done.solved, done.tried, done.today) == (3, 4, {})


async def test_a_puzzle_that_is_solved_after_its_day_is_practice(host: Host, still_clock: StillClock):
    await store_puzzles(host, make_puzzle())
    posed = await open_todays(host)
    still_clock.at += DAY
    after = await solve(host, posed)
    assert after.row.solved and after.row.day is None
    assert (await puzzles.load_solving(host, AMARA.id)).streak == 0


async def test_practice_offers_each_puzzle_once_and_kinds_in_turn(host: Host):
    await store_puzzles(
        host, *(make_puzzle(which=which, kind=kind) for which, kind in enumerate("aabb")), practice=True
    )
    games = list[PuzzleGame]()
    for _ in range(4):
        posed = await open_practice(host)
        assert (await open_practice(host)).row == posed.row, "it waits until it is answered"
        games.append(await solve(host, posed))
    assert [game.puzzle.kind for game in games] == ["a", "b", "a", "b"] and len({game.puzzle.id for game in games}) == 4
    with pytest.raises(Refused, match="refusal-no-more-puzzles"):
        await open_practice(host)
    assert (await open_practice(host, IDIR)).puzzle.id == 1


def with_lead(which: int, lead: float) -> NewPuzzle:
    """Return a puzzle whose best move leads by `lead`."""
    new_puzzle = make_puzzle(which=which, kind=f"kind {which}")
    best, following, *others = msgspec.json.decode(new_puzzle.candidates, type=list[Candidate])
    candidates = [best, msgspec.structs.replace(following, chance=best.chance - lead), *others]
    return msgspec.structs.replace(new_puzzle, candidates=msgspec.json.encode(candidates).decode())


async def test_a_run_grows_harder_until_the_first_mistake(host: Host):
    leads = (0.1, 0.3, 0.2, 0.15, 0.25)
    await store_puzzles(host, *(with_lead(which, lead) for which, lead in enumerate(leads)), practice=True)
    met = list[float]()
    for number in range(5):
        posed = await open_practice(host)
        met.append(round(posed.puzzle.lead, 2))
        if number == 2:
            wrong = posed.game.parse_move(posed.puzzle.decoded_candidates[-1].move)
            await puzzles.choose(host, AMARA.id, posed.number, 0, lambda _, move=wrong: move)
        else:
            await solve(host, posed)
    assert met == [0.3, 0.2, 0.1, 0.25, 0.15]
    assert (await puzzles.load_solving(host, AMARA.id)).runs == {"touareg": (2, 2)}


@pytest.mark.parametrize("game", ["touareg", "timbuktu", "targui", "targui1988"])
async def test_a_new_bot_has_ten_starters_of_each_game_at_once(host: Host, monkeypatch: pytest.MonkeyPatch, game: str):
    """They are for practice only, so that the puzzle of a day can't be looked up."""
    monkeypatch.undo()
    numbers = set[int]()
    for _ in range(10):
        posed = await puzzles.open_practice(host, AMARA.id, GUILD, game)
        row, moves = posed.puzzle, tuple(candidate.move for candidate in posed.puzzle.decoded_candidates)
        assert row.day is None and set(moves) <= set(map(str, posed.game.moves(posed.course.state, posed.seat)))
        decision = Decision(row.position, row.seat, moves)
        assert reads_differently(Draw(game, row.seats, b"", 0), decision)
        assert is_clear(Thought(moves[0], row.decoded_candidates), decision), "the best move leads surely"
        numbers.add((await solve(host, posed)).puzzle.id)
    assert len(numbers) == 10
    with pytest.raises(Refused, match="refusal-no-more-puzzles"):
        await puzzles.open_practice(host, AMARA.id, GUILD, game)
    with pytest.raises(Refused, match="refusal-no-puzzle-yet"):
        await open_todays(host, IDIR, game)


def test_starters_of_other_rules_are_none(monkeypatch: pytest.MonkeyPatch):
    assert starters_of(GAMES["souk"]) == ()
    monkeypatch.setattr(type(GAMES["touareg"]), "version", 99)
    assert starters_of(GAMES["touareg"]) == ()


# Servers, and erasing


async def test_a_server_may_switch_puzzles_off(host: Host):
    await store_puzzles(host, make_puzzle(), make_puzzle(which=1))
    async with host.store.write() as tx:
        await set_guild_settings(tx, GUILD, GuildSettings(puzzles=False))
    for act in (open_todays(host), open_practice(host), puzzles.check_offered(host, GUILD)):
        with pytest.raises(Refused, match="refusal-no-puzzles-here"):
            await act
    assert (await open_todays(host, guild=None)).puzzle.day == day_of(host.now())


async def test_an_erased_user_has_no_answers(host: Host):
    await store_puzzles(host, make_puzzle())
    posed = await solve(host, await open_todays(host))
    await solve(host, await open_todays(host, KARINE), KARINE)
    (row,) = (await load_stored(host, AMARA.id))["solo_games"]
    assert json.loads(row["moves"]) == [f"{posed.seat} {posed.best.move}"] and row["solved"]
    await erase(proposals_of(host), AMARA)
    assert (await load_stored(host, AMARA.id))["solo_games"] == []
    again = await open_todays(host)
    assert not again.has_ended and (await open_todays(host, KARINE)).counts == {posed.best.move: 1}
