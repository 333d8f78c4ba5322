"""Undo without a vote: the player's newest move, unless another player has moved since or it revealed something.

Robots do not count, and a player alone with robots may always undo.
"""

from __future__ import annotations

import pytest

from azalai.bot.clocks.pace import HOUR, Pace, encode_pace
from azalai.bot.errors import Refused
from azalai.bot.hosting import seats
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.play.robot_turns import drive
from azalai.bot.play.turns import write_step
from azalai.bot.play.undo import AT_ONCE, find_undoable
from azalai.bot.store.rows import MessageKind, SeatRow, TimerKind
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.contract import Move
from tests.bot.without_discord import (
    AMARA,
    IDIR,
    KARINE,
    THOMAS,
    StillClock,
    outbox_at,
    play_moves,
    proposals_of,
    running_table,
    seat_at,
    timers_at,
)

PEOPLE = (AMARA, THOMAS, IDIR)


async def take_back(host: Host, table: int, person: Person) -> str:
    """Undo a player's newest move and return it."""
    decision = (await load(host, table)).seats[PEOPLE.index(person)].decision
    _, back = await turns.take_back(host, table, person.id, decision, None)
    return " ".join(back.moves)


async def find_undo(host: Host, table: LoadedTable, person: Person) -> str | None:
    """Return the move that a player may undo now, or None."""
    async with host.store.read() as tx:
        undo = await find_undoable(tx, table, PEOPLE.index(person))
    return None if undo is None else " ".join(undo.moves)


async def test_an_act_with_which_something_came_out_stays(host: Host):
    table = await running_table(host, THOMAS, game="touareg")
    (first,) = (await load(host, table)).deciders
    person = PEOPLE[first.seat]
    after = await play_moves(host, table, person, "draw")
    assert [seat.seat for seat in after.deciders] == [first.seat]
    assert await find_undo(host, after, person) is None
    with pytest.raises(Refused, match="refusal-nothing-to-undo"):
        await take_back(host, table, person)
    assert (await load(host, table)).row.position == after.row.position


async def test_an_act_goes_back_and_what_came_out_before_it_stays(host: Host):
    table = await running_table(host, THOMAS)
    table_left = await play_moves(host, table, THOMAS, "offer 3")  # only Amara must decide, in several moves
    async with host.store.write() as tx:
        for act, reveals in (("offer 0", True), ("offer 1", False)):
            table_left = await write_step(tx, table_left, 0, Step(act, table_left.state, (), reveals), None, host.now())
    assert await find_undo(host, table_left, AMARA) == "offer 1"
    assert await take_back(host, table, AMARA) == "offer 1"
    again = await load(host, table)
    assert [seat.name for seat in again.deciders] == ["Amara"]
    assert await find_undo(host, again, AMARA) is None


async def store_moves(host: Host, table: LoadedTable, *steps: tuple[int, str, bool]) -> LoadedTable:
    """Store moves (seat, notation, True if it reveals something) without a change of the position."""
    async with host.store.write() as tx:
        for seat, act, reveals in steps:
            table = await write_step(tx, table, seat, Step(act, table.state, (), reveals), None, host.now())
    return table


async def load_state(host: Host, table: int) -> bytes:
    """Return the stored position."""
    loaded = await load(host, table)
    return loaded.game.encode(loaded.state)


async def test_an_act_goes_back_while_the_person_called_for_it_has_not_acted(host: Host):
    table = await running_table(host, THOMAS)
    start = await load_state(host, table)
    after = await play_moves(host, table, AMARA, "offer 3")
    assert [seat.name for seat in after.deciders] == ["Thomas"]
    assert await find_undo(host, after, AMARA) == "offer 3"
    assert await take_back(host, table, AMARA) == "offer 3"
    assert await load_state(host, table) == start
    assert [seat.name for seat in (await load(host, table)).deciders] == ["Amara", "Thomas"]


@pytest.mark.parametrize("then", [("offer 4",), ("offer 4", "take-back"), None])
async def test_an_act_stays_once_another_person_has_acted_even_if_they_took_that_back(host: Host, then):
    table = await running_table(host, THOMAS, IDIR)
    await play_moves(host, table, AMARA, "offer 3")
    if then is None:
        await play_moves(host, table, THOMAS, "offer 4")
        await take_back(host, table, THOMAS)
    else:
        await play_moves(host, table, THOMAS, *then)
    assert await find_undo(host, await load(host, table), AMARA) is None
    with pytest.raises(Refused, match="refusal-nothing-to-undo"):
        await take_back(host, table, AMARA)


