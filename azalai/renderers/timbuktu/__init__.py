"""Pictures and texts of Timbuktu, with the contract's `Renderer`, `Labels`, `Marking` and `LastBoard`.

- `board.py`: the public board, with `grid.py` (a site and its camels) and `players.py` (the right-hand column);
  `start.py`: the starting grid; `thefts.py`: the thefts at the end of a stage.
- `private.py`: the private picture: `placing.py`, `loading.py`, `choosing.py` and `going.py` for each kind of decision;
  `enclosures.py` (a site), `notebook.py` (the packs of thieves that were seen), `strip.py` (all players, at the foot).
  `ways.py`: the ways of a camel, and its risk; `narrow.py`: sand, tiles and medals.
- `choices.py`: the meaning of a question's choices, and the parts of the picture that they highlight.
- `result.py`: the points at the end with their goods, and the places.
- `buttons.py`: the labels of buttons; `labels.py`: the answers in words, and the facts that help to choose.
- `words.py`: the sentence of the card; `text.py`: the whole position in words; `phrases.py`: their parts.
- `scene.py`: the background; `drawings.py`: the drawings in `art/`; `emblem.py`: the emblem of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.timbuktu.view import TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit.ending import last_board as last_board
from azalai.renderers.kit.picture import Frame
from azalai.renderers.timbuktu.board import draw_board
from azalai.renderers.timbuktu.buttons import label as label
from azalai.renderers.timbuktu.drawings import ART
from azalai.renderers.timbuktu.emblem import emblem as emblem
from azalai.renderers.timbuktu.labels import choice as choice
from azalai.renderers.timbuktu.labels import fact as fact
from azalai.renderers.timbuktu.phrases import SPEECH
from azalai.renderers.timbuktu.private import draw_private
from azalai.renderers.timbuktu.private import marks as lit_places
from azalai.renderers.timbuktu.result import draw_result
from azalai.renderers.timbuktu.start import draw_start
from azalai.renderers.timbuktu.text import brief as brief
from azalai.renderers.timbuktu.text import text as text
from azalai.renderers.timbuktu.thefts import draw_thefts, is_night
from azalai.renderers.timbuktu.words import situation as situation

UNSAID = frozenset({"waiting_for.*"})
"""Fields that words leave out. In phases in which seats act one by one, the seat to act is the one waited for."""
PALETTE = ART.colours()
SIGN = "city"


def draw(view: TimbuktuView, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
    """Return the public board, the thefts, the result, or the private picture of a seat.

    The thefts replace the board until the next camels are chosen. All are RGB, 1400 px wide; private pictures have
    1000.
    """
    names = SPEECH.drawable(names, words)
    if view.outcome is not None:
        return draw_result(view, view.outcome, names, words)
    if view.seat is not None:
        return draw_private(view, names, words, prompt)
    if view.upper is None:
        return draw_start(view, names, words)
    if view.night is not None and is_night(view):
        return draw_thefts(view, view.night, names, words)
    return draw_board(view, view.upper, names, words)


def marks(view: TimbuktuView, prompt: Prompt, part: Prompt) -> Sequence[Frame]:
    """Return the places that the picture of a question highlights for a part of its choices."""
    return lit_places(view, part)
