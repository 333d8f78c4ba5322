"""Greeting of a server: its buttons open tables, threads if the channel has a table, and the list of open tables."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.app.router import ActionMark
from azalai.bot.catalogue import list_taught_games
from azalai.bot.clocks.pace import Late
from azalai.bot.dialogs.table_codes import pack_invitation, unpack_invitation
from azalai.bot.solo import lessons
from azalai.bot.store.result_rows import ResultRow
from azalai.bot.tournaments.store import Tournaments
from azalai.games import GAMES
from azalai.games.options import FirstSeat
from azalai.locales import words
from tests.bot.app.test_forged import press_forged
from tests.bot.delivery.test_refused_pictures import REFUSALS
from tests.bot.fixtures import manager, open_lobby, open_transaction, set_server
from tests.bot.solo.test_lessons import choose_advised
from tests.simulator import Message, Person, Simulator, labels_of, pictures_of, text_of


async def post_greeting(simulator: Simulator[Azalai]) -> Message:
    """Post the greeting as a manager of the server and return it."""
    lalla = simulator.person("Lalla", permissions=manager())
    await lalla.press((await lalla.slash(simulator.channel(), "azalai help")).message, "Post this for all")
    return simulator.channel().messages[-1]


async def store_finished_game(simulator: Simulator[Azalai], person: Person, game: str, place: int = 1) -> None:
    """Store a user's finished game of a kind with a place, at any table."""
    host = simulator.bot.rooms.host
    async with host.store.write() as tx:
        seat = 100 + len(await tx.results.list_at(1))
        row = ResultRow(
            table_id=1, seat=seat, user_id=person.id, game=game, guild_id=None, place=place, score=1.0, counted=True,
            ended_at=host.now(),
        )  # fmt: skip
        await tx.results.insert([row])


@pytest.mark.stays
@pytest.mark.costly
async def test_two_presses_open_a_game_with_gentle_robots_that_has_begun(simulator: Simulator[Azalai]):
    greeting = await post_greeting(simulator)
    assert [picture.name for picture in pictures_of(greeting)] == ["azalai.png"]
    await simulator.restart()
    amara = simulator.person("Amara")
    await amara.press(greeting, "Touareg")
    card = simulator.channel().messages[-1]
    assert "With robots" in labels_of(card)
    await amara.press(card, "With robots")
    assert "to play." in text_of(card.now) and "Play" in labels_of(card.now)
    assert not amara.sounds, "she sees it"
    async with open_transaction(simulator) as tx:
        seats = await tx.seats.list_at(1)
    assert sorted(str(seat.robot_level) for seat in seats) == ["None", "gentle", "gentle"]


@pytest.mark.costly
async def test_a_table_of_the_greeting_waits_for_its_usual_players(simulator: Simulator[Azalai]):
    greeting = await post_greeting(simulator)
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    await amara.press(greeting, "Targui")
    card = simulator.channel().messages[-1]
    assert "one more, and it begins" in text_of(card) and "3. free" not in text_of(card)
    stranger = await thomas.press(card, "With robots")
    assert "not seated" in stranger.text or "sit" in stranger.text
    await thomas.press(card, "Join")
    assert "Play" in labels_of(card.now)


@pytest.mark.costly
async def test_a_lesson_is_one_press_away_until_all_are_learned(simulator: Simulator[Azalai]):
    """The public greeting offers the first game; help offers the first one that its reader has not learned."""
    first, second, *others = list_taught_games()
    greeting = await post_greeting(simulator)
    await open_lobby(simulator, host="Idir")
    assert [label for label in labels_of(greeting) if "Essayer" in label] == [f"Essayer {words('fr').game(first)}"]
    amara = simulator.person("Amara")
    lesson = (await amara.press(greeting, f"Essayer {words('fr').game(first)}")).message
    assert lesson.ephemeral and "Welcome to the souk" in text_of(lesson)

    async def tries() -> list[str]:
        helped = (await amara.slash(simulator.channel(), "azalai help")).message
        return [label for label in labels_of(helped) if label.startswith("Try")]

    assert await tries() == [f"Try {words('en').game(first)}"], "it is begun, not learned"
    await store_finished_game(simulator, amara, first, place=2)
    assert await tries() == [f"Try {words('en').game(second)}"]
    host = simulator.bot.rooms.host
    going, _ = await lessons.open_lesson(host, amara.id, second)
    while not going.course.free:
        going = await lessons.play(host, amara.id, going.number, going.row.decision, choose_advised)
    assert going.row.ended_at is None
    assert await tries() == [f"Try {words('en').game(others[0])}"], "all of it is taught, though it goes on"
    for key in others:
        await store_finished_game(simulator, amara, key)
    assert await tries() == []


