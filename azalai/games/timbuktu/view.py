"""View of a seat of a game of Timbuktu; `knowledge.py` makes it, and leaves out what the seat does not know.

Everything about camels, sites and goods is open. Hidden are the thief cards that the viewer has not held in this stage,
camel cards not yet revealed, and, with free distribution, the loads of others until all have finished.
"""

from __future__ import annotations

import enum

import msgspec

from azalai.games.contract import Outcome, Seat, View
from azalai.games.timbuktu.components import Counts, Enclosure, Goods, Letter, Site


class Phase(enum.StrEnum):
    """Phase of the game."""

    LOADING = "loading"  # free distribution: all load their camels at the same time, unseen
    PLACING = "placing"  # camels go to the starting grid, clockwise, one at a time
    CHOOSING = "choosing"  # all choose a camel card at the same time, unseen
    TRAVELLING = "travelling"  # cards are revealed and carried out one by one
    OVER = "over"


class Spot(msgspec.Struct, frozen=True, array_like=True):
    """Stall of a site: its enclosure and its number from 1 to 5."""

    enclosure: Enclosure
    stall: int


class CamelView(msgspec.Struct, frozen=True):
    """Camel with its `goods` in the order of `Good`.

    `start`: its place at the beginning of the stage, None until it is placed; `arrived`: its place in the next site,
    None until it has moved in this stage. `loaded`: False only while goods are distributed freely and the viewer may
    not see, or has not chosen, its load.
    """

    seat: Seat
    letter: Letter
    goods: Goods
    start: Spot | None
    arrived: Spot | None
    loaded: bool = True


class StallView(msgspec.Struct, frozen=True):
    """Stall with its `camel`; `left`: a camel of the beginning of the stage has moved on (a trail).

    `exchange`: it is an exchange stall, which has its effect as soon as a camel arrives.
    """

    number: int
    exchange: bool
    camel: CamelView | None
    left: bool = False


class EnclosureView(msgspec.Struct, frozen=True):
    """Enclosure and its five stalls, from 1 to 5.

    `next_stall`: the lowest free one, None if it is full and in the site that the camels are leaving. `arrows`: the
    free ways of its camels. `missing`: while camels are placed, the seats that have none here yet, ascending; each of
    them still needs a place.
    """

    enclosure: Enclosure
    stalls: tuple[StallView, ...]
    next_stall: int | None
    arrows: tuple[Enclosure, ...]
    missing: tuple[Seat, ...] = ()


class SiteView(msgspec.Struct, frozen=True):
    """Site and its five enclosures from left to right."""

    site: Site
    enclosures: tuple[EnclosureView, ...]


class PackView(msgspec.Struct, frozen=True):
    """Three thief cards: these goods are stolen from these two stalls of this enclosure."""

    enclosure: Enclosure
    stalls: tuple[int, ...]
    goods: Goods


class NotebookView(msgspec.Struct, frozen=True):
    """Knowledge of the viewer about the thief cards of this stage.

    `pack` is held now; `seen` all packs held so far, in that order, `pack` the last of them. The cards not yet seen are
    `enclosures`, `stalls` and `goods`, in the order of the tables: each of these enclosures has one of these stall
    cards and one of these goods cards.
    """

    pack: PackView
    seen: tuple[PackView, ...]
    enclosures: tuple[Enclosure, ...]
    stalls: tuple[tuple[int, ...], ...]
    goods: tuple[Goods, ...]


class CaravanView(msgspec.Struct, frozen=True):
    """Player, with the caravan and the choices that the viewer knows.

    `goods`: tokens left on the camels, `points` what they would be worth now. `chosen`: has done the secret choice of
    this phase (a camel card lies before the player; with free distribution: has loaded everything). `card`: that card,
    None unless it lies open or is the viewer's own; `revealed`: it lies open. While cards are carried out, `chosen`
    without `revealed` is a card still face down; a card once open lies open until the round is over.
    """

    seat: Seat
    camels: tuple[CamelView, ...]
    goods: int
    points: int
    chosen: bool
    card: Letter | None
    revealed: bool


class WayView(msgspec.Struct, frozen=True):
    """Possible way of the revealed camel.

    The enclosure, the stall it would get, whether that is free of charge (an arrow, or nothing left to pay with), and
    whether all packs would be passed on.
    """

    enclosure: Enclosure
    stall: int
    free: bool
    exchange: bool


class Latest(msgspec.Struct, frozen=True):
    """The last camel that was placed or moved: where it stands, in which site, and what it paid."""

    seat: Seat
    letter: Letter
    site: Site
    spot: Spot
    price: Goods = ()


class LossView(msgspec.Struct, frozen=True):
    """A camel in a robbed stall: what it carried before, and what of it was stolen (perhaps nothing)."""

    seat: Seat
    letter: Letter
    stall: int
    goods: Goods
    stolen: Goods


class TheftView(msgspec.Struct, frozen=True):
    """A pack turned over, and the camels in its two stalls."""

    pack: PackView
    losses: tuple[LossView, ...]


class NightView(msgspec.Struct, frozen=True):
    """The thefts at the end of a stage.

    The site with its camels and goods as they were before, the packs in the order of `Enclosure`, the values of the
    goods before and after, and how many goods each seat lost.
    """

    stage: int
    site: SiteView
    thefts: tuple[TheftView, ...]
    before: Counts
    after: Counts
    lost: tuple[int, ...]


class TimbuktuView(View, frozen=True, kw_only=True):
    """`stage`, `round` count from 1 (0 before the first thief cards are dealt); `route` from the start to Timbuktu.

    `upper`: the site where the stage began, `lower` where it leads; while camels are loaded and placed `upper` is None
    and `lower` the start; when the game is over they are those of the last stage. `first_of_stage` has the stage
    marker, `first_of_round` the round marker. `to_act` places or travels; None when all choose at the same time or the
    game is over; `waiting_for` are all seats that must decide, ascending. `gaps`: between which neighbours (left one
    last) a pack lies that no player holds; none when the game is over. `exchanges` so far in this stage. `out` is the
    number of tokens out of play and at the same time the value of one token, `loaded` how many were on all camels at
    the start. Of the viewer: `notebook` (None for the public, and while there are no packs), and with free distribution
    `to_load`, the camel to load next, and `unloaded`, the tokens not yet on a camel. `ways`: where the revealed camel
    may go. `travels`: how the camels went that have moved in this stage, in their order. `night`: the thefts of the
    last finished stage.
    """

    phase: Phase
    stage: int
    stages: int
    round: int
    rounds: int
    route: tuple[Site, ...]
    upper: SiteView | None
    lower: SiteView
    caravans: tuple[CaravanView, ...]
    first_of_stage: Seat
    first_of_round: Seat
    to_act: Seat | None
    waiting_for: tuple[Seat, ...]
    gaps: tuple[tuple[Seat, Seat], ...]
    exchanges: int
    out: Counts
    loaded: Counts
    notebook: NotebookView | None
    to_load: Letter | None
    unloaded: Counts | None
    ways: tuple[WayView, ...]
    latest: Latest | None
    travels: tuple[Latest, ...] = ()
    night: NightView | None
    outcome: Outcome | None
