"""Sizes of letters in public pictures, results and charts on a phone, 300 px wide."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pytest
from PIL import Image

from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import charts, curve
from azalai.renderers.film import WIDTH as FILM
from azalai.renderers.film import foot
from azalai.renderers.kit import sprites
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.encode import LIMIT, NARROW_LIMIT, limit
from azalai.renderers.kit.ending import with_caption
from azalai.renderers.kit.picture import LEGIBLE, WIDTH
from azalai.renderers.kit.sprites import Sprite, Sprites
from tests.renderers.showing import GAMES_DRAWN, draw, list_shown, seats_in

NAMES = ("Wolfgang-Amadeus", "Tin Hinan al-Fatima", "Karine", "Thomas", "W" * 16)
SMALL = {
    # printed on cards and the same in every game: sums and alternative texts tell them, the close-ups show them large
    "azalai.renderers.targui.cards.card",
    "azalai.renderers.targui.cards.draw_laid_card",
    "azalai.renderers.targui.border.border_card",
    "azalai.renderers.targui.scene._raid",
    "azalai.renderers.touareg.cards.special_card",
    # parts of drawings: the question mark on a chest, herds on a map in small next to their sums
    "azalai.renderers.timbuktu.grid.unknown_load",
    "azalai.renderers.targui1988.result._herd",
}
"""Drawings whose letters may be smaller."""


class Listening(Sprites):
    """Sprites that know the sizes of their letters, also when they come from the cache."""

    def __init__(self) -> None:
        super().__init__(capacity=240_000_000)
        self.written: list[list[tuple[str, float]]] = [[]]
        self._in: dict[Hashable, list[tuple[str, float]]] = {}

    def find(self, key: Hashable, draw: Callable[[], Canvas | Sprite]) -> Sprite:
        if key not in self._in:
            self.written.append([])
            sprite = super().find(key, lambda: _finish(draw()))
            self._in[key] = self.written.pop()
        else:
            sprite = super().find(key, draw)
        assert isinstance(key, tuple)
        if f"{key[0]}.{key[1]}" not in SMALL:
            self.written[-1].extend(self._in[key])
        return sprite

    def smallest(self) -> tuple[float, str]:
        """Return the smallest letters since the last call, and their text."""
        words_written, self.written = self.written[0], [[]]
        return min(((size, text) for text, size in words_written if text.strip()), default=(WIDTH, ""))


def _finish(drawing: Canvas | Sprite) -> Sprite:
    if isinstance(drawing, Sprite):
        return drawing
    return Sprite(drawing.finish(), drawing.margin, drawing.margin + drawing.down)


@pytest.fixture(scope="module")
def listening() -> Iterator[Listening]:
    with pytest.MonkeyPatch.context() as patch:
        sizes, inked = Listening(), letters._ink

        def draw_and_note(line: letters._Line, x: float, y: float, *, centred: bool) -> tuple[Image.Image, int, int]:
            text = "".join(stretch.text for stretch in line.stretches)
            sizes.written[-1].append((text, line.stretches[0].face.size / letters._FINE))
            return inked(line, x, y, centred=centred)

        patch.setattr(sprites, "SPRITES", sizes)
        patch.setattr(letters, "_ink", draw_and_note)
        yield sizes


# words that have no room become small: the English ones are the shortest
@pytest.mark.costly(seconds=5)
@pytest.mark.parametrize(
    "language",
    [pytest.param(language, marks=pytest.mark.long(seconds=3) if language == "en" else ()) for language in LANGUAGES],
)
@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_public_pictures_are_legible_on_a_phone_with_readable_names(
    key: str, language: Language, listening: Listening
) -> None:
    small: list[tuple[str, tuple[float, str]]] = []
    offered = charts(key)
    for name, made in list_shown(key).items():
        view = made()
        if view.seat is not None:
            continue
        listening.smallest()
        assert draw(key, view, NAMES, language).width == WIDTH
        cut = [text for text, _ in listening.written[0] if text.endswith("…")]
        assert all(len(text) > 4 for text in cut), cut
        small.append((name, listening.smallest()))
        if offered is not None and view.outcome is None:
            for chart in offered.charts():
                offered.chart(chart, view, NAMES[: seats_in(view)], words(language))
                small.append((f"{name} {chart}", listening.smallest()))

    assert [entry for entry in small if entry[1][0] < LEGIBLE] == []


def test_the_chances_over_a_game_and_the_line_below_a_result_have_their_size(listening: Listening) -> None:
    listening.smallest()
    chances = [(0.2,) * 5, (0.1, 0.2, 0.3, 0.4, 0.0), (0, 0, 1, 0, 0)]
    image = curve.curve(chances, NAMES, words("fr"), chosen=[(0, 1), (1, 1)]).image
    with_caption(image, "Une ligne assez longue pour prendre la place de deux lignes sous une image, et rien de plus")

    assert listening.smallest()[0] >= LEGIBLE


def test_the_line_below_a_film_has_its_size(listening: Listening) -> None:
    listening.smallest()
    foot("La partie est terminée : Wolfgang-Amadeus gagne avec 117 points, et personne ne le rattrape.", 120, 120)

    assert listening.smallest()[0] >= LEGIBLE * FILM / WIDTH


def test_a_narrow_picture_weighs_less() -> None:
    assert limit(1000) == NARROW_LIMIT == 110_000
    assert limit(1400) == LIMIT == 300 * 1024
