"""Phrases of Timbuktu's sentences: names of things, camels with their loads, places, knowledge."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.timbuktu.components import GOODS, Enclosure, Good
from azalai.games.timbuktu.view import CamelView, NotebookView, PackView, Phase, Spot, StallView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit.speech import Speech
from azalai.renderers.timbuktu import notebook as notes

SPEECH = Speech("timbuktu")
say, name, points = SPEECH.say, SPEECH.name, SPEECH.points


def goods_text(words: Words, goods: Sequence[Good]) -> str:
    """Return goods in words: `1 gold, 2 salt`, `gold, salt` for one of each, or the word for none."""
    kinds = [good for good in GOODS if good in goods]
    if len(kinds) == len(goods) > 1:
        return words.row(name(words, good) for good in kinds)
    return words.row(count_good(words, good, goods.count(good)) for good in kinds) or say(words, "empty")


def count_good(words: Words, good: Good, count: int) -> str:
    """Return a number of one good: `2 gold`."""
    return words.count("timbuktu", good, count)


def load(words: Words, camel: CamelView) -> str:
    """Return a camel's load, as far as the reader may know it."""
    return goods_text(words, camel.goods) if camel.loaded else say(words, "unknown")


def spot(words: Words, at: Spot) -> str:
    """Return an enclosure with its stall: `Lamp 3`."""
    return say(words, "spot", enclosure=name(words, at.enclosure), stall=at.stall)


def place_text(words: Words, camel: CamelView) -> str:
    """Return the place of a camel, after an arrow if it has travelled there in this stage."""
    if camel.arrived is not None:
        return say(words, "arrived", spot=spot(words, camel.arrived))
    if camel.start is not None:
        return spot(words, camel.start)
    return say(words, "not-placed")


def pack(words: Words, pack_view: PackView) -> str:
    """Return a pack: `Lamp, stalls 3 and 4, salt and water`."""
    first, second = pack_view.stalls
    goods = words.join(name(words, good) for good in pack_view.goods)
    return say(words, "pack", enclosure=name(words, pack_view.enclosure), first=first, second=second, goods=goods)


def knowledge(
    words: Words,
    known: NotebookView,
    camel: CamelView,
    at: Enclosure,
    stall: int,
    *,
    brief: bool = False,
    fraction: bool = False,
) -> str:
    """Return the risk of a camel in a stall: `safe`, `loses 1 salt`, `2 of 3 cards rob it`.

    `fraction`: the cards in a fraction, `risk 2/3`; `brief`: that, and the goods counted, `loses 1 good`.
    """
    verdict = notes.verdict(known, camel.goods, at, stall)
    if verdict.chance.never:
        return say(words, "safe")
    if verdict.lost is not None:
        cards = notes.goods_cards(known, at)
        lost = [good for good in camel.goods if good in cards[0]]
        if brief or len(cards) > 1:  # each card takes the same number, but other goods
            return say(words, "loses", goods=say(words, "goods", count=verdict.lost))
        return say(words, "loses", goods=goods_text(words, lost))
    part, whole = verdict.chance.part, verdict.chance.whole
    return say(words, "chance-brief" if brief or fraction else "chance", part=part, whole=whole)


def next_stall(view: TimbuktuView, enclosure: Enclosure) -> StallView | None:
    """Return the stall that the next camel gets in an enclosure of the stage's destination."""
    at = next(each for each in view.lower.enclosures if each.enclosure is enclosure)
    return next((stall for stall in at.stalls if stall.number == at.next_stall), None)


def turn(view: TimbuktuView, names: Sequence[str], words: Words) -> str:
    """Return the players whose turn it is, and what they must do."""
    if not view.waiting_for:
        return ""
    if view.to_act is not None:
        caravan = view.caravans[view.to_act]
        if view.phase is Phase.TRAVELLING and caravan.card is not None:
            return say(words, "to-travel", name=names[view.to_act], camel=name(words, caravan.card))
        return say(words, "to-place", name=names[view.to_act])
    message = "to-load" if view.phase is Phase.LOADING else "to-choose"
    return say(words, message, names=words.join(names[seat] for seat in view.waiting_for))


def card(view: TimbuktuView, seat: int, words: Words) -> str:
    """Return the text about the card in front of a player: none yet, face down, or open; "" if there are no cards."""
    caravan = view.caravans[seat]
    if view.phase is Phase.LOADING:
        return say(words, "loaded" if caravan.chosen else "still-loading")
    if view.phase not in (Phase.CHOOSING, Phase.TRAVELLING):
        return ""
    if caravan.card is not None:
        return say(words, "laid-open" if caravan.revealed else "laid-known", camel=name(words, caravan.card))
    return say(words, "laid-down" if caravan.chosen else "laid-none")


def own_card(view: TimbuktuView, words: Words) -> str:
    """Return the reader's own secret choice as a sentence, or "" if there is none to make."""
    if view.seat is None or view.phase not in (Phase.LOADING, Phase.CHOOSING, Phase.TRAVELLING):
        return ""
    caravan = view.caravans[view.seat]
    if view.phase is Phase.LOADING:
        return say(words, "own-loaded") if caravan.chosen else ""
    if caravan.card is None:
        return say(words, "own-none")
    return say(words, "own-open" if caravan.revealed else "own-down", camel=name(words, caravan.card))
