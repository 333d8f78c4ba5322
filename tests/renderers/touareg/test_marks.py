"""The numbers of choices stand where the choices lie in the private picture."""

from __future__ import annotations

import functools
import math
from itertools import combinations, product

import pytest

from games import GAMES
from games.prompts import Form, Prompt, prompt
from games.touareg.components import Cave, Good, Place
from games.touareg.moves import Draw, Hide, Load, Market, Send, TouaregMove
from renderers.kit.shared_badges import runs
from renderers.touareg.marking import Mark, placed
from renderers.touareg.opponents import TOP as STRIP
from renderers.touareg.opponents import opponents
from renderers.touareg.private import HEIGHT
from tests.renderers.asking import Asked, questions
from tests.renderers.touareg.questions import TITLE, marks
from tests.renderers.touareg.views import PRIVATE


@functools.cache
def every_question() -> list[Asked]:
    return [one for seats in GAMES["touareg"].seats for one in questions("touareg", seats)]


every_table = pytest.mark.parametrize(
    ("seats", "merged"), [(seats, merged) for seats in GAMES["touareg"].seats for merged in (True, False)]
)


def numbers(found: tuple[Mark, ...]) -> set[int]:
    return {number for mark in found for number in range(mark.first, mark.last + 1)}


def overlap(one: Mark, other: Mark) -> bool:
    """Discs by their distance, what is longer by its box."""
    (left, top, right, bottom), (left2, top2, right2, bottom2) = one.box, other.box
    if one.first == one.last and other.first == other.last:
        reach = (right - left + right2 - left2) / 2
        return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < (reach - 0.5) ** 2
    return left < right2 - 0.5 and left2 < right - 0.5 and top < bottom2 - 0.5 and top2 < bottom - 0.5


@every_table
def test_no_mark_covers_another_or_leaves_the_picture(seats: int, merged: bool) -> None:
    for one in questions("touareg", seats, merged=merged):
        found = marks(one)
        for mark in found:
            left, top, right, bottom = mark.box
            assert left >= 0 and top >= 0 and right <= 1400 and bottom <= HEIGHT
        assert not any(overlap(*pair) for pair in combinations(found, 2))


def test_no_number_covers_the_name_or_the_colour_of_another_player() -> None:
    """Found at phone width: the number of a theft from a hand lay on the end of the name."""
    looked = 0
    for one in every_question():
        found = [mark for mark in marks(one) if STRIP - 40 < mark.y < STRIP + 60]
        for other, mark in product(opponents(one.view), found):
            left, top, right, bottom = mark.box
            colour = other.x + 36, STRIP + 34
            name = (other.x + 64, STRIP + 20, other.hand[0] - 14, STRIP + 47)
            looked += 1
            assert math.dist((mark.x, mark.y), colour) >= 19 + (right - left) / 2 - 1
            assert other.style.head or left >= name[2] or right <= name[0] or top >= name[3] or bottom <= name[1]
    assert looked > 50


def mixed(one: Prompt, number: int) -> bool:
    """Whether a choice is a selection of different things, or ends the turn: it has no place of its own."""
    choice = one.choices[number - 1]
    goods = choice.value("goods", ()) or choice.value("specials", ())
    places = {paid.place for paid in choice.value("payment", ())}
    paid = {paid.good for paid in choice.value("payment", ())} if places == {Place.HAND} else set[Good]()
    nothing = choice.act == "end" or choice.value("specials") == ()
    return len(set(goods)) > 1 or len(places) > 1 or len(paid) > 1 or nothing


@every_table
def test_every_choice_and_item_that_has_a_place_has_its_mark(seats: int, merged: bool) -> None:
    for one in questions("touareg", seats, merged=merged):
        found = numbers(marks(one))
        wanted = {item.number for item in one.prompt.items}
        wanted |= {choice.number for choice in one.prompt.choices if not mixed(one.prompt, choice.number)}
        assert wanted <= found
        assert found <= {*wanted, *(choice.number for choice in one.prompt.choices)}


def test_all_forms_of_all_questions_are_among_those_looked_at() -> None:
    asked = [one.prompt.question for one in every_question() if one.prompt.question is not None]
    assert {question.field for question in asked} >= {
        "act",
        "payment",
        "special",
        "place",
        "good",
        "goods",
        "count",
        "specials",
    }
    assert {Form.CHOICES, Form.PICK} <= {one.prompt.form for one in every_question()}


def only(view_name: str, *moves: TouaregMove) -> tuple[Mark, ...]:
    return placed(PRIVATE[view_name], prompt(moves, named=False), TITLE)


def test_the_market_is_marked_at_its_stalls_and_an_animal_below_its_feet() -> None:
    market, load = Market(Good.MILLET, 1, Place.CAMEL2), Load(Place.CAMEL1, (Good.SALT,))
    pile, feet, stall = only("target", Draw(), load, market)

    assert pile.x < 252 and pile.y < 262, "on the pile"
    assert feet.x < 1000 and 818 < feet.y < 904, "below the left one of the two camels"
    assert 740 < stall.x < 948 and stall.y < 262, "in the rightmost column of the rug"


def test_of_animals_that_are_alike_the_one_that_the_button_names_bears_the_number() -> None:
    """It stood under every camel while the button said *Load camel 1*."""
    marks = only("bare", Draw(), Load(Place.CAMEL1, (Good.SALT,)))

    assert sorted(mark.first for mark in marks) == [1, 2], "three empty camels"


def test_many_choices_at_one_place_are_marked_from_the_first_to_the_last() -> None:
    takes = [Market(Good.MILLET, count, Place.CAMEL2) for count in (1, 2, 3, 4)]
    marks = only("target", Draw(), *takes)

    assert [(mark.first, mark.last) for mark in marks] == [(1, 1), (2, 5)]
    assert runs([2, 3, 5], 3) == [(2, 2), (3, 3), (5, 5)]
    assert runs([2, 3, 5], 2) == [(2, 3), (5, 5)]


def test_cards_of_a_hand_are_marked_one_by_one() -> None:
    view = PRIVATE["seven"]  # water, gold, two salt, three millet
    marks = placed(
        view, prompt([Send((good,)) for good in dict.fromkeys(view.camps[1].hand or ())], named=False), TITLE
    )

    assert [mark.first for mark in marks] == [1, 2, 3, 4]
    assert all(432 <= mark.y <= 682 and 52 <= mark.x <= 624 for mark in marks)
    assert marks[0].y < marks[3].y, "with so many cards there are two rows"


def test_a_cave_is_marked_where_only_it_makes_a_difference() -> None:
    hides = [Hide(cave, Place.HAND, Good.SALT) for cave in (Cave.CAVE1, Cave.CAVE3)]
    marks = placed(PRIVATE["three-caves"], prompt(hides, named=False), TITLE)

    assert all(682 < mark.y < 904 and mark.x < 660 for mark in marks)
    assert marks[0].x < marks[1].x


def test_unused_cards_are_marked_one_by_one_when_they_are_cashed() -> None:
    settling = [one for one in every_question() if one.prompt.question and one.prompt.question.field == "specials"]
    assert settling
    for one in settling:
        singles = [choice for choice in one.prompt.choices if len(choice.value("specials")) == 1]
        assert {choice.number for choice in singles} <= numbers(marks(one))
