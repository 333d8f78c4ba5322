"""Drawing kit: sprites, letters, and pictures that differ even without colour."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageStat

from azalai.games.touareg.components import GOODS, SPECIALS
from azalai.locales import words
from azalai.renderers.kit import animals, goods, marks, ornaments, scene, scripts
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.encode import LIMIT, encode
from azalai.renderers.kit.palette import GOODS as GOOD_COLOURS
from azalai.renderers.kit.palette import INK, PLAYERS
from azalai.renderers.kit.paths import path
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.sprites import Sprite, Sprites
from azalai.renderers.touareg import cards
from azalai.renderers.touareg.phrases import SPEECH


def silhouette(sprite: Sprite) -> Image.Image:
    """Return the outline of a picture without its colours, in a box of 64 x 64."""
    alpha = sprite.image.getchannel("A")
    return alpha.crop(alpha.getbbox()).resize((64, 64)).point(lambda value: 255 if value > 127 else 0)  # pyright: ignore[reportOperatorIssue]


def measure_difference(one: Image.Image, other: Image.Image) -> float:
    """Return the share of the box that differs."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255


@pytest.mark.parametrize("size", [36, 43, 70, 108])
def test_goods_are_told_apart_by_their_silhouettes_alone(size: int) -> None:
    shapes = {good: silhouette(goods.icon(good, size)) for good in GOOD_COLOURS}

    for one, other in itertools.combinations(shapes, 2):
        assert measure_difference(shapes[one], shapes[other]) > 0.12, (one, other)


def test_marks_of_players_are_told_apart_by_their_silhouettes_alone() -> None:
    shapes = [silhouette(marks.mark(seat, 28)) for seat in range(len(PLAYERS))]

    assert len(shapes) == 5
    for one, other in itertools.combinations(shapes, 2):
        assert measure_difference(one, other) > 0.08


@pytest.mark.parametrize("kind", ["tile", "special"])
def test_tiles_and_special_cards_are_told_apart_in_grey(kind: str) -> None:
    drawings: list[Callable[[], Sprite]] = (
        [lambda good=good: cards.tile(good, 102, 58) for good in GOODS]
        if kind == "tile"
        else [lambda special=special: cards.special_card(special, 80, 108) for special in SPECIALS]
    )
    grey = [draw().image.convert("L") for draw in drawings]

    for one, other in itertools.combinations(grey, 2):
        assert measure_difference(one, other) > 0.02


def test_a_sprite_is_drawn_once() -> None:
    assert animals.camel(2, 0.76) is animals.camel(2, 0.76)
    assert animals.camel(2, 0.76).image != animals.camel(3, 0.76).image


def test_the_sprite_cache_drops_the_least_recently_used_within_bounds() -> None:
    kept, drawn = Sprites(capacity=250), list[str]()

    def sprite(name: str) -> Sprite:
        def draw() -> Sprite:
            drawn.append(name)
            return Sprite(Image.new("RGBA", (10, 10)))

        return kept.find(name, draw)

    for name in ("a", "b", "a", "c", "a", "b"):
        sprite(name)

    assert drawn == ["a", "b", "c", "b"]
    assert kept.weight <= 250


def test_sprites_over_the_limit_are_packed_and_unpacked_unchanged() -> None:
    panels = [scene.panel(width, 90, turn=width > 120).image for width in (100, 120, 140)]
    glow = ornaments.glow(60, 40, 10, 6, INK, 0.5)
    kept, drawn = Sprites(capacity=1, stowed=1_000_000), list[int]()
    drawings = [*(Sprite(image, 3, number) for number, image in enumerate(panels)), Sprite(glow.image, 1, 1)]
    before = [(one.image.tobytes(), one.left, one.top, one.size) for one in drawings]

    def find_sprite(number: int) -> Sprite:
        def draw() -> Sprite:
            drawn.append(number)
            return drawings[number].cut() if number else drawings[number]

        return kept.find(number, draw)

    for number in (0, 1, 2, 3, 0, 1, 2, 3):
        sprite = find_sprite(number)
        assert (sprite.left, sprite.top, sprite.size) == before[number][1:]
        whole, ground = Sprite(Image.frombytes("RGBA", sprite.size, before[number][0])), Image.new("RGB", (300, 200))
        one, other = Picture(Sprite(ground)), Picture(Sprite(ground))
        one.paste(sprite, 40, 40)
        other.paste(whole, 40 - sprite.left, 40 - sprite.top)
        assert one.image.tobytes() == other.image.tobytes()

        assert sprite.key == number

    assert drawn == [0, 1, 2, 3], "each is drawn once, and unpacked the second time"
    assert kept.weight < sum(one.weight for one in drawings) / 3


def test_packed_sprites_are_bounded_too() -> None:
    kept, drawn = Sprites(capacity=1, stowed=4_000), list[int]()

    def noise(number: int) -> Sprite:
        drawn.append(number)
        return Sprite(Image.effect_noise((30, 30), 90).convert("RGB"))

    for number in (0, 1, 2, 3, 0, 3):
        kept.find(number, lambda number=number: noise(number))

    assert drawn == [0, 1, 2, 3, 0]
    assert kept.weight <= 4_000 + 4 * 30 * 30


def test_edges_are_smooth_and_the_origin_lies_where_it_was_drawn() -> None:
    canvas = Canvas(10, 10, margin=5)
    canvas.disc(0, 0, 4, INK)
    alpha = canvas.finish().getchannel("A")

    assert alpha.getbbox() == pytest.approx((1, 1, 9, 9), abs=1)
    assert len(set(alpha.tobytes())) > 4


