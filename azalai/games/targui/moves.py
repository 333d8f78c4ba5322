"""Moves of Targui, and their notation. Their results are in `events`."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, get_args

import msgspec

from azalai.games.contract import Ask, Move, Noun
from azalai.games.targui.cards import Card
from azalai.games.targui.components import Border, Good, Place, Row, Slot, Token

Goods: TypeAlias = tuple[Good, ...]
Tokens: TypeAlias = tuple[Token, ...]


class Source(msgspec.Struct, frozen=True):
    """Card of the piles, and the source of its use."""

    card: Card
    place: Place

    def __str__(self) -> str:
        return f"{self.card}@{self.place}"


class Bargain(msgspec.Struct, frozen=True):
    """Trade at the Merchant: goods of one kind for one good of another kind, or for one gold."""

    give: Token
    count: int
    get: Annotated[Token, Noun.PIECE]


class Sale(msgspec.Struct, frozen=True):
    """Sale at the Silversmith: goods of one kind, or gold, for points."""

    give: Token
    count: int
    points: int


class PlaceFigure(Move, frozen=True, tag="place"):
    """Put a figure on a border card."""

    border: Border


class GiveGoods(Move, frozen=True, tag="give"):
    """Give up goods: to a raid, or over the limit at the end of the actions. `goods` in the order of `Good`."""

    goods: Annotated[Goods, Ask.PICK]


class GivePoints(Move, frozen=True, tag="points"):
    """Give up points to a raid."""

    points: int


class GiveGold(Move, frozen=True, tag="gold"):
    """Give up gold to the last raid."""


class Collect(Move, frozen=True, tag="collect"):
    """Take the good that a border card with the own figure shows."""

    border: Border


class Take(Move, frozen=True, tag="take"):
    """Use a goods card, under the own marker or drawn by the Caravan. `gain` in the order of `Token`."""

    act: ClassVar[str] = "use"

    source: Source
    gain: Tokens


class Lay(Move, frozen=True, tag="lay"):
    """Pay for a tribe card and lay it at the end of a row of the display. `payment` in the order of `Token`."""

    act: ClassVar[str] = "use"

    source: Source
    row: Row
    payment: Tokens


class Keep(Move, frozen=True, tag="keep"):
    """Take a tribe card into the hand, to be laid in a later round."""

    act: ClassVar[str] = "use"

    source: Source


class Discard(Move, frozen=True, tag="discard"):
    """Discard a tribe card of the middle, a drawn one, or that of the hand by the Noble."""

    act: ClassVar[str] = "use"

    source: Source


class Trade(Move, frozen=True, tag="trade"):
    """One trade at the Merchant; more may follow."""

    bargain: Bargain

    def __str__(self) -> str:
        return f"trade {self.bargain.count} {self.bargain.give} {self.bargain.get}"


class Barter(Move, frozen=True, tag="barter"):
    """All trades of a visit to the Merchant by the owner of T44.

    Goods given, gold taken for three of them each, and a good of another kind for each that is left. `give` and `get`
    in the order of `Good`, no kind in both.
    """

    give: Annotated[Goods, Ask.PICK]
    gold: Annotated[int, Ask.NUMBER]
    get: Annotated[Goods, Ask.PICK]

    def __str__(self) -> str:
        return " ".join(["barter", *self.give, str(self.gold), *self.get])


class Sell(Move, frozen=True, tag="sell"):
    """The one sale at the Silversmith."""

    sale: Sale

    def __str__(self) -> str:
        return f"sell {self.sale.count} {self.sale.give} {self.sale.points}"


class Caravan(Move, frozen=True, tag="caravan"):
    """Turn up the top goods card and take what it shows."""


class Expand(Move, frozen=True, tag="expand"):
    """Draw the top tribe card."""


class Mirage(Move, frozen=True, tag="mirage"):
    """By Fata Morgana: move an unused own marker to another open card of the middle."""

    source: Source
    target: Source


class Gain(Move, frozen=True, tag="gain"):
    """Take goods of one's choice that a tribe card gives. `goods` in the order of `Good`."""

    goods: Annotated[Goods, Ask.PICK]


class Gift(Move, frozen=True, tag="gift"):
    """Take a gold or a point instead of the goods that a tribe card gives."""

    token: Annotated[Token, Noun.PIECE]


class Shift(Move, frozen=True, tag="shift"):
    """Move a card of the own display to a free place, or swap it with the card lying there."""

    card: Card
    slot: Slot


class Done(Move, frozen=True, tag="done"):
    """Finish trading, or moving cards of the display."""

    quiet: ClassVar[bool] = True


class End(Move, frozen=True, tag="end"):
    """End the actions and waive those that are left."""

    quiet: ClassVar[bool] = True


TarguiMove: TypeAlias = (
    PlaceFigure
    | Collect
    | Take
    | Lay
    | Keep
    | Discard
    | Trade
    | Barter
    | Sell
    | Caravan
    | Expand
    | Mirage
    | Gain
    | Gift
    | Shift
    | GiveGoods
    | GivePoints
    | GiveGold
    | Done
    | End
)
MOVES: tuple[type[TarguiMove], ...] = get_args(TarguiMove)
