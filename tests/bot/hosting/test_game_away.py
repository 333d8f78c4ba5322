"""Tables of a plugin that is not installed: they say so, lose nothing, and resume when it is installed again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.hosting.quarantine import quarantine_uninstalled, retry_quarantined
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants, leadership
from azalai.bot.tournaments.acts import Act
from azalai.bot.tournaments.layout import card
from azalai.bot.tournaments.leading_layout import lead_layout
from azalai.bot.tournaments.private_layout import own_game_layout, standings_layout
from azalai.bot.tournaments.rounds import standings
from azalai.bot.tournaments.tournament_rows import Ended, Trouble
from azalai.games import GAMES
from azalai.locales import language_of, words
from tests.bot.fixtures import (
    DAY,
    list_pings,
    load_status,
    offer,
    open_lobby,
    result_card,
    start_table,
)
from tests.bot.tournaments.on_a_host import GUILD, MANAGER, begin_cup, is_in, load_contest, open_cup, open_tables
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, proposals_of, read_refusal
from tests.installing import install_souk, on_the_path
from tests.simulator import Simulator, labels_of, text_of

AWAY = "The game of table 1 is not installed at the moment."


@pytest.fixture
def dune(tmp_path: Path) -> Iterator[ExitStack]:
    """Install a plugin until the stack is closed."""
    with ExitStack() as installed:
        installed.enter_context(install_souk("dune", tmp_path / "packages"))
        yield installed


async def uninstall(simulator: Simulator[Azalai], dune: ExitStack) -> None:
    """Uninstall the plugin and restart the bot."""
    dune.close()
    await simulator.restart(clean=True)


async def install_again(simulator: Simulator[Azalai], dune: ExitStack, tmp_path: Path) -> None:
    """Install the plugin again and restart the bot."""
    dune.enter_context(on_the_path(tmp_path / "packages", "azalai_dune"))
    await simulator.restart(clean=True)


@pytest.mark.costly(seconds=3)
async def test_a_table_without_its_game_says_so_once_and_resumes_with_it(
    dune: ExitStack, tmp_path: Path, simulator: Simulator[Azalai]
) -> None:
    card = await start_table(simulator, "Thomas", game="dune")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    assert "You offered 6 salt." in text_of(await offer(amara, card, "6"))
    before = card.now

    await uninstall(simulator, dune)
    assert text_of(card.now).startswith(AWAY) and "goes on by itself" in text_of(card.now)
    assert labels_of(card.now) == [] and list_pings(simulator.channel()) == []
    assert [message.id for message in simulator.channel().messages if AWAY in text_of(message)] == [card.id]
    for person in (amara, thomas, simulator.person("Idir")):
        answer = await person.press(before, "Play", stale=True)
        assert answer.message.ephemeral and answer.text.startswith(AWAY) and "Nothing was lost" in answer.text
    requests = len(simulator.requests)
    await simulator.restart(clean=True)
    assert await load_status(simulator) is Status.QUARANTINED
    assert [request.path for request in simulator.requests[requests:] if str(card.id) in request.path] == []

    await install_again(simulator, dune, tmp_path)
    assert await load_status(simulator) is Status.RUNNING and labels_of(card.now) == labels_of(before)
    assert "Amara had offered 6" in text_of(await offer(thomas, card))
    assert simulator.expect_errors() == []


@pytest.mark.costly
@pytest.mark.parametrize("language", ["English", "Français"])
async def test_a_missing_game_is_named_in_the_language_of_the_table(
    dune: ExitStack, language: str, simulator: Simulator[Azalai]
) -> None:
    card = await open_lobby(simulator, game="dune", language=language)
    await uninstall(simulator, dune)
    code = {"English": "en", "Français": "fr"}[language]
    assert text_of(card.now) == words(language_of(code)).say("card-game-away", table=1)


@pytest.mark.costly(seconds=3)
async def test_a_game_that_is_over_is_left_as_it_is_and_can_not_be_looked_at_meanwhile(
    dune: ExitStack, tmp_path: Path, simulator: Simulator[Azalai]
) -> None:
    card = await start_table(simulator, "Thomas", game="dune")
    for _ in range(3):
        for name in ("Amara", "Thomas"):
            await simulator.person(name).slash(simulator.channel(), "dune offer", salt="0")
    over = result_card(simulator)
    text, amara = text_of(over), simulator.person("Amara")
    await uninstall(simulator, dune)
    assert text_of(over.now) == text and AWAY in (await amara.press(over, "Replay")).text
    assert (await load_status(simulator), card.gone) == (Status.FINISHED, card.gone)
    answers = [(await amara.slash(None, command)).text for command in ("azalai profile", "azalai history", "games")]
    assert ["dune" in answer for answer in answers] == [True, True, False]
    await install_again(simulator, dune, tmp_path)
    assert AWAY not in (await amara.press(over, "Replay")).text


async def test_a_tournament_waits_for_its_game_and_takes_no_result_meanwhile(
    host: Host, dune: ExitStack, tmp_path: Path
) -> None:
    options = msgspec.json.encode(GAMES["dune"].Options())
    number = (await begin_cup(host, AMARA, THOMAS, KARINE, IDIR, game="dune", options=options)).row.id
    waiting = await open_cup(host, AMARA, game="dune", options=options)
    tables = await open_tables(host, await load_contest(host, number))
    dune.close()
    await quarantine_uninstalled(host)
    contest = await load_contest(host, number)
    assert contest.row.trouble is Trouble.AWAY and contest.lapses_at == host.now() + 30 * DAY
    views = [card(contest, standings(contest), {}), own_game_layout(contest, words("en"), user=AMARA.id)]
    views.append(standings_layout(contest, standings(contest), words("en"), 0, user=AMARA.id))
    views.append(lead_layout(contest, [Act.END], [], words("en"), user=AMARA.id))
    assert all("Desert cup" in view.texts[0] for view in views), "it can be shown and ended"
    assert "dune, 3 rounds of a Swiss" in views[0].texts[0]
    for act in (leadership.describe_next(host, number, MANAGER), entrants.join(host, waiting, IDIR)):
        assert await read_refusal(act) == "refusal-tournament-away"
    async with host.store.read() as tx:
        assert await entrants.list_open(tx, GUILD, IDIR.id, lambda _: True) == []
    await entrants.leave(host, waiting, AMARA)
    await entrants.withdraw(proposals_of(host), number, THOMAS)
    dune.enter_context(install_souk("dune", tmp_path / "again"))
    await retry_quarantined(host)
    contest = await load_contest(host, number)
    assert contest.row.trouble is None and contest.lapses_at is None
    over = {game.ended for game in contest.games if game.places}
    assert over == {Ended.RESIGNED} and not is_in(contest, THOMAS), "who has withdrawn leaves the table now"
    assert sorted([(await load(host, table)).row.status for table in tables]) == [Status.RESIGNED, Status.RUNNING]