def test_a_path_goes_through_its_corners_and_ends_where_it_says() -> None:
    points = path("M 0 0 L 10 0 C 20 0 20 10 10 10 Q 5 15 0 10 Z")

    assert [*points[:2]] == [(0, 0), (10, 0)]
    assert (10, 10) in points and points[-1] == (0, 10)
    assert max(x for x, _ in points) == pytest.approx(17.5, abs=0.1)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Amara", "Amara"),
        ("Éloïse Œuvre", "Éloïse Œuvre"),
        ("𝕶𝖆𝖗𝖎𝖓𝖊", "Karine"),
        ("Idir 🐪", "Idir"),
        ("🐪🌴", ""),
        ("أمينة", ""),
        ("tab\tand\nline", "tab and line"),
        ("Ⓣin Hinan", "Tin Hinan"),
        ("Идир Ελένη", "Идир Ελένη"),
        ("张伟 張偉", "张伟 張偉"),
        ("김민준", "김민준"),
        ("さくら・モモ", "さくら・モモ"),
        ("ｶﾀｶﾅ", "カタカナ"),
        ("★ Lin 林", "Lin 林"),
        ("Ali علي", "Ali"),
        ("שלום", ""),
        ("สมชาย", ""),
        ("अर्जुन", ""),  # not only its vowel signs
    ],
)
def test_a_name_is_written_with_the_letters_the_typeface_has(name: str, drawn: str) -> None:
    assert letters.drawable_text(name) == drawn


@pytest.mark.parametrize("text", ["Éloïse Œuvre", "Đặng Thị", "Идир Ελένη", "3 → 12 · ×2"])
def test_letters_of_the_typeface_are_written_in_it_alone(text: str) -> None:
    assert scripts.stretches(text) == ((text, False),)


def test_a_name_of_two_scripts_stands_on_one_line_and_has_its_ink() -> None:
    """Chinese and Korean names are drawn."""
    assert SPEECH.drawable(["张伟", "أمينة"], words("en")) == ["张伟", "Player 2"]
    assert letters.width("Lin 林", "Semibold", 40) == pytest.approx(
        letters.width("Lin ", "Semibold", 40) + letters.width("林", "Semibold", 40)
    )
    inks = [letters.label(letter, "Bold", 40).image.getchannel("A").tobytes() for letter in "林민さ"]
    assert len(set(inks)) == 3 and all(any(ink) for ink in inks)
    assert letters.label("林", "Bold", 40).image != letters.label("林", "Regular", 40).image


@pytest.mark.parametrize(("name", "lines"), [("Akhamouk", 1), ("Tin Hinan", 2), ("Akhamouk" * 2, 2)])
def test_a_single_word_is_written_a_little_smaller_before_it_is_broken(name: str, lines: int) -> None:
    picture = Picture(Sprite(Image.new("RGB", (400, 200), (255, 255, 255))))
    assert picture.name_between(0, 100, name, (48, 42), 176) <= 176
    box = ImageChops.invert(picture.image).getbbox()
    assert box is not None and (box[3] - box[1] > 56) is (lines == 2)


@pytest.mark.parametrize("room", [60, 150, 400])
def test_a_fitted_name_in_chinese_is_never_wider_than_its_room(room: int) -> None:
    text, size = letters.name("张伟王芳李娜刘洋陈静杨帆", "Bold", 42, 36, room)

    assert letters.width(text, "Bold", size) <= room
    assert text.endswith("…") or room == 400


@pytest.mark.parametrize("room", [0, 20, 60, 150, 400])
def test_a_fitted_name_is_never_wider_than_its_room(room: int) -> None:
    text, size = letters.name("Wilhelmine von Hohenschwangau", "Bold", 42, 36, max(room, 60))

    assert letters.width(text, "Bold", size) <= max(room, 60)
    assert text.endswith("…") or text == "Wilhelmine von Hohenschwangau"
    assert 36 <= size <= 42


def test_digits_are_centred_on_their_ink() -> None:
    for number in ("1", "4", "7", "10", "11"):
        sprite = letters.digits(number, 64)
        left, top, right, bottom = sprite.image.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert abs((left + right) / 2 - sprite.left) <= 1
        assert abs((top + bottom) / 2 - sprite.top) <= 1


def test_a_sprite_may_hang_over_the_edge_of_the_picture() -> None:
    picture = Picture(Sprite(Image.new("RGB", (40, 40), (255, 255, 255))))
    picture.paste(animals.camel(0, 0.5), -30, 30)

    assert picture.image.size == (40, 40)
    assert picture.image.getextrema() != ((255, 255),) * 3


def test_an_encoded_picture_is_exact_when_it_is_small() -> None:
    image = Image.new("RGB", (300, 200), (251, 245, 230))
    image.paste((31, 42, 85), (10, 10, 60, 90))

    assert Image.open(io.BytesIO(encode(image))).convert("RGB").tobytes() == image.tobytes()


@pytest.mark.costly
def test_a_picture_too_rich_for_true_colour_gets_colours_of_its_own_that_are_near() -> None:
    chance = random.Random(1)
    noise = Image.frombytes("RGB", (1250, 200), bytes(chance.randrange(100, 160) for _ in range(750_000)))

    encoded = encode(noise)

    assert len(encoded) <= LIMIT
    again = Image.open(io.BytesIO(encoded)).convert("RGB")
    assert max(high for _, high in ImageChops.difference(noise, again).getextrema()) <= 24  # pyright: ignore[reportGeneralTypeIssues]
    assert Image.open(io.BytesIO(encode(noise))).convert("RGB").tobytes() == again.tobytes()
