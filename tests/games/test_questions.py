"""From the legal moves to one move, by questions."""

from __future__ import annotations

import enum
import time
from typing import Annotated, ClassVar

import pytest

from azalai.games import GAMES
from azalai.games.contract import Ask, IllegalMove, Move, Noun, Seat
from azalai.games.questions import ACT, Answered, Asked, Question, answers_of, ask, kind_named, parse_pick
from azalai.locales import LANGUAGES, Words, words
from azalai.locales.names import hints
from azalai.testing.play import games_of


class Spice(enum.StrEnum):
    """Values that are not in alphabetical order."""

    PEPPER = "pepper"
    CUMIN = "cumin"
    ANISE = "anise"


class March(Move, frozen=True, tag="march"):
    """March with a number."""

    camels: Annotated[int, Ask.NUMBER]
    to: Seat


class Sell(Move, frozen=True, tag="sell"):
    """Sell several goods at a time."""

    spices: Annotated[tuple[Spice, ...], Ask.PICK]


class Rest(Move, frozen=True, tag="rest"):
    """Rest, with nothing to ask or an optional field."""

    tent: str | None = None


MARCHES = [March(camels, to) for camels in (2, 3, 5) for to in (0, 1) if camels != 3 or to == 1]
SALES = [Sell(()), Sell((Spice.ANISE,)), Sell((Spice.CUMIN, Spice.CUMIN)), Sell((Spice.PEPPER, Spice.CUMIN))]
EVERYTHING = [*MARCHES, *SALES, Rest()]


def test_the_first_question_is_which_kind_of_move() -> None:
    asked = ask(EVERYTHING)
    assert asked == Asked((), Question(None, ACT, ("march", "sell", "rest")), None)


def test_a_question_with_one_answer_is_not_asked() -> None:
    assert ask([Rest()]).move == Rest()
    asked = ask(MARCHES, [3])
    assert asked.move == March(3, 1)
    assert asked.steps == (
        Answered("march", ACT, "march", asked=False),
        Answered("march", "camels", 3, asked=True),
        Answered("march", "to", 1, asked=False),
    )


def test_a_value_of_nothing_is_an_answer_too() -> None:
    assert ask([Rest(), Rest("red")], [0]).move == Rest()
    assert ask([Rest()]).steps[-1] == Answered("rest", "tent", None, asked=False)


def test_a_number_is_asked_from_the_least_to_the_most() -> None:
    question = ask(EVERYTHING, [0]).question
    assert question == Question("march", "camels", (2, 3, 5), Ask.NUMBER, 2, 5)


