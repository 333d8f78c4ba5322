"""Boards of deals: of a day, a week and a month; places, medals, streaks, and who is named to whom."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from azalai.bot.solo import boards
from azalai.bot.solo.days import DAY, date_of, day_of, deal_of, ends, month_of, week_of
from azalai.bot.solo.deal_store import DealRow
from azalai.bot.store import Transaction
from azalai.bot.tables.host import Host
from tests.bot.solo.dealing import finished, last
from tests.bot.without_discord import AMARA, GUILD, IDIR, KARINE, THOMAS, StillClock


async def finish_all(tx: Transaction, deal: DealRow, users: Iterable[int]) -> None:
    """These people finish a deal, each with a point less than the one before."""
    for user in users:
        row = await tx.deals.begin(user, f"P{user}", GUILD, deal, [], 0.0)
        await tx.deals.go_on(row, msgspec.structs.replace(row, ended_at=1.0, points=100 - user))


async def test_the_board_of_a_day_has_places_ties_and_the_reader(host: Host):
    async with host.store.write() as tx:
        deal = await deal_of(tx, host.settings, day_of(host.now()), "souk")
        for number in range(12):
            row = await tx.deals.begin(100 + number, f"P{number}", GUILD + number % 2, deal, [], 0.0)
            points = 30 - min(number, 4) - max(0, number - 6)
            after = msgspec.structs.replace(row, ended_at=float(number), points=points, course="[]")
            assert await tx.deals.go_on(row, after)
    day = deal.day
    async with host.store.read() as tx:
        board = await boards.day_board(tx, "souk", day, reader=110, guild=GUILD)
        among = await boards.day_board(tx, "souk", day, reader=101, guild=GUILD)
        public = await boards.day_board(tx, "souk", day)
    assert board.count == 12 and [one.place for one in board.best] == [1, 2, 3, 4, 5] and board.tied
    assert board.own is not None and (board.own.place, board.own.points) == (11, 22) and board.here == (6, 6)
    assert [one.name for one in board.best] == ["P0", None, "P2", None, "P4"]
    assert len(among.best) == 8 and among.own is None and among.best[1].own and among.best[1].name == "P1"
    assert [one.place for one in among.best] == [1, 2, 3, 4, 5, 5, 5, 8]
    assert public.reader is None and all(one.name is None for one in public.best)


@pytest.mark.parametrize(("count", "shown"), [(7, 7), (8, 5)])
async def test_up_to_seven_are_all_on_the_board_of_a_day_and_of_more_the_first_five(host: Host, count: int, shown: int):
    async with host.store.write() as tx:
        deal = await deal_of(tx, host.settings, day_of(host.now()), "souk")
        await finish_all(tx, deal, range(1, count + 1))
    async with host.store.read() as tx:
        board = await boards.day_board(tx, "souk", deal.day)
    assert (len(board.best), board.count) == (shown, count)


async def test_the_board_of_a_month_shows_eight_and_the_reader_and_each_finisher_has_a_point(host: Host):
    today = day_of(host.now())
    async with host.store.write() as tx:
        deal = await deal_of(tx, host.settings, today - 4, "souk")
        await finish_all(tx, deal, range(1, 13))
    async with host.store.read() as tx:
        public, hers = [
            await boards.long_board(tx, "souk", (today - 9, today), today, host.now(), reader=reader, guild=GUILD)
            for reader in (None, 12)
        ]
    assert [(one.user, one.total) for one in public.totals] == [(user, 11 - user) for user in range(1, 9)]
    assert [(one.user, one.total) for one in hers.totals] == [*((user, 11 - user) for user in range(1, 8)), (12, 1)]


async def test_who_lets_other_servers_see_what_they_play_is_named_there(host: Host):
    await finished(host)
    await finished(host, IDIR, choose=last)
    async with host.store.write() as tx:
        await tx.people.change(IDIR.id, everywhere=True)
    async with host.store.read() as tx:
        board = await boards.day_board(tx, "souk", day_of(host.now()), reader=KARINE.id, guild=GUILD + 1)
    assert {one.user: one.name for one in board.best} == {AMARA.id: None, IDIR.id: IDIR.name}


async def test_a_streak_is_days_in_a_row_with_a_deal_of_whichever_game(host: Host, still_clock: StillClock):
    streaks: list[int] = []
    for game in ("souk", "targui", None, "souk", "souk"):
        if game is not None:
            dealt = await finished(host, game=game)
            async with host.store.read() as tx:
                streaks.append((await boards.streaks_of(tx, [AMARA.id], dealt.deal.day))[AMARA.id])
        still_clock.at += DAY
    assert streaks == [1, 2, 1, 2]


async def test_nobody_is_told_of_a_day_that_they_can_still_play(host: Host, still_clock: StillClock):
    await finished(host)
    day, month = day_of(host.now()), month_of(day_of(host.now()))
    for person in (IDIR, KARINE, THOMAS):
        await finished(host, person, choose=last, guild=GUILD)
        async with host.store.read() as tx:
            told = await boards.told_days(tx, "souk", [day], host.now(), 999)
            other = await boards.long_board(tx, "souk", month, day, host.now(), reader=999, guild=GUILD)
            hers = await boards.long_board(tx, "souk", month, day, host.now(), reader=AMARA.id, guild=GUILD)
        assert not told and other.winners == {} and other.totals == ()
    assert set(hers.winners) == {day} and len(hers.totals) == 4
    still_clock.at = ends(day)
    async with host.store.read() as tx:
        late = await boards.long_board(tx, "souk", month, day + 1, host.now(), reader=999, guild=GUILD)
    assert late.winners == hers.winners


async def test_a_month_gives_medals_and_points_for_places(host: Host, still_clock: StillClock):
    async with host.store.write() as tx:
        for number in range(3):
            deal = await deal_of(tx, host.settings, day_of(host.now()) - 5 + number, "souk")
            for user, points in ((1, 9), (2, 9 - number), (3, 1)):
                row = await tx.deals.begin(user, f"P{user}", GUILD, deal, [], 0.0)
                await tx.deals.go_on(row, msgspec.structs.replace(row, ended_at=float(user), points=points))
    today = day_of(host.now())
    async with host.store.read() as tx:
        board = await boards.long_board(tx, "souk", (today - 9, today), today, host.now(), guild=GUILD)
    assert [(one.user, one.place, one.medals, one.total) for one in board.totals] == [
        (1, 1, (3, 0, 0), 30),
        (2, 2, (1, 2, 0), 28),
        (3, 3, (0, 0, 3), 24),
    ]
    assert not board.few and set(board.winners.values()) == {1}


async def test_medals_order_people_who_have_as_many_points_for_places(host: Host):
    """Users 9 and 5 were first and third, 2 was second twice: 18 each."""
    today = day_of(host.now())
    async with host.store.write() as tx:
        for day, users in ((today - 4, (9, 2, 5)), (today - 3, (5, 2, 9))):
            deal = await deal_of(tx, host.settings, day, "souk")
            for place, user in enumerate(users, 1):
                row = await tx.deals.begin(user, f"P{user}", GUILD, deal, [], 0.0)
                await tx.deals.go_on(row, msgspec.structs.replace(row, ended_at=1.0, points=10 - place))
    async with host.store.read() as tx:
        board = await boards.long_board(tx, "souk", (today - 9, today), today, host.now(), guild=GUILD)
    assert [(one.user, one.place, one.medals, one.total) for one in board.totals] == [
        (5, 1, (1, 0, 1), 18),
        (9, 1, (1, 0, 1), 18),
        (2, 1, (0, 2, 0), 18),
    ]


async def test_fewer_than_three_people_have_no_medals(host: Host):
    dealt = await finished(host)
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
