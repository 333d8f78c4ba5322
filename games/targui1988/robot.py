"""A player of iron: weighs its moves by what its territories would be worth and how safe they would be, from nothing
but its own view.

The heart is `Desert.prospect`: the worth of a square for its owner, less the danger that somebody takes it. Only the
squares that a move touches are weighed, before and after it. The weights were chosen by play (`python -m
benchmarks.robots targui1988`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from games.chance import Chance
from games.targui1988.components import INDEX, NEIGHBOURS, SIDES, Land
from games.targui1988.moves import Attack, BreakOff, Buy, End, March, Occupy, Pitch, Press, Roll, TakeSector, TarguiMove
from games.targui1988.view import TarguiView

STRENGTH = 0.3  # a point of strategic value, against one of economic value
OWN_CAMP = 20.0  # without it there is no tribute and no victory
FOREIGN_CAMP = 8.0  # the other tribe's tribute is gone
ONLY_RIVAL, ONE_OF_MANY = 1.0, 0.5  # what a rival loses, as a share of its worth
SADDLE = 0.3  # a camel
REACH = 0.12  # each point that lies free or unguarded beside camels, ready to be taken
RISK_BESIDE, RISK_EMPTY, RISK_NEAR, RISK_FAR = 0.6, 0.5, 0.12, 0.01  # of losing a square until the next turn
LEAST_CHANCE, STOP_CHANCE = 0.55, 0.4  # of winning an attack that is begun, or gone on with


def choose(view: TarguiView, moves: Sequence[TarguiMove], seed: bytes) -> TarguiMove:
    """The move with the best prospect; among equals the seed decides."""
    weighed = Desert(view).weighed(moves)
    best = max([gain for _, gain in weighed])
    return Chance(seed).pick([move for move, gain in weighed if gain == best])[0]


def _alike(move: TarguiMove) -> object:
    """What moves have in common that differ in a number only."""
    if isinstance(move, March):
        return move.source, move.target
    return move.square if isinstance(move, Buy) else type(move)


@cache
def _few(number: int) -> tuple[int, ...]:
    """The places of a few among so many."""
    last = number - 1
    few = {0, 1, last // 4, last // 2, last * 3 // 4, last - 1, last}
    return tuple(sorted(place for place in few if 0 <= place <= last))


def _gain(weighed: tuple[float, Buy]) -> float:
    return weighed[0]


@cache
def hits(bonus: int) -> float:
    """The camels that a roll with this strategic value costs the other side, on average."""
    return sum((die + bonus) // 2 for die in range(1, SIDES + 1)) / SIDES


@cache
def chance_to_win(camels: int, bonus: int, defenders: int, defence: int) -> tuple[float, float]:
    """Roughly: how likely so many camels beat so many, and how many they lose on the way."""
    rolls = max(1.0, defenders / hits(bonus))
    losses = (rolls - 1) * hits(defence)
    spread = 1.0 + 0.8 * rolls**0.5
    return 1 / (1 + exp(-1.7 * (camels - 0.5 - losses) / spread)), min(losses, camels)


class Desert:
    """What a view says about worth and danger of every square, for the viewer or another seat."""

    def __init__(self, view: TarguiView, seat: int | None = None) -> None:
        self.view = view
        self.seat = seat if seat is not None else view.seat if view.seat is not None else view.to_act or 0
        self.foreign = ONLY_RIVAL if len(view.tribes) == 2 else ONE_OF_MANY
        self.owners = [square.owner for square in view.squares]
        self.camels = [square.camels for square in view.squares]
        self.worths = [self._worth(index) for index in range(len(view.squares))]
        self._foes: dict[int, list[tuple[int, int]]] = {}
        for index, (owner, camels) in enumerate(zip(self.owners, self.camels, strict=True)):
            if camels and owner != self.seat:
                foe = camels, view.squares[index].strategic
                for other in NEIGHBOURS[index]:
                    self._foes.setdefault(other, []).append(foe)
        self._near = {beside for index in self._foes for beside in NEIGHBOURS[index]}
        self._mine = [dict[int, float]() for _ in self.worths]
        self._wanted = [dict[int, float]() for _ in self.worths]
        self._opens: dict[int, float] = {}
        self._ways: dict[tuple[int, int], tuple[int, float, float]] = {}

    def _worth(self, index: int) -> float:
        """What it is worth to own a square, in points of tribute."""
        square = self.view.squares[index]
        worth = square.economic + STRENGTH * square.strategic
        if square.camp == self.seat:
            return worth + OWN_CAMP
        return worth + FOREIGN_CAMP if square.camp is not None and square.owner == square.camp else worth

    def worthy(self, moves: Sequence[TarguiMove]) -> list[list[TarguiMove]]:
        """The moves worth weighing, those together that differ in a number only, and of these a few."""
        groups: dict[object, list[TarguiMove]] = {}
        for move in moves:
            alike = _alike(move)
            group = groups.get(alike)
            if group is None:
                groups[alike] = [move]
            else:
                group.append(move)
        found: list[list[TarguiMove]] = []
        for group in groups.values():
            match group[0]:
                case Buy():
                    found.append([group[-1]])
                case March() | Occupy() | Press():
                    found.append([group[at] for at in _few(len(group))])
                case _:
                    found.append(group)
        return found

    def danger(self, index: int, camels: int) -> float:
        """The chance of losing an own square with so many camels until the next turn."""
        foes = self._foes.get(index)
        if foes is None:
            return (RISK_NEAR if index in self._near else RISK_FAR) / (1 + camels)
        if not camels:
            return RISK_EMPTY
        defence = self.view.squares[index].strategic
        return RISK_BESIDE * max([chance_to_win(foe, bonus, camels, defence)[0] for foe, bonus in foes])

    def prospect(self, index: int, camels: int, mine: bool) -> float:
        """What a square with so many own camels is worth: to be held, and for what lies open beside it."""
        known = self._mine[index] if mine else self._wanted[index]
        worth = known.get(camels)
        if worth is None:
            worth = self.worths[index] * (1 - self.danger(index, camels)) if mine else 0.0
            if camels:
                # one more camel is of little use in a herd that nobody is near
                use = 1.0 if index in self._foes else 4.0 / (4.0 + camels)
                open_to = self._opens.get(index)
                if open_to is None:
                    open_to = self._open(index)
                worth += REACH * open_to + SADDLE * camels * use
            known[camels] = worth
        return worth

    def _open(self, index: int) -> float:
        """The worth of what can be walked into from a square."""
        found = self._opens[index] = sum(
            [
                self.worths[other]
                for other in NEIGHBOURS[index]
                if self.owners[other] != self.seat
                and not self.camels[other]
                and self.view.squares[other].land is not Land.CHOTT
            ]
        )
        return found

    def weighed(self, moves: Sequence[TarguiMove]) -> list[tuple[TarguiMove, float]]:
        """What each move worth weighing should bring. Whoever buys first forfeits the move, so a move or attack counts
        together with the best purchase after it; but in a double turn a move forfeits the purchase that comes first."""
        groups = self.worthy(moves)
        buys = [(self.gain(move), move) for group in groups for move in group if isinstance(move, Buy)]
        if not buys:
            return [(move, self.gain(move)) for group in groups for move in group]
        buys.sort(key=_gain, reverse=True)
        few = [(gain, INDEX[move.square]) for gain, move in buys[:3]]
        camels = buys[0][1].camels
        found: list[tuple[TarguiMove, float]] = []
        for group in groups:
            if not isinstance(group[0], March | Attack):
                found += [(move, self.gain(move)) for move in group]
            elif not self.view.purchase_first:
                found += self._bought_after(group, few, camels)
        return found

    def _bought_after(
        self, group: Sequence[TarguiMove], few: Sequence[tuple[float, int]], camels: int
    ) -> list[tuple[TarguiMove, float]]:
        """Attacks, or marches from one square to another, each with the best purchase of so many camels after it: where
        they are now worth most, or at one of its ends."""
        found: list[tuple[TarguiMove, float]] = []
        for move in group:
            assert isinstance(move, March | Attack)
            start, end = INDEX[move.source], INDEX[move.target]
            best = 0.0
            for gain, index in few:
                if index not in (start, end):
                    best = gain
                    break
            if isinstance(move, Attack):
                after = self._bought(start, self._left_behind(start, end), camels)
                found.append((move, self._attack(start, end) + max(best, after)))
                continue
            there, before, taken = self._ways.get((start, end)) or self._way(start, end)
            left, come = self.camels[start] - move.camels, there + move.camels
            here, beyond = self._held(start, left), self._held(end, come)
            after = max(best, self._held(start, left + camels) - here, self._held(end, come + camels) - beyond)
            found.append((move, here + beyond - before + taken + after))
        return found

    def _held(self, index: int, camels: int) -> float:
        """What an own square with so many camels is worth."""
        worth = self._mine[index].get(camels)
        return self.prospect(index, camels, True) if worth is None else worth

    def _bought(self, index: int, now: int, camels: int) -> float:
        """What so many camels more bring on an own square."""
        return self._held(index, now + camels) - self._held(index, now)

    def gain(self, move: TarguiMove) -> float:
        """What a move should bring by itself; ending the turn brings nothing."""
        match move:
            case March(source, target, camels):
                return self._march(INDEX[source], INDEX[target], camels)
            case TakeSector():
                return 0.0
            case Pitch(square):
                return self._pitch(INDEX[square])
            case Attack(source, target):
                return self._attack(INDEX[source], INDEX[target])
            case Occupy(camels):
                return self._occupy(camels)
            case Buy(square, camels):
                index = INDEX[square]
                return 0.01 + self._bought(index, self.camels[index], camels)
            case Roll():
                return 0.0
            case Press(least):
                return self._press(least)
            case BreakOff():
                return 0.5
            case End():
                return 0.0

    def _pitch(self, index: int) -> float:
        """Rich land around, a poor card to replace, and rather at the edge, where fewer can come from."""
        around = sum(self.view.squares[other].economic for other in NEIGHBOURS[index])
        return around - 1.5 * self.view.squares[index].economic - 0.4 * len(NEIGHBOURS[index])

    def _taken(self, index: int) -> float:
        """What others lose with a square."""
        owner = self.owners[index]
        return 0.0 if owner is None or owner == self.seat else self.foreign * self.worths[index]

    def _march(self, start: int, end: int, camels: int) -> float:
        there, before, taken = self._ways.get((start, end)) or self._way(start, end)
        here, beyond = self._held(start, self.camels[start] - camels), self._held(end, there + camels)
        return here + beyond - before + taken

    def _way(self, start: int, end: int) -> tuple[int, float, float]:
        """Of a march, however many go: the own camels there, what both squares are worth before, what is taken."""
        mine = self.owners[end] == self.seat
        there = self.camels[end] if mine else 0
        before = self.prospect(start, self.camels[start], True) + self.prospect(end, self.camels[end], mine)
        way = self._ways[start, end] = there, before, -0.02 if mine else self._taken(end)
        return way

    def _attack(self, start: int, end: int) -> float:
        here, there = self.view.squares[start], self.view.squares[end]
        likely, losses = chance_to_win(here.camels, here.strategic, there.camels, there.strategic)
        if likely < LEAST_CHANCE:
            return -1.0
        prize = self.worths[end] * 0.8 + self._taken(end) + SADDLE * there.camels
        exposed = self.worths[start] * self.danger(start, self._left_behind(start, end))
        return likely * prize - SADDLE * losses - 0.5 * exposed

    def _left_behind(self, start: int, end: int) -> int:
        """How many camels a won attack should leave where it came from, if one of them moves in."""
        here, there = self.view.squares[start], self.view.squares[end]
        losses = chance_to_win(here.camels, here.strategic, there.camels, there.strategic)[1]
        return max(0, round(here.camels - losses) - 1)

    def _press(self, least: int) -> float:
        """To go on until half the camels are gone is worth more than to stop while the odds are good."""
        fight = self.view.combat
        if fight is None or least != (fight.camels + 1) // 2:
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
