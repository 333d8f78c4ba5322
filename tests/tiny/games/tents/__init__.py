"""The rules of examples/tents, at the place where those of a game of the house are."""

from azalai_tents import GAME

__all__ = ["GAME"]
