"""Alternative text of a picture, cut from the text of its position, for screen readers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate

from azalai.games.contract import View
from azalai.locales import Words
from azalai.renderers.kit.speech import ALT_LIMIT, escape

_MARKDOWN = re.compile(
    r"\\([\\*_`~|>#\[\]()])"  # what a backslash keeps
    r"|^(?:-#? |>+ |#{1,3} )"  # how a line begins
    r"|\*+(?=\S)|(?<=\S)\*+|(?<!\w)_+(?=\S)|(?<=\S)_+(?!\w)|~~|\|\||`"
)
_MORE = " …"
"""End of a block that was cut."""


def alternative(key: str, text: str, view: View, names: Sequence[str], words: Words) -> str:
    """Return the alternative text of the picture of a view.

    It names the picture, then holds as many whole lines of `text` as fit in 1,024 characters. The first block of the
    text says whose turn it is; the block of the view's own seat is next. A block that does not fit is cut after one of
    its lines, or left out if only its title would remain.
    """
    first, *others = text.split("\n\n")
    lines, own = [_head(key, view, names, words)], _own_name(view, names)
    if own is not None:
        others.sort(key=lambda block: not block.startswith(f"**{escape(own)}"))
    for block in (first, *others):
        lines += _fit_lines(block, ALT_LIMIT - sum(len(line) + 1 for line in lines))
    return "\n".join(lines)


def _own_name(view: View, names: Sequence[str]) -> str | None:
    """Return the name of the seat that owns a private picture, or None for a board or a result."""
    return None if view.seat is None or getattr(view, "outcome", None) is not None else names[view.seat]


def _head(key: str, view: View, names: Sequence[str], words: Words) -> str:
    game, own = words.say(f"{key}-name"), _own_name(view, names)
    if own is not None:
        return words.say("alt-private", game=game, name=own)
    return words.say("alt-board" if getattr(view, "outcome", None) is None else "alt-result", game=game)


def _fit_lines(block: str, room: int) -> list[str]:
    """Return the lines of a block that fit in `room` characters, as sentences."""
    written = [line for line in block.split("\n") if line]
    lines = [*map(_format_sentence, written)]
    ends = list(accumulate(len(line) + 1 for line in lines))
    if not ends or ends[-1] <= room:
        return lines
    fitting = sum(end + len(_MORE) <= room for end in ends)
    titled = written[0].startswith("**") and written[0].endswith("**")
    return [*lines[: fitting - 1], lines[fitting - 1] + _MORE] if fitting > titled else []


def _format_sentence(line: str) -> str:
    """Return a line of Markdown as a sentence of plain text."""
    text = _MARKDOWN.sub(lambda match: match[1] or "", line).strip()
    return text if text.endswith((".", "!", "?", ":", "…", "。")) else f"{text}."
