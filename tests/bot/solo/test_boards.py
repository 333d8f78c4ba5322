"""Boards of the deals: places of a day, streaks, medals of weeks and months."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.solo import boards
from azalai.bot.solo.boards import DayBoard, Finisher
from azalai.bot.solo.days import DAY, create_deal, date_of, day_of, ends, month_of, week_of
from azalai.bot.solo.deal_layout import Standing, headline, result_line
from azalai.bot.solo.store import SoloGames
from azalai.bot.tables.host import Host
from azalai.locales import words
from tests.bot.solo.test_deals import choose_last, finish_deal, make_row
from tests.bot.without_discord import AMARA, GUILD, IDIR, KARINE, THOMAS, StillClock


async def test_the_board_of_a_day_has_places_ties_and_the_reader(host: Host):
    async with host.store.write() as tx:
        deal = await create_deal(tx, host.settings, day_of(host.now()), "souk")
        for number in range(12):
            name = "p0" if number == 4 else f"P{number}"
            row = await tx.get(SoloGames).begin(make_row(deal, 100 + number, name, GUILD + number % 2))
            points = 30 - min(number, 4) - max(0, number - 6)
            after = msgspec.structs.replace(row, ended_at=float(number), points=points, win_curve="[]")
            assert await tx.get(SoloGames).go_on(row, after)
    day = deal.day
    async with host.store.read() as tx:
        board = await boards.day_board(tx, "souk", day, reader=110, guild=GUILD)
        among = await boards.day_board(tx, "souk", day, reader=101, guild=GUILD)
        public = await boards.day_board(tx, "souk", day)
    assert board.count == 12 and [entry.place for entry in board.best] == [1, 2, 3, 4, 5] and board.tied
    assert board.own is not None and (board.own.place, board.own.points) == (11, 22) and board.server_place == (6, 6)
    assert [entry.name for entry in board.best] == ["P0", None, "P2", None, "p0 (2)"]
    assert len(among.best) == 8 and among.own is None and among.best[1].own and among.best[1].name == "P1"
    assert [entry.place for entry in among.best] == [1, 2, 3, 4, 5, 5, 5, 8]
    assert public.reader is None and all(entry.name is None for entry in public.best)


async def test_the_end_of_a_deal_says_who_won_by_how_much(host: Host):
    dealt = await finish_deal(host)
    outcome = dealt.game.outcome(dealt.course.state)
    assert outcome is not None
    own, *robots = (outcome.scores[seat].total for seat in (dealt.seat, *({0, 1, 2} - {dealt.seat})))
    how = "You lost by" if own < max(robots) else "You won by"
    line = f"{how} {abs(own - max(robots))}: {own} points, the robots {max(robots)} and {min(robots)}."
    assert own != max(robots) and result_line(dealt, words("en")).replace("\u00a0", " ") == line


@pytest.mark.parametrize(("count", "expected"), [(1, []), (2, ["-# 1st of 2"])])
def test_a_place_in_a_deal_is_told_only_among_others(count: int, expected: list[str]):
    reader = Finisher(user=1, place=1, name="Amara", points=21, course=(), streak=1, own=True)
    board = DayBoard(game="souk", day=1, count=count, best=(reader,), own=None, server_place=(1, 1))
    standing = Standing(games=("souk",), rows=(), day=1, now=0.0, server="Sahara")
    assert headline(board, standing, words("en")) == expected


async def test_a_user_visible_to_other_servers_is_named_there(host: Host):
    await finish_deal(host)
    await finish_deal(host, IDIR, choose=choose_last)
    async with host.store.write() as tx:
        await tx.people.change(IDIR.id, everywhere=True)
    async with host.store.read() as tx:
        board = await boards.day_board(tx, "souk", day_of(host.now()), reader=KARINE.id, guild=GUILD + 1)
    assert {entry.user: entry.name for entry in board.best} == {AMARA.id: None, IDIR.id: IDIR.name}


@pytest.mark.costly
async def test_a_streak_is_days_in_a_row_with_a_deal_of_whichever_game(host: Host, still_clock: StillClock):
    streaks: list[int] = []
    for game in ("souk", "targui", None, "souk", "souk"):
        if game is not None:
            dealt = await finish_deal(host, game=game)
            async with host.store.read() as tx:
                streaks.append((await boards.count_streaks(tx, [AMARA.id], dealt.deal.day))[AMARA.id])
        still_clock.at += DAY
    assert streaks == [1, 2, 1, 2]


async def test_results_of_a_day_are_hidden_while_it_can_be_played(host: Host, still_clock: StillClock):
    await finish_deal(host)
    day, month = day_of(host.now()), month_of(day_of(host.now()))
    for person in (IDIR, KARINE, THOMAS):
        await finish_deal(host, person, choose=choose_last, guild=GUILD)
        async with host.store.read() as tx:
            days = await boards.list_open_days(tx, "souk", [day], host.now(), 999)
            other = await boards.long_board(tx, "souk", month, day, host.now(), reader=999, guild=GUILD)
            hers = await boards.long_board(tx, "souk", month, day, host.now(), reader=AMARA.id, guild=GUILD)
        assert not days and other.winners == {} and other.totals == ()
    assert set(hers.winners) == {day} and len(hers.totals) == 4
    still_clock.at = ends(day)
    async with host.store.read() as tx:
        late = await boards.long_board(tx, "souk", month, day + 1, host.now(), reader=999, guild=GUILD)
    assert late.winners == hers.winners


async def test_a_month_gives_medals_and_points_for_places(host: Host, still_clock: StillClock):
    async with host.store.write() as tx:
        for number in range(3):
            deal = await create_deal(tx, host.settings, day_of(host.now()) - 5 + number, "souk")
            for user, points in ((1, 9), (2, 9 - number), (3, 1)):
                row = await tx.get(SoloGames).begin(make_row(deal, user, f"P{user}", GUILD))
                await tx.get(SoloGames).go_on(row, msgspec.structs.replace(row, ended_at=float(user), points=points))
    today = day_of(host.now())
    async with host.store.read() as tx:
        board = await boards.long_board(tx, "souk", (today - 9, today), today, host.now(), guild=GUILD)
    assert [(total.user, total.place, total.medals, total.total) for total in board.totals] == [
        (1, 1, (3, 0, 0), 30),
        (2, 2, (1, 2, 0), 28),
        (3, 3, (0, 0, 3), 24),
    ]
    assert not board.few and set(board.winners.values()) == {1}


async def test_medals_order_people_who_have_as_many_points_for_places(host: Host):
    """Users 9 and 5 were first and third, user 2 was second twice: each has 18 points."""
    today = day_of(host.now())
    async with host.store.write() as tx:
        for day, users in ((today - 4, (9, 2, 5)), (today - 3, (5, 2, 9))):
            deal = await create_deal(tx, host.settings, day, "souk")
            for place, user in enumerate(users, 1):
                row = await tx.get(SoloGames).begin(make_row(deal, user, f"P{user}", GUILD))
                await tx.get(SoloGames).go_on(row, msgspec.structs.replace(row, ended_at=1.0, points=10 - place))
    async with host.store.read() as tx:
        board = await boards.long_board(tx, "souk", (today - 9, today), today, host.now(), guild=GUILD)
    assert [(total.user, total.place, total.medals, total.total) for total in board.totals] == [
        (5, 1, (1, 0, 1), 18),
        (9, 1, (1, 0, 1), 18),
        (2, 1, (0, 2, 0), 18),
    ]


async def test_fewer_than_three_people_have_no_medals(host: Host):
    dealt = await finish_deal(host)
    today = day_of(host.now())
    async with host.store.read() as tx:
        board = await boards.long_board(tx, "souk", week_of(today), today, host.now(), reader=AMARA.id, guild=GUILD)
    assert board.few and not board.winners and board.points == {today: dealt.row.points}


def test_weeks_begin_on_monday_and_months_on_their_first():
    day = 20_780  # a Monday, 23 November 2026 is 20_780
    monday, sunday = week_of(day)
    assert date_of(monday).weekday() == 0 and sunday == monday + 6 and monday <= day <= sunday
    first_day, last_day = month_of(day)
    assert date_of(first_day).day == 1 and date_of(last_day + 1).day == 1 and first_day <= day <= last_day
