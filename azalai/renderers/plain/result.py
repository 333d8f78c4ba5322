"""Result: the caravan at the oasis, and a row for each player with the parts of the score."""

from __future__ import annotations

from PIL import Image

from azalai.games.contract import Outcome
from azalai.renderers.kit import marks, ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.ending import put_arrival
from azalai.renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PAPER, mix
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Picture
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.plain import faces
from azalai.renderers.plain.panels import Told

_ROW, _GAP, _FIRST = 132, 14, 340
_PARTS = 470
"""Left edge of the parts of a score."""


def draw_result(subject: Told, outcome: Outcome) -> Image.Image:
    """Return the result of a finished game."""
    order = places(outcome)
    picture = Picture(
        _draw_end(subject.words.say(f"{subject.look.key}-name"), _FIRST + len(order) * (_ROW + _GAP) + 26)
    )
    winners = outcome.ranking[0]
    put_arrival(picture, outcome, [seat for _, seat in order], len(winners))
    for number, (place, seat) in enumerate(order):
        _row(picture, subject, outcome, (place, seat), _FIRST + number * (_ROW + _GAP))
    return picture.image


def _row(picture: Picture, subject: Told, outcome: Outcome, ranked: tuple[int, int], y: int) -> None:
    (place, seat), width, middle = ranked, WIDTH - 2 * MARGIN, y + _ROW / 2
    first, score = seat in outcome.ranking[0], outcome.scores[seat]
    picture.paste(scene.strip(width, _ROW, OCHRE if first else None), MARGIN, y)
    picture.number(MARGIN + 44, middle - 28, place, 60, NIGHT if first else LINE)
    picture.paste(marks.mark(seat, 42), MARGIN + 44, middle + 31)
    weight: letters.Weight = "Bold" if first else "Semibold"
    picture.name_between(MARGIN + 84, middle, subject.names[seat], (50, LEGIBLE), _PARTS - MARGIN - 110, INK, weight)
    parts = score.parts if len(score.parts) > 1 else ()
    room = (WIDTH - MARGIN - 150 - _PARTS) / max(1, len(parts))
    for number, part in enumerate(parts):
        x = _PARTS + number * room
        drawing = subject.look.drawing(part.name)
        said = subject.words.say(f"{subject.look.key}-part-{part.name}")
        high = 0.0
        if drawing is not None:
            picture.paste(faces.icon(drawing, 62), x + 31, middle)
            high = 74
        else:
            high = letters.width(letters.fit_text(said, "Semibold", LEGIBLE, room - 80), "Semibold", LEGIBLE) + 14
            picture.write(x, middle + 15, letters.fit_text(said, "Semibold", LEGIBLE, room - 80), LEGIBLE, LINE)
        digits = letters.width(str(part.points), "Bold", 50)
        picture.number(x + high + digits / 2, middle, part.points, 50, INK if part.points else mix(LINE, PAPER, 0.4))
    star = ornaments.star(96, score.total, OCHRE if first else mix(OCHRE, PAPER, 0.5))
    picture.paste(star, WIDTH - MARGIN - 72, middle)


@cached_sprite
def _draw_end(title: str, height: int) -> Sprite:
    """Draw what does not depend on the points."""
    picture = Picture(scene.evening(WIDTH, height, (902, 176, 62)))
    picture.paste(ornaments.title(title), MARGIN, 72)
    return Sprite(picture.image)
