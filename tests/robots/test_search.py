"""Strong robot: its candidates, its choice, and the end of its search."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, Figure, Move, Outcome, Score, Turn, View, Waiver, Worth
from azalai.robots.candidates import family, list_distinct, list_siblings, rank_moves
from azalai.robots.playing import solid, steps
from azalai.robots.search import Tried, gap, search
from azalai.robots.value import Model, Weights
from azalai.robots.weights import Plan
from azalai.testing.play import positions
from tests.robots.learned import table_from

GAME: AnyGame = GAMES["touareg"]


def decisions(key: str, seats: int, every: int) -> Iterator[tuple[object, int]]:
    """Yield positions of a game of robots in which a seat can choose."""
    game = GAMES[key]
    state = game.setup(seats=seats, options=game.Options(), seed=b"decisions")
    for number, step in enumerate(steps(game, state, [solid] * seats, b"decisions")):
        if number % every == 0 and len(game.moves(step.before, step.seat)) > 1:
            yield step.before, step.seat


def test_the_first_candidate_is_the_games_robots_and_families_are_single() -> None:
    for key, game in GAMES.items():
        for played in positions(key, max(game.seats))[::23]:
            view = game.view(played.state, played.seat)
            ranking = list(rank_moves(game, view, played.moves, b"ties"))
            assert ranking[0] == game.robot(view, played.moves, b"ties")
            assert len({family(move) for move in ranking}) == len(ranking)
            others = list_distinct(game, view, [*ranking, *played.moves])
            everything = [*ranking, *(other for move in ranking for other in list_siblings(others, move))]
            assert sorted(map(str, everything)) == sorted(map(str, others))
            assert {game.twin(view, move) for move in played.moves} == {game.twin(view, move) for move in everything}


def test_a_search_is_the_same_each_time_and_ends_after_its_rollouts() -> None:
    table = table_from("touareg", 2)
    for state, seat in list(decisions("touareg", 2, 17))[:4]:
        one, other = (search(GAME, state, seat, b"seed", table.model, table.plan) for _ in range(2))
        assert [(tried.move, tried.shares) for tried in one] == [(tried.move, tried.shares) for tried in other]
        assert 0 < sum(len(tried.shares) for tried in one) <= table.plan.rollouts + len(one)
        assert all(0 <= share <= 1 for tried in one for share in tried.shares)


def test_a_search_follows_from_what_the_seat_knows_alone() -> None:
    table = table_from("touareg", 2)
    for state, seat in list(decisions("touareg", 2, 29))[:3]:
        first = GAME.imagine(state, seat, b"one")
        searches = [
            [(tried.move, tried.shares) for tried in search(GAME, world, seat, b"seed", table.model, table.plan)]
            for world in (first, GAME.imagine(first, seat, b"one"))
        ]
        assert searches[0] == searches[1]


class Ticking:
    """Clock that moves on by a second at each call."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1
        return self.time


def test_when_time_is_up_it_answers_with_what_it_has_also_before_the_first_rollout() -> None:
    table = table_from("touareg", 2)
    state, seat = next(decisions("touareg", 2, 5))
    own = GAME.robot(GAME.view(state, seat), GAME.moves(state, seat), b"seed")
    for seconds in (0, 1, 3):
        candidates = search(GAME, state, seat, b"seed", table.model, table.plan, seconds=seconds, clock=Ticking())
        assert candidates[0].move == own and sum(len(tried.shares) for tried in candidates) == 0
    candidates = search(GAME, state, seat, b"seed", table.model, table.plan, seconds=7, clock=Ticking())
    assert 0 < sum(len(tried.shares) for tried in candidates) < table.plan.rollouts


def rollouts(plan: Plan, model: Model) -> int:
    """Return the number of rollouts in a position with at least four different moves."""
    state, seat = list(decisions("touareg", 2, 5))[3]
    return sum(len(tried.shares) for tried in search(GAME, state, seat, b"seed", model, plan))


def test_a_search_ends_sooner_if_its_rollouts_exceed_the_budget() -> None:
    table = table_from("touareg", 2, rollouts=24)
    dear = msgspec.structs.replace(table.plan, steps=1)
    assert 0 < rollouts(dear, table.model) < rollouts(table.plan, table.model)


