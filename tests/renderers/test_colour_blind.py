"""Players' colours and marks: colours that some people confuse come with marks of different shapes.

The differences are CIEDE2000 (`tests.renderers.seeing`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from azalai.games import GAMES
from azalai.renderers import looks
from azalai.renderers.kit import sprites
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.contrast import strengthen_colour
from azalai.renderers.kit.looks import Look
from azalai.renderers.kit.palette import PLAYERS
from azalai.renderers.kit.sprites import Sprite, Sprites
from azalai.renderers.targui1988 import signs as signs_of_1988
from azalai.renderers.targui1988 import tiles as tiles_of_1988
from tests.renderers.seeing import EYES, ciede2000, convert_to_lab, measure_distance, simulate
from tests.renderers.showing import GAMES_DRAWN, draw, list_shown

AT_A_GLANCE = 20
"""Difference of colours below which players need another difference."""
PHONE = 300
"""Width of a picture on a phone, in pixels."""
SMALLEST = {1400: 26, 1000: 20}
"""By the width of a picture in px: the least width of a player's mark in it."""
SOME = 3
"""Every Nth picture is checked; all if there is time."""
OTHERS = 0.12
"""Least share of a mark's square that is ink of one mark and not of the other."""


def of_game(key: str) -> Sequence[Look]:
    """Return the looks of the players at the largest table of a game."""
    game, seats = GAMES[key], max(GAMES[key].seats)
    view = game.view(game.setup(seats=seats, options=game.Options(), seed=b"looks"), None)
    return looks(key, view)[:seats]


def silhouette(look: Look, size: int) -> Image.Image:
    """Return the mark as large as it looks on a phone in a picture 1400 px wide (L, its box filled)."""
    alpha = look.mark(size).image.getchannel("A")
    side = round(size * PHONE / 1400)
    small = alpha.crop(alpha.getbbox()).resize((side, side), Image.Resampling.BOX)
    return small.resize((32, 32), Image.Resampling.BILINEAR)


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_difference_is_that_of_the_published_pairs(
    one: Sequence[float], other: Sequence[float], far: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(far, abs=0.0001)


def test_white_is_white_to_every_kind_of_sight() -> None:
    assert convert_to_lab((255, 255, 255)) == pytest.approx((100, 0, 0), abs=0.01)
    assert all(measure_distance(simulate((255, 255, 255), eyes), (255, 255, 255)) < 1 for eyes in EYES)


@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_full_colour_vision_tells_players_apart_by_colour(key: str) -> None:
    for one, other in combinations(of_game(key), 2):
        assert measure_distance(one.colour, other.colour) > AT_A_GLANCE
        assert measure_distance(strengthen_colour(one.colour), strengthen_colour(other.colour)) > AT_A_GLANCE


@pytest.mark.parametrize("eyes", [name for name in EYES if name != "normal"])
@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_marks_of_similar_colours_have_different_shapes(key: str, eyes: str) -> None:
    """Red and green land are two olives to some people, blue and violet cloth one blue to others."""
    for one, other in combinations(of_game(key), 2):
        colours = [
            (simulate(change(one.colour), eyes), simulate(change(other.colour), eyes))
            for change in (lambda as_is: as_is, strengthen_colour)
        ]
        if min(measure_distance(*pair) for pair in colours) < AT_A_GLANCE:
            differs = ImageChops.difference(silhouette(one, SMALLEST[1400]), silhouette(other, SMALLEST[1400]))
            assert ImageStat.Stat(differs).mean[0] / 255 > OTHERS


def test_some_colours_are_alike_to_some() -> None:
    """The tests above have something to find."""
    green, red, blue, violet = PLAYERS[1:]
    assert measure_distance(simulate(green, "deuteranopia"), simulate(red, "deuteranopia")) < 10
    assert measure_distance(simulate(blue, "protanopia"), simulate(violet, "protanopia")) < 10


class Marks(Sprites):
    """Sprites that note the widths of the players' marks that a picture requests."""

    def __init__(self) -> None:
        super().__init__(capacity=240_000_000)
        self.widths: dict[str, int] = {}

    def find(self, key: Hashable, draw: Callable[[], Canvas | Sprite]) -> Sprite:
        sprite = super().find(key, draw)
        assert isinstance(key, tuple)
        name = str(key[1])
        if name in ("mark", "badge", "draw_rimmed_mark") or name.startswith(("mark-", "blazon-")):
            box = sprite.image.getchannel("A").getbbox() or (0, 0, 0, 0)
            self.widths[f"{key[:3]}"] = box[2] - box[0]
        return sprite


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Marks]:
    noted = Marks()
    monkeypatch.setattr(sprites, "SPRITES", noted)
    yield noted


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("every", [SOME, pytest.param(1, marks=pytest.mark.long(seconds=5))])
@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_marks_of_players_are_large_enough_on_a_phone(key: str, every: int, noted: Marks) -> None:
    small: dict[str, int] = {}
    for made in list(list_shown(key).values())[::every]:
        noted.widths.clear()
        image = draw(key, made())
        small |= {name: wide for name, wide in noted.widths.items() if wide < SMALLEST[image.width]}
    assert small == {}


def test_the_owner_of_a_territory_has_a_mark_next_to_the_camels() -> None:
    for tribe in range(4):
        box = signs_of_1988.pale_mark(tribe, tiles_of_1988.ON_BOARD.mark).image.getchannel("A").getbbox()
        assert box is not None and min(box[2] - box[0], box[3] - box[1]) >= 30
