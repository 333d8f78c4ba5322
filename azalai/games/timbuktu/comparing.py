"""Features by which robots compare positions of Timbuktu, and moves until the night (`weighing.py`)."""

from __future__ import annotations

from azalai.games.contract import Figure, Unit
from azalai.games.timbuktu.gauging import gauges
from azalai.games.timbuktu.view import TimbuktuView


def _hope(view: TimbuktuView) -> float:
    return 0.0 if view.seat is None else gauges(view)["hope"][view.seat]


def _now(view: TimbuktuView) -> float:
    return 0.0 if view.seat is None else gauges(view)["now"][view.seat]


FIGURES = (
    Figure("camel", Unit.NUMBER),
    Figure("caravan", Unit.NUMBER),
    Figure("others", Unit.NUMBER, good=-1),
    Figure("hope", Unit.NUMBER, ("gauge.me.hope",), _hope),
    Figure("loss", Unit.NUMBER, ("gauge.me.now", "gauge.me.later"), _now, good=-1),
    Figure("rivals", Unit.WORTH, ("gauge.mean.*", "gauge.most.*")),
    Figure("way", Unit.SILENT, ("caravans.*.arrived.stall", "first_of_stage*", "gaps*", "latest*", "lower*")),
    Figure("stage", Unit.SILENT, ("phase*", "stage", "travels*")),
)
