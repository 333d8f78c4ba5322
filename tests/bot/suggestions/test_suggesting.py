"""Suggestions of a robot, and its moves for a player: the rest of a turn, and a phase that goes round the table."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.errors import Refused
from azalai.bot.play import turns
from azalai.bot.play.consequences import apply_move
from azalai.bot.play.robot_turns import drive
from azalai.bot.play.undo import find_undoable
from azalai.bot.store.rows import MessageKind, TimerKind
from azalai.bot.suggestions import rules as suggesting
from azalai.bot.suggestions.rules import Wish, wish_of
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.questions import tag
from azalai.robots import Candidate, Level, Thought
from tests.bot.without_discord import (
    AMARA,
    THOMAS,
    outbox_at,
    play_moves,
    ring,
    running_table,
    seat_at,
    timers_at,
)


async def finish_turn(host: Host, table: int) -> turns.Played:
    """Press *Play the rest of my turn* as Amara."""
    return await suggesting.finish(host, table, AMARA.id, (await seat_at(host, table, 0)).decision, 1)


async def load_wish(host: Host, table: int) -> Wish | None:
    """Return the wish that Amara has left to a robot."""
    async with host.store.read() as tx:
        return wish_of(await tx.premoves.list_at(table, 0))


async def drive_to_own_turn(host: Host, table: int) -> LoadedTable:
    """Let the robots play up to Amara's turn and return the table."""
    await drive(host, table)
    return await load(host, table)


@pytest.mark.costly_cases("tents")
@pytest.mark.parametrize("key", GAMES)
async def test_a_suggestion_is_legal_and_depends_on_the_view_alone(host: Host, key: str):
    loaded = await drive_to_own_turn(host, await running_table(host, robots=min(GAMES[key].seats) - 1, game=key))
    game, move = loaded.game, suggesting.robot_move(loaded, 0)
    assert move in game.moves(loaded.state, 0)
    for number in range(5):
        other = game.imagine(loaded.state, 0, b"%d" % number)
        again = LoadedTable(row=loaded.row, seats=loaded.seats, game=game, state=other)
        assert suggesting.robot_move(again, 0) == move


