"""Cards that a player has won in this round, by their letters: A to E, in the order of the view's actions.

These are the figures in the order in which they were placed, then the markers. Used ones keep their place, so that a
letter stays valid to the end of the round. The Noble's is the hand card, that of Caravan and Expansion the card just
drawn. The hand card that T08 lays without the Noble has the letter after the last.
"""

from __future__ import annotations

from string import ascii_uppercase
from typing import NamedTuple

from azalai.games.targui.cards import TRIBE_CARDS, Card, HiddenPath
from azalai.games.targui.components import Action, Border, Place
from azalai.games.targui.display import card_with
from azalai.games.targui.figures import border_of
from azalai.games.targui.moves import (
    Barter,
    Caravan,
    Collect,
    Discard,
    Expand,
    Keep,
    Lay,
    Mirage,
    Sell,
    Source,
    Take,
    TarguiMove,
    Trade,
)
from azalai.games.targui.view import CampView, PendingKind, Prospect, TarguiView

NOBLE, MERCHANT, MIRAGE = map(border_of, (Action.NOBLE, Action.MERCHANT, Action.MIRAGE))
SILVERSMITH, CARAVAN, EXPANSION = map(border_of, (Action.SILVERSMITH, Action.CARAVAN, Action.EXPANSION))


class Won(NamedTuple):
    """Figure on a border card, marker in the middle, or hand card (`Place.PATH`), with its card of the piles, if any.

    `possible`: it can be used in the present position.
    """

    letter: str
    at: Border | Place
    card: Card | None
    used: bool
    possible: bool
    prospect: Prospect | None


def list_won(view: TarguiView, camp: CampView) -> tuple[Won, ...]:
    """Return all cards of this round, used or not."""
    things: list[Won] = []
    card_drawn = find_drawn_card(view, camp)
    for letter, action in zip(ascii_uppercase, camp.actions, strict=False):
        at = action.border or action.place
        assert at is not None
        card, used = action.card, action.used
        if at is NOBLE and camp.hand is not None and not used:
            card = camp.hand.card
        elif card_drawn is not None and at is border_of_pile(card_drawn):
            card, used = card_drawn, False
        things.append(Won(letter, at, card, used, action.possible or card is not None, action.prospect))
    hand = camp.hand
    if hand is not None and card_with(camp.rows, HiddenPath) is not None:
        letter = ascii_uppercase[len(things)]
        things.append(Won(letter, Place.PATH, hand.card, used=False, possible=not hand.waits, prospect=None))
    return tuple(things)


def find_drawn_card(view: TarguiView, camp: CampView) -> Card | None:
    """Return the card that its owner has just drawn and must decide about."""
    pending = view.pending
    if pending is None or view.to_act != camp.seat or pending.choice not in (PendingKind.TAKE, PendingKind.DRAWN):
        return None
    return pending.card


def border_of_pile(card: Card) -> Border:
    """Return the border card whose figure draws a card of that pile."""
    return EXPANSION if card in TRIBE_CARDS else CARAVAN


def find_user(move: TarguiMove) -> Border | Place | None:
    """Return the figure, marker or card that a move uses, or None."""
    match move:
        case Collect(border):
            return border
        case Take(source) | Lay(source) | Keep(source) | Discard(source):
            return _origin(source)
        case Trade() | Barter():
            return MERCHANT
        case Sell():
            return SILVERSMITH
        case Mirage():
            return MIRAGE
        case Caravan():
            return CARAVAN
        case Expand():
            return EXPANSION
        case _:
            return None


def _origin(source: Source) -> Border | Place:
    if source.place is Place.NOBLE:
        return NOBLE
    return border_of_pile(source.card) if source.place is Place.DRAWN else source.place


def letter_at(all_won: tuple[Won, ...], at: Border | Place | None) -> str:
    """Return the letter of a figure, marker or hand card, or "" if there is none."""
    return next((won.letter for won in all_won if won.at is at), "")


def crossing(place: Place) -> str:
    """Return the name of a card of the middle, the border cards above and left of it: `2×14`."""
    row, column = "abc".index(place[0]), int(place[1])
    return f"{column}×{15 - row}"
