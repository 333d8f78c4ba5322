"""Facts that help to choose, one line each."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.prompts import Choice, Prompt
from azalai.games.targui1988.components import CAMEL_PRICE, INDEX, NEIGHBOURS, SIDES, Land, Sector
from azalai.games.targui1988.view import Combat, SquareView, TarguiView
from azalai.locales import Words
from azalai.renderers.targui1988 import phrases as phrase
from azalai.renderers.targui1988.choices import About, choice_subject
from azalai.renderers.targui1988.fronts import foes
from azalai.renderers.targui1988.phrases import code, name, say

LIMIT = 100
_BESIDE = {
    Sector.NW: (Sector.NE, Sector.SW),
    Sector.NE: (Sector.NW, Sector.SE),
    Sector.SW: (Sector.NW, Sector.SE),
    Sector.SE: (Sector.NE, Sector.SW),
}
"""Corners on the same edge of the board."""


def fact(view: TarguiView, prompt: Prompt, choice: Choice, words: Words) -> str | None:
    """Return as many facts beyond the label as fit, the most important first."""
    if view.seat is None:
        return None
    about = choice_subject(view, prompt, choice)
    parts = _end(view, view.seat, choice, words) if about is None else _parts(view, view.seat, about, choice, words)
    text = ""
    for part in parts:
        longer = words.clauses((text, part))
        if len(longer) <= LIMIT:
            text = longer
    return text or None


def _parts(view: TarguiView, seat: int, about: About, choice: Choice, words: Words) -> list[str]:
    match about.kind:
        case "corner":
            return [_neighbours(view, about.sector, words)] if about.sector is not None else []
        case "act":
            return _act(view, seat, about, words)
        case "fight":
            return _fight(view.combat, about.act, choice, words) if view.combat is not None else []
        case "occupy":
            return _list_moved_in(view.combat, choice, words) if view.combat is not None else []
        case _:
            return _on_square(view, seat, about, choice, words)


def _on_square(view: TarguiView, seat: int, about: About, choice: Choice, words: Words) -> list[str]:
    if about.at is None:
        return []
    square = view.squares[INDEX[about.at]]
    near = foes(view, square, seat)
    camels = choice.value("camels")
    match about.kind:
        case "camp":
            economic, strategic = sum_around(view, square)
            chotts = sum(view.squares[index].land is Land.CHOTT for index in NEIGHBOURS[INDEX[square.square]])
            return [say(words, "fact-camp", economic=economic, strategic=strategic, chotts=chotts)]
        case "from":
            return [say(words, "fact-from", squares=_herds(near, words))] if near else []
        case "buy":
            beside = say(words, "fact-beside", squares=_herds(near, words)) if near else say(words, "fact-quiet")
            if camels is None:
                named = any(step.field == "square" and step.asked for step in choice.steps)
                return [beside] if named else _act(view, seat, about, words)
            silver = view.tribes[seat].silver - CAMEL_PRICE * camels
            camels_after = phrase.camels(words, square.camels + camels)
            return [say(words, "fact-bought", silver=silver, camels=camels_after, square=code(square.square)), beside]
        case _:
            return _list_going_facts(view, seat, about, square, camels, words)


def sum_around(view: TarguiView, square: SquareView) -> tuple[int, int]:
    """Return the total economic and strategic values of the squares next to a square."""
    beside = [view.squares[index] for index in NEIGHBOURS[INDEX[square.square]]]
    return sum(neighbour.economic for neighbour in beside), sum(
        neighbour.strategic for neighbour in beside if neighbour.land is not Land.CHOTT
    )


def _list_going_facts(
    view: TarguiView, seat: int, about: About, square: SquareView, camels: int | None, words: Words
) -> list[str]:
    """Return the facts about a move or an attack from one square to another."""
    parts: list[str] = []
    near = foes(view, square, seat)
    source = None if about.source is None else view.squares[INDEX[about.source]]
    if about.act == "attack" and source is not None:
        least, most = _losses(source.strategic)
        lost, gone = _losses(square.strategic)
        parts.append(say(words, "fact-attack", least=least, most=most, lost=lost, gone=gone))
    elif camels is not None and source is not None:
        camels_after = camels + (square.camels if square.owner == seat else 0)
        parts.append(_format_staying(source.square, source.camels - camels, square.square, camels_after, words))
    if square.owner != seat:
        if square.camp == seat:
            parts.append(say(words, "fact-camp-own"))
        elif square.camp is not None:
            held = "fact-camp-of" if square.camp == square.owner else "fact-camp-held"
            parts.append(say(words, held, kel=phrase.kel(view, words, square.camp)))
        parts.append(say(words, "fact-gain", economic=square.economic, strategic=square.strategic))
    if about.act != "attack" and near:
        parts.append(say(words, "fact-beside", squares=_herds(near, words)))
    return parts


def _format_staying(source: object, left: int, target: object, arrived: int, words: Words) -> str:
    places = {"source": str(source).upper(), "target": str(target).upper()}
    return say(words, "fact-staying", left=left, there=arrived, **places)


def _losses(value: int) -> tuple[int, int]:
    """Return the smallest and greatest loss of the other side by one roll with that strategic value (ruling G4)."""
    return (1 + value) // 2, (SIDES + value) // 2


def _herds(squares: Sequence[SquareView], words: Words) -> str:
    """Return herds by square, the largest first: `C5 (19), E5 (2)`."""
    largest = sorted(squares, key=lambda square: (-square.camels, INDEX[square.square]))
    return words.row(f"{code(square.square)} ({square.camels})" for square in largest)


def _fight(combat: Combat, act: str, choice: Choice, words: Words) -> list[str]:
    if act == "roll":
        (least, most), (lost, gone) = _losses(combat.bonus), _losses(combat.defence)
        return [
            say(words, "fact-attack", least=least, most=most, lost=lost, gone=gone),
            say(words, "fact-against", camels=combat.camels, defenders=combat.defenders),
        ]
    if act == "stop":
        return [_format_staying(combat.source, combat.camels, combat.target, combat.defenders, words)]
    number = choice.value("least")
    if number is None:
        return [say(words, "fact-against", camels=combat.camels, defenders=combat.defenders)]
    return [say(words, "fact-press", least=number, camels=combat.camels)]


def _list_moved_in(combat: Combat, choice: Choice, words: Words) -> list[str]:
    camels = choice.value("camels")
    if camels is None:
        return []
    return [_format_staying(combat.source, combat.camels - camels, combat.target, camels, words)]


def _act(view: TarguiView, seat: int, about: About, words: Words) -> list[str]:
    if about.act == "buy":
        return [say(words, "fact-silver", silver=view.tribes[seat].silver, stock=view.stock)]
    herds = sum(square.owner == seat and square.camels > 0 for square in view.squares)
    return [say(words, "fact-herds", herds=herds)]


def _end(view: TarguiView, seat: int, choice: Choice, words: Words) -> list[str]:
    silver = view.tribes[seat].silver
    return [say(words, "fact-end", silver=silver)] if choice.act == "end" and view.may_buy and silver else []


def _neighbours(view: TarguiView, sector: Sector, words: Words) -> str:
    texts = [
        say(words, "fact-corner", kel=phrase.kel(view, words, tribe.seat), sector=name(words, tribe.sector))
        for tribe in view.tribes
        if tribe.sector is not None and tribe.sector in _BESIDE[sector]
    ]
    return words.row(texts) or say(words, "fact-nobody")
