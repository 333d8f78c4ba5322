"""What the buttons of a question mean: each its own thing, and a colour one thing, in every game and language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import discord
import msgspec
import pytest

from azalai.bot.layouts.explaining import Explained
from azalai.bot.layouts.labels import STAR
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.prompts import DialogPlace, change_rows, confirm_layout, prompt_layout, prompt_of
from azalai.bot.layouts.suggestions import weighed_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.play.suggesting import Weighed
from azalai.bot.store.rows import Status
from azalai.bot.text import BUTTON_LIMIT
from azalai.games import GAMES
from azalai.games.prompts import Form, Prompt
from azalai.games.questions import answers_of, tag
from azalai.locales import LANGUAGES, words
from azalai.testing.play import Played, random_game
from tests.bot.histories import table_of
from tests.bot.layouts.test_labels import PICTURE, asked_of

GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary
ANSWERS = ("az:option:", "az:turn:", "az:play-it:")
POSITIONS = 30


def asked_everywhere(key: str, positions: int = POSITIONS) -> Iterator[tuple[Played, DialogPlace, Prompt, Wordings]]:
    """What is asked at positions of random games, some questions deep; one of the moves is advised."""
    game = GAMES[key]
    for seats in {min(game.seats), max(game.seats)}:
        played = list(itertools.islice(random_game(game, seats, b"meaning"), 400))
        for one in played[:: max(1, len(played) // positions)]:
            table = table_of(key, seats, one.state, 5, Status.RUNNING, b"seed")
            for said in map(words, LANGUAGES):
                worded = Wordings(table, one.seat, said, starred=True)
                for at, asked in asked_of(one.seat, one.moves, worded):
                    place = DialogPlace(table, one.seat, 0, at.answers, advised=asked.moves[-1])
                    yield one, place, asked, worded


def pressed(layout: PrivateLayout) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """The buttons of a layout."""
    return [part for part in layout.view().walk_children() if isinstance(part, discord.ui.Button)]


@pytest.mark.parametrize("key", GAMES)
def test_blue_leads_on_where_there_is_one_way_and_green_with_a_star_is_advice(key: str):
    """*Draw 3* was blue whatever was best, and so were five of six ways to pay a raid."""
    forms = set[Form | None]()
    for one, place, asked, worded in asked_everywhere(key, 12):
        if asked.move is not None:
            layout = confirm_layout(place, asked.move, worded, PICTURE, user=1)
            forms.add(None)
        else:
            layout = prompt_layout(place, asked, worded, PICTURE, user=1)
            forms.add(asked.form)
        offered = [
            button for button in pressed(layout) if str(button.custom_id).startswith(("az:option", "az:play-it"))
        ]
        assert [button.style for button in offered if button.style is BLUE] == [BLUE] * (asked.move is not None)
        for button in offered:
            assert (button.style is GREEN) == str(button.label).endswith(STAR), button.label
        weighed = [Weighed(move, 0.5) for move in one.moves[:3]]
        suggested = pressed(weighed_layout(place, one.moves, weighed, worded, PICTURE, user=1))
        assert [button.style for button in suggested if str(button.label).endswith(STAR)] == [GREEN]
        assert [button for button in suggested if button.style is BLUE] == []
        rows = [row for row in change_rows(place, asked, worded) if isinstance(row, list)]
        changes = [button for row in rows for button in row]
        assert [button for button in changes if button.style is BLUE] == []
    assert {Form.CHOICES, None} <= forms


@pytest.mark.parametrize("key", GAMES)
def test_no_label_of_a_question_is_cut_and_no_two_choices_say_the_same(key: str):
    """Two ways to pay read alike, a thief lost its place, and *Take back* ended in "draw a tribe ca…"."""
    for _, place, asked, worded in asked_everywhere(key):
        if asked.move is not None:
            confirm = pressed(confirm_layout(place, asked.move, worded, PICTURE, user=1))
            assert not any(str(button.label).endswith("…") for button in confirm)
            continue
        layout = prompt_layout(place, asked, worded, PICTURE, user=1)
        below = [line for text in layout.below for line in str(text).split("\n")]
        assert len(set(below)) == len(below), below
        if asked.form is not Form.CHOICES or any(group.menu for group in asked.groups):
            continue
        labels = worded.whole(asked)
        whole = [worded.choice(choice) for choice in asked.choices]
        for label, told in zip(labels, whole, strict=True):
            assert label.endswith("…") == told.endswith("…"), (label, told)
        for label, other in itertools.permutations(labels, 2):
            assert not other.startswith(f"{label} ("), (label, other)


@pytest.mark.parametrize("key", GAMES)
def test_the_star_has_room_beside_every_label(key: str):
    """It made labels longer than every client shows."""
    for _, place, asked, worded in asked_everywhere(key):
        if asked.move is None:
            layout = prompt_layout(place, asked, worded, PICTURE, user=1)
            long = [str(button.label) for button in pressed(layout) if len(str(button.label)) > BUTTON_LIMIT]
            assert long == []


@pytest.mark.parametrize("key", GAMES)
def test_a_menu_says_before_it_is_opened_which_of_its_entries_is_advised(key: str):
    for _, place, asked, worded in asked_everywhere(key):
        if not any(group.menu for group in asked.groups):
            continue
        layout = prompt_layout(place, asked, worded, PICTURE, user=1)
        menus = [part for part in layout.view().walk_children() if isinstance(part, discord.ui.Select)]
        inside = [choice for group in asked.groups if group.menu for choice in group.choices]
        assert any(STAR in str(one.placeholder) for one in menus) == any(map(place.advises, inside))


@pytest.mark.parametrize("key", GAMES)
def test_the_buttons_of_suggestions_differ_and_none_is_cut(key: str):
    """Three buttons said "Faire voyager le chameau E dans c…"."""
    game, cut, bare = GAMES[key], set[str](), 0
    for one in itertools.islice(random_game(game, min(game.seats), b"suggested"), 0, 400, 8):
        table = table_of(key, min(game.seats), one.state, 5, Status.RUNNING, b"seed")
        for said in map(words, LANGUAGES):
            worded, place = Wordings(table, one.seat, said), DialogPlace(table, one.seat, 0)
            alike = sorted(one.moves, key=tag)[:3]
            weighed = [Weighed(move, 0.5) for move in alike]
            layout = weighed_layout(place, one.moves, weighed, worded, PICTURE, user=1)
            leading = [button for button in pressed(layout) if " · " in str(button.label)]
            named = [str(button.label).split(" · ", 1)[1].rstrip(f" {STAR}") for button in leading]
            acts = [worded.act(move) for move in alike]
            assert len(set(named)) == len(named) or named == acts, named
            bare += named == acts
            cut |= {str(button.label) for button in leading if str(button.label).rstrip(f" {STAR}").endswith("…")}
            assert all(len(str(button.label)) <= BUTTON_LIMIT for button in leading)
    assert cut == set()
    assert bare <= 5 * len(LANGUAGES), "what is too long for a button is rare"


@pytest.mark.parametrize("key", GAMES)
def test_what_is_confirmed_is_named_by_what_it_plays_never_by_its_act_alone(key: str):
    """A suggested camel was confirmed by *Choisir un chameau*."""
    game = GAMES[key]
    for one in itertools.islice(random_game(game, min(game.seats), b"confirmed"), 0, 300, 6):
        table = table_of(key, min(game.seats), one.state, 5, Status.RUNNING, b"seed")
        for said in map(words, LANGUAGES):
            worded = Wordings(table, one.seat, said)
            place = DialogPlace(table, one.seat, 0, answers_of(one.moves, one.move))
            asked = prompt_of(place, one.moves, worded)
            assert asked.move is not None
            label = str(pressed(confirm_layout(place, asked.move, worded, PICTURE, user=1))[0].label)
            assert label in (*worded.rungs(asked.move), said.say("dialog-play-it"))


@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui1988"])
def test_what_can_not_be_done_is_said_to_be_so_in_one_line(key: str):
    """*Annuler mon choix : Tous ont choisi : ...* under a button *Annuler : ...* seemed to speak of that button."""
    told, game = 0, GAMES[key]
    for _, place, asked, worded in asked_everywhere(key, 12):
        barred = game.barred(worded.view)
        if asked.move is not None or not barred:
            continue
        curious = msgspec.structs.replace(place, explained=Explained(everything=True))
        explained = "".join(map(str, prompt_layout(curious, asked, worded, PICTURE, user=1, barred=barred).below))
        first = worded.words.say(f"{key}-act-{barred[0].act}")
        assert worded.words.say("dialog-barred-all", acts=f"{first} – ") in explained
        told += 1
    assert told
