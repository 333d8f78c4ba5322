"""The reader of a private answer."""

from __future__ import annotations

import msgspec

from azalai.locales import Words


class Reader(msgspec.Struct, frozen=True):
    """Reader of a private message. `user`: their number; `words`: those of their language."""

    user: int
    words: Words
