"""Forms for the terms of a table, each of which is stored as a whole or not at all."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.clocks.pace import Late, Pace, decode_pace, encode_pace
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.dialogs.modal_builder import make_modal
from azalai.bot.layouts.filled import FormValues
from azalai.bot.layouts.message_height import height
from azalai.bot.layouts.table_terms_form import OWN, TermsForm, decode_terms_form, terms_layout, terms_modal
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import TableRow
from azalai.games import GAMES
from azalai.games.options import OptionKind, option_fields
from azalai.locales import LANGUAGES, Language, words
from tests.bot.fixtures import manager, open_lobby, open_transaction, submit_form
from tests.bot.layouts.test_table_options_layout import make_full_lobby
from tests.discord_rules import check_modal
from tests.openapi import Contract
from tests.play.bookkeeping import list_problems
from tests.simulator import Message, Person, Simulator, labels_of

TIME, GAME = "az:terms-form:1:time", "az:terms-form:1:game"


async def open_options(simulator: Simulator[Azalai]) -> tuple[Person, Message]:
    """Open a lobby and return its host with the message of its terms."""
    card = await open_lobby(simulator, "Thomas")
    amara = simulator.person("Amara")
    return amara, (await amara.press(card, "Options")).message


async def load_row(simulator: Simulator[Azalai]) -> TableRow:
    async with open_transaction(simulator) as tx:
        row = await tx.tables.get(1)
    assert row is not None
    return row


async def test_the_host_changes_all_terms_in_two_forms(simulator: Simulator[Azalai]):
    amara, sheet = await open_options(simulator)
    assert labels_of(sheet)[:4] == ["Change", "Change", "Another time for a turn", "One by one"]
    await amara.press(sheet, TIME)
    filled = {"pace": "48", "late": "seat", "full": "off", "language": "fr", "also": ["turnings"]}
    text = (await amara.submit(filled)).text
    assert "(was: no clock)" in text and "Language of the table: **Français** (was: English)" in text
    row = await load_row(simulator)
    pace = decode_pace(row.pace)
    assert (pace.turn, pace.late, row.language, row.random_seats) == (48.0, Late.SEAT, "fr", False)
    assert row.turning_points
    await amara.press(sheet.now, GAME)
    await amara.submit({"suggestions": "off"})
    assert not (await load_row(simulator)).suggestions
    assert list_problems(simulator.requests) == []


async def test_a_pace_of_ones_own_stays_as_it_is(simulator: Simulator[Azalai]):
    amara, sheet = await open_options(simulator)
    own = encode_pace(Pace(turn=36.0, bank=7.0))
    async with simulator.bot.rooms.host.store.write() as tx:
        await tx.tables.change(1, pace=own)
    form = (await amara.press(sheet, TIME)).form
    assert form is not None
    assert [
        option["value"] for option in form.payload["components"][0]["component"]["options"] if option.get("default")
    ] == [OWN]
    await amara.submit({"late": "turn"})
    pace = decode_pace((await load_row(simulator)).pace)
    assert (pace.turn, pace.bank, pace.late) == (36.0, 7.0, Late.TURN)


async def test_the_second_of_two_leaders_looks_again(simulator: Simulator[Azalai]):
    amara, sheet = await open_options(simulator)
    lalla = simulator.person("Lalla", permissions=manager())
    other = (await lalla.press(simulator.channel().messages[-1], "Options")).message
    await amara.press(sheet, TIME)
    await lalla.press(other, TIME)
    await amara.submit({"pace": "24"})
    before = await load_row(simulator)
    refused = await lalla.submit({"language": "de"})
    assert "Somebody changed these meanwhile" in refused.text
    assert await load_row(simulator) == before


@pytest.mark.parametrize(
    "changed",
    [
        {"pace": {"type": 21, "value": None}},
        {"pace": {"type": 21, "value": "1e9"}},
        {"late": {"type": 21, "value": "never"}},
        {"late": None},
        {"full": {"type": 21, "value": "99"}},
        {"full": {"type": 21, "value": "2"}},
        {"language": {"type": 21, "value": "xx"}},
        {"also": {"type": 22, "values": ["seats", "seats"]}},
        {"also": None},
    ],
)
async def test_a_form_with_one_bad_field_stores_nothing(simulator: Simulator[Azalai], changed: dict[str, Any]):
    amara, sheet = await open_options(simulator)
    await simulator.person("Idir").press(simulator.channel().messages[-1], "Join")
    before = await load_row(simulator)
    form = (await amara.press(sheet, TIME)).form
    assert form is not None
    fields: dict[str, Any] = {
        "pace": {"type": 21, "value": "24"},
        "late": {"type": 21, "value": "turn"},
        "full": {"type": 21, "value": "off"},
        "language": {"type": 21, "value": "fr"},
        "also": {"type": 22, "values": []},
    }
    refused = await submit_form(simulator, amara, sheet, form.custom_id, **(fields | changed))
    assert refused.message.ephemeral and "was:" not in refused.text
    assert await load_row(simulator) == before
    thomas = simulator.person("Thomas")
    own = (await thomas.slash(simulator.channel(), "games")).message
    refused = await submit_form(simulator, thomas, own, form.custom_id, **fields)
    assert refused.message.ephemeral and "was:" not in refused.text
    assert await load_row(simulator) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_forms_of_every_game_are_what_discord_takes(key: str, language: Language):
    table, said = make_full_lobby(key, language), words(language)
    contract = Contract.load()
    for form in TermsForm:
        body = {"type": 9, "data": make_modal(terms_modal(table, form, said)).to_dict()}
        assert check_modal(body["data"]) == []
        assert contract is None or contract.check_request("POST", "/api/v10/interactions/1/token/callback", body) == []
        texts = [body["data"]["title"], *(part["label"] for part in body["data"]["components"])]
        assert not any(text.endswith("…") for text in texts), texts
    layout = terms_layout(table, Reader(1, said))
    payload = {"components": build_view(layout).to_components(), "flags": 1 << 15 | 1 << 6}
    assert height(payload) <= 720


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_option_is_in_the_form(key: str):
    """A form reaches the same values as the menus."""
    table = make_full_lobby(key, "en")
    fields = [
        field for field in option_fields(table.game.Options) if field.values and field.kind is not OptionKind.EACH
    ]
    data = make_modal(terms_modal(table, TermsForm.GAME, words("en"))).to_dict()
    offered = {part["component"]["custom_id"]: part["component"]["options"] for part in data["components"]}
    for field in fields:
        assert [option["value"] for option in offered[field.name]] == [
            str(number) for number in range(len(field.values))
        ]
    defaults = {
        key: [option["value"] for option in options if option.get("default")] for key, options in offered.items()
    }
    values = decode_terms_form(table, TermsForm.GAME, FormValues(defaults), words("en"))
    assert set(values) == {*(f"option.{field.name}" for field in fields), "suggestions"}
    assert msgspec.json.encode(table.options()) == table.row.options
