"""Gauges of the view for a player of Targui 1988.

The safety of a tribe's territories and camp, and its herds' targets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from azalai.games.targui1988.components import INDEX, NEIGHBOURS, SIDE, Land
from azalai.games.targui1988.robot import Desert, chance_to_win
from azalai.games.targui1988.view import TarguiView

NAMES = ("safe", "danger", "guard", "means", "reach", "assault", "storm", "siege")
FURTHER = 0.6
"""Factor of a herd's weight in an attack for each more step it has to go."""


def gauges(view: TarguiView) -> Mapping[str, Sequence[float]]:
    """Return the gauges by seat.

    Of a tribe's possessions: the economic value that should be left until its next turn (`safe`), the chance that its
    camp is lost until then (`danger`), the camels that guard the camp (`guard`), and the root of their number together
    with those the money would buy (`means`). Of its targets: the economic value that lies unguarded next to its herds
    (`reach`), the most that an attack should bring (`assault`), the chance that another's camp falls in some turns
    (`storm`), and the number of camels by which it is outnumbered there (`siege`).
    """
    rows = [_of_tribe(Desert(view, tribe.seat)) if view.round else (0.0,) * len(NAMES) for tribe in view.tribes]
    return {name: [of_seat[at] for of_seat in rows] for at, name in enumerate(NAMES)}


def of_tribe(view: TarguiView, seat: int) -> dict[str, float]:
    """Return the gauges of one tribe."""
    return dict(zip(NAMES, _of_tribe(Desert(view, seat)), strict=True))


def _of_tribe(desert: Desert) -> tuple[float, ...]:
    view, seat, owners, camels = desert.view, desert.seat, desert.owners, desert.camels
    own = [index for index, owner in enumerate(owners) if owner == seat]
    herds = [index for index in own if camels[index]]
    safe = sum([view.squares[index].economic * (1 - desert.danger(index, camels[index])) for index in own])
    camp = _camp(desert, seat)
    guard = 0 if camp is None else camels[camp]
    danger = 0.0 if camp is None else desert.danger(camp, guard)
    means = (guard + view.tribes[seat].silver) ** 0.5
    return (safe, danger, float(guard), means, _reach(desert, herds), _assault(desert, herds), *_storm(desert, herds))


def _camp(desert: Desert, seat: int) -> int | None:
    """Return the camp of a tribe, if it holds it, or None."""
    square = desert.view.tribes[seat].camp
    return None if square is None or desert.owners[INDEX[square]] != seat else INDEX[square]


def _reach(desert: Desert, herds: Sequence[int]) -> float:
    """Return the value that can be walked into."""
    beside = {other for _, other in _yield_herds(desert, herds) if not desert.camels[other]}
    return float(sum([desert.view.squares[other].economic for other in beside]))


def _assault(desert: Desert, herds: Sequence[int]) -> float:
    """Return the most that an attack should bring."""
    squares = desert.view.squares
    prizes = [
        _odds(desert, index, other) * squares[other].economic
        for index, other in _yield_herds(desert, herds)
        if desert.camels[other]
    ]
    return max(prizes, default=0.0)


def _yield_herds(desert: Desert, herds: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield own herds, each with the foreign and free neighbours that camels may enter."""
    for index in herds:
        for other in NEIGHBOURS[index]:
            if desert.owners[other] != desert.seat and desert.view.squares[other].land is not Land.CHOTT:
                yield index, other


def _odds(desert: Desert, index: int, other: int) -> float:
    """Return the chance that a herd takes a square."""
    attacker, defender = desert.view.squares[index], desert.view.squares[other]
    return (
        chance_to_win(attacker.camels, attacker.strategic, defender.camels, defender.strategic)[0]
        if defender.camels
        else 1.0
    )


def _storm(desert: Desert, herds: Sequence[int]) -> tuple[float, float]:
    """Return the chance that another's camp falls in some turns, and by how many camels it is outnumbered."""
    storm, siege = 0.0, 0.0
    for tribe in desert.view.tribes:
        camp = _camp(desert, tribe.seat)
        if camp is None or tribe.seat == desert.seat:
            continue
        crowd = 0.0
        for index in herds:
            steps = max(abs(index // SIDE - camp // SIDE), abs(index % SIDE - camp % SIDE))
            share = FURTHER ** (steps - 1)
            storm = max(storm, _odds(desert, index, camp) * share)
            crowd += desert.camels[index] * share
        siege = max(siege, crowd - desert.camels[camp])
    return storm, siege
