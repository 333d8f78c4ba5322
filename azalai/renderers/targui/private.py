"""Private picture of a decision: the table, the round's actions, or goods and a rule."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.targui.moves import Barter, Mirage, Sell, Trade
from azalai.games.targui.view import CampView, PendingKind, Phase, TarguiView
from azalai.renderers.kit.picture import Frame
from azalai.renderers.targui import acting, placing, strip
from azalai.renderers.targui.lit import Lit, find_lit
from azalai.renderers.targui.marks import Mark


class Scene(enum.Enum):
    """Kind of private picture."""

    TABLE = "table"
    ACTIONS = "actions"
    STRIP = "strip"


_ON_CARDS = (PendingKind.DRAWN, PendingKind.SHIFT)
_GOODS_ALONE = (Trade, Barter, Sell)


def scene(view: TarguiView, camp: CampView, prompt: Prompt | None) -> Scene:
    """Return the kind of picture for the owner of `camp`."""
    if view.phase in (Phase.PLACING, Phase.OVER):
        return Scene.TABLE
    if view.raid is not None:
        return Scene.STRIP
    if view.pending is not None and view.to_act == camp.seat:
        return Scene.ACTIONS if view.pending.choice in _ON_CARDS else Scene.STRIP
    if prompt is not None and all(isinstance(move, Mirage) for move in prompt.moves):
        return Scene.TABLE
    goods = prompt is not None and all(isinstance(move, _GOODS_ALONE) for move in prompt.moves)
    return Scene.STRIP if goods else Scene.ACTIONS


def draw_private(view: TarguiView, camp: CampView, names: Sequence[str], prompt: Prompt | None) -> Image.Image:
    """Return the private picture of the owner of `camp` (RGB, 1000 px wide); `names` can be drawn as they are."""
    lit = find_lit(view, camp, prompt)
    match scene(view, camp, prompt):
        case Scene.TABLE:
            return placing.draw_placing(view, camp, names, lit)
        case Scene.ACTIONS:
            return acting.draw_acting(view, camp, names, lit)
        case Scene.STRIP:
            return strip.draw_strip(view, camp, names, prompt, lit)


def marks(view: TarguiView, prompt: Prompt, part: Prompt) -> list[Frame]:
    """Return the places that the picture of a question highlights for a part of its choices: edges and names."""
    camp = view.camps[view.seat or 0]
    frames = [mark for mark in _list_marks(view, camp, prompt, find_lit(view, camp, part)) if mark.lit]
    return [_plate(mark) if mark.edge is None else mark.edge for mark in frames]


def _plate(mark: Mark) -> Frame:
    left, top, right, bottom = map(round, mark.box)
    return Frame(left, top, right - left, bottom - top)


def list_marks(view: TarguiView, camp: CampView, prompt: Prompt | None) -> list[Mark]:
    """Return all names and edges in the picture of a question."""
    return _list_marks(view, camp, prompt, find_lit(view, camp, prompt))


def _list_marks(view: TarguiView, camp: CampView, prompt: Prompt | None, lit: Lit) -> list[Mark]:
    match scene(view, camp, prompt):
        case Scene.TABLE:
            return placing.marks(view, camp, lit)
        case Scene.ACTIONS:
            return acting.marks(view, camp, lit)
        case Scene.STRIP:
            return strip.marks(view, camp, prompt, lit)
