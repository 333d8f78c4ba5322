"""List `/games` of a user's tables: those that wait for the user are first."""

from __future__ import annotations

import re

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.hosting.open_tables import OpenGame
from azalai.bot.layouts.message_height import height
from azalai.bot.layouts.own_table_list import (
    PER_PAGE,
    PER_PAGE_IN_WORDS,
    WAITING_PER_PAGE,
    LeftGame,
    OwnGames,
    OwnTable,
    own_tables_layout,
)
from azalai.bot.layouts.phone import PHONE, count_paragraph_lines, room_next_to
from azalai.bot.people.reader import Reader
from azalai.bot.signs import Signs
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers.signs import KEYS
from tests.bot.fixtures import Opening, offer
from tests.bot.histories import table_of
from tests.discord_rules import walk
from tests.simulator import Message, Simulator, answers_of, labels_of, text_of

SEED = bytes(32)
BELOW = ("Deal of the day", "Find elsewhere", "Finished games", "Close")


async def open_table(simulator: Simulator[Azalai], channel: str, *, start: bool = True) -> Message:
    """Open a table of Amara and Thomas in a channel of this name and return its card."""
    place = simulator.channel(channel)
    await simulator.person("Amara").slash(place, "souk new", language="English", seats="joined")
    card = place.messages[-1]
    await simulator.person("Thomas").press(card, "Join")
    if start:
        await simulator.person("Amara").press(card, "Start")
    return card


