"""Counts of statements and requests of one press, at their minimum; a reminder or an unknown user may add some.

A change that adds a statement to every move is seen here, and its author enters the new number. The time is measured by
`benchmarks.press`.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.private_view import HONOURED
from azalai.bot.hosting import endings
from azalai.bot.layouts.prompts import decode_answers
from azalai.bot.play.turns import legal_moves, play
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games.questions import ask
from tests.bot.counting import count_statements
from tests.bot.fixtures import start_table
from tests.bot.without_discord import THOMAS, proposals_of, running_table
from tests.simulator import Simulator, buttons_of

Count = tuple[int, int, int, int]
"""Statements, commits, hops and requests."""
STAYS, WATCHED = (13, 2, 8, 2), (18, 2, 13, 3)
"""Counts of a move after which the same player continues, and of one that another player's view follows.

A waiting player's view has a button to the next table that waits for them: one statement for each view.
"""
ASKS = (1, 0, 1, 1)
"""Counts of an answer that another question follows: its table is loaded once."""
PASSES, CALLS = (35, 5, 24, 5), (40, 6, 28, 7)
"""Counts of a move that passes the turn to a present player, and of one that calls an absent player.

One statement finds the next table that waits for the player who moved.
"""


async def count_moves(simulator: Simulator[Azalai], *, away: bool) -> dict[bool, list[Count]]:
    """Return the counts of moves of a single press: of those that pass the turn (True) and of those that do not.

    `away`: all players but the one to move have left the table.
    """
    card = await start_table(simulator, "Thomas", game="touareg")
    host = simulator.bot.rooms.host
    counts: dict[bool, list[Count]] = {True: [], False: []}
    for _ in range(16):
        if away:
            await simulator.pass_time(HONOURED)
        (seat,) = (await load(host, 1)).deciders
        person = simulator.person(seat.name)
        view = (await person.press(card.now, "Play")).message
        first = next(
            (button.custom_id for button in buttons_of(view) if button.custom_id.startswith("az:option:")), None
        )
        before, at = (await load(host, 1)).row.position, len(simulator.requests)
        with count_statements() as statements:
            if first is not None:
                await person.press(view, first)
        after = await load(host, 1)
        if after.row.position == before:  # another question follows: moves of several answers are not counted
            await play(host, 1, seat.seat, legal_moves(after, seat.seat)[0], user=seat.user_id)
        else:
            passed = after.deciders[0].seat != seat.seat
            counts[passed].append((*statements.counts, len(simulator.requests) - at))
    return counts


@pytest.mark.costly(seconds=2)
@pytest.mark.sqlite
async def test_the_move_of_a_lone_person_at_the_table(simulator: Simulator[Any]):
    counts = await count_moves(simulator, away=True)
    assert min(counts[False]) == STAYS
    assert min(counts[True]) <= CALLS


@pytest.mark.costly(seconds=2)
@pytest.mark.sqlite
async def test_a_move_under_the_eyes_of_the_next_player(simulator: Simulator[Any]):
    counts = await count_moves(simulator, away=False)
    assert min(counts[True]) <= PASSES
    assert min(counts[False][1:]) == WATCHED  # the first move has no other viewer


ABOUT_TOURNAMENTS = re.compile(r"\b(tournaments|tournament_games|entrants|byes)\b|SELECT tables\.tournament_id")
"""Statements that read tournaments, or set a timer for one whose table has changed."""


@pytest.mark.sqlite
async def test_a_move_outside_of_tournaments_asks_nothing_about_them(host: Host):
    table = await running_table(host, THOMAS, game="touareg")
    with count_statements() as statements:
        for _ in range(6):
            loaded = await load(host, table)
            seat = loaded.deciders[0]
            await play(host, table, seat.seat, legal_moves(loaded, seat.seat)[0], user=seat.user_id)
    assert (await load(host, table)).row.status is Status.RUNNING
    assert len(statements.statements) > 6 and not [
        text for text in statements.statements if ABOUT_TOURNAMENTS.search(text)
    ]
    with count_statements() as statements:
        await endings.resign(proposals_of(host), table, THOMAS)
    assert [text for text in statements.statements if ABOUT_TOURNAMENTS.search(text)], "the end of a game is looked at"


@pytest.mark.costly(seconds=3)
@pytest.mark.sqlite
async def test_an_answer_that_another_question_follows_loads_the_table_once(simulator: Simulator[Any]):
    card = await start_table(simulator, "Thomas", game="targui")
    host = simulator.bot.rooms.host
    counts: list[Count] = []
    while len(counts) < 3:
        table = await load(host, 1)
        seat = table.deciders[0]
        person = simulator.person(seat.name)
        view = (await person.press(card.now, "Play")).message
        ids = [button.custom_id for button in buttons_of(view) if button.custom_id.startswith("az:option:")]
        paths = {custom_id: decode_answers(custom_id.split(":")[-1]) for custom_id in ids}
        legal = legal_moves(table, seat.seat)
        further = [custom_id for custom_id, path in paths.items() if ask(legal, path).move is None]
        if further:
            await host.preferences.load(person.id)  # cached, although an explanation was just stored
            at = len(simulator.requests)
            with count_statements() as statements:
                await person.press(view, further[0])
            counts.append((*statements.counts, len(simulator.requests) - at))
        else:
            await play(host, 1, seat.seat, legal[0], user=seat.user_id)
    assert min(counts) == ASKS
