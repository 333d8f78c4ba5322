"""Whole view of Targui 1988 in words, enough to play without the picture."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui1988.components import ECONOMIC, STRATEGIC, Land
from azalai.games.targui1988.view import CardView, Phase, SquareView, Standing, TarguiView
from azalai.locales import Words
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.speech import escape, section, sentences
from azalai.renderers.targui1988 import phrases as phrase
from azalai.renderers.targui1988.phrases import card_name, code, name, say
from azalai.renderers.targui1988.words import affected_tribes

_ROOM = 3900
"""Characters of a message, into which as many of the last rounds go as fit."""


def text(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return the whole view as Markdown for a phone; what a decision needs comes first."""
    names = [escape(name) for name in names]
    blocks = [_squares(view, names, words), _news(view, names, words), _destinies(view, names, words)]
    before = "\n\n".join(block for block in [*_heads(view, names, words), *blocks] if block)
    history = _history(view, names, words, _ROOM - len(before))
    return f"{before}\n\n{history}" if history else before


def brief(view: TarguiView, names: Sequence[str], words: Words) -> str:
    """Return a shorter view, without the free territories and the effects of destiny cards.

    Territories come first for a seat, else last; a finished game has the result and the tribes.
    """
    names = [escape(name) for name in names]
    heads = _heads(view, names, words)
    if view.outcome is not None:
        return "\n\n".join(heads)
    parts = [
        phrase.latest_line(view, names, words),
        phrase.combat(view.combat, names, words) if view.combat is not None else "",
        phrase.last_destiny(view.last_destiny, names, words) if view.last_destiny is not None else "",
        phrase.to_come(view, words),
    ]
    news, squares = "\n".join(parts), _squares(view, names, words, brief=True)
    blocks = [news, squares] if view.seat is None else [squares, news]
    return "\n\n".join(block for block in [*heads, *blocks] if block)


def _heads(view: TarguiView, names: Sequence[str], words: Words) -> list[str]:
    situation = f"**{phrase.situation(view, names, words)}**"
    head = sentences([situation, phrase.turn(view, names, words)])
    return [head, _result(view, names, words), _tribes(view, names, words)]


def _section(words: Words, title: str, lines: Sequence[str]) -> str:
    return section(say(words, title), lines) if lines else ""


def _result(view: TarguiView, names: Sequence[str], words: Words) -> str:
    if view.outcome is None:
        return ""
    counted = "worth" if phrase.nobody_holds_a_camp(view) else "tribute"
    lines = [
        # not `1.`, which Discord would renumber if a rank is shared
        f"**{rank}** {names[seat]}, {say(words, counted, count=view.outcome.scores[seat].total)}"
        for rank, seat in places(view.outcome)
    ]
    return _section(words, "text-result", lines)


def _tribes(view: TarguiView, names: Sequence[str], words: Words) -> str:
    own = [tribe for tribe in view.tribes if tribe.seat == view.seat]
    others = [tribe for tribe in view.tribes if tribe.seat != view.seat]
    lines = [phrase.tribe(view, tribe, names, words, turns=True) for tribe in (*own, *others)]
    lines += [
        say(
            words,
            "line",
            name=say(words, "text-choices", name=names[tribe.seat]),
            items=words.row(code(square) for square in tribe.choices),
        )
        for tribe in view.tribes
        if tribe.choices
    ]
    lines.append(say(words, "text-stock", camels=phrase.camels(words, view.stock)))
    return _section(words, "text-tribes", lines)


def _squares(view: TarguiView, names: Sequence[str], words: Words, *, brief: bool = False) -> str:
    if view.phase is Phase.SECTORS:
        return ""
    lines: list[str] = []
    for tribe in sorted(view.tribes, key=lambda tribe: brief and tribe.seat != view.seat):
        own = [_square(view, square, words) for square in view.squares if square.owner == tribe.seat]
        if own:
            lines.append(say(words, "line", name=names[tribe.seat], items=words.row(own)))
    if brief:
        return _section(words, "text-squares", lines)
    won = view.combat.target if view.phase is Phase.OCCUPYING and view.combat is not None else None
    nobody = [square for square in view.squares if square.owner is None and square.square is not won]
    free = [_square(view, square, words) for square in nobody if square.land is not Land.CHOTT]
    closed = [code(square.square) for square in nobody if square.land is Land.CHOTT]
    for title, items in (
        ("text-won-square", [code(won)] if won is not None else []),
        ("text-free", free),
        ("text-chotts", closed),
    ):
        if items:
            lines.append(say(words, "line", name=say(words, title), items=words.row(items)))
    lines.append(say(words, "text-values", values=words.row(_values(view, words))))
    return _section(words, "text-squares", lines)


