"""Drawings: drawing programs open them, the library draws them, and the code uses each of them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from azalai import renderers
from azalai.renderers.kit.art import Art
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import NAMED, rules
from azalai.renderers.kit.svg import image
from tools.recolour import drawings, recolour

FOLDER = Path(renderers.__file__).parent
DRAWINGS = [*drawings()]
KNOWN = {
    *("svg", "title", "desc", "style", "defs", "g", "use", "path", "circle", "ellipse", "rect", "line", "polyline"),
    *("polygon", "clipPath", "linearGradient", "radialGradient", "stop", "filter", "feGaussianBlur"),
}
"""Elements of SVG that look the same in all programs."""


def name_of(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_a_drawing_is_plain_svg_with_named_colours(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    elements = [*root.iter()]
    ids = [identifier for element in elements if (identifier := element.get("id"))]
    style = rules("".join(element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}style")))
    used = {name for element in elements for name in element.get("class", "").split()}

    assert {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in elements} <= KNOWN
    assert root.findtext("{http://www.w3.org/2000/svg}title"), "a drawing says what it shows"
    assert len(ids) == len(set(ids))
    for element in elements:
        for value in element.attrib.values():
            for referred in re.findall(r"url\(#([^)]+)\)", value):
                assert referred in ids
        if element.get("href"):
            assert element.get("href", "").removeprefix("#") in ids
    assert used == set(style), "a class without a rule, or a rule without a class"


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_a_drawing_is_drawn_within_its_box(path: Path) -> None:
    art = Art(path.parent)
    alone = art.sprite(path.stem, 120)
    left, top, width, height = art.box(path.stem)
    box = alone.image.getchannel("A").getbbox()

    assert box is not None
    assert alone.size[0] == pytest.approx(126, abs=2)
    assert (-left * 120 / width, -top * 120 / width) == pytest.approx((alone.left - 3, alone.top - 3), abs=1.01)
    assert height > 0


def test_a_drawing_program_shows_the_colours_of_the_palette() -> None:
    for path in DRAWINGS:
        text = path.read_text("utf-8")
        assert recolour(text) == text, f"{name_of(path)} has other colours: python -m tools.recolour"


def test_a_colour_changed_in_the_palette_reaches_every_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMED, "dune", (1, 2, 3))

    assert ".dune { fill: #010203; }" in recolour((FOLDER / "kit/art/camel.svg").read_text("utf-8"))
    assert (1, 2, 3, 255) in {value for _, value in Art(ART.folder).sprite("camel", 221).image.getcolors(1 << 20) or ()}


def test_every_drawing_is_used() -> None:
    """It is named in the code of the pictures, or in a game whose things have these names."""
    rooms = [folder for place in (FOLDER, FOLDER.parent / "games") for folder in place.iterdir() if folder.is_dir()]
    code = {room: " ".join(path.read_text("utf-8") for path in room.rglob("*.py")) for room in rooms}
    for path in DRAWINGS:
        room = path.parent.parent.name
        where = " ".join(text for folder, text in code.items() if room in ("kit", folder.name))
        parts = path.stem.split("-")
        beginnings = [f'f"{"-".join(parts[:count])}-{{' for count in range(1, len(parts))]
        numbered = parts[-1].isdecimal() and f'"{"-".join(parts[:-1])}"' in where
        assert f'"{path.stem}"' in where or numbered or any(beginning in where for beginning in beginnings), name_of(
            path
        )


def test_a_class_that_a_drawing_does_not_have_is_said_at_once() -> None:
    with pytest.raises(KeyError, match=r"camel\.svg has no class colth"):
        ART.draw(Canvas(10, 10), "camel", colth=(1, 2, 3))


def first_column(drawing: Image.Image, channel: str) -> int:
    """Return the first column of the row at two thirds of the height that has more than 100 of a channel."""
    values, begin = drawing.getchannel(channel).tobytes(), drawing.height * 2 // 3 * drawing.width
    return next(x for x, value in enumerate(values[begin : begin + drawing.width]) if value > 100)


def test_an_edge_keeps_its_thickness_in_a_small_picture() -> None:
    """At half the size, an edge twice as thick in the drawing's units is as thick as before."""
    large, small = (ART.sprite("water", size, edge=2.5 * 100 / size).image for size in (100, 50))
    widths = [first_column(picture, "B") - first_column(picture, "A") for picture in (large, small)]
    assert widths[0] == pytest.approx(widths[1], abs=1)


def test_an_invalid_drawing_is_refused() -> None:
    with pytest.raises(ValueError, match="no drawing"):
        image("<svg", 10, 10)
