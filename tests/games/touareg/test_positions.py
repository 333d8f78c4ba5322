"""Invariants of every position that play can reach, and its stored and shown forms."""

# pyright: reportArgumentType=false, reportCallIssue=false
# Moves that no game makes.

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from azalai.games.contract import IllegalMove
from azalai.games.touareg import GAME
from azalai.games.touareg.components import (
    CAMELS,
    CAVE_CAPACITY,
    GOODS_IN_BOX,
    HAND_LIMIT,
    LOAD_LIMIT,
    SPECIALS_BY_SEATS,
    Good,
)
from azalai.games.touareg.loading import in_order, obstacle
from azalai.games.touareg.moves import Buy, Hide, Load, Market, Paid, Send, Settle, Steal
from azalai.games.touareg.state import FirstSeat, Options, PaidGoods, State, goods_in_play
from azalai.games.touareg.view import Latest
from azalai.testing.play import positions, random_game
from tests.games.touareg.tables import after, camp, goods, specials_in_play, table
from tests.playthroughs import find_key, list_files, read_heading

OPTIONS = st.builds(Options, first_seat=st.sampled_from(FirstSeat), paid_goods=st.sampled_from(PaidGoods))


@pytest.mark.costly
@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.sampled_from(list(GAME.seats)), seed=st.binary(min_size=1, max_size=8), options=OPTIONS)
def test_cards_are_conserved_and_limits_hold_in_every_position(seats: int, seed: bytes, options: Options) -> None:
    for played in random_game(GAME, seats, seed, options):
        state: State = played.turn.state
        assert goods_in_play(state) == GOODS_IN_BOX
        assert specials_in_play(state) == SPECIALS_BY_SEATS[seats]
        assert min(*state.market, *state.discard, *state.specials) >= 0
        for seat, own in enumerate(state.camps):
            assert own.hand == in_order(own.hand)
            assert len(own.hand) <= HAND_LIMIT or (seat == state.to_act and state.drew)
            assert all(len(cave.goods) <= CAVE_CAPACITY for cave in own.caves)
            assert all(len(load) <= LOAD_LIMIT for load in own.donkeys)
            for load in own.camels:
                assert all(obstacle(CAMELS[0], load[:height], good) is None for height, good in enumerate(load))


def test_both_stages_are_played_in_every_game() -> None:
    for seats in GAME.seats:
        last = positions("touareg", seats)[-1].turn.state
        assert [len(own.scores) for own in last.camps] == [2] * seats


def test_the_turn_never_ends_with_a_card_owed_to_the_market() -> None:
    for played in positions("touareg", 3):
        before, now = played.state, played.turn.state
        if before.drew == 3 and not before.sent and now.to_act != before.to_act:
            assert isinstance(played.move, Send)


JUNK: list[Any] = [
    Send(()),
    Load(CAMELS[0], ()),
    Load(CAMELS[0], None),
    Load("saddle", (Good.SALT,)),
    Market(Good.SALT, 0, CAMELS[0]),
    Market(Good.SALT, -1, CAMELS[0]),
    Market(Good.SALT, 10**30, CAMELS[0]),
    Buy("camel", (Paid(Good.WATER, CAMELS[0]),)),
    Hide("tent", CAMELS[0], Good.SALT),
    Steal(-1, CAMELS[0]),
    Steal(1.5, CAMELS[0]),
    Settle(("camel",)),
]


@pytest.mark.parametrize("move", JUNK, ids=repr)
def test_moves_with_fields_that_make_no_sense_are_refused(move: Any) -> None:
    with pytest.raises(IllegalMove):
        GAME.play(table(camp("ss", caves=("",), thieves=("",)), camp("m"), market="ss"), 0, move)


def test_a_payment_or_a_settlement_out_of_order_is_refused() -> None:
    state = table(camp("gs"), camp())
    move = GAME.parse_move("buy plan gold@hand salt@hand")
    assert isinstance(move, Buy)
    with pytest.raises(IllegalMove, match="touareg-refusal-order"):
        GAME.play(state, 0, Buy(move.special, move.payment[::-1]))


