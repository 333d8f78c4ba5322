"""Pictures of Timbuktu, for positions made by hand and for positions of real games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from azalai.bot.hosting.names import NAMES as ROBOTS
from azalai.games import GAMES
from azalai.games.timbuktu.components import Letter, Site
from azalai.games.timbuktu.view import Latest, Phase, TimbuktuView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import renderer
from azalai.renderers.kit.encode import LIMIT, encode
from azalai.renderers.kit.picture import Picture
from azalai.renderers.timbuktu import choosing, going, strip
from tests.renderers.timbuktu import views
from tests.renderers.timbuktu.positions import PACKS, PRIVATE, PUBLIC, RESULTS, TARGET_PACKS
from tests.renderers.timbuktu.views import NAMES

UPPER, LOWER, SIDE = (0, 118, 1092, 638), (0, 724, 1092, 1244), 1050
"""Areas in which camels stand and to which they go, and the x from which the players are."""


def draw(view: TimbuktuView, names: Sequence[str] = NAMES) -> Image.Image:
    return renderer("timbuktu").draw(view, names[: len(view.caravans)], words("fr"))


def find_changed_box(one: TimbuktuView, other: TimbuktuView) -> tuple[int, int, int, int] | None:
    """Return the box in which two pictures differ: left, top, right, bottom."""
    return ImageChops.difference(draw(one), draw(other)).getbbox()


def is_within(box: tuple[int, int, int, int] | None, outer: tuple[int, int, int, int]) -> bool:
    """Return True if something changed, and only inside `outer`."""
    return box is not None and all((box[0] >= outer[0], box[1] >= outer[1], box[2] <= outer[2], box[3] <= outer[3]))


def test_a_long_name_stays_above_the_card_of_its_owner() -> None:
    view = PUBLIC["target"]
    box = ImageChops.difference(draw(view, ["A"] * 5), draw(view, ["W" * 32] * 5)).getbbox()

    assert box is not None
    assert box[0] >= 1092 + 60 and box[2] <= 1092 + 272 - 8


@pytest.mark.parametrize("name", ["chosen", "four", "three"])
def test_a_long_name_of_the_private_picture_stays_in_its_panel(name: str) -> None:
    view = PRIVATE[name]
    drawn = [draw(view, [each] * 5) for each in ("A", "W" * 32)]
    box = ImageChops.difference(*drawn).getbbox()
    row = strip.Row(0, len(view.caravans), strip.STRIP)

    assert box is not None and box[3] - box[1] < strip.STRIP / 2, "the upper line alone"
    for seat in range(1, len(view.caravans)):
        before, at = row.frame(seat - 1), row.frame(seat)
        between = (before.x + before.width - 6, 0, at.x + 44, drawn[0].height)
        assert ImageChops.difference(*(image.crop(between) for image in drawn)).getbbox() is None


@pytest.mark.parametrize("position", ["four", "three", "chosen"])
def test_no_letter_of_an_open_card_covers_a_name_of_the_private_picture(position: str) -> None:
    shown = PRIVATE[position]
    caravans = tuple(
        msgspec.structs.replace(caravan, chosen=True, revealed=True, card=Letter.A) for caravan in shown.caravans
    )
    opened = msgspec.structs.replace(shown, phase=Phase.TRAVELLING, caravans=caravans)
    closed = msgspec.structs.replace(
        opened, caravans=tuple(msgspec.structs.replace(caravan, chosen=False, revealed=False) for caravan in caravans)
    )
    for name in ("Tin Hinan", "Amara"):
        empty, named, lettered = draw(closed, [""] * 5), draw(closed, [name] * 5), draw(opened, [""] * 5)
        foot = (0, empty.height - strip.STRIP - strip.LEGEND - 20, empty.width, empty.height)
        written, covered = (
            ImageChops.difference(empty, other).crop(foot).convert("L").point([0] * 41 + [255] * 215)
            for other in (named, lettered)
        )
        assert written.getbbox() and covered.getbbox()
        assert ImageChops.multiply(written, covered).getbbox() is None, name


# Hidden information


@pytest.mark.parametrize("letter", list(Letter)[:5])
def test_the_board_does_not_show_which_camel_was_chosen(letter: Letter) -> None:
    public = PUBLIC["target"]
    chosen = views.with_owner(public, 0, *PACKS[:2], card=letter.value)

    assert find_changed_box(public, msgspec.structs.replace(chosen, seat=None)) is None


def test_the_board_shows_who_has_chosen_and_only_in_the_panels_of_the_players() -> None:
    public = PUBLIC["target"]
    caravans = list(public.caravans)
    caravans[1] = msgspec.structs.replace(caravans[1], chosen=True)
    done = msgspec.structs.replace(public, caravans=tuple(caravans), waiting_for=(2,))

    assert is_within(find_changed_box(public, done), (SIDE, 240, 1400, 400))


def test_a_card_that_lies_open_shows_its_letter() -> None:
    view = PUBLIC["travelling"]
    caravans = list(view.caravans)
    caravans[4] = msgspec.structs.replace(caravans[4], card=Letter.B)
    other = msgspec.structs.replace(view, caravans=tuple(caravans))

    assert is_within(find_changed_box(view, other), (SIDE, 660, 1400, 815))


def test_a_load_that_is_not_known_is_not_drawn() -> None:
    public = PUBLIC["loading-4"]
    caravans = list(public.caravans)
    known = [msgspec.structs.replace(camel, goods=views.goods("gcps")) for camel in caravans[2].camels]
    caravans[2] = msgspec.structs.replace(caravans[2], camels=tuple(known))

    assert find_changed_box(public, msgspec.structs.replace(public, caravans=tuple(caravans))) is None


# The board


def test_the_last_move_glows_where_the_camel_stands() -> None:
    view = msgspec.structs.replace(PUBLIC["target"], latest=None)
    arrived = msgspec.structs.replace(view, latest=Latest(2, Letter.E, Site.OASIS_3, views.spot("s4")))
    before = msgspec.structs.replace(view, latest=Latest(0, Letter.D, Site.OASIS_2, views.spot("m1")))

    assert is_within(find_changed_box(view, arrived), LOWER)
    assert is_within(find_changed_box(view, before), UPPER)


def test_the_camel_that_must_go_is_framed_and_its_arrows_change_colour() -> None:
    view = PUBLIC["travelling"]
    nobody = msgspec.structs.replace(view, to_act=None, ways=())
    box = find_changed_box(view, nobody)

    assert box is not None
    assert box[0] >= 675 and box[2] <= 1092, "the columns of star and moon"
    assert box[1] >= 118 + 52 and box[3] > 724, "from the camel to the stalls it may go to"


def test_a_full_enclosure_frames_no_stall() -> None:
    view = PUBLIC["crowded"]
    fewer = [
        each if each.next_stall is None else msgspec.structs.replace(each, next_stall=None)
        for each in view.lower.enclosures
    ]
    none = msgspec.structs.replace(view, lower=msgspec.structs.replace(view.lower, enclosures=tuple(fewer)))

    assert is_within(find_changed_box(view, none), (870, 724, 1092, 870)), "only the moon had a free stall"


def test_a_pack_between_two_players_is_seen() -> None:
    view = PUBLIC["full-3"]

    assert is_within(find_changed_box(view, msgspec.structs.replace(view, gaps=())), (SIDE, 118, 1400, 830))


def test_the_markers_lie_with_their_players() -> None:
    view = PUBLIC["target"]

    for other in (
        msgspec.structs.replace(view, first_of_stage=0),
        msgspec.structs.replace(view, first_of_round=0),
        msgspec.structs.replace(view, first_of_stage=4),
    ):
        assert is_within(find_changed_box(view, other), (SIDE, 118, 1400, 815))


def test_the_starting_grid_shows_for_whom_places_are_kept() -> None:
    view = PUBLIC["placing-3"]
    enclosures = tuple(msgspec.structs.replace(each, missing=()) for each in view.lower.enclosures)
    free = msgspec.structs.replace(view, lower=msgspec.structs.replace(view.lower, enclosures=enclosures))

    assert is_within(find_changed_box(view, free), LOWER)


# Thefts


def test_the_thefts_stand_until_the_first_camels_of_the_next_stage_are_chosen() -> None:
    night = PUBLIC["thefts"]
    revealed = msgspec.structs.replace(night, phase=Phase.TRAVELLING, to_act=3, waiting_for=(3,))
    second = msgspec.structs.replace(night, round=2)

    assert draw(night).height == 1056
    assert draw(revealed).height == draw(second).height == draw(PUBLIC["target"]).height


def test_a_stolen_good_is_struck_through_on_its_camel() -> None:
    view = PUBLIC["thefts"]
    assert view.night is not None
    first = view.night.thefts[0]
    spared = msgspec.structs.replace(
        first, losses=(msgspec.structs.replace(first.losses[0], stolen=()), *first.losses[1:])
    )
    other = msgspec.structs.replace(view.night, thefts=(spared, *view.night.thefts[1:]))

    # the first stall of the first column
    assert is_within(find_changed_box(view, msgspec.structs.replace(view, night=other)), (36, 268, 296, 367))


def test_players_who_have_chosen_are_listed_below_the_thefts() -> None:
    view = PUBLIC["thefts"]
    caravans = tuple(msgspec.structs.replace(each, chosen=True) for each in view.caravans)
    done = msgspec.structs.replace(view, caravans=caravans, waiting_for=())

    assert is_within(find_changed_box(view, done), (30, 860, 1370, 1056))


# The private picture


def test_the_private_picture_follows_the_packs_that_were_seen() -> None:
    fewer, more = (views.with_owner(PUBLIC["target"], 2, *packs) for packs in (TARGET_PACKS[1:], TARGET_PACKS))
    held = views.with_owner(PUBLIC["target"], 2, TARGET_PACKS[1], TARGET_PACKS[0])

    assert is_within(find_changed_box(fewer, more), (14, 14, 986, 530)), "the cards, and the bars of the enclosures"
    assert is_within(find_changed_box(more, held), (210, 400, 602, 470)), (
        "which of the two is in hand: the bars of lamp, scimitar"
    )


def test_the_own_chosen_camel_is_marked() -> None:
    view = PRIVATE["chosen"]
    caravans = list(view.caravans)
    caravans[0] = msgspec.structs.replace(caravans[0], card=Letter.D)
    cards = choosing.cards(view)

    box = find_changed_box(view, msgspec.structs.replace(view, caravans=tuple(caravans)))

    right = cards[Letter.D].x + cards[Letter.D].width
    assert is_within(box, (cards[Letter.B].x, 14, right, 14 + cards[Letter.B].height + 6))


def test_the_own_camels_stand_out_at_the_next_site_and_show_what_awaits_them() -> None:
    view = PRIVATE["travelling"]
    assert view.seat == 0
    other = msgspec.structs.replace(view, seat=1)
    own = next(
        (each.enclosure, stall.number)
        for each in view.lower.enclosures
        for stall in each.stalls
        if stall.camel is not None and stall.camel.seat == 0
    )
    at = going.SITE.stall(*own)
    place = (at.x, at.y, at.x + at.width, at.y + at.height)

    assert draw(view).crop(place).tobytes() != draw(other).crop(place).tobytes()


@pytest.mark.parametrize("name", PRIVATE)
def test_a_private_picture_has_a_phones_width_and_is_not_taller(name: str) -> None:
    image = draw(PRIVATE[name])

    assert image.width == 1000
    assert image.height <= 900


def test_a_full_enclosure_and_a_camel_without_goods_are_drawn() -> None:
    crowded = PRIVATE["crowded"]
    choosing_again = msgspec.structs.replace(crowded, phase=Phase.CHOOSING, to_act=None, ways=())

    assert draw(crowded).size != draw(choosing_again).size


def test_goods_left_to_load_are_shown_to_their_owner() -> None:
    view = PRIVATE["loading-5"]

    assert is_within(
        find_changed_box(view, msgspec.structs.replace(view, unloaded=(2, 2, 3, 3, 1))), (798, 214, 986, 350)
    )


def test_the_result_is_the_same_for_all() -> None:
    over = RESULTS["5"]

    assert find_changed_box(over, msgspec.structs.replace(over, seat=3)) is None


@pytest.mark.parametrize("name", ["W" * 32, *ROBOTS])
def test_a_long_name_in_the_result_does_not_touch_the_goods(name: str) -> None:
    """At least 24 of 1400 px are free, which are 5 on a phone; a robot's name is in one line."""
    drawn = [draw(RESULTS["5"], [each] * 5) for each in ("A", name)]
    rows = [image.crop((140, 380, 800, 940)) for image in drawn]
    box = ImageChops.difference(*rows).getbbox()

    assert box is not None and 140 + box[2] <= 372 + 32 - 20 - 24
    first = ImageChops.difference(*(row.crop((0, 8, 660, 112)) for row in rows)).getbbox()
    assert first is not None and (name not in ROBOTS or first[3] - first[1] <= 56)


