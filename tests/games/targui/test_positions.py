"""Invariants of every position that play can reach, and its stored and shown forms."""

# pyright: reportArgumentType=false, reportCallIssue=false
# Moves that no game makes.

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from azalai.games.contract import IllegalMove
from azalai.games.targui import GAME
from azalai.games.targui.cards import TRACK, Card
from azalai.games.targui.components import GOLD_LIMIT, GOODS_LIMIT, Border, Good, Place, Row, Token
from azalai.games.targui.display import is_tidy
from azalai.games.targui.events import Reshuffled
from azalai.games.targui.moves import Bargain, Barter, Collect, Gain, Lay, PlaceFigure, Sale, Sell, Source, Take, Trade
from azalai.games.targui.state import RULES, FirstSeat, HandCard, Options, PathCard, State, cards_in_play
from azalai.games.targui.view import PendingKind, Phase
from azalai.testing.play import positions, random_game
from tests.games.targui.tables import after, camp, play_moves, rows, table
from tests.playthroughs import find_key, list_files, read_heading


@pytest.mark.costly
@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.binary(min_size=1, max_size=8), advised=st.booleans())
def test_cards_are_conserved_and_limits_hold_in_every_position(seed: bytes, advised: bool) -> None:
    states = play_robots(seed) if advised else [played.turn.state for played in random_game(GAME, 2, seed)]
    before = 0
    for state in states:
        assert sorted(cards_in_play(state)) == sorted(Card)
        assert state.round in (before, before + 1) or before == 0
        assert len(state.tribe_pile) >= 41 - 26 - 12  # it never runs out: see `draw_tribe`
        before = state.round
        for own in state.camps:
            assert min(*own.goods, own.gold, own.points) >= 0
            assert all(len(row) <= 4 for row in own.rows)
            assert is_tidy(own.rows) or (state.pending is not None and state.pending.choice is PendingKind.SHIFT)
            if state.phase in (Phase.PLACING, Phase.RAID):
                assert sum(own.goods) <= GOODS_LIMIT and own.gold <= GOLD_LIMIT
                assert not own.markers


def play_robots(seed: bytes) -> list[State]:
    """Return every position of a game of two robots."""
    state = GAME.setup(seats=2, options=Options(), seed=seed)
    states = [state]
    while (seat := state.to_act) is not None:
        state = GAME.play(state, seat, GAME.robot(GAME.view(state, seat), GAME.moves(state, seat), seed)).state
        states.append(state)
    return states


def test_no_figure_ever_stands_where_it_must_not() -> None:
    for position in positions("targui", 2):
        state: State = position.turn.state
        standing = [figure.border for own in state.camps for figure in own.figures]
        assert len(set(standing)) == len(standing) <= 6
        assert set(standing) <= set(TRACK)
        if state.phase is Phase.PLACING and state.raid is None:
            assert TRACK[state.round - 1] not in standing


def test_reveals_is_true_exactly_when_something_hidden_or_random_came_out() -> None:
    assert not play_moves(table(camp(figures="2 3"), camp(figures="7")), "collect 2").reveals
    assert play_moves(table(camp(figures="13 3")), "caravan").reveals
    assert play_moves(table(camp(figures="14 3")), "expand").reveals
    used = after(table(camp(figures="3", markers="a1"), camp(figures="7"), middle="g01@a1"), "take g01@a1 dates", "end")
    assert play_moves(used, "end").reveals
    assert not play_moves(table(camp(figures="2"), camp(figures="7"), to_act=1), "end").reveals


def test_a_secret_hand_card_comes_out_when_the_game_is_over() -> None:
    full = rows("t01 t02 t03 t10", "t11 t12 t19 t20", "t21 t28 t29 t30")
    for is_open in (True, False):
        own = replace(camp(display=full), hand=HandCard(Card.T31, 1, is_open))
        turn = play_moves(table(own, camp(figures="7"), to_act=1), "end")
        assert GAME.outcome(turn.state) is not None
        assert turn.reveals is not is_open


JUNK: list[Any] = [
    PlaceFigure("17"),
    PlaceFigure(5),
    PlaceFigure(None),
    Collect("2 "),
    Take("g01@a1", (Token.DATES,)),
    Take(Source("g20", "a1"), (Token.DATES,)),
    Take(Source(Card.G01, Place.A1), None),
    Take(Source(Card.G01, Place.A1), (Token.DATES,) * 10_000),
    Lay(Source(Card.T01, Place.B1), "row4", ()),
    Lay(Source(Card.T01, Place.B1), Row.ROW1, ("camel",)),
    Lay(None, None, None),
    Trade(Bargain(Token.DATES, -3, Token.GOLD)),
    Trade(Bargain(Token.DATES, 10**30, Token.GOLD)),
    Trade(Bargain(Token.GOLD, 3, Token.POINT)),
    Barter((Good.DATES,), -1, (Good.SALT,)),
    Barter((Good.DATES,), 10**30, ()),
    Barter(None, 0, "salt"),
    Sell(Sale(Token.DATES, 2, 100)),
    Sell(Sale(Token.POINT, 1, 2)),
    Sell(2),
    Gain((Good.DATES,)),
    Gain(("gold",)),
]


@pytest.mark.parametrize("move", JUNK, ids=repr)
def test_moves_with_fields_that_make_no_sense_are_refused(move: Any) -> None:
    state = table(camp((5, 5, 5), 3, figures="2 5 10", markers="a1 b1"), middle="g01@a1 t01@b1")
    for position in (state, after(state, "trade 3 dates gold"), GAME.setup(seats=2, options=Options(), seed=b"s")):
        with pytest.raises(IllegalMove):
            GAME.play(position, position.to_act, move)


