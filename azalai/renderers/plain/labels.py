"""Labels of the answers to a small game's questions, and the facts that help to choose."""

from __future__ import annotations

from typing import Any

from azalai.games.contract import Ask, Noun
from azalai.games.prompts import Choice, Prompt
from azalai.games.questions import ACT, kind_named
from azalai.games.small.boards import On
from azalai.games.small.sight import SmallView
from azalai.locales import Words
from azalai.locales.names import hints
from azalai.renderers.plain.look import Look
from azalai.renderers.plain.words import SPEECH, say


def choice(look: Look, _: SmallView, move: str, field: str, value: object, words: Words) -> str | None:
    """Return a bare number with its meaning (`Card 6`), or None for an amount or a place that the board names."""
    if field == ACT or type(value) is not int:
        return None
    hint: Any = hints(kind_named(look.game.Moves, move))[field]
    extras: tuple[Any, ...] = getattr(hint, "__metadata__", ())
    if any(extra in (Ask.NUMBER, Noun.SEAT) or isinstance(extra, On) for extra in extras):
        return None
    return say(words, "numbered", name=look.name_of(words, field), number=value)


def fact(look: Look, view: SmallView, prompt: Prompt, choice: Choice, words: Words) -> str | None:
    """Return the points after a move, if it changes them and nothing hidden decides that."""
    if view.seat is None or choice.move is None:
        return None
    now, then = look.game.tally(view), look.game.foreseen(view, choice.move)
    if now is None or then is None or then[view.seat] == now[view.seat]:
        return None
    more = words.number(then[view.seat] - now[view.seat], signed=True)
    return say(words, "fact", points=SPEECH.points(words, then[view.seat]), more=more)
