"""Colours of the palette for the `<style>` of every drawing, so that a drawing program shows the final colours.

`python -m tools.recolour` writes them; pictures have the palette's colours in any case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from azalai import renderers
from azalai.renderers.kit.canvas import hexadecimal
from azalai.renderers.kit.palette import NAMED

_RULE = re.compile(r"\.([\w-]+?)(-line|-stop)? \{ (?:fill|stroke|stop-color): #[0-9a-fA-F]{6}; \}")


def drawings() -> Iterator[Path]:
    """Yield the drawings of all games and of the kit."""
    yield from sorted(Path(renderers.__file__).parent.glob("*/art/*.svg"))


def recolour(drawing: str) -> str:
    """Return a drawing whose classes named like the palette's colours have them."""

    def rule(match: re.Match[str]) -> str:
        name, line = match.group(1), match.group(2) or ""
        if name not in NAMED:
            return match.group()
        painted = {"-line": "stroke", "-stop": "stop-color"}.get(line, "fill")
        return f".{name}{line} {{ {painted}: {hexadecimal(NAMED[name])}; }}"

    return _RULE.sub(rule, drawing)


def main() -> None:
    """Rewrite the drawings that have other colours."""
    for path in drawings():
        before = path.read_text("utf-8")
        after = recolour(before)
        if after != before:
            path.write_text(after, "utf-8")


if __name__ == "__main__":
    main()
