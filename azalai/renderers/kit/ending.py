"""Additions to the pictures of a finished game: its last board, a caption, the camels that arrive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace
from PIL import Image

from azalai.games.contract import Outcome, View
from azalai.renderers.kit import animals, ornaments
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import NIGHT, PAPER
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, Picture
from azalai.renderers.kit.sprites import Sprite

V = TypeVar("V", bound=View)

_AT_REST = {"outcome": None, "to_act": None, "waiting_for": (), "placeable": (), "pending": None}
"""Fields of views that tell the result and whose turn it is, with the values that mean neither."""
_STRIP, _LETTERS = 112, (46, LEGIBLE)
_GROUND = 300
"""Distance in px of the camels' feet from the top."""


def last_board(view: V) -> V:
    """Return the view of a finished game whose picture and texts show the board: no result, and no seat to move."""
    resting = {name: rest for name, rest in _AT_REST.items() if name in view.__struct_fields__}
    return replace(view, **resting)


def with_caption(image: Image.Image, text: str) -> Image.Image:
    """Return a picture with a line of text on a strip below it."""
    ground = Image.new("RGB", (image.width, image.height + _STRIP), NIGHT)
    ground.paste(image.convert("RGB"))
    picture = Picture(Sprite(ground))
    caption, middle = letters.drawable_text(text), image.height + _STRIP / 2
    picture.name_between(MARGIN, middle, caption, _LETTERS, image.width - 2 * MARGIN, PAPER)
    return picture.image


def put_arrival(picture: Picture, outcome: Outcome, order: Sequence[int], winners: int) -> None:
    """Put the camels in order of rank, the first `winners` largest and nearest to the water."""
    step = 205 if len(order) > 4 or winners > 1 else 240
    for number, seat in enumerate(order):
        won = number < winners
        scale = (0.74 if winners == 1 else 0.66) if won else 0.6
        x = 966 - number * step + (0 if won else round((0.66 - scale) * 100))
        picture.paste(animals.camel(seat, scale), x, _GROUND)
        size = (108 if winners == 1 else 96) if won else 84
        star = ornaments.star(size, outcome.scores[seat].total)
        picture.paste(star, x + 102 * scale, _GROUND - 147 * scale - size * 0.47)
