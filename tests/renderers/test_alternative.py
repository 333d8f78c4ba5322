"""Alternative text of a picture: the beginning of its position's text, cut between lines and free of Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from azalai.bot.catalogue import list_offered_games
from azalai.games import GAMES
from azalai.games.contract import View
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import alt, renderer
from azalai.renderers.kit.alternative import alternative
from azalai.testing.play import random_game
from tests.installing import install_souk

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")
EN = words("en")
TEXT = """**Round 2 of 3.** *Thomas* to act.

**Supply**
- 3 tents\\_left
- `10` dates

**Amara**
- 1 date

**Thomas, 4 points**
- 2 dates
- Row 1: tent"""


class Sight(View, frozen=True, kw_only=True):
    """View of a game that may be over."""

    outcome: str | None = None


def cut(text: str, seat: int | None = None, outcome: str | None = None, names: tuple[str, ...] = NAMES) -> list[str]:
    return alternative("touareg", text, Sight(seat=seat, outcome=outcome), names, EN).split("\n")


def test_a_board_is_told_in_sentences_without_markdown_in_the_order_of_its_text() -> None:
    assert cut(TEXT) == [
        "Touareg, the board.",
        "Round 2 of 3. Thomas to act.",
        "Supply.",
        "3 tents_left.",
        "10 dates.",
        "Amara.",
        "1 date.",
        "Thomas, 4 points.",
        "2 dates.",
        "Row 1: tent.",
    ]


def test_the_readers_own_things_follow_the_line_of_the_turn() -> None:
    lines = cut(TEXT, seat=1)
    assert lines[:4] == ["Touareg, as Thomas sees it.", "Round 2 of 3. Thomas to act.", "Thomas, 4 points.", "2 dates."]
    assert lines[5] == "Supply." and sorted(lines[1:]) == sorted(cut(TEXT)[1:])


def test_a_result_is_told_in_the_order_of_its_text_to_every_reader() -> None:
    assert cut(TEXT, seat=1, outcome="Thomas") == ["Touareg, the result.", *cut(TEXT)[1:]]


def test_a_name_is_told_with_the_signs_that_it_has() -> None:
    names = ("**loud**", "[link](x)")
    text = "**Round 1.** \\*\\*loud\\*\\* to act.\n\n**\\[link\\]\\(x\\)**\n- 2 dates"
    assert cut(text, 1, names=names) == [
        "Touareg, as [link](x) sees it.",
        "Round 1. **loud** to act.",
        "[link](x).",
        "2 dates.",
    ]


def test_a_block_is_cut_after_a_line_and_later_blocks_with_room_stay() -> None:
    long = "\n".join(f"- {'x' * 300} {number}" for number in range(1, 6))
    lines = cut(f"Round 1.\n\n**Market**\n{long}\n\n**Amara**\n- 2 dates")
    assert [line[-3:] for line in lines[2:-2]] == ["et.", " 1.", " 2.", ". …"]
    assert lines[-2:] == ["Amara.", "2 dates."]
    assert len("\n".join(lines)) <= 1024


def test_a_title_is_left_out_where_nothing_under_it_has_room() -> None:
    lines = cut(f"Round 1.\n\n**Market**\n- {'x' * 1000}\n\n**Amara**\n- 2 dates")
    assert lines == ["Touareg, the board.", "Round 1.", "Amara.", "2 dates."]


def views(key: str) -> Iterator[tuple[Any, int]]:
    """Yield the public view and the acting seat's, in positions of games of the fewest and the most players."""
    game = GAMES[key]
    for seats in {min(game.seats), max(game.seats)}:
        played = list(random_game(game, seats, b"alternative"))
        for step in played[:: max(1, len(played) // 6)]:
            yield game.view(step.state, None), seats
            yield game.view(step.state, step.seat), seats
        yield game.view(played[-1].turn.state, None), seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list_offered_games())
def test_every_alternative_text_names_the_turn_and_ends_with_a_line(key: str, language: Language) -> None:
    said = words(language)
    for view, seats in views(key):
        text = alt(key, view, NAMES[:seats], said)
        first, second, *_ = text.split("\n")
        assert len(text) <= 1024 and said.say(f"{key}-name") in first
        assert (NAMES[view.seat or 0] in first) == (view.seat is not None and view.outcome is None)
        assert second.startswith(renderer(key).situation(view, NAMES[:seats], said).rstrip("."))
        assert not re.search(r"\*\*|^[-#>]|\\", text, re.MULTILINE)
        assert all(re.search(r"[.!?:](?: …)?$", line) for line in text.split("\n")), text


@pytest.mark.parametrize(
    ("key", "name", "begins"), [("dune", "alt", "Round 1"), ("reg", "_alt", "Reg, the board.\nRound 1")]
)
def test_a_game_from_outside_needs_no_alternative_text_and_may_have_its_own(
    key: str, name: str, begins: str, tmp_path: Path
) -> None:
    """Games written for the first version of the interface have one."""
    with install_souk(key, tmp_path, changes={"renderer.py": [("def alt(", f"def {name}(")]}):
        game = GAMES[key]
        view = game.view(game.setup(seats=2, options=game.Options(), seed=b"souk"), None)
        text = alt(key, view, NAMES[:2], words("en"))
        assert text.startswith(begins) and "Thomas" in text
