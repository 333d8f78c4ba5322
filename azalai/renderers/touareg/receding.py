"""Fading of things that can't be chosen, while they are drawn."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from PIL import Image

from azalai.renderers.kit.badges import FADED, Box
from azalai.renderers.kit.picture import Picture


@contextmanager
def recede(picture: Picture, box: Box, *, on: bool = True, strength: float = FADED) -> Generator[None]:
    """Fade what is drawn inside the box during the block to `strength` (0 to 1) over the earlier drawing."""
    if not on:
        yield
        return
    width, height = picture.image.size
    left, top = max(0, round(box[0])), max(0, round(box[1]))
    place = left, top, min(width, round(box[2])), min(height, round(box[3]))
    before = picture.image.crop(place)
    yield
    picture.image.paste(Image.blend(before, picture.image.crop(place), strength), place[:2])
