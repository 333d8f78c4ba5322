"""The rules of examples/souk, at the place where those of a game of the house are."""

from azalai_souk import GAME

__all__ = ["GAME"]
