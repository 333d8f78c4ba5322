"""Sprites pasted in pieces: equal to the sprite pasted whole, pixel for pixel."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageDraw, ImageFilter

from azalai.renderers.kit import paths, scene
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import GLOW
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.pieces import cuts, join_pieces, pieces
from azalai.renderers.kit.sprites import Sprite


def shape(kind: str, width: int, height: int) -> Image.Image:
    """Return noise in colour, with the named shape as its transparency."""
    image = Image.effect_noise((width, height), 80).convert("RGBA")
    alpha = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(alpha)
    if kind == "sheet":
        pen.rounded_rectangle((12, 12, width - 12, height - 12), 20, fill=255)
        alpha = alpha.filter(ImageFilter.GaussianBlur(3))
    elif kind == "ring":
        pen.rounded_rectangle((4, 4, width - 4, height - 4), 20, outline=255, width=9)
    elif kind == "opaque":
        alpha.paste(255, (0, 0, width, height))
    elif kind == "faint":
        alpha.paste(254, (0, 0, width, height))
    elif kind == "holes":
        alpha.paste(255, (0, 0, width, height))
        for place in range(7):
            alpha.putpixel((place * (width - 1) // 6, place * (height - 1) // 6), place * 42)
    elif kind == "noise":
        alpha = Image.effect_noise((width, height), 200)
    image.putalpha(alpha)
    return image


KINDS = ("sheet", "ring", "opaque", "faint", "holes", "noise", "empty")


@pytest.mark.parametrize("size", [(60, 50), (64, 64), (77, 131), (301, 299), (640, 123)])
@pytest.mark.parametrize("kind", KINDS)
def test_pasting_in_pieces_equals_pasting_whole(kind: str, size: tuple[int, int]) -> None:
    image = shape(kind, *size)
    pasted = Sprite(image).cut()
    chance = random.Random(f"{kind} {size}")
    for _ in range(4):
        whole = Picture(Sprite(Image.effect_noise((320, 300), 60).convert("RGB")))
        cut = Picture(Sprite(whole.image))
        x, y = chance.randrange(-60, 320), chance.randrange(-60, 300)

        whole.paste(Sprite(image), x, y)
        cut.paste(pasted, x, y)

        assert cut.image.tobytes() == whole.image.tobytes()


@pytest.mark.parametrize("kind", KINDS)
def test_the_pieces_of_an_image_make_the_visible_image_again(kind: str) -> None:
    image = shape(kind, 301, 299)
    again = join_pieces(pieces(image, cuts(image)), image.size) if cuts(image) else image

    assert again.getchannel("A").tobytes() == image.getchannel("A").tobytes()
    nothing = Image.new("RGBA", image.size, (0, 0, 0, 0))
    assert Image.alpha_composite(nothing, again).tobytes() == Image.alpha_composite(nothing, image).tobytes()


@pytest.mark.parametrize("strength", [1, 0.6])
def test_a_glow_is_kept_without_its_colour_and_laid_as_before(strength: float) -> None:
    canvas = Canvas(180, 120, margin=30)
    canvas.blur_shape(paths.rounded_rectangle(0, 0, 180, 120, 20), GLOW, 10, strength)
    image = canvas.finish()
    pasted = Image.effect_noise((300, 300), 60).convert("RGB")
    whole, cut = Picture(Sprite(pasted)), Picture(Sprite(pasted))
    pasted.paste(image, (7, 9), image)

    whole.paste(Sprite(image), 7, 9)
    cut.paste(Sprite(image).cut(), 7, 9)

    assert whole.image.tobytes() == cut.image.tobytes() == pasted.tobytes()
    assert Sprite(image).weight == image.width * image.height
    assert Sprite(image).image.tobytes() == image.tobytes()
    assert Sprite(image).cut().image.getchannel("A").tobytes() == image.getchannel("A").tobytes()


def test_most_of_a_sheet_of_paper_is_pasted_without_a_mask_and_it_is_not_kept_twice() -> None:
    panel = [scene.panel(478, 432) for _ in range(5)][-1]  # a sprite that is requested again and again
    opaque = sum(piece.image.width * piece.image.height for piece in panel.pieces if piece.cut.opaque)

    assert opaque > 0.7 * 478 * 432
    assert panel.weight <= 4 * panel.size[0] * panel.size[1]


def test_sprites_cut_in_several_threads_are_those_cut_one_by_one() -> None:
    """`test_pictures.py` compares whole pictures of several threads."""
    images = [shape(kind, *size) for kind in KINDS for size in ((301, 299), (640, 123))] * 3
    wanted = [cuts(image) for image in images]

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(cuts, images)) == wanted
