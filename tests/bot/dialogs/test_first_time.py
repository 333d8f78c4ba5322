"""Instructions for users who meet a game or the bot for the first time, and only then."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.app.playground import Playground, Stage
from azalai.bot.layouts.cards import players_range
from azalai.bot.people.reader import Reader
from azalai.bot.welcome.layout import games_layout, greeting_layout
from azalai.games import GAMES
from azalai.locales import words
from tests.bot.fixtures import open_lobby, start_table
from tests.simulator import Simulator, buttons_of, text_of

FIRST = "Everybody offers at the same time"
OFFERS = "all of it is gone"


@pytest.mark.costly
async def test_the_first_play_of_a_person_in_a_game_says_what_to_do_once(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    assert FIRST in (await amara.press(card, "Play")).text
    assert FIRST not in (await amara.press(card, "Play")).text
    assert FIRST in (await thomas.press(card, "Play")).text
    await simulator.restart()
    assert FIRST not in (await amara.press(card.now, "Play")).text


async def test_the_game_is_explained_before_its_moves(simulator: Simulator[Azalai]):
    """The first answer explains the game; the moves are explained from the second on."""
    card = await start_table(simulator, "Thomas")
    first, then = [(await simulator.person("Amara").press(card, "Play")).text for _ in range(2)]
    assert FIRST in first and OFFERS not in first
    assert OFFERS in then and FIRST not in then


async def test_only_the_first_table_of_a_server_says_how_to_begin(simulator: Simulator[Azalai]):
    first = await open_lobby(simulator)
    assert "The first table here" in text_of(first.now)
    idir, oasis = simulator.person("Idir"), simulator.channel("oasis")
    await idir.slash(oasis, "souk new", language="English")
    assert "The first table here" not in text_of(oasis.messages[0])


async def test_the_lobby_says_for_how_many_and_how_long(simulator: Simulator[Azalai]):
    """The lobby names one number of players and the duration; none of its buttons is blue."""
    card = await open_lobby(simulator, game="targui")
    assert "2 players · 30 to 60 minutes, or some weeks" in text_of(card)
    assert not any(button.style == 1 for button in buttons_of(card))
    assert players_range(GAMES["touareg"], words("en")) == "2 to 5 players"
    assert players_range(GAMES["targui"], words("fr")) == "2 joueurs"


async def test_the_options_say_what_each_of_them_means(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator)
    options = (await simulator.person("Amara").press(card, "Options")).text
    assert "**Small purse**: no\n-# Everybody begins with 6 salt instead of 12" in options
    assert options.endswith("**Gold cards in the game**: 2, 3, 4, 5 and 6"), "its meaning says no more than its name"


async def test_help_says_how_to_begin_and_how_long_each_game_takes(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    helped = (await amara.slash(simulator.channel(), "azalai help")).message
    assert "**To begin:**" in text_of(helped) and "**To play:**" in text_of(helped)
    how = (await amara.press(helped, "az:how")).message
    text = (await amara.press(how, "az:which-games")).text
    assert "(`/targui new`, 2 players, 30 to 60 minutes, or some weeks)" in text
    assert "-# Touareg, by Francesco Berardi" in text


def test_the_playground_greets_with_every_game():
    labels = [label for row in greeting_layout(words("en"), playground=True).rows for label in list_labels(row)]
    for key in ("touareg", "timbuktu", "targui", "targui1988"):
        assert words("en").say(f"{key}-name") in labels
        assert words("en").say(f"{key}-slash") in "\n".join(games_layout(Reader(1, words("en"))).texts)


def list_labels(row: Any) -> list[str]:
    """Return the labels of a row's buttons."""
    return [str(button.label) for button in (row if isinstance(row, list) else row.buttons)]


async def test_the_clock_of_the_playground_catches_up_with_the_real_one():
    """Time that passes before the page opens counts: no turn begins in the future."""

    class SlowStage(Stage):
        """Simulated server that was 23 seconds behind when its page opened."""

        def __init__(self) -> None:
            self.at = datetime.now(UTC) - timedelta(seconds=23)
            self.backend = cast(Any, SimpleNamespace(transcript=[]))

        @property
        def _virtual_time(self) -> float:
            return 0.0

        def now(self) -> datetime:
            return self.at

        async def advance_time(self, seconds: float) -> None:
            self.at += timedelta(seconds=seconds)
            if (datetime.now(UTC) - self.at).total_seconds() < 1:
                caught_up.set()

        def _move_clock(self, *_: Any) -> None:
            """Do nothing: the time is up to date when all tasks are done."""

    caught_up = asyncio.Event()
    playground = Playground(SlowStage(), cast(Any, SimpleNamespace(threads=[])), (), "en")
    living = asyncio.create_task(playground.live(lambda _: None))
    try:
        await asyncio.wait_for(caught_up.wait(), 10)
    finally:
        living.cancel()


@pytest.mark.costly
async def test_a_french_reader_at_an_english_table_is_sent_to_its_own_buttons(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    idir = simulator.person("Idir", locale="fr")
    assert "*Log* et *Rules*" in (await idir.press(card, "Play")).text
