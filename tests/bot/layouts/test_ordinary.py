"""Calls as ordinary messages, which have room for everything that a first question needs."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from discord import ui

from azalai.bot.dialogs.message_builder import build_view, make_mark, to_new_message
from azalai.bot.layouts.components import PER_ROW, ROWS, button, decode_mark
from azalai.bot.layouts.confirmations import confirm_layout
from azalai.bot.layouts.layout import CaptionedRow, Picture, PrivateLayout, Wording
from azalai.bot.layouts.prompts import DialogPlace, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.store.rows import Status
from azalai.bot.text import CONTENT_LIMIT, TEXT_LIMIT
from azalai.games import GAMES
from azalai.locales import LANGUAGES, words
from azalai.testing.play import random_game
from tests.bot.histories import table_of

POSITIONS, MANY = 12, 120
"""Number of positions of a game in quick and in long tests."""
PICTURE = Picture("board.png", b"picture", "a board")
MORE = [[button(name, name, 1) for name in ("undo", "suggest", "finish")], [button("table", "table", 1)]]
"""Rows of further buttons below a question."""


@pytest.mark.costly
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("positions", [POSITIONS, pytest.param(MANY, marks=pytest.mark.long(seconds=5))])
def test_the_first_question_of_every_game_has_room_in_an_ordinary_message(key: str, positions: int):
    game = GAMES[key]
    for seats in (min(game.seats), max(game.seats)):
        moments = list(itertools.islice(random_game(game, seats, b"ordinary"), MANY * 4))
        for moment in moments[:: max(1, len(moments) // positions)]:
            table = table_of(key, seats, moment.state, 5, Status.RUNNING, b"seed")
            for language in LANGUAGES:
                wordings, place = Wordings(table, moment.seat, words(language)), DialogPlace(table, moment.seat, 0)
                asked = make_prompt(place, moment.moves, wordings)
                if asked.move is not None:
                    layout = confirm_layout(place, asked, wordings, PICTURE, user=1, more=MORE)
                else:
                    barred = game.barred(table.view(moment.seat))
                    layout = prompt_layout(place, asked, wordings, PICTURE, user=1, barred=barred, more=MORE)
                assert_fits(layout)


def assert_fits(layout: PrivateLayout) -> None:
    layout = msgspec.structs.replace(layout, calls=True)
    sent = to_new_message(layout, "nonce")
    rows = sent["view"].to_components()
    assert len(sent["content"]) == max(layout.length() - 1, 0) <= CONTENT_LIMIT  # a lone move has no text
    assert len(rows) <= ROWS and all(len(row["components"]) <= PER_ROW for row in rows)
    ids = [part["custom_id"].partition("#")[0] for row in rows for part in row["components"]]
    all_of_them = [
        part.custom_id for part in build_view(layout).walk_children() if isinstance(part, ui.Button | ui.Select)
    ]
    assert sorted(ids) == sorted(all_of_them)  # pyright: ignore[reportArgumentType]
    marks = [decode_mark(part["custom_id"]) for row in rows for part in row["components"]]
    assert [mark for mark in marks if mark is not None] == [make_mark("nonce")]


def test_a_position_in_words_fills_the_room_and_links_to_the_rest():
    text = "\n".join(f"line {number}" for number in range(1000))
    layout = PrivateLayout(user=1, texts=("Your turn.",), picture=Wording(text, "All", (1, 0)), calls=True)
    sent = to_new_message(layout, "nonce")
    assert CONTENT_LIMIT - 20 < len(sent["content"]) <= CONTENT_LIMIT
    (row,) = sent["view"].to_components()
    assert [part["label"] for part in row["components"]] == ["All"]


def test_a_position_in_words_leaves_room_for_what_stands_over_its_buttons():
    """A long position leaves room for the reasons that *Suggest* gives for each move."""
    text = "\n".join(f"line {number}" for number in range(1000))
    press = button("Draw", "turn", 1)
    rows = [CaptionedRow("about equal", [press], [press])]
    layout = PrivateLayout(user=1, picture=Wording(text, "All", (1, 0)), rows=rows, framed=False)
    texts = [part.content for part in build_view(layout).walk_children() if isinstance(part, ui.TextDisplay)]
    assert TEXT_LIMIT - 20 < sum(map(len, texts)) <= TEXT_LIMIT
    assert texts[-1] == "-# about equal"
