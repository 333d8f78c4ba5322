"""Pictures and texts of Targui, with the contract's `Renderer`, `Labels`, `CloseUps`, `Marking` and `LastBoard`.

- `board.py`: the public board: `table.py` (five times five cards) and a `camp.py` for each player.
- `private.py`: the private picture: `placing.py` (the table), `acting.py` (the cards of the round, which `won.py`
  letters), `strip.py` (goods alone); `panels.py`: both players in each of them.
- `lit.py`: the parts that can be chosen; `marks.py`: their edges and their names.
- `border.py`: cards of the border; `cards.py`: those of the two piles; `close_up.py`: one of them, large and explained.
- `effects.py`: effects of cards in signs, from `formula.py` (their grammar), `lines.py` (payments and gains),
  `signs.py` (points, timing), `rare_signs.py` (those of one or two cards) and `symbols.py` (colours of the symbols).
- `figures.py`: figures, markers and the marks of both players; `scene.py`: the background, the caravan, the robber's
  way.
- `result.py`: the winner, and the sources of the points.
- `buttons.py`: the labels of buttons; `labels.py`: the answers in words; `facts.py`: facts that help to choose.
- `words.py`: the sentence of the card; `text.py`: the whole position in words; `phrases.py`: their parts.
- `drawings.py`: the drawings in `art/`; `emblem.py`: the emblem of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.targui.view import TarguiView
from azalai.locales import Words
from azalai.renderers.kit.ending import last_board as last_board
from azalai.renderers.kit.looks import Look
from azalai.renderers.targui import border, figures
from azalai.renderers.targui.board import draw_board
from azalai.renderers.targui.buttons import label as label
from azalai.renderers.targui.buttons import run_label as run_label
from azalai.renderers.targui.close_up import close_up as close_up
from azalai.renderers.targui.close_up import close_ups as close_ups
from azalai.renderers.targui.close_up import in_reach as in_reach
from azalai.renderers.targui.drawings import ART
from azalai.renderers.targui.emblem import emblem as emblem
from azalai.renderers.targui.facts import fact as fact
from azalai.renderers.targui.labels import choice as choice
from azalai.renderers.targui.phrases import SPEECH
from azalai.renderers.targui.private import draw_private
from azalai.renderers.targui.private import marks as marks
from azalai.renderers.targui.result import draw_result
from azalai.renderers.targui.text import brief as brief
from azalai.renderers.targui.text import text as text
from azalai.renderers.targui.words import heading as heading
from azalai.renderers.targui.words import question as question
from azalai.renderers.targui.words import situation as situation

PALETTE = ART.colours()
SIGN = "figure_blue"


def looks(view: TarguiView) -> Sequence[Look]:
    """Return the blue square and the white ring."""
    signs = ("figure_blue", "figure_white")
    return [Look(figures.COLOURS[camp.seat], partial(border.mark, camp.seat), signs[camp.seat]) for camp in view.camps]


def draw(view: TarguiView, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
    """Return the public board, the result once the game is over, or a seat's private picture, 1000 px wide (RGB)."""
    names = SPEECH.drawable(names, words)
    if view.seat is not None:
        return draw_private(view, view.camps[view.seat], names, prompt)
    if view.outcome is not None:
        return draw_result(view, view.outcome, names, words)
    return draw_board(view, names, words)
