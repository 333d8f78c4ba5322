"""Brings the colours of the palette into the `<style>` of every drawing: what a drawing program shows is what is drawn.

`python -m tools.recolour` does it; pictures have the palette's colours in any case.
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
    """The files of all games and of the kit."""
    yield from sorted(Path(renderers.__file__).parent.glob("*/art/*.svg"))


def recoloured(drawing: str) -> str:
    """A drawing whose classes of the palette's names have its colours."""

    def rule(found: re.Match[str]) -> str:
        name, line = found.group(1), found.group(2) or ""
        if name not in NAMED:
            return found.group()
        painted = {"-line": "stroke", "-stop": "stop-color"}.get(line, "fill")
        return f".{name}{line} {{ {painted}: {hexadecimal(NAMED[name])}; }}"

    return _RULE.sub(rule, drawing)


def main() -> None:
    """Rewrites what has other colours."""
    for path in drawings():
        before = path.read_text("utf-8")
        after = recoloured(before)
        if after != before:
            path.write_text(after, "utf-8")


if __name__ == "__main__":
    main()
