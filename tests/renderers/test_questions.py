"""Pictures of every kind of question of every game, and the facts about its choices."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from azalai.games import GAMES
from azalai.games.contract import Noun
from azalai.games.questions import ACT, kind_named
from azalai.games.small import From, On
from azalai.locales import LANGUAGES, Language, words
from azalai.locales.names import hints
from azalai.renderers import renderer
from azalai.renderers.kit.encode import LIMIT, encode
from azalai.renderers.kit.palette import CHOICE
from tests.renderers.asking import NAMES, Asked, Unmarked, kinds, of_game, questions
from tests.renderers.showing import GAMES_DRAWN

KINDS, FACTS = 8, 100
"""Least numbers of kinds of questions, and of facts about their choices, of games that report their marks.

Other games may have few or none.
"""
PARTS, PLAIN, TWINS, PACKED = 16, 5, 14, 5
"""Number of tests over which all kinds are spread (each takes some 50 ms), and shares that get further checks.

One test is quick, with the most players (with fewer, the questions are similar), and the others are long. Every Nth
kind is also drawn unmarked, in a position that can't be told from it, and packed.
"""

tables = pytest.mark.parametrize(
    ("key", "seats"),
    [
        pytest.param(key, seats, marks=() if seats == max(GAMES[key].seats) else pytest.mark.long(seconds=3))
        for key in GAMES_DRAWN
        for seats in GAMES[key].seats
    ],
)
"""With the most players each time, with fewer in the long checks."""


def least(key: str, known: int, other: int) -> int:
    """Return the least number for this game."""
    return other if isinstance(of_game(key), Unmarked) else known


def is_pictured(key: str, question: Asked) -> bool:
    """Return True if a small game's question is about a place, a thing or a player in its picture."""
    steps = [step for choice in question.prompt.choices for step in choice.steps if step.field != ACT]
    asked = [hints(kind_named(GAMES[key].Moves, step.move))[step.field] for step in steps]
    extras = [extra for hint in asked for extra in getattr(hint, "__metadata__", ())]
    return any(isinstance(extra, On | From) or extra is Noun.SEAT for extra in extras)


def draw(question: Asked, language: Language = "en", *, marked: bool = True) -> Image.Image:
    decision = question.decision
    draws, names = renderer(decision.key), NAMES[: decision.seats]
    return draws.draw(question.view, names, words(language), question.prompt if marked else None)


@pytest.mark.costly
@pytest.mark.parametrize(
    ("key", "seats", "part"),
    [
        pytest.param(
            key,
            seats,
            part,
            marks=[] if (seats, part) == (max(GAMES[key].seats), 0) else [pytest.mark.long(seconds=5)],
        )
        for key in GAMES_DRAWN
        for seats in GAMES[key].seats
        for part in range(PARTS)
    ],
)
def test_every_kind_of_question_is_drawn_and_its_numbers_are_seen(key: str, seats: int, part: int) -> None:
    assert len(kinds(key, seats)) >= least(key, KINDS, 1), "too few games were played"
    for number, kind in enumerate(kinds(key, seats)[part::PARTS]):
        marked = draw(kind, "fr")
        assert marked.mode == "RGB" and marked.height <= {1000: 900, 1400: 1300}[marked.width]
        for x, y in of_game(key).numbers(kind):
            around = marked.crop((round(x) - 14, round(y) - 14, round(x) + 14, round(y) + 14))
            assert CHOICE in {colour for _, colour in around.getcolors(28 * 28)}  # pyright: ignore[reportOptionalIterable]
        assert number % PACKED or len(encode(marked)) <= LIMIT
        if number % PLAIN == 0 and (least(key, 1, 0) or is_pictured(key, kind)):
            plain = draw(kind, "fr", marked=False)
            assert marked.size != plain.size or ImageChops.difference(plain, marked).getbbox() is not None


@pytest.mark.costly(seconds=2)
@tables
def test_marks_facts_and_pictures_do_not_change_with_what_the_seat_cannot_know(key: str, seats: int) -> None:
    draws, marks, hidden = renderer(key), of_game(key).marks, 0
    for number, kind in enumerate(kinds(key, seats)):
        twin = kind.twin(b"twin %d" % number)
        hidden += GAMES[key].encode(twin.state) != GAMES[key].encode(kind.state)
        assert marks(kind) == marks(twin)
        for language in LANGUAGES:
            facts = [
                [draws.fact(each.view, each.prompt, choice, words(language)) for choice in each.prompt.choices]
                for each in (kind, twin)
            ]
            assert facts[0] == facts[1]
        assert number % TWINS or draw(kind).tobytes() == draw(twin).tobytes()
    assert hidden >= least(key, 6, 1), "nothing was hidden, so nothing was proved"


@pytest.mark.costly
@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_one_short_line_and_no_two_choices_read_the_same(key: str, seats: int, language: Language) -> None:
    draws, speak, fact_count = renderer(key), words(language), 0
    for question in questions(key, seats)[::3]:
        facts = [draws.fact(question.view, question.prompt, choice, speak) for choice in question.prompt.choices]
        assert all(fact is None or (0 < len(fact) <= 100 and "\n" not in fact) for fact in facts)
        fact_count += sum(fact is not None for fact in facts)
        said = question.decision.wordings(language)
        read = [said.choice(choice) for choice in question.prompt.choices]
        assert len(set(read)) == len(read)
    assert fact_count >= least(key, FACTS, 0)
