"""What is kept of finished games: results, ratings, profiles, the best, and the rematch."""

from __future__ import annotations

import pytest

from bot.app.client import Azalai
from bot.hosting.lobby import moved_on
from bot.records.ratings import rated, shown, unrated
from bot.store.results import EVERYWHERE
from bot.store.rows import RatingRow, ResultRow, SeatRow
from tests.bot.house import Opening, manager, offer, pages, running
from tests.desk import Desk, Message, labels_of, text_of

SOUK = "souk"


async def play_out(desk: Desk[Azalai], card: Message, *names: str) -> None:
    """A whole game in which the first of these people gets all the gold, the others offer nothing."""
    for _ in range(3):
        for name in names:
            channel = desk.channel()
            salt = "1" if name == names[0] else "0"
            await desk.person(name).slash(channel, "souk offer", salt=salt)
    assert "Rematch" in labels_of(card.now)


async def results(desk: Desk[Azalai], table: int = 1) -> list[ResultRow]:
    async with pages(desk) as tx:
        return sorted(await tx.results.of(table), key=lambda row: row.seat)


async def ratings(desk: Desk[Azalai], name: str) -> dict[int, RatingRow]:
    async with pages(desk) as tx:
        return {row.guild_id: row for row in await tx.results.ratings_of(desk.person(name).id)}


def fresh(*users: int) -> list[RatingRow]:
    return [unrated(user, SOUK, EVERYWHERE) for user in users]


def test_everybody_begins_at_a_thousand_and_the_first_place_gains_what_the_last_loses():
    before = fresh(1, 2, 3)
    assert [shown(one) for one in before] == [1000] * 3
    after = [one.mu for one in rated(before, [2, 1, 3])]
    assert after[1] > after[0] > after[2]
    assert after[1] > before[1].mu > after[2]


def test_shared_places_are_rated_as_equal():
    first, second, third = rated(fresh(1, 2, 3), [1, 1, 3])
    assert first.mu == pytest.approx(second.mu)
    assert first.mu > third.mu


def test_beating_the_strong_is_worth_more():
    strong = RatingRow(user_id=2, game=SOUK, guild_id=0, mu=35, sigma=3, games=20)
    weak = RatingRow(user_id=2, game=SOUK, guild_id=0, mu=15, sigma=3, games=20)
    gains = [rated([unrated(1, SOUK, 0), other], [1, 2])[0].mu for other in (strong, weak)]
    assert gains[0] > gains[1] > unrated(1, SOUK, 0).mu


def test_a_rematch_moves_everybody_on_by_one():
    seats = [
        SeatRow(table_id=1, seat=n, user_id=user, name=name, decision=0, deciding=False, since=None)
        for n, (user, name) in enumerate([(1, "A"), (2, "B"), (None, "Kaocen"), (3, "C")])
    ]
    sitting: list[tuple[int | None, str]] = [(3, "C"), (None, "Kaocen"), (9, "New"), (1, "A"), (2, "Bee")]
    assert [name for _, name in moved_on(seats, sitting)] == ["Bee", "Kaocen", "C", "A", "New"]


