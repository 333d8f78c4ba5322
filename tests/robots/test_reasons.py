"""Reasons why one move is better than another."""

from __future__ import annotations

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.contract import Figure, Unit
from azalai.robots import Level, request, think
from azalai.robots.reasons import LEAD, Leaf, Reason, make_leaf, map_features, reasons
from azalai.robots.weights import file_of
from azalai.testing.play import positions

WATER, HAND = Figure("water", Unit.LEAD, ("camps.*=WATER",)), Figure("hand", Unit.NUMBER, ("camps.me.hand*",))
LOSS = Figure("loss", Unit.SHARE, ("loss",), good=-1)
OTHERS, PILE = Figure("others", Unit.WORTH, ("camps.mean.*",)), Figure("pile", Unit.SILENT, ("pile",))
FIGURES = (HAND, WATER, LOSS, OTHERS, PILE)


def leaves(*worths: dict[str, float], measured: dict[str, float] | None = None) -> list[Leaf]:
    """Return the result of a move in one world for each of `worths`."""
    return [Leaf(sum(worth.values()), False, worth, measured or worth) for worth in worths]


def list_reasons(one: list[Leaf], other: list[Leaf], toward: float = 0.1) -> list[str]:
    return [reason.figure for reason in reasons(FIGURES, one, other, toward)]


def test_the_weightiest_reason_comes_first_and_is_of_the_better_side() -> None:
    one = leaves(*[{"water": 4.0, "hand": 2.0, "others": -1.0, "pile": 9.0}] * 6)
    other = leaves(*[{"water": 1.0, "hand": 1.0, "others": 0.0}] * 6)
    assert list_reasons(one, other) == ["water", "hand"]
    assert list_reasons(other, one, -0.1) == ["water", "hand"]
    assert list_reasons(one, other, -0.1) == ["others"]
    assert list_reasons(one, other, 0.0) == []
    reason, _ = reasons(FIGURES, one, other, 0.1)
    assert reason == Reason("water", 4.0, 1.0, 3.0) and reason.turn() == Reason("water", 1.0, 4.0, -3.0)


def test_two_reasons_at_most_and_none_that_is_a_small_part_of_all() -> None:
    one, other = leaves(*[{"water": 4.0, "hand": 4.0, "others": 4.0}] * 6), leaves(*[{"water": 0.0}] * 6)
    assert len(list_reasons(one, other)) == 2
    small = leaves(*[{"water": 10.0, "hand": 1.0}] * 6)
    assert list_reasons(small, leaves(*[{"hand": 0.0}] * 6)) == ["water"]


@pytest.mark.parametrize(("water", "hand", "is_told"), [(8.0, 2.0, True), (8.1, 1.9, False)])
def test_a_reason_is_a_fifth_of_all_that_speaks_for_a_move_at_least(water: float, hand: float, is_told: bool) -> None:
    first = leaves(*[{"water": water, "hand": hand}] * 6)
    assert ("hand" in list_reasons(first, leaves(*[{"hand": 0.0}] * 6))) is is_told


def test_a_difference_that_may_be_chance_is_no_reason() -> None:
    wild = leaves(*[{"water": number} for number in (9.0, -8.0, 7.0, -9.0, 8.0, 1.0)])
    assert list_reasons(wild, leaves(*[{"water": 0.0}] * 6)) == []
    assert list_reasons(leaves(*[{"water": 4.0}] * 3), leaves(*[{"water": 1.0}] * 3)) == [], (
        "of three worlds nothing is known"
    )


SURE = [((2.14, 0.14, 2.14, 0.14), False), ((2.17, 0.17, 2.17, 0.17), True)]
"""Numbers in four worlds, whose means are 1.97 and 2.03 standard errors from nothing."""


@pytest.mark.parametrize(("numbers", "known"), SURE)
@pytest.mark.parametrize("figure", ["water", "others"])
def test_a_figure_is_a_reason_from_two_standard_errors_on(figure: str, numbers: tuple[float, ...], known: bool) -> None:
    one, other = leaves(*[{figure: number} for number in numbers]), leaves(*[{figure: 0.0}] * 4)
    assert list_reasons(one, other) == ([figure] if known else [])


