"""Fata Morgana: an unused marker moves to another open card of the middle."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui.components import MIDDLE, Action
from azalai.games.targui.events import MarkerMoved
from azalai.games.targui.figures import list_unused_markers, use_action
from azalai.games.targui.moves import Mirage, Source
from azalai.games.targui.piles import spot_at
from azalai.games.targui.state import Camp, Marker, State, with_camp
from azalai.games.targui.view import Latest


def mirages(state: State, camp: Camp) -> list[Mirage]:
    """Return every own unused marker, with every open card without a marker (ruling R08)."""
    own = list_unused_markers(camp)
    if not own:
        return []
    marked = {marker.place for each in state.camps for marker in each.markers if not marker.used}
    targets = [
        Source(spot.card, place)
        for place, spot in zip(MIDDLE, state.middle, strict=True)
        if spot.open and place not in marked
    ]
    return [Mirage(Source(spot_at(state, place).card, place), target) for place in own for target in targets]


def mirage(state: State, seat: int, move: Mirage, events: list[Event]) -> State:
    """Move the marker; the card it leaves stays."""
    camp = use_action(state.camps[seat], Action.MIRAGE)
    markers = tuple(
        Marker(move.target.place) if marker.place is move.source.place and not marker.used else marker
        for marker in camp.markers
    )
    events.append(MarkerMoved(seat=seat, source=move.source, target=move.target))
    latest = Latest(seat, place=move.target.place)
    return with_camp(state, seat, replace(camp, markers=markers), latest=latest)
