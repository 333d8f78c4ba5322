"""Prospects of each figure, marker and hand card for its owner at present."""

from __future__ import annotations

from functools import lru_cache

from azalai.games.targui.cards import BORDER, Card
from azalai.games.targui.components import Action, Border, Place
from azalai.games.targui.display import open_rows, with_laid
from azalai.games.targui.gathering import good_tokens, sure_gain
from azalai.games.targui.laying import goods_at_once
from azalai.games.targui.moves import Source
from azalai.games.targui.paying import discount, payments_of
from azalai.games.targui.piles import spot_at
from azalai.games.targui.scoring import points_of_rows
from azalai.games.targui.state import Camp, Marker, Rows, State, is_tribe
from azalai.games.targui.trading import bargains, sales
from azalai.games.targui.turns import action_on, figure_moves
from azalai.games.targui.view import ActionView, Prospect


def actions_of(state: State, camp: Camp, knows_hand: bool) -> tuple[ActionView, ...]:
    """Return the actions of a player's figures in the order of placing, then those of the markers."""
    figures = [_of_figure(state, camp, figure.border, figure.used, knows_hand) for figure in camp.figures]
    return (*figures, *(_of_marker(state, camp, marker) for marker in camp.markers))


def _of_figure(state: State, camp: Camp, border: Border, used: bool, knows_hand: bool) -> ActionView:
    action, hand = action_on(border), camp.hand
    good = BORDER[border].good
    is_noble = action is Action.NOBLE
    return ActionView(
        border=border,
        place=None,
        card=None,
        used=used,
        possible=not used and (hand is not None if is_noble else bool(figure_moves(state, camp, border))),
        gain=() if good is None else good_tokens((good,)),
        bargains=bargains(camp) if action is Action.MERCHANT else (),
        sales=tuple(move.sale for move in sales(camp.goods, camp.gold)) if action is Action.SILVERSMITH else (),
        prospect=prospect_of(camp, hand.card, Place.NOBLE) if is_noble and hand is not None and knows_hand else None,
    )


def _of_marker(state: State, camp: Camp, marker: Marker) -> ActionView:
    card = None if marker.used else spot_at(state, marker.place).card
    return ActionView(
        border=None,
        place=marker.place,
        card=card,
        used=marker.used,
        possible=card is not None,
        gain=sure_gain(card) if card is not None and not is_tribe(card) else (),
        prospect=prospect_of(camp, card, marker.place) if card is not None and is_tribe(card) else None,
    )


def prospect_of(camp: Camp, card: Card, place: Place) -> Prospect:
    """Return the result of laying a tribe card from there."""
    rows = open_rows(camp.rows)
    return Prospect(
        card=card,
        discount=discount(camp.rows, card, place),
        goods=goods_at_once(card, with_laid(camp.rows, rows[0], card)) if rows else 0,
        row_points=best_row(camp.rows, card),
        payable=bool(rows) and bool(payments_of(camp, Source(card, place))),
    )


@lru_cache(maxsize=4096)
def best_row(rows: Rows, card: Card) -> int:
    """Return the most points for a row that laying a card would complete."""
    now = sum(points_of_rows(rows))
    return max([sum(points_of_rows(with_laid(rows, row, card))) - now for row in open_rows(rows)], default=0)
