"""Picture of a puzzle's answer, legible on a phone."""

from __future__ import annotations

import json

import pytest

from azalai.bot.solo.puzzle_layout import answer_picture, answer_text, puzzle_table
from azalai.bot.solo.puzzle_store import PuzzleRow
from azalai.bot.solo.puzzles import PuzzleGame
from azalai.bot.solo.store import SoloKind, SoloRow
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import club
from azalai.renderers.club.puzzle import reason_lines
from azalai.renderers.kit.encode import encode
from tests.bot.solo.puzzling import draw_some_decisions, make_puzzle

GAMES_OF_PEOPLE = ("touareg", "targui", "targui1988", "timbuktu")


def pose(game: str, which: int, *, own: int, answers: int = 0) -> PuzzleGame:
    """Return a puzzle before a person. `own`: their choice, made by `answers` people."""
    made = make_puzzle(game, which)
    row = PuzzleRow(
        **{name: getattr(made, name) for name in made.__struct_fields__}, id=which + 1, practice=False, day=20_780
    )
    course, move = Alone(GAMES[game], GAMES[game].decode(row.position), row.seat), row.decoded_candidates[own].move
    answer = SoloRow(
        id=1, kind=SoloKind.PUZZLE, user_id=1, game=game, version=1, subject=row.id, began_at=0.0, changed_at=0.0,
        ended_at=0.0, solved=own == 0, moves=json.dumps([f"{row.seat} {move}"]), day=20_780,
    )  # fmt: skip
    return PuzzleGame(row=answer, course=course, puzzle=row, counts={move: answers})


@pytest.mark.costly_cases("de-touareg", "en-timbuktu")
@pytest.mark.parametrize("game", GAMES_OF_PEOPLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_names_the_moves_differently_and_weighs_no_more_than_a_card(game: str, language: Language):
    said = words(language)
    for which, _ in enumerate(draw_some_decisions(game)[:4]):
        shown = pose(game, which, own=1, answers=7)
        table = puzzle_table(shown, "Amara", said)
        picture = answer_picture(shown, table, said)
        assert len({row.name for row in picture.rows}) == len(picture.rows) == 3
        assert [(row.best, row.own, row.chosen) for row in picture.rows[:2]] == [(True, False, 0), (False, True, 7)]
        image = club.draw_puzzle(picture)
        assert image.width == 1400 and len(encode(image)) <= 300 * 1024
        text = answer_text(shown, table, said)
        assert all(row.percent.strip("%\u202f\xa0 ") in text for row in picture.rows) and "7" in text


def test_nobody_is_told_who_chose_what_where_few_have():
    shown = pose("touareg", 0, own=1, answers=4)
    said = words("en")
    table = puzzle_table(shown, "Amara", said)
    assert {row.answers for row in answer_picture(shown, table, said).rows} == {0}
    assert "chose" not in answer_text(shown, table, said) and "answered" not in answer_text(shown, table, said)


@pytest.mark.parametrize(
    ("why", "ends"),
    [
        ("Why: your lead in water +2 (otherwise −1), your lead in gold +1 (otherwise 0) and more (x, y).", "."),
        ("Why: " + ", ".join(f"your lead in goods {number} +2 (otherwise −{number})" for number in range(9)), ")."),
        ("Why: one reason (with so many words in it, and so many commas, " + "that it can’t stand, " * 9 + ")", "…"),
    ],
)
def test_a_reason_of_several_parts_is_cut_at_a_comma_outside_brackets(why: str, ends: str):
    lines = reason_lines(why, 1180)
    assert 1 <= len(lines) <= 2 and [*lines][-1].endswith(ends)
    if ends != "…":
        assert "".join(lines).count("(") == "".join(lines).count(")")
