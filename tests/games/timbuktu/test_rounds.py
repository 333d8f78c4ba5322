"""Secret choice, undo, reveal, and the routes of the camels."""

from __future__ import annotations

import pytest

from azalai.games.contract import IllegalMove
from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import ENCLOSURES, FREE_TO, Letter
from azalai.games.timbuktu.moves import Go
from azalai.games.timbuktu.view import Phase
from azalai.testing.play import games_of, positions
from tests.games.acting import events
from tests.games.timbuktu.tables import after, camel, goods, list_offered, play_moves, refusal, spot, table, tags

FULL_LAMP = {"1A": "lamp1", "1B": "lamp2", "2A": "lamp3", "2B": "lamp4", "2C": "lamp5"}


def test_all_choose_at_the_same_time_and_who_has_chosen_may_take_it_back() -> None:
    state = table(3)
    assert GAME.deciders(state) == (0, 1, 2)
    state = after(state, "1 choose B")
    assert GAME.deciders(state) == (0, 2)
    assert list_offered(state, 1) == ["takeback"]
    assert refusal(state, "1 choose C") == "chosen"
    again = after(state, "1 takeback")
    assert again == table(3)
    assert tags(play_moves(state, "1 takeback")) == ["took-back"]


def test_a_choice_can_be_taken_back_until_the_last_one_is_in() -> None:
    state = after(table(3), "0 choose A", "2 choose A")
    last = play_moves(state, "1 choose A")
    assert last.state.phase is Phase.TRAVELLING and last.reveals
    assert list_offered(last.state, 2) == [] and list_offered(last.state, 1) == []
    assert refusal(last.state, "0 takeback") == "nothing-to-take-back"
    assert refusal(last.state, "2 takeback") == "refusal-not-your-turn"
    assert refusal(table(3), "0 takeback") == "nothing-to-take-back"


def test_a_choice_is_told_to_the_one_who_made_it_alone() -> None:
    turn = play_moves(table(3), "1 choose B")
    assert not turn.reveals
    assert tags(turn) == ["chose"] and tags(turn, reader=1) == ["chose", "own-choice"]
    assert events(turn, "own-choice")[0].reader == 1
    views = [GAME.view(turn.state, seat).caravans[1] for seat in (0, 1, 2, None)]
    assert [view.chosen for view in views] == [True] * 4
    assert [view.card for view in views] == [None, Letter.B, None, None]


def test_others_see_the_same_whichever_camel_was_chosen() -> None:
    positions_seen = [after(table(3), f"1 choose {letter}") for letter in "ABCDEFGH"]
    for seat in (0, 2, None):
        assert len({repr(GAME.view(state, seat)) for state in positions_seen}) == 1


def test_ruling_t5_cards_are_revealed_one_by_one_in_turn_order() -> None:
    state = after(table(3, first_of_round=1), "0 choose A", "1 choose B", "2 choose C")
    assert state.to_act == 1
    view = GAME.view(state, None)
    assert [own.card for own in view.caravans] == [None, Letter.B, None]
    assert [own.revealed for own in view.caravans] == [False, True, False]
    start = camel(state, "1B").start
    assert start is not None
    target = FREE_TO[start.enclosure][0]
    turn = play_moves(state, f"1 go {target}")
    assert [(event.seat, event.camel) for event in events(turn, "revealed")] == [(2, Letter.C)]
    assert turn.reveals
    assert [own.card for own in GAME.view(turn.state, None).caravans] == [None, Letter.B, Letter.C]


def test_ruling_t5_a_camel_moves_once_in_a_stage() -> None:
    state = table(3, arrived={"0A": "lamp1", "1A": "lamp2", "2A": "lamp3"}, round=2)
    assert list_offered(state, 0) == [f"choose {letter}" for letter in "BCDEFGH"]
    assert refusal(state, "0 choose A") == "has-travelled"
    assert refusal(table(5), "0 choose F") == "no-such-camel"
    for stage in games_of("timbuktu", 4)[0]:
        if stage.turn.state.stage > stage.state.stage > 0:
            assert all(camel.arrived is None for caravan in stage.turn.state.caravans for camel in caravan)


def test_with_one_camel_left_for_each_the_cards_lie_by_themselves() -> None:
    for seats in (3, 4, 5):
        for moment in positions("timbuktu", seats):
            state = moment.turn.state
            if state.phase is Phase.CHOOSING:
                assert state.round < len(state.caravans[0])


def test_ruling_t6_the_arrows_belong_to_the_enclosure_not_to_the_stall() -> None:
    for stall in range(1, 6):
        state = table(3, "AAA", start={"0A": f"lamp{stall}"}, loads={"0A": "gw"})
        assert [move for move in list_offered(state, 0) if len(move.split()) == 2] == ["go crescent", "go lamp"]


