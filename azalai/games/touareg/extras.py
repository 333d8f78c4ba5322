"""Extra acts, possible at any moment of a player's own turn: hiding goods in caves, sending thieves."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import Event, IllegalMove
from azalai.games.touareg.actions import owes_market
from azalai.games.touareg.camps import animals, open_caves, without, without_top
from azalai.games.touareg.components import CAVE_CAPACITY, CAVES, LEAST_TO_MARKET, Place
from azalai.games.touareg.moves import (
    Hide,
    HidFromAnimal,
    HidFromHand,
    HidGood,
    LostGood,
    Steal,
    StoleFromAnimal,
    StoleFromHand,
    StoleGood,
)
from azalai.games.touareg.state import Camp, CaveCard, Hidden, State, with_camp
from azalai.games.touareg.view import Latest


def hides(state: State, camp: Camp) -> list[Hide]:
    """Return every good that may be hidden now, with every cave that may take it."""
    caves = open_caves(camp)
    if not caves:
        return []
    tops = [(place, load[-1]) for place, load in animals(camp) if load]
    hand = [] if keeps_last_card(state, camp) else [(Place.HAND, good) for good in dict.fromkeys(camp.hand)]
    return [Hide(cave, place, good) for cave in caves for place, good in (*hand, *tops)]


def keeps_last_card(state: State, camp: Camp) -> bool:
    """Return True if the last card of the hand can't be hidden, because a drawer owes it to the market (ruling A4)."""
    return owes_market(state) and len(camp.hand) <= LEAST_TO_MARKET


def hide(state: State, seat: int, move: Hide, events: list[Event]) -> State:
    """Hide a good of the hand or an uncovered one of an animal in a cave.

    Each cave takes 1 good a turn, and holds up to 2 (ruling A8).
    """
    camp = state.camps[seat]
    _refuse_cave(camp, move)
    if move.place is Place.HAND:
        if keeps_last_card(state, camp):
            raise IllegalMove("touareg-refusal-keep-one-to-send")
        camp = without(camp, (move.good,))
        hidden = Hidden(move.good, (seat,))
        events += [HidFromHand(seat=seat, cave=move.cave), HidGood(reader=seat, cave=move.cave, good=move.good)]
    else:
        good, camp = without_top(camp, move.place)
        if good is not move.good:
            raise IllegalMove("touareg-refusal-covered")
        hidden = Hidden(good, tuple(range(len(state.camps))))
        events.append(HidFromAnimal(seat=seat, cave=move.cave, place=move.place, good=good))
    index = CAVES.index(move.cave)
    card = CaveCard((*camp.caves[index].goods, hidden), used_this_turn=True)
    caves = (*camp.caves[:index], card, *camp.caves[index + 1 :])
    return with_camp(state, seat, replace(camp, caves=caves), latest=Latest(seat))


def _refuse_cave(camp: Camp, move: Hide) -> None:
    own = dict(zip(CAVES, camp.caves, strict=False))
    if move.cave not in own:
        raise IllegalMove("touareg-refusal-no-such-cave")
    if len(own[move.cave].goods) >= CAVE_CAPACITY:
        raise IllegalMove("touareg-refusal-cave-full")
    if own[move.cave].used_this_turn:
        raise IllegalMove("touareg-refusal-cave-used")


def steals(state: State, seat: int) -> list[Steal]:
    """Return every hand and every animal that a thief could steal from now."""
    if None not in state.camps[seat].thieves:
        return []
    moves: list[Steal] = []
    for victim, camp in enumerate(state.camps):
        if victim != seat:
            moves += [Steal(victim, Place.HAND)] if camp.hand else []
            moves += [Steal(victim, place) for place, load in animals(camp) if load]
    return moves


def steal(state: State, seat: int, move: Steal, events: list[Event]) -> State:
    """Steal 1 good of another player, once: a random card of the hand, or the uncovered good of an animal.

    Goods in caves and under thieves are safe (ruling A9).
    """
    camp = state.camps[seat]
    if None not in camp.thieves:
        raise IllegalMove("touareg-refusal-no-thief")
    if not 0 <= move.victim < len(state.camps):
        raise IllegalMove("touareg-refusal-no-such-player")
    if move.victim == seat:
        raise IllegalMove("touareg-refusal-own-goods")
    victim = state.camps[move.victim]
    chance = state.chance
    if move.place is Place.HAND:
        if not victim.hand:
            raise IllegalMove("touareg-refusal-empty-hand")
        good, chance = chance.pick(victim.hand)
        victim = without(victim, (good,))
        stolen = Hidden(good, tuple(sorted((seat, move.victim))))
        events += [
            StoleFromHand(seat=seat, victim=move.victim),
            StoleGood(reader=seat, victim=move.victim, good=good),
            LostGood(reader=move.victim, seat=seat, good=good),
        ]
    else:
        good, victim = without_top(victim, move.place)
        stolen = Hidden(good, tuple(range(len(state.camps))))
        events.append(StoleFromAnimal(seat=seat, victim=move.victim, place=move.place, good=good))
    index = camp.thieves.index(None)
    thieves = (*camp.thieves[:index], stolen, *camp.thieves[index + 1 :])
    state = with_camp(state, move.victim, victim, chance=chance, latest=Latest(seat))
    return with_camp(state, seat, replace(camp, thieves=thieves))