def test_players_who_share_the_victory_are_both_framed() -> None:
    tied = RESULTS["tied"]
    assert tied.outcome is not None
    alone = msgspec.structs.replace(tied.outcome, ranking=((0,), (1,), (2,)))

    assert find_changed_box(tied, msgspec.structs.replace(tied, outcome=alone)) is not None


# Real games


@pytest.mark.costly
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("distribution", ["printed", "free"])
def test_positions_of_random_games_are_drawn_for_all_and_small_enough(seats: int, distribution: str) -> None:
    game, chance = GAMES["timbuktu"], random.Random(seats)
    options = msgspec.convert({"distribution": distribution}, game.Options)
    state = game.setup(seats=seats, options=options, seed=b"pictures")
    step = 0
    while True:
        if step % 97 == 0 or game.outcome(state) is not None:
            for seat in (None, step % seats):
                image = draw(game.view(state, seat))
                assert image.height <= 1300
                assert len(encode(image)) <= LIMIT
        if game.outcome(state) is not None:
            break
        seat = chance.choice(game.deciders(state))
        state = game.play(state, seat, chance.choice(game.moves(state, seat))).state
        step += 1

    assert step > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_who_begins_is_in_the_legend_where_it_is_shown(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    write = Picture.write

    def draw_and_note(picture: Picture, x: float, y: float, text: str, *more: Any, **named: Any) -> None:
        written.append(text)
        write(picture, x, y, text, *more, **named)

    monkeypatch.setattr(Picture, "write", draw_and_note)
    view = PRIVATE["chosen"]
    renderer("timbuktu").draw(view, NAMES, words(language))
    assert words(language).say("timbuktu-picture-legend-first") in written
