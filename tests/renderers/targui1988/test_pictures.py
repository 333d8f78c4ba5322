"""Pictures of Targui 1988, for positions made by hand and for moments of real games."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from azalai.games.targui1988 import components as box
from azalai.games.targui1988.components import DESTINIES, SQUARES, Square
from azalai.games.targui1988.view import TarguiView
from azalai.locales import words
from azalai.renderers import charts, renderer
from azalai.renderers.kit.encode import LIMIT, encode
from azalai.renderers.kit.palette import PLAYERS
from azalai.renderers.targui1988.chart import Course, changes_of_camps, scale, spread
from azalai.renderers.targui1988.effects import effect
from azalai.renderers.targui1988.map import corner
from azalai.renderers.targui1988.scene import passage
from tests.renderers.targui1988.views import NAMES, copy_view, view

CHARTED = ("sectors", "war", "one-round", "few-cards", "twelve", "sixteen", "longest", "result-9", "result-1")
EXOTIC = ("Éléonore Ñandú Žižek Œuvre Çelik", "أمينة بنت عبد الرحمن", "🐪🏜️🌴", "W" * 32)
CHOSEN = (box.Tribe.RESS, box.Tribe.ILBAKAN)
Box = tuple[int, int, int, int]
HEAD, MAP, PANELS, STRIP = (0, 0, 1400, 176), (30, 176, 1010, 1160), (990, 176, 1400, 1160), (0, 1158, 1400, 1300)
"""Parts of a board: left, top, right, bottom."""


def draw(shown: TarguiView, names: Sequence[str] = NAMES) -> Image.Image:
    return renderer("targui1988").draw(shown, names[: len(shown.tribes)], words("fr"))


def chart(name: str, shown: TarguiView, names: Sequence[str] = NAMES) -> Image.Image:
    offered = charts("targui1988")
    assert offered is not None
    return offered.chart(name, shown, names[: len(shown.tribes)], words("fr")).image


def find_changed_box(one: TarguiView, other: TarguiView) -> Box | None:
    """Return the box in which two pictures differ."""
    return ImageChops.difference(draw(one), draw(other)).getbbox()


def is_within(box: Box | None, outer: Box) -> bool:
    """Return True if something changed, and only inside `outer`."""
    if box is None:
        return False
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]


def with_square(shown: TarguiView, square: str, **fields: object) -> TarguiView:
    """Return the view with one square changed."""
    number = SQUARES.index(Square(square))
    squares = list(shown.squares)
    squares[number] = replace(squares[number], **fields)
    return replace(shown, squares=tuple(squares))


def with_tribe(shown: TarguiView, seat: int, **fields: object) -> TarguiView:
    """Return the view with one tribe changed."""
    tribes = list(shown.tribes)
    tribes[seat] = replace(tribes[seat], **fields)
    return replace(shown, tribes=tuple(tribes))


@pytest.mark.parametrize("name", CHARTED)
@pytest.mark.parametrize("which", ["history", "destiny"])
def test_the_charts_can_be_drawn_at_any_moment(which: str, name: str) -> None:
    image = chart(which, view(name))

    assert image.mode == "RGB"
    assert image.size in ((1400, 1236), (1400, 1230))
    assert len(encode(image)) <= LIMIT


@pytest.mark.costly
def test_equal_views_give_equal_charts_after_any_drawing(forget_sprites: Callable[[], None]) -> None:
    warm = chart("history", view("nine")).tobytes()
    forget_sprites()

    assert chart("history", copy_view(view("nine"))).tobytes() == warm


@pytest.mark.costly_cases("war")
@pytest.mark.parametrize("name", ["war", "nine"])
def test_names_of_any_script_are_drawn_or_replaced_and_stay_in_their_panels(name: str) -> None:
    plain, exotic = draw(view(name)), draw(view(name), EXOTIC)

    assert is_within(ImageChops.difference(plain, exotic).getbbox(), (1022 + 68, 182, 1364 - 68, 1152))


@pytest.mark.costly
def test_a_long_name_stays_in_its_row_of_the_result_and_in_its_head_of_the_history() -> None:
    shown = view("result-9")
    row = ImageChops.difference(draw(shown), draw(shown, ["W" * 32] * 4)).getbbox()
    head = ImageChops.difference(chart("history", shown), chart("history", shown, ["W" * 32] * 4)).getbbox()

    assert is_within(row, (180, 330, 790, 840))
    assert is_within(head, (90, 80, 1400, 164))


# Information on the board


def test_camels_of_a_square_are_written_on_it_and_nowhere_else() -> None:
    shown = view("war")
    x, y = corner(Square.C3)

    assert is_within(find_changed_box(shown, with_square(shown, "c3", camels=13)), (x, y + 76, x + 130, y + 130))


@pytest.mark.parametrize(
    "fields", [{"owner": 3}, {"camels": 0}, {"economic": 4}, {"strategic": 2}, {"land": box.Land.REG}]
)
def test_owner_guards_values_and_land_of_a_square_show_on_it(fields: dict[str, object]) -> None:
    shown = view("war")
    x, y = corner(Square.C3)

    assert is_within(find_changed_box(shown, with_square(shown, "c3", **fields)), (x - 6, y - 8, x + 134, y + 136))


@pytest.mark.parametrize(
    "fields", [{"camels": 41}, {"silver": 5}, {"tribute": 30}, {"camp_owner": 1}, {"out_round": 4}]
)
def test_the_panel_of_a_tribe_shows_its_possessions(fields: dict[str, object]) -> None:
    shown = view("war")

    assert is_within(
        find_changed_box(shown, with_tribe(shown, 2, **fields)), (1000, 182 + 2 * 184 - 6, 1400, 182 + 3 * 184)
    )


@pytest.mark.parametrize("fields", [{"territories": 9}, {"foreign_camps": 2}, {"cards_left": 3}])
def test_with_three_tribes_a_panel_tells_territories_camps_and_turns_left(fields: dict[str, object]) -> None:
    shown = view("nine")

    assert is_within(find_changed_box(shown, with_tribe(shown, 1, **fields)), (1000, 182 + 245, 1400, 182 + 2 * 245))


def test_the_last_rolls_of_a_combat_show_in_its_panel() -> None:
    shown = view("fighting")
    assert shown.combat is not None
    *first, last = shown.combat.exchanges
    other = replace(last, reply=last.reply % 6 + 1)
    combat = replace(shown.combat, exchanges=(*first, other))

    assert is_within(find_changed_box(shown, replace(shown, combat=combat)), (1022, 918, 1364, 1152))


def test_the_owner_of_the_card_in_play_is_marked_in_head_and_panels() -> None:
    shown = view("war")
    other = replace(shown, to_act=1, turned=(*shown.turned[:-1], replace(shown.turned[-1], seat=1)))
    difference = ImageChops.difference(draw(shown), draw(other))

    assert difference.crop(HEAD).getbbox() is not None
    assert difference.crop(PANELS).getbbox() is not None
    assert difference.crop((30, 185, 985, 1160)).getbbox() is None


def test_the_last_act_glows_on_both_its_squares() -> None:
    shown = view("wiped-out")
    quiet = replace(shown, latest=None)
    left, right = corner(Square.F1), corner(Square.G1)
    box = find_changed_box(shown, quiet)

    assert is_within(box, (left[0] - 36, left[1] - 36, right[0] + 170, right[1] + 170))


def test_a_destiny_card_turned_over_is_crossed_in_the_strip() -> None:
    shown = view("war")
    used = [replace(destiny, round=1) if destiny.number == 7 else destiny for destiny in shown.destinies]

    assert is_within(find_changed_box(shown, replace(shown, destinies=tuple(used))), STRIP)


def test_effects_of_the_last_destiny_card_are_written_next_to_it() -> None:
    shown = view("robbed")
    assert shown.last_destiny is not None
    spared = replace(shown.last_destiny, silver=(-120, 0, -120, -120))

    assert is_within(find_changed_box(shown, replace(shown, last_destiny=spared)), (130, 1164, 390, 1264))


def colours(image: Image.Image, part: Box) -> set[int]:
    """Return the tribes whose colours are seen in a part of a picture, as their places in the box."""
    counts = {colour: count for count, colour in image.crop(part).getcolors(1 << 24)}  # pyright: ignore[reportOptionalIterable]
    return {tribe for tribe in range(4) if counts.get(PLAYERS[tribe], 0) > 40}


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(
    ("tribes", "seen"),
    [pytest.param((box.Tribe.AJJER, box.Tribe.AHAGGAR), {0, 1}, marks=pytest.mark.long(seconds=5)), (CHOSEN, {3, 2})],
)
def test_everything_of_a_player_has_the_colour_of_the_tribe(tribes: tuple[box.Tribe, ...], seen: set[int]) -> None:
    def with_tribes(name: str) -> TarguiView:
        shown = view(name)
        for seat, tribe in enumerate(tribes):
            shown = with_tribe(shown, seat, tribe=tribe)
        return shown

    for name, part in (("fighting-2", MAP), ("fighting-2", PANELS), ("private-fighting-2", (0, 0, 1000, 900))):
        assert colours(draw(with_tribes(name)), part) == seen
    assert colours(draw(with_tribes("result-8")), (0, 0, 1400, 1220)) == seen
    assert colours(chart("history", with_tribes("to-the-last")), (0, 0, 1400, 1236)) == seen
    board = draw(with_tribes("fighting-2"))
    for seat, square in enumerate((Square.A1, Square.G1)):
        x, y = corner(square)
        assert board.getpixel((x + 3, y + 60)) == PLAYERS[box.TRIBES.index(tribes[seat])]


def test_a_result_without_camps_says_so_above_the_march() -> None:
    shown = view("result-nobody-holds-a-camp")
    held = [replace(tribe, camp_owner=tribe.seat if tribe.seat == 1 else tribe.camp_owner) for tribe in shown.tribes]
    difference = ImageChops.difference(draw(shown), draw(replace(shown, tribes=tuple(held))))

    assert difference.crop((300, 20, 1400, 76)).getbbox() is not None
    assert difference.crop((0, 76, 1400, 320)).getbbox() is None


@pytest.mark.costly
def test_each_seats_picture_is_its_own() -> None:
    shown = view("war")

    assert len({draw(replace(shown, seat=seat)).tobytes() for seat in (None, 0, 1, 2, 3)}) == 5


# Destiny


@pytest.mark.parametrize("card", DESTINIES)
def test_every_destiny_card_tells_what_is_touched_and_by_how_much(card: box.Destiny) -> None:
    does = effect(card)

    assert does.touched in ("camel", "coin", "strategic", "economic")
    assert (does.good is True) == does.text.startswith("+")
    assert (does.tribe is not None) == (card in box.GIFTS)


def test_the_sheet_changes_only_where_a_card_does() -> None:
    shown = view("war")
    used = [replace(destiny, round=1) if destiny.number == 7 else destiny for destiny in shown.destinies]
    difference = ImageChops.difference(chart("destiny", shown), chart("destiny", replace(shown, destinies=tuple(used))))

    assert difference.crop((0, 384, 690, 1230)).getbbox() is None, "the seventh stands in the second row, third"
    assert difference.crop((708, 384, 1036, 650)).getbbox() is not None


# Rounds and history


@pytest.mark.parametrize(("round_", "rounds"), [(1, (1, 16)), (16, (1, 16)), (17, (17, 32)), (48, (33, 48))])
def test_to_the_last_the_rounds_of_the_present_passage_are_shown(round_: int, rounds: tuple[int, int]) -> None:
    assert passage(replace(view("longest"), round=round_)) == rounds


@pytest.mark.parametrize(("round_", "rounds"), [(1, (1, 5)), (6, (6, 10)), (46, (46, 48))])
def test_a_passage_through_few_cards_is_as_short_and_none_goes_past_the_last_round(
    round_: int, rounds: tuple[int, int]
) -> None:
    assert passage(replace(view("few-cards"), round=round_)) == rounds


def test_otherwise_all_rounds_are_shown() -> None:
    assert passage(view("shortest")) == (1, 8)
    assert passage(view("one-round")) == (1, 1)


@pytest.mark.parametrize("most", [0, 1, 3, 7, 16, 27, 61, 110, 450, 2600])
def test_the_scale_holds_the_largest_value_in_few_steps(most: int) -> None:
    step, steps = scale(most)

    assert 3 <= steps <= 5
    assert most <= step * steps


def test_equal_values_are_written_below_each_other_inside_the_chart() -> None:
    places = spread([200, 200, 200, 200], 0, 238)

    assert all(below - above >= 46 for above, below in itertools.pairwise(places))
    assert places[-1] <= 238


def test_a_camp_lost_and_won_back_is_found_in_the_history() -> None:
    course = Course(((4, 4), (5, 0), (6, 0), (7, 9)), ((0, 1), (0, 0), (0, 0), (0, 1)), 1, (0, 1))

    assert changes_of_camps(course) == [(1, 1, 0), (3, 1, 1)]
