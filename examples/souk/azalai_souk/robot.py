"""How a robot offers: what the card is worth beside the dearest, out of the salt that must last for the rounds left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from azalai.games.small import Chance

T = TypeVar("T")
DEAREST, NUDGE = 6, 3


def fair(view: Any, offers: Sequence[T], rounds: int, seed: bytes) -> T:
    """One of the offers, which go up from nothing: a bit more by chance, so that two robots seldom offer the same."""
    salt: int = view.salt[view.seat]
    nudge, _ = Chance(seed).below(NUDGE)
    return offers[min(len(offers) - 1, salt * int(view.card) // (DEAREST * rounds) + nudge)]
