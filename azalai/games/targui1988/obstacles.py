"""Obstacles: moves that a player may expect and that are impossible now, with the reasons, from the view alone."""

from __future__ import annotations

from azalai.games.contract import Barred
from azalai.games.questions import tag
from azalai.games.targui1988.components import CAMEL_PRICE, INDEX, NEIGHBOURS, Land
from azalai.games.targui1988.moves import Attack, Buy, March
from azalai.games.targui1988.view import Phase, SquareView, TarguiView


def list_obstacles(view: TarguiView) -> tuple[Barred, ...]:
    """Return the obstacles in a turn of the view's seat: of moving and attacking, and of buying; empty otherwise."""
    if view.seat is None or view.to_act != view.seat or view.phase is not Phase.ACTING:
        return ()
    return (*_setting_out(view, view.seat), *_list_purchase_obstacles(view, view.seat))


def _setting_out(view: TarguiView, seat: int) -> tuple[Barred, ...]:
    """Return the obstacle of a move or an attack, of which a turn has one."""
    if not view.may_move:
        return (Barred(March.act, "targui1988-barred-moved"),)
    herds = [square for square in view.squares if square.owner == seat and square.camels]
    if not herds:
        return (Barred(March.act, "targui1988-barred-no-camels"),)
    beside = [other for herd in herds for other in _list_beside(view, herd)]
    guarded = [other for other in beside if other.camels and other.owner != seat]
    if not beside:
        return (Barred(March.act, "targui1988-barred-nowhere"),)
    if not guarded:
        return (Barred(tag(Attack), "targui1988-barred-nobody-near"),)
    if len(guarded) == len(beside):
        return (Barred(tag(March), "targui1988-barred-all-guarded"),)
    return ()


def _list_beside(view: TarguiView, square: SquareView) -> list[SquareView]:
    """Return the neighbouring squares that camels can enter or attack."""
    beside = (view.squares[index] for index in NEIGHBOURS[INDEX[square.square]])
    return [other for other in beside if other.land is not Land.CHOTT]


def _list_purchase_obstacles(view: TarguiView, seat: int) -> tuple[Barred, ...]:
    """Return the obstacle of a purchase, of which a turn has one."""
    if not view.may_buy:
        return (Barred(tag(Buy), "targui1988-barred-bought"),)
    silver = view.tribes[seat].silver
    if silver < CAMEL_PRICE:
        return (Barred(tag(Buy), "targui1988-barred-silver", {"price": CAMEL_PRICE, "silver": silver}),)
    if not view.stock:
        return (Barred(tag(Buy), "targui1988-barred-box"),)
    return ()
