"""Positions of Targui laid out by hand, with all 64 cards of the piles; cards, places and figures by their names."""

from __future__ import annotations

from typing import Any

from azalai.games.chance import Chance
from azalai.games.contract import Turn
from azalai.games.targui import GAME
from azalai.games.targui.cards import Card
from azalai.games.targui.components import FIGURES, MIDDLE, Border, Numbers, Place
from azalai.games.targui.state import (
    RULES,
    Camp,
    Figure,
    HandCard,
    Marker,
    Options,
    Rows,
    Spot,
    State,
    cards_in_play,
    is_tribe,
)
from azalai.games.targui.view import Phase
from tests.games.acting import Acting

_ACTING = Acting(GAME)
play_moves, after, refusal, list_offered = _ACTING.play_moves, _ACTING.after, _ACTING.refusal, _ACTING.list_offered
ROUND = 5


def cards(names: str) -> tuple[Card, ...]:
    """Return the cards of a text: `t07 g12` are two of them."""
    return tuple(Card(name) for name in names.split())


def rows(*names: str) -> Rows:
    """Return a display, from a text for each row."""
    one, two, three = (cards(row) for row in (*names, "", "", "")[:3])
    return (one, two, three)


def camp(
    goods: Numbers = (2, 2, 2),
    gold: int = 1,
    points: int = 4,
    display: Rows = ((), (), ()),
    hand: str = "",
    figures: str = "",
    markers: str = "",
    **fields: Any,
) -> Camp:
    """Return a player's side. The hand card was taken in an earlier round and seen by all."""
    held = HandCard(Card(hand), ROUND - 1, open=True) if hand else None
    standing = tuple(Figure(Border(name)) for name in figures.split())
    marked = tuple(Marker(Place(name)) for name in markers.split())
    return Camp(goods, gold, points, display, held, figures=standing, markers=marked, **({"due": FIGURES} | fields))  # pyright: ignore[reportArgumentType]


def table(
    own: Camp, other: Camp | None = None, middle: str = "", goods: str = "", tribe: str = "", **fields: Any
) -> State:
    """Return a position in which the first seat acts.

    `middle`: cards of its places, as `t07@a1`; the other places hold the last of the remaining cards, the kinds
    alternating. `goods` and `tribe`: the tops of the piles, the rest in the cards' order; `goods_pile=()` is an empty
    pile, the rest discarded.
    """
    other = camp() if other is None else other
    set_out = {Place(place): Card(card) for card, place in (name.split("@") for name in middle.split())}
    values: dict[str, Any] = {
        "options": Options(),
        "chance": Chance(b"table"),
        "round": ROUND,
        "first": 0,
        "phase": Phase.ACTING,
        "to_act": 0,
        "middle": (),
        "goods_pile": cards(goods),
        "tribe_pile": cards(tribe),
        "goods_discard": (),
        "tribe_discard": (),
        "camps": (own, other),
        "rules": RULES,
    } | fields
    used = {*cards_in_play(State(**values)), *set_out.values()}
    left = {kind: [card for card in Card if card not in used and is_tribe(card) is kind] for kind in (False, True)}
    for number, place in enumerate(MIDDLE):
        card = set_out[place] if place in set_out else left[number % 2 == 1].pop()
        values["middle"] += (Spot(card, open=True),)
    values["goods_discard" if "goods_pile" in fields else "goods_pile"] += tuple(left[False])
    values["tribe_pile"] += tuple(left[True])
    return State(**values)


def make_placing(own: Camp, other: Camp | None = None, **fields: Any) -> State:
    """Return a position in which the first seat places a figure."""
    return table(own, other, phase=Phase.PLACING, **fields)


def tags(turn: Turn) -> list[str]:
    """Return the kinds of all events, in their order."""
    return [str(event.__struct_config__.tag) for event in turn.events]


def stock(state: State, seat: int = 0) -> tuple[Numbers, int, int]:
    """Return the goods, gold and points of a seat."""
    own = state.camps[seat]
    return own.goods, own.gold, own.points
