"""Guests of a lobby, who agree to its terms and whom its host may remove."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.pace import Late, Pace, decode_pace, make_pace
from azalai.bot.errors import Refused
from azalai.bot.hosting import guests, lobby
from azalai.bot.hosting.table_options import set_pace
from azalai.bot.people.person import Person
from azalai.bot.privacy.rules import load_stored
from azalai.bot.store.rows import Guest, Status
from azalai.bot.store.seat_terms import Terms
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.terms import hash_terms, list_changed_terms, list_changes_for, list_disagreeing
from tests.bot.fixtures import open_lobby as lobby_card
from tests.bot.fixtures import set_term
from tests.bot.without_discord import AMARA, GUILD, IDIR, KARINE, THOMAS, change_option, lobby_of, press_still_in
from tests.simulator import Simulator, buttons_of, labels_of, menus_of, text_of

HARSH = Pace(1, 0, 0, Late.SEAT)
MANAGER = Person(77, "Lalla", GUILD)


async def list_waiting(host: Host, table: int) -> list[str]:
    """Return the names of the players who have yet to agree to a lobby's terms."""
    return [seat.name for seat in list_disagreeing(await load(host, table))]


async def test_a_game_starts_only_when_all_who_joined_agree_to_a_pace_that_was_changed(host: Host):
    table = await lobby_of(host, THOMAS, IDIR)
    await set_pace(host, table, AMARA, HARSH)
    assert await list_waiting(host, table) == ["Thomas", "Idir"]
    with pytest.raises(Refused, match="refusal-not-agreed") as refused:
        await lobby.start(host, table, AMARA)
    assert refused.value.values["players"] == ("Thomas", "Idir")
    await press_still_in(host, table, THOMAS)
    await lobby.join(host, table, KARINE)  # a player who joins now has seen the new terms
    assert await list_waiting(host, table) == ["Idir"]
    await lobby.leave(host, table, IDIR)
    started = await lobby.start(host, table, AMARA)
    assert decode_pace(started.row.pace) == HARSH


CHANGES = {
    "pace": ("pace", "24"),
    "late": ("pace", "seat"),
    "seats": ("seats", "random"),
    "language": ("language", "fr"),
    "suggestions": ("suggestions", "on"),
    "turnings": ("turnings", "card"),
    "full": ("full", "2"),
    "option.first_seat": ("option.first_seat", "1"),
}


@pytest.mark.parametrize("term", CHANGES)
async def test_every_term_that_is_changed_asks_for_a_new_yes(host: Host, term: str):
    table = await lobby_of(host, THOMAS, game="targui")
    name, value = CHANGES[term]
    await change_option(host, table, AMARA, term, [value])
    assert await list_waiting(host, table) == ["Thomas"]
    assert list_changed_terms(await load(host, table)) == (name,)
    with pytest.raises(Refused, match="refusal-not-agreed"):
        await lobby.start(host, table, AMARA)
    await press_still_in(host, table, THOMAS)
    if term != "full":  # a full table has started by itself
        await lobby.start(host, table, AMARA)
    assert (await load(host, table)).row.status is Status.RUNNING


def test_every_term_that_can_be_changed_is_agreed_to() -> None:
    """Every changeable option of a table is in `Terms`, so that no change binds players without their agreement."""
    assert {name.partition(".")[0] for name in CHANGES} == {
        *("pace", "late", "seats", "language", "suggestions", "turnings", "full", "option")
    }
    changed = {"pace", "options", "random_seats", "language", "suggestions", "suggest_rated", "turning_points"}
    assert set(Terms.__struct_fields__) == {*changed, "full_at"}


async def test_two_who_change_terms_each_agree_to_what_the_other_changed(host: Host):
    table, manager = await lobby_of(host, THOMAS), msgspec.structs.replace(THOMAS, manages=GUILD)
    await change_option(host, table, manager, "language", ["fr"])
    await change_option(host, table, AMARA, "seats", ["random"])
    loaded = await load(host, table)
    assert [list_changes_for(loaded, seat) for seat in loaded.seats] == [["language"], ["seats"]]


async def test_a_button_that_knew_the_pace_alone_agrees_to_the_pace_alone(host: Host):
    table = await lobby_of(host, THOMAS)
    await set_pace(host, table, AMARA, HARSH)
    await change_option(host, table, AMARA, "language", ["fr"])
    pace = (await load(host, table)).row.pace
    await lobby.agree(host, table, THOMAS, zlib.crc32(pace.encode()))
    assert list_changed_terms(await load(host, table)) == ("language",)


async def test_a_pace_that_is_as_it_was_needs_nothing(host: Host):
    table = await lobby_of(host, THOMAS)
    before = decode_pace((await load(host, table)).row.pace)
    await set_pace(host, table, AMARA, HARSH)
    await set_pace(host, table, AMARA, before)
    assert await list_waiting(host, table) == []