@pytest.mark.parametrize("key", GAMES)
async def test_a_strong_robot_is_asked_the_same_in_positions_that_can_not_be_told_apart(
    host: Host, key: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("azalai.bot.tables.levels.list_offered_levels", lambda *_: tuple(Level))
    loaded = await drive_to_own_turn(host, await running_table(host, robots=min(GAMES[key].seats) - 1, game=key))
    assert suggesting.question(host, loaded, 0) is None, "nobody thinks here"
    host.settings = msgspec.structs.replace(host.settings, thinkers=1)
    question = suggesting.question(host, loaded, 0)
    assert question is not None and question.level is Level.STRONG
    for number in range(5):
        other = loaded.game.imagine(loaded.state, 0, b"%d" % number)
        assert suggesting.question(host, msgspec.structs.replace(loaded, state=other), 0) == question


async def test_evaluated_moves_are_suggested_if_they_are_legal(host: Host):
    loaded = await drive_to_own_turn(host, await running_table(host, robots=1))
    moves, solid = loaded.game.moves(loaded.state, 0), suggesting.robot_move(loaded, 0)
    other = next(move for move in moves if move != solid)
    assert suggesting.robot_move(loaded, 0, Thought(str(other))) == other
    assert suggesting.robot_move(loaded, 0, Thought("offer 999")) == solid
    weighed = Thought(str(other), (Candidate("offer 999", 0.9), Candidate(str(other), 0.5)))
    assert [one.move for one in suggesting.list_evaluated(loaded, 0, weighed)] == [other]


async def test_the_suggested_one_of_equivalent_moves_is_offered_by_a_question(host: Host):
    """Of two empty rows, the suggestion names the one on the buttons."""
    loaded = await drive_to_own_turn(host, await running_table(host, robots=1, game="targui"))
    game = loaded.game
    while not (rows := [move for move in game.moves(loaded.state, 0) if "row3" in str(move)]):
        seat = game.deciders(loaded.state)[0]
        move = game.robot(game.view(loaded.state, seat), game.moves(loaded.state, seat), b"on")
        loaded = msgspec.structs.replace(loaded, state=apply_move(loaded, seat, move).state)
    (weighed,) = suggesting.list_evaluated(loaded, 0, Thought(str(rows[0]), (Candidate(str(rows[0]), 0.5),)))
    assert str(weighed.move) == str(rows[0]).replace("row3", "row1")


async def test_one_of_moves_that_bring_the_same_is_suggested(host: Host):
    loaded = await drive_to_own_turn(host, await running_table(host, robots=1, game="touareg"))
    market = [str(move) for move in loaded.game.moves(loaded.state, 0) if tag(move) == "market"]
    kind, good, count, _ = market[0].split()
    alike = [move for move in market if move.split()[:3] == [kind, good, count]][:3]
    assert len(alike) == 3
    chances = (0.5, 0.49, 0.4)
    weighed = Thought(alike[0], tuple(Candidate(*pair) for pair in zip(alike, chances, strict=True)))
    assert [str(evaluation.move) for evaluation in suggesting.list_evaluated(loaded, 0, weighed)] == [
        alike[0],
        alike[2],
    ]


async def test_different_moves_with_equal_worth_are_all_suggested(host: Host):
    loaded = await drive_to_own_turn(host, await running_table(host, robots=1, game="targui"))
    places = [str(move) for move in loaded.game.moves(loaded.state, 0)][:3]
    weighed = Thought(places[0], tuple(Candidate(place, 0.5) for place in places))
    assert [str(evaluation.move) for evaluation in suggesting.list_evaluated(loaded, 0, weighed)] == places


@pytest.mark.parametrize("key", GAMES)
async def test_the_robot_plays_the_whole_turn_from_its_suggestion_on(host: Host, key: str):
    table = await running_table(host, robots=min(GAMES[key].seats) - 1, game=key)
    before = await drive_to_own_turn(host, table)
    suggestion = str(suggesting.robot_move(before, 0))
    done = await finish_turn(host, table)
    async with host.store.read() as tx:
        acts = await tx.moves.list_since(table, before.row.position)
    assert [act.seat for act in acts] == [0] * done.acts
    assert acts[0].move == suggestion
    assert not done.table.seats[0].deciding or len(before.game.deciders(done.table.state)) > 1


async def test_each_move_played_for_a_player_can_be_undone_by_that_player(host: Host):
    table = await running_table(host, THOMAS, game="targui")
    for _ in range(4):
        loaded = await load(host, table)
        seat = loaded.deciders[0].seat
        if seat == 0:
            done = await finish_turn(host, table)
            async with host.store.read() as tx:
                undo = await find_undoable(tx, done.table, 0)
            assert undo is not None and undo.count == 1
            return
        await play_moves(host, table, THOMAS, str(loaded.game.moves(loaded.state, seat)[0]))


async def test_a_phase_that_goes_round_the_table_is_finished_with_one_press(host: Host):
    table = await running_table(host, robots=3, game="timbuktu")
    loaded = await drive_to_own_turn(host, table)
    kinds = suggesting.list_kinds(loaded.game, loaded.state, 0)
    assert len(kinds) == 1
    await finish_turn(host, table)

    async def count_calls() -> int:
        return [row.kind for row in await outbox_at(host, table)].count(MessageKind.DM)

    calls = await count_calls()
    for _ in range(20):
        await drive(host, table)
        if not await timers_at(host, table, TimerKind.PREMOVE):
            break
        assert calls == await count_calls()  # the robot's moves cause no call
        await ring(host)
    after = await load(host, table)
    assert after.seats[0].deciding
    assert suggesting.list_kinds(after.game, after.state, 0) != kinds
    assert await load_wish(host, table) is None
    assert await count_calls() == calls + 1


async def test_the_wish_survives_a_restart_and_ends_with_any_act_of_the_person(host: Host):
    table = await running_table(host, THOMAS, game="targui")
    loaded = await load(host, table)
    if loaded.deciders[0].seat != 0:
        await play_moves(host, table, THOMAS, str(loaded.game.moves(loaded.state, 1)[0]))
    await finish_turn(host, table)
    wish = await load_wish(host, table)  # the wish is stored
    assert wish is not None and wish.kind == "place"
    await turns.take_back(host, table, AMARA.id, (await seat_at(host, table, 0)).decision, None)
    assert await load_wish(host, table) is None


async def test_in_another_phase_the_person_is_called(host: Host):
    table = await running_table(host, THOMAS, game="targui")
    for number in range(40):
        loaded = await load(host, table)
        if not loaded.deciders:
            break
        seat = loaded.deciders[0].seat
        kinds = suggesting.list_kinds(loaded.game, loaded.state, seat)
        if kinds != {"place"} and number > 2:
            break
        if seat == 0 and await timers_at(host, table, TimerKind.PREMOVE):
            await ring(host)
        elif seat == 0:
            await finish_turn(host, table)
        else:
            await play_moves(host, table, THOMAS, str(loaded.game.moves(loaded.state, 1)[0]))
    await ring(host)
    after = await load(host, table)
    assert "place" not in suggesting.list_kinds(after.game, after.state, after.deciders[0].seat)
    assert {seat for seat in (0, 1) if after.seats[seat].deciding}
    async with host.store.read() as tx:
        placed = [move for move in await tx.moves.list_since(table, 0) if move.seat == 0]
    assert {tag(after.game.parse_move(move.move)) for move in placed} == {"place"}


async def test_a_table_can_play_without_suggestions(host: Host):
    table = await running_table(host, robots=1, game="touareg")
    await drive_to_own_turn(host, table)
    async with host.store.write() as tx:
        await tx.tables.change(table, suggestions=False)
    loaded = await load(host, table)
    with pytest.raises(Refused, match="refusal-no-suggestions"):
        suggesting.check_may_suggest(loaded)
    with pytest.raises(Refused, match="refusal-no-suggestions"):
        await finish_turn(host, table)


async def test_an_evaluation_of_an_earlier_decision_finishes_nothing(host: Host):
    table = await running_table(host, robots=1, game="touareg")
    loaded = await drive_to_own_turn(host, table)
    with pytest.raises(Refused, match="refusal-stale"):
        await suggesting.finish(host, table, AMARA.id, loaded.seats[0].decision - 1, 1)
