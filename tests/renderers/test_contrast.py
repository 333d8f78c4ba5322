"""High-contrast pictures: text and marks stand out more than in the others, in every game's picture."""

from __future__ import annotations

import pytest
from PIL import Image

from azalai.bot.catalogue import list_offered_games
from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import renderer
from azalai.renderers.kit import palette
from azalai.renderers.kit.contrast import contrast, high_contrast, strengthen_colour
from azalai.renderers.kit.encode import LIMIT, encode
from azalai.renderers.kit.palette import Colour, mix
from azalai.renderers.targui.cards import PLACE, PLACE_EDGE
from azalai.renderers.targui.symbols import TINTS

GROUNDS = (palette.PAPER, palette.DAWN, palette.SAND_LIGHT, palette.SAND)
NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")


def before_and_after(text: Colour, ground: Colour) -> tuple[float, float]:
    return contrast(text, ground), contrast(strengthen_colour(text), strengthen_colour(ground))


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("text", [palette.INK, palette.LINE, palette.NIGHT, palette.BLUE, palette.TERRACOTTA])
def test_text_on_every_ground_gains_and_is_easy_to_read(text: Colour, ground: Colour):
    before, after = before_and_after(text, ground)
    assert after > 1.25 * before
    assert after >= 4.5


@pytest.mark.parametrize("ground", GROUNDS)
def test_the_marks_of_all_players_stand_out_from_every_ground(ground: Colour):
    for mark in palette.PLAYERS:
        before, after = before_and_after(mark, ground)
        assert after > 1.2 * before
        assert after > 2.8 or mark is palette.PLAYERS[0]  # the yellow mark, which is light, has a dark outline


@pytest.mark.parametrize("ground", [palette.PLAYERS[0], palette.OCHRE, palette.GLOW])
def test_dark_letters_on_light_marks_gain(ground: Colour):
    before, after = before_and_after(palette.INK, ground)
    assert after > before


def test_empty_places_and_fine_lines_gain():
    for ground in (PLACE, palette.PAPER, palette.SAND, palette.SAND_LIGHT):
        before, after = before_and_after(PLACE_EDGE, ground)
        assert after > 1.25 * before


@pytest.mark.parametrize("ink", [palette.INK, palette.NIGHT])
@pytest.mark.parametrize("tint", [*TINTS.values(), *palette.TINTS.values()])
def test_ink_gains_on_every_tinted_card(tint: Colour, ink: Colour):
    before, after = before_and_after(ink, tint)
    assert after > 1.25 * before


@pytest.mark.parametrize("tint", TINTS.values())
def test_tints_that_mean_something_stay_apart(tint: Colour):
    for other in TINTS.values():
        assert far(strengthen_colour(tint), strengthen_colour(other)) >= 0.7 * far(tint, other)


@pytest.mark.parametrize("good", palette.GOODS.values())
def test_goods_keep_most_of_their_colour(good: Colour):
    """Pepper is wine red, and no black ball."""
    assert strength(strengthen_colour(good)) > 0.6 * strength(good)


def test_pale_text_on_dark_and_coloured_grounds_gains_too():
    for ground in (palette.NIGHT, palette.BLUE, palette.TERRACOTTA, palette.PALM):
        before, after = before_and_after(palette.PAPER, ground)
        assert after > 1.25 * before
    before, after = before_and_after(mix(palette.NIGHT, palette.SILVER, 0.5), palette.NIGHT)
    assert after > before


def test_ink_still_reads_on_everything_that_glows():
    for ground in (palette.OCHRE, palette.GLOW, palette.PLAYERS[0]):
        assert contrast(strengthen_colour(palette.INK), strengthen_colour(ground)) >= 4.5


def test_colours_stay_themselves():
    moved = [strengthen_colour(colour) for colour in palette.PLAYERS]
    strongest = [max(range(3), key=colour.__getitem__) for colour in palette.PLAYERS]
    assert [max(range(3), key=colour.__getitem__) for colour in moved] == strongest
    for number, one in enumerate(moved):
        assert all(sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 80 for other in moved[:number])


def test_a_picture_is_moved_as_its_colours_are():
    colours = (palette.INK, palette.SAND, palette.PLAYERS[2], palette.PAPER)
    image = Image.new("RGB", (4, 1))
    image.putdata(colours)
    for pixel, colour in zip(high_contrast(image).get_flattened_data(), colours, strict=True):
        assert all(abs(a - b) <= 12 for a, b in zip(pixel, strengthen_colour(colour), strict=True))  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("key", sorted(list_offered_games()))
def test_the_picture_of_every_game_gains(key: str):
    game = GAMES[key]
    seats = max(game.seats)
    state = game.setup(seats=seats, options=game.Options(), seed=b"contrast")
    image = renderer(key).draw(game.view(state, 0), NAMES[:seats], words("en"))
    clear = high_contrast(image)
    assert clear.size == image.size
    assert darkest_on_ground(clear) > darkest_on_ground(image)
    assert len(encode(clear)) <= LIMIT


def strength(colour: Colour) -> float:
    """Return the distance of a colour from grey, between 0 and 255."""
    return max(colour) - min(colour)


def far(one: Colour, other: Colour) -> float:
    """Return the distance of two colours, over all three channels."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def darkest_on_ground(image: Image.Image) -> float:
    """Return the contrast between a picture's darkest colour and its commonest light one, the background."""
    colours = image.getcolors(image.width * image.height)
    assert colours is not None
    counts = [(count, colour) for count, colour in colours if isinstance(colour, tuple)]
    darkest = min((colour for _, colour in counts), key=sum)
    _, ground = max((count, colour) for count, colour in counts if sum(colour) > 3 * 128)
    return contrast((darkest[0], darkest[1], darkest[2]), (ground[0], ground[1], ground[2]))
