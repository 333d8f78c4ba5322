"""Shared parts of the measurements of questions: the emojis, a measured question, the figures of several."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.message_height import ONLY_YOU, V2, Size, height, parts
from azalai.bot.signs import Signs
from azalai.renderers.signs import KEYS
from benchmarks.presses import figures

WIDE, TALL = 720, 1000
"""Most px that nine of ten questions and all questions may take."""
SIGNS = Signs()
SIGNS.learn({key: f"<:az_{key}:{number}>" for number, key in enumerate(KEYS, 1)})


class Measured(msgspec.Struct, frozen=True):
    """Question of a game.

    The number of answers before it (-1: the page before), and its height, in all and part by part.
    """

    key: str
    depth: int
    high: int
    parts: list[tuple[str, float]]
    layout: PrivateLayout


def measure(key: str, depth: int, layout: PrivateLayout, size: Size, signs: Signs = SIGNS) -> Measured:
    """Return the height of a question whose picture has that size."""
    components = build_view(layout.with_signs(signs)).to_components()
    body, sizes = (
        {"flags": V2 | ONLY_YOU, "components": components},
        {picture.name: size for picture in layout.pictures()},
    )
    return Measured(key, depth, height(body, sizes), parts(body, sizes), layout)


def line(label: str, questions: Sequence[Measured]) -> str:
    """Return the figures of some questions."""
    high = [question.high for question in questions]
    stats = figures(high)
    shares = " ".join(
        f"{100 * sum(height <= most for height in high) / len(high):5.1f} % <= {most}" for most in (WIDE, TALL)
    )
    return f"  {label:<12} median {stats.median:4.0f}  p90 {stats.p90:4}  most {stats.most:4}  {shares}   ({len(high)})"


def tallest(made: Sequence[Measured]) -> list[str]:
    """Return the parts of the tallest question."""
    highest = max(made, key=lambda question: question.high)
    lines = [f"    {high:6.0f}  {name}" for name, high in highest.parts]
    for part in build_view(highest.layout).walk_children():
        text = getattr(part, "content", None) or getattr(part, "label", None)
        lines.append(f"      {type(part).__name__}: {text}")
    return lines
