"""A game as a moving picture: one frame for each of a row of views, under each a line that says where the game stands.

GIF, because it is what Discord plays in a message on every device: of WebP only files that are uploaded directly move,
and not everywhere (https://github.com/discord/lilliput/issues/159), and animated PNG is left still on purpose
(https://github.com/discord/discord-api-docs/issues/6359). All frames share one palette, and what does not change from
one to the next is not written again: 70 frames take 2 to 3 MB, a quarter of what they would take whole.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from azalai.locales import Words
from azalai.renderers import palette, renderer
from azalai.renderers.kit.encode import palette_image, palette_of
from azalai.renderers.kit.palette import INK, PAPER, colour, mix
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.sprites import Sprite
from azalai.renderers.kit.type import drawable, width

WIDTH = 840
"""Pixels; on a phone of 380 points more than two for each."""
LIMIT = 7_500_000
"""Bytes. Discord takes 10 MiB where nobody has paid for more."""
SHORTEST, LONGEST, LAST = 0.5, 1.0, 5.0
"""Seconds of a frame, and of the last one."""
LENGTH = 40.0
"""Seconds of a long film."""
MOST_FRAMES = round((LENGTH - LAST) / SHORTEST)
_FOOT, _BAR, _MARGIN, _SIZE, _LEAST = 76, 7, 16, 31, 26
_DONE, _TO_DO, _GROUND = colour("1F2A55"), mix(PAPER, INK, 0.25), PAPER
_SAMPLES = 6
"""So many frames tell which colours there are."""
_COLOURS = 255
"""One of 256 is left for what is not written again."""


_TILE = 60
"""Pixels of a frame: it is looked at by so large squares."""
_REACH = 6
"""Pixels of a board that a pixel of a frame is made from, beyond those it covers."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in a frame."""


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
    strip = _Strip(_colours(game, scenes, names, words))
    for scene in scenes:
        if not wanted():
            raise NotWanted
        text = draws.situation(scene.view, names, words)
        strip.add(draws.draw(scene.view, names, words), foot(text, scene.number, scenes[-1].number))
    whole: list[Image.Image] = strip.frames()
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


class _Strip:
    """The frames so far. Of a board only what differs from the one before is made smaller and given its colours: most
    of a board is as it was."""

    def __init__(self, colours: Image.Image) -> None:
        self._colours = colours
        self._board: Image.Image | None = None
        self._small = Image.new("P", (0, 0))
        self._frames: list[tuple[Image.Image, Image.Image]] = []

    def add(self, board: Image.Image, foot: Image.Image) -> None:
        """One more frame."""
        before, self._board = self._board, board
        if before is None or before.size != board.size:
            self._small = _in(self._colours, _smaller(board))
        else:
            self._small = self._small.copy()
            for box in _changed(before, board, self._small.size):
                self._small.paste(_in(self._colours, _smaller(board, box)), box[:2])
        self._frames.append((self._small, _in(self._colours, foot)))

    def frames(self) -> list[Image.Image]:
        """All of them, of one height."""
        height = max(board.height for board, _ in self._frames)
        whole: list[Image.Image] = []
        self._frames.reverse()
        while self._frames:  # not both at once
            whole.append(_joined(*self._frames.pop(), height))
        return whole


def _smaller(board: Image.Image, box: Box | None = None) -> Image.Image:
    """A board as it is in a frame, or the part of it within that box of the frame."""
    height = max(1, round(board.height * WIDTH / board.width))
    left, top, right, bottom = box or (0, 0, WIDTH, height)
    across, down = board.width / WIDTH, board.height / height
    seen = (left * across, top * down, right * across, bottom * down)
    return board.resize((right - left, bottom - top), Image.Resampling.LANCZOS, seen)


def _changed(before: Image.Image, after: Image.Image, small: tuple[int, int]) -> Iterator[Box]:
    """The boxes of a frame in which two boards (of one size) differ."""
    differs = ImageChops.difference(before, after)
    across, down = after.width / small[0], after.height / small[1]
    for top in range(0, small[1], _TILE):
        bottom = min(top + _TILE, small[1])
        begun: int | None = None
        for left in range(0, small[0] + _TILE, _TILE):
            right = min(left + _TILE, small[0])
            # what is a few pixels beside it is seen in it too
            seen = (
                round(left * across) - _REACH,
                round(top * down) - _REACH,
                round(right * across) + _REACH,
                round(bottom * down) + _REACH,
            )
            different = left < right and differs.crop(seen).getbbox() is not None
            if different and begun is None:
                begun = left
            elif not different and begun is not None:
                yield begun, top, min(left, small[0]), bottom
                begun = None


def foot(text: str, number: int, last: int) -> Image.Image:
    """How far the game has come, as a bar and in numbers, and where it stands in words."""
    picture = Picture(Sprite(Image.new("RGB", (WIDTH, _FOOT), _GROUND)))
    picture.image.paste(_TO_DO, (0, 0, WIDTH, _BAR))
    picture.image.paste(_DONE, (0, 0, WIDTH * number // last if last else WIDTH, _BAR))
    count = f"{number} / {last}"
    left = WIDTH - _MARGIN - width(count, "Bold", _SIZE)
    middle = (_FOOT + _BAR) / 2
    picture.write(left, middle + _SIZE * 0.34, count, _SIZE, weight="Bold")
    said = drawable(text.replace("*", ""))
    picture.name_between(_MARGIN, middle, said, (_SIZE, _LEAST), left - 2 * _MARGIN, weight="Semibold")
    return picture.image


def _colours(game: str, scenes: Sequence[Scene], names: Sequence[str], words: Words) -> Image.Image:
    """A palette for all boards and feet: that of the game, or one made for some of its boards."""
    known = palette(game)
    if known is not None:
        return palette_image(known[: 3 * _COLOURS])
    draws = renderer(game)
    boards = [_smaller(draws.draw(scenes[number].view, names, words)) for number in spread(len(scenes), _SAMPLES)]
    sheet = Image.new("RGB", (WIDTH, sum(board.height for board in boards) + _FOOT))
    top = 0
    for board in (*boards, foot("0", 1, 2)):
        sheet.paste(board, (0, top))
        top += board.height
    return palette_of(sheet, _COLOURS)


def _in(palette: Image.Image, image: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _joined(board: Image.Image, foot: Image.Image, height: int) -> Image.Image:
    """The foot at the bottom of a frame as high as all others. A lower board stands in the middle; above and below it
    goes on what it begins and ends with."""
    top = (height - board.height) // 2
    whole = Image.new("P", (WIDTH, height + _FOOT), board.getpixel((0, board.height - 1)) or 0)
    whole.putpalette(foot.getpalette() or [])
    whole.paste(board.getpixel((0, 0)) or 0, (0, 0, WIDTH, top))
    whole.paste(board, (0, top))
    whole.paste(foot, (0, height))
    return whole


def _encoded(frames: Sequence[Image.Image]) -> bytes:
    stands = [round(1000 * pace(len(frames)))] * (len(frames) - 1) + [round(1000 * LAST)]
    file = io.BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=stands, loop=0, disposal=1, optimize=True
    )
    return file.getvalue()
