"""What a renderer offers: the module `renderers/KEY.py` has these functions.

A renderer is given a View and nothing else of the game, so it can't show what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PIL import Image

from locales import Words


class Renderer(Protocol):
    """`view` is the game's View; `names` are the players' names by seat."""

    def draw(self, view: Any, names: Sequence[str], words: Words) -> Image.Image:
        """The picture (RGB, 1400 px wide): the public board for a view of nobody, the final result once the
        game is over, the private picture for a seat's view."""
        ...

    def alt(self, view: Any, names: Sequence[str], words: Words) -> str:
        """What the picture shows, for those who can't see it: 1,024 characters at most."""
        ...

    def text(self, view: Any, names: Sequence[str], words: Words) -> str:
        """The whole view in words, enough to play without the picture; Markdown, any length."""
        ...

    def situation(self, view: Any, names: Sequence[str], words: Words) -> str:
        """One short sentence for the card: where the game stands, such as `Stage 1 of 2, 17 cards left.`"""
        ...

    def choice(self, view: Any, move: str, field: str, value: object, words: Words) -> str | None:
        """A label for one answer to a question, where the plain words of the value say too little
        (`camel 2 (gold, salt)`); None where they are enough. `move` is the tag of the kind of move."""
        ...
