"""Names in pictures: those of our own robots are whole, and so is every sentence of ours."""

from __future__ import annotations

import pytest

from azalai.bot.hosting.names import NAMES
from azalai.games import GAMES
from azalai.locales import LANGUAGES, words
from azalai.renderers import renderer
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.type import Weight
from azalai.renderers.samples import positions, yield_moments

MOMENTS = 3
"""Moments of a game that are drawn for a seat and for all."""


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Collect each text that is cut, or broken inside a word, as it is drawn."""
    fit, lines, collected = letters.fit_text, letters.lines, list[tuple[str, ...]]()

    def fit_text(text: str, weight: Weight, size: float, room: float) -> str:
        if (fitting := fit(text, weight, size, room)) != text:
            collected.append((text, fitting))
        return fitting

    def break_lines(text: str, weight: Weight, size: float, room: float) -> tuple[str, ...]:
        if len(parts := lines(text, weight, size, room)) > 1 and " ".join(parts) != text:
            collected.append((text, *parts))
        return parts

    monkeypatch.setattr(letters, "fit_text", fit_text)
    monkeypatch.setattr(letters, "lines", break_lines)
    return collected


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui", "targui1988"])
def test_no_name_of_a_robot_and_no_sentence_of_ours_is_cut(key: str, broken: list[tuple[str, ...]]):
    """The longest names sit at every number of seats, each of them in some language's pictures."""
    game = GAMES[key]
    for seats in {min(game.seats), max(game.seats)}:
        moments = list(yield_moments(game, positions(game, seats, 1, robots=True), MOMENTS))
        for number, language in enumerate(LANGUAGES):
            sitting = (NAMES[3 * number :] + NAMES[: 3 * number])[:seats]
            for moment in moments:
                asked = () if moment.prompt is None else (moment.prompt,)
                renderer(key).draw(moment.view, sitting, words(language), *asked)
    assert broken == []
