"""Questions as people get them: choices that name the complete move if there is room."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Annotated, ClassVar

import pytest

from azalai.games import GAMES
from azalai.games.contract import Ask, Move, Preset
from azalai.games.prompts import BUTTONS, Form, Prompt, prompt, question_before
from azalai.games.questions import Answered, Question, answers_of, ask, presets
from azalai.games.ways import ENTRIES
from azalai.testing.play import positions
from tests.games.test_questions import JOURNEYS, SALES, March, Rest, Ride, Sell, Spice

TABLES = [(key, seats) for key, game in GAMES.items() for seats in sorted({min(game.seats), max(game.seats)})]
SAMPLES = 40
ROOM = 7
"""Number of choices that are too many for the message of a test."""


class Fly(Move, frozen=True, tag="fly"):
    """Journey in two steps."""

    apart: ClassVar[str] = "start"

    start: str
    end: str


class Lead(Move, frozen=True, tag="lead"):
    """Lead a number of camels somewhere."""

    end: str
    camels: Annotated[int, Ask.NUMBER]


class Keep(Lead, frozen=True, tag="keep"):
    """Keep one of them."""

    usual: ClassVar[Preset] = "but-one"


def menus_of(asked: Prompt) -> list[bool]:
    """Return for each group of choices whether it is a menu."""
    assert asked.form is Form.CHOICES
    return [group.menu for group in asked.groups]


def moves_of(asked: Prompt) -> list[Move | None]:
    return [choice.move for choice in asked.choices]


def test_complete_moves_stand_in_place_of_further_questions_while_there_is_room():
    asked = prompt(JOURNEYS)
    assert (menus_of(asked), moves_of(asked)) == ([False], list(JOURNEYS))
    assert [ask(JOURNEYS, choice.answers).move for choice in asked.choices] == list(JOURNEYS)


def test_the_first_step_of_a_longer_move_is_a_choice_if_there_is_no_room():
    rides = [Ride(start, end, camels) for start in "abcde" for end in "vwxyz" for camels in (1, 2)]
    asked = prompt([*rides, Rest()])
    assert [(choice.act, choice.value("start"), choice.move) for choice in asked.choices] == [
        *(("ride", start, None) for start in "abcde"),
        ("rest", None, Rest()),
    ]
    assert [len(choice.moves) for choice in asked.choices] == [10] * 5 + [1]


def test_more_choices_than_buttons_are_a_menu():
    rides = [Ride("a", str(end), 1) for end in range(BUTTONS + 1)]
    assert menus_of(prompt(rides)) == [True]
    assert menus_of(prompt(rides[:BUTTONS])) == [False]


def test_choices_that_say_too_much_for_buttons_are_a_menu_with_room_for_more():
    rides = [Ride(start, end, 1) for start in "abc" for end in "uvwxyz"]
    assert menus_of(prompt(rides)) == [False] and len(prompt(rides).choices) == 3
    asked = prompt(rides, fits=lambda asked: not any(choice.value("start") == "b" for choice in asked.choices))
    assert (menus_of(asked), moves_of(asked)) == ([True], rides)
    assert prompt(rides, fits=lambda _: True) == prompt(rides)


def test_an_act_without_room_on_buttons_has_a_menu_of_its_own():
    rides = [Ride(start, end, 1) for start in "abcd" for end in "vwxyz"]
    asked = prompt(
        [*rides, Rest()], fits=lambda asked: all(group.menu or len(group.choices) <= 3 for group in asked.groups)
    )
    assert menus_of(asked) == [True, False]
    assert moves_of(asked) == [*rides, Rest()]
    narrow = prompt([*rides, Rest()], fits=lambda asked: menus_of(asked) == [False] and len(asked.choices) <= 3)
    assert [(choice.act, choice.move) for choice in narrow.choices] == [("ride", None), ("rest", Rest())]


def test_an_answer_apart_is_followed_by_a_question_despite_room():
    flights = [Fly(start, end) for start in "ab" for end in "xy"]
    asked = prompt([*flights, Rest()])
    assert [(choice.value("start"), choice.move) for choice in asked.choices] == [
        ("a", None),
        ("b", None),
        (None, Rest()),
    ]
    assert moves_of(prompt([*flights, Rest()], asked.choices[0].answers)) == flights[:2]
    only = prompt([*flights[:2], Rest()])  # the start is not asked for; the destination still has its own question
    assert [(choice.value("start"), choice.move) for choice in only.choices] == [("a", None), (None, Rest())]


def test_behind_an_answer_the_largest_number_is_usual_others_a_menu():
    few = [Lead(end, camels) for end in "uvwxyz" + "ab" for camels in (1, 2, 3)]
    asked = prompt(few)
    assert [(group.menu, group.others) for group in asked.groups] == [(False, False), (True, True)]
    assert [choice.move for choice in asked.groups[0].choices] == [Lead(end, 3) for end in "uvwxyzab"]
    assert {choice.move for choice in asked.groups[1].choices} == {move for move in few if move.camels < 3}
    crowd = [Lead(end, camels) for end in "abcdefgh" for camels in range(1, 20)]
    asked = prompt(crowd)
    assert [choice.move for choice in asked.groups[0].choices] == [Lead(end, 19) for end in "abcdefgh"]
    assert [choice.move for choice in asked.groups[1].choices[:3]] == [Lead("a", 18), Lead("a", 10), None]
    assert prompt(crowd, asked.groups[1].choices[2].answers).form is Form.NUMBER


def test_more_numbers_are_on_buttons_if_few_answers_have_numbers():
    asked = prompt([Lead(end, camels) for end in "xy" for camels in range(1, 20)])
    assert [choice.move for choice in asked.groups[0].choices] == [
        Lead(end, camels) for end in "xy" for camels in (19, 18, 10)
    ]
    assert [choice.move for choice in asked.groups[1].choices] == [Lead("x", 1), None, Lead("y", 1), None]
    few = [Lead(end, camels) for end in "xy" for camels in range(1, 6)]
    assert moves_of(prompt(few)) == few


def test_a_kind_of_move_says_which_number_is_the_usual_one():
    moves = [Keep(end, camels) for end in "abcdefgh" for camels in (1, 2, 3)]
    assert [choice.move for choice in prompt(moves).groups[0].choices] == [Keep(end, 2) for end in "abcdefgh"]
    moves = [Keep(end, 1) for end in "abcdefghijk"]
    assert moves_of(prompt(moves)) == moves


def test_choices_that_read_the_same_are_one():
    def reads(steps: Sequence[Answered]) -> str:
        return " ".join("b" if step.value == "c" else str(step.value) for step in steps if step.asked)

    asked = prompt([Ride("a", "b", 1), Ride("a", "c", 1), Ride("a", "d", 1)], reads=reads)
    assert moves_of(asked) == [Ride("a", "b", 1), Ride("a", "d", 1)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_no_choice_is_read_twice_and_no_offer_of_them_measured_twice(key: str, seats: int):
    """The labels of hundreds of choices take a tenth of a press's processor time."""
    every_step = positions(key, seats, 1)
    for played in every_step[:: max(1, len(every_step) // SAMPLES)]:
        read, measured = list[tuple[Answered, ...]](), list[Hashable]()

        def reads(steps: Sequence[Answered], into: list[tuple[Answered, ...]] = read) -> str:
            into.append(tuple(steps))
            return repr(steps)

        def fits(asked: Prompt, into: list[Hashable] = measured) -> bool:
            into.append(tuple((group.menu, *(choice.answers for choice in group.choices)) for group in asked.groups))
            return len(asked.choices) < ROOM

        prompt(played.moves, reads=reads, fits=fits)
        assert len(set(read)) == len(read)
        assert len(set(measured)) == len(measured)


def test_few_selections_are_choices_and_many_are_picked():
    assert moves_of(prompt(SALES)) == SALES
    many = [Sell((Spice.PEPPER,) * pepper + (Spice.CUMIN,) * cumin) for pepper in range(4) for cumin in range(5)]
    asked = prompt(many)
    assert asked.form is Form.PICK and asked.choices == ()
    assert [(item.number, item.value) for item in asked.items] == [
        *((number, Spice.PEPPER) for number in (1, 2, 3)),
        *((number, Spice.CUMIN) for number in (4, 5, 6, 7)),
    ]


def test_many_numbers_are_typed_with_a_button_for_the_usual_ones():
    asked = prompt([March(camels, 0) for camels in range(1, 14)])
    assert asked.form is Form.NUMBER and asked.question is not None
    assert presets(asked.question) == {"all": 13, "but-one": 12, "half": 7, "least": 1}
    assert prompt([March(camels, 0) for camels in range(1, 7)]).form is Form.NUMBER
    few = [March(camels, 0) for camels in range(1, 6)]  # not more buttons than the usual ones with the box
    assert moves_of(prompt(few)) == few


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [((4,), {"all": 4}), ((1, 2), {"all": 2, "but-one": 1}), ((0, 1, 2), {"all": 2, "but-one": 1, "least": 0})],
)
def test_each_usual_number_is_offered_once(numbers: tuple[int, ...], expected: dict[str, int]):
    assert presets(Question("march", "camels", numbers, Ask.NUMBER, min(numbers), max(numbers))) == expected


def test_back_leads_to_the_question_that_was_seen():
    rides = [Ride(start, end, camels) for start in "abcde" for end in "vwxyz" for camels in (1, 2)]
    first = prompt([*rides, Rest()]).choices[2]
    assert question_before([*rides, Rest()], first.answers) == ()
    second = prompt([*rides, Rest()], first.answers).choices[4]
    assert question_before([*rides, Rest()], second.answers) == first.answers
    assert question_before(rides, ()) == ()


def test_one_move_is_asked_nothing():
    asked = prompt([Rest()])
    assert (asked.question, asked.move, asked.choices) == (None, Rest(), ())


@pytest.mark.costly_cases("targui1988-2", "targui1988-4", "touareg-2", "touareg-5", seconds=2)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_move_of_every_game_is_reached_by_what_is_shown(key: str, seats: int):
    steps = positions(key, seats)
    for played in steps[:: max(1, len(steps) // SAMPLES)]:
        for move in played.moves[:: max(1, len(played.moves) // 8)]:
            wanted = answers_of(played.moves, move)
            path: tuple[int, ...] = ()
            for _ in range(10):
                asked = prompt(played.moves, path)
                if asked.question is None:
                    break
                buttons = [choice for group in asked.groups if not group.menu for choice in group.choices]
                assert len(buttons) <= BUTTONS
                most = max(ENTRIES, len(asked.question.choices))
                assert all(len(group.choices) <= most for group in asked.groups)
                leading = [choice for choice in asked.choices if wanted[: len(choice.answers)] == choice.answers]
                assert bool(leading) == bool(asked.choices)
                assert all(move in choice.moves for choice in leading)
                path = leading[0].answers if leading else wanted[: len(path) + 1]
            assert ask(played.moves, path).move == move


def test_an_act_that_was_a_menu_or_a_first_step_stays_one_though_there_is_room():
    rides = [Ride(start, end, 1) for start in "ab" for end in "vw"]
    roomy = prompt([*rides, Rest()])
    assert (menus_of(roomy), roomy.folded) == ([False], {})
    menu = prompt([*rides, Rest()], folded={"ride": True})
    assert (menus_of(menu), moves_of(menu), menu.folded) == ([True, False], [*rides, Rest()], {"ride": True})
    step = prompt([*rides, Rest()], folded={"ride": False})
    assert [(choice.act, choice.move) for choice in step.choices] == [("ride", None), ("rest", Rest())]
    assert step.folded == {"ride": False}


def test_a_question_whose_answers_all_read_the_same_is_not_asked():
    """Of three camels with the same load the first is taken, with the press that names the good."""
    rides = [*(Ride("a", end, 1) for end in "vwx"), *(Ride(start, end, 1) for start in "bc" for end in "vw")]
    asked = prompt(
        [*rides, Rest()],
        reads=lambda steps: "a" if (said := [step.value for step in steps if step.asked])[1:2] == ["a"] else str(said),
        fits=lambda asked: len(asked.choices) <= 4 and menus_of(asked) == [False],
    )
    assert (asked.choices[0].value("start"), asked.choices[0].move) == ("a", rides[0])
