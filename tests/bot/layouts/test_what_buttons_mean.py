"""Meaning of buttons: each label is unique in its question, and a colour means one thing in every game and language."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

import discord
import msgspec
import pytest

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.components import Button, ButtonStyle
from azalai.bot.layouts.confirmations import confirm_layout
from azalai.bot.layouts.explanations import ExplanationPlan
from azalai.bot.layouts.labels import STAR, without_ellipsis
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.prompts import DialogPlace, change_rows, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.signs import in_words
from azalai.bot.store.rows import Status
from azalai.bot.suggestions.layout import suggestions_layout
from azalai.bot.suggestions.rules import Weighed
from azalai.bot.text import BUTTON_LIMIT
from azalai.games import GAMES
from azalai.games.prompts import Form, Prompt
from azalai.games.questions import answers_of, tag
from azalai.locales import LANGUAGES, Language, words
from azalai.testing.play import Played, random_game
from tests.bot.histories import table_of
from tests.bot.layouts.test_labels import PICTURE, list_questions

GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary
OFTEN_BARRED = ("touareg", "timbuktu", "targui1988")
"""Games with obstacles in some of the tested positions."""
POSITIONS, MANY = 12, 60
"""Number of positions of a game in quick and in long tests."""


class Met(NamedTuple):
    """Question met in play, one of whose moves is advised, with its layout in a language."""

    played: Played
    place: DialogPlace
    asked: Prompt
    worded: Wordings
    layout: PrivateLayout


@pytest.fixture(
    scope="module",
    params=[
        pytest.param((key, positions), id=f"{key}-{positions}", marks=marks)
        for positions, marks in ((POSITIONS, ()), (MANY, pytest.mark.long(seconds=10)))
        for key in GAMES
    ],
)
def questions(request: pytest.FixtureRequest) -> Sequence[Met]:
    """Return the questions of random games to some depth in every language, each put into words once."""
    key, positions = request.param
    game, collected = GAMES[key], list[Met]()
    for seats in {min(game.seats), max(game.seats)}:
        moments = list(itertools.islice(random_game(game, seats, b"meaning"), 400))
        for moment in moments[:: max(1, len(moments) // positions)]:
            table = table_of(key, seats, moment.state, 5, Status.RUNNING, b"seed")
            for said in map(words, LANGUAGES):
                worded = Wordings(table, moment.seat, said, starred=True)
                for at, asked in list_questions(moment.seat, moment.moves, worded):
                    place = DialogPlace(table, moment.seat, 0, at.answers, advised=asked.moves[-1])
                    collected.append(Met(moment, place, asked, worded, _make_layout(place, asked, worded)))
    return collected


def _make_layout(place: DialogPlace, asked: Prompt, worded: Wordings) -> PrivateLayout:
    if asked.move is not None:
        return confirm_layout(place, asked, worded, PICTURE, user=1)
    return prompt_layout(place, asked, worded, PICTURE, user=1)


def list_buttons(layout: PrivateLayout) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Return the buttons of a layout."""
    return [part for part in build_view(layout).walk_children() if isinstance(part, discord.ui.Button)]


@pytest.mark.costly(seconds=3)
def test_blue_leads_on_where_there_is_one_way_and_green_with_a_star_is_advice(questions: Sequence[Met]):
    """Blue never marks one of several choices."""
    for question in questions:
        offered = [
            button
            for button in list_buttons(question.layout)
            if str(button.custom_id).startswith(("az:option", "az:play-it"))
        ]
        assert [button.style for button in offered if button.style is BLUE] == [BLUE] * (
            question.asked.move is not None
        )
        for button in offered:
            assert (button.style is GREEN) == str(button.label).endswith(STAR), button.label
        rows = [row for row in change_rows(question.place, question.asked, question.worded) if isinstance(row, list)]
        changes = [button for row in rows for button in row if isinstance(button, Button)]
        assert [button for button in changes if button.style is ButtonStyle.PRIMARY] == []
    assert {Form.CHOICES, None} <= {
        question.asked.form if question.asked.move is None else None for question in questions
    }


@pytest.mark.costly(seconds=2)
def test_the_first_suggestion_is_green_and_none_is_blue(questions: Sequence[Met]):
    for question in questions:
        if question.place.answers:
            continue
        weighed = [Weighed(move, 0.5) for move in question.played.moves[:3]]
        suggested = list_buttons(
            suggestions_layout(question.place, question.played.moves, weighed, question.worded, PICTURE, user=1)
        )
        assert [button.style for button in suggested if str(button.label).endswith(STAR)] == [GREEN]
        assert [button for button in suggested if button.style is BLUE] == []


def test_no_label_of_a_question_is_cut_and_no_two_choices_say_the_same(questions: Sequence[Met]):
    """Ways to pay, places of figures and the labels of *Take back* are shown in full."""
    for one in questions:
        asked = one.asked
        if asked.move is not None:
            assert not any(str(button.label).endswith("…") for button in list_buttons(one.layout))
            continue
        below = [line for text in one.layout.below for line in str(text).split("\n")]
        assert len(set(below)) == len(below), below
        if asked.form is not Form.CHOICES or any(group.menu for group in asked.groups):
            continue
        labels = one.worded.full_texts(asked)
        whole = [one.worded.choice(choice) for choice in asked.choices]
        for label, whole_label in zip(labels, whole, strict=True):
            assert label.endswith("…") == whole_label.endswith("…"), (label, whole_label)
        for label, other in itertools.permutations(labels, 2):
            assert not other.startswith(f"{label} ("), (label, other)


@pytest.mark.costly_cases("targui1988-12")
def test_the_star_has_room_next_to_every_label(questions: Sequence[Met]):
    for question in questions:
        if question.asked.move is None:
            long = [
                str(button.label) for button in list_buttons(question.layout) if len(str(button.label)) > BUTTON_LIMIT
            ]
            assert long == []


