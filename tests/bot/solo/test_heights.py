"""Heights of whole deals, lessons and puzzles, whose questions and pages fit a phone.

The pictures have their real sizes. `benchmarks/solo.py` plays the games and builds what is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from azalai.bot.dialogs.fitting import WITHIN, WITHIN_EXPLAINED
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.phone import PHONE, lines
from azalai.bot.signs import NO_SIGNS
from azalai.games import GAMES
from azalai.games.lessons import lesson_of
from azalai.locales import LANGUAGES, Language, words
from benchmarks.question_heights import SIGNS, Measured
from benchmarks.solo import KINDS, Ways, screens_of

FOUR = ("touareg", "timbuktu", "targui", "targui1988")
PAGE = 760
"""Height of a page in px at most."""
REASON = 5
"""Lines of the reason for an advised move at most."""
PAGES = 0.5
"""Pages for each decision of a lesson at most."""


def check(screens: Sequence[Measured], most: int = WITHIN) -> None:
    """Check that nine of ten questions fit `WITHIN` and all fit `WITHIN_EXPLAINED` while `?` is closed."""
    questions = [one.high for one in screens if one.depth >= 0]
    assert questions and max(questions) <= WITHIN_EXPLAINED
    assert sum(high <= most for high in questions) >= 0.9 * len(questions), sorted(questions)[-8:]
    assert max((one.high for one in screens if one.depth < 0), default=0) <= PAGE


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("what", KINDS)
async def test_nine_of_ten_questions_fit_one_screen(what: str, key: str):
    check(await screens_of(what, key, 0, Ways("de")))


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FOUR)
async def test_every_lesson_fits_in_every_language(key: str, language: Language):
    screens = await screens_of("lessons", key, 0, Ways(language))
    check(screens)
    decisions = sum(one.depth == 0 for one in screens)
    assert sum(one.depth < 0 for one in screens) <= PAGES * decisions


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("what", KINDS)
async def test_words_on_buttons_fit_as_signs_do(what: str, key: str):
    check(await screens_of(what, key, 0, Ways("de", NO_SIGNS)))


@pytest.mark.long(seconds=60)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("what", KINDS)
async def test_longer_courses_fit_for_newcomers_on_detours_and_with_words(what: str, key: str, language: Language):
    for signs in (SIGNS, NO_SIGNS):
        for number in range(3):
            check(await screens_of(what, key, number, Ways(language, signs), detour=True))
    check(await screens_of(what, key, 0, Ways(language, newcomer=True)))


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("key", FOUR)
@pytest.mark.parametrize("what", KINDS)
async def test_open_explanations_leave_out_what_has_no_room(what: str, key: str):
    """Whole lines are left out, so that all choices stay within 1,000 px."""
    screens = await screens_of(what, key, 0, Ways("de", explained=True))
    check(screens, WITHIN_EXPLAINED)
    assert any(_is_explained(one.layout) for one in screens)


def _is_explained(layout: PrivateLayout) -> bool:
    return any(isinstance(part, str) and part.startswith("-# ") for part in layout.below)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FOUR)
def test_the_reason_of_an_advised_move_is_short(key: str, language: Language):
    said, lesson = words(language), lesson_of(key)
    assert lesson is not None
    reasons = [act.text for act in lesson.line if act.text is not None]
    for name in reasons:
        assert lines(said.say(f"{key}-lesson-{name}"), PHONE.room, 16) <= REASON, name


def test_the_four_games_are_those_with_pictures():
    assert set(FOUR) <= set(GAMES)
