"""Heights of whole deals, lessons and puzzles, whose questions and pages fit a phone.

The pictures have their real sizes. `benchmarks/solo.py` plays the games and builds what is shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from azalai.bot.dialogs.fitting import WITHIN, WITHIN_EXPLAINED, measure, shorten
from azalai.bot.history.game_facts import History
from azalai.bot.layouts.layout import Depiction, PrivateLayout
from azalai.bot.layouts.phone import PHONE, count_paragraph_lines
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.signs import NO_SIGNS
from azalai.bot.solo import mistake_layout, puzzle_layout
from azalai.bot.solo.lesson_dialog import LessonDialog
from azalai.bot.solo.lesson_layout import end_layout
from azalai.bot.solo.lessons import LessonGame
from azalai.bot.solo.mistake_puzzles import ASK
from azalai.bot.solo.puzzle_store import PuzzleRow
from azalai.bot.solo.puzzles import PuzzleGame, Solving
from azalai.bot.solo.starters import starters_of
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.lessons import lesson_of
from azalai.locales import LANGUAGES, Language, Words, words
from benchmarks.question_heights import SIGNS, Measured
from benchmarks.solo import DAY, KINDS, Ways, games_of, screens_of

FOUR = ("touareg", "timbuktu", "targui", "targui1988")
FIRST = 680
"""Height in px at most of a lesson's first screen: newcomers see it in the playground, whose letters are wider."""
REASON = 5
"""Lines of the reason for an advised move at most."""
SAMPLED = 3
"""Distance between two starters that are answered."""
PAGES = 0.5
"""Pages for each decision of a lesson at most."""


def check(screens: Sequence[Measured], most: int = WITHIN) -> None:
    """Check that nine of ten questions fit `WITHIN` and all fit `WITHIN_EXPLAINED` while `?` is closed."""
    questions = [screen.high for screen in screens if screen.depth >= 0]
    assert questions and max(questions) <= WITHIN_EXPLAINED
    assert sum(high <= most for high in questions) >= 0.9 * len(questions), sorted(questions)[-8:]
    assert max((screen.high for screen in screens if screen.depth < 0), default=0) <= WITHIN


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("kind", KINDS)
async def test_nine_of_ten_questions_fit_one_screen(kind: str, key: str):
    check(await screens_of(kind, key, 0, Ways("de")))


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FOUR)
async def test_every_lesson_fits_in_every_language(key: str, language: Language):
    screens = await screens_of("lessons", key, 0, Ways(language))
    check(screens)
    assert screens[0].high <= FIRST
    decisions = sum(screen.depth == 0 for screen in screens)
    assert sum(screen.depth < 0 for screen in screens) <= PAGES * decisions


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("kind", KINDS)
async def test_words_on_buttons_fit_as_signs_do(kind: str, key: str):
    check(await screens_of(kind, key, 0, Ways("de", NO_SIGNS)))


@pytest.mark.long(seconds=60)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("kind", KINDS)
async def test_longer_courses_fit_for_newcomers_on_detours_and_with_words(kind: str, key: str, language: Language):
    for signs in (SIGNS, NO_SIGNS):
        for number in range(3):
            check(await screens_of(kind, key, number, Ways(language, signs), detour=True))
    check(await screens_of(kind, key, 0, Ways(language, newcomer=True)))


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("kind", KINDS)
async def test_open_explanations_leave_out_what_has_no_room(kind: str, key: str):
    """Whole lines are left out, so that all choices stay within 1,000 px."""
    screens = await screens_of(kind, key, 0, Ways("de", explained=True))
    check(screens, WITHIN_EXPLAINED)
    assert any(_is_explained(screen.layout) for screen in screens)


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
async def test_both_ends_of_a_lesson_fit_one_screen(key: str):
    """One is that of its game, the other that of its path."""
    *_, (lesson_game, _) = games_of("lessons", key, 0)
    assert isinstance(lesson_game, LessonGame)
    course = lesson_game.course
    while not course.over:
        seat = course.own if course.waiting is None else course.waiting
        moves = course.game.moves(course.state, seat)
        course.play(seat, course.game.robot(course.game.view(course.state, seat), moves, b"%d" % len(course.moves)))
    for way in map(Ways, LANGUAGES):
        dialog: LessonDialog = way.dialogs["lessons"]
        table = dialog.table_of(lesson_game, way.request)
        before_end = end_layout(table, way.request.reader, await dialog._draw(table, course.own, 1))
        for layout in (await dialog._end(way.request, lesson_game, table, ()), before_end):
            assert measure(layout, SIGNS) <= WITHIN, layout.texts


