"""Events of a game of Targui."""

from __future__ import annotations

from typing import Annotated

from azalai.games.contract import Event, Noun, Seat, Turning, kinds_in
from azalai.games.targui.cards import Card
from azalai.games.targui.components import Border, Good, Row, Slot, Token
from azalai.games.targui.moves import Bargain, Goods, Sale, Source, Tokens


class RoundBegan(Event, frozen=True, tag="round"):
    """A round begins, with the robber's place and the holder of the amulet."""

    begins_turn = True

    seat: Seat
    round: int
    robber: Border


class CardsTurnedUp(Event, frozen=True, tag="turned-up"):
    """The face-down cards of the middle were turned up."""

    cards: tuple[Source, ...]


class RaidBegan(Event, frozen=True, tag="raid"):
    """The robber reached a corner."""

    turning = Turning.BESIDE

    number: int


class RaidOver(Event, frozen=True, tag="raid-over"):
    """All have given up the raid's demand; with everything that was lost."""

    turning = Turning.LINE
    since = RaidBegan

    number: int


class LostGoods(Event, frozen=True, tag="lost-goods"):
    """Goods went to a raid."""

    turning = Turning.BESIDE
    loser = "seat"

    seat: Seat
    goods: Goods


class LostPoints(Event, frozen=True, tag="lost-points"):
    """Points went to a raid."""

    turning = Turning.BESIDE
    loser = "seat"

    seat: Seat
    points: int


class LostGold(Event, frozen=True, tag="lost-gold"):
    """A gold went to the last raid."""

    turning = Turning.BESIDE
    loser = "seat"

    seat: Seat


class Spared(Event, frozen=True, tag="spared"):
    """A card kept its owner from any loss in a raid."""

    turning = Turning.BESIDE

    seat: Seat
    card: Card


class CouldNotPay(Event, frozen=True, tag="could-not-pay"):
    """A seat could pay no part of a raid's demand: the other one took the points from the supply."""

    turning = Turning.BESIDE
    loser = "seat"

    seat: Seat
    other: Seat
    points: int


class Comforted(Event, frozen=True, tag="comforted"):
    """A card brought points after a raid."""

    turning = Turning.BESIDE

    seat: Seat
    card: Card
    points: int


class Placed(Event, frozen=True, tag="placed"):
    """A figure was put on a border card."""

    seat: Seat
    border: Border


class Marked(Event, frozen=True, tag="marked"):
    """A seat's markers were put on these cards, where its lines cross."""

    seat: Seat
    cards: tuple[Source, ...]


class Collected(Event, frozen=True, tag="collected"):
    """A border card gave a good."""

    seat: Seat
    border: Border
    good: Annotated[Good, Noun.PIECE]


class Took(Event, frozen=True, tag="took"):
    """A goods card was used."""

    seat: Seat
    card: Card
    gain: Tokens


class TookExtra(Event, frozen=True, tag="took-extra"):
    """A tribe card gave one more of what a goods card gave."""

    seat: Seat
    card: Card
    good: Annotated[Good, Noun.PIECE]


class Laid(Event, frozen=True, tag="laid"):
    """A tribe card was paid for and laid."""

    seat: Seat
    card: Card
    row: Row
    payment: Tokens


class GoldStored(Event, frozen=True, tag="stored"):
    """A gold from the supply lies on a tribe card now."""

    seat: Seat
    card: Card


class Announced(Event, frozen=True, tag="announced"):
    """A tribe card limits the number of the other seat's figures in the next round."""

    seat: Seat
    card: Card
    other: Seat
    figures: int


class Gained(Event, frozen=True, tag="gained"):
    """Goods that a tribe card gave."""

    seat: Seat
    card: Card
    goods: Goods


class GiftTaken(Event, frozen=True, tag="gift-taken"):
    """A gold or a point that a tribe card gave."""

    seat: Seat
    card: Card
    token: Annotated[Token, Noun.PIECE]


class Kept(Event, frozen=True, tag="kept"):
    """A card of the middle, seen by all, was taken into the hand."""

    seat: Seat
    card: Card


class KeptUnseen(Event, frozen=True, tag="kept-unseen"):
    """A card drawn unseen was taken into the hand."""

    seat: Seat


class Discarded(Event, frozen=True, tag="discarded"):
    """A tribe card was discarded."""

    seat: Seat
    card: Card


class Drew(Event, frozen=True, tag="drew"):
    """For all: a tribe card was drawn."""

    seat: Seat


class DrewCard(Event, frozen=True, tag="drew-card"):
    """For the drawer: the card."""

    refines = Drew

    card: Card


class TurnedUp(Event, frozen=True, tag="caravan-turned-up"):
    """The Caravan turned up this goods card."""

    seat: Seat
    card: Card


class Traded(Event, frozen=True, tag="traded"):
    """A trade at the Merchant."""

    seat: Seat
    bargain: Bargain


class Bartered(Event, frozen=True, tag="bartered"):
    """All trades of a visit to the Merchant, one for one: goods for gold and for goods of other kinds."""

    seat: Seat
    give: Goods
    gold: int
    get: Goods


class Sold(Event, frozen=True, tag="sold"):
    """The sale at the Silversmith."""

    seat: Seat
    sale: Sale


class MarkerMoved(Event, frozen=True, tag="marker-moved"):
    """Fata Morgana moved a marker."""

    seat: Seat
    source: Source
    target: Source


class Shifted(Event, frozen=True, tag="shifted"):
    """A card of a display was moved."""

    seat: Seat
    card: Card
    slot: Slot


class Swapped(Event, frozen=True, tag="swapped"):
    """Two cards of a display were swapped."""

    seat: Seat
    card: Card
    other: Card


class Returned(Event, frozen=True, tag="returned"):
    """Goods and gold over the limits went back to the supply."""

    seat: Seat
    goods: Goods
    gold: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The pile of goods cards was empty: N discards were shuffled as the new one."""

    count: int


class Ended(Event, frozen=True, tag="ended"):
    """A seat has finished its actions, and waived N."""

    seat: Seat
    waived: int


class LastRound(Event, frozen=True, tag="last-round"):
    """A display is full: the game ends with this round."""

    seat: Seat


EVENTS = kinds_in(globals(), Event)
