"""Pictures and texts of Targui, with the contract's `Renderer`, `Labels`, `CloseUps`, `Marking` and `LastBoard`."""

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
