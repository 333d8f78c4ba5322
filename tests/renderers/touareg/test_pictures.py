"""Pictures of Touareg, for positions made by hand."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from PIL import Image, ImageChops

from azalai.games.contract import Outcome
from azalai.games.touareg.components import Good, Place, Special
from azalai.games.touareg.view import Latest, TouaregView
from azalai.locales import words
from azalai.renderers import renderer
from azalai.renderers.kit import sprites
from azalai.renderers.touareg.others import TOP, panels
from azalai.renderers.touareg.own import left_edge
from tests.renderers.touareg import views
from tests.renderers.touareg.views import NAMES, PRIVATE, PUBLIC, RESULTS


def draw(view: TouaregView, names: Sequence[str] = NAMES) -> Image.Image:
    return renderer("touareg").draw(view, names[: len(view.camps)], words("fr"))


def find_changed_box(one: TouaregView, other: TouaregView) -> tuple[int, int, int, int] | None:
    """Return the box in which two pictures differ: left, top, right, bottom."""
    return ImageChops.difference(draw(one), draw(other)).getbbox()


def test_every_number_of_players_is_among_the_positions() -> None:
    assert {len(view.camps) for view in PUBLIC.values()} == {2, 3, 4, 5}
    assert {len(view.camps) for view in RESULTS.values()} == {2, 3, 4, 5}


def test_a_long_name_of_a_narrow_panel_has_its_line_for_itself() -> None:
    view = PUBLIC["five"]
    short, long = draw(view, ["A"] * 5), draw(view, ["W" * 32] * 5)

    # the panel of the second seat: 426 wide from x 487; star and hand stand below the name
    box = ImageChops.difference(short, long).crop((487, 365, 913, 440)).getbbox()

    assert box is not None
    assert box[2] <= 426 - 8 and box[3] <= 424 - 365


def test_names_do_not_change_what_surrounds_them() -> None:
    view = PUBLIC["target"]
    box = ImageChops.difference(draw(view, NAMES), draw(view, ["Z", *NAMES[1:]])).getbbox()

    assert box is not None
    assert box[0] >= 36 and box[2] <= 36 + 652 and box[1] >= 360 and box[3] <= 360 + 84


def test_the_private_picture_shows_the_hand_and_the_public_one_cannot() -> None:
    public = PUBLIC["target"]
    one, other = views.with_owner(public, 2, "wssm", ["wg"]), views.with_owner(public, 2, "mmgw", ["wg"])

    assert find_changed_box(one, other) is not None
    assert msgspec.structs.replace(one.camps[2], hand=None) != one.camps[2]
    assert all(camp.hand is None for camp in public.camps)


def test_the_private_picture_shows_what_lies_in_a_cave_and_under_a_thief() -> None:
    public = PUBLIC["two-rich"]
    own = views.with_owner(public, 0, "wwgm", ["ws", "g"], ["m"])

    in_cave = find_changed_box(own, views.with_owner(public, 0, "wwgm", ["wm", "g"], ["m"]))
    under_thief = find_changed_box(own, views.with_owner(public, 0, "wwgm", ["ws", "g"], ["s"]))

    for box in (in_cave, under_thief):
        assert box is not None
        assert box[1] > 296, "it lies below the rug"
        assert box[2] < left_edge(own.camps[0]) and box[3] <= 640, "and neither among the animals nor with the others"


def test_the_public_board_does_not_look_into_hands_caves_or_thieves() -> None:
    public = PUBLIC["two-rich"]
    seen = views.with_owner(public, 0, "wwgm", ["ws", "g"], ["m"])

    assert find_changed_box(public, msgspec.structs.replace(seen, seat=None)) is None


def test_the_private_picture_shows_what_all_can_see_of_the_others() -> None:
    own = PRIVATE["target"]
    richer = msgspec.structs.replace(own.camps[0], hand_count=3)
    loaded = msgspec.structs.replace(own.camps[1], animals=own.camps[0].animals)

    for camp in (richer, loaded):
        camps = (*own.camps[: camp.seat], camp, *own.camps[camp.seat + 1 :])
        box = find_changed_box(own, msgspec.structs.replace(own, camps=camps))
        assert box is not None
        assert box[3] > TOP


def test_a_private_picture_of_a_game_that_is_over_is_drawn() -> None:
    for view in RESULTS.values():
        last = panels(len(view.camps))[-1]
        assert draw(msgspec.structs.replace(view, seat=1)).size == (1000, last.y + last.height + 14)


def test_the_stage_is_told_over_the_pile() -> None:
    own = msgspec.structs.replace(PRIVATE["target"], settling=False, stage=1)
    second, settling = (msgspec.structs.replace(own, **new) for new in ({"stage": 2}, {"settling": True}))
    boxes = [find_changed_box(own, second), find_changed_box(second, settling)]

    assert all(box is not None and box[2] < 252 for box in boxes[:1])
    assert boxes[1] is not None


@pytest.mark.parametrize("seat", range(4))
def test_the_board_changes_only_in_two_panels_when_the_turn_passes(seat: int) -> None:
    view = PUBLIC["target"]
    box = find_changed_box(view, msgspec.structs.replace(view, to_act=seat))

    assert (box is None) == (seat == 2)
    assert box is None or box[1] >= 359


def test_the_last_action_glows_on_the_animal_and_in_the_market() -> None:
    view = msgspec.structs.replace(PUBLIC["target"], latest=None)
    loaded = msgspec.structs.replace(view, latest=Latest(seat=1, place=Place.CAMEL1, count=1))
    sent = msgspec.structs.replace(view, latest=Latest(seat=1, market=(Good.MILLET,)))
    bought = msgspec.structs.replace(view, latest=Latest(seat=2, special=Special.CAVE))

    drew = msgspec.structs.replace(view, latest=Latest(seat=0))

    animal, market, special = (
        find_changed_box(view, loaded),
        find_changed_box(view, sent),
        find_changed_box(view, bought),
    )
    mark = find_changed_box(view, drew)

    assert animal is not None and animal[0] > 712 and animal[1] > 360
    assert market is not None and market[1] < 120 and market[0] > 700 and market[2] > 900
    assert mark is not None and mark[2] <= 150 and mark[1] >= 358 and mark[3] <= 460, "who drew"
    assert special is not None and special[1] < 270 and special[3] > 816


def test_the_last_turn_is_marked_at_the_pile_in_both_pictures() -> None:
    empty = msgspec.structs.replace(PUBLIC["target"], pile=0)
    own = views.with_owner(empty, 2, "wssm", ["wg"])

    board = find_changed_box(empty, msgspec.structs.replace(empty, last_turn=True))
    private = find_changed_box(own, msgspec.structs.replace(own, last_turn=True))

    assert board is not None and board[2] < 252 and board[3] <= 275
    assert private is not None and private[2] < 180 and private[3] <= 260


def test_the_settling_phase_and_the_second_stage_look_different() -> None:
    first = PUBLIC["four-settling"]
    second = msgspec.structs.replace(first, settling=False, stage=2)

    assert find_changed_box(first, second) is not None


def test_goods_owed_to_the_market_are_shown_to_their_seat() -> None:
    own = PRIVATE["seven"]
    none, two = msgspec.structs.replace(own, to_send=0), msgspec.structs.replace(own, to_send=2)
    idle = msgspec.structs.replace(own, to_act=0)

    assert find_changed_box(own, none) is not None
    assert find_changed_box(own, two) is not None
    assert find_changed_box(idle, msgspec.structs.replace(idle, to_send=0)) is None


def test_a_tie_for_the_first_place_shows_the_dinars_of_the_hands() -> None:
    rows = [((6, 0, 0, 0), 0, (0, 4, 0, 0), 0), ((0, 5, 0, 0), 0, (5, 0, 0, 0), 0), ((0, 0, 4, 0), 0, (0, 0, 0, 3), 0)]
    poor, rich = views.make_result(rows, ["m", "g", ""]), views.make_result(rows, ["s", "wg", ""])
    untied = views.make_result([rows[2], rows[1]], ["m", "wwg"])

    assert find_changed_box(poor, rich) is not None
    assert find_changed_box(untied, views.make_result([rows[2], rows[1]], ["ww", "g"])) is None


def test_players_who_share_a_place_are_drawn_with_the_same_number() -> None:
    shared = RESULTS["two-tied"]
    assert shared.outcome is not None
    both = msgspec.structs.replace(shared, outcome=Outcome(((0, 1),), shared.outcome.scores))
    box = find_changed_box(shared, both)

    assert box is not None


def test_the_majority_marks_follow_the_public_goods() -> None:
    camps = [views.camp(0, ["w", ""]), views.camp(1, ["", ""], caves=[2]), views.camp(2, ["", ""])]
    tied = [camps[0], views.camp(1, ["w", ""], caves=[2]), camps[2]]

    box = find_changed_box(views.view(camps), views.view(tied))

    assert box is not None and box[1] < 120, "the second leader's mark stands beside the star"


@pytest.mark.costly
def test_a_board_and_a_private_picture_do_not_drive_out_each_others_sprites(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = sprites.Sprites(capacity=400_000_000)
    monkeypatch.setattr(sprites, "SPRITES", kept)

    draw(PUBLIC["five-monopoly"])
    draw(PRIVATE["monopoly"])

    assert 0 < kept.weight < 32_000_000, "so many bytes are kept in a bot"
