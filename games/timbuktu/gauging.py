"""What a player of Timbuktu works out from the view: which goods should be there after the night, and which not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.timbuktu.robot import Outlook
from games.timbuktu.view import CaravanView, TimbuktuView

NAMES = ("lost", "now", "later")


def gauges(view: TimbuktuView) -> Mapping[str, Sequence[float]]:
    """By seat, as far as the viewer's thief cards tell, in points: what the camels that have arrived should lose this
    night, and what those that have not yet should lose at least, in the next stalls and in those after them."""
    outlook = Outlook(view)
    found = [_of_caravan(outlook, caravan) for caravan in view.caravans]
    return {name: [of_seat[at] for of_seat in found] for at, name in enumerate(NAMES)}


def _of_caravan(outlook: Outlook, caravan: CaravanView) -> tuple[float, float, float]:
    lost, now, later = 0.0, 0.0, 0.0
    for camel in caravan.camels:
        whole = sum(outlook.value[good] for good in camel.goods)
        if camel.arrived is not None:
            lost += whole - outlook.kept(camel.goods, camel.arrived.enclosure, camel.arrived.stall)
        elif camel.start is not None:
            now += whole - outlook.best(camel, 0)
            later += whole - outlook.best(camel, 1)
    return lost, now, later
