"""Pictures and texts of Touareg, with the contract's `Renderer`, `Marking` and `LastBoard`.

- `board.py`: the public board: `supply.py` (pile, market, special cards) and a `camp.py` for each player.
- `private.py`: the private picture: `rug.py` (the supply), `own.py` (the reader's half, with the hand), `others.py`
  (the others).
- `caravan.py`: animals and special cards of a player in both; `cards.py`: goods cards and tiles.
- `things.py`: the things that a question is about; `receding.py`: fades the others.
- `result.py`: the points after a stage and at the end, with the places.
- `buttons.py`: the labels of buttons; `labels.py`: the answers in words, and the facts that help to choose.
- `words.py`: the sentence of the card, and the whole position in words; `phrases.py`: their parts.
- `drawings.py`: the drawings in `art/`; `emblem.py`: the emblem of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from azalai.games.prompts import Prompt
from azalai.games.touareg.view import TouaregView
from azalai.locales import Words
from azalai.renderers.contract import Chart
from azalai.renderers.kit.ending import last_board as last_board
from azalai.renderers.kit.picture import Frame
from azalai.renderers.touareg.board import draw_board
from azalai.renderers.touareg.buttons import label as label
from azalai.renderers.touareg.drawings import ART
from azalai.renderers.touareg.emblem import emblem as emblem
from azalai.renderers.touareg.labels import choice as choice
from azalai.renderers.touareg.labels import fact as fact
from azalai.renderers.touareg.phrases import SPEECH
from azalai.renderers.touareg.private import draw_private, question_place
from azalai.renderers.touareg.private import marks as lit_places
from azalai.renderers.touareg.result import current_outcome, draw_result
from azalai.renderers.touareg.words import alt_scored
from azalai.renderers.touareg.words import brief as brief
from azalai.renderers.touareg.words import situation as situation
from azalai.renderers.touareg.words import text as text

PALETTE = ART.colours()
SIGN = "camel_diamond"


def draw(view: TouaregView, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
    """Return the public board, the result once the game is over, or the private picture of a seat.

    RGB, 1400 px wide, 1000 in private.
    """
    names = SPEECH.drawable(names, words)
    if view.seat is not None:
        return draw_private(view, view.seat, names, prompt)
    if view.outcome is not None:
        return draw_result(view, view.outcome, names, words)
    return draw_board(view, names, words)


def marks(view: TouaregView, prompt: Prompt, part: Prompt) -> Sequence[Frame]:
    """Return the places of some choices of a question.

    They are on the thing that the choice is about, such as the card that is bought. If the other choices are about the
    same thing, they are on all that the picture lights for this one.
    """
    others = [move for move in prompt.moves if move not in part.moves]
    thing = question_place(view, part)
    return (
        thing if thing and thing != question_place(view, replace(part, moves=tuple(others))) else lit_places(view, part)
    )


def turning(view: TouaregView, names: Sequence[str], words: Words) -> Chart:
    """Return the end of a stage: every player's points so far, with their sources."""
    scored, drawable = current_outcome(view), SPEECH.drawable(names, words)
    return Chart(draw_result(view, scored, drawable, words), alt_scored(view, scored, names, words))
