"""Public views of the sites: the camels in the stalls, now and before the last thefts."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import lru_cache

from msgspec.structs import replace

from azalai.games.timbuktu.components import ENCLOSURES, EXCHANGE_STALLS, FREE_TO, STALLS, Enclosure, Letter, Site
from azalai.games.timbuktu.placing import list_missing
from azalai.games.timbuktu.state import Night, State, letters, plus, route
from azalai.games.timbuktu.view import (
    CamelView,
    EnclosureView,
    LossView,
    NightView,
    PackView,
    Phase,
    SiteView,
    Spot,
    StallView,
    TheftView,
)

NIGHTS_REMEMBERED = 64
"""Number of nights whose public view is cached, because it stays equal until the next one."""


def upper_site(state: State) -> SiteView | None:
    """Return the site where the stage began, with the trails of camels that moved on; None before the first stage."""
    if state.stage == 0:
        return None
    camels = all_camels(state)
    standing = {camel.start: camel for camel in camels if camel.start is not None and camel.arrived is None}
    left = {camel.start for camel in camels if camel.start is not None and camel.arrived is not None}
    return _site(route(state)[state.stage - 1], standing, left)


def lower_site(state: State) -> SiteView:
    """Return the destination of the stage, or before the first stage the starting grid."""
    if state.stage:
        standing = {camel.arrived: camel for camel in all_camels(state) if camel.arrived is not None}
        return _site(route(state)[state.stage], standing)
    standing = {camel.start: camel for camel in all_camels(state) if camel.start is not None}
    grid = _site(Site.START, standing)
    if state.phase is not Phase.PLACING:
        return grid
    enclosures = (replace(view, missing=list_missing(state, view.enclosure)) for view in grid.enclosures)
    return replace(grid, enclosures=tuple(enclosures))


def all_camels(state: State) -> list[CamelView]:
    """Return every camel with its present goods."""
    return [
        CamelView(seat, letter, camel.goods, camel.start, camel.arrived)
        for seat, caravan in enumerate(state.caravans)
        for letter, camel in zip(letters(state), caravan, strict=True)
    ]


def _site(site: Site, standing: Mapping[Spot, CamelView], left: Set[Spot] | None = None) -> SiteView:
    """Return a site with its camels; `left`: the stalls that camels have left, or None for a destination."""
    return SiteView(site, tuple(_enclosure(site, enclosure, standing, left) for enclosure in ENCLOSURES))


def _enclosure(
    site: Site, enclosure: Enclosure, standing: Mapping[Spot, CamelView], left: Set[Spot] | None
) -> EnclosureView:
    stalls = tuple(
        StallView(
            number=number,
            exchange=(enclosure, number) in EXCHANGE_STALLS[site],
            camel=standing.get(Spot(enclosure, number)),
            left=left is not None and Spot(enclosure, number) in left,
        )
        for number in STALLS
    )
    free = [stall.number for stall in stalls if stall.camel is None and left is None]
    return EnclosureView(enclosure, stalls, min(free, default=None), FREE_TO[enclosure])


def night_of(state: State) -> NightView | None:
    """Return the thefts of the last finished stage, or None.

    The camels stand where this stage began; at the end, where they are.
    """
    if state.night is None:
        return None
    over = state.phase is Phase.OVER
    spots = tuple(tuple([camel.arrived if over else camel.start for camel in caravan]) for caravan in state.caravans)
    return _night(state.night, route(state)[state.night.stage], letters(state), spots)


@lru_cache(NIGHTS_REMEMBERED)
def _night(
    night: Night, site: Site, names: tuple[Letter, ...], spots: tuple[tuple[Spot | None, ...], ...]
) -> NightView:
    """Return the thefts of a night; `spots`: the places of each seat's camels."""
    before = {
        spot: CamelView(seat, letter, goods, None, spot)
        for seat, (caravan, loads) in enumerate(zip(spots, night.goods, strict=True))
        for letter, spot, goods in zip(names, caravan, loads, strict=True)
        if spot is not None
    }
    thefts = tuple(_theft(pack, before) for pack in night.packs)
    losses = [loss for theft in thefts for loss in theft.losses]
    after = plus(night.out, [good for loss in losses for good in loss.stolen])
    lost = tuple(sum(len(loss.stolen) for loss in losses if loss.seat == seat) for seat in range(len(spots)))
    return NightView(night.stage, _site(site, before), thefts, night.out, after, lost)


def _theft(pack: PackView, before: Mapping[Spot, CamelView]) -> TheftView:
    losses: list[LossView] = []
    for stall in pack.stalls:
        camel = before.get(Spot(pack.enclosure, stall))
        if camel is not None:
            stolen = tuple(good for good in camel.goods if good in pack.goods)
            losses.append(LossView(camel.seat, camel.letter, stall, camel.goods, stolen))
    return TheftView(pack, tuple(losses))
