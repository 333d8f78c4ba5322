"""Knowledge of the seats: their views, and positions that they can't distinguish from the true one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.touareg.actions import least_to_send
from azalai.games.touareg.camps import animals
from azalai.games.touareg.components import Good
from azalai.games.touareg.loading import in_order
from azalai.games.touareg.moves import Goods
from azalai.games.touareg.scoring import outcome
from azalai.games.touareg.state import Camp, CaveCard, Hidden, State
from azalai.games.touareg.view import AnimalView, CampView, CaveView, ThiefView, TouaregView


def view_of(state: State, seat: int | None) -> TouaregView:
    """Return the view of a seat, or for None the public view.

    Once the game is over everything is open, hands too, because they break ties.
    """
    to_act = state.to_act
    return TouaregView(
        seat=seat,
        stage=state.stage,
        pile=len(state.pile),
        market=state.market,
        discard=state.discard,
        specials=state.specials,
        camps=tuple(_camp(number, camp, number == seat, to_act is None) for number, camp in enumerate(state.camps)),
        to_act=to_act,
        settling=bool(state.settling),
        last_turn=state.last_turns > 0,
        to_send=0 if to_act is None else least_to_send(state, state.camps[to_act]),
        latest=state.latest,
        outcome=outcome(state),
        acted=state.acted and to_act is not None,
    )


def _camp(seat: int, camp: Camp, own: bool, over: bool) -> CampView:
    return CampView(
        seat=seat,
        hand_count=len(camp.hand),
        hand=camp.hand if own or over else None,
        animals=tuple(AnimalView(place, load) for place, load in animals(camp)),
        caves=tuple(_cave(cave, own or over) for cave in camp.caves),
        thieves=tuple(
            ThiefView(used=stolen is not None, good=stolen.good if stolen is not None and (own or over) else None)
            for stolen in camp.thieves
        ),
        plans=camp.plans,
        scores=camp.scores,
    )


def _cave(cave: CaveCard, is_seen: bool) -> CaveView:
    goods = tuple(hidden.good for hidden in cave.goods) if is_seen else None
    return CaveView(len(cave.goods), goods, cave.used_this_turn)


def sample_world(state: State, seat: int | None, seed: bytes) -> State:
    """Return the position with everything that the seat has not seen dealt again.

    That is the pile, other hands, goods in other caves and under other thieves. Goods that the seat saw going there
    (from an animal, or stolen from its own hand) stay; spectators remember nothing. Of two players both know what a
    thief took from a hand; with more, only these two do.
    """
    chance = Chance(seed)
    if state.to_act is None:  # the game is over and all points are counted
        return replace(state, chance=chance)
    unknown: list[Good] = list(state.pile)
    for number, camp in enumerate(state.camps):
        unknown += () if number == seat else camp.hand
        unknown += [hidden.good for hidden in _face_down(camp) if seat not in hidden.known_to]
    dealt, chance = chance.shuffled(in_order(unknown))
    goods = iter(dealt)
    camps = tuple(_sample_camp(camp, seat, number == seat, goods) for number, camp in enumerate(state.camps))
    return replace(state, chance=chance, camps=camps, pile=_take(goods, len(state.pile)))


def _sample_camp(camp: Camp, seat: int | None, own: bool, goods: Iterator[Good]) -> Camp:
    def other(hidden: Hidden) -> Hidden:
        return hidden if seat in hidden.known_to else replace(hidden, good=next(goods))

    return replace(
        camp,
        hand=camp.hand if own else in_order(_take(goods, len(camp.hand))),
        caves=tuple(replace(cave, goods=tuple(other(hidden) for hidden in cave.goods)) for cave in camp.caves),
        thieves=tuple(None if stolen is None else other(stolen) for stolen in camp.thieves),
    )


def _face_down(camp: Camp) -> list[Hidden]:
    in_caves = [hidden for cave in camp.caves for hidden in cave.goods]
    return in_caves + [stolen for stolen in camp.thieves if stolen is not None]


def _take(goods: Iterator[Good], count: int) -> Goods:
    return tuple(next(goods) for _ in range(count))
