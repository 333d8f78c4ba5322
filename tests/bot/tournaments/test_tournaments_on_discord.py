"""Tournament on Discord: its card, threads and standings, and a bot that is killed in the middle of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.play import turns
from azalai.bot.store import Transaction
from azalai.bot.store.rows import Status
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import Ended, TournamentStatus
from tests.bot.fixtures import HOUR, Opening, SimulatedClock, manager
from tests.simulator import Message, Simulator, labels_of, text_of


async def settle(simulator: Simulator[Azalai]) -> None:
    """Wait until all work that follows is done."""
    for _ in range(6):
        await simulator.simulated.rest()
        await simulator.bot.rooms.tournaments.settle()


async def open_cup(simulator: Simulator[Azalai], **terms: Any) -> Message:
    """Open a tournament as Amara and return its card."""
    amara = simulator.person("Amara", permissions=manager())
    answer = await amara.slash(
        simulator.channel(), "azalai tournament new", game="souk", kind="swiss", name="Desert cup", **terms
    )
    assert "is open" in answer.text
    await settle(simulator)
    return simulator.channel().messages[-1]


async def load_contest(simulator: Simulator[Azalai]) -> Contest:
    """Return the only tournament."""
    return await entrants.load_contest(simulator.bot.rooms.host, 1)


async def play_out(simulator: Simulator[Azalai]) -> None:
    """Play as robots would until no table of the round is open."""
    host = simulator.bot.rooms.host
    for game in (await load_contest(simulator)).games:
        if game.places or game.table_id is None:
            continue
        for _ in range(200):
            table = await load(host, game.table_id)
            people = [seat for seat in table.deciders if not seat.is_robot]
            if table.row.status is not Status.RUNNING or not people:
                break
            (seat, *_) = people
            moves = table.game.moves(table.state, seat.seat)
            move = table.game.robot(table.view(seat.seat), moves, b"%d" % table.row.position)
            with simulator.simulated.as_bot():
                await turns.play(host, table.id, seat.seat, move, user=seat.user_id)
            await simulator.simulated.rest()
    await settle(simulator)


@pytest.mark.costly(seconds=4)
async def test_a_swiss_with_robots_among_people_runs_to_its_end_by_itself(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await open_cup(simulator, robots=5, most=8, rounds=3)
        assert "**5 of 8**" in text_of(card)
        for name in ("Thomas", "Karine", "Idir"):
            answer = await simulator.person(name).press(card.now, "Take part")
            assert "You take part" in answer.text
            await settle(simulator)
        assert "Round 1 of 3" in text_of(card.now)
        threads = simulator.channel().threads
        alone = [game for game in (await load_contest(simulator)).games if game.table_id is None]
        assert len({thread.name for thread in threads}) == len(threads) == 4 - len(alone)
        for number in (1, 2, 3):
            assert (await load_contest(simulator)).row.round == number
            await play_out(simulator)
        contest = await load_contest(simulator)
        assert contest.row.status is TournamentStatus.OVER
        assert "The tournament is over." in text_of(card.now)
        alone = [game for game in contest.games if game.ended is Ended.ROBOTS]
        assert len(simulator.channel().threads) == 12 - len(alone)
        assert all(game.table_id is None for game in alone)
        assert len([message for message in simulator.channel().messages if "Standings" in labels_of(message)]) == 1
        lalla = simulator.person("Lalla")
        text = (await lalla.press((await lalla.press(card.now, "Standings")).message, "Next")).text
        assert all(entrant.name in text for entrant in contest.entrants)
        answer = await simulator.person("Lalla").press(card.now, "Results as a file")
        assert answer.message.ephemeral


@pytest.mark.costly(seconds=2)
async def test_an_entrant_finds_their_table_and_may_withdraw(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await open_cup(simulator, robots=1, most=4, rounds=2)
        thomas = simulator.person("Thomas")
        for person in (thomas, simulator.person("Karine"), simulator.person("Idir")):
            await person.press(card.now, "Take part")
            await settle(simulator)
        before = len(simulator.requests)
        assert "You play in <#" in (await thomas.press(card.now, "My table")).text
        added = [str(request.path) for request in simulator.requests[before:] if request.method == "PUT"]
        assert len(added) == 1 and added[0].endswith(f"/thread-members/{thomas.id}"), "Thomas may have left the thread"
        assert "You do not take part" in (await simulator.person("Lalla").press(card.now, "My table")).text
        withdraw = "azalai tournament withdraw"
        assert "do not take part" in (await simulator.person("Lalla").slash(simulator.channel(), withdraw)).text
        question = (await thomas.press((await thomas.press(card.now, "My table")).message, "Withdraw")).message
        assert "Withdraw from **Desert cup**?" in text_of(question)
        await thomas.press(question, "Withdraw")
        await settle(simulator)
        await play_out(simulator)
        contest = await load_contest(simulator)
        assert contest.row.round == 2
        assert [entrant.name for entrant in contest.entrants if entrant.gone] == ["Thomas"]


async def test_the_card_says_no_to_who_may_not(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await open_cup(simulator, robots=1, most=3)
        thomas = simulator.person("Thomas")
        assert "permission *Manage Server*" in (await thomas.slash(simulator.channel(), "azalai tournament end")).text
        assert "permission *Manage Server*" in (await thomas.slash(simulator.channel(), "azalai tournament next")).text
        assert "do not take part" in (await thomas.press(card.now, "Don’t take part")).text
        await thomas.press(card.now, "Take part")
        assert "already" in (await thomas.press(card.now, "Take part")).text
        lalla = simulator.person("Lalla", permissions=manager())
        question = (await lalla.slash(simulator.channel(), "azalai tournament end")).message
        assert "without a winner. Really?" in text_of(question) or "before it has begun. Really?" in text_of(question)
        await lalla.press(question, "End the tournament")
        assert "is over" in text_of(question.now)
        await settle(simulator)
        assert "ended early" in text_of(card.now)
        assert "There is no tournament" in (await thomas.slash(simulator.channel(), "azalai tournament show")).text


@pytest.mark.costly(seconds=6)
async def test_a_round_ends_when_its_time_is_over(open_simulator: Opening, clock: SimulatedClock):
    """Players who must decide then are out, so that a tournament without moves is over."""
    async with open_simulator() as simulator:
        card = await open_cup(simulator, robots=1, most=4, rounds=2, **{"round-hours": 24})
        for name in ("Thomas", "Karine", "Idir"):
            await simulator.person(name).press(card.now, "Take part")
            await settle(simulator)
        assert "The round ends <t:" in text_of(card.now)
        await simulator.simulated.pass_time(25 * HOUR)
        await settle(simulator)
        contest = await load_contest(simulator)
        assert all(entrant.gone for entrant in contest.entrants if entrant.user_id is not None)
        assert "The tournament is over." in text_of(card.now)


PEOPLE = ("Karine", "Idir", "Lalla", "Moussa", "Fatima", "Aziz", "Tinhinan")
"""Seven users; an eighth makes a tournament of eight full."""
Kill = Callable[..., AbstractContextManager[None]]


@contextmanager
def kill_after_requests(simulator: Simulator[Azalai], number: int) -> Iterator[None]:
    """Let the bot die after N requests."""
    simulator.simulated.stop_bot_after(number)
    yield


@contextmanager
def kill_before_commit(simulator: Simulator[Azalai], number: int) -> Iterator[None]:
    """Let the bot die before the commit that follows N others."""
    store, left = simulator.bot.rooms.host.store, number
    real = store.write

    @asynccontextmanager
    async def cut_off() -> AsyncGenerator[Transaction]:
        nonlocal left
        async with real() as tx:
            yield tx
            if not left:
                simulator.simulated.stop_bot_after(0)
                raise asyncio.CancelledError("the bot is cut off before the commit")
            left -= 1

    with patch.object(store, "write", cut_off):
        yield


STEPS: dict[Kill, int] = {kill_after_requests: 9, kill_before_commit: 16}
"""Steps after which all tables of the round are open: 7 and 13, and some that depend on the robots."""


async def open_round_though_killed(open_simulator: Opening, kill: Kill, number: int) -> bool:
    """Open a round by a bot that dies and one that restarts, and check that each table exists once.

    Returns True if the first one had opened all of them.
    """
    async with open_simulator() as simulator:
        card = await open_cup(simulator, most=8, rounds=1)
        for name in PEOPLE:
            await simulator.person(name).press(card.now, "Take part")
        await settle(simulator)
        thomas = simulator.person("Thomas")
        with kill(simulator, number):
            await simulator.simulated.deliver(simulator.simulated.prepare(thomas.would_press(card.now, "Take part")))
            async with simulator.bot.rooms.host.store.read() as tx:
                (row,) = [row for row in [await tx.get(Tournaments).get(1)] if row is not None]
                before = await tx.get(Tournaments).load_contest(row)
            await simulator.restart()
        await settle(simulator)
        await simulator.simulated.pass_time(60)  # a step that was broken off is taken again after a minute
        await settle(simulator)
        contest = await load_contest(simulator)
        if contest.row.status is TournamentStatus.OPEN:  # it died before the first commit
            await simulator.person("Thomas").press(card.now, "Take part")
            await settle(simulator)
            contest = await load_contest(simulator)
        tables = [game.table_id for game in contest.games]
        assert len(tables) == 4 and None not in tables and len(set(tables)) == 4
        async with simulator.bot.rooms.host.store.read() as tx:
            assert sorted(await tx.tables.list_numbers()) == sorted(table for table in tables if table is not None)
        assert len(simulator.channel().threads) == 4
        assert sorted(thread.id for thread in simulator.channel().threads) == sorted(contest.channels.values())
        cards = [message for message in simulator.channel().messages if "My table" in labels_of(message)]
        assert len(cards) == 1 and "Round 1 of 1" in text_of(cards[0])
        simulator.expect_errors()
        return len(before.games) == 4 and all(game.table_id is not None for game in before.games)


@pytest.mark.costly
@pytest.mark.parametrize("requests", [1, 2, 3, 5, 8, 11])
async def test_a_bot_that_dies_during_a_round_opens_each_table_once(open_simulator: Opening, requests: int):
    await open_round_though_killed(open_simulator, kill_after_requests, requests)


@pytest.mark.long(seconds=100)
@pytest.mark.parametrize(
    ("kill", "number"), [(kill, number) for kill, last in STEPS.items() for number in range(last + 1)]
)
async def test_a_death_at_any_step_of_a_round_opens_each_table_once(open_simulator: Opening, kill: Kill, number: int):
    opened_all = await open_round_though_killed(open_simulator, kill, number)
    assert opened_all or number < STEPS[kill], "these are not all steps"


async def test_a_card_that_is_deleted_is_posted_again(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await open_cup(simulator, robots=1, most=8)
        await simulator.simulated.delete(simulator.channel().id, card.id)
        await simulator.person("Thomas").slash(simulator.channel(), "azalai tournament join")
        await settle(simulator)
        assert "**2 of 8**" in text_of(simulator.channel().messages[-1])


@pytest.mark.costly
async def test_a_form_asks_for_the_terms_if_none_is_typed(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara", permissions=manager())
        terms = {"kind": "swiss", "rounds": "4", "size": "3", "hours": "48", "begins": "3 d"}
        for wrong, sentence in (
            ({"rounds": "16"}, "A Swiss has 1 to 15 rounds."),
            ({"rounds": "no"}, "A Swiss has 1 to 15 rounds."),
            ({"kind": "knockout"}, "A knockout is for games of two."),
            ({"begins": "soon"}, "I can’t read when it is to begin."),
            ({"begins": "31 d"}, "within 30 days"),
            ({"begins": "2001-01-01 18:00"}, "It can’t begin in the past."),
            ({"begins": "1"}, "people can take part. Choose numbers between"),
        ):
            await amara.slash(simulator.channel(), "azalai tournament new", game="souk")
            answer = await amara.submit(terms | wrong)
            assert sentence in answer.text and all(message.ephemeral for message in answer.messages)
        assert simulator.channel().messages == []
        for begins, most in (("3 d", 64), ("5", 5)):
            await amara.slash(simulator.channel(), "azalai tournament new", game="souk")
            assert "is open" in (await amara.submit(terms | {"begins": begins})).text
            contest = await entrants.load_contest(simulator.bot.rooms.host, 1 if most == 64 else 2)
            row = contest.row
            assert (row.kind.value, row.rounds, row.wanted, row.most) == ("swiss", 4, 3, most)
            assert row.hours == 48
            hours = None if contest.starts_at is None else (contest.starts_at - simulator.bot.rooms.host.now()) / 3600
            assert hours == (72 if most == 64 else None)
