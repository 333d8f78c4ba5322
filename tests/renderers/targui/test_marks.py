"""The numbers of choices in the private picture of Targui: where they lie, and that they tell nothing hidden."""

from __future__ import annotations

import itertools
import re

import pytest
from PIL import Image

from games.prompts import Choice
from games.targui.cards import BORDER
from games.targui.components import Border, Place, Row
from games.targui.placing import crossings
from locales import LANGUAGES, Language, words
from renderers import renderer
from renderers.targui.layout import LEFT
from renderers.targui.marks import Kind, Mark
from renderers.targui.table import HEIGHT, border_cell, middle_cell
from tests.games.targui.tables import camp, placing, rows, table
from tests.renderers.asking import Asked, Decision, kinds
from tests.renderers.targui.questions import marks
from tests.renderers.targui.views import NAMES

targui = renderer("targui")


def every_kind() -> tuple[Asked, ...]:
    return kinds("targui", 2)


def numbers(found: list[Mark], kind: Kind) -> list[int]:
    return [number for mark in found if mark.kind is kind for number in range(mark.run.first, mark.run.last + 1)]


def draw(asked: Asked, language: Language = "en") -> Image.Image:
    return targui.draw(asked.view, NAMES, words(language), asked.prompt)


def at(found: list[Mark], number: int, kind: Kind) -> list[Mark]:
    return [mark for mark in found if mark.kind is kind and mark.run.first <= number <= mark.run.last]


def is_at(mark: Mark, box: tuple[float, float, float, float], reach: float = 40) -> bool:
    return box[0] - reach <= mark.x <= box[2] + reach and box[1] - reach <= mark.y <= box[3] + reach


def first(asked: Asked, act: str) -> Choice:
    return next(choice for choice in asked.prompt.choices if choice.act == act)


def only(state: object, *answers: int) -> Asked:
    return Decision("targui", 2, state, 0).asked(*answers)


def test_there_are_many_kinds_of_questions() -> None:
    fields = {asked.prompt.question.field for asked in every_kind() if asked.prompt.question is not None}

    assert fields >= {"act", "border", "source", "row", "payment", "gain", "bargain", "give", "gold", "get", "sale"}
    assert fields >= {"target", "goods", "card", "slot"}
    assert len(every_kind()) > 100


def test_every_mark_lies_in_the_picture_and_none_on_another() -> None:
    for asked in every_kind():
        found = marks(asked)
        for mark in found:
            left, top, right, bottom = mark.box
            assert left >= 0 and right <= 1400 and top >= 0 and bottom <= HEIGHT
        for one, other in itertools.combinations(found, 2):
            apart = (
                one.box[2] <= other.box[0] + 5
                or other.box[2] <= one.box[0] + 5
                or one.box[3] <= other.box[1] + 5
                or other.box[3] <= one.box[1] + 5
            )
            assert apart, (asked.prompt.question, one, other)


def test_a_number_has_one_badge_at_most_and_is_that_of_a_choice() -> None:
    for asked in every_kind():
        offered = {choice.number for choice in asked.prompt.choices}
        found = marks(asked)
        badges = numbers(found, Kind.BADGE)
        assert len(badges) == len(set(badges))
        assert {*badges, *numbers(found, Kind.ECHO), *numbers(found, Kind.GHOST)} <= offered


def test_while_an_act_is_chosen_every_choice_but_the_end_is_numbered_on_the_table() -> None:
    looked = 0
    for asked in every_kind():
        if asked.prompt.steps or asked.view.pending is not None or asked.view.raid is not None:
            continue
        found = marks(asked)
        badges = numbers(found, Kind.BADGE) + numbers(found, Kind.ECHO)
        for choice in asked.prompt.choices:
            if choice.act not in ("end", "done"):
                looked += 1
                assert choice.number in badges, choice
    assert looked > 200


def test_a_figure_is_placed_where_its_number_lies_and_its_marker_where_its_ring_lies() -> None:
    asked = only(placing(camp(figures="2"), camp(figures="14")))
    found = marks(asked)

    for choice in asked.prompt.choices:
        border: Border = choice.value("border")
        (badge,) = at(found, choice.number, Kind.BADGE)
        assert is_at(badge, border_cell(border).box)
        rings = at(found, choice.number, Kind.GHOST)
        made = crossings((Border.B2, border))
        assert len(rings) == len(made)
        assert all(is_at(ring, middle_cell(place).box, 0) for ring, place in zip(rings, made, strict=True))
    assert any(mark.kind is Kind.GHOST for mark in found)


def test_the_first_figure_makes_no_marker() -> None:
    found = marks(only(placing(camp())))

    assert len(numbers(found, Kind.BADGE)) == 11
    assert not numbers(found, Kind.GHOST)


