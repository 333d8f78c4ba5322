"""The notation of moves as a person types them: `march d4 c4 5`, `attack d4 c4`, `buy d4 10`.

It is read generously (capitals, spaces) and written strictly.
"""

from __future__ import annotations

from collections.abc import Callable

from games.contract import IllegalMove
from games.targui1988.components import Sector, Square
from games.targui1988.moves import (
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

LONGEST = 60
"""Characters of a text that are worth reading; the longest move has about 16."""
DIGITS = 4
"""Digits of a number that are worth reading; there are a few hundred camels."""


def parse_move(text: str) -> TarguiMove:
    """The move that a text stands for. IllegalMove names the kind of move that could not be read."""
    parts = text.lower().split() if len(text) <= LONGEST else []
    if not parts or parts[0] not in _READERS:
        raise IllegalMove("refusal-junk")
    try:
        return _READERS[parts[0]](parts[1:])
    except ValueError as error:
        raise IllegalMove(f"targui1988-refusal-notation-{parts[0]}") from error


def _sector(rest: list[str]) -> TakeSector:
    (sector,) = rest
    return TakeSector(Sector(sector))


def _camp(rest: list[str]) -> Pitch:
    (square,) = rest
    return Pitch(Square(square))


def _march(rest: list[str]) -> March:
    source, target, camels = rest
    return March(Square(source), Square(target), _number(camels))


def _attack(rest: list[str]) -> Attack:
    source, target = rest
    return Attack(Square(source), Square(target))


def _roll(rest: list[str]) -> Roll:
    _nothing(rest)
    return Roll()


def _press(rest: list[str]) -> Press:
    (least,) = rest
    return Press(_number(least))


def _stop(rest: list[str]) -> BreakOff:
    _nothing(rest)
    return BreakOff()


def _occupy(rest: list[str]) -> Occupy:
    (camels,) = rest
    return Occupy(_number(camels))


def _buy(rest: list[str]) -> Buy:
    square, camels = rest
    return Buy(Square(square), _number(camels))


def _end(rest: list[str]) -> End:
    _nothing(rest)
    return End()


_READERS: dict[str, Callable[[list[str]], TarguiMove]] = {
    "sector": _sector,
    "camp": _camp,
    "march": _march,
    "attack": _attack,
    "roll": _roll,
    "press": _press,
    "stop": _stop,
    "occupy": _occupy,
    "buy": _buy,
    "end": _end,
}


def _nothing(rest: list[str]) -> None:
    if rest:
        raise ValueError("nothing more was expected")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > DIGITS:
        raise ValueError("a number was expected")
    return int(text)