@pytest.mark.parametrize("margin", [-1000.0, 1000.0])
def test_a_search_ends_soon_if_nothing_is_at_stake(margin: float) -> None:
    decided = Model(Weights(margin, 0.0, 0.0), {}, (0.0, 1.0, 0.0))
    plan = Plan(candidates=4, numbers=1, rollouts=24)
    assert rollouts(msgspec.structs.replace(plan, stake=0.01), decided) == 2 * 4 < 24 <= rollouts(plan, decided)


def test_one_of_equivalent_moves_is_weighed_the_played_one_if_any() -> None:
    """A card laid into one empty row is worth as much as in another."""
    table, seen = table_from("touareg", 2, rollouts=4), 0
    for state, seat in list(decisions("touareg", 2, 3))[:12]:
        view, moves = GAME.view(state, seat), GAME.moves(state, seat)
        for also in [[], *([move] for move in moves if GAME.twin(view, move) != move)][:3]:
            tried_moves = [
                tried.move for tried in search(GAME, state, seat, b"seed", table.model, table.plan, also=also)
            ]
            assert len({GAME.twin(view, move) for move in tried_moves}) == len(tried_moves) and {*also} <= {
                *tried_moves
            }
            seen += len(also)
    assert seen >= 10


def test_moves_given_as_also_are_evaluated_to_the_end() -> None:
    table = table_from("touareg", 2, rollouts=24)
    for state, seat in list(decisions("touareg", 2, 11))[:4]:
        moves = GAME.moves(state, seat)
        worst = list(rank_moves(GAME, GAME.view(state, seat), moves, b"seed"))[-1]
        candidates = search(GAME, state, seat, b"seed", table.model, table.plan, also=[worst])
        asked = next(tried for tried in candidates if tried.move == worst)
        assert len(asked.shares) >= max(len(tried.shares) for tried in candidates) - 1


@pytest.mark.parametrize("turns", [1, 3])
def test_a_search_plays_to_the_end_if_that_is_near(turns: int) -> None:
    table = table_from("touareg", 2, turns=turns)
    *_, (state, seat) = decisions("touareg", 2, 1)
    candidates = search(GAME, state, seat, b"seed", table.model, table.plan)
    assert candidates[0].shares or len(candidates) == 1


class Open(Move, frozen=True, tag="open"):
    """Open a door."""

    door: int


class Hall(msgspec.Struct, frozen=True):
    """Doors to choose from.

    The win is behind `good`, which the seat does not know: it is imagined again each time. The last door always wins.
    """

    good: int
    opened: int | None = None


class HallView(View, frozen=True, kw_only=True):
    """View that shows nothing."""


class Doors:
    """Game of one decision, whose robot always opens the first door."""

    seats = range(1, 2)
    DOORS = 6

    def deciders(self, state: Hall) -> tuple[int, ...]:
        return () if state.opened is not None else (0,)

    def moves(self, state: Hall, seat: int) -> tuple[Open, ...]:
        return tuple(Open(door) for door in range(self.DOORS))

    def view(self, state: Hall, seat: int) -> HallView:
        return HallView(seat=seat)

    def robot(self, view: HallView, moves: tuple[Open, ...], seed: bytes) -> Open:
        return moves[0]

    def twin(self, view: HallView, move: Open) -> Open:
        return move

    figures: tuple[Figure, ...] = ()

    def waives(self, view: HallView, move: Open) -> Waiver:
        return Waiver.NOTHING

    def weigh(self, view: HallView, moves: tuple[Open, ...], seed: bytes, worlds: int) -> dict[Open, list[Worth]]:
        return {}

    def imagine(self, state: Hall, seat: int, seed: bytes) -> Hall:
        return Hall(Chance(seed).below(self.DOORS)[0])

    def play(self, state: Hall, seat: int, move: Open) -> Turn:
        return Turn(Hall(state.good, move.door), (), False)

    def outcome(self, state: Hall) -> Outcome:
        wins = state.opened in (state.good, self.DOORS - 1)
        scores = (Score(int(wins), ()), Score(int(not wins), ()))
        return Outcome(((0,), (1,)) if wins else ((1,), (0,)), scores)


BLIND = Model(Weights(0, 0, 0), {}, (0.0, 1.0, 0.0))


