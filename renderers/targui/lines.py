"""How the lines of the private picture read in signs: what a figure or marker gives, what a choice brings, what laying
a card would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.targui import cards as box
from games.targui.cards import BORDER, TRIBE_CARDS, Card
from games.targui.components import DISPLAY_PLACES, SAME_ROW_POINTS, Action, Border, Good, Kind, Symbol, Token
from games.targui.moves import (
    Bargain,
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
    Keep,
    Mirage,
    Sale,
    Sell,
    Take,
    TarguiMove,
    Tokens,
    Trade,
)
from games.targui.view import ActionView, Prospect
from renderers.kit.palette import LINE
from renderers.targui import cards, effects, formula, signs
from renderers.targui import rare_signs as rare
from renderers.targui.formula import GAIN, Sign
from renderers.targui.offers import Given, Laid, Out, Picked, What

Row = Sequence[Sign]
_MANY = 4
"""More of a kind than this are written as a number."""


def rows_of(what: What) -> Sequence[Row]:
    """A line in signs; two rows for an action with several uses."""
    match what:
        case ActionView():
            return _of_action(what)
        case Given(goods, gold):
            bought = [formula.words(str(gold), 0.8), token(Token.GOLD)] if gold else [formula.words("?", 0.9, LINE)]
            return [[*_icons(_tokens(goods)), formula.arrow(0.4), *bought]]
        case Picked(good):
            return [[token(Token(good.value))]]
        case Out(card):
            return [[_card(card), formula.space(0.15), formula.picture(signs.AWAY.draw, 0.7)]]
        case Laid():
            return [_laid(what)]
        case _:
            return _of_move(what)


def _laid(what: Laid) -> Row:
    paid = [formula.words("0", 0.8)] if what.payment == () else _icons(what.payment or ())
    row = [*paid, formula.arrow(0.4), _card(what.card)]
    row += [formula.space(0.05), formula.points(TRIBE_CARDS[what.card].points)]
    if what.goods:
        row += [formula.space(0.1), formula.words(f"+{what.goods}", 0.76, GAIN), formula.any_good()]
    if what.row_points:
        row += [formula.space(0.1), formula.words("+", 0.8, GAIN), formula.points(what.row_points)]
    return row


def _of_move(move: TarguiMove) -> Sequence[Row]:  # noqa: PLR0912  (one branch for each kind of move)
    gives, minus = formula.arrow(0.4), formula.words("−", 0.9)
    match move:
        case Keep(source):
            return [[_card(source.card), gives, formula.HAND]]
        case Discard(source):
            return [[formula.struck(_card(source.card))]]
        case Take(_, tokens):
            return [gain(tokens)]
        case Collect(border):
            good = BORDER[border].good
            return [] if good is None else [gain((Token(good.value),))]
        case Trade(bargain):
            return [_bargain(bargain)]
        case Sell(sale):
            return [_sale(sale)]
        case Barter(give, gold, get):
            return [[*_icons(_tokens(give)), gives, *_icons((*(Token.GOLD,) * gold, *_tokens(get)))]]
        case Gain(goods):
            return [_icons(_tokens(goods))]
        case Gift(one):
            return [[token(one)]]
        case GiveGoods(goods):
            return [[minus, *_icons(_tokens(goods))]]
        case GivePoints(count):
            return [[minus, formula.points(count)]]
        case GiveGold():
            return [[minus, token(Token.GOLD)]]
        case Mirage():
            return [effects.short_action(Border.B9)]
        case Caravan():
            return [effects.short_action(Border.B13)]
        case Expand():
            return [effects.short_action(Border.B14)]
        case _:
            return []


def token(kind: Token, size: float = 1) -> Sign:
    """A good, gold, or a point."""
    return formula.points(1, size) if kind is Token.POINT else formula.picture(cards.token_drawing(kind), size)


def gain(tokens: Tokens) -> Row:
    """`+2 salt`, `+1 dates +1 pepper`."""
    row: list[Sign] = []
    for kind in dict.fromkeys(tokens):
        row += [formula.words(f"+{tokens.count(kind)}", 0.76, GAIN), token(kind), formula.space(0.2)]
    return row[:-1]


def _tokens(goods: Sequence[Good]) -> Tokens:
    return tuple(Token(good.value) for good in goods)


def _icons(tokens: Tokens) -> list[Sign]:
    """Each of them, or where they are many each kind with its number."""
    if len(tokens) <= _MANY:
        return [token(one, 0.95) for one in tokens]
    row: list[Sign] = []
    for kind, count in Counter(tokens).items():
        row += [formula.words(str(count), 0.8), token(kind), formula.space(0.1)]
    return row[:-1]


def _card(card: Card) -> Sign:
    return formula.tribe_card(TRIBE_CARDS[card].symbol)


# What a figure or marker gives


def _of_action(action: ActionView) -> Sequence[Row]:
    lines = _of_marker(action) if action.border is None else _of_figure(action, action.border)
    if action.prospect is not None and not action.prospect.payable:
        # it can be kept or discarded, but not laid
        return [[*lines[0], formula.space(0.15), formula.picture(signs.AWAY.draw, 0.7)]]
    return lines


def _of_figure(action: ActionView, border: Border) -> Sequence[Row]:
    gives = formula.arrow(0.4)
    match BORDER[border].action:
        case Action.NOBLE if action.prospect is not None:
            symbol = TRIBE_CARDS[action.prospect.card].symbol
            return [[formula.HAND, gives, formula.tribe_card(symbol), *_extras(action.prospect)]]
        case Action.MERCHANT if action.bargains:
            return _shortened([_bargain(one) for one in action.bargains])
        case Action.SILVERSMITH if action.sales:
            return _shortened([_sale(one) for one in action.sales])
        case Action.CARAVAN | Action.EXPANSION as kind:
            back = formula.card_back(Kind.GOODS if kind is Action.CARAVAN else Kind.TRIBE)
            return [[back, gives, formula.words("?", 0.9, LINE)]]
        case Action.GOOD:
            return [gain(action.gain)]
        case _:
            return [effects.short_action(border)]


def _shortened(lines: list[list[Sign]]) -> Sequence[Row]:
    """Two of several; dots for the others."""
    if len(lines) > 2:
        lines[1].append(formula.words("…", 0.7, LINE))
    return lines[:2]


def _bargain(bargain: Bargain) -> list[Sign]:
    count = formula.words(str(bargain.count), 0.8)
    return [count, token(bargain.give), formula.arrow(0.4), token(bargain.get)]


def _sale(sale: Sale) -> list[Sign]:
    return [formula.words(str(sale.count), 0.8), token(sale.give), formula.arrow(0.4), formula.points(sale.points)]


def _of_marker(action: ActionView) -> Sequence[Row]:
    if action.prospect is not None:
        card = action.prospect.card
        effect = effects.short(card)
        between = [formula.space(0.2)] if effect else []
        return [[formula.points(TRIBE_CARDS[card].points), *between, *effect, *_extras(action.prospect)]]
    if action.card is None:
        return [[formula.words("?", 0.9, LINE)]]
    if action.gain:
        return [gain(action.gain)]
    return [[formula.words("+1", 0.76, GAIN), formula.any_good()]]


def _extras(prospect: Prospect) -> Row:
    """What comes on top when a card is laid: goods off its price, goods gained, points for the row."""
    row: list[Sign] = []
    if prospect.discount:
        row += [formula.space(0.1), formula.price_change(f"−{prospect.discount}", GAIN)]
    if prospect.goods:
        row += [formula.space(0.1), formula.words(f"+{prospect.goods}", 0.76, GAIN), formula.any_good()]
    if prospect.row_points:
        row += [formula.space(0.1), formula.words("+", 0.8, GAIN), formula.points(prospect.row_points)]
    return row


# What laying a card would bring


def results(prospect: Prospect, laid: int) -> list[tuple[Row, Row]]:
    """What is looked at, and what it brings: price, effect, row. `laid`: cards in the display so far."""
    tribe = TRIBE_CARDS[prospect.card]
    price = [formula.price_change(f"−{prospect.discount}", GAIN)] if prospect.discount else []
    if not prospect.discount or not prospect.payable:
        price.append(formula.picture((signs.TICK if prospect.payable else signs.AWAY).draw, 0.85))
    found: list[tuple[Row, Row]] = [([formula.tribe_card(tribe.symbol)], price)]
    if prospect.goods:
        gained = [formula.words(f"+{prospect.goods}", 0.8, GAIN), formula.any_good()]
        found.append((_counted(prospect.card, laid), gained))
    if prospect.row_points:
        same = prospect.row_points == SAME_ROW_POINTS
        others: Sequence[Symbol | None] = (tribe.symbol if same else None,) * 3
        bonus = [formula.words("+", 0.8, GAIN), formula.points(prospect.row_points)]
        found.append(([rare.row_of_four(tribe.symbol, others)], bonus))
    return found


def _counted(card: Card, laid: int) -> Row:
    """What the effect of a card counts once it is laid."""
    match TRIBE_CARDS[card].effect:
        case box.GoodsForCards():
            return [formula.words(str(laid + 1), 0.8), formula.space(0.1), formula.tribe_card(None)]
        case box.GoodsForRoom():
            return [formula.words(str(DISPLAY_PLACES - laid - 1), 0.8), formula.space(0.1), formula.empty_place()]
        case _:
            return [formula.tribe_card(TRIBE_CARDS[card].symbol)]
