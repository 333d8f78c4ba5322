"""Terms of a table: the host sets them before the start; later all agree on another pace."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.pace import Late, Pace, decode_pace
from tests.bot.fixtures import offer, open_lobby, open_page, open_transaction, set_term, start_table
from tests.simulator import Message, Simulator, labels_of, menus_of, text_of

HOUR = 3600.0


async def load_pace(simulator: Simulator[Azalai]) -> Pace:
    async with open_transaction(simulator) as tx:
        row = await tx.tables.get(1)
    assert row is not None
    return decode_pace(row.pace)


def find_menu(message: Message, placeholder: str) -> str:
    return next(menu.custom_id for menu in menus_of(message) if menu.placeholder == placeholder)


async def test_a_pace_is_chosen_with_the_command_and_stands_on_the_lobby_card(simulator: Simulator[Azalai]):
    offered = await simulator.person("Amara").autocomplete(simulator.channel(), "souk new", focused="pace")
    assert [option.value for option in offered] == ["0", "12", "24", "48", "72", "168"]
    typed = await simulator.person("Amara").autocomplete(simulator.channel(), "souk new", focused="pace", typed="36")
    assert typed[0].value == "36"
    card = await open_lobby(simulator, pace="36 / 10 / 2", timeout="seat")
    assert "36 h for a turn, and a time bank of 10 h (each decision gives back 2 h)." in text_of(card)
    text = "When time runs out, a robot takes the seat, and whoever has had two turns there has lost."
    assert text in text_of(card)
    assert await load_pace(simulator) == Pace(36, 10, 2, Late.SEAT)


@pytest.mark.costly
async def test_no_pace_is_no_clock_and_junk_opens_no_table(simulator: Simulator[Azalai]):
    answer = await simulator.person("Amara").slash(simulator.channel(), "souk new", pace="when I like")
    assert "don't understand that pace" in answer.text
    assert simulator.channel().messages == []
    assert "No clock." in text_of(await open_lobby(simulator))


@pytest.mark.costly
async def test_the_host_changes_every_term_in_private_and_the_card_follows(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    amara = simulator.person("Amara")
    for field, chosen, said, shown in (
        (
            *("pace", ["24 h for a turn, time bank 2 days"]),
            *("Time for a turn: 24 h for a turn, time bank 2 days", "24 h for a turn, and a time bank of 2 days"),
        ),
        ("late", ["A robot plays the turn"], "When time runs out: a robot plays the turn", "a robot plays the turn"),
        ("also", ["Seats at random"], "Also: Seats at random", "Seats drawn at random"),
        ("small_purse", ["Yes"], "Small purse: yes", "Small purse"),
    ):
        form = await set_term(amara, card, field, *chosen)
        assert form.ephemeral and said in text_of(form).replace("**", "")
        assert shown in text_of(card.now)
    await set_term(amara, card, "language", "Français")
    assert "Amara ouvre une table.\n-# En français." in text_of(card.now)
    await amara.press((await amara.press(card, "Options")).message, "Another time for a turn")
    await amara.submit(
        {"Hours for a turn (0: no clock)": "10", "Hours in the time bank": "5", "Hours back for each decision": ""}
    )
    assert await load_pace(simulator) == Pace(10, 5, 2.5, Late.TURN)
    await simulator.person("Thomas").press(card, "J’en suis toujours")
    await amara.press(card, "Commencer")
    async with open_transaction(simulator) as tx:
        table = await tx.tables.get(1)
    assert table is not None
    assert b"true" in table.options


async def test_others_read_the_terms_and_cannot_change_them(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    sheet = (await thomas.press(card, "Options")).message
    assert "The host can change them until the game starts" in text_of(sheet)
    assert menus_of(sheet) == []
    form = await open_page(amara, (await amara.press(card, "Options")).message, "pace")
    await amara.press(card, "Start")
    answer = await amara.choose(form, "Time for a turn", "12", stale=True)
    assert "The game has started already." in answer.text
    assert not (await load_pace(simulator)).has_clock


@pytest.mark.costly
async def test_an_agreed_pace_charges_no_player_for_the_time_before(
    simulator: Simulator[Azalai],
):
    card = await start_table(simulator, "Thomas", "Idir")
    await simulator.pass_time(40 * HOUR)
    answer = await simulator.person("Amara").slash(
        simulator.channel(), "table pace", pace="24 / 12 / 1", timeout="turn"
    )
    assert "The others are asked: 24 h for a turn" in answer.text
    (vote,) = [message for message in simulator.channel().messages if "Amara proposes another pace" in text_of(message)]
    await simulator.person("Thomas").press(vote, "Agree")
    assert not (await load_pace(simulator)).has_clock
    await simulator.person("Idir").press(vote, "Agree")
    assert await load_pace(simulator) == Pace(24, 12, 1, Late.TURN)
    assert "Thomas has time until" in text_of(card.now)
    await offer(simulator.person("Thomas"), card)
    assert "Thomas 12 h" in text_of(card.now)
    await simulator.pass_time(36 * HOUR + 60)
    assert "Round 2" in text_of(card.now)


@pytest.mark.costly
async def test_the_menu_of_the_card_leads_to_the_pace(simulator: Simulator[Azalai]):
    card = await start_table(simulator, robots=1, pace="24 / 0 / 0")
    amara = simulator.person("Amara")
    more = (await amara.press(card, "…")).message
    assert "Pace" in labels_of(more)
    form = (await amara.press(more, "Pace")).message
    assert "24 h for a turn." in text_of(form)
    await amara.choose(form, find_menu(form, "Time for a turn"), "no clock")
    assert "The pace is changed: No clock." in text_of(form.now)
    assert "has time until" not in text_of(card.now)
    await simulator.pass_time(60 * HOUR)
    assert not any("run out" in text_of(message) for message in simulator.channel().messages)


async def test_the_pace_there_is_cannot_be_proposed(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", pace="24")
    answer = await simulator.person("Amara").slash(simulator.channel(), "table pace", pace="24")
    assert "That is the pace of this table already." in answer.text
    stranger = await simulator.person("Lalla").slash(simulator.channel(), "table pace", pace="12")
    assert "You do not sit at this table" in stranger.text
    sheet = (await simulator.person("Lalla").slash(simulator.channel(), "table pace")).message
    assert "24 h for a turn" in text_of(sheet)
    assert menus_of(sheet) == []


async def test_a_card_tells_of_clocks_in_the_language_of_the_table(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, pace="24", language="Français")
    await simulator.person("Thomas").press(card, "Rejoindre")
    await simulator.person("Amara").press(card, "Commencer")
    assert "Thomas a jusqu’au <t:" in text_of(card.now)
