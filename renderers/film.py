"""A game as a moving picture: one frame for each of a row of views, under each a line that says where the game stands.

GIF, because it is what Discord plays in a message on every device: of WebP only files that are uploaded directly move,
and not everywhere (https://github.com/discord/lilliput/issues/159), and animated PNG is left still on purpose
(https://github.com/discord/discord-api-docs/issues/6359). All frames share one palette, and what does not change from
one to the next is not written again: 70 frames take 2 to 3 MB, a quarter of what they would take whole.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PIL import Image

from locales import Words
from renderers import renderer
from renderers.contract import Renderer
from renderers.kit.encode import palette_of
from renderers.kit.palette import INK, PAPER, colour, mix
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite
from renderers.kit.type import drawable, fitted, width

WIDTH = 840
"""Pixels; on a phone of 380 points more than two for each."""
LIMIT = 7_500_000
"""Bytes. Discord takes 10 MiB where nobody has paid for more."""
SHORTEST, LONGEST, LAST = 0.5, 1.0, 5.0
"""Seconds of a frame, and of the last one."""
LENGTH = 40.0
"""Seconds of a long film."""
MOST_FRAMES = round((LENGTH - LAST) / SHORTEST)
_FOOT, _BAR, _MARGIN, _SIZE = 56, 7, 16, 31
_DONE, _TO_DO, _GROUND = colour("1F2A55"), mix(PAPER, INK, 0.25), PAPER
_SAMPLES = 6
"""So many frames tell which colours there are."""
_COLOURS = 255
"""One of 256 is left for what is not written again."""


class Scene(NamedTuple):
    """A view, and its number in the whole game (from 0)."""

    view: Any
    number: int


class NotWanted(Exception):
    """Nobody waits for the film any more."""


def film(
    game: str, scenes: Sequence[Scene], names: Sequence[str], words: Words, wanted: Callable[[], bool] = lambda: True
) -> bytes:
    """The scenes as GIF of at most `LIMIT` bytes; the last one stands longer. So many are left out as do not fit.
    NotWanted as soon as `wanted`, which is asked before each frame, says no."""
    draws = renderer(game)
    sampled = {number: _board(draws, scenes[number].view, names, words) for number in spread(len(scenes), _SAMPLES)}
    palette = _common_palette([*sampled.values()])
    frames: list[tuple[Image.Image, Image.Image]] = []
    for number, scene in enumerate(scenes):
        if not wanted():
            raise NotWanted
        board = sampled.pop(number, None) or _board(draws, scene.view, names, words)
        text = draws.situation(scene.view, names, words)
        frames.append((_in(palette, board), _in(palette, _foot(text, scene.number, scenes[-1].number))))
    height = max(board.height for board, _ in frames)
    whole: list[Image.Image] = []
    while frames:  # not both at once
        whole.append(_joined(*frames.pop(0), height))
    made = _encoded(whole)
    while len(made) > LIMIT and len(whole) > 1:
        whole = [whole[number] for number in spread(len(whole), len(whole) * 3 // 4)]
        made = _encoded(whole)
    return made


def spread(count: int, most: int) -> list[int]:
    """At most so many of the numbers below `count`, evenly, with the first and the last (the last if only one)."""
    if most == 1:
        return [count - 1]
    if count <= most:
        return list(range(count))
    return [round(step * (count - 1) / (most - 1)) for step in range(most)]


def pace(frames: int) -> float:
    """How many seconds a frame stands, where there are so many."""
    return max(SHORTEST, min(LONGEST, (LENGTH - LAST) / max(1, frames - 1)))


def _board(draws: Renderer, view: Any, names: Sequence[str], words: Words) -> Image.Image:
    board = draws.draw(view, names, words)
    height = max(1, round(board.height * WIDTH / board.width))
    return board.resize((WIDTH, height), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _foot(text: str, number: int, last: int) -> Image.Image:
    """How far the game has come, as a bar and in numbers, and where it stands in words."""
    picture = Picture(Sprite(Image.new("RGB", (WIDTH, _FOOT), _GROUND)))
    picture.image.paste(_TO_DO, (0, 0, WIDTH, _BAR))
    picture.image.paste(_DONE, (0, 0, WIDTH * number // last if last else WIDTH, _BAR))
    count = f"{number} / {last}"
    left = WIDTH - _MARGIN - width(count, "Bold", _SIZE)
    picture.write(left, _FOOT - 16, count, _SIZE, weight="Bold")
    said = fitted(drawable(text.replace("*", "")), "Semibold", _SIZE, left - 2 * _MARGIN)
    picture.write(_MARGIN, _FOOT - 16, said, _SIZE)
    return picture.image


def _common_palette(boards: Sequence[Image.Image]) -> Image.Image:
    """A palette for all boards and feet."""
    sheet = Image.new("RGB", (WIDTH, sum(board.height for board in boards) + _FOOT))
    top = 0
    for board in (*boards, _foot("0", 1, 2)):
        sheet.paste(board, (0, top))
        top += board.height
    return palette_of(sheet, _COLOURS)


def _in(palette: Image.Image, image: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _joined(board: Image.Image, foot: Image.Image, height: int) -> Image.Image:
    """The foot at the bottom of a frame as high as all others; between them goes on what the board ends with."""
    whole = Image.new("P", (WIDTH, height + _FOOT), board.getpixel((0, board.height - 1)) or 0)
    whole.putpalette(foot.getpalette() or [])
    whole.paste(board, (0, 0))
    whole.paste(foot, (0, height))
    return whole


def _encoded(frames: Sequence[Image.Image]) -> bytes:
    stands = [round(1000 * pace(len(frames)))] * (len(frames) - 1) + [round(1000 * LAST)]
    file = io.BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=stands, loop=0, disposal=1, optimize=True
    )
    return file.getvalue()
