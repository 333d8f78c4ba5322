"""The notation of moves as a person types them: `load camel1 gold salt`, `buy cave gold@hand salt@camel2`.

It is read generously (capitals, spaces, the order of cards where none is meant) and written strictly.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import TypeVar

from games.contract import IllegalMove
from games.touareg.components import SPECIALS, Cave, Good, Place, Special
from games.touareg.loading import in_order
from games.touareg.moves import Buy, Draw, End, Hide, Load, Market, Paid, Send, Settle, Steal, TouaregMove
from games.touareg.paying import ordered

LONGEST = 200
"""Characters of a text that are worth reading; the longest move has about 80."""

Name = TypeVar("Name", bound=enum.StrEnum)


def parse_move(text: str) -> TouaregMove:
    """The move that a text stands for. IllegalMove names the kind of move that could not be read."""
    parts = text.lower().split() if len(text) <= LONGEST else []
    if not parts or parts[0] not in _READERS:
        raise IllegalMove("refusal-junk")
    try:
        return _READERS[parts[0]](parts[1:])
    except ValueError as error:
        raise IllegalMove(f"touareg-refusal-notation-{parts[0]}") from error


def _draw(rest: list[str]) -> Draw:
    _nothing(rest)
    return Draw()


def _send(rest: list[str]) -> Send:
    return Send(in_order(_some(rest, Good)))


def _load(rest: list[str]) -> Load:
    place, *goods = rest
    return Load(Place(place), tuple(_some(goods, Good)))


def _market(rest: list[str]) -> Market:
    good, count, place = rest
    return Market(Good(good), _number(count), Place(place))


def _buy(rest: list[str]) -> Buy:
    special, *cards = rest
    payment = tuple(_card(card) for card in cards)
    return Buy(Special(special), ordered(payment))


def _hide(rest: list[str]) -> Hide:
    cave, card = rest
    paid = _card(card)
    return Hide(Cave(cave), paid.place, paid.good)


def _steal(rest: list[str]) -> Steal:
    player, place = rest
    return Steal(_number(player) - 1, Place(place))


def _settle(rest: list[str]) -> Settle:
    cashed = [Special(name) for name in rest]
    return Settle(tuple(sorted(cashed, key=SPECIALS.index)))


def _end(rest: list[str]) -> End:
    _nothing(rest)
    return End()


_READERS: dict[str, Callable[[list[str]], TouaregMove]] = {
    "draw": _draw,
    "send": _send,
    "load": _load,
    "market": _market,
    "buy": _buy,
    "hide": _hide,
    "steal": _steal,
    "settle": _settle,
    "end": _end,
}


def _nothing(rest: list[str]) -> None:
    if rest:
        raise ValueError("nothing more was expected")


def _some(rest: list[str], kind: type[Name]) -> list[Name]:
    if not rest:
        raise ValueError("a name is missing")
    return [kind(name) for name in rest]


def _card(text: str) -> Paid:
    good, place = text.split("@")
    return Paid(Good(good), Place(place))


def _number(text: str) -> int:
    if len(text) != 1 or text not in "123456789":
        raise ValueError("a number from 1 to 9 was expected")
    return int(text)
