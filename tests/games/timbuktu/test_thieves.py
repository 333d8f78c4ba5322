"""Thief cards: dealt, passed on, turned over; and each player's knowledge of them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.contract import Event
from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import ENCLOSURES, GOODS_CARDS, STALL_CARDS, Site
from azalai.games.timbuktu.moves import OwnPack
from azalai.games.timbuktu.state import State
from azalai.games.timbuktu.thieves import deal, steal
from azalai.games.timbuktu.view import PackView
from azalai.testing.play import games_of, positions
from tests.games.acting import events
from tests.games.timbuktu.tables import (
    PACKS,
    after,
    camel,
    goods,
    nightfall,
    pack,
    play_moves,
    spot,
    table,
    tags,
    with_camel,
)


def holders(state: State) -> list[int]:
    """Return the number in `PACKS` of the pack that each seat holds."""
    books = [GAME.view(state, seat).notebook for seat in range(len(state.caravans))]
    return [PACKS.index(book.pack) for book in books if book is not None]


def on_exchange_stall(seats: int = 3, **fields: Any) -> State:
    """Return a position in which seat 0 may go to the crescent's second stall, which is marked in the first oasis."""
    return table(seats, "A" * seats, start={"0A": "crescent1"}, arrived={"1B": "crescent1"}, **fields)


def test_ruling_t1_a_camel_stopping_on_a_marked_stall_passes_all_packs_on() -> None:
    turn = play_moves(on_exchange_stall(), "0 go crescent")
    assert camel(turn.state, "0A").arrived == spot("crescent2")
    assert [(event.seat, event.camel) for event in events(turn, "exchanged")] == [(0, "A")]
    assert turn.state.exchanges == 1 and turn.reveals


def test_ruling_t1_a_stall_without_a_mark_does_not() -> None:
    turn = play_moves(table(3, "AAA", start={"0A": "crescent1"}), "0 go crescent")
    assert camel(turn.state, "0A").arrived == spot("crescent1")
    assert turn.state.exchanges == 0 and not events(turn, "exchanged")


@pytest.mark.parametrize(
    ("seats", "dealt", "passed"),
    [(3, [0, 2, 3], [4, 1, 2]), (4, [0, 1, 2, 3], [4, 0, 1, 2]), (5, [0, 1, 2, 3, 4], [4, 0, 1, 2, 3])],
)
def test_ruling_t2_packs_in_gaps_move_along_with_three_and_four_players(
    seats: int, dealt: list[int], passed: list[int]
) -> None:
    state = on_exchange_stall(seats)
    assert holders(state) == dealt
    assert holders(after(state, "0 go crescent")) == passed


@pytest.mark.parametrize(
    ("seats", "first", "gaps"),
    [(3, 0, ((0, 1), (2, 0))), (3, 1, ((1, 2), (0, 1))), (4, 0, ((3, 0),)), (4, 2, ((1, 2),)), (5, 3, ())],
)
def test_ruling_t3_gaps_are_next_to_the_first_player_of_the_stage(
    seats: int, first: int, gaps: tuple[tuple[int, int], ...]
) -> None:
    state = table(seats, first_of_stage=first)
    assert GAME.view(state, None).gaps == gaps
    assert holders(state)[first] == 0


def test_ruling_t4_the_exchange_comes_before_the_next_card_which_can_not_be_changed() -> None:
    turn = play_moves(on_exchange_stall(), "0 go crescent")
    assert tags(turn, reader=1) == ["travelled", "exchanged", "own-pack", "revealed"]
    assert turn.state.cards == ("A", "A", "A") and turn.state.to_act == 1
    assert all(str(move).startswith("go ") for move in GAME.moves(turn.state, 1))


def test_a_deal_makes_five_packs_of_every_card_once() -> None:
    for number in range(50):
        state = deal(replace(table(4), chance=Chance(b"%d" % number)), [])
        assert sorted(p.enclosure for p in state.packs) == sorted(ENCLOSURES)
        assert sorted(p.stalls for p in state.packs) == sorted(STALL_CARDS)
        assert sorted(p.goods for p in state.packs) == sorted(GOODS_CARDS)


def test_each_player_is_told_only_the_own_pack() -> None:
    events_of_deal: list[Event] = []
    deal(table(4), events_of_deal)
    assert [event.reader for event in events_of_deal if isinstance(event, OwnPack)] == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_notebook_holds_exactly_what_a_player_was_told_in_this_stage(seats: int) -> None:
    notebooks: dict[int, list[PackView]] = {seat: [] for seat in range(seats)}
    for moment in games_of("timbuktu", seats)[0]:
        for event in moment.turn.events:
            if event.__struct_config__.tag == "stage-began":
                notebooks = {seat: [] for seat in range(seats)}
            if isinstance(event, OwnPack):
                notebooks[event.reader or 0].append(PackView(event.enclosure, event.stalls, event.goods))
        for seat, seen in notebooks.items():
            book = GAME.view(moment.turn.state, seat).notebook
            if book is None:
                assert not seen
                continue
            assert list(book.seen) == seen and book.pack == seen[-1]
            assert {*book.enclosures, *(p.enclosure for p in seen)} == set(ENCLOSURES)
            assert len(book.enclosures) == len(book.stalls) == len(book.goods) == 5 - len(seen)
            hidden = [p for p in moment.turn.state.packs if p not in seen]
            assert {p.stalls for p in hidden} == set(book.stalls) and {p.goods for p in hidden} == set(book.goods)


