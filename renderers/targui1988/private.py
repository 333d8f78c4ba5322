"""A seat's own picture: the same map, and beside it what matters for that tribe alone.

Nothing is secret in this game, so this is the table looked at from one side: own wealth, what the turn still holds,
whom the own camels could fight, how the others stand, and which destiny cards would touch the own squares. When its
reader is asked something, the choices are marked on the map and listed beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.prompts import Prompt
from games.targui1988.components import Square
from games.targui1988.view import Ending, Phase, TarguiView
from locales import Words
from renderers.kit import scene
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas, paler
from renderers.kit.palette import INK, LINE, PALM, PAPER, PLAYERS, SAND, TERRACOTTA, mix
from renderers.kit.paths import rounded
from renderers.kit.picture import Frame, Picture
from renderers.kit.signs import tick
from renderers.kit.sprites import Sprite, drawn
from renderers.targui1988 import amounts, listing, signs
from renderers.targui1988.board import CARD, STRIP, destiny_places, draw_destinies, table_top
from renderers.targui1988.choices import concerned, grouped
from renderers.targui1988.colours import tribes_of
from renderers.targui1988.combat import draw_combat
from renderers.targui1988.drawings import ART
from renderers.targui1988.fronts import EDGE, LINE_HEIGHT, draw_fronts, fronts
from renderers.targui1988.map import BOTTOM, TOP, draw_map
from renderers.targui1988.marks import draw_marks
from renderers.targui1988.scene import arrow, draw_order, draw_rounds
from renderers.targui1988.tribes import GAP, HIGH, LEFT, LOW, WIDTH, draw_tribe

_TURN = 104
_COMBAT = 220
"""The least height of the panel of a combat."""
_OTHER = 56
_LOOSE = 60
"""So much room may be left over between panels."""


def draw_private(
    view: TarguiView, seat: int, names: Sequence[str], words: Words, prompt: Prompt | None = None
) -> Image.Image:
    """The picture of one seat; `names` are ready to be drawn."""
    title = words.say("targui1988-picture-title")
    picture = Picture(table_top(title))
    draw_rounds(picture, view, title)
    draw_order(picture, view)
    about = frozenset[Square]() if prompt is None else concerned(view, prompt)
    draw_map(picture, view, about)
    if prompt is not None:
        draw_marks(picture, view, prompt, about)
    _draw_panel(picture, view, seat, names, words, Frame(LEFT, TOP, WIDTH, HIGH))
    rest = Frame(LEFT, TOP + HIGH + GAP, WIDTH, BOTTOM - TOP - HIGH - GAP)
    if prompt is None:
        _draw_waiting(picture, view, seat, names, words, rest)
    else:
        _draw_asked(picture, view, seat, names, words, prompt, rest)
    draw_destinies(picture, view)
    mark = tribes_of(view)[seat]
    for destiny, x in zip(view.destinies, destiny_places(), strict=True):
        if destiny.in_game and destiny.round is None and destiny.concerns[seat]:
            picture.put(_count(mark, destiny.concerns[seat]), x - CARD / 2, STRIP + 3)
    return picture.image


def _draw_panel(
    picture: Picture, view: TarguiView, seat: int, names: Sequence[str], words: Words, frame: Frame
) -> None:
    tribe = view.tribes[seat]
    draw_tribe(picture, view, tribe, names[seat], words.say(f"targui1988-picture-kel-{tribe.tribe.value}"), frame)


# the column of somebody who is asked


def _draw_asked(
    picture: Picture, view: TarguiView, seat: int, names: Sequence[str], words: Words, prompt: Prompt, frame: Frame
) -> None:
    """What the turn holds, what can be chosen, and where there is room what else matters."""
    table, groups = amounts.table_of(view, seat, prompt), grouped(view, prompt)
    need = listing.height_of(groups, listing.head_of(prompt, groups)) if groups else 0
    if table is not None:
        need = amounts.height_of(table.rows)
    first = bool(view.to_act == seat and view.phase is Phase.ACTING and prompt.act is None)
    turn = _TURN + GAP if first else 0
    frame = _draw_others(picture, view, seat, names, words, frame, turn + need + GAP + _wanted(view, seat))
    if turn + need <= frame.height and first:
        _draw_turn(picture, view, seat, frame._replace(height=_TURN))
        frame = _below(frame, _TURN)
    if not need:
        _fill(picture, view, seat, frame)
        return
    filling = _room_to_fill(view, seat, frame.height - need - GAP)
    if filling:
        need = frame.height - filling - GAP
        _fill(picture, view, seat, _below(frame, need))
        frame = frame._replace(height=need)
    if table is not None:
        amounts.draw_amounts(picture, view, seat, table, frame)
    else:
        listing.draw_list(picture, view, seat, groups, prompt, frame)


def _fighting(view: TarguiView) -> bool:
    return view.phase in (Phase.FIGHTING, Phase.OCCUPYING)


def _wanted(view: TarguiView, seat: int) -> int:
    """The height of what else there is to be shown, fronts before the last combat."""
    lines = 0 if _fighting(view) else len(fronts(view, seat))
    if lines:
        return lines * LINE_HEIGHT + 2 * EDGE
    return 0 if view.combat is None else _COMBAT


def _room_to_fill(view: TarguiView, seat: int, spare: int) -> int:
    """How much of the room that is to spare can be filled: 0 where nothing fits into it."""
    if spare >= _COMBAT:
        return spare
    lines = 0 if _fighting(view) else len(fronts(view, seat))
    lines = min(lines, (spare - 2 * EDGE) // LINE_HEIGHT)
    return lines * LINE_HEIGHT + 2 * EDGE if lines > 0 else 0


def _fill(picture: Picture, view: TarguiView, seat: int, frame: Frame) -> None:
    """The fight that goes on, the own fronts, or the last combat."""
    found = fronts(view, seat)
    if not found or _fighting(view):
        draw_combat(picture, view, frame)
        return
    need = LINE_HEIGHT * len(found) + 2 * EDGE
    if frame.height - need - GAP < _COMBAT:
        draw_fronts(picture, found, tribes_of(view), frame)
        return
    draw_fronts(picture, found, tribes_of(view), frame._replace(height=need))
    draw_combat(picture, view, _below(frame, need))


def _below(frame: Frame, height: int) -> Frame:
    """What is left of a frame below a panel of that height."""
    return frame._replace(y=frame.y + height + GAP, height=frame.height - height - GAP)


# the column of somebody who looks on


def _draw_waiting(
    picture: Picture, view: TarguiView, seat: int, names: Sequence[str], words: Words, frame: Frame
) -> None:
    """What the turn holds or whose it is, the fronts or the last combat, and the others."""
    turn = _TURN + GAP if view.round else 0
    frame = _draw_others(picture, view, seat, names, words, frame, turn + _wanted(view, seat))
    loose = frame.height - turn < _COMBAT and not fronts(view, seat) and not _fighting(view)
    if turn:
        height = frame.height if loose else _TURN
        _draw_turn(picture, view, seat, frame._replace(height=height))
        frame = _below(frame, height)
    if not loose:
        _fill(picture, view, seat, frame)


def _draw_others(
    picture: Picture, view: TarguiView, seat: int, names: Sequence[str], words: Words, frame: Frame, wanted: int
) -> Frame:
    """The other tribes at the foot: their whole panels where these leave as much room as is wanted above, else a line
    each. Gives what is left above."""
    rest = [tribe.seat for tribe in view.tribes if tribe.seat != seat]
    for high in (HIGH, LOW):
        left = frame.height - len(rest) * (high + GAP)
        # either all of it is theirs, or enough is left
        if left >= max(wanted, 0) and (wanted or left + GAP <= _LOOSE or left >= _COMBAT):
            y = frame.y + left + GAP
            for number, other in enumerate(rest):
                _draw_panel(picture, view, other, names, words, Frame(frame.x, y + number * (high + GAP), WIDTH, high))
            return frame._replace(height=left)
    height = _OTHER * len(rest) + 2 * EDGE
    top = frame.y + frame.height - height
    picture.put(scene.strip(frame.width, height), frame.x, top)
    for number, other in enumerate(rest):
        _draw_other(picture, view, other, frame.x, top + EDGE + _OTHER * (number + 0.5))
    return frame._replace(height=frame.height - height - GAP)


def _draw_other(picture: Picture, view: TarguiView, seat: int, x: float, y: float) -> None:
    """A line: camels, silver, camp."""
    other, tribes = view.tribes[seat], tribes_of(view)
    tribe, out = tribes[seat], other.out_round is not None
    picture.put(_faint(signs.blazon(tribe, 19)) if out else signs.blazon(tribe, 19), x + 38, y)
    picture.put(_faint(signs.camel(tribe, 44)) if out else signs.camel(tribe, 44), x + 96, y)
    listing.left(picture, x + 124, y, other.camels, 36 if other.camels < 100 else 34)
    picture.put(ART.sprite("silver", 32), x + 206, y)
    listing.left(picture, x + 228, y, other.silver, 36 if other.silver < 100 else 30)
    if other.camp_owner is not None:
        picture.put(signs.tent(tribe, tribes[other.camp_owner], 54), x + WIDTH - 36, y)


def _faint(sprite: Sprite) -> Sprite:
    return Sprite(paler(sprite.image, 0.35), sprite.left, sprite.top)


# what the turn holds


def _draw_turn(picture: Picture, view: TarguiView, seat: int, frame: Frame) -> None:
    """Move or attack, and purchase: still possible in this turn, or done; in somebody else's turn, whose it is."""
    x, y, width, height = frame
    own, tribes = view.to_act == seat, tribes_of(view)
    picture.put(scene.strip(width, height, TERRACOTTA if own else None), x, y)
    middle = y + height / 2
    if not own:
        if view.to_act is not None:
            picture.put(signs.blazon(tribes[view.to_act], 30), x + 90, middle)
            picture.put(ART.sprite("wait", 52), x + 176, middle)
        picture.put(signs.blazon(tribes[seat], 22), x + 262, middle)
        return
    busy = view.combat is not None and view.combat.ending is Ending.OPEN and view.phase is Phase.FIGHTING
    moving = (view.may_move and not view.purchase_first) or busy or view.phase is Phase.OCCUPYING
    picture.put(_act("move", moving), x + 92, middle)
    picture.put(_act("buy", view.may_buy and (view.purchase_first or not view.may_move)), x + 250, middle)
    if not moving:
        picture.put(tick(34, PALM), x + 150, middle - 36)
    if view.halves > 1:
        picture.number(x + 171, middle, f"{view.half}/{view.halves}", 34, LINE)


