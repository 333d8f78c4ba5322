"""The five symbols of the tribe cards: well, camel rider, oasis, targia, tent; and the tints of their cards."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping

from games.targui.components import Symbol
from renderers.kit.glyph import Glyph, grown
from renderers.kit.palette import BLUE, GOODS, INK, NIGHT, SAND, SILVER, Colour, colour
from renderers.kit.paths import ellipse, lozenge

TINTS: Mapping[Symbol, Colour] = {
    Symbol.WELL: colour("A9CDE0"),
    Symbol.RIDER: colour("F0C67C"),
    Symbol.OASIS: colour("AECB9E"),
    Symbol.TARGIA: colour("B4B8E0"),
    Symbol.TENT: colour("E8B094"),
}
"""The field of a card, so that equal and different rows of a display are seen at once."""
LOZENGES: Mapping[Symbol, Colour] = {
    Symbol.WELL: colour("3F8FC0"),
    Symbol.OASIS: colour("4F8A45"),
    Symbol.RIDER: colour("E0A030"),
    Symbol.TARGIA: colour("5560B8"),
    Symbol.TENT: colour("C0582F"),
}
"""The same in small: a tribe card of any symbol shows all five."""

_WOOD, _WOOD_LIGHT, _ROPE = colour("8A5A2B"), colour("A9733C"), colour("3B2A18")
_STONE, _JOINT = colour("CFC3AE"), colour("8B7D64")


def _well() -> Glyph:
    glyph = Glyph()
    for post in (((24, 70), (30, 12)), ((76, 70), (70, 12))):
        glyph.line(post, _WOOD, 7, edged=True)
    glyph.line([(20, 15), (80, 15)], _WOOD_LIGHT, 8, edged=True)
    glyph.group().line([(50, 22), (50, 40)], colour("6A4A22"), 2.4)
    glyph.group().fill(ellipse(50, 21, 8.5), colour("C79A5A")).fill(ellipse(50, 21, 2.8), INK, edged=False)
    wall = "M 10 68 C 10 56 90 56 90 68 L 86 90 C 84 99 16 99 14 90 Z"
    glyph.group().fill(wall, _STONE)
    glyph.fill(ellipse(50, 69, 40, 10.5), colour("A89A80"), edged=False)
    glyph.line(ellipse(50, 69, 40, 10.5), INK, 2, closed=True)
    glyph.fill(ellipse(50, 69.5, 33, 7.6), colour("23507A"), edged=False)
    glyph.fill(ellipse(43, 70.5, 16, 3), colour("7FB0CF"), edged=False)
    for joint in ("M 12 80 Q 50 95 88 80", "M 13 89 Q 50 104 87 89"):
        glyph.line(joint, _JOINT, 2, clip=wall)
    for x, top, foot, low in (
        (26, 76, 27, 84),
        (46, 79, 46, 88),
        (66, 78, 65, 87),
        (36, 87, 37, 96),
        (56, 88, 56, 97),
        (78, 83, 76, 92),
        (18, 83, 19, 92),
    ):
        glyph.line([(x, top), (foot, low)], _JOINT, 2, clip=wall)
    glyph.group().fill("M 38 40 L 62 40 L 58.5 59 L 41.5 59 Z", colour("B58149"))
    for hoop in (((39, 46), (61, 46)), ((40.5, 53), (59.5, 53))):
        glyph.line(hoop, colour("6A431C"), 2.2)
    return glyph.line("M 40 40 Q 50 30 60 40", _ROPE, 2.6)


_CAMEL = (
    "M 6 23 C 7 18 12 15 17 15 C 20 11 24 12 25 16 C 28 20 28 26 28 32 C 28 42 29 50 34 53 "
    "C 37 45 42 41 47 40 C 52 29 62 29 68 40 C 76 41 85 46 88 55 C 91 60 91 66 90 71 L 89 72 "
    "C 87 68 87 63 85 60 C 84 66 83 70 85 76 L 87 95 L 81 95 L 78 78 C 76 73 74 70 73 67 "
    "C 66 71 54 71 46 68 C 46 74 45 78 45 82 L 45 95 L 39 95 L 38 80 C 37 74 36 70 34 66 "
    "C 26 64 20 57 19 46 C 18 40 18 34 17 28 C 13 30 8 29 6 26 Z"
)
_FAR_LEGS = (
    "M 46 64 L 51 80 L 50 95 L 56 95 L 57 80 L 56 64 Z",
    "M 70 62 L 70 78 L 66 95 L 72 95 L 76 80 L 80 64 Z",
)


_COAT, _FAR_COAT = colour("C08A4A"), colour("9A6A35")


@functools.cache
def camel(coat: Colour = _COAT, far: Colour = _FAR_COAT) -> Glyph:
    """A camel that walks to the left, without saddle."""
    glyph = Glyph()
    for leg in _FAR_LEGS:
        glyph.fill(leg, far)
    return glyph.group().fill(_CAMEL, coat).fill(ellipse(14.5, 20.5, 1.8), INK, edged=False)


def _rider() -> Glyph:
    glyph = Glyph().use(camel(colour("C58E4C"), colour("8F6130")))
    glyph.line([(8, 26), (17, 27)], colour("7A4A1C"), 2)
    glyph.group().fill("M 43 42 C 50 33 64 33 71 42 L 73 58 C 64 63 52 63 44 58 Z", colour("A8432A"))
    glyph.line("M 44.5 53 Q 58 59 72.5 53", SAND, 2.6)
    glyph.line("M 18 27 C 26 40 36 40 46 33", colour("5E3C18"), 2)
    glyph.group().fill("M 48 46 C 46 34 48 24 57 20 C 67 22 70 34 69 46 C 62 49 54 49 48 46 Z", BLUE)
    glyph.line("M 55 27 C 50 31 47 33 44 35", BLUE, 5.5, edged=True)
    glyph.group().fill(ellipse(57, 13, 9.5), NIGHT)
    glyph.line("M 64 18 C 69 22 71 28 74 30", NIGHT, 4.5, edged=True)
    glyph.fill([(47.6, 10.5), (57, 9), (57, 14.5), (48, 15)], colour("C08A5C"), edged=False)
    return glyph.fill(ellipse(51.5, 12.3, 1.5), INK, edged=False)


_LEAVES = (
    ("M 51 36 C 48 24 48 12 52 3 C 55 12 56 24 52 36 Z", True),
    ("M 50 36 C 44 24 34 10 24 6 C 30 14 32 18 32 22 C 40 24 46 30 50 36 Z", False),
    ("M 52 36 C 58 24 68 10 78 6 C 72 14 70 18 70 22 C 62 24 56 30 52 36 Z", False),
    ("M 51 36 C 40 18 22 16 6 30 C 16 25 24 26 28 28 C 22 30 18 34 16 40 C 26 32 40 32 51 38 Z", True),
    ("M 51 36 C 62 18 80 16 96 30 C 86 25 78 26 74 28 C 80 30 84 34 86 40 C 76 32 62 32 51 38 Z", True),
    ("M 50 36 C 40 40 32 48 30 58 C 36 52 44 46 51 42 Z", False),
    ("M 52 36 C 62 40 70 48 72 58 C 66 52 58 46 51 42 Z", False),
)


def _oasis() -> Glyph:
    light, dark = colour("5B8F52"), colour("3F6E3C")
    glyph = Glyph().fill("M 4 88 C 20 76 80 76 96 88 C 92 97 8 97 4 88 Z", colour("D9B26A"))
    glyph.fill(ellipse(60, 89, 27, 5.2), GOODS["water"], edged=False)
    glyph.fill(ellipse(54, 88, 12, 1.7), colour("A9D3EA"), edged=False)
    glyph.group().fill("M 36 86 C 42 70 43 52 47 36 L 55 37 C 51 54 50 70 50 86 Z", _WOOD)
    for y in (46, 55, 64, 73):
        glyph.line([(44.5 - (y - 46) * 0.13, y), (53 - (y - 46) * 0.09, y - 2.5)], colour("5E3C18"), 2.2)
    glyph.group()
    for number, (leaf, bright) in enumerate(_LEAVES):
        if number == 3:
            glyph.group()
        glyph.fill(leaf, light if bright else dark)
    glyph.group().fill(ellipse(46.5, 41, 4.6), GOODS["dates"]).fill(ellipse(55.5, 41, 4.6), GOODS["dates"])
    return glyph.fill(ellipse(51, 45.5, 4.6), colour("B3623E"))


def _targia() -> Glyph:
    skin, hair, scarf = colour("B97F50"), colour("1B1512"), colour("4A63B5")
    glyph = Glyph().fill(
        "M 50 3 C 26 3 17 22 17 44 C 17 62 10 76 3 97 L 97 97 C 90 76 83 62 83 44 C 83 22 74 3 50 3 Z",
        colour("27336B"),
    )
    glyph.fill("M 26 97 C 30 84 40 80 50 80 C 60 80 70 84 74 97 Z", colour("3D55A6"), edged=False)
    face = "M 50 21 C 37 21 31 31 31 46 C 31 62 39 77 50 77 C 61 77 69 62 69 46 C 69 31 63 21 50 21 Z"
    glyph.group().fill(face, skin)
    glyph.fill(
        "M 50 21 C 66 21 70 32 69 46 C 69 62 61 77 50 77 C 58 66 61 52 58 38 Z",
        colour("9C6539"),
        edged=False,
        clip=face,
        opacity=0.55,
    )
    glyph.fill(
        "M 30 42 C 31 28 40 25 50 30 C 60 25 69 28 70 42 L 71 26 L 50 14 L 29 26 Z",
        hair,
        edged=False,
        clip=grown(face, 1.06, 50, 46),
    )
    for x in (40.5, 59.5):
        eye = f"M {x - 6.2} 47.5 Q {x} 41.6 {x + 6.2} 47.5 Q {x} 51.4 {x - 6.2} 47.5 Z"
        glyph.fill(eye, colour("FFF7EA"), edged=False).fill(ellipse(x, 47, 2.8), INK, edged=False)
        glyph.line(f"M {x - 6.8} 47.4 Q {x} 40.8 {x + 6.8} 47.4", INK, 2)
        glyph.line(f"M {x - 6.5} 39.6 Q {x} 36.2 {x + 6.5} 39.6", hair, 2.2)
    glyph.line("M 50 46 L 48.2 57 Q 50 59 52.4 57.4", colour("7A4424"), 1.9)
    glyph.fill("M 43 65 Q 47 62 50 63.6 Q 53 62 57 65 Q 50 71 43 65 Z", colour("8E3B33"), edged=False)
    glyph.group().fill(lozenge(50, 28, 6, 8), SILVER)
    glyph.group()
    for edge in ("M 50 10 C 33 10 26 26 26 44 C 26 58 24 66 18 78", "M 50 10 C 67 10 74 26 74 44 C 74 58 76 66 82 78"):
        glyph.line(edge, scarf, 5)
    glyph.group()
    for x in (27, 73):
        glyph.line(ellipse(x, 65, 7.4), colour("E9EDF2"), 4, edged=True, closed=True)
    return glyph.group().line("M 36 80 Q 50 92 64 80", SILVER, 2.4).fill(lozenge(50, 90, 6, 7), SILVER)


def _tent() -> Glyph:
    glyph = Glyph()
    for rope in (((18, 44), (2, 90)), ((82, 44), (98, 90))):
        glyph.line(rope, colour("6A4A22"), 2.4)
    for x in (33, 67):
        glyph.line([(x, 12), (x, 30)], _WOOD, 5, edged=True)
    cloth = "M 33 20 Q 50 30 67 20 C 74 32 84 46 96 56 L 90 90 L 10 90 L 4 56 C 16 46 26 32 33 20 Z"
    glyph.group().fill(cloth, colour("B5603A"))
    stripes = (
        ("M 33 20 C 30 40 26 70 25 92 L 38 92 C 39 70 39 40 38 22 Z", SAND),
        ("M 67 20 C 70 40 74 70 75 92 L 62 92 C 61 70 61 40 62 22 Z", SAND),
        ("M 4 56 C 16 46 22 38 26 32 C 20 50 14 72 11 92 L 4 92 Z", colour("8E4326")),
        ("M 96 56 C 84 46 78 38 74 32 C 80 50 86 72 89 92 L 96 92 Z", colour("8E4326")),
        ("M 50 42 C 44 58 40 74 38 92 L 62 92 C 60 74 56 58 50 42 Z", colour("3A2417")),
        ("M 50 42 C 44 58 40 74 38 92 L 46 92 C 45 74 47 58 50 42 Z", colour("E9D3A6")),
    )
    for stripe, shade in stripes:
        glyph.fill(stripe, shade, edged=False, clip=cloth)
    beside = [(0, 0), (100, 0), (100, 100), (62, 100), (50, 42), (38, 100), (0, 100)]
    return glyph.line("M 5 64 C 30 71 70 71 95 64", colour("F3E3C3"), 2.2, clip=beside)


_DRAWINGS: Mapping[Symbol, Callable[[], Glyph]] = {
    Symbol.WELL: _well,
    Symbol.RIDER: _rider,
    Symbol.OASIS: _oasis,
    Symbol.TARGIA: _targia,
    Symbol.TENT: _tent,
}


@functools.cache
def symbol(kind: Symbol) -> Glyph:
    """The drawing of a symbol."""
    return _DRAWINGS[kind]()
