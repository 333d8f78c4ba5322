"""Language that is only a folder: whole games, lessons and settings in it, and no word of English."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.app.command_sync import make_payloads
from azalai.bot.catalogue import list_offered_games, list_taught_games
from azalai.bot.hosting.names import NAMES as ROBOTS
from azalai.bot.welcome.layout import greeting_layout
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import renderer
from azalai.renderers.kit import type as letters
from azalai.renderers.samples import positions
from tests.bot.solo.test_lessons_on_discord import go, open_lesson
from tests.discord_commands import CHAT_INPUT, GROUP, SUBCOMMAND, USER
from tests.locales import made_up
from tests.play.people_at_play import PlayedTable, open_table
from tests.play.played_out import play_out, skip_to_the_end
from tests.simulator import Answer, Message, Simulator, buttons_of, menus_of, pictures_of, text_of

PEOPLE = ("Amara", "Thomas", "Karine")
NAMES = (*PEOPLE, *ROBOTS, "Sahara", "azalai", "UTC", *(facts.name for facts in LANGUAGES.values()))
"""Proper names: people, robots, their server, its channel, the zone of its time, the other languages."""
WHOLE = pytest.mark.long(seconds=60)
QUICK = "touareg"
"""Game of which a part is played in every run; the others are among the long checks."""
FIRST_TURNS, LAST_MOVES = 5, 6


@pytest.fixture(autouse=True, scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterable[Language]:
    """Install the language for the tests of this module."""
    with made_up.install(tmp_path_factory.mktemp("language")) as spoken:
        yield spoken


def list_read_texts(table: PlayedTable) -> Iterable[str]:
    """Yield all texts that were read at a table, in private and in the channel."""
    for player in table.players:
        yield from player.reads
        for message in player.person.dms:
            yield from list_texts(message)
    for message in table.channel.messages:
        yield from list_texts(message)


def list_texts(message: Message) -> Iterable[str]:
    """Yield the texts, labels and alternative texts of a message."""
    yield text_of(message)
    yield from (button.label for button in buttons_of(message))
    for menu in menus_of(message):
        yield from (label for label, _ in menu.options)
    yield from (picture.alt for picture in pictures_of(message))


def check(texts: Iterable[str]) -> None:
    """Check that only names are in Latin letters."""
    left = {text: latin for text in set(texts) if (latin := made_up.latin(text, *NAMES))}
    assert left == {}


@pytest.mark.costly(seconds=8)
@pytest.mark.parametrize(
    "game",
    [
        *(
            pytest.param(key, marks=[] if key == QUICK else pytest.mark.long(seconds=10))
            for key in list_offered_games()
        ),
        *(pytest.param(f"{key} whole", marks=WHOLE) for key in list_offered_games()),
    ],
)
async def test_a_game_is_played_to_its_end_without_an_english_word(
    simulator: Simulator[Azalai], plain_pictures: object, game: str
):
    """Only beginning and end are played of some games."""
    key, *whole = game.split()
    people = [(name, made_up.LOCALE) for name in PEOPLE[: min(GAMES[key].seats)]]
    table = await open_table(simulator, key, people, language=made_up.MADE_UP)
    if not whole and key != "souk":  # which is over at once
        for _ in range(FIRST_TURNS):
            await table.list_awaited()[0].take_turn()
        await skip_to_the_end(simulator, LAST_MOVES)
    await play_out(table)
    assert table.over
    check(list_read_texts(table))


@pytest.mark.costly(seconds=3)
async def test_every_command_that_asks_for_nothing_answers_without_an_english_word(simulator: Simulator[Azalai]):
    table = await open_table(simulator, "souk", [(name, made_up.LOCALE) for name in PEOPLE], language=made_up.MADE_UP)
    slash = [payload for payload in await make_payloads(simulator.bot.tree, None) if payload["type"] == CHAT_INPUT]
    commands = [
        typed for command in slash for typed in list_plain_commands(command)
    ]  # those on a person ask for this person
    assert len(commands) > 50
    amara = table.players[0].person
    for number, command in enumerate(commands):
        place = table.channel if number % 2 else simulator.channel(f"place-{number}")
        check_answer(await amara.slash(place, command), command)
        check(text for message in place.messages for text in list_texts(message))


@pytest.mark.costly
async def test_every_command_on_a_person_answers_without_an_english_word(simulator: Simulator[Azalai]):
    table = await open_table(simulator, "souk", [(name, made_up.LOCALE) for name in PEOPLE], language=made_up.MADE_UP)
    commands = [payload["name"] for payload in await make_payloads(simulator.bot.tree, None) if payload["type"] == USER]
    assert len(commands) == 3
    amara, thomas = (player.person for player in table.players[:2])
    simulated = simulator.simulated
    place, on = simulated.handle(table.channel.id), simulated.actor(thomas.id)
    for command in commands:
        result = await simulated.actor(amara.id).context_menu(place, command, on)
        check_answer(simulator.answer(amara, result), command)


def check_answer(answer: Answer, command: str) -> None:
    """Check that a form, or messages, have no word in Latin letters."""
    if answer.form is not None:
        check([answer.form.title, *(label for label, _ in answer.form.fields)])
    else:
        assert answer.acknowledged, command
        check(text for message in answer.messages for text in list_texts(message))


async def test_a_lobby_its_options_and_the_greeting_have_no_english_word(simulator: Simulator[Azalai]):
    amara, place = simulator.person("Amara", locale=made_up.LOCALE), simulator.channel()
    await amara.slash(place, "touareg new", language=made_up.NAME)
    (card,) = place.messages
    say = words(made_up.MADE_UP).say
    overview = (await amara.press(card, say("button-options"))).message
    check(list_texts(overview))
    options = (await amara.press(overview, say("button-one-by-one"))).message
    assert made_up.NAME in [label for menu in menus_of(options) for label, _ in menu.options]
    greeted = greeting_layout(words(made_up.MADE_UP))
    check([*list_texts(card), *list_texts(options), *map(str, greeted.texts)])


def list_plain_commands(command: Mapping[str, Any], above: str = "") -> Iterator[str]:
    """Yield the commands at and below one that have no required option."""
    name, options = f"{above}{command['name']}", command.get("options") or []
    below = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    for option in below:
        yield from list_plain_commands(option, f"{name} ")
    if not below and not any(option.get("required") for option in options):
        yield name


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("key", list_taught_games())
async def test_a_lesson_is_taught_without_an_english_word(simulator: Simulator[Azalai], key: str):
    amara, say = simulator.person("Amara", locale=made_up.LOCALE), words(made_up.MADE_UP).say
    view = await open_lesson(amara, key, made_up.MADE_UP)
    texts = [*list_texts(view)]
    while await go(amara, view):
        texts += list_texts(view.now)
    assert say(f"{key}-lesson-free") in "".join(texts)
    check(texts)


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("key", list_offered_games())
def test_pictures_are_labelled_without_an_english_word(key: str, monkeypatch: pytest.MonkeyPatch):
    written: set[str] = set()
    lay_out = letters._line
    monkeypatch.setattr(letters, "_line", lambda text, *how: written.add(text) or lay_out(text, *how))
    draws, said = renderer(key), words(made_up.MADE_UP)
    for seats in (min(GAMES[key].seats), max(GAMES[key].seats)):
        game = GAMES[key]
        states = positions(game, seats, seed=3)
        for state in states[:: max(1, len(states) // 12)]:
            for seat in (None, 0):
                draws.draw(game.view(state, seat), NAMES[:seats], said)
    assert written or key == "souk"
    check(written)
