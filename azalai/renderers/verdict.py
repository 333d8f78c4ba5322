"""Board of a past decision: a cross on the played move, a star on a better one.

Both are highlighted, as when they could be chosen; the signs differ in shape, colour and corner.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import msgspec
from PIL import Image

from azalai.games.prompts import Prompt
from azalai.locales import Words
from azalai.renderers import marks, renderer
from azalai.renderers.kit import paths
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, PALM, PAPER, TERRACOTTA
from azalai.renderers.kit.paths import Point
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing

SHARE = 0.076
"""Width of a sign as a share of the picture's: 23 px on a phone that shows it 300 px wide."""


INSIDE, OUTSIDE = 0.25, 0.3
"""Part of a sign's width by which it is moved into the corner of a place, or out of it."""
LARGE = 1.5
"""Sides of a place in widths of a sign, from which on the sign may rise above it: a card is smaller."""


class Verdict(msgspec.Struct, frozen=True):
    """Question between two moves, with the choice of the better one and that of the played one.

    The played one is None if it was the better one.
    """

    asked: Prompt
    better: Prompt
    played: Prompt | None

    @property
    def signature(self) -> Hashable:
        """Value that differs from other questions about the same position."""
        played = None if self.played is None else self.played.signature
        return self.asked.signature, self.better.signature, played


def draw_verdict(key: str, view: Any, names: Sequence[str], words: Words, verdict: Verdict) -> Image.Image:
    """Return the picture of the view's seat with the signs.

    A game that does not say which places it highlights gets the picture with the better move highlighted.
    """
    draw, prompt = renderer(key).draw, verdict.asked
    better = marks(key, view, prompt, verdict.better)
    played = None if verdict.played is None else marks(key, view, prompt, verdict.played)
    if better is None or verdict.played is None:
        return draw(view, names, words, verdict.better)
    picture = Picture(draw(view, names, words, prompt))
    width, height = picture.image.size
    crossed, starred = find_sign_places(played or (), better), find_sign_places(better, played or ())
    whole = [Frame(0, 0, width, height)]  # for what lies nowhere, such as the end of a turn
    crossed, starred = crossed or whole, starred or whole
    size = round(SHARE * width)
    for frame in crossed:
        picture.paste(cross(size), *corner(width, height, frame, -1 if frame in starred else 1))
    for frame in starred:
        picture.paste(star(size), *corner(width, height, frame, 1))
    return picture.image


def find_sign_places(own: Sequence[Frame], other: Sequence[Frame]) -> Sequence[Frame]:
    """Return the places of a move's sign: those the other move lacks, or all its places if there are none."""
    return [frame for frame in own if frame not in other] or own


def corner(width: int, height: int, frame: Frame, side: int) -> Point:
    """Return the position of a sign in a picture of that size, whole within the picture.

    It is the upper left (-1) or right (1) corner of a place, outside of one that the sign would hide. It does not rise
    above a card, over which a name may stand.
    """
    size, room = SHARE * width, min(frame.width, frame.height)
    away = INSIDE * size if room > size else -OUTSIDE * size
    down = size / 2 if size < room <= LARGE * size else away
    x, y = frame.middle[0] + side * (frame.width / 2 - away), frame.y + down
    reach = size / 2 + 6
    return min(max(x, reach), width - reach), min(max(y, reach), height - reach)


@cached_drawing(reach=1)
def cross(canvas: Canvas, size: int) -> None:
    """Draw the sign of the played move, a white cross on a square; the origin is the middle."""
    half, arm = size * 0.44, size * 0.22
    canvas.fill(paths.rounded_rectangle(-half - 4, -half - 4, 2 * half + 8, 2 * half + 8, size * 0.2), PAPER)
    canvas.shape(paths.rounded_rectangle(-half, -half, 2 * half, 2 * half, size * 0.16), TERRACOTTA, INK, 2.5)
    for way in (1, -1):
        canvas.line([(-arm, -arm * way), (arm, arm * way)], PAPER, size * 0.13)


@cached_drawing(reach=1)
def star(canvas: Canvas, size: int) -> None:
    """Draw the sign of the better move, a white star on a disc; the origin is the middle."""
    canvas.disc(0, 0, size * 0.5 + 4, PAPER)
    canvas.shape(paths.ellipse(0, 0, size * 0.5), PALM, INK, 2.5)
    canvas.fill(paths.star(0, 0, size * 0.36, 0.5), PAPER)
