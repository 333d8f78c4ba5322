"""Final scoring: points on tokens and cards, effects, and complete rows."""

from __future__ import annotations

from functools import lru_cache

from azalai.games.contract import Outcome, Part, Score, ranked
from azalai.games.targui.cards import (
    TRIBE_CARDS,
    Card,
    CountsPairs,
    LargeCamp,
    LargerTribe,
    LastOfRow,
    MixedFamilies,
    Timing,
)
from azalai.games.targui.components import DISPLAY_COLUMNS, MIXED_ROW_POINTS, SAME_ROW_POINTS
from azalai.games.targui.display import cards_of, slot_of
from azalai.games.targui.state import Rows, State
from azalai.games.targui.view import Phase


@lru_cache(maxsize=4096)
def sum_printed_points(rows: Rows) -> int:
    """Return the points printed on the cards of a display."""
    return sum(TRIBE_CARDS[card].points for card in cards_of(rows))


def row_points(row: tuple[Card | None, ...]) -> int:
    """Return the points of a complete row of one symbol, or of four different ones, else 0 (ruling R28)."""
    symbols = {TRIBE_CARDS[card].symbol for card in row if card is not None}
    if len(row) < DISPLAY_COLUMNS or None in row:
        return 0
    if len(symbols) == 1:
        return SAME_ROW_POINTS
    return MIXED_ROW_POINTS if len(symbols) == DISPLAY_COLUMNS else 0


@lru_cache(maxsize=4096)
def points_of_rows(rows: Rows) -> tuple[int, int, int]:
    """Return the points of each row of a display."""
    one, two, three = (row_points(row) for row in rows)
    return one, two, three


def effect_points(card: Card, rows: Rows, opponent_cards: int) -> int:
    """Return the points of a card's effect at the end; `opponent_cards`: cards in the opponent's display.

    For T32 they are the additional points of the mixed rows.
    """
    own = cards_of(rows)
    match TRIBE_CARDS[card].effect:
        case CountsPairs(symbol, per, points):
            return sum(TRIBE_CARDS[each].symbol is symbol for each in own) // per * points
        case LargerTribe(points):
            return points if len(own) > opponent_cards else 0
        case LastOfRow(points):
            slot = slot_of(rows, card)
            return points if slot is not None and slot.endswith(f"p{DISPLAY_COLUMNS}") else 0
        case LargeCamp(least, points):
            return points if len(own) >= least else 0
        case MixedFamilies(most, points):
            mixed = points_of_rows(rows).count(MIXED_ROW_POINTS)
            return min(mixed, most) * (points - MIXED_ROW_POINTS)
        case _:
            return 0


@lru_cache(maxsize=4096)
def effects_at_end(rows: Rows, opponent_cards: int) -> tuple[tuple[Card, int], ...]:
    """Return the cards of a display that count at the end, with their present points."""
    counting = [card for card in cards_of(rows) if TRIBE_CARDS[card].timing is Timing.END]
    return tuple((card, effect_points(card, rows, opponent_cards)) for card in counting)


def score(state: State, seat: int) -> Score:
    """Return the present points of a seat (ruling R28: a hand card never counts)."""
    camp, opponent_cards = state.camps[seat], len(cards_of(state.camps[1 - seat].rows))
    rows = points_of_rows(camp.rows)
    parts = (
        Part("tokens", camp.points),
        Part("cards", sum_printed_points(camp.rows)),
        Part("effects", sum(points for _, points in effects_at_end(camp.rows, opponent_cards))),
        Part("same-rows", sum(points for points in rows if points == SAME_ROW_POINTS)),
        Part("mixed-rows", sum(points for points in rows if points == MIXED_ROW_POINTS)),
    )
    return Score(sum(part.points for part in parts), parts)


def outcome(state: State) -> Outcome | None:
    """Return the result: most points win, then most gold, then most goods; else there is no winner (ruling R29)."""
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(score(state, seat) for seat in range(len(state.camps)))
    ranks = [(own.total, camp.gold, sum(camp.goods)) for own, camp in zip(scores, state.camps, strict=True)]
    return ranked(ranks, scores)
