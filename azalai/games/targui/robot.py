"""Robot of Targui: it evaluates every legal move by the points it should bring, from its own view alone.

Its heart is `worth`: the worth of a stock of goods, gold and points at this time of the game; and `card_worth`: that of
a tribe card in the display. The weights were chosen by play (`python -m tools.robots.matches targui`).
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import msgspec

from azalai.games.chance import best
from azalai.games.targui.cards import (
    BORDER,
    GOODS_CARDS,
    TRIBE_CARDS,
    Card,
    Comfort,
    CountsPairs,
    Discount,
    Effect,
    ExtraGood,
    Gifts,
    GoodsForCards,
    GoodsForRoom,
    HiddenPath,
    Hospitality,
    LargeCamp,
    LargerTribe,
    LastOfRow,
    MixedFamilies,
    MovingCamp,
    NobleDiscount,
    OneToOne,
    OntoRobber,
    SafeFromRaids,
    StoredGold,
    Visit,
)
from azalai.games.targui.components import (
    DISPLAY_PLACES,
    GOODS,
    GOODS_LIMIT,
    GOODS_TOKENS,
    MIDDLE,
    ROUNDS,
    Action,
    Border,
    Numbers,
    Place,
    Row,
    Symbol,
    Token,
)
from azalai.games.targui.display import card_with, cards_of, open_rows, with_laid, with_shifted
from azalai.games.targui.moves import (
    Barter,
    Caravan,
    Collect,
    Discard,
    Expand,
    Gain,
    Gift,
    GiveGold,
    GiveGoods,
    GivePoints,
    Goods,
    Keep,
    Lay,
    Mirage,
    PlaceFigure,
    Sell,
    Shift,
    Take,
    TarguiMove,
    Tokens,
    Trade,
)
from azalai.games.targui.paying import count_kinds, minus, payments
from azalai.games.targui.placing import crossings
from azalai.games.targui.scoring import points_of_rows
from azalai.games.targui.state import Rows
from azalai.games.targui.trading import barters
from azalai.games.targui.view import TarguiView
from azalai.games.targui.worths import gold_worth, goods_worth, potential, rows_of

LAST_GOLD = 2.5  # a gold for the last raid, or else three points
EARLY: Mapping[type[Effect], float] = {  # worth of an effect with all rounds to come
    Discount: 1.2,
    ExtraGood: 2.0,
    Hospitality: 1.5,
    NobleDiscount: 0.4,
    HiddenPath: 0.5,
    SafeFromRaids: 2.0,
    Comfort: 2.0,
    OneToOne: 0.5,
    OntoRobber: 0.3,
}
PLAIN: Mapping[type[Effect], float] = {
    StoredGold: 1.5,
    Visit: 1.0,
    MovingCamp: 0.3,
    LargerTribe: 0.5,
    LastOfRow: 0.7,
    LargeCamp: 0.5,
}
SHARE = 0.35  # share of the worth of a card that can't be paid now
DENIED = 0.25  # share of the worth of a place for the other
HOPE = 0.25  # share of the worth of the cards on a line without a crossing
UNSEEN = 0.4  # a card from a pile is worth more than the average: the other can't place against it
LAID = 0.6  # a card brings the end of the game nearer, and leaves the other fewer


class Taste(msgspec.Struct, frozen=True):
    """Preferences of a robot beyond the worth.

    A factor for gold; points for a trade or a sale, and for a card drawn unseen.
    """

    gold: float = 1.0
    trade: float = 0.0
    unseen: float = 0.0


LEVEL_HEADED = Taste()
CHARACTERS = {"golden": Taste(gold=1.4), "trader": Taste(trade=0.3), "curious": Taste(unseen=1.2)}


def choose(view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> TarguiMove:
    """Return the move with the best prospect; among equals the seed decides."""
    return best(moves, Standing(view).prospect, seed)


def choose_as(character: str, view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> TarguiMove:
    """Return the move that one of `CHARACTERS` likes best."""
    return best(moves, Standing(view, CHARACTERS[character]).prospect, seed)


class Standing:
    """Needs of a seat in its view. Many moves ask the same: each result is cached."""

    def __init__(self, view: TarguiView, taste: Taste = LEVEL_HEADED) -> None:
        self.view, self.taste = view, taste
        self.own = next(camp for camp in view.camps if camp.seat == view.seat)
        self.other = next(camp for camp in view.camps if camp.seat != view.seat)
        self.rows: Rows = rows_of(self.own)
        fullest = max(len(cards_of(rows_of(camp))) for camp in view.camps)
        rounds = min(ROUNDS - view.round, 1.2 * (DISPLAY_PLACES - fullest))
        self.left = 0.0 if view.last_round or (view.raid is not None and view.round == ROUNDS) else max(0.0, rounds)
        self.hope = min(1.0, self.left / 3)
        self.last_raid = not view.last_round and view.round == ROUNDS and view.raid is None
        self.open = {spot.place: spot.card for spot in view.middle}
        laid = [TRIBE_CARDS[card] for card in cards_of(self.rows)]
        self.symbols = [tribe.symbol for tribe in laid]
        self.discounts = [tribe.effect for tribe in laid if isinstance(tribe.effect, Discount)]
        more = 1 if view.phase == "placing" else 0
        dates, salt, pepper = (min(3, held + more) for held in self.own.goods)
        self.stock: Numbers = (dates, salt, pepper)  # the stock, and the possible gains of this round
        self._changes: dict[tuple[Numbers, int, int], float] = {}
        self._costs: dict[Tokens, float] = {}
        self._promises: dict[Symbol, float] = {}
        self._places: dict[Place, float] = {}
        self.now = self.worth(self.own.goods, self.own.gold, self.own.points)

    # worths

    def worth(self, goods: Numbers, gold: int, points: int) -> float:
        """Return points, and the expected worth of goods and gold."""
        total = points + self.hope * sum(map(goods_worth, goods))
        worth = self.hope * self.taste.gold * gold_worth(gold)
        return total + (max(worth, LAST_GOLD) if gold and self.last_raid else worth)

    def change(self, goods: Numbers = (0, 0, 0), gold: int = 0, points: int = 0) -> float:
        """Return by how much the own stock is worth more with these."""
        change = self._changes.get((goods, gold, points))
        if change is None:
            own = self.own
            dates, salt, pepper = (max(0, held + more) for held, more in zip(own.goods, goods, strict=True))
            change = self.worth((dates, salt, pepper), max(0, own.gold + gold), own.points + points) - self.now
            self._changes[goods, gold, points] = change
        return change

    def gain(self, tokens: Tokens) -> float:
        """Return the worth of tokens."""
        dates, salt, pepper = (tokens.count(token) for token in GOODS_TOKENS)
        return self.change((dates, salt, pepper), tokens.count(Token.GOLD), tokens.count(Token.POINT))

    def cost(self, payment: Tokens) -> float:
        """Return the cost of a payment; the gold on the well is good for nothing else."""
        price = self._costs.get(payment)
        if price is None:
            dates, salt, pepper = (-payment.count(token) for token in GOODS_TOKENS)
            stored = 0.8 * min(1.0, self.left / 3) * payment.count(Token.STORED)
            price = self._costs[payment] = stored - self.change((dates, salt, pepper), -payment.count(Token.GOLD))
        return price

    def card_worth(self, card: Card, row: Row | None = None) -> float:
        """Return the worth of a tribe card in the display until the end."""
        tribe = TRIBE_CARDS[card]
        places = self._best_row(card) if row is None else potential(with_laid(self.rows, row, card))
        return tribe.points + LAID + self._effect(card) + places - self.promise

    @functools.cached_property
    def promise(self) -> float:
        """Promise of the present rows."""
        return potential(self.rows)

    def _best_row(self, card: Card) -> float:
        """Return the promise of the rows with the card in the best of them; only its symbol matters."""
        symbol = TRIBE_CARDS[card].symbol
        if symbol not in self._promises:
            values = [potential(with_laid(self.rows, each, card)) for each in open_rows(self.rows)]
            self._promises[symbol] = max(values, default=0.0)
        return self._promises[symbol]

    def _effect(self, card: Card) -> float:
        early = min(1.0, self.left / 9)
        symbols = self.symbols
        match TRIBE_CARDS[card].effect:
            case None:
                return 0.0
            case effect if type(effect) in EARLY:
                return early * EARLY[type(effect)]
            case CountsPairs(symbol):
                return (symbols.count(symbol) + 2 * early) / 2
            case GoodsForCards(per):
                return self._value_free_goods((len(symbols) + 1) // per)
            case GoodsForRoom(per):
                return self._value_free_goods((DISPLAY_PLACES - len(symbols) - 1) // per)
            case Gifts(goods):
                return max(self._value_free_goods(goods), self.change(gold=1), 1.0)
            case MixedFamilies(most, points):
                return min(most, points_of_rows(self.rows).count(2)) * (points - 2) + early
            case effect:
                return PLAIN.get(type(effect), 0.0)

    def _value_free_goods(self, count: int) -> float:
        """Return the worth of `count` goods of one's choice."""
        goods = list(self.own.goods)
        for _ in range(count):
            goods[goods.index(min(goods))] += 1
        dates, salt, pepper = (after - held for after, held in zip(goods, self.own.goods, strict=True))
        return self.change((dates, salt, pepper))

    # places

    def marker_worth(self, place: Place) -> float:
        """Return the worth of a marker in the middle."""
        if place not in self._places:
            self._places[place] = self._card_worth(place)
        return self._places[place]

    def _card_worth(self, place: Place) -> float:
        card = self.open.get(place)
        if card is None:
            return 0.0
        if card in GOODS_CARDS:
            return max(self.gain(tokens) for tokens in GOODS_CARDS[card])
        return max(0.1, self.tribe(card, self._list_payments(card)))

    def tribe(self, card: Card, paid: tuple[Tokens, ...]) -> float:
        """Return the worth of a tribe card that one of these payments buys, or that must wait in the hand."""
        if not open_rows(self.rows):
            return 0.0
        if paid:
            return self.card_worth(card) - min(map(self.cost, paid))
        return SHARE * self.card_worth(card) if self.own.hand is None and self.left > 1 else 0.0

    def _list_payments(self, card: Card) -> tuple[Tokens, ...]:
        """Return the payments for a card from the stock and the possible gains of this round."""
        off = sum(effect.symbol is TRIBE_CARDS[card].symbol for effect in self.discounts) if self.discounts else 0
        return payments(card, off, 0, self.stock, min(1, self.own.gold), self.own.stored_gold)

    def at(self, border: Border) -> float:
        """Return the worth of a figure on a border card by itself."""
        card = BORDER[border]
        match card.action:
            case Action.GOOD:
                return self.change(count_kinds((card.good,))) if card.good is not None else 0.0
            case Action.NOBLE:
                hand = self.own.hand_prospect
                return self.card_worth(hand.card) - 1.5 if hand is not None and hand.payable else 0.0
            case Action.MERCHANT:
                return max([0.0, *(deal + self.taste.trade for deal in self._deals())])
            case Action.SILVERSMITH:
                return max([0.0, *(sale + self.taste.trade for sale in self._sales())])
            case Action.CARAVAN:
                return self.caravan_worth + self.taste.unseen
            case Action.EXPANSION:
                return self.expansion_worth + self.taste.unseen if self.left and open_rows(self.rows) else 0.0
            case Action.MIRAGE:
                return 0.4
            case Action.RAID:
                return 0.0

    def _deals(self) -> list[float]:
        if card_with(self.rows, OneToOne) is not None:
            return [self._barter_worth(deal) for deal in barters(self.own.goods)]
        return [self.change(_make_numbers(kind, -3), 1) for kind, held in enumerate(self.own.goods) if held >= 3]

    def _barter_worth(self, deal: Barter) -> float:
        return self.change(minus(count_kinds(deal.get), count_kinds(deal.give)), deal.gold)

    @functools.cached_property
    def caravan_worth(self) -> float:
        """Expected worth of a goods card that the Caravan turns up; the pile may be about to be shuffled."""
        known_cards = {*self.open.values(), *self.view.goods_discard}
        unseen = [card for card in GOODS_CARDS if card not in known_cards] or list(GOODS_CARDS)
        return UNSEEN + sum(max(map(self.gain, GOODS_CARDS[card])) for card in unseen) / len(unseen)

    @functools.cached_property
    def expansion_worth(self) -> float:
        """Expected worth of a tribe card drawn unseen: nothing if it could only be discarded."""
        known_cards = {*self.open.values(), *self.view.tribe_discard}
        for camp in self.view.camps:
            known_cards |= {card for row in camp.rows for card in row}
            known_cards |= {camp.hand.card} if camp.hand is not None else set()
        worth = [
            max(0.0, self.tribe(card, self._list_payments(card))) for card in TRIBE_CARDS if card not in known_cards
        ]
        return UNSEEN + sum(worth) / len(worth) if any(worth) else 0.0

    def _sales(self) -> list[float]:
        sales = [
            self.change(_make_numbers(kind, -count), points=points)
            for kind, held in enumerate(self.own.goods)
            for count, points in ((2, 1), (4, 3))
            if held >= count
        ]
        return sales + [self.change(gold=-gold, points=2 * gold) for gold in (1, 2) if self.own.gold >= gold]

    def _figure_worth(self, border: Border) -> float:
        """Return the worth of a figure: its own card, its crossings, hope of more, and the other's loss of choices."""
        own, others = self.standing
        before, after = crossings(own), crossings((*own, border))
        gain = sum(self.marker_worth(place) for place in after if place not in before)
        line = _line(border)
        if not any(place in after for place in line) and self.own.to_place > 1:
            best = sorted((self.marker_worth(place) for place in line), reverse=True)
            gain += HOPE * sum(best) if len(after) < 2 else 0.0
        denied = 0.0
        if self.other.to_place:
            theirs = crossings(others)
            denied = sum(self.marker_worth(place) for place in crossings((*others, border)) if place not in theirs)
        return self.at(border) + gain + DENIED * denied

    @functools.cached_property
    def standing(self) -> tuple[tuple[Border, ...], tuple[Border, ...]]:
        """Border cards of the own figures, and of the other's."""
        own, others = (
            tuple(action.border for action in camp.actions if action.border is not None)
            for camp in (self.own, self.other)
        )
        return own, others

    # moves

    def prospect(self, move: TarguiMove) -> float:  # noqa: PLR0912  (one branch for each kind of move)
        """Return the expected points of a move; ending the actions brings nothing.

        A gain has a bonus: goods are taken first, because they may be needed to pay.
        """
        match move:
            case PlaceFigure(border):
                return self._figure_worth(border)
            case GiveGoods(goods):
                return self._goods(goods, -1)
            case GivePoints(points):
                return self.change(points=-points)
            case GiveGold():
                return self.change(gold=-1)
            case Collect(border):
                return 20 + self.at(border)
            case Take(_, gain):
                return 15 + self.gain(gain)
            case Caravan():
                return 18.0
            case Gain(goods):
                return self._goods(goods, 1)
            case Gift(token):
                return self.gain((token,))
            case Lay() | Keep() | Discard():
                return self._tribe(move)
            case Trade(bargain):
                return self._bargain(bargain.give, bargain.count, bargain.get) + self.taste.trade
            case Barter():
                whim = 0.0 if move.gold and sum(self.own.goods) > GOODS_LIMIT else 0.1
                return self._barter_worth(move) + self.taste.trade - whim
            case Sell(sale):
                spent = (sale.give,) * sale.count
                return self.change(points=sale.points) - self.cost(spent) - 0.05 + self.taste.trade
            case Expand():
                return self.expansion_worth + self.taste.unseen - 0.02
            case Mirage(source, target):
                return self.marker_worth(target.place) - self.marker_worth(source.place) - 0.05
            case Shift(card, slot):
                return potential(with_shifted(self.rows, card, slot)) - self.promise - 0.01
            case _:
                return 0.0

    def _goods(self, goods: Goods, sign: int) -> float:
        dates, salt, pepper = (sign * goods.count(good) for good in GOODS)
        return self.change((dates, salt, pepper))

    def _bargain(self, give: Token, count: int, get: Token) -> float:
        """Return the change by a trade; near the limit anything that makes room is welcome."""
        needed = sum(self.own.goods) > GOODS_LIMIT
        return self.gain((get,)) - self.cost((give,) * count) - (0.0 if needed else 0.1)

    def _tribe(self, move: Lay | Keep | Discard) -> float:
        card, place = move.source.card, move.source.place
        if isinstance(move, Lay):
            return self.card_worth(card, move.row) - self.cost(move.payment)
        if isinstance(move, Keep):
            return SHARE * self.card_worth(card) if self.left > 1 else 0.05
        if place is Place.NOBLE:
            return -0.5
        return 0.02


def _make_numbers(kind: int, number: int) -> Numbers:
    dates, salt, pepper = (number if each == kind else 0 for each in range(3))
    return (dates, salt, pepper)


def _line(border: Border) -> tuple[Place, ...]:
    """Return the places of the middle on a figure's line."""
    card = BORDER[border]
    if card.column in (0, 4):
        return MIDDLE[3 * (card.row - 1) : 3 * card.row]
    return MIDDLE[card.column - 1 :: 3]
