"""Where an own camel may go from where it stands, and what awaits it in the stall that it would get."""

from __future__ import annotations

from typing import NamedTuple

from azalai.games.timbuktu.components import ENCLOSURES, FREE_TO, Enclosure, Goods
from azalai.games.timbuktu.view import CamelView, NotebookView, StallView, TimbuktuView
from azalai.renderers.timbuktu import notebook as notes
from azalai.renderers.timbuktu.phrases import next_stall


class Way(NamedTuple):
    """A way to an enclosure: `free` of charge, or for one good. `stall`: the one it would get, None in a full one."""

    enclosure: Enclosure
    free: bool
    stall: StallView | None


def ways(view: TimbuktuView, camel: CamelView) -> tuple[Way, ...]:
    """The ways of a camel that has not moved: those without charge first, straight on before the other."""
    if camel.start is None:
        return ()
    arrows = FREE_TO[camel.start.enclosure]
    others = [enclosure for enclosure in ENCLOSURES if enclosure not in arrows]
    free = not camel.goods
    return tuple(Way(each, free or each in arrows, next_stall(view, each)) for each in (*arrows, *others))


def fate(known: NotebookView, carried: Goods, way: Way) -> notes.StallRisk | None:
    """What awaits these goods there; None in a full enclosure."""
    return None if way.stall is None else notes.verdict(known, carried, way.enclosure, way.stall.number)


def least_risk(view: TimbuktuView, camel: CamelView) -> notes.Chance | None:
    """The smallest risk of those ways of a camel that cost nothing; None where all these enclosures are full."""
    if view.notebook is None:
        return None
    found = [fate(view.notebook, camel.goods, way) for way in ways(view, camel) if way.free]
    chances = [each.chance for each in found if each is not None]
    return min(chances, key=lambda chance: chance.part / chance.whole, default=None)