@drawn
def _act(kind: str, lit: bool) -> Sprite:
    """A sign of what a turn holds: the camel that goes or fights, or the camel that is bought; its origin is the
    middle."""
    picture = Picture(Sprite(Image.new("RGBA", (150, 90), (0, 0, 0, 0))))

    def put(sprite: Sprite, x: float, y: float) -> None:
        picture.image.alpha_composite(sprite.image, (round(x) - sprite.left, round(y) - sprite.top))

    put(signs.camel(None, 66), 44, 45)
    if kind == "move":
        put(arrow((46, 0), 8, 24, mix(INK, SAND, 0.2), halo=False), 80, 24)
        put(ART.sprite("swords", 38), 104, 62)
    else:
        put(ART.sprite("silver", 48), 106, 45)
    return Sprite(paler(picture.image, 1 if lit else 0.3), 75, 45)


@drawn
def _count(tribe: int, number: int) -> Canvas:
    """The own mark and how many own squares a card would concern, as on the destiny sheet; its origin is the middle."""
    wide = round(letters.width(str(number), "Bold", 26)) + 34
    paint = Canvas(0, 0, margin=wide)
    paint.fill(rounded(-wide / 2, -15, wide, 30, 10), INK)
    paint.fill(rounded(2 - wide / 2, -13, wide - 4, 26, 8), PAPER)
    signs.draw_mark(paint, tribe, 16 - wide / 2, 0, 8, 1.4, PLAYERS[tribe])
    letters.write(paint, 12, 0, str(number), 26, INK)
    return paint
