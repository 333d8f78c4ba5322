"""The rules of examples/souk, at the place where those of a game of the house are; with a robot that decides at once,
for tests that ask robots by the thousand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai_souk import ROUNDS, Gold, Offer, Souk, SoukMove

from games.chance import Chance

DEAREST = max(int(card) for card in Gold)


class QuickSouk(Souk):
    """Offers salt in proportion to what the card is worth, and a little more by chance."""

    def robot(self, view: Any, moves: Sequence[SoukMove], seed: bytes) -> SoukMove:
        offers = [move for move in moves if isinstance(move, Offer)]
        if view.seat is None or not offers:
            return moves[0]
        fair = view.salt[view.seat] * int(view.card) // (DEAREST * (ROUNDS + 1 - view.round))
        nudge, _ = Chance(seed).below(3)
        return offers[max(0, min(len(offers) - 1, fair + nudge))]


GAME = QuickSouk()
