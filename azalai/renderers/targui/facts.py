"""Facts about choices that their labels don't state: places of markers, effects, what is left, points for a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from azalai.games.prompts import Choice, Prompt
from azalai.games.questions import ACT
from azalai.games.targui.cards import BORDER, GOOD_OF, TRIBE_CARDS, Card, ExtraGood, Price
from azalai.games.targui.components import (
    DISPLAY_COLUMNS,
    GOODS,
    GOODS_LIMIT,
    MIDDLE,
    ROWS,
    Action,
    Border,
    Row,
    Slot,
    Token,
)
from azalai.games.targui.display import cards_of, with_laid, with_shifted
from azalai.games.targui.gathering import good_tokens
from azalai.games.targui.moves import (
    Barter,
    Caravan,
    Collect,
    Discard,
    End,
    Expand,
    Gain,
    GiveGold,
    GiveGoods,
    GivePoints,
    Keep,
    Lay,
    Mirage,
    PlaceFigure,
    Sell,
    Shift,
    Source,
    Take,
    Tokens,
    Trade,
)
from azalai.games.targui.placing import crossings
from azalai.games.targui.scoring import points_of_rows
from azalai.games.targui.view import CampView, TarguiView
from azalai.locales import Words
from azalai.renderers.targui import phrases as phrase
from azalai.renderers.targui.phrases import name, of_cards, of_points, say

LIMIT = 100


def fact(view: TarguiView, prompt: Prompt, choice: Choice, words: Words) -> str | None:
    """Return as many facts about a choice as fit."""
    if view.seat is None or not choice.moves:
        return None
    text = ""
    for part in _parts(view, view.camps[view.seat], choice, words):
        longer = f"{text.removesuffix('.')} · {part}" if text else part
        if part and len(longer) <= LIMIT:
            text = longer
    return text or None


def _parts(  # noqa: PLR0912  (one branch for each kind of move)
    view: TarguiView, camp: CampView, choice: Choice, words: Words
) -> Iterable[str]:
    """Yield the facts, the most important first."""
    source = _source_alone(choice)
    if choice.move is None:
        return [] if source is None else [*_bonus(camp, choice, words), *_of_source(source.card, words)]
    match choice.move:
        case PlaceFigure(border):
            return _of_place(view, camp, border, words)
        case Lay() as lay:
            return _of_lay(camp, lay, choice, words)
        case Take(source, tokens):
            return _of_take(camp, tokens, words)
        case Collect(border):
            good = BORDER[border].good
            return [] if good is None else [_held_text(camp, (Token(good.value),), words)]
        case Keep(source):
            return [say(words, "fact-keep"), _of_card(source.card, words)]
        case Discard():
            return [say(words, "fact-discard")]
        case Caravan():
            return [say(words, "fact-pile", cards=of_cards(words, view.goods_pile))]
        case Expand():
            return [say(words, "fact-pile", cards=of_cards(words, view.tribe_pile))]
        case Mirage(_, target):
            return _of_source(target.card, words)
        case Shift(card, slot):
            return _of_shift(camp, card, slot, words)
        case End():
            left = sum(not action.used for action in camp.actions)
            return [say(words, "fact-end", count=left)] if left else []
        case Trade(bargain):
            return [_held_text(camp, (bargain.get,), words, (bargain.give,) * bargain.count)]
        case Barter(give, gold, get):
            return [_held_text(camp, (*(Token.GOLD,) * gold, *good_tokens(get)), words, good_tokens(give))]
        case Sell(sale):
            return [_left_text(camp, (sale.give,) * sale.count, words)]
        case Gain(goods):
            return [_held_text(camp, good_tokens(goods), words)]
        case GiveGoods(goods):
            return [_left_text(camp, good_tokens(goods), words)]
        case GivePoints(points):
            return [say(words, "fact-left", rest=of_points(words, camp.points - points))]
        case GiveGold():
            return [_left_text(camp, (Token.GOLD,), words)]
        case _:
            return []


def _source_alone(choice: Choice) -> Source | None:
    """Return the card that all moves of a choice use, or None."""
    sources = {getattr(move, "source", None) for move in choice.moves}
    card = sources.pop() if len(sources) == 1 else None
    return card if isinstance(card, Source) else None


def _of_card(card: Card, words: Words) -> str:
    """Return the effect of a tribe card, or "" for one that only brings its points."""
    does = card in TRIBE_CARDS and TRIBE_CARDS[card].effect is not None
    return phrase.effect_in_short(words, card) if does else ""


def _of_source(card: Card, words: Words) -> list[str]:
    """Return effect, price and value of a tribe card."""
    if card not in TRIBE_CARDS:
        return []
    worth = of_points(words, TRIBE_CARDS[card].points)
    return [_of_card(card, words), _price(card, words), worth]


def _bonus(camp: CampView, choice: Choice, words: Words) -> list[str]:
    """Return the points for a row that laying the card completes with any payment."""
    bonuses = {_row_bonus(camp, move.source.card, move.row) if isinstance(move, Lay) else 0 for move in choice.moves}
    bonus = bonuses.pop() if len(bonuses) == 1 else 0
    return [say(words, "text-completes", points=of_points(words, bonus))] if bonus else []


def _row_bonus(camp: CampView, card: Card, row: Row) -> int:
    """Return the points for the row that laying a card there completes."""
    return sum(points_of_rows(with_laid(camp.rows, row, card))) - sum(points_of_rows(camp.rows))


def _price(card: Card, words: Words) -> str:
    return say(words, "fact-price", price=phrase.price(words, TRIBE_CARDS[card].prices))


def _of_place(view: TarguiView, camp: CampView, border: Border, words: Words) -> list[str]:
    """Return the cards that the markers will be on, and the figure's action."""
    standing = tuple(spot.border for spot in view.borders if spot.seat == camp.seat)
    before = crossings(standing)
    new = [place for place in crossings((*standing, border)) if place not in before]
    spots = [view.middle[MIDDLE.index(place)] for place in new]
    visible = [
        phrase.face_down(words, spot.kind)
        if spot.card is None
        else say(words, "choice-item", thing=name(words, spot.card), note=phrase.price(words, _prices(spot.card)))
        if spot.card in TRIBE_CARDS
        else name(words, spot.card)
        for spot in spots
    ]
    plain = [phrase.face_down(words, spot.kind) if spot.card is None else name(words, spot.card) for spot in spots]
    marked = [say(words, "fact-marker", cards=words.join(cards)) for cards in (visible, plain) if cards]
    action = BORDER[border].action
    does = [] if action is Action.GOOD else [say(words, f"fact-{action.value}")]
    if standing and not new:
        marked.append(say(words, "fact-no-marker"))
    return [next((text for text in marked if len(text) <= LIMIT), ""), *does]


