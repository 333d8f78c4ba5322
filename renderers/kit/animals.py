"""The animals: flat, friendly, with a blanket in their owner's colour and a pack frame to load."""

from __future__ import annotations

from collections.abc import Callable

from renderers.kit import marks, paths
from renderers.kit.canvas import Canvas
from renderers.kit.palette import DUNE, FOOT_SHADOW, INK, PAPER, PLAYERS, WOOD, WOOD_LIGHT, Colour, colour, mix
from renderers.kit.paths import Point, Points
from renderers.kit.sprites import drawn

_CAMEL_FAR_LEGS = (
    "M 74 108 C 78 122 84 132 84 142 C 84 154 88 164 92 170 Q 94 175 90 175 L 79 175 C 77 164 73 156 74 144 "
    "C 74 134 64 124 60 110 Z",
    "M 128 112 C 126 126 122 134 122 144 C 122 156 119 166 122 171 Q 123 175 119 175 L 108 175 C 108 164 111 156 "
    "111 146 C 111 134 112 122 112 112 Z",
)
_CAMEL = (
    "M 40 86 C 42 70 56 62 70 58 C 76 56 79 37 90 35 C 98 33 108 33 115 35 C 126 38 127 56 134 61 "
    "C 143 67 156 73 164 67 C 173 60 172 44 176 32 C 177 28 178 25 180 22 C 177 18 177 13 180 11 "
    "C 184 12 187 15 188 18 C 197 17 206 24 213 29 C 219 33 221 38 218 42 C 215 45 207 44 201 44 "
    "C 196 45 192 47 191 53 C 189 76 186 94 166 104 C 160 107 158 112 157 118 C 156 128 153 136 153 144 "
    "C 153 156 156 165 158 170 Q 160 175 156 175 L 144 175 C 143 164 141 156 141 146 C 140 134 137 126 133 117 "
    "C 115 124 92 124 77 115 C 73 122 69 128 67 136 C 65 146 66 158 66 169 Q 66 175 62 175 L 51 175 "
    "C 52 164 52 156 52 146 C 52 132 46 122 43 110 C 41 103 39 95 40 86 Z"
)
_CAMEL_TAIL = "M 43 82 C 34 84 32 98 33 112 C 31 118 31 124 34 127 C 38 123 39 117 37 112 C 37 102 38 94 45 90 Z"
_CAMEL_BLANKET = (
    "M 68 57 C 75 54 78 36 90 33 C 98 31 108 31 115 33 C 127 36 128 54 135 60 C 138 76 137 88 134 101 "
    "C 113 107 91 107 71 100 C 67 86 67 72 69 56 Z"
)
_CAMEL_HEM = "M 70 92 C 91 99 113 99 135.5 93 L 134 101 C 113 107 91 107 71 100 Z"

CAMEL_WIDTH = 220
CAMEL_HEIGHT = 175
CAMEL_PACK = (102, 28)
"""Where the lowest piece of a camel's load stands: its middle, and the height of the frame."""


class _Figure:
    """Places a figure that is written from its feet line up, `height` units below its own zero."""

    def __init__(self, scale: float, height: float) -> None:
        self._scale, self._height = scale, height

    def __call__(self, shape: str | Points) -> Points:
        points = paths.path(shape) if isinstance(shape, str) else shape
        return paths.placed(points, self._scale, 0, -self._height * self._scale)

    def point(self, x: float, y: float) -> Point:
        return self([(x, y)])[0]


def _frame(canvas: Canvas, at: _Figure, left: float, top: float, width: float, thick: float) -> None:
    canvas.fill(at(paths.rounded(left, top, width, thick, 3)), WOOD)
    canvas.fill(at(paths.rounded(left, top, width, thick * 0.4, 1.6)), WOOD_LIGHT)


def _camel_body(canvas: Canvas, at: _Figure, coat: Colour) -> None:
    far = mix(coat, INK, 0.34)
    for leg in _CAMEL_FAR_LEGS:
        canvas.fill(at(leg), far)
    canvas.fill(at(_CAMEL_TAIL), far)
    canvas.fill(at(_CAMEL), coat)


