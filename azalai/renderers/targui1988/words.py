"""Targui 1988 in words beside the pictures: alternative texts, and labels of answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from azalai.games.targui1988.components import INDEX, Land, Square
from azalai.games.targui1988.view import Standing, TarguiView
from azalai.locales import Words
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.speech import ALT_LIMIT, sentences
from azalai.renderers.targui1988 import phrases as phrase
from azalai.renderers.targui1988.chart import changes_of_camps
from azalai.renderers.targui1988.fronts import fronts
from azalai.renderers.targui1988.history import course_of
from azalai.renderers.targui1988.phrases import code, say


def alt(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """What the picture shows, in as much detail as fits."""
    if view.outcome is not None:
        return fitting(_result(view, names, words))
    if view.seat is not None:
        return fitting(_private(view, view.seat, names, words))
    return fitting(_board(view, names, words))


def fitting(parts: Sequence[str]) -> str:
    """The sentences, as many of them as fit, from the most important on."""
    found = ""
    for part in parts:
        longer = sentences([found, part])
        if len(longer) > ALT_LIMIT:
            break
        found = longer
    return found


def _board(view: TarguiView, names: Sequence[str], words: Words) -> list[str]:
    return [
        say(words, "alt-board", situation=phrase.situation(view, names, words)),
        phrase.turn(view, names, words),
        *(phrase.tribe(view, tribe, names, words) + "." for tribe in view.tribes),
        phrase.latest(view, names, words),
        phrase.combat(view.combat, names, words) if view.combat is not None else "",
        phrase.last_destiny(view.last_destiny, names, words) if view.last_destiny is not None else "",
        _to_come(view, words),
    ]


def _to_come(view: TarguiView, words: Words) -> str:
    cards = [phrase.card_name(words, destiny.card) for destiny in phrase.coming(view)]
    return say(words, "to-come", cards=words.row(cards)) if cards else say(words, "none-to-come")


def _private(view: TarguiView, seat: int, names: Sequence[str], words: Words) -> list[str]:
    own = [square for square in view.squares if square.owner == seat]
    squares = words.row(
        say(words, "text-guarded", square=code(one.square), land=phrase.land(view, one, words), camels=one.camels)
        if one.camels
        else say(words, "text-square", square=code(one.square), land=phrase.land(view, one, words))
        for one in own
    )
    facing = [
        say(
            words,
            "front",
            own=code(front.own.square),
            camels=front.own.camels,
            bonus=front.own.strategic,
            other=code(front.other.square),
            defenders=front.other.camels,
            kel=phrase.kel(view, words, front.other.owner if front.other.owner is not None else seat),
            defence=front.other.strategic,
        )
        for front in fronts(view, seat)[:5]
    ]
    hits = [
        say(words, "chance", name=phrase.card_name(words, one.card), count=one.concerns[seat])
        for one in phrase.coming(view)
        if one.concerns[seat]
    ]
    return [
        say(words, "alt-private", name=names[seat], situation=phrase.situation(view, names, words)),
        phrase.turn(view, names, words),
        phrase.tribe(view, view.tribes[seat], names, words, turns=True) + ".",
        say(words, "alt-own", squares=squares) if own else "",
        say(words, "alt-fronts", fronts=words.clauses(facing)) if facing else "",
        say(words, "to-come", cards=words.row(hits)) if hits else "",
        phrase.latest(view, names, words),
    ]


def _result(view: TarguiView, names: Sequence[str], words: Words) -> list[str]:
    outcome = view.outcome
    assert outcome is not None
    lines = [
        say(words, "alt-rank", rank=rank, tribe=phrase.tribe(view, view.tribes[seat], names, words))
        for rank, seat in places(outcome)
    ]
    return [
        say(words, "alt-result", situation=phrase.situation(view, names, words)),
        *lines,
        *_camps(view, names, words),
    ]


def _camps(view: TarguiView, names: Sequence[str], words: Words) -> list[str]:
    """When camps were lost and won back."""
    course = course_of(view, lambda one: one.tribute)
    return [
        say(words, "camp-back" if holder == seat else "camp-fell", name=names[seat], round=number) + "."
        for number, seat, holder in changes_of_camps(course)
    ]


# charts


def alt_sheet(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """The destiny sheet: what may still come and whom it would concern."""
    cards = [
        say(words, "line", name=phrase.card_name(words, one.card), items=concerned(one.concerns, names, words))
        for one in phrase.coming(view)
    ]
    used = [
        say(words, "text-used-card", card=phrase.card_name(words, one.card), round=one.round)
        for one in sorted(view.destinies, key=lambda one: one.round or 0)
        if one.round is not None
    ]
    return fitting(
        [
            say(words, "alt-sheet", situation=phrase.situation(view, names, words)),
            say(words, "to-come", cards=words.clauses(cards)) if cards else say(words, "none-to-come"),
            say(words, "text-used", cards=words.row(used)) if used else "",
        ]
    )


def concerned(concerns: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Whom a card would concern, with how many territories."""
    found = [say(words, "chance", name=names[seat], count=count) for seat, count in enumerate(concerns) if count]
    return words.row(found) or say(words, "text-nothing")


def alt_history(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """The history: the numbers of each tribe from the start to now, as many as fit."""
    parts: tuple[tuple[str, Callable[[Standing], int]], ...] = (
        ("tribute", lambda one: one.tribute),
        ("territories", lambda one: one.territories),
        ("camels", lambda one: one.camels),
    )
    lines: list[str] = []
    for what, part in parts:
        course = course_of(view, part)
        for seat, owner in enumerate(names):
            values = words.row(str(values[seat]) for values in course.values if values[seat] is not None)
            lines.append(say(words, "line", name=owner, items=say(words, f"line-{what}", values=values)) + ".")
    first = say(words, "alt-history", situation=phrase.situation(view, names, words))
    return fitting([first, *_camps(view, names, words), *lines])


# Labels of answers


def choice(view: TarguiView, move: str, field: str, value: object, words: Words) -> str | None:
    """A square with its land and who stands there; a number of camels."""
    if isinstance(value, int) and field in ("camels", "least"):
        return phrase.camels(words, value) if field == "camels" else say(words, "choice-least", count=value)
    if not isinstance(value, Square):
        return None
    square = view.squares[INDEX[value]]
    land = phrase.land(view, square, words)
    if square.camp is not None:
        land = phrase.name(words, Land.CAMP)  # short, since from where and to where may stand on one button
    if move == "camp":
        note = land
    elif field != "target":
        herd = phrase.camels(words, square.camels)
        note = say(words, "choice-source", land=land, bonus=square.strategic, camels=herd)
    elif square.owner is None:
        note = say(words, "choice-free", land=land)
    elif square.owner == view.seat:
        note = say(words, "choice-own", land=land, camels=phrase.camels(words, square.camels))
    else:
        owner = phrase.kel(view, words, square.owner)
        if not square.camels:
            note = say(words, "choice-empty", land=land, kel=owner)
        else:
            herd = phrase.camels(words, square.camels)
            note = say(words, "choice-foe", land=land, defence=square.strategic, kel=owner, camels=herd)
    return say(words, "choice", square=code(value), note=note)
