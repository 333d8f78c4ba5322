"""Rounds: the die, the pack of cards, the tribute."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from azalai.games.contract import Turn
from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import DESTINIES, Destiny
from azalai.games.targui1988.state import DESTINY, Length, Options, State, TribeState
from azalai.games.targui1988.view import LastDestiny
from tests.games.acting import events
from tests.games.targui1988.tables import Laid, after, dice, play_moves, table, turn_destiny


def without_third(**fields: Any) -> State:
    """Return a position of three tribes, the third one wiped out."""
    state = table({"a7": ("camp", 0, 0)}, seats=3, fallen=(2,), **fields)
    return replace(state, tribes=(*state.tribes[:2], TribeState(camp=42, out_round=1)))


def last_turn(squares: dict[str, Laid] | None = None, **fields: Any) -> Turn:
    """Play the end of seat 0's turn, the last one of a round."""
    return play_moves(table(squares, **{"pack": (), "turned": (DESTINY, 1, 0), **fields}), "end")


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_the_die_sets_each_tribes_cards_and_one_destiny_joins_them(die: int) -> None:
    turn = last_turn(chance=dice(die), seats=3)
    state = turn.state
    (began,) = events(turn, "round-began")
    assert (began.round, began.die) == (2, die)
    assert Counter((*state.turned, *state.pack)) == {0: die, 1: die, 2: die, DESTINY: 1}
    assert GAME.view(state, None).halves == 1


def test_a_six_gives_one_card_of_each_tribe_for_a_double_turn() -> None:
    state = last_turn(chance=dice(6), seats=4).state
    assert Counter((*state.turned, *state.pack)) == {0: 1, 1: 1, 2: 1, 3: 1, DESTINY: 1}
    view = GAME.view(state, None)
    assert (view.half, view.halves, view.may_move, view.may_buy) == (1, 2, True, True)


def test_the_order_of_turns_is_that_of_the_cards() -> None:
    state = table(seats=3, pack=(1, 1, 2, 0), turned=(0,))
    seats = []
    for _ in range(4):
        state = after(state, "end")
        seats.append(state.to_act)
    assert seats == [1, 1, 2, 0]


def test_the_pack_is_shuffled() -> None:
    orders = set()
    for number in range(30):
        state = GAME.setup(seats=3, options=Options(), seed=b"%d" % number)
        state = after(state, "camp f1", "camp f7", "camp a4")
        orders.add((*state.turned, *state.pack))
    assert len(orders) > 20


def test_the_view_tells_which_cards_are_turned_over_and_what_is_still_to_come() -> None:
    view = GAME.view(turn_destiny(Destiny.RAIN, pack=(DESTINY, 1, 0, 0), turned=(1, 0)).state, None)
    assert [(card.seat, card.destiny) for card in view.turned] == [
        (1, None),
        (0, None),
        (None, Destiny.RAIN),
        (1, None),
    ]
    assert (view.to_come, view.destiny_to_come) == (2, False)
    assert [tribe.cards_left for tribe in view.tribes] == [2, 0]


def test_the_example_of_the_book_a_tribute_of_13_silver() -> None:
    lands: dict[str, Laid] = {"a2": ("guelta", 0, 1), "a3": ("fechfech", 0, 0)}
    lands |= dict.fromkeys(("b1", "b2", "b3"), ("reg", 0, 0))
    turn = last_turn(lands, silver=2)
    assert [(event.seat, event.silver) for event in events(turn, "tribute")] == [(0, 13), (1, 4)]
    assert turn.state.tribes[0].silver == 15


def test_ruling_g9_no_tribute_without_a_camp_and_a_foreign_one_yields_four() -> None:
    turn = last_turn({"a1": ("camp", 1, 2), "c3": ("guelta", 0, 2)}, silver=1)
    assert [event.seat for event in events(turn, "no-tribute")] == [0]
    assert [(event.seat, event.silver) for event in events(turn, "tribute")] == [(1, 8)]
    assert [tribe.silver for tribe in turn.state.tribes] == [1, 9]


