"""Public board: the supply, and a panel for each player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.touareg.view import TouaregView
from azalai.locales import Words
from azalai.renderers.kit import scene
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.touareg import supply
from azalai.renderers.touareg.camp import SHELF, Frame, draw_camp

_PANELS = 360
_GAP = 24
_INSIDE = WIDTH - 2 * MARGIN


def frames(view: TouaregView) -> tuple[Frame, ...]:
    """Return the frames of the panels, in the order of the camps."""
    players = len(view.camps)
    rows = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}[players]
    cards_lie = any(camp.caves or camp.thieves or camp.plans for camp in view.camps)
    shelf = players == 3 and cards_lie
    height = {2: 502, 3: 582 if shelf else 502}.get(players, 432)
    largest = 1.17 if players == 2 else 1.0
    places: list[Frame] = []
    for number, columns in enumerate(rows):
        width = (_INSIDE - _GAP * (columns - 1)) // columns
        y = _PANELS + number * (height + _GAP)
        places += [Frame(MARGIN + i * (width + _GAP), y, width, height, shelf, largest) for i in range(columns)]
    return tuple(places)


def draw_board(view: TouaregView, names: Sequence[str], words: Words) -> Image.Image:
    """Return the public board; `names` can be drawn as they are."""
    places = frames(view)
    title = words.say("touareg-picture-title")
    picture = Picture(_ground(title, places))
    supply.draw_supply(picture, view, title)
    for camp, name, frame in zip(view.camps, names, places, strict=True):
        draw_camp(picture, view, camp, name, frame)
    return picture.image


@cached_sprite
def _ground(title: str, places: tuple[Frame, ...]) -> Sprite:
    """Draw what is equal in every position, with empty panels."""
    picture = supply.ground(title, places[-1].y + places[-1].height + MARGIN)
    for place in places:
        picture.paste(scene.panel(place.width, place.height, SHELF if place.shelf else 0), place.x, place.y)
    return Sprite(picture.image)
