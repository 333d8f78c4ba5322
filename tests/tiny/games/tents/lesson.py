"""Lesson of examples/tents."""

from azalai_tents.lesson import LESSON

__all__ = ["LESSON"]
