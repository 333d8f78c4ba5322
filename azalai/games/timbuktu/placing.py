"""Starting grid: clockwise, one camel at a time, until every player has a camel in every enclosure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from azalai.games.contract import Event, IllegalMove
from azalai.games.timbuktu.components import ENCLOSURES, STALLS, Enclosure, Letter, Site
from azalai.games.timbuktu.moves import PlaceCamel, Placed
from azalai.games.timbuktu.stages import begin_stage
from azalai.games.timbuktu.state import Camel, State, camel_of, letters, with_camel
from azalai.games.timbuktu.view import Latest, Phase, Spot


def begin_placing(state: State) -> State:
    """Give the first turn to the first player."""
    return replace(state, phase=Phase.PLACING, to_act=state.first_of_stage)


def list_standing(caravan: tuple[Camel, ...]) -> list[Enclosure]:
    """Return the enclosures of the starting grid that hold camels of a caravan."""
    return [camel.start.enclosure for camel in caravan if camel.start is not None]


def starting_grid(state: State) -> list[list[Enclosure]]:
    """Return the enclosures of the starting grid that hold camels of each seat."""
    return [list_standing(caravan) for caravan in state.caravans]


def list_missing(state: State, enclosure: Enclosure) -> tuple[int, ...]:
    """Return the seats without a camel in an enclosure."""
    return tuple(seat for seat, caravan in enumerate(state.caravans) if enclosure not in list_standing(caravan))


def to_place(state: State, seat: int) -> tuple[Letter, ...]:
    """Return a player's camels that are not yet in the grid."""
    pairs = zip(letters(state), state.caravans[seat], strict=True)
    return tuple([letter for letter, camel in pairs if camel.start is None])


def obstacle(grid: Sequence[Sequence[Enclosure]], seat: int, left: int, enclosure: Enclosure) -> str | None:
    """Return the id of the reason why a player with `left` camels can't place one there, or None (ruling T9).

    `grid`: the enclosures that hold camels of each seat.
    """
    taken = sum([own.count(enclosure) for own in grid])
    if taken == len(STALLS):
        return "timbuktu-refusal-enclosure-full"
    if left - 1 < len(ENCLOSURES) - len({*grid[seat], enclosure}):
        return "timbuktu-refusal-every-enclosure"
    others_waiting = sum([other != seat and enclosure not in own for other, own in enumerate(grid)])
    if len(STALLS) - taken - 1 < others_waiting:
        return "timbuktu-refusal-leave-room"
    return None


def placements(state: State, seat: int) -> tuple[PlaceCamel, ...]:
    """Return every camel not yet placed, in every enclosure that keeps the final condition possible."""
    grid, left = starting_grid(state), to_place(state, seat)
    open_to = tuple([enclosure for enclosure in ENCLOSURES if obstacle(grid, seat, len(left), enclosure) is None])
    return _placements(left, open_to)


@cache
def _placements(camels: tuple[Letter, ...], enclosures: tuple[Enclosure, ...]) -> tuple[PlaceCamel, ...]:
    return tuple(PlaceCamel(letter, enclosure) for letter in camels for enclosure in enclosures)


def place(state: State, seat: int, move: PlaceCamel, events: list[Event]) -> State:
    """Put a camel of the player on a starting space."""
    if move.camel not in letters(state):
        raise IllegalMove("timbuktu-refusal-no-such-camel")
    if camel_of(state, seat, move.camel).start is not None:
        raise IllegalMove("timbuktu-refusal-placed")
    grid = starting_grid(state)
    reason = obstacle(grid, seat, len(to_place(state, seat)), move.enclosure)
    if reason is not None:
        raise IllegalMove(reason)
    stall = 1 + sum(own.count(move.enclosure) for own in grid)
    spot = Spot(move.enclosure, stall)
    camel = replace(camel_of(state, seat, move.camel), start=spot)
    events.append(Placed(seat=seat, camel=move.camel, enclosure=move.enclosure))
    following = (seat + 1) % len(state.caravans)
    latest = Latest(seat, move.camel, Site.START, spot)
    state = with_camel(state, seat, move.camel, camel, to_act=following, latest=latest)
    return state if to_place(state, following) else begin_stage(state, state.first_of_stage, events)
