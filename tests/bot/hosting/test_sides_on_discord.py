"""Destinies and tribes, chosen in the lobby and used by the game."""

from __future__ import annotations

import pytest
from azalai_souk import Gold

from azalai.bot.app.client import Azalai
from azalai.games.targui1988.components import OtherDestiny, Tribe
from tests.bot.fixtures import load_table, open_lobby, open_page, set_term
from tests.simulator import Message, Simulator, labels_of, menus_of, text_of

YELLOW, GREEN, RED, BLUE = "Kel Ajjer (yellow)", "Kel Ahaggar (green)", "Kel Ilbakan (red)", "Kel Ress (blue)"
ANY = "whatever is left"
DESTINIES = "Destiny cards besides number 1"
SANDSTORM, CARAVAN = "6 Sandstorm", "8 Great caravan"


def list_offered(message: Message, menu: str) -> list[str]:
    (chosen_menu,) = (offered for offered in menus_of(message.now) if offered.placeholder == menu)
    return [label for label, _ in chosen_menu.options]


def list_seat_lines(card: Message) -> list[str]:
    """Return the lines of the card that list the seats."""
    return [line for line in text_of(card.now).splitlines() if line[:2] in ("1.", "2.", "3.", "4.")]


@pytest.mark.costly
async def test_chosen_destinies_and_tribes_survive_a_restart(
    simulator: Simulator[Azalai],
):
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    card = await open_lobby(simulator, "Thomas", game="targui-1988")
    assert DESTINIES not in text_of(card.now), "the card names no option that is as usual"
    terms = await set_term(amara, card, "destinies", CARAVAN, SANDSTORM)
    for shown in (card, terms):
        assert f"{DESTINIES}: {SANDSTORM} and {CARAVAN}" in text_of(shown.now).replace("**", "")
    form = (await thomas.press(card, "Tribes")).message
    assert form.ephemeral
    assert list_offered(form, "Tribes") == [YELLOW, GREEN, RED, BLUE, ANY]
    await thomas.choose(form, "Tribes", BLUE)
    assert f"2. **Thomas**: {BLUE}" in text_of(form.now)
    await amara.press(card, "Add a robot")
    assert list_seat_lines(card) == [
        "1. **Amara** (host)",
        f"2. **Thomas**: {BLUE}",
        "3. robot Tin Hinan (gentle)",
        "4. free",
    ]
    status = (await thomas.slash(simulator.channel(), "table status")).text
    assert f"2. **Thomas**: {BLUE}" in status
    assert f"{DESTINIES}: {SANDSTORM} and {CARAVAN}." in status

    await simulator.restart()
    form = (await amara.press(card, "Tribes")).message
    assert list_offered(form, "Tribes") == [YELLOW, GREEN, RED, ANY]
    await amara.choose(form, "Tribes", GREEN)
    await thomas.press(card, "Still in")
    await amara.press(card, "Start")
    table = await load_table(simulator)
    assert table.state.options.tribes == (Tribe.AHAGGAR, Tribe.RESS, Tribe.AJJER)
    assert table.state.options.destinies == (OtherDestiny.SANDSTORM, OtherDestiny.CARAVAN)
    assert f"3. robot Tin Hinan (gentle): {YELLOW}" in (await thomas.slash(simulator.channel(), "table status")).text


async def test_an_option_or_a_wish_can_be_cleared_again(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    card = await open_lobby(simulator, game="targui-1988")
    terms = await set_term(amara, card, "destinies", CARAVAN)
    assert DESTINIES in text_of(card.now)
    await amara.choose(terms, DESTINIES)
    assert DESTINIES not in text_of(card.now)
    assert f"{DESTINIES}: as proposed for the length" in text_of(terms.now).replace("**", "")
    form = (await amara.press(card, "Tribes")).message
    await amara.choose(form, "Tribes", RED)
    assert list_seat_lines(card)[0] == f"1. **Amara** (host): {RED}"
    await amara.choose(form, "Tribes", ANY)
    assert list_seat_lines(card)[0] == "1. **Amara** (host)"


@pytest.mark.costly
async def test_a_taken_tribe_is_refused_in_private_in_the_readers_language(
    simulator: Simulator[Azalai],
):
    amara, karine = simulator.person("Amara"), simulator.person("Karine", locale="fr")
    card = await open_lobby(simulator, "Karine", game="targui-1988")
    form = (await karine.press(card, "Tribes")).message
    late = karine.would_choose(form, "Tribus", list_offered(form, "Tribus")[3])
    await amara.choose((await amara.press(card, "Tribes")).message, "Tribes", BLUE)
    before = text_of(card.now)
    answer = await simulator.do(late)
    assert "Amara a déjà fait ce choix." in answer.text
    assert all(message.ephemeral for message in answer.messages)
    assert text_of(card.now) == before
    await amara.press(card, "Leave")
    await simulator.do(late)
    assert list_seat_lines(card)[0] == f"1. **Karine** (host): {BLUE}"


async def test_a_set_has_its_least_number_and_the_host_alone_picks(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    card = await open_lobby(simulator, "Thomas")
    assert "Gold cards in the game" not in text_of(card.now)
    terms = await open_page(amara, (await amara.press(card, "Options")).message, "gold")
    (gold,) = (menu for menu in menus_of(terms) if menu.placeholder == "Gold cards in the game")
    assert (gold.least, gold.most) == (4, 5)
    await amara.choose(terms, "Gold cards in the game", "6", "4", "3", "2")
    assert "Gold cards in the game: 2, 3, 4 and 6." in text_of(card.now)
    assert menus_of((await simulator.person("Thomas").press(card, "Options")).message) == []
    await simulator.person("Thomas").press(card, "Still in")
    await amara.press(card, "Start")
    table = await load_table(simulator)
    assert table.options().gold == (Gold.G2, Gold.G3, Gold.G4, Gold.G6)
    assert 5 not in map(int, (table.state.card, *table.state.deck))


async def test_spectators_have_no_side_and_games_without_sides_no_button(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, game="targui-1988")
    assert "You do not sit at this table." in (await simulator.person("Lalla").press(card, "Tribes")).text
    await simulator.person("Amara").press(card, "Cancel")
    assert "Tribes" not in labels_of(await open_lobby(simulator))
