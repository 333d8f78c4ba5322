"""Steps of whole games of every kind: their contents, and their height on a phone."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from azalai.bot.dialogs.fitting import WITHIN, measure
from azalai.bot.history.game_facts import History
from azalai.bot.history.narration import sentences
from azalai.bot.history.takebacks import acts_that_count
from azalai.bot.layouts.components import PER_MENU, Choose
from azalai.bot.layouts.layout import Depiction, Picture, PrivateLayout
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.reader import Reader
from azalai.bot.reviews.positions import Course, course_of
from azalai.bot.reviews.store import WeighedRow
from azalai.bot.signs import NO_SIGNS
from azalai.bot.stepping.layout import step_layout
from azalai.bot.stepping.rules import Step, Steps
from azalai.bot.tables.table import decode_events, list_events_for
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from benchmarks.question_heights import SIGNS
from tests.bot.histories import finished_game

FOUR = ("touareg", "timbuktu", "targui", "targui1988")
SAMPLED = 12
"""Number of a game's steps that are measured, evenly spread."""


@cache
def make_steps(key: str) -> Steps:
    """Return a game with the most players, in which three decisions of the first player were mistakes."""
    table, rows, final = finished_game(key, max(GAMES[key].seats), b"step" * 8)
    stored = History(table=table, moves=rows, final=final)
    course = course_of(stored)
    own = [number for number, choice in enumerate(course.choices, 1) if choice.seat == 0]
    mistakes = {number: make_mistake(course.choices[number - 1].number, key, course, number) for number in own[1:31:10]}
    return Steps(history=stored, course=course, mistakes=mistakes)


def make_mistake(number: int, key: str, course: Course, step: int) -> WeighedRow:
    choice = course.choices[step - 1]
    better = max(map(str, GAMES[key].moves(choice.state, choice.seat)), key=len)
    return WeighedRow(
        table_id=7, number=number, seat=0, better=better, chance=0.6, loss=0.4, closely=True, error=0.02, reasons=""
    )


async def render_step(steps: Steps, number: int, seat: int | None, language: Language, pictures: Pictures) -> Depiction:
    choice = steps.find_choice(number)
    table = steps.history.table if choice is None else steps.make_table_before(choice)
    return await pictures.render_with_fallback(table, seat, language)


def lay_out(steps: Steps, step: Step, language: Language, *, worded: bool = False) -> PrivateLayout:
    return step_layout(steps, step, Reader(100, words(language)), worded=worded)


@pytest.mark.costly(seconds=12)
@pytest.mark.parametrize("key", FOUR)
async def test_every_step_fits_one_screen_of_a_phone_in_every_language_and_in_words(key: str):
    steps, pictures = make_steps(key), Pictures()
    numbers = [*steps.spread_steps(SAMPLED), *steps.mistakes, 1, steps.count]
    for number in numbers:
        for seat in (0, None):
            picture = await render_step(steps, number, seat, "en", pictures)
            assert isinstance(picture, Picture)
            for language in LANGUAGES:
                for signs, worded in ((SIGNS, False), (NO_SIGNS, False), (NO_SIGNS, True)):
                    layout = lay_out(steps, Step(number=number, seat=seat, shown=picture), language, worded=worded)
                    assert measure(layout, signs) <= WITHIN, (number, seat, language, worded, layout.texts)


@pytest.mark.parametrize("key", list(GAMES))
def test_each_step_is_a_decision_and_the_marks_of_a_step_are_all_different(key: str):
    steps = make_steps(key)
    assert steps.count == len(steps.course.choices) + 1
    for number in (1, 2, *steps.spread_steps(SAMPLED), *steps.mistakes, steps.count):
        choice = steps.find_choice(number)
        if choice is not None:
            assert len(GAMES[key].moves(choice.state, choice.seat)) > 1
        for seat in (0, 1, None):
            layout = lay_out(steps, Step(number=number, seat=seat, shown=Picture("a.png", b"", "")), "en")
            marks: list[str] = []
            for row in layout.rows:
                if isinstance(row, Choose):
                    assert len(row.entries) <= PER_MENU
                    assert len({entry.value for entry in row.entries}) == len(row.entries)
                    marks.append(row.custom_id)
                else:
                    marks += [button.custom_id for button in row]  # pyright: ignore
            assert len(set(marks)) == len(marks)


