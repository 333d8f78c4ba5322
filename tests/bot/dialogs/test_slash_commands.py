"""Slash commands, which keep Discord's limits in every language and are registered only after a change."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.app.command_sync import make_payloads, sync_commands
from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.slash_commands import Phrase
from azalai.bot.people.reader import Reader
from azalai.bot.welcome.layout import games_layout
from azalai.locales import LANGUAGES, ORIGINAL, Language, words
from azalai.locales.reading import VALUE, messages, texts_of
from tests.bot.fixtures import Opening
from tests.discord_commands import GROUP, SUBCOMMAND, check_commands
from tests.house import ROOT
from tests.locales.pages import DOCS, KINDS, pages
from tests.simulator import Simulator, text_of
from tests.simulator.quick import translate_again

NAME = re.compile(r"^[-_\w]{1,32}$")


@pytest.fixture
async def all_commands(open_simulator: Opening) -> list[dict[str, Any]]:
    """Return all commands as they are sent to Discord."""
    async with open_simulator() as simulator:
        return await make_payloads(simulator.bot.tree, None)


@pytest.fixture
def commands(all_commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the commands that users type."""
    return [command for command in all_commands if command["type"] == TYPED_COMMAND]


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command, its subcommands, options and choices."""
    yield command
    for inner in [*(command.get("options") or []), *(command.get("choices") or [])]:
        yield from parts(inner)


async def test_slash_commands_keep_every_limit_of_discord(
    all_commands: list[dict[str, Any]], commands: list[dict[str, Any]]
):
    assert check_commands(all_commands) == []
    on_people = {command["name"]: command["contexts"] for command in all_commands if command not in commands}
    assert on_people == {"Challenge": [0], "Profile": [0], "Invite to my table": [0]}
    names = {command["name"] for command in commands}
    games = {words("en").say(f"{key}-slash") for key in list_offered_games()}
    assert names == {"azalai", "games", "table", *games}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ORIGINAL])
async def test_every_name_and_description_has_its_words_in_every_language(
    commands: list[dict[str, Any]], language: Language
):
    texts = [part for command in commands for part in parts(command)]
    missing = [
        (part["name"], field)
        for part in texts
        for field in ("name", "description")
        if field in part and not {*LANGUAGES[language].discord} <= {*(part.get(f"{field}_localizations") or {})}
    ]
    own_names = {(facts.name, "name") for facts in LANGUAGES.values()}  # languages are named in themselves
    assert set(missing) <= own_names


async def test_typed_names_are_in_small_letters_in_every_language(commands: list[dict[str, Any]]):
    typed = [part for command in commands for part in parts(command) if "type" in part]
    names = [name for part in typed for name in (part["name"], *(part.get("name_localizations") or {}).values())]
    assert [name for name in names if not NAME.match(name) or name != name.lower()] == []


async def test_commands_of_tables_are_offered_in_servers_only(commands: list[dict[str, Any]]):
    everywhere = {command["name"] for command in commands if command.get("dm_permission", True)}
    assert everywhere == {"azalai", "games"}
    assert not {"table", *list_offered_games()} & everywhere
    assert all((1 in command["contexts"]) is (command["name"] in everywhere) for command in commands)


TYPED_COMMAND = 1
TYPED = re.compile(r"`/([^`/]+)`")
"""Command as texts name it; in documents, a path that begins with a slash matches, too."""


@pytest.mark.costly
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_that_a_text_names_can_be_typed(open_simulator: Opening, language: Language):
    """No text names a group of commands, because a group can't be typed."""
    async with open_simulator(operator=42) as simulator:
        known = set(list_names(await make_payloads(simulator.bot.tree, None), language))
    texts = {name: text for name, message in messages(language).items() for text in texts_of(message)}
    texts |= {page.name: page.read_text(encoding="utf-8") for page in list_pages(language)}
    wrong = {
        (where, command)
        for where, text in texts.items()
        for command in TYPED.findall(text)
        if command not in ADDRESSES and not any(re.fullmatch(_pattern(command), name) for name in known)
    }
    assert wrong == set()


