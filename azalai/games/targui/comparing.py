"""Figures by which players of Targui compare positions."""

from __future__ import annotations

from azalai.games.contract import Figure, Unit
from azalai.games.targui.gauging import gauges
from azalai.games.targui.view import CampView, TarguiView


def _own(view: TarguiView) -> CampView:
    return next(camp for camp in view.camps if camp.seat == view.seat)


def _ahead(view: TarguiView) -> float:
    own, *others = sorted(range(len(view.camps)), key=lambda seat: seat != view.seat)
    score = gauges(view)["score"]
    return score[own] - max(score[seat] for seat in others)


def _alike(view: TarguiView) -> float:
    return gauges(view)["alike"][_own(view).seat]


def _count_mixed(view: TarguiView) -> float:
    return gauges(view)["mixed"][_own(view).seat]


def _goods(view: TarguiView) -> float:
    return sum(_own(view).goods)


def _gold(view: TarguiView) -> float:
    return _own(view).gold


def _count_unused(view: TarguiView) -> float:
    return sum(action.possible and not action.used for action in _own(view).actions)


FIGURES = (
    Figure("score", Unit.LEAD, ("gauge.*.score", "camps.*.points", "camps.*.printed", "camps.*.row_points*"), _ahead),
    Figure("alike", Unit.NUMBER, ("gauge.me.alike",), _alike),
    Figure("mixed", Unit.NUMBER, ("gauge.me.mixed",), _count_mixed),
    Figure("goods", Unit.NUMBER, ("camps.me.goods*", "gauge.me.stock"), _goods, counts=True),
    Figure("gold", Unit.NUMBER, ("camps.me.gold", "camps.me.stored_gold", "gauge.me.purse"), _gold, counts=True),
    Figure("hand", Unit.WORTH, ("camps.me.hand*",)),
    Figure("display", Unit.WORTH, ("camps.me.rows*", "camps.me.effects*", "camps.me.over*", "gauge.me.promise")),
    Figure(
        "actions",
        Unit.NUMBER,
        ("camps.me.actions*", "borders.me*", "middle.me*", "camps.me.to_place"),
        _count_unused,
        counts=True,
    ),
    Figure("other", Unit.WORTH, ("camps.mean.*", "gauge.mean.*", "borders.mean*", "middle.mean*")),
    Figure("raid", Unit.SILENT, ("camps.me.received*", "camps.me.short_next")),
    Figure(
        "table",
        Unit.SILENT,
        (
            *("borders.none*", "middle.none*", "first*", "goods_*", "tribe_*", "latest*", "next_raid*", "phase*"),
            *("placeable*", "raid*", "robber*", "round", "supply_*", "pending*", "last_round"),
        ),
    ),
)
