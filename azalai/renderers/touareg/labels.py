"""Labels of the answers to Touareg's questions, and the facts that help to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from azalai.games.prompts import Choice, Prompt
from azalai.games.touareg.components import (
    CAVES,
    DINARS,
    DRAW,
    GOODS,
    LEAST_TO_MARKET,
    LOAD_LIMIT,
    MAJORITY_POINTS,
    PRICE,
    SPECIALS,
    UNUSED_POINTS,
    Cave,
    Good,
    Place,
    Special,
)
from azalai.games.touareg.loading import room_for
from azalai.games.touareg.moves import Hide, Paid
from azalai.games.touareg.twins import in_order, same_animal
from azalai.games.touareg.view import AnimalView, CampView, TouaregView
from azalai.locales import Words
from azalai.renderers.kit.speech import upper
from azalai.renderers.touareg.phrases import animal_of, content_of, in_runs, join_goods, name_of, points_of, say

# Labels


def choice(view: TouaregView, move: str, field: str, value: object, words: Words) -> str | None:
    """Return an own animal with its load, an own cave with its content, a payment by its places, or None.

    None means that the plain words of the value are enough. Equal things have equal labels: two empty camels, two ways
    to pay that leave the same. A thief goes to another player's animals, and the player is not known here.
    """
    if view.seat is None:
        return None
    camp = view.camps[view.seat]
    if move == "steal":
        return say(words, "choice-hand-at-random") if value is Place.HAND else None
    if isinstance(value, Place):
        own = next((animal for animal in camp.animals if animal.place == value), None)
        return None if own is None else _animal(words, camp, own)
    if isinstance(value, Cave):
        return _cave(words, camp, value)
    if field == "payment":
        return _payment(words, camp, cast("Sequence[Paid]", value))
    if field == "specials":
        return _format_cashed(words, cast("Sequence[Special]", value))
    return None


def _animal(words: Words, camp: CampView, own: AnimalView) -> str:
    if not own.load:
        return say(words, "choice-empty-donkey" if own.place.startswith("donkey") else "choice-empty-camel")
    return animal_of(words, next(animal for animal in camp.animals if same_animal(animal, own)))


def _cave(words: Words, camp: CampView, name: Cave) -> str | None:
    number = CAVES.index(name)
    if number >= len(camp.caves):
        return None
    own = camp.caves[number]
    if not own.count:
        return say(words, "choice-empty-cave")
    first = CAVES[camp.caves.index(own)]
    return say(words, "choice-cave", cave=name_of(words, first), content=content_of(words, own))


def _payment(words: Words, camp: CampView, payment: Sequence[Paid]) -> str:
    """Return a payment by its places: `hand: 1 gold, 1 salt; camel 1: 1 millet`.

    Equal animals are named in their order, the one that gives most first.
    """
    paid_in_order = in_order(camp, payment)
    taken = {place: tuple(paid.good for paid in paid_in_order if paid.place is place) for place in Place}
    given = [(place, goods) for place, goods in taken.items() if goods]
    said = [
        say(words, "choice-paid", place=name_of(words, place), goods=in_runs(words, goods)) for place, goods in given
    ]
    return words.clauses(said)


def _format_cashed(words: Words, specials: Sequence[Special]) -> str:
    if not specials:
        return say(words, "choice-keep-all")
    total = points_of(words, sum(UNUSED_POINTS[special] for special in specials))
    return say(words, "choice-cashed", specials=in_runs(words, specials), points=total)


# Facts

ROOM = 100
"""Limit of characters of a fact, which Discord shows below a choice."""


def fact(view: TouaregView, prompt: Prompt, choice: Choice, words: Words) -> str | None:
    """Return a fact that the label does not state: counts, a card's effect, what is left."""
    if view.seat is None:
        return None
    camp = view.camps[view.seat]

    def answer(field: str) -> Any:
        return choice.value(field, prompt.value(field))

    match choice.act or prompt.act:
        case "draw":
            return _of_draw(view, words)
        case "market":
            return _of_market(view, words, answer("good"), answer("count"), answer("place"))
        case "load":
            return _of_load(view, words, answer("place"), answer("goods"))
        case "buy":
            asked_for = prompt.value("special")
            text = (
                _of_special(view, words, answer("special")) if asked_for is None else _format_left(words, camp, answer)
            )
            return _first_loss(_last_paid(words, camp, answer("payment")), text)
        case "send":
            return _of_sending(view, words, answer("goods"))
        case "hide":
            return _of_hiding(view, words, answer("cave"), answer("place"), answer("good"))
        case "steal":
            return _of_theft(view, words, answer("victim"), answer("place"))
        case "settle":
            return _name_unused(words, camp, answer("specials"))
        case "end":
            return _of_end(view, prompt, words)
        case _:
            return None