async def test_a_game_between_people_is_written_down_and_rated_here_and_everywhere(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        await play_out(desk, card, "Amara", "Thomas")
        found = await results(desk)
        assert [(one.place, one.counted, one.user_id) for one in found] == [
            (1, True, desk.person("Amara").id),
            (2, True, desk.person("Thomas").id),
        ]
        amara, thomas = await ratings(desk, "Amara"), await ratings(desk, "Thomas")
        assert len(amara) == 2
        for server, rating in amara.items():
            assert rating.games == 1
            assert rating.mu > thomas[server].mu


async def test_robots_do_not_count_and_one_person_alone_is_not_rated(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, robots=1)
        await play_out(desk, card, "Amara")
        assert [one.counted for one in await results(desk)] == [True, False]
        assert await ratings(desk, "Amara") == {}


async def test_a_seat_in_which_somebody_else_has_sat_does_not_count(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", "Idir")
        question = (await desk.person("Idir").slash(desk.channel(), "table leave")).message
        await desk.person("Idir").press(question, "Leave the game")
        await play_out(desk, card, "Amara", "Thomas")
        assert [one.counted for one in await results(desk)] == [True, True, False]
        assert await ratings(desk, "Idir") == {}
        async with pages(desk) as tx:
            sat = [(one.seat, one.user_id is None, one.until is None) for one in await tx.seat_history.of(1)]
        assert sat == [(0, False, True), (1, False, True), (2, False, False), (2, True, True)]


async def test_who_resigns_has_lost(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas")
        really = await desk.person("Amara").slash(desk.channel(), "table resign")
        await desk.person("Amara").press(really.message, "Resign")
        assert [(one.place, one.counted) for one in await results(desk)] == [(2, True), (1, True)]
        assert shown((await ratings(desk, "Thomas"))[EVERYWHERE]) > shown((await ratings(desk, "Amara"))[EVERYWHERE])


async def test_a_game_that_ends_by_agreement_has_no_results(open_desk: Opening):
    async with open_desk() as desk:
        desk.person("Karine", permissions=manager())
        await running(desk, "Thomas")
        question = (await desk.person("Karine").slash(desk.channel(), "table cancel")).message
        await desk.person("Karine").press(question, "End the game")
        assert await results(desk) == []
        assert await ratings(desk, "Amara") == {}


async def test_profile_history_and_the_best(open_desk: Opening):
    async with open_desk() as desk:
        for _ in range(3):
            card = await running(desk, "Thomas")
            await play_out(desk, card, "Amara", "Thomas")
        amara, thomas = desk.person("Amara"), desk.person("Thomas")
        profile = (await thomas.slash(None, "profile", person=amara)).text
        assert "3 finished games, 3 won." in profile
        assert "Thomas: 3 games, 3 times placed before them, 0 times behind" in profile
        assert "everywhere 1" in profile
        assert "rating in this server" not in profile
        assert "rating in this server" in (await amara.slash(desk.channel(), "profile")).text
        history = (await thomas.slash(None, "history")).text
        assert "**3 finished games**" in history
        assert history.count("place 2 of 2, with Amara.") == 3
        assert "https://discord.com/channels/" in history
        best = (await desk.person("Idir").slash(desk.channel(), "leaderboard", game="souk")).text
        assert best.index("1. **Amara**") < best.index("2. **Thomas**")
        everywhere = await thomas.slash(None, "leaderboard", game="souk", among="everywhere")
        assert "1. **Amara**" in everywhere.text
        assert "No finished game" in (await desk.person("Idir").slash(None, "profile")).text
        none = await desk.person("Idir").slash(desk.channel(), "leaderboard", game="touareg")
        assert "Nobody has finished 3 games" in none.text


async def test_a_rematch_opens_once_with_the_same_people_invited_in_their_seats(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", robots=1)
        await play_out(desk, card, "Amara", "Thomas")
        amara, thomas, idir = (desk.person(name) for name in ("Amara", "Thomas", "Idir"))
        assert "Only those who played" in (await idir.press(card, "Rematch")).text
        assert "The table is open" in (await thomas.press(card, "Rematch")).text
        assert "The rematch is open already: table 2" in (await amara.press(card, "Rematch")).text
        called = desk.channel().messages[-1]
        assert called.pings == ("Amara",)
        lobby = next(one for one in desk.channel().messages if "Thomas opens a table" in text_of(one))
        assert "Rematch" in text_of(lobby)
        await amara.press(lobby, "Join")
        seats = [line for line in text_of(lobby.now).splitlines() if line[:2] in ("1.", "2.", "3.")]
        assert ["Thomas" in seats[0], "robot" in seats[1], "Amara" in seats[2]] == [True] * 3
        await thomas.press(lobby, "Start")
        assert "to play" in text_of(lobby.now)
        await offer(amara, lobby)
