"""Emojis: pictures that Discord accepts, visible on its dark and its light background."""

from __future__ import annotations

import io
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from azalai.renderers.__main__ import main
from azalai.renderers.signs import KEYS, SIZE, image, png
from azalai.renderers.signs.sheet import GROUNDS

MOST_BYTES = 256 * 1024
SMALL = 22
"""Pixels of an emoji on a screen."""


def shrink(key: str, ground: tuple[int, int, int]) -> Image.Image:
    """Return an emoji as it is seen in a text."""
    canvas = Image.new("RGB", (SMALL, SMALL), ground)
    reduced = image(key).resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    canvas.paste(reduced, (0, 0), reduced)
    return canvas


def contrast(first: Image.Image, second: Image.Image) -> float:
    """Return the mean difference of two pictures, 0 to 255."""
    difference = ImageChops.difference(first, second).convert("L")
    return sum(value * count for value, count in enumerate(difference.histogram())) / SMALL**2


@pytest.mark.parametrize("key", KEYS)
def test_a_sign_is_a_picture_that_discord_takes(key: str) -> None:
    written = png(key)
    drawn = Image.open(io.BytesIO(written))

    assert (drawn.format, drawn.mode, drawn.size) == ("PNG", "RGBA", (SIZE, SIZE))
    assert len(written) <= MOST_BYTES
    assert drawn.getchannel("A").getextrema() == (0, 255)
    alpha = drawn.getchannel("A").tobytes()
    assert max(alpha[0], alpha[SIZE - 1], alpha[-SIZE]) < 200


@pytest.mark.parametrize("key", KEYS)
def test_a_sign_is_drawn_alike_each_time(key: str) -> None:
    assert image(key).tobytes() == image(key).tobytes()


@pytest.mark.costly
@pytest.mark.parametrize("ground", GROUNDS)
def test_a_sign_is_seen_on_either_ground(ground: tuple[int, int, int]) -> None:
    empty = Image.new("RGB", (SMALL, SMALL), ground)
    pale = [key for key in KEYS if contrast(shrink(key, ground), empty) < 20]
    assert not pale


@pytest.mark.costly
def test_two_signs_are_told_apart_where_they_are_small() -> None:
    seen = {key: shrink(key, GROUNDS[0]) for key in KEYS}
    alike = [pair for pair in combinations(KEYS, 2) if contrast(seen[pair[0]], seen[pair[1]]) < 4]
    assert not alike


@pytest.mark.costly(seconds=2)
def test_the_sheet_of_all_signs_is_written(tmp_path: Path) -> None:
    main(["--signs", "--out", str(tmp_path)])
    assert Image.open(tmp_path / "signs.png").width > 1000
