"""Pictures of every game: their sizes, equal views with equal pictures, and any names."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from PIL import ImageChops

from azalai.renderers.kit import sprites
from azalai.renderers.kit.encode import encode, limit
from tests.renderers.showing import GAMES_DRAWN, draw, least_height, list_shown

EXOTIC = ("Éléonore Ñandú Žižek Œuvre Çelik", "أمينة بنت عبد الرحمن", "🐪🏜️🌴", "𝕶𝖆𝖗𝖎𝖓𝖊", "W" * 32)


def pick_names(key: str, count: int) -> list[str]:
    """Return `count` names of positions, spread evenly over boards, private pictures and results."""
    names = list(list_shown(key))
    return [names[number * (len(names) - 1) // (count - 1)] for number in range(count)]


every_game = pytest.mark.parametrize("key", GAMES_DRAWN)
AGAIN = 3
"""Every Nth picture is drawn a second time, from an equal view."""

everything = pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES_DRAWN for name in list_shown(key)])


@pytest.mark.costly_cases(
    "targui-board-full",
    "targui-private-placing",
    "targui1988-private-camps",
    "targui1988-result-12",
    "touareg-board-target",
)
@everything
def test_every_position_is_a_picture_of_the_right_size_equal_for_equal_views(key: str, name: str) -> None:
    view = list_shown(key)[name]()
    image = draw(key, view)

    assert image.mode == "RGB"
    assert least_height(key) <= image.height <= {1000: 900, 1400: 1300}[image.width]
    assert len(encode(image)) <= limit(image.width)
    if list(list_shown(key)).index(name) % AGAIN == 0:
        again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        assert draw(key, again).tobytes() == image.tobytes()


# a picture without cached sprites takes a second; the next test draws some of each game so, all at once
@pytest.mark.long(seconds=5)
@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES_DRAWN for name in pick_names(key, 3)])
def test_a_picture_does_not_depend_on_what_was_drawn_before(
    key: str, name: str, forget_sprites: Callable[[], None]
) -> None:
    view = list_shown(key)[name]()
    warm = draw(key, view).tobytes()
    forget_sprites()

    assert draw(key, view).tobytes() == warm


@pytest.mark.parametrize(
    ("key", "count"),
    [
        ("touareg", 2),
        *(pytest.param(key, 3, marks=pytest.mark.long(seconds=5)) for key in GAMES_DRAWN),
    ],
)
def test_pictures_drawn_in_several_threads_equal_those_drawn_one_by_one(
    key: str, count: int, monkeypatch: pytest.MonkeyPatch, forget_sprites: Callable[[], None]
) -> None:
    """The test also covers sprites cut in pieces, since a picture without cached sprites takes a second."""
    views = [list_shown(key)[name]() for name in pick_names(key, count)]
    wanted = [draw(key, view).tobytes() for view in views]
    forget_sprites()
    monkeypatch.setattr(sprites, "cuts", lambda _: ())

    with ThreadPoolExecutor(2) as pool:
        drawn = list(pool.map(lambda view: draw(key, view).tobytes(), views))

    assert drawn == wanted


@pytest.mark.costly_cases("targui-board-target")
@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES_DRAWN for name in pick_names(key, 4)])
def test_names_of_any_script_are_drawn_or_replaced_and_move_nothing_else(key: str, name: str) -> None:
    view = list_shown(key)[name]()
    plain, exotic = draw(key, view), draw(key, view, EXOTIC)

    assert exotic.size == plain.size
    assert ImageChops.difference(plain, exotic).getbbox() is not None