@pytest.mark.parametrize(("numbers", "known"), SURE)
def test_a_number_is_told_from_two_standard_errors_on(numbers: tuple[float, ...], known: bool) -> None:
    """Its worth is certain; only the number differs from world to world."""
    first = [Leaf(9.0, False, {"hand": 9.0}, {"hand": number}) for number in numbers]
    assert list_reasons(first, leaves(*[{"hand": 0.0}] * 4)) == (["hand"] if known else [])


def test_a_figure_in_favour_of_the_other_move_is_no_reason() -> None:
    worth = [{"hand": 3.0, "loss": 3.0}] * 6
    first = leaves(*worth, measured={"hand": 1.0, "loss": 0.5})
    assert list_reasons(first, leaves(*[{"hand": 0.0, "loss": 0.0}] * 6, measured={"hand": 2.0, "loss": 0.1})) == []
    assert list_reasons(first, leaves(*[{"hand": 0.0, "loss": 0.0}] * 6, measured={"hand": 0.0, "loss": 0.9})) == [
        "hand",
        "loss",
    ]


def test_numbers_are_as_fine_as_known_and_omitted_if_equal_then() -> None:
    def find_reasons(*numbers: float) -> tuple[Reason, ...]:
        first = [Leaf(9.0, False, {"hand": 9.0}, {"hand": number}) for number in numbers]
        return reasons(FIGURES, first, leaves(*[{"hand": 0.0}] * len(numbers)), 0.1)

    assert [reason.here for reason in find_reasons(3.31, 3.32, 3.33, 3.31)] == [3.0]
    assert [reason.here for reason in find_reasons(1.0, 9.0, 3.0, 9.0, 2.0, 9.0)] == [6.0]  # known to within 2
    assert find_reasons(0.4, 0.4, 0.4, 0.4) == (), "nobody has 0.4 cards"


@pytest.mark.parametrize(("around", "expected"), [(0.01, 0.44), (0.05, 0.45), (0.1, 0.4)])
def test_shares_are_told_in_steps_of_1_5_or_10_percent(around: float, expected: float) -> None:
    first = [Leaf(9.0, False, {"loss": 9.0}, {"loss": 0.44 + each}) for each in (around, -around) * 2]
    (reason,) = reasons(FIGURES, first, leaves(*[{"loss": 0.0}] * 4, measured={"loss": 0.9}), 0.1)
    assert reason.here == expected


def list_counting_reasons(later: float, at_once: float) -> list[str]:
    """Return the reasons for a move with `later` more in the end, of which `at_once` come right after it."""
    caves = Figure("caves", Unit.NUMBER, ("caves",), counts=True)
    one = [Leaf(9.0, False, {"caves": 9.0}, {"caves": later}, {"caves": at_once})] * 4
    other = [Leaf(0.0, False, {"caves": 0.0}, {"caves": 0.0}, {"caves": 0.0})] * 4
    return [reason.figure for reason in reasons((caves,), one, other, 0.1)]


@pytest.mark.parametrize(("at_once", "is_told"), [(1.0, False), (2.0, False), (0.9, True), (0.0, True)])
def test_the_immediate_gain_of_a_move_is_no_reason_for_it(at_once: float, is_told: bool) -> None:
    """A bought cave is the move itself; two later ones, at most one of them at once, are a reason."""
    assert list_counting_reasons(2.0, at_once) == (["caves"] if is_told else [])


@pytest.mark.parametrize("key", GAMES)
def test_every_figure_that_counts_has_a_measure(key: str) -> None:
    assert all(figure.measure for figure in GAMES[key].figures if figure.counts)


