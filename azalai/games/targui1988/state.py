"""State of a game of Targui 1988, the order of the cards to come included, and its bytes for the store."""

from __future__ import annotations

import enum
from typing import Annotated

import msgspec

from azalai.games.chance import Chance
from azalai.games.coding import Coder, check_seats
from azalai.games.contract import Ask
from azalai.games.options import check
from azalai.games.targui1988.components import BY_NUMBER, SEATS, TRIBES, Destiny, Land, OtherDestiny, Sector, Tribe
from azalai.games.targui1988.view import Combat, LastDestiny, Latest, Phase, RoundRow

FORMAT = 1
"""Version of the bytes of `encode`."""
RULES = 2
"""Version of the rules of new games.

Version 1 had no other lengths than 8 to 16 rounds and to the last tribe, no choice of destiny cards and none of tribes;
its options mean the same in version 2.
"""

DESTINY = -1
"""Destiny card in a pack of tribe cards (seats)."""


class Length(enum.StrEnum):
    """Latest end of the game in rounds, or the end with one tribe left. The book gives no least number (ruling G17)."""

    R1, R2, R3, R4, R5, R6, R7, R8 = "1", "2", "3", "4", "5", "6", "7", "8"
    R9, R10, R11, R12, R13, R14, R15, R16 = "9", "10", "11", "12", "13", "14", "15", "16"
    LAST = "last"


class Camels(enum.StrEnum):
    """Camels of the box (the text's 450; other lists of the contents come to 400)."""

    C450 = "450"
    C400 = "400"


class Options(msgspec.Struct, frozen=True):
    """Options of a table before the start.

    `destinies`: the cards it wants to play with; empty: as proposed. `tribes`: that of each seat; empty: in the order
    of the tribes.
    """

    length: Length = Length.R12
    destinies: Annotated[tuple[OtherDestiny, ...], Ask.PICK] = ()
    tribes: Annotated[tuple[Tribe, ...], Ask.EACH] = ()
    camels: Camels = Camels.C450


class TribeState(msgspec.Struct, frozen=True, array_like=True):
    """State of a tribe off the board.

    Its corner, the index of its camp (in the order of `Square`), its money in silver, and the round in which it was
    wiped out.
    """

    sector: Sector | None = None
    camp: int | None = None
    silver: int = 0
    out_round: int | None = None


class State(msgspec.Struct, frozen=True, array_like=True):
    """Position of a game of Targui 1988.

    `lands`, `owners`, `camels` in the order of `Square`; `lands` is empty until the cards are laid. `stock`: the camels
    in the box. `tribes` by seat; `fallen` the seats wiped out, the first one first. `to_act` is None when the game is
    over. Of the round: `die`; `pack`, face down from the top, and `turned`, in order: seats and DESTINY. `deck` are the
    destiny cards not turned over yet, from the top. Of the turn: `step` is 0 before the move, 1 before the purchase, 2
    and 3 for those of the second half of a double turn; `acted`: a choice was made in it. `rules`: the version under
    which the game began.
    """

    options: Options
    chance: Chance
    phase: Phase
    to_act: int | None
    tribes: tuple[TribeState, ...]
    stock: int
    deck: tuple[Destiny, ...]
    lands: tuple[Land, ...] = ()
    owners: tuple[int | None, ...] = (None,) * len(BY_NUMBER)
    camels: tuple[int, ...] = (0,) * len(BY_NUMBER)
    fallen: tuple[int, ...] = ()
    round: int = 0
    die: int = 0
    pack: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    step: int = 0
    acted: bool = False
    combat: Combat | None = None
    latest: Latest | None = None
    last_destiny: LastDestiny | None = None
    history: tuple[RoundRow, ...] = ()
    rules: int = 1


def tribes_of(state: State) -> tuple[Tribe, ...]:
    """Return the tribe of each seat."""
    return state.options.tribes or TRIBES[: len(state.tribes)]


def _check(state: State) -> None:
    seats, squares = range(len(state.tribes)), len(BY_NUMBER)
    if len(seats) not in SEATS or len(state.owners) != squares or len(state.lands) not in (0, squares):
        raise ValueError("no position of Targui 1988: no such board")
    if min(state.camels) < 0 or state.stock < 0 or camels_in_all(state) != int(state.options.camels):
        raise ValueError("no position of Targui 1988: camels are missing")
    check_seats("Targui 1988", len(seats), *state.owners, *state.fallen, state.to_act)
    if not 1 <= state.rules <= RULES:
        raise ValueError("no position of Targui 1988: rules of another version")
    check(state.options, len(seats))


CODER = Coder(State, FORMAT, _check, "Targui 1988")


def camels_in_all(state: State) -> int:
    """Return the camels on the board and in the box: always as many as there were."""
    return sum(state.camels) + state.stock