def _square(view: TarguiView, square: SquareView, words: Words) -> str:
    land = phrase.land(view, square, words)
    if square.camels:
        return say(words, "text-guarded", square=code(square.square), land=land, camels=square.camels)
    return say(words, "text-square", square=code(square.square), land=land)


def _values(view: TarguiView, words: Words) -> list[str]:
    """Return the present value of each land, which a destiny card may have changed for the round."""
    values: list[str] = []
    for land in Land:
        if land is Land.CHOTT:
            continue
        now = next(((square.economic, square.strategic) for square in view.squares if square.land is land), None)
        economic, strategic = now or (ECONOMIC[land], STRATEGIC[land])
        values.append(say(words, "text-value", land=name(words, land), economic=economic, strategic=strategic))
    return values


def _news(view: TarguiView, names: Sequence[str], words: Words) -> str:
    lines: list[str] = []
    if view.die:
        turned = words.row(_card(card, names, words) for card in view.turned) or say(words, "text-nothing")
        rest = str(view.to_come)
        if view.destiny_to_come:
            rest = say(words, "text-hidden-destiny", count=view.to_come)
        lines.append(say(words, "text-round", die=view.die, cards=turned, **{"to-come": rest}))
    lines.append(phrase.latest_line(view, names, words))
    if view.combat is not None:
        exchanges = words.clauses(phrase.exchange(exchange, words) for exchange in view.combat.exchanges)
        lines.append(
            sentences([phrase.combat(view.combat, names, words), say(words, "text-fights", exchanges=exchanges)])
        )
    return "\n".join(line for line in lines if line)


def _card(card: CardView, names: Sequence[str], words: Words) -> str:
    if card.seat is None:
        return say(words, "text-destiny-card")
    return say(words, "text-skipped", name=names[card.seat]) if card.skipped else names[card.seat]


def _destinies(view: TarguiView, names: Sequence[str], words: Words) -> str:
    lines: list[str] = []
    if view.last_destiny is not None:
        squares = words.row(
            say(words, "change-square", square=code(square.square), change=phrase.format_change(square.camels))
            for square in view.last_destiny.squares
        )
        changes = say(words, "text-changed", squares=squares) if squares else ""
        lines.append(sentences([phrase.last_destiny(view.last_destiny, names, words), changes]))
    for destiny in phrase.list_possible_destinies(view):
        tribes = say(words, "text-concerns", items=affected_tribes(destiny.concerns, names, words))
        lines.append(
            words.clauses([f"{destiny.number} {name(words, destiny.card)}", tribes if any(destiny.concerns) else ""])
        )
    used = [
        say(words, "text-used-card", card=card_name(words, destiny.card), round=destiny.round)
        for destiny in view.destinies
        if destiny.round is not None
    ]
    if used:
        lines.append(say(words, "text-used", cards=words.row(used)))
    out = [card_name(words, destiny.card) for destiny in view.destinies if not destiny.in_game]
    if out:
        lines.append(say(words, "text-not-in", cards=words.row(out)))
    return _section(words, "text-destinies", lines)


def _history(view: TarguiView, names: Sequence[str], words: Words, room: int) -> str:
    """Return as many of the last rounds as fit."""
    lines: list[str] = []
    for row in reversed(view.history):
        if row.destiny is None:
            title = say(words, "text-start")
        else:
            title = say(words, "text-row", round=row.round, card=card_name(words, row.destiny))
        standings = words.row(
            _format_standing(standing, names[seat], words) for seat, standing in enumerate(row.standings)
        )
        longer = [say(words, "line", name=title, items=standings), *lines]
        if len(_section(words, "text-history", longer)) > room:
            break
        lines = longer
    return _section(words, "text-history", lines)


def _format_standing(standing: Standing, owner: str, words: Words) -> str:
    return say(
        words,
        "text-standing",
        name=owner,
        territories=standing.territories,
        camels=standing.camels,
        tribute=standing.tribute,
    )
