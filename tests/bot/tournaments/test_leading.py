"""Tournaments without Discord: their leaders, entrants and terms."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.clocks.pace import encode_pace, make_pace
from azalai.bot.history.ratings import LEAST_TURNS
from azalai.bot.hosting import seats
from azalai.bot.layouts.table_menu import more_layout
from azalai.bot.layouts.table_options_layout import pace_layout
from azalai.bot.people.person import Person
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tournaments import entrants, leadership, troubles
from azalai.bot.tournaments.entrants import lock_contest
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.store import Tournaments
from azalai.bot.tournaments.tournament_rows import Ended, Reason, TournamentStatus, Trouble
from azalai.locales import words
from tests.bot.fixtures import DAY, HOUR
from tests.bot.tournaments.on_a_host import (
    HOST,
    MANAGER,
    begin_cup,
    finish,
    go_next,
    list_told,
    load_contest,
    make_terms,
    open_cup,
    open_tables,
    play_late_round,
)
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, StillClock, proposals_of, read_refusal


async def test_only_its_host_and_those_who_manage_the_server_lead_it(host: Host):
    number = await open_cup(host, AMARA, THOMAS, KARINE)
    stamp = (await load_contest(host, number)).row.stamp
    assert await read_refusal(leadership.end(host, number, THOMAS, stamp)) == "refusal-tournament-host"
    assert await read_refusal(leadership.go_next(host, number, THOMAS, stamp)) == "refusal-tournament-host"
    contest = await go_next(host, number, MANAGER)
    await leadership.end(host, number, MANAGER, contest.row.stamp)
    contest = await load_contest(host, number)
    assert contest.row.status is TournamentStatus.CANCELLED and contest.row.reason is Reason.ENDED
    assert await list_told(host, number) == [], "who ends it knows, and the card says it"
    assert await read_refusal(leadership.end(host, number, AMARA, contest.row.stamp)) == "refusal-tournament-over"


async def test_a_host_who_plays_neither_ends_the_tournament_nor_hurries_its_round(host: Host, still_clock: StillClock):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    await open_tables(host, contest)
    number, stamp = contest.row.id, (await load_contest(host, contest.row.id)).row.stamp
    assert await read_refusal(leadership.end(host, number, AMARA, stamp)) == "refusal-tournament-plays"
    assert await read_refusal(leadership.describe_next(host, number, AMARA)) == "refusal-tournament-hurry"
    assert await read_refusal(leadership.go_next(host, number, AMARA, stamp)) == "refusal-tournament-hurry"
    still_clock.at += DAY
    prospect = await leadership.describe_next(host, number, AMARA)
    assert {fate.fate for fate in prospect.fates} == {leadership.Fate.NEITHER}


async def test_a_host_who_is_erased_leads_no_more_and_is_told_nothing(host: Host):
    contest = await begin_cup(host, THOMAS, KARINE, IDIR)
    async with host.store.write() as tx:
        await tx.get(Tournaments).erase(AMARA.id, lambda _, number: f"Former player {number}")
        await troubles.begin(tx, (await lock_contest(tx, contest.row.id)).row, Trouble.FULL, host.now())
    contest = await load_contest(host, contest.row.id)
    assert await read_refusal(leadership.describe_end(host, contest.row.id, AMARA)) == "refusal-tournament-host"
    assert await list_told(host, contest.row.id) == []
    assert await leadership.describe_end(host, contest.row.id, MANAGER)


async def test_an_act_that_was_confirmed_for_another_state_is_refused(host: Host):
    number = await open_cup(host, AMARA, THOMAS, KARINE)
    stamp = (await load_contest(host, number)).row.stamp
    await entrants.join(host, number, IDIR)
    for act in (leadership.go_next, leadership.end):
        assert await read_refusal(act(host, number, AMARA, stamp)) == "refusal-stale"


@pytest.mark.parametrize("turned", [0, LEAST_TURNS])
async def test_the_prospect_of_a_round_says_what_becomes_of_each_game(host: Host, still_clock: StillClock, turned: int):
    number, tables = await play_late_round(host, still_clock, turns_before=turned)
    still_clock.at -= 24 * HOUR
    prospect = await leadership.describe_next(host, number, MANAGER)
    expected = leadership.Fate.LOSES if turned else leadership.Fate.OVERTIME
    assert [fate.fate for fate in prospect.fates] == [expected, expected]
    for table, fate in zip(tables, prospect.fates, strict=True):
        (decider,) = (await load(host, table)).deciders
        assert [prospect.contest.entrants[entrant].user_id for entrant in fate.late] == [decider.user_id]
    contest = await go_next(host, number, MANAGER)
    first = [game for game in contest.games if game.round == 1]
    assert {game.ended for game in first} == ({Ended.STALLED} if turned else {None})


async def test_games_of_a_tournament_that_is_ended_go_on_as_any_other(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    tables = await open_tables(host, contest)
    stamp = (await load_contest(host, contest.row.id)).row.stamp
    await leadership.end(host, contest.row.id, MANAGER, stamp)
    contest = await load_contest(host, contest.row.id)
    for table in tables:
        loaded = await load(host, table)
        assert loaded.row.status is Status.RUNNING and not loaded.row.is_in_tournament
        await finish(host, table)
    assert await load_contest(host, contest.row.id) == contest


async def test_seats_at_its_tables_are_neither_offered_nor_taken(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    (table, *_) = await open_tables(host, contest)
    loaded = await load(host, table)
    person = Person(loaded.seats[0].required_user, "")
    proposals = proposals_of(host)
    assert await read_refusal(seats.offer_seat(proposals, table, 0, person, None)) == "refusal-tournament-seat"
    await seats.remove_player(proposals, table, 0, MANAGER)
    assert not (await load(host, table)).seats[0].open
    assert await read_refusal(seats.take_seat(proposals, table, 0, MANAGER, None)) == "refusal-tournament-seat"
    contest = await load_contest(host, contest.row.id)
    assert [entrant.user_id for entrant in contest.entrants if entrant.gone] == [person.id]


async def test_only_outside_of_tournaments_are_lent_seats_and_new_terms_offered(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    (table, *_) = await open_tables(host, contest)
    loaded = await load(host, table)
    free = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, tournament_id=None))
    reader = Reader(user=loaded.seats[0].required_user, words=words("en"))

    def list_acts(table: LoadedTable) -> set[str]:
        shown = repr([more_layout(table, reader).rows, pace_layout(table, reader).rows])
        return {act for act in ("offer-seat", "pace-ask", "pace-numbers", "suggestions-ask") if act in shown}

    assert list_acts(loaded) == set() and len(list_acts(free)) == 4


@pytest.mark.parametrize(("kind", "body"), [("pace", encode_pace(make_pace(24))), ("suggestions", "on")])
async def test_the_terms_of_its_tables_are_not_voted_on(host: Host, kind: str, body: str):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR)
    (table, *_) = await open_tables(host, contest)
    person = Person((await load(host, table)).seats[0].required_user, "")
    proposal = proposals_of(host).propose(table, person, kind, body=body)
    assert await read_refusal(proposal) == "refusal-tournament-terms"


async def test_no_two_in_a_tournament_have_one_name_substitutes_included(host: Host):
    contest = await begin_cup(host, AMARA, THOMAS, KARINE, IDIR, fill=4)
    for table in await open_tables(host, contest):
        for seat in (await load(host, table)).seats:
            if seat.user_id is not None:
                await seats.remove_player(proposals_of(host), table, seat.seat, MANAGER)
    contest = await load_contest(host, contest.row.id)
    names = [entrant.name for entrant in contest.entrants]
    for game in contest.games:
        sitting = [] if game.table_id is None else (await load(host, game.table_id)).seats
        entered = [contest.entrants[number].name for number in game.seats]
        names += [seat.name for seat, name in zip(sitting, entered, strict=False) if seat.name != name]
    assert len(names) == len(set(names))


async def test_joining_and_leaving(host: Host):
    number = await open_cup(host, AMARA, most=3)
    assert await read_refusal(entrants.join(host, number, AMARA)) == "refusal-tournament-joined"
    await entrants.join(host, number, THOMAS)
    await entrants.leave(host, number, THOMAS)
    assert await read_refusal(entrants.leave(host, number, THOMAS)) == "refusal-tournament-not-in"
    for person in (THOMAS, KARINE):
        await entrants.join(host, number, person)
    assert await read_refusal(entrants.join(host, number, IDIR)) == "refusal-tournament-full"
    await load_contest(host, number)
    assert await read_refusal(entrants.join(host, number, IDIR)) == "refusal-tournament-begun"
    assert await read_refusal(entrants.join(host, 99, IDIR)) == "refusal-no-tournament"


async def test_a_tournament_does_not_begin_with_too_few_entrants(host: Host):
    number = await open_cup(host, AMARA)
    assert await read_refusal(leadership.describe_next(host, number, AMARA)) == "refusal-tournament-few"
    number = await open_cup(host, AMARA, fill=5)
    assert await read_refusal(leadership.describe_next(host, number, AMARA)) == "refusal-tournament-people"


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"wanted": 9}, "refusal-tournament-size"),
        ({"kind": Kind.KNOCKOUT, "wanted": 3}, "refusal-knockout-of-two"),
        ({"least": 9, "most": 8}, "refusal-tournament-field"),
        ({"most": 65}, "refusal-tournament-field"),
        ({"rounds": 0}, "refusal-tournament-rounds"),
        ({"rounds": 16}, "refusal-tournament-rounds"),
        ({"hours": -1.0}, "refusal-tournament-hours"),
        ({"hours": 60 * 24.0 + 1}, "refusal-tournament-hours"),
        ({"fill": 8}, "refusal-tournament-fill"),
        ({"starts_at": 1.0}, "refusal-tournament-past"),
    ],
)
async def test_terms_that_can_not_be_are_refused(host: Host, changed: dict[str, object], reason: str):
    new = msgspec.structs.replace(make_terms(), **changed)
    assert await read_refusal(entrants.open_tournament(host, HOST, new)) == reason


@pytest.mark.parametrize("changed", [{"rounds": 1}, {"rounds": 15}, {"most": 64}, {"hours": 60 * 24.0}, {"fill": 7}])
async def test_terms_at_their_limits_are_taken(host: Host, changed: dict[str, object]):
    assert await entrants.open_tournament(host, HOST, msgspec.structs.replace(make_terms(), **changed))


async def test_a_server_has_five_tournaments_at_once(host: Host):
    for _ in range(5):
        await open_cup(host)
    assert await read_refusal(entrants.open_tournament(host, HOST, make_terms())) == "refusal-tournaments-here"
    await entrants.open_tournament(host, HOST, msgspec.structs.replace(make_terms(), guild=6))
