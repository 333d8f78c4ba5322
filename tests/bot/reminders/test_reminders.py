"""Reminders to players who must decide: one message, as they prefer it, and none in quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.errors import Refused
from azalai.bot.reminders.rules import Reminders
from azalai.bot.tables.host import Host
from tests.bot.fixtures import SimulatedClock, offer, open_transaction, start_table
from tests.bot.without_discord import AMARA, THOMAS, StillClock, play_moves, running_table
from tests.simulator import Message, Person, Simulator, buttons_of, labels_of, menus_of, text_of

HOUR = 3600.0
DAY = 24 * HOUR
AGAIN = "it is still your turn"


def find_reminders(messages: list[Message], person: Person) -> list[Message]:
    """Return the reminders for a user among messages."""
    return [
        message
        for message in messages
        if AGAIN in text_of(message) and (person.mention in text_of(message) or not message.pings)
    ]


async def prefer(simulator: Simulator[Azalai], name: str, **columns: object) -> None:
    async with open_transaction(simulator) as tx:
        await tx.people.change(simulator.person(name).id, **columns)


async def start_souk(simulator: Simulator[Azalai], **options: Any) -> tuple[Message, Person]:
    """Start a table of Souk that waits only for Thomas; return its card and Thomas."""
    card = await start_table(simulator, "Thomas", **options)
    await offer(simulator.person("Amara"), card)
    return card, simulator.person("Thomas")


def find_time(simulator: Simulator[Azalai]) -> datetime:
    return simulator.simulated.env.now().astimezone(UTC)


@pytest.mark.costly
async def test_a_reminder_takes_the_place_of_the_last_and_goes_with_the_turn(simulator: Simulator[Azalai]):
    card, thomas = await start_souk(simulator)
    await simulator.pass_time(DAY + 60)
    (first,) = find_reminders(simulator.channel().messages, thomas)
    assert first.pings == ("Thomas",)
    assert labels_of(first) == ["Play", "Mute for this turn", "To the table"]
    await simulator.pass_time(DAY)
    (second,) = find_reminders(simulator.channel().messages, thomas)
    assert second.id != first.id
    assert len(find_reminders(thomas.dms, thomas)) == 1
    await offer(thomas, card)
    assert find_reminders(simulator.channel().messages, thomas) == []
    assert find_reminders(thomas.dms, thomas) == []


@pytest.mark.costly
async def test_players_without_a_decision_are_not_reminded(simulator: Simulator[Azalai]):
    await start_souk(simulator)
    await simulator.pass_time(DAY + 60)
    assert find_reminders(simulator.channel().messages, simulator.person("Amara")) == []


@pytest.mark.costly
async def test_there_are_no_more_than_the_person_wants(simulator: Simulator[Azalai]):
    _, thomas = await start_souk(simulator)
    await thomas.slash(None, "azalai reminders", every=2, max=2)
    await simulator.pass_time(5 * HOUR)
    async with open_transaction(simulator) as tx:
        assert (await tx.seats.list_at(1))[1].reminded == 2
    (last,) = find_reminders(simulator.channel().messages, thomas)
    await simulator.pass_time(DAY)
    assert find_reminders(simulator.channel().messages, thomas) == [last]


async def test_a_turn_is_reminded_of_once_a_day_and_five_times_in_all(simulator: Simulator[Azalai]):
    """That is the default without preferences or a pace."""
    await start_souk(simulator)
    reminded: list[int] = []
    for _ in range(7):
        await simulator.pass_time(DAY)
        async with open_transaction(simulator) as tx:
            reminded.append((await tx.seats.list_at(1))[1].reminded)
    assert reminded == [1, 2, 3, 4, 5, 5, 5]


async def test_a_short_turn_is_reminded_of_at_its_half(simulator: Simulator[Azalai]):
    _, thomas = await start_souk(simulator, pace="4 / 0 / 0")
    await simulator.pass_time(2 * HOUR + 60)
    (reminder,) = find_reminders(simulator.channel().messages, thomas)
    assert "Your time ends <t:" in text_of(reminder)


@pytest.mark.costly
async def test_not_again_this_turn_ends_them_for_this_turn_only(simulator: Simulator[Azalai]):
    card, thomas = await start_souk(simulator)
    await simulator.pass_time(DAY + 60)
    (reminder,) = find_reminders(simulator.channel().messages, thomas)
    assert (
        "Somebody else sits in that seat"
        in (await simulator.person("Amara").press(reminder, "Mute for this turn")).text
    )
    assert (await thomas.press(reminder, "Mute for this turn")).text == "No more reminders in this turn."
    await simulator.pass_time(2 * DAY)
    assert find_reminders(simulator.channel().messages, thomas) == [reminder]
    refused = await simulator.person("Amara").press(
        (await simulator.person("Amara").press(card, "Play")).message, "Remind"
    )
    assert "Thomas wants no more reminders in this turn." in refused.text
    await offer(thomas, card)
    await offer(simulator.person("Amara"), card)
    await simulator.pass_time(DAY + 60)
    assert len(find_reminders(simulator.channel().messages, thomas)) == 1


@pytest.mark.costly
async def test_a_button_of_an_earlier_turn_mutes_nothing(simulator: Simulator[Azalai]):
    card, thomas = await start_souk(simulator)
    await simulator.pass_time(DAY + 60)
    (reminder,) = find_reminders(simulator.channel().messages, thomas)
    simulator.fail("DELETE", "/channels/*/messages/*", status=403, times=None)  # the message stays after the turn
    await offer(thomas, card)
    await offer(simulator.person("Amara"), card)
    simulator.heal()
    refused = await thomas.press(reminder, "Mute for this turn")
    assert "That reminder belongs to an earlier turn." in refused.text
    await simulator.pass_time(DAY + 60)
    assert len(find_reminders(simulator.channel().messages, thomas)) == 2


@pytest.mark.costly
async def test_reminders_come_the_way_the_player_prefers(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", "Idir", "Karine")
    for name, way in (("Thomas", "dm"), ("Idir", "mention"), ("Karine", "neither")):
        await prefer(simulator, name, notify=way)
    await simulator.pass_time(DAY + 60)
    came = {
        name: (
            len(
                [
                    message
                    for message in simulator.channel().messages
                    if AGAIN in text_of(message) and message.pings == (name,)
                ]
            ),
            len([dm for dm in simulator.person(name).dms if AGAIN in text_of(dm)]),
        )
        for name in ("Amara", "Thomas", "Idir", "Karine")
    }
    assert came == {"Amara": (1, 1), "Thomas": (0, 1), "Idir": (1, 0), "Karine": (0, 0)}


@pytest.mark.costly
async def test_closed_messages_do_not_keep_the_mention_away(simulator: Simulator[Azalai]):
    _, thomas = await start_souk(simulator)
    thomas.close_dms()
    await simulator.pass_time(DAY + 60)
    assert len(find_reminders(simulator.channel().messages, thomas)) == 1


@pytest.mark.costly
async def test_quiet_hours_over_midnight_put_reminders_and_deadlines_off(simulator: Simulator[Azalai]):
    card, thomas = await start_souk(simulator, pace="23 / 0 / 0")
    now = find_time(simulator)
    begins, ends = (f"{(now.hour + hours) % 24}:{now.minute:02}" for hours in (10, 20))
    form = (await thomas.slash(None, "azalai reminders", every=12, **{"from": begins, "until": ends})).text
    assert "Reminders: every 12 h" in form
    assert f"Quiet hours: from {int(begins.split(':')[0]):02}:" in form
    async with open_transaction(simulator) as tx:
        due = (await tx.seats.list_at(1))[1].due
    assert due is not None
    assert abs(due - now.timestamp() - 33 * HOUR) < 120
    await simulator.pass_time(19 * HOUR)
    assert find_reminders(simulator.channel().messages, thomas) == []
    await simulator.pass_time(HOUR + 120)
    assert len(find_reminders(simulator.channel().messages, thomas)) == 1
    assert f"<t:{int(due)}:R>" in text_of(card.now)


@pytest.mark.costly
async def test_a_reminder_written_before_a_crash_is_sent_once(clock: SimulatedClock, simulator: Simulator[Azalai]):
    _, thomas = await start_souk(simulator)
    simulator.fail("POST", "/channels/*/messages", status=503, times=None)
    await simulator.pass_time(DAY + 60)
    simulator.heal()
    await simulator.restart()
    await simulator.pass_time(700)
    assert len(find_reminders(simulator.channel().messages, thomas)) == 1
    assert len(find_reminders(thomas.dms, thomas)) == 1


@pytest.mark.costly
async def test_a_player_who_waits_can_remind_now_and_then(simulator: Simulator[Azalai]):
    card, _ = await start_souk(simulator, pace="168 / 0 / 0")
    amara = simulator.person("Amara")
    dialog = (await amara.press(card, "Play")).message
    assert "Waiting for Thomas" in text_of(dialog)
    assert "Thomas can be reminded again <t:" in (await amara.press(dialog, "Remind")).text
    await simulator.pass_time(HOUR + 60)
    assert (await amara.press(dialog, "Remind")).text.startswith("Reminded: Thomas.")
    (reminder,) = [message for message in simulator.channel().messages if "Amara reminds you" in text_of(message)]
    assert reminder.pings == ("Thomas",)
    assert "Thomas can be reminded again" in (await amara.press(dialog, "Remind")).text
    await simulator.pass_time(12 * HOUR)
    assert (await amara.press(dialog, "Remind")).text.startswith("Reminded: Thomas.")
    assert len([message for message in simulator.channel().messages if "Amara reminds you" in text_of(message)]) == 1


@pytest.mark.costly
async def test_the_form_of_reminders_is_set_with_menus_and_a_box(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara", locale="fr")
    form = (await amara.slash(None, "azalai reminders")).message
    assert "Pas d’heures calmes." in text_of(form)
    await amara.choose(form, menus_of(form)[0].custom_id, "jamais")
    assert "Rappels\u00a0: aucun." in text_of(form.now)
    button, *_ = buttons_of(form.now)
    await amara.press(form.now, button.label)
    await amara.submit({"De (vide\u00a0: aucune)": "23h", "À": "6:30", "Fuseau horaire": "europe/paris"})
    assert "de 23:00 à 06:30" in text_of(form.now)
    assert "Europe/Paris" in text_of(form.now)
    await amara.press(form.now, button.label)
    answer = await amara.submit({"De (vide\u00a0: aucune)": "5:00", "À": "3:00"})
    assert "14 heures au plus" in answer.text


async def test_an_invalid_time_or_zone_is_refused(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    for options, said in (
        ({"zone": "Germany"}, "I know no time zone"),
        ({"from": "22:00"}, "both a beginning and an end"),
        ({"from": "25:00", "until": "7:00"}, "don't understand that time"),
        ({"every": 0.2}, "every 1 to 1,440 hours"),
    ):
        assert said in (await amara.slash(None, "azalai reminders", **options)).text
    offered = await amara.autocomplete(None, "azalai reminders", focused="zone", typed="paris")
    assert offered[0].value == "Europe/Paris"


async def test_asking_for_a_reminder_does_not_reveal_quiet_hours(host: Host, still_clock: StillClock):
    """The refusal of *Remind* does not reveal the end of a player's quiet hours."""
    table, reminders = await running_table(host, THOMAS), Reminders(host)
    await play_moves(host, table, AMARA, "offer 1")
    minutes = int(still_clock.at // 60 % 1440)
    async with host.store.write() as tx:
        await tx.people.change(THOMAS.id, quiet_from=(minutes + 30) % 1440, quiet_until=(minutes + 600) % 1440)
    with pytest.raises(Refused, match="refusal-reminded-lately") as refused:
        await reminders.nudge(table, AMARA.id, "Amara")
    assert refused.value.values["when"] == f"<t:{int(still_clock.at + HOUR)}:R>"
    still_clock.at += 2 * HOUR
    with pytest.raises(Refused, match="refusal-resting") as refused:
        await reminders.nudge(table, AMARA.id, "Amara")
    assert refused.value.values == {"player": ("Thomas",)}
    still_clock.at += 10 * HOUR
    assert (await reminders.nudge(table, AMARA.id, "Amara")).names == ("Thomas",)
