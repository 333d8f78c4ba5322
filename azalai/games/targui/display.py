"""Display of 3 x 4 of a player: places for a card, effects, and moving of cards."""

from __future__ import annotations

from functools import lru_cache

from azalai.games.targui.cards import TRIBE_CARDS, Card, Discount, Effect
from azalai.games.targui.components import DISPLAY_COLUMNS, DISPLAY_PLACES, ROWS, SLOTS, Row, Slot, Symbol
from azalai.games.targui.moves import Shift
from azalai.games.targui.state import Rows

_TIDY = (0b0000, 0b0001, 0b0011, 0b0111, 0b1111)
"""Rows without a gap, a bit for each place from the left."""


@lru_cache(maxsize=4096)
def cards_of(rows: Rows) -> tuple[Card, ...]:
    """Return the cards of a display, row by row."""
    return tuple(card for row in rows for card in row if card is not None)


@lru_cache(maxsize=16384)
def card_with(rows: Rows, effect: type[Effect]) -> Card | None:
    """Return the card of a display with an effect of this kind, or None."""
    return next((card for card in cards_of(rows) if type(TRIBE_CARDS[card].effect) is effect), None)


@lru_cache(maxsize=16384)
def discount_for(rows: Rows, symbol: Symbol) -> int:
    """Return the number of goods by which a card of this symbol is cheaper for the owner of a display."""
    effects = [TRIBE_CARDS[card].effect for card in cards_of(rows)]
    return sum(effect.goods for effect in effects if isinstance(effect, Discount) and effect.symbol is symbol)


@lru_cache(maxsize=4096)
def open_rows(rows: Rows) -> tuple[Row, ...]:
    """Return the rows with a free place (ruling R26: several may be open, and there is no thirteenth card)."""
    return tuple(name for name, row in zip(ROWS, rows, strict=True) if len(row) < DISPLAY_COLUMNS)


def is_full(rows: Rows) -> bool:
    """Return True if the twelfth card is laid."""
    return len(cards_of(rows)) == DISPLAY_PLACES


def with_laid(rows: Rows, name: Row, card: Card) -> Rows:
    """Return the display with a card at the leftmost free place of a row."""
    one, two, three = ((*row, card) if name is own else row for own, row in zip(ROWS, rows, strict=True))
    return (one, two, three)


def slot_of(rows: Rows, card: Card) -> Slot | None:
    """Return the place of a card in a display, or None."""
    return next((slot for slot in SLOTS if card_at(rows, slot) is card), None)


def card_at(rows: Rows, slot: Slot) -> Card | None:
    """Return the card at a place of a display, or None."""
    number, column = divmod(SLOTS.index(slot), DISPLAY_COLUMNS)
    row = rows[number]
    return row[column] if column < len(row) else None


def with_shifted(rows: Rows, card: Card, slot: Slot) -> Rows:
    """Return the display with a card moved to a place; a card there moves to the former place."""
    places = [card_at(rows, own) for own in SLOTS]
    source, target = places.index(card), SLOTS.index(slot)
    places[source], places[target] = places[target], places[source]
    one, two, three = (_trim(places[start : start + DISPLAY_COLUMNS]) for start in (0, 4, 8))
    return (one, two, three)


def _trim(row: list[Card | None]) -> tuple[Card | None, ...]:
    while row and row[-1] is None:
        row.pop()
    return tuple(row)


def is_tidy(rows: Rows) -> bool:
    """Return True if every row is filled from the left without a gap."""
    return all(None not in row for row in rows)


@lru_cache(maxsize=64)
def shifts(rows: Rows, left: int) -> tuple[Shift, ...]:
    """Return every move of one card by T27 while `left` moves are left (ruling R25).

    To a free place if no gap remains, or if moving another card can close it; a swap uses up two moves.
    """
    places = [card_at(rows, slot) for slot in SLOTS]
    taken = sum(1 << number for number, card in enumerate(places) if card is not None)
    slots: list[Shift] = []
    for source, card in enumerate(places):
        if card is None:
            continue
        for target, slot in enumerate(SLOTS):
            if places[target] is not None:
                if left > 1 and target != source and _tidy(taken):
                    slots.append(Shift(card, slot))
            elif _tidy(after := taken ^ (1 << source) ^ (1 << target)) or (left > 1 and _can_close(after, target)):
                slots.append(Shift(card, slot))
    return tuple(slots)


def _tidy(taken: int) -> bool:
    return all((taken >> start) & 0b1111 in _TIDY for start in (0, 4, 8))


def _can_close(taken: int, moved: int) -> bool:
    """Return True if moving one card other than the one just moved leaves no gap."""
    sources = [number for number in range(DISPLAY_PLACES) if taken >> number & 1 and number != moved]
    targets = [number for number in range(DISPLAY_PLACES) if not taken >> number & 1]
    return any(_tidy(taken ^ (1 << source) ^ (1 << target)) for source in sources for target in targets)
