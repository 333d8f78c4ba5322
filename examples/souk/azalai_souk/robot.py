"""Robot of the souk: it offers by the card's worth, out of the salt that must last for the remaining rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from azalai.games.small import Chance

T = TypeVar("T")
DEAREST, NUDGE = 6, 3


def fair(view: Any, offers: Sequence[T], rounds: int, seed: bytes) -> T:
    """Return one of the offers, which go up from nothing.

    Slightly more by chance, so that robots seldom offer the same.
    """
    salt: int = view.salt[view.seat]
    nudge, _ = Chance(seed).below(NUDGE)
    return offers[min(len(offers) - 1, salt * int(view.card) // (DEAREST * rounds) + nudge)]
