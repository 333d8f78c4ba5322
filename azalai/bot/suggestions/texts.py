"""Words of a strong robot's evaluation: a chance as finely as it is known, and the reason why a move is better."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games import GAMES
from azalai.games.contract import Unit
from azalai.locales import Words
from azalai.robots import LEAD, Reason

STEPS = (5, 10, 20)
"""Steps in percent: chances are told as multiples of one of these."""


def step_of(error: float) -> int:
    """Return the finest step in percent for a chance with that error."""
    return next((step for step in STEPS if step >= 200 * error), STEPS[-1])


def percent_of(chance: float, error: float) -> int:
    """Return a chance in percent, as finely as it is known."""
    step = step_of(error)
    return step * round(100 * chance / step)


def size_of(percent: int) -> str:
    """Return the size of a chance: next to nothing, next to all, or between."""
    return "low" if percent <= 0 else "high" if percent >= 100 else "some"


def chance_text(chance: float, error: float, words: Words, *, beside: bool = False) -> str:
    """Return the chance of winning in words, no finer than it is known.

    `beside`: in fewer words, next to an explanation.
    """
    percent = percent_of(chance, error)
    return words.say("suggest-chance-beside" if beside else "suggest-chance", size=size_of(percent), percent=percent)


def format_reasons(key: str, reasons: Sequence[Reason], words: Words, *, equal: bool) -> str:
    """Return the reasons in the figures of a game; "" if there are none, or if the moves are equal."""
    if equal or not reasons:
        return ""
    return words.say("reason-why", reasons=words.clauses(reason_text(key, reason, words) for reason in reasons))


def reason_text(key: str, reason: Reason, words: Words) -> str:
    """Return a reason in words: `your lead in water afterwards: +2 (otherwise -1)`."""
    unit = next((figure.unit for figure in GAMES[key].figures if figure.name == reason.figure), Unit.LEAD)
    figure = words.say("figure-lead" if reason.figure == LEAD else f"{key}-figure-{reason.figure}")
    match unit:
        case Unit.WORTH | Unit.SILENT:
            sign = "more" if reason.points > 0 else "less"
            points = words.score(key, abs(reason.points))
            return words.say("reason-worth", figure=figure, sign=sign, points=points)
        case Unit.SHARE:
            best, other = (words.number(100 * side) for side in (reason.here, reason.there))
            return words.say("reason-share", figure=figure, here=best, there=other)
        case Unit.NUMBER | Unit.LEAD:
            signed = unit is Unit.LEAD
            best, other = (words.number(side, signed=signed) for side in (reason.here, reason.there))
            return words.say("reason-number", figure=figure, here=best, there=other)
