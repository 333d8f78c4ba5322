"""Private picture: the seat's decision, as large as a phone can show it; the table card shows the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.timbuktu.components import Good
from azalai.games.timbuktu.view import Phase, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit.picture import Frame
from azalai.renderers.timbuktu import choosing, going, loading, placing
from azalai.renderers.timbuktu.choices import find_lit, own_camel


def marks(view: TimbuktuView, prompt: Prompt | None) -> tuple[Frame, ...]:
    """Return the places highlighted in the reader's picture: camels, enclosures, goods."""
    lit = find_lit(view, prompt)
    if view.phase is Phase.LOADING:
        herd = loading.own_herd(view)
        return (*map(loading.stock, sorted(lit.goods)), *(herd[letter] for letter in sorted(lit.camels)))
    if view.notebook is None:
        herd = placing.herd(view, placing.MARGIN)
        frames = [placing.place_of(view, enclosure) for enclosure in sorted(lit.enclosures)]
        return (*(herd[letter] for letter in sorted(lit.camels)), *(each for each in frames if each is not None))
    if view.phase is Phase.CHOOSING:
        return tuple(choosing.cards(view)[letter] for letter in sorted(lit.camels))
    camel = own_camel(view, view.caravans[view.seat or 0].card)
    tokens: Mapping[Good, Frame] = {} if camel is None else going.tokens(camel)
    ways = [way for way in view.ways if way.enclosure in lit.enclosures]
    return (
        *(tokens[good] for good in sorted(lit.goods)),
        *(going.SITE.stall(way.enclosure, way.stall) for way in ways),
    )


def draw_private(view: TimbuktuView, names: Sequence[str], words: Words, prompt: Prompt | None) -> Image.Image:
    """Return the reader's private picture; `names` can be drawn as they are."""
    lit = find_lit(view, prompt)
    if view.phase is Phase.LOADING:
        picture = loading.draw_loading(view, names, lit, prompt)
    elif view.notebook is None or view.upper is None:
        picture = placing.draw_placing(view, names, words, lit, None if prompt is None else prompt.value("camel"))
    elif view.phase is Phase.CHOOSING:
        picture = choosing.draw_choosing(view, view.notebook, names, words, lit)
    else:
        picked = None if prompt is None else prompt.value("enclosure")
        picture = going.draw_going(view, view.notebook, names, words, lit, picked)
    return picture.image
