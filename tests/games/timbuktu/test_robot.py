"""The robot is worth playing against, and uses what it has seen."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from benchmarks.robots import contest
from games.timbuktu import GAME
from games.timbuktu.state import State
from tests.games.timbuktu.tables import PACKS, after, table


def choice(state: State, seat: int) -> str:
    return str(GAME.robot(GAME.view(state, seat), GAME.moves(state, seat), b"ties"))


def lamp_camel(load: str, arrived: Mapping[str, str] | None = None) -> State:
    """Camel A of seat 0 leaves the lamp enclosure; the seat knows that the crescent's stalls 1 and 3 lose gold and
    coffee."""
    return table(3, "AAA", start={"0A": "lamp1"}, arrived=arrived or {}, loads={"0A": load}, out=(9, 9, 9, 9, 9))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_robot_beats_random_players_clearly(seats: int) -> None:
    tally = contest(GAME, seats, 20)
    assert tally.wins > 0.9 * tally.games
    assert tally.robot_score > 2 * tally.random_score


def test_the_robot_avoids_a_theft_it_has_seen() -> None:
    assert choice(lamp_camel("gccg"), 0) == "go lamp"


def test_the_robot_takes_a_stall_it_knows_to_be_safe() -> None:
    assert choice(lamp_camel("ppss"), 0) == "go crescent"
    assert choice(lamp_camel("gccg", {"1B": "crescent1"}), 0) == "go crescent"


def test_the_robot_uses_every_pack_of_its_notebook() -> None:
    state = after(table(3, "AAA", start={"0A": "crescent1"}, arrived={"1C": "crescent1"}), "0 go crescent")
    book = GAME.view(state, 0).notebook
    assert book is not None and book.seen == (PACKS[0], PACKS[4])


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
