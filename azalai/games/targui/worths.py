"""Worths of goods, gold and rows for the robot and the learned value of Targui."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from azalai.games.targui.cards import TRIBE_CARDS, Card
from azalai.games.targui.state import Rows
from azalai.games.targui.view import CampView

GOOD = (0.75, 0.7, 0.6, 0.45, 0.3, 0.2)  # the first good of a kind, the second, ...; more of them: as the last
GOLD = (2.0, 1.6, 1.1, 0.5)  # the first gold, the second, ...
SAME = (0.0, 0.3, 0.9, 2.1, 4.0)  # by the number of cards of one symbol in a row
MIXED = (0.0, 0.3, 0.6, 1.1, 2.0)  # by the number of different symbols


@functools.cache
def goods_worth(count: int) -> float:
    """Return the expected worth of `count` goods of a kind."""
    return sum(GOOD[min(number, len(GOOD) - 1)] for number in range(count))


@functools.cache
def gold_worth(count: int) -> float:
    """Return the expected worth of `count` gold."""
    return sum(GOLD[min(number, len(GOLD) - 1)] for number in range(count))


def potential(rows: Sequence[tuple[Card | None, ...]]) -> float:
    """Return the promise of a display's rows."""
    return sum(map(_promise, rows))


@functools.lru_cache(maxsize=32768)
def _promise(row: tuple[Card | None, ...]) -> float:
    symbols = [TRIBE_CARDS[card].symbol for card in row if card is not None]
    count, kinds = len(symbols), len(set(symbols))
    return max(SAME[count] if kinds <= 1 else 0.0, MIXED[count] if kinds == count else 0.0)


def rows_of(camp: CampView) -> Rows:
    """Return the rows of a side of the table."""
    one, two, three = camp.rows
    return (one, two, three)
