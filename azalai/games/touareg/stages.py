"""End of a stage: used cards return to their piles, unused ones are cashed. `scoring.py` has the majorities."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from azalai.games.contract import Event, IllegalMove
from azalai.games.touareg.components import (
    GOODS,
    SPECIALS,
    STAGES,
    UNUSED_POINTS,
    Special,
)
from azalai.games.touareg.loading import in_order
from azalai.games.touareg.moves import Goods, Settle, Settled, StageBegan
from azalai.games.touareg.scoring import score_majorities
from azalai.games.touareg.state import Camp, Counts, PaidGoods, State, list_hidden_goods, with_camp


def end_stage(state: State, events: list[Event]) -> State:
    """Score the stage after all last turns, and begin the second stage or end the game."""
    state = score_majorities(state, events)
    if state.stage == STAGES:
        return end_game(state, events)
    state = gather_evaluated_goods(state)
    waiting = tuple(seat for seat in from_left_of_drawer(state) if any(count_unused(state.camps[seat])))
    state = replace(state, settling=waiting, to_act=waiting[0] if waiting else None, last_turns=0, latest=None)
    return state if waiting else begin_next_stage(state, events)


def from_left_of_drawer(state: State) -> tuple[int, ...]:
    """Return all seats, beginning with the left neighbour of the player who drew the last cards."""
    seats = len(state.camps)
    return tuple(((state.drawer or 0) + step) % seats for step in range(1, seats + 1))


def gather_evaluated_goods(state: State) -> State:
    """Return used caves, thieves and donkeys to their piles, and shuffle the evaluated goods as the new pile.

    Goods paid for special cards stay out, or are shuffled in (ruling A12). Hands and market stay.
    """
    goods: list[Goods] = [list_hidden_goods(camp) for camp in state.camps]
    goods += [load for camp in state.camps for load in (*camp.camels, *camp.donkeys)]
    discard = state.discard
    if state.options.paid_goods is PaidGoods.RESHUFFLED:
        goods += [(good,) * count for good, count in zip(GOODS, discard, strict=True)]
        discard = (0, 0, 0, 0)
    pile, chance = state.chance.shuffled(in_order(sum(goods, ())))
    specials = state.specials
    for camp in state.camps:
        owned = (len(camp.donkeys), len(camp.caves), len(camp.thieves), camp.plans)
        specials = _plus(specials, _minus(owned, count_unused(camp)))
    camps = tuple(_with_specials(replace(c, camels=((),) * len(c.camels)), count_unused(c)) for c in state.camps)
    return replace(state, pile=pile, chance=chance, discard=discard, specials=specials, camps=camps)


def count_unused(camp: Camp) -> Counts:
    """Return the unused special cards by kind; an empty donkey is unused even if it carried goods before."""
    donkeys = sum(not load for load in camp.donkeys)
    caves = sum(not cave.goods for cave in camp.caves)
    return donkeys, caves, camp.thieves.count(None), camp.plans


def _with_specials(camp: Camp, specials: Counts) -> Camp:
    """Return the camp with these numbers of special cards, by kind, all of them unused."""
    donkeys, caves, thieves, plans = specials
    empty = [cave for cave in camp.caves if not cave.goods][:caves]
    return replace(camp, donkeys=((),) * donkeys, caves=tuple(empty), thieves=(None,) * thieves, plans=plans)


def _plus(one: Counts, other: Counts) -> Counts:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def _minus(one: Counts, other: Counts) -> Counts:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


@lru_cache(maxsize=256)
def settlements(owned: Counts) -> tuple[Settle, ...]:
    """Return every selection of unused special cards that may be cashed, from none to all."""
    hands: list[tuple[Special, ...]] = [()]
    for special, count in zip(SPECIALS, owned, strict=True):
        hands = [cashed + (special,) * number for cashed in hands for number in range(count + 1)]
    return tuple(Settle(cashed) for cashed in hands)


def settle(state: State, seat: int, move: Settle, events: list[Event]) -> State:
    """Cash some unused special cards for points and keep the others for later, as the player decides (ruling A11)."""
    if seat not in state.settling:
        raise IllegalMove("touareg-refusal-settle-later")
    if any(
        move.specials.count(kind) > count for kind, count in zip(SPECIALS, count_unused(state.camps[seat]), strict=True)
    ):
        raise IllegalMove("touareg-refusal-not-owned")
    if move.specials != tuple(special for special in SPECIALS for _ in range(move.specials.count(special))):
        raise IllegalMove("touareg-refusal-order")
    state = cash(state, seat, move.specials, events)
    waiting = state.settling[1:]
    state = replace(state, settling=waiting, to_act=waiting[0] if waiting else None)
    return state if waiting else begin_next_stage(state, events)


def cash(state: State, seat: int, cashed: tuple[Special, ...], events: list[Event]) -> State:
    """Score 1 point for each cashed card (2 for a plan) and return it to its pile."""
    camp = state.camps[seat]
    donkey, cave, thief, plan = (cashed.count(special) for special in SPECIALS)
    back = (donkey, cave, thief, plan)
    left_over = _minus(count_unused(camp), back)
    points = sum(UNUSED_POINTS[special] for special in cashed)
    scores = (*camp.scores[:-1], replace(camp.scores[-1], specials=camp.scores[-1].specials + points))
    camp = _without_unused(replace(camp, scores=scores), back)
    names = tuple(special for special, count in zip(SPECIALS, left_over, strict=True) for _ in range(count))
    events.append(Settled(seat=seat, cashed=cashed, kept=names, points=points))
    return with_camp(state, seat, camp, specials=_plus(state.specials, back))


def _without_unused(camp: Camp, back: Counts) -> Camp:
    """Return the camp without some of its unused special cards; used ones stay in place."""
    donkeys, caves, thieves = list(camp.donkeys), list(camp.caves), list(camp.thieves)
    for _ in range(back[0]):
        donkeys.remove(())
    for _ in range(back[1]):
        caves.remove(next(cave for cave in caves if not cave.goods))
    for _ in range(back[2]):
        thieves.remove(None)
    plans = camp.plans - back[3]
    return replace(camp, donkeys=tuple(donkeys), caves=tuple(caves), thieves=tuple(thieves), plans=plans)


def begin_next_stage(state: State, events: list[Event]) -> State:
    """Begin stage 2 with the left neighbour of the player who ended stage 1 (ruling A13).

    Without a pile there is one last turn each (ruling A12).
    """
    first = from_left_of_drawer(state)[0]
    events.append(StageBegan(stage=state.stage + 1, seat=first, pile=len(state.pile)))
    return replace(
        state,
        stage=state.stage + 1,
        to_act=first,
        acted=False,
        drew=0,
        sent=False,
        drawer=None if state.pile else state.drawer,
        last_turns=0 if state.pile else len(state.camps),
    )


def end_game(state: State, events: list[Event]) -> State:
    """Score all unused special cards (ruling A14) and end the game."""
    for seat in from_left_of_drawer(state):
        owned = zip(SPECIALS, count_unused(state.camps[seat]), strict=True)
        cashed = tuple(special for special, count in owned for _ in range(count))
        if cashed:
            state = cash(state, seat, cashed, events)
    return replace(state, to_act=None, last_turns=0, latest=None)
