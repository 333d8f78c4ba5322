"""The lesson of examples/souk."""

from azalai_souk.lesson import LESSON

__all__ = ["LESSON"]
