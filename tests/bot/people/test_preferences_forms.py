"""Forms for a user's preferences, each of which is stored as a whole or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.layouts.message_height import height
from azalai.bot.store.person_rows import PersonRow
from tests.bot.fixtures import open_transaction, submit_form
from tests.play.bookkeeping import list_problems
from tests.simulator import Message, Person, Simulator, labels_of, text_of

READING, TOLD = "az:prefer-form:reading", "az:prefer-form:told"


async def open_overview(simulator: Simulator[Azalai], locale: str = "en-US") -> tuple[Person, Message]:
    amara = simulator.person("Amara", locale=locale)
    return amara, (await amara.slash(simulator.channel(), "azalai preferences")).message


async def load_row(simulator: Simulator[Azalai], person: Person) -> PersonRow:
    async with open_transaction(simulator) as tx:
        row = await tx.people.get(person.id)
    assert row is not None
    return row


async def test_each_form_changes_all_that_it_shows(simulator: Simulator[Azalai]):
    amara, sheet = await open_overview(simulator)
    assert "language of my Discord · pictures in the usual colours" in text_of(sheet)
    await amara.press(sheet, TOLD)
    filled = {"notify": "dm", "others": ["everywhere"], "quiet": "22:30 – 7", "zone": "lyon"}
    text = (await amara.submit(filled)).text
    assert "Quiet hours: **22:30-07:00** (was: no quiet hours)" in text
    row = await load_row(simulator, amara)
    assert (row.notify, row.invitations, row.everywhere) == ("dm", False, True)
    assert (row.quiet_from, row.quiet_until, row.time_zone) == (22 * 60 + 30, 7 * 60, "Europe/Paris")
    await amara.press(sheet.now, READING)
    text = (await amara.submit({"language": "fr", "look": ["text_only", "contrast"]})).text
    assert "**Français**" in text and "Préférences" in text
    row = await load_row(simulator, amara)
    assert (row.language, row.text_only, row.contrast, row.notify) == ("fr", True, True, "dm")
    await amara.press(sheet.now, TOLD)
    await amara.submit({"quiet": "", "zone": "", "notify": "both", "others": ["invitations"]})
    row = await load_row(simulator, amara)
    assert (row.quiet_from, row.time_zone, row.invitations, row.everywhere) == (None, None, True, False)
    assert list_problems(simulator.requests) == []


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"notify": {"type": 21, "value": None}}, "did not arrive"),
        ({"notify": {"type": 21, "value": "pigeon"}}, "did not arrive"),
        ({"others": {"type": 22, "values": ["taught"]}}, "did not arrive"),
        ({"others": None}, "did not arrive"),
        ({"quiet": {"type": 4, "value": "22:30"}}, "both a beginning and an end"),
        ({"quiet": {"type": 4, "value": "7-22"}}, "14 hours at most"),
        ({"quiet": {"type": 4, "value": "x" * 99}}, "did not arrive"),
        ({"quiet": {"type": 4, "value": "25-99"}}, "don't understand that time"),
        ({"zone": {"type": 4, "value": "Atlantis"}}, "zone"),
    ],
)
async def test_a_form_with_one_bad_field_stores_nothing(
    simulator: Simulator[Azalai], changed: dict[str, Any], expected: str
):
    amara, sheet = await open_overview(simulator)
    before = await load_row(simulator, amara)
    form = (await amara.press(sheet, TOLD)).form
    assert form is not None
    fields: dict[str, Any] = {
        "notify": {"type": 21, "value": "neither"},
        "others": {"type": 22, "values": []},
        "quiet": {"type": 4, "value": "22-7"},
        "zone": {"type": 4, "value": "Paris"},
        "puzzles": {"type": 22, "values": []},
    }
    refused = await submit_form(simulator, amara, sheet, form.custom_id, **(fields | changed))
    assert expected in refused.text and refused.message.ephemeral
    assert await load_row(simulator, amara) == before
    assert "Paris" in (await submit_form(simulator, amara, sheet, form.custom_id, **fields)).text


async def test_a_form_that_was_opened_before_a_change_is_looked_at_again(simulator: Simulator[Azalai]):
    amara, sheet = await open_overview(simulator)
    form = (await amara.press(sheet, READING)).form
    assert form is not None
    await amara.submit({"language": "de"})
    fields = {"language": {"type": 21, "value": "fr"}, "look": {"type": 22, "values": []}}
    refused = await submit_form(simulator, amara, sheet, form.custom_id, **fields)
    assert "Inzwischen" in refused.text
    assert (await load_row(simulator, amara)).language == "de"


@pytest.mark.parametrize("locale", ["en-US", "fr", "de"])
async def test_the_overview_has_room_on_a_phone(simulator: Simulator[Azalai], locale: str):
    amara, sheet = await open_overview(simulator, locale)
    assert height(sheet.payload) <= 420 and len(labels_of(sheet)) == 5
    for act in (READING, TOLD):
        form = (await amara.press(sheet, act)).form
        assert form is not None
        assert not any(part["label"].endswith("…") for part in form.payload["components"])
        await amara.submit({})
    assert list_problems(simulator.requests) == []
