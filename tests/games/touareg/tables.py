"""Positions of Touareg laid out by hand, with all 44 goods: `w`, `g`, `s`, `m` stand for water, gold, salt, millet."""

from __future__ import annotations

from collections import Counter
from typing import Any

from azalai.games.chance import Chance
from azalai.games.touareg import GAME
from azalai.games.touareg.components import (
    CAMELS_BY_SEATS,
    GOODS,
    GOODS_IN_BOX,
    SPECIALS,
    SPECIALS_BY_SEATS,
    Good,
    Special,
)
from azalai.games.touareg.loading import in_order
from azalai.games.touareg.moves import Goods
from azalai.games.touareg.state import RULES, Camp, CaveCard, Hidden, Options, State
from tests.games.acting import Acting

_ACTING = Acting(GAME)
play_moves, after, refusal, list_offered = _ACTING.play_moves, _ACTING.after, _ACTING.refusal, _ACTING.list_offered
LETTERS = {"w": Good.WATER, "g": Good.GOLD, "s": Good.SALT, "m": Good.MILLET}


def goods(letters: str) -> Goods:
    """Return goods by their letters: `wgs` is water, gold, salt."""
    return tuple(LETTERS[letter] for letter in letters)


def camp(
    hand: str = "",
    *camels: str,
    donkeys: tuple[str, ...] = (),
    caves: tuple[str, ...] = (),
    thieves: tuple[str, ...] = (),
    plans: int = 0,
) -> Camp:
    """Return a player's cards.

    Camels from the first on, loads from the bottom up, thieves with the stolen good ("": nothing). Only the owner knows
    the face-down cards.
    """
    return Camp(
        hand=in_order(goods(hand)),
        camels=tuple(goods(load) for load in camels),
        donkeys=tuple(goods(load) for load in donkeys),
        caves=tuple(CaveCard(tuple(Hidden(good, ()) for good in goods(held))) for held in caves),
        thieves=tuple(Hidden(goods(taken)[0], ()) if taken else None for taken in thieves),
        plans=plans,
    )


def table(*camps: Camp, pile: str | None = None, market: str = "", **fields: Any) -> State:
    """Return a position with these camps, the first one to act.

    A given pile is exactly that, and the remaining goods are the discard; otherwise they are the pile, the best on top.
    """
    seats = len(camps)
    camps = tuple(_with_all_camels(own, CAMELS_BY_SEATS[seats]) for own in camps)
    left = Counter(GOODS_IN_BOX)
    left.subtract(goods(market))
    left.subtract(goods(pile or ""))
    for own in camps:
        for held in (own.hand, *own.camels, *own.donkeys, _face_down(own)):
            left.subtract(held)
    assert min(left.values()) >= 0, "more goods than the box holds"
    rest = tuple(left[good] for good in GOODS)
    values: dict[str, Any] = {
        "options": Options(),
        "chance": Chance(b"table"),
        "stage": 1,
        "pile": tuple(left.elements()) if pile is None else goods(pile),
        "market": tuple(goods(market).count(good) for good in GOODS),
        "discard": (0, 0, 0, 0) if pile is None else rest,
        "specials": tuple(SPECIALS_BY_SEATS[seats][kind] - _count_owned(camps, kind) for kind in SPECIALS),
        "camps": camps,
        "to_act": 0,
        "rules": RULES,
    }
    return State(**(values | fields))


def _with_all_camels(own: Camp, count: int) -> Camp:
    camels = own.camels + ((),) * (count - len(own.camels))
    return Camp(own.hand, camels, own.donkeys, own.caves, own.thieves, own.plans, own.scores)


def _face_down(own: Camp) -> Goods:
    held = [hidden.good for cave in own.caves for hidden in cave.goods]
    return tuple(held + [taken.good for taken in own.thieves if taken is not None])


def _count_owned(camps: tuple[Camp, ...], kind: Special) -> int:
    held = {
        Special.DONKEY: [len(own.donkeys) for own in camps],
        Special.CAVE: [len(own.caves) for own in camps],
        Special.THIEF: [len(own.thieves) for own in camps],
        Special.PLAN: [own.plans for own in camps],
    }
    return sum(held[kind])


def specials_in_play(state: State) -> dict[Special, int]:
    """Return the number of special cards of each kind, on the piles and with the players."""
    counts = Counter(dict(zip(Special, state.specials, strict=True)))
    for camp in state.camps:
        counts[Special.DONKEY] += len(camp.donkeys)
        counts[Special.CAVE] += len(camp.caves)
        counts[Special.THIEF] += len(camp.thieves)
        counts[Special.PLAN] += camp.plans
    return {special: counts[special] for special in Special}
