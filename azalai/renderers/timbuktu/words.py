"""Timbuktu's positions in words: the sentence of the table card, the reader's camels."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.timbuktu.components import FREE_TO
from azalai.games.timbuktu.view import CamelView, CaravanView, Phase, TimbuktuView
from azalai.locales import Words
from azalai.renderers.timbuktu import phrases
from azalai.renderers.timbuktu.phrases import name, say


def situation(view: TimbuktuView, names: Sequence[str], words: Words) -> str:
    """Return the situation of the game."""
    if view.outcome is not None:
        return phrases.SPEECH.won(view.outcome, names, words)
    if view.phase is Phase.LOADING:
        return say(words, "phase-loading")
    if view.phase is Phase.PLACING:
        every = [camel for caravan in view.caravans for camel in caravan.camels]
        placed = sum(camel.start is not None for camel in every)
        return say(words, "phase-placing", placed=placed, camels=len(every))
    return say(
        words,
        "stage",
        stage=view.stage,
        stages=view.stages,
        site=name(words, view.lower.site),
        round=view.round,
        rounds=view.rounds,
    )


def _camel(words: Words, camel: CamelView) -> str:
    return say(
        words,
        "camel",
        camel=name(words, camel.letter),
        load=phrases.load(words, camel),
        where=phrases.place_text(words, camel),
    )


def own_camels(view: TimbuktuView, caravan: CaravanView, words: Words) -> list[str]:
    """Return the reader's camels, each with its risk where it stands or may go free of charge."""
    known, camels = view.notebook, list[str]()
    for camel in caravan.camels:
        text = _camel(words, camel)
        if known is not None and camel.arrived is not None:
            at = camel.arrived
            fate = phrases.knowledge(words, known, camel, at.enclosure, at.stall, fraction=True)
            text = say(words, "fate", camel=text, fates=fate)
        elif known is not None and camel.start is not None:
            text = say(words, "fate", camel=text, fates=words.row(fates(view, camel, words, fraction=True)))
        camels.append(text)
    return camels


def fates(
    view: TimbuktuView, camel: CamelView, words: Words, *, brief: bool = False, fraction: bool = False
) -> list[str]:
    """Return the ways of a camel free of charge: the stall it would get, and the risk as `knowledge` tells it."""
    texts: list[str] = []
    for enclosure in FREE_TO[camel.start.enclosure] if camel.start is not None else ():
        stall = phrases.next_stall(view, enclosure)
        if stall is None:
            texts.append(say(words, "way-full", enclosure=name(words, enclosure)))
        elif view.notebook is not None:
            style = {"brief": brief, "fraction": fraction}
            fate = phrases.knowledge(words, view.notebook, camel, enclosure, stall.number, **style)
            message = "way-exchange" if stall.exchange else "way"
            texts.append(say(words, message, enclosure=name(words, enclosure), stall=stall.number, fate=fate))
    return texts
