"""Targui's positions in words: sentence for the card, alternative text, labels of answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.contract import Outcome
from azalai.games.targui.cards import RAIDS, TRIBE_CARDS
from azalai.games.targui.components import ROUNDS
from azalai.games.targui.view import CampView, Phase, SpotView, TarguiView
from azalai.locales import Words
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.speech import ALT_LIMIT, fullest, sentences, upper
from azalai.renderers.targui import phrases as phrase
from azalai.renderers.targui.camp import points, points_at_end
from azalai.renderers.targui.phrases import SPEECH, face_down, name, of_points, say


def situation(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Where the game stands."""
    if view.outcome is not None:
        return SPEECH.won(view.outcome, names, words)
    if view.raid is not None:
        return say(words, "raid", number=RAIDS[view.raid].number, demand=phrase.demand(words, RAIDS[view.raid]))
    phase = "placing" if view.phase is Phase.PLACING else "acting"
    last = "yes" if view.last_round else "no"
    return say(words, phase, round=view.round, rounds=ROUNDS, last=last)


def heading(view: TarguiView, words: Words) -> str | None:
    """What a raid asks for."""
    if view.raid is None:
        return None
    return say(words, "raid-heading", number=RAIDS[view.raid].number, demand=phrase.demand(words, RAIDS[view.raid]))


# Alternative text


class _Detail(NamedTuple):
    """How much is told: names of the cards of the middle, symbols of the displays, who stands where."""

    middle: bool
    display: bool
    pieces: bool


_DETAILS = (_Detail(True, True, True), _Detail(False, True, True), _Detail(False, False, True), _Detail(*[False] * 3))


def alt(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """What the picture shows, in as much detail as fits."""
    if view.seat is None:
        if view.outcome is not None:
            return fullest([_alt_result(view, view.outcome, names, words)])
        return fullest(_alt_board(view, names, words, detail) for detail in _DETAILS)
    told = fullest(_alt_private(view, view.camps[view.seat], names, words, detail) for detail in _DETAILS)
    for more in _alt_table(view, view.seat, names, words):
        told = longer if len(longer := sentences([told, more])) <= ALT_LIMIT else told
    return told


def _alt_board(view: TarguiView, names: Sequence[str], words: Words, detail: _Detail) -> str:
    parts = [
        say(words, "alt-board", situation=situation(view, names, words)),
        phrase.turn(view, names, words),
        say(words, "robber", border=name(words, view.robber)),
    ]
    if detail.middle:
        spots = words.clauses(_spot(words, spot, names) for spot in view.middle)
        parts.append(say(words, "alt-middle", spots=spots))
    for camp in view.camps:
        parts.append(_alt_camp(view, camp, names[camp.seat], words, detail))
    return sentences(parts)


def _spot(words: Words, spot: SpotView, names: Sequence[str]) -> str:
    card = face_down(words, spot.kind) if spot.card is None else name(words, spot.card)
    if spot.seat is None:
        return card
    marker = say(words, "marker-used" if spot.used else "marker", name=names[spot.seat])
    return say(words, "with-note", thing=card, note=marker)


def pieces(view: TarguiView, seat: int, words: Words) -> str:
    """Where a seat's figures stand."""
    standing = [spot for spot in view.borders if spot.seat == seat]
    if not standing:
        return ""
    told = [
        say(words, "used-on", place=name(words, spot.border)) if spot.used else name(words, spot.border)
        for spot in standing
    ]
    return say(words, "figures", places=words.clauses(told))


def _display(words: Words, camp: CampView) -> str:
    """The symbols of a display, row by row."""
    rows = [words.row(name(words, TRIBE_CARDS[card].symbol) for card in row if card is not None) for row in camp.rows]
    if not any(rows):
        return say(words, "display-empty")
    return say(words, "display", rows=" | ".join(row or "–" for row in rows))


def _alt_camp(view: TarguiView, camp: CampView, who: str, words: Words, detail: _Detail) -> str:
    laid = sum(card is not None for row in camp.rows for card in row)
    items = [
        of_points(words, points(camp) + (points_at_end(camp) if view.phase is Phase.OVER else 0)),
        phrase.stock(words, camp.goods, camp.gold),
        phrase.hand(words, camp),
        pieces(view, camp.seat, words) if detail.pieces else "",
        _display(words, camp) if detail.display else say(words, "display-count", count=laid),
    ]
    return say(words, "alt-camp", name=who, items=words.clauses(items))


def _alt_private(view: TarguiView, camp: CampView, names: Sequence[str], words: Words, detail: _Detail) -> str:
    parts = [
        say(words, "alt-private", name=names[camp.seat], situation=situation(view, names, words)),
        phrase.turn(view, names, words),
        upper(phrase.hand(words, camp)) + ".",
    ]
    card = camp.hand.card if camp.hand is not None else None
    if card is not None and detail.middle:
        parts.append(sentences([phrase.facts(words, card) + ".", phrase.effect(words, card)]))
    items = [
        phrase.total(words, view, camp),
        phrase.stock(words, camp.goods, camp.gold),
        _display(words, camp),
        pieces(view, camp.seat, words) if detail.display else "",
    ]
    parts.append(say(words, "alt-own", items=words.clauses(items)))
    if detail.pieces:
        spots = [spot for spot in view.middle if spot.seat == camp.seat]
        if spots:
            parts.append(say(words, "alt-markers", spots=words.clauses(_spot(words, spot, names) for spot in spots)))
        if view.placeable and view.to_act == camp.seat:
            numbers = words.join(border.value for border in view.placeable)
            parts.append(say(words, "placeable", borders=numbers))
    return sentences(parts)


def _alt_table(view: TarguiView, seat: int, names: Sequence[str], words: Words) -> list[str]:
    """What a player's own picture shows besides, as far as there is room: the other player, the middle, the robber."""
    other = view.camps[1 - seat]
    spots = words.clauses(_spot(words, spot, names) for spot in view.middle)
    return [
        _alt_camp(view, other, names[other.seat], words, _DETAILS[1]),
        say(words, "alt-middle", spots=spots),
        say(words, "robber", border=name(words, view.robber)),
    ]


def _alt_result(view: TarguiView, outcome: Outcome, names: Sequence[str], words: Words) -> str:
    lines = [
        say(
            words,
            "alt-rank",
            rank=rank,
            name=names[seat],
            points=of_points(words, outcome.scores[seat].total),
            parts=score_parts(outcome, seat, words),
        )
        for rank, seat in places(outcome)
    ]
    return sentences([say(words, "alt-result", situation=situation(view, names, words)), *lines])


def score_parts(outcome: Outcome, seat: int, words: Words) -> str:
    """The parts of a score with their points."""
    return words.row(
        say(words, "part", part=words.say(f"targui-part-{part.name}"), points=part.points)
        for part in outcome.scores[seat].parts
    )
