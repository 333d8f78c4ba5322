"""Plain look of the souk."""

from pathlib import Path

from azalai.renderers.plain import plain

draw, alt, text, situation, choice, fact, last_board = plain("souk", Path(__file__).parent / "art")