@pytest.mark.costly
async def test_robots_are_gentle_until_their_person_has_won_a_game_of_that_kind(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    card = await open_lobby(simulator, "Thomas")
    await store_finished_game(simulator, amara, "souk")
    await store_finished_game(simulator, thomas, "souk", place=2)
    await store_finished_game(simulator, thomas, "targui")
    for person, level in ((thomas, "gentle"), (amara, "solid")):
        await person.press(card, "Add a robot")
        assert f"({level})" in text_of(card.now)
    async with open_transaction(simulator) as tx:
        assert [seat.robot_level for seat in await tx.seats.list_at(1)] == [None, None, "gentle", "solid"]


async def test_a_table_for_a_channel_that_is_taken_opens_in_a_thread_at_once(simulator: Simulator[Azalai]):
    greeting = await post_greeting(simulator)
    await open_lobby(simulator, host="Idir")
    amara = simulator.person("Amara")
    answer = await amara.press(greeting, "Targui")
    (thread,) = simulator.channel().threads
    assert f"open in {thread.mention}" in answer.text
    assert "one more, and it begins" in text_of(thread.messages[-1])


async def test_typed_options_and_guests_are_those_of_the_table_in_the_thread(simulator: Simulator[Azalai]):
    """The thread's table has the typed options and guests."""
    await open_lobby(simulator, host="Idir")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    typed = {"player1": thomas, "language": "Français", "seats": "joined", "pace": "36", "full": 2}
    answer = (await amara.slash(simulator.channel(), "targui new", **typed, **{"first-player": "first"})).message
    await simulator.restart()
    await amara.press(answer, "Open it in a thread")
    assert len(simulator.channel().threads) == 1
    async with open_transaction(simulator) as tx:
        row = await tx.tables.get(2)
    assert row is not None and (row.language, row.random_seats, row.full_at) == ("fr", False, 2)
    assert b'"first"' in row.options and '"turn":36' in row.pace
    assert [guest.name for guest in row.invited] == ["Thomas"]


async def test_the_reason_is_told_if_no_thread_can_be_made(simulator: Simulator[Azalai]):
    greeting = await post_greeting(simulator)
    await open_lobby(simulator, host="Idir")
    amara = simulator.person("Amara")
    await simulator.take_permission(simulator.channel(), "create_public_threads")
    for answer in (
        await amara.press(greeting, "Targui"),
        await amara.slash(simulator.channel(), "targui new"),
    ):
        assert "a table in this channel already" in answer.text and "*Create public threads*" in answer.text


async def test_in_a_thread_that_is_taken_another_place_is_advised(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    await amara.slash(simulator.channel(), "targui new", thread=True)
    (thread,) = simulator.channel().threads
    assert "Use another channel" in (await thomas.slash(thread, "targui new")).text


@pytest.mark.costly
async def test_a_server_of_threads_alone_gets_its_tables_there(simulator: Simulator[Azalai]):
    greeting = await post_greeting(simulator)
    lalla = simulator.person("Lalla", permissions=manager())
    await set_server(lalla, simulator.channel(), "places", "threads")
    await lalla.press(greeting, "Targui")
    assert len(simulator.channel().threads) == 1


async def test_without_robots_there_are_people_alone(simulator: Simulator[Azalai]):
    greeting = await post_greeting(simulator)
    lalla = simulator.person("Lalla", permissions=manager())
    await set_server(lalla, simulator.channel(), "robots", "-")
    await lalla.press(greeting, "Targui")
    assert "With robots" not in labels_of(simulator.channel().messages[-1])


async def test_the_welcome_is_posted_by_managers_of_the_server_alone(simulator: Simulator[Azalai]):
    message = (await simulator.person("Amara").slash(simulator.channel(), "azalai help")).message
    assert "Post this for all" not in labels_of(message)
    alone = (await simulator.person("Amara").slash(None, "azalai help")).message
    assert "Targui" not in labels_of(alone) and "Learn a game" in labels_of(alone)
    assert "With robots" not in text_of(alone), "where no table can be opened, no card is spoken of"


@pytest.mark.costly
async def test_open_tables_are_listed_and_joined_from_other_channels(simulator: Simulator[Azalai]):
    amara, thomas, elsewhere = simulator.person("Amara"), simulator.person("Thomas"), simulator.channel("elsewhere")
    await open_lobby(simulator, full=2)
    await amara.slash(elsewhere, "azalai tournament new", game="targui", kind="swiss", name="Sahara Cup", wait=5)
    listed = (await thomas.slash(elsewhere, "games")).message
    assert "**Souk** · Amara\n-# 1 of 2" in text_of(listed) and "**Sahara Cup** · Targui" in text_of(listed)
    assert labels_of(listed).count("Join") == 2
    await thomas.press(listed, "az:join-there:1")
    assert f"<#{simulator.channel().id}>" in text_of(listed.now)
    assert "Play" in labels_of(simulator.channel().messages[0].now), "it waited for two"
    again = (await thomas.slash(elsewhere, "games")).message
    await thomas.press(again, "az:cup-join:1")
    assert "Join" not in labels_of((await thomas.slash(elsewhere, "games")).message)
    assert "Join" not in labels_of((await thomas.slash(None, "games")).message)


async def test_the_help_offers_a_seat_at_a_waiting_table(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    assert "Join" not in labels_of((await thomas.slash(simulator.channel(), "azalai help")).message)
    await open_lobby(simulator)
    helped = (await thomas.slash(simulator.channel(), "azalai help")).message
    assert "Waits for a player here: Souk, Amara’s table" in text_of(helped)
    await thomas.press(helped, "Join")
    assert "**Thomas**" in text_of(simulator.channel().messages[0].now)


async def test_tables_in_hidden_channels_are_not_listed(simulator: Simulator[Azalai]):
    thomas, hidden, channel = simulator.person("Thomas"), simulator.channel("hidden"), simulator.channel("here")
    amara = simulator.person("Amara")
    await amara.slash(hidden, "souk new", language="English")
    await amara.slash(hidden, "azalai tournament new", game="targui", kind="swiss", name="Secret Cup", wait=5)
    assert "Secret Cup" in text_of((await thomas.slash(channel, "games")).message)
    await simulator.simulated.set_bot_permission(hidden.id, "view_channel", allowed=False, of=thomas.id)
    unlisted = (await thomas.slash(channel, "games")).message
    assert "Secret" not in text_of(unlisted) and "Join" not in labels_of(unlisted)
    for act in ("join-there", "cup-join"):
        (answer,) = await press_forged(simulator, thomas, unlisted, ActionMark(act, "action"), ["1"], ())
        assert "Secret" not in text_of(answer)
    async with open_transaction(simulator) as tx:
        assert len(await tx.seats.list_at(1)) == 1
        (row,) = await tx.get(Tournaments).list_in_channel(hidden.id)
        assert (await tx.get(Tournaments).load_contest(row)).entrants == ()


@pytest.mark.parametrize("key", ["souk", "targui", "targui1988", "timbuktu", "touareg"])
def test_packed_options_are_unpacked_unchanged(key: str):
    game = GAMES[key]
    people = [10**18 + number for number in range(min(2, max(game.seats) - 1))]
    packed = pack_invitation(
        game, {"language": "en", "seats": "random", "full": max(game.seats), "late": Late.SEAT}, people
    )
    assert packed is not None
    filled, invited = unpack_invitation(game, packed)
    assert invited == people and filled["full"] == max(game.seats) and filled["late"] is Late.SEAT
    assert (filled["language"], filled["seats"], filled["pace"]) == ("en", "random", None)


def test_options_that_do_not_fit_a_custom_id_are_not_packed():
    people = [2**64 - 1 - number for number in range(4)]
    typed = {"language": "en", "seats": "joined", "full": 5, "pace": "123.5 / 234.5 / 345.5"}
    assert pack_invitation(GAMES["touareg"], typed | {"first_seat": FirstSeat.FIRST}, people) is None


@pytest.mark.costly
async def test_a_new_server_is_greeted_where_discord_announces_who_comes_and_nowhere_else(simulator: Simulator[Azalai]):
    (guild,) = simulator.bot.guilds
    channel = guild.get_channel(simulator.channel().id)
    arrived = simulator.bot.rooms.greeter.on_guild_join
    with simulator.simulated.as_bot():
        await arrived(cast(Any, SimpleNamespace(id=guild.id, me=guild.me, system_channel=None)))
        assert simulator.channel().messages == []
        await arrived(cast(Any, SimpleNamespace(id=guild.id, me=guild.me, system_channel=channel)))
    (greeting,) = simulator.channel().messages
    assert {"Targui", "Touareg", "Donne du jour"} <= set(labels_of(greeting)), "in the language of the server"
    assert len(pictures_of(greeting)) == 1
    await simulator.take_permission(simulator.channel(), "send_messages")
    with simulator.simulated.as_bot():
        await arrived(cast(Any, SimpleNamespace(id=guild.id + 1, me=guild.me, system_channel=channel)))
    assert len(simulator.channel().messages) == 1


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_greeting_and_a_help_whose_picture_is_refused_come_in_words(
    simulator: Simulator[Azalai], status: int, code: int
):
    simulator.fail("POST", "/channels/*/messages", status=status, code=code, times=None, uploads=True)
    channel = simulator.channel()
    with simulator.simulated.as_bot():
        await simulator.bot.rooms.greeter.greet(channel.id, simulator.bot.guilds[0].id, "refused")
    (greeting,) = channel.messages
    assert pictures_of(greeting) == [] and {"Targui", "Touareg", "Donne du jour"} <= set(labels_of(greeting))
    assert "Timbuktu" in text_of(greeting), "the picture in words"

    simulator.fail("POST", "/interactions/*/*/callback", status=status, code=code, uploads=True)
    simulator.fail("PATCH", "/webhooks/*", status=status, code=code, times=None, uploads=True)
    help_message = (await simulator.person("Amara").slash(channel, "azalai help")).message
    assert (
        pictures_of(help_message) == []
        and "Learn a game" in labels_of(help_message)
        and "Touareg" in text_of(help_message)
    )
