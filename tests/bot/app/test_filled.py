"""Fields of modals, each of which reaches its handler by its key."""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from azalai.bot.app.router import Router
from azalai.bot.dialogs.marks import TableNumber, submitted
from azalai.bot.dialogs.modal_builder import make_modal
from azalai.bot.errors import Refused
from azalai.bot.layouts.components import Entry
from azalai.bot.layouts.filled import FormValues
from azalai.bot.layouts.modals import Channels, Checkboxes, Field, Modal, Pick, Radio, Role
from tests.discord_rules import check_modal
from tests.openapi import ABSENT, Contract

VALUES = [Entry("Sand", "sand"), Entry("Salt", "salt", "from Taoudenni")]
BOX = Modal(
    title="Where and who",
    fields=[
        Radio(key="radio", label="L" * 50, about="now: sand", entries=VALUES, chosen="sand"),
        Checkboxes(key="boxes", label="Boxes", about="now: " + "x" * 200, entries=VALUES, chosen=["salt"]),
        Pick(key="pick", label="Pick", about="", entries=[Entry(str(n), str(n)) for n in range(25)], chosen=["7"]),
        Channels(key="channels", label="Channels", about="", chosen=[5, 6], most=25),
        Role(key="role", label="Role", about="", chosen=None),
    ],
    act="filled",
    arguments=(7,),
)


def label(kind: int, key: str, **value: Any) -> dict[str, Any]:
    return {"type": 18, "component": {"type": kind, "custom_id": key} | value}


async def submit(router: Router, *components: dict[str, Any]) -> None:
    async def respond(_: object, work: Any, **__: object) -> None:
        await work(None)

    client = types.SimpleNamespace(answers=types.SimpleNamespace(respond=AsyncMock(side_effect=respond)))
    data = {"custom_id": "azt:filled:7", "components": list(components)}
    await router.submit(cast(Any, types.SimpleNamespace(id=id(components), client=client, data=data, message=None)))


async def test_every_kind_of_field_arrives_by_its_key():
    """An empty radio group sends null, groups and menus send lists, and single boxes send booleans."""
    got: list[FormValues] = []

    class Dialog:
        @submitted("filled")
        async def filled(self, _: object, __: TableNumber, *, filled: FormValues) -> None:
            got.append(filled)

    router = Router()
    router.add(Dialog())
    await submit(
        router,
        label(21, "radio", value=None),
        label(22, "boxes", values=["sand", "salt"]),
        label(3, "pick", values=[]),
        label(8, "channels", values=["5"]),
        {"type": 1, "components": [{"type": 4, "custom_id": "text", "value": "a@b"}]},
        {"type": 10, "content": "told"},
    )
    assert got[0].values == {"radio": [], "boxes": ["sand", "salt"], "pick": [], "channels": ["5"], "text": ["a@b"]}
    await submit(router)
    assert got[1].values == {}


async def test_typed_texts_arrive_in_their_order_as_before():
    got: list[str] = []

    class Dialog:
        @submitted("filled")
        async def take_typed(self, _: object, __: TableNumber, *, typed: Sequence[str]) -> None:
            got.extend(typed)

    router = Router()
    router.add(Dialog())
    await submit(router, label(4, "field0", value="36"), label(4, "field1", value=""))
    assert got == ["36", ""]


def test_fields_are_named_and_say_what_is_set():
    parts = make_modal(BOX).to_dict()["components"]
    assert [part["component"]["type"] for part in parts] == [21, 22, 3, 8, 6]
    assert parts[0]["description"] == "now: sand" and len(parts[0]["label"]) == 45
    assert not any(part["component"].get("disabled") for part in parts)
    text = make_modal(Modal(title="T", fields=[Field("L", "", "36", key="hours")], act="a")).to_dict()
    assert text["components"][0]["component"]["custom_id"] == "hours"


def test_a_form_with_every_field_is_what_discord_takes():
    body = {"type": 9, "data": make_modal(BOX).to_dict()}
    assert check_modal(body["data"]) == []
    contract = Contract.load()
    if contract is None:
        pytest.skip(ABSENT)
    assert contract.check_request("POST", "/api/v10/interactions/1/token/callback", body) == []


@pytest.mark.parametrize(
    "read",
    [
        lambda filled: filled.get_one("absent", ["a"]),
        lambda filled: filled.get_one("none", ["a"]),
        lambda filled: filled.get_one("two", ["a", "b"]),
        lambda filled: filled.get_one("junk", ["a"]),
        lambda filled: filled.list_chosen("same", ["a"]),
        lambda filled: filled.list_chosen("absent", ["a"]),
        lambda filled: filled.get_text("two", 9),
        lambda filled: filled.get_text("long", 9),
        lambda filled: filled.list_numbers("two", 1),
        lambda filled: filled.list_numbers("junk", 9),
        lambda filled: filled.list_numbers("high", 9),
        lambda filled: filled.list_numbers("arabic", 9),
    ],
)
def test_a_value_that_no_field_offers_is_refused(read: Any):
    values = {
        "none": [],
        "two": ["a", "b"],
        "junk": ["-1"],
        "same": ["a", "a"],
        "long": ["0123456789"],
        "high": ["9999999999999999999"],
        "arabic": ["٣"],
    }
    with pytest.raises(Refused) as refused:
        read(FormValues(values))
    assert refused.value.reason == "refusal-form"
