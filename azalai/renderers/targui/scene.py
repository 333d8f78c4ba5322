"""Parts that Targui's pictures share: the background with its caravan, the robber's way to the next raid, sheets."""

from __future__ import annotations

from PIL import Image

from azalai.games.targui.cards import RAIDS
from azalai.games.targui.components import ROUNDS, Border
from azalai.games.targui.view import TarguiView
from azalai.renderers.kit import goods, ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import GLOW, INK, LINE, NIGHT, OCHRE, PAPER, SHADOW, TERRACOTTA, Colour, mix
from azalai.renderers.kit.paths import lozenge, path, rounded_rectangle, scale_and_move
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import effects, formula, signs
from azalai.renderers.targui.drawings import Figure

SIDE = 920
"""Left edge of the column of panels."""
_WAY = 110
"""Distance of the robber's way left of it."""
_PILL, _PILL_HIGH = 300, 76
_SHEET_MARGIN = 24
_SUN = 770


def ground(height: int) -> Image.Image:
    """Return the desert with a pale sun behind the heading; it is not cached."""
    return scene.desert(WIDTH, height, (_SUN, 116, 94))


@cached_drawing(margin=60)
def caravan(canvas: Canvas, width: int) -> None:
    """Draw the ornament of the heading: a line with the cross of Agadez, on which three camels walk to the left.

    The origin is the left end of the line.
    """
    middle = width * 0.40
    for start, end in ((0.0, middle - 34), (middle + 34, float(width))):
        canvas.line([(start, 0), (end, 0)], NIGHT, 2)
    for x in (0, middle - 28, middle + 28, width):
        canvas.fill(lozenge(x, 0, 5), NIGHT)
    ornaments.draw_agadez(canvas, middle, -2, 40, NIGHT, mix(PAPER, OCHRE, 0.18))
    silhouette = Figure("camel", {"coat": NIGHT, "far": NIGHT, "eye": NIGHT})
    for size, along in ((44, 0), (40, 58), (34, 112)):
        if width > 320:
            silhouette.draw(canvas, width - 180 + along, -size * 0.45, size)


def draw_way(picture: Picture, view: TarguiView) -> None:
    """Draw the robber, the round, and the demand of the next raid, or of the present one."""
    y = 48
    x = SIDE - _WAY
    picture.paste(pieces.robber(60), x + 28, y + 32)
    text, size = str(view.round), 56
    wide = letters.width(text, "Bold", size)
    picture.write(x + 60, y + 20, text, size, NIGHT, "Bold")
    picture.write(x + 66 + wide, y + 20, f"/{ROUNDS}", LEGIBLE, LINE)
    corner = view.raid or view.next_raid
    left = WIDTH - MARGIN - _PILL
    if view.last_round:
        picture.paste(ornaments.glow(30, 40, 15, 9, GLOW, 0.9), left - 44, y - 20)
        picture.paste(ornaments.hourglass(48), left - 29, y)
    elif corner is not None:
        picture.paste(_arrow(), left - 46, y)
    if corner is not None:
        if view.raid is not None:
            picture.paste(ornaments.glow(_PILL + 12, _PILL_HIGH + 12, 20, 8, GLOW), left - 6, 4)
        picture.paste(_raid(corner), left, 10)


@cached_drawing(margin=14, box=(40, 0))
def _arrow(canvas: Canvas) -> None:
    canvas.fill(formula.arrow_points(0, 36, 0, 9), LINE)


@cached_drawing(margin=14, box=(_PILL, _PILL_HIGH))
def _raid(canvas: Canvas, corner: Border) -> None:
    """Draw a raid and its demand on a terracotta pill; the origin is the top left corner."""
    shape = rounded_rectangle(0, 0, _PILL, _PILL_HIGH, 14)
    canvas.lay(shape, TERRACOTTA, 4, 0.35, 3)
    row = [formula.picture(signs.action(effects.Action.RAID).draw, 1.05), formula.space(0.14)]
    formula.draw(canvas, [*row, *effects.demand(RAIDS[corner], minus=True)], 8, _PILL_HIGH / 2, _PILL - 16, 74, 70)


@cached_sprite
def sheet(width: int, height: int, edge: Colour | None = None) -> Sprite:
    """Draw a sheet of paper, its border of 6 px outside in `edge`; the origin is the top left corner of the paper.

    Sheets of all heights come from one: its upper end, its lower end, and one of its rows repeated.
    """
    drawing = _sheet(width, edge)
    half, wide = drawing.image.height // 2, drawing.image.width
    image = Image.new("RGBA", (wide, height + 2 * _SHEET_MARGIN))
    image.paste(drawing.image.crop((0, half, wide, half + 1)).resize(image.size, Image.Resampling.NEAREST), (0, 0))
    image.paste(drawing.image.crop((0, 0, wide, half)), (0, 0))
    image.paste(drawing.image.crop((0, half, wide, 2 * half)), (0, image.height - half))
    return Sprite(image, drawing.left, drawing.top)


@cached_sprite
def _sheet(width: int, edge: Colour | None) -> Canvas:
    height = 2 * _SHEET_MARGIN
    canvas = Canvas(width, height, margin=_SHEET_MARGIN)
    paper = rounded_rectangle(0, 0, width, height, 22)
    canvas.blur_shape(paper, SHADOW, 7, 0.34, 5)
    if edge is not None:
        canvas.fill(rounded_rectangle(-6, -6, width + 12, height + 12, 28), edge)
    canvas.fill(paper, PAPER)
    return canvas


@cached_drawing(margin=54, box=(70, 0))
def pennant(canvas: Canvas) -> None:
    """Draw the sign of the player's turn, a flag on the upper edge of a panel; the origin is the foot of its pole."""
    canvas.line([(0, 4), (0, -34)], INK, 6.5)
    canvas.line([(0, 3), (0, -34)], LINE, 4.5)
    cloth = scale_and_move(path("M 2 0 C 22 -6 34 8 62 2 L 50 13 L 62 26 C 34 30 22 18 2 25 Z"), 1, 0, -34)
    canvas.edge(cloth, INK, 4)
    canvas.fill(cloth, TERRACOTTA)


@cached_sprite
def good(name: str, size: int, pale: bool = False) -> Sprite:
    """Draw a good of a stock, pale if there is none."""
    sprite = goods.icon(name, size)
    return fade(sprite) if pale else sprite


@cached_sprite
def coin(size: int, pale: bool = False) -> Sprite:
    """Draw points tokens; the origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 5)
    signs.draw_token(canvas, 0, 0, size)
    sprite = Sprite(canvas.finish(), canvas.margin, canvas.margin)
    return fade(sprite) if pale else sprite


def fade(sprite: Sprite) -> Sprite:
    """Return the sprite at a third of its strength, for an empty or unusable thing."""
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point([round(value * 0.35) for value in range(256)]))
    return Sprite(image, sprite.left, sprite.top)


@cached_sprite
def points(size: int, number: int | str = "", pale: bool = False) -> Sprite:
    """Draw the Southern Cross; the origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 6)
    signs.draw_points(canvas, 0, 0, size, number)
    sprite = Sprite(canvas.finish(), canvas.margin, canvas.margin)
    return fade(sprite) if pale else sprite


@cached_drawing(margin=6)
def draw_small(canvas: Canvas, name: str, size: int) -> None:
    """Draw a small thing of the panels, `amulet` or `tick`; the origin is the middle."""
    Figure(name).draw(canvas, 0, 0, size, 2.2)
