"""Labels of buttons: the verb in words, goods and cards as signs, own animals by their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from azalai.games.prompts import Choice, Prompt
from azalai.games.touareg.components import DRAW, Good, Place, Special
from azalai.games.touareg.moves import Paid
from azalai.games.touareg.twins import in_order
from azalai.games.touareg.view import CampView, TouaregView
from azalai.locales import Words
from azalai.renderers.contract import Label
from azalai.renderers.kit.speech import upper
from azalai.renderers.touareg.labels import choice as worded
from azalai.renderers.touareg.phrases import name_of


def label(view: TouaregView, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
    """Return the label of a button: `Draw 3`, `Take gold…`, `Load gold, salt`, in the row of an animal `× 2`."""
    if view.seat is None:
        return None
    text = _label(view, view.camps[view.seat], prompt, choice, words)
    if text is None or choice.move is not None:
        return text
    return text._replace(text=f"{text.text}…", plain=f"{text.plain}…" if text.plain else "")


def _put(words: Words, message: str, **values: object) -> str:
    return words.say(f"touareg-button-{message}", **values)


def _label(view: TouaregView, camp: CampView, prompt: Prompt, choice: Choice, words: Words) -> Label | None:
    match choice.act or prompt.act:
        case "draw":
            return Label(_put(words, "draw", count=min(DRAW, view.pile)), "pile", row="draw")
        case "market":
            return _of_market(camp, prompt, choice, words)
        case "load":
            return _of_load(camp, prompt, choice, words)
        case "send":
            return _of_cards("send", camp, choice.value("goods"), words, begins=not prompt.act)
        case "buy":
            return _of_purchase(camp, prompt, choice, words)
        case "hide":
            return _of_hiding(view, camp, choice, words)
        case "steal":
            return _of_theft(view, prompt, choice, words)
        case "settle":
            return _of_settling(choice, words)
        case "end":
            return Label(_put(words, "end"), "end", row="end")
        case _:
            return None


def group_goods(words: Words, things: Sequence[Good | Special]) -> str:
    """Return things in a list, with equal neighbours counted: `gold, 2 millet`."""
    runs = [(thing, len(list(same))) for thing, same in groupby(things)]
    said = [name_of(words, good) if count == 1 else words.count("touareg", good, count) for good, count in runs]
    return words.row(said)


def number_of(camp: CampView, place: Place) -> int:
    """Return the number of an animal, counted from 1."""
    return [animal.place for animal in camp.animals].index(place) + 1


def _of_market(camp: CampView, prompt: Prompt, choice: Choice, words: Words) -> Label:
    """Return the label of a good, or of an animal and the number it takes."""
    good: Good | None = choice.value("good")
    place: Place | None = choice.value("place")
    count: int | None = choice.value("count", prompt.value("count"))
    if good is not None:
        return Label(_put(words, "take-good", good=name_of(words, good)), good.value, row="take")
    if place is None:
        return Label(_put(words, "take") if count is None else _put(words, "times", count=count), row="take")
    animal = number_of(camp, place)
    plain = _put(words, "onto-plain", animal=animal, count=count or 0)
    several = len({choice.value("place") for choice in prompt.choices}) > 1
    row = f"take {count}" if several else "take"
    if count is None:
        return Label(_put(words, "onto"), f"n{animal}", plain, row)
    taken: Good | None = prompt.value("good")
    return Label(_put(words, "count-onto", count=count, animal=_circle(animal)), taken or "", plain, row)


def _of_load(camp: CampView, prompt: Prompt, choice: Choice, words: Words) -> Label:
    """Return the label of an animal and goods from the bottom up.

    The animal is named if it is asked, else the first of the goods is the sign.
    """
    goods: Sequence[Good] = choice.value("goods", ())
    place: Place | None = choice.value("place")
    asks_place = any(step.field == "place" and step.asked for step in choice.steps)
    listed_goods = group_goods(words, goods) if goods else ""
    if place is not None and asks_place:
        animal = number_of(camp, place)
        text = _put(words, "load-goods", goods=listed_goods) if goods else _put(words, "load")
        plain = _put(words, "load-goods-plain" if goods else "load-plain", animal=animal, goods=listed_goods)
        return Label(text, f"n{animal}", plain, f"load {animal}")
    if not goods:
        return Label(_put(words, "load"), row="load")
    text = upper(listed_goods) if prompt.act == "load" else _put(words, "load-goods", goods=listed_goods)
    return Label(text, goods[0].value, row="load")


def _of_cards(act: str, camp: CampView, goods: Sequence[Good] | None, words: Words, *, begins: bool) -> Label:
    """Return the label of cards of the hand."""
    if not goods:
        return Label(_put(words, act), row=act)
    text = _put(words, f"{act}-goods", goods=group_goods(words, goods)) if begins else upper(group_goods(words, goods))
    last = len(goods) == camp.hand_count
    return Label(_say_none_left(words, text) if last else text, goods[0].value, row=act, last=last)


def _of_purchase(camp: CampView, prompt: Prompt, choice: Choice, words: Words) -> Label:
    """Return the label of a special card, or of a payment and the animal it comes from."""
    special: Special | None = choice.value("special")
    payment: Sequence[Paid] | None = choice.value("payment")
    if special is not None and payment is None:
        return Label(_put(words, "buy-special", special=name_of(words, special)), special.value, row="buy")
    if payment is None:
        return Label(_put(words, "buy"), row="buy")
    paid = _payment_text(camp, payment, words)
    last = any(_takes_last(camp, place, payment) for place in {part.place for part in payment})
    if special is not None:
        text = _put(words, "buy-for", special=name_of(words, special), payment=paid)
        return Label(upper(text), special.value, row="buy", last=last)
    animals = {part.place for part in payment} - {Place.HAND}
    return Label(upper(paid), in_order(camp, payment)[0].good.value, row="animals" if animals else "hand", last=last)


def _circle(animal: int) -> str:
    """Return the number of an animal as it stands in a picture, so that it is not read as how many."""
    return chr(ord("①") + animal - 1)


def _payment_text(camp: CampView, payment: Sequence[Paid], words: Words) -> str:
    """Return a payment in words: `gold, salt`; goods of an animal have its number: `gold, millet from ②`."""
    said: list[str] = []
    ordered = in_order(camp, payment)
    for place in dict.fromkeys(part.place for part in ordered):
        goods = group_goods(words, [part.good for part in ordered if part.place is place])
        hand = place is Place.HAND
        text = goods if hand else _put(words, "paid", animal=_circle(number_of(camp, place)), goods=goods)
        said.append(_say_none_left(words, text) if _takes_last(camp, place, payment) else text)
    return words.row(said)


def _takes_last(camp: CampView, place: Place, payment: Sequence[Paid]) -> bool:
    """Return True if a payment leaves nothing in the hand, or on that animal."""
    return sum(part.place is place for part in payment) == _count_at(camp, place)


def _count_at(camp: CampView, place: Place) -> int:
    return camp.hand_count if place is Place.HAND else len(camp.animals[number_of(camp, place) - 1].load)


def _say_none_left(words: Words, text: str) -> str:
    return words.say("button-none-left", text=text)


def _of_hiding(view: TouaregView, camp: CampView, choice: Choice, words: Words) -> Label:
    """Return the label of a good of the hand or the top one of an animal, with the cave if there are several."""
    place, good, cave = choice.value("place"), choice.value("good"), choice.value("cave")
    in_cave = any(step.field == "cave" and step.asked for step in choice.steps)
    cave_text = worded(view, "hide", "cave", cave, words) if cave is not None and in_cave else None
    if good is None and place is None:
        if cave_text is None:
            return Label(_put(words, "hide"), "cave", row="hide")
        return Label(upper(cave_text), "cave", row="hide")
    thing = "" if good is None else name_of(words, good)
    text = _put(words, "hide-good", good=thing) if thing else _put(words, "hide")
    if place in (None, Place.HAND):
        sign, plain = ("cave", _put(words, "hide-hand")) if good is None else (good.value, text)
    else:
        animal = number_of(camp, place)
        sign, plain = f"n{animal}", _put(words, "hide-plain", good=thing, animal=_circle(animal))
    last = place is not None and _count_at(camp, place) == 1
    if last:
        text, plain = _say_none_left(words, text), _say_none_left(words, plain)
    if cave_text is not None:
        text, plain = (_put(words, "in-cave", text=each, cave=cave_text) for each in (text, plain))
    return Label(text, sign, plain, f"hide {cave_text or ''}", last=last)


def _of_theft(view: TouaregView, prompt: Prompt, choice: Choice, words: Words) -> Label:
    """Return the label of a victim, or of the stolen good and its place."""
    victim: int | None = choice.value("victim")
    place: Place | None = choice.value("place")
    seat = prompt.value("victim") if victim is None else victim
    if seat is None:
        return Label(_put(words, "rob"), "thief", row="rob")
    name = _MARKS[seat]
    if place is None:
        return Label(_put(words, "rob-whom"), name, _put(words, "rob-plain", mark=words.say(_sign_of(name))), "rob")
    if place is Place.HAND:
        thing, sign = _put(words, "rob-hand"), "pile"
    else:
        tops = {animal.place: animal.load[-1] for animal in view.camps[seat].animals if animal.load}
        thing, sign = name_of(words, place), "thief"  # a prepared move: the cave may still be empty
        if (top := tops.get(place)) is not None:
            thing, sign = name_of(words, top), top.value
            if list(tops.values()).count(top) > 1:
                thing = _put(words, "rob-good", good=thing, place=name_of(words, place))
    if victim is None:
        return Label(upper(thing), sign, row="rob")
    text = _put(words, "rob-what", what=thing)
    plain = _put(words, "rob-from", mark=words.say(_sign_of(name)), text=text)
    return Label(text, name, plain, f"rob {seat}")


_MARKS = ("mark_circle", "mark_diamond", "mark_triangle", "mark_square", "mark_cross")
"""Sign of each seat."""


def _sign_of(key: str) -> str:
    return f"sign-{key.replace('_', '-')}"


def _of_settling(choice: Choice, words: Words) -> Label:
    """Return the label of cards that are cashed, or of cashing none."""
    specials: Sequence[Special] | None = choice.value("specials")
    if specials is None:
        return Label(_put(words, "settle"), row="settle")
    if not specials:
        return Label(_put(words, "keep-all"), row="end")
    return Label(_put(words, "cash", specials=group_goods(words, specials)), specials[0].value, row="settle")
