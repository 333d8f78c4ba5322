"""Ways of an own camel, and its risk in the stall that it would get."""

from __future__ import annotations

from typing import NamedTuple

from azalai.games.timbuktu.components import ENCLOSURES, FREE_TO, Enclosure, Goods
from azalai.games.timbuktu.view import CamelView, NotebookView, StallView, TimbuktuView
from azalai.renderers.timbuktu import notebook as notes
from azalai.renderers.timbuktu.phrases import next_stall


class Way(NamedTuple):
    """Way to an enclosure, `free` of charge or for one good; `stall`: the one it would get, or None if full."""

    enclosure: Enclosure
    free: bool
    stall: StallView | None


def ways(view: TimbuktuView, camel: CamelView) -> tuple[Way, ...]:
    """Return the ways of a camel that has not moved: those free of charge first, straight on before the other."""
    if camel.start is None:
        return ()
    arrows = FREE_TO[camel.start.enclosure]
    others = [enclosure for enclosure in ENCLOSURES if enclosure not in arrows]
    free = not camel.goods
    return tuple(Way(each, free or each in arrows, next_stall(view, each)) for each in (*arrows, *others))


def fate(known: NotebookView, carried: Goods, way: Way) -> notes.StallRisk | None:
    """Return the risk of these goods there, or None in a full enclosure."""
    return None if way.stall is None else notes.verdict(known, carried, way.enclosure, way.stall.number)


def least_risk(view: TimbuktuView, camel: CamelView) -> notes.Chance | None:
    """Return the smallest risk of a camel's ways free of charge, or None if all these enclosures are full."""
    if view.notebook is None:
        return None
    outcomes = [fate(view.notebook, camel.goods, way) for way in ways(view, camel) if way.free]
    chances = [each.chance for each in outcomes if each is not None]
    return min(chances, key=lambda chance: chance.part / chance.whole, default=None)
