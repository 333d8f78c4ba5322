"""The file of finished sprites: which version of them there must be, where it is, and how it is made.

`python -m renderers.stocking FOLDER` makes it if it is not there: it draws pictures of random games, and of robots', of
every game for every number of players in every language, and keeps what they were put together from. A bot does so
beside its work after its first start; the build of a container may do it before.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import signal
import sys
import time
from collections.abc import Hashable, Sequence
from pathlib import Path

import font_source_sans_pro
import PIL
from noto_cjk_sans_jp_regular import FONT_PATH
from PIL import features

import games
import renderers
from games import GAMES
from locales import LANGUAGES, words
from renderers.kit import sprites
from renderers.kit.packing import PACKER
from renderers.kit.sprites import Sprite
from renderers.kit.stock import NewStock, Stock
from renderers.samples import along, positions

_MOMENTS = 6
_SEEDS = 3
"""So many random games, and one of robots."""
_LEFT = 3600.0
"""Seconds after which a file that nobody writes on is taken away."""
_PREFIX = "sprites-"


def version() -> bytes:
    """32 bytes that change with whatever a sprite is drawn from: the code of the pictures and of the games, the
    typefaces, Pillow, and what unpacks."""
    known = hashlib.blake2b(digest_size=32)
    for package in (games, renderers):
        folder = Path(package.__path__[0])
        for path in sorted(folder.rglob("*.py")):
            known.update(f"{path.relative_to(folder)}\0".encode())
            known.update(hashlib.blake2b(path.read_bytes()).digest())
    for path in (*sorted((Path(font_source_sans_pro.__file__).parent / "files").glob("*.ttf")), Path(str(FONT_PATH))):
        known.update(f"{path.name} {path.stat().st_size}\0".encode())
    drawn_with = PIL.__version__, features.version("freetype2"), features.version("raqm"), PACKER.name, sys.byteorder
    known.update(repr(drawn_with).encode())
    return known.digest()


def path_of(folder: Path, found: bytes) -> Path:
    """Where the sprites of that version are."""
    return folder / f"{_PREFIX}{found.hex()[:16]}"


def use(folder: Path) -> bool:
    """Takes sprites from the file in that folder from now on; False where there is none that fits."""
    try:
        found = version()
        sprites.SPRITES.stock = Stock(path_of(folder, found), found)
    except (OSError, ValueError):
        return False
    return True


def make(folder: Path, keys: Sequence[str] = ()) -> Path:
    """Draws sprites (those of some games, or of all) and writes the file; those of other versions go. OSError if it
    can't be written."""
    found = version()
    path = path_of(folder, found)
    new = NewStock(path, found)

    def keep(key: Hashable, sprite: Sprite) -> None:
        cut = tuple(piece.cut for piece in sprite.pieces)
        new.add(key, sprite.image, (sprite.left, sprite.top), cut)

    sprites.SPRITES.told = keep
    try:
        for key in keys or GAMES:
            _draw_samples(key)
        new.close()
    except BaseException:
        new.give_up()
        raise
    finally:
        sprites.SPRITES.told = None
    for other in folder.glob(f"{_PREFIX}*"):
        if other != path and (not other.name.endswith(".part") or _is_left(other)):
            with contextlib.suppress(OSError):
                other.unlink()
    return path


def _is_left(part: Path) -> bool:
    """Whether a file that somebody began to write is not written on: they were killed."""
    with contextlib.suppress(OSError):
        return time.time() - part.stat().st_mtime > _LEFT
    return False


def _draw_samples(key: str) -> None:
    game = GAMES[key]
    for seats in game.seats:
        for seed in range(_SEEDS + 1):
            for sample in along(game, positions(game, seats, seed, robots=not seed), _MOMENTS):
                for language in LANGUAGES:
                    sample.draw(key, seats, words(language))


def main(arguments: Sequence[str] | None = None) -> None:
    """Makes the file, unless it is there."""
    parser = argparse.ArgumentParser(prog="python -m renderers.stocking", description="Draws sprites ahead.")
    parser.add_argument("folder", type=Path, help="where their file shall be")
    asked = parser.parse_args(arguments)
    if hasattr(os, "nice"):
        os.nice(10)  # those who wait for an answer go first
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was begun is taken away
    if not use(asked.folder):
        make(asked.folder)


if __name__ == "__main__":
    main()
