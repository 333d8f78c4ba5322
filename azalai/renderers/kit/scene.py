"""Desert behind everything: sky, dunes, palms, an oasis, and the panels on it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.renderers.kit import paths
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import (
    BLUE,
    DAWN,
    DUNE,
    INK,
    OCHRE,
    PALM,
    PAPER,
    SAND,
    SAND_DEEP,
    SAND_LIGHT,
    SKY,
    TERRACOTTA,
    Colour,
    colour,
    mix,
)
from azalai.renderers.kit.paths import Points, rounded_rectangle
from azalai.renderers.kit.sprites import Sprite, cached_drawing

SUN = colour("F3C566")


def gradient(width: int, height: int, top: Colour, bottom: Colour) -> Image.Image:
    """Return an RGB image that changes from one colour to another, from top to bottom."""
    ramp = Canvas(1, height)
    ramp.fill(rounded_rectangle(0, 0, 1, height, 0), top, to=bottom)
    return ramp.finish().convert("RGB").resize((width, height), Image.Resampling.NEAREST)


def silhouette(image: Image.Image, points: Points, fill: Colour, opacity: float = 1) -> None:
    """Draw a flat shape on a picture; only its own band is drawn."""
    top = max(0, int(min(y for _, y in points)) - 1)
    bottom = min(image.height, int(max(y for _, y in points)) + 2)
    band = Canvas(image.width, bottom - top)
    band.fill(paths.scale_and_move(points, 1, 0, -top), fill, opacity)
    image_of_band = band.finish()
    image.paste(image_of_band, (0, top), image_of_band)


def _hill(start: float, curves: Sequence[Sequence[float]], bottom: float) -> Points:
    body = " ".join("C " + " ".join(f"{value:.1f}" for value in curve) for curve in curves)
    return paths.path(f"M 0 {start:.1f} {body} L 1400 {bottom:.1f} L 0 {bottom:.1f} Z")


_SOFT_SAND = mix(SAND, SAND_DEEP, 0.55)


def desert(width: int, height: int, sun: tuple[int, int, int] | None = None) -> Image.Image:
    """Return the background of a board, from dawn sand to deep sand: crests behind the title, two dunes at the bottom.

    `sun` (x, y, radius) adds a pale sun behind the crests. The image is not cached: a game caches it with what always
    lies on it.
    """
    image = gradient(width, height, DAWN, _SOFT_SAND)
    band = (0, 140, width, min(height, 340))
    sky = image.crop(band)
    if sun is not None:
        silhouette(image, paths.ellipse(*sun), mix(DAWN, PAPER, 0.9))
    crest = [[220, 96, 420, 150, 660, 120], [860, 94, 980, 66, 1120, 86], [1240, 102, 1320, 128, 1400, 104]]
    silhouette(image, _hill(132, crest, 320), mix(SAND_LIGHT, SAND, 0.55))
    crest = [[160, 140, 380, 182, 620, 150], [860, 118, 1060, 150, 1400, 138]]
    silhouette(image, _hill(172, crest, 330), mix(SAND_LIGHT, SAND, 0.95))
    # the crests melt into the sky below them
    melt = Image.new("L", (1, 200))
    for y in range(200):
        melt.putpixel((0, y), int(255 * min(1, max(0, (y / 200 - 0.15) / 0.85))))
    image.paste(sky, band[:2], melt.resize((width, 200)).crop((0, 0, width, band[3] - 140)))
    foot = [
        [300, height - 230, 520, height - 120, 800, height - 150],
        [1060, height - 178, 1220, height - 240, 1400, height - 190],
    ]
    silhouette(image, _hill(height - 150, foot, height), SAND_DEEP, 0.55)
    foot = [
        [260, height - 20, 480, height - 110, 760, height - 70],
        [1040, height - 30, 1200, height - 90, 1400, height - 110],
    ]
    silhouette(image, _hill(height - 60, foot, height), mix(SAND_DEEP, DUNE, 0.75), 0.6)
    return image


def evening(width: int, height: int, sun: tuple[int, int, int], goal: Sprite | None = None) -> Image.Image:
    """Return the background of a result: a low sun (x, y, radius) over dunes, and the goal that was reached.

    The goal, an oasis unless another is given, is at the right in a scene of 260 x 310. The image is not cached.
    """
    image = gradient(width, height, colour("F9EED8"), mix(SAND, SAND_DEEP, 0.5))
    silhouette(image, paths.ellipse(*sun), SUN)
    ridge = [[200, 150, 380, 210, 640, 176], [820, 152, 980, 210, 1140, 190], [1260, 176, 1330, 150, 1400, 160]]
    silhouette(image, _hill(206, ridge, 500), mix(SAND_LIGHT, SAND, 0.7))
    ridge = [[240, 222, 420, 262, 700, 246], [960, 232, 1160, 262, 1400, 236]]
    silhouette(image, _hill(250, ridge, height), SAND)
    ridge = [
        [300, height - 290, 520, height - 180, 800, height - 210],
        [1060, height - 240, 1220, height - 300, 1400, height - 250],
    ]
    silhouette(image, _hill(height - 220, ridge, height), mix(SAND, SAND_DEEP, 0.6))
    goal = goal or oasis()
    image.paste(goal.image, (1140 - goal.left, -goal.top), goal.image)
    return image


@cached_drawing(margin=26, box=(260, 310))
def oasis(canvas: Canvas) -> None:
    """Draw palms around a pool; the origin is the top left corner of a scene of 260 x 310."""
    for x, y, size, darker in ((56, 258, 150, 0.18), (206, 258, 112, 0.12), (146, 268, 196, 0.0)):
        draw_palm(canvas, x, y, size, mix(PALM, INK, darker))
    canvas.fill(paths.ellipse(136, 288, 112, 17), mix(SKY, BLUE, 0.25))
    canvas.fill(paths.ellipse(136, 285, 112, 15), mix(SKY, PAPER, 0.2))
    for x, y, length in ((80, 284, 42), (150, 290, 60)):
        canvas.line([(x, y), (x + length, y)], mix(SKY, PAPER, 0.75), 3)


def draw_palm(canvas: Canvas, x: float, ground: float, size: float, fill: Colour) -> None:
    """Draw a palm `size` high with its foot at (x, ground)."""
    ART.draw(canvas, "palm", x, ground, size / 100, palm=fill)


def draw_dunes(canvas: Canvas, width: float, height: float, shape: Points, *, sun: bool, high: float) -> None:
    """Draw dunes at the foot of a panel of that size, within its shape; a `high` of 1 is their usual height."""
    clip = canvas.region(shape)

    def ridge(code: Sequence[tuple[float, float]], fill: Colour) -> None:
        points = [(width * u, height - v * high) for u, v in code]
        parts = [f"{x:.1f} {y:.1f}" for x, y in points]
        curve = f"M {parts[0]} C {' '.join(parts[1:4])} C {' '.join(parts[4:7])} L {width} {height} L 0 {height} Z"
        canvas.fill(paths.path(curve), fill, clip=clip)

    if sun:
        canvas.fill(paths.ellipse(width * 0.8, height - 215 * high, 58 * high), mix(PAPER, OCHRE, 0.22), clip=clip)
    ridge([(0, 150), (0.2, 196), (0.38, 120), (0.6, 132), (0.78, 142), (0.9, 206), (1, 190)], _PALE[0])
    ridge([(0, 86), (0.25, 110), (0.5, 50), (0.7, 70), (0.85, 84), (0.95, 100), (1, 92)], _PALE[1])
    ridge([(0, 34), (0.2, 26), (0.4, 50), (0.6, 44), (0.8, 38), (0.9, 32), (1, 42)], SAND)


_PALE = (mix(PAPER, SAND_LIGHT, 0.6), mix(SAND_LIGHT, SAND, 0.35))
_RADIUS = 22


@cached_drawing(margin=26)
def panel(
    canvas: Canvas, width: int, height: int, shelf: int = 0, *, turn: bool = False, sun: bool = False, high: float = 1
) -> None:
    """Draw a sheet of paper with dunes at its foot; the origin is the top left corner.

    `shelf`: px of darker sand below the dunes. `turn`: with a terracotta edge.
    """
    sheet = rounded_rectangle(0, 0, width, height, _RADIUS)
    canvas.lay(sheet, PAPER, 8, 0.35, 6)
    draw_dunes(canvas, width, height - shelf, sheet, sun=sun, high=high)
    if shelf:
        clip = canvas.region(sheet)
        canvas.fill(rounded_rectangle(0, height - shelf - 12, width, shelf + 12, 0), SAND, clip=clip)
        dune = (
            f"M 0 {height - 92} C {width * 0.3:.1f} {height - 132} {width * 0.55:.1f} {height - 60} {width} "
            f"{height - 96} L {width} {height} L 0 {height} Z"
        )
        canvas.fill(paths.path(dune), mix(SAND, SAND_DEEP, 0.45), clip=clip)
    if turn:
        draw_frame(canvas, width, height, TERRACOTTA)


@cached_drawing(margin=20)
def strip(canvas: Canvas, width: int, height: int, frame: Colour | None = None) -> None:
    """Draw a plain sheet of paper, framed for the winner; the origin is the top left corner."""
    sheet = rounded_rectangle(0, 0, width, height, _RADIUS)
    canvas.lay(sheet, PAPER, 6, 0.32, 5)
    if frame is not None:
        draw_frame(canvas, width, height, frame)


def draw_frame(canvas: Canvas, width: float, height: float, fill: Colour) -> None:
    """Draw a border of 6 px inside the edge of a sheet."""
    canvas.edge(rounded_rectangle(3, 3, width - 6, height - 6, _RADIUS - 3), fill, 6)


@cached_drawing(margin=4)
def frame(canvas: Canvas, width: int, height: int, fill: Colour) -> None:
    """Draw the border of a sheet alone; the origin is the sheet's top left corner."""
    draw_frame(canvas, width, height, fill)


@cached_drawing(margin=4, box=(0, 34))
def ledge(canvas: Canvas, width: int, beside: int) -> None:
    """Draw the crest of a dune for an upper row of animals on a panel, up to `beside` px before the panel's right edge.

    The origin is the left end of the crest's top.
    """
    reach = width - beside
    crest = (
        f"M 7 2 C {reach * 0.3:.1f} -6 {reach * 0.6:.1f} -4 {reach - 30} 0 Q {reach - 8} 4 {reach - 4} 14 "
        f"C {reach * 0.7:.1f} 22 {reach * 0.3:.1f} 34 7 24 Z"
    )
    canvas.fill(paths.path(crest), mix(SAND_LIGHT, SAND, 0.6))
