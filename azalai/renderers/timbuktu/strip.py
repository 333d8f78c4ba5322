"""Foot of the private pictures: all players with what the reader must remember of them, and the meaning of signs."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.timbuktu.view import CaravanView, Phase, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import emblems, marks, ornaments, signs
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import BLUE, INK, LINE, NIGHT, PAPER, SAND_LIGHT, TERRACOTTA, mix
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import Sprite
from azalai.renderers.timbuktu.narrow import INSIDE, MARGIN, OWN, Row, costs, tile
from azalai.renderers.timbuktu.players import is_awaited

STRIP = 102
LEGEND = 46
"""Height of both."""
_BACK = (34, 46)
_NAME = (40, 26)
_LETTER = 46
"""Size of the letter of an open card: the tips of its plate stay below the name."""


def draw_strip(picture: Picture, view: TimbuktuView, names: Sequence[str], y: int) -> None:
    """Draw the players, the reader on indigo, those who must act framed."""
    row = Row(y, len(view.caravans), STRIP)
    for caravan in view.caravans:
        at = row.frame(caravan.seat)
        edge = TERRACOTTA if is_awaited(view, caravan) else None
        picture.paste(tile(at.width, at.height, edge, OWN if caravan.seat == view.seat else PAPER), at.x, at.y)
        _player(picture, view, caravan, names[caravan.seat], at)


def _player(picture: Picture, view: TimbuktuView, caravan: CaravanView, name: str, at: Frame) -> None:
    """Draw mark and name, and below them the goods left, the starting player's sign and the camel card.

    While camels are placed, the camels replace the goods.
    """
    upper, lower = at.y + 24, at.y + 73
    picture.paste(marks.mark(caravan.seat, 36), at.x + 28, upper)
    picture.name(at.x + 50, upper + 12, name, _NAME, at.width - 60, NIGHT, "Semibold")
    if view.phase is Phase.PLACING:
        left = sum(camel.start is None for camel in caravan.camels)
        picture.paste(kit.ART.sprite("camel-far", 54), at.x + 10, lower + 18)
        picture.write(at.x + 72, lower + 13, str(left), 38, INK, "Bold")
    elif all(camel.loaded for camel in caravan.camels):
        picture.paste(signs.sack(36), at.x + 26, lower - 2)
        picture.write(at.x + 46, lower + 13, str(caravan.goods), 38, INK, "Bold")
    if view.stage and caravan.seat == view.first_of_round:
        picture.paste(signs.sun_coin(30), at.x + at.width - 84, lower + 2)
    _card(picture, view, caravan, at.x + at.width - 34, lower)


def _card(picture: Picture, view: TimbuktuView, caravan: CaravanView, x: float, y: float) -> None:
    """Draw the camel card of a player, still to come, face down, or open, with its middle at (x, y)."""
    left, top = x - _BACK[0] / 2, y - _BACK[1] / 2
    if view.phase is Phase.LOADING:
        if caravan.chosen:
            picture.paste(signs.tick(40), x, y)
    elif view.phase not in (Phase.CHOOSING, Phase.TRAVELLING):
        return
    elif caravan.revealed and caravan.card is not None:
        picture.paste(marks.badge(caravan.seat, caravan.card.value, _LETTER), x, y - 3)
    elif caravan.chosen:
        picture.paste(ornaments.back(*_BACK), left, top)
    else:
        picture.paste(signs.slot(*_BACK, 6, TERRACOTTA if is_awaited(view, caravan) else LINE), left, top)


# What the signs mean

_ROOMS = {"safe": 36, "chance": 36, "robbed": 42, "exchange": 40, "first": 32, "arrow": 32, "other": 56, "kept": 40}
_BEFORE_TEXT, _BETWEEN = 8, 22
_SIZES = (34, 30)
_LEGEND_GROUND = mix(SAND_LIGHT, PAPER, 0.4)


def draw_legend(picture: Picture, words: Words, y: int, entries: Sequence[str]) -> None:
    """Draw the meaning of these signs, in one line from y on."""
    texts = [words.say(f"timbuktu-picture-legend-{name}") for name in entries]
    size = next((size for size in range(*_SIZES, -1) if _reach(entries, texts, size) <= INSIDE), _SIZES[-1])
    picture.paste(ornaments.tint(INSIDE, LEGEND, _LEGEND_GROUND, 12), MARGIN, y)
    x, middle = MARGIN + (INSIDE - _reach(entries, texts, size)) / 2, y + LEGEND / 2
    for name, text in zip(entries, texts, strict=True):
        picture.paste(_sign(name), x + _ROOMS[name] / 2, middle - (4 if name == "other" else 0))
        x += _ROOMS[name] + _BEFORE_TEXT
        picture.write(x, middle + size * 0.33, text, size)
        x += letters.width(text, "Semibold", size) + _BETWEEN


def _reach(entries: Sequence[str], texts: Sequence[str], size: int) -> float:
    written = sum(letters.width(text, "Semibold", size) for text in texts)
    return written + sum(_ROOMS[name] + _BEFORE_TEXT for name in entries) + _BETWEEN * (len(entries) - 1)


def _sign(name: str) -> Sprite:
    drawings = {
        "safe": lambda: signs.ring(15),
        "chance": lambda: signs.pie(1, 3, 15),
        "robbed": lambda: emblems.thief_head(42),
        "exchange": lambda: signs.swap(38),
        "first": lambda: signs.sun_coin(30),
        "arrow": lambda: signs.arrow(38, BLUE, 8, 24, down=True),
        "other": lambda: costs(46),
        "kept": lambda: marks.ghost(0, 34),
    }
    return drawings[name]()
