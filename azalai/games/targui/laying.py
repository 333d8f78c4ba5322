"""Tribe cards: laid and paid, kept in the hand, discarded; and the effect of a laid card."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui.cards import (
    TRIBE_CARDS,
    Card,
    ExtraGood,
    Gifts,
    GoodsForCards,
    GoodsForRoom,
    HiddenPath,
    MovingCamp,
    StoredGold,
    Visit,
)
from azalai.games.targui.components import DISPLAY_PLACES, GOODS, Action, Place, Token
from azalai.games.targui.display import card_at, card_with, cards_of, is_full, is_tidy, shifts, with_laid, with_shifted
from azalai.games.targui.events import (
    Announced,
    Discarded,
    Drew,
    DrewCard,
    GoldStored,
    Kept,
    KeptUnseen,
    Laid,
    LastRound,
    Shifted,
    Swapped,
)
from azalai.games.targui.figures import border_of, has_figure, use_action, use_marker
from azalai.games.targui.gathering import with_late_extra
from azalai.games.targui.moves import Discard, Expand, Keep, Lay, Shift, Source, Tokens
from azalai.games.targui.paying import lays, minus
from azalai.games.targui.piles import draw_tribe, replace_used, with_discard
from azalai.games.targui.state import Camp, HandCard, PathCard, Rows, State, with_camp
from azalai.games.targui.view import Latest, Pending, PendingKind


def offers(camp: Camp, source: Source) -> list[Lay | Keep | Discard]:
    """Return the choices for a tribe card of the middle or a drawn one.

    Lay it and pay, keep it in an empty hand, or discard it (ruling R05).
    """
    moves: list[Lay | Keep | Discard] = [*lays(camp, source)]
    if camp.hand is None:
        moves.append(Keep(source))
    moves.append(Discard(source))
    return moves


def may_lay_by_noble(state: State, camp: Camp) -> bool:
    """Return True if the hand card was taken in an earlier round (ruling R07)."""
    return camp.hand is not None and camp.hand.round < state.round


def may_lay_by_path(state: State, camp: Camp) -> bool:
    """Return True if T08 lets the hand card be laid without the Noble.

    "Exception: one tribe card lets you lay a card kept in hand without the Noble": whether from the later round alone,
    or from both conditions, the table decides (ruling R17).
    """
    if camp.hand is None or card_with(camp.rows, HiddenPath) is None:
        return False
    return state.options.path_card is PathCard.ANY or may_lay_by_noble(state, camp)


def hand_offers(state: State, camp: Camp) -> list[Lay | Keep | Discard]:
    """Return the choices for the hand card: the Noble lays or discards it, T08 lays it without him (ruling R17)."""
    moves: list[Lay | Keep | Discard] = []
    if camp.hand is None:
        return moves
    noble = has_figure(camp, Action.NOBLE)
    if noble and may_lay_by_noble(state, camp):
        moves += lays(camp, Source(camp.hand.card, Place.NOBLE))
    if may_lay_by_path(state, camp):
        moves += lays(camp, Source(camp.hand.card, Place.PATH))
    if noble:
        moves.append(Discard(Source(camp.hand.card, Place.NOBLE)))
    return moves


def is_secret(camp: Camp, source: Source) -> bool:
    """Return True if the opponent has not seen the card."""
    if source.place in (Place.NOBLE, Place.PATH):
        return camp.hand is not None and not camp.hand.open
    return source.place is Place.DRAWN


def expand(state: State, seat: int, move: Expand, events: list[Event]) -> State:
    """Draw the top tribe card, which only the drawer sees."""
    camp = use_action(state.camps[seat], Action.EXPANSION)
    state = with_camp(state, seat, camp, latest=Latest(seat, border=border_of(Action.EXPANSION)))
    card, state = draw_tribe(state)
    events += [Drew(seat=seat), DrewCard(reader=seat, card=card)]
    return replace(state, pending=Pending(PendingKind.DRAWN, card))


def _take_from(state: State, seat: int, source: Source, events: list[Event]) -> State:
    """Return the position without a card at its source, with the figure or marker that allowed it used."""
    camp, latest = state.camps[seat], Latest(seat, place=source.place)
    match source.place:
        case Place.NOBLE:
            camp, latest = (
                use_action(replace(camp, hand=None), Action.NOBLE),
                Latest(seat, border=border_of(Action.NOBLE)),
            )
        case Place.PATH:
            camp, latest = replace(camp, hand=None), Latest(seat)
        case Place.DRAWN:
            return replace(state, pending=None)
        case _:
            camp = use_marker(camp, source.place)
            state = replace_used(state, source.place, events)
    return with_camp(state, seat, camp, latest=latest)


def keep(state: State, seat: int, move: Keep, events: list[Event]) -> State:
    """Take a card into the hand that can't or shall not be paid for."""
    unseen = is_secret(state.camps[seat], move.source)
    card = move.source.card
    events.append(KeptUnseen(seat=seat) if unseen else Kept(seat=seat, card=card))
    state = _take_from(state, seat, move.source, events)
    return with_camp(state, seat, replace(state.camps[seat], hand=HandCard(card, state.round, not unseen)))