def test_the_lead_is_the_reason_if_both_moves_end_the_game() -> None:
    over = [
        [Leaf(margin, True, {}, {}) for margin in margins] for margins in ([5.0, 6.0, 5.0, 6.0], [1.0, 1.0, 2.0, 2.0])
    ]
    assert reasons(FIGURES, over[0], over[1], 0.3) == (Reason(LEAD, 6.0, 2.0, 4.0),)
    assert reasons(FIGURES, over[0], over[0], 0.3) == ()
    assert reasons(FIGURES, over[0], leaves(*[{"water": 0.0}] * 4), 0.3) == (), "an end and no end can't be compared"


@pytest.mark.parametrize(("ended", "running", "reason"), [(1, 5, "water"), (4, 4, "water"), (5, 4, LEAD)])
def test_the_lead_is_the_reason_if_most_worlds_have_ended(ended: int, running: int, reason: str) -> None:
    """One world in which both moves end the game says nothing about the others."""
    over = [[Leaf(margin, True, {}, {})] * ended for margin in (5.0, 1.0)]
    going_on = [leaves(*[{"water": water}] * running) for water in (4.0, 1.0)]
    assert list_reasons(over[0] + going_on[0], over[1] + going_on[1]) == [reason]


def test_a_figure_stands_for_what_it_fits_first_and_for_nothing_else() -> None:
    names = frozenset({"camps.me.hand[]=WATER", "camps.me.thieves[].good=WATER", "camps.mean.plans", "stage"})
    mapping = map_features(FIGURES, names)
    assert mapping["camps.me.hand[]=WATER"] == "hand" and mapping["camps.me.thieves[].good=WATER"] == "water"
    assert mapping["camps.mean.plans"] == "others" and "stage" not in mapping


def test_a_games_own_weights_are_told_in_points() -> None:
    leaf = make_leaf((Figure("own", Unit.NUMBER), Figure("theirs", Unit.NUMBER, good=-1)), {"own": 7.0, "theirs": -5.0})
    assert leaf == Leaf(2.0, False, {"own": 7.0, "theirs": -5.0}, {"own": 7.0, "theirs": 5.0})


@pytest.mark.parametrize("key", GAMES)
def test_reasons_depend_on_the_view_alone_and_exist(key: str) -> None:
    """They stay the same if the facts hidden from the seat differ."""
    game, file = GAMES[key], file_of(key)
    if file is None:
        pytest.skip("nothing was learned for it")
    seats, given = min(file.tables), 0
    chosen = [played for played in positions(key, seats) if len(game.moves(played.state, played.seat)) > 2]
    for played in chosen[:: max(1, len(chosen) // 5)]:
        seen = list[object]()
        for world in (played.state, game.imagine(played.state, played.seat, b"other")):
            asked = request(game, world, seats, played.seat, Level.STRONG, b"why", least=8, explains=True)
            thought = think(asked)
            seen.append((asked, thought))
            given += sum(len(candidate.reasons) for candidate in thought.candidates)
        assert seen[0] == seen[1]
    assert given


def test_reasons_do_not_change_an_answer() -> None:
    game = GAMES["touareg"]
    played = next(
        position for position in positions("touareg", 2) if len(game.moves(position.state, position.seat)) > 2
    )
    asked = request(game, played.state, 2, played.seat, Level.STRONG, b"why")
    plain, explained = think(asked), think(msgspec.structs.replace(asked, explains=True))
    assert [(candidate.move, candidate.chance) for candidate in plain.candidates] == [
        (candidate.move, candidate.chance) for candidate in explained.candidates
    ]
    assert not any(candidate.reasons for candidate in plain.candidates)


def test_an_error_is_told_of_each_chance_and_many_worlds_make_it_small() -> None:
    game = GAMES["touareg"]
    played = [position for position in positions("touareg", 2) if len(game.moves(position.state, position.seat)) > 2][
        20
    ]
    few, many = (
        think(request(game, played.state, 2, played.seat, Level.STRONG, b"why", rollouts=rollouts, least=4)).candidates
        for rollouts in (8, 800)
    )
    assert (
        len(many) > 1
        and 0 < max(candidate.error for candidate in many) < max(candidate.error for candidate in few) <= 1
    )
