"""View of a game of Targui 1988: everything but the order of the cards to come, so all views are equal.

`knowledge.py` makes it.
"""

from __future__ import annotations

import enum

import msgspec

from azalai.games.contract import Outcome, Seat, View
from azalai.games.targui1988.components import Destiny, Land, Sector, Square, Tribe


class Phase(enum.StrEnum):
    """Phases."""

    SECTORS = "sectors"  # choice of a corner; the territory cards are not laid yet
    CAMPS = "camps"  # choice of the card that the own camp replaces
    ACTING = "acting"  # the turn of a tribe: move or attack, then buy
    FIGHTING = "fighting"  # the attack continues or is broken off
    OCCUPYING = "occupying"  # choice of the camels that move into the territory won
    OVER = "over"


class Ending(enum.StrEnum):
    """Stages of an attack."""

    OPEN = "open"  # the attacker decides whether to go on
    WON = "won"
    REPELLED = "repelled"  # the attacker has no camels left
    BROKEN_OFF = "broken_off"


class LatestAct(enum.StrEnum):
    """Kinds of the last visible act."""

    CAMP = "camp"
    MARCH = "march"
    ATTACK = "attack"
    BUY = "buy"


class SquareView(msgspec.Struct, frozen=True, gc=False):
    """Square of the map, as a viewer sees it.

    `number` is that of the spiral, 1 to 49. `land` is None while the card is not laid yet. `economic` and `strategic`
    have their present values; `temporary`: one of them is that of a destiny card, until the end of the round. `camp`:
    the seat whose camp is here, whichever player owns it now. Camels are those of the owner.
    """

    square: Square
    number: int
    land: Land | None
    economic: int
    strategic: int
    temporary: bool
    owner: Seat | None
    camels: int
    camp: Seat | None


class TribeView(msgspec.Struct, frozen=True):
    """Tribe, as a viewer sees it.

    `sector` is None with three players and before it is chosen; `choices`: the possible squares of its camp, while that
    is open. `camp` is None until the camp stands; `camp_owner` its present holder. `tribute`: its payment now, 0
    without its own camp. `foreign_camps`: the number it holds. `cards_left`: its cards still in the pack of this round.
    `out_round`: the round in which it was wiped out, or None.
    """

    seat: Seat
    tribe: Tribe
    sector: Sector | None
    choices: tuple[Square, ...]
    camp: Square | None
    camp_owner: Seat | None
    territories: int
    camels: int
    silver: int
    tribute: int
    foreign_camps: int
    cards_left: int
    out_round: int | None


class CardView(msgspec.Struct, frozen=True):
    """Card of this round's pack, turned over: a tribe's (`seat`) or the destiny card (`destiny`).

    `skipped`: the tribe is out, or was when its card came.
    """

    seat: Seat | None
    destiny: Destiny | None
    skipped: bool


class DestinyView(msgspec.Struct, frozen=True, gc=False):
    """Destiny card, as a viewer sees it.

    `in_game`: it is in the pack of this game. `round`: the one in which it was turned over; None while it may still
    come (with a game to the last tribe: in this passage through the pack). `concerns`: for each seat, the number of its
    territories that it would concern now (for cards about money: 1 or 0 for the tribe).
    """

    card: Destiny
    number: int
    in_game: bool
    round: int | None
    concerns: tuple[int, ...]


class SquareChange(msgspec.Struct, frozen=True):
    """Change of the camels on a square."""

    square: Square
    camels: int


class LastDestiny(msgspec.Struct, frozen=True):
    """Last destiny card and its effect: camels and silver more (or less) by seat, and the concerned squares."""

    card: Destiny
    round: int
    camels: tuple[int, ...]
    silver: tuple[int, ...]
    squares: tuple[SquareChange, ...]


class Exchange(msgspec.Struct, frozen=True):
    """Roll of the attacker and the answer (`reply` is 0 if no defender was left to roll).

    The defender lost `hit` camels and the attacker `lost`.
    """

    roll: int
    hit: int
    reply: int
    lost: int


class Combat(msgspec.Struct, frozen=True):
    """Attack: the last one, or the one going on.

    `bonus` is the strategic value of the square attacked from, `defence` that of the square attacked. `exchanges` are
    the last ones (at most EXCHANGES_KEPT, the newest last) of `rounds` in all; `hit` and `lost` are the camels that the
    defender and the attacker lost in all of them; `camels` and `defenders` the remaining ones. After a win `moved_in`
    is the number of camels that occupied the square, 0 until decided.
    """

    attacker: Seat
    defender: Seat
    source: Square
    target: Square
    bonus: int
    defence: int
    camels: int
    defenders: int
    exchanges: tuple[Exchange, ...] = ()
    rounds: int = 0
    hit: int = 0
    lost: int = 0
    ending: Ending = Ending.OPEN
    moved_in: int = 0


EXCHANGES_KEPT = 8


class Latest(msgspec.Struct, frozen=True):
    """Last visible act.

    A camp pitched, a march, an attack (its first square to its second), a purchase (`source` None).

    `camels`: their number in a march or a purchase, or those that attacked.
    """

    act: LatestAct
    seat: Seat
    source: Square | None
    target: Square
    camels: int


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """Tribe at the end of a round.

    Territories, camels, silver after the tribute, the tribute paid (in the row of the start: the one it would be), and
    the holder of its camp.
    """

    territories: int
    camels: int
    silver: int
    tribute: int
    camp_owner: Seat | None


class RoundRow(msgspec.Struct, frozen=True, array_like=True):
    """Row of the history: round 0 is the start.

    `destiny`: the card of that round (None for round 0). One `Standing` for each seat. The standings of the round in
    progress are those of `TribeView`.
    """

    round: int
    die: int
    destiny: Destiny | None
    standings: tuple[Standing, ...]


class TarguiView(View, frozen=True, kw_only=True):
    """View of a position, for a seat or for all readers.

    `squares` in the order of `Square`, `tribes` by seat, `destinies` by number.

    `round` is 0 before the first one. `rounds`: the latest end of the game; `to_the_last`: it is meant to go on until
    one tribe is left. `die`: the roll for this round (0 before the first); 6 gives one card for each tribe, worth a
    double turn. `turned`: the cards of this round turned over, in order, the last one in play; `to_come`: the number
    still face down, the destiny card included (`destiny_to_come`).

    Of the turn: `half` of `halves` (1 of 1; 1 or 2 of 2 in a double turn), and whether the turn still has a move or
    attack (`may_move`) and a purchase (`may_buy`) in it by the rules, whatever the tribe could afford.
    `purchase_first`: a move or attack is one of the second half; of the first only the purchase is left.

    `stock`: camels left in the box. `history`: the start and every finished round.
    """

    phase: Phase
    to_act: Seat | None
    round: int
    rounds: int
    to_the_last: bool
    die: int
    turned: tuple[CardView, ...]
    to_come: int
    destiny_to_come: bool
    half: int
    halves: int
    may_move: bool
    may_buy: bool
    purchase_first: bool
    stock: int
    squares: tuple[SquareView, ...]
    tribes: tuple[TribeView, ...]
    destinies: tuple[DestinyView, ...]
    last_destiny: LastDestiny | None
    combat: Combat | None
    latest: Latest | None
    history: tuple[RoundRow, ...]
    outcome: Outcome | None
