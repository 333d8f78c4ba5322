"""Touareg's positions in words: the sentence of the table card, and the whole view."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.contract import Outcome
from azalai.games.touareg.components import (
    DINARS,
    GOODS,
    MAJORITY_POINTS,
    PRICE,
    SPECIALS,
    UNUSED_POINTS,
    Cave,
    Special,
)
from azalai.games.touareg.view import CampView, CaveView, Latest, StageScore, ThiefView, TouaregView
from azalai.locales import Words
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.speech import escape, section, sentences, upper
from azalai.renderers.touareg.phrases import (
    SPEECH,
    content_of,
    in_runs,
    join_counts,
    join_goods,
    name_of,
    points_of,
    say,
)
from azalai.renderers.touareg.supply import leaders


def situation(view: TouaregView, names: Sequence[str], words: Words) -> str:
    """Return the situation of the game."""
    if view.outcome is not None:
        return SPEECH.won(view.outcome, names, words)
    if view.settling:
        return say(words, "stage-settling", stage=view.stage)
    if view.last_turn:
        return say(words, "stage-last-turn", stage=view.stage)
    return say(words, "stage-running", stage=view.stage, pile=view.pile)


def _turn(view: TouaregView, names: Sequence[str], words: Words) -> str:
    if view.to_act is None:
        return ""
    if view.to_send:
        return say(words, "to-send", name=names[view.to_act], count=view.to_send)
    return say(words, "to-act", name=names[view.to_act])


def alt_scored(view: TouaregView, scored: Outcome, names: Sequence[str], words: Words) -> str:
    """Return the points after a stage, the first player first."""
    players = [
        say(words, "alt-scored-player", name=names[seat], points=points_of(words, scored.scores[seat].total))
        for _, seat in places(scored)
    ]
    stage = max(len(camp.scores) for camp in view.camps)
    return say(words, "alt-scored", stage=stage, players=" ".join(players))


# The whole view


def text(view: TouaregView, names: Sequence[str], words: Words) -> str:
    """Return the whole view as Markdown for a phone."""
    return _tell(view, names, words)


def brief(view: TouaregView, names: Sequence[str], words: Words) -> str:
    """Return the view without the values of goods and special cards, loads counted.

    A finished game has no supply.
    """
    return _tell(view, names, words, brief=True)


def _tell(view: TouaregView, names: Sequence[str], words: Words, *, brief: bool = False) -> str:
    names = [escape(name) for name in names]
    blocks = [sentences([f"**{situation(view, names, words)}**", _turn(view, names, words)])]
    if view.outcome is not None:
        blocks.append(_result(view.outcome, names, words))
    if view.outcome is None or not brief:
        blocks.append(_format_offered(view, words) if brief else _supply(view, names, words))
    if view.latest is not None:
        blocks.append(_latest_line(view, view.latest, names, words))
    own = [camp for camp in view.camps if camp.seat == view.seat]
    for camp in [*own, *(camp for camp in view.camps if camp.seat != view.seat)]:
        blocks.append(_camp(camp, names[camp.seat], words, brief=brief))
    blocks.append(say(words, "text-order"))
    return "\n\n".join(blocks)


def _result(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    lines: list[str] = []
    for rank, seat in places(outcome):
        total = points_of(words, outcome.scores[seat].total)
        # not `1.`, which Discord would renumber if a rank is shared
        lines.append(f"**{rank}** " + say(words, "text-total", name=names[seat], points=total))
    return section(say(words, "text-result"), lines)


def _supply(view: TouaregView, names: Sequence[str], words: Words) -> str:
    lines = [f"**{say(words, 'text-market')}**"]
    for good, count in zip(GOODS, view.market, strict=True):
        first = leaders(view.camps, good)
        message = "text-leaders" if first else "text-market-line"
        values = {
            "good": upper(name_of(words, good)),
            "count": count,
            "dinars": say(words, "dinars", count=DINARS[good]),
            "points": points_of(words, MAJORITY_POINTS[good]),
        }
        if first:
            values["names"] = words.join(names[seat] for seat in first)
        lines.append("- " + say(words, message, **values))
    lines.append(say(words, "text-discard", goods=join_counts(words, zip(GOODS, view.discard, strict=True))))
    lines.append(f"\n**{say(words, 'text-specials', dinars=say(words, 'dinars', count=PRICE))}**")
    lines.append(join_counts(words, zip(SPECIALS, view.specials, strict=True)))
    unused, plan = UNUSED_POINTS[Special.CAVE], UNUSED_POINTS[Special.PLAN]
    lines.append(say(words, "text-unused", points=points_of(words, unused), plan=plan))
    return "\n".join(lines)


def _format_offered(view: TouaregView, words: Words) -> str:
    """Return the market and the special cards, counted."""
    market = join_counts(words, zip(GOODS, view.market, strict=True))
    specials = join_counts(words, zip(SPECIALS, view.specials, strict=True))
    dinars = say(words, "dinars", count=PRICE)
    return f"**{say(words, 'text-market')}**\n{market}\n**{say(words, 'text-specials', dinars=dinars)}**\n{specials}"


def _latest_line(view: TouaregView, latest: Latest, names: Sequence[str], words: Words) -> str:
    traces: list[str] = []
    if latest.place is not None and latest.count:
        load = next((a.load for a in view.camps[latest.seat].animals if a.place == latest.place), ())
        goods = in_runs(words, load[-latest.count :])
        traces.append(say(words, "text-arrived", place=name_of(words, latest.place), goods=goods))
    if latest.market:
        goods = words.row(name_of(words, good) for good in latest.market)
        traces.append(say(words, "text-touched", goods=goods))
    if latest.special is not None:
        traces.append(say(words, "text-bought", special=name_of(words, latest.special)))
    if not traces:
        return say(words, "text-latest-plain", name=names[latest.seat])
    return say(words, "text-latest", name=names[latest.seat], traces=words.clauses(traces))


def _camp(camp: CampView, name: str, words: Words, *, brief: bool) -> str:
    lines: list[str] = []
    if camp.hand is None:
        lines.append(say(words, "text-hand-hidden", cards=say(words, "cards", count=camp.hand_count)))
    else:
        dinars = say(words, "dinars", count=sum(DINARS[good] for good in camp.hand))
        lines.append(say(words, "text-hand", goods=in_runs(words, camp.hand), dinars=dinars))
    for animal in camp.animals:
        load = in_runs(words, animal.load) if brief else join_goods(words, animal.load)
        lines.append(_item(words, name_of(words, animal.place), load))
    lines += [_in_cave(words, number, cave) for number, cave in enumerate(camp.caves)]
    lines += [_item(words, say(words, "text-thief"), _thief(words, thief)) for thief in camp.thieves]
    if camp.plans:
        worth = points_of(words, UNUSED_POINTS[Special.PLAN])
        lines.append(say(words, "text-plans", count=camp.plans, points=worth))
    lines += [_score(words, stage, score) for stage, score in enumerate(camp.scores, 1)]
    return section(name, map(upper, lines))


def _item(words: Words, thing: str, content: str) -> str:
    return say(words, "text-item", thing=thing, content=content)


def _score(words: Words, stage: int, score: StageScore) -> str:
    goods = words.row(
        say(words, "text-kind-points", good=name_of(words, good), points=count)
        for good, count in zip(GOODS, score.goods, strict=True)
        if count
    )
    total = points_of(words, sum(score.goods) + score.specials)
    message = "text-score" if goods else "text-score-none"
    values = {"goods": goods} if goods else {}
    return say(words, message, stage=stage, points=total, specials=score.specials, **values)


def _in_cave(words: Words, number: int, cave: CaveView) -> str:
    content = content_of(words, cave)
    if cave.used_this_turn:
        content = say(words, "text-cave-used", content=content)
    return _item(words, name_of(words, list(Cave)[number]), content)


def _thief(words: Words, thief: ThiefView) -> str:
    if not thief.used:
        return say(words, "text-thief-ready")
    if thief.good is None:
        return say(words, "text-thief-used")
    return say(words, "text-thief-holds", good=name_of(words, thief.good))
