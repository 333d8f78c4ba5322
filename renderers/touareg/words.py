"""Touareg's positions in words: sentence for the card, alternative text, the whole view, labels of answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from games.contract import Outcome
from games.touareg.components import (
    DINARS,
    GOODS,
    MAJORITY_POINTS,
    PRICE,
    SPECIALS,
    UNUSED_POINTS,
    Cave,
    Good,
    Place,
    Special,
)
from games.touareg.view import AnimalView, CampView, CaveView, Latest, StageScore, ThiefView, TouaregView
from locales import Words
from renderers.kit.places import places
from renderers.touareg.board import leaders
from renderers.touareg.camp import points

ALT_LIMIT = 1024
_MARKDOWN = re.compile(r"([\\*_`~|>#\[\]()])")


def _name(words: Words, thing: Good | Special | Place | Cave) -> str:
    return words.say(f"touareg-{type(thing).__name__.lower()}-{thing.value}")


def _say(words: Words, message: str, **values: object) -> str:
    return words.say(f"touareg-picture-{message}", **values)


def _points(words: Words, count: int) -> str:
    return _say(words, "points", count=count)


def _counted(words: Words, things: Iterable[tuple[Good | Special, int]]) -> str:
    """`water ×1, gold ×2`; nothing is left out, so that a 0 can be read."""
    return ", ".join(_say(words, "counted", thing=_name(words, thing), count=count) for thing, count in things)


def _list(words: Words, goods: Sequence[Good]) -> str:
    return ", ".join(_name(words, good) for good in goods) or _say(words, "empty")


def _runs(words: Words, load: Sequence[Good]) -> str:
    """A load from the bottom up, equal goods together."""
    runs = [(good, len(list(same))) for good, same in groupby(load)]
    parts = [
        _name(words, good) if count == 1 else _say(words, "counted", thing=_name(words, good), count=count)
        for good, count in runs
    ]
    return ", ".join(parts) or _say(words, "empty")


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def situation(view: TouaregView, names: Sequence[str], words: Words) -> str:
    """Where the game stands."""
    if view.outcome is not None:
        winners = view.outcome.ranking[0]
        total = _points(words, view.outcome.scores[winners[0]].total)
        if len(winners) == 1:
            return _say(words, "won", name=names[winners[0]], points=total)
        return _say(words, "shared", names=words.join(names[seat] for seat in winners), points=total)
    if view.settling:
        return _say(words, "stage-settling", stage=view.stage)
    if view.last_turn:
        return _say(words, "stage-last-turn", stage=view.stage)
    return _say(words, "stage-running", stage=view.stage, pile=view.pile)


def _turn(view: TouaregView, names: Sequence[str], words: Words) -> str:
    if view.to_act is None:
        return ""
    if view.to_send:
        return _say(words, "to-send", name=names[view.to_act], count=view.to_send)
    return _say(words, "to-act", name=names[view.to_act])


def _sentences(parts: Iterable[str]) -> str:
    return " ".join(part for part in parts if part)


# Alternative text


def alt(view: TouaregView, names: Sequence[str], words: Words) -> str:
    """What the picture shows, in as much detail as fits."""
    if view.seat is not None:
        found = [_alt_private(view, view.camps[view.seat], names, words)]
    elif view.outcome is not None:
        found = [_alt_result(view, view.outcome, names, words)]
    else:
        found = [_alt_board(view, names, words, detail) for detail in range(3)]
    fitting = next((text for text in found if len(text) <= ALT_LIMIT), found[-1])
    return fitting if len(fitting) <= ALT_LIMIT else fitting[: ALT_LIMIT - 1] + "…"


def _alt_board(view: TouaregView, names: Sequence[str], words: Words, detail: int) -> str:
    specials = _counted(words, zip(SPECIALS, view.specials, strict=True))
    return _sentences(
        [
            _say(words, "alt-board", situation=situation(view, names, words)),
            _turn(view, names, words),
            _say(words, "alt-market", goods=_counted(words, zip(GOODS, view.market, strict=True))),
            _say(words, "alt-specials", specials=specials),
            *(_alt_camp(camp, names[camp.seat], words, detail) for camp in view.camps),
        ]
    )


def _alt_camp(camp: CampView, name: str, words: Words, detail: int) -> str:
    """Detail 0: every animal and card; 1: what is on the animals and which cards; 2: how many of both."""
    goods = [good for animal in camp.animals for good in animal.load]
    kinds = [(good, goods.count(good)) for good in GOODS if good in goods]
    if detail == 0:
        items = ", ".join(_animal(words, animal) for animal in camp.animals)
    else:
        carried = _counted(words, kinds) if detail == 1 and kinds else _say(words, "goods", count=len(goods))
        items = _say(words, "alt-on-animals", goods=carried)
    held = {
        Special.DONKEY: len(camp.animals) - sum(animal.place.startswith("camel") for animal in camp.animals),
        Special.CAVE: len(camp.caves),
        Special.THIEF: len(camp.thieves),
        Special.PLAN: camp.plans,
    }
    if detail == 0:
        del held[Special.DONKEY]
        hidden = sum(cave.count for cave in camp.caves) + sum(thief.used for thief in camp.thieves)
        held_words = [_counted(words, [(kind, count)]) for kind, count in held.items() if count]
        more = [_say(words, "hidden", count=hidden)] if hidden else []
        items = ", ".join([items, *held_words, *more])
    elif detail == 1:
        items = ", ".join([items, *(_counted(words, [(kind, count)]) for kind, count in held.items() if count)])
    cards = _say(words, "cards", count=camp.hand_count)
    if camp.scores:
        total = _points(words, points(camp))
        return _say(words, "alt-camp-scored", name=name, points=total, cards=cards, items=items)
    return _say(words, "alt-camp", name=name, cards=cards, items=items)


def _animal(words: Words, animal: AnimalView) -> str:
    return _say(words, "choice-animal", place=_name(words, animal.place), load=_runs(words, animal.load))


def _alt_private(view: TouaregView, camp: CampView, names: Sequence[str], words: Words) -> str:
    hand = camp.hand or ()
    items = [_animal(words, animal) for animal in camp.animals]
    items += [_in_cave(words, number, cave) for number, cave in enumerate(camp.caves)]
    items += [
        _say(words, "text-item", thing=_say(words, "text-thief"), content=_thief(words, thief))
        for thief in camp.thieves
    ]
    if camp.plans:
        items.append(_counted(words, [(Special.PLAN, camp.plans)]))
    return _sentences(
        [
            _say(words, "alt-private", name=names[camp.seat], situation=situation(view, names, words)),
            _turn(view, names, words),
            _say(
                words,
                "alt-hand",
                dinars=_say(words, "dinars", count=sum(DINARS[good] for good in hand)),
                goods=_runs(words, hand),
            ),
            _say(words, "alt-own", items=_say(words, "between").join(items)),
        ]
    )


def _alt_result(view: TouaregView, outcome: Outcome, names: Sequence[str], words: Words) -> str:
    lines: list[str] = []
    for rank, seat in places(outcome):
        sums = [sum(score.goods) + score.specials for score in view.camps[seat].scores]
        total = _points(words, outcome.scores[seat].total)
        lines.append(_say(words, "alt-rank", rank=rank, name=names[seat], points=total, first=sums[0], second=sums[1]))
    return _sentences([_say(words, "alt-result", situation=situation(view, names, words)), *lines])


# The whole view


def text(view: TouaregView, names: Sequence[str], words: Words) -> str:
    """Everything the view holds, as Markdown for a phone."""
    names = [_MARKDOWN.sub(r"\\\1", name) for name in names]
    blocks = [_sentences([f"**{situation(view, names, words)}**", _turn(view, names, words)])]
    if view.outcome is not None:
        blocks.append(_result(view.outcome, names, words))
    blocks.append(_supply(view, names, words))
    if view.latest is not None:
        blocks.append(_latest(view, view.latest, names, words))
    own = [camp for camp in view.camps if camp.seat == view.seat]
    for camp in [*own, *(camp for camp in view.camps if camp.seat != view.seat)]:
        blocks.append(_camp(camp, names[camp.seat], words))
    blocks.append(_say(words, "text-order"))
    return "\n\n".join(blocks)


def _result(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    lines = [f"**{_say(words, 'text-result')}**"]
    for rank, seat in places(outcome):
        total = _points(words, outcome.scores[seat].total)
        # not `1.`, which Discord would number anew where a rank is shared
        lines.append(f"- **{rank}** " + _say(words, "text-total", name=names[seat], points=total))
    return "\n".join(lines)


def _supply(view: TouaregView, names: Sequence[str], words: Words) -> str:
    lines = [f"**{_say(words, 'text-market')}**"]
    for good, count in zip(GOODS, view.market, strict=True):
        first = leaders(view.camps, good)
        message = "text-leaders" if first else "text-market-line"
        values = {
            "good": _upper(_name(words, good)),
            "count": count,
            "dinars": _say(words, "dinars", count=DINARS[good]),
            "points": _points(words, MAJORITY_POINTS[good]),
        }
        if first:
            values["names"] = words.join(names[seat] for seat in first)
        lines.append("- " + _say(words, message, **values))
    lines.append(_say(words, "text-discard", goods=_counted(words, zip(GOODS, view.discard, strict=True))))
    lines.append(f"\n**{_say(words, 'text-specials', dinars=_say(words, 'dinars', count=PRICE))}**")
    lines.append(_counted(words, zip(SPECIALS, view.specials, strict=True)))
    unused, plan = UNUSED_POINTS[Special.CAVE], UNUSED_POINTS[Special.PLAN]
    lines.append(_say(words, "text-unused", points=_points(words, unused), plan=plan))
    return "\n".join(lines)


def _latest(view: TouaregView, latest: Latest, names: Sequence[str], words: Words) -> str:
    traces: list[str] = []
    if latest.place is not None and latest.count:
        load = next((a.load for a in view.camps[latest.seat].animals if a.place == latest.place), ())
        goods = _runs(words, load[-latest.count :])
        traces.append(_say(words, "text-arrived", place=_name(words, latest.place), goods=goods))
    if latest.market:
        goods = ", ".join(_name(words, good) for good in latest.market)
        traces.append(_say(words, "text-touched", goods=goods))
    if latest.special is not None:
        traces.append(_say(words, "text-bought", special=_name(words, latest.special)))
    if not traces:
        return _say(words, "text-latest-plain", name=names[latest.seat])
    return _say(words, "text-latest", name=names[latest.seat], traces=_say(words, "between").join(traces))


def _camp(camp: CampView, name: str, words: Words) -> str:
    lines: list[str] = []
    if camp.hand is None:
        lines.append(_say(words, "text-hand-hidden", cards=_say(words, "cards", count=camp.hand_count)))
    else:
        dinars = _say(words, "dinars", count=sum(DINARS[good] for good in camp.hand))
        lines.append(_say(words, "text-hand", goods=_runs(words, camp.hand), dinars=dinars))
    for animal in camp.animals:
        lines.append(_item(words, _name(words, animal.place), _list(words, animal.load)))
    lines += [_in_cave(words, number, cave) for number, cave in enumerate(camp.caves)]
    lines += [_item(words, _say(words, "text-thief"), _thief(words, thief)) for thief in camp.thieves]
    if camp.plans:
        worth = _points(words, UNUSED_POINTS[Special.PLAN])
        lines.append(_say(words, "text-plans", count=camp.plans, points=worth))
    lines += [_score(words, stage, score) for stage, score in enumerate(camp.scores, 1)]
    return "\n".join([f"**{name}**", *(f"- {_upper(line)}" for line in lines)])


def _item(words: Words, thing: str, content: str) -> str:
    return _say(words, "text-item", thing=thing, content=content)


def _score(words: Words, stage: int, score: StageScore) -> str:
    goods = ", ".join(
        _say(words, "text-kind-points", good=_name(words, good), points=count)
        for good, count in zip(GOODS, score.goods, strict=True)
        if count
    )
    total = _points(words, sum(score.goods) + score.specials)
    message = "text-score" if goods else "text-score-none"
    values = {"goods": goods} if goods else {}
    return _say(words, message, stage=stage, points=total, specials=score.specials, **values)


def _content(words: Words, cave: CaveView) -> str:
    if not cave.count:
        return _say(words, "empty")
    if cave.goods is None:
        return _say(words, "hidden", count=cave.count)
    return _list(words, cave.goods)


def _in_cave(words: Words, number: int, cave: CaveView) -> str:
    content = _content(words, cave)
    if cave.used_this_turn:
        content = _say(words, "text-cave-used", content=content)
    return _item(words, _name(words, list(Cave)[number]), content)


def _thief(words: Words, thief: ThiefView) -> str:
    if not thief.used:
        return _say(words, "text-thief-ready")
    if thief.good is None:
        return _say(words, "text-thief-used")
    return _say(words, "text-thief-holds", good=_name(words, thief.good))


# Labels of answers


def choice(view: TouaregView, move: str, field: str, value: object, words: Words) -> str | None:
    """An own animal with its load, an own cave with its content; None for everything else.

    Where a thief is sent the animals are another player's, and which player is not known here.
    """
    if view.seat is None or move == "steal":
        return None
    camp = view.camps[view.seat]
    if isinstance(value, Place):
        return next((_animal(words, animal) for animal in camp.animals if animal.place == value), None)
    if isinstance(value, Cave):
        number = list(Cave).index(value)
        if number < len(camp.caves):
            content = _content(words, camp.caves[number])
            return _say(words, "choice-cave", cave=_name(words, value), content=content)
    return None
