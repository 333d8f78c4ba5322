"""All lessons: as advised, against the advice, and at random, in every language."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable

import pytest

from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.lessons import END, FREE, HINTS_AT_ONCE, WELCOME, Course, Lesson, lesson_of, texts_of
from azalai.locales import LANGUAGES, Language, words
from azalai.locales.reading import messages
from azalai.robots import Level, request, think

TAUGHT = [key for key in GAMES if lesson_of(key) is not None]
LONGEST = 2000
"""Most moves of a whole game."""
SENTENCE = re.compile(r"[.!?…](?=[*)»”]*(\s|$))")
OF_THE_FRAME = (WELCOME, FREE, END)

Way = Callable[[Course], Move]


def lesson(key: str) -> Lesson:
    result = lesson_of(key)
    assert result is not None
    return result


def moves(course: Course) -> tuple[Move, ...]:
    return course.game.moves(course.state, course.lesson.learner)


def as_advised(course: Course) -> Move:
    return course.advised or robot(course, course.lesson.learner)


def choose_otherwise(course: Course) -> Move:
    """Return a robot's choice among the moves that are not advised, unless there are none."""
    rest = [move for move in moves(course) if move != course.advised]
    view = course.game.view(course.state, course.lesson.learner)
    return course.game.robot(view, rest, b"otherwise") if rest else moves(course)[0]


def choose_at_random(seed: int) -> Way:
    chance = random.Random(seed)
    return lambda course: chance.choice(moves(course))


def robot(course: Course, seat: int) -> Move:
    """Return the move of a gentle robot."""
    seed = b"%d" % len(course.moves)
    return course.game.parse_move(
        think(request(course.game, course.state, course.lesson.seats, seat, Level.GENTLE, seed)).move
    )


def go_on(course: Course) -> None:
    """Play the other seats until the learner must decide or the game is over."""
    while (seat := course.waiting) is not None:
        act = course.following
        course.play(seat, robot(course, seat) if act is None else course.game.parse_move(act.move))


@functools.cache
def play_lesson(key: str, way: Way, until: Callable[[Course], bool] = lambda _: False) -> tuple[Course, list[str]]:
    """Play a lesson to the end of its game, and return it with its texts. Each is played once for all tests."""
    course, said = Course(GAMES[key], lesson(key)), list[str]()
    go_on(course)
    while not course.over and not until(course):
        assert course.asked and len(course.moves) < LONGEST
        said += course.texts
        course.play(course.lesson.learner, way(course))
        go_on(course)
    return course, [*said, *course.texts]


def ways() -> list[tuple[str, Way]]:
    return [
        ("advised", as_advised),
        ("otherwise", choose_otherwise),
        *((f"random {n}", choose_at_random(n)) for n in range(3)),
    ]


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize(("name", "way"), ways(), ids=[name for name, _ in ways()])
def test_a_lesson_comes_to_its_end_on_every_way_and_says_everything_once(key: str, name: str, way: Way) -> None:
    course, said = play_lesson(key, way)
    assert said[0] == WELCOME and said[-1] == END
    assert len(said) == len(set(said))
    assert set(said) <= set(texts_of(course.lesson))
    assert said.count(FREE) == (1 if course.free else 0)
    assert course.on_line == (name == "advised")


@pytest.mark.parametrize("key", TAUGHT)
def test_on_the_advised_way_every_rule_of_the_summary_is_met_before_one_plays_freely(key: str) -> None:
    course, said = play_lesson(key, as_advised, until=lambda course: course.free)
    assert course.rules_met == set(course.lesson.rules)
    texts = [act.text for act in course.lesson.line if act.text is not None]
    assert set(texts) <= {*said, *course.texts}
    if not course.over:
        assert FREE in course.texts and course.following is None


@pytest.mark.parametrize("key", TAUGHT)
def test_a_learner_who_never_does_what_is_advised_meets_most_rules_all_the_same(key: str) -> None:
    course, _ = play_lesson(key, choose_otherwise)
    assert not course.on_line
    assert len(course.rules_met) >= 0.75 * len(course.lesson.rules), set(course.lesson.rules) - course.rules_met


