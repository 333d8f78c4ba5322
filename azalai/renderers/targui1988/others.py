"""Tribes in a seat's own picture, its own first: camels, silver and tribute.

They are in a strip below the map, or in a column next to the whole board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from azalai.games.targui1988.view import TarguiView, TribeView
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.badges import wash
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, PAPER, TERRACOTTA, Colour
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.drawings import ART

STRIP = 92
"""Height of the strip."""
_NAME = (38, 24)
_Named: TypeAlias = tuple[float, float, float]
"""Beginning of a name on its baseline, and its width."""
_SIZES = ((44, 48), (38, 40), (34, 36), (34, 26))
"""Heights of digits and widths of the camels before them, from the largest on."""


def draw_others(picture: Picture, view: TarguiView, seat: int, names: Sequence[str], frame: Frame) -> None:
    """Draw a panel for each tribe, in a row or in a column."""
    order = [seat, *(tribe.seat for tribe in view.tribes if tribe.seat != seat)]
    count, gap = len(order), 8
    for number, tribe in enumerate(order):
        if frame.landscape:
            wide = (frame.width + gap) // count
            panel = Frame(frame.x + number * wide, frame.y, wide - gap, frame.height)
        else:
            high = (frame.height + gap) // count
            panel = Frame(frame.x, frame.y + number * high, frame.width, high - gap)
        _draw_tribe(picture, view, view.tribes[tribe], names[tribe], panel)


def _draw_tribe(picture: Picture, view: TarguiView, tribe: TribeView, name: str, panel: Frame) -> None:
    colour = tribes_of(view)[tribe.seat]
    turn = view.to_act == tribe.seat
    picture.paste(scene.strip(panel.width, panel.height, TERRACOTTA if turn else None), panel.x, panel.y)
    x, y, wide = (_draw_in_line if panel.landscape else _draw_below)(picture, tribe, colour, name, panel)
    if tribe.out_round is not None:
        wash(picture, panel.box, 0.55, 22)
        picture.paste(ornaments.rule(round(wide), TERRACOTTA, 5), x, y - 11)


def _draw_in_line(picture: Picture, tribe: TribeView, colour: int, name: str, panel: Frame) -> _Named:
    """Draw the name above the numbers; if they are too long for one line, the tribute is next to the name."""
    x, y, width, height = panel
    base, room = y + height * 0.28 + 12, width - 68
    picture.paste(signs.blazon(colour, 19), x + 32, y + height * 0.28)
    sets = [_parts(tribe, colour, size, icon) for size, icon in _SIZES]
    fitting = next((parts for parts in sets if sum(part.width for part in parts) + 10 * len(parts) <= width), None)
    if fitting is None:
        *fitting, tribute = sets[-1]
        room -= round(tribute.width)
        picture.paste(tribute.icon, x + width - 8 - tribute.width / 2, y + height * 0.28)
    wide = picture.name(x + 60, base, name, _NAME, room, INK)
    spare = min(60.0, (width - 20 - sum(part.width for part in fitting)) / max(1, len(fitting) - 1))
    left, middle = x + 10.0, y + height * 0.73
    for part in fitting:
        picture.paste(part.icon, left + part.icon.left, middle - part.icon.size[1] / 2 + part.icon.top)
        if part.text:
            across = letters.width(part.text, "Bold", part.size)
            picture.number(left + part.width - across / 2, middle, part.text, part.size)
        left += part.width + spare
    return x + 60, base, wide


class _Part(NamedTuple):
    """Sign with its number behind it, and their width."""

    icon: Sprite
    text: str
    size: int
    width: float


def _parts(tribe: TribeView, colour: int, size: int, icon: int) -> list[_Part]:
    """Return camels, silver, tribute, with digits and camels of these sizes."""
    parts = [
        _Part(sprite, str(number), size, sprite.size[0] + letters.width(str(number), "Bold", size))
        for sprite, number in ((signs.camel(colour, icon), tribe.camels), (_silver(icon), tribe.silver))
    ]
    tribute = _tribute(tribe)
    return [*parts, _Part(tribute, "", size, tribute.size[0])]


def _draw_below(picture: Picture, tribe: TribeView, colour: int, name: str, panel: Frame) -> _Named:
    """Draw everything below each other."""
    x, y, width, height = panel
    step = min(56, (height - 20) / 4)
    top = y + (height - 4 * step) / 2 + step / 2
    wide = picture.name(x + 9, top + 11, name, _NAME, width - 18, INK)
    picture.paste(signs.blazon(colour, 20), x + 28, top + step)
    tribute = _tribute(tribe)
    picture.paste(tribute, x + width - 8 - tribute.size[0] + tribute.left, top + step)
    for number, (icon, value) in enumerate(((signs.camel(colour, 42), tribe.camels), (_silver(42), tribe.silver)), 2):
        middle, text = top + number * step, str(value)
        picture.paste(icon, x + 8 + icon.left, middle - icon.size[1] / 2 + icon.top)
        room = width - 20 - icon.size[0]
        size = next(size for size in (42, 38, 34) if size == 34 or letters.width(text, "Bold", size) <= room)
        picture.number(x + width - 10 - letters.width(text, "Bold", size) / 2, middle, text, size)
    return x + 9, top + 11, wide


def _silver(size: int) -> Sprite:
    return ART.sprite("silver", round(size * 0.8))


def _tribute(tribe: TribeView) -> Sprite:
    """Return the tribute, which decides the game, in terracotta while the camp is lost."""
    lost = tribe.camp_owner not in (tribe.seat, None)
    return _box(tribe.tribute, TERRACOTTA if lost else INK)


@cached_sprite
def _box(number: int, ink: Colour) -> Canvas:
    """Draw the square of economic values; the origin is the middle."""
    size = 38 if number < 100 else 34
    wide = max(48, letters.width(str(number), "Bold", size) + 16)
    paint = Canvas(0, 0, margin=round(wide / 2) + 1)
    paint.box(-wide / 2, -22, wide, 44, 6, ink)
    paint.box(4 - wide / 2, -18, wide - 8, 36, 3, PAPER)
    letters.write(paint, 0, 0, str(number), size, ink)
    return paint
