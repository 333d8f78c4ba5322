"""State of a game of Targui, hidden cards included, and its bytes for the store."""

from __future__ import annotations

import enum
from typing import Any, TypeAlias

import msgspec

from azalai.games.chance import Chance
from azalai.games.coding import Coder, check_seats
from azalai.games.options import FirstSeat
from azalai.games.targui.cards import GOODS_CARDS, TRIBE_CARDS, Card, Rows
from azalai.games.targui.components import MIDDLE, SEATS, Border, Kind, Numbers, Place
from azalai.games.targui.view import Latest, Pending, Phase

FORMAT = 1
"""Version of the bytes of `encode`."""

RULES = 2
"""Version of the rules of new games."""

Flags: TypeAlias = tuple[bool, bool, bool]
"""True or False for each kind of goods, in the order of `Good`."""


class PathCard(enum.StrEnum):
    """Hand cards that T08 lays without the Noble (ruling R17: the book can be read both ways)."""

    LATER = "later"  # one kept in an earlier round, as the Noble does
    ANY = "any"  # one kept in this round as well


class Options(msgspec.Struct, frozen=True):
    """Options of a table before the start. `first_seat`: the beginner (by the book, the last one who ate dates)."""

    first_seat: FirstSeat = FirstSeat.RANDOM
    path_card: PathCard = PathCard.LATER


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """Figure on the border; `used`: its action is done."""

    border: Border
    used: bool = False


class Marker(msgspec.Struct, frozen=True, array_like=True):
    """Marker in the middle; `used`: its action is done."""

    place: Place
    used: bool = False


class HandCard(msgspec.Struct, frozen=True, array_like=True):
    """Tribe card in a hand, the round it was taken in, and whether all players saw it (ruling R32)."""

    card: Card
    round: int
    open: bool


class Camp(msgspec.Struct, frozen=True, array_like=True):
    """Side of a player.

    `due`: figures to place in this round, `short_next`: only two in the next. `received`: kinds that a goods card gave
    in this round.
    """

    goods: Numbers
    gold: int
    points: int
    rows: Rows = ((), (), ())
    hand: HandCard | None = None
    stored_gold: bool = False
    figures: tuple[Figure, ...] = ()
    markers: tuple[Marker, ...] = ()
    due: int = 0
    short_next: bool = False
    received: Flags = (False, False, False)


class Spot(msgspec.Struct, frozen=True, array_like=True):
    """Place of the middle: its card, and whether it lies face up."""

    card: Card
    open: bool


class State(msgspec.Struct, frozen=True, array_like=True):
    """Position of a game of Targui.

    Piles from the top down, discards with the last card on top. `first` holds the amulet. `to_act` is None when the
    game is over. `raid` is the robber's corner while a raid is being settled, and after the last one; `awaiting` the
    seats that have not settled it. `rules`: the version of the rules with which the game began, and is played to its
    end.
    """

    options: Options
    chance: Chance
    round: int
    first: int
    phase: Phase
    to_act: int | None
    middle: tuple[Spot, ...]
    goods_pile: tuple[Card, ...]
    tribe_pile: tuple[Card, ...]
    goods_discard: tuple[Card, ...]
    tribe_discard: tuple[Card, ...]
    camps: tuple[Camp, ...]
    pending: Pending | None = None
    raid: Border | None = None
    awaiting: tuple[int, ...] = ()
    latest: Latest | None = None
    rules: int = 1


def _check(state: State) -> None:
    if len(state.camps) != SEATS or len(state.middle) != len(MIDDLE) or sorted(cards_in_play(state)) != sorted(Card):
        raise ValueError("no position of Targui: cards are missing")
    check_seats("Targui", SEATS, *state.awaiting, state.to_act, state.first)
    if not 1 <= state.rules <= RULES:
        raise ValueError(f"rules {state.rules} of Targui are unknown here")


CODER = Coder(State, FORMAT, _check, "Targui")


def cards_in_play(state: State) -> list[Card]:
    """Return every card of the two piles, in any place: always each one once."""
    cards = [*state.goods_pile, *state.tribe_pile, *state.goods_discard, *state.tribe_discard]
    cards += [spot.card for spot in state.middle]
    for camp in state.camps:
        cards += [card for row in camp.rows for card in row if card is not None]
        cards += [camp.hand.card] if camp.hand is not None else []
    drawn_card = find_drawn_card(state)
    return cards + ([drawn_card] if drawn_card is not None else [])


def find_drawn_card(state: State) -> Card | None:
    """Return a drawn card that has no place yet, or None."""
    pending = state.pending
    return pending.card if pending is not None and pending.choice in ("take", "drawn") else None


def kind_of(card: Card) -> Kind:
    """Return the pile of a card."""
    return Kind.GOODS if card in GOODS_CARDS else Kind.TRIBE


def is_tribe(card: Card) -> bool:
    """Return True for a tribe card."""
    return card in TRIBE_CARDS


def with_camp(state: State, seat: int, camp: Camp, **fields: Any) -> State:
    """Return the position with one player's side replaced, and any other fields named."""
    camps = (camp, state.camps[1]) if seat == 0 else (state.camps[0], camp)
    return msgspec.structs.replace(state, camps=camps, **fields)


def plus(numbers: Numbers, kind: int, by: int) -> Numbers:
    """Return the numbers with one of them raised or lowered."""
    changed = list(numbers)
    changed[kind] += by
    dates, salt, pepper = changed
    return (dates, salt, pepper)
