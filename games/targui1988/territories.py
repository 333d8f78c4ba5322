"""Reading a position: who owns what, and what it is worth."""

from __future__ import annotations

from msgspec.structs import replace

from games.contract import Event
from games.targui1988.components import ECONOMIC, ERG_STRATEGIC, MOUNTAIN_SILVER, SQUARES, STRATEGIC, Destiny, Land
from games.targui1988.moves import CampLost, CampRegained
from games.targui1988.state import State, TribeState
from games.targui1988.view import Phase


def owned(state: State, seat: int) -> list[int]:
    """The indexes of a tribe's territories."""
    return [index for index, owner in enumerate(state.owners) if owner == seat]


def alive(state: State) -> list[int]:
    """The seats whose tribes are still in the game."""
    return [seat for seat, tribe in enumerate(state.tribes) if tribe.out_round is None]


def camp_owner(state: State, seat: int) -> int | None:
    """Who holds the camp of a tribe; None before it stands."""
    camp = state.tribes[seat].camp
    return None if camp is None else state.owners[camp]


def holds_camp(state: State, seat: int) -> bool:
    """Whether a tribe holds its own camp."""
    return camp_owner(state, seat) == seat


def camels_of(state: State, seat: int) -> int:
    """All camels of a tribe on the board."""
    return sum(camels for owner, camels in zip(state.owners, state.camels, strict=True) if owner == seat)


def in_force(state: State, card: Destiny) -> bool:
    """Whether a destiny card that lasts to the end of the round was turned over in this one (ruling G16)."""
    last = state.last_destiny
    return last is not None and last.card is card and last.round == state.round


def strategic(state: State, index: int) -> int:
    """The strategic value of a square as it counts now."""
    land = state.lands[index]
    if land is Land.ERG and in_force(state, Destiny.ERG_CHANGE):
        return ERG_STRATEGIC
    return STRATEGIC[land]


def economic(state: State, index: int) -> int:
    """The economic value of a square as it counts now."""
    land = state.lands[index]
    if land is Land.MOUNTAIN and in_force(state, Destiny.SILVER_FOUND):
        return MOUNTAIN_SILVER
    return ECONOMIC[land]


def yield_of(state: State, seat: int) -> int:
    """The economic value of all territories of a tribe, whether it holds its camp or not."""
    return sum(economic(state, index) for index in owned(state, seat))


def tribute(state: State, seat: int) -> int:
    """What a tribe is paid at the end of the round: nothing without its own camp, even if it holds another's."""
    return yield_of(state, seat) if holds_camp(state, seat) else 0


def with_tribe(state: State, seat: int, tribe: TribeState) -> State:
    """The position with one tribe's state replaced."""
    return replace(state, tribes=(*state.tribes[:seat], tribe, *state.tribes[seat + 1 :]))


def changed(camels: tuple[int, ...], *changes: tuple[int, int]) -> tuple[int, ...]:
    """The camels by square with some of them raised or lowered: (index, by)."""
    numbers = list(camels)
    for index, by in changes:
        numbers[index] += by
    return tuple(numbers)


def taken_over(state: State, index: int, seat: int | None) -> State:
    """The position with a territory's marker replaced, or taken away."""
    return replace(state, owners=(*state.owners[:index], seat, *state.owners[index + 1 :]))


def after_capture(state: State, seat: int, victim: int, index: int, events: list[Event]) -> State:
    """What follows when a territory has changed hands: camps lost and won back, a tribe without territory out at once;
    the last tribe has won (ruling G10)."""
    if index == state.tribes[victim].camp:
        events.append(CampLost(seat=seat, victim=victim, target=SQUARES[index]))
    if index == state.tribes[seat].camp:
        events.append(CampRegained(seat=seat, target=SQUARES[index]))
    if victim in state.owners:
        return state
    state = with_tribe(state, victim, replace(state.tribes[victim], out_round=state.round))
    state = replace(state, fallen=(*state.fallen, victim))
    return replace(state, phase=Phase.OVER, to_act=None) if len(alive(state)) == 1 else state
