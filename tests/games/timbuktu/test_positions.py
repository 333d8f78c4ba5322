"""Invariants of every position that play can reach, and its stored, shown and imagined forms."""

# pyright: reportArgumentType=false, reportCallIssue=false
# Moves that no game makes.

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from azalai.games.contract import IllegalMove
from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import (
    ENCLOSURES,
    EXCHANGE_STALLS,
    GOODS,
    LETTERS_BY_SEATS,
    TOKENS,
    TOKENS_OF_A_KIND,
    Enclosure,
    Letter,
    in_order,
)
from azalai.games.timbuktu.moves import Choose, Go, Load, PlaceCamel
from azalai.games.timbuktu.state import Distribution, FirstSeat, Options, State, tokens_in_play
from azalai.games.timbuktu.view import Latest, Phase, Spot
from azalai.testing.play import positions, random_game
from tests.games.timbuktu.tables import PACKS, after, camel, goods, spot, table
from tests.playthroughs import find_key, list_files, read_heading

OPTIONS = st.builds(Options, first_seat=st.sampled_from(FirstSeat), distribution=st.sampled_from(Distribution))
SLOW = [HealthCheck.too_slow]


@pytest.mark.costly(seconds=2)
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=SLOW)
@given(seats=st.sampled_from(list(GAME.seats)), seed=st.binary(min_size=1, max_size=8), options=OPTIONS)
def test_the_105_tokens_are_conserved_and_limits_hold_in_every_position(
    seats: int, seed: bytes, options: Options
) -> None:
    handed_out: dict[Any, int] | None = None
    for played in random_game(GAME, seats, seed, options):
        state: State = played.turn.state
        in_play = tokens_in_play(state)
        in_box = {good: TOKENS_OF_A_KIND - count for good, count in in_play.items()}
        assert min(in_box.values()) >= 0 and sum(in_play.values()) + sum(in_box.values()) == TOKENS
        if state.phase is not Phase.LOADING:
            handed_out = handed_out or in_play
            assert in_play == handed_out
        for spots in (_spots(state, "start"), _spots(state, "arrived")):
            assert len(set(spots)) == len(spots)
            for enclosure in ENCLOSURES:
                stalls = sorted(spot.stall for spot in spots if spot.enclosure is enclosure)
                assert stalls == list(range(1, len(stalls) + 1))
        for caravan in state.caravans:
            assert all(own.goods == in_order(own.goods) and len(own.goods) <= 4 for own in caravan)


def _spots(state: State, field: str) -> list[Spot]:
    spots = [getattr(own, field) for caravan in state.caravans for own in caravan]
    return [spot for spot in spots if spot is not None]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_view_shows_every_camel_once_and_every_trail(seats: int) -> None:
    for played in positions("timbuktu", seats):
        state, view = played.turn.state, GAME.view(played.turn.state, None)
        sites = [view.lower] if view.upper is None else [view.upper, view.lower]
        stalls = [(site, row, stall) for site in sites for row in site.enclosures for stall in row.stalls]
        shown = [(stall.camel.seat, stall.camel.letter) for _, _, stall in stalls if stall.camel is not None]
        standing = [own for caravan in view.caravans for own in caravan.camels if own.start is not None]
        assert sorted(shown) == sorted((own.seat, own.letter) for own in standing)
        trails = sum(stall.left for _, _, stall in stalls)
        assert trails == sum(own.arrived is not None for own in standing)
        for site, row, stall in stalls:
            assert stall.exchange == ((row.enclosure, stall.number) in EXCHANGE_STALLS[site.site])
        assert view.waiting_for == GAME.deciders(state)
        assert sum(view.loaded) == (100 if seats == 5 else 96)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_ways_in_view_are_the_legal_ways(seats: int) -> None:
    for played in positions("timbuktu", seats):
        state, view = played.turn.state, GAME.view(played.turn.state, None)
        if state.phase is not Phase.TRAVELLING:
            assert view.ways == ()
            continue
        legal: list[Go] = [move for move in GAME.moves(state, state.to_act) if isinstance(move, Go)]
        assert [way.enclosure for way in view.ways] == list(dict.fromkeys(move.enclosure for move in legal))
        for way in view.ways:
            assert way.free == (Go(way.enclosure, ()) in legal)
            assert view.lower.enclosures[ENCLOSURES.index(way.enclosure)].next_stall == way.stall


def test_the_last_camel_and_what_it_paid_is_marked() -> None:
    state = after(table(3, "AAA", start={"0A": "lamp1"}, loads={"0A": "gccp"}), "0 go star coffee")
    assert state.latest == Latest(0, Letter.A, GAME.view(state, None).lower.site, spot("star1"), goods("c"))


