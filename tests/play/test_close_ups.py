"""`/targui card`: any card of the box in large, in the reader's language, for the reader alone."""

from __future__ import annotations

from bot.app.client import Azalai
from tests.simulator import Simulator, pictures_of, text_of


async def test_a_card_is_offered_while_its_name_is_typed(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara", locale="fr"), simulator.person("Thomas")

    french = await amara.autocomplete(simulator.channel(), "targui card", focused="card", typed="puits")
    english = await thomas.autocomplete(simulator.channel(), "targui card", focused="card", typed="WELL")
    by_number = await thomas.autocomplete(simulator.channel(), "targui card", focused="card", typed="t07")

    assert len(french) >= 9 and all("puits" in choice.name.lower() for choice in french)
    assert "Tribe card 7: Well of the Harvest" in [choice.name for choice in english]
    assert [choice.value for choice in by_number] == ["t07"]


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
    one = (await thomas.slash(simulator.channel(), "targui card", card="hidden path")).message

    assert "No single card has that name" in text_of(several)
    assert "Well on the Hidden Path" in text_of(one)