async def test_a_pace_set_by_a_manager_binds_no_guest(host: Host):
    table = await lobby_of(host, THOMAS)
    await set_pace(host, table, MANAGER, HARSH)
    assert await list_waiting(host, table) == ["Amara", "Thomas"]


async def test_guests_agree_only_to_a_pace_that_they_have_seen(host: Host):
    table = await lobby_of(host, THOMAS)
    await set_pace(host, table, AMARA, make_pace(48, Late.VOTE))
    mark = hash_terms(await load(host, table))
    await set_pace(host, table, AMARA, HARSH)
    with pytest.raises(Refused, match="refusal-terms-again"):
        await lobby.agree(host, table, THOMAS, mark)
    with pytest.raises(Refused, match="refusal-not-seated"):
        await press_still_in(host, table, KARINE)
    assert await list_waiting(host, table) == ["Thomas"]


@pytest.mark.costly
async def test_the_card_says_who_must_agree_and_start_waits_for_them(simulator: Simulator[Azalai]):
    card = await lobby_card(simulator, "Thomas")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    assert "Still in" not in labels_of(card)
    await set_term(amara, card, "late", "seat")
    assert "Changed: pace. Thomas has yet to press *Still in*" in text_of(card.now)
    assert [button.disabled for button in buttons_of(card.now) if button.label == "Start"] == [True]
    await simulator.restart()
    await thomas.press(card, "Still in")
    assert "Still in" not in labels_of(card.now) and "yet to press" not in text_of(card.now)
    await amara.press(card, "Start")
    assert "to play" in text_of(card.now)


async def test_removed_guests_return_only_if_the_host_invites_them_by_name(host: Host):
    table = await lobby_of(host, THOMAS, IDIR, invited=(IDIR,))
    await guests.remove_guest(host, table, AMARA, IDIR.id)
    assert (await load(host, table)).names == ("Amara", "Thomas")
    assert (await load_stored(host, IDIR.id))["invitations"] == [{"id": table, "removed": True}]
    with pytest.raises(Refused, match="refusal-removed"):
        await lobby.join(host, table, IDIR)
    with pytest.raises(Refused, match="refusal-host-only"):
        await guests.invite_guest(host, table, THOMAS, IDIR)
    await guests.invite_guest(host, table, AMARA, IDIR)
    await lobby.join(host, table, IDIR)
    row = (await load(host, table)).row
    assert (row.removed, row.invited) == ((), (Guest(IDIR.id, IDIR.name),))


async def test_only_the_host_of_a_table_removes_others_and_not_themselves(host: Host):
    table = await lobby_of(host, THOMAS, IDIR)
    for person, user, why in (
        (THOMAS, IDIR.id, "refusal-host-only"),
        (AMARA, AMARA.id, "refusal-stale"),
        (AMARA, KARINE.id, "refusal-stale"),
    ):
        with pytest.raises(Refused, match=why):
            await guests.remove_guest(host, table, person, user)
    await guests.remove_guest(host, table, MANAGER, AMARA.id)
    after = await load(host, table)
    assert (after.row.host_id, after.names) == (THOMAS.id, ("Thomas", "Idir"))
    for person in (THOMAS.id, IDIR.id):
        await guests.remove_guest(host, table, MANAGER, person)
    assert (await load(host, table)).row.status is Status.CANCELLED


async def test_guests_are_invited_by_those_who_sit_and_once_the_game_runs_no_more(host: Host):
    table = await lobby_of(host, THOMAS)
    with pytest.raises(Refused, match="refusal-not-seated"):
        await guests.invite_guest(host, table, KARINE, IDIR)
    with pytest.raises(Refused, match="refusal-guest-sits"):
        await guests.invite_guest(host, table, AMARA, THOMAS)
    (guest,) = await guests.invite_guest(host, table, THOMAS, IDIR)
    assert msgspec.structs.asdict(guest)["user"] == IDIR.id
    await lobby.start(host, table, AMARA)
    with pytest.raises(Refused, match="refusal-already-started"):
        await guests.invite_guest(host, table, THOMAS, KARINE)


@pytest.mark.costly
async def test_the_host_removes_guests_by_a_menu_and_invites_by_a_command(simulator: Simulator[Azalai]):
    card = await lobby_card(simulator, "Thomas", "Idir")
    amara, idir, channel = simulator.person("Amara"), simulator.person("Idir"), simulator.channel()
    form = (await amara.press(card, "Options")).message
    (menu,) = [menu for menu in menus_of(form) if menu.placeholder == "Remove somebody from the table"]
    assert [label for label, _ in menu.options] == ["Thomas", "Idir"]
    await amara.choose(form, menu.custom_id, "Idir")
    assert "Idir" not in text_of(card.now)
    assert "given your seat away" in (await idir.press(card, "Join")).text
    assert "The invitation is in the channel." in (await amara.slash(channel, "table invite", person=idir)).text
    assert [message.pings for message in channel.messages if "you are invited" in text_of(message)] == [("Idir",)]
    await idir.press(card, "Join")
    assert "**Idir**" in text_of(card.now)
