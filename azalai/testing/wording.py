"""Words tell what the picture tells: a part of a view that shows in the picture is in the text of the position, too."""

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
from azalai.testing.secrecy import called

Part: TypeAlias = tuple[str | int, ...]
VIEWS = 24
"""Views of each reader, each of which is compared with the next."""
TIMES = 2
"""How often a part of a view is tried of which the text says nothing: it is drawn then."""


@of_a_table
def words_tell_what_the_picture_tells(key: str, seats: int) -> None:
    game = GAMES[key]
    found = positions(key, seats)
    sample = found[:: max(1, len(found) // VIEWS)]
    tried: Counter[str] = Counter()
    for seat in (None, *range(min(seats, 2))):
        for played, later in zip(sample, sample[1:], strict=False):
            view, other = game.view(played.state, seat), game.view(later.state, seat)
            for part in differing(view, other):
                _compare(key, played, view, with_part(view, other, part), named(part), tried)


def _compare(key: str, played: Played, view: Any, changed: Any, name: str, tried: Counter[str]) -> None:
    """Fault if two views that differ in one part are two pictures and one text."""
    if tried[name] >= TIMES or name in unsaid(key):
        return
    drawer, said, names = renderer(key), words(ORIGINAL), NAMES[: played.course.seats]
    try:
        text = drawer.text(changed, names, said)
        if text == drawer.text(view, names, said):
            tried[name] += 1
            differs = drawer.draw(changed, names, said).tobytes() != drawer.draw(view, names, said).tobytes()
        else:
            return
    except Exception:
        return  # no position has these two parts together
    need(
        not differs,
        f"`{name}` of what {called(view.seat)} sees changes the picture and not the `text` of the position: whoever "
        "reads it in words does not learn it (what is a mere ornament stands in `UNSAID` of the renderer)",
    )


def differing(one: Any, other: Any, at: Part = ()) -> Iterator[Part]:
    """Yield the smallest parts in which two values of one kind differ, but for the seat of a view."""
    if type(one) is not type(other):
        yield at
    elif isinstance(one, msgspec.Struct):
        for name in one.__struct_fields__:
            if at or name != "seat":
                yield from differing(getattr(one, name), getattr(other, name), (*at, name))
    elif isinstance(one, tuple) and len(cast("tuple[Any, ...]", one)) == len(other):
        for number, (mine, theirs) in enumerate(zip(cast("tuple[Any, ...]", one), other, strict=True)):
            yield from differing(mine, theirs, (*at, number))
    elif one != other:
        yield at


def with_part(view: Any, other: Any, part: Part) -> Any:
    """Return a view with one part as it is in another."""
    if not part:
        return other
    first, rest = part[0], part[1:]
    if isinstance(first, int):
        return (*view[:first], with_part(view[first], other[first], rest), *view[first + 1 :])
    return msgspec.structs.replace(view, **{first: with_part(getattr(view, first), getattr(other, first), rest)})


def named(part: Part) -> str:
    """Return the name of a part, whichever of several things it is of: `camps.*.hand.fresh`."""
    return ".".join("*" if isinstance(step, int) else step for step in part)
