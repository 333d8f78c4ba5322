"""A seat's own picture: the same map, and beside it what matters for that tribe alone.

Nothing is secret in this game, so this is the table looked at from one side: own wealth, what the turn still holds,
whom the own camels could fight, and which destiny cards would touch the own squares.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.targui1988.components import INDEX, NEIGHBOURS
from games.targui1988.view import Ending, Phase, SquareView, TarguiView
from locales import Words
from renderers.kit import scene
from renderers.kit import type as letters
from renderers.kit.brush import Brush
from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, LINE, PALM, PAPER, SAND, TERRACOTTA, mix
from renderers.kit.paths import rounded
from renderers.kit.picture import Picture
from renderers.kit.signs import tick
from renderers.kit.sprites import Sprite, drawn
from renderers.targui1988 import camels, signs
from renderers.targui1988.board import STRIP, destiny_places, draw_destinies, table_top
from renderers.targui1988.colours import tribes_of
from renderers.targui1988.combat import draw_combat
from renderers.targui1988.map import BOTTOM, TOP, draw_map
from renderers.targui1988.scene import arrow, draw_order, draw_rounds
from renderers.targui1988.tribes import GAP, HIGH, LEFT, WIDTH, Frame, draw_tribe

_TURN = 116
_LINE = 62
_PEACE = 234


class Front(NamedTuple):
    """Own camels beside foreign ones."""

    own: SquareView
    other: SquareView

    @property
    def advantage(self) -> int:
        """By how much the attack looks better than the defence: camels, and what the value is worth in a few rolls."""
        return self.own.camels - self.other.camels + 2 * (self.own.strategic - self.other.strategic)


def fronts(view: TarguiView, seat: int) -> list[Front]:
    """Where the seat's camels could attack, or be attacked; the best prospects first."""
    found: list[Front] = []
    for square in view.squares:
        if square.owner != seat or not square.camels:
            continue
        for index in NEIGHBOURS[INDEX[square.square]]:
            other = view.squares[index]
            if other.owner not in (None, seat) and other.camels:
                found.append(Front(square, other))
    return sorted(found, key=lambda front: (-front.advantage, INDEX[front.own.square], INDEX[front.other.square]))


def draw_private(view: TarguiView, seat: int, names: Sequence[str], words: Words) -> Image.Image:
    """The picture of one seat; `names` are ready to be drawn."""
    title = words.say("targui1988-picture-title")
    picture = Picture(table_top(title))
    draw_rounds(picture, view, title)
    draw_order(picture, view)
    draw_map(picture, view)
    tribe = view.tribes[seat]
    kel = words.say(f"targui1988-picture-kel-{tribe.tribe.value}")
    draw_tribe(picture, view, tribe, names[seat], kel, Frame(LEFT, TOP, WIDTH, HIGH))
    top = TOP + HIGH + GAP
    if view.round:
        _draw_turn(picture, view, seat, Frame(LEFT, top, WIDTH, _TURN))
        top += _TURN + GAP
    rest = Frame(LEFT, top, WIDTH, BOTTOM - top)
    combat = view.combat
    fighting = combat is not None and view.phase in (Phase.FIGHTING, Phase.OCCUPYING)
    found = fronts(view, seat)
    if fighting and combat is not None and seat in (combat.attacker, combat.defender):
        draw_combat(picture, view, rest)
    elif not found:
        draw_combat(picture, view, rest._replace(height=_PEACE if combat is not None else rest.height))
    else:
        _draw_fronts(picture, found, tribes_of(view), rest)
    draw_destinies(picture, view)
    for destiny, x in zip(view.destinies, destiny_places(), strict=True):
        if destiny.in_game and destiny.round is None and destiny.concerns[seat]:
            picture.put(_count(destiny.concerns[seat]), x, STRIP + 12)
    return picture.image


