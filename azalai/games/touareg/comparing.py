"""Features by which robots compare positions of Touareg."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from azalai.games.contract import Figure, Unit
from azalai.games.touareg.components import Good
from azalai.games.touareg.robot import count_scoring_goods, expect_goods
from azalai.games.touareg.view import CampView, TouaregView


def own(view: TouaregView) -> CampView:
    """Return the viewer's camp."""
    return next(camp for camp in view.camps if camp.seat == view.seat)


def lead(good: Good, view: TouaregView) -> float:
    """Return the viewer's lead in a kind of goods over the other player who should have most of it."""
    return count_scoring_goods(own(view))[good] - max(
        expect_goods(camp, good) for camp in view.camps if camp.seat != view.seat
    )


def _hand(view: TouaregView) -> float:
    return own(view).hand_count


def _count_loaded(view: TouaregView) -> float:
    return sum(len(animal.load) for animal in own(view).animals)


def _animals(view: TouaregView) -> float:
    return len(own(view).animals)


def _caves(view: TouaregView) -> float:
    return len(own(view).caves)


def _count_hidden(view: TouaregView) -> float:
    return sum(cave.count for cave in own(view).caves)


def _thieves(view: TouaregView) -> float:
    return sum(not thief.used for thief in own(view).thieves)


def _plans(view: TouaregView) -> float:
    return own(view).plans


def _count_scored(view: TouaregView) -> float:
    return sum(sum(score.goods) + score.specials for score in own(view).scores)


def _of_goods() -> list[Figure]:
    goods: list[Figure] = []
    for good in Good:
        measure: Callable[[TouaregView], float] = partial(lead, good)
        goods.append(Figure(f"lead-{good}", Unit.LEAD, (f"camps.*={good.name}",), measure))
    return goods


FIGURES = (
    Figure("hand", Unit.NUMBER, ("camps.me.hand*",), _hand, counts=True),
    Figure("animals", Unit.NUMBER, ("camps.me.animals#", "camps.me.animals[].place*"), _animals, counts=True),
    Figure("plans", Unit.NUMBER, ("camps.me.plans",), _plans, counts=True),
    *_of_goods(),
    Figure("loaded", Unit.NUMBER, ("camps.me.animals*",), _count_loaded, counts=True),
    Figure("caves", Unit.NUMBER, ("camps.me.caves#", "camps.me.caves*?"), _caves, counts=True),
    Figure("hidden", Unit.NUMBER, ("camps.me.caves*",), _count_hidden, counts=True),
    Figure("thieves", Unit.NUMBER, ("camps.me.thieves*",), _thieves, counts=True),
    Figure("scored", Unit.NUMBER, ("camps.me.scores*",), _count_scored),
    Figure("others", Unit.WORTH, ("camps.mean.*", "camps.most.*")),
    Figure(
        "table", Unit.SILENT, ("market*", "specials*", "discard*", "latest*", "pile", "stage", "settling", "last_turn")
    ),
)
