"""What only one player may see: the table in the hand. Supply as on the board, then what is one's own, then the others
in small; where the player is asked something, every choice is marked where it lies."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.prompts import Prompt
from games.touareg.view import TouaregView
from locales import Words
from renderers.kit import ornaments, scene
from renderers.kit.picture import MARGIN, Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.touareg import opponents, own, supply
from renderers.touareg.belongings import draw_belongings
from renderers.touareg.marking import draw_marks, placed
from renderers.touareg.opponents import draw_opponents
from renderers.touareg.things import decision

HEIGHT = opponents.TOP + opponents.HEIGHT + MARGIN


def draw_private(
    view: TouaregView, seat: int, names: Sequence[str], words: Words, prompt: Prompt | None = None
) -> Image.Image:
    """The private picture of a seat; `names` are ready to be drawn."""
    title = words.say("touareg-picture-title")
    camp = view.camps[seat]
    asked = None if prompt is None else decision(view, prompt)
    # once something is picked the glow is what is being done, no longer what was done last
    shown = replace(view, latest=None) if asked is not None and asked.follows else view
    picture = Picture(_ground(title))
    supply.draw_supply(picture, shown, title, asked)
    own.draw_head(picture, shown, camp, names[seat])
    own.draw_hand(picture, shown, camp.hand or (), asked)
    draw_belongings(picture, shown, camp, asked)
    own.draw_herd(picture, shown, camp, asked)
    draw_opponents(picture, shown, names, asked)
    if prompt is not None:
        draw_marks(picture, placed(view, prompt, title))
    return picture.image


@drawn
def _ground(title: str) -> Sprite:
    """What is the same in every private picture."""
    picture = supply.ground(title, HEIGHT)
    left, top, width, height = own.RUG
    picture.put(ornaments.rug(width, height), left, top)
    left, top, width, height = own.HERD
    picture.put(scene.panel(width, height, sun=True, high=1.1), left, top)
    return Sprite(picture.image)
