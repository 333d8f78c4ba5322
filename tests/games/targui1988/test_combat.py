"""Attacks, roll by roll."""

from __future__ import annotations

from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import EXCHANGES_AT_ONCE
from azalai.games.targui1988.view import EXCHANGES_KEPT, Ending, Phase
from tests.games.acting import events
from tests.games.targui1988.tables import after, dice, find_square, list_offered, play_moves, refusal, table

EXAMPLE = {"c3": ("guelta", 0, 8), "c4": ("fechfech", 1, 5)}


def test_the_example_of_the_book() -> None:
    state = table(EXAMPLE, chance=dice(4, 6, 3))
    turn = play_moves(state, "attack c3 c4")
    (struck,), (back,) = events(turn, "struck"), events(turn, "struck-back")
    assert (struck.die, struck.bonus, struck.lost, struck.left) == (4, 3, 3, 2)
    assert (back.die, back.bonus, back.lost, back.left) == (6, 2, 4, 4)
    assert find_square(turn.state, "c3") == (0, 4) and find_square(turn.state, "c4") == (1, 2)
    assert {move.split()[0] for move in list_offered(turn.state)} == {"roll", "press", "stop"}
    turn = play_moves(turn.state, "roll")
    (struck,) = events(turn, "struck")
    assert (struck.die, struck.lost, struck.left) == (3, 2, 0)
    assert events(turn, "struck-back") == []
    assert list_offered(turn.state) == ["occupy 1", "occupy 2", "occupy 3", "occupy 4"]
    state = after(turn.state, "occupy 1")
    assert find_square(state, "c3") == (0, 3) and find_square(state, "c4") == (0, 1)
    assert state.stock == 450 - 20 - 4


def test_the_camels_lost_go_back_into_the_box() -> None:
    state = table(EXAMPLE, chance=dice(4, 6))
    assert after(state, "attack c3 c4").stock == state.stock + 7


def test_ruling_g2_all_camels_of_the_square_attack() -> None:
    (attacked,) = events(play_moves(table(EXAMPLE), "attack c3 c4"), "attacked")
    assert (attacked.camels, attacked.defenders, attacked.victim) == (8, 5, 1)


def test_ruling_g3_other_territories_add_nothing() -> None:
    more = EXAMPLE | {"d4": ("saline", 0, 4), "b4": ("guelta", 0, 0), "d5": ("saline", 1, 9)}
    (struck,) = events(play_moves(table(more), "attack c3 c4"), "struck")
    assert struck.bonus == 3


def test_ruling_g4_a_side_loses_no_more_camels_than_it_has() -> None:
    state = table({"c3": ("saline", 0, 2), "c4": ("guelta", 1, 3)}, chance=dice(1, 6))
    turn = play_moves(state, "attack c3 c4")
    assert events(turn, "struck")[0].lost == 3
    state = table({"c3": ("reg", 0, 2), "c4": ("guelta", 1, 9)}, chance=dice(6, 6))
    (back,) = events(play_moves(state, "attack c3 c4"), "struck-back")
    assert (back.lost, back.left) == (2, 0)


def test_ruling_g4_an_attack_without_camels_ends_and_changes_no_owner() -> None:
    state = table({"c3": ("reg", 0, 2), "c4": ("guelta", 1, 9)}, chance=dice(6, 6))
    turn = play_moves(state, "attack c3 c4")
    assert len(events(turn, "repelled")) == 1
    assert find_square(turn.state, "c3") == (0, 0) and find_square(turn.state, "c4") == (1, 6)
    assert turn.state.combat is not None and turn.state.combat.ending is Ending.REPELLED
    assert list_offered(turn.state, "buy") and not list_offered(turn.state, "march")


def test_ruling_g4_the_attacker_may_stop_only_after_the_defenders_roll() -> None:
    state = table(EXAMPLE, chance=dice(4, 6))
    assert refusal(state, "stop") == "no-fight"
    turn = play_moves(state, "attack c3 c4", "stop")
    assert len(events(turn, "broken-off")) == 1
    assert find_square(turn.state, "c3") == (0, 4) and find_square(turn.state, "c4") == (1, 2)
    assert refusal(turn.state, "roll") == "no-fight"


def test_while_an_attack_is_undecided_nothing_else_is_done() -> None:
    state = after(table(EXAMPLE, chance=dice(4, 6)), "attack c3 c4")
    for move in ("march a1 b1 1", "buy a1 1", "end", "attack c3 c4"):
        assert refusal(state, move) == "fight-first"