@cache
def draw_first(kind: str, key: str) -> Any:
    """Return the first decision of a game of a kind."""
    return next(iter(games_of(kind, key, 0)))[0]


def list_answered(key: str) -> Iterator[PuzzleGame]:
    """Return some starters of a game, answered with the best, the second and the worst move by seven people."""
    for number, made in enumerate(starters_of(GAMES[key])[::SAMPLED], 1):
        row = PuzzleRow(
            **{name: getattr(made, name) for name in made.__struct_fields__}, id=number, practice=False, day=DAY
        )
        course = Alone(GAMES[key], GAMES[key].decode(row.position), row.seat)
        for own in (0, 1, -1):
            move = row.decoded_candidates[own].move
            answer = msgspec.structs.replace(
                draw_first("puzzles", key).row, ended_at=0.0, solved=own == 0, moves=json.dumps([f"{row.seat} {move}"])
            )
            yield PuzzleGame(row=answer, course=course, puzzle=row, counts={move: 7})


def lay_out_answer(kind: str, posed: PuzzleGame, said: Words, board: Depiction) -> PrivateLayout:
    """Return the answer of a puzzle; of a mistake with everything that its record may say."""
    table, reader = puzzle_layout.puzzle_table(posed, "Tamenokalt", said), Reader(1, said)
    if kind == "puzzles":
        done = Solving(120, 80, 30, {}, {posed.game.key: (13, 27)})
        return puzzle_layout.answer_layout(posed, table, board, done, reader)
    mistake = draw_first("mistakes", posed.game.key)
    values = {name: getattr(posed, name) for name in ("row", "course", "puzzle")}
    mistake = msgspec.structs.replace(
        mistake,
        **values,
        mistake=msgspec.structs.replace(mistake.mistake, wrong_in_a_row=ASK),
        history=History(table=table, moves=[], final=b""),
        choice=msgspec.structs.replace(mistake.choice, move=posed.puzzle.decoded_candidates[-1].move),
    )
    return mistake_layout.answer_layout(mistake, table, board, reader, due=3)


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("kind", ["puzzles", "mistakes"])
async def test_every_answer_fits_one_screen_and_names_both_moves(kind: str, key: str):
    """It has one picture; in words as well it fits, in every language, with emojis and without."""
    ways = {language: Ways(language) for language in LANGUAGES}
    whole = 0
    for posed in list_answered(key):
        for language, way in ways.items():
            dialog, said = way.dialogs[kind], words(language)
            table = puzzle_layout.puzzle_table(posed, "Tamenokalt", said)
            names = Wordings(table, posed.seat, said).with_text_names()
            short = puzzle_layout.short_names(posed, names)
            assert len(set(short.values())) == len(short)
            for worded in (False, True):
                reader = msgspec.structs.replace(way.person.preferences, text_only=worded)
                board = await dialog._board(posed, table, reader, said)
                for signs in (SIGNS, NO_SIGNS):
                    layout = shorten(lay_out_answer(kind, posed, said, board), signs, WITHIN)
                    assert measure(layout, signs) <= WITHIN, (posed.puzzle.id, language, layout.texts, layout.below)
                    assert len(list(layout.pictures())) == 1 - worded
                    text = str(layout.below[0])
                    for move in {posed.best.move, posed.chosen_move}:
                        assert f"**{names.move(posed.game.parse_move(move))}**" in text
                    whole += worded or not text.endswith("…")
    assert whole >= 0.9 * len(LANGUAGES) * 4 * len(list(list_answered(key)))


def _is_explained(layout: PrivateLayout) -> bool:
    return any(isinstance(part, str) and part.startswith("-# ") for part in layout.below)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FOUR)
def test_the_reason_of_an_advised_move_is_short(key: str, language: Language):
    said, lesson = words(language), lesson_of(key)
    assert lesson is not None
    reasons = [act.text for act in lesson.line if act.text is not None]
    for name in reasons:
        assert count_paragraph_lines(said.say(f"{key}-lesson-{name}"), PHONE.room, 16) <= REASON, name


def test_the_four_games_are_those_with_pictures():
    assert set(FOUR) <= set(GAMES)
