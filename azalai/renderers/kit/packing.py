"""Packers of pixels (RFC 1950).

ISA-L packs in a fifth of zlib's time and a tenth larger. libdeflate then packs what is still large once more, a sixth
smaller than ISA-L in four times its time. zlib replaces those that are not installed.

ISA-L does not always pack equal pixels into equal bytes: 200,000 packings in one thread were equal, of 300,000 in
several threads those of two inputs were not, though each is unpacked to its input. Its `compress`, which packs all at
once, differed once in some thousands. So no code may rely on the bytes of a picture: caches remember from which values
one was drawn, and tests compare pixels.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple


class Packer(NamedTuple):
    """Packer with its level."""

    name: str
    pack: Callable[[bytes, int], bytes]
    level: int

    def __call__(self, data: bytes) -> bytes:
        """Return the data, packed."""
        return self.pack(data, self.level)


def _in_parts(begin: Callable[[int], Any], data: bytes, level: int) -> bytes:
    packing = begin(level)
    return packing.compress(data) + packing.flush()


def _unpacker() -> Callable[[bytes], bytes]:
    with contextlib.suppress(ModuleNotFoundError):
        return importlib.import_module("isal.isal_zlib").decompress
    return zlib.decompress


def packers() -> Iterator[Packer]:
    """Yield the packers of this machine, the fastest first."""
    with contextlib.suppress(ModuleNotFoundError):  # there is none for every machine
        yield Packer("ISA-L", functools.partial(_in_parts, importlib.import_module("isal.isal_zlib").compressobj), 1)
    with contextlib.suppress(ModuleNotFoundError):
        yield Packer("libdeflate", importlib.import_module("deflate").zlib_compress, 5)
    yield Packer("zlib", zlib.compress, 3)


FAST, *_SLOWER = packers()
unpack = _unpacker()
"""Function that unpacks the output of any packer."""
TIGHT = next((packer for packer in _SLOWER if packer.name == "libdeflate"), FAST)


TIGHTER = 0.82
"""Usual share of ISA-L's bytes that libdeflate leaves: 0.79 to 0.87."""


def pack(data: bytes, enough: int, most: int) -> bytes:
    """Return the data, packed fast or tightly.

    Fast if that gives up to `enough` bytes, or if more than `most` would remain in any case.
    """
    packed = FAST(data)
    small = len(packed) <= enough or TIGHT is FAST
    return packed if small or len(packed) * TIGHTER > most else TIGHT(data)
