"""The list of what can be chosen: a line for each place, with the number of its choices and what one should know."""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.prompts import Prompt
from games.targui1988.components import INDEX, NEIGHBOURS, SECTOR_SQUARES, SIDE, SQUARES, Land, Sector, Square
from games.targui1988.view import SquareView, TarguiView
from renderers.kit import scene
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import CHOICE, INK, LINE, PLAYERS, SAND_DEEP, colour, mix
from renderers.kit.picture import Frame, Picture
from renderers.kit.sprites import drawn
from renderers.targui1988 import signs
from renderers.targui1988.choices import Group
from renderers.targui1988.colours import tribes_of
from renderers.targui1988.combat import cross
from renderers.targui1988.drawings import ART
from renderers.targui1988.fronts import foes
from renderers.targui1988.lands import thumb_of
from renderers.targui1988.marks import across, draw_number, sign_disc
from renderers.targui1988.scene import arrow

ROW, LEAST, MOST = 62, 40, 84
"""The height of a line: the usual one, the least, the most."""
CORNER = 124
"""The height of a line with the board in small."""
EDGE = 8
HEAD = 84
_SPAN = 80
"""So wide may the numbers of a line be."""
_WAY = colour("F0A818")


def head_of(prompt: Prompt, groups: Sequence[Group]) -> Square | None:
    """The square that stands over the list: from where all its ways lead, where that is picked."""
    source = prompt.value("source")
    return source if groups and all(group.kind == "way" for group in groups) else None


def height_of(groups: Sequence[Group], head: Square | None) -> int:
    """How high the list is with lines of the usual height, in one column."""
    row = CORNER if any(group.sector is not None for group in groups) else ROW
    return 2 * EDGE + row * len(groups) + (HEAD if head is not None else 0)


def draw_list(
    picture: Picture, view: TarguiView, seat: int, groups: Sequence[Group], prompt: Prompt, frame: Frame
) -> None:
    """All groups, in columns as long as there is room for."""
    picture.put(scene.strip(frame.width, frame.height), frame.x, frame.y)
    head, top = head_of(prompt, groups), frame.y + EDGE
    if head is not None:
        _draw_head(picture, view, view.squares[INDEX[head]], frame)
        top += HEAD
    room = frame.y + frame.height - EDGE - top
    columns = max(1, math.ceil(len(groups) * LEAST / room))
    rows = math.ceil(len(groups) / columns)
    most = CORNER if any(group.sector is not None for group in groups) else MOST
    pitch, wide = min(most, room / max(1, rows)), frame.width / columns
    top += (room - pitch * rows) / 2
    for number, group in enumerate(groups):
        column, row = divmod(number, rows)
        line = _Line(picture, view, seat, frame.x + column * wide, top + pitch * (row + 0.5), wide, pitch)
        if columns == 1:
            line.full(group, headed=head is not None, spans=any(one.first != one.last for one in groups))
        else:
            line.short(group)


def _draw_head(picture: Picture, view: TarguiView, square: SquareView, frame: Frame) -> None:
    """The herd that was picked: its land, camels and strategic value."""
    x, y, tribes = frame.x, frame.y + EDGE + HEAD / 2, tribes_of(view)
    picture.put(thumb_of(square, tribes, 60), x + 18, y - 30)
    picture.number(x + 112, y, square.square.value.upper(), 38, LINE)
    picture.put(signs.camel(None if square.owner is None else tribes[square.owner], 54), x + 176, y)
    left(picture, x + 208, y, square.camels, 46 if square.camels < 100 else 38)
    picture.put(signs.strategic(square.strategic, 49, 42), x + frame.width - 66, y - 22)


def left(picture: Picture, x: float, y: float, value: object, size: int, ink: tuple[int, int, int] = INK) -> float:
    """A number from x on, its middle at the height y. Gives where it ends."""
    wide = letters.width(str(value), "Bold", size)
    picture.number(x + wide / 2, y, value, size, ink)
    return x + wide


