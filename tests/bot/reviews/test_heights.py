"""Review of a game, which fits a phone's screen with three decisions in every language."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.layout import Line, Picture
from azalai.bot.layouts.message_height import ONLY_YOU, V2, height
from azalai.bot.layouts.table_menu import exit_buttons
from azalai.bot.people.reader import Reader
from azalai.bot.reviews.layout import Own, Regretted, review_layout
from azalai.bot.reviews.positions import ReviewedChoice
from azalai.bot.reviews.store import WeighedRow
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers.curve import curve
from azalai.testing.play import games_of
from tests.bot.histories import table_of

CURVE = Picture("review.png", b"", "")


def list_regretted(key: str, language: Language) -> list[Regretted]:
    """Return the three decisions of a game whose moves have the longest texts."""
    said, seats = words(language), max(GAMES[key].seats)
    choices = [played for played in games_of(key, seats, 1)[0] if len(played.moves) > 1]

    def text_length(move: Move) -> int:
        return len(said.move(key, move, ["Tin Hinan"] * seats))

    regretted: list[Regretted] = []
    for played in sorted(choices, key=lambda played: -max(map(text_length, played.moves)))[:3]:
        longest, other = sorted(played.moves, key=lambda move: -text_length(move))[:2]
        choice = ReviewedChoice(1, 0.0, 122, played.state, played.seat, str(longest))
        row = WeighedRow(
            table_id=1, number=1, seat=played.seat, better=str(other), chance=0.85, loss=0.4, closely=True, error=0.02
        )
        regretted.append(Regretted(choice, row, 123))
    return regretted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui", "targui1988"])
def test_a_review_with_three_decisions_fits_a_phone_and_each_leads_to_its_board(key: str, language: Language):
    seats, reader = max(GAMES[key].seats), Reader(100, words(language))
    state = games_of(key, seats, 1)[0][-1].turn.state
    table = table_of(key, seats, state, 9, Status.FINISHED, b"seed")
    own = Own(60, tuple(list_regretted(key, language)), back=3)
    layout = review_layout(table, CURVE, own, reader)
    lines = [row for row in layout.rows if isinstance(row, Line)]
    assert [line.button is not None and line.button.label for line in lines] == ["1", "2", "3"]
    layout = msgspec.structs.replace(layout, rows=[*layout.rows, exit_buttons(table, reader)])
    size = curve([[1 / seats] * seats] * 3, ["Amara"] * seats, reader.words).image.size
    payload = {"components": build_view(layout).to_components(), "flags": V2 | ONLY_YOU}
    assert height(payload, {"review.png": size}) <= 720
