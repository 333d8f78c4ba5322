"""The queries about moves and positions."""

from __future__ import annotations

import zlib


def unpacked(state: bytes) -> bytes:
    """The state as the game wrote it. ValueError when the bytes are damaged."""
    try:
        return zlib.decompress(state)
    except zlib.error as error:
        raise ValueError("the stored state is damaged") from error
