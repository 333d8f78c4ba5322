"""Finished sprites in a file, so that the first pictures after a start need not draw them.

A file belongs to one version of what draws (`renderers.stocking` says which), and is read where it can be: what is
missing or damaged in it is drawn as if there were no file. Only its index is read at once; a sprite is unpacked when it
is first asked for. It is read and not mapped into memory, where a file that somebody cuts off would end the process.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import struct
import tempfile
import threading
import zlib
from collections.abc import Hashable
from io import FileIO
from pathlib import Path

import msgspec
from PIL import Image

from renderers.kit.packing import PACKER
from renderers.kit.pieces import Cut

_HEAD = struct.Struct(">8s32sQII")
"""Magic, version, where the index begins, how long it is and its CRC."""
_MAGIC = b"azalai-1"
_CHANNELS = {"RGB": 3, "RGBA": 4}
_ADDRESS = " at 0x"
"""What an object that says nothing of itself is called by has this in it, and means another one in each process."""


class Kept(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A sprite in the file: key, mode, size and the place of its origin in px, where its bytes are and how many, and
    how it is cut."""

    key: bytes
    mode: str
    width: int
    height: int
    left: int
    top: int
    begins: int
    length: int
    cuts: tuple[Cut, ...]


_INDEX = msgspec.msgpack.Decoder(tuple[Kept, ...])


def key_of(key: Hashable) -> bytes | None:
    """A sprite's key as 16 bytes that are the same in every process; None where there are none."""
    said = repr(key)
    return None if _ADDRESS in said else hashlib.blake2b(said.encode(), digest_size=16).digest()


class Stock:
    """The sprites of a file, open as long as the object lives. OSError if the file can't be read, ValueError if it is
    not one of that version (32 bytes)."""

    def __init__(self, path: Path, version: bytes) -> None:
        self._file = path.open("rb", buffering=0)
        try:
            self._kept = {one.key: one for one in _index(self._file, version)}
        except (struct.error, msgspec.DecodeError) as error:
            raise ValueError(f"{path} is no file of sprites") from error
        self._lock = threading.Lock()

    def find(self, key: Hashable) -> tuple[Image.Image, Kept] | None:
        """The image of that key and what is known of it; None if it is not there, or damaged."""
        name = key_of(key)
        kept = self._kept.get(name) if name is not None else None
        if kept is None:
            return None
        try:
            with self._lock:
                self._file.seek(kept.begins)
                packed = self._file.read(kept.length)
            return Image.frombytes(kept.mode, (kept.width, kept.height), PACKER.unpack(packed)), kept
        except (OSError, ValueError, PACKER.error):
            self._kept.pop(kept.key, None)
            return None

    def __len__(self) -> int:
        return len(self._kept)


def _index(file: FileIO, version: bytes) -> tuple[Kept, ...]:
    magic, known, begins, length, crc = _HEAD.unpack(file.read(_HEAD.size))
    if magic != _MAGIC or known != version:
        raise ValueError("another version")
    file.seek(begins)
    index = file.read(length)
    if zlib.crc32(index) != crc:
        raise ValueError("damaged")
    return _INDEX.decode(index)


class NewStock:
    """A file of sprites that is being written; it is there, whole, once it is `closed`. OSError where it can't be
    written."""

    def __init__(self, path: Path, version: bytes) -> None:
        self._path, self._version = path, version
        path.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        self._part, self._file = Path(name), os.fdopen(number, "wb")
        self._file.write(bytes(_HEAD.size))
        self._kept: dict[bytes, Kept] = {}

    def add(self, key: Hashable, image: Image.Image, place: tuple[int, int], where: tuple[Cut, ...]) -> None:
        """One more sprite, with the place of its origin and its cuts; one that is there already, or can't be found
        again, is left out."""
        name = key_of(key)
        if name is None or name in self._kept or image.mode not in _CHANNELS:
            return
        packed, begins = PACKER.pack(image.tobytes()), self._file.tell()
        self._file.write(packed)
        self._kept[name] = Kept(name, image.mode, *image.size, *place, begins, len(packed), where)

    def close(self) -> None:
        """Puts the file in its place, at once, also where another process does the same."""
        index, begins = msgspec.msgpack.encode(tuple(self._kept.values())), self._file.tell()
        self._file.write(index)
        self._file.seek(0)
        self._file.write(_HEAD.pack(_MAGIC, self._version, begins, len(index), zlib.crc32(index)))
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._part.replace(self._path)

    def give_up(self) -> None:
        """Leaves nothing behind."""
        self._file.close()
        with contextlib.suppress(OSError):
            self._part.unlink()