class _Line:
    """A line of the list from x on, its middle at the height y."""

    def __init__(
        self, picture: Picture, view: TarguiView, seat: int, x: float, y: float, width: float, height: float
    ) -> None:
        self.picture, self.view, self.seat = picture, view, seat
        self.x, self.y, self.width, self.height = x, y, width, height
        self.tribes = tribes_of(view)

    def full(self, group: Group, *, headed: bool, spans: bool) -> None:
        """With everything that one should know."""
        size = min(46, round((self.height - 6) / 1.17))
        size = next((less for less in range(size, 20, -2) if across(group, less) <= _SPAN), 20)
        draw_number(self.picture, group, self.x + (48 if spans else 38), self.y, size)
        x = self.x + (90 if spans else 72)
        square = None if group.at is None else self.view.squares[INDEX[group.at]]
        if group.sector is not None:
            self.picture.put(_compass(group.sector, self._taken(), round(min(106, self.height - 8))), x + 100, self.y)
        elif square is None:
            self._sign(group, x)
        elif group.kind == "way":
            self._way(group, square, x, headed=headed)
        elif group.kind == "camp":
            self._camp(square, x)
        else:
            self._herd(group, square, x)

    def short(self, group: Group) -> None:
        """The squares alone, and how many camels stand there where that fits."""
        size = min(34, round((self.height - 6) / 1.17))
        half = across(group, size) / 2
        draw_number(self.picture, group, self.x + 10 + half, self.y, size)
        x = self.x + 18 + 2 * half
        if group.kind == "way" and group.source is not None and group.target is not None:
            x = left(self.picture, x, self.y, group.source.value.upper(), 28, LINE) + 6
            self.picture.put(arrow((19, 0), 6, 14, _WAY, halo=False), x, self.y)
            left(self.picture, x + 25, self.y, group.target.value.upper(), 28, LINE)
        elif group.at is not None:
            square = self.view.squares[INDEX[group.at]]
            x = left(self.picture, x, self.y, group.at.value.upper(), 28, LINE) + 5
            if self.width > 150 and group.kind in ("from", "buy"):
                wide, size = (30, 28) if square.camels < 100 else (22, 22)
                self.picture.put(signs.camel(self._tribe(square), wide), x + wide / 2, self.y)
                left(self.picture, x + wide + 4, self.y, square.camels, size)

    def _tribe(self, square: SquareView) -> int | None:
        return None if square.owner is None else self.tribes[square.owner]

    def _taken(self) -> tuple[tuple[Sector, int], ...]:
        return tuple((tribe.sector, self.tribes[tribe.seat]) for tribe in self.view.tribes if tribe.sector is not None)

    def _herd(self, group: Group, square: SquareView, x: float) -> None:
        """Own camels: how many, how strong the place is, and who stands beside it."""
        picture, y = self.picture, self.y
        picture.number(x + 18, y, square.square.value.upper(), 32, LINE)
        picture.put(signs.camel(self._tribe(square), 40), x + 66, y)
        left(picture, x + (89 if square.camels < 100 else 86), y, square.camels, 38 if square.camels < 100 else 28)
        if group.kind == "buy":
            picture.put(ART.sprite("silver", 20), x + 48, y - 17)
        beside = sorted({self.tribes[one.owner] for one in foes(self.view, square, self.seat) if one.owner is not None})
        for number, tribe in enumerate(beside):
            picture.put(signs.mark(tribe, 9), x + 176 + number * 20, y)
        if beside:
            picture.put(ART.sprite("swords", 30), x + 152, y)
        self._strategic(square)

    def _way(self, group: Group, square: SquareView, x: float, *, headed: bool) -> None:
        """To where, from where unless that stands above, whether there is a fight, and what one meets or gains."""
        picture, y, attack = self.picture, self.y, group.act == "attack"
        code = square.square.value.upper()
        if headed or group.source is None:
            picture.number(x + 18, y, code, 32, LINE)
            if attack:
                picture.put(sign_disc("swords", 40), x + 68, y)
            else:
                picture.put(arrow((32, 0), 8, 22, _WAY, halo=False), x + 52, y)
            x += 108
        else:
            picture.number(x + 16, y, group.source.value.upper(), 28, LINE)
            if attack:
                picture.put(sign_disc("swords", 30), x + 54, y)
            else:
                picture.put(arrow((24, 0), 6, 16, _WAY, halo=False), x + 42, y)
            picture.number(x + 91, y, code, 28, LINE)
            x += 112
        if square.camels and square.owner is not None:
            picture.put(signs.camel(self._tribe(square), 36), x + 20, y)
            left(picture, x + 41, y, square.camels, 36 if square.camels < 100 else 30)
        else:
            if square.economic:
                picture.put(signs.economic(square.economic, 36), x + 4, y - 18)
            if square.owner is not None:
                picture.put(signs.seal(self.tribes[square.owner], 13), x + 62, y)
        self._strategic(square)

    def _strategic(self, square: SquareView) -> None:
        """The strategic value at the right edge."""
        if square.strategic:
            self.picture.put(signs.strategic(square.strategic, 40, 35), self.x + self.width - 54, self.y - 18)

    def _camp(self, square: SquareView, x: float) -> None:
        """The card that the camp would replace, and what the squares round it are worth together."""
        picture, y, size = self.picture, self.y, round(min(50, self.height - 8))
        picture.number(x + 18, y, square.square.value.upper(), 32, LINE)
        picture.put(thumb_of(square, self.tribes, size), x + 48, y - size / 2)
        economic, strategic = around(self.view, square)
        picture.put(ART.sprite("around", 40), x + 132, y)
        picture.put(signs.economic(economic, 40), x + 164, y - 20)
        picture.put(signs.strategic(strategic, 49, 42), x + 213, y - 22)

    def _sign(self, group: Group, x: float) -> None:
        """An act without a place: what it is about."""
        picture, y, combat = self.picture, self.y, self.view.combat
        small = round(min(56, self.height - 6))
        if group.act == "buy":
            picture.put(signs.camel(None, small), x + 34, y)
            picture.put(ART.sprite("silver", round(small * 0.7)), x + 90, y)
        elif group.kind == "act":
            picture.put(signs.camel(None, small), x + 34, y)
            if group.act != "attack":
                picture.put(arrow((40, 0), 8, 22, mix(INK, SAND_DEEP, 0.2), halo=False), x + 72, y)
            if group.act != "march":
                picture.put(ART.sprite("swords", round(small * 0.7)), x + (92 if group.act == "attack" else 138), y)
        elif combat is not None and group.act == "stop":
            picture.put(cross(18), x + 34, y)
            left(picture, x + 66, y, combat.camels, 38)
            picture.put(ART.sprite("swords", 30), x + 150, y)
            left(picture, x + 176, y, combat.defenders, 38)
        elif combat is not None:
            tribe = self.tribes[combat.attacker]
            picture.put(signs.die(6, 40, tribe), x + 14, y - 20)
            if group.act == "roll":
                picture.put(signs.strategic(combat.bonus, 45, 39), x + 60, y - 21)
                picture.put(signs.die(6, 40, self.tribes[combat.defender]), x + 140, y - 20)
                picture.put(signs.strategic(combat.defence, 45, 39), x + 186, y - 21)
            else:
                least = group.choices[0].value("least")
                picture.put(arrow((26, 0), 8, 20, mix(INK, SAND_DEEP, 0.2), halo=False), x + 62, y)
                picture.put(signs.camel(tribe, 46), x + 126, y)
                if least is not None:
                    left(picture, x + 154, y, f"≥ {least}", 38)


def around(view: TarguiView, square: SquareView) -> tuple[int, int]:
    """The economic and strategic values of the squares beside a square, together."""
    beside = [view.squares[index] for index in NEIGHBOURS[INDEX[square.square]]]
    return sum(one.economic for one in beside), sum(one.strategic for one in beside if one.land is not Land.CHOTT)


@drawn
def _compass(sector: Sector, taken: tuple[tuple[Sector, int], ...], size: int) -> Canvas:
    """The board in small: the corner in question, and those that are taken; its origin is the middle."""
    paint, step = Canvas(0, 0, margin=size // 2 + 3), size / SIDE
    fills = {square: PLAYERS[tribe] for one, tribe in taken for square in SECTOR_SQUARES[one]}
    fills |= dict.fromkeys(SECTOR_SQUARES[sector], CHOICE)
    for square in SQUARES:
        row, column = divmod(INDEX[square], SIDE)
        x, y = column * step - size / 2, row * step - size / 2
        paint.box(x + 0.6, y + 0.6, step - 1.2, step - 1.2, 1.5, fills.get(square, SAND_DEEP))
    return paint
