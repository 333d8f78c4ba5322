"""Panels below the map: the continuing fight, else the destiny cards that would change the reader's squares."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui1988.view import Combat, DestinyView, TarguiView
from azalai.locales import Words
from azalai.renderers.kit import scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import INK, OCHRE, TERRACOTTA
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.destinies import vignette
from azalai.renderers.targui1988.phrases import card_name, list_possible_destinies

PANEL = 184
"""Height of the panel."""
_DICE = 3
"""Number of the last rolls of each side."""
_ROW, _MOST = 66, 6
_TITLE = 36
_LETTERS = 30
"""Height of the title and of names in px."""


def threats(view: TarguiView, seat: int) -> list[DestinyView]:
    """Return the possible cards that concern the seat, those that concern most of its squares first."""
    cards = [card for card in list_possible_destinies(view) if card.concerns[seat]]
    return sorted(cards, key=lambda card: (-card.concerns[seat], card.number))[:_MOST]


def height_of(cards: Sequence[DestinyView]) -> int:
    """Return the height of their panel, 0 without cards."""
    return 24 + _TITLE + _ROW * -(-len(cards) // _columns(len(cards))) - 10 if cards else 0


def _columns(count: int) -> int:
    """Return the number of cards in a row."""
    return 2 if count in (2, 4) else 3


def draw_threats(picture: Picture, view: TarguiView, seat: int, words: Words, frame: Frame) -> None:
    """Draw their pictures with their names, under a title."""
    picture.paste(scene.strip(frame.width, frame.height), frame.x, frame.y)
    title = words.say("targui1988-picture-threats")
    picture.write(
        frame.x + 16, frame.y + 37, letters.fit_text(title, "Bold", _LETTERS, frame.width - 32), _LETTERS, INK, "Bold"
    )
    cards = threats(view, seat)
    columns = _columns(len(cards))
    wide = (frame.width - 20) / columns
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        x, y = frame.x + 14 + column * wide, frame.y + 12 + _TITLE + row * _ROW
        picture.paste(vignette(card.card, 60), x, y)
        lines = _lines(card_name(words, card.card), wide - 78)
        for line, text in enumerate(lines):
            picture.write(x + 70, y + (41 if len(lines) == 1 else 26 + 30 * line), text, _LETTERS, INK)


def _lines(text: str, room: float) -> list[str]:
    """Return the text in one line or two."""
    if letters.width(text, "Semibold", _LETTERS) <= room:
        return [text]
    parts = text.split(" ")
    count = next(
        (n for n in range(len(parts) - 1, 0, -1) if letters.width(" ".join(parts[:n]), "Semibold", _LETTERS) <= room), 1
    )
    second = letters.fit_text(" ".join(parts[count:]), "Semibold", _LETTERS, room)
    return [letters.fit_text(" ".join(parts[:count]), "Semibold", _LETTERS, room), second]


def draw_fight(picture: Picture, view: TarguiView, names: Sequence[str], frame: Frame) -> None:
    """Draw both sides of the continuing attack: tribe, remaining camels, value, last rolls, and losses."""
    fight, tribes = view.combat, tribes_of(view)
    if fight is None:
        return
    picture.paste(scene.strip(frame.width, frame.height, OCHRE), frame.x, frame.y)
    last = fight.exchanges[-_DICE:]
    rolls = (tuple(exchange.roll for exchange in last), tuple(exchange.reply for exchange in last if exchange.reply))
    half = frame.height / 2
    sides = ((fight.attacker, fight.camels, fight.bonus, fight.lost), (fight.defender, *_defence(fight)))
    for number, (side, left, value, lost) in enumerate(sides):
        tribe, middle = tribes[side], frame.y + half * (number + 0.5) + (3 if number == 0 else -3)
        picture.paste(signs.blazon(tribe, 26), frame.x + 46, middle)
        picture.name(frame.x + 84, middle + 13, names[side], (40, 32), 220, INK)
        picture.paste(signs.camel(tribe, 62), frame.x + 354, middle)
        picture.number(frame.x + 432, middle, left, 56 if left < 100 else 46)
        picture.paste(signs.draw_strategic(value, 64, 55), frame.x + 486, middle - 29)
        for place, roll in enumerate(rolls[number]):
            picture.paste(signs.die(roll, 60, tribe), frame.x + 590 + 72 * place, middle - 30)
        text = f"−{lost}" if lost else "0"
        picture.number(frame.x + 880, middle, text, 52, TERRACOTTA if lost else INK)


def _defence(fight: Combat) -> tuple[int, int, int]:
    return fight.defenders, fight.defence, fight.hit