ADDRESSES = {"metrics", "healthz"}
"""Paths at which the bot serves its metrics and health; they are no commands."""


def _pattern(name: str) -> str:
    """Return a pattern in which values and words in capitals match anything.

    Options that are filled in are left out.
    """
    words = [word for word in name.split() if ":" not in word]
    return " ".join(re.sub(rf"{VALUE}|[A-Z]+", ".+", word) for word in words)


def list_pages(language: Language) -> Sequence[Path]:
    """Return the pages of documentation in a language; pages that no other language owns are English."""
    if language != ORIGINAL:
        return [DOCS / name for spoken, name in pages(*KINDS) if spoken == language]
    others = {name for spoken, name in pages(*KINDS) if spoken != ORIGINAL}
    return [
        *(page for page in DOCS.glob("*.md") if page.name not in others),
        *(ROOT / name for name in ("README.md", "SECURITY.md", "CONTRIBUTING.md")),
    ]


def list_names(parts: Sequence[dict[str, Any]], language: Language, above: str = "") -> Iterator[str]:
    """Yield the full name of each command, but none for groups."""
    for part in parts:
        own = (part.get("name_localizations") or {}).get(LANGUAGES[language].discord[0], part["name"])
        below = [option for option in part.get("options") or [] if option["type"] in (SUBCOMMAND, GROUP)]
        if below:
            yield from list_names(below, language, f"{above}{own} ")
        else:
            yield f"{above}{own}"


@pytest.mark.costly
async def test_two_starts_register_them_once_and_a_change_again(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    await simulator.restart(clean=True)
    assert count_registrations(simulator.requests) == 1
    say = words("fr")
    say_really = type(say).say
    monkeypatch.setattr(
        type(say),
        "say",
        lambda self, message, **v: say_really(self, message, **v).replace("Comment jouer", "Jouer"),
    )
    with translate_again():
        await simulator.restart(clean=True)
    assert count_registrations(simulator.requests) == 2


async def test_commands_for_direct_messages_are_not_registered_in_one_server(open_simulator: Opening):
    """The operator's commands, which work in direct messages only, are not registered in the test server."""
    async with open_simulator(operator=42) as simulator:
        bot, guild = simulator.bot, simulator.simulated.guild_id
        names = {payload["name"] for payload in await make_payloads(bot.tree, None) if 0 in payload["contexts"]}
        await sync_commands(bot.rooms.host, bot.tree, bot.application_id or 0, guild)
        (put,) = [request for request in simulator.requests if request.path.endswith(f"/guilds/{guild}/commands")]
        assert {command["name"] for command in put.json} == names
        assert len(await make_payloads(bot.tree, None)) == len(names) + 1


def count_registrations(requests: list[Any]) -> int:
    return len([request for request in requests if request.method == "PUT" and request.path.endswith("/commands")])


async def test_a_command_that_has_changed_since_says_so(simulator: Simulator[Azalai]):
    prepared = simulator.person("Amara").would_type(simulator.channel(), "souk view")
    simulator.bot.tree.remove_command("souk")
    answer = await simulator.do(prepared)
    assert "This command has changed. Reload Discord" in answer.text
    simulator.expect_errors()  # the simulated Discord records the errors of the command tree


@pytest.mark.costly
async def test_the_commands_that_the_playground_greets_with_can_be_typed_there(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch
):
    """The page and its greeting show the names of commands in the same language."""
    monkeypatch.setattr(Phrase, "original", "fr")
    greeted = re.findall(r"• .*`/([^`]+)`", "\n".join(games_layout(Reader(1, words("fr"))).texts))
    assert len(greeted) >= 4
    async with open_simulator() as simulator:
        for number, command in enumerate(greeted):
            channel = simulator.channel(f"place-{number}")
            await simulator.person(f"Person {number}", locale="fr").slash(channel, command)
            assert "ouvre" in text_of(channel.messages[-1])
