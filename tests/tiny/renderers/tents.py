"""The look of examples/tents, at the place where that of a game of the house is."""

from azalai_tents.renderer import alt, choice, draw, fact, last_board, situation, text

__all__ = ["alt", "choice", "draw", "fact", "last_board", "situation", "text"]
