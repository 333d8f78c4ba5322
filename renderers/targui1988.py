"""The pictures and texts of Targui 1988, as `renderers.contract` asks for them."""
from __future__ import annotations
from renderers.targui1988_board import draw_board
def draw(view, names, words):
    return draw_board(view, names, words)
