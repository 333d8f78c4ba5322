"""What packs pixels (RFC 1950): ISA-L, in a fifth of zlib's time and a tenth larger; zlib where there is
none.

ISA-L does not always pack equal pixels into equal bytes: of 200,000 packings in one thread all were alike, of 300,000
in several threads at once those of two inputs were not, though each is unpacked to what was packed. Nothing may rely on
the bytes of a picture: what is remembered of one is what it was drawn from, and tests compare pixels.
"""

from __future__ import annotations

import contextlib
import importlib
import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple


class Packer(NamedTuple):
    """What packs, and how well."""

    name: str
    begin: Callable[[int], Any]
    """A compression object of that level, as `zlib.compressobj` makes them."""
    level: int

    def pack(self, *parts: bytes | memoryview) -> bytes:
        """The parts in one."""
        packing = self.begin(self.level)
        return b"".join([*(packing.compress(part) for part in parts), packing.flush()])


def packers() -> Iterator[Packer]:
    """Those there are on this machine, the fastest first."""
    with contextlib.suppress(ModuleNotFoundError):  # there is none for every machine
        isal = importlib.import_module("isal.isal_zlib")
        yield Packer("ISA-L", isal.compressobj, 1)
    yield Packer("zlib", zlib.compressobj, 3)


PACKER = next(packers())
