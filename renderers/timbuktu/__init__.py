"""The pictures and texts of Timbuktu, as `renderers.contract.Renderer`, `Labels` and `LastBoard` ask for them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.prompts import Prompt
from games.timbuktu.view import TimbuktuView
from locales import Words
from renderers.kit.ending import last_board
from renderers.timbuktu.board import draw_board
from renderers.timbuktu.buttons import label
from renderers.timbuktu.drawings import ART
from renderers.timbuktu.emblem import emblem
from renderers.timbuktu.labels import choice, fact
from renderers.timbuktu.phrases import SPEECH
from renderers.timbuktu.private import draw_private
from renderers.timbuktu.result import draw_result
from renderers.timbuktu.start import draw_start
from renderers.timbuktu.text import text
from renderers.timbuktu.thefts import draw_thefts, is_night
from renderers.timbuktu.words import alt, situation

__all__ = ["PALETTE", "SIGN", "alt", "choice", "draw", "emblem", "fact", "label", "last_board", "situation", "text"]

PALETTE = ART.colours()
SIGN = "city"


def draw(view: TimbuktuView, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
    """The board for everybody, the thefts until the next camels are chosen, the result once the game is over, the
    private picture for a seat, 1000 wide (all RGB, the others 1400 wide)."""
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
