"""Plain pictures in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from azalai.games.contract import Outcome
from azalai.games.small.sight import SmallView
from azalai.locales import Words
from azalai.renderers.kit.alternative import alternative
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.speech import Speech, escape, section, sentences
from azalai.renderers.plain.fields import Field, Kind, find_shown, list_common_fields, list_owned, value_of
from azalai.renderers.plain.look import Look

SPEECH = Speech("small")
say = SPEECH.say
_SCALAR = (Kind.NUMBER, Kind.SWITCH, Kind.SEAT, Kind.THING, Kind.BACKS)


def situation(look: Look, view: SmallView, names: Sequence[str], words: Words) -> str:
    """Return the situation: the game's sentence (`KEY-situation`), else common numbers, else each player's points."""
    if (outcome := view.outcome) is not None:
        return SPEECH.won(outcome, names, words)
    fields = [(field, value_of(view, field)) for field in list_common_fields(view) if field.kind in _SCALAR]
    own = f"{look.key}-situation"
    if words.has(own):
        given = {field.name.replace("_", "-"): _value(look, field, value, names, words) for field, value in fields}
        return words.say(own, **given)
    clauses = [
        _line(look, field, value, names, words)
        for field, value in fields
        if value is not None and field.name not in look.without
    ]
    clauses = clauses or [_name(look, view, seat, names, words) for seat in range(len(names))]
    return f"{words.clauses(clauses)}."


def _turn(view: SmallView, names: Sequence[str], words: Words) -> str:
    """Return the sentence that says whose turn it is, or "" if no seat is to move; the table card says so itself."""
    if not view.waiting_for:
        return ""
    return say(words, "to-act", names=words.join(names[seat] for seat in view.waiting_for))


def _value(look: Look, field: Field, value: Any, names: Sequence[str], words: Words) -> object:
    """Return a number as a number, so that the sentence can count."""
    return value if field.kind in (Kind.NUMBER, Kind.BACKS) else _say(look, field, value, names, words)


def _line(look: Look, field: Field, value: Any, names: Sequence[str], words: Words) -> str:
    called = look.name_of(words, field.name)
    return say(words, "field", name=called, value=_say(look, field, value, names, words))


def _say(look: Look, field: Field, value: Any, names: Sequence[str], words: Words) -> str:
    """Return the value of a field in words."""
    match field.kind:
        case Kind.SEAT:
            return say(words, "none") if value is None else names[int(value)]
        case Kind.SWITCH:
            return words.say("yes" if value else "no")
        case Kind.BACK:
            return say(words, "unseen" if value else "none")
        case Kind.GAPS:
            return str(sum(value))
        case Kind.BOARD:
            return _on_board(look, field, value, names, words)
        case Kind.THING | Kind.THINGS | Kind.SPOTS:
            things = (value if field.kind is not Kind.THING else (value,)) if value is not None else ()
            texts = [look.say(thing, field.item, words, names) for thing in things]
            return words.join(texts) if texts else say(words, "none")
        case _:
            return str(value)


def _on_board(look: Look, field: Field, things: Sequence[Any], names: Sequence[str], words: Words) -> str:
    """Return every kind of thing with the numbers of its places: `Amara 1, 7; Idir 3`."""
    spots_of: dict[str, list[str]] = {}
    for place, thing in enumerate(things, 1):
        if thing is not None:
            spots_of.setdefault(look.say(thing, field.item, words, names), []).append(str(place))
    clauses = [f"{said} {words.row(spots)}" for said, spots in spots_of.items()]
    return words.clauses(clauses) if clauses else say(words, "none")


def _list_things(look: Look, view: SmallView, seat: int, names: Sequence[str], words: Words) -> Iterator[str]:
    """Yield the things of a seat, line by line."""
    for field in list_owned(view, look.without):
        yield _line(look, *find_shown(view, field, seat), names, words)


def _name(look: Look, view: SmallView, seat: int, names: Sequence[str], words: Words) -> str:
    """Return a player's name with the points so far."""
    points = look.game.tally(view)
    if points is None:
        return names[seat]
    return say(words, "scored", name=names[seat], points=SPEECH.points(words, points[seat]))


def text(look: Look, view: SmallView, names: Sequence[str], words: Words) -> str:
    """Return the whole view in words."""
    names = [escape(name) for name in names]
    if (outcome := view.outcome) is not None:
        return "\n".join([situation(look, view, names, words), *_ranks(look, outcome, names, words)])
    of_all = [
        _line(look, field, value_of(view, field), names, words) for field in list_common_fields(view, look.without)
    ]
    stands = sentences([situation(look, view, names, words), _turn(view, names, words)])
    parts = [stands, "\n".join(f"- {line}" for line in of_all)]
    for seat in _in_order(view, names):
        parts.append(section(_name(look, view, seat, names, words), _list_things(look, view, seat, names, words)))
    return "\n\n".join(part for part in parts if part)


def _in_order(view: SmallView, names: Sequence[str]) -> list[int]:
    """Return the seats with the reader's own first."""
    return sorted(range(len(names)), key=lambda seat: seat != view.seat)


def _ranks(look: Look, outcome: Outcome, names: Sequence[str], words: Words) -> list[str]:
    ranks: list[str] = []
    for rank, seat in places(outcome):
        score = outcome.scores[seat]
        parts = [
            say(words, "field", name=words.say(f"{look.key}-part-{part.name}"), value=part.points)
            for part in score.parts
        ]
        points = words.clauses(parts) if len(parts) > 1 else ""
        total = SPEECH.points(words, score.total)
        ranks.append(
            say(words, "rank", rank=rank, name=names[seat], points=total, parts=f" ({points})" if points else "")
        )
    return ranks


def alt(look: Look, view: SmallView, names: Sequence[str], words: Words) -> str:
    """Return the alternative text of the picture, cut from the text."""
    return alternative(look.key, text(look, view, names, words), view, names, words)
