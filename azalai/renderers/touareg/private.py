"""Private picture of a player: the supply on its rug, then the reader's own things, then the other players.

In a question, everything that can't be chosen is faded.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.touareg.components import GOODS, SPECIALS
from azalai.games.touareg.view import TouaregView
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.touareg import others, own
from azalai.renderers.touareg.others import draw_others
from azalai.renderers.touareg.own import draw_own
from azalai.renderers.touareg.rug import PILE, RUG, draw_rug, offer, stall
from azalai.renderers.touareg.things import Kind, Thing, decision

WIDTH = 1000


def draw_private(view: TouaregView, seat: int, names: Sequence[str], prompt: Prompt | None = None) -> Image.Image:
    """Return the private picture of a seat; `names` can be drawn as they are."""
    camp = view.camps[seat]
    pending = None if prompt is None else decision(view, prompt)
    # once something is picked the glow is what is being done, no longer what was done last
    view_without_latest = replace(view, latest=None) if pending is not None and pending.follows else view
    picture = Picture(_ground(others.panels(len(view.camps))))
    draw_rug(picture, view_without_latest, pending)
    draw_own(picture, view_without_latest, camp, names[seat], pending)
    draw_others(picture, view_without_latest, names, pending)
    return picture.image


def marks(view: TouaregView, prompt: Prompt) -> tuple[Frame, ...]:
    """Return the places that the picture of a question highlights by an edge or a number."""
    pending = decision(view, prompt)
    camp = view.camps[view.seat or 0]
    frames = [at for thing, at in own.edges(camp).items() if thing in pending.alive]
    if pending.act == "steal":
        frames += [at for thing, at in others.edges(view).items() if thing in pending.alive]
    frames += [
        Frame(round(x) - 24, round(y) - 24, 48, 48)
        for thing, (_, x, y) in own.plates(camp).items()
        if thing in pending.alive
    ]
    return tuple(frames)


def question_place(view: TouaregView, prompt: Prompt) -> tuple[Frame, ...]:
    """Return the places on the rug of the things that a question is about.

    The pile, goods of the market, cards for sale; nothing for a question about a player's own things or those of
    others.
    """
    places = {Thing(Kind.PILE): PILE}
    places |= {Thing(Kind.STALL, good): stall(view, good) for good in GOODS}
    places |= {Thing(Kind.OFFER, special): offer(special) for special in SPECIALS}
    alive = decision(view, prompt).alive
    frames = (at for thing, at in places.items() if thing in alive)
    # their middles: signs next to such small cards would stand between two of them
    return tuple(Frame(at.x + at.width // 2, at.y + at.height // 2, 0, 0) for at in frames)


@cached_sprite
def _ground(panels: tuple[Frame, ...]) -> Sprite:
    """Draw the desert with what always lies on it: the rug, the own panel, those of the other players."""
    picture = Picture(scene.desert(WIDTH, panels[-1].y + panels[-1].height + 14))
    picture.paste(ornaments.rug(RUG.width, RUG.height), RUG.x, RUG.y)
    picture.paste(scene.panel(own.PANEL.width, own.PANEL.height, sun=True), own.PANEL.x, own.PANEL.y)
    for panel in panels:
        picture.paste(scene.strip(panel.width, panel.height), panel.x, panel.y)
    return Sprite(picture.image)
