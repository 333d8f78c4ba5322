"""Caves and thieves: moves in addition to the action."""

from __future__ import annotations

from collections import Counter

from azalai.games.chance import Chance
from azalai.games.touareg import GAME
from azalai.games.touareg.components import Good
from azalai.games.touareg.state import list_hidden_goods
from tests.games.acting import events
from tests.games.touareg.tables import after, camp, goods, list_offered, play_moves, refusal, table


def test_ruling_a8_one_good_a_turn_goes_into_each_cave_and_two_in_all() -> None:
    state = after(table(camp("gss", caves=("", "m", "mm")), camp("m")), "hide cave1 gold@hand")
    assert refusal(state, "hide cave1 salt@hand") == "cave-used"
    assert refusal(state, "hide cave3 salt@hand") == "cave-full"
    assert refusal(state, "hide cave4 salt@hand") == "no-such-cave"
    state = after(state, "hide cave2 salt@hand")
    assert list_hidden_goods(state.camps[0]) == goods("gmsmm")


def test_ruling_a8_in_the_next_turn_a_second_good_goes_into_the_cave() -> None:
    state = table(camp("gss", caves=("",)), camp("mm"))
    state = after(state, "hide cave1 gold@hand", "load camel1 salt", "load camel1 millet")
    assert state.to_act == 0
    assert list_hidden_goods(after(state, "hide cave1 salt@hand").camps[0]) == goods("gs")


def test_a_cave_takes_the_uncovered_good_of_an_animal() -> None:
    state = table(camp("m", "gs", caves=("",), donkeys=("w",)), camp())
    assert list_offered(state, "hide") == [
        "hide cave1 millet@hand",
        "hide cave1 salt@camel1",
        "hide cave1 water@donkey1",
    ]
    assert refusal(state, "hide cave1 gold@camel1") == "covered"
    assert refusal(state, "hide cave1 gold@camel2") == "empty-animal"
    assert refusal(state, "hide cave1 gold@hand") == "not-in-hand"
    assert after(state, "hide cave1 salt@camel1").camps[0].camels[0] == goods("g")


def test_a_cave_and_a_thief_can_be_used_in_the_turn_of_purchase() -> None:
    state = after(table(camp("wm"), camp("s")), "buy cave water@hand", "hide cave1 millet@hand")
    assert list_hidden_goods(state.camps[0]) == goods("m")
    state = after(table(camp("wm"), camp("s")), "buy thief water@hand", "steal 2 hand")
    assert list_hidden_goods(state.camps[0]) == goods("s")


def test_caves_and_thieves_are_used_before_or_after_the_action() -> None:
    state = table(camp("ms", caves=("",), thieves=("",)), camp("g", "s"))
    before = after(state, "steal 2 camel1", "hide cave1 millet@hand", "load camel1 salt")
    later = after(state, "load camel1 salt", "hide cave1 millet@hand", "steal 2 camel1")
    assert before.camps == later.camps


def test_only_the_owner_knows_what_goes_from_the_hand_into_a_cave() -> None:
    turn = play_moves(table(camp("ms", caves=("",)), camp()), "hide cave1 millet@hand")
    assert [event.reader for event in events(turn, "hid-from-hand")] == [None]
    assert [(event.reader, event.good) for event in events(turn, "hid-good")] == [(0, Good.MILLET)]
    assert not turn.reveals
    assert GAME.view(turn.state, 0).camps[0].caves[0].goods == goods("m")
    assert GAME.view(turn.state, 1).camps[0].caves[0].goods is None
    assert GAME.view(turn.state, 1).camps[0].caves[0].count == 1


def test_goods_put_from_an_animal_into_a_cave_are_public() -> None:
    turn = play_moves(table(camp("m", "s", caves=("",)), camp()), "hide cave1 salt@camel1")
    assert [(event.reader, event.good) for event in events(turn, "hid-from-animal")] == [(None, Good.SALT)]
    imagined = [GAME.imagine(turn.state, 1, b"%d" % number) for number in range(20)]
    assert {list_hidden_goods(state.camps[0]) for state in imagined} == {goods("s")}


def test_ruling_a9_a_thief_takes_one_good_once() -> None:
    state = table(camp("m", thieves=("", "")), camp("", "wg"))
    state = after(state, "steal 2 camel1")
    assert state.camps[1].camels[0] == goods("w")
    state = after(state, "steal 2 camel1")
    assert list_hidden_goods(state.camps[0]) == goods("gw")
    assert refusal(state, "steal 2 hand") == "no-thief"


def test_ruling_a9_a_thief_takes_no_covered_good_and_none_from_caves_or_thieves() -> None:
    state = table(camp("m", thieves=("",)), camp("s", "", "wg", caves=("ss",), thieves=("g",)))
    assert list_offered(state, "steal") == ["steal 2 hand", "steal 2 camel2"]
    assert refusal(state, "steal 2 camel1") == "empty-animal"
    assert refusal(state, "steal 2 donkey1") == "no-such-animal"


def test_a_thief_takes_from_another_player_only() -> None:
    state = table(camp("m", "s", thieves=("",)), camp(), camp("s"))
    assert refusal(state, "steal 1 camel1") == "own-goods"
    assert refusal(state, "steal 2 hand") == "empty-hand"
    assert refusal(state, "steal 9 hand") == "no-such-player"


def test_ruling_a9_the_card_of_a_hand_is_drawn_at_random() -> None:
    taken: Counter[Good] = Counter()
    for number in range(400):
        state = table(camp("m", thieves=("",)), camp("wsss"), chance=Chance(b"%d" % number))
        taken.update(list_hidden_goods(after(state, "steal 2 hand").camps[0]))
    assert 60 < taken[Good.WATER] < 140
    assert taken[Good.WATER] + taken[Good.SALT] == 400


def test_thief_and_victim_alone_learn_which_card_of_the_hand_was_taken() -> None:
    turn = play_moves(table(camp("m", thieves=("",)), camp("ss"), camp("g")), "steal 2 hand")
    assert [event.reader for event in events(turn, "stole-from-hand")] == [None]
    assert [(event.reader, event.good) for event in events(turn, "stole-good")] == [(0, Good.SALT)]
    assert [(event.reader, event.good) for event in events(turn, "lost-good")] == [(1, Good.SALT)]
    assert turn.reveals
    for seat, known in ((0, True), (1, True), (2, False)):
        imagined = [GAME.imagine(turn.state, seat, b"%d" % number) for number in range(20)]
        assert ({list_hidden_goods(state.camps[0]) for state in imagined} == {goods("s")}) is known
    assert GAME.view(turn.state, 2).camps[0].thieves[0].good is None


def test_a_theft_from_an_animal_is_seen_by_all() -> None:
    turn = play_moves(table(camp("m", thieves=("",)), camp("", "w"), camp("g")), "steal 2 camel1")
    assert [(event.reader, event.good) for event in events(turn, "stole-from-animal")] == [(None, Good.WATER)]
    assert not turn.reveals


def test_a_good_under_a_thief_goes_with_its_kind_again_when_the_animal_is_loaded() -> None:
    state = table(camp("m", thieves=("",)), camp("s", "gm"))
    state = after(state, "steal 2 camel1", "load camel1 millet")
    assert "load camel1 salt" in list_offered(state)


def test_ruling_a8_hidden_goods_stay_until_the_end_of_the_stage() -> None:
    state = table(camp("m", caves=("ss",), thieves=("g",)), camp("m"))
    assert not any("cave" in move and not move.startswith("buy") for move in list_offered(state))
    assert list_hidden_goods(after(state, "load camel1 millet").camps[0]) == goods("ssg")
