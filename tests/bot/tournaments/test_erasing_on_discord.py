"""Messages of tournaments after a user's erasure: cards, last lines, pictures and names of threads."""

from __future__ import annotations

from typing import Any, cast

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.tournaments import game_threads, renewal
from azalai.bot.tournaments.layout import game_name
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import GameRow, TournamentStatus
from tests.bot.fixtures import Opening
from tests.bot.privacy.test_privacy import NAME, erase, find_traces
from tests.bot.tournaments.test_courses_on_discord import NEW, play_round
from tests.bot.tournaments.test_tournaments_on_discord import load_contest, settle
from tests.simulator import Message, Person, Simulator, text_of

PEOPLE = (NAME, "Thomas", "Karine", "Idir")


def make_earlier_name(contest: Contest, game: GameRow) -> str:
    """Return the name of a thread with the players in it, as earlier versions wrote it."""
    players = " – ".join(contest.entrants[number].name for number in game.seats)
    return f"{contest.row.name} · {game.round} · {players} · #{game.number + 1}"


async def begin_cup(simulator: Simulator[Azalai]) -> tuple[Person, Message]:
    """Open a tournament of four as Thomas, in which the user plays; return the user and the card."""
    channel = simulator.channel()
    await simulator.person("Thomas").slash(channel, NEW, game="souk", kind="swiss", name="Desert cup", most=4, rounds=1)
    await settle(simulator)
    card = channel.messages[-1]
    for name in PEOPLE:
        await simulator.person(name).press(card.now, "Take part")
        await settle(simulator)
    return simulator.person(NAME), card


def read_everything(simulator: Simulator[Azalai]) -> str:
    """Return all texts in the channel and its threads, with alternative texts and the names of threads."""
    lobby = simulator.channel()
    texts = [str(message.now.payload) for channel in (lobby, *lobby.threads) for message in channel.messages]
    return "\n".join([*texts, *(thread.name for thread in lobby.threads)])


@pytest.mark.costly(seconds=6)
@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
async def test_no_message_of_a_tournament_names_an_erased_person(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch, over: bool
):
    async with open_simulator() as simulator:
        monkeypatch.setattr(game_threads, "game_name", make_earlier_name)
        person, card = await begin_cup(simulator)
        monkeypatch.setattr(game_threads, "game_name", game_name)
        if over:
            assert (await play_round(simulator)).row.status is TournamentStatus.OVER
        before = read_everything(simulator)
        assert (over or NAME in text_of(card.now)) and any(
            NAME in thread.name for thread in simulator.channel().threads
        )
        assert NAME in before
        await erase(person)
        await settle(simulator)
        contest = await load_contest(simulator)
        assert [entrant.name for entrant in contest.entrants if entrant.gone] == [
            f"Former player {entrant.number + 1}" for entrant in contest.entrants if entrant.gone
        ]
        assert NAME not in read_everything(simulator)
        assert str(person.id) not in text_of(card.now)
        assert await find_traces(simulator, person) == []
        names = {game_name(contest, game) for game in contest.games}
        assert any(thread.name in names for thread in simulator.channel().threads)


async def test_a_thread_that_may_not_be_renamed_holds_nothing_up(open_simulator: Opening, monkeypatch: Any):
    async with open_simulator() as simulator:
        person, card = await begin_cup(simulator)
        requests: list[int] = []

        class Locked:
            async def rename(self, thread: int, name: str) -> None:
                requests.append(thread)
                raise game_threads.ChannelGone

        await renewal._rename(cast(Any, Locked()), 7, "Desert cup · R1 · #1")
        assert requests == [7]
        await erase(person)
        await settle(simulator)
        async with simulator.bot.rooms.host.store.read() as tx:
            contest = await load_contest(simulator)
            assert [message.kind for message in await tx.outbox.list_about(contest.row.about)] == []
        assert NAME not in text_of(card.now)