def _prices(card: Card) -> Sequence[Price]:
    return TRIBE_CARDS[card].prices


def _of_lay(camp: CampView, lay: Lay, choice: Choice, words: Words) -> list[str]:
    """Return the value and effect of the card, and for a button that does not name the whole move also the payment."""
    fields = [step.field for step in choice.steps if step.asked]
    card = lay.source.card
    bonus = _bonus(camp, choice, words)
    parts = [*bonus]
    if ACT in fields:
        parts += [of_points(words, TRIBE_CARDS[card].points), _of_card(card, words)]
    elif "payment" in fields:
        parts.append(_left_text(camp, lay.payment, words))
    else:
        parts.append(say(words, "fact-price", price=_payment_text(lay.payment, words)))
    return parts if bonus else [*parts, _free(camp, lay.row, words)]


def _payment_text(payment: Tokens, words: Words) -> str:
    return phrase.count_tokens(words, payment) or say(words, "choice-free-of-charge")


def _free(camp: CampView, row: Row, words: Words) -> str:
    return say(words, "fact-place", number=len(camp.rows[ROWS.index(row)]) + 1, places=DISPLAY_COLUMNS)


def _of_take(camp: CampView, tokens: Tokens, words: Words) -> list[str]:
    """Return the goods added by the own display, and the stock afterwards."""
    kinds = {GOOD_OF[token] for token in tokens if token in GOOD_OF}
    extra: list[Token] = []
    parts: list[str] = []
    for card in cards_of(camp.rows):
        effect = TRIBE_CARDS[card].effect
        if isinstance(effect, ExtraGood) and effect.good in kinds and not camp.received[GOODS.index(effect.good)]:
            extra.append(Token(effect.good.value))
            more = phrase.amount(words, effect.good, 1)
            parts.append(say(words, "fact-extra", good=more, card=name(words, card)))
    return [*parts, _held_text(camp, (*tokens, *extra), words)]


def _of_shift(camp: CampView, card: Card, slot: Slot, words: Words) -> list[str]:
    now = sum(camp.row_points)
    after = sum(points_of_rows(with_shifted(camp.rows, card, slot)))
    return [say(words, "fact-rows", now=now, points=of_points(words, after))] if now != after else []


def _left_text(camp: CampView, given: Sequence[Token], words: Words) -> str:
    """Return the text about the rest of the given goods."""
    stock = _stock(camp)
    rest = [phrase.amount(words, kind, stock[kind] - count) for kind, count in Counter(given).items() if kind in stock]
    return say(words, "fact-left", rest=words.row(rest)) if rest else ""


def _held_text(camp: CampView, taken: Sequence[Token], words: Words, given: Sequence[Token] = ()) -> str:
    """Return the text about the goods held afterwards, which may be too many."""
    stock = _stock(camp) + Counter(taken)
    stock.subtract(given)
    kinds = dict.fromkeys((*given, *taken))
    amounts = words.row(phrase.amount(words, kind, stock[kind]) for kind in kinds if kind is not Token.STORED)
    goods = sum(stock[Token(good.value)] for good in GOODS)
    if goods > GOODS_LIMIT and any(token in GOOD_OF for token in taken):
        return say(words, "fact-too-many", held=amounts, goods=goods, limit=GOODS_LIMIT)
    return say(words, "fact-held", held=amounts) if amounts else ""


def _stock(camp: CampView) -> Counter[Token]:
    counts = Counter({Token(good.value): count for good, count in zip(GOODS, camp.goods, strict=True)})
    counts[Token.GOLD], counts[Token.POINT] = camp.gold, camp.points
    if camp.stored_gold:
        counts[Token.STORED] = 1
    return counts
