"""Targui's positions in words: the sentence of the table card, the heading of raids, scores."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.contract import Outcome
from azalai.games.targui.cards import RAIDS
from azalai.games.targui.components import GOODS_LIMIT, ROUNDS
from azalai.games.targui.view import PendingKind, Phase, TarguiView
from azalai.locales import Words
from azalai.renderers.targui import phrases as phrase
from azalai.renderers.targui.phrases import SPEECH, say


def situation(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the situation of the game."""
    if view.outcome is not None:
        return SPEECH.won(view.outcome, names, words)
    if view.raid is not None:
        return say(words, "raid", number=RAIDS[view.raid].number, demand=phrase.demand(words, RAIDS[view.raid]))
    phase = "placing" if view.phase is Phase.PLACING else "acting"
    last = "yes" if view.last_round else "no"
    return say(words, phase, round=view.round, rounds=ROUNDS, last=last)


def heading(view: TarguiView, words: Words) -> str | None:
    """Return the demand of a raid, or None."""
    if view.raid is None:
        return None
    return say(words, "raid-heading", number=RAIDS[view.raid].number, demand=phrase.demand(words, RAIDS[view.raid]))


def question(view: TarguiView, move: str, field: str, words: Words) -> str | None:
    """Return the question of goods that must be given back because of the limit, or None for others."""
    if (move, field) != ("give", "goods") or view.seat is None:
        return None
    if view.pending is None or view.pending.choice is not PendingKind.LIMIT:
        return None
    goods = sum(view.camps[view.seat].goods)
    return words.say("targui-ask-limit", limit=GOODS_LIMIT, goods=goods, count=goods - GOODS_LIMIT)


def score_parts(outcome: Outcome, seat: int, words: Words) -> str:
    """Return the parts of a score with their points."""
    return words.row(
        say(words, "part", part=words.say(f"targui-part-{part.name}"), points=part.points)
        for part in outcome.scores[seat].parts
    )
