"""People of Targui: figures, markers and marks of both players: the blue square and the white ring.

Colour and mark always go together.
"""

from __future__ import annotations

from azalai.renderers.kit.art import Value
from azalai.renderers.kit.palette import INK, OCHRE, PAPER, colour, mix
from azalai.renderers.targui.drawings import Figure

COLOURS = (colour("2B5FB3"), colour("FFFDF6"))
"""Colours by seat."""
YOU, OPPONENT = "you", "opponent"
_DARKER = (colour("1E4588"), colour("D8CFBD"))
_SIGNS: tuple[dict[str, Value], ...] = ({"ring": False}, {"square": False})
_BARE: dict[str, Value] = {"ring": False, "square": False}
ROBBER = Figure("robber")


def figure(seat: int) -> Figure:
    """Return a seat's figure (a targi)."""
    face: dict[str, Value] = {"slit": INK, "eyes": PAPER} if seat == 0 else {"slit": colour("C9925F"), "eyes": INK}
    return Figure("targi", {"body": COLOURS[seat], "dark": _DARKER[seat], **face, **_SIGNS[seat]})


def anybody(key: str) -> Figure:
    """Return a figure for the signs of a card: the reader's own, or the opponent's."""
    if key == YOU:
        return Figure("targi", {"body": OCHRE, "dark": colour("B57E1B"), "slit": INK, "eyes": PAPER, **_BARE})
    coat: dict[str, Value] = {"body": colour("6A5A4C"), "dark": colour("4A3D32")}
    return Figure("targi", {**coat, "slit": colour("E9D3A6"), "eyes": INK, **_BARE})


def marker(seat: int) -> Figure:
    """Return a seat's marker: a cylinder."""
    top = colour("5C8AD4") if seat == 0 else colour("FFFFFF")
    return Figure("marker", {"body": COLOURS[seat], "dark": _DARKER[seat], "top": top, **_SIGNS[seat]})


OWN_MARKER = Figure("marker", {"body": OCHRE, "dark": colour("B57E1B"), "top": mix(OCHRE, PAPER, 0.45), **_BARE})
"""Marker in the signs of a card: the reader's own."""


def mark(seat: int) -> Figure:
    """Return a player's mark: a white square on a blue tile, or an ink ring on a white disc."""
    return Figure(f"mark-{seat + 1}")