def draw_camel(canvas: Canvas, scale: float, seat: int) -> None:
    """A camel with its feet on y = 0, blanket and mark of the seat."""
    at = _Figure(scale, CAMEL_HEIGHT)
    _camel_body(canvas, at, DUNE)
    canvas.fill(at(paths.ellipse(193, 28, 2.3)), INK)
    canvas.line(at([(206, 39), (211, 38), (216, 39)]), mix(DUNE, INK, 0.5), 1.5 * scale)
    cloth = PLAYERS[seat]
    hem = mix(cloth, INK, 0.45)
    canvas.fill(at(_CAMEL_BLANKET), cloth)
    canvas.fill(at(_CAMEL_HEM), hem)
    for tassel in range(9):
        across = tassel / 8
        x, y = 71 + 63 * across, 100 + (1 - (2 * across - 1) ** 2) * 5
        canvas.line(at([(x, y), (x, y + 6)]), hem, 2.2 * scale)
    canvas.edge(at(_CAMEL_BLANKET), mix(cloth, INK, 0.6), 1.6 * scale)
    for pole in ([(66, 36), (78, 54)], [(138, 36), (127, 54)]):
        canvas.line(at(pole), WOOD, 5 * scale)
    _frame(canvas, at, 56, CAMEL_PACK[1], 92, 8.5)
    marks.draw_pale(canvas, seat, *at.point(102, 73), 25 * scale)
    rein = mix(cloth, INK, 0.25)
    canvas.line(at([(200, 22), (198, 44)]), rein, 2.4 * scale)
    canvas.line(at([(198, 42), (184, 20)]), rein, 1.8 * scale)


