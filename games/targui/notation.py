"""The notation of moves as a person types them: `place 5`, `lay t07@a1 row2 dates salt`, `trade 3 salt gold`.

It is read generously (capitals, spaces, the order of tokens) and written strictly.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import TypeVar

from games.contract import IllegalMove
from games.targui.cards import Card
from games.targui.components import Border, Good, Place, Row, Slot, Token
from games.targui.moves import (
    Bargain,
    Barter,
    Caravan,
    Collect,
    Discard,
    Done,
    End,
    Expand,
    Gain,
    Gift,
    GiveGold,
    GiveGoods,
    GivePoints,
    Keep,
    Lay,
    Mirage,
    PlaceFigure,
    Sale,
    Sell,
    Shift,
    Source,
    Take,
    TarguiMove,
    Trade,
)

LONGEST = 500
"""Characters of a text that are worth reading; goods by the dozen, given and taken, make the longest move."""

DIGITS = "0123456789"

Name = TypeVar("Name", bound=enum.StrEnum)


def parse_move(text: str) -> TarguiMove:
    """The move that a text stands for. IllegalMove for any other text."""
    parts = text.lower().split() if len(text) <= LONGEST else []
    if not parts or parts[0] not in _READERS:
        raise IllegalMove("refusal-junk")
    try:
        return _READERS[parts[0]](parts[1:])
    except ValueError as error:
        raise IllegalMove("refusal-junk") from error


def _place(rest: list[str]) -> PlaceFigure:
    return PlaceFigure(Border(_only(rest)))


def _collect(rest: list[str]) -> Collect:
    return Collect(Border(_only(rest)))


def _take(rest: list[str]) -> Take:
    source, *gain = rest
    return Take(_source(source), _sorted(gain, Token))


def _lay(rest: list[str]) -> Lay:
    source, row, *payment = rest
    return Lay(_source(source), Row(row), _sorted(payment, Token))


def _keep(rest: list[str]) -> Keep:
    return Keep(_source(_only(rest)))


def _discard(rest: list[str]) -> Discard:
    return Discard(_source(_only(rest)))


def _trade(rest: list[str]) -> Trade:
    count, give, get = rest
    return Trade(Bargain(Token(give), _number(count), Token(get)))


def _barter(rest: list[str]) -> Barter:
    (at,) = [number for number, part in enumerate(rest) if part[0] in DIGITS]
    return Barter(_sorted(_some(rest[:at]), Good), _number(rest[at], DIGITS), _sorted(rest[at + 1 :], Good))


def _sell(rest: list[str]) -> Sell:
    count, give, points = rest
    return Sell(Sale(Token(give), _number(count), _number(points)))


def _mirage(rest: list[str]) -> Mirage:
    source, target = rest
    return Mirage(_source(source), _source(target))


def _gain(rest: list[str]) -> Gain:
    return Gain(_sorted(_some(rest), Good))


def _gift(rest: list[str]) -> Gift:
    return Gift(Token(_only(rest)))


def _shift(rest: list[str]) -> Shift:
    card, slot = rest
    return Shift(Card(card), Slot(slot))


def _give(rest: list[str]) -> GiveGoods:
    return GiveGoods(_sorted(_some(rest), Good))


def _points(rest: list[str]) -> GivePoints:
    return GivePoints(_number(_only(rest)))


def _gold(rest: list[str]) -> GiveGold:
    _nothing(rest)
    return GiveGold()


def _caravan(rest: list[str]) -> Caravan:
    _nothing(rest)
    return Caravan()


def _expand(rest: list[str]) -> Expand:
    _nothing(rest)
    return Expand()


def _done(rest: list[str]) -> Done:
    _nothing(rest)
    return Done()


def _end(rest: list[str]) -> End:
    _nothing(rest)
    return End()


_READERS: dict[str, Callable[[list[str]], TarguiMove]] = {
    "place": _place,
    "give": _give,
    "points": _points,
    "gold": _gold,
    "collect": _collect,
    "take": _take,
    "lay": _lay,
    "keep": _keep,
    "discard": _discard,
    "trade": _trade,
    "barter": _barter,
    "sell": _sell,
    "caravan": _caravan,
    "expand": _expand,
    "mirage": _mirage,
    "gain": _gain,
    "gift": _gift,
    "shift": _shift,
    "done": _done,
    "end": _end,
}


def _nothing(rest: list[str]) -> None:
    if rest:
        raise ValueError("nothing more was expected")


def _only(rest: list[str]) -> str:
    (one,) = rest
    return one


def _some(rest: list[str]) -> list[str]:
    if not rest:
        raise ValueError("a name is missing")
    return rest


def _sorted(names: list[str], kind: type[Name]) -> tuple[Name, ...]:
    return tuple(sorted([kind(name) for name in names], key=list(kind).index))


def _source(text: str) -> Source:
    card, place = text.split("@")
    return Source(Card(card), Place(place))


def _number(text: str, digits: str = DIGITS[1:]) -> int:
    if len(text) != 1 or text not in digits:
        raise ValueError(f"one of {digits} was expected")
    return int(text)
