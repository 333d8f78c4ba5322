"""Sounds of users' phones: one for each turn, and the text of the notification."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.people.presence import PATIENCE, PRESENT
from azalai.bot.tables.announcements import Call, decode_call
from tests.bot.fixtures import (
    list_pings,
    offer,
    open_lobby,
    open_transaction,
    set_preference,
    start_table,
    wait_for_absence,
)
from tests.simulator import Message, Person, Simulator, buttons_of, labels_of, menus_of, pictures_of, text_of

PLAYING = ("az:option:", "az:play-it:")
V2, SILENT = 1 << 15, 1 << 12
HERE = "Your turn in **Touareg** (#azalai, Sahara)."


class Evening:
    """Two players at a table of Touareg; `first` begins."""

    def __init__(self, simulator: Simulator[Azalai], card: Message) -> None:
        self.simulator, self._first_card = simulator, card
        both = [simulator.person("Amara"), simulator.person("Thomas")]
        self.first, self.second = sorted(both, key=lambda player: not self.is_deciding(player))
        self._heard: dict[str, int] = {}

    @property
    def card(self) -> Message:
        """Present card; an old one that was edited often is posted again."""
        standing = reversed(self.simulator.channel().messages)
        return next((message for message in standing if "Log" in labels_of(message)), self._first_card)

    def is_deciding(self, person: Person) -> bool:
        return f"**{person.name} to play.**" in text_of(self.card.now)

    async def play(self, person: Person, *, from_message: bool = False) -> None:
        """Play a turn with the buttons of the channel or of the turn's direct message."""
        dialog = person.dms[-1] if from_message else (await person.press(self.card, "Play")).message
        while self.is_deciding(person):
            buttons = [button for button in buttons_of(dialog.now) if button.custom_id.startswith(PLAYING)]
            if buttons:
                drawing = [button for button in buttons if "Draw" in button.label]
                await person.press(dialog, [*drawing, *buttons][0].custom_id)
            else:
                menu = menus_of(dialog.now)[0]
                await person.choose(dialog, menu.custom_id, *[value for _, value in menu.options][: menu.least])

    def hear(self, person: Person) -> list[tuple[str, bool]]:
        """Return the sounds of a player's phone since the last call: each first line, and True for a direct message."""
        before, sounds = self._heard.get(person.name, 0), person.sounds
        self._heard[person.name] = len(sounds)
        return [(sound.content.splitlines()[0], sound.direct) for sound in sounds[before:]]

    def hear_both(self) -> tuple[list[tuple[str, bool]], list[tuple[str, bool]]]:
        return self.hear(self.first), self.hear(self.second)


async def start_evening(simulator: Simulator[Azalai]) -> Evening:
    return Evening(simulator, await start_table(simulator, "Thomas", game="touareg"))


TURN = [(HERE, True)]