@pytest.mark.costly_cases("targui1988-12")
def test_a_menu_says_before_it_is_opened_which_of_its_entries_is_advised(questions: Sequence[Met]):
    for question in questions:
        if not any(group.menu for group in question.asked.groups):
            continue
        menus = [part for part in build_view(question.layout).walk_children() if isinstance(part, discord.ui.Select)]
        inside = [choice for group in question.asked.groups if group.menu for choice in group.choices]
        assert any(STAR in str(part.placeholder) for part in menus) == any(map(question.place.advises, inside))


@pytest.mark.costly
@pytest.mark.parametrize("key", GAMES)
def test_the_buttons_of_suggestions_differ_and_none_is_cut(key: str):
    game, cut, bare = GAMES[key], set[str](), 0
    for step in itertools.islice(random_game(game, min(game.seats), b"suggested"), 0, 400, 8):
        table = table_of(key, min(game.seats), step.state, 5, Status.RUNNING, b"seed")
        for said in map(words, LANGUAGES):
            worded, place = Wordings(table, step.seat, said), DialogPlace(table, step.seat, 0)
            alike = sorted(step.moves, key=tag)[:3]
            weighed = [Weighed(move, 0.5) for move in alike]
            layout = suggestions_layout(place, step.moves, weighed, worded, PICTURE, user=1)
            leading = [button for button in list_buttons(layout) if " · " in str(button.label)]
            names = [str(button.label).split(" · ", 1)[1].rstrip(f" {STAR}") for button in leading]
            acts = [worded.act(move) for move in alike]
            assert len(set(names)) == len(names) or names == acts, names
            bare += names == acts
            cut |= {str(button.label) for button in leading if str(button.label).rstrip(f" {STAR}").endswith("…")}
            assert all(len(str(button.label)) <= BUTTON_LIMIT for button in leading)
    assert cut == set()
    assert bare <= 5 * len(LANGUAGES), "what is too long for a button is rare"


@pytest.mark.parametrize("key", GAMES)
def test_a_suggested_move_is_confirmed_in_the_words_of_its_button(key: str):
    """Its name is never its act alone (*Choisir un chameau*), and no sentence above the button says the same."""
    game = GAMES[key]
    for step in itertools.islice(random_game(game, min(game.seats), b"confirmed"), 0, 300, 6):
        table = table_of(key, min(game.seats), step.state, 5, Status.RUNNING, b"seed")
        for said in map(words, LANGUAGES):
            worded = Wordings(table, step.seat, said)
            place, weighed = DialogPlace(table, step.seat, 0), [Weighed(step.move, 0.5)]
            suggested = list_buttons(suggestions_layout(place, step.moves, weighed, worded, PICTURE, user=1))[0]
            place = msgspec.structs.replace(place, answers=answers_of(step.moves, step.move))
            asked = make_prompt(place, step.moves, worded)
            layout = confirm_layout(place, asked, worded, PICTURE, user=1)
            label = str(list_buttons(layout)[0].label)
            assert label in (str(suggested.label).removesuffix(f" {STAR}"), said.say("dialog-play-it"))
            assert (f"**{label}.**" in layout.texts) is False
            assert layout.texts or label == worded.move(step.move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_move_is_named_by_a_colon_with_nothing_behind_it(key: str, language: Language):
    game, named = GAMES[key], 0
    for step in itertools.islice(random_game(game, max(game.seats), b"named"), 0, 400, 4):
        table = table_of(key, max(game.seats), step.state, 5, Status.RUNNING, b"seed")
        worded = Wordings(table, step.seat, words(language))
        kinds = {tag(move): move for move in sorted(step.moves, key=lambda move: -len(str(move)))}
        for move in kinds.values():
            named += 1
            assert [text for text in worded.rungs(move) if text.rstrip().endswith(":")] == []
    assert named


@pytest.mark.costly(seconds=2)
def test_the_way_to_a_question_is_told_in_the_words_of_what_was_pressed(questions: Sequence[Met]):
    """After *Move* no line says *Move or attack*: a button or an entry and the line above the next question agree."""
    before, compared = {}, 0
    for question in questions:
        if not question.place.answers:
            before = {}
        for choice, label in zip(
            question.asked.choices, question.worded.with_text_names().labels(question.asked), strict=True
        ):
            from_menu = any(group.menu and choice in group.choices for group in question.asked.groups)
            text = question.worded.with_text_names().entry(choice, label) if from_menu else label.text
            before[choice.answers] = without_ellipsis(text)
        if question.asked.move is None and question.place.answers:
            trail = in_words(question.layout.texts[-1]).split("\n")[0]
            assert trail.endswith(before[question.place.answers]), (trail, before[question.place.answers])
            compared += 1
    assert compared or questions[0].place.table.game.key not in OFTEN_BARRED


def test_impossible_acts_are_named_in_one_line(questions: Sequence[Met]):
    """A line *Annuler mon choix : …* under a button *Annuler* could be taken for that button's text."""
    count, game = 0, questions[0].place.table.game
    for question in questions:
        worded, barred = question.worded, game.barred(question.worded.view)
        if question.asked.move is not None or not barred:
            continue
        curious = msgspec.structs.replace(question.place, explained=ExplanationPlan(everything=True))
        explained = "".join(
            map(str, prompt_layout(curious, question.asked, worded, PICTURE, user=1, barred=barred).below)
        )
        first = worded.words.say(f"{game.key}-act-{barred[0].act}")
        assert worded.words.say("dialog-barred-all", acts=f"{first} – ") in explained
        count += 1
    assert count or game.key not in OFTEN_BARRED