@pytest.mark.parametrize("seed", [b"%d" % number for number in range(12)])
def test_a_search_finds_a_win_that_the_games_robot_misses(seed: bytes) -> None:
    game: Any = Doors()
    candidates = search(game, Hall(3), 0, seed, BLIND, Plan(candidates=8, rollouts=60))
    assert str(candidates[0].move) == str(Open(5))
    assert candidates[0].mean() > max(tried.mean() for tried in candidates[1:])


def test_hidden_parts_of_the_given_position_do_not_help_a_search() -> None:
    game: Any = Doors()
    searches = [search(game, Hall(good), 0, b"seed", BLIND, Plan(candidates=5, rollouts=60)) for good in range(5)]
    assert all(
        [(candidate.move, candidate.shares) for candidate in tried]
        == [(candidate.move, candidate.shares) for candidate in searches[0]]
        for tried in searches
    )


def test_without_more_than_chance_between_them_it_keeps_to_the_robot_of_the_game() -> None:
    game: Any = Doors()
    plan = Plan(candidates=5, rollouts=8)
    kept = [str(search(game, Hall(0), 0, b"%d" % number, BLIND, plan)[0].move) for number in range(20)]
    assert kept.count(str(Open(0))) >= 12


class Scales(Doors):
    """The same, but the game itself evaluates the doors.

    The third is best, the others are better the nearer they are.
    """

    def weigh(self, view: HallView, moves: tuple[Open, ...], seed: bytes, worlds: int) -> dict[Open, list[Worth]]:
        return {move: [{"near": -abs(move.door - 2.1)}] * worlds for move in moves}

    def imagine(self, state: Hall, seat: int, seed: bytes) -> Hall:
        raise AssertionError("nothing is imagined")


def test_a_games_own_weights_decide_without_imagining() -> None:
    game: Any = Scales()
    candidates = search(game, Hall(0), 0, b"seed", BLIND, Plan(candidates=3), also=[Open(0)])
    assert [str(candidate.move) for candidate in candidates] == [str(Open(door)) for door in (2, 3, 1, 0)]
    assert candidates[0].mean() == 0.5
    margins = [math.log(candidate.mean() / (1 - candidate.mean())) for candidate in candidates]
    assert margins == pytest.approx([0, -0.8, -1, -2])


class Leaving(Doors):
    """The same, but the robot's own door and the last one leave something undone that costs nothing.

    `always`: the last one still always wins, else all doors are worth the same.
    """

    def __init__(self, always: bool) -> None:
        self.always = always

    def waives(self, view: HallView, move: Open) -> Waiver:
        return Waiver.GIFT if move.door in (0, self.DOORS - 1) else Waiver.NOTHING

    def outcome(self, state: Hall) -> Outcome:
        return Doors().outcome(state if self.always else msgspec.structs.replace(state, opened=0, good=0))


def test_a_free_gain_is_given_up_only_for_a_clear_lead() -> None:
    same, wins = (search(game, Hall(0), 0, b"seed", BLIND, Plan(candidates=8, rollouts=60)) for game in two_halls())
    assert wins[0].move == Open(5), "it wins always"
    assert same[0].move == Open(1), "the robot's own gives something up for nothing"


def two_halls() -> tuple[Any, Any]:
    return Leaving(always=False), Leaving(always=True)


def test_a_move_that_gives_nothing_up_is_tried_if_all_candidates_do() -> None:
    game: Any = Leaving(always=False)
    candidates = search(game, Hall(0), 0, b"seed", BLIND, Plan(candidates=1, numbers=0, rollouts=20))
    assert [str(candidate.move) for candidate in candidates[:1]] == [str(Open(1))] and len(candidates) == 2


class Two(Doors):
    """Two doors: the first, which the robot opens, never wins; the second wins in the worlds that `wins` marks with 1.

    `gift`: the second leaves something undone that costs nothing.
    """

    DOORS = 2

    def __init__(self, wins: str, *, gift: bool = False) -> None:
        self.wins, self.gift = wins, gift

    def waives(self, view: HallView, move: Open) -> Waiver:
        return Waiver.GIFT if self.gift and move.door else Waiver.NOTHING

    def imagine(self, state: Hall, seat: int, seed: bytes) -> Hall:
        return Hall(int(seed.rpartition(b"world")[2]) - 1)

    def outcome(self, state: Hall) -> Outcome:
        wins = state.opened == 1 and self.wins[state.good] == "1"
        return Outcome(((0,), (1,)) if wins else ((1,), (0,)), (Score(int(wins), ()), Score(int(not wins), ())))


