"""Colours of a game: `python -m azalai.renderers.palettes [KEY ...]` writes `renderers/KEY/art/colours.hex`.

It reads pictures of random games and of robots' games. Run it when the drawings of a game get new colours.

Choosing colours for each picture took longer than drawing it and found worse ones, because it reads few pixels of one
picture. These come from a hundred pictures and are moved to the middle of the colours they replace. The commonest
colours stay exact, so that backgrounds and flat shapes keep theirs. They are sorted by need, so that the first 160 or
80 are a palette for a picture that must be smaller (`kit.encode`).
"""

from __future__ import annotations

import argparse
import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image

from azalai.games import GAMES
from azalai.locales import ORIGINAL, words
from azalai.renderers.kit.encode import palette_image
from azalai.renderers.kit.palette import Colour
from azalai.renderers.samples import positions, yield_moments

_MOMENTS = 6
_STEP = 5
"""Step in pixels, both ways, of the sample."""
_EXACT, _SPREAD = 40, 100
"""Number of common colours that stay exact, and of colours spread over all there are; the rest go to large areas."""
_ROUNDS = 24
_WEIGHT = 0.8
"""Exponent of a colour's count in its weight, so that small things have their colours too."""
_WIDE = 1024


def palette_of_game(key: str) -> bytes:
    """Return red, green and blue of 256 colours, for the boards and private pictures of a game."""
    counted: Counter[Colour] = Counter()
    for image in _pictures(key):
        small = image.resize((image.width // _STEP, image.height // _STEP), Image.Resampling.NEAREST)
        pixels = small.tobytes()
        counted.update(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    common = sorted(counted, key=lambda colour: (-counted[colour], colour))
    exact, others = common[:_EXACT], common[_EXACT:]
    if len(others) <= 256 - _EXACT:
        return _bytes([*exact, *others])
    weights = [counted[colour] ** _WEIGHT for colour in common]
    colours = [*exact, *_middles(others, weights[_EXACT:], 256 - len(exact))]
    return _bytes(_sort_by_need(colours, common, weights))


def art_of(key: str) -> Path:
    """Return the folder of a game's drawings."""
    plugin = GAMES.plugin(key)
    return (Path(__file__).parent / key if plugin is None else plugin.folder) / "art"


def _pictures(key: str) -> Iterable[Image.Image]:
    game = GAMES[key]
    for seats in game.seats:
        for robots in (False, True):
            for sample in yield_moments(game, positions(game, seats, 1, robots=robots), _MOMENTS):
                yield sample.draw(key, seats, words(ORIGINAL))


def _middles(colours: Sequence[Colour], weights: Sequence[float], count: int) -> list[Colour]:
    """Return `count` colours, each in the middle of those that are nearest to it (Lloyd's algorithm)."""
    sheet = _sheet(colours)
    middles = _choose(sheet, _SPREAD, Image.Quantize.MAXCOVERAGE)
    middles += _choose(sheet, count - _SPREAD, Image.Quantize.MEDIANCUT)
    for _ in range(_ROUNDS):
        nearest = sheet.quantize(palette=palette_image(_bytes(middles)), dither=Image.Dither.NONE).tobytes()
        sums = [[0.0] * 4 for _ in range(256)]
        for colour, weight, index in zip(colours, weights, nearest, strict=False):
            for part, value in enumerate((1, *colour)):
                sums[index][part] += weight * value
        middles = [
            (round(red / all_of), round(green / all_of), round(blue / all_of)) if all_of else old
            for (all_of, red, green, blue), old in zip(sums, middles, strict=False)
        ]
    return middles


def _sort_by_need(palette: Sequence[Colour], colours: Sequence[Colour], weights: Sequence[float]) -> list[Colour]:
    """Return the colours of a palette, the most needed first.

    The colour that is nearest to another and stands for few pixels comes last; the other one then stands for its
    pixels.
    """
    nearest = _sheet(colours).quantize(palette=palette_image(_bytes(palette)), dither=Image.Dither.NONE).tobytes()
    stands_for = [0.0] * len(palette)
    for index, weight in zip(nearest, weights, strict=False):
        stands_for[index] += weight
    left, given_up = set(range(len(palette))), list[Colour]()
    while len(left) > 1:
        _, colour, heir = min(
            (stands_for[one] * _distance(palette[one], palette[other]), one, other)
            for one in left
            for other in (
                min(left - {one}, key=lambda other, one=one: (_distance(palette[one], palette[other]), other)),
            )
        )
        stands_for[heir] += stands_for[colour]
        left.remove(colour)
        given_up.append(palette[colour])
    return [palette[left.pop()], *reversed(given_up)]


def _distance(one: Colour, other: Colour) -> int:
    """Return the square of the distance of two colours in red, green and blue."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _sheet(colours: Sequence[Colour]) -> Image.Image:
    """Return an image of these colours, row by row, its end filled with the first."""
    rows = -(-len(colours) // _WIDE)
    filled = [*colours, *[colours[0]] * (rows * _WIDE - len(colours))]
    return Image.frombytes("RGB", (_WIDE, rows), bytes(part for colour in filled for part in colour))


def _choose(image: Image.Image, colours: int, way: Image.Quantize) -> list[Colour]:
    levels = (image.quantize(colours, way, dither=Image.Dither.NONE).getpalette() or [])[: 3 * colours]
    return [(levels[at], levels[at + 1], levels[at + 2]) for at in range(0, len(levels), 3)]


def _bytes(colours: Iterable[Colour]) -> bytes:
    return bytes(part for colour in colours for part in colour)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the colours of some games, or of all that have them."""
    parser = argparse.ArgumentParser(
        prog="python -m azalai.renderers.palettes", description="Chooses the colours of games."
    )
    parser.add_argument("keys", nargs="*", help="keys of games; default: all")
    for key in parser.parse_args(arguments).keys or sorted(GAMES):
        path = art_of(key) / "colours.hex"
        path.write_text("\n".join(textwrap.wrap(palette_of_game(key).hex(), 96)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
