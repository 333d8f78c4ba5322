"""Records of finished games: results, ratings, profiles, rankings and the rematch."""

from __future__ import annotations

from itertools import combinations, product

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.history.ratings import VERSION, make_initial_rating, rate_places, to_shown_rating
from azalai.bot.hosting.lobby import rotate_seats
from azalai.bot.store.result_rows import RatingRow, ResultRow
from azalai.bot.store.results import EVERYWHERE
from azalai.bot.store.rows import SeatRow
from tests.bot.fixtures import manager, offer, open_transaction, set_preference, start_table
from tests.simulator import Message, Simulator, labels_of, text_of

SOUK = "souk"


async def play_out(simulator: Simulator[Azalai], card: Message, *names: str) -> None:
    """Play a whole game in which the first player gets all the gold and the others offer nothing."""
    for _ in range(3):
        for name in names:
            channel = simulator.channel()
            salt = "1" if name == names[0] else "0"
            await simulator.person(name).slash(channel, "souk offer", salt=salt)
    assert "Rematch" in labels_of(card.now)


async def load_results(simulator: Simulator[Azalai], table: int = 1) -> list[ResultRow]:
    async with open_transaction(simulator) as tx:
        return sorted(await tx.results.list_at(table), key=lambda row: row.seat)


async def load_ratings(simulator: Simulator[Azalai], name: str) -> dict[int, RatingRow]:
    async with open_transaction(simulator) as tx:
        return {row.guild_id: row for row in await tx.results.list_ratings(simulator.person(name).id)}


def make_ratings(*users: int) -> list[RatingRow]:
    return [make_initial_rating(user, SOUK, EVERYWHERE) for user in users]


def test_ratings_begin_at_1000_and_the_first_gains_the_lasts_loss():
    before = make_ratings(1, 2, 3)
    assert [to_shown_rating(rating) for rating in before] == [1000] * 3
    after = [place.mu for place in rate_places(before, [2, 1, 3])]
    assert after[1] > after[0] > after[2]
    assert after[1] > before[1].mu > after[2]


def test_shared_places_are_rated_as_equal():
    first, second, third = rate_places(make_ratings(1, 2, 3), [1, 1, 3])
    assert first.mu == pytest.approx(second.mu)
    assert first.mu > third.mu


MEANS, DEVIATIONS = (0.0, 12.0, 25.0, 33.0, 50.0), (0.5, 2.0, 6.0, 25 / 3)
"""Estimates of a skill, from a beginner with many losses to a champion."""


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_from_equal_ratings_a_better_place_never_gains_less(count: int):
    """That holds for every list of places; equal places gain the same."""
    for mean, deviation, places in product(MEANS, DEVIATIONS, product(range(1, count + 1), repeat=count)):
        row = RatingRow(user_id=1, game=SOUK, guild_id=0, mu=mean, sigma=deviation, games=9, version=VERSION)
        after = [to_shown_rating(rating) for rating in rate_places([row] * count, places)]
        for (place, rating), (other_place, other) in combinations(zip(places, after, strict=True), 2):
            same = place == other_place
            assert (rating == other) if same else (rating > other) is (place < other_place), (row, places, after)


def test_a_rating_of_version_1_is_carried_over():
    """Its estimate counts as one of the present method, and the next game stores it with the present version."""
    old = RatingRow(user_id=1, game=SOUK, guild_id=0, mu=30.0, sigma=4.0, games=7, version=1)
    present = msgspec.structs.replace(old, version=VERSION)
    assert to_shown_rating(old) == to_shown_rating(present) == 1720
    assert rate_places([old, present], [1, 2]) == rate_places([present, present], [1, 2])
    assert [(place.version, place.games) for place in rate_places([old, present], [1, 2])] == [(VERSION, 8)] * 2


def test_beating_the_strong_is_worth_more():
    strong = RatingRow(user_id=2, game=SOUK, guild_id=0, mu=35, sigma=3, games=20, version=VERSION)
    weak = RatingRow(user_id=2, game=SOUK, guild_id=0, mu=15, sigma=3, games=20, version=VERSION)
    gains = [rate_places([make_initial_rating(1, SOUK, 0), other], [1, 2])[0].mu for other in (strong, weak)]
    assert gains[0] > gains[1] > make_initial_rating(1, SOUK, 0).mu


def test_a_rematch_moves_every_player_on_by_one():
    seats = [
        SeatRow(table_id=1, seat=n, user_id=user, name=name, decision=0, deciding=False, since=None)
        for n, (user, name) in enumerate([(1, "A"), (2, "B"), (None, "Kaocen"), (3, "C")])
    ]
    sitting: list[tuple[int | None, str]] = [(3, "C"), (None, "Kaocen"), (9, "New"), (1, "A"), (2, "Bee")]
    assert [name for _, name in rotate_seats(seats, sitting)] == ["Bee", "Kaocen", "C", "A", "New"]


@pytest.mark.costly
async def test_a_game_between_people_is_written_down_and_rated_here_and_everywhere(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator, card, "Amara", "Thomas")
    rows = await load_results(simulator)
    assert [(row.place, row.counted, row.user_id) for row in rows] == [
        (1, True, simulator.person("Amara").id),
        (2, True, simulator.person("Thomas").id),
    ]
    amara, thomas = await load_ratings(simulator, "Amara"), await load_ratings(simulator, "Thomas")
    assert len(amara) == 2
    for server, rating in amara.items():
        assert rating.games == 1
        assert rating.mu > thomas[server].mu


