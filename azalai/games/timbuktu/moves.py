"""The moves and events of Timbuktu, and their notation."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, get_args

import msgspec

from azalai.games.contract import Ask, Event, Move, Noun, Seat, Turning, kinds_in
from azalai.games.timbuktu.components import Enclosure, Good, Goods, Letter, Site


class Load(Move, frozen=True, tag="load"):
    """Free distribution: load a camel with four goods of at least three kinds. `goods` in the order of `Good`."""

    camel: Letter
    goods: Annotated[Goods, Ask.PICK]


class PlaceCamel(Move, frozen=True, tag="place"):
    """Put a camel into an enclosure of the starting grid."""

    camel: Letter
    enclosure: Enclosure


class Choose(Move, frozen=True, tag="choose"):
    """Lay down the card of the camel that is to travel in this round, face down."""

    camel: Letter


class Go(Move, frozen=True, tag="go"):
    """Take the revealed camel to an enclosure of the next site. `price` is the one good it costs off the arrows,
    and empty on an arrow or for a camel without goods."""

    enclosure: Enclosure
    price: Goods


class TakeBack(Move, frozen=True, tag="takeback"):
    """Take the own secret choice back (the camel card, or the load given last), while others still choose."""

    quiet: ClassVar[bool] = True
    openly: ClassVar[bool] = True


TimbuktuMove: TypeAlias = Load | PlaceCamel | Choose | Go | TakeBack
MOVES: tuple[type[TimbuktuMove], ...] = get_args(TimbuktuMove)


class LoadedAll(Event, frozen=True, tag="loaded-all"):
    """For all: a player has loaded the whole caravan, unseen."""

    seat: Seat


class OwnLoad(Event, frozen=True, tag="own-load"):
    """For the owner: how a camel was loaded."""

    camel: Letter
    goods: Goods


class CamelLoad(msgspec.Struct, frozen=True):
    """A camel and its goods."""

    camel: Letter
    goods: Goods


class CaravanShown(Event, frozen=True, tag="caravan-shown"):
    """All have loaded: how one player did."""

    seat: Seat
    loads: tuple[CamelLoad, ...]


class Placed(Event, frozen=True, tag="placed"):
    """A camel stands in the starting grid."""

    seat: Seat
    camel: Letter
    enclosure: Enclosure


class StageBegan(Event, frozen=True, tag="stage-began"):
    """Thief cards were dealt; this seat has the stage marker and begins. `site`: where the stage leads."""

    turning = Turning.BESIDE

    stage: int
    seat: Seat
    site: Site


class OwnPack(Event, frozen=True, tag="own-pack"):
    """For the one who holds it: the three cards of a pack, dealt or passed on."""

    enclosure: Enclosure
    stalls: tuple[int, ...]
    goods: Annotated[Goods, Noun.KINDS]


class Chose(Event, frozen=True, tag="chose"):
    """For all: somebody has laid down a camel card, unseen."""

    seat: Seat


class OwnChoice(Event, frozen=True, tag="own-choice"):
    """For the one who chose: which."""

    refines = Chose

    camel: Letter


class TookBack(Event, frozen=True, tag="took-back"):
    """A secret choice was taken back."""

    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    """The camel card of the player whose turn it is."""

    seat: Seat
    camel: Letter


class Travelled(Event, frozen=True, tag="travelled"):
    """A camel stands in a stall of the next site."""

    seat: Seat
    camel: Letter
    enclosure: Enclosure
    stall: int


class Paid(Event, frozen=True, tag="paid"):
    """The price of a way off the arrows; the good is out of play."""

    seat: Seat
    camel: Letter
    good: Annotated[Good, Noun.PIECE]


class Exchanged(Event, frozen=True, tag="exchanged"):
    """A camel stopped in an exchange stall: every pack of thief cards passed on to the left."""

    seat: Seat
    camel: Letter


class Theft(msgspec.Struct, frozen=True):
    """What a camel lost to the thieves."""

    seat: Seat
    camel: Letter
    goods: Goods


class Raided(Event, frozen=True, tag="raided"):
    """A pack is turned over: what the thieves look for, where, and what they take; that is out of play."""

    turning = Turning.PICTURE

    enclosure: Enclosure
    stalls: tuple[int, ...]
    goods: Annotated[Goods, Noun.KINDS]
    thefts: tuple[Theft, ...]


class Arrived(Event, frozen=True, tag="arrived"):
    """The end: so many goods of a caravan are in Timbuktu, worth so many points."""

    seat: Seat
    count: int
    points: int


EVENTS = kinds_in(globals(), Event)
