"""Robot of Targui 1988: it evaluates its moves by the worth and the safety of its territories, from its own view alone.

This is the solid robot; the others compare positions by `comparing.py`.

The heart is `Desert.prospect`: the worth of a square for its owner, less the danger of losing it. Only the squares that
a move touches are evaluated, before and after it. The weights were chosen by play (`python -m tools.robots.matches
targui1988`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from math import exp, inf
from operator import itemgetter
from typing import cast

import msgspec

from azalai.games.chance import Chance
from azalai.games.targui1988.components import BESIDE_BITS, CAMEL_PRICE, INDEX, NEIGHBOURS, SIDES, Land
from azalai.games.targui1988.moves import (
    Attack,
    BreakOff,
    Buy,
    End,
    March,
    Occupy,
    Pitch,
    Press,
    Roll,
    TakeSector,
    TarguiMove,
)
from azalai.games.targui1988.view import TarguiView

STRENGTH = 0.3  # a point of strategic value, against one of economic value
OWN_CAMP = 20.0  # without it there is no tribute and no victory
FOREIGN_CAMP = 8.0  # the other tribe's tribute is gone
ONLY_RIVAL, ONE_OF_MANY = 1.0, 0.5  # a rival's loss, as a share of its worth
SADDLE = 0.3  # a camel
REACH = 0.12  # each free or unguarded point next to camels
RISK_BESIDE, RISK_EMPTY, RISK_NEAR, RISK_FAR = 0.6, 0.5, 0.12, 0.01  # of losing a square until the next turn
ROUNDED = 1e-9  # tolerance of equal sums in another order
LEAST_CHANCE, STOP_CHANCE = 0.55, 0.4  # of winning an attack that is begun, or gone on with


class Taste(msgspec.Struct, frozen=True):
    """Preferences of a robot beyond the worth: a factor for the prize of an attack, and rolling to the last camel."""

    prize: float = 1.0
    to_the_end: bool = False


LEVEL_HEADED = Taste()
CHARACTERS = {"fierce": Taste(prize=1.5), "peaceful": Taste(prize=0.7), "dogged": Taste(to_the_end=True)}


def choose(view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> TarguiMove:
    """Return the move with the best prospect; among equals the seed decides."""
    return Chance(seed).pick(Desert(view).best(moves))[0]


def choose_as(character: str, view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> TarguiMove:
    """Return the move that one of `CHARACTERS` likes best."""
    return Chance(seed).pick(Desert(view, taste=CHARACTERS[character]).best(moves))[0]


def _are_alike(one: TarguiMove, other: TarguiMove) -> bool:
    """Return True if two moves differ in a number only."""
    match one, other:
        case March(), March():
            return one.source is other.source and one.target is other.target
        case Buy(), Buy():
            return one.square is other.square
        case _:
            return type(one) is type(other)


@cache
def _pick_places(number: int) -> tuple[int, ...]:
    """Return the places of a few among `number`."""
    last = number - 1
    few = {0, 1, last // 4, last // 2, last * 3 // 4, last - 1, last}
    return tuple(sorted(place for place in few if 0 <= place <= last))


def _gain_elsewhere(few: Sequence[tuple[float, int]], start: int, end: int) -> float:
    """Return the gain of the best of a few purchases away from both ends of a move; 0 without one."""
    for gain, index in few:
        if index not in (start, end):
            return gain
    return 0.0


@cache
def hits(bonus: int) -> float:
    """Return the average number of camels that a roll with this strategic value costs the other side."""
    return sum((die + bonus) // 2 for die in range(1, SIDES + 1)) / SIDES


@cache
def chance_to_win(camels: int, bonus: int, defenders: int, defence: int) -> tuple[float, float]:
    """Return the approximate chance that `camels` beat `defenders`, and the number they lose in doing so."""
    rolls = max(1.0, defenders / hits(bonus))
    losses = (rolls - 1) * hits(defence)
    spread = 1.0 + 0.8 * rolls**0.5
    return 1 / (1 + exp(-1.7 * (camels - 0.5 - losses) / spread)), min(losses, camels)


class Desert:
    """Worth and danger of every square in a view, for the viewer or another seat."""

    def __init__(self, view: TarguiView, seat: int | None = None, taste: Taste = LEVEL_HEADED) -> None:
        self.view, self.taste = view, taste
        self.seat = seat if seat is not None else view.seat if view.seat is not None else view.to_act or 0
        self.foreign = ONLY_RIVAL if len(view.tribes) == 2 else ONE_OF_MANY
        self.owners = [square.owner for square in view.squares]
        self.camels = [square.camels for square in view.squares]
        self.strategic = [square.strategic for square in view.squares]
        self.worths = [square.economic + STRENGTH * square.strategic for square in view.squares]
        self._count_camps()
        self._foes: dict[int, list[tuple[int, int]]] = {}
        self._find_foes()
        self._mine: list[dict[int, float]] = [{} for _ in self.worths]
        self._starts: dict[int, tuple[int, float, float, float]] = {}
        self._ends: dict[int, tuple[int, float, float]] = {}
        self._uses: dict[int, tuple[float, bool]] = {}

    @cached_property
    def _free(self) -> list[float]:
        """Worth of each square that can be walked into; 0 for the others."""
        return [
            worth if square.owner != self.seat and not square.camels and square.land is not Land.CHOTT else 0.0
            for square, worth in zip(self.view.squares, self.worths, strict=True)
        ]

    def _count_camps(self) -> None:
        """Count the additional worth of a square with a camp, in points of tribute.

        Most for the own one, and for those that other tribes still hold.
        """
        for tribe in self.view.tribes:
            if tribe.camp is None:
                continue
            if tribe.seat == self.seat:
                self.worths[INDEX[tribe.camp]] += OWN_CAMP
            elif tribe.camp_owner == tribe.seat:
                self.worths[INDEX[tribe.camp]] += FOREIGN_CAMP

    def _find_foes(self) -> None:
        """Find the enemies next to each square, as camels and strategic value, and the squares next to those."""
        foes, seat, near = self._foes, self.seat, 0
        for index, (owner, camels) in enumerate(zip(self.owners, self.camels, strict=True)):
            if camels and owner != seat:
                foe = camels, self.strategic[index]
                for other in NEIGHBOURS[index]:
                    if other in foes:
                        foes[other].append(foe)
                    else:
                        foes[other] = [foe]
        for index in foes:
            near |= BESIDE_BITS[index]
        self._near = near

    def group_alike(self, moves: Sequence[TarguiMove]) -> list[range]:
        """Return the places of the moves that differ in a number only, together.

        They are together in every list of legal moves, mostly as many as possible (camels to go or to be paid for):
        because there are hundreds of moves, only the ends of such a group are examined.
        """
        groups, at, last = list[range](), 0, len(moves)
        paid = min(self.view.tribes[self.seat].silver // CAMEL_PRICE, self.view.stock)
        while at < last:
            first = moves[at]
            match first:
                case March(source):
                    end = at + self.camels[INDEX[source]]
                case Buy():
                    end = at + paid
                case _:
                    end = at
            if not at < end <= last or not _are_alike(first, moves[end - 1]):
                end = at + 1
                while end < last and _are_alike(first, moves[end]):
                    end += 1
            groups.append(range(at, end))
            at = end
        return groups

    def danger(self, index: int, camels: int) -> float:
        """Return the chance of losing an own square with `camels` until the next turn."""
        foes = self._foes.get(index)
        if foes is None:
            return (RISK_NEAR if self._near >> index & 1 else RISK_FAR) / (1 + camels)
        if not camels:
            return RISK_EMPTY
        defence = self.strategic[index]
        return RISK_BESIDE * max([chance_to_win(foe, bonus, camels, defence)[0] for foe, bonus in foes])

    def prospect(self, index: int, camels: int, mine: bool) -> float:
        """Return the worth of a square with `camels` own camels: held, and as a neighbour of open squares."""
        return self._held_worth(index, camels) if mine else self._use(index, camels) if camels else 0.0

    def _held_worth(self, index: int, camels: int) -> float:
        """Return the worth of an own square with `camels`."""
        known = self._mine[index]
        worth = known.get(camels)
        if worth is None:
            worth = self.worths[index] * (1 - self.danger(index, camels))
            if camels:
                worth += self._use(index, camels)
            known[camels] = worth
        return worth

    def _safe_worth(self, index: int, camels: int) -> float:
        """Return the worth of an own square with `camels` if it could not be lost."""
        return self.worths[index] + self._use(index, camels)

    def _use(self, index: int, camels: int) -> float:
        """Return the worth of `camels` own camels on a square."""
        known = self._uses.get(index)
        if known is None:
            open_to = REACH * sum([self._free[other] for other in NEIGHBOURS[index]])
            known = self._uses[index] = open_to, index in self._foes
        open_to, near = known
        # one more camel is of little use in a herd without neighbours
        return open_to + SADDLE * camels * (1.0 if near else 4.0 / (4.0 + camels))

    def best(self, moves: Sequence[TarguiMove]) -> list[TarguiMove]:
        """Return the moves that should bring most, in their order.

        A purchase first forfeits the move, so a move or attack counts together with the best purchase after it; but in
        a double turn a move forfeits the purchase that comes first. Marches between two squares are evaluated only if
        one of them could be among the best.
        """
        self._starts.clear()
        groups = self.group_alike(moves)
        ends = [(group[-1], moves[group[-1]]) for group in groups]
        buys = [(self._buy(move), at, move) for at, move in ends if isinstance(move, Buy)]
        buys.sort(key=itemgetter(0), reverse=True)
        few = [(gain, INDEX[move.square]) for gain, _, move in buys[:3]]
        camels = buys[0][2].camels if buys else 0
        forfeited = bool(buys) and self.view.purchase_first
        weighed = [(gain, at) for gain, at, _ in buys]
        marches: list[tuple[float, range]] = []
        for group in groups:
            match moves[group[0]]:
                case March() as march:
                    if not forfeited:
                        marches.append((self.at_most(march, few, camels, self._safe_worth), group))
                case Buy():
                    pass
                case Attack() if forfeited:
                    pass
                case Occupy() | Press():
                    weighed += [(self.gain(moves[group[at]]), group[at]) for at in _pick_places(len(group))]
                case _:
                    weighed += [(self._gain_with_purchase(moves[at], few, camels), at) for at in group]
        top = max(weighed)[0] if weighed else -inf
        marches.sort(key=itemgetter(0), reverse=True)
        for most, group in marches:
            if most < top - ROUNDED:
                break
            if self.at_most(cast("March", moves[group[0]]), few, camels, self._held_worth) < top - ROUNDED:
                continue
            some = [group[at] for at in _pick_places(len(group))]
            gains = self._marches([cast("March", moves[at]) for at in some], few, camels)
            weighed += zip(gains, some, strict=True)
            top = max(top, *gains)
        return [moves[at] for at in sorted([at for gain, at in weighed if gain == top])]

    def _gain_with_purchase(self, move: TarguiMove, few: Sequence[tuple[float, int]], camels: int) -> float:
        """Return the gain of a move, an attack with the best purchase of `camels` (0: none) after it.

        They are bought for the square with the highest worth, or the one the attack started from.
        """
        if not isinstance(move, Attack) or not camels:
            return self.gain(move)
        start, end = INDEX[move.source], INDEX[move.target]
        after = self._purchase_gain(start, self._camels_to_leave(start, end), camels)
        return self._attack(start, end) + max(_gain_elsewhere(few, start, end), after)

    def at_most(
        self, march: March, few: Sequence[tuple[float, int]], camels: int, worth: Callable[[int, int], float]
    ) -> float:
        """Return an upper bound of the gain of marches between two squares, with the best purchase of `camels` after.

        A square's worth grows with the camels there, though none is not always worse than one. `worth`: an upper bound
        of the target's worth with a number of camels.
        """
        start, end = INDEX[march.source], INDEX[march.target]
        herd, now, staying, more = self._starts.get(start) or self._start(start, camels)
        camels_there, before, taken = self._ends.get(end) or self._end(end)
        beyond = worth(end, camels_there + herd)
        most = staying + beyond + _gain_elsewhere(few, start, end)
        if camels:
            most = max(most, more + beyond, staying + worth(end, camels_there + herd + camels))
        return most - now - before + taken

    def _start(self, index: int, camels: int) -> tuple[int, float, float, float]:
        """Return a march's start.

        Its camels, present worth, highest worth without some, and worth with `camels` bought.
        """
        herd = self.camels[index]
        now = self._held_worth(index, herd)
        start = herd, now, max(now, self._held_worth(index, 0)), self._held_worth(index, herd + camels)
        self._starts[index] = start
        return start

    def _end(self, index: int) -> tuple[int, float, float]:
        """Return a march's target: the own camels there, its worth before, and the others' loss with it."""
        mine, camels = self.owners[index] == self.seat, self.camels[index]
        before, taken = self.prospect(index, camels, mine), -0.02 if mine else self._loss_of_others(index)
        end = self._ends[index] = camels if mine else 0, before, taken
        return end

    def _marches(self, group: Sequence[March], few: Sequence[tuple[float, int]], camels: int) -> list[float]:
        """Return the gains of marches from one square to another, each with the best purchase of `camels` after it.

        0 camels: no purchase. They are bought for the square with the highest worth, or one of its ends.
        """
        start, end = INDEX[group[0].source], INDEX[group[0].target]
        camels_there, wanted, taken = self._ends.get(end) or self._end(end)
        held, herd, best = self._held_worth, self.camels[start], _gain_elsewhere(few, start, end)
        before = held(start, herd) + wanted
        at_start, at_end = self._mine[start], self._mine[end]
        marches: list[float] = []
        for move in group:
            left, come = herd - move.camels, camels_there + move.camels
            staying, beyond = at_start.get(left), at_end.get(come)
            if staying is None:
                staying = held(start, left)
            if beyond is None:
                beyond = held(end, come)
            gain = staying + beyond - before + taken
            if camels:
                more_here, more_beyond = at_start.get(left + camels), at_end.get(come + camels)
                if more_here is None:
                    more_here = held(start, left + camels)
                if more_beyond is None:
                    more_beyond = held(end, come + camels)
                gain += max(best, more_here - staying, more_beyond - beyond)
            marches.append(gain)
        return marches

    def _buy(self, move: Buy) -> float:
        index = INDEX[move.square]
        return 0.01 + self._purchase_gain(index, self.camels[index], move.camels)

    def _purchase_gain(self, index: int, now: int, camels: int) -> float:
        """Return the gain of `camels` more on an own square."""
        return self._held_worth(index, now + camels) - self._held_worth(index, now)

    def gain(self, move: TarguiMove) -> float:
        """Return the expected gain of a move by itself; ending the turn brings nothing."""
        match move:
            case March():
                return self._marches((move,), (), 0)[0]
            case TakeSector():
                return 0.0
            case Pitch(square):
                return self._pitch(INDEX[square])
            case Attack(source, target):
                return self._attack(INDEX[source], INDEX[target])
            case Occupy(camels):
                return self._occupy(camels)
            case Buy():
                return self._buy(move)
            case Roll():
                return 0.0
            case Press(least):
                return self._press(least)
            case BreakOff():
                return 0.5
            case End():
                return 0.0

    def _pitch(self, index: int) -> float:
        """Return the worth of a camp's square.

        Rich land around, a poor card to replace, and rather at the edge, with fewer neighbours.
        """
        around = sum(self.view.squares[other].economic for other in NEIGHBOURS[index])
        return around - 1.5 * self.view.squares[index].economic - 0.4 * len(NEIGHBOURS[index])

    def _loss_of_others(self, index: int) -> float:
        """Return the others' loss with a square."""
        owner = self.owners[index]
        return 0.0 if owner is None or owner == self.seat else self.foreign * self.worths[index]

    def _attack(self, start: int, end: int) -> float:
        attacker, defender = self.view.squares[start], self.view.squares[end]
        likely, losses = chance_to_win(attacker.camels, attacker.strategic, defender.camels, defender.strategic)
        if likely < LEAST_CHANCE:
            return -1.0
        prize = self.taste.prize * (self.worths[end] * 0.8 + self._loss_of_others(end) + SADDLE * defender.camels)
        exposed = self.worths[start] * self.danger(start, self._camels_to_leave(start, end))
        return likely * prize - SADDLE * losses - 0.5 * exposed

    def _camels_to_leave(self, start: int, end: int) -> int:
        """Return the number of camels that a won attack should leave at its start, if one of them moves in."""
        attacker, defender = self.view.squares[start], self.view.squares[end]
        losses = chance_to_win(attacker.camels, attacker.strategic, defender.camels, defender.strategic)[1]
        return max(0, round(attacker.camels - losses) - 1)

    def _press(self, least: int) -> float:
        """Return the worth of going on until half the camels are lost, or all.

        More than stopping while the odds are good.
        """
        fight = self.view.combat
        if fight is None or least != (1 if self.taste.to_the_end else (fight.camels + 1) // 2):
            return -1.0
        return (
            1.0 if chance_to_win(fight.camels, fight.bonus, fight.defenders, fight.defence)[0] > STOP_CHANCE else -1.0
        )

    def _occupy(self, camels: int) -> float:
        fight = self.view.combat
        if fight is None:
            return 0.0
        start, end = INDEX[fight.source], INDEX[fight.target]
        return self.prospect(start, fight.camels - camels, True) + self.prospect(end, camels, True)
