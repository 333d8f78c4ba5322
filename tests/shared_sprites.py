"""Sprites that one process of a test run has drawn are there for the others: to draw them takes most of the time of
the tests of pictures. That a sprite read from a file is the one that was drawn is proved in `tests/renderers`."""

from __future__ import annotations

import os
import pickle
import tempfile
from collections.abc import Hashable
from pathlib import Path

from PIL import Image

from renderers.kit import sprites
from renderers.kit.packing import PACKER
from renderers.kit.sprites import Sprite
from renderers.kit.stock import Kept, Stock, key_of

FOLDER = "AZALAI_TEST_SPRITES"
"""Names the folder of a run of several processes."""


class Shelf(Stock):
    """A stock that grows while it is read: each sprite is a file of its own, which is there whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, key: Hashable) -> tuple[Image.Image, Kept] | None:
        """As in any stock."""
        name = key_of(key)
        if name is None:
            return None
        try:
            kept, packed = pickle.loads((self._folder / name.hex()).read_bytes())
        except FileNotFoundError:
            return None
        return Image.frombytes(kept.mode, (kept.width, kept.height), PACKER.unpack(packed)), kept

    def add(self, key: Hashable, sprite: Sprite) -> None:
        """One that was drawn."""
        name = key_of(key)
        if name is None or not self._folder.exists():
            return
        image, packed = sprite.image, PACKER.pack(sprite.image.tobytes())
        cuts = tuple(piece.cut for piece in sprite.pieces)
        kept = Kept(name, image.mode, *image.size, sprite.left, sprite.top, 0, len(packed), cuts)
        number, part = tempfile.mkstemp(dir=self._folder)
        with os.fdopen(number, "wb") as file:
            file.write(pickle.dumps((kept, packed)))
        Path(part).replace(self._folder / name.hex())


def lay_out() -> Path:
    """The process that starts the others makes the folder, and takes it away at the end."""
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="azalai-sprites-")
    return Path(os.environ[FOLDER])


def share() -> None:
    """Each of the others reads and writes there."""
    if folder := os.environ.get(FOLDER):
        shelf = Shelf(Path(folder))
        sprites.SPRITES.stock, sprites.SPRITES.told = shelf, shelf.add