@drawn
def bearer(seat: int, letter: str, width: int) -> Canvas:
    """A camel of that width that bears its owner's mark, and a letter on it, instead of a blanket.

    Its origin is the middle.
    """
    scale = width / CAMEL_WIDTH
    edge = 2.4 if width >= 140 else 1.9
    canvas = Canvas(0, 0, margin=width // 2 + 12)
    at = _Figure(scale, CAMEL_HEIGHT)

    def placed(shape: str | Points) -> Points:
        return paths.placed(at(shape), 1, -(CAMEL_WIDTH / 2 + 6) * scale, CAMEL_HEIGHT * scale / 2)

    for leg in _CAMEL_FAR_LEGS:
        canvas.edge(placed(leg), INK, 2 * edge)
        canvas.fill(placed(leg), mix(DUNE, INK, 0.38))
    for shape in (_CAMEL_TAIL, _CAMEL):
        canvas.edge(placed(shape), INK, 2 * edge)
    canvas.fill(placed(_CAMEL_TAIL), mix(DUNE, INK, 0.25))
    canvas.fill(placed(_CAMEL), mix(DUNE, PAPER, 0.12))
    canvas.disc(*placed([(193, 28)])[0], 3.4 * scale, INK)
    canvas.line(placed([(200, 22), (198, 44)]), PLAYERS[seat], max(1.6, 4 * scale))
    marks.draw_badge(canvas, seat, letter, *placed([(98, 84)])[0], 122 * scale, edge * 0.9)
    return canvas


DONKEY_HEIGHT = 145
DONKEY_PACK = (76, 43)
_DONKEY_FAR_LEGS = (
    "M 62 92 C 66 106 72 114 72 124 L 74 141 Q 75 145 71 145 L 62 145 C 62 134 60 126 60 118 C 58 110 52 102 50 92 Z",
    "M 122 94 C 120 106 117 114 117 124 L 115 141 Q 115 145 111 145 L 103 145 C 104 134 105 126 105 118 L 106 94 Z",
)
_DONKEY = (
    "M 32 74 C 32 58 44 52 58 52 C 74 51 88 56 102 54 C 114 52 122 48 130 40 C 138 32 143 27 148 22 "
    "C 142 12 139 -4 143 -14 C 151 -10 157 4 157 14 C 158 4 163 -8 171 -12 C 174 -2 171 12 165 20 "
    "C 172 26 180 38 186 48 C 190 55 187 62 180 63 C 173 64 168 59 162 54 C 158 51 154 51 152 54 "
    "C 150 68 150 82 145 92 C 144 104 142 112 142 122 L 145 140 Q 146 145 142 145 L 132 145 "
    "C 132 134 130 126 129 118 C 128 110 126 103 123 97 C 106 102 82 102 67 96 C 62 104 58 110 57 118 "
    "L 56 140 Q 56 145 52 145 L 43 145 C 44 134 44 126 43 116 C 42 106 37 100 35 92 C 33 86 32 80 32 74 Z"
)
_DONKEY_TAIL = "M 35 64 C 26 66 23 80 24 94 C 21 101 22 108 26 111 C 30 107 30 100 28 94 C 28 84 30 76 37 73 Z"
_DONKEY_MUZZLE = (
    "M 173 47 C 179 46 184 46 187 50 C 189 56 186 62 180 63 C 174 63 170 60 167 57 C 169 54 171 51 173 47 Z"
)
_DONKEY_EAR = "M 146 -7 C 151 -2 154 6 154 14 C 149 9 146 1 146 -7 Z"
_DONKEY_MANE = "M 148 20 C 140 30 134 38 124 45 C 130 46 138 42 143 36 C 147 31 150 26 151 22 Z"
_DONKEY_BLANKET = "M 48 50 C 68 48 90 56 110 51 C 114 62 114 76 111 88 C 90 93 69 92 51 87 C 46 76 46 62 48 50 Z"
_DONKEY_HEM = "M 48.5 79 C 68 84 90 85 113 80 L 111 88 C 90 93 69 92 51 87 Z"
_DONKEY_COAT = colour("8A7B6C")


def draw_donkey(canvas: Canvas, scale: float, seat: int | None, x: float = 0, y: float = 0) -> None:
    """A donkey with its feet on y = 0, blanket and mark of the seat; without a seat it is bare and stands at (x, y)."""
    figure = _Figure(scale, DONKEY_HEIGHT)

    def at(shape: str | Points) -> Points:
        return paths.placed(figure(shape), 1, x, y)

    far = mix(_DONKEY_COAT, INK, 0.4)
    for leg in _DONKEY_FAR_LEGS:
        canvas.fill(at(leg), far)
    canvas.fill(at(_DONKEY_TAIL), far)
    canvas.fill(at(_DONKEY), _DONKEY_COAT)
    canvas.fill(at(_DONKEY_MUZZLE), colour("E9DFCF"))
    canvas.fill(at(_DONKEY_EAR), colour("D9B9A0"))
    canvas.fill(at(_DONKEY_MANE), far)
    canvas.fill(at(paths.ellipse(165, 36, 2.6)), INK)
    canvas.fill(at(paths.ellipse(183, 53, 1.5)), INK)
    if seat is None:
        return
    cloth = PLAYERS[seat]
    hem = mix(cloth, INK, 0.45)
    canvas.fill(at(_DONKEY_BLANKET), cloth)
    canvas.fill(at(_DONKEY_HEM), hem)
    for tassel in range(8):
        across = tassel / 7
        px, py = 53 + 56 * across, 87 + (1 - (2 * across - 1) ** 2) * 4
        canvas.line(at([(px, py), (px, py + 5)]), hem, 2.1 * scale)
    canvas.edge(at(_DONKEY_BLANKET), mix(cloth, INK, 0.6), 1.5 * scale)
    _frame(canvas, figure, 34, DONKEY_PACK[1], 86, 9)
    marks.draw_pale(canvas, seat, *figure.point(79, 67), 20 * scale)


DONKEY_WIDTH = 190


def draw_caravan(canvas: Canvas, x: float, y: float, scale: float, count: int, step: float, coat: Colour) -> None:
    """A row of camels as silhouettes, roped together, the last one's feet at (x, y)."""
    for number in range(count):
        left = x + number * step

        def at(shape: str | Points, left: float = left) -> Points:
            return paths.placed(_Figure(scale, CAMEL_HEIGHT)(shape), 1, left, y)

        for leg in _CAMEL_FAR_LEGS:
            canvas.fill(at(leg), mix(coat, INK, 0.15))
        canvas.fill(at(_CAMEL), coat)
        canvas.fill(at(_CAMEL_TAIL), coat)
        canvas.fill(at(paths.rounded(64, 22, 74, 24, 8)), mix(coat, INK, 0.3))
        if number < count - 1:
            (rope_x, rope_y), end_x, end_y = at([(200, 36)])[0], left + step + 40 * scale, y - 92 * scale
            canvas.line([(rope_x, rope_y), ((rope_x + end_x) / 2, rope_y + 3), (end_x, end_y)], coat, 1.4)


def _standing(
    draw: Callable[[Canvas, float, int], None], seat: int, scale: float, width: float, shadow: tuple[float, float]
) -> Canvas:
    height = round(190 * scale)
    canvas = Canvas(width * scale, height + 8, margin=4)
    canvas.lift(height)
    canvas.fill(paths.ellipse(shadow[0] * scale, -1, shadow[1] * scale, 6 * scale), FOOT_SHADOW, 0.28)
    draw(canvas, scale, seat)
    return canvas


@drawn
def camel(seat: int, scale: float) -> Canvas:
    """A camel with its shadow on the ground; its origin is the left end at the feet."""
    return _standing(draw_camel, seat, scale, CAMEL_WIDTH, (112, 78))


@drawn
def donkey(seat: int, scale: float) -> Canvas:
    """A donkey with its shadow on the ground; its origin is the left end at the feet."""
    return _standing(draw_donkey, seat, scale, DONKEY_WIDTH, (100, 68))


@drawn
def walking(scale: float, count: int, step: float, coat: Colour) -> Canvas:
    """A small caravan on its way; its origin is the left end at the feet."""
    height = round(180 * scale)
    canvas = Canvas((count - 1) * step + CAMEL_WIDTH * scale, height + 2, margin=2)
    canvas.lift(height)
    draw_caravan(canvas, 0, 0, scale, count, step, coat)
    return canvas
