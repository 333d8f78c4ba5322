"""Palettes of 256 colours for each game: close to the drawing, also in high contrast, and packed without loss."""

from __future__ import annotations

import io
import random
import zlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageChops, ImageStat

from azalai.renderers import palette
from azalai.renderers.kit.contrast import high_contrast, high_contrast_colours
from azalai.renderers.kit.encode import encode, limit, palette_image
from azalai.renderers.kit.packing import FAST, TIGHT, Packer, pack, packers, unpack
from azalai.renderers.palettes import palette_of_game
from tests.renderers.showing import GAMES_COLOURED, draw, list_shown

FAR = 16
"""Difference in a channel, of 255, from which a pixel looks different next to the other."""
every_game = pytest.mark.parametrize("key", GAMES_COLOURED)


def sample_pictures(key: str) -> list[Image.Image]:
    """Return boards, private pictures and a result."""
    names = list(list_shown(key))
    return [draw(key, list_shown(key)[names[number * (len(names) - 1) // 4]]()) for number in range(5)]


def colours_of(key: str) -> bytes:
    colours = palette(key)
    assert colours is not None
    return colours


def measure_differences(image: Image.Image, colours: bytes) -> tuple[float, int, float]:
    """Return the differences of a picture from itself in these colours: average, maximum, and the share beyond FAR."""
    again = image.quantize(palette=palette_image(colours), dither=Image.Dither.NONE).convert("RGB")
    differs = ImageChops.difference(image, again)
    red, green, blue = differs.split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    most = max(value for value, count in enumerate(worst) if count)
    return sum(ImageStat.Stat(differs).mean) / 3, most, sum(worst[FAR + 1 :]) / sum(worst)


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[] if key == "touareg" else pytest.mark.long(seconds=5)) for key in GAMES_COLOURED]
)
def test_the_colours_of_a_game_are_near_to_what_is_drawn(key: str) -> None:
    colours = colours_of(key)
    assert len(colours) == 768 and len({colours[at : at + 3] for at in range(0, 768, 3)}) > 245
    for image in sample_pictures(key):
        mean, most, far = measure_differences(image, colours)
        assert mean < 2.3 and most <= 40 and far < 0.006, (mean, most, far)


@pytest.mark.costly
@every_game
def test_the_same_colours_serve_in_high_contrast(key: str) -> None:
    for image in sample_pictures(key)[:3]:
        mean, most, far = measure_differences(high_contrast(image), high_contrast_colours(colours_of(key)))
        assert mean < 3.5 and most <= 90 and far < 0.03, (mean, most, far)


def test_a_picture_too_rich_for_true_colour_uses_its_games_palette() -> None:
    image = draw("targui1988", list_shown("targui1988")["shortest"]())
    encoded = Image.open(io.BytesIO(encode(image, colours_of("targui1988"))))

    assert encoded.mode == "P"
    used = bytes(encoded.getpalette() or ())
    assert used == colours_of("targui1988")[: len(used)] and len(used) >= 3 * 96


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[] if key == "touareg" else pytest.mark.long(seconds=3)) for key in GAMES_COLOURED]
)
def test_every_picture_of_a_game_weighs_little_in_its_own_colours(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choosing other colours takes longer than drawing a picture."""
    monkeypatch.setattr("azalai.renderers.kit.encode.palette_of", None)
    colours = colours_of(key)
    for made in list_shown(key).values():
        image = draw(key, made())
        packed = encode(image, colours)
        used = bytes(Image.open(io.BytesIO(packed)).getpalette() or ())
        assert len(packed) <= limit(image.width) and used == colours[: len(used)] and len(used) >= 3 * 32


def test_a_picture_that_must_weigh_less_gets_fewer_colours_that_are_still_near() -> None:
    colours = colours_of("targui1988")
    image = draw("targui1988", list_shown("targui1988")["private-twelve"]())
    for count, far in ((128, 0.02), (96, 0.06), (64, 0.12)):
        mean, most, share = measure_differences(image, colours[: 3 * count])
        assert mean < 4 and most <= 60 and share < far, (count, mean, most, share)


@pytest.mark.long(seconds=20)
def test_colours_are_chosen_for_a_game_that_has_none_yet_and_the_commonest_are_exact() -> None:
    colours = palette_of_game("souk")

    assert 3 <= len(colours) <= 768 and len(colours) % 3 == 0
    assert palette("souk") is None
    assert palette_of_game("souk") == colours


@pytest.mark.parametrize("packer", [*packers()], ids=lambda packer: packer.name)
def test_packed_data_is_unpacked_by_any_zlib(packer: Packer) -> None:
    data = draw("touareg", next(iter(list_shown("touareg").values()))()).tobytes()

    assert zlib.decompress(packer(data)) == unpack(packer(data)) == data


def test_large_pictures_are_packed_tightly_and_others_fast() -> None:
    """A press of four pictures has its limit in bytes (`tests/play/test_sent.py`), and one of three in time."""
    enough = 65536
    large, small = (random.Random(1).choices(range(16), k=many) for many in (3 * enough, enough // 4))

    assert len(FAST(bytes(large))) > enough > len(FAST(bytes(small)))
    assert pack(bytes(large), enough, most=4 * enough) == TIGHT(bytes(large))
    assert len(pack(bytes(large), enough, most=enough)) == len(FAST(bytes(large)))
    assert zlib.decompress(pack(bytes(small), enough, most=enough)) == bytes(small)
    assert len(pack(bytes(small), enough, most=enough)) == len(FAST(bytes(small)))


def test_there_is_zlib_where_there_is_nothing_else() -> None:
    assert [packer.name for packer in packers()][-1] == "zlib"


@pytest.mark.costly
def test_pictures_packed_in_several_threads_are_what_was_drawn() -> None:
    images = [image.crop((0, 0, 1400, 400)) for image in sample_pictures("touareg")] * 4

    with ThreadPoolExecutor(4) as pool:
        packed = list(pool.map(encode, images))

    for image, png in zip(images, packed, strict=True):
        assert Image.open(io.BytesIO(png)).tobytes() == image.tobytes()
