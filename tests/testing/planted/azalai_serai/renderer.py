"""Plain look of the serai."""

from azalai.renderers.plain import plain

draw, alt, text, situation, choice, fact, last_board = plain("serai")
