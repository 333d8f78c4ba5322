"""Check that texts say everything that pictures show: a part of a view that changes the picture changes a text too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias, cast

import msgspec

from azalai.games import GAMES
from azalai.locales import ORIGINAL, words
from azalai.renderers import renderer, unsaid
from azalai.renderers.samples import NAMES
from azalai.testing.checks import of_a_table
from azalai.testing.faults import need
from azalai.testing.play import Played, positions
from azalai.testing.secrecy import reader_name

Part: TypeAlias = tuple[str | int, ...]
VIEWS, LATER = 12, 4
"""Number of views for each reader, and number of later views with which each is compared."""
TIMES = 3
"""Number of comparisons after which a part is skipped. Those with a changed and an unchanged text count separately."""


@of_a_table
def texts_say_everything_that_pictures_show(key: str, seats: int) -> None:
    game = GAMES[key]
    states = positions(key, seats)
    sample = states[:: max(1, len(states) // VIEWS)]
    tried: Counter[tuple[str, bool]] = Counter()
    for seat in (None, 0):
        for number, played in enumerate(sample):
            view = game.view(played.state, seat)
            for later in sample[number + 1 : number + 1 + LATER]:
                other = game.view(later.state, seat)
                for part in list_differing(view, other):
                    _compare(key, played, view, with_part(view, other, part), part_name(part), tried)


def _compare(key: str, played: Played, view: Any, changed: Any, name: str, tried: Counter[tuple[str, bool]]) -> None:
    """Raise `Fault` if two views that differ in one part have different pictures and the same text."""
    if any(tried[name, in_words] >= TIMES for in_words in (True, False)) or f"{name}.".startswith(
        tuple(f"{field}." for field in unsaid(key))
    ):
        return
    drawer, t, names = renderer(key), words(ORIGINAL), NAMES[: played.course.seats]
    try:
        in_words = any(tell(changed, names, t) != tell(view, names, t) for tell in (drawer.text, drawer.situation))
        in_picture = not in_words and drawer.draw(changed, names, t).tobytes() != drawer.draw(view, names, t).tobytes()
    except Exception:
        return  # the renderer can't draw a view that no position has
    tried[name, in_words] += 1
    need(
        not in_picture,
        f"`{name}` of what {reader_name(view.seat)} sees changes the picture and not the `text` of the position: "
        "people who read positions in words do not learn it (name a mere ornament in `UNSAID` of the renderer)",
    )


def list_differing(one: Any, other: Any, at: Part = ()) -> Iterator[Part]:
    """Yield the smallest parts in which two views differ, without the seat.

    Values of different types and tuples of different lengths are skipped, because they depend on other parts.
    """
    if type(one) is not type(other):
        return
    if isinstance(one, msgspec.Struct):
        for name in one.__struct_fields__:
            if at or name != "seat":
                yield from list_differing(getattr(one, name), getattr(other, name), (*at, name))
    elif isinstance(one, tuple):
        items = cast("tuple[Any, ...]", one)
        for number, item in enumerate(items if len(items) == len(other) else ()):
            yield from list_differing(item, other[number], (*at, number))
    elif one != other:
        yield at


def with_part(view: Any, other: Any, part: Part) -> Any:
    """Return a view with one part replaced by that of another view."""
    if not part:
        return other
    first, rest = part[0], part[1:]
    if isinstance(first, int):
        return (*view[:first], with_part(view[first], other[first], rest), *view[first + 1 :])
    return msgspec.structs.replace(view, **{first: with_part(getattr(view, first), getattr(other, first), rest)})


def part_name(part: Part) -> str:
    """Return the name of a part without indexes, such as `camps.*.hand.fresh`."""
    return ".".join("*" if isinstance(step, int) else step for step in part)
