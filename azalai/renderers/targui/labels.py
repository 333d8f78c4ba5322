"""Labels of the answers to Targui's questions on buttons and in menus."""

from __future__ import annotations

from typing import Any

from azalai.games.targui.cards import TRIBE_CARDS, Card
from azalai.games.targui.components import ROWS, Good, Row, Slot, Token
from azalai.games.targui.display import card_at, slot_of
from azalai.games.targui.moves import Source
from azalai.games.targui.view import CampView, TarguiView
from azalai.locales import Words
from azalai.renderers.targui import phrases as phrase
from azalai.renderers.targui.phrases import name, of_points, say

LABEL_LIMIT = 60
"""Characters of a card; Discord takes 80 in all, and a row or an act may be next to it."""


def choice(view: TarguiView, move: str, field: str, value: object, words: Words) -> str | None:
    """Return the label of a card, tokens, a row or a place of the display, or None.

    A card has its place and price, a row its content (empty ones are equal), a place its card.
    """
    if isinstance(value, Source):
        return _source(value, words)
    tokens = _tokens(value)
    if tokens is not None:
        return phrase.count_tokens(words, tokens) or say(words, "choice-free-of-charge")
    if isinstance(value, Token):
        return phrase.amount(words, value, 1)
    if isinstance(value, int) and field in ("points", "gold"):
        return of_points(words, value) if field == "points" else phrase.amount(words, Token.GOLD, value)
    if view.seat is None:
        return None
    camp = view.camps[view.seat]
    if isinstance(value, Row):
        return _row(camp, value, words)
    if isinstance(value, Slot):
        card = card_at(camp.rows, value)
        note = say(words, "empty") if card is None else name(words, card)
        return say(words, "choice-item", thing=name(words, value), note=note)
    if isinstance(value, Card) and move == "shift":
        slot = slot_of(camp.rows, value)
        return None if slot is None else say(words, "choice-item", thing=name(words, value), note=name(words, slot))
    return None


def _tokens(value: Any) -> tuple[Token, ...] | None:
    """Return several goods or tokens, or None for anything else."""
    if not isinstance(value, tuple) or not all(isinstance(item, (Good, Token)) for item in value):  # pyright: ignore[reportUnknownVariableType]
        return None
    return tuple(Token(item.value) for item in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]


def _row(camp: CampView, row: Row, words: Words) -> str:
    """Return the label of a row; empty rows are equal for laying a card."""
    cards = [card for card in camp.rows[ROWS.index(row)] if card is not None]
    if not cards:
        return say(words, "choice-empty-row")
    symbols = words.row(name(words, TRIBE_CARDS[card].symbol) for card in cards)
    return say(words, "choice-item", thing=name(words, row), note=symbols)


def _source(source: Source, words: Words) -> str | None:
    """Return a tribe card with its place, and its price if a button has room; a goods card has its name alone."""
    if source.card not in TRIBE_CARDS:
        return None
    card, place = name(words, source.card), name(words, source.place)
    price = phrase.price(words, TRIBE_CARDS[source.card].prices)
    text = say(words, "choice-card", card=card, place=place, price=price)
    return text if len(text) <= LABEL_LIMIT else say(words, "choice-item", thing=card, note=place)
