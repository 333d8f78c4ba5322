"""Fitting of a question to a phone: its height, and the parts that are left out if it is too tall."""

from __future__ import annotations

import struct
from collections.abc import Callable

import msgspec

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.explanations import ExplanationPlan
from azalai.bot.layouts.layout import Picture, PrivateLayout
from azalai.bot.layouts.message_height import ONLY_YOU, V2, height
from azalai.bot.signs import Signs

WITHIN = 720
"""Greatest height of a question, in px."""
WITHIN_EXPLAINED = 1000
"""Greatest height of a question with everything that *Explain* opens, in px."""
LEFT_OUT = "-# …"
"""Line in place of the explanations that don't fit."""


def measure(layout: PrivateLayout, signs: Signs) -> int:
    """Return the height of a layout on a phone, in px."""
    body = {"flags": V2 | ONLY_YOU, "components": build_view(layout.with_signs(signs)).to_components()}
    return height(
        body, {picture.name: size for picture in layout.pictures() if (size := read_size(picture)) is not None}
    )


def shorten(layout: PrivateLayout, signs: Signs, within: int = WITHIN_EXPLAINED) -> PrivateLayout:
    """Return the layout without the last lines below its picture that make it taller than `within` px."""
    lines = [line for part in layout.below if isinstance(part, str) for line in part.split("\n")]
    shorter = layout
    while lines and measure(shorter, signs) > within:
        lines.pop()
        shorter = msgspec.structs.replace(layout, below=("\n".join([*lines, LEFT_OUT]),))
    return shorter


def explain_within(
    explained: ExplanationPlan, build: Callable[[ExplanationPlan], PrivateLayout], signs: Signs
) -> PrivateLayout:
    """Return the question with as many explained acts as fit in `WITHIN` px, at least one.

    `build`: makes the question from the explanations. Acts without room are explained in a later question.
    """
    while True:
        layout = build(explained)
        if len(explained.acts) < 2 or measure(layout, signs) <= WITHIN:
            return layout
        explained = msgspec.structs.replace(explained, acts=explained.acts[:-1])


def read_size(picture: Picture) -> tuple[float, float] | None:
    """Return the width and height of a PNG in px, or None for other bytes."""
    if not picture.data.startswith(b"\x89PNG\r\n\x1a\n"):
        return None
    wide, high = struct.unpack(">II", picture.data[16:24])
    return float(wide), float(high)
