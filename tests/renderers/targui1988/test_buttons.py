"""Labels of choices on buttons: short, all different, in every language, with and without emojis."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from azalai.games.prompts import Choice, Prompt, prompt
from azalai.games.questions import ACT, Answered
from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import Square
from azalai.games.targui1988.moves import March
from azalai.games.targui1988.state import State
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import Label
from azalai.renderers import label as label_of
from tests.games.targui1988.tables import after, table
from tests.renderers.asking import Asked, questions
from tests.renderers.targui1988.views import list_setup, make_fight, make_occupation, view_as, war

BESIDE, ALONE, WHOLE = 14, 17, 40
"""Most letters next to an emoji, without one, and in a place that can't show emojis."""
SOME = 4
"""Every Nth question of games with the most players is checked; all of all games if there is time."""
SIGNS = {"", "swords", "silver", "camp", "herd", "go", "end"}
languages = pytest.mark.parametrize("language", LANGUAGES)


def label(state: State, asked: Prompt, choice: Choice, language: Language = "en") -> Label:
    result = label_of("targui1988", view_as(state, state.to_act), asked, choice, words(language))
    assert result is not None
    return result


def read(state: State, *answers: int) -> list[str]:
    """Return the labels of the question to the acting seat after these answers, with their emojis."""
    asked = prompt(GAME.moves(state, state.to_act or 0), answers)
    labels = [label(state, asked, choice) for choice in asked.choices]
    return [f"[{label.sign}] {label.text}" if label.sign else label.text for label in labels]


def find_answers(state: State, **wanted: object) -> tuple[int, ...]:
    first = prompt(GAME.moves(state, state.to_act or 0))
    return next(
        choice.answers for choice in first.choices if all(choice.value(name) == v for name, v in wanted.items())
    )


@pytest.fixture(
    scope="module",
    params=[
        pytest.param((seats, language, every), id=f"{seats}-{language}-{every}", marks=marks)
        for seats, every, marks in (
            (max(GAME.seats), SOME, ()),
            *((seats, 1, pytest.mark.long(seconds=5)) for seats in GAME.seats),
        )
        for language in LANGUAGES
    ],
)
def labelled(request: pytest.FixtureRequest) -> Sequence[tuple[Asked, Sequence[Label]]]:
    """Return questions of whole games with the labels of their choices."""
    seats, language, every = request.param
    return [
        (asked, [label(asked.state, asked.prompt, choice, language) for choice in asked.prompt.choices])
        for asked in questions("targui1988", seats)[::every]
    ]


@pytest.mark.costly(seconds=2)
def test_labels_are_short_and_no_two_of_a_question_read_the_same(
    labelled: Sequence[tuple[Asked, Sequence[Label]]],
) -> None:
    for asked, labels in labelled:
        assert len({(label.text, label.sign) for label in labels}) == len(labels)
        assert len({label.plain or label.text for label in labels}) == len(labels)
        for label, choice in zip(labels, asked.prompt.choices, strict=True):
            assert 0 < len(label.text) <= (BESIDE if label.sign else ALONE) + (choice.move is None)
            assert len(label.plain) <= WHOLE and len(label.brief) <= 8 and label.sign in SIGNS
            assert label.text.endswith("…") == (label.plain or label.text).endswith("…") == (choice.move is None)
            assert bool(label.brief) == bool(label.caption)


def test_labels_under_one_caption_differ_without_its_verb(
    labelled: Sequence[tuple[Asked, Sequence[Label]]],
) -> None:
    for _, labels in labelled:
        short = [(label.caption, label.brief) for label in labels if label.caption]

        assert len(set(short)) == len(short)
        for row in {label.row for label in labels}:
            assert len({label.caption for label in labels if label.row == row}) == 1


def test_the_first_question_names_herds_attackers_and_buying_squares() -> None:
    state = table({"a1": ("camp", 0, 9), "c3": ("reg", 0, 9), "d4": ("saline", 1, 9), "g7": ("camp", 1, 9)}, silver=9)

    assert read(state) == [
        "Move from A1…", "[swords] Go from C3…", "[silver] Buy for A1…", "[silver] Buy for C3…", "[end] End turn",
    ]  # fmt: skip


