"""Effects of the cards in signs: in full on the card, short in a display; actions of the border."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui import cards as box
from azalai.games.targui.cards import BORDER, TRIBE_CARDS, Card, Effect, Raid
from azalai.games.targui.components import (
    GOODS_FOR_GOLD,
    GOODS_FOR_GOOD,
    SILVERSMITH_GOLD,
    SILVERSMITH_GOODS,
    Action,
    Border,
    Kind,
    Symbol,
)
from azalai.renderers.kit.palette import LINE, PAPER, TERRACOTTA, Colour
from azalai.renderers.targui import figures, signs
from azalai.renderers.targui import formula as sign
from azalai.renderers.targui import rare_signs as rare
from azalai.renderers.targui.formula import GAIN, Sign


def _minus(count: int) -> str:
    return f"−{count}"


def formula(card: Card) -> Sequence[Sign]:
    """Return the effect of a tribe card in full, or nothing for a card without one."""
    effect = TRIBE_CARDS[card].effect
    return () if effect is None else _list_signs(effect, TRIBE_CARDS[card].symbol)


def _list_signs(effect: Effect, own: Symbol) -> Sequence[Sign]:  # noqa: PLR0912  (one branch for each kind of effect)
    match effect:
        case box.CountsPairs(symbol=symbol, points=points):
            return [sign.pair(symbol), sign.arrow(), sign.points(points)]
        case box.Discount(symbol=symbol, goods=goods):
            return [sign.tribe_card(symbol), sign.space(0.08), sign.price_change(_minus(goods), GAIN)]
        case box.OntoRobber():
            return [rare.robber_and_you, sign.space(0.06), sign.picture(signs.TICK.draw, 0.7)]
        case box.GoodsForCards():
            return [sign.pair(None), sign.arrow(), sign.any_good(0.98)]
        case box.GoodsForRoom():
            return [sign.empty_pair, sign.arrow(), sign.any_good(0.98)]
        case box.HiddenPath(goods=goods):
            without = sign.strike_sign(sign.act(Action.NOBLE, 0.92))
            return [without, sign.HAND, sign.price_change(f"+{goods}", TERRACOTTA)]
        case box.NobleDiscount(goods=goods):
            return [sign.act(Action.NOBLE, 0.92), sign.HAND, sign.price_change(_minus(goods), GAIN)]
        case box.StoredGold():
            return [rare.gold_on_well, sign.arrow(), sign.price_gold(), sign.tribe_card(None)]
        case box.LargerTribe(points=points):
            mine, theirs = rare.stack(3, figures.YOU), rare.stack(2, figures.OPPONENT)
            return [mine, sign.words(">"), theirs, sign.arrow(0.36), sign.points(points)]
        case box.LastOfRow(points=points):
            return [rare.row_of_four(own), sign.arrow(0.38), sign.points(points)]
        case box.ExtraGood(good=good):
            return [sign.goods_card(good), sign.arrow(), sign.words("+1", 0.66, GAIN), sign.good(good, 0.92)]
        case box.Hospitality(goods=goods):
            gain = sign.words(f"+{goods}", 0.66, GAIN)
            return [sign.strike_sign(sign.goods_card(None)), sign.arrow(), gain, sign.any_good(0.92)]
        case box.SafeFromRaids():
            safe = sign.picture(signs.SHIELD.draw, 0.96)
            return [sign.act(Action.RAID), sign.space(0.06), safe, sign.words("−0", 0.66, GAIN)]
        case box.Comfort(points=points):
            return [sign.act(Action.RAID), sign.arrow(), sign.words("+", 0.66, GAIN), sign.points(points)]
        case box.MovingCamp(cards=cards):
            return [rare.draw_swap, sign.words(f"≤{cards}", 0.6, LINE)]
        case box.MixedFamilies(rows=rows, points=points):
            return [rare.two_mixed_rows, sign.arrow(0.4), sign.words(f"{rows}×", 0.62, LINE), sign.points(points)]
        case box.Gifts(goods=goods):
            slash = sign.words("/", 0.8, LINE)
            three = [sign.words(str(goods), 0.74, GAIN), sign.any_good(0.88)]
            return [*three, slash, sign.gold(0.88), slash, sign.points(1)]
        case box.LargeCamp(cards=cards, points=points):
            return [
                sign.words(f"≥{cards}", 0.62),
                sign.space(0.04),
                sign.tribe_card(None),
                sign.arrow(),
                sign.points(points),
            ]
        case box.OneToOne():
            good = sign.any_good(0.84)
            return [sign.act(Action.MERCHANT), sign.space(0.1), good, sign.arrow(0.4), good]
        case box.Visit(figures=count):
            opponent = figures.anybody(figures.OPPONENT)
            standing = [sign.picture(opponent.draw, 0.95, 0.8) for _ in range(count)]
            return [*standing, sign.strike_sign(sign.draw_pale(opponent, 0.95, 0.8))]


def short_effect(card: Card) -> Sequence[Sign]:  # noqa: PLR0912  (the same)
    """Return the effect of a card in a display, to remind its owner, or nothing if it was over when laid."""
    effect = TRIBE_CARDS[card].effect
    match effect:
        case box.CountsPairs(symbol=symbol):
            return [sign.close_pair(symbol), sign.space(0.1), sign.points("")]
        case box.Discount(goods=goods):
            return [sign.words(_minus(goods), 0.88, GAIN), sign.any_good()]
        case box.OntoRobber():
            return [sign.picture(figures.ROBBER.draw, 0.95), sign.picture(signs.TICK.draw, 0.7)]
        case box.HiddenPath(goods=goods):
            return [sign.HAND, sign.words(f"+{goods}", 0.88, TERRACOTTA)]
        case box.NobleDiscount(goods=goods):
            return [sign.HAND, sign.words(_minus(goods), 0.88, GAIN)]
        case box.StoredGold():
            return [sign.gold(1.1)]
        case box.LargerTribe():
            return [rare.stack(3, figures.YOU), sign.words(">", 0.88)]
        case box.LastOfRow():
            return [rare.row_of_four(TRIBE_CARDS[card].symbol)]
        case box.ExtraGood(good=good):
            return [sign.words("+1", 0.88, GAIN), sign.good(good)]
        case box.Hospitality(goods=goods):
            return [sign.words(f"+{goods}", 0.88, GAIN), sign.any_good()]
        case box.SafeFromRaids():
            return [sign.act(Action.RAID, 1), sign.picture(signs.SHIELD.draw, 0.96)]
        case box.Comfort():
            return [sign.act(Action.RAID, 1), sign.words("+", 0.88, GAIN), sign.points("")]
        case box.MixedFamilies(points=points):
            return [rare.two_mixed_rows, sign.points(points)]
        case box.LargeCamp(cards=cards):
            return [sign.words(f"≥{cards}", 0.86), sign.points("")]
        case box.OneToOne():
            return [sign.act(Action.MERCHANT, 1), sign.words("1:1", 0.86)]
        case box.Visit(figures=count):
            opponent = figures.anybody(figures.OPPONENT)
            return [
                *(sign.picture(opponent.draw, 0.95, 0.8) for _ in range(count)),
                sign.strike_sign(sign.draw_pale(opponent, 0.95, 0.8)),
            ]
        case _:
            return ()


# The border


def demand(raid: Raid, shade: Colour = PAPER, minus: bool = False) -> Sequence[Sign]:
    """Return the demand of a raid: goods or gold, or else points."""
    either = [sign.gold(1.05)] if raid.gold else [sign.any_good()]
    if minus:
        either = [sign.words(_minus(raid.goods or raid.gold), 0.66, shade), *either]
    elif raid.goods > 1:
        either = [sign.words(str(raid.goods), 0.72, shade), *either]
    return [*either, sign.words("/", 0.8, shade), sign.points(raid.points, 1.1)]


def lines(border: Border) -> Sequence[Sequence[Sign]]:
    """Return the action of a border card in full, one line for each choice; none for a good or a raid."""
    gives = sign.arrow(0.4)
    match BORDER[border].action:
        case Action.NOBLE:
            put_away = sign.picture(signs.AWAY.draw, 0.6)
            return [[sign.HAND, gives, sign.tribe_card(None)], [sign.HAND, gives, put_away]]
        case Action.MERCHANT:
            equal = sign.equal_goods()
            return [
                [sign.words(str(GOODS_FOR_GOLD), 0.72), equal, gives, sign.gold(0.95)],
                [sign.words(str(GOODS_FOR_GOOD), 0.72), equal, gives, sign.any_good(0.95)],
            ]
        case Action.SILVERSMITH:
            sales = [
                [sign.words(str(count), 0.76), sign.equal_goods(), gives, sign.points(points)]
                for count, points in SILVERSMITH_GOODS.items()
            ]
            return sales + [
                [sign.words(str(count), 0.76), sign.gold(0.95), gives, sign.points(points)]
                for count, points in SILVERSMITH_GOLD.items()
            ]
        case Action.MIRAGE:
            return [list(short_action(border))]
        case Action.CARAVAN:
            return [[sign.card_back(Kind.GOODS), gives, sign.words("?", 0.9, LINE)]]
        case Action.EXPANSION:
            back = sign.card_back(Kind.TRIBE)
            return [[back, gives, sign.tribe_card(None)], [back, gives, sign.HAND]]
        case _:
            return []


def short_action(border: Border) -> Sequence[Sign]:
    """Return the action of a border card in short, for the board."""
    gives = sign.arrow(0.4)
    match BORDER[border].action:
        case Action.NOBLE:
            return [sign.HAND, gives, sign.tribe_card(None)]
        case Action.MERCHANT:
            return [sign.equal_goods(), gives, sign.gold(0.95)]
        case Action.SILVERSMITH:
            return [sign.gold(0.9), gives, sign.points("", 0.95)]
        case Action.MIRAGE:
            marker = figures.OWN_MARKER
            return [sign.draw_pale(marker, 0.8), gives, sign.picture(marker.draw, 0.8)]
        case Action.CARAVAN:
            return [sign.card_back(Kind.GOODS)]
        case Action.EXPANSION:
            return [sign.card_back(Kind.TRIBE)]
        case _:
            return []
