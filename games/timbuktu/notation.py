"""The notation of moves as a person types them: `place A lamp`, `choose B`, `go star gold`, `takeback`.

It is read generously (capitals, spaces, the order of goods) and written strictly.
"""

from __future__ import annotations

from collections.abc import Callable

from games.contract import IllegalMove
from games.timbuktu.components import Enclosure, Good, Letter, in_order
from games.timbuktu.moves import Choose, Go, Load, Place, TakeBack, TimbuktuMove

LONGEST = 200
"""Characters of a text that are worth reading; the longest move has about 40."""


def parse_move(text: str) -> TimbuktuMove:
    """The move that a text stands for. IllegalMove names the kind of move that could not be read."""
    parts = text.lower().split() if len(text) <= LONGEST else []
    if not parts or parts[0] not in _READERS:
        raise IllegalMove("refusal-junk")
    try:
        return _READERS[parts[0]](parts[1:])
    except ValueError as error:
        raise IllegalMove(f"timbuktu-refusal-notation-{parts[0]}") from error


def _load(rest: list[str]) -> Load:
    camel, *goods = rest
    return Load(_letter(camel), in_order([Good(good) for good in goods]))


def _place(rest: list[str]) -> Place:
    camel, enclosure = rest
    return Place(_letter(camel), Enclosure(enclosure))


def _choose(rest: list[str]) -> Choose:
    (camel,) = rest
    return Choose(_letter(camel))


def _go(rest: list[str]) -> Go:
    enclosure, *price = rest
    return Go(Enclosure(enclosure), tuple(Good(good) for good in price))


def _take_back(rest: list[str]) -> TakeBack:
    if rest:
        raise ValueError("nothing more was expected")
    return TakeBack()


def _letter(text: str) -> Letter:
    return Letter(text.upper())


_READERS: dict[str, Callable[[list[str]], TimbuktuMove]] = {
    "load": _load,
    "place": _place,
    "choose": _choose,
    "go": _go,
    "takeback": _take_back,
}
