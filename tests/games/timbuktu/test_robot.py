"""Strength of the robot: it is worth playing against, and uses what it has seen."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import FREE_TO, GOODS_CARDS
from azalai.games.timbuktu.placing import starting_grid
from azalai.games.timbuktu.state import Distribution, Options, State
from azalai.testing.play import play_against_random
from tests.games.timbuktu.tables import PACKS, after, table


def choice(state: State, seat: int) -> str:
    return str(GAME.robot(GAME.view(state, seat), GAME.moves(state, seat), b"ties"))


def lamp_camel(load: str, arrived: Mapping[str, str] | None = None) -> State:
    """Return a position in which camel A of seat 0 leaves the lamp enclosure.

    The seat knows that the crescent's stalls 1 and 3 lose gold and coffee.
    """
    return table(3, "AAA", start={"0A": "lamp1"}, arrived=arrived or {}, loads={"0A": load}, out=(9, 9, 9, 9, 9))


@pytest.mark.costly
@pytest.mark.parametrize("seats", [3, *(pytest.param(seats, marks=pytest.mark.long(seconds=5)) for seats in (4, 5))])
def test_the_robot_beats_random_players_clearly(seats: int) -> None:
    tally = play_against_random(GAME, seats, 20)
    assert tally.wins > 0.9 and tally.margin > 30


def test_the_robot_avoids_a_theft_it_has_seen() -> None:
    assert choice(lamp_camel("gccg"), 0) == "go lamp"


def test_the_robot_takes_a_stall_it_knows_to_be_safe() -> None:
    assert choice(lamp_camel("ppss"), 0) == "go crescent"
    assert choice(lamp_camel("gccg", {"1B": "crescent1"}), 0) == "go crescent"


def test_the_robot_uses_every_pack_of_its_notebook() -> None:
    state = after(table(3, "AAA", start={"0A": "crescent1"}, arrived={"1C": "crescent1"}), "0 go crescent")
    book = GAME.view(state, 0).notebook
    assert book is not None and book.seen == (PACKS[0], PACKS[4])


@pytest.mark.parametrize(("load", "way"), [("gc", "go scimitar"), ("ps", "go lamp")])
def test_the_robot_follows_those_who_sent_the_same_goods_before_it(load: str, way: str) -> None:
    to_scimitar = {name: f"scimitar{stall}" for stall, name in enumerate(("1B", "2B", "1C"), start=1)}
    to_lamp = {name: f"lamp{stall}" for stall, name in enumerate(("1D", "2D", "2C"), start=1)}
    loads = {"0A": load} | dict.fromkeys(to_scimitar, "gc") | dict.fromkeys(to_lamp, "ps")
    state = table(3, "AAA", start={"0A": "scimitar1"}, arrived=to_scimitar | to_lamp, loads=loads, out=(9, 9, 9, 9, 9))
    assert choice(state, 0) == way


def test_the_robot_leaves_a_stall_of_thieves_to_the_next_camel() -> None:
    state = table(3, "AAA", start={"0A": "lamp1"}, arrived={"1B": "crescent1"}, loads={"0A": ""})
    assert choice(state, 0) == "go crescent"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_robot_sets_out_with_like_camels_for_different_enclosures(seats: int) -> None:
    state = GAME.setup(seats=seats, options=GAME.Options(), seed=b"placing")
    for _ in range(2 * seats):
        seat = state.to_act or 0
        state = after(state, f"{seat} {choice(state, seat)}")
    for own in starting_grid(state):
        one, other = own
        assert not set(FREE_TO[one]) & set(FREE_TO[other])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_robot_loads_so_that_a_card_of_the_thieves_finds_nothing(seats: int) -> None:
    state = GAME.setup(seats=seats, options=Options(distribution=Distribution.FREE), seed=b"free")
    view, moves = GAME.view(state, 0), GAME.moves(state, 0)
    for ties in range(10):
        kinds = str(GAME.robot(view, moves, b"ties %d" % ties)).split()[2:]
        assert any(not set(card) & set(kinds) for card in GOODS_CARDS)


def test_the_robot_gives_up_the_good_worth_least() -> None:
    crescent = {f"1{letter}": f"crescent{stall}" for stall, letter in enumerate("BCDEF", start=1)}
    lamp = {f"2{letter}": f"lamp{stall}" for stall, letter in enumerate("BCDEF", start=1)}
    state = table(
        3, "AAA", start={"0A": "lamp1"}, arrived={**crescent, **lamp}, loads={"0A": "gw"}, out=(9, 0, 0, 0, 0)
    )
    assert choice(state, 0).endswith("water")


def test_the_robot_looks_at_nothing_but_its_view() -> None:
    state = after(table(5), "1 choose B", "2 choose C")
    imagined = GAME.imagine(state, 0, b"other cards")
    assert imagined != state
    assert choice(imagined, 0) == choice(state, 0)


def test_the_robot_leaves_its_choice_as_it_is_while_it_can() -> None:
    state = table(4)
    choices = {choice(GAME.imagine(state, seat, b"anew"), seat) == choice(state, seat) for seat in range(4)}
    assert choices == {True}
