"""The private picture: the table as its owner sees it, with the numbers of what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.prompts import Prompt
from games.timbuktu.view import CaravanView, Phase, TimbuktuView
from locales import Words
from renderers.kit import marks as players_marks
from renderers.kit import ornaments
from renderers.kit import type as letters
from renderers.kit.picture import Picture
from renderers.timbuktu import journey, own_loading, own_start, start
from renderers.timbuktu import scene as behind
from renderers.timbuktu.choices import Mark, put_marks


def marks(view: TimbuktuView, prompt: Prompt | None) -> tuple[Mark, ...]:
    """Where the numbers of a prompt stand in the picture of the viewer; those of choices that have no place there are
    left out."""
    if view.phase is Phase.LOADING:
        return own_loading.marks(view, prompt)
    if view.notebook is None:
        return own_start.marks(view, prompt)
    return journey.marks(view, view.notebook, prompt)


def draw_private(
    view: TimbuktuView, caravan: CaravanView, names: Sequence[str], words: Words, prompt: Prompt | None
) -> Image.Image:
    """The private picture of the owner of `caravan`; `names` are ready to be drawn."""
    if view.phase is Phase.LOADING:
        picture = Picture(own_loading.ground(own_loading.height(view, prompt)))
        own_loading.draw_own_loading(picture, view, caravan, names, words, prompt)
    elif view.notebook is None or view.upper is None:
        picture = Picture(start.ground(len(view.caravans)))
        own_start.draw_own_start(picture, view, names, words, prompt)
    else:
        picture = Picture(journey.ground())
        journey.draw_journey(picture, view, view.notebook, view.upper, names, words, prompt)
    _head(picture, view, caravan, names[caravan.seat])
    put_marks(picture, marks(view, prompt))
    return picture.image


def _head(picture: Picture, view: TimbuktuView, caravan: CaravanView, name: str) -> None:
    awaited = caravan.seat in view.waiting_for
    room = 190 if awaited else 245
    behind.head(picture, name, players_marks.mark(caravan.seat, 56), room=room)
    if awaited:
        text, size = letters.name(name, "Bold", 54, 42, room)
        picture.put(ornaments.banner(44, 74), 110 + letters.width(text, "Bold", size) + 36, 20)
    picture.put(behind.road(view.route, 0.0 if view.upper is None else view.stage - 0.5), 0, 0)
    if view.stage:
        behind.coins(picture, f"{view.stage}/{view.stages}", f"{view.round}/{view.rounds}")
