"""Forms for the settings of a server, each of which is stored as a whole or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.layouts.message_height import height
from azalai.bot.people.guild_settings import GuildSettings, Openers, Places, guild_settings
from tests.bot.fixtures import manager, open_transaction, submit_form
from tests.play.bookkeeping import list_problems
from tests.simulator import Message, Person, Simulator, buttons_of, labels_of, text_of

WHERE, HOW, ELSE = "az:set-form:where", "az:set-form:how", "az:set-form:else"


async def open_overview(simulator: Simulator[Azalai], locale: str = "en-US") -> tuple[Person, Message]:
    """Open the overview of the settings as Lalla, who manages the server; return her and the message."""
    lalla = simulator.person("Lalla", permissions=manager(), locale=locale)
    return lalla, (await lalla.slash(simulator.channel(), "azalai settings")).message


async def load_settings(simulator: Simulator[Azalai]) -> GuildSettings:
    async with open_transaction(simulator) as tx:
        return await guild_settings(tx, simulator.simulated.guild_id)


async def test_a_form_shows_what_is_set_and_changes_all_of_it_at_once(simulator: Simulator[Azalai]):
    lalla, sheet = await open_overview(simulator)
    assert labels_of(sheet) == ["Change", "Change", "Change", "Change", "One by one", "Close"]
    form = (await lalla.press(sheet, WHERE)).form
    assert form is not None and form.title == "Where and who"
    abouts = [part["description"] for part in form.payload["components"]]
    assert abouts == ["now: in every channel", "now: none", "now: everybody", "now: none"]
    oasis = simulator.channel("oasis")
    filled = {"places": "chosen", "channels": [oasis], "openers": "role", "role": [lalla]}
    text = (await lalla.submit(filled)).text
    assert f"Channels: **{oasis.mention}** (was: none)" in text
    settings = await load_settings(simulator)
    assert (settings.places, settings.channels, settings.openers) == (Places.CHOSEN, (oasis.id,), Openers.ROLE)
    form = (await lalla.press(sheet.now, WHERE)).form
    assert form is not None
    assert "now: #oasis" in [part["description"] for part in form.payload["components"]]
    text = (await lalla.submit({})).text
    assert "Nothing has changed." in text and await load_settings(simulator) == settings
    assert list_problems(simulator.requests) == []


async def test_every_value_of_the_menus_is_in_the_forms(simulator: Simulator[Azalai]):
    lalla, sheet = await open_overview(simulator)
    await lalla.press(sheet, HOW)
    await lalla.submit({"language": "fr", "pace": "48", "robots": []})
    await lalla.press(sheet.now, ELSE)
    channel = simulator.channel()
    await lalla.submit({"offered": ["Puzzles"], "morning": [channel]})
    expected = GuildSettings(
        language="fr", pace=48.0, robots=False, deals=False, tournaments=False, puzzles=True, morning=channel.id
    )
    assert await load_settings(simulator) == expected
    await lalla.press(sheet.now, ELSE)
    await lalla.submit({"offered": ["deals"], "morning": []})
    assert (await load_settings(simulator)).morning is None and (await load_settings(simulator)).deals
    assert list_problems(simulator.requests) == []


async def test_the_second_of_two_managers_looks_again(simulator: Simulator[Azalai]):
    lalla, sheet = await open_overview(simulator)
    idir = simulator.person("Idir", permissions=manager())
    other = (await idir.slash(simulator.channel(), "azalai settings")).message
    await lalla.press(sheet, HOW)
    await idir.press(other, HOW)
    await lalla.submit({"language": "fr"})
    before = await load_settings(simulator)
    refused = await idir.submit({"pace": "24", "robots": []})
    assert "Somebody changed these meanwhile" in refused.text and refused.message.ephemeral
    assert await load_settings(simulator) == before
    await idir.press(other, WHERE)  # another form is not affected
    assert "was: everybody" in (await idir.submit({"openers": "managers"})).text


@pytest.mark.parametrize(
    "changed",
    [
        {"places": {"type": 21, "value": None}},
        {"places": {"type": 21, "value": "nowhere"}},
        {"places": None},
        {"channels": {"type": 8, "values": ["x"]}},
        {"channels": {"type": 8, "values": ["99999999999999999999"]}},
        {"channels": {"type": 8, "values": [str(n) for n in range(26)]}},
        {"channels": None},
        {"openers": {"type": 21, "value": ""}},
        {"role": {"type": 6, "values": ["1", "2"]}},
        {"role": {"type": 6, "values": ["-1"]}},
    ],
)
async def test_a_form_with_one_bad_field_stores_nothing(simulator: Simulator[Azalai], changed: dict[str, Any]):
    """Old or forged forms send values out of range, null or no values."""
    lalla, sheet = await open_overview(simulator)
    form = (await lalla.press(sheet, WHERE)).form
    assert form is not None
    fields: dict[str, Any] = {
        "places": {"type": 21, "value": "threads"},
        "channels": {"type": 8, "values": []},
        "openers": {"type": 21, "value": "managers"},
        "role": {"type": 6, "values": []},
    }
    refused = await submit_form(simulator, lalla, sheet, form.custom_id, **(fields | changed))
    assert "did not arrive as it should have" in refused.text and refused.message.ephemeral
    assert await load_settings(simulator) == GuildSettings()
    assert "was:" in (await submit_form(simulator, lalla, sheet, form.custom_id, **fields)).text


async def test_a_form_belongs_to_managers(simulator: Simulator[Azalai]):
    lalla, sheet = await open_overview(simulator)
    form = (await lalla.press(sheet, HOW)).form
    amara = simulator.person("Amara")
    own = (await amara.slash(simulator.channel(), "games")).message
    assert form is not None
    filled = {"robots": {"type": 22, "values": []}}
    refused = await submit_form(simulator, amara, own, form.custom_id, **filled)
    assert "Only a server admin" in refused.text and refused.message.ephemeral
    data = {"custom_id": WHERE, "component_type": 2}
    refused = await simulator.do(simulator.simulated.component(amara.id, own, data))
    assert "Only a server admin" in refused.text and refused.form is None


async def test_a_form_that_discord_refuses_is_answered_by_the_menus(simulator: Simulator[Azalai]):
    lalla, sheet = await open_overview(simulator)
    simulator.fail("POST", "/interactions/*/*/callback", status=400, code=50035)
    answer = await lalla.press(sheet, WHERE)
    assert answer.form is None
    await lalla.choose(answer.message, "azm:set:where:places", "threads")
    assert (await load_settings(simulator)).places is Places.THREADS


@pytest.mark.parametrize("locale", ["en-US", "fr", "de"])
async def test_the_overview_has_room_on_a_phone(simulator: Simulator[Azalai], locale: str):
    lalla, sheet = await open_overview(simulator, locale)
    assert height(sheet.payload) <= 420
    for button in buttons_of(sheet)[:3]:
        form = (await lalla.press(sheet, button.custom_id)).form
        assert form is not None
        labels = [part["label"] for part in form.payload["components"]]
        assert not any(label.endswith("…") for label in [form.title, *labels])
        await lalla.submit({})
    assert text_of(sheet.now).count("**") >= 6
    assert list_problems(simulator.requests) == []
