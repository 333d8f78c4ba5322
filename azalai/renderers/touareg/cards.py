"""Cards and tiles of Touareg, cached as sprites; origins are top left corners unless stated.

`supply.py` and `rug.py` place them: the market and the pile in the supply, the hand on the rug.
"""

from __future__ import annotations

from PIL import Image

from azalai.games.touareg.components import DINARS, UNUSED_POINTS, Good, Special
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import emblems, goods, ornaments
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, LINE, OCHRE, PAPER, SAND_LIGHT, SHADOW_NEAR, SKY, TINTS, colour, mix
from azalai.renderers.kit.paths import Points, rounded_rectangle
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite
from azalai.renderers.touareg.drawings import ART

_SPECIAL_SKY = mix(SKY, PAPER, 0.45)
_FADED = colour("CFC6B4")
_EMBLEMS = {Special.CAVE: "cave", Special.THIEF: "thief", Special.PLAN: "plan"}
_TILE_ICON = {Good.WATER: 0.76, Good.GOLD: 0.98, Good.SALT: 0.75, Good.MILLET: 0.77}


def _sheet(good: Good, width: int, height: int, edge: float = 2.5, *, shadow: bool = True) -> Canvas:
    """Draw a goods card without its content."""
    canvas, unit = Canvas(width, height, margin=18), min(width, height)
    card, rim = rounded_rectangle(0, 0, width, height, unit * 0.1), unit * 0.065
    if shadow:
        _shadow(canvas, card)
    canvas.fill(card, PAPER)
    canvas.box(rim, rim, width - 2 * rim, height - 2 * rim, unit * 0.06, TINTS[good])
    canvas.edge(card, INK, edge)
    return canvas


def _shadow(canvas: Canvas, card: Points) -> None:
    canvas.blur_shape(card, SHADOW_NEAR, 4, 0.35, 3)


@cached_sprite
def goods_card(good: Good, width: int, height: int) -> Canvas:
    """Draw a goods card: icon, and a silver disc for each dinar."""
    canvas = _sheet(good, width, height)
    goods.draw(canvas, good, width / 2, height * 0.42, width * 0.66)
    ornaments.draw_coins(canvas, width / 2, height - width * 0.19, DINARS[good], width * 0.19, 2)
    return canvas


@cached_sprite
def goods_under(good: Good, width: int, height: int) -> Canvas:
    """Draw a goods card of which only an edge is visible."""
    return _sheet(good, width, height, shadow=False)


@cached_drawing(margin=4)
def missing_good(canvas: Canvas, good: Good, width: int, height: int) -> None:
    """Draw the outline of a missing good."""
    goods.draw(canvas, good, width / 2, height * 0.42, width * 0.66)
    canvas.fade(0.26)


@cached_drawing(margin=4)
def missing_special(canvas: Canvas, kind: Special, width: int, height: int) -> None:
    """Draw the outline of a special card that is sold out."""
    _symbol(canvas, kind, width, height)
    canvas.fade(0.3)


@cached_drawing(margin=18)
def special_card(canvas: Canvas, kind: Special, width: int, height: int, used: bool = False, points: int = 0) -> None:
    """Draw a special card, without colours if used; `points` puts a star on it (a plan has its own)."""
    card = rounded_rectangle(0, 0, width, height, width * 0.1)
    _shadow(canvas, card)
    canvas.fill(card, _SPECIAL_SKY)
    dune = Canvas(width, height)
    ART.draw(dune, "special-dune", scale=width / 100)
    canvas.add(dune, clip=canvas.region(card))
    canvas.edge(card, INK, 2.5)
    _symbol(canvas, kind, width, height)
    if used:
        canvas.change(_without_colour, rounded_rectangle(2.5, 2.5, width - 5, height - 5, width * 0.08))
    points = UNUSED_POINTS[kind] if kind is Special.PLAN else points
    if points:
        # the star keeps its size on small cards, so that its number stays legible
        star = max(width * 0.5, min(56, width * 0.72))
        ornaments.draw_star(
            canvas, width * 0.76, height * 0.78, star, points, digits=max(star * 0.6, min(42, star * 0.8))
        )


def _without_colour(card: Image.Image) -> Image.Image:
    """Return the face of a card in faded colours, for a used one."""
    grey = Image.blend(card.convert("L").convert("RGB"), Image.new("RGB", card.size, _FADED), 0.35)
    return Image.blend(card.convert("RGB"), grey, 0.6).convert("RGBA")


def _symbol(canvas: Canvas, kind: Special, width: float, height: float) -> None:
    x, y, size = width / 2, height * 0.53, width * 0.82
    if kind is Special.DONKEY:
        scale = width * 0.98 / 190
        kit.ART.draw(canvas, "donkey", x - 105 * scale, y + 70 * scale, scale, harness=False)
    else:
        emblems.draw(canvas, _EMBLEMS[kind], x, y, size)


@cached_drawing(margin=4)
def special_under(canvas: Canvas, width: int, height: int) -> None:
    """Draw a special card of which only an edge is visible."""
    card = rounded_rectangle(0, 0, width, height, width * 0.1)
    canvas.shape(card, _SPECIAL_SKY, INK, 2)


@cached_sprite
def tile(good: Good, width: int, height: int, arrived: bool = False) -> Canvas:
    """Draw a piece of load, ochre around one that has just arrived; the origin is the middle of its lower edge."""
    canvas = Canvas(0, 0, margin=width // 2 + 10)
    canvas.lift(height // 2)
    if arrived:
        canvas.box(-width / 2 - 5, -height - 5, width + 10, height + 10, width * 0.09 + 5, OCHRE)
    sheet = rounded_rectangle(-width / 2, -height, width, height, width * 0.09)
    canvas.shape(sheet, TINTS[good], INK, 2.5)
    goods.draw(canvas, good, 0, 1 - height / 2, height * _TILE_ICON[good], 2.3 if height > 44 else 2)
    return canvas


@cached_sprite
def hand(count: int, height: int = 52) -> Canvas:
    """Draw the backs of a hand: none, one, or several; the origin is the middle of the left edge."""
    width = height * 0.72
    canvas = Canvas(width + 12, 0, margin=height // 2 + 8)
    if count == 0:
        sheet = rounded_rectangle(0, -height / 2, width, height, 5)
        canvas.shape(sheet, mix(PAPER, SAND_LIGHT, 0.5), mix(LINE, PAPER, 0.35), 2.4)
        return canvas
    if count > 1:
        ornaments.draw_back(canvas, 9, -height / 2 - 3, width, height, cross=False, step=10, radius=5, edge=2.2)
    ornaments.draw_back(canvas, 0, -height / 2, width, height, cross=False, step=10, radius=5, edge=2.2)
    return canvas
