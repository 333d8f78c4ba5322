"""x"""
from renderers.touareg_board import draw_board
from renderers.touareg_private import draw_private
from renderers.touareg_result import draw_result
def draw(view, names, words):
    if view.seat is not None: return draw_private(view, view.camps[view.seat], names[view.seat])
    if view.outcome is not None: return draw_result(view, view.outcome, names, words)
    return draw_board(view, names, words)