def test_seen_packs_stay_and_unseen_ones_are_imagined() -> None:
    state = after(table(4, "AAAA", start={"0A": "crescent1"}, arrived={"1B": "crescent1"}), "0 go crescent")
    imagined = [GAME.imagine(state, 1, b"%d" % number) for number in range(200)]
    assert {world.packs[0] for world in imagined} == {PACKS[0]} and {world.packs[1] for world in imagined} == {PACKS[1]}
    assert len({world.packs[2:] for world in imagined}) > 100  # of 3! x 3! x 3! = 216
    assert {world.cards[3] for world in imagined} == set("ABCDEF")
    assert {world.cards[:2] for world in imagined} == {("A", "A")}
    assert {world.cards[2] for world in imagined} == set("ABCDEF")


def test_the_public_has_seen_no_thief_card() -> None:
    state = table(5, "ABCDE")
    imagined = [GAME.imagine(state, None, b"%d" % number) for number in range(200)]
    for position in range(5):
        assert len({world.packs[position] for world in imagined}) > 50
    assert GAME.view(state, None).notebook is None
    assert {world.cards[0] for world in imagined} == {"A"}


def test_an_own_card_face_down_is_kept_in_imagined_positions() -> None:
    state = after(table(3), "1 choose D")
    assert {GAME.imagine(state, 1, b"%d" % number).cards[1] for number in range(30)} == {"D"}
    assert len({GAME.imagine(state, 2, b"%d" % number).cards[1] for number in range(60)}) == 8


def test_imagined_chance_deals_the_next_stage_otherwise() -> None:
    state = table(3)
    assert len({GAME.imagine(state, 0, b"%d" % number).chance for number in range(10)}) == 10


JUNK: list[Any] = [
    Load(Letter.A, ()),
    Load("Z", goods("gcps")),
    PlaceCamel(Letter.A, "tent"),
    PlaceCamel(None, Enclosure.LAMP),
    Choose("a"),
    Choose(1),
    Go(Enclosure.LAMP, None),
    Go(Enclosure.LAMP, ("sand",)),
    Go("lamp ", ()),
    Go(Enclosure.LAMP, goods("gggggggggg")),
]


@pytest.mark.parametrize("move", JUNK, ids=repr)
def test_moves_with_fields_that_make_no_sense_are_refused(move: Any) -> None:
    for state in (table(3), table(3, "AAA"), GAME.setup(seats=3, options=Options(), seed=b"junk")):
        with pytest.raises(IllegalMove):
            GAME.play(state, 0, move)


def test_bytes_of_another_format_are_refused() -> None:
    data = msgspec.msgpack.decode(GAME.encode(table(3)))
    data[0] += 1
    with pytest.raises(ValueError, match="format 2"):
        GAME.decode(msgspec.msgpack.encode(data))


def test_bytes_of_a_position_that_can_not_be_are_refused() -> None:
    state = table(3)
    wrongs: list[dict[str, Any]] = [
        {"out": (22, 0, 0, 0, 0)},
        {"to_act": 3},
        {"caravans": state.caravans[:2]},
        {"caravans": (*state.caravans[:2], state.caravans[2][:5])},
        {"packs": (*PACKS[:4], PACKS[0])},
        {"stage": 4},
        {"cards": (None, None)},
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="no position"):
            GAME.decode(GAME.encode(replace(state, **wrong)))


def test_a_stored_position_is_small() -> None:
    for seats in LETTERS_BY_SEATS:
        assert max(len(GAME.encode(played.state)) for played in positions("timbuktu", seats)) < 4000


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("PLACE a LAMP", "place A lamp"),
        ("choose b", "choose B"),
        ("go star", "go star"),
        ("Go  Star  GOLD", "go star gold"),
        ("load a water gold salt gold", "load A gold gold salt water"),
        ("TakeBack", "takeback"),
    ],
)
def test_the_notation_is_read_generously_and_written_strictly(typed: str, written: str) -> None:
    assert str(GAME.parse_move(typed)) == written


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("load", "load"),
        ("load Z gold", "load"),
        ("load A sand", "load"),
        ("place A", "place"),
        ("place A tent", "place"),
        ("choose", "choose"),
        ("choose B C", "choose"),
        ("go", "go"),
        ("go lamp 3", "go"),
        ("takeback B", "takeback"),
    ],
)
def test_text_that_is_nearly_a_move_is_told_what_could_not_be_read(text: str, kind: str) -> None:
    with pytest.raises(IllegalMove, match=f"timbuktu-refusal-notation-{kind}"):
        GAME.parse_move(text)


def test_recorded_games_cover_every_number_of_players_and_every_option() -> None:
    headings = [read_heading(path) for path in list_files() if find_key(path) == GAME.key]
    options = [msgspec.convert(heading.options, Options) for heading in headings]
    assert {heading.seats for heading in headings} == set(GAME.seats)
    assert {option.first_seat for option in options} == set(FirstSeat)
    assert {option.distribution for option in options} == set(Distribution)
    assert {heading.players for heading in headings} == {"random", "robot"}


def test_the_goods_of_a_camel_stay_in_their_order_after_paying() -> None:
    state = after(table(3, "AAA", start={"0A": "lamp1"}, loads={"0A": "gccp"}), "0 go star coffee")
    assert camel(state, "0A").goods == tuple(good for good in GOODS if good in goods("gcp"))
