"""Moves and events of Timbuktu, with their notation."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, get_args

import msgspec

from azalai.games.contract import Ask, Event, Move, Noun, Seat, Turning, kinds_in
from azalai.games.timbuktu.components import Enclosure, Good, Goods, Letter, Site


class Load(Move, frozen=True, tag="load"):
    """Load of a camel in free distribution: four goods of three kinds or more, in the order of `Good`."""

    camel: Letter
    goods: Annotated[Goods, Ask.PICK]


class PlaceCamel(Move, frozen=True, tag="place"):
    """Placement of a camel in an enclosure of the starting grid."""

    camel: Letter
    enclosure: Enclosure


class Choose(Move, frozen=True, tag="choose"):
    """Card of the camel that is to travel in this round, laid face down."""

    camel: Letter


class Go(Move, frozen=True, tag="go"):
    """Way of the revealed camel to an enclosure of the next site.

    `price` is the one good it costs off the arrows, and empty on an arrow or for a camel without goods.
    """

    enclosure: Enclosure
    price: Goods


class TakeBack(Move, frozen=True, tag="takeback"):
    """Withdrawal of the own secret choice (the camel card, or the last load), while others still choose."""

    quiet: ClassVar[bool] = True
    openly: ClassVar[bool] = True


TimbuktuMove: TypeAlias = Load | PlaceCamel | Choose | Go | TakeBack
MOVES: tuple[type[TimbuktuMove], ...] = get_args(TimbuktuMove)


class LoadedAll(Event, frozen=True, tag="loaded-all"):
    """End of a player's loading, unseen, for all."""

    seat: Seat


class OwnLoad(Event, frozen=True, tag="own-load"):
    """Load of a camel, for its owner."""

    camel: Letter
    goods: Goods


class CamelLoad(msgspec.Struct, frozen=True):
    """Camel and its goods."""

    camel: Letter
    goods: Goods


class CaravanShown(Event, frozen=True, tag="caravan-shown"):
    """Loads of one player, once all have loaded."""

    seat: Seat
    loads: tuple[CamelLoad, ...]


class Placed(Event, frozen=True, tag="placed"):
    """Camel in the starting grid."""

    seat: Seat
    camel: Letter
    enclosure: Enclosure


class StageBegan(Event, frozen=True, tag="stage-began"):
    """Deal of thief cards; this seat has the stage marker and begins; `site`: the destination of the stage."""

    turning = Turning.BESIDE
    begins_turn = True

    stage: int
    seat: Seat
    site: Site


class OwnPack(Event, frozen=True, tag="own-pack"):
    """Three cards of a pack, dealt or passed on, for its holder."""

    enclosure: Enclosure
    stalls: tuple[int, ...]
    goods: Annotated[Goods, Noun.KINDS]


class Chose(Event, frozen=True, tag="chose"):
    """Camel card laid down, unseen, for all."""

    seat: Seat


class OwnChoice(Event, frozen=True, tag="own-choice"):
    """Camel chosen, for its owner."""

    refines = Chose

    camel: Letter


class TookBack(Event, frozen=True, tag="took-back"):
    """Withdrawal of a secret choice."""

    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    """Camel card of the player whose turn it is."""

    seat: Seat
    camel: Letter


class Travelled(Event, frozen=True, tag="travelled"):
    """Arrival of a camel in a stall of the next site."""

    seat: Seat
    camel: Letter
    enclosure: Enclosure
    stall: int


class Paid(Event, frozen=True, tag="paid"):
    """Price of a way off the arrows; the good is out of play."""

    seat: Seat
    camel: Letter
    good: Annotated[Good, Noun.PIECE]


class Exchanged(Event, frozen=True, tag="exchanged"):
    """Camel in an exchange stall: every pack of thief cards was passed on to the left."""

    seat: Seat
    camel: Letter


class Theft(msgspec.Struct, frozen=True):
    """Loss of a camel to the thieves."""

    seat: Seat
    camel: Letter
    goods: Goods


class Raided(Event, frozen=True, tag="raided"):
    """Pack turned over: the goods the thieves want, where, and those they take, which are out of play."""

    turning = Turning.PICTURE

    enclosure: Enclosure
    stalls: tuple[int, ...]
    goods: Annotated[Goods, Noun.KINDS]
    thefts: tuple[Theft, ...]

    @property
    def losers(self) -> tuple[Seat, ...]:
        return tuple(theft.seat for theft in self.thefts)


class Arrived(Event, frozen=True, tag="arrived"):
    """Goods of a caravan in Timbuktu at the end, and their points."""

    seat: Seat
    count: int
    points: int


EVENTS = kinds_in(globals(), Event)