def discard(state: State, seat: int, move: Discard, events: list[Event]) -> State:
    """Discard a card."""
    events.append(Discarded(seat=seat, card=move.source.card))
    state = _take_from(state, seat, move.source, events)
    return with_discard(state, move.source.card)


def lay(state: State, seat: int, move: Lay, events: list[Event]) -> State:
    """Pay the price in full, lay the card, and apply its effect (ruling R06)."""
    card = move.source.card
    events.append(Laid(seat=seat, card=card, row=move.row, payment=move.payment))
    state = _take_from(state, seat, move.source, events)
    camp = _pay(state.camps[seat], move.payment)
    camp = replace(camp, rows=with_laid(camp.rows, move.row, card))
    latest = replace(state.latest, card=card) if state.latest is not None else None
    state = _apply_at_once(with_camp(state, seat, camp, latest=latest), seat, card, events)
    if is_full(camp.rows):
        events.append(LastRound(seat=seat))
    return state


def _pay(camp: Camp, payment: Tokens) -> Camp:
    dates, salt, pepper = (payment.count(token) for token in (Token.DATES, Token.SALT, Token.PEPPER))
    return replace(
        camp,
        goods=minus(camp.goods, (dates, salt, pepper)),
        gold=camp.gold - payment.count(Token.GOLD),
        stored_gold=camp.stored_gold and Token.STORED not in payment,
    )


def _apply_at_once(state: State, seat: int, card: Card, events: list[Event]) -> State:
    """Apply the effect of a card that works when it is laid."""
    camp = state.camps[seat]
    match TRIBE_CARDS[card].effect:
        case GoodsForCards() | GoodsForRoom():
            count = goods_at_once(card, camp.rows)
            return replace(state, pending=Pending(PendingKind.GAIN, card, count)) if count else state
        case Gifts(goods):
            return replace(state, pending=Pending(PendingKind.GIFT, card, goods))
        case MovingCamp(cards):
            return replace(state, pending=Pending(PendingKind.SHIFT, card, cards))
        case StoredGold():
            events.append(GoldStored(seat=seat, card=card))
            return with_camp(state, seat, replace(camp, stored_gold=True))
        case ExtraGood(good):
            return with_camp(state, seat, with_late_extra(camp, seat, card, good, events))
        case Visit(figures):
            events.append(Announced(seat=seat, card=card, other=1 - seat, figures=figures))
            return with_camp(state, 1 - seat, replace(state.camps[1 - seat], short_next=True))
        case _:
            return state


def goods_at_once(card: Card, rows: Rows) -> int:
    """Return the goods of one's choice of a card laid in this display (ruling R24: both counted after laying)."""
    laid = len(cards_of(rows))
    match TRIBE_CARDS[card].effect:
        case GoodsForCards(per):
            return laid // per
        case GoodsForRoom(per):
            return (DISPLAY_PLACES - laid) // per
        case Gifts(goods):
            return goods
        case _:
            return 0


def shift(state: State, seat: int, move: Shift, events: list[Event]) -> State:
    """Move a card of the display to another place; a swap moves two."""
    camp, pending = state.camps[seat], state.pending
    other = card_at(camp.rows, move.slot)
    if other is None:
        events.append(Shifted(seat=seat, card=move.card, slot=move.slot))
    else:
        events.append(Swapped(seat=seat, card=move.card, other=other))
    rows = with_shifted(camp.rows, move.card, move.slot)
    left = pending.count - (1 if other is None else 2) if pending is not None else 0
    pending = replace(pending, count=left) if pending is not None and left > 0 and shifts(rows, left) else None
    return with_camp(state, seat, replace(camp, rows=rows), pending=pending, latest=Latest(seat, card=move.card))


def may_stop_shifting(camp: Camp) -> bool:
    """Return True if no gap is left (ruling R25)."""
    return is_tidy(camp.rows)


def has_received_nothing(camp: Camp) -> bool:
    """Return True if no goods card gave its owner a good in this round (ruling R20: gold and points are no goods)."""
    return not any(camp.received[kind] for kind in range(len(GOODS)))
