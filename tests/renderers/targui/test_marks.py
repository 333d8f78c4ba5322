"""Highlights in the private pictures of Targui: their places and names, and that they reveal nothing hidden."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from PIL import Image

from azalai.games import GAMES
from azalai.games.prompts import Choice
from azalai.games.targui.components import MIDDLE, Border, Place, Row, Token
from azalai.games.targui.view import Phase
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import renderer
from azalai.renderers.kit import type as letters
from azalai.renderers.samples import positions
from azalai.renderers.targui import acting, cards, placing
from azalai.renderers.targui.buttons import label
from azalai.renderers.targui.lit import find_lit
from azalai.renderers.targui.marks import Mark
from azalai.renderers.targui.panels import NAME
from azalai.renderers.targui.private import Scene, list_marks, scene
from azalai.renderers.targui.won import list_won
from tests.games.targui.tables import camp, rows, table
from tests.games.targui.tables import make_placing as placed
from tests.renderers.asking import Asked, Decision, kinds
from tests.renderers.targui.questions import marks
from tests.renderers.targui.views import NAMES

targui = renderer("targui")
HEIGHTS = {Scene.TABLE: 900, Scene.ACTIONS: 800, Scene.STRIP: 470}
DIGITS, LETTERS = 34, 30
"""Least sizes that may be drawn, in px of a picture of 1000."""


def every_kind() -> tuple[Asked, ...]:
    return kinds("targui", 2)


def draw(asked: Asked, language: Language = "en") -> Image.Image:
    return targui.draw(asked.view, NAMES, words(language), asked.prompt)


def scene_of(asked: Asked) -> Scene:
    return scene(asked.view, asked.view.camps[asked.seat], asked.prompt)


def lit_names(asked: Asked) -> set[str]:
    return {mark.name for mark in marks(asked) if mark.lit and mark.name}


def mark_of(asked: Asked, name: str) -> Mark:
    (match,) = [mark for mark in marks(asked) if mark.name == name]
    return match


def find_choice(asked: Asked, act: str) -> Choice:
    return next(choice for choice in asked.prompt.choices if choice.act == act)


def ask_only(state: object, *answers: int) -> Asked:
    return Decision("targui", 2, state, 0).ask(*answers)


@pytest.mark.costly(seconds=2)
def test_there_are_many_kinds_of_questions() -> None:
    fields = {asked.prompt.question.field for asked in every_kind() if asked.prompt.question is not None}
    answered = {step.field for asked in every_kind() for choice in asked.prompt.choices for step in choice.steps}

    assert fields >= {
        "act",
        "border",
        "row",
        "payment",
        "gain",
        "give",
        "gold",
        "get",
        "target",
        "goods",
        "card",
        "slot",
    }
    assert answered >= {*fields, "source", "sale", "bargain", "points", "token"}
    assert len(every_kind()) > 100


@pytest.mark.costly(seconds=2)
def test_every_picture_has_its_size() -> None:
    for asked in every_kind()[::4]:
        assert draw(asked).size == (1000, HEIGHTS[scene_of(asked)])


def test_every_mark_lies_in_the_picture_and_no_name_on_another() -> None:
    for asked in every_kind():
        all_marks = marks(asked)
        for mark in all_marks:
            left, top, right, bottom = mark.box
            assert left >= 0 and right <= 1000 and top >= 0 and bottom <= HEIGHTS[scene_of(asked)], mark
        for one, other in itertools.combinations([mark for mark in all_marks if mark.name], 2):
            apart = (
                one.box[2] <= other.box[0] + 5
                or other.box[2] <= one.box[0] + 5
                or one.box[3] <= other.box[1] + 5
                or other.box[3] <= one.box[1] + 5
            )
            assert apart, (asked.prompt.question, one, other)


def test_names_are_unique_and_every_question_highlights_something() -> None:
    for asked in every_kind():
        names = [mark.name for mark in marks(asked) if mark.name]
        assert len(set(names)) == len(names)
        if {choice.act for choice in asked.prompt.choices} - {"end", "done"} or asked.prompt.items:
            assert any(mark.lit for mark in marks(asked)), asked.prompt


def test_without_a_question_nothing_is_lit_and_nothing_steps_back() -> None:
    asked = ask_only(table(camp(figures="3", markers="b2"), middle="g08@b2"))
    bare = list_marks(asked.view, asked.view.camps[0], None)

    assert not any(mark.lit for mark in bare)
    assert [mark.name for mark in bare] == ["A", "B"]
    assert draw(asked).tobytes() != targui.draw(asked.view, NAMES, words("en")).tobytes()


def test_the_button_that_ends_the_actions_names_the_cards_that_are_left() -> None:
    seen: set[str] = set()
    for asked in every_kind():
        labels = [(choice.act, label(asked.view, asked.prompt, choice, words("en"))) for choice in asked.prompt.choices]
        signs = {label.sign[-1].upper() for _, label in labels if label and label.sign.startswith("letter_")}
        for act, offered in labels:
            if offered and act == "end":
                assert offered.text == (f"End without {', '.join(sorted(signs))}" if signs else "End")
                seen.add(offered.text)
    assert len(seen) > 3


# Figures are placed


def test_border_cards_have_printed_numbers_and_possible_ones_are_lit() -> None:
    asked = ask_only(placed(camp(figures="2"), camp(figures="14")))
    chosen = {choice.value("border") for choice in asked.prompt.choices}

    assert lit_names(asked) == {card.value for card in chosen}
    for border in Border:
        x, y, width, height = placing.border_cell(border)
        mark = mark_of(asked, border.value)
        assert x <= mark.x <= x + width and y <= mark.y <= y + height
        assert mark.lit is (border in chosen)


def test_a_figure_that_makes_a_marker_has_its_number_in_a_ring_there() -> None:
    asked = ask_only(placed(camp(figures="2"), camp(figures="14")))
    camp_ = asked.view.camps[0]
    rings = placing.rings(asked.view, camp_, find_lit(asked.view, camp_, asked.prompt))

    assert rings == {
        Place.A2: [Border.B5, Border.B15],
        Place.C2: [Border.B7, Border.B13],
    }, "no figure may face the other's"


def test_the_first_figure_makes_no_marker() -> None:
    asked = ask_only(placed(camp()))
    camp_ = asked.view.camps[0]

    assert len(lit_names(asked)) == 11
    assert not placing.rings(asked.view, camp_, find_lit(asked.view, camp_, asked.prompt))


# This round's cards


def test_letters_are_kept_to_the_end_of_the_round() -> None:
    game, looked = GAMES["targui"], 0
    for one, other in itertools.pairwise(positions(game, 2, 3, robots=True)):
        if game.outcome(other) is not None or not one.phase is other.phase is Phase.ACTING or one.round != other.round:
            continue
        for seat in (0, 1):
            before, after = (
                list_won(view, view.camps[seat]) for view in (game.view(one, seat), game.view(other, seat))
            )
            moved = [a for a, b in zip(before, after, strict=False) if a.letter != b.letter or a.at is not b.at]
            assert len(moved) <= 1, "Fata Morgana moves one marker, whose letter goes with it"
            assert all(a.used <= b.used for a, b in zip(before, after, strict=False) if a.card is not b.card)
            looked += any(a.used != b.used for a, b in zip(before, after, strict=False))
    assert looked > 50


def test_usable_fields_are_highlighted_by_letter_and_used_ones_are_not() -> None:
    asked = ask_only(table(camp(figures="3 13", markers="b2"), middle="g08@b2"))

    assert lit_names(asked) == {"A", "B", "C"}
    assert [gain.at for gain in list_won(asked.view, asked.view.camps[0])] == [Border.B3, Border.B13, Place.B2]


@pytest.mark.costly
def test_every_choice_of_a_card_is_called_by_a_letter_that_is_lit() -> None:
    looked = 0
    for asked in every_kind():
        if scene_of(asked) is not Scene.ACTIONS:
            continue
        for choice in asked.prompt.choices:
            sign = targui.label(asked.view, asked.prompt, choice, words("en")).sign  # pyright: ignore[reportAttributeAccessIssue]
            if sign.startswith("letter_"):
                looked += 1
                assert sign.removeprefix("letter_").upper() in lit_names(asked)
    assert looked > 300


def test_possible_rows_are_lit_of_empty_ones_the_first() -> None:
    held = camp(goods=(3, 3, 3), gold=2, markers="a1", figures="3", display=rows("t01"))
    asked = ask_only(table(held, middle="t29@a1"))

    assert lit_names(asked) == {"A", "B", "1", "2"}
    for name, row in (("1", Row.ROW1), ("2", Row.ROW2)):
        mark = mark_of(asked, name)
        assert (mark.x, mark.y) == acting.next_place(asked.view.camps[0], row).middle


def test_a_card_may_be_kept_in_the_empty_hand() -> None:
    free = ask_only(table(camp(goods=(0, 0, 0), markers="a1", figures="3"), middle="t29@a1"))
    full = ask_only(table(camp(goods=(0, 0, 0), markers="a1", figures="3", hand="t30"), middle="t29@a1"))

    assert [mark.name for mark in marks(free) if mark.edge and mark.edge.x > 700] == [""]
    assert not [mark for mark in marks(full) if mark.edge and mark.edge.x > 700]


def test_the_hand_card_has_the_next_letter_if_the_noble_is_not_needed() -> None:
    asked = ask_only(
        table(camp(goods=(5, 5, 5), gold=2, hand="t30", figures="9 10", markers="b2", display=rows("t08")))
    )

    assert [(gain.letter, gain.at) for gain in list_won(asked.view, asked.view.camps[0])][-1] == ("D", Place.PATH)
    assert "D" in lit_names(asked)


def test_payments_are_highlighted_once_the_purchase_is_known() -> None:
    paying = [
        question
        for question in every_kind()
        if question.prompt.question and question.prompt.question.field == "payment"
    ]

    for asked in paying:
        held = find_lit(asked.view, asked.view.camps[asked.seat], asked.prompt)
        assert held.tokens and len(held.letters) == 1 and len(held.rows) == 1
    assert paying
    several = ask_only(table(camp(markers="a1 b2"), middle="t29@a1 t30@b2"))
    assert not find_lit(several.view, several.view.camps[0], several.prompt).tokens


def test_fata_morganas_targets_are_named_by_their_lines() -> None:
    state = table(camp(figures="9", markers="a1"), middle="g01@a1")
    asked = next(
        question for question in Decision("targui", 2, state, 0).questions() if scene_of(question) is not Scene.STRIP
    )
    table_ = [
        question for question in every_kind() if scene_of(question) is Scene.TABLE and question.prompt.act == "mirage"
    ]

    targets = {choice.value("target").place for choice in asked.prompt.choices if choice.value("target")}
    assert targets and targets == find_lit(asked.view, asked.view.camps[0], asked.prompt).targets
    for question in table_:
        assert {"2×14", "3×13"} & lit_names(question) and all(
            placing.middle_cell(place).x < mark.x < placing.middle_cell(place).x + 164
            for place in MIDDLE
            for mark in marks(question)
            if mark.name == f"{int(place[1])}×{15 - 'abc'.index(place[0])}"
        )
    assert table_


# Only goods


def test_goods_that_can_be_given_or_taken_are_lit() -> None:
    given = next(
        question for question in every_kind() if question.prompt.question and question.prompt.question.field == "give"
    )
    held = {Token(good.value) for move in given.prompt.moves for good in getattr(move, "give", ())}

    assert scene_of(given) is Scene.STRIP
    assert find_lit(given.view, given.view.camps[given.seat], given.prompt).tokens == held


# Sizes


@pytest.mark.costly(seconds=2)
def test_no_letter_and_no_digit_is_too_small(
    monkeypatch: pytest.MonkeyPatch, forget_sprites: Callable[[], None]
) -> None:
    """Prints on the cards of the box keep their size."""
    forget_sprites()
    sizes: dict[str, float] = {}

    def watch(name: str, place: int) -> None:
        real = getattr(letters, name)

        def draw_and_measure(*args: object, **kwargs: object) -> object:
            text, size = str(args[place]), float(args[place + (2 if name == "label" else 1)])  # pyright: ignore[reportArgumentType]
            sizes[text] = min(size, sizes.get(text, size))
            return real(*args, **kwargs)

        monkeypatch.setattr(letters, name, draw_and_measure)

    for name, place in (("write", 3), ("draw", 3), ("label", 0), ("digits", 0)):
        watch(name, place)
    monkeypatch.setattr(cards, "draw_tribe_card", lambda *_: None)
    for asked in every_kind()[::2]:
        draw(asked)
    assert len(sizes) > 40
    assert {text: size for text, size in sizes.items() if size < (LETTERS if text[:1].isalpha() else DIGITS)} == {}
    assert NAME[1] >= LETTERS


def test_a_long_name_ends_with_an_ellipsis_before_the_hand_and_moves_nothing() -> None:
    asked = ask_only(table(camp(figures="3", markers="b2"), middle="g08@b2"))
    short, long = (targui.draw(asked.view, ("A", name), words("en"), asked.prompt) for name in ("T", "W" * 32))

    assert short.size == long.size
    assert short.crop((300, 0, 1000, 800)).tobytes() == long.crop((300, 0, 1000, 800)).tobytes()


def test_a_fact_says_where_the_marker_will_stand_and_what_a_card_does() -> None:
    english = words("en")
    asked = ask_only(placed(camp(figures="2"), middle="t29@a2"))
    choice = next(choice for choice in asked.prompt.choices if choice.value("border") is Border.B15)
    laying = ask_only(table(camp(goods=(3, 3, 3), gold=2, figures="3", markers="a1"), middle="t17@a1"))

    assert targui.fact(asked.view, asked.prompt, choice, english) == "marker on Targia 2 (1 date, 1 salt, 2 pepper)"
    fact = targui.fact(laying.view, laying.prompt, find_choice(laying, "lay"), english)
    assert fact is not None and english.say("targui-effect-t17").rstrip(".") in fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discard_does_not_read_as_if_it_cost_goods(language: Language) -> None:
    """Its label has no price next to it."""
    said = words(language)
    asked = ask_only(table(camp(goods=(3, 3, 3), gold=2, figures="3", markers="a1"), middle="t20@a1"))
    fact = targui.fact(asked.view, asked.prompt, find_choice(asked, "discard"), said)
    assert fact is not None and fact == said.say("targui-picture-fact-discard")
    assert not re.search(r"\d", fact)


def test_a_fact_says_what_a_row_brings_and_what_is_left() -> None:
    english = words("en")
    row = ask_only(
        table(camp(goods=(3, 3, 3), gold=2, figures="3", markers="a1", display=rows("t28 t29 t30")), middle="t31@a1")
    )

    fact = targui.fact(row.view, row.prompt, find_choice(row, "lay"), english)

    assert fact is not None and fact.startswith("completes a row for 4 points")


def test_empty_rows_are_one_answer() -> None:
    view, english = ask_only(table(camp(display=rows("t01")))).view, words("en")
    labels = [targui.choice(view, "lay", "row", row, english) for row in Row]

    assert labels == ["row 1 (well)", "an empty row", "an empty row"]
