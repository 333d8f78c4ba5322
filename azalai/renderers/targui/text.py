"""Whole view of Targui in words, enough to play without the picture."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui.cards import BORDER, RAIDS, TRIBE_CARDS, Card
from azalai.games.targui.components import GOLD_LIMIT, GOODS, GOODS_LIMIT, ROWS, Action
from azalai.games.targui.moves import Bargain, Sale
from azalai.games.targui.view import ActionView, BorderView, CampView, Latest, Phase, Prospect, SpotView, TarguiView
from azalai.locales import Words
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.speech import escape, section, sentences, upper
from azalai.renderers.targui import phrases as phrase
from azalai.renderers.targui.camp import points, points_at_end
from azalai.renderers.targui.phrases import face_down, name, of_cards, of_points, say
from azalai.renderers.targui.words import score_parts, situation


def text(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the whole view as Markdown for a phone."""
    return _describe(view, [escape(name) for name in names], words)


def brief(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return a shorter view, without the print of cards and the piles, figures with their players.

    A finished game has only its result.
    """
    return _describe(view, [escape(name) for name in names], words, brief=True)


def _describe(view: TarguiView, names: Sequence[str], words: Words, *, brief: bool = False) -> str:
    heads = [sentences([f"**{situation(view, names, words)}**", phrase.turn(view, names, words)])]
    if view.outcome is not None:
        heads.append(_result(view, names, words))
        if brief:
            return "\n\n".join(heads)
    heads.append(_round(view, names, words, brief=brief))
    middle = [_spot(words, spot, names, brief=brief) for spot in view.middle]
    ordered = sorted(view.camps, key=lambda camp: camp.seat != view.seat)
    camps = [_camp(view, camp, names, words, brief=brief) for camp in ordered]
    blocks = [*heads, *camps, _section(words, "text-middle", middle)]
    if not brief:
        blocks.append(_section(words, "text-border", [_border(words, spot, names) for spot in view.borders]))
        blocks.append(_piles(view, words))
    return "\n\n".join(blocks)


def _section(words: Words, title: str, lines: Sequence[str]) -> str:
    return section(say(words, title), map(upper, lines))


def _result(view: TarguiView, names: Sequence[str], words: Words) -> str:
    outcome = view.outcome
    assert outcome is not None
    lines: list[str] = []
    for rank, seat in places(outcome):
        total = of_points(words, outcome.scores[seat].total)
        parts = score_parts(outcome, seat, words)
        # not `1.`, which Discord would renumber if a rank is shared
        lines.append(f"**{rank}** " + say(words, "text-total", name=names[seat], points=total, parts=parts))
    return section(say(words, "text-result"), lines)


def _round(view: TarguiView, names: Sequence[str], words: Words, *, brief: bool) -> str:
    lines = [say(words, "robber", border=name(words, view.robber))]
    if not brief:
        lines.insert(0, say(words, "text-round", round=view.round, phase=say(words, f"phase-{view.phase.value}")))
        if view.next_raid is not None:
            demand = phrase.demand(words, RAIDS[view.next_raid])
            lines.append(say(words, "text-next-raid", border=name(words, view.next_raid), demand=demand))
        lines.append(say(words, "text-first", name=names[view.first]))
        if view.latest is not None:
            lines.append(_latest_line(view.latest, names, words))
    if view.placeable:
        numbers = words.join(border.value for border in view.placeable)
        called = numbers if brief else words.clauses(name(words, border) for border in view.placeable)
        lines.append(say(words, "placeable", borders=called))
    if view.pending is not None and view.pending.card is not None:
        card = view.pending.card
        lines.append(_card(words, card))
    return "\n".join(lines)


def _latest_line(latest: Latest, names: Sequence[str], words: Words) -> str:
    traces = [name(words, thing) for thing in (latest.border, latest.place, latest.card) if thing is not None]
    if not traces:
        return say(words, "text-latest-plain", name=names[latest.seat])
    return say(words, "text-latest", name=names[latest.seat], traces=words.clauses(traces))


def _card(words: Words, card: Card) -> str:
    """Return a card with everything that is printed on it."""
    head = say(words, "text-item", thing=name(words, card), content=phrase.facts(words, card))
    effect = phrase.effect(words, card) if card in TRIBE_CARDS else ""
    return sentences([head + ".", effect])


# The table


def _border(words: Words, spot: BorderView, names: Sequence[str]) -> str:
    card = BORDER[spot.border]
    line = name(words, spot.border)
    if card.raid is not None:
        line = say(words, "text-item", thing=line, content=phrase.demand(words, card.raid))
    elif card.action is not Action.GOOD:
        line = say(words, "text-item", thing=line, content=words.say(f"targui-action-{card.action.value}"))
    if spot.seat is None:
        return line
    note = say(words, "figure-used" if spot.used else "figure", name=names[spot.seat])
    if card.good is not None:
        return say(words, "text-item", thing=line, content=note)
    return say(words, "text-noted", thing=line, note=note)


def _spot(words: Words, spot: SpotView, names: Sequence[str], *, brief: bool) -> str:
    content = face_down(words, spot.kind)
    if spot.card is not None:
        content = name(words, spot.card) if brief else _card(words, spot.card)
    line = say(words, "text-item", thing=name(words, spot.place), content=content)
    if spot.seat is None:
        return line
    note = say(words, "marker-used" if spot.used else "marker", name=names[spot.seat])
    return say(words, "text-noted", thing=line, note=note)


def _list(words: Words, cards: Sequence[Card]) -> str:
    return words.row(name(words, card) for card in cards) or say(words, "empty")


def _piles(view: TarguiView, words: Words) -> str:
    lines = [
        say(words, "text-goods-pile", cards=of_cards(words, view.goods_pile), discard=_list(words, view.goods_discard)),
        say(words, "text-tribe-pile", cards=of_cards(words, view.tribe_pile), discard=_list(words, view.tribe_discard)),
        say(
            words,
            "text-supply",
            stock=phrase.stock(words, view.supply_goods, view.supply_gold),
            points=of_points(words, view.supply_points),
        ),
    ]
    return _section(words, "text-supply-title", lines)


# A player


def _camp(view: TarguiView, camp: CampView, names: Sequence[str], words: Words, *, brief: bool) -> str:
    stock, own = phrase.stock(words, camp.goods, camp.gold), camp.seat == view.seat
    worth = points(camp) + (points_at_end(camp) if view.phase is Phase.OVER else 0)
    over = say(words, "text-limits", goods=GOODS_LIMIT, gold=GOLD_LIMIT)
    lines = [
        stock if brief else say(words, "text-noted", thing=stock, note=over),
        of_points(words, worth) if brief else phrase.total(words, view, camp),
        phrase.hand(words, camp),
    ]
    if camp.hand is not None and camp.hand.card is not None and (own or not brief):
        lines.append(_card(words, camp.hand.card))
    if camp.hand_prospect is not None and (own or not brief):
        prospect = _prospect(words, camp.hand_prospect)
        lines.append(say(words, "text-item", thing=say(words, "text-hand"), content=prospect))
    lines += [_row(words, camp, number, brief=brief) for number, row in enumerate(camp.rows) if row or not brief]
    for card in () if brief else (card for row in camp.rows for card in row):
        if card is not None and TRIBE_CARDS[card].effect is not None:
            lines.append(_card_line(words, camp, card))
    if camp.to_place:
        lines.append(say(words, "text-to-place", count=camp.to_place))
    if camp.short_next:
        lines.append(say(words, "text-short-next"))
    received = [name(words, good) for good, got in zip(GOODS, camp.received, strict=True) if got]
    if received and not brief:
        lines.append(say(words, "text-received", goods=words.row(received)))
    actions = camp.actions if own or not brief else ()
    if brief and not actions:
        lines.append(_figures(view, camp, words))
    lines += [_action(words, action) for action in actions]
    return section(names[camp.seat], map(upper, filter(None, lines)))


def _figures(view: TarguiView, camp: CampView, words: Words) -> str:
    """Return the places of a player's figures."""
    standing = [spot for spot in view.borders if spot.seat == camp.seat]
    places = [
        say(words, "used-on", place=name(words, spot.border)) if spot.used else name(words, spot.border)
        for spot in standing
    ]
    return say(words, "figures", places=words.clauses(places)) if places else ""


def _row(words: Words, camp: CampView, number: int, *, brief: bool) -> str:
    """Return the cards of a row by their names, or in brief by their symbols."""
    cards = [None if card is None else TRIBE_CARDS[card].symbol if brief else card for card in camp.rows[number]]
    content = words.row(say(words, "free") if card is None else name(words, card) for card in cards)
    line = say(words, "text-item", thing=name(words, ROWS[number]), content=content or say(words, "empty"))
    worth = camp.row_points[number]
    return say(words, "text-noted", thing=line, note=of_points(words, worth)) if worth else line


def _card_line(words: Words, camp: CampView, card: Card) -> str:
    """Return a card of the display with its effect, whether that is over, and its present points."""
    line = say(words, "text-item", thing=name(words, card), content=phrase.effect(words, card))
    notes: list[str] = []
    if card in camp.over:
        notes.append(say(words, "text-over"))
    if card is Card.T09:
        notes.append(say(words, "text-stored" if camp.stored_gold else "text-spent"))
    worth = dict(camp.effects)
    if card in worth:
        notes.append(say(words, "text-stands", points=of_points(words, worth[card])))
    return say(words, "text-noted", thing=line, note=words.clauses(notes)) if notes else line


def _action(words: Words, action: ActionView) -> str:
    """Return the text about the gain that a figure or marker still gives."""
    if action.border is not None:
        thing = say(words, "text-figure", border=name(words, action.border))
    else:
        assert action.place is not None
        place = name(words, action.place)
        card = say(words, "gone") if action.card is None else name(words, action.card)
        thing = say(words, "text-marker", place=place, card=card)
    if action.used:
        return say(words, "text-item", thing=thing, content=say(words, "used"))
    parts: list[str] = [] if action.possible else [say(words, "impossible")]
    if action.gain:
        parts.append(say(words, "text-gain", tokens=phrase.count_tokens(words, action.gain)))
    parts += [_bargain(words, bargain) for bargain in action.bargains]
    parts += [_sale(words, sale) for sale in action.sales]
    if action.prospect is not None:
        parts.append(say(words, "text-card-of", card=name(words, action.prospect.card)))
        parts.append(_prospect(words, action.prospect))
    return say(words, "text-item", thing=thing, content=words.clauses(parts) or say(words, "possible"))


def _bargain(words: Words, bargain: Bargain) -> str:
    give = phrase.count_tokens(words, (bargain.give,) * bargain.count)
    return say(words, "text-trade", give=give, get=phrase.count_tokens(words, (bargain.get,)))


def _sale(words: Words, sale: Sale) -> str:
    give = phrase.count_tokens(words, (sale.give,) * sale.count)
    return say(words, "text-trade", give=give, get=of_points(words, sale.points))


def _prospect(words: Words, prospect: Prospect) -> str:
    """Return the text about the gain from laying a card."""
    parts = [say(words, "text-payable" if prospect.payable else "text-not-payable")]
    if prospect.discount:
        parts.append(say(words, "text-discount", count=prospect.discount))
    if prospect.goods:
        parts.append(say(words, "text-gain", tokens=say(words, "any-goods", count=prospect.goods)))
    if prospect.row_points:
        parts.append(say(words, "text-completes", points=of_points(words, prospect.row_points)))
    return words.clauses(parts)
