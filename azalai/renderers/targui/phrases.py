"""Phrases of alternative text, whole view and labels: cards, prices, stocks, raids, turns."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui.cards import GOODS_CARDS, TRIBE_CARDS, Card, Price, Raid
from azalai.games.targui.components import GOODS, GOODS_TOKENS, Good, Kind, Numbers, Token
from azalai.games.targui.view import CampView, PendingKind, Phase, TarguiView
from azalai.locales import Words
from azalai.renderers.kit.speech import Speech
from azalai.renderers.targui.camp import points, points_at_end

SPEECH = Speech("targui")
say, name, of_points = SPEECH.say, SPEECH.name, SPEECH.points


def of_cards(words: Words, count: int) -> str:
    """Return a number of cards: `2 cards`."""
    return say(words, "cards", count=count)


def amount(words: Words, kind: Good | Token, count: int) -> str:
    """Return an amount of one kind: `2 dates`, `1 date`, `1 salt`, `3 points`."""
    if kind is Token.POINT:
        return of_points(words, count)
    return say(words, "amount", count=count, kind=kind.value)


def count_tokens(words: Words, tokens: Sequence[Token]) -> str:
    """Return tokens with their numbers: `2 salt and 1 pepper`."""
    return words.join(_amounts(words, tokens))


def _amounts(words: Words, tokens: Sequence[Token]) -> list[str]:
    return [amount(words, kind, tokens.count(kind)) for kind in dict.fromkeys(tokens)]


def goods(words: Words, numbers: Numbers) -> str:
    """Return goods with their numbers, zeros included: `2 dates, 0 salt, 1 pepper`."""
    return words.row(amount(words, kind, count) for kind, count in zip(GOODS, numbers, strict=True))


def stock(words: Words, numbers: Numbers, gold: int) -> str:
    """Return goods and gold."""
    return f"{goods(words, numbers)}, {amount(words, Token.GOLD, gold)}"


def price(words: Words, prices: Sequence[Price]) -> str:
    """Return prices: `1 date, 2 salt`; alternatives follow after `or`."""
    parts: list[str] = []
    for price in prices:
        tokens = [kind for kind, count in zip(GOODS_TOKENS, price.goods, strict=True) for _ in range(count)]
        parts.append(words.row(_amounts(words, tokens + [Token.GOLD] * price.gold)))
    return say(words, "or").join(parts)


def gives(words: Words, card: Card) -> str:
    """Return the content of a goods card."""
    first, *others = GOODS_CARDS[card]
    return say(words, "any-good") if others else count_tokens(words, first)


def facts(words: Words, card: Card) -> str:
    """Return symbol, price and points of a tribe card, or the content of a goods card."""
    if card not in TRIBE_CARDS:
        return gives(words, card)
    tribe = TRIBE_CARDS[card]
    return say(
        words,
        "facts",
        symbol=name(words, tribe.symbol),
        price=price(words, tribe.prices),
        points=of_points(words, tribe.points),
    )


def effect(words: Words, card: Card) -> str:
    """Return the effect of a tribe card in a sentence, or "" if it only brings points."""
    return "" if TRIBE_CARDS[card].effect is None else words.say(f"targui-effect-{card.value}")


def effect_in_short(words: Words, card: Card) -> str:
    """Return the effect of a tribe card in up to a hundred characters."""
    short = f"targui-picture-in-short-{card.value}"
    return words.say(short) if words.has(short) else words.say(f"targui-effect-{card.value}")


def demand(words: Words, raid: Raid) -> str:
    """Return the demand of a raid."""
    first = amount(words, Token.GOLD, raid.gold) if raid.gold else say(words, "any-goods", count=raid.goods)
    return say(words, "or").join([first, of_points(words, raid.points)])


def face_down(words: Words, kind: Kind) -> str:
    """Return a face-down card by its kind, which is known."""
    return say(words, f"face-down-{kind.value}")


def hand(words: Words, camp: CampView) -> str:
    """Return the content of a hand."""
    if camp.hand is None:
        return say(words, "hand-none")
    if camp.hand.card is None:
        return say(words, "hand-hidden")
    text = say(words, "hand-card", card=name(words, camp.hand.card))
    noted = {"open": camp.hand.open, "waits": camp.hand.waits, "fresh": camp.hand.fresh and not camp.hand.waits}
    notes = [say(words, f"hand-{note}") for note, holds in noted.items() if holds]
    return words.clauses([text, *notes])


def total(words: Words, view: TarguiView, camp: CampView) -> str:
    """Return the points so far, tokens and printed ones, or all points of a finished game."""
    if view.phase is Phase.OVER:
        later = points_at_end(camp)
        whole = of_points(words, points(camp) + later)
        return say(words, "in-all", points=whole, tokens=camp.points, printed=camp.printed, later=later)
    return say(words, "so-far", points=of_points(words, points(camp)), tokens=camp.points, printed=camp.printed)


def turn(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the player whose turn it is, and what they must do."""
    if view.to_act is None:
        return ""
    player = names[view.to_act]
    if view.pending is not None:
        choice = view.pending.choice
        card = "" if view.pending.card is None else name(words, view.pending.card)
        known = "yes" if card else "no"
        count = view.pending.count
        counting = (PendingKind.GAIN, PendingKind.GIFT, PendingKind.SHIFT, PendingKind.LIMIT, PendingKind.TRADE)
        values: dict[str, object] = {"count": count} if choice in counting else {}
        return say(words, f"pending-{choice.value}", name=player, card=card, known=known, **values)
    if view.phase is Phase.PLACING:
        return say(words, "to-place", name=player, count=view.camps[view.to_act].to_place)
    return say(words, "to-pay" if view.phase is Phase.RAID else "to-act", name=player)
