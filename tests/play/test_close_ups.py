"""`/targui card`: any card of the box in large, in the reader's language, only for the reader."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from tests.simulator import Simulator, labels_of, menus_of, pictures_of, text_of


@pytest.mark.costly
async def test_a_card_is_offered_while_its_name_is_typed(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara", locale="fr"), simulator.person("Thomas")

    french = await amara.autocomplete(simulator.channel(), "targui card", focused="card", typed="puits")
    english = await thomas.autocomplete(simulator.channel(), "targui card", focused="card", typed="WELL")
    by_number = await thomas.autocomplete(simulator.channel(), "targui card", focused="card", typed="t07")

    assert len(french) >= 9 and all("puits" in choice.name.lower() for choice in french)
    assert "Tribe card 7: Well of the Harvest" in [choice.name for choice in english]
    assert [choice.value for choice in by_number] == ["t07"]


@pytest.mark.costly
async def test_the_card_is_shown_to_who_asked_alone_and_needs_no_table(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara", locale="fr"), simulator.person("Thomas")

    shown = (await amara.slash(simulator.channel(), "targui card", card="t07")).message

    assert "Carte Tribu 7" in text_of(shown)
    (picture,) = pictures_of(shown)
    assert picture.content.startswith(b"\x89PNG") and picture.alt.startswith("Targui, une carte de près")
    assert not thomas.sees(shown)


async def test_a_name_that_fits_no_single_card_is_refused_kindly(simulator: Simulator[Azalai]):
    thomas = simulator.person("Thomas")

    several = (await thomas.slash(simulator.channel(), "targui card", card="well")).message
    message = (await thomas.slash(simulator.channel(), "targui card", card="hidden path")).message

    assert "No single card has that name" in text_of(several)
    assert "Well on the Hidden Path" in text_of(message)


@pytest.mark.costly(seconds=2)
async def test_close_ups_open_in_the_questions_view_and_lead_back(
    simulator: Simulator[Azalai],
):
    amara, channel = simulator.person("Amara"), simulator.channel()
    await amara.slash(channel, "targui new", language="English", seats="joined")
    card = channel.messages[-1]
    await amara.press(card, "Add a robot")
    await amara.press(card, "Start")
    question = (await amara.press(card, "Play")).message
    asked = labels_of(question)
    more = (await amara.press(question, "…")).message
    assert more.id == question.id and {"Cards", "Rules"} <= set(labels_of(more))

    cards = (await amara.press(more, "Cards")).message
    (menu,) = menus_of(cards)
    assert cards.id == question.id and len(menu.options) == 25
    shown = (await amara.choose(cards, "Which card?", menu.options[0][1])).message
    assert shown.id == question.id and menu.options[0][0] in text_of(shown) and len(pictures_of(shown)) == 1
    assert (await amara.press(shown, "Cards")).message.id == question.id
    back = (await amara.press(shown.now, "Back to the table")).message
    assert back.id == question.id and labels_of(back) == asked
