"""The people of Targui: figures and markers of both players, the robber, the Noble, the growing tribe; and how the
two players are marked. Blue is the square, white the ring; colour and mark always go together."""

from __future__ import annotations

import functools

from renderers.kit.glyph import Glyph
from renderers.kit.palette import BLUE, INK, NIGHT, OCHRE, PALM, PAPER, SILVER, Colour, colour, mix
from renderers.kit.paths import ellipse, lozenge, rounded

COLOURS = (colour("2B5FB3"), colour("FFFDF6"))
"""By seat."""
_DARKER = (colour("1E4588"), colour("D8CFBD"))
_TOPS = (colour("5C8AD4"), colour("FFFFFF"))
YOU, OPPONENT = "you", "opponent"


def _sign(glyph: Glyph, seat: int, x: float, y: float, size: float) -> None:
    """A square in paper, or a ring in ink."""
    if seat == 0:
        glyph.fill(rounded(x - size / 2, y - size / 2, size, size, 2), PAPER, edged=False)
    else:
        glyph.line(ellipse(x, y, size * 0.43), INK, size * 0.25, closed=True)


def _targi(body: Colour, dark: Colour, slit: Colour, eyes: Colour) -> Glyph:
    coat = "M 50 30 C 30 34 20 62 15 90 Q 14 97 22 97 L 78 97 Q 86 97 85 90 C 80 62 70 34 50 30 Z"
    glyph = Glyph().fill(coat, body)
    shade = "M 58 33 C 72 44 80 70 83 97 L 66 97 C 68 74 66 50 58 33 Z"
    glyph.fill(shade, dark, edged=False, clip=coat, opacity=0.8).line("M 18 88 Q 50 94 82 88", dark, 3, clip=coat)
    hood = "M 50 3 C 32 3 24 15 26 28 C 28 42 38 48 50 48 C 62 48 72 42 74 28 C 76 15 68 3 50 3 Z"
    glyph.group().fill(hood, body)
    shade = "M 60 5 C 74 10 78 22 74 30 C 72 42 62 48 54 48 C 66 38 68 20 60 5 Z"
    glyph.fill(shade, dark, edged=False, clip=hood, opacity=0.8)
    glyph.fill("M 28 21 C 38 16 62 16 72 21 L 71 31 C 62 28 38 28 29 31 Z", slit, edged=False)
    for x in (42, 58):
        glyph.fill(ellipse(x, 24.6, 2.8), eyes, edged=False)
    return glyph.group()


@functools.cache
def figure(seat: int) -> Glyph:
    """A seat's figure (a targi)."""
    glyph = _targi(COLOURS[seat], _DARKER[seat], INK if seat == 0 else colour("C9925F"), PAPER if seat == 0 else INK)
    _sign(glyph, seat, 50, 71, 22)
    return glyph


@functools.cache
def anybody(who: str) -> Glyph:
    """A figure in the signs of a card: the reader's own, or the opponent's."""
    if who == YOU:
        return _targi(OCHRE, colour("B57E1B"), INK, PAPER)
    return _targi(colour("6A5A4C"), colour("4A3D32"), colour("E9D3A6"), INK)


def _cylinder(side: Colour, dark: Colour, top: Colour) -> Glyph:
    body = "M 12 24 L 12 80 C 12 102 88 102 88 80 L 88 24 Z"
    glyph = Glyph().fill(body, side).fill(ellipse(50, 22, 38, 17), top)
    shade = "M 64 24 L 88 24 L 88 80 C 88 90 76 95 64 97 Z"
    glyph.fill(shade, dark, edged=False, clip=body, opacity=0.85)
    glyph.fill(ellipse(50, 22, 38, 17), top, edged=False)
    return glyph.line(ellipse(50, 22, 38, 17), INK, 2, closed=True)


@functools.cache
def marker(seat: int) -> Glyph:
    """A seat's marker: a cylinder."""
    glyph = _cylinder(COLOURS[seat], _DARKER[seat], _TOPS[seat])
    _sign(glyph, seat, 49, 66, 24)
    return glyph


@functools.cache
def own_marker() -> Glyph:
    """A marker in the signs of a card: the reader's own."""
    return _cylinder(OCHRE, colour("B57E1B"), mix(OCHRE, PAPER, 0.45))


@functools.cache
def mark(seat: int) -> Glyph:
    """A player's mark: a white square on a blue tile, or an ink ring on a white disc."""
    if seat == 0:
        glyph = Glyph().fill(rounded(5, 5, 90, 90, 16), COLOURS[0])
        return glyph.fill(rounded(33, 33, 34, 34, 3), PAPER, edged=False)
    return Glyph().fill(ellipse(50, 50, 47), COLOURS[1]).line(ellipse(50, 50, 20), INK, 12, closed=True)


