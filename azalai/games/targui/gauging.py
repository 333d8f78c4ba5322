"""Gauges of the view for a player of Targui: the worth of a side of the table, and the promise of its rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.games.targui.cards import TRIBE_CARDS, Card
from azalai.games.targui.components import DISPLAY_COLUMNS
from azalai.games.targui.view import CampView, TarguiView
from azalai.games.targui.worths import gold_worth, goods_worth, potential, rows_of

NAMES = ("score", "promise", "alike", "mixed", "stock", "purse")
BEGUN = 2
"""Number of cards from which on a row is on its way."""


def gauges(view: TarguiView) -> Mapping[str, Sequence[float]]:
    """Return the gauges by seat.

    The present points (`score`), the promise of unfinished rows (`promise`), the number of rows on their way to four
    alike (`alike`) and to four different symbols (`mixed`), and the expected worth of the goods (`stock`) and the gold
    (`purse`) while there is time to use them.
    """
    camps = [_of_camp(camp) for camp in view.camps]
    return {name: [of_seat[at] for of_seat in camps] for at, name in enumerate(NAMES)}


def _of_camp(camp: CampView) -> tuple[float, ...]:
    rows = rows_of(camp)
    points = camp.points + camp.printed + sum(camp.row_points) + sum(points for _, points in camp.effects)
    growing = [symbols(row) for row in rows if BEGUN <= len(row) < DISPLAY_COLUMNS]
    return (
        float(points),
        potential(rows) - sum(map(potential, ((row,) for row in rows if len(row) == DISPLAY_COLUMNS))),
        float(sum(len(set(row)) == 1 for row in growing)),
        float(sum(len(set(row)) == len(row) for row in growing)),
        sum(map(goods_worth, camp.goods)),
        gold_worth(camp.gold),
    )


def symbols(row: Sequence[Card | None]) -> list[object]:
    """Return the symbols of the cards in a row, from the left."""
    return [TRIBE_CARDS[card].symbol for card in row if card is not None]
