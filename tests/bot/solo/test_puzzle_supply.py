"""Supply of puzzles: made while no player needs the robots, of clear decisions, and no more than wanted."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from azalai.bot.play.thinkers import Thinkers
from azalai.bot.reviews.rules import CLOSER, SHARE
from azalai.bot.solo import puzzle_supply
from azalai.bot.solo.puzzle_store import Puzzles, Stock
from azalai.bot.solo.puzzle_supply import (
    AHEAD,
    FROM_A_GAME,
    LOOKS,
    MOST,
    ORDER,
    PuzzleMaker,
    build_puzzle,
    choose_use,
    has_room,
    is_clear,
    is_leading,
    make_question,
    pool_looks,
    reads_differently,
)
from azalai.bot.store.faults import Unstorable
from azalai.bot.store.rows import Pause
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.questions import tag
from azalai.robots import Candidate, Decision, Draw, Reason, Task, Thought, draw_decisions, usual_rollouts
from azalai.robots.candidates import list_distinct
from azalai.robots.decisions import FEWEST, SLIPS
from azalai.robots.playing import careless, steps
from tests.bot.solo.puzzling import WHY, Idle, draw_some_decisions, make_puzzle, think_clearly
from tests.bot.without_discord import StillClock


def make_thought(*chances: float, error: float = 0.01, why: tuple[Reason, ...] = WHY) -> Thought:
    """Return a made-up thought about moves with these chances, the best first."""
    candidates = tuple(Candidate(f"move{number}", chance, error, why) for number, chance in enumerate(chances))
    return Thought("move0", candidates)


def make_decision(count: int) -> Decision:
    """Return a decision between N moves."""
    return Decision(b"", 0, tuple(f"move{number}" for number in range(count)))


def make_maker(host: Host, thoughts: Callable[[Task], Thought | None] = think_clearly) -> tuple[PuzzleMaker, Idle]:
    """Return the maker of a host's puzzles, whose robots think as `thoughts` says, and its thinker."""
    host.settings = msgspec.structs.replace(host.settings, thinkers=1, puzzles=True)
    host.thinkers = idle = Idle(thoughts)
    return PuzzleMaker(host, look=0.01, rest=0.0), idle


async def load_stock(host: Host, game: str) -> Stock:
    async with host.store.read() as tx:
        return await tx.get(Puzzles).stock(game, GAMES[game].version, 8)


