"""Whole view of Timbuktu in words, enough to play without the picture."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.contract import Outcome
from azalai.games.timbuktu.components import GOODS, STALLS
from azalai.games.timbuktu.view import (
    CaravanView,
    EnclosureView,
    Latest,
    NightView,
    NotebookView,
    Phase,
    SiteView,
    StallView,
    TimbuktuView,
)
from azalai.locales import Words
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.speech import escape, section, sentences, upper
from azalai.renderers.timbuktu import notebook as notes
from azalai.renderers.timbuktu import phrases
from azalai.renderers.timbuktu.phrases import name, say
from azalai.renderers.timbuktu.thefts import is_night
from azalai.renderers.timbuktu.words import own_camels, situation

LIMIT = 3900
"""Characters that fit in one message."""
_SHORTER = ((64, True), (14, True), (14, False), (6, False), (0, False))
"""Lengths of names in lists, and whether each theft of the last stage is named instead of their sums alone."""


def text(view: TimbuktuView, names: Sequence[str], words: Words) -> str:
    """Return the view as Markdown for a phone, as much as fits.

    First names are cut in lists, then the single thefts are left out, which the log has, too; what a decision needs
    stays.
    """
    parts = ""
    for length, thefts in _SHORTER:
        short, whole = _shorten(names, length), [escape(each) for each in names]
        heads = _heads(view, short, whole, words, thefts=thefts)
        blocks = [*heads, *_sites(view, short, words), _values(view, words), _players(view, short, whole, words)]
        parts = "\n\n".join(blocks)
        if len(parts) <= LIMIT:
            return parts
    return parts[: LIMIT - 1] + "…"


def brief(view: TimbuktuView, names: Sequence[str], words: Words) -> str:
    """Return a shorter view, holdings before sites, without lines that follow from others.

    A finished game has only its result.
    """
    names = [escape(each) for each in names]
    heads = _heads(view, names, names, words, brief=True)
    values = words.row(
        say(words, "text-kind-points", good=name(words, good), points=out)
        for good, out in zip(GOODS, view.out, strict=True)
    )
    worth = section(say(words, "values"), [values])
    if view.outcome is not None:
        return "\n\n".join([*heads[:2], worth])
    return "\n\n".join([*heads, _players(view, names, names, words), worth, *reversed(_sites(view, names, words))])


def _shorten(names: Sequence[str], length: int) -> list[str]:
    """Return the names cut to a length; equal ones then bear their number, and nothing else for length 0."""
    if not length:
        return [f"#{number}" for number in range(1, len(names) + 1)]
    short = [each if len(each) <= length else each[:length].rstrip() + "…" for each in names]
    return [escape(each if short.count(each) == 1 else f"{number} {each}") for number, each in enumerate(short, 1)]


def _heads(
    view: TimbuktuView,
    short: Sequence[str],
    names: Sequence[str],
    words: Words,
    *,
    brief: bool = False,
    thefts: bool = True,
) -> list[str]:
    """Return the situation, what the reader alone knows, and the last events."""
    blocks = [sentences([f"**{situation(view, names, words)}**", phrases.turn(view, short, words)])]
    if view.outcome is not None:
        blocks.append(_result(view, view.outcome, names, words))
    if view.notebook is not None and view.outcome is None:
        blocks.append(_notebook(view.notebook, words, brief=brief))
    if view.seat is not None and view.outcome is None:
        blocks.append(_own_lines(view, view.caravans[view.seat], words))
    if view.latest is not None:
        blocks.append(_latest_line(view.latest, short, words))
    if view.ways:
        blocks.append(_ways(view, words))
    if view.night is not None and (is_night(view) or view.phase is Phase.OVER):
        blocks.append(_night(view.night, short, words, thefts=thefts))
    return blocks


def _sites(view: TimbuktuView, names: Sequence[str], words: Words) -> list[str]:
    """Return the camels at the starting site, as long as there are some, and at the destination."""
    lower = _site(view, view.lower, names, words, leaving=False)
    if view.upper is None or view.phase is Phase.OVER:
        return [lower]
    return [_site(view, view.upper, names, words, leaving=True), lower]


def _result(view: TimbuktuView, outcome: Outcome, names: Sequence[str], words: Words) -> str:
    lines: list[str] = []
    for rank, seat in places(outcome):
        values = {good: part.points for good, part in zip(GOODS, outcome.scores[seat].parts, strict=True)}
        parts = words.row(
            say(words, "text-kind-points", good=name(words, good), points=count)
            for good, count in values.items()
            if count
        )
        line = say(
            words,
            "text-total",
            name=names[seat],
            points=phrases.points(words, outcome.scores[seat].total),
            goods=say(words, "goods", count=view.caravans[seat].goods),
            parts=parts or say(words, "empty"),
        )
        # not `1.`, which Discord would renumber if a rank is shared
        lines.append(f"**{rank}** {line}")
    return section(say(words, "text-result"), lines)


def _notebook(known: NotebookView, words: Words, *, brief: bool) -> str:
    lines = [
        say(words, "text-held" if pack is known.pack else "text-seen", pack=phrases.pack(words, pack))
        for pack in known.seen
    ]
    if known.enclosures and not brief:
        stalls = words.row(say(words, "pair", first=first, second=second) for first, second in known.stalls)
        goods = words.row(words.join(name(words, good) for good in pair) for pair in known.goods)
        enclosures = words.row(name(words, each) for each in known.enclosures)
        lines.append(say(words, "text-unseen", enclosures=enclosures, stalls=stalls, goods=goods))
        chances = [(stall, notes.stall_chance(known, known.enclosures[0], stall)) for stall in STALLS]
        shares = words.row(
            say(words, "text-share", stall=stall, part=chance.part, whole=chance.whole) for stall, chance in chances
        )
        lines.append(say(words, "text-shares", shares=shares))
    return section(say(words, "text-notebook"), lines)


def _own_lines(view: TimbuktuView, caravan: CaravanView, words: Words) -> str:
    lines = own_camels(view, caravan, words)
    if view.unloaded is not None:
        left = words.row(phrases.count_good(words, g, n) for g, n in zip(GOODS, view.unloaded, strict=True))
        lines.append(say(words, "text-unloaded", goods=left))
    if view.to_load is not None:
        lines.append(say(words, "text-to-load", camel=name(words, view.to_load)))
    lines.append(phrases.own_card(view, words))
    return section(say(words, "text-own"), filter(None, lines))


def _latest_line(latest: Latest, names: Sequence[str], words: Words) -> str:
    values = {
        "name": names[latest.seat],
        "camel": name(words, latest.letter),
        "spot": phrases.spot(words, latest.spot),
        "site": name(words, latest.site),
    }
    if latest.price:
        return say(words, "text-latest-paid", price=phrases.goods_text(words, latest.price), **values)
    return say(words, "text-latest", **values)


def _ways(view: TimbuktuView, words: Words) -> str:
    lines: list[str] = []
    for way in view.ways:
        message = "choice-way-exchange" if way.exchange else "choice-way"
        price = say(words, "free" if way.free else "costs")
        lines.append(say(words, message, enclosure=name(words, way.enclosure), stall=way.stall, price=price))
    return section(say(words, "text-ways"), lines)


def _site(view: TimbuktuView, site: SiteView, names: Sequence[str], words: Words, *, leaving: bool) -> str:
    start = view.upper is None
    message = "text-start" if start else "text-leaving" if leaving else "text-arriving"
    lines: list[str] = []
    for enclosure in site.enclosures:
        stalls = _format_standing(enclosure.stalls, names, words)
        if view.phase in (Phase.CHOOSING, Phase.TRAVELLING) and not leaving:
            stalls += _free(enclosure, words)
        if gone := [stall.number for stall in enclosure.stalls if stall.left and stall.camel is None]:
            stalls.append(say(words, "moved-on", stalls=words.row(map(str, gone))))
        items = words.clauses(stalls) or say(words, "nobody")
        heading = name(words, enclosure.enclosure)
        if leaving:
            arrows = words.join(name(words, each) for each in enclosure.arrows)
            heading = say(words, "text-arrows", enclosure=heading, arrows=arrows)
        line = say(words, "text-line", thing=f"**{heading}**", items=items)
        if enclosure.missing:
            missing = words.join(names[seat] for seat in enclosure.missing)
            line += say(words, "text-missing", names=missing)
        lines.append(line)
    return section(say(words, message, site=name(words, site.site)), lines)


def _format_standing(stalls: Sequence[StallView], names: Sequence[str], words: Words) -> list[str]:
    """Return the camels in stalls: `2 Amara C (gold, salt)`."""
    return [
        say(
            words,
            "stall",
            stall=stall.number,
            name=names[stall.camel.seat],
            camel=name(words, stall.camel.letter),
            load=phrases.load(words, stall.camel),
        )
        for stall in stalls
        if stall.camel is not None
    ]


def _free(enclosure: EnclosureView, words: Words) -> list[str]:
    """Return the stall that the next camel gets, and exchange stalls that are still free."""
    if enclosure.next_stall is None:
        return [say(words, "full")]
    waiting = [stall.number for stall in enclosure.stalls if stall.exchange and stall.camel is None]
    parts = [say(words, "next", stall=enclosure.next_stall)]
    return parts + [say(words, "exchange", stall=stall) for stall in waiting]


def _values(view: TimbuktuView, words: Words) -> str:
    lines = [
        say(words, "text-value", good=upper(name(words, good)), out=out, loaded=loaded)
        for good, out, loaded in zip(GOODS, view.out, view.loaded, strict=True)
    ]
    return section(say(words, "values"), lines)


def _players(view: TimbuktuView, short: Sequence[str], names: Sequence[str], words: Words) -> str:
    lines: list[str] = []
    for caravan in view.caravans:
        parts: list[str] = []
        if all(camel.loaded for camel in caravan.camels):
            worth = phrases.points(words, caravan.points)
            parts.append(say(words, "text-worth", goods=say(words, "goods", count=caravan.goods), points=worth))
        parts.append(phrases.card(view, caravan.seat, words))
        if view.stage and caravan.seat == view.first_of_stage:
            parts.append(say(words, "text-first-of-stage"))
        if view.stage and caravan.seat == view.first_of_round:
            parts.append(say(words, "text-first-of-round"))
        coming = [
            f"{name(words, camel.letter)} ({phrases.load(words, camel)})"
            for camel in caravan.camels
            if camel.start is None
        ]
        if coming and caravan.seat != view.seat:
            parts.append(say(words, "text-coming", camels=words.row(coming)))
        items = words.clauses(parts)
        same = short[caravan.seat] == names[caravan.seat]
        owner = short[caravan.seat] if same else f"{short[caravan.seat]} ({names[caravan.seat]})"
        lines.append(say(words, "text-line", thing=owner, items=items or say(words, "empty")))
    for left, right in view.gaps:
        lines.append(say(words, "text-gap", first=short[left], second=short[right]))
    if view.stage and view.phase is not Phase.OVER:
        lines.append(say(words, "text-exchanges", count=view.exchanges))
    return section(say(words, "text-players"), lines)


def _night(night: NightView, names: Sequence[str], words: Words, *, thefts: bool) -> str:
    lines: list[str] = []
    for theft in night.thefts if thefts else ():
        losses = [
            say(
                words,
                "text-loss",
                name=names[loss.seat],
                camel=name(words, loss.letter),
                stall=loss.stall,
                load=phrases.goods_text(words, loss.goods),
                goods=phrases.goods_text(words, loss.stolen) if loss.stolen else say(words, "nothing-stolen"),
            )
            for loss in theft.losses
        ]
        items = words.clauses(losses) or say(words, "nobody")
        lines.append(say(words, "text-theft", pack=phrases.pack(words, theft.pack), items=items))
    changes = zip(GOODS, night.before, night.after, strict=True)
    values = words.row(say(words, "text-change", good=name(words, g), before=b, after=a) for g, b, a in changes)
    lost = words.row(say(words, "text-lost", name=names[seat], count=count) for seat, count in enumerate(night.lost))
    lines += [say(words, "text-changes", values=values), say(words, "text-losses", losses=lost)]
    robbed = {(theft.pack.enclosure, stall) for theft in night.thefts for stall in theft.pack.stalls}
    for enclosure in night.site.enclosures if thefts else ():
        spared = [stall for stall in enclosure.stalls if (enclosure.enclosure, stall.number) not in robbed]
        if items := words.clauses(_format_standing(spared, names, words)):
            lines.append(say(words, "text-spared", enclosure=name(words, enclosure.enclosure), items=items))
    return section(say(words, "text-night", stage=night.stage, site=name(words, night.site.site)), lines)