@pytest.mark.costly
async def test_tables_that_wait_for_one_come_first_each_with_its_button(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await open_table(simulator, "one")
        await amara.slash(simulator.channel("one"), "souk offer", salt="3")
        await open_table(simulator, "two")
        await open_table(simulator, "three", start=False)
        answer = (await amara.slash(None, "games")).message
        assert "**Your tables**: 3 · one waits for you." in text_of(answer)
        assert labels_of(answer) == ["Play", "Board", "Go there", *BELOW]
        lines = text_of(answer).splitlines()[1:]
        assert lines[0].startswith("**Souk** · [table 2, ") and f"/{simulator.channel('two').id}/" in lines[0]
        assert "your turn · <t:" in lines[1]
        assert "Thomas to play · <t:" in text_of(answer)
        assert "not started yet" in text_of(answer)
        assert "You are not at any table" in (await simulator.person("Idir").slash(None, "games")).text
        overview = (await amara.slash(simulator.channel("one"), "games")).message
        assert "[#two](" in text_of(overview)
        view = (await amara.press(overview, "Play")).message
        assert view.id == overview.id and any(answer.startswith("az:option:2:") for answer in answers_of(view.now))


@pytest.mark.costly
async def test_after_a_move_the_next_table_that_waits_is_one_press_away(open_simulator: Opening):
    """The view of the next table replaces the one before, which does not come back when its table continues."""
    async with open_simulator() as simulator:
        amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
        one, two = await open_table(simulator, "one"), await open_table(simulator, "two")
        view = (await amara.press(one, "Play")).message
        assert "Next table ▸" not in labels_of(view)
        await amara.press(view, "0")
        assert labels_of(view.now)[-1] == "Next table ▸"
        await amara.press(view.now, "Next table ▸")
        assert any(one.startswith("az:option:2:") for one in answers_of(view.now))
        await offer(thomas, one)
        assert any(one.startswith("az:option:2:") for one in answers_of(view.now))
        await amara.press(view.now, "0")
        assert labels_of(view.now)[-1] == "Next table ▸"
        await offer(thomas, two)
        assert "Next table ▸" not in labels_of(view.now)


@pytest.mark.costly
async def test_join_says_that_nothing_waits_for_players(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, channel = simulator.person("Amara"), simulator.channel("one")
        nothing = "Nothing waits for players in this server at the moment."
        assert nothing in (await amara.slash(channel, "games")).text
        assert nothing not in (await amara.slash(None, "games")).text
        await open_table(simulator, "two", start=False)
        assert nothing not in (await simulator.person("Idir").slash(channel, "games")).text


@pytest.mark.costly
async def test_many_tables_come_in_pages(open_simulator: Opening):
    async with open_simulator(lobbies=(9, 99)) as simulator:
        for number in range(9):
            await open_table(simulator, f"c{number}", start=False)
        first = (await simulator.person("Thomas").slash(simulator.channel("c0"), "games")).message
        assert text_of(first).count("**Souk**") == 6
        assert labels_of(first) == [*["Go there"] * 6, "Next", *BELOW]
        await simulator.person("Thomas").press(first, "Next")
        assert text_of(first.now).count("**Souk**") == 3


def own_table(number: int, status: Status, *, deciding: int, name: str, place: str, due: float | None) -> OwnTable:
    """Return a table of the reader, who has seat 0, and of other players, who all have this name."""
    game = GAMES["targui1988"]
    state = game.setup(seats=4, options=game.Options(), seed=SEED)
    table = table_of("targui1988", 4, state, 0, status, SEED)
    seats = tuple(
        msgspec.structs.replace(seat, deciding=seat.seat == deciding, since=10**9, due=due, user_id=seat.seat + 1)
        for seat in table.seats
    )
    seats = tuple(msgspec.structs.replace(seat, name=name) for seat in seats)
    row = msgspec.structs.replace(table.row, id=number, status=status, guild_id=10**18)
    return OwnTable(row, seats, (10**18, 10**18), place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("worded", [False, True])
@pytest.mark.parametrize("available", [True, False])
@pytest.mark.parametrize("left", [0, 3])
def test_a_full_page_fits_a_phone_without_wraps_next_to_buttons(
    language: Language, left: int, *, worded: bool, available: bool
):
    """Discord takes 40 components and 4,000 characters; a screen of a phone has 720 px."""
    long = "The caravan of the many long names that nobody reads to the end"
    tables = [
        own_table(n, Status.RUNNING, deciding=n % 2, name=long, place=f"#{long}", due=10**9 if n < 4 else None)
        for n in range(PER_PAGE * 2 if not left else 3)
    ]
    games = tuple(
        LeftGame(game="targui1988", kind=kind, act=f"{kind}-again", number=-n, at=10.0**9, step=1234)
        for n, kind in enumerate(["deal", "lesson", "what-if"] * left, 1)
    )
    waiting = [
        OpenGame(number=n, game="targui1988", name=long, present=2, most=4, channel=1, hours=24.0, language="fr")
        for n in range(WAITING_PER_PAGE)
    ]
    layout = own_tables_layout(
        *(tables, Reader(1, words(language)), 0),
        waiting=waiting,
        games=OwnGames(games, mistakes=20),
        world=True,
        worded=worded,
    )
    signs = Signs()
    signs.learn({key: f"<:{key}:{10**18}>" for key in KEYS} if available else {})
    payload = {"components": build_view(layout.with_signs(signs)).to_components(), "flags": 1 << 15 | 1 << 6}
    everything = list(walk(payload["components"]))
    sections = [part for _, part in everything if part["type"] == 9]
    assert len(sections) == (PER_PAGE_IN_WORDS if worded else PER_PAGE) + WAITING_PER_PAGE
    assert len(everything) <= 40
    assert sum(len(part.get("content", "")) for _, part in everything) <= 4000
    assert height(payload) <= 720
    for section in sections:
        room = room_next_to(section["accessory"]["label"])
        first, second = section["components"][0]["content"].split("\n")
        assert worded or count_paragraph_lines(first, room, 16) == 1, first
        assert worded or count_paragraph_lines(second.removeprefix("-# "), room, PHONE.small[0]) == 1, second
        assert "<" not in re.sub(r"<t:\d+:\w>", "", second), f"a moment is cut: {second}"