def test_every_stage_has_two_exchanges_so_each_player_sees_three_packs() -> None:
    for seats in (3, 4, 5):
        ends = [p for p in positions("timbuktu", seats) if p.turn.state.stage > p.state.stage > 0]
        for moment in ends:
            assert moment.state.exchanges + len(events(moment.turn, "exchanged")) == 2


def robbery(seats: int = 3, packs: tuple[str, ...] = (), **loads: str) -> State:
    """Return a position at nightfall with these packs, camels named as `_0A`."""
    named = {name[1:]: initials for name, initials in loads.items()}
    dealt = tuple(pack(text) for text in packs) if packs else PACKS
    return nightfall(seats, named, packs=dealt)


BOOK = ("lamp 13 gw", "crescent 34 gc", "scimitar 24 cp", "star 25 ps", "moon 15 sw")


def test_the_worked_example_of_the_book_green_c_loses_its_gold_and_red_d_its_waters() -> None:
    state = robbery(3, BOOK)
    state = with_camel(state, "1C", arrived=spot("lamp1"), goods=goods("gccp"))
    state = with_camel(state, "2D", arrived=spot("lamp3"), goods=goods("cpww"))
    raided: list[Event] = []
    night = steal(state, raided)
    assert camel(night, "1C").goods == goods("ccp") and camel(night, "2D").goods == goods("cp")
    assert night.out == (1, 0, 0, 0, 2)


def test_ruling_t12_all_tokens_of_both_kinds_in_both_stalls_go_and_nothing_else() -> None:
    state = robbery(3, BOOK)
    names = {camel_.arrived: f"{seat}{letter}" for seat, caravan in enumerate(state.caravans)
             for letter, camel_ in zip("ABCDEFGH", caravan, strict=True)}  # fmt: skip
    for stall in range(1, 6):
        state = with_camel(state, names[spot(f"lamp{stall}")], goods=goods("ggcw"))
    turn = play_moves(state, "2 go moon")
    left = [camel(turn.state, names[spot(f"lamp{stall}")]).goods for stall in range(1, 6)]
    assert left == [goods("c"), goods("ggcw"), goods("c"), goods("ggcw"), goods("ggcw")]
    assert turn.state.out == (4, 0, 0, 0, 2)
    raid = next(event for event in events(turn, "raided") if event.enclosure == "lamp")
    assert (raid.stalls, raid.goods) == ((1, 3), goods("gw"))
    assert [theft.goods for theft in raid.thefts] == [goods("ggw"), goods("ggw")]


def test_ruling_t12_the_order_of_the_packs_makes_no_difference() -> None:
    state = robbery(3, BOOK, _0A="gcps", _0B="gwcc", _1C="sswp", _1H="ggcp", _2D="gcww", _2H="cpsw")
    turned = replace(state, packs=state.packs[::-1])
    assert steal(state, []) == replace(steal(turned, []), packs=state.packs)


def test_all_packs_are_revealed_at_night_and_the_view_shows_the_thefts_pack_by_pack() -> None:
    state = robbery(3, BOOK, _0B="gggw")
    turn = play_moves(state, "2 go moon")
    assert len(events(turn, "raided")) == 5 and turn.reveals
    night = GAME.view(turn.state, None).night
    assert night is not None and night.stage == 1 and night.site.site is Site.OASIS_1
    assert [theft.pack.enclosure for theft in night.thefts] == list(ENCLOSURES)
    assert (night.before, night.after) == ((0, 0, 0, 0, 0), (3, 0, 0, 0, 1))
    assert night.lost == (4, 0, 0)
    lamp = night.thefts[1]
    assert [(loss.stall, loss.goods, loss.stolen) for loss in lamp.losses] == [
        (1, goods("gggw"), goods("gggw")),
        (3, (), ()),
    ]
    standing = night.site.enclosures[1].stalls[0].camel
    assert standing is not None and standing.goods == goods("gggw")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_thefts_of_a_stage_stay_in_view_through_the_next_one_and_after_the_end(seats: int) -> None:
    for game in games_of("timbuktu", seats):
        night = None
        for moment in game:
            view = GAME.view(moment.turn.state, None)
            if any(event.__struct_config__.tag == "raided" for event in moment.turn.events):
                night = view.night
                assert night is not None and sum(night.after) - sum(night.before) == sum(night.lost)
            assert view.night == night
        assert night is not None and night.site.site is Site.TIMBUKTU
