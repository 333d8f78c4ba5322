"""Placing of the figures in turn, and of the markers at the crossings of their lines."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from azalai.games.contract import Event
from azalai.games.targui.cards import BORDER, CORNERS, FACING, TRACK, OntoRobber
from azalai.games.targui.components import BORDERS, MIDDLE, SEATS, Border, Place
from azalai.games.targui.display import card_with
from azalai.games.targui.events import Marked, Placed
from azalai.games.targui.moves import PlaceFigure, Source
from azalai.games.targui.piles import spot_at
from azalai.games.targui.state import Camp, Figure, Marker, State, with_camp
from azalai.games.targui.view import Latest, Phase


def robber(state: State) -> Border:
    """Return the robber's border card: a corner only while a raid is being settled (ruling R01)."""
    return TRACK[state.round - 1] if state.raid is None else state.raid


def refusal_to_place(state: State, seat: int, border: Border) -> str | None:
    """Return the id of the refusal of a figure there, or None (rulings R02 and R22)."""
    if border in CORNERS:
        return "targui-refusal-corner"
    if border is robber(state) and card_with(state.camps[seat].rows, OntoRobber) is None:
        return "targui-refusal-robber"
    for owner, camp in enumerate(state.camps):
        for figure in camp.figures:
            if figure.border is border:
                return "targui-refusal-occupied"
            if owner != seat and FACING[figure.border] is border:
                return "targui-refusal-facing"
    return None


def placements(state: State, seat: int) -> tuple[PlaceFigure, ...]:
    """Return every border card on which the seat may put a figure."""
    own, other = (state.camps[camp_seat].figures for camp_seat in (seat, 1 - seat))
    bold = card_with(state.camps[seat].rows, OntoRobber) is not None
    taken = frozenset(figure.border for figure in (*own, *other))
    facing = frozenset(FACING[figure.border] for figure in other)
    return _placements(None if bold else robber(state), taken | facing)


@lru_cache(maxsize=8192)
def _placements(robber: Border | None, closed: frozenset[Border | None]) -> tuple[PlaceFigure, ...]:
    return tuple(PlaceFigure(border) for border in TRACK if border is not robber and border not in closed)


def place(state: State, seat: int, move: PlaceFigure, events: list[Event]) -> State:
    """Put a figure on a border card; after the last one the markers follow."""
    camp = state.camps[seat]
    camp = replace(camp, figures=(*camp.figures, Figure(move.border)))
    events.append(Placed(seat=seat, border=move.border))
    state = with_camp(state, seat, camp, latest=Latest(seat, border=move.border))
    for following in (1 - seat, seat):  # a player without a figure left is passed over (ruling R23)
        if count_left_to_place(state.camps[following]):
            return replace(state, to_act=following)
    return _with_markers(state, events)


def count_left_to_place(camp: Camp) -> int:
    """Return the number of figures that a player still has to place in this round."""
    return max(0, camp.due - len(camp.figures))


@lru_cache(maxsize=4096)
def crossings(borders: tuple[Border, ...]) -> tuple[Place, ...]:
    """Return the crossings of these figures' lines: 2, 1 or 0 places (ruling R03)."""
    cards = [BORDER[border] for border in borders]
    rows = {card.row for card in cards if card.column in (0, 4)}
    columns = {card.column for card in cards if card.row in (0, 4)}
    return tuple(MIDDLE[3 * (row - 1) + column - 1] for row in sorted(rows) for column in sorted(columns))


def _with_markers(state: State, events: list[Event]) -> State:
    """Put a marker on every crossing of two own lines, for both; then the first player acts."""
    for seat in (state.first, 1 - state.first):
        camp = state.camps[seat]
        places = crossings(tuple(figure.border for figure in sorted(camp.figures, key=_by_number)))
        marked = tuple(Source(spot_at(state, place).card, place) for place in places)
        events.append(Marked(seat=seat, cards=marked))
        state = with_camp(state, seat, replace(camp, markers=tuple(Marker(place) for place in places)))
    return replace(state, phase=Phase.ACTING, to_act=state.first)


def _by_number(figure: Figure) -> int:
    return BORDERS.index(figure.border)


def seats_from_first(state: State) -> tuple[int, ...]:
    """Return the holder of the amulet, then the other."""
    return tuple((state.first + step) % SEATS for step in range(SEATS))