def test_a_herd_with_enemies_on_all_sides_attacks_from_its_square() -> None:
    state = table({"a1": ("camp", 0, 9), "a2": ("reg", 1, 9), "b1": ("reg", 1, 9), "b2": ("reg", 1, 9)}, silver=0)

    assert read(state) == ["[swords] Attack from A1…", "[end] End turn"]


def test_under_its_caption_a_herd_is_its_square_alone() -> None:
    asked = prompt(GAME.moves(war(), 0))
    first = label(war(), asked, asked.choices[0])

    assert (first.caption, first.brief, first.text) == ("Move or attack from", "A1", "Move from A1…")


def test_targets_say_what_they_are_worth_and_own_ones_that_a_herd_joins() -> None:
    labels = read(war(), *find_answers(war(), source=Square.C3))

    assert "[go] B2 +1…" in labels and "[swords] Attack D4" in labels


def test_the_one_target_is_named_and_then_its_numbers() -> None:
    state = table({"a1": ("camp", 0, 2), "b1": ("chott", None, 0), "b2": ("chott", None, 0)}, silver=0)

    assert read(state) == ["[go] To A2…", "[end] End turn"]
    assert read(state, 0) == ["[herd] 1", "[herd] All 2"]


def test_one_two_and_three_camels_have_buttons_others_a_menu() -> None:
    state = after(table({"a1": ("erg", 0, 8)}, silver=0))
    labels = read(state, 0)

    assert labels[:12] == [f"{square} with {camels}" for square in ("B1", "A2", "B2") for camels in (1, 2, 3, 8)]
    others = {f"{square} with {camels}" for square in ("A2", "B1", "B2") for camels in (4, 5, 6, 7)}
    assert set(labels[12:]) == others


@pytest.mark.parametrize(("language", "text"), [("en", "B2 with 4"), ("fr", "B2 avec 4")])
def test_a_complete_march_after_its_herd_is_read_by_target_and_number(language: Language, text: str) -> None:
    """Both ways to offer it have this label: the most camels to each target, and other numbers elsewhere."""
    state = war()
    asked = prompt(GAME.moves(state, 0), find_answers(state, source=Square.C3))
    steps = (
        Answered("set-out", "target", Square.B2, True),
        Answered("march", ACT, "march", False),
        Answered("march", "camels", 4, True),
    )
    choice = Choice((*asked.choices[0].answers, 4), steps, (March(Square.C3, Square.B2, 4),))

    assert label(state, asked, choice, language).text == text


def test_a_number_alone_says_which_is_the_most() -> None:
    state = after(table(silver=3), "march a1 a2 3")
    answers = find_answers(state, square=Square.A2)

    assert read(state, *answers) == ["[silver] 1 (−1)", "[silver] 2 (−2)", "[silver] All 3, −3→0"]
    asked = prompt(GAME.moves(state, 0))
    captions = {label(state, asked, choice).caption for choice in asked.choices if choice.act == "buy"}
    assert captions == {"Buy camels (1 silver each) for"}


def test_corners_and_camps_are_named() -> None:
    first, *_ = list_setup()
    camp = next(state for state in list_setup() if state.lands)

    assert read(first) == ["North-west", "North-east", "South-west", "South-east"]
    assert all(text.startswith("[camp] Camp on ") for text in read(camp))


def test_a_fight_goes_on_or_is_broken_off() -> None:
    numbers = [f"[swords] At least {least}" for least in (9, 8)]
    assert read(make_fight())[:5] == ["[swords] Roll once", "[swords] To the end", *numbers, "[end] Break off"]
    assert read(make_fight())[5:] == [f"[swords] At least {least}" for least in range(2, 8)]
    assert read(make_occupation()) == []


@languages
def test_each_act_is_explained_in_one_short_sentence(language: Language) -> None:
    speak = words(language)
    for kind in GAME.Moves:
        sentence = speak.say(f"targui1988-explain-{kind.__struct_config__.tag}")
        assert sentence.endswith(".") and len(sentence) <= 90
