"""Moves of Targui that a player might expect and can't make, with the reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from azalai.games.questions import tag
from azalai.games.targui import GAME
from azalai.games.targui.cards import Card
from azalai.games.targui.components import Border
from azalai.games.targui.state import HandCard, Options, PathCard, State
from azalai.games.targui.view import Phase
from tests.games.targui.tables import ROUND, after, camp, make_placing, rows, table


def list_obstacles(state: State, seat: int | None = 0) -> Mapping[str, tuple[str, Mapping[str, Any]]]:
    """Return the reasons without `targui-`, and their values, by act."""
    obstacles = GAME.barred(GAME.view(state, seat))
    return {obstacle.act: (obstacle.reason.removeprefix("targui-"), obstacle.values) for obstacle in obstacles}


def reasons(state: State) -> dict[str, str]:
    return {act: reason for act, (reason, _) in list_obstacles(state).items()}


POOR = {"goods": (1, 0, 1), "gold": 0}


def test_a_card_that_cannot_be_paid_for_is_not_laid() -> None:
    assert reasons(table(camp(**POOR, markers="a1"), middle="t01@a1")) == {"lay": "refusal-can-not-pay"}
    assert reasons(table(camp((5, 5, 5), 2, markers="a1"), middle="t01@a1")) == {}


def test_several_cards_are_told_as_one() -> None:
    both = table(camp(**POOR, markers="a1 c3"), middle="t01@a1 t03@c3")

    assert reasons(both) == {"lay": "barred-lay"}


def test_a_player_who_can_pay_one_card_has_no_obstacle() -> None:
    state = table(camp((0, 0, 0), 1, markers="a1 c3"), middle="t01@a1 t16@c3")

    assert "lay" not in reasons(state)


def test_a_second_card_cannot_be_kept() -> None:
    state = table(camp((5, 5, 5), 2, hand="t20", markers="a1"), middle="t01@a1")

    assert reasons(state) == {"keep": "refusal-hand-full"}


def test_a_full_display_takes_no_card() -> None:
    full = rows("t01 t02 t03 t04", "t10 t11 t12 t13", "t19 t20 t21 t22")

    assert reasons(table(camp((5, 5, 5), 2, display=full, markers="a1"), middle="t28@a1")) == {
        "lay": "refusal-display-full"
    }


def test_the_noble_needs_a_hand_card_of_an_earlier_round() -> None:
    empty = table(camp(figures="1 3"))
    own = replace(
        camp(goods=(5, 5, 5), gold=2, figures="1 3"), hand=HandCard(table(camp()).tribe_pile[0], ROUND, open=True)
    )

    assert reasons(empty) == {"lay": "barred-noble"}
    assert reasons(table(own)) == {"lay": "refusal-hand-waits"}


def test_a_fresh_card_is_laid_by_the_hidden_path_alone_at_its_price() -> None:
    """The Noble's price could be paid, but he is of no use to a fresh card."""
    taken = HandCard(Card("t41"), ROUND, open=True)
    own = replace(camp(goods=(1, 0, 1), gold=0, figures="1 3", display=rows("t08")), hand=taken)
    state = table(own, options=Options(path_card=PathCard.ANY))

    assert not {"lay"} & {tag(type(move)) for move in GAME.moves(state, 0)}
    assert reasons(state) == {"lay": "refusal-can-not-pay"}
    earlier = replace(own, hand=replace(taken, round=ROUND - 1))
    assert "lay" not in reasons(table(earlier, options=Options(path_card=PathCard.ANY)))


def test_the_hidden_path_costs_one_good_more() -> None:
    state = table(camp(goods=(1, 0, 0), gold=1, hand="t28", figures="3", display=rows("t08")))

    assert reasons(state) == {"lay": "refusal-can-not-pay"}


def test_merchant_silversmith_and_fata_morgana_say_what_they_need() -> None:
    obstacles = list_obstacles(table(camp(**POOR, figures="5 9 10")))

    stock = {"count": 2, "dates": 1, "salt": 0, "pepper": 1}
    assert obstacles == {
        "trade": ("barred-trade", stock),
        "sell": ("barred-sell", stock),
        "mirage": ("barred-mirage", {}),
    }


def test_the_owner_of_good_bargains_needs_any_good() -> None:
    assert reasons(table(camp((0, 0, 0), 1, figures="5 3", display=rows("t44")))) == {"barter": "barred-barter"}


def test_a_raid_is_paid_in_full_or_not() -> None:
    raid: dict[str, Any] = {"phase": Phase.RAID, "raid": Border.B12, "awaiting": (0,)}

    assert list_obstacles(table(camp((1, 1, 0), 0, 9), **raid)) == {"give": ("barred-goods", {"goods": 3, "held": 2})}
    assert list_obstacles(table(camp((3, 3, 0), 0, 1), **raid)) == {
        "points": ("barred-points", {"points": 2, "held": 1})
    }
    last = raid | {"raid": Border.B16}
    assert list_obstacles(table(camp((3, 3, 0), 0, 9), **last)) == {"gold": ("barred-gold", {"gold": 1})}  # pyright: ignore[reportArgumentType]


def test_a_drawn_card_that_cannot_be_paid_for_or_kept() -> None:
    state = after(table(camp(**POOR, hand="t20", figures="14"), tribe="t03"), "expand")

    assert reasons(state) == {"lay": "refusal-can-not-pay", "keep": "refusal-hand-full"}


def test_obstacles_are_named_neither_while_placing_nor_to_others() -> None:
    state = table(camp(**POOR, figures="5"))

    assert list_obstacles(make_placing(camp())) == {}
    assert list_obstacles(state, 1) == list_obstacles(state, None) == {}