def _of_draw(view: TouaregView, words: Words) -> str:
    if view.pile <= DRAW:
        return say(words, "fact-draw-last", count=view.pile)
    return say(words, "fact-draw", pile=view.pile, least=LEAST_TO_MARKET)


def _count_owned(camp: CampView, good: Good) -> int:
    """Return the number of goods that count for the owner, hidden ones included."""
    open_count = sum(animal.load.count(good) for animal in camp.animals)
    hidden = sum((cave.goods or ()).count(good) for cave in camp.caves)
    return open_count + hidden + sum(thief.good is good for thief in camp.thieves)


def _count_most_shown(view: TouaregView, good: Good, robbed: int | None = None) -> int:
    """Return the most that another player shows on the animals, after one is taken from a seat."""
    others = [camp for camp in view.camps if camp.seat != view.seat]
    return max(sum(a.load.count(good) for a in camp.animals) - (camp.seat == robbed) for camp in others)


def _holdings_after(view: TouaregView, words: Words, more: Sequence[Good], robbed: int | None = None) -> str:
    """Return the holdings after gaining goods, by kind; for a single kind with its points."""
    if len(set(more)) > 1:
        return _kinds(view, words, more)
    good = more[0]
    return say(
        words,
        "fact-then",
        good=name_of(words, good),
        own=_count_owned(view.camps[view.seat or 0], good) + len(more),
        most=_count_most_shown(view, good, robbed),
        points=points_of(words, MAJORITY_POINTS[good]),
    )


def _kinds(view: TouaregView, words: Words, more: Sequence[Good]) -> str:
    """Return the holdings after gaining goods of several kinds, in few words."""
    camp, gained = view.camps[view.seat or 0], Counter(more)
    parts = [
        say(
            words,
            "fact-kind",
            good=name_of(words, good),
            own=_count_owned(camp, good) + count,
            most=_count_most_shown(view, good),
        )
        for good in GOODS
        if (count := gained[good])
    ]
    return say(words, "fact-then-kinds", kinds=words.row(parts))


def _of_market(
    view: TouaregView, words: Words, good: Good | None, count: int | None, place: Place | None
) -> str | None:
    if good is None:
        return None
    if count is not None and place is not None:
        return _holdings_after(view, words, [good] * count)
    return say(
        words,
        "fact-market",
        count=view.market[GOODS.index(good)],
        points=points_of(words, MAJORITY_POINTS[good]),
        own=_count_owned(view.camps[view.seat or 0], good),
        most=_count_most_shown(view, good),
    )


def _of_load(view: TouaregView, words: Words, place: Place | None, goods: Sequence[Good] | None) -> str | None:
    if goods:
        then = _holdings_after(view, words, goods)
        return then if len(set(goods)) == 1 else say(words, "fact-load", good=name_of(words, goods[-1]), then=then)
    camp = view.camps[view.seat or 0]
    own = next((animal for animal in camp.animals if animal.place == place), None)
    if own is None:
        return None
    fitting = [good for good in GOODS if good in (camp.hand or ()) and room_for(own.place, own.load, good)]
    return say(words, "fact-room", room=LOAD_LIMIT - len(own.load), goods=join_goods(words, fitting))


def _of_special(view: TouaregView, words: Words, special: Special | None) -> str | None:
    if special is None:
        return None
    return say(words, f"fact-buy-{special.value}", left=view.specials[SPECIALS.index(special)])


