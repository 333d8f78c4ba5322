"""Plain look of the caravan."""

from azalai.renderers.plain import plain

draw, alt, text, situation, choice, fact, last_board = plain("caravan")
