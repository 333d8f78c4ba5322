"""Timbuktu's positions in words: sentence for the card, alternative text."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.contract import Outcome
from azalai.games.timbuktu.components import FREE_TO, GOODS
from azalai.games.timbuktu.view import CamelView, CaravanView, NightView, Phase, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.speech import fullest, sentences
from azalai.renderers.timbuktu import phrases
from azalai.renderers.timbuktu.phrases import name, say
from azalai.renderers.timbuktu.thefts import is_night


def situation(view: TimbuktuView, names: Sequence[str], words: Words) -> str:
    """Where the game stands."""
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


# Alternative text


def alt(view: TimbuktuView, names: Sequence[str], words: Words) -> str:
    """What the picture shows, in as much detail as fits."""
    if view.outcome is not None:
        found = (_alt_result(view, view.outcome, names, words, detail) for detail in range(2))
    elif view.seat is not None:
        found = (_alt_private(view, view.caravans[view.seat], names, words, detail) for detail in range(3))
    elif view.night is not None and is_night(view):
        night = view.night
        found = (_alt_night(view, night, names, words, detail) for detail in range(3))
    else:
        found = (_alt_board(view, names, words, detail) for detail in range(4))
    return fullest(found)


def _values(view: TimbuktuView, words: Words) -> str:
    goods = (say(words, "alt-value", good=name(words, g), count=n) for g, n in zip(GOODS, view.out, strict=True))
    return say(words, "alt-values", values=words.row(goods))


def _alt_board(view: TimbuktuView, names: Sequence[str], words: Words, detail: int) -> str:
    """Detail 0: every camel; 1: what each player has on camels; 2: how many goods; 3: names alone."""
    lines: list[str] = []
    if view.upper is not None:
        free = (
            say(words, "alt-next", enclosure=name(words, each.enclosure), stall=each.next_stall or "–")
            for each in view.lower.enclosures
        )
        lines.append(say(words, "alt-free", stalls=words.row(free)))
    lines += [_values(view, words)]
    lines += [_alt_caravan(view, caravan, names[caravan.seat], words, detail) for caravan in view.caravans]
    return sentences(
        [say(words, "alt-board", situation=situation(view, names, words)), phrases.turn(view, names, words), *lines]
    )


def _alt_caravan(view: TimbuktuView, caravan: CaravanView, owner: str, words: Words, detail: int) -> str:
    if detail == 0:
        items = between_camels(words, caravan.camels)
    elif detail == 1 and all(camel.loaded for camel in caravan.camels):
        items = phrases.carried(words, [good for camel in caravan.camels for good in camel.goods])
    elif detail < 3:
        items = say(words, "goods", count=caravan.goods)
    else:
        return say(words, "alt-name", name=owner)
    card = phrases.card(view, caravan.seat, words) if detail < 2 else ""
    message = "alt-caravan-card" if card else "alt-caravan"
    return say(words, message, name=owner, items=items, **({"card": card} if card else {}))


def between_camels(words: Words, camels: Sequence[CamelView]) -> str:
    """Every camel with its load and its place."""
    return words.clauses(_camel(words, camel) for camel in camels)


def _camel(words: Words, camel: CamelView) -> str:
    return say(
        words,
        "camel",
        camel=name(words, camel.letter),
        load=phrases.load(words, camel),
        where=phrases.where(words, camel),
    )


def _alt_night(view: TimbuktuView, night: NightView, names: Sequence[str], words: Words, detail: int) -> str:
    """Detail 0: what every camel lost; 1: how much each pack took; 2: how much each player lost."""
    lines: list[str] = []
    for theft in night.thefts if detail < 2 else ():
        stolen = [good for loss in theft.losses for good in loss.stolen]
        if detail == 0:
            losses = [
                say(
                    words,
                    "loss",
                    name=names[each.seat],
                    camel=name(words, each.letter),
                    goods=phrases.carried(words, each.stolen),
                )
                for each in theft.losses
                if each.stolen
            ]
            items = words.clauses(losses) or say(words, "nothing-stolen")
        else:
            items = phrases.carried(words, stolen)
        lines.append(say(words, "alt-theft", pack=phrases.pack(words, theft.pack), items=items))
    lost = (say(words, "alt-lost", name=names[seat], count=count) for seat, count in enumerate(night.lost))
    return sentences(
        [
            say(words, "alt-night", site=name(words, night.site.site)),
            *lines,
            say(words, "alt-losses", losses=words.row(lost)),
            _values(view, words),
            phrases.turn(view, names, words) if detail < 2 else "",
        ]
    )


def _alt_private(view: TimbuktuView, caravan: CaravanView, names: Sequence[str], words: Words, detail: int) -> str:
    """Detail 0: with what awaits each camel; 1: camels with loads; 2: only the packs."""
    known = view.notebook
    lines: list[str] = []
    if view.unloaded is not None:
        left = words.row(phrases.counted(words, g, n) for g, n in zip(GOODS, view.unloaded, strict=True))
        lines.append(say(words, "alt-unloaded", goods=left))
    if known is not None:
        lines.append(say(words, "alt-pack", pack=phrases.pack(words, known.pack)))
        earlier = [phrases.pack(words, pack) for pack in known.seen[:-1]]
        if earlier:
            lines.append(say(words, "alt-seen", packs=words.clauses(earlier)))
    lines.append(phrases.own_card(view, words))
    if detail == 0:
        lines.append(say(words, "alt-own", items=words.clauses(own_camels(view, caravan, words))))
    elif detail == 1:
        lines.append(say(words, "alt-own", items=between_camels(words, caravan.camels)))
    head = say(words, "alt-private", name=names[caravan.seat], situation=situation(view, names, words))
    return sentences([head, *lines])


def own_camels(view: TimbuktuView, caravan: CaravanView, words: Words) -> list[str]:
    """The own camels, each with what awaits it where it stands or may go free of charge."""
    known, found = view.notebook, list[str]()
    for camel in caravan.camels:
        text = _camel(words, camel)
        if known is not None and camel.arrived is not None:
            at = camel.arrived
            text = say(words, "fate", camel=text, fates=phrases.knowledge(words, known, camel, at.enclosure, at.stall))
        elif known is not None and camel.start is not None:
            text = say(words, "fate", camel=text, fates=words.row(fates(view, camel, words)))
        found.append(text)
    return found


def fates(view: TimbuktuView, camel: CamelView, words: Words, *, brief: bool = False) -> list[str]:
    """The ways of a camel that cost nothing: the stall it would get now, and what is known of it; `brief` counts goods
    instead of naming them."""
    found: list[str] = []
    for enclosure in FREE_TO[camel.start.enclosure] if camel.start is not None else ():
        stall = phrases.next_stall(view, enclosure)
        if stall is None:
            found.append(say(words, "way-full", enclosure=name(words, enclosure)))
        elif view.notebook is not None:
            fate = phrases.knowledge(words, view.notebook, camel, enclosure, stall.number, brief=brief)
            message = "way-exchange" if stall.exchange else "way"
            found.append(say(words, message, enclosure=name(words, enclosure), stall=stall.number, fate=fate))
    return found


def _alt_result(view: TimbuktuView, outcome: Outcome, names: Sequence[str], words: Words, detail: int) -> str:
    lines: list[str] = []
    for rank, seat in places(outcome):
        caravan = view.caravans[seat]
        total = phrases.points(words, outcome.scores[seat].total)
        all_goods = [good for camel in caravan.camels for good in camel.goods]
        items = phrases.carried(words, all_goods) if detail == 0 else say(words, "goods", count=caravan.goods)
        lines.append(say(words, "alt-rank", rank=rank, name=names[seat], points=total, goods=items))
    return sentences([say(words, "alt-result", situation=situation(view, names, words)), _values(view, words), *lines])
