"""Curves of the players' chances over a game, each with a name and a mark at its end.

They fit any game, because they need chances and names alone. A phone shows the picture 380 px wide: 44 px are 12 there.
"""

from __future__ import annotations

from collections.abc import Sequence

from azalai.locales import Words
from azalai.renderers.contract import Chart
from azalai.renderers.kit import ornaments, paths, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.looks import LOOKS, Look
from azalai.renderers.kit.palette import DAWN, INK, LINE, NIGHT, PAPER, SAND, SAND_LIGHT, TERRACOTTA, mix
from azalai.renderers.kit.paths import Point
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite

HEIGHT = 860
_SHEET = (MARGIN, 130, WIDTH - 2 * MARGIN, HEIGHT - 130 - MARGIN)
"""Left, top, width and height of the sheet of paper."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 200, 980, 190, 724
"""Places of 0 and the last move, and of 100 and 0 percent."""
_SIZE, _LEAST, _MARK = 48, LEGIBLE, 46
_NEAR = 60
"""Number of positions from which on the curve shows means: each of `count // _NEAR` positions to both sides."""
_APART = 60
"""Distance between the middles of two names."""
_THICK, _RIM = 7, 13
_PALE = 200
"""Value above which all parts of a colour make it hard to see on paper."""
_LINES = (0, 25, 50, 75, 100)
_TICKS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_TICKS = 5
_ON_LINE = 3
"""Number of a player's marks on the curve, at other places for each player."""
_NUMBER, _BESIDE = 58, 68
"""Width of a number's disc, and distance between the middles of two."""


def curve(
    chances: Sequence[Sequence[float]],
    names: Sequence[str],
    words: Words,
    chosen: Sequence[tuple[int, int]] = (),
    looks: Sequence[Look] = LOOKS,
) -> Chart:
    """Return the chances (0 to 1) of each seat in each position of a game, as RGB 1400 px wide.

    `chosen`: seats and indexes of positions, in their order, that are marked with numbers from 1. `looks`: the looks of
    the players. Raises `ValueError` without a position.
    """
    if not chances:
        raise ValueError("a game has a first position")
    alternative_text, chances = alt(chances, names, words, chosen), smooth(chances)
    ground = scene.gradient(WIDTH, HEIGHT, DAWN, SAND)
    picture = Picture(Sprite(ground))
    left, top, width, height = _SHEET
    picture.paste(ornaments.title(words.say("review-curve"), 56), MARGIN + 12, 84)
    picture.paste(scene.strip(width, height), left, top)
    last = max(1, len(chances) - 1)
    _axes(picture, last, words)
    lines = [[_at(place, chance[seat], last) for place, chance in enumerate(chances)] for seat in range(len(names))]
    _draw_lines(picture, lines, looks)
    for seat, line in enumerate(lines):
        for place in _list_marks(seat, len(lines), len(line)):
            picture.paste(looks[seat].mark(30), *line[place])
    names_drawn = [
        letters.drawable_text(name) or words.say("record-player", number=seat + 1) for seat, name in enumerate(names)
    ]
    _label(picture, [line[-1] for line in lines], names_drawn, looks)
    if chosen:
        _numbers(picture, [lines[seat][place] for seat, place in chosen])
    return Chart(picture.image, alternative_text)