def test_bytes_of_another_format_are_refused() -> None:
    data = msgspec.msgpack.decode(GAME.encode(table(camp("w"), camp())))
    data[0] += 1
    with pytest.raises(ValueError, match="format 2"):
        GAME.decode(msgspec.msgpack.encode(data))


def test_bytes_of_a_position_that_can_not_be_are_refused() -> None:
    state = table(camp("w"), camp())
    for wrong in ({"market": (9, 0, 0, 0)}, {"to_act": 2}, {"settling": (5,)}, {"camps": state.camps[:1]}):
        with pytest.raises(ValueError, match="no position"):
            GAME.decode(GAME.encode(msgspec.structs.replace(state, **wrong)))


def test_a_stored_position_is_small() -> None:
    sizes = [len(GAME.encode(played.state)) for played in positions("touareg", 5)]
    assert max(sizes) < 1000


def test_a_view_shows_the_own_hand_and_of_others_the_number_of_cards() -> None:
    view = GAME.view(table(camp("gw"), camp("sss")), 0)
    assert [(own.hand_count, own.hand) for own in view.camps] == [(2, goods("wg")), (3, None)]
    assert [own.hand for own in GAME.view(table(camp("gw"), camp("sss")), None).camps] == [None, None]


def test_a_view_tells_how_many_cards_must_still_go_to_the_market() -> None:
    state = table(camp("wwww", caves=("",)), camp(), pile="gggsss")
    assert GAME.view(state, None).to_send == 0
    state = after(state, "draw")
    assert GAME.view(state, None).to_send == 2
    assert GAME.view(after(state, "hide cave1 gold@hand"), None).to_send == 2
    assert GAME.view(after(state, "send gold gold"), None).to_send == 0
    assert GAME.view(after(table(camp(), camp(), pile="gggsss"), "draw"), None).to_send == 1


def test_a_view_tells_where_the_last_action_left_its_mark() -> None:
    state = table(camp("wgs", "s", caves=("",)), camp("m"), market="mmm")
    loaded = after(state, "load camel1 gold")
    assert loaded.latest == Latest(0, place=CAMELS[0], count=1)
    assert after(state, "market millet 2 camel2").latest == Latest(0, place=CAMELS[1], count=2, market=goods("m"))
    assert after(state, "draw", "send water salt").latest == Latest(0, market=goods("ws"))
    assert str(getattr(after(state, "buy plan water@hand").latest, "special", None)) == "plan"
    assert after(loaded, "hide cave1 gold@camel1").latest == Latest(0)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("DRAW", "draw"),
        ("send salt water", "send water salt"),
        ("buy cave salt@camel2 gold@hand", "buy cave gold@hand salt@camel2"),
        ("settle plan donkey", "settle donkey plan"),
        ("load camel1 salt gold", "load camel1 salt gold"),
        ("steal 2 hand", "steal 2 hand"),
    ],
)
def test_the_notation_is_read_generously_and_written_strictly(typed: str, written: str) -> None:
    assert str(GAME.parse_move(typed)) == written


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("draw 3", "draw"),
        ("send", "send"),
        ("send sand", "send"),
        ("load", "load"),
        ("load camel1", "load"),
        ("market salt two camel1", "market"),
        ("market salt ² camel1", "market"),
        ("market salt 12 camel1", "market"),
        ("buy cave gold", "buy"),
        ("buy", "buy"),
        ("hide cave1 gold@hand@hand", "hide"),
        ("steal 0 hand", "steal"),
        ("settle gold", "settle"),
        ("end now", "end"),
    ],
)
def test_text_that_is_nearly_a_move_is_told_what_could_not_be_read(text: str, kind: str) -> None:
    with pytest.raises(IllegalMove, match=f"touareg-refusal-notation-{kind}"):
        GAME.parse_move(text)


def test_recorded_games_cover_every_number_of_players_and_every_option() -> None:
    headings = [read_heading(path) for path in list_files() if find_key(path) == GAME.key]
    options = [msgspec.convert(heading.options, Options) for heading in headings]
    assert {heading.seats for heading in headings} == set(GAME.seats)
    assert {chosen.first_seat for chosen in options} == set(FirstSeat)
    assert {chosen.paid_goods for chosen in options} == set(PaidGoods)