def test_actions_bear_their_numbers_at_figure_and_marker() -> None:
    asked = only(table(camp(figures="3 13", markers="b2"), middle="g08@b2"))
    found = marks(asked)

    for act, box in (("collect", border_cell(Border.B3).box), ("caravan", border_cell(Border.B13).box)):
        (badge,) = at(found, first(asked, act).number, Kind.BADGE)
        assert is_at(badge, box)
    (badge,) = at(found, first(asked, "take").number, Kind.BADGE)
    assert is_at(badge, middle_cell(Place.B2).box, 12)
    assert not at(found, first(asked, "end").number, Kind.BADGE)


def test_several_choices_of_one_card_share_a_badge_and_their_rows_say_which_is_which() -> None:
    state = table(
        camp(goods=(3, 3, 3), gold=2, markers="a1", figures="3", display=rows("t01", "t10 t11")), middle="t29@a1"
    )
    asked = only(state)
    found = marks(asked)
    rows_ = [choice for choice in asked.prompt.choices if choice.value("row") is not None]

    (badge,) = at(found, rows_[0].number, Kind.BADGE)
    assert len(rows_) == 3
    assert (badge.run.first, badge.run.last) == (rows_[0].number, first(asked, "discard").number)
    for choice in rows_:
        (echo,) = at(found, choice.number, Kind.ECHO)
        assert echo.x > LEFT
    assert len({at(found, choice.number, Kind.ECHO)[0].y for choice in rows_}) == 3


def test_a_card_that_is_kept_goes_to_the_hand() -> None:
    state = table(camp(goods=(3, 3, 3), gold=2, markers="a1", figures="3"), middle="t29@a1")
    asked = only(state)

    (echo,) = at(marks(asked), first(asked, "keep").number, Kind.ECHO)

    assert echo.x > LEFT and echo.y < 220


def test_with_fata_morgana_the_numbers_lie_on_the_cards_a_marker_can_move_to() -> None:
    state = table(camp(figures="9", markers="a1"), middle="g01@a1")
    asked = next(
        one
        for one in Decision("targui", 2, state, 0).questions()
        if "mirage" in (one.prompt.act, one.prompt.choices[0].act)
    )
    found = marks(asked)

    for choice in asked.prompt.choices:
        target = choice.value("target")
        if target is None:
            continue
        assert any(is_at(mark, middle_cell(target.place).box, 0) for mark in found if _bears(mark, choice.number))


def _bears(mark: Mark, number: int) -> bool:
    return mark.run.first <= number <= mark.run.last


def test_what_cannot_be_chosen_steps_back_and_a_picture_without_a_question_is_unmarked() -> None:
    asked = only(table(camp(figures="3", markers="b2"), middle="g08@b2"))
    marked_, plain = draw(asked), targui.draw(asked.view, NAMES, words("en"))
    free = border_cell(Border.B15)
    spot = free.x + 10, free.y + 100

    assert marked_.getpixel(spot) != plain.getpixel(spot)
    assert BORDER[Border.B15].good is not None
    assert marked_.tobytes() != plain.tobytes()


def test_a_fact_says_where_the_marker_will_stand_and_what_a_card_does() -> None:
    english = words("en")
    asked = only(placing(camp(figures="2"), middle="t29@a2"))
    choice = next(choice for choice in asked.prompt.choices if choice.value("border") is Border.B15)
    laying = only(table(camp(goods=(3, 3, 3), gold=2, figures="3", markers="a1"), middle="t17@a1"))

    assert targui.fact(asked.view, asked.prompt, choice, english) == "marker on Targia 2 (1 date, 1 salt, 2 pepper)"
    fact = targui.fact(laying.view, laying.prompt, first(laying, "lay"), english)
    assert fact is not None and english.say("targui-effect-t17").rstrip(".") in fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discard_does_not_read_as_if_it_cost_goods(language: Language) -> None:
    """Beside "Discard Oasis B" stood what laying it costs."""
    said = words(language)
    asked = only(table(camp(goods=(3, 3, 3), gold=2, figures="3", markers="a1"), middle="t20@a1"))
    fact = targui.fact(asked.view, asked.prompt, first(asked, "discard"), said)
    assert fact is not None and fact == said.say("targui-picture-fact-discard")
    assert not re.search(r"\d", fact)


def test_a_fact_says_what_a_row_brings_and_what_is_left() -> None:
    english = words("en")
    row = only(
        table(camp(goods=(3, 3, 3), gold=2, figures="3", markers="a1", display=rows("t28 t29 t30")), middle="t31@a1")
    )

    fact = targui.fact(row.view, row.prompt, first(row, "lay"), english)

    assert fact is not None and fact.startswith("completes a row for 4 points")


def test_empty_rows_are_one_answer() -> None:
    view, english = only(table(camp(display=rows("t01")))).view, words("en")
    labels = [targui.choice(view, "lay", "row", row, english) for row in Row]

    assert labels == ["row 1 (well)", "an empty row", "an empty row"]
