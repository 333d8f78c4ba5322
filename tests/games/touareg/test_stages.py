"""Ends of both stages, and the winners."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.games.contract import Turn
from azalai.games.touareg import GAME
from azalai.games.touareg.components import GOODS_IN_BOX, SPECIALS_BY_SEATS
from azalai.games.touareg.scoring import majority
from azalai.games.touareg.state import Camp, Options, PaidGoods, State, goods_in_play
from azalai.games.touareg.view import StageScore
from tests.games.acting import events
from tests.games.touareg.tables import after, camp, goods, list_offered, play_moves, refusal, specials_in_play, table


def last_move(*camps: Camp, **fields: Any) -> State:
    """Return a position at the last of the last turns: the last seat, which drew the last card, can only end it."""
    return table(*camps, **({"pile": "", "to_act": len(camps) - 1, "drawer": len(camps) - 1, "last_turns": 1} | fields))


def score_stage(*camps: Camp, **fields: Any) -> Turn:
    """Play the end of the stage, in which the last seat passes although it holds a card that it could load."""
    return play_moves(last_move(*camps, **fields), "end")


def goods_points(turn: Turn) -> list[tuple[int, ...]]:
    return [own.scores[-1].goods for own in turn.state.camps]


@pytest.mark.parametrize(
    ("points", "held", "expected"),
    [
        (6, [3, 2, 0], [6, 0, 0]),
        (5, [2, 2, 1], [4, 4, 0]),
        (4, [1, 1, 1], [3, 3, 3]),
        (3, [0, 0, 0], [0, 0, 0]),
        (3, [1, 0, 0], [3, 0, 0]),
    ],
)
def test_ruling_a10_most_gets_the_points_a_tie_one_less_and_none_without_goods(
    points: int, held: list[int], expected: list[int]
) -> None:
    assert [majority(points, seat, held) for seat in range(3)] == expected


def test_ruling_a10_all_goods_but_the_hand_count() -> None:
    turn = score_stage(
        camp("wwww", "gg", "mm"),
        camp("m", "ss", donkeys=("gs",), caves=("g",), thieves=("w",)),
    )
    assert goods_points(turn) == [(0, 4, 0, 3), (6, 4, 4, 0)]
    assert [(e.seat, e.hidden, e.points) for e in events(turn, "stage-scored")] == [(0, (), 7), (1, goods("wg"), 14)]
    assert turn.reveals


def test_ruling_a11_used_cards_go_back_and_unused_ones_stay() -> None:
    turn = score_stage(
        camp("m", donkeys=("g", ""), caves=("s", ""), thieves=("w", ""), plans=1),
        camp("mmm"),
    )
    own = turn.state.camps[0]
    assert own == Camp(goods("m"), ((), (), ()), ((),), own.caves, (None,), 1, own.scores)
    assert len(own.caves) == 1 and own.caves[0].goods == ()
    assert turn.state.specials == (1, 1, 2, 2)
    assert turn.state.settling == (0,)


def test_an_empty_donkey_is_unused_even_if_it_carried_goods_before() -> None:
    state = table(
        camp("", donkeys=("s",), caves=("",)), camp("m"), pile="", to_act=0, drawer=0, last_turns=1, market="m"
    )
    turn = play_moves(state, "hide cave1 salt@donkey1", "end")
    assert turn.state.camps[0].donkeys == ((),)
    assert turn.state.camps[0].caves == ()


def test_ruling_a11_unused_cards_are_kept_or_cashed_from_the_drawers_left() -> None:
    turn = score_stage(
        camp("m", plans=1), camp("m"), camp("m", donkeys=("",)), camp("m", thieves=("",)), to_act=1, drawer=1
    )
    state = turn.state
    assert state.settling == (2, 3, 0) and GAME.deciders(state) == (2,)
    assert GAME.view(state, None).settling
    assert list_offered(state) == ["settle", "settle donkey"]
    assert refusal(state, "end") == "settle-first"
    assert refusal(state, "settle plan") == "not-owned"
    assert refusal(state, "settle donkey donkey") == "not-owned"
    state = after(state, "settle donkey", "settle")
    assert GAME.deciders(state) == (0,)
    assert [own.scores[0].specials for own in state.camps] == [0, 0, 1, 0]
    state = after(state, "settle plan")
    assert state.stage == 2
    assert [own.scores[0].specials for own in state.camps] == [2, 0, 1, 0]
    assert state.camps[3].thieves == (None,)
    assert specials_in_play(state) == SPECIALS_BY_SEATS[4]
    assert state.specials == (4, 4, 2, 3)


def test_any_part_of_the_unused_cards_can_be_cashed() -> None:
    turn = score_stage(camp("m", plans=2, caves=("",)), camp("m"))
    assert list_offered(turn.state) == [
        "settle",
        "settle plan",
        "settle plan plan",
        "settle cave",
        "settle cave plan",
        "settle cave plan plan",
    ]
    settled = play_moves(turn.state, "settle cave plan")
    (event,) = events(settled, "settled")
    assert (event.points, [str(kept) for kept in event.kept]) == (3, ["plan"])
    assert settled.state.camps[0].plans == 1


def test_cards_are_cashed_at_the_end_of_a_stage_only() -> None:
    assert refusal(table(camp("m", plans=1), camp()), "settle plan") == "settle-later"


def test_ruling_a12_the_pile_of_stage_2_is_the_goods_counted_and_paid_goods_stay_out() -> None:
    turn = score_stage(camp("m", "gg", "ss"), camp("s", "ww", caves=("m",)), market="ws")
    state = turn.state
    assert sorted(state.pile) == sorted(goods("ggsswwm"))
    assert state.discard == (5, 8, 8, 12)
    assert [(e.stage, e.seat, e.pile) for e in events(turn, "stage-began")] == [(2, 0, 7)]


def test_ruling_a12_as_an_option_paid_goods_are_shuffled_in() -> None:
    options = Options(paid_goods=PaidGoods.RESHUFFLED)
    state = score_stage(camp("m", "gg", "ss"), camp("s", "ww"), market="ws", options=options).state
    assert len(state.pile) == 44 - 4
    assert state.discard == (0, 0, 0, 0)


def test_the_new_pile_is_shuffled_by_the_chance_of_the_game() -> None:
    start = GAME.setup(seats=2, options=Options(), seed=b"a")
    other = GAME.setup(seats=2, options=Options(), seed=b"b")
    camps = (camp("m", "ggss", "wwww", "mmmm"), camp("s"))
    piles = {score_stage(*camps, chance=chance).state.pile for chance in (start.chance, other.chance)}
    assert len(piles) == 2


def test_ruling_a12_without_a_pile_all_have_one_last_turn_at_once() -> None:
    turn = score_stage(camp("m"), camp("m"), camp("m"), market="www")
    state = turn.state
    assert (state.stage, state.to_act, state.last_turns) == (2, 0, 3)
    assert GAME.view(state, None).last_turn
    assert refusal(state, "draw") == "draw-in-last-turn"
    end = after(state, "market water 1 camel1", "end", "end")
    assert GAME.outcome(end) is not None


def test_ruling_a13_market_and_hands_carry_over_and_the_left_neighbour_begins() -> None:
    state = score_stage(camp("m", "gg"), camp("ss"), camp("w", "ss"), market="mw", to_act=1, drawer=1).state
    assert (state.stage, state.to_act) == (2, 2)
    assert [own.hand for own in state.camps] == [goods("m"), goods("ss"), goods("w")]
    assert all(load == () for own in state.camps for load in own.camels)
    assert state.market == (1, 0, 0, 1)
    assert "draw" in list_offered(state)


def with_first_stage(own: Camp, points: int = 0) -> Camp:
    return Camp(
        own.hand, own.camels, own.donkeys, own.caves, own.thieves, own.plans, (StageScore((0, 0, 0, 0), points),)
    )


def test_ruling_a14_at_the_end_all_unused_cards_are_cashed() -> None:
    first = with_first_stage(camp("m", donkeys=("", "s"), caves=("",), thieves=("", "g"), plans=2))
    turn = score_stage(first, with_first_stage(camp("m")), stage=2)
    outcome = GAME.outcome(turn.state)
    assert outcome is not None
    parts = {part.name: part.points for part in outcome.scores[0].parts}
    assert parts["stage2-special"] == 1 + 1 + 1 + 2 + 2
    assert (parts["stage2-gold"], parts["stage2-salt"]) == (5, 4)
    assert specials_in_play(turn.state) == SPECIALS_BY_SEATS[2]
    assert [event.seat for event in events(turn, "settled")] == [0]


def test_the_points_of_both_stages_are_added() -> None:
    turn = score_stage(with_first_stage(camp("m", "w"), 3), with_first_stage(camp("m"), 8), stage=2)
    outcome = GAME.outcome(turn.state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [9, 8]
    assert outcome.ranking == ((0,), (1,))


def test_ruling_a14_in_a_tie_the_dinars_in_hand_decide() -> None:
    turn = score_stage(
        with_first_stage(camp("mmm"), 5), with_first_stage(camp("wm"), 5), with_first_stage(camp("m"), 6), stage=2
    )
    outcome = GAME.outcome(turn.state)
    assert outcome is not None and outcome.ranking == ((2,), (1,), (0,))


def test_ruling_a14_with_as_many_dinars_the_place_is_shared() -> None:
    turn = score_stage(
        with_first_stage(camp("gm"), 5), with_first_stage(camp("w"), 5), with_first_stage(camp("m"), 5), stage=2
    )
    outcome = GAME.outcome(turn.state)
    assert outcome is not None and outcome.ranking == ((0, 1), (2,))


def test_at_the_end_of_the_game_all_lies_open() -> None:
    first = with_first_stage(camp("m", caves=("sg",), thieves=("w",)))
    view = GAME.view(score_stage(first, with_first_stage(camp("s")), stage=2).state, 1)
    assert view.camps[0].caves[0].goods == goods("sg")
    assert view.camps[0].thieves[0].good == goods("w")[0]
    assert view.camps[0].hand is not None and view.to_act is None


@pytest.mark.parametrize("stage", [1, 2])
def test_no_card_is_lost_at_the_end_of_a_stage(stage: int) -> None:
    one = camp("mm", "gg", "ss", donkeys=("wsm", ""), caves=("wg", ""), thieves=("s", ""), plans=1)
    two = camp("s", "ww", "mmmm")
    fields = {} if stage == 1 else {"stage": 2}
    camps = (one, two) if stage == 1 else (with_first_stage(one), with_first_stage(two))
    state = score_stage(*camps, market="ws", **fields).state
    assert goods_in_play(state) == GOODS_IN_BOX
    assert specials_in_play(state) == SPECIALS_BY_SEATS[2]
