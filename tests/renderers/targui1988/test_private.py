"""A seat's own picture: the part of the map that it shows, its highlights and names, and the size of its letters."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from azalai.games.prompts import Form, Prompt, prompt
from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import SECTOR_SQUARES, SQUARES, Sector, Square
from azalai.games.targui1988.state import State
from azalai.games.targui1988.view import Phase, TarguiView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import renderer
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import CHOICE, OCHRE
from azalai.renderers.kit.picture import Picture
from azalai.renderers.targui1988.choices import affected_squares, list_fought, list_lit, selected_route, setting_out
from azalai.renderers.targui1988.private import plates
from azalai.renderers.targui1988.tiles import Plate
from azalai.renderers.targui1988.window import WHOLE, Window, window
from tests.games.targui1988.tables import after, table
from tests.renderers.asking import kinds, questions
from tests.renderers.targui1988.questions import marks
from tests.renderers.targui1988.views import NAMES, list_setup, make_fight, make_occupation, moment, view, view_as, war

every_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)
WIDE = {"a1": ("camp", 0, 4), "g4": ("erg", 0, 2), "d7": ("reg", 0, 1), "g1": ("camp", 1, 9)}
"""Land from one edge of the board to the other."""


def draw(shown: TarguiView, asked: Prompt | None = None) -> Image.Image:
    return renderer("targui1988").draw(shown, NAMES[: len(shown.tribes)], words("en"), asked)


def ask(state: State, **wanted: object) -> Prompt:
    """Return the first question to the acting seat, or the one after the first choice with these values."""
    moves = GAME.moves(state, state.to_act or 0)
    first = prompt(moves)
    if not wanted:
        return first
    chosen_one = next(
        choice for choice in first.choices if all(choice.value(name) == value for name, value in wanted.items())
    )
    return prompt(moves, chosen_one.answers)


def are_apart(one: Plate, other: Plate) -> bool:
    """Return True if two names don't touch."""
    (left, top, right, bottom), (x, y, to_x, to_y) = one.box, other.box
    return right <= x or to_x <= left or bottom <= y or to_y <= top


@pytest.mark.costly(seconds=2)
@every_number_of_seats
def test_all_that_can_be_chosen_bears_its_name_in_the_picture_and_no_two_names_touch(seats: int) -> None:
    for asked in questions("targui1988", seats):
        all_marks = marks(asked)
        if asked.view.phase is not Phase.SECTORS:
            assert {mark.square for mark in all_marks if mark.lit} == list_lit(asked.view, asked.prompt)
        height = 900
        for mark in all_marks:
            left, top, right, bottom = mark.box
            assert left >= 0 and top >= 0 and right <= 1000 and bottom <= height
        assert all(are_apart(one, other) for one, other in itertools.combinations(all_marks, 2))


@every_number_of_seats
def test_every_choice_with_a_square_lights_it(seats: int) -> None:
    for asked in questions("targui1988", seats):
        bright = list_lit(asked.view, asked.prompt)
        for choice in asked.prompt.choices:
            for field in ("source", "target", "square"):
                steps = [step for step in choice.steps if step.field == field and step.asked]
                later = field == "source" and choice.value("target") is not None
                assert all(step.value in bright for step in steps) or later


@pytest.mark.costly_cases("2", "4")
@every_number_of_seats
def test_the_letters_of_every_question_are_large_enough_for_a_phone(
    seats: int, monkeypatch: pytest.MonkeyPatch, forget_sprites: Callable[[], None]
) -> None:
    asked: list[tuple[str, float]] = []

    def watch(function: Callable[..., object], text: int, size: int) -> Callable[..., object]:
        def watching(*args: object, **more: object) -> object:
            asked.append((str(args[text]), float(str(args[size]))))
            return function(*args, **more)

        return watching

    for name, text, size in (("write", 3, 4), ("draw", 3, 4), ("label", 0, 2), ("digits", 0, 1)):
        monkeypatch.setattr(letters, name, watch(getattr(letters, name), text, size))
    forget_sprites()
    for kind in kinds("targui1988", seats)[::6]:
        draw(kind.view, kind.prompt)

    assert asked
    assert not [mark for mark in asked if mark[1] < (34 if re.search(r"\d", mark[0]) else 30)]


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("name", ["2-robots-to-the-last", "3-robots-9-rounds", "4-robots-12-rounds"])
def test_a_waiting_player_sees_the_same_map_without_highlights(name: str) -> None:
    for share in (0, 0.02, 0.1, 0.4, 0.8):
        shown = moment(name, share, 0)
        for seat in range(len(shown.tribes)):
            image = draw(replace(shown, seat=seat))

            assert image.width == 1000 and image.height <= 900
            assert CHOICE not in {colour for _, colour in image.getcolors(1 << 20) or ()}
            assert not any(mark.lit or mark.swords for mark in plates(shown, seat, None))


def test_a_prompt_is_not_for_a_game_that_is_over() -> None:
    over = view("result-12")

    assert draw(replace(over, seat=1), ask(war())).tobytes() == draw(over).tobytes()


# part of the map


def test_a_turn_keeps_its_map_where_the_own_land_is_narrow() -> None:
    state = table({"a1": ("camp", 0, 4), "b3": ("erg", 0, 0), "g7": ("camp", 1, 9)})
    maps = {window(view_as(state, 0), 0, ask(state)), window(view_as(state, 0), 0, None)}
    maps.add(window(view_as(state, 0), 0, ask(state, act="buy")))

    assert maps == {Window(0, 0, 5, 3, 196)}