@pytest.mark.parametrize(
    ("enclosure", "free"),
    [
        ("crescent", ["crescent", "moon"]),
        ("lamp", ["crescent", "lamp"]),
        ("scimitar", ["lamp", "scimitar"]),
        ("star", ["scimitar", "star"]),
        ("moon", ["star", "moon"]),
    ],
)
def test_two_arrows_lead_straight_on_and_to_the_left_neighbour(enclosure: str, free: list[str]) -> None:
    state = table(3, "AAA", start={"0A": f"{enclosure}1"}, loads={"0A": "gccp"})
    assert [way.enclosure for way in GAME.view(state, None).ways if way.free] == free
    costly = [str(name) for name in ENCLOSURES if name not in free]
    assert [move for move in list_offered(state, 0) if len(move.split()) == 3] == [
        f"go {name} {good}" for name in costly for good in ("gold", "coffee", "pepper")
    ]


def test_ruling_t7_a_camel_gets_the_lowest_free_stall_and_a_full_enclosure_is_closed() -> None:
    state = table(3, "AEF", start={"0A": "lamp1"}, arrived={"1A": "lamp1", "1B": "lamp2"})
    assert camel(after(state, "0 go lamp"), "0A").arrived == spot("lamp3")
    full = table(3, "AEF", start={"0A": "lamp1"}, arrived=FULL_LAMP)
    assert refusal(full, "0 go lamp") == "enclosure-full"
    assert not [move for move in list_offered(full, 0) if "lamp" in move]
    assert GAME.view(full, None).lower.enclosures[1].next_stall is None


def test_ruling_t8_off_the_arrows_one_good_of_the_owners_choice_goes_out_of_play() -> None:
    state = table(3, "AAA", start={"0A": "lamp1"}, loads={"0A": "gccp"})
    turn = play_moves(state, "0 go star coffee")
    assert camel(turn.state, "0A").goods == goods("gcp")
    assert turn.state.out == (0, 1, 0, 0, 0)
    assert tags(turn) == ["paid", "travelled", "revealed"]
    assert refusal(state, "0 go star") == "costs-one"
    assert refusal(state, "0 go star water") == "not-on-camel"
    assert refusal(state, "0 go star gold coffee") == "one-good"
    assert refusal(state, "0 go lamp gold") == "free-way"


def test_ruling_t8_an_empty_camel_pays_nothing_and_goes_anywhere() -> None:
    state = table(3, "AAA", start={"0A": "lamp1"}, loads={"0A": ""})
    assert list_offered(state, 0) == [f"go {enclosure}" for enclosure in ENCLOSURES]
    assert after(state, "0 go moon").out == (0, 0, 0, 0, 0)
    assert refusal(state, "0 go moon gold") == "free-way"


def test_ruling_t8_a_laden_camel_pays_even_when_both_arrows_lead_to_full_enclosures() -> None:
    crescent = {"1C": "crescent1", "1D": "crescent2", "1E": "crescent3", "2D": "crescent4", "2E": "crescent5"}
    state = table(3, "AFF", start={"0A": "lamp1"}, arrived={**FULL_LAMP, **crescent}, loads={"0A": "gg"})
    assert list_offered(state, 0) == ["go scimitar gold", "go star gold", "go moon gold"]
    empty = table(3, "AFF", start={"0A": "lamp1"}, arrived={**FULL_LAMP, **crescent}, loads={"0A": ""})
    assert list_offered(empty, 0) == ["go scimitar", "go star", "go moon"]


def test_a_way_with_no_other_choice_is_gone_by_itself() -> None:
    for seats in (3, 4, 5):
        for moment in positions("timbuktu", seats):
            if moment.turn.state.phase in (Phase.PLACING, Phase.TRAVELLING):
                assert len(GAME.moves(moment.turn.state, moment.turn.state.to_act)) > 1
    last = [p.turn for p in positions("timbuktu", 5) if p.turn.state.stage > p.state.stage > 0]
    assert any(len(events(turn, "travelled")) > 1 for turn in last)


def test_hidden_players_wait_and_moves_out_of_turn_are_refused() -> None:
    state = table(3, "AAA")
    assert list_offered(state, 1) == []
    assert refusal(state, "1 go lamp") == "refusal-not-your-turn"
    assert refusal(state, "0 choose B") == "now-travelling"
    assert refusal(table(3), "0 go lamp") == "now-choosing"
    with pytest.raises(IllegalMove, match="refusal-not-your-turn"):
        GAME.play(state, 7, Go(ENCLOSURES[0], ()))


def test_the_round_marker_goes_to_the_left_after_every_round() -> None:
    for seats in (3, 4, 5):
        for moment in games_of("timbuktu", seats)[0]:
            before, now = moment.state, moment.turn.state
            if now.stage == before.stage > 0 and now.round == before.round + 1:
                assert now.first_of_round == (before.first_of_round + 1) % seats
