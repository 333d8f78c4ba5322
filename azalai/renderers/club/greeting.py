"""Banner of the greeting: the bot's name in the desert, and a tablet for each game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.renderers.club import parts
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, NIGHT, PALM, mix
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing

NAME = "Azalaï"
EMBLEM = 158
"""Size of a game's emblem."""
_HEAD, _TABLET, _GAP, _FOOT, _IN_LINE = 232, 322, 18, 34, 4
_TITLE = 92
_NAMES = (54, 42)


def draw_banner(games: Sequence[tuple[str, Sprite]]) -> Image.Image:
    """Return the banner, as RGB 1400 px wide; `games`: the name and the emblem of each."""
    lines = -(-len(games) // _IN_LINE)
    height = _HEAD + lines * (_TABLET + _GAP) - _GAP + _FOOT
    picture = Picture(scene.evening(WIDTH, height, (700, 134, 86), _palms()))
    picture.paste(ornaments.cross(150), MARGIN + 70, 116)
    picture.paste(ornaments.title(NAME, _TITLE), MARGIN + 160, 132)
    width = (WIDTH - 2 * MARGIN - (_IN_LINE - 1) * _GAP) // _IN_LINE
    for number, (name, figure) in enumerate(games):
        line, column = divmod(number, _IN_LINE)
        x, y = MARGIN + column * (width + _GAP), _HEAD + line * (_TABLET + _GAP)
        picture.paste(parts.sheet(width, _TABLET), x, y)
        picture.paste(figure, x + width / 2, y + 124)
        text, size = letters.name(parts.drawable_name(name), "Bold", *_NAMES, width - 24)
        picture.write(x + (width - letters.width(text, "Bold", size)) / 2, y + 288, text, size, NIGHT, "Bold")
    return picture.image


@cached_drawing(margin=26, box=(260, 240))
def _palms(canvas: Canvas) -> None:
    """Draw three palms behind the tablets; the origin is the top left corner of a scene of 260 x 240."""
    for x, size, darker in ((44, 132, 0.18), (204, 112, 0.12), (122, 190, 0.0)):
        scene.draw_palm(canvas, x, 216, size, mix(PALM, INK, darker))
