"""What a picture of a game that is over shows beside its result."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace
from PIL import Image

from azalai.games.contract import View
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import NIGHT, PAPER
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, Picture
from azalai.renderers.kit.sprites import Sprite

V = TypeVar("V", bound=View)

_AT_REST = {"outcome": None, "to_act": None, "waiting_for": (), "placeable": (), "pending": None}
"""What views tell of the result and of who is to do what, when there is neither."""
_STRIP, _LETTERS = 112, (46, LEGIBLE)


def last_board(view: V) -> V:
    """The view of a game that is over, by its rules or before, whose picture and texts show the board as it stands: no
    result, and nobody to move."""
    told = {name: rest for name, rest in _AT_REST.items() if name in view.__struct_fields__}
    return replace(view, **told)


def with_caption(image: Image.Image, text: str) -> Image.Image:
    """A picture, and a line of text on a strip below it."""
    ground = Image.new("RGB", (image.width, image.height + _STRIP), NIGHT)
    ground.paste(image.convert("RGB"))
    picture = Picture(Sprite(ground))
    said, middle = letters.drawable(text), image.height + _STRIP / 2
    picture.name_between(MARGIN, middle, said, _LETTERS, image.width - 2 * MARGIN, PAPER)
    return picture.image
