"""Pictures of Targui, for positions made by hand and for real ones."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from azalai.games import GAMES
from azalai.games.targui.cards import GOODS_CARDS, TRIBE_CARDS, Card, Timing
from azalai.games.targui.components import BORDERS, MIDDLE, Border, Symbol
from azalai.games.targui.view import Latest, Phase, Prospect, TarguiView
from azalai.locales import words
from azalai.renderers import renderer
from azalai.renderers.__main__ import positions
from azalai.renderers.kit.encode import LIMIT, encode
from azalai.renderers.targui import cards, effects
from azalai.renderers.targui.table import cell
from tests.renderers.targui import views
from tests.renderers.targui.views import NAMES, PRIVATE, PUBLIC, RESULTS

Box = tuple[int, int, int, int]


def draw(view: TarguiView, names: Sequence[str] = NAMES) -> Image.Image:
    return renderer("targui").draw(view, names, words("fr"))


def find_changed_box(one: TarguiView, other: TarguiView) -> Box | None:
    """Return the box in which two pictures differ: left, top, right, bottom."""
    return ImageChops.difference(draw(one), draw(other)).getbbox()


def is_inside(box: Box | None, row: int, column: int, reach: int = 34) -> bool:
    """Return True if a box is not empty and lies on a card of the 5 x 5 grid, or within `reach` px of it."""
    place = cell(row, column)
    return (
        box is not None
        and box[0] >= place.x - reach
        and box[1] >= place.y - reach
        and box[2] <= place.x + place.width + reach
        and box[3] <= place.y + place.height + reach
    )


@pytest.mark.costly(seconds=2)
def test_every_kind_of_picture_of_a_real_game_can_be_drawn() -> None:
    game = GAMES["targui"]
    states = positions(game, 2, seed=11)
    for state in states[:: max(1, len(states) // 12)]:
        for seat in (None, 0, 1):
            image = draw(game.view(state, seat))
            assert (image.mode, image.width) == ("RGB", 1400 if seat is None else 1000)
            assert image.height <= (1300 if seat is None else 900)
    assert len(encode(draw(game.view(states[-1], None)))) <= LIMIT


def test_a_long_name_does_not_reach_the_points() -> None:
    box = ImageChops.difference(draw(PUBLIC["full"], ["A", "A"]), draw(PUBLIC["full"], ["W" * 32] * 2)).getbbox()

    assert box is not None
    assert box[0] >= 920 + 60, "the marks stand where they stood"
    assert box[2] <= 1400 - 36 - 20 - 54 - 60, "the cross before the points"


# Cards


@pytest.mark.costly
def test_every_card_is_told_from_every_other_by_its_picture() -> None:
    shown = {cards.card(card, 180, 232).image.tobytes() for card in TRIBE_CARDS}

    assert len(shown) == len(set(TRIBE_CARDS.values()))


def test_goods_cards_that_give_the_same_look_the_same_and_others_differ() -> None:
    for one, other in itertools.combinations(GOODS_CARDS, 2):
        same = cards.card(one, 180, 232).image.tobytes() == cards.card(other, 180, 232).image.tobytes()
        assert same == (GOODS_CARDS[one] == GOODS_CARDS[other]), (one, other)


@pytest.mark.parametrize("card", TRIBE_CARDS)
def test_a_card_with_an_effect_has_a_formula_that_fits_its_strip(card: Card) -> None:
    row = effects.formula(card)
    tribe = TRIBE_CARDS[card]

    assert bool(row) == (tribe.effect is not None)
    if row:
        whole = cards.card(card, 180, 232).image
        strip = whole.crop((20 + 34, 20 + 172, 20 + 178, 20 + 228)).convert("L")
        assert ImageStat.Stat(strip).stddev[0] > 10, "something stands there"
        edge = whole.crop((20 + 177, 20 + 175, 20 + 180, 20 + 225)).convert("L")
        assert ImageStat.Stat(edge).stddev[0] < 25, "and it does not run over the edge"


def test_symbols_are_told_apart_without_colour() -> None:
    first = {tribe.symbol: card for card, tribe in reversed(TRIBE_CARDS.items()) if tribe.timing is Timing.NONE}  # pyright: ignore[reportArgumentType, reportCallIssue]
    grey = {symbol: cards.draw_laid_card(card, 94, 112, over=True).image.convert("L") for symbol, card in first.items()}

    assert set(grey) == set(Symbol)
    for one, other in itertools.combinations(grey, 2):
        assert ImageStat.Stat(ImageChops.difference(grey[one], grey[other])).mean[0] > 8


@pytest.mark.parametrize("card", [card for card, tribe in TRIBE_CARDS.items() if tribe.effect is not None])
def test_an_effect_that_is_over_leaves_no_strip(card: Card) -> None:
    over = cards.draw_laid_card(card, 94, 112, over=True).image
    remembered = cards.draw_laid_card(card, 94, 112, over=False).image
    short = bool(effects.short_effect(card))

    assert (over.tobytes() != remembered.tobytes()) == short
    assert short or TRIBE_CARDS[card].timing is Timing.NOW


# The board


@pytest.mark.parametrize("seat", [None, 0])
def test_the_turn_moves_the_pennant_from_panel_to_panel(seat: int | None) -> None:
    box = find_changed_box(PUBLIC["target"], msgspec.structs.replace(PUBLIC["target"], to_act=seat))

    assert box is not None
    assert box[0] >= 900, "only in the panels"


@pytest.mark.parametrize("number", [1, 4, 5, 10, 16])
def test_the_last_move_glows_on_its_border_card(number: int) -> None:
    plain = msgspec.structs.replace(PUBLIC["target"], latest=None)
    border = BORDERS[number - 1]
    row, column = {1: (0, 1), 4: (0, 4), 5: (1, 4), 10: (4, 2), 16: (0, 0)}[number]

    assert is_inside(
        find_changed_box(plain, msgspec.structs.replace(plain, latest=Latest(seat=0, border=border))), row, column
    )


@pytest.mark.parametrize("number", range(9))
def test_a_card_of_the_middle_lies_where_it_is(number: int) -> None:
    plain = PUBLIC["start"]
    spots = list(plain.middle)
    spots[number] = views.spot(MIDDLE[number], "T")

    box = find_changed_box(plain, msgspec.structs.replace(plain, middle=tuple(spots)))

    assert is_inside(box, 1 + number // 3, 1 + number % 3)


def test_a_used_figure_and_a_used_marker_look_used() -> None:
    fresh = views.view([views.camp(0), views.camp(1)], figures={"6": (0, False)}, markers={"b2": (1, False)})
    figure = views.view([views.camp(0), views.camp(1)], figures={"6": (0, True)}, markers={"b2": (1, False)})
    marker = views.view([views.camp(0), views.camp(1)], figures={"6": (0, False)}, markers={"b2": (1, True)})

    assert is_inside(find_changed_box(fresh, figure), 2, 4)
    assert is_inside(find_changed_box(fresh, marker), 2, 2)


@pytest.mark.parametrize("border", ["2", "6", "15", "11"])
def test_robber_and_figure_on_one_card_are_both_seen(border: str) -> None:
    camps = [views.camp(0), views.camp(1)]
    both = views.view(camps, robber=border, figures={border: (0, False)})
    robber, figure = views.view(camps, robber=border), views.view(camps, robber="7", figures={border: (0, False)})

    assert len({draw(view).tobytes() for view in (both, robber, figure)}) == 3


def test_a_raid_under_way_and_the_last_round_are_seen_in_the_heading() -> None:
    plain = msgspec.structs.replace(PUBLIC["raid"], raid=None, phase=Phase.ACTING)
    last = find_changed_box(plain, msgspec.structs.replace(plain, last_round=True))
    raid = find_changed_box(plain, msgspec.structs.replace(plain, raid=Border.B12))

    assert last is not None and last[0] >= 990 and last[3] <= 100
    assert raid is not None and raid[1] < 40 and raid[3] > 1000, "the heading and the corner"


def test_a_hidden_hand_card_is_a_back_and_an_open_one_is_seen() -> None:
    hidden, _ = PUBLIC["target"].camps
    camps = [msgspec.structs.replace(hidden, hand=views.hand(code, open_=True)) for code in ("t01", "t37")]
    pictures = {
        draw(msgspec.structs.replace(PUBLIC["target"], camps=(camp, PUBLIC["target"].camps[1]))).tobytes()
        for camp in (hidden, *camps)
    }

    assert len(pictures) == 3


def test_the_public_board_does_not_look_into_a_hidden_hand() -> None:
    public = PUBLIC["target"]
    camps = [msgspec.structs.replace(public.camps[0], hand=views.hand(code)) for code in ("t01", "t45")]
    one, other = (msgspec.structs.replace(public, camps=(camp, public.camps[1])) for camp in camps)

    assert find_changed_box(one, other) is None


def test_stored_gold_is_seen_as_long_as_it_lies_there() -> None:
    camp, other = PUBLIC["target"].camps
    spent = msgspec.structs.replace(PUBLIC["target"], camps=(msgspec.structs.replace(camp, stored_gold=False), other))

    assert find_changed_box(PUBLIC["target"], spent) is not None


# The private picture and the result


def test_the_private_picture_shows_the_hand_card_and_what_laying_it_would_bring() -> None:
    view = PRIVATE["target"]
    other_card = views.with_owner(PUBLIC["target"], 0, "t01", Prospect(Card.T01, 1, 0, 4, True), to_act=0, first=0)
    no_bonus = views.with_owner(PUBLIC["target"], 0, "t07", Prospect(Card.T07, 1, 3, 0, True), to_act=0, first=0)
    card, bonus = find_changed_box(view, other_card), find_changed_box(view, no_bonus)

    assert card is not None and card[0] < 200 and card[2] > 838, "as the Noble's card and in the hand"
    assert bonus is not None and bonus[2] <= 210 and bonus[3] <= 280, "on the Noble's card"


def test_a_card_just_drawn_takes_the_place_of_the_figure_that_drew_it() -> None:
    view = PRIVATE["drawn"]

    box = find_changed_box(view, msgspec.structs.replace(view, pending=None))

    assert box is not None and box[0] >= 390 and box[2] <= 600 and box[3] <= 290, "C, on the third tile"


def test_a_card_that_cannot_be_paid_for_says_so() -> None:
    view = PRIVATE["busy"]
    camp = view.camps[0]
    prospect = Prospect(Card.T39, 2, 0, 4, True)
    actions = [
        action if action.card is not Card.T39 else msgspec.structs.replace(action, prospect=prospect)
        for action in camp.actions
    ]
    camps = (msgspec.structs.replace(camp, actions=tuple(actions)), view.camps[1])

    box = find_changed_box(view, msgspec.structs.replace(view, camps=camps))

    assert box is not None and box[3] <= 290


@pytest.mark.parametrize("name", ["no-hand", "limit"])
def test_too_many_goods_are_marked_in_the_private_picture(name: str) -> None:
    camp, other = PRIVATE[name].camps
    counts = [msgspec.structs.replace(other, goods=goods) for goods in ((4, 3, 3), (4, 4, 3))]
    one, two = (draw(msgspec.structs.replace(PRIVATE[name], camps=(camp, own))) for own in counts)
    place = (722, 384, 836, 436) if name == "no-hand" else (80, 345, 250, 380)
    red = [
        sum(1 for pixel in image.crop(place).get_flattened_data() if pixel[0] > 180 and pixel[1] < 110)  # pyright: ignore[reportIndexIssue]
        for image in (one, two)
    ]

    assert red[0] == 0 < red[1]


@pytest.mark.parametrize("part", range(5))
def test_each_part_of_the_score_stands_in_the_result(part: int) -> None:
    plain = [7, 7, 7, 7, 7]
    more = [count + (number == part) for number, count in enumerate(plain)]
    first, second = (views.make_result(tuple(parts), (0, 0, 0, 0, 0), ((0,), (1,))) for parts in (plain, more))
    scores = [view.outcome.scores[0] for view in (first, second) if view.outcome is not None]
    assert scores[1].total == scores[0].total + 1

    box = find_changed_box(first, second)

    assert box is not None and box[3] > 800


def test_equal_points_show_what_broke_the_tie() -> None:
    tied, apart = RESULTS["tied"], RESULTS["blue"]
    rich = tuple(msgspec.structs.replace(camp, gold=3) for camp in tied.camps)

    assert find_changed_box(tied, msgspec.structs.replace(tied, camps=rich)) is not None
    rich = tuple(msgspec.structs.replace(camp, gold=3) for camp in apart.camps)
    assert find_changed_box(apart, msgspec.structs.replace(apart, camps=rich)) is None
