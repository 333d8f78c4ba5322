"""Film of a game: a frame for each of some views, with a line below it that describes the position.

The format is GIF, which Discord plays in a message on every device: of WebP only files uploaded directly move, and not
everywhere (https://github.com/discord/lilliput/issues/159), and animated PNG stays still on purpose
(https://github.com/discord/discord-api-docs/issues/6359). All frames share one palette, and unchanged parts are not
written again: 70 frames take 2 to 3 MB, a quarter of whole frames.
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
from azalai.renderers.kit.type import drawable_text, width

WIDTH = 840
"""Pixels; a phone of 380 points shows more than two for each point."""
LIMIT = 7_500_000
"""Bytes; Discord takes 10 MiB in a server without boosts."""
SHORTEST, LONGEST, LAST = 0.5, 1.0, 5.0
"""Seconds of a frame, shortest and longest, and of the last one."""
LENGTH = 40.0
"""Seconds of a long film."""
MOST_FRAMES = round((LENGTH - LAST) / SHORTEST)
_FOOT, _BAR, _MARGIN, _SIZE, _LEAST = 76, 7, 16, 31, 26
_DONE, _TO_DO, _GROUND = colour("1F2A55"), mix(PAPER, INK, 0.25), PAPER
_SAMPLES = 6
"""Number of frames from which the colours are chosen."""
_COLOURS = 255
"""Colours of the palette: one of 256 is reserved for unchanged pixels."""


_TILE = 60
"""Pixels of a square of a frame that is compared as a whole."""
_REACH = 6
"""Pixels of a board around those that a pixel of a frame covers and that influence it."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in a frame."""


class Scene(NamedTuple):
    """View, and its number in the whole game (from 0)."""

    view: Any
    number: int


class NotWanted(Exception):
    """No reader waits for the film any more."""


