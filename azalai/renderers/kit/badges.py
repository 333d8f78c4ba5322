"""Marks of a decision in a picture: the plate of a choice at its place, and veils over everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from PIL import Image

from azalai.games.prompts import Prompt
from azalai.renderers.kit import ornaments, paths
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, INK, OCHRE, PAPER, colour
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_sprite

WHITE = colour("FFFFFF")
WASH = colour("EBD3A2")
NAMED_BROWN = colour("7A5534")
FADED = 0.46
"""Share of its strength that a part keeps if it can't be chosen."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@runtime_checkable
class Marking(Protocol):
    """Renderer that also says which places the picture of a question highlights."""

    def marks(self, view: Any, prompt: Prompt, part: Prompt) -> Sequence[Frame]:
        """Return the places that the picture of a question to the view's seat highlights for `part` of its choices.

        `part` is a question by itself.
        """
        ...


@cached_sprite
def plate(name: str, size: int = 52, *, lit: bool = True) -> Canvas:
    """Draw the name of a thing on a disc, or on a pill if it is longer than two letters; the origin is the middle.

    `lit`: indigo for a thing that can be chosen, brown for one that is only named.
    """
    digits = size * (0.8 if len(name) < 2 else 0.62)
    half = max(size / 2, letters.width(name, "Bold", digits) / 2 + size * 0.2)
    ring = size * 0.085
    canvas = Canvas(0, 0, margin=round(half + 14))
    for more, fill in ((ring + 1.8, INK), (ring, WHITE), (0, CHOICE if lit else NAMED_BROWN)):
        high = size / 2 + more
        canvas.fill(paths.rounded_rectangle(-half - more, -high, 2 * (half + more), 2 * high, high), fill)
    letters.write(canvas, 0, 0, name, digits, WHITE)
    return canvas


@cached_sprite
def tag(text: str) -> Canvas:
    """Draw a short text for the edge of a thing that is being taken (`2/3`); the origin is the middle."""
    half = max(50, round(letters.width(text, "Bold", 46) / 2) + 16)
    canvas = Canvas(0, 0, margin=half + 20)
    canvas.box(-half, -28, 2 * half, 56, 16, OCHRE)
    canvas.edge(paths.rounded_rectangle(-half, -28, 2 * half, 56, 16), PAPER, 3)
    letters.write(canvas, 0, 0, text, 46, INK)
    return canvas


def fade(picture: Picture, bare: Image.Image, box: Box, strength: float = FADED) -> None:
    """Reduce a part of the picture to `strength` (0 to 1) over its bare background, which is known."""
    place = round(box[0]), round(box[1]), round(box[2]), round(box[3])
    picture.image.paste(Image.blend(bare.crop(place), picture.image.crop(place), strength), place[:2])


def wash(picture: Picture, box: Box, share: float, radius: int = 14) -> None:
    """Lay sand over a card or a tile by that share (0 to 1), so that it recedes."""
    left, top, right, bottom = (round(value) for value in box)
    picture.paste(ornaments.tint(right - left, bottom - top, WASH, radius, share), left, top)
