"""Choices of Timbuktu in words: their labels, and the facts that help to choose."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.prompts import Choice, Prompt
from azalai.games.timbuktu.components import ENCLOSURES, FREE_TO, GOODS, Enclosure, Good, Letter
from azalai.games.timbuktu.twins import list_twins
from azalai.games.timbuktu.view import CamelView, NotebookView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit.speech import upper
from azalai.renderers.timbuktu import phrases
from azalai.renderers.timbuktu.board import find_called_camel
from azalai.renderers.timbuktu.choices import Offer, find_unloaded, offer_of, own_camel
from azalai.renderers.timbuktu.notebook import rest
from azalai.renderers.timbuktu.phrases import name, say
from azalai.renderers.timbuktu.words import fates

LONGEST = 100
"""Characters of a fact."""


def choice(view: TimbuktuView, move: str, field: str, value: object, words: Words) -> str | None:
    """Return the label of an own camel, an enclosure, a good or a load, or None for everything else.

    A camel has its load and place, an enclosure its price, a good its value. Equivalent camels have equal labels.
    """
    if view.seat is None:
        return None
    if isinstance(value, Letter):
        return _camel(view, value, words) if move in ("place", "choose") else None
    if isinstance(value, Enclosure):
        return _enclosure(view, move, value, words)
    if isinstance(value, tuple) and value and field in ("goods", "price"):
        goods = [good for good in value if isinstance(good, Good)]  # pyright: ignore[reportUnknownVariableType]
        if field == "goods":
            return phrases.goods_text(words, goods)
        return say(words, "choice-price", good=name(words, goods[0]), points=view.out[GOODS.index(goods[0])])
    return None


def _camel(view: TimbuktuView, letter: Letter, words: Words) -> str | None:
    camel = own_camel(view, letter)
    if camel is None:
        return None
    letters = "/".join(name(words, each) for each in list_twins(view, letter))
    load = phrases.load(words, camel)
    if camel.start is None or not camel.goods:
        return say(words, "choice-load", camel=letters, load=load)
    return say(words, "choice-camel", camel=letters, load=load, enclosure=name(words, camel.start.enclosure))


def _enclosure(view: TimbuktuView, move: str, value: Enclosure, words: Words) -> str | None:
    enclosure = name(words, value)
    if move == "place":
        at = view.lower.enclosures[ENCLOSURES.index(value)]
        free = sum(stall.camel is None for stall in at.stalls)
        return say(words, "choice-place", enclosure=enclosure, free=free)
    way = next((way for way in view.ways if way.enclosure is value), None)
    if way is None:
        return None
    price = say(words, "free" if way.free else "costs")
    camel = find_called_camel(view)
    kinds = set[Good]() if camel is None else set(camel.goods)
    if not way.free and len(kinds) == 1:
        price = say(words, "costs-good", good=phrases.count_good(words, kinds.pop(), 1))
    message = "choice-way-exchange" if way.exchange else "choice-way"
    return say(words, message, enclosure=enclosure, stall=way.stall, price=price)


def fact(view: TimbuktuView, prompt: Prompt, choice: Choice, words: Words) -> str | None:
    """Return the consequence of a choice, as far as its owner can know it."""
    offer = offer_of(prompt, choice)
    camel = own_camel(view, offer.camel)
    sentences: list[str] = []
    if offer.act == "choose" and camel is not None:
        sentences = _travels(view, camel, words)
    elif offer.act == "go" and view.notebook is not None:
        sentences = _goes(view, view.notebook, offer, words)
    elif offer.act == "place" and offer.enclosure is not None:
        sentences = [_stands(view, offer.enclosure, words)]
    elif offer.act == "load":
        sentences = [_loads(view, offer, words)]
    elif offer.act == "takeback":
        sentences = _comes_down(view, words)
    return next((upper(text) for text in sentences if len(text) <= LONGEST), None)


def _travels(view: TimbuktuView, camel: CamelView, words: Words) -> list[str]:
    """Return the enclosures a camel may reach free of charge with its risk there, in detail or shorter."""
    if not camel.goods:
        return [say(words, "fact-empty")]
    return [words.clauses(fates(view, camel, words, brief=brief)) for brief in (False, True)]


def _goes(view: TimbuktuView, known: NotebookView, offer: Offer, words: Words) -> list[str]:
    """Return the camel's risk there, and whether thief cards are passed on."""
    camel = find_called_camel(view)
    way = next((each for each in view.ways if each.enclosure is offer.enclosure), None)
    if camel is None or way is None:
        return []
    goods = rest(camel.goods, offer.price or ())
    fate = phrases.knowledge(words, known, replace(camel, goods=goods), way.enclosure, way.stall)
    if offer.price:
        fate = say(words, "fact-left", goods=phrases.goods_text(words, goods), fate=fate) if goods else fate
    elif offer.price is None:
        fate = say(words, "fact-pays", fate=fate)
    return [say(words, "fact-exchange", fate=fate), fate] if way.exchange else [fate]


def _stands(view: TimbuktuView, enclosure: Enclosure, words: Words) -> str:
    """Return the number of own camels there, and the targets of its arrows."""
    at = view.lower.enclosures[ENCLOSURES.index(enclosure)]
    own = sum(stall.camel is not None and stall.camel.seat == view.seat for stall in at.stalls)
    straight, aside = (name(words, each) for each in FREE_TO[enclosure])
    return say(words, "fact-place", own=own, straight=straight, aside=aside)


def _loads(view: TimbuktuView, offer: Offer, words: Words) -> str:
    """Return the text about the goods left to load, now or afterwards."""
    counts = view.unloaded or (0, 0, 0, 0, 0)
    left = [good for good, count in zip(GOODS, counts, strict=True) for _ in range(count)]
    for good in offer.goods or ():
        left.remove(good)
    return say(words, "fact-left-over" if offer.goods else "fact-to-load", goods=phrases.goods_text(words, left))


def _comes_down(view: TimbuktuView, words: Words) -> list[str]:
    camel = own_camel(view, find_unloaded(view))
    if camel is None:
        return []
    return [say(words, "fact-takeback", camel=name(words, camel.letter), load=phrases.load(words, camel))]