def test_ruling_g5_one_to_all_camels_of_that_square_move_in() -> None:
    state = after(table(EXAMPLE, chance=dice(4, 6, 3)), "attack c3 c4", "roll")
    assert find_square(state, "c4") == (None, 0)
    assert refusal(state, "occupy 0") == "herd" and refusal(state, "occupy 5") == "herd"
    for move in ("march a1 b1 1", "buy a1 1", "end"):
        assert refusal(state, move) == "occupy-first"
    all_in = after(state, "occupy 4")
    assert find_square(all_in, "c3") == (0, 0) and find_square(all_in, "c4") == (0, 4)


def test_the_last_camel_moves_in_by_itself() -> None:
    state = table({"c3": ("guelta", 0, 1), "c4": ("fechfech", 1, 2)}, chance=dice(2))
    turn = play_moves(state, "attack c3 c4")
    assert find_square(turn.state, "c4") == (0, 1) and find_square(turn.state, "c3") == (0, 0)
    assert events(turn, "conquered")[0].camels == 1


def test_camels_can_be_bought_for_a_territory_just_won() -> None:
    state = after(table(EXAMPLE, chance=dice(4, 6, 3)), "attack c3 c4", "roll", "occupy 2")
    assert find_square(after(state, "buy c4 6"), "c4") == (0, 8)


def test_rolls_are_halved_and_rounded_down_so_that_a_one_may_do_nothing() -> None:
    state = table({"c3": ("reg", 0, 2), "c4": ("reg", 1, 2)}, chance=dice(1, 1))
    turn = play_moves(state, "attack c3 c4")
    assert events(turn, "struck")[0].lost == 0 and events(turn, "struck-back")[0].lost == 0


def test_going_on_while_enough_camels_are_left_rolls_until_there_are_fewer() -> None:
    state = table({"c3": ("reg", 0, 12), "c4": ("reg", 1, 40)}, chance=dice(2, 2, 2, 2, 2, 6))
    turn = play_moves(state, "attack c3 c4", "press 10")
    assert [event.left for event in events(turn, "struck-back")] == [10, 7]
    assert turn.state.phase is Phase.FIGHTING
    assert refusal(turn.state, "press 8") == "herd" and refusal(turn.state, "press 0") == "herd"


def test_going_on_with_one_camel_at_least_goes_to_the_end() -> None:
    turn = play_moves(table({"c3": ("saline", 0, 40), "c4": ("reg", 1, 12)}), "attack c3 c4", "press 1")
    assert turn.state.phase is Phase.OCCUPYING
    assert events(turn, "struck")[-1].left == 0


def test_an_attack_goes_on_by_itself_for_a_limited_number_of_exchanges() -> None:
    turn = play_moves(table({"c3": ("reg", 0, 200), "c4": ("reg", 1, 200)}), "attack c3 c4", "press 1")
    assert len(events(turn, "struck")) == EXCHANGES_AT_ONCE
    assert turn.state.phase is Phase.FIGHTING


def test_the_view_tells_the_last_exchanges_and_the_losses_of_all() -> None:
    state = table({"c3": ("reg", 0, 200), "c4": ("reg", 1, 200)})
    turn = play_moves(state, "attack c3 c4", "press 1")
    combat = GAME.view(turn.state, None).combat
    assert combat is not None and len(combat.exchanges) == EXCHANGES_KEPT
    assert combat.rounds == EXCHANGES_AT_ONCE + 1
    assert (combat.camels, combat.defenders) == (200 - combat.lost, 200 - combat.hit)
    assert combat.exchanges[-1].roll == events(turn, "struck")[-1].die


def test_an_unguarded_or_own_square_can_not_be_attacked() -> None:
    state = table({"c3": ("reg", 0, 4), "c4": ("reg", 1, 0), "b3": ("reg", 0, 2)})
    for target in ("c4", "b3", "d4"):
        assert refusal(state, f"attack c3 {target}") == "unguarded"
    assert refusal(state, "attack a1 g1") == "not-beside"


def test_dice_are_new_to_all_and_can_not_be_undone() -> None:
    assert play_moves(table(EXAMPLE), "attack c3 c4").reveals
    assert not play_moves(table(EXAMPLE), "march c3 b3 1").reveals
    won = after(table(EXAMPLE, chance=dice(4, 6, 3)), "attack c3 c4", "roll")
    assert not play_moves(won, "occupy 2").reveals