async def test_a_move_is_undone_by_its_player_alone(host: Host):
    table = await running_table(host, THOMAS)
    after = await play_moves(host, table, AMARA, "offer 3")
    assert await find_undo(host, after, THOMAS) is None


async def test_each_time_one_more_decision_goes_back(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    start = await load(host, table)
    await store_moves(
        host, start, (1, "offer 9", False), (0, "offer 0", False), (0, "offer 1", False), (0, "offer 2", False)
    )
    assert [await take_back(host, table, AMARA) for _ in range(3)] == ["offer 2", "offer 1", "offer 0"]
    with pytest.raises(Refused, match="refusal-nothing-to-undo"):
        await take_back(host, table, AMARA)


async def test_robots_moves_since_are_undone_with_the_act(host: Host):
    table = await running_table(host, THOMAS, robots=1)
    start = await load(host, table)
    table_left = await store_moves(host, start, (0, "offer 1", False), (2, "offer 0", False), (2, "offer 5", False))
    assert await take_back(host, table, AMARA) == "offer 1"
    async with host.store.read() as tx:
        (newest,) = await tx.moves.list_since(table, table_left.row.position)
    assert (newest.seat, newest.move) == (0, "undo 3")
    after = await load(host, table)
    assert after.seats[2].decision > table_left.seats[2].decision  # the robot's thought is stale


@pytest.mark.parametrize("since", [AT_ONCE - 1, AT_ONCE, 2 * AT_ONCE])
async def test_a_move_is_undone_with_all_robot_moves_since(host: Host, since: int):
    """The robots' moves exceed the part of a history that is read at once."""
    table = await running_table(host, THOMAS, robots=1)
    start = await load_state(host, table)
    await store_moves(host, await load(host, table), (0, "offer 1", False), *[(2, "offer 0", False)] * since)
    assert await take_back(host, table, AMARA) == "offer 1"
    async with host.store.read() as tx:
        (newest,) = await tx.moves.list_since(table, since + 1)
    assert newest.move == f"undo {since + 1}"
    assert await load_state(host, table) == start


@pytest.mark.parametrize("which", [0, 1])
async def test_revealed_moves_can_be_undone_only_among_robots(host: Host, which: int):
    undos: list[str | None] = []
    for others, robots in (((THOMAS,), 1), ((), 2)):
        table = await running_table(host, *others, robots=robots)
        start = await load(host, table)
        table_left = await store_moves(host, start, (0, "offer 1", which == 0), (2, "offer 0", which == 1))
        undos.append(await find_undo(host, table_left, AMARA))
        async with host.store.write() as tx:
            await tx.tables.change(table, channel_id=table + 100, live_channel_id=table + 100)
    assert undos == [None, "offer 1"]


async def test_an_undo_withdraws_the_call(host: Host):
    table = await running_table(host, THOMAS, game="targui")
    loaded = await load(host, table)
    (first,) = loaded.deciders
    mover = PEOPLE[first.seat]
    table_left = loaded
    while [seat.seat for seat in table_left.deciders] == [first.seat]:
        table_left = await play_moves(host, table, mover, str(loaded.game.moves(table_left.state, first.seat)[0]))
    (decider,) = table_left.deciders
    async with host.store.write() as tx:
        await tx.outbox.drop(table, tuple(MessageKind))
    await take_back(host, table, mover)
    sent = [(row.kind, row.seat, row.body) for row in await outbox_at(host, table)]
    assert (MessageKind.PING, None, "{}") in sent
    assert (MessageKind.DM_CLOSE, decider.seat, "") in sent
    assert not any(kind is MessageKind.DM for kind, _, _ in sent)
    assert {timer.seat for timer in await timers_at(host, table, TimerKind.REMINDER)} == {first.seat}


async def test_taking_back_gains_no_time(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS)
    async with host.store.write() as tx:
        await tx.tables.change(table, pace='{"turn":24.0,"bank":0.0}')
        for seat in (0, 1):
            await tx.seats.change(table, seat, bank=0.0, clock_since=host.now(), due=host.now() + 86400)
    still_clock.at += 20 * 3600
    await play_moves(host, table, AMARA, "offer 3")
    still_clock.at += 3600
    await take_back(host, table, AMARA)
    assert (await seat_at(host, table, 0)).due == still_clock.at + 4 * 3600


async def test_time_used_of_the_bank_stays_used_after_an_undo(host: Host, still_clock: StillClock):
    """With a day for a turn and half a day in the bank, the used part of the bank counts once."""
    table = await running_table(host, THOMAS, pace=encode_pace(Pace(turn=24, bank=12)))
    still_clock.at += 30 * HOUR
    await play_moves(host, table, AMARA, "offer 3")
    await take_back(host, table, AMARA)
    seat = await seat_at(host, table, 0)
    assert (seat.bank, seat.due) == (6 * HOUR, still_clock.at + 6 * HOUR)


async def test_a_substitute_takes_back_nothing_of_who_sat_there_before(host: Host):
    table = await running_table(host, THOMAS)
    await play_moves(host, table, AMARA, "offer 3")
    await seats.offer_seat(proposals_of(host), table, 0, AMARA, None)
    await seats.take_seat(proposals_of(host), table, 0, KARINE, None)
    assert await find_undo(host, await load(host, table), AMARA) is None


async def test_a_persons_moves_on_a_robots_seat_are_not_the_robots(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    await play_moves(host, table, AMARA, "offer 3")
    await play_moves(host, table, THOMAS, "offer 4")
    async with host.store.write() as tx:
        await seats.send_away(proposals_of(host), tx, await load(host, table), 1)
    assert await find_undo(host, await load(host, table), AMARA) is None


@pytest.mark.parametrize("key", GAMES)
async def test_in_a_game_with_robots_alone_every_decision_goes_back_to_the_first(host: Host, key: str):
    table = await running_table(host, robots=min(GAMES[key].seats) - 1, game=key)
    await drive(host, table)
    own: list[bytes] = []
    for _ in range(2):
        loaded = await load(host, table)
        own.append(await load_state(host, table))
        await play_moves(host, table, AMARA, str(loaded.game.moves(loaded.state, 0)[-1]))
        await drive(host, table)
    for state in reversed(own):
        await take_back(host, table, AMARA)
        assert await load_state(host, table) == state
    assert await find_undo(host, await load(host, table), AMARA) is None


async def test_a_run_is_several_acts_of_one_press_and_taken_back_as_one(host: Host):
    """The clock stands still, so that the move before the run, which stays, has the same time."""
    table = await running_table(host, robots=1, game="targui")
    before, seat, run = await _play_to_run(host, table)

    def choose_run(loaded: LoadedTable, row: SeatRow) -> tuple[Move, ...]:
        return loaded.game.runs(loaded.state, row.seat)[0]

    decision = before.seats[seat].decision
    done = await turns.play(host, table, None, choose_run, user=AMARA.id, decision=decision, interaction=77)
    assert done.acts == len(run) > 1
    assert done.table.row.position == before.row.position + len(run)
    again = await turns.play(host, table, None, choose_run, user=AMARA.id, decision=decision, interaction=77)
    assert again.table.row.position == done.table.row.position
    assert await find_undo(host, done.table, AMARA) == " ".join(run)
    assert await take_back(host, table, AMARA) == " ".join(run)
    after = await load(host, table)
    assert after.state == before.state
    assert after.seats[seat].taken_back == before.seats[seat].taken_back + 1
    async with host.store.read() as tx:
        moves = [act.move for act in await tx.moves.list_back_from(table, after.row.position, len(run) + 1)]
    assert moves == [f"undo {len(run)}", *reversed(run)]
    assert await find_undo(host, after, AMARA) not in (None, " ".join(run))


async def _play_to_run(host: Host, table: int) -> tuple[LoadedTable, int, tuple[str, ...]]:
    """Play the robot's choices until Amara is offered a run; return the table, her seat and the run."""
    for number in range(500):
        loaded = await load(host, table)
        (row,) = loaded.deciders
        runs = loaded.game.runs(loaded.state, row.seat)
        if runs and not row.is_robot:
            return loaded, row.seat, tuple(map(str, runs[0]))
        moves = loaded.game.moves(loaded.state, row.seat)
        move = loaded.game.robot(loaded.view(row.seat), moves, b"")
        await turns.play(host, table, row.seat, move, user=row.user_id, interaction=None if row.is_robot else number)
    raise AssertionError("no run in a whole game")
