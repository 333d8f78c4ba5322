"""Pictures and texts of Targui 1988, with the contract's `Renderer`, `Charts`, `Marking` and `LastBoard`.

- `board.py`: the public board: `map.py` (49 tiles, with their owners), `tribes.py` (a panel for each tribe),
  `combat.py` (the last combat) and the destiny cards.
- `private.py`: the private picture: `window.py` (the part of the map), `others.py` (the tribes), `panels.py` (below
  it). `fronts.py`: other tribes' camels next to a square; `choices.py`: the squares that a question's choices mean.
- `tiles.py`: territory cards; `lands.py`: their lands. `colours.py`: the tribe of a seat, and so its colour and mark.
- `destinies.py`: pictures of the destiny cards; `effects.py`: their effects in signs; `sheet.py`: all 16 on a sheet.
- `result.py`: the ranking and the final map; `history.py`: the tribes from round to round; `chart.py`: its lines.
- `buttons.py`: the labels of buttons; `facts.py`: facts that help to choose.
- `words.py`: alternative texts, and the labels of answers; `text.py`: the whole position in words; `phrases.py`: their
  parts.
- `signs.py`: tribe marks, tents, camels, values, dice; `scene.py`: the background, and the heading with the rounds.
- `drawings.py`: the drawings in `art/`; `emblem.py`: the emblem of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.targui1988.view import TarguiView
from azalai.locales import Words
from azalai.renderers.contract import Chart
from azalai.renderers.kit.ending import last_board as last_board
from azalai.renderers.kit.looks import SHAPES, Look
from azalai.renderers.kit.palette import PLAYERS
from azalai.renderers.kit.sprites import Sprite
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.board import draw_board
from azalai.renderers.targui1988.buttons import label as label
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.drawings import ART
from azalai.renderers.targui1988.emblem import emblem as emblem
from azalai.renderers.targui1988.facts import fact as fact
from azalai.renderers.targui1988.history import draw_history
from azalai.renderers.targui1988.phrases import SPEECH, to_come
from azalai.renderers.targui1988.phrases import situation as situation
from azalai.renderers.targui1988.private import draw_private
from azalai.renderers.targui1988.private import marks as marks
from azalai.renderers.targui1988.result import draw_result
from azalai.renderers.targui1988.sheet import draw_sheet
from azalai.renderers.targui1988.text import brief as brief
from azalai.renderers.targui1988.text import text as text
from azalai.renderers.targui1988.words import alt_history, alt_sheet
from azalai.renderers.targui1988.words import choice as choice
from azalai.renderers.targui1988.words import heading as heading

UNSAID = frozenset({"squares.*.economic", "squares.*.strategic", "tribes.*.cards_left", "turned.*.destiny"})
"""The values of a square are those of its land, of which the words tell once; before the first round there are no cards
left to tell of; a destiny card that was turned over is `last_destiny` too, of which the words tell."""
PALETTE = ART.colours()
SIGN = "camp"


def draw(view: TarguiView, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
    """Return the public board, the result once the game is over, or the table from a seat's side with its question.

    RGB, 1400 px wide; a seat's picture has 1000.
    """
    names = SPEECH.drawable(names, words)
    if view.outcome is not None:
        return draw_result(view, view.outcome, names, words)
    if view.seat is not None:
        return draw_private(view, view.seat, names, words, prompt)
    return draw_board(view, names, words)


def looks(view: TarguiView) -> Sequence[Look]:
    """Return the colour and mark of each player's tribe."""
    return [Look(PLAYERS[tribe], partial(_mark, tribe), f"blazon_{SHAPES[tribe]}") for tribe in tribes_of(view)]


def _mark(tribe: int, size: int) -> Sprite:
    return signs.mark(tribe, size // 2)


def charts() -> Sequence[str]:
    """Return the names of the history and the destiny sheet."""
    return ("history", "destiny")


def chart(chart: str, view: TarguiView, names: Sequence[str], words: Words) -> Chart:
    """Return one of `charts`, for a table from its first moment on."""
    if chart == "history":
        return Chart(draw_history(view, SPEECH.drawable(names, words), words), alt_history(view, names, words))
    if chart == "destiny":
        return Chart(draw_sheet(view, words), alt_sheet(view, names, words))
    raise KeyError(chart)


def legend(chart: str, view: TarguiView, words: Words) -> str:
    """Return the names of the destiny cards that are still possible, with their numbers on the sheet."""
    return to_come(view, words) if chart == "destiny" else ""
