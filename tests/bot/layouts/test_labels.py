"""Labels of buttons, which are shown in full; longer ones have a text next to them or become menus."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

import discord
import pytest

from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.history.narration import names
from azalai.bot.layouts.confirmations import confirm_layout, result_lines
from azalai.bot.layouts.labels import STAR, choose_labels, ladder
from azalai.bot.layouts.layout import Picture, PrivateLayout
from azalai.bot.layouts.prompts import DialogPlace, change_rows, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.store.rows import Status
from azalai.bot.suggestions.layout import suggestions_layout
from azalai.bot.suggestions.rules import Weighed
from azalai.bot.text import BUTTON_LIMIT
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.prompts import Form, Prompt, prompt
from azalai.games.questions import tag
from azalai.locales import LANGUAGES, words
from azalai.testing.play import random_game
from tests.bot.histories import table_of
from tests.house import ROOT
from tests.installing import install_game

SOUK = ROOT / "examples" / "souk" / "azalai_souk"
POSITIONS, MANY = 12, 160
"""Number of positions of a game in quick and in long tests."""
MOST_QUESTIONS = 8
ROOM = 34
PICTURE = Picture("board.png", b"picture", "a board")


def list_questions(seat: int, moves: Sequence[Move], worded: Wordings) -> Iterator[tuple[DialogPlace, Prompt]]:
    """Yield the questions to a seat in a position, up to some depth."""
    waiting = [()]
    for _ in range(MOST_QUESTIONS):
        if not waiting:
            return
        place = DialogPlace(worded.table, seat, 0, waiting.pop(0))
        asked = make_prompt(place, moves, worded)
        yield place, asked
        waiting += [choice.answers for choice in asked.choices[:4]]


def list_buttons(layout: PrivateLayout) -> list[str]:
    """Return the labels of all buttons."""
    parts = [part for part in build_view(layout).walk_children() if hasattr(part, "custom_id")]
    return [str(part.label) for part in parts if isinstance(part, discord.ui.Button)]


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("positions", [POSITIONS, pytest.param(MANY, marks=pytest.mark.long(seconds=10))])
def test_no_button_of_a_game_is_longer_than_every_client_shows(key: str, positions: int):
    game, long = GAMES[key], set[str]()
    for seats in {min(game.seats), max(game.seats)}:
        moments = list(itertools.islice(random_game(game, seats, b"labels"), MANY * 5))
        for moment in moments[:: max(1, len(moments) // positions)]:
            table = table_of(key, seats, moment.state, 5, Status.RUNNING, b"seed")
            for said in map(words, LANGUAGES):
                worded = Wordings(table, moment.seat, said)
                labels: list[str] = []
                for place, asked in list_questions(moment.seat, moment.moves, worded):
                    if asked.move is None:
                        layout = prompt_layout(place, asked, worded, PICTURE, user=1)
                    else:
                        layout = confirm_layout(place, asked, worded, PICTURE, user=1)
                        labels += [str(button.label) for row in change_rows(place, asked, worded) for button in row]  # pyright: ignore[reportGeneralTypeIssues]
                    labels += list_buttons(layout)
                    assert_told(asked, layout, worded)
                long |= {label for label in labels if len(label) > BUTTON_LIMIT}
    assert long == set()


def assert_told(asked: Prompt, layout: PrivateLayout, wordings: Wordings) -> None:
    """Check that each choice has one button or entry, and that no two look the same, with emojis or without."""
    if asked.form is not Form.CHOICES or asked.move is not None:
        return
    at = 0
    labels = wordings.labels(asked)
    for group in asked.groups:
        own = labels[at : at + len(group.choices)]
        at += len(group.choices)
        if not group.menu:
            assert len({(label.text, label.sign) for label in own}) == len(own), own
            assert len({label.plain or label.text for label in own}) == len(own), own


def test_a_label_says_as_much_as_there_is_room_for():
    long = "Lay Well on the Hidden Path (middle left), row 1: salt and gold"
    assert choose_labels([ladder("Draw 3"), ladder(long, "Lay Well (middle left), row 1")]) == (
        "Draw 3",
        "Lay Well (middle left), row 1",
    )
    assert choose_labels([ladder("Move from D4 (central saline +5, 12 camels)…")]) == ("Move from D4…",)


def test_choices_of_one_kind_leave_out_alike():
    """Timbuktu offers "A, Scimitar" next to "D, Moon", not next to a label with the goods."""
    camels = ["A (gold, pepper, salt, water), Scimitar", "D (coffee, pepper, 2 water), Moon"]
    assert choose_labels([ladder(camel) for camel in camels], room=ROOM) == ("A, Scimitar", "D, Moon")
    assert choose_labels([ladder(camel) for camel in camels[1:]], room=ROOM) == (camels[1],)
    ways = [(f"Go to {place}. Goods given up: gold", f"{place}, give up gold") for place in ("Crescent", "Lamp")]
    rungs = [*(ladder(*way) for way in ways), ladder("Scimitar, stall 1, free")]
    assert choose_labels(rungs, room=ROOM) == (
        "Crescent, give up gold",
        "Lamp, give up gold",
        "Scimitar, stall 1, free",
    )
    kinds = ["go", "stay", "go"]
    assert choose_labels(rungs, kinds, ROOM) == ("Crescent, give up gold", ways[1][0], "Scimitar, stall 1, free")


def test_a_label_that_is_too_long_or_not_unique_gets_no_button():
    assert choose_labels([ladder("x" * (BUTTON_LIMIT + 1))]) is None
    notes = [f"Send a thief to Amara ({place} of the caravan)" for place in ("camel 1", "camel 2")]
    assert choose_labels([ladder(one) for one in notes]) is None
    short = ("Thief to Amara: camel 1", "Thief to Amara: camel 2")
    assert choose_labels([ladder(one, other) for one, other in zip(notes, short, strict=True)]) == short


@pytest.mark.parametrize(("key", "beside"), [("targui1988", "can attack"), ("touareg", "Of your hand it takes")])
def test_the_effect_of_a_move_is_one_sentence_about_the_move_itself(key: str, beside: str):
    """Choices that are still open on the way to the move are left out."""
    game, said = GAMES[key], words("en")
    lines: list[str] = []
    for step in itertools.islice(random_game(game, min(game.seats), b"brings"), 0, 300, 3):
        table = table_of(key, min(game.seats), step.state, 5, Status.RUNNING, b"seed")
        brought = result_lines(step.moves, step.move, Wordings(table, step.seat, said))
        assert len(brought) <= 1
        lines += brought
    assert lines and not any(beside in line for line in lines)


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("key", GAMES)
def test_the_buttons_of_what_was_weighed_are_told_apart(key: str):
    """Two purchases differ by the names of their cards, two figures by their places."""
    game, wrong = GAMES[key], set[tuple[str, ...]]()
    for step in itertools.islice(random_game(game, min(game.seats), b"weighed"), 0, 400, 8):
        table = table_of(key, min(game.seats), step.state, 5, Status.RUNNING, b"seed")
        for said in map(words, LANGUAGES):
            alike = sorted(step.moves, key=tag)[-3:]
            weighed = [Weighed(move, 0.5) for move in alike]
            place, worded = DialogPlace(table, step.seat, 0), Wordings(table, step.seat, said)
            layout = suggestions_layout(place, step.moves, weighed, worded, PICTURE, user=1)
            labels = tuple(label.removesuffix(f" {STAR}") for label in list_buttons(layout)[:-2])
            sentences = {said.move(key, move, names(table)) for move in alike}
            if len(set(labels)) < len(sentences) or any(len(label) > BUTTON_LIMIT for label in list_buttons(layout)):
                wrong.add(labels)
    assert wrong == set()


def test_a_first_step_of_the_only_kind_of_move_has_its_words_and_no_act(tmp_path: Path):
    """The act is not asked, so its name is left out; the words of `KEY-node-ACT-FIELD` are used."""
    rules = [
        ("    salt: Annotated[int, Ask.NUMBER]\n", "    salt: int\n    camel: int = 0\n"),
        (
            "[Offer(salt) for salt in range(state.salt[seat] + 1)]",
            "[Offer(salt, camel) for salt in range(state.salt[seat] + 1) for camel in range(3)]",
        ),
    ]
    said: list[list[str]] = []
    for number, message in enumerate(("", "dune-node-offer-salt = Offer: { $value } …\n")):
        name = "dune-name = Dune\n"
        changes = {"__init__.py": rules, "locales/en/dune.ftl": [(name, name + message)]}
        with install_game("dune", tmp_path / str(number), SOUK, changes=changes):
            game = GAMES["dune"]
            state = game.setup(seats=2, options=game.Options(), seed=b"steps")
            worded = Wordings(table_of("dune", 2, state, 0, Status.RUNNING, b"steps"), 0, words("en"))
            question = prompt(game.moves(state, 0))
            said.append([worded.choice(choice) for choice in question.choices[:2]])
    assert said == [["Salt 0…", "Salt 1…"], ["Offer: Salt 0…", "Offer: Salt 1…"]]