def test_a_move_of_plain_text_in_its_fields_is_the_move_it_equals() -> None:
    state = table(camp(figures="2 3"))
    plain: Any = Collect("2")
    assert GAME.play(state, 0, plain) == GAME.play(state, 0, Collect(Border.B2))


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("LAY T07@B2  row1 salt dates salt pepper", "lay t07@b2 row1 dates salt salt pepper"),
        ("take g12@a1 salt dates", "take g12@a1 dates salt"),
        ("give pepper dates", "give dates pepper"),
        ("gain salt dates salt", "gain dates salt salt"),
        ("barter salt dates salt 0 Pepper pepper pepper", "barter dates salt salt 0 pepper pepper pepper"),
    ],
)
def test_the_notation_is_read_generously_and_written_strictly(typed: str, written: str) -> None:
    assert str(GAME.parse_move(typed)) == written


def test_bytes_of_another_format_are_refused() -> None:
    data = msgspec.msgpack.decode(GAME.encode(table(camp())))
    data[0] += 1
    with pytest.raises(ValueError, match="format 2"):
        GAME.decode(msgspec.msgpack.encode(data))


def test_bytes_of_a_position_that_can_not_be_are_refused() -> None:
    state = table(camp())
    doubled = (*state.goods_pile[1:], state.goods_pile[1])
    for wrong in ({"goods_pile": doubled}, {"to_act": 2}, {"awaiting": (5,)}, {"camps": state.camps[:1]}):
        with pytest.raises(ValueError, match="no position"):
            GAME.decode(GAME.encode(msgspec.structs.replace(state, **wrong)))
    for rules in (0, RULES + 1):
        with pytest.raises(ValueError, match=f"rules {rules}"):
            GAME.decode(GAME.encode(msgspec.structs.replace(state, rules=rules)))


def test_a_stored_position_is_small() -> None:
    assert max(len(GAME.encode(position.state)) for position in positions("targui", 2)) < 1200


def test_the_view_shows_the_last_move_on_the_board_and_in_the_display() -> None:
    state = after(table(camp(figures="2", markers="b1"), middle="t14@b1"), "lay t14@b1 row1 gold")
    latest = GAME.view(state, None).latest
    assert latest is not None
    assert (latest.seat, latest.place, latest.card, latest.border) == (0, Place.B1, Card.T14, None)
    latest = GAME.view(after(state, "collect 2"), None).latest
    assert latest is not None and latest.border is Border.B2


def test_the_view_shows_used_figures_and_markers_until_the_end_of_the_round() -> None:
    state = after(table(camp(figures="2 3", markers="a1"), middle="g01@a1"), "collect 2", "take g01@a1 dates")
    view = GAME.view(state, None)
    assert [(each.border.value, each.used) for each in view.borders if each.seat == 0] == [("2", True), ("3", False)]
    assert (view.middle[0].seat, view.middle[0].used) == (0, True)
    assert [(action.used, action.possible) for action in view.camps[0].actions] == [
        (True, False),
        (False, True),
        (True, False),
    ]


def test_the_view_counts_printed_points_effects_and_rows_as_they_stand() -> None:
    own = camp(display=rows("t01 t02 t03 t04", "t28 t29"))
    own_camp = GAME.view(table(own), None).camps[0]
    assert (own_camp.printed, own_camp.row_points, own_camp.effects) == (
        3 + 2 + 3 + 1 + 3 + 2,
        (4, 0, 0),
        ((Card.T04, 1),),
    )


def test_the_options_reach_the_state() -> None:
    options = Options(first_seat=FirstSeat.FIRST, path_card=PathCard.ANY)
    state = GAME.setup(seats=2, options=options, seed=b"x")
    assert (state.options, state.first) == (options, 0)


def test_states_stored_by_the_first_version_can_be_read() -> None:
    kinds: Any = functools.reduce(operator.or_, GAME.Events)
    stored = {"type": "reshuffled", "reader": None, "kind": "goods", "count": 13}  # there was a kind of pile
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(stored), type=kinds) == Reshuffled(count=13)
    assert msgspec.json.decode(b'{"first_seat": "first"}', type=Options) == Options(first_seat=FirstSeat.FIRST)


def test_both_ends_of_the_game_are_among_the_recorded_games() -> None:
    recorded = [path for path in list_files() if find_key(path) == "targui"]
    ends = {path.stem: path.read_text(encoding="utf-8") for path in recorded}
    assert '"last-round"' in ends["robots-twelfth-card"]
    assert '"type":"raid","number":4' in ends["robots-last-raid"]
    assert '"type":"raid","number":4' not in ends["robots-twelfth-card"]
    assert {read_heading(path).players for path in recorded} == {"robot", "random"}


@pytest.mark.costly
def test_whenever_a_card_is_seen_for_the_first_time_the_move_reveals() -> None:
    for number in range(8):
        known: dict[int, set[Card]] = {0: set(), 1: set()}
        for position in random_game(GAME, 2, b"seen %d" % number):
            for seat, cards in known.items():
                cards.update(list_seen(position.state, seat))
                assert position.turn.reveals or list_seen(position.turn.state, seat) <= cards


def list_seen(state: State, seat: int) -> set[Card]:
    """Return every card that a seat's view shows."""
    view = GAME.view(state, seat)
    shown = {*view.goods_discard, *view.tribe_discard, *(spot.card for spot in view.middle)}
    for own in view.camps:
        shown |= {card for row in own.rows for card in row}
        shown |= {own.hand.card} if own.hand is not None else set()
    shown |= {view.pending.card} if view.pending is not None else set()
    return {card for card in shown if card is not None}
