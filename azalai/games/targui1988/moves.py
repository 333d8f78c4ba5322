"""Moves and events of Targui 1988, and their notation."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, get_args

from azalai.games.contract import Ask, Event, Move, Preset, Seat, Turning, kinds_in
from azalai.games.targui1988.components import Destiny, Land, Sector, Square


class TakeSector(Move, frozen=True, tag="sector"):
    """Choose the corner of the board for the camp, before the cards are laid."""

    sector: Sector


class Pitch(Move, frozen=True, tag="camp"):
    """Replace one territory card by the own camp."""

    square: Square


class March(Move, frozen=True, tag="march"):
    """Move camels of one own territory to a neighbouring one without foreign camels."""

    act: ClassVar[str] = "set-out"
    apart: ClassVar[str] = "source"
    usual: ClassVar[Preset] = "few"

    source: Square
    target: Square
    camels: Annotated[int, Ask.NUMBER]


class Attack(Move, frozen=True, tag="attack"):
    """Attack a neighbouring territory with all camels of one own territory: the first exchange of rolls."""

    act: ClassVar[str] = "set-out"
    apart: ClassVar[str] = "source"

    source: Square
    target: Square


class Roll(Move, frozen=True, tag="roll"):
    """Go on with the attack for one more exchange of rolls."""


class Press(Move, frozen=True, tag="press"):
    """Go on with the attack while at least `least` camels are left to attack with (and up to EXCHANGES_AT_ONCE)."""

    usual: ClassVar[Preset] = "least"

    least: Annotated[int, Ask.NUMBER]


class BreakOff(Move, frozen=True, tag="stop"):
    """End the attack, which is possible after each roll of the defender."""

    quiet: ClassVar[bool] = True


class Occupy(Move, frozen=True, tag="occupy"):
    """Move that number of the camels that attacked into the territory they won."""

    camels: Annotated[int, Ask.NUMBER]


class Buy(Move, frozen=True, tag="buy"):
    """Buy camels, one silver each, for one own territory."""

    apart: ClassVar[str] = "square"

    square: Square
    camels: Annotated[int, Ask.NUMBER]


class End(Move, frozen=True, tag="end"):
    """End the turn, waiving its remaining choices."""

    quiet: ClassVar[bool] = True


TarguiMove: TypeAlias = TakeSector | Pitch | March | Attack | Roll | Press | BreakOff | Occupy | Buy | End
MOVES: tuple[type[TarguiMove], ...] = get_args(TarguiMove)


class SectorTaken(Event, frozen=True, tag="sector-taken"):
    """A corner of the board was chosen."""

    seat: Seat
    sector: Sector


class BoardLaid(Event, frozen=True, tag="board-laid"):
    """The territory cards lie open around the saline."""


class CampPitched(Event, frozen=True, tag="camp-pitched"):
    """A camp stands in place of a territory card of this kind."""

    seat: Seat
    square: Square
    land: Land


class RoundBegan(Event, frozen=True, tag="round-began"):
    """The die fell: that number of cards of each tribe is in the pack; with a 6 it is one, worth a double turn."""

    round: int
    die: int


class TurnCame(Event, frozen=True, tag="turn-came"):
    """A tribe's card was turned over."""

    begins_turn = True

    seat: Seat


class Passed(Event, frozen=True, tag="passed"):
    """A turn without moving, attacking or buying, by choice or because none was possible."""

    seat: Seat


class Marched(Event, frozen=True, tag="marched"):
    """Camels moved to an own territory."""

    seat: Seat
    source: Square
    target: Square
    camels: int


class Claimed(Event, frozen=True, tag="claimed"):
    """Camels moved to a territory without an owner."""

    seat: Seat
    source: Square
    target: Square
    land: Land
    camels: int


class Seized(Event, frozen=True, tag="seized"):
    """Camels moved to an unguarded territory of another tribe, which changed hands.

    `left`: the number of territories of that tribe; with none it is out.
    """

    loser = "victim"

    seat: Seat
    victim: Seat
    source: Square
    target: Square
    land: Land
    camels: int
    left: int


class Attacked(Event, frozen=True, tag="attacked"):
    """An attack, with the camels of both sides."""

    seat: Seat
    victim: Seat
    source: Square
    target: Square
    camels: int
    defenders: int


class Struck(Event, frozen=True, tag="struck"):
    """The attacker rolled: the defender lost `lost` camels, `left` remain."""

    summed: ClassVar[str | None] = "lost"

    seat: Seat
    victim: Seat
    die: int
    bonus: int
    lost: int
    left: int

    @property
    def losers(self) -> tuple[Seat, ...]:
        return (self.victim,) if self.lost else ()


class StruckBack(Event, frozen=True, tag="struck-back"):
    """The defender rolled: the attacker lost `lost` camels, `left` remain."""

    summed: ClassVar[str | None] = "lost"

    seat: Seat
    victim: Seat
    die: int
    bonus: int
    lost: int
    left: int

    @property
    def losers(self) -> tuple[Seat, ...]:
        return (self.victim,) if self.lost else ()


class BrokenOff(Event, frozen=True, tag="broken-off"):
    """The attacker ended the attack; both keep their territories."""

    seat: Seat
    target: Square


class Repelled(Event, frozen=True, tag="repelled"):
    """The attacker has no camels left; both keep their territories."""

    seat: Seat
    victim: Seat
    target: Square


class Conquered(Event, frozen=True, tag="conquered"):
    """The attacker moved into the territory he won.

    `left`: the defender's remaining territories; with none that tribe is out.
    """

    loser = "victim"

    seat: Seat
    victim: Seat
    target: Square
    land: Land
    camels: int
    left: int


class CampLost(Event, frozen=True, tag="camp-lost"):
    """A tribe's own camp fell to another; `victim` gets no tribute."""

    turning = Turning.LINE
    loser = "victim"

    seat: Seat
    victim: Seat
    target: Square


class CampRegained(Event, frozen=True, tag="camp-regained"):
    """A tribe won its own camp back."""

    turning = Turning.LINE

    seat: Seat
    target: Square


class Bought(Event, frozen=True, tag="bought"):
    """Camels were bought for a territory."""

    seat: Seat
    square: Square
    camels: int


class DestinyTurned(Event, frozen=True, tag="destiny"):
    """A destiny card was turned over."""

    turning = Turning.BESIDE

    card: Destiny


class DestinyVain(Event, frozen=True, tag="destiny-vain"):
    """The destiny card changed nothing."""


class CamelsLost(Event, frozen=True, tag="camels-lost"):
    """The destiny card took camels of a tribe."""

    turning = Turning.LINE
    loser = "seat"

    seat: Seat
    camels: int


class CamelsGained(Event, frozen=True, tag="camels-gained"):
    """The destiny card gave a tribe camels."""

    turning = Turning.BESIDE

    seat: Seat
    camels: int


class SilverLost(Event, frozen=True, tag="silver-lost"):
    """The destiny card took a tribe's money."""

    turning = Turning.LINE
    loser = "seat"

    seat: Seat
    silver: int


class SilverGained(Event, frozen=True, tag="silver-gained"):
    """The destiny card gave a tribe money."""

    turning = Turning.BESIDE

    seat: Seat
    silver: int


class TributePaid(Event, frozen=True, tag="tribute"):
    """At the end of the round: the tribute of a tribe."""

    seat: Seat
    round: int
    silver: int


class TributeWithheld(Event, frozen=True, tag="no-tribute"):
    """At the end of the round: no tribute for a tribe without its own camp."""

    loser = "seat"

    seat: Seat
    round: int


EVENTS = kinds_in(globals(), Event)
