"""Plain look of the tents, with a well of its own."""

from pathlib import Path

from azalai.renderers.plain import plain

DRAWINGS = {"tents": "tent", "wells": "well"}
draw, alt, text, situation, choice, fact, last_board = plain("tents", Path(__file__).parent / "art", DRAWINGS)
