"""Labels of the buttons of Timbuktu's choices, with the names that the private picture shows."""

from __future__ import annotations

from azalai.games.prompts import Choice, Prompt
from azalai.games.timbuktu.components import GOODS, KINDS_ON_A_CAMEL, Goods
from azalai.games.timbuktu.twins import list_twins
from azalai.games.timbuktu.view import TimbuktuView
from azalai.locales import Words
from azalai.renderers.contract import Label
from azalai.renderers.kit.speech import upper
from azalai.renderers.timbuktu import phrases
from azalai.renderers.timbuktu.board import find_called_camel
from azalai.renderers.timbuktu.choices import Offer, find_unloaded, offer_of, own_camel
from azalai.renderers.timbuktu.phrases import name
from azalai.renderers.timbuktu.ways import least_risk

_CAMELS = ("camel_circle", "camel_diamond", "camel_triangle", "camel_square", "camel_cross")
"""Camel sign of each seat."""
_EMBLEMS = {"star": "star_emblem"}
"""Signs of enclosures whose keys differ from the enclosures' names."""


def label(view: TimbuktuView, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
    """Return the label of a button: a camel's letter and smallest risk, or an enclosure's emblem and price."""
    offer = offer_of(prompt, choice)
    if view.seat is None:
        return None
    if offer.act == "choose":
        return _camel(view, offer, words)
    if offer.act == "go":
        return _way(view, prompt, offer, words)
    if offer.act == "place":
        return _place(view, prompt, choice, offer, words)
    return _load(view, offer, words)


def _letters(view: TimbuktuView, offer: Offer, words: Words) -> str:
    """Return the letters of equivalent camels."""
    return "/".join(name(words, each) for each in list_twins(view, offer.camel)) if offer.camel is not None else ""


def _camel(view: TimbuktuView, offer: Offer, words: Words) -> Label:
    """Return the label of a camel that may travel, with its smallest risk."""
    letters = _letters(view, offer, words)
    camel = own_camel(view, offer.camel)
    risk = None if camel is None else least_risk(view, camel)
    if risk is None:
        return Label(letters, plain=words.say("timbuktu-button-camel-full", camel=letters))
    if risk.never:
        return Label(letters, "safe", words.say("timbuktu-button-camel-safe", camel=letters))
    if risk.always:
        return Label(letters, "robbed", words.say("timbuktu-button-camel-robbed", camel=letters))
    sentence = words.say("timbuktu-button-camel-risk", camel=letters, part=risk.part, whole=risk.whole)
    return Label(letters, f"risk_{risk.part}_{risk.whole}", sentence)


def _sign(offer: Offer) -> str:
    """Return the sign of an enclosure."""
    return "" if offer.enclosure is None else _EMBLEMS.get(offer.enclosure.value, offer.enclosure.value)


def _way(view: TimbuktuView, prompt: Prompt, offer: Offer, words: Words) -> Label | None:
    """Return the label of an enclosure and the price of the way there, or of the good that pays for a chosen one."""
    if offer.enclosure is None:
        return None
    enclosure, camel = name(words, offer.enclosure), find_called_camel(view)
    last = bool(offer.price) and camel is not None and camel.goods == offer.price
    if prompt.value("enclosure") is not None and offer.price:
        good = offer.price[0]
        sentence = words.say("timbuktu-button-give-up-good", good=name(words, good))
        texts = words.say("timbuktu-button-give-up"), sentence
        short, sentence = (words.say("button-none-left", text=each) for each in texts) if last else texts
        return Label(short, good.value, sentence, last=last)
    if offer.price is None:
        price, row = words.say("timbuktu-button-any-good"), offer.enclosure.value
    elif offer.price:
        price, row = words.say("timbuktu-button-costs", good=name(words, offer.price[0])), offer.enclosure.value
        price = words.say("button-none-left", text=price) if last else price
    else:
        price, row = words.say("timbuktu-button-free"), "free"
    sentence = words.say("timbuktu-button-way", enclosure=enclosure, price=price)
    free = row == "free"
    return Label(f"✓ {price}" if free else price, _sign(offer), sentence, row, first=free, last=last)


def _place(view: TimbuktuView, prompt: Prompt, choice: Choice, offer: Offer, words: Words) -> Label | None:
    """Return the label of a camel, an enclosure, or both."""
    if offer.enclosure is not None and prompt.value("camel") is not None:
        return Label(name(words, offer.enclosure), _sign(offer))
    letters = _letters(view, offer, words)
    if offer.enclosure is not None:
        enclosure = name(words, offer.enclosure)
        sentence = words.say("timbuktu-button-place-at", camel=letters, enclosure=enclosure)
        return Label(letters, _sign(offer), sentence, letters)
    more = "…" if choice.move is None else ""
    return Label(letters + more, _CAMELS[view.seat or 0])


def _load(view: TimbuktuView, offer: Offer, words: Words) -> Label | None:
    """Return the label of the next camel with its load, whole or open, or of the last one, which is unloaded again."""
    letter = find_unloaded(view) if offer.act == "takeback" else offer.camel
    if letter is None:
        return None
    camel = name(words, letter)
    if offer.act == "takeback":
        return Label(words.say("timbuktu-button-unload", camel=camel))
    if not offer.goods:
        return Label(words.say("timbuktu-button-load", camel=camel) + "…", _CAMELS[view.seat or 0])
    text, sign = _goods(offer.goods, words)
    return Label(text, sign, upper(phrases.goods_text(words, offer.goods)))


def _goods(load: Goods, words: Words) -> tuple[str, str]:
    """Return a whole load in short: the kind that is missing, or the doubled one with the others."""
    kinds = [good for good in GOODS if good in load]
    if len(kinds) > KINDS_ON_A_CAMEL:
        missing = next(good for good in GOODS if good not in load)
        return words.say("timbuktu-button-all-but", good=name(words, missing)), ""
    twice = next(good for good in kinds if load.count(good) > 1)
    others = words.row(name(words, good) for good in kinds if good is not twice)
    return words.say("timbuktu-button-two-and", goods=others), twice.value
