"""Estimates from a player's view of Timbuktu: goods that should survive the night, and goods that should not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.games.timbuktu.robot import Outlook
from azalai.games.timbuktu.view import CaravanView, TimbuktuView

NAMES = ("hope", "now", "later")


def gauges(view: TimbuktuView) -> Mapping[str, Sequence[float]]:
    """Return estimates by seat, in points, as far as the viewer's thief cards tell.

    They are the goods the caravan should still have after the night (camels that have not arrived with all of theirs),
    and the least that those camels should lose in the next stalls and in those after them.
    """
    outlook = Outlook(view)
    caravans = [_of_caravan(outlook, caravan) for caravan in view.caravans]
    return {name: [of_seat[at] for of_seat in caravans] for at, name in enumerate(NAMES)}


def _of_caravan(outlook: Outlook, caravan: CaravanView) -> tuple[float, float, float]:
    hope, now, later = 0.0, 0.0, 0.0
    for camel in caravan.camels:
        whole = sum(outlook.value[good] for good in camel.goods)
        if camel.arrived is not None:
            hope += outlook.expected_value(camel.goods, camel.arrived.enclosure, camel.arrived.stall)
            continue
        hope += whole
        if camel.start is not None:
            now += whole - outlook.best(camel, 0)
            later += whole - outlook.best(camel, 1)
    return hope, now, later