def test_ruling_g9_holding_anothers_camp_does_not_replace_the_own_one() -> None:
    turn = last_turn({"a1": ("camp", 1, 2), "g1": ("camp", 0, 2)}, silver=0)
    assert [event.seat for event in events(turn, "no-tribute")] == [0, 1]


def test_ruling_g9_a_camp_won_back_restores_the_tribute() -> None:
    state = table({"a1": ("camp", 1, 0), "a2": ("guelta", 0, 3)}, pack=(), silver=0)
    assert GAME.view(state, None).tribes[0].tribute == 0
    turn = play_moves(state, "march a2 a1 2")
    assert len(events(turn, "camp-regained")) == 1
    assert [(event.seat, event.silver) for event in events(turn, "tribute")] == [(0, 7), (1, 4)]


def test_a_lost_camp_is_told_and_shown() -> None:
    turn = play_moves(table({"a1": ("camp", 0, 0), "b1": ("reg", 1, 3)}, to_act=1), "march b1 a1 1")
    (lost,) = events(turn, "camp-lost")
    assert (lost.seat, lost.victim) == (1, 0)
    assert events(turn, "camp-regained") == []


def test_a_lost_camp_shows_in_the_view() -> None:
    state = play_moves(
        table({"a1": ("camp", 0, 0), "b1": ("reg", 1, 3), "c3": ("reg", 0, 1)}, to_act=1), "march b1 a1 1"
    )
    tribes = GAME.view(state.state, None).tribes
    assert (tribes[0].camp, tribes[0].camp_owner, tribes[0].tribute) == ("a1", 1, 0)
    assert (tribes[1].camp_owner, tribes[1].foreign_camps) == (1, 1)


def test_ruling_g10_cards_of_a_tribe_that_is_out_are_skipped() -> None:
    state = after(without_third(pack=(2, 2, 1)), "end")
    assert state.to_act == 1
    assert [card.skipped for card in GAME.view(state, None).turned] == [False, True, True, False]


def test_ruling_g10_a_tribe_that_is_out_gives_no_cards_and_gets_no_tribute() -> None:
    turn = play_moves(without_third(pack=(), chance=dice(3)), "end")
    assert 2 not in (*turn.state.turned, *turn.state.pack)
    assert {event.seat for event in events(turn, "tribute") + events(turn, "no-tribute")} == {0, 1}


def test_the_history_has_a_row_for_each_finished_round() -> None:
    turn = last_turn({"b1": ("reg", 0, 5)}, die=4, last_destiny=LastDestiny(Destiny.RAIN, 1, (0, 0), (0, 0), ()))
    (row,) = GAME.view(turn.state, None).history
    assert (row.round, row.die, row.destiny) == (1, 4, Destiny.RAIN)
    own = row.standings[0]
    assert (own.territories, own.camels, own.silver, own.tribute, own.camp_owner) == (2, 15, 16, 6, 0)


def test_each_destiny_card_comes_once() -> None:
    state = GAME.setup(seats=3, options=Options(length=Length.R16), seed=b"once")
    state = after(state, "camp f1", "camp f7", "camp a4")
    while state.to_act is not None:
        state = after(state, "end")
    assert sorted(DESTINIES.index(row.destiny) for row in state.history[1:]) == list(range(16))
    assert state.round == 16


def test_to_the_last_tribe_the_pack_is_shuffled_again_when_it_is_used_up() -> None:
    state = GAME.setup(seats=3, options=Options(length=Length.LAST), seed=b"again")
    state = after(state, "camp f1", "camp f7", "camp a4")
    while state.round < 17:
        state = after(state, "end")
    assert {row.destiny for row in state.history[1:]} == set(DESTINIES)
    may_come = [card for card in GAME.view(state, None).destinies if card.round is None]
    assert len(may_come) in (15, 16) and all(card.in_game for card in may_come)
