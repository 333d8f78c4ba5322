"""Preferences of users and their effects: the language, calls of a turn, words instead of pictures."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.renderers import renderer
from tests.bot.fixtures import list_pings, offer, open_lobby, set_field, set_preference, start_table
from tests.simulator import Simulator, labels_of, pictures_of, text_of


@pytest.mark.costly
async def test_a_language_of_ones_own_is_used_for_all_that_one_reads_in_private(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")
    form = await set_preference(thomas, "language", "Français")
    assert "Langue\u00a0: **Français**" in text_of(form)
    card = await start_table(simulator, "Thomas")
    assert "Amara and Thomas to play" in text_of(card.now)
    assert "À vous de jouer" in text_of(thomas.dms[-1])
    assert "en cours" in (await thomas.slash(simulator.channel(), "table status")).text
    await simulator.restart()
    assert "Annuler" not in labels_of((await thomas.press(card, "…")).message)
    assert "Version texte" in labels_of((await thomas.press(card, "…")).message)
    await set_preference(thomas, "language", "discord")
    assert "running" in (await thomas.slash(simulator.channel(), "table status")).text


async def test_suggestions_while_typing_are_in_the_users_language(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    english = await amara.autocomplete(simulator.channel(), "targui card", focused="card", typed="")
    await set_preference(amara, "language", "Français")
    await simulator.restart()
    french = await amara.autocomplete(simulator.channel(), "targui card", focused="card", typed="")
    assert [choice.value for choice in french] == [choice.value for choice in english]
    assert [choice.name for choice in french] != [choice.name for choice in english]


@pytest.mark.costly
async def test_preferences_against_mentions_and_messages_are_respected(simulator: Simulator[Azalai]):
    amara, thomas, idir = (simulator.person(name) for name in ("Amara", "Thomas", "Idir"))
    await set_preference(amara, "notify", "dm")
    await set_preference(thomas, "notify", "mention")
    await set_preference(idir, "notify", "neither")
    card = await start_table(simulator, "Thomas", "Idir")
    (ping,) = list_pings(simulator.channel())
    assert ping.pings == ("Thomas",)
    assert "**Amara**" in text_of(ping)
    assert "**Idir**" in text_of(ping)
    turns = [[dm for dm in person.dms if "Your turn" in text_of(dm)] for person in (amara, thomas, idir)]
    assert [len(turn) for turn in turns] == [1, 0, 0]
    assert "You offered 0 salt." in text_of(await offer(idir, card))


async def test_a_call_is_posted_even_if_no_player_wants_to_be_mentioned(simulator: Simulator[Azalai]):
    for name in ("Amara", "Thomas"):
        await set_preference(simulator.person(name), "notify", "neither")
    await start_table(simulator, "Thomas")
    calls = [message for message in simulator.channel().messages if "your turn" in str(message.payload)]
    assert [call.pings for call in calls] == [()]


async def test_words_instead_of_pictures_in_every_private_answer_and_message(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    form = await set_preference(amara, "look", "text_only")
    assert "Words instead of pictures" in text_of(form)
    card = await start_table(simulator, "Thomas")
    answers = [(await amara.press(card, button)).message for button in ("Play", "My view")]
    answers += [(await amara.slash(simulator.channel(), "table board")).message, amara.dms[-1]]
    for message in answers:
        assert pictures_of(message) == []
        assert "Thomas" in text_of(message)
        assert "12" in text_of(message)
    assert pictures_of(card.now) != []
    assert pictures_of((await simulator.person("Thomas").press(card, "Play")).message) != []


@pytest.fixture
def long_text(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make Souk's text too long for a message, and return its lines."""
    lines = [f"Line {number}: {'salt and gold ' * 7}".strip() for number in range(60)]
    monkeypatch.setattr(renderer("souk"), "text", lambda view, names, words: "\n".join(lines))
    return lines


async def test_a_long_position_is_told_to_its_last_line(long_text: list[str], simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    await set_preference(amara, "look", "text_only")
    card = await start_table(simulator, "Thomas")
    dialog = (await amara.press(card, "Play")).message
    first_lines = [line for line in text_of(dialog).splitlines() if line.startswith("Line")]
    assert first_lines == long_text[: len(first_lines)]
    assert 20 < len(first_lines) < 60
    page = (await amara.press(dialog, "Full text version")).message
    lines = text_of(page).splitlines()
    while "Next" in labels_of(page.now):
        await amara.press(page, "Next")
        lines += text_of(page.now).splitlines()
    assert lines == long_text


async def test_the_card_without_pictures_ends_with_a_whole_line_and_leads_to_all_of_it(
    long_text: list[str], simulator: Simulator[Azalai]
):
    card = await open_lobby(simulator, "Thomas")
    await simulator.take_permission(simulator.channel(), "attach_files")
    await simulator.person("Amara").press(card, "Start")
    lines = [line for line in text_of(card.now).splitlines() if line.startswith("Line")]
    assert lines == long_text[: len(lines)]
    assert len("\n".join(lines)) > 2500
    page = (await simulator.person("Idir").press(card.now, "Full text version")).message
    assert text_of(page).splitlines()[0] == long_text[0]


@pytest.mark.costly
async def test_ones_own_pictures_and_no_others_are_drawn_in_high_contrast(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    await set_preference(amara, "look", "contrast")
    card = await start_table(simulator, "Thomas")
    (board,) = pictures_of(card.now)
    own = [
        pictures_of((await amara.press(card, "My view")).message),
        pictures_of((await amara.slash(simulator.channel(), "table board")).message),
        pictures_of(amara.dms[-1]),
    ]
    assert all(message.content != board.content for (message,) in own)
    (others,) = pictures_of((await thomas.slash(simulator.channel(), "table board")).message)
    assert others.content == board.content


async def test_the_form_shows_what_is_chosen_and_works_in_direct_messages(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    form = await set_preference(amara, "look", "contrast")
    assert "Pictures of high contrast" in text_of(form)
    await simulator.restart()
    form = await set_field(amara, form, "look")
    assert "Pictures of high contrast" not in text_of(form)
