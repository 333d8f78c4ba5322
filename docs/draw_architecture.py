"""Drawing of `docs/pictures/architecture.svg` from the imports: `python docs/draw_architecture.py`.

The floors are those of `pyproject.toml`, which import-linter enforces; the arrows are the code's imports, without those
that follow from two others; the sentences are the packages' own docstrings.
"""

from __future__ import annotations

import ast
import sys
import textwrap
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
WIDTH, ROW, BOX, LEFT, TOP = 1100, 70, 56, 180, 24
INK, SAND, INDIGO, PAPER = "#2b2118", "#d2a765", "#1f2a55", "#fbf6ea"
COLOURS = {
    "bot": "#e9d3a6",
    "cogs": "#c9d6e8",
    "testing": "#d6dfe0",
    "renderers": "#e7c1b0",
    "locales": "#cfe0c3",
    "robots": "#d9d3c3",
    "games": "#ddc9e2",
}


def list_floors() -> list[list[str]]:
    """Return the packages from the top floor down, those of one floor together."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    outer = next(contract["layers"] for contract in contracts if contract.get("containers") == ["azalai"])
    inner = next(contract["layers"] for contract in contracts if contract.get("containers") == ["azalai.bot"])
    rows: list[list[str]] = []
    for package in outer:
        if package == "bot":
            rows += [[f"bot.{part.strip()}" for part in layer.split("|")] for layer in inner]
        else:
            rows.append([part.strip() for part in package.split("|")])
    return rows


def list_imports(packages: list[str]) -> set[tuple[str, str]]:
    """Return the imports between packages, without the arrows that follow from two others."""
    graph = grimp.build_graph("azalai", cache_dir=None)
    inside = {one: {f"azalai.{one}", *graph.find_descendants(f"azalai.{one}")} for one in packages}
    needs = {
        one: {m for module in inside[one] for m in graph.find_modules_directly_imported_by(module)} for one in packages
    }
    arrows = {(one, other) for one in packages for other in packages if one != other and needs[one] & inside[other]}
    reached = {one: _find_reached(one, arrows) for one in packages}
    return {
        (one, other)
        for one, other in arrows
        if not any(other in reached[between] for start, between in arrows if start == one and between != other)
    }


def _find_reached(start: str, arrows: set[tuple[str, str]]) -> set[str]:
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        current = waiting.pop()
        for one, other in arrows:
            if one == current and other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def read_sentence(package: str) -> str:
    """Return the first sentence of a package's or a module's docstring."""
    path = ROOT / "azalai" / package.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(docstring.split("\n\n")[0].split()).split(". ")[0].rstrip(".")


def draw() -> str:
    """Return the picture."""
    rows = list_floors()
    packages = [package for row in rows for package in row]
    at = {package: (number, row.index(package), len(row)) for number, row in enumerate(rows) for package in row}
    height = TOP * 2 + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        f'<path d="M0 0L8 4L0 8z" fill="{INDIGO}"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
    ]
    for start, end in sorted(list_imports(packages), key=lambda arrow: (at[arrow[0]], at[arrow[1]])):
        down = at[end][0] - at[start][0]
        from_y = TOP + at[start][0] * ROW + BOX * 0.7
        to_y = TOP + at[end][0] * ROW + BOX * 0.3
        bend = LEFT - 14 - 15 * down
        parts.append(
            f'<path d="M{LEFT} {from_y:.0f}C{bend} {from_y:.0f} {bend} {to_y:.0f} {LEFT - 2} {to_y:.0f}" fill="none" '
            f'stroke="{INDIGO}" stroke-opacity="0.55" stroke-width="1.6" marker-end="url(#tip)"/>'
        )
    for package, (row, column, beside) in at.items():
        room = (WIDTH - LEFT - 30 - 12 * (beside - 1)) / beside
        x, y = LEFT + column * (room + 12), TOP + row * ROW
        colour = COLOURS[package.split(".")[0]]
        crowded = beside > 2
        name = package.removeprefix("bot.") if crowded else package if package.startswith("bot.") else f"{package}/"
        parts.append(
            f'<rect x="{x:.0f}" y="{y}" width="{room:.0f}" height="{BOX}" rx="7" fill="{colour}" stroke="{SAND}"/>'
            f'<text x="{x + 12:.0f}" y="{y + BOX // 2 + 6}" font-size="16" font-weight="600" fill="{INK}">{name}</text>'
        )
        if not crowded:
            size = 15 if beside == 1 else 13
            lines = textwrap.wrap(read_sentence(package), int((room - 165) / size / 0.53))
            top = y + BOX / 2 + size * (0.35 - 0.6 * (len(lines) - 1))
            parts += [
                f'<text x="{x + 155:.0f}" y="{top + 1.2 * size * number:.0f}" font-size="{size}" fill="{INK}">'
                f"{escape(line)}</text>"
                for number, line in enumerate(lines)
            ]
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    PICTURE.write_text(draw(), encoding="utf-8")
