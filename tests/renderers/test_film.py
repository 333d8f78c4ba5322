"""Films: they show every scene as it was drawn, fit into their limits, and can be watched."""

from __future__ import annotations

import io
import itertools
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import film as films
from azalai.renderers import renderer
from azalai.renderers.film import LENGTH, MOST_FRAMES, WIDTH, NotWanted, Scene, film, pace, spread
from azalai.testing.play import games_of

NAMES = ("Amara", "Thomas", "Karine")
EN = words("en")


def scenes(key: str, count: int) -> list[Scene]:
    """Return some positions of a game of the fewest players, the last one among them."""
    played = games_of(key, GAMES[key].seats.start)[0]
    views = [GAMES[key].view(step.turn.state, None) for step in played]
    return [Scene(views[number], number) for number in spread(len(views), count)]


def frames_of(made: bytes) -> list[tuple[Image.Image, float]]:
    """Return the pictures of a GIF, each with its seconds."""
    gif = Image.open(io.BytesIO(made))
    shown: list[tuple[Image.Image, float]] = []
    for number in range(gif.n_frames):  # pyright: ignore[reportAttributeAccessIssue]
        gif.seek(number)
        shown.append((gif.convert("RGB"), gif.info["duration"] / 1000))
    return shown


def difference(one: Image.Image, two: Image.Image) -> float:
    """Return the distance of two pictures, per channel from 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, two)).mean)


@pytest.mark.costly
def test_each_frame_is_the_board_as_it_is_drawn_and_not_the_one_before():
    shown = scenes("souk", 5)
    frames = [picture for picture, _ in frames_of(film("souk", shown, NAMES[:2], EN))]
    boards = [renderer("souk").draw(scene.view, NAMES[:2], EN) for scene in shown]
    small = [
        board.resize((WIDTH, round(board.height * WIDTH / board.width)), Image.Resampling.LANCZOS) for board in boards
    ]
    assert len({frame.size for frame in frames}) == 1 and frames[0].width == WIDTH
    high = max(board.height for board in small)
    for number, frame in enumerate(frames):
        tops = [(high - other.height) // 2 for other in small]  # a lower board stands in the middle
        near = [
            difference(frame.crop((0, top, WIDTH, top + other.height)), other)
            for other, top in zip(small, tops, strict=True)
        ]
        assert near[number] == min(near) < 4
    assert all(difference(one, two) > 0 for one, two in pairwise(frames))


@pytest.mark.costly
@pytest.mark.parametrize(
    "key", ["souk", *(pytest.param(key, marks=pytest.mark.long(seconds=10)) for key in ("targui1988", "touareg"))]
)
def test_reused_parts_of_a_frame_equal_newly_drawn_ones(key: str, monkeypatch: pytest.MonkeyPatch):
    names = NAMES[: GAMES[key].seats.start]
    shown = scenes(key, 7)[:6]
    carried = frames_of(film(key, shown, names, EN))
    monkeypatch.setattr(films, "_list_changes", lambda _before, _after, size: [(0, 0, *size)])
    whole = frames_of(film(key, shown, names, EN))
    # Pillow places a part of a picture to a hundred-thousandth of a pixel: a colour may be the next one
    assert all(difference(one, other) < 0.1 for (one, _), (other, _) in zip(carried, whole, strict=True))


@pytest.mark.costly
def test_a_single_other_pixel_is_seen_wherever_it_is():
    board = Image.new("RGB", (1400, 1228), (251, 245, 230))
    small = films._shrink(board)
    # each column and each row, in another company each time
    for x, y in [*itertools.product((0, 98, 99, 100, 101, 102, 1399), (0, 96, 99, 100, 103, 1227))][::5]:
        other = board.copy()
        other.putpixel((x, y), (0, 0, 0))
        patched = small.copy()
        for box in films._list_changes(board, other, small.size):
            patched.paste(films._shrink(other, box), box[:2])
        off = ImageChops.difference(patched, films._shrink(other)).getextrema()
        assert max(high for _, high in off) <= 1, (x, y)  # pyright: ignore[reportGeneralTypeIssues]


def test_the_last_frame_stands_longest_and_a_long_film_is_short_enough():
    stands = [seconds for _, seconds in frames_of(film("souk", scenes("souk", 5), NAMES[:2], EN))]
    assert stands == [1.0, 1.0, 1.0, 1.0, 5.0]
    assert pace(MOST_FRAMES) * (MOST_FRAMES - 1) + 5 <= LENGTH
    assert pace(1) == 1.0


@pytest.mark.costly
def test_a_film_that_is_too_large_loses_frames_but_never_the_last(monkeypatch: pytest.MonkeyPatch):
    shown = scenes("souk", 6)
    whole = film("souk", shown, NAMES[:2], EN)
    monkeypatch.setattr(films, "LIMIT", len(whole) * 9 // 10)
    made = film("souk", shown, NAMES[:2], EN)
    frames, all_frames = frames_of(made), frames_of(whole)
    assert len(made) <= len(whole) * 9 // 10 and 1 < len(frames) < 6
    assert difference(frames[-1][0], all_frames[-1][0]) == 0


def test_a_film_without_a_waiting_reader_ends_with_its_next_frame():
    answers = iter((True, True, False))
    with pytest.raises(NotWanted):
        film("souk", scenes("souk", 5), NAMES[:2], EN, lambda: next(answers))


@pytest.mark.parametrize("count", [1, 2])
def test_a_game_that_has_hardly_begun_is_a_short_film(count: int):
    assert len(frames_of(film("souk", scenes("souk", count)[:count], NAMES[:2], EN))) == count


def test_numbers_are_spread_evenly_with_both_ends():
    assert spread(5, 9) == [0, 1, 2, 3, 4]
    assert spread(9, 5) == [0, 2, 4, 6, 8]
    assert spread(7, 1) == [6]
    chosen: Any = spread(1000, 70)
    assert len(set(chosen)) == 70 and chosen[-1] == 999
