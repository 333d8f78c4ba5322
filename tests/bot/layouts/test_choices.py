"""Rows of buttons: their verb is on each of them, or once above them all."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.layouts.choices import Line, break_into_lines
from azalai.bot.layouts.components import Button, Choose
from azalai.bot.layouts.layout import Picture
from azalai.bot.layouts.prompts import DialogPlace, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.store.rows import Status
from azalai.games.prompts import Group, prompt
from azalai.locales import words
from azalai.renderers import Label
from azalai.testing.play import games_of
from tests.bot.histories import table_of


def make_labels(count: int) -> list[Label]:
    """Return labels of one row, which share a verb."""
    return [Label(f"Sell {place}", row="sell", caption="Sell", brief=f"{place}") for place in range(count)]


@pytest.mark.parametrize("count", [2, 3])
def test_up_to_three_buttons_repeat_their_verb(count: int):
    labels = make_labels(count)
    (line,) = break_into_lines(labels)
    assert line == Line(tuple(range(count)))
    assert line.texts(labels) == [f"Sell {place}" for place in range(count)]


@pytest.mark.parametrize("count", [4, 5])
def test_the_verb_of_more_than_three_buttons_stands_above_them_once(count: int):
    labels = make_labels(count)
    (line,) = break_into_lines(labels)
    assert line == Line(tuple(range(count)), caption="Sell", brief=True)
    assert line.texts(labels) == [str(place) for place in range(count)]


def test_buttons_of_different_verbs_keep_them():
    labels = [*make_labels(3), Label("Buy 3", row="sell", caption="Buy", brief="3")]
    assert [line.caption for line in break_into_lines(labels)] == [""]


@pytest.mark.parametrize(("counts", "lines"), [((4, 4, 4, 4), [4, 4, 4, 4]), ((2, 2, 1), [5])])
def test_each_square_has_a_line_of_its_own_if_that_takes_no_more(counts: tuple[int, ...], lines: list[int]):
    labels = [
        Label(f"{square}: {camels}", row="with", caption="Camels", brief=f"{square}: {camels}", part=square)
        for square, count in zip(("F6", "G6", "E7", "G7"), counts, strict=False)
        for camels in range(1, count + 1)
    ]
    assert [len(line.places) for line in break_into_lines(labels)] == lines


def test_free_choices_come_before_paid_ones_and_look_different():
    """In Timbuktu the free enclosures are the first buttons, and have a label of their own."""
    count = 0
    for moment in games_of("timbuktu", 3, 2)[0]:
        table = table_of("timbuktu", 3, moment.state, 5, Status.RUNNING, b"seed")
        wordings, place = Wordings(table, moment.seat, words("en")), DialogPlace(table, moment.seat, 1)
        asked = make_prompt(place, moment.moves, wordings)
        layout = prompt_layout(place, asked, wordings, Picture("board.png", b"", "a board"), user=1)
        rows = [row for row in layout.rows if isinstance(row, list)]
        buttons = [
            button for row in rows for button in row if isinstance(button, Button) and "option" in button.custom_id
        ]
        labels = [(button.signed or button).label for button in buttons]
        free = [number for number, label in enumerate(labels) if label == "✓ free"]
        count += bool(free)
        assert free == list(range(len(free)))
    assert count


def test_no_value_of_a_menu_fits_the_question_of_another_decision():
    """A client keeps the chosen entries if the next menu has the same values."""
    moment = next(game for game in games_of("touareg", 3, 1)[0] if len(game.moves) > 30)
    table = table_of("touareg", 3, moment.state, 5, Status.RUNNING, b"seed")
    wordings = Wordings(table, moment.seat, words("en"))
    values: list[set[str]] = []
    for decision in (1, 2):
        place = DialogPlace(table, moment.seat, decision)
        asked = prompt(moment.moves)  # without `fits` all choices are in one menu
        asked = msgspec.structs.replace(asked, groups=(Group(asked.choices[:20], menu=True),))
        layout = prompt_layout(place, asked, wordings, Picture("board.png", b"", "a board"), user=1)
        menus = [row for row in layout.rows if isinstance(row, Choose)]
        values.append({entry.value for menu in menus for entry in menu.entries})
    assert values[0] and not values[0] & values[1]