@pytest.fixture
def only_touareg(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer no other game."""
    monkeypatch.setattr(puzzle_supply, "list_offered_games", lambda: ("touareg",))


# Drawing decisions


@pytest.mark.costly
@pytest.mark.parametrize("game", ["touareg", "targui", "targui1988", "timbuktu"])
def test_real_choices_of_one_seat_are_drawn_and_not_too_many_alike(game: str):
    rules, kinds = GAMES[game], dict[frozenset[str], int]()
    drawn_decisions = draw_decisions(Draw(game, min(rules.seats), b"draw", 12))
    assert len(drawn_decisions) > 3 and drawn_decisions == draw_decisions(Draw(game, min(rules.seats), b"draw", 12))
    for decision in drawn_decisions:
        state = rules.decode(decision.position)
        moves = rules.moves(state, decision.seat)
        assert rules.deciders(state) == (decision.seat,)
        assert 4 <= len(decision.moves) <= 48
        assert decision.moves == tuple(map(str, list_distinct(rules, rules.view(state, decision.seat), moves)))
        kind = frozenset(map(tag, moves))
        kinds[kind] = kinds.get(kind, 0) + 1
    assert max(kinds.values()) <= 6


@pytest.mark.parametrize("game", ["touareg", "timbuktu"])
def test_six_decisions_of_a_kind_are_drawn_from_a_game_and_no_more(game: str):
    rules, kinds = GAMES[game], Counter[frozenset[str]]()
    for decision in draw_decisions(Draw(game, min(rules.seats), b"draw", 80)):
        kinds[frozenset(map(tag, rules.moves(rules.decode(decision.position), decision.seat)))] += 1
    assert max(kinds.values()) == 6


async def test_a_closer_look_is_asked_with_other_worlds_and_all_moves():
    draw, decision = Draw("touareg", 2, b"seed", 1), draw_some_decisions("touareg")[0]
    glance, closely = [await make_question(draw, decision, look) for look in (0, 1)]
    usual = usual_rollouts(GAMES["touareg"], 2)
    assert glance.also == closely.also == decision.moves and glance.seed != closely.seed
    assert (glance.rollouts, closely.rollouts) == (usual // SHARE, CLOSER * usual)
    assert closely.explains and not glance.explains and closely.least > glance.least


async def test_thoughts_about_a_puzzle_use_only_its_seats_view():
    draw, decision = Draw("touareg", 2, b"seed", 1), draw_some_decisions("touareg")[0]
    rules = GAMES["touareg"]
    state = rules.decode(decision.position)
    other = rules.imagine(state, decision.seat, b"other")
    again = msgspec.structs.replace(decision, position=rules.encode(other))
    assert again.position != decision.position
    assert await make_question(draw, again, 1) == await make_question(draw, decision, 1)


# Keeping puzzles


@pytest.mark.parametrize(
    ("chances", "is_one"),
    [
        ((0.6, 0.45, 0.4, 0.4), True),
        ((0.6, 0.51, 0.4, 0.4), True),
        ((0.6, 0.53, 0.4, 0.4), False),  # by less than 8 %: not clear
        ((0.6, 0.21, 0.2, 0.2), True),
        ((0.6, 0.19, 0.1, 0.1), False),  # by more than 40 %: too easy
        ((0.6, 0.1, 0.1, 0.1), False),  # too easy
        ((0.99, 0.7, 0.7, 0.7), False),  # the game is won
        ((0.6, 0.45, 0.4), False),  # no real choice
        ((0.5, 0.6, 0.3, 0.3), False),  # another move did better, with a larger error
    ],
)
def test_the_best_move_of_a_puzzle_leads_clearly_and_not_by_too_much(chances: tuple[float, ...], is_one: bool):
    assert is_leading(make_thought(*chances).candidates) is is_one
    assert is_clear(make_thought(*chances), make_decision(len(chances))) is is_one


def test_a_lead_that_may_be_chance_is_not_clear():
    assert is_clear(make_thought(0.6, 0.45, 0.4, 0.1, error=0.04), make_decision(4))
    assert not is_clear(make_thought(0.6, 0.45, 0.4, 0.1, error=0.06), make_decision(4))


def test_puzzles_without_a_reason_or_an_evaluation_are_not_kept():
    assert not is_clear(make_thought(0.6, 0.45, 0.4, 0.1, why=()), make_decision(4))
    assert not is_clear(make_thought(0.6, 0.45, 0.4, 0.1), make_decision(5))


def test_several_looks_together_are_surer_than_each():
    looks = [make_thought(0.6, 0.45, 0.4, 0.1, error=0.08), make_thought(0.64, 0.47, 0.4, 0.1, error=0.08)]
    assert not any(is_clear(look, make_decision(4)) for look in looks)
    together = pool_looks([*looks, *looks])
    assert together is not None and is_clear(together, make_decision(4))
    assert [round(candidate.chance, 2) for candidate in together.candidates] == [0.62, 0.46, 0.4, 0.1]
    assert {round(candidate.error, 3) for candidate in together.candidates} == {0.04}


def test_looks_that_do_not_agree_are_no_puzzle():
    other = msgspec.structs.replace(make_thought(0.6, 0.45, 0.4, 0.1), move="move1")
    assert pool_looks([make_thought(0.6, 0.45, 0.4, 0.1), other]) is None


def test_the_reasons_for_the_best_move_are_of_a_look_in_which_the_same_move_is_next():
    looks = [make_thought(0.6, 0.3, 0.45, 0.1), make_thought(0.6, 0.45, 0.2, 0.1, why=())]
    together = pool_looks(looks)
    assert together is not None and together.candidates[0].reasons == (), "move1 is next, and nothing was told of it"
    together = pool_looks([*looks, make_thought(0.6, 0.45, 0.2, 0.1)])
    assert together is not None and together.candidates[0].reasons == WHY


async def test_puzzles_are_kept_as_they_were_weighed(host: Host, only_touareg: None):
    supply, idle = make_maker(host)
    assert await supply.make() == FROM_A_GAME
    (draw,) = [task for task in idle.asked if isinstance(task, Draw)]
    async with host.store.read() as tx:
        rows = [await tx.get(Puzzles).get(number) for number in (1, 2)]
    assert rows[0] is not None and not rows[0].practice, "today's"
    for row in rows:
        assert row is not None and (row.game, row.day) == ("touareg", None)
        assert row.seats == draw.seats and len(row.decoded_candidates) >= FEWEST
        state = GAMES["touareg"].decode(row.position)
        assert {candidate.move for candidate in row.decoded_candidates} <= {
            str(move) for move in GAMES["touareg"].moves(state, row.seat)
        }
        assert row.decoded_candidates[0].chance == 0.6 and row.kind == tag(
            GAMES["touareg"].parse_move(row.decoded_candidates[0].move)
        )


async def test_a_puzzle_that_only_seems_clear_at_a_glance_is_not_kept(host: Host, only_touareg: None):
    def doubtful(task: Task) -> Thought | None:
        thought = think_clearly(task)
        if not task.explains:
            return thought
        return msgspec.structs.replace(
            thought, candidates=tuple(msgspec.structs.replace(candidate, error=0.2) for candidate in thought.candidates)
        )

    supply, _ = make_maker(host, doubtful)
    assert await supply.make() == 0 and await make_maker(host, lambda _: None)[0].make() == 0
    assert (await load_stock(host, "touareg")).waiting == 0


@pytest.mark.costly(seconds=2)
async def test_the_stock_is_bounded_and_grows_with_who_is_eager(
    host: Host, still_clock: StillClock, only_touareg: None
):
    supply, idle = make_maker(host)
    for _ in range(60):
        still_clock.at += puzzle_supply.DAY + 1
        if not await supply.make():
            break
    full = await load_stock(host, "touareg")
    assert (full.waiting, full.practice) == (7, 20)
    count = len(idle.asked)
    assert await supply.make() == 0 and len(idle.asked) == count, "nothing is thought of"
    assert choose_use(msgspec.structs.replace(full, tried=20 - AHEAD + 1)) is True
    assert choose_use(msgspec.structs.replace(full, tried=10**6, practice=MOST)) is None
    assert choose_use(msgspec.structs.replace(full, waiting=6)) is False


def test_practice_comes_early_in_the_supply():
    """The first is for today; then five are for practice before three that wait, and so on."""
    now, order = Stock(0, 0, 0, (), 0.0), list[bool]()
    while (use := choose_use(now)) is not None:
        order.append(use)
        now = msgspec.structs.replace(now, practice=now.practice + use, waiting=now.waiting + (not use))
    assert order == [False, *[True] * 5, *[False] * 2, *[True] * 15, *[False] * 4]
    assert ORDER[0] == (False, 1)


def test_simple_puzzles_are_for_practice_and_others_for_a_day_first():
    some = Stock(2, 3, 0, (), 0.0)
    assert choose_use(some, simple=True) is True and choose_use(some, simple=False) is False
    assert choose_use(Stock(0, 3, 0, (), 0.0), simple=True) is False, "today has none"
    assert choose_use(Stock(7, 3, 0, (), 0.0), simple=False) is True, "enough wait"


async def test_a_last_look_with_twice_the_rollouts_decides(host: Host, only_touareg: None):
    def changes_its_mind(task: Task) -> Thought:
        thought = think_clearly(task)
        if not task.seed.endswith(b"look%d" % (LOOKS + 1)):
            return thought
        twice.append(task)
        return msgspec.structs.replace(thought, move=task.also[1])

    twice = list[Task]()
    supply, idle = make_maker(host, changes_its_mind)
    assert await supply.make() == 0 and twice
    closely = next(task for task in idle.asked if isinstance(task, Task) and task.explains)
    assert closely.rollouts is not None and all(task.rollouts == 2 * closely.rollouts for task in twice)


def test_moves_that_read_the_same_are_no_choices():
    draw, decision = Draw("touareg", 2, b"seed", 1), draw_some_decisions("touareg")[0]
    assert reads_differently(draw, decision)
    assert not reads_differently(draw, msgspec.structs.replace(decision, moves=decision.moves[:1] * 6))


@pytest.mark.parametrize("game", ["touareg", "targui", "targui1988", "timbuktu"])
def test_the_first_two_decisions_of_a_seat_are_not_drawn(game: str):
    rules = GAMES[game]
    seats = min(rules.seats)
    start = rules.setup(seats=seats, options=rules.Options(), seed=b"early")
    early, counts = set[bytes](), [0] * seats
    for step in steps(rules, start, [careless(SLIPS)] * seats, b"early"):
        counts[step.seat] += len(rules.moves(step.before, step.seat)) > 1
        if counts[step.seat] <= 2:
            early.add(rules.encode(step.before))
    drawn_decisions = draw_decisions(Draw(game, seats, b"early", 60))
    assert early and drawn_decisions and early.isdisjoint(decision.position for decision in drawn_decisions)


def test_half_of_the_newest_may_be_of_one_kind_unless_none_was_made_for_a_day():
    puzzle = msgspec.structs.replace(make_puzzle(kind="draw"), made_at=1000.0)
    assert has_room(Stock(0, 0, 0, ("draw",) * 3, 900.0), puzzle)
    assert not has_room(Stock(0, 0, 0, ("draw",) * 4, 900.0), puzzle)
    hours = 3600.0
    assert not has_room(Stock(0, 0, 0, ("draw",) * 4, 1000.0 - 23 * hours), puzzle)
    assert has_room(Stock(0, 0, 0, ("draw",) * 4, 1000.0 - 25 * hours), puzzle)


# Times


async def test_no_puzzle_is_made_while_robots_are_busy_or_in_a_pause(host: Host, only_touareg: None):
    supply, idle = make_maker(host)
    idle.quiet_seconds = 10
    assert await supply.make() == 0
    idle.quiet_seconds = 10**6
    host.set_pause(Pause(since=0.0, reason="x"))
    assert await supply.make() == 0
    host.set_pause(None)
    host.store.unstorable = Unstorable.FULL
    assert await supply.make() == 0 and idle.asked == []
    host.store.unstorable = None
    assert await supply.make() == FROM_A_GAME


async def test_puzzle_making_stops_within_a_game_when_robots_are_needed(host: Host, only_touareg: None):
    def somebody_comes(task: Task) -> Thought:
        idle.quiet_seconds = 0
        return think_clearly(task)

    supply, idle = make_maker(host, somebody_comes)
    assert await supply.make() == 0 and len(idle.asked) == 2


async def test_an_operator_switches_it_off(host: Host, only_touareg: None):
    supply, idle = make_maker(host)
    host.settings = msgspec.structs.replace(host.settings, puzzles=False)
    supply.start()
    await asyncio.sleep(0.05)
    assert idle.asked == []
    host.settings = msgspec.structs.replace(host.settings, puzzles=True)
    supply.start()
    for _ in range(500):
        await asyncio.sleep(0.01)
        if (await load_stock(host, "touareg")).waiting:
            break
    await supply.close()
    assert (await load_stock(host, "touareg")).waiting


async def test_a_game_without_strong_robots_has_none(host: Host, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(puzzle_supply, "list_offered_games", lambda: ("souk",))
    supply, idle = make_maker(host)
    assert await supply.make() == 0 and idle.asked == []


@pytest.mark.costly(seconds=3)
async def test_a_process_that_thinks_makes_a_real_puzzle():
    """The decision goes to another process and back."""
    thinkers = Thinkers(1)
    try:
        draw = Draw("timbuktu", 3, b"real", 20)
        for decision in await thinkers.think_idly(draw_decisions, draw) or ():
            weighed = await thinkers.think_idly(puzzle_supply.think, await make_question(draw, decision, 1))
            if weighed is not None and is_clear(weighed, decision):
                puzzle = build_puzzle(draw, decision, weighed, 0.0)
                assert str(weighed.move) in puzzle.candidates
                break
        else:
            raise AssertionError("no decision of this game is clear")
        assert thinkers.quiet_seconds > 10**6, "nobody has asked"
    finally:
        await thinkers.close()
