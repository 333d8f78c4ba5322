"""Five enclosures of a site in a row, for the private pictures: their bars, their stalls, their camels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.timbuktu.components import ENCLOSURES, Enclosure
from azalai.games.timbuktu.view import CamelView, NotebookView
from azalai.renderers.kit import animals, emblems, goods
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import NIGHT, OCHRE, PAPER, SAND, TERRACOTTA, mix
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite
from azalai.renderers.timbuktu import grid as grids
from azalai.renderers.timbuktu.narrow import Row

_BEARER = 104
"""Width of a camel in a stall that is high enough."""


class Site(NamedTuple):
    """Layout of a site's enclosures: bars of height `head`, then rows of stalls."""

    y: int
    head: int
    row: int
    rows: int = 5

    @property
    def height(self) -> int:
        """Height of the whole site."""
        return self.head + self.rows * self.row + 6

    def stall(self, enclosure: Enclosure, number: int) -> Frame:
        """Return the frame of a stall; the first row is 1."""
        at = Row(self.y, len(ENCLOSURES), self.height).frame(ENCLOSURES.index(enclosure))
        return Frame(at.x, self.y + self.head + (number - 1) * self.row, at.width, self.row)


def put_site(picture: Picture, site: Site) -> None:
    """Draw the empty panels."""
    for enclosure in ENCLOSURES:
        at = site.stall(enclosure, 1)
        picture.paste(_panel(at.width, site), at.x, site.y)


@cached_sprite
def _panel(width: int, site: Site) -> Canvas:
    canvas = Canvas(width, site.height, margin=6)
    canvas.add(_sheet(width, site.height))
    for number in range(1, site.rows):
        y = site.head + number * site.row
        canvas.line([(12, y), (width - 12, y)], SAND, 2, caps=False)
    return canvas


def _sheet(width: int, height: int) -> Canvas:
    sheet = Canvas(width, height)
    sheet.box(0, 4, width, height, 16, mix(SAND, NIGHT, 0.2))
    sheet.box(0, 0, width, height, 16, PAPER)
    return sheet


def put_bars(picture: Picture, site: Site, known: NotebookView | None) -> None:
    """Draw the emblems, and the thieves' targets where their pack was seen."""
    for enclosure in ENCLOSURES:
        at = site.stall(enclosure, 1)
        known_pack = (
            next((pack for pack in known.seen if pack.enclosure is enclosure), None) if known is not None else None
        )
        wanted = () if known_pack is None else tuple(good.value for good in known_pack.goods)
        is_own = known_pack is not None and known is not None and known_pack == known.pack
        picture.paste(_bar(at.width, site.head, enclosure.value, wanted, is_own), at.x, site.y)


@cached_drawing()
def _bar(canvas: Canvas, width: int, height: int, emblem: str, wanted: Sequence[str], is_own: bool) -> None:
    """Draw the bar of an enclosure, with the thief and the goods he takes if its pack was seen.

    An ochre frame means that the reader holds the pack. The origin is the top left corner.
    """
    shape = canvas.region(rounded_rectangle(0, 0, width, height + 40, 16))
    canvas.fill(rounded_rectangle(0, 0, width, height, 0), NIGHT, clip=shape)
    middle = height / 2
    if not wanted:
        emblems.draw_flat(canvas, emblem, width / 2, middle, 48)
        return
    emblems.draw_flat(canvas, emblem, 27, middle, 42)
    canvas.box(52, 5, width - 57, height - 10, 12, mix(TERRACOTTA, PAPER, 0.8))
    canvas.edge(
        rounded_rectangle(54, 7, width - 61, height - 14, 10), OCHRE if is_own else TERRACOTTA, 5 if is_own else 3
    )
    emblems.draw(canvas, "thief", 80, middle, 44, 1.8)
    for number, good in enumerate(wanted):
        goods.draw(canvas, good, 121 + number * 41, middle, 40, 2)


def put_camel(picture: Picture, camel: CamelView, at: Frame, *, pale: bool = False) -> None:
    """Draw a camel in its stall, right of the middle."""
    body = animals.bearer(camel.seat, camel.letter.value, min(_BEARER, round(at.height * 1.18)))
    picture.paste(grids.fade(body) if pale else body, at.x + at.width - 74, at.y + at.height / 2)