@pytest.mark.costly(seconds=2)
async def test_every_sound_of_an_evening_of_two_people(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    first, second = table.first, table.second
    assert table.hear_both() == (TURN, [])  # the game begins
    await table.play(first)
    assert table.hear_both() == ([], TURN)
    await simulator.pass_time(60)
    await table.play(second)
    assert table.hear_both() == ([], [])  # the first player is at the table and sees it
    await table.play(first)
    assert table.hear_both() == ([], [])  # so is the second player
    await simulator.pass_time(PATIENCE + 1)
    assert table.hear_both() == ([], TURN)  # the second player does not move
    await simulator.pass_time(3600)
    assert table.hear_both() == ([], [])
    await table.play(second, from_message=True)
    assert table.hear_both() == (TURN, [])  # the first player left long ago
    await table.play(first, from_message=True)
    assert table.hear_both() == ([], TURN)  # direct messages, in which the second plays, don't follow the table
    await simulator.pass_time(60)
    await table.play(second)
    assert table.hear_both() == (TURN, [])
    await simulator.restart()
    await table.play(first)
    assert table.hear_both() == ([], TURN)  # after a restart no player counts as present
    assert [len(person.dms) for person in (first, second)] == [1, 1]
    assert [ping.pings for ping in list_pings(simulator.channel())] == [(second.name,)]
    assert all(ping.payload["flags"] & SILENT for ping in list_pings(simulator.channel()))


async def test_a_call_says_in_plain_text_which_game_where_and_what_happened(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    await table.play(table.first)
    (message,), (ping,) = table.second.dms, list_pings(simulator.channel())
    assert message.content.startswith(f"{HERE}\n{table.first.name} drew 3")
    assert f"<@{table.second.id}>: your turn in Touareg.\n{table.first.name} drew 3" in ping.content
    assert not message.payload["flags"] & V2 and not ping.payload["flags"] & V2
    (picture,) = pictures_of(message)
    assert picture.alt
    assert buttons_of(message)[-1].label == "To the table"


@pytest.mark.costly
async def test_the_message_of_a_turn_becomes_one_line_and_the_next_takes_its_place(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    (question,) = table.first.dms
    await table.play(table.first, from_message=True)
    (line,) = table.first.dms
    assert (line.id, pictures_of(line), buttons_of(line), menus_of(line)) == (question.id, [], [], [])
    assert text_of(line).startswith("**Touareg** (#azalai, Sahara): Thomas drew ")
    assert "\n" not in text_of(line)
    await wait_for_absence(simulator)
    await table.play(table.second)
    (next_one,) = table.first.dms
    assert next_one.id != line.id and buttons_of(next_one)


@pytest.mark.costly(seconds=2)
async def test_a_quick_move_saves_the_call_and_a_look_around_delays_it(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    await table.play(table.first)
    await table.play(table.second)
    table.hear_both()
    await simulator.pass_time(PATIENCE - 10)
    await table.first.press(table.card, "Log")
    await simulator.pass_time(PATIENCE - 10)
    assert table.hear_both() == ([], [])
    await simulator.pass_time(20)
    assert table.hear_both() == (TURN, [])
    await table.play(table.first)
    await table.play(table.second)
    await table.play(table.first)
    table.hear_both()
    await simulator.pass_time(PATIENCE - 10)
    await table.play(table.second)
    await simulator.pass_time(PATIENCE - 10)
    assert table.hear_both() == ([], [])


@pytest.mark.costly
async def test_a_robot_that_finishes_a_turn_calls_no_present_person_at_once(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    await table.play(table.first)
    await table.play(table.second)
    table.hear_both()
    dialog = (await table.first.press(table.card, "Play")).message
    await table.first.press(dialog, "…")
    await table.first.press(dialog, "Play the rest of my turn")
    assert table.is_deciding(table.second)
    assert table.hear_both() == ([], [])
    await simulator.pass_time(PATIENCE + 1)
    assert table.hear_both() == ([], TURN)


@pytest.mark.costly(seconds=2)
async def test_a_present_person_is_not_called_at_once_when_their_robot_stops(
    simulator: Simulator[Azalai],
):
    card = await open_lobby(simulator, game="timbuktu")
    amara = simulator.person("Amara")
    for _ in range(3):
        await amara.press(card, "Add a robot")
    await amara.press(card, "Start")
    await simulator.pass_time(5)
    dialog = (await amara.press(card, "Play")).message
    before = len(amara.sounds)
    await amara.press(dialog.now, "…")
    await amara.press(dialog.now, "Go on for me until another question")
    for _ in range(12):
        await simulator.pass_time(5)
    assert "Amara" in text_of(card.now).splitlines()[0] and len(amara.sounds) == before
    await simulator.pass_time(PATIENCE)
    assert len(amara.sounds) == before + 1


@pytest.mark.costly
async def test_a_call_that_was_put_off_is_made_after_a_restart(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    await table.play(table.first)
    await table.play(table.second)
    table.hear_both()
    await simulator.restart()
    assert table.hear_both() == ([], [])
    await simulator.pass_time(PATIENCE + 1)
    assert table.hear_both() == (TURN, [])
    await simulator.pass_time(2 * PRESENT)
    await simulator.restart()
    assert table.hear_both() == ([], [])


@pytest.mark.costly
async def test_present_players_are_called_together_with_those_still_to_act(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", "Idir")
    people = [simulator.person(name) for name in ("Amara", "Thomas", "Idir")]
    for person in people:
        await offer(person, card)
    before = [len(person.sounds) for person in people]
    assert list_pings(simulator.channel()) == []
    await offer(people[1], card)
    await simulator.pass_time(PATIENCE + 1)
    assert [len(person.sounds) - count for person, count in zip(people, before, strict=True)] == [1, 0, 1]
    assert [ping.pings for ping in list_pings(simulator.channel())] == [("Amara", "Idir")]


@pytest.mark.costly
async def test_only_the_mention_sounds_for_a_person_with_closed_direct_messages(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    thomas.close_dms()
    card = await start_table(simulator, "Thomas")
    mention = (f"**Amara** and <@{thomas.id}>: your turn in Souk.", False)
    assert [(sound.content, sound.direct) for sound in thomas.sounds] == [mention]
    assert [sound.direct for sound in simulator.person("Amara").sounds] == [True]
    (ping,) = list_pings(simulator.channel())
    assert not ping.payload["flags"] & SILENT
    assert [await play_round(simulator, card) for _ in range(2)] == [[False], [False]]


async def play_round(simulator: Simulator[Azalai], card: Message) -> list[bool]:
    """Play a round of Souk, let the players leave and return Thomas's sounds: True for each direct message."""
    thomas = simulator.person("Thomas")
    before = len(thomas.sounds)
    for name in ("Amara", "Thomas"):
        await offer(simulator.person(name), card)
    await wait_for_absence(simulator)
    return [sound.direct for sound in thomas.sounds[before:]]


@pytest.mark.costly
async def test_reopened_direct_messages_are_used_from_the_next_turn_on(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    thomas.close_dms()
    card = await start_table(simulator, "Thomas")
    thomas.open_dms()
    assert await play_round(simulator, card) == [False]
    assert len(thomas.dms) == 1
    assert await play_round(simulator, card) == [True]


@pytest.mark.costly
async def test_an_impossible_direct_message_is_replaced_by_a_call(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    direct = f"/channels/{simulator.simulated.dm_channel_id(thomas.id)}/messages"
    simulator.fail("POST", direct, status=400, code=50035, times=None)
    await start_table(simulator, "Thomas")
    await simulator.pass_time(60)
    simulator.expect_errors()
    assert [sound.direct for sound in thomas.sounds] == [False]


@pytest.mark.parametrize(
    ("wish", "sounds", "mentioned"),
    [
        ("both", [True], True),
        ("dm", [True], False),
        ("mention", [False], True),
        ("neither", [], False),
    ],
)
async def test_each_preference_keeps_its_meaning(
    simulator: Simulator[Azalai], wish: str, sounds: list[bool], mentioned: bool
):
    amara = simulator.person("Amara")
    await set_preference(amara, "notify", wish)
    await start_table(simulator, robots=1)
    assert [sound.direct for sound in amara.sounds] == sounds
    assert any("Amara" in message.pings for message in simulator.channel().messages) is mentioned


@pytest.mark.costly
@pytest.mark.parametrize("requests", range(1, 9))
@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
async def test_a_bot_that_dies_while_it_calls_calls_once_all_the_same(
    simulator: Simulator[Azalai], requests: int, closed: bool
):
    """A player whose direct messages are closed hears the mention instead."""
    amara, thomas = people = [simulator.person(name) for name in ("Amara", "Thomas")]
    if closed:
        thomas.close_dms()
    card = await open_lobby(simulator, "Thomas")
    await simulator.kill_during(amara.would_press(card, "Start"), requests)
    await simulator.rest()
    simulator.expect_errors()
    assert [[sound.direct for sound in person.sounds] for person in people] == [[True], [not closed]]
    if not closed:
        assert [ping.pings for ping in list_pings(simulator.channel())] == [("Amara", "Thomas")]
        assert [len(person.dms) for person in people] == [1, 1]


@pytest.mark.costly
async def test_a_reminder_makes_one_sound(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await offer(simulator.person("Amara"), card)
    await simulator.pass_time(2 * 3600)
    thomas = simulator.person("Thomas")
    before = len(thomas.sounds)
    dialog = (await simulator.person("Amara").press(card, "Play")).message
    await simulator.person("Amara").press(dialog, "az:remind:1")
    assert [
        (sound.direct, "reminds you that it is your turn in Souk" in sound.content) for sound in thomas.sounds[before:]
    ] == [(True, True)]
    thomas.close_dms()
    await simulator.pass_time(13 * 3600)
    before = len(thomas.sounds)
    dialog = (await simulator.person("Amara").press(card, "Play")).message
    await simulator.person("Amara").press(dialog, "az:remind:1")
    assert [sound.direct for sound in thomas.sounds[before:]] == [False]


@pytest.mark.stays
async def test_the_starter_is_called_to_the_first_turn_only_if_it_waits(simulator: Simulator[Azalai]):
    """A player who has just started a game gets no call before `PATIENCE` has passed."""
    await start_table(simulator, robots=1, game="touareg")
    amara = simulator.person("Amara")
    assert amara.sounds == [] and list_pings(simulator.channel()) == [] and amara.dms == []
    await simulator.pass_time(PATIENCE + 1)
    assert [sound.direct for sound in amara.sounds] == [True] and len(list_pings(simulator.channel())) == 1


@pytest.mark.costly
async def test_a_lone_person_is_not_told_of_the_end_they_saw(simulator: Simulator[Azalai]):
    card = await start_table(simulator, robots=1)
    for _ in range(3):
        await offer(simulator.person("Amara"), card)
    assert [message.id for message in simulator.channel().messages] == [card.id]


def test_a_call_that_an_earlier_version_wrote_mentions_all_it_names_aloud():
    assert decode_call('{"0": 5, "2": 7}') == Call({0: 5, 2: 7}, (0, 2), silent=False)
    assert decode_call("{}") == Call({}, ())


async def set_quiet_hours(table: Evening, person: Person, hours: int = 2, **columns: object) -> None:
    """Give a user quiet hours from now on."""
    minute = int(table.simulator.bot.rooms.host.now() // 60 % 1440)
    quiet = {"quiet_from": minute, "quiet_until": (minute + 60 * hours) % 1440}
    async with open_transaction(table.simulator) as tx:
        await tx.people.change(person.id, **quiet, **columns)


@pytest.mark.costly(seconds=2)
async def test_a_turn_in_quiet_hours_is_mentioned_in_silence_and_the_direct_message_waits(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    table.hear_both()
    await set_quiet_hours(table, table.second)
    await table.play(table.first)
    assert table.hear_both() == ([], [])
    (ping,) = list_pings(simulator.channel())
    assert ping.pings == (table.second.name,) and ping.payload["flags"] & SILENT
    assert table.second.dms == []
    await simulator.pass_time(2 * 3600 - 120)
    assert table.hear_both() == ([], []) and table.second.dms == []
    await simulator.pass_time(180)
    assert table.hear_both() == ([], TURN)


@pytest.mark.costly(seconds=2)
async def test_a_turn_in_quiet_hours_waits_until_they_end_for_those_who_want_that(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    table.hear_both()
    await set_quiet_hours(table, table.second, quiet_holds=True)
    await table.play(table.first)
    assert list_pings(simulator.channel()) == [] and table.second.dms == []
    await simulator.pass_time(2 * 3600 - 120)
    assert list_pings(simulator.channel()) == [] and table.second.dms == []
    await simulator.pass_time(180)
    assert table.hear_both() == ([], TURN)
    assert [ping.pings for ping in list_pings(simulator.channel())] == [(table.second.name,)]


@pytest.mark.costly(seconds=2)
async def test_a_turn_played_in_quiet_hours_causes_no_call_when_they_end(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    await set_quiet_hours(table, table.second)
    await table.play(table.first)
    table.hear_both()
    await set_quiet_hours(table, table.first)
    await table.play(table.second)
    await wait_for_absence(simulator)
    await table.play(table.first)
    await simulator.pass_time(60)
    await table.play(table.second)
    assert table.hear_both() == ([], [])


@pytest.mark.costly(seconds=2)
async def test_a_held_call_comes_when_quiet_hours_are_given_up(simulator: Simulator[Azalai]):
    table = await start_evening(simulator)
    table.hear_both()
    await set_quiet_hours(table, table.second, hours=8)
    await table.play(table.first)
    form = await table.second.slash(None, "azalai reminders", **{"from": "", "until": ""})
    assert "No quiet hours." in form.text
    await simulator.pass_time(5)
    assert table.hear_both() == ([], TURN)


@pytest.mark.costly
async def test_the_setting_says_what_becomes_of_a_turn_in_quiet_hours(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    form = await amara.slash(None, "azalai reminders", **{"from": "22", "until": "7"})
    assert "no phone makes a sound: a turn of yours is mentioned in the channel in silence" in form.text
    form = await amara.choose(form.message, "Your turn in quiet hours", "tell me when they are over")
    assert "nothing calls you: when a turn of yours has come, you hear of it when they are over" in form.text
