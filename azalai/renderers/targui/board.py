"""Public board: the table, and a panel for each player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.targui.view import TarguiView
from azalai.locales import Words
from azalai.renderers.kit import ornaments
from azalai.renderers.kit.palette import NIGHT
from azalai.renderers.kit.picture import MARGIN, WIDTH, Frame, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.targui import scene
from azalai.renderers.targui.camp import draw_camp
from azalai.renderers.targui.table import HEIGHT, TOP, draw_table, lay_rug

_BETWEEN = 44


def draw_board(view: TarguiView, names: Sequence[str], words: Words) -> Image.Image:
    """Return the public board; `names` can be drawn as they are."""
    picture = Picture(_ground(words.say("targui-picture-title")))
    scene.draw_way(picture, view)
    draw_table(picture, view)
    width, height = WIDTH - MARGIN - scene.SIDE, (HEIGHT - 40 - TOP - _BETWEEN) // 2
    for number, camp in enumerate(view.camps):
        frame = Frame(scene.SIDE, TOP + number * (height + _BETWEEN), width, height)
        draw_camp(picture, view, camp, names[camp.seat], frame)
    return picture.image


@cached_sprite
def _ground(title: str) -> Sprite:
    """Draw what is equal on every board."""
    picture = Picture(scene.ground(HEIGHT))
    picture.write(MARGIN, 86, title, 52, NIGHT, "Bold")
    start = MARGIN + round(ornaments.title_width(title)) + 28
    picture.paste(scene.caravan(scene.SIDE - 140 - start), start, 70)
    lay_rug(picture)
    return Sprite(picture.image)