@pytest.mark.parametrize("number", [4, 1, 6, -1])
def test_a_number_that_is_not_possible_is_refused_with_the_bounds(number: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        ask(EVERYTHING, [0, number])
    assert (refusal.value.reason, refusal.value.values) == ("refusal-number", {"least": 2, "most": 5})


def test_a_selection_offers_each_item_as_often_as_it_can_be_picked() -> None:
    question = ask(EVERYTHING, [1]).question
    assert question is not None
    assert question.items == (Spice.PEPPER, Spice.CUMIN, Spice.CUMIN, Spice.ANISE)
    assert (question.ask, question.least, question.most) == (Ask.PICK, 0, 2)


def test_the_items_picked_in_any_order_lead_to_the_selection() -> None:
    question = ask(EVERYTHING, [1]).question
    assert question is not None
    assert ask(EVERYTHING, [1, parse_pick(question, [2, 0])]).move == Sell((Spice.PEPPER, Spice.CUMIN))
    assert ask(EVERYTHING, [1, parse_pick(question, [2, 1])]).move == Sell((Spice.CUMIN, Spice.CUMIN))
    assert ask(EVERYTHING, [1, parse_pick(question, [])]).move == Sell(())


@pytest.mark.parametrize(
    ("indexes", "reason"),
    [([0], "refusal-not-that-selection"), ([0, 1, 2], "refusal-not-that-selection")]
    + [([index], "refusal-stale") for index in (4, -1)],
)
def test_a_selection_that_is_not_possible_is_refused(indexes: list[int], reason: str) -> None:
    question = ask(EVERYTHING, [1]).question
    assert question is not None
    with pytest.raises(IllegalMove, match=reason):
        parse_pick(question, indexes)


@pytest.mark.parametrize("answers", [[3], [-1], [2, 0], [1, 9], [0, 2, 2], [0, 2, 0, 0]])
def test_answers_that_fit_no_move_are_stale(answers: list[int]) -> None:
    with pytest.raises(IllegalMove, match="refusal-stale"):
        ask(EVERYTHING, answers)


class Ride(Move, frozen=True, tag="ride"):
    """Ride, which shares an act with `Walk` and has two fields."""

    act: ClassVar[str] = "set-out"

    start: str
    end: str
    camels: int


class Go(Move, frozen=True, tag="go"):
    """Go, which shares an act with `Ride`."""

    act: ClassVar[str] = "set-out"

    start: str
    end: str


JOURNEYS = [Ride("a", "b", 1), Ride("a", "b", 2), Go("a", "b"), Go("a", "c"), Go("b", "c"), Rest()]


def test_kinds_of_one_act_are_asked_by_common_fields_then_by_kind() -> None:
    assert ask(JOURNEYS).question == Question(None, ACT, ("set-out", "rest"))
    assert ask(JOURNEYS, [0]).question == Question("set-out", "start", ("a", "b"))
    assert ask(JOURNEYS, [0, 0]).question == Question("set-out", "end", ("b", "c"))
    assert ask(JOURNEYS, [0, 0, 0]).question == Question("set-out", ACT, ("ride", "go"))
    assert ask(JOURNEYS, [0, 0, 0, 0]).question == Question("ride", "camels", (1, 2))
    assert ask(JOURNEYS, [0, 0, 1]).move == Go("a", "c")
    assert ask(JOURNEYS, [0, 1]).move == Go("b", "c")


def test_answers_lead_back_to_every_move_of_a_shared_act() -> None:
    assert all(ask(JOURNEYS, answers_of(JOURNEYS, move)).move == move for move in JOURNEYS)


def test_the_only_remaining_kind_of_an_act_stands_for_itself() -> None:
    assert ask([Go("a", "b"), Go("a", "c"), Rest()]).question == Question(None, ACT, ("go", "rest"))


def test_without_moves_there_is_nothing_to_decide() -> None:
    with pytest.raises(IllegalMove, match="refusal-nothing-to-decide"):
        ask([])


def test_a_move_that_is_not_there_has_no_answers() -> None:
    with pytest.raises(IllegalMove, match="refusal-stale"):
        answers_of(EVERYTHING, March(4, 0))


TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


SOME, MANY = 12, 80
"""Number of a position's legal moves that are searched, and their number when there is time."""


@pytest.mark.costly_cases("12-targui1988-2", "12-targui1988-3", "12-targui1988-4", "12-touareg-5", seconds=2)
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
@pytest.mark.parametrize("count", [SOME, pytest.param(MANY, marks=pytest.mark.long(seconds=5))])
def test_the_questions_lead_to_every_legal_move_and_each_can_be_put_in_words(key: str, seats: int, count: int) -> None:
    names = [f"Amara {seat}" for seat in range(seats)]
    said: set[tuple[str | None, str, object]] = set()
    for played in games_of(key, seats)[0]:
        for move in played.moves[:: max(1, len(played.moves) // count)]:
            answers = answers_of(played.moves, move)
            assert ask(played.moves, answers).move == move
            for known in range(len(answers)):
                question = ask(played.moves, answers[:known]).question
                assert question is not None and len(question.choices) > 1
                if question.ask is Ask.PICK:
                    check_picking(question, answers[known])
                for value in question.choices:
                    if (question.move, question.field, value) not in said:
                        said.add((question.move, question.field, value))
                        assert all(label(words(language), key, question, value, names) for language in LANGUAGES)


def check_picking(question: Question, answer: int) -> None:
    """Pick the items of a selection one by one, as in a menu, and check that the answer is found."""
    free = dict(enumerate(question.items))
    indexes: list[int] = []
    for item in question.choices[answer]:
        index = next(index for index, other in free.items() if other == item)
        del free[index]
        indexes.append(index)
    assert parse_pick(question, indexes) == answer
    assert question.least <= len(indexes) <= question.most


def label(said: Words, key: str, question: Question, value: object, names: list[str]) -> str:
    """Return the text on the button after checking that the question has one, too."""
    if question.move is None:
        assert said.say(f"{key}-ask-act")
        return said.say(f"{key}-act-{value}")
    assert said.say(f"{key}-ask-{question.move}-{question.field}")
    if question.field == ACT:
        return said.say(f"{key}-act-{value}")
    kind = kind_named(GAMES[key].Moves, question.move)
    return said.value(key, value, hints(kind)[question.field], names)


def test_a_seat_reads_as_the_players_name() -> None:
    assert hints(March)["to"] == Annotated[int, Noun.SEAT]
    assert words("en").value("any", 1, hints(March)["to"], ["Amara", "Idir"]) == "Idir"


def test_a_few_hundred_moves_are_asked_quickly() -> None:
    moves = [March(camels, to) for camels in range(100) for to in range(5)]
    start = time.process_time()
    for _ in range(20):
        assert ask(moves, [50, 3]).move == March(50, 3)
    assert (time.process_time() - start) / 20 < 0.05