@functools.cache
def robber() -> Glyph:
    """A hooded man with a dagger."""
    grey, dark = colour("8C8A88"), colour("62605E")
    cloak = "M 50 26 C 28 32 18 60 14 97 L 86 97 C 82 60 72 32 50 26 Z"
    glyph = Glyph().fill(cloak, grey)
    glyph.fill("M 50 40 C 56 60 66 80 68 97 L 86 97 C 82 60 72 36 56 28 Z", dark, edged=False, clip=cloak)
    glyph.group().fill("M 54 1 C 36 4 24 20 26 40 C 30 54 70 54 74 40 C 76 22 68 10 54 1 Z", grey)
    shade = "M 54 1 C 68 10 76 22 74 40 C 72 46 66 50 60 51 C 66 40 66 20 54 1 Z"
    glyph.fill(shade, dark, edged=False)
    face = "M 50 17 C 39 19 33 29 35 40 C 40 48 60 48 65 40 C 67 29 61 19 50 17 Z"
    glyph.fill(face, colour("1E1A18"), edged=False)
    for eye in ("M 39 31 Q 44 27 48 33 Q 43 35 39 31 Z", "M 61 31 Q 56 27 52 33 Q 57 35 61 31 Z"):
        glyph.fill(eye, colour("F6D77A"), edged=False)
    glyph.group().line([(32, 58), (44, 70)], dark, 9, edged=True)
    glyph.group().fill("M 40 66 C 56 62 66 52 70 40 C 76 56 66 70 46 75 Z", colour("E4E8ED"))
    return glyph.line([(36, 64), (47, 78)], colour("6A4A22"), 5, edged=True)


_FOLDS = (
    "M 17 30 C 34 20 66 20 83 30",
    "M 20 20 C 36 10 60 8 78 16",
    "M 24 12 C 36 5 50 12 62 26",
    "M 22 56 C 36 62 64 62 78 56",
    "M 26 64 C 40 70 60 70 74 64",
)


@functools.cache
def noble() -> Glyph:
    """A noble man in a white turban with a jewel."""
    gold = colour("E0A81C")
    glyph = Glyph().fill("M 50 58 C 26 60 10 74 5 98 L 95 98 C 90 74 74 60 50 58 Z", BLUE)
    glyph.fill("M 50 62 C 42 62 36 66 34 98 L 66 98 C 64 66 58 62 50 62 Z", colour("24397B"), edged=False)
    for trim in ("M 24 72 C 22 80 20 90 20 98", "M 76 72 C 78 80 80 90 80 98"):
        glyph.line(trim, gold, 3)
    head = "M 50 2 C 26 2 15 18 17 38 C 18 54 24 70 50 76 C 76 70 82 54 83 38 C 85 18 74 2 50 2 Z"
    glyph.group().fill(head, colour("F2EBDD"))
    slit = "M 20 37 C 32 31 68 31 80 37 L 78 50 C 66 46 34 46 22 50 Z"
    glyph.fill(slit, colour("A46C41"), edged=False)
    for x in (37, 63):
        eye = f"M {x - 7} 42 Q {x} 36.5 {x + 7} 42 Q {x} 46 {x - 7} 42 Z"
        glyph.fill(eye, colour("FFF7EA"), edged=False).fill(ellipse(x, 41.4, 3), INK, edged=False)
        glyph.line(f"M {x - 8} 38.5 Q {x} 34 {x + 8} 38", INK, 2.4)
    for fold in _FOLDS:
        glyph.line(fold, colour("B9A98C"), 2.6, clip=head)
    glyph.line(slit, INK, 1.8, closed=True)
    glyph.group().fill(lozenge(50, 19, 8, 9), gold).fill(ellipse(50, 19, 2.6), INK, edged=False)
    return glyph.group().fill(lozenge(50, 86, 8, 10), SILVER).fill(ellipse(50, 86, 2.4), INK, edged=False)


def _person(glyph: Glyph, x: float, y: float, scale: float, coat: Colour, hood: Colour) -> None:
    person = Glyph().fill("M 50 34 C 34 36 26 60 22 97 L 78 97 C 74 60 66 36 50 34 Z", coat)
    person.group().fill(ellipse(50, 22, 19, 20), hood)
    face = "M 33 19 C 40 15 60 15 67 19 L 66 27 C 58 24 42 24 34 27 Z"
    person.fill(face, colour("B97F50"), edged=False)
    for eye in (44, 56):
        person.fill(ellipse(eye, 21, 2.4), INK, edged=False)
    glyph.use(person, x, y, scale)


@functools.cache
def expansion() -> Glyph:
    """The tribe grows: three people and a plus."""
    glyph = Glyph()
    _person(glyph, -6, 26, 0.60, colour("B5603A"), colour("8E4326"))
    _person(glyph, 46, 26, 0.60, PALM, colour("39583A"))
    _person(glyph, 9, 8, 0.82, BLUE, NIGHT)
    glyph.group().fill(ellipse(84, 18, 16), PALM)
    return glyph.line([(84, 9), (84, 27)], PAPER, 5).line([(75, 18), (93, 18)], PAPER, 5)
