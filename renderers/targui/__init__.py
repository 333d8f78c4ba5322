"""The pictures and texts of Targui, as `renderers.contract.Renderer`, `Labels`, `CloseUps` and `LastBoard` ask for
them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.prompts import Prompt
from games.targui.view import TarguiView
from locales import Words
from renderers.kit.ending import last_board
from renderers.kit.looks import Look
from renderers.targui import border, figures
from renderers.targui.board import draw_board
from renderers.targui.buttons import label
from renderers.targui.close_up import close_up, close_ups, in_reach
from renderers.targui.drawings import ART
from renderers.targui.emblem import emblem
from renderers.targui.facts import fact
from renderers.targui.labels import choice
from renderers.targui.phrases import SPEECH
from renderers.targui.private import draw_private
from renderers.targui.result import draw_result
from renderers.targui.text import text
from renderers.targui.words import alt, heading, situation

__all__ = [
    "PALETTE",
    "SIGN",
    "alt",
    "choice",
    "close_up",
    "close_ups",
    "draw",
    "emblem",
    "fact",
    "heading",
    "in_reach",
    "label",
    "last_board",
    "looks",
    "situation",
    "text",
]

PALETTE = ART.colours()
SIGN = "figure_blue"


def looks(view: TarguiView) -> Sequence[Look]:
    """The blue square and the white ring."""
    return [Look(figures.COLOURS[camp.seat], partial(border.mark, camp.seat)) for camp in view.camps]


def draw(view: TarguiView, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
    """The board for everybody, the result once the game is over, the private picture for a seat, 1000 px wide (RGB)."""
    names = SPEECH.drawable(names, words)
    if view.seat is not None:
        return draw_private(view, view.camps[view.seat], names, prompt)
    if view.outcome is not None:
        return draw_result(view, view.outcome, names, words)
    return draw_board(view, names, words)