@pytest.mark.costly
async def test_robots_do_not_count_and_one_person_alone_is_not_rated(simulator: Simulator[Azalai]):
    card = await start_table(simulator, robots=1)
    await play_out(simulator, card, "Amara")
    assert [result.counted for result in await load_results(simulator)] == [True, False]
    assert await load_ratings(simulator, "Amara") == {}


@pytest.mark.costly
async def test_a_seat_that_changed_its_player_does_not_count(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir")
    question = (await simulator.person("Idir").slash(simulator.channel(), "table leave")).message
    await simulator.person("Idir").press(question, "Leave the game")
    await play_out(simulator, card, "Amara", "Thomas")
    assert [result.counted for result in await load_results(simulator)] == [True, True, False]
    assert await load_ratings(simulator, "Idir") == {}
    async with open_transaction(simulator) as tx:
        sat = [(row.seat, row.user_id is None, row.until is None) for row in await tx.seat_history.list_at(1)]
    assert sat == [(0, False, True), (1, False, True), (2, False, False), (2, True, True)]


@pytest.mark.costly
async def test_a_player_who_resigns_has_lost(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    for _ in range(2):
        for name in ("Amara", "Thomas"):
            await simulator.person(name).slash(simulator.channel(), "souk offer", salt="0")
    confirmation = await simulator.person("Amara").slash(simulator.channel(), "table resign")
    await simulator.person("Amara").press(confirmation.message, "Resign")
    assert [(result.place, result.counted) for result in await load_results(simulator)] == [(2, True), (1, True)]
    assert to_shown_rating((await load_ratings(simulator, "Thomas"))[EVERYWHERE]) > to_shown_rating(
        (await load_ratings(simulator, "Amara"))[EVERYWHERE]
    )


@pytest.mark.costly
async def test_a_game_that_ends_by_agreement_has_no_results(simulator: Simulator[Azalai]):
    simulator.person("Karine", permissions=manager())
    await start_table(simulator, "Thomas")
    question = (await simulator.person("Karine").slash(simulator.channel(), "table cancel")).message
    await simulator.person("Karine").press(question, "End the game")
    assert await load_results(simulator) == []
    assert await load_ratings(simulator, "Amara") == {}


@pytest.mark.costly(seconds=2)
async def test_profile_history_and_the_best(simulator: Simulator[Azalai]):
    for _ in range(3):
        card = await start_table(simulator, "Thomas")
        await play_out(simulator, card, "Amara", "Thomas")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    profile = (await thomas.slash(simulator.channel(), "azalai profile", person=amara)).text
    assert "3 finished games, 3 won." in profile
    assert "Thomas: 3 games, ahead 3×, behind 0×" in profile
    assert "rating in this server" in profile and "everywhere 1" not in profile
    assert "only if they want it to be" in profile
    in_private = (await thomas.slash(None, "azalai profile", person=amara)).text
    assert "No finished game" in in_private and "only if they want it to be" in in_private
    own = (await amara.slash(None, "azalai profile")).text
    assert "everywhere 1" in own and "rating in this server" not in own and "want it to be" not in own
    await set_preference(amara, "others", "invitations", "everywhere")
    profile = (await thomas.slash(None, "azalai profile", person=amara)).text
    assert "3 finished games, 3 won." in profile and "everywhere 1" in profile
    history = (await thomas.slash(None, "azalai history")).text
    assert "**3 finished games**" in history
    assert history.count("place 2 of 2") == 3 and history.count("· Amara") == 3
    assert "https://discord.com/channels/" in history
    best = (await simulator.person("Idir").slash(simulator.channel(), "azalai leaderboard", game="souk")).text
    assert best.index("1 · **Amara**") < best.index("2 · **Thomas**")
    everywhere = await thomas.slash(None, "azalai leaderboard", game="souk", among="everywhere")
    assert "1 · **Amara**" in everywhere.text and "2 · **Thomas**" in everywhere.text
    idir = await simulator.person("Idir").slash(None, "azalai leaderboard", game="souk", among="everywhere")
    assert "1 · **Amara**" in idir.text and "Thomas" not in idir.text
    assert "No finished game" in (await simulator.person("Idir").slash(None, "azalai profile")).text
    none = await simulator.person("Idir").slash(simulator.channel(), "azalai leaderboard", game="touareg")
    assert "Nobody has finished 3 games" in none.text


@pytest.mark.costly
async def test_a_rematch_opens_once_with_the_same_people_invited_in_their_seats(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", robots=1)
    await play_out(simulator, card, "Amara", "Thomas")
    amara, thomas, idir = (simulator.person(name) for name in ("Amara", "Thomas", "Idir"))
    assert "Only those who played" in (await idir.press(card, "Rematch")).text
    assert [message.ephemeral for message in (await thomas.press(card, "Rematch")).messages] == [False]
    assert "The rematch is open already: table 2" in (await amara.press(card, "Rematch")).text
    message = simulator.channel().messages[-1]
    assert message.pings == ("Amara",)
    lobby = next(message for message in simulator.channel().messages if "Thomas opens a table" in text_of(message))
    assert "Rematch" in text_of(lobby)
    await amara.press(lobby, "Join")
    seats = [line for line in text_of(lobby.now).splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert ["Thomas" in seats[0], "robot" in seats[1], "Amara" in seats[2]] == [True] * 3
    await thomas.press(lobby, "Start")
    assert "to play" in text_of(lobby.now)
    await offer(amara, lobby)