def test_wide_land_is_shown_whole_and_then_around_the_moving_herd() -> None:
    state = table(WIDE)
    then = ask(state, source=Square.G4)

    assert window(view_as(state, 0), 0, ask(state)) == WHOLE
    close = window(view_as(state, 0), 0, then)
    assert close.columns == 5 and all(close.holds(square) for square in affected_squares(view_as(state, 0), then))
    assert draw(view_as(state, 0), then).height < 800


def test_a_fight_is_shown_from_close_by_with_both_sides_below() -> None:
    state = make_fight()
    shown = window(view_as(state, 0), 0, ask(state))

    assert (shown.columns, shown.rows) == (5, 3)
    assert draw(view_as(state, 0), ask(state)).height == 900


@every_number_of_seats
def test_all_that_is_lit_lies_whole_in_the_part_that_is_shown(seats: int) -> None:
    for asked in questions("targui1988", seats):
        shown = window(asked.view, asked.seat, asked.prompt)
        assert all(shown.holds(square) for square in list_lit(asked.view, asked.prompt))


# highlights


def test_the_herd_that_goes_is_framed_in_ochre_and_where_it_can_go_in_indigo() -> None:
    state = war()
    then, shown = ask(state, source=Square.C3), view_as(war(), 0)
    picture, part = draw(shown, then), window(shown, 0, then)
    (x, y), (to_x, to_y) = part.corner(Square.C3), part.corner(Square.D4)

    assert setting_out(shown, then) is Square.C3 and selected_route(shown, then) == (Square.C3, None)
    assert picture.getpixel((x - 1, y + 60)) == OCHRE
    assert picture.getpixel((to_x - 1, to_y + 60)) == CHOICE
    assert Square.A1 not in affected_squares(shown, then)


def test_swords_stand_before_what_can_be_attacked_and_before_whom_could_attack() -> None:
    shown = view_as(war(), 0)

    assert list_fought(shown, ask(war())) == {Square.C3}
    assert list_fought(shown, ask(war(), source=Square.C3)) == {Square.D3, Square.D4}


def test_a_fight_lights_the_square_attacked_and_a_territory_won_the_one_to_move_into() -> None:
    fight, won = make_fight(), make_occupation()

    assert list_lit(view_as(fight, 0), ask(fight)) == {Square.D3}
    assert ask(won).form is Form.NUMBER
    assert list_lit(view_as(won, 0), ask(won)) == {Square.D3}


def test_a_number_of_camels_lights_where_they_go() -> None:
    state = after(table({"a1": ("erg", 0, 3)}, silver=0))
    question = ask(state, source=Square.A1)

    assert list_lit(view_as(state, 0), ask(state)) == {Square.A1}
    assert list_lit(view_as(state, 0), question) == {Square.A2, Square.B1, Square.B2}


def test_the_corners_that_can_be_chosen_are_lit_whole() -> None:
    state = next(list_setup())
    bright = list_lit(view_as(state, 0), ask(state))

    assert bright == {square for sector in Sector for square in SECTOR_SQUARES[sector]}
    assert Square.D4 in SQUARES and Square.D4 not in bright


# panels


@pytest.mark.parametrize(
    "fields",
    [{"camels": 410}, {"silver": 345}, {"tribute": 128}, {"camp_owner": 2, "tribute": 0}, {"out_round": 4}],
)
@pytest.mark.parametrize("name", ["war", "twelve", "nine"])
def test_possessions_of_a_tribe_are_below_or_next_to_the_map_for_every_seat(name: str, fields: dict[str, int]) -> None:
    shown = replace(view(name), seat=0)
    tribes = (*shown.tribes[:2], replace(shown.tribes[2], **fields), *shown.tribes[3:])
    part = window(shown, 0, None)
    bare, changed = draw(shown), draw(replace(shown, tribes=tribes))
    kept = (0, 0, part.right, part.bottom) if part.whole else (0, 0, 1000, part.bottom)

    assert bare.tobytes() != changed.tobytes()
    assert bare.crop(kept).tobytes() == changed.crop(kept).tobytes()


def test_names_of_any_script_are_drawn_or_replaced_and_stay_in_their_panels() -> None:
    shown, exotic = replace(view("war"), seat=0), ("Éléonore Ñandú Žižek", "أمينة بنت", "🐪🏜️🌴", "W" * 32)
    changed = renderer("targui1988").draw(shown, exotic, words("en"))
    box = ImageChops.difference(draw(shown), changed).getbbox()

    assert box is not None and box[0] > 60 and box[1] > window(shown, 0, None).bottom
    assert box[2] < 990 and box[3] - box[1] < 50


def test_the_cards_that_would_touch_own_squares_are_named_where_there_is_room() -> None:
    shown = view_as(table(), 0)
    named = draw(shown)
    calm = replace(shown, destinies=tuple(replace(destiny, concerns=(0, 0)) for destiny in shown.destinies))

    assert window(shown, 0, None).rows == 3
    assert draw(calm).height < named.height <= 900


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_below_the_map_have_an_uncut_heading(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """The names below the map have a heading."""
    written: list[str] = []
    write = Picture.write

    def note(picture: Picture, x: float, y: float, text: str, *rest: Any) -> None:
        written.append(text)
        write(picture, x, y, text, *rest)

    monkeypatch.setattr(Picture, "write", note)
    renderer("targui1988").draw(view_as(table(), 0), NAMES[:2], words(language), None)

    assert words(language).say("targui1988-picture-threats") in written
