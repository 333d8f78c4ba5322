"""What packs pixels (RFC 1950). ISA-L packs in a fifth of zlib's time and a tenth larger; what is large all the same,
libdeflate packs once more, a sixth smaller than ISA-L in four times its time. zlib serves where they are not.

ISA-L does not always pack equal pixels into equal bytes: of 200,000 packings in one thread all were alike, of 300,000
in several threads at once those of two inputs were not, though each is unpacked to what was packed. Its `compress`,
which packs all at once, was seen to differ once in some thousands. Nothing may rely on the bytes of a picture: what is
remembered of one is what it was drawn from, and tests compare pixels.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple


class Packer(NamedTuple):
    """What packs, at which level."""

    name: str
    pack: Callable[[bytes, int], bytes]
    level: int

    def __call__(self, data: bytes) -> bytes:
        """The data, packed."""
        return self.pack(data, self.level)


def _in_parts(begin: Callable[[int], Any], data: bytes, level: int) -> bytes:
    packing = begin(level)
    return packing.compress(data) + packing.flush()


def _unpacker() -> Callable[[bytes], bytes]:
    with contextlib.suppress(ModuleNotFoundError):
        return importlib.import_module("isal.isal_zlib").decompress
    return zlib.decompress


def packers() -> Iterator[Packer]:
    """Those there are on this machine, the fastest first."""
    with contextlib.suppress(ModuleNotFoundError):  # there is none for every machine
        yield Packer("ISA-L", functools.partial(_in_parts, importlib.import_module("isal.isal_zlib").compressobj), 1)
    with contextlib.suppress(ModuleNotFoundError):
        yield Packer("libdeflate", importlib.import_module("deflate").zlib_compress, 5)
    yield Packer("zlib", zlib.compress, 3)


FAST, *_SLOWER = packers()
unpack = _unpacker()
"""What any of them packed, as it was."""
TIGHT = next((packer for packer in _SLOWER if packer.name == "libdeflate"), FAST)


TIGHTER = 0.82
"""The share that it mostly leaves of what ISA-L packed: 0.79 to 0.87."""


def pack(data: bytes, enough: int, most: int) -> bytes:
    """The data: packed fast where that makes at most `enough` bytes, or where more than `most` would be left anyhow,
    and else tightly."""
    packed = FAST(data)
    small = len(packed) <= enough or TIGHT is FAST
    return packed if small or len(packed) * TIGHTER > most else TIGHT(data)
