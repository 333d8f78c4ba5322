"""What a player of Timbuktu works out from the view: which goods should be there after the night, and which not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.games.timbuktu.robot import Outlook
from azalai.games.timbuktu.view import CaravanView, TimbuktuView

NAMES = ("hope", "now", "later")


def gauges(view: TimbuktuView) -> Mapping[str, Sequence[float]]:
    """By seat, as far as the viewer's thief cards tell, in points: what the caravan should still carry after the night
    (the camels that have not arrived everything), and what those camels should lose at least in the next stalls and in
    those after them."""
    outlook = Outlook(view)
    found = [_of_caravan(outlook, caravan) for caravan in view.caravans]
    return {name: [of_seat[at] for of_seat in found] for at, name in enumerate(NAMES)}


def _of_caravan(outlook: Outlook, caravan: CaravanView) -> tuple[float, float, float]:
    hope, now, later = 0.0, 0.0, 0.0
    for camel in caravan.camels:
        whole = sum(outlook.value[good] for good in camel.goods)
        if camel.arrived is not None:
            hope += outlook.kept(camel.goods, camel.arrived.enclosure, camel.arrived.stall)
            continue
        hope += whole
        if camel.start is not None:
            now += whole - outlook.best(camel, 0)
            later += whole - outlook.best(camel, 1)
    return hope, now, later