@pytest.mark.parametrize("key", TAUGHT)
def test_the_moves_alone_tell_where_a_lesson_stands_and_what_is_said_there(key: str) -> None:
    for way in (as_advised, choose_at_random(7)):
        course, _ = play_lesson(key, way, until=lambda course: len(course.decisions) == 5)
        again = Course(GAMES[key], lesson(key), course.moves)
        assert (again.state, again.texts, again.met, again.advised) == (
            *(course.state, course.texts, course.met, course.advised),
        )
        before = Course(GAMES[key], lesson(key), course.moves[: course.decisions[-1]])
        assert before.asked and before.decisions == course.decisions[:-1]


@pytest.mark.parametrize("key", TAUGHT)
def test_moves_that_can_not_be_played_any_more_are_known(key: str) -> None:
    with pytest.raises(ValueError, match="can't be played"):
        Course(GAMES[key], lesson(key), ["0 no such move"])


@pytest.mark.parametrize("key", TAUGHT)
def test_every_name_in_a_lesson_means_something(key: str) -> None:
    lesson_ = lesson(key)
    names = [hint.name for hint in lesson_.hints]
    assert len(names) == len(set(names)) and len(lesson_.rules) == len(set(lesson_.rules))
    assert {rule for hint in lesson_.hints for rule in hint.teaches} == set(lesson_.rules)
    assert {name for act in lesson_.line for name in act.hints} <= set(names)
    learner = [act for act in lesson_.line if act.seat == lesson_.learner]
    assert [act for act in lesson_.line if act not in learner and (act.text or act.hints)] == []
    kinds = {str(kind.__struct_config__.tag) for kind in GAMES[key].Moves}
    events = {str(kind.__struct_config__.tag) for kind in GAMES[key].Events}
    assert {offer for hint in lesson_.hints for when in hint.when for offer in when.offers} <= kinds
    assert {event for hint in lesson_.hints for when in hint.when for event in when.told} <= events


@pytest.mark.costly_cases("de-souk", "en-souk", "fr-souk")
@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_lesson_are_short_and_none_is_missing_or_unused(key: str, language: Language) -> None:
    said, beginning = words(language), f"{key}-lesson-"
    texts = {name: said.say(f"{beginning}{name}") for name in texts_of(lesson(key))}
    assert {name.removeprefix(beginning) for name in messages(language) if name.startswith(beginning)} == set(texts)
    long = {
        name: text for name, text in texts.items() if len(SENTENCE.findall(text)) > (4 if name in OF_THE_FRAME else 2)
    }
    assert long == {}
    assert {name: len(text) for name, text in texts.items() if len(text) > (600 if name in OF_THE_FRAME else 320)} == {}


@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_a_name_for_each_line_of_the_summary(key: str, language: Language) -> None:
    lines = [line for line in words(language).say(f"{key}-rules").split("\n") if line and not line.startswith("#")]
    assert len(lines) == len(lesson(key).rules), lines


@pytest.mark.costly_cases("choose_otherwise-tents", "choose_otherwise-timbuktu", "choose_otherwise-touareg")
@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("way", [as_advised, choose_otherwise])
def test_no_more_is_said_at_once_than_a_person_reads(key: str, way: Way) -> None:
    def check_hints(course: Course) -> Move:
        hints = {hint.name for hint in course.lesson.hints} & set(course.texts)
        assert len(hints) <= HINTS_AT_ONCE
        return way(course)

    play_lesson(key, check_hints, until=lambda course: course.free)


def test_a_card_that_was_met_is_not_announced_later() -> None:
    """The advised way through Touareg buys a cave and a thief in the first stage."""
    course = Course(GAMES["touareg"], lesson("touareg"))
    while (act := course.following) is not None:
        course.play(act.seat, course.game.parse_move(act.move))
    chance = random.Random(3)
    while not course.over:
        seat = course.game.deciders(course.state)[0]
        course.play(seat, chance.choice(course.game.moves(course.state, seat)))
    assert {"cave", "thief"} <= course.met.keys()
    assert {"cave-later", "thief-later"}.isdisjoint(course.met)
