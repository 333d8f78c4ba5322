"""The board of a decision that is over: what was played wears a cross, what would have been better a star.

Both are lit, as when they could be chosen; the signs say which is which, by shape, colour and corner.
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
from azalai.renderers.kit.sprites import drawn

SHARE = 0.076
"""How wide a sign is beside the picture: on a phone, 300 px wide, 23 px."""


INSIDE, OUTSIDE = 0.25, 0.3
"""How far within the corner of a place a sign stands, or without, in its own width."""


class Verdict(msgspec.Struct, frozen=True):
    """The question between two moves, and of its choices that of the better one and of the one that was played; None
    where that was the better one."""

    asked: Prompt
    better: Prompt
    played: Prompt | None

    @property
    def signature(self) -> Hashable:
        """What tells it from other questions about the same position."""
        played = None if self.played is None else self.played.signature
        return self.asked.signature, self.better.signature, played


def draw_verdict(key: str, view: Any, names: Sequence[str], words: Words, verdict: Verdict) -> Image.Image:
    """The picture of the seat of the view with the signs; of a game that doesn't tell where it lights what, the picture
    with the better move lit."""
    draw, asked = renderer(key).draw, verdict.asked
    better = marks(key, view, asked, verdict.better)
    played = None if verdict.played is None else marks(key, view, asked, verdict.played)
    if better is None or verdict.played is None:
        return draw(view, names, words, verdict.better)
    picture = Picture(draw(view, names, words, asked))
    width, height = picture.image.size
    crossed, starred = signed(played or (), better), signed(better, played or ())
    whole = [Frame(0, 0, width, height)]  # for what lies nowhere, such as the end of a turn
    crossed, starred = crossed or whole, starred or whole
    size = round(SHARE * width)
    for frame in crossed:
        picture.put(cross(size), *corner(width, height, frame, -1 if frame in starred else 1))
    for frame in starred:
        picture.put(star(size), *corner(width, height, frame, 1))
    return picture.image


def signed(own: Sequence[Frame], other: Sequence[Frame]) -> Sequence[Frame]:
    """Where a move gets its sign: where the other one is not, or, where that is nowhere, all its places."""
    return [frame for frame in own if frame not in other] or own


def corner(width: int, height: int, frame: Frame, side: int) -> Point:
    """Where in a picture of that size a sign stands: in the upper left (-1) or right (1) corner of a place, outside it
    where it is small; whole within the picture."""
    size = SHARE * width
    away = INSIDE * size if min(frame.width, frame.height) > 1.5 * size else -OUTSIDE * size
    x, y = frame.middle[0] + side * (frame.width / 2 - away), frame.y + away
    reach = size / 2 + 6
    return min(max(x, reach), width - reach), min(max(y, reach), height - reach)


@drawn
def cross(size: int) -> Canvas:
    """What was played: a white cross on a square; its origin is the middle."""
    half, arm = size * 0.44, size * 0.22
    canvas = Canvas(0, 0, margin=size)
    canvas.fill(paths.rounded(-half - 4, -half - 4, 2 * half + 8, 2 * half + 8, size * 0.2), PAPER)
    canvas.shape(paths.rounded(-half, -half, 2 * half, 2 * half, size * 0.16), TERRACOTTA, INK, 2.5)
    for way in (1, -1):
        canvas.line([(-arm, -arm * way), (arm, arm * way)], PAPER, size * 0.13)
    return canvas


@drawn
def star(size: int) -> Canvas:
    """What would have been better: a white star on a disc; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size)
    canvas.disc(0, 0, size * 0.5 + 4, PAPER)
    canvas.shape(paths.ellipse(0, 0, size * 0.5), PALM, INK, 2.5)
    canvas.fill(paths.star(0, 0, size * 0.36, 0.5), PAPER)
    return canvas
