"""Targui 1988 in words next to the pictures: alternative texts, and labels of answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from azalai.games.targui1988.components import INDEX, Land, Square
from azalai.games.targui1988.view import Phase, Standing, TarguiView
from azalai.locales import Words, dates
from azalai.renderers.kit.speech import ALT_LIMIT, sentences
from azalai.renderers.targui1988 import phrases as phrase
from azalai.renderers.targui1988.chart import changes_of_camps
from azalai.renderers.targui1988.history import course_of
from azalai.renderers.targui1988.phrases import code, say


def join_fitting(parts: Sequence[str]) -> str:
    """Return as many of the sentences as fit, from the most important on."""
    text = ""
    for part in parts:
        longer = sentences([text, part])
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text


def _camps(view: TarguiView, names: Sequence[str], words: Words) -> list[str]:
    """Return the moments at which camps were lost and won back."""
    course = course_of(view, lambda standing: standing.tribute)
    return [
        say(words, "camp-back" if holder == seat else "camp-fell", name=names[seat], round=number) + "."
        for number, seat, holder in changes_of_camps(course)
    ]


# charts


def alt_sheet(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the destiny sheet in words: the possible cards and the tribes they would concern."""
    cards = [
        say(
            words,
            "line",
            name=phrase.card_name(words, destiny.card),
            items=affected_tribes(destiny.concerns, names, words),
        )
        for destiny in phrase.list_possible_destinies(view)
    ]
    used = [
        say(words, "text-used-card", card=phrase.card_name(words, destiny.card), round=destiny.round)
        for destiny in sorted(view.destinies, key=lambda destiny: destiny.round or 0)
        if destiny.round is not None
    ]
    return join_fitting(
        [
            say(words, "alt-sheet", situation=phrase.situation(view, names, words)),
            say(words, "to-come", cards=words.clauses(cards)) if cards else say(words, "none-to-come"),
            say(words, "text-used", cards=words.row(used)) if used else "",
        ]
    )


def affected_tribes(concerns: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Return the tribes a card would concern, with their numbers of territories."""
    texts = [say(words, "chance", name=names[seat], count=count) for seat, count in enumerate(concerns) if count]
    return words.row(texts) or say(words, "text-nothing")


def alt_history(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the history in words: the numbers of each tribe from the start to now, as many as fit."""
    parts: tuple[tuple[str, Callable[[Standing], int]], ...] = (
        ("tribute", lambda standing: standing.tribute),
        ("territories", lambda standing: standing.territories),
        ("camels", lambda standing: standing.camels),
    )
    lines: list[str] = []
    for key, part in parts:
        course = course_of(view, part)
        for seat, owner in enumerate(names):
            values = words.row(str(values[seat]) for values in course.values if values[seat] is not None)
            lines.append(say(words, "line", name=owner, items=say(words, f"line-{key}", values=values)) + ".")
    first = say(words, "alt-history", situation=phrase.situation(view, names, words))
    return join_fitting([first, *_camps(view, names, words), *lines])


# Labels of answers


def heading(view: TarguiView, words: Words) -> str | None:
    """Return the number of the turn in the round, and its half for a double turn, or None for others."""
    if view.phase is not Phase.ACTING or view.seat != view.to_act:
        return None
    turn = sum(card.seat == view.seat for card in view.turned)
    if view.half > 1:
        return words.say("targui1988-ask-half")
    if turn < 2:
        return words.say("targui1988-ask-round", round=view.round)
    return words.say("targui1988-ask-turn", turn=turn, form=dates.ordinal_form(turn, words.language))


def choice(view: TarguiView, move: str, field: str, value: object, words: Words) -> str | None:
    """Return a square with its land and its occupants, or a number of camels."""
    if isinstance(value, int) and field in ("camels", "least"):
        return phrase.camels(words, value) if field == "camels" else say(words, "choice-least", count=value)
    if not isinstance(value, Square):
        return None
    square = view.squares[INDEX[value]]
    land = phrase.land(view, square, words)
    if square.camp is not None:
        land = phrase.name(words, Land.CAMP)  # short, since start and destination may be on one button
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