def _format_left(words: Words, camp: CampView, answer: Any) -> str | None:
    payment: Sequence[Paid] | None = answer("payment")
    if payment is None:
        return None
    paid = Counter(part.good for part in payment if part.place is Place.HAND)
    dinars = sum(DINARS[part.good] for part in payment)
    text = say(words, "fact-payment", dinars=dinars, over=dinars - PRICE)
    return f"{text} {_rest_of_hand(words, Counter(camp.hand or ()) - paid)}" if paid else text


def _first_loss(loss: str | None, text: str | None) -> str | None:
    """Return a fact behind a loss; the loss alone if a line has no room for both."""
    both = " ".join(filter(None, (loss, text)))
    return loss if loss is not None and len(both) > ROOM else both or None


def _last_paid(words: Words, camp: CampView, payment: Sequence[Paid] | None) -> str | None:
    """Return the kinds of goods of which a payment takes the player's last, counting animals, caves and thieves."""
    taken = Counter(paid.good for paid in payment or () if paid.place is not Place.HAND)
    last = [good for good in GOODS if taken[good] and taken[good] == _count_owned(camp, good)]
    return say(words, "fact-payment-last", goods=join_goods(words, last)) if last else None


def _rest_of_hand(words: Words, hand: Counter[Good]) -> str:
    goods = [good for good in GOODS for _ in range(hand[good])]
    return say(words, "fact-keep", hand=in_runs(words, goods)) if goods else say(words, "fact-keep-no-card")


def _of_sending(view: TouaregView, words: Words, goods: Sequence[Good] | None) -> str:
    camp = view.camps[view.seat or 0]
    if not goods:
        return say(words, "fact-send", least=max(view.to_send, LEAST_TO_MARKET), count=camp.hand_count)
    return _rest_of_hand(words, Counter(camp.hand or ()) - Counter(goods))


def _of_hiding(
    view: TouaregView, words: Words, cave: Cave | None, place: Place | None, good: Good | None
) -> str | None:
    if cave is None or place is None or good is None:
        return None
    content = (*(view.camps[view.seat or 0].caves[CAVES.index(cave)].goods or ()), good)
    if place is Place.HAND:
        return say(words, "fact-hide-hand", content=in_runs(words, content), then=_kinds(view, words, [good]))
    return say(words, "fact-hide", content=in_runs(words, content), count=len(content))


def _of_theft(view: TouaregView, words: Words, victim: int | None, place: Place | None) -> str | None:
    if victim is None:
        return None
    camp = view.camps[victim]
    if place is Place.HAND:
        return say(words, "fact-steal-hand", count=camp.hand_count)
    tops = {animal.place: animal.load[-1] for animal in camp.animals if animal.load}
    if place is not None and place in tops:
        then = _holdings_after(view, words, [tops[place]], victim)
        return say(words, "fact-steal", good=upper(name_of(words, tops[place])), then=then)
    goods = join_goods(words, [good for good in GOODS if good in tops.values()])
    return say(words, "fact-victim", cards=say(words, "cards", count=camp.hand_count), goods=goods)


def _name_unused(words: Words, camp: CampView, cashed: Sequence[Special]) -> str | None:
    unused = Counter(
        {
            Special.DONKEY: sum(a.place.startswith("donkey") and not a.load for a in camp.animals),
            Special.CAVE: sum(not cave.count for cave in camp.caves),
            Special.THIEF: sum(not thief.used for thief in camp.thieves),
            Special.PLAN: camp.plans,
        }
    )
    left_over = unused - Counter(cashed)
    if not left_over:
        return say(words, "fact-keep-none")
    left = [special for special in SPECIALS for _ in range(left_over[special])]
    return say(words, "fact-kept", specials=in_runs(words, left))


def _of_end(view: TouaregView, prompt: Prompt, words: Words) -> str | None:
    if not view.acted:
        return say(words, "fact-pass")
    return say(words, "fact-end-hide") if any(isinstance(move, Hide) for move in prompt.moves) else None