@pytest.mark.parametrize("key", list(GAMES))
def test_the_eyes_of_a_seat_read_nothing_that_another_seat_alone_was_told(key: str):
    steps, said = make_steps(key), words("en")
    stored = steps.history
    others = 0
    for seat in (*range(len(stored.table.seats)), None):
        for number in range(1, steps.count + 1):
            choice = steps.find_choice(number)
            read = steps.list_events_before(number, seat, said) + (
                [] if choice is None else steps.list_events(choice, seat, said)
            )
            events = {move.number: decode_events(stored.table.game, 7, move.events) for move in stored.acts}
            for line in read:
                allowed = sentences(stored.table, list_events_for(events[line.number], seat), said)
                assert line.text == allowed
                others += len(events[line.number]) - len(list_events_for(events[line.number], seat))
    assert others or not any(event.reader is not None for happened in events.values() for event in happened)


@pytest.mark.parametrize("key", list(GAMES))
def test_news_and_decisions_tell_every_standing_move_once_and_no_undone_one(key: str):
    steps, said = make_steps(key), words("en")
    standing = [move.number for move in acts_that_count(steps.history.acts)]
    read = [
        line.number for number in range(1, steps.count + 1) for line in steps.list_events_before(number, None, said)
    ]
    assert read == sorted(set(read)) and set(read) <= set(standing)
    assert {choice.number for choice in steps.course.choices} <= set(standing)


@pytest.mark.parametrize("key", FOUR)
def test_the_menu_numbers_each_place_and_names_players_as_they_are_called(key: str):
    """The label of a turning point leaves out the move that led to it, and has no markup."""
    steps = make_steps(key)
    seats = tuple(
        msgspec.structs.replace(seat, name=f"*{seat.name}_{seat.seat}*") for seat in steps.history.table.seats
    )
    history = msgspec.structs.replace(steps.history, table=msgspec.structs.replace(steps.history.table, seats=seats))
    steps = msgspec.structs.replace(steps, history=history)
    layout = lay_out(steps, Step(number=1, seat=None, shown=Picture("a.png", b"", "")), "en")
    (menu,) = (row for row in layout.rows if isinstance(row, Choose))
    labels = {entry.value.partition("@")[2]: entry.label for entry in menu.entries}
    assert not any("\\" in label for label in labels.values()), labels
    assert all(f"As {name} saw it" in labels.values() for name in steps.history.table.names)
    for aim, label in labels.items():
        assert aim[0] == "e" or aim in ("n1", f"n{steps.count}") or label.startswith(f"{aim[1:]}: "), label
    for number, text in steps.list_turning_points(words("en")):
        read = " ".join(line.text for line in steps.list_events_before(number, None, words("en")))
        assert text and len(text) <= len(read)


def test_the_star_leads_to_the_next_mistake_and_from_other_eyes_to_this_one():
    """It is the first button of its row at every step; *Play on* is the second, except at the end."""
    steps = make_steps("souk")
    for number in range(1, steps.count + 1):
        for seat in (0, 1):
            layout = lay_out(steps, Step(number=number, seat=seat, shown=Picture("a.png", b"", "")), "en")
            star, play_on, *_ = [button.custom_id for button in layout.rows[-1]]  # pyright: ignore
            later = [step for step in steps.mistakes if step > number or (step == number and seat == 1)]
            assert star.startswith(f"az:step-go:7:{min(later, default=min(steps.mistakes))}:1:4"), (number, seat)
            assert play_on.startswith("az:play-on:") is (number < steps.count)