def film(
    game: str, scenes: Sequence[Scene], names: Sequence[str], words: Words, wanted: Callable[[], bool] = lambda: True
) -> bytes:
    """Return the scenes as GIF of up to `LIMIT` bytes; the last one is shown longer.

    Scenes that do not fit are left out. Raises `NotWanted` as soon as `wanted`, called before each frame, returns
    False.
    """
    draws = renderer(game)
    strip = _Strip(_colours(game, scenes, names, words))
    for scene in scenes:
        if not wanted():
            raise NotWanted
        text = draws.situation(scene.view, names, words)
        strip.add(draws.draw(scene.view, names, words), foot(text, scene.number, scenes[-1].number))
    whole: list[Image.Image] = strip.frames()
    data = _encode(whole)
    while len(data) > LIMIT and len(whole) > 1:
        whole = [whole[number] for number in spread(len(whole), len(whole) * 3 // 4)]
        data = _encode(whole)
    return data


def spread(count: int, most: int) -> list[int]:
    """Return up to `most` numbers below `count`, evenly spread, with the first and the last (the last if only one)."""
    if most == 1:
        return [count - 1]
    if count <= most:
        return list(range(count))
    return [round(step * (count - 1) / (most - 1)) for step in range(most)]


def pace(frames: int) -> float:
    """Return the seconds of a frame in a film of N frames."""
    return max(SHORTEST, min(LONGEST, (LENGTH - LAST) / max(1, frames - 1)))


class _Strip:
    """Frames so far; only the parts of a board that changed are scaled and reduced to the palette."""

    def __init__(self, colours: Image.Image) -> None:
        self._colours = colours
        self._board: Image.Image | None = None
        self._small = Image.new("P", (0, 0))
        self._frames: list[tuple[Image.Image, Image.Image]] = []

    def add(self, board: Image.Image, foot: Image.Image) -> None:
        """Add a frame."""
        before, self._board = self._board, board
        if before is None or before.size != board.size:
            self._small = _in(self._colours, _shrink(board))
        else:
            self._small = self._small.copy()
            for box in _list_changes(before, board, self._small.size):
                self._small.paste(_in(self._colours, _shrink(board, box)), box[:2])
        self._frames.append((self._small, _in(self._colours, foot)))

    def frames(self) -> list[Image.Image]:
        """Return all frames, of one height."""
        height = max(board.height for board, _ in self._frames)
        whole: list[Image.Image] = []
        self._frames.reverse()
        while self._frames:  # never both
            whole.append(_join(*self._frames.pop(), height))
        return whole


def _shrink(board: Image.Image, box: Box | None = None) -> Image.Image:
    """Return a board, or its part within a box of the frame, at the size of a frame."""
    height = max(1, round(board.height * WIDTH / board.width))
    left, top, right, bottom = box or (0, 0, WIDTH, height)
    across, down = board.width / WIDTH, board.height / height
    visible_part = (left * across, top * down, right * across, bottom * down)
    return board.resize((right - left, bottom - top), Image.Resampling.LANCZOS, visible_part)


def _list_changes(before: Image.Image, after: Image.Image, small: tuple[int, int]) -> Iterator[Box]:
    """Yield the boxes of a frame in which two boards of one size differ."""
    differs = ImageChops.difference(before, after)
    across, down = after.width / small[0], after.height / small[1]
    for top in range(0, small[1], _TILE):
        bottom = min(top + _TILE, small[1])
        begun: int | None = None
        for left in range(0, small[0] + _TILE, _TILE):
            right = min(left + _TILE, small[0])
            # scaling spreads a change by a few pixels
            box = (
                round(left * across) - _REACH,
                round(top * down) - _REACH,
                round(right * across) + _REACH,
                round(bottom * down) + _REACH,
            )
            different = left < right and differs.crop(box).getbbox() is not None
            if different and begun is None:
                begun = left
            elif not different and begun is not None:
                yield begun, top, min(left, small[0]), bottom
                begun = None


def foot(text: str, number: int, last: int) -> Image.Image:
    """Return the line below a frame: the progress of the game as a bar and in numbers, and the situation in words."""
    picture = Picture(Sprite(Image.new("RGB", (WIDTH, _FOOT), _GROUND)))
    picture.image.paste(_TO_DO, (0, 0, WIDTH, _BAR))
    picture.image.paste(_DONE, (0, 0, WIDTH * number // last if last else WIDTH, _BAR))
    count = f"{number} / {last}"
    left = WIDTH - _MARGIN - width(count, "Bold", _SIZE)
    middle = (_FOOT + _BAR) / 2
    picture.write(left, middle + _SIZE * 0.34, count, _SIZE, weight="Bold")
    line = drawable_text(text.replace("*", ""))
    picture.name_between(_MARGIN, middle, line, (_SIZE, _LEAST), left - 2 * _MARGIN, weight="Semibold")
    return picture.image


def _colours(game: str, scenes: Sequence[Scene], names: Sequence[str], words: Words) -> Image.Image:
    """Return a palette for all boards and feet: that of the game, or one made from some of its boards."""
    known = palette(game)
    if known is not None:
        return palette_image(known[: 3 * _COLOURS])
    draws = renderer(game)
    boards = [_shrink(draws.draw(scenes[number].view, names, words)) for number in spread(len(scenes), _SAMPLES)]
    sheet = Image.new("RGB", (WIDTH, sum(board.height for board in boards) + _FOOT))
    top = 0
    for board in (*boards, foot("0", 1, 2)):
        sheet.paste(board, (0, top))
        top += board.height
    return palette_of(sheet, _COLOURS)


def _in(palette: Image.Image, image: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _join(board: Image.Image, foot: Image.Image, height: int) -> Image.Image:
    """Return a frame of that height with the foot at its bottom.

    A lower board is centred; its first and last rows are continued above and below it.
    """
    top = (height - board.height) // 2
    whole = Image.new("P", (WIDTH, height + _FOOT), board.getpixel((0, board.height - 1)) or 0)
    whole.putpalette(foot.getpalette() or [])
    whole.paste(board.getpixel((0, 0)) or 0, (0, 0, WIDTH, top))
    whole.paste(board, (0, top))
    whole.paste(foot, (0, height))
    return whole


def _encode(frames: Sequence[Image.Image]) -> bytes:
    stands = [round(1000 * pace(len(frames)))] * (len(frames) - 1) + [round(1000 * LAST)]
    file = io.BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=stands, loop=0, disposal=1, optimize=True
    )
    return file.getvalue()
