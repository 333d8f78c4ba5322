"""The numbers of choices on the map and in the list beside it, for every kind of question that play brings up."""

from __future__ import annotations

import itertools
import math

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.prompts import Form, Prompt, prompt
from games.targui1988 import GAME
from games.targui1988.components import Square
from games.targui1988.state import State
from locales import words
from renderers import renderer
from renderers.targui1988 import marks as on_map
from renderers.targui1988.choices import amounts, concerned, grouped, picked
from renderers.targui1988.map import corner
from renderers.targui1988.marks import Mark
from tests.games.targui1988.tables import after, table
from tests.renderers.asking import questions
from tests.renderers.targui1988.questions import marks
from tests.renderers.targui1988.views import NAMES, fighting, moment, occupying, seen, view, war

every_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)
PLACED = ("from", "way", "buy", "occupy", "camp", "corner")


def draw(shown: object, asked: Prompt | None = None, seats: int = 4) -> Image.Image:
    return renderer("targui1988").draw(shown, NAMES[:seats], words("en"), asked)


def asked_of(state: State, *answers: int) -> Prompt:
    """What the seat to act is asked after these answers."""
    return prompt(GAME.moves(state, state.to_act or 0), answers, named=False)


def numbers(found: tuple[Mark, ...]) -> list[int]:
    """The numbers that stand on the map."""
    return sorted(number for mark in found for number in range(mark.group.first, mark.group.last + 1))


def apart(one: Mark, other: Mark) -> float:
    """The distance between the edges of two marks, which are discs drawn wide."""
    ends: list[tuple[float, float, float]] = []
    for mark in (one, other):
        left, top, right, bottom = mark.box
        ends.append((left + (bottom - top) / 2, right - (bottom - top) / 2, (bottom - top) / 2))
    (a, b, first), (c, d, second) = ends
    across = max(0.0, c - b, a - d)
    return math.hypot(across, one.y - other.y) - first - second


@every_number_of_seats
def test_every_choice_with_a_place_has_its_number_on_the_map_and_no_two_touch(seats: int) -> None:
    for asked in questions("targui1988", seats):
        shown = asked.view
        found = marks(asked)
        placed = [group for group in grouped(shown, asked.prompt) if group.kind in PLACED]

        assert numbers(found) == sorted(choice.number for group in placed for choice in group.choices)
        for mark in found:
            left, top, right, bottom = mark.box
            assert left >= 36 and top >= 182 and right <= 1004 and bottom <= 1152
        assert all(apart(one, other) >= -0.5 for one, other in itertools.combinations(found, 2))


@every_number_of_seats
def test_every_choice_is_in_one_group_but_those_that_end_something(seats: int) -> None:
    for asked in questions("targui1988", seats):
        found = [choice for group in grouped(asked.view, asked.prompt) for choice in group.choices]
        ends = [choice for choice in asked.prompt.choices if choice.act == "end"]

        assert sorted([*found, *ends], key=lambda one: one.number) == list(asked.prompt.choices)
        for group in grouped(asked.view, asked.prompt):
            assert [one.number for one in group.choices] == list(range(group.first, group.last + 1))


def test_a_prompt_marks_the_map_and_the_list_and_leaves_the_rest() -> None:
    state = war()
    found = ImageChops.difference(draw(seen(state, 0)), draw(seen(state, 0), asked_of(state)))

    assert found.crop((0, 0, 1400, 176)).getbbox() is None
    assert found.crop((0, 1160, 1400, 1300)).getbbox() is None
    assert found.crop((1010, 176, 1400, 420)).getbbox() is None
    assert found.crop((1010, 430, 1400, 1160)).getbbox() is not None


def test_a_prompt_is_not_for_who_only_looks_on_nor_for_a_game_that_is_over() -> None:
    asked, over = asked_of(war()), view("result-12")

    assert draw(view("war"), asked).tobytes() == draw(view("war")).tobytes()
    assert draw(replace(over, seat=1)).tobytes() == draw(over).tobytes()


def test_what_is_picked_is_framed_and_what_can_be_reached_stays() -> None:
    state = war()
    first = asked_of(state)
    source = next(one for one in first.choices if one.value("source") is Square.C3)
    then = asked_of(state, *source.answers)

    assert picked(seen(state, 0), then) == (Square.C3, None)
    reached = concerned(seen(state, 0), then)
    assert Square.D4 in reached and Square.C3 in reached and Square.A1 not in reached


def test_a_fight_marks_its_two_squares_and_a_territory_won_says_how_many_may_move_in() -> None:
    fight, won = fighting(), occupying()

    assert concerned(seen(fight, 0), asked_of(fight)) == {Square.C3, Square.D3}
    assert on_map.marks(seen(fight, 0), asked_of(fight)) == ()
    asked = asked_of(won)
    assert asked.form is Form.NUMBER
    assert [one.value for one in amounts(asked)] == [40, 39, 20, 1]


def test_numbers_at_one_place_that_follow_on_each_other_are_one_mark() -> None:
    state = after(table({"a1": ("erg", 0, 3)}, silver=0))
    found = on_map.marks(seen(state, 0), asked_of(state))
    wide = [mark for mark in found if mark.group.first != mark.group.last]

    assert wide
    x, y = corner(wide[0].group.target or Square.A1)
    assert x < wide[0].x < x + 126 and y < wide[0].y < y + 126


@pytest.mark.parametrize("name", ["2-robots-to-the-last", "3-robots-9-rounds", "4-robots-12-rounds"])
def test_who_waits_sees_an_own_picture_of_the_same_size(name: str) -> None:
    for share in (0, 0.02, 0.1, 0.4, 0.8):
        shown = moment(name, share, 0)
        seats = len(shown.tribes)
        for seat in range(seats):
            assert draw(replace(shown, seat=seat), None, seats).size == (1400, 1300)
