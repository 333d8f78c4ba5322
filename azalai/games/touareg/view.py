"""View of a seat of a game of Touareg; `knowledge.py` makes it, without the hands of others."""

from __future__ import annotations

import msgspec

from azalai.games.contract import Outcome, Seat, View
from azalai.games.touareg.components import Good, Place, Special


class AnimalView(msgspec.Struct, frozen=True):
    """Animal and its load, from the bottom up; all see it."""

    place: Place
    load: tuple[Good, ...]


class CaveView(msgspec.Struct, frozen=True):
    """Cave: its number of goods, and for its owner the goods; `used_this_turn`: it takes no more now."""

    count: int
    goods: tuple[Good, ...] | None
    used_this_turn: bool


class ThiefView(msgspec.Struct, frozen=True):
    """Thief: whether it has stolen, and for its owner the good."""

    used: bool
    good: Good | None


class StageScore(msgspec.Struct, frozen=True):
    """Points of one seat in one finished stage: by kind of goods (in the order of `Good`), and for special cards."""

    goods: tuple[int, int, int, int]
    specials: int


class CampView(msgspec.Struct, frozen=True):
    """Camp of a player.

    `hand` (in the order of `Good`) is None unless it is the viewer's own or the game is over. `scores` has one entry
    for each scored stage; that of stage 1 grows while unused special cards are being settled.
    """

    seat: Seat
    hand_count: int
    hand: tuple[Good, ...] | None
    animals: tuple[AnimalView, ...]
    caves: tuple[CaveView, ...]
    thieves: tuple[ThiefView, ...]
    plans: int
    scores: tuple[StageScore, ...]


class Latest(msgspec.Struct, frozen=True):
    """Traces of the last action on the table: seat, animal whose top `count` goods arrived, market kinds, purchase.

    Empty fields mean no trace.
    """

    seat: Seat
    place: Place | None = None
    count: int = 0
    market: tuple[Good, ...] = ()
    special: Special | None = None


class TouaregView(View, frozen=True, kw_only=True, omit_defaults=True):
    """View of a seat, or of none.

    `market`, `discard` by kind in the order of `Good`; `specials` (on sale) in the order of `Special`. `to_act` is None
    when the game is over. `settling`: stage 1 is scored, unused special cards are kept or cashed. `last_turn`: the pile
    is empty, and each player has the last turn of the stage. `to_send`: the least number of cards that the acting seat
    must still put into the market. `acted`: it has taken the main action of its turn.
    """

    stage: int
    pile: int
    market: tuple[int, int, int, int]
    discard: tuple[int, int, int, int]
    specials: tuple[int, int, int, int]
    camps: tuple[CampView, ...]
    to_act: Seat | None
    settling: bool
    last_turn: bool
    to_send: int
    latest: Latest | None
    outcome: Outcome | None
    acted: bool = False