def look_at_two(game: Any, worlds: int) -> list[Tried]:
    return search(game, Hall(0), 0, b"seed", BLIND, Plan(candidates=2, numbers=0, rollouts=2 * worlds))


def test_a_search_ends_once_one_candidate_leads_by_three_and_a_half_standard_errors() -> None:
    """After the first world the second door wins each time: it leads by 3 errors after four worlds, by 4 after five."""
    candidates = look_at_two(Two("0" + "1" * 20), 20)
    assert candidates[0].move == Open(1) and [len(candidate.shares) for candidate in candidates] == [5, 5]


@pytest.mark.parametrize(
    ("wins", "gift", "door"),
    [
        ("001110", True, 1),  # six worlds, 2.2 standard errors
        ("001010", True, 0),  # six worlds, 1.6 standard errors
        ("001010", False, 1),
        ("00111", True, 0),  # five worlds, 2.4 standard errors
        ("00111", False, 1),
    ],
)
def test_a_gift_is_given_up_by_a_lead_of_two_standard_errors_in_six_worlds(wins: str, gift: bool, door: int) -> None:
    candidates = look_at_two(Two(wins, gift=gift), len(wins))
    assert len(candidates[0].shares) == len(wins) and candidates[0].move == Open(door)


class Corridor(Doors):
    """Doors that all win, but not at once.

    Behind the first two, robots open one more and one more; behind the fourth none.
    """

    FURTHER = (9, 8, 4, 0, 9, 9)

    def play(self, state: Hall, seat: int, move: Open) -> Turn:
        left = self.FURTHER[move.door] if state.opened is None else state.good - 1
        return Turn(Hall(left, move.door), (), False)

    def deciders(self, state: Hall) -> tuple[int, ...]:
        return () if state.opened is not None and state.good == 0 else (0,)

    def __init__(self, margin: int = 1000) -> None:
        self.margin = margin

    def outcome(self, state: Hall) -> Outcome | None:
        return None if self.deciders(state) else Outcome(((0,), (1,)), (Score(self.margin, ()), Score(0, ())))


def test_the_fastest_of_sure_wins_is_played() -> None:
    """A tribe with one herd left is attacked at once."""
    game: Any = Corridor()
    candidates = search(game, Hall(0), 0, b"seed", BLIND, Plan(candidates=8, rollouts=60, turns=9, stake=0.01))
    assert candidates[0].move == Open(3) and all(tried.mean() > 0.98 for tried in candidates if tried.shares)


@pytest.mark.parametrize(("margin", "door"), [(4, 3), (3, 0)])
def test_a_game_is_taken_for_won_from_98_percent_on(margin: int, door: int) -> None:
    """A margin of 4 is 99.1 % of a win with this value, 3 is 97.6 %: there the robot's own door is opened."""
    game: Any = Corridor(margin)
    plan = Plan(candidates=8, rollouts=60, turns=9, stake=0.03)
    assert search(game, Hall(0), 0, b"seed", BLIND, plan)[0].move == Open(door)


def test_the_gap_counts_the_worlds_that_both_were_tried_in() -> None:
    move = Open(0)
    one, other = Tried(move, [0.5, 0.7, 0.9]), Tried(move, [0.4, 0.6])
    assert math.isclose(gap(one, other), 0.1) and math.isclose(gap(other, one), -0.1)
    assert gap(one, Tried(move)) == 0


def test_imagined_players_slip_only_where_the_plan_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(share: int) -> None:
        raise AssertionError(share)

    monkeypatch.setattr("azalai.robots.search.careless", refuse)
    table = table_from("touareg", 2)
    state, seat = next(decisions("touareg", 2, 17))
    candidates = search(GAME, state, seat, b"seed", table.model, msgspec.structs.replace(table.plan, slips=0))
    assert sum(len(tried.shares) for tried in candidates) > 0
    with pytest.raises(AssertionError, match="7"):
        search(GAME, state, seat, b"seed", table.model, msgspec.structs.replace(table.plan, slips=7))