def smooth(chances: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Return the chances without their rise and fall with each turn: each is the mean of its neighbourhood.

    The last one, which is certain, stays; so does a short game.
    """
    near = len(chances) // _NEAR
    before = chances[:-1]

    def mean(place: int) -> tuple[float, ...]:
        reach = min(near, place, len(before) - 1 - place)
        part = before[place - reach : place + reach + 1]
        return tuple(sum(seat) / len(part) for seat in zip(*part, strict=True))

    return [*map(mean, range(len(before))), tuple(chances[-1])]


def alt(
    chances: Sequence[Sequence[float]], names: Sequence[str], words: Words, chosen: Sequence[tuple[int, int]] = ()
) -> str:
    """Return the curves in words."""
    chances = smooth(chances)
    texts = [words.say("review-alt", moves=len(chances) - 1)]
    for seat, name in enumerate(names):
        own = [chance[seat] for chance in chances]
        low, high = min(own), max(own)
        texts.append(
            words.say(
                "review-alt-player",
                name=name,
                first=_percent(own[0]),
                last=_percent(own[-1]),
                low=_percent(low),
                lowest=own.index(low),
                high=_percent(high),
                highest=own.index(high),
            )
        )
    if chosen:
        texts.append(words.say("review-alt-marked", moves=words.join(str(place + 1) for _, place in chosen)))
    return " ".join(texts)


def _percent(chance: float) -> int:
    """Return the chance in percent, rounded to its accuracy; only a certain one is 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else max(5, min(95, 5 * round(20 * chance)))


def _at(place: int, chance: float, last: int) -> Point:
    return _LEFT + (_RIGHT - _LEFT) * place / last, _BOTTOM - (_BOTTOM - _TOP) * chance


def _axes(picture: Picture, last: int, words: Words) -> None:
    """Draw thin lines for the percents, and the numbers of moves below."""
    for percent in _LINES:
        _, y = _at(0, percent / 100, last)
        strong = percent == 50
        picture.image.paste(
            mix(PAPER, LINE, 0.5 if strong else 0.2), (_LEFT, round(y) - 1, _RIGHT, round(y) + (2 if strong else 1))
        )
        if percent % 50 == 0:
            text = words.say("review-percent", percent=percent)
            wide = letters.width(text, "Semibold", _LEAST)
            picture.write(_LEFT - 22 - wide, y + 14, text, _LEAST, LINE)
    step = next((tick for tick in _TICKS if last / tick <= _MOST_TICKS), last)
    for move in range(0, last + 1, step):
        x, _ = _at(move, 0, last)
        picture.image.paste(mix(PAPER, LINE, 0.5), (round(x) - 1, _BOTTOM, round(x) + 1, _BOTTOM + 12))
        picture.number(x, _BOTTOM + 40, move, _LEAST, LINE, "Semibold")
    axis = words.say("review-axis")
    picture.write(_LEFT - 40 - letters.width(axis, "Regular", _LEAST), _BOTTOM + 52, axis, _LEAST, LINE, "Regular")


def _draw_lines(picture: Picture, lines: Sequence[Sequence[Point]], looks: Sequence[Look]) -> None:
    """Draw the curves with rims that separate them from the paper and from each other."""
    margin = _RIM
    box = (_LEFT - margin, _TOP - margin, _RIGHT + margin, _BOTTOM + margin)
    canvas = Canvas(box[2] - box[0], box[3] - box[1], ground=picture.image.crop(box))
    for seat, line in enumerate(lines):
        placed = [(x - box[0], y - box[1]) for x, y in line] * (1 if len(line) > 1 else 2)
        own = looks[seat].colour
        for thick, colour in (
            (_RIM, PAPER),
            (_THICK + (5 if min(own) > _PALE else 2.5), mix(own, INK, 0.55)),
            (_THICK, own),
        ):
            canvas.line(placed, colour, thick)
    picture.image.paste(canvas.finish(), box[:2])


def _list_marks(seat: int, seats: int, count: int) -> list[int]:
    """Return the indexes of the positions at which a player's mark stands on the curve."""
    return [round((count - 1) * (number + (seat + 0.5) / seats) / _ON_LINE) for number in range(_ON_LINE)]


def _label(picture: Picture, ends: Sequence[Point], names: Sequence[str], looks: Sequence[Look]) -> None:
    """Draw the names next to the ends of their curves, moved apart if these are close to each other."""
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat][1], seat))
    heights: list[float] = []
    for seat in order:
        heights.append(max(ends[seat][1], heights[-1] + _APART if heights else _TOP))
    beyond = max(0.0, heights[-1] - _BOTTOM)
    heights[-1] -= beyond
    for number in range(len(heights) - 2, -1, -1):
        heights[number] = min(heights[number], heights[number + 1] - _APART)
    x = _RIGHT + 62
    pen = Canvas(x - _RIGHT, _BOTTOM - _TOP + 120, margin=4)
    for seat, y in zip(order, heights, strict=True):
        pen.line(
            [(8, ends[seat][1] - _TOP + 60), (x - _RIGHT - 20, y - _TOP + 60)],
            mix(PAPER, mix(looks[seat].colour, LINE, 0.4), 0.7),
            3,
        )
    leads = Sprite(pen.finish(), pen.margin, pen.margin)
    picture.paste(leads, _RIGHT, _TOP - 60)
    room = WIDTH - MARGIN - 16 - (x + 36)
    size = min(letters.name(name, "Bold", _SIZE, _LEAST, room)[1] for name in names)
    for seat, y in zip(order, heights, strict=True):
        picture.paste(looks[seat].mark(_MARK), x, y)
        picture.write(x + 36, y + size * 0.33, letters.fit_text(names[seat], "Bold", size, room), size, NIGHT, "Bold")


def _numbers(picture: Picture, points: Sequence[Point]) -> None:
    """Draw numbers on discs, from left to right, for decisions that cost their player much.

    Those of neighbours are moved apart.
    """
    places: list[float] = []
    for x, _ in points:
        places.append(max(x, places[-1] + _BESIDE if places else _LEFT))
    for number in range(len(places) - 1, -1, -1):
        beyond = _RIGHT if number == len(places) - 1 else places[number + 1] - _BESIDE
        places[number] = min(places[number], beyond)
    shared = [any(abs(x - other) < _BESIDE for other, _ in points if other != x) for x, _ in points]
    ups = [y - _TOP > 80 for _, y in points]
    if any(shared):  # on one side, so that no line crosses another
        ups = [all(ups)] * len(ups)
    pen = Canvas(_RIGHT - _LEFT + 2 * _NUMBER, _BOTTOM - _TOP + 4 * _NUMBER)
    across, down = _NUMBER - _LEFT, 2 * _NUMBER - _TOP
    for number, ((x, y), place, up) in enumerate(zip(points, places, ups, strict=True), 1):
        at, middle = (x + across, y + down), (place + across, y + down + (-62 if up else 62))
        pen.line([at, middle], TERRACOTTA, 4)
        pen.disc(*at, 9, TERRACOTTA)
        pen.shape(paths.ellipse(*middle, _NUMBER / 2), TERRACOTTA, mix(SAND_LIGHT, PAPER, 0.5), 4)
        letters.write(pen, *middle, str(number), LEGIBLE, PAPER)
    picture.paste(Sprite(pen.finish(), _NUMBER, 2 * _NUMBER), _LEFT, _TOP)
