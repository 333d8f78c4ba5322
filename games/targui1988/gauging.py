"""What a player of Targui 1988 works out from the view: how safe a tribe's territories and its camp are, and what its
herds could take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.targui1988.components import INDEX, NEIGHBOURS, SIDE, Land
from games.targui1988.robot import Desert, chance_to_win
from games.targui1988.view import TarguiView

NAMES = ("safe", "camp", "guard", "herd", "second", "open", "assault", "storm", "near")
FURTHER = 0.6
"""How much less likely an attack is that a herd has one more step to go for."""


def gauges(view: TarguiView) -> Mapping[str, Sequence[float]]:
    """By seat: the tribute that should still be there after the next turn of the others (`safe`), the chance that the
    camp is lost until then (`camp`), its guard, the largest and second largest herd, the best tribute that lies open
    beside a herd, the best that an attack should win, and how likely a foreign camp is taken, now (`near`) or in some
    turns (`storm`)."""
    found = [_of_tribe(Desert(view, tribe.seat)) if view.round else (0.0,) * len(NAMES) for tribe in view.tribes]
    return {name: [of_seat[at] for of_seat in found] for at, name in enumerate(NAMES)}


def _of_tribe(desert: Desert) -> tuple[float, ...]:
    view, seat = desert.view, desert.seat
    own = [index for index, owner in enumerate(desert.owners) if owner == seat]
    square = view.tribes[seat].camp
    safe = sum(view.squares[index].economic * (1 - desert.danger(index, desert.camels[index])) for index in own)
    camp, guard = 0.0, 0.0
    if square is not None and desert.owners[INDEX[square]] == seat:
        guard = float(desert.camels[INDEX[square]])
        camp = desert.danger(INDEX[square], desert.camels[INDEX[square]])
    herds = [index for index in own if desert.camels[index]]
    sizes = [*sorted((desert.camels[index] for index in herds), reverse=True), 0, 0]
    return (
        safe,
        camp,
        guard,
        float(sizes[0]),
        float(sizes[1]),
        max((_open(desert, index) for index in herds), default=0.0),
        max((_assault(desert, index) for index in herds), default=0.0),
        *_storm(desert, herds),
    )


def _open(desert: Desert, index: int) -> float:
    return float(
        max(
            (
                desert.view.squares[other].economic
                for other in NEIGHBOURS[index]
                if desert.owners[other] != desert.seat
                and not desert.camels[other]
                and desert.view.squares[other].land is not Land.CHOTT
            ),
            default=0,
        )
    )


def _assault(desert: Desert, index: int) -> float:
    return max(
        (
            _odds(desert, index, other) * desert.view.squares[other].economic
            for other in NEIGHBOURS[index]
            if desert.owners[other] != desert.seat
            and desert.camels[other]
            and desert.view.squares[other].land is not Land.CHOTT
        ),
        default=0.0,
    )


def _odds(desert: Desert, index: int, other: int) -> float:
    here, there = desert.view.squares[index], desert.view.squares[other]
    if not there.camels:
        return 1.0
    return chance_to_win(here.camels, here.strategic, there.camels, there.strategic)[0]


def _storm(desert: Desert, herds: Sequence[int]) -> tuple[float, float]:
    storm, near = 0.0, 0.0
    for tribe in desert.view.tribes:
        if tribe.seat == desert.seat or tribe.camp is None or desert.owners[INDEX[tribe.camp]] != tribe.seat:
            continue
        camp = INDEX[tribe.camp]
        for index in herds:
            steps = max(abs(index // SIDE - camp // SIDE), abs(index % SIDE - camp % SIDE))
            odds = _odds(desert, index, camp)
            storm = max(storm, odds * FURTHER ** (steps - 1))
            if steps == 1:
                near = max(near, odds)
    return storm, near
