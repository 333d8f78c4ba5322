"""Panel of the last combat: start, destination, values, dice, losses; before any, the camels left in the box."""

from __future__ import annotations

from azalai.games.targui1988.view import Combat, Ending, TarguiView
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, OCHRE, PALM, PLAYERS, SAND, TERRACOTTA, mix
from azalai.renderers.kit.picture import LEGIBLE, Frame, Picture
from azalai.renderers.kit.signs import tick
from azalai.renderers.kit.sprites import Sprite, cached_drawing
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.drawings import ART
from azalai.renderers.targui1988.lands import thumb_of
from azalai.renderers.targui1988.scene import arrow

_DICE = 3
"""Number of exchanges next to the totals."""
_LINE = 52
_NOTHING = mix(INK, SAND, 0.5)


def draw_combat(picture: Picture, view: TarguiView, frame: Frame) -> None:
    """Draw the panel, framed in ochre while the combat continues."""
    x, y, width, height = frame
    combat = view.combat
    open_ = combat is not None and combat.ending is Ending.OPEN
    picture.paste(scene.strip(width, height, OCHRE if open_ else None), x, y)
    if combat is None:
        _draw_peace(picture, view, frame)
        return
    _draw_way(picture, view, combat, frame)
    attacker, defender = tribes_of(view)[combat.attacker], tribes_of(view)[combat.defender]
    rows = int((height - 234) / _LINE)
    long = rows > 1
    dice = combat.exchanges[-_DICE:] if not long else ()
    attack = tuple(exchange.roll for exchange in dice)
    reply = tuple(exchange.reply for exchange in dice if exchange.reply)
    left = (combat.camels, combat.defenders) if long else (0, 0)
    _draw_side(picture, attacker, combat.bonus, attack, combat.lost, (x, y + 118, width), left[0], long)
    picture.paste(ornaments.rule(width - 48, SAND, 1.8), x + 24, y + 154)
    _draw_side(picture, defender, combat.defence, reply, combat.hit, (x, y + 190, width), left[1], long)
    if long:
        _draw_exchanges(picture, combat, (attacker, defender), rows, frame)


def _draw_peace(picture: Picture, view: TarguiView, frame: Frame) -> None:
    """Draw the camels left in the box, before the first combat."""
    x, y = frame.x + frame.width / 2, frame.y + frame.height / 2
    picture.paste(_faint_swords(), x, y - 34)
    picture.paste(signs.camel(None, 64), x - 56, y + 66)
    picture.number(x + 34, y + 66, view.stock, 46)


def _draw_way(picture: Picture, view: TarguiView, combat: Combat, frame: Frame) -> None:
    x, y, width = frame.x, frame.y, frame.width
    squares, tribes = {square.square: square for square in view.squares}, tribes_of(view)
    picture.paste(thumb_of(squares[combat.source], tribes, 58), x + 18, y + 16)
    picture.paste(thumb_of(squares[combat.target], tribes, 58), x + width - 76, y + 16)
    source, target = combat.source.value.upper(), combat.target.value.upper()
    picture.write(x + 86, y + 60, source, LEGIBLE, INK, "Bold")
    picture.write(round(x + width - 86 - letters.width(target, "Bold", LEGIBLE)), y + 60, target, LEGIBLE, INK, "Bold")
    picture.paste(arrow((width - 288, 0), 13, 30, PLAYERS[tribes[combat.attacker]], halo=False), x + 144, y + 46)
    if combat.ending is Ending.WON:
        picture.paste(tick(30, PALM), x + width / 2 - 6, y + 24)
    elif combat.ending is not Ending.OPEN:
        picture.paste(cross(22), x + width / 2 - 6, y + 46)


def _draw_side(
    picture: Picture,
    tribe: int,
    value: int,
    dice: tuple[int, ...],
    lost: int,
    at: tuple[int, int, int],
    left: int,
    long: bool,
) -> None:
    """Draw one side: mark, value, its last rolls or its remaining camels, and the camels it lost in all."""
    x, y, width = at
    picture.paste(signs.mark(tribe, 15), x + 32, y)
    picture.paste(signs.draw_strategic(value, 56, 60), x + 48, y - 34)
    for number, roll in enumerate(dice):
        picture.paste(signs.die(roll, 36, tribe), x + 108 + number * 38, y - 18)
    if long:
        picture.number(x + 152, y, left, 44)
    picture.paste(
        signs.camel(tribe, 50 if lost < 10 else 40), x + (250 if lost < 10 else 244 if lost < 100 else 230), y
    )
    text = f"−{lost}" if lost else "0"
    size = 46 if lost < 10 else LEGIBLE
    ink = TERRACOTTA if lost else _NOTHING
    picture.number(x + width - 16 - letters.width(text, "Bold", size) / 2, y, text, size, ink)


def _draw_exchanges(picture: Picture, combat: Combat, sides: tuple[int, int], rows: int, frame: Frame) -> None:
    """Draw one line for each of the last exchanges: the attacker's roll with its kills, and the reply."""
    x, top, width = frame.x, frame.y + 262, frame.width
    picture.paste(ornaments.rule(width - 48, SAND, 1.8), x + 24, frame.y + 230)
    for number, exchange in enumerate(combat.exchanges[-rows:]):
        y = top + number * _LINE
        for tribe, roll, gone, left in (
            (sides[0], exchange.roll, exchange.hit, x + 28),
            (sides[1], exchange.reply, exchange.lost, x + 190),
        ):
            if roll:
                picture.paste(signs.die(roll, 38, tribe), left, y - 19)
                text = f"−{gone}" if gone else "0"
                ink = TERRACOTTA if gone else _NOTHING
                picture.number(left + 50 + letters.width(text, "Bold", LEGIBLE) / 2, y, text, LEGIBLE, ink)


def cross(size: int) -> Sprite:
    """Return the sign of a failed attack; the origin is the middle."""
    return ART.sprite("cross", 2 * size, edge=500 / size)


@cached_drawing(margin=64)
def _faint_swords(paint: Canvas) -> None:
    """Draw crossed swords for peace; the origin is the middle."""
    ART.draw(paint, "swords", scale=1.2, opacity=0.3)
