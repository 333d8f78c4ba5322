"""The reader of a private answer."""

from __future__ import annotations

import msgspec

from azalai.locales import Words


class Reader(msgspec.Struct, frozen=True):
    """The one person who reads what is private. `user`: their number; `words`: those of their language."""

    user: int
    words: Words