def _draw_turn(picture: Picture, view: TarguiView, seat: int, frame: Frame) -> None:
    """Move or attack, and purchase: still possible in this turn, or done; in somebody else's turn, whose it is."""
    x, y, width, height = frame
    own, tribes = view.to_act == seat, tribes_of(view)
    picture.put(scene.strip(width, height, TERRACOTTA if own else None), x, y)
    middle = y + height / 2
    if not own:
        if view.to_act is not None:
            picture.put(signs.blazon(tribes[view.to_act], 30), x + 90, middle)
            picture.put(_wait(), x + 176, middle)
        picture.put(signs.blazon(tribes[seat], 22), x + 262, middle)
        return
    busy = view.combat is not None and view.combat.ending is Ending.OPEN and view.phase is Phase.FIGHTING
    moving = (view.may_move and not view.purchase_first) or busy or view.phase is Phase.OCCUPYING
    picture.put(_act("move", moving), x + 92, middle)
    picture.put(_act("buy", view.may_buy and (view.purchase_first or not view.may_move)), x + 250, middle)
    if not moving:
        picture.put(tick(34, PALM), x + 150, y + 22)
    if view.halves > 1:
        picture.number(x + 171, middle, f"{view.half}/{view.halves}", 34, LINE)


@drawn
def _act(kind: str, lit: bool) -> Sprite:
    """A sign of what a turn holds: the camel that goes or fights, or the camel that is bought; its origin is the
    middle."""
    picture = Picture(Sprite(Image.new("RGBA", (150, 90), (0, 0, 0, 0))))

    def put(sprite: Sprite, x: float, y: float) -> None:
        picture.image.alpha_composite(sprite.image, (round(x) - sprite.left, round(y) - sprite.top))

    put(camels.camel(None, 66), 44, 45)
    if kind == "move":
        put(arrow((46, 0), 8, 24, mix(INK, SAND, 0.2), halo=False), 80, 24)
        put(signs.swords(38), 104, 62)
    else:
        put(signs.coin(48), 106, 45)
    image = picture.image
    if not lit:
        image.putalpha(image.getchannel("A").point([round(value * 0.3) for value in range(256)]))
    return Sprite(image, 75, 45)


@drawn
def _wait() -> Canvas:
    """Others before oneself; its origin is the middle."""
    paint = Brush(0, 0, margin=40)
    for x in (-20, 0, 20):
        paint.disc(x, 0, 6, mix(LINE, PAPER, 0.3))
    return paint


def _draw_fronts(picture: Picture, found: Sequence[Front], tribes: Sequence[int], frame: Frame) -> None:
    """A line for each: own square, camels and value, against the other's."""
    x, y, width, height = frame
    picture.put(scene.strip(width, height), x, y)
    room = int((height - 20) // _LINE)
    for number, front in enumerate(found[:room]):
        middle = y + 10 + _LINE * (number + 0.5)
        if number:
            picture.put(_rule(width - 40), x + 20, middle - _LINE / 2)
        _draw_half(picture, front.own, None, x + 12, middle)
        picture.put(signs.swords(30), x + width / 2, middle)
        assert front.other.owner is not None
        _draw_half(picture, front.other, tribes[front.other.owner], x + width / 2 + 20, middle)


def _draw_half(picture: Picture, square: SquareView, tribe: int | None, x: float, y: float) -> None:
    """Square, camels and value; whose it is, unless it is one's own (None)."""
    code = square.square.value.upper()
    if tribe is None:
        picture.number(x + 18, y, code, 32, LINE)
    else:
        picture.put(signs.mark(tribe, 10), x + 15, y - 14)
        picture.number(x + 15, y + 14, code, 26, LINE)
    size = 40 if square.camels < 100 else 32
    picture.number(x + 68, y, square.camels, size)
    picture.put(signs.strategic(square.strategic, 40, 35), x + 98, y - 18)


@drawn
def _rule(width: int) -> Canvas:
    line = Brush(width, 0, margin=3)
    line.stroke([(0, 0), (width, 0)], SAND, 1.8)
    return line


@drawn
def _count(number: int) -> Canvas:
    """How many own squares a card would concern; its origin is the upper right corner of the card's picture."""
    paint = Brush(0, 0, margin=24)
    paint.fill(rounded(-17, -15, 31, 31, 9), INK)
    paint.fill(rounded(-15, -13, 27, 27, 7), PAPER)
    letters.write(paint, -1.5, 0.5, str(number), 26 if number < 10 else 22, TERRACOTTA)
    return paint
