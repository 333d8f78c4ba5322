"""What an earlier version of the bot has posted still works: an answer to a question as it was asked then starts the
dialog anew, for the same numbers may mean something else now. Nothing is played, and nothing that was prepared is lost.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.app.router import FORMER_NAMES
from azalai.bot.layouts.modals import Box
from azalai.bot.premoves.rules import mark_of, own_plan
from azalai.bot.tables.loading import load
from tests.bot.fixtures import Opening, offer, pages, running
from tests.simulator import Answer, Message, Person, Simulator, labels_of, text_of

WAY, LIMITS, PAGE, TIMES = ":1:{mark}:0", ":1:{mark}:0:0:12", ":0:1:{mark}:0", ":2:1:{mark}:0"
"""What followed the name: the table, the decision (or the mark of the plan), the way so far; then limits, or first a
page, or how often."""
EARLIER = [
    *((f"az:{name}", WAY) for name in ("answer", "a")),
    *((f"azm:{name}", WAY) for name in ("choose", "c", "pick", "k")),
    *((f"az:{name}", LIMITS) for name in ("number", "n")),
    ("az:page", PAGE),
    ("az:do", WAY),
]
PREPARING = [
    *((f"az:{name}", WAY) for name in ("premove-answer", "p-a")),
    *((f"azm:{name}", WAY) for name in ("premove-choose", "p-c", "premove-pick", "p-k")),
    *((f"az:{name}", LIMITS) for name in ("premove-number", "p-n")),
    *((f"az:{name}", PAGE) for name in ("premove-page", "p-page")),
    *((f"az:{name}", TIMES) for name in ("premove-do", "p-do")),
]
CHANGED, QUESTION = "has changed", "How much salt do you offer?"
everywhere = pytest.mark.parametrize("by_message", [True, False], ids=["direct-message", "ephemeral"])


def as_posted(message: Message, custom_id: str) -> Message:
    """A message as an earlier version has posted it, with that button or menu."""
    part: dict[str, Any] = {"type": 2, "style": 2, "label": "Earlier", "custom_id": custom_id}
    if custom_id.startswith("azm:"):
        part = {"type": 3, "custom_id": custom_id, "options": [{"label": "Earlier", "value": "0"}]}
    payload = {**message.payload, "components": [{"type": 1, "components": [part]}]}
    return dataclasses.replace(message, payload=payload)


async def use(person: Person, message: Message, custom_id: str) -> Answer:
    """Presses the button, or chooses from the menu, that an earlier version has posted."""
    posted = as_posted(message, custom_id)
    if custom_id.startswith("azm:"):
        return await person.choose(posted, custom_id, "0", stale=True)
    return await person.press(posted, custom_id, stale=True)


async def moves(simulator: Simulator[Azalai]) -> list[str]:
    """The moves of the table in the notation, the setup left out."""
    async with pages(simulator) as tx:
        return [move.move for move in await tx.moves.since(1, 0)]


async def prepared(simulator: Simulator[Azalai]) -> list[str]:
    """What Amara has prepared."""
    async with pages(simulator) as tx:
        return [one.move for one in await tx.premoves.of(1, 0)]


async def decision(simulator: Simulator[Azalai]) -> int:
    """The number of Amara's present decision, which is that of the message too: else everything would be stale."""
    async with pages(simulator) as tx:
        return (await tx.seats.of(1))[0].decision


async def mark(simulator: Simulator[Azalai]) -> int:
    """The mark of Amara's present plan."""
    table = await load(simulator.bot.rooms.host, 1)
    async with pages(simulator) as tx:
        return mark_of(table, own_plan(await tx.premoves.of(1, 0)))


def open_earlier_boxes(monkeypatch: pytest.MonkeyPatch, act: str) -> None:
    """The boxes for a number answer to what they answered to in an earlier version."""

    def earlier(**fields: Any) -> Box:
        return Box(**{**fields, "act": act})

    monkeypatch.setattr("azalai.bot.dialogs.context.Box", earlier)


def box_in(message: Message) -> str:
    """The button that opens a box for a number."""
    return next(label for label in labels_of(message) if label.startswith("Another"))


def test_the_names_of_all_answers_of_earlier_versions_are_tried():
    tried = {custom_id.partition(":")[2] for custom_id, _ in (*EARLIER, *PREPARING)}
    tried |= {"t", "p-t", "premove-number-typed"}
    still_the_same = {"p-new", "p-list", "p-clear", "hush"}
    assert set(FORMER_NAMES) - still_the_same <= tried


@everywhere
async def test_answers_of_an_earlier_version_ask_anew(open_simulator: Opening, by_message: bool):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        amara = simulator.person("Amara")
        message = amara.dms[0] if by_message else (await amara.press(card, "Play")).message
        await simulator.restart()
        for name, form in EARLIER:
            answer = await use(amara, message.now, name + form.format(mark=await decision(simulator)))
            assert "An earlier version of me asked you this." in answer.text and QUESTION in answer.text, name
            assert CHANGED not in answer.text, "the board is the same"
            assert answer.message.id == message.id, "it takes the place of the earlier one"
        assert await moves(simulator) == []
        await amara.press(message, "12")
        assert await moves(simulator) == ["offer 12"]


@everywhere
async def test_answers_about_a_prepared_move_of_an_earlier_version_leave_the_plan(
    open_simulator: Opening, by_message: bool
):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        amara = simulator.person("Amara")
        await offer(amara, card, "0")
        dialog = amara.dms[0] if by_message else (await amara.press(card, "Play")).message
        for button in ("Prepare a move", "0", "Prepare it"):
            await amara.press(dialog, button)
        plan = await prepared(simulator)
        await simulator.restart()
        for name, form in PREPARING:
            answer = await use(amara, dialog.now, name + form.format(mark=await mark(simulator)))
            assert CHANGED in answer.text and "Offer 0 salt." in answer.text, name
            assert await prepared(simulator) == plan == ["offer 0"]
        assert await moves(simulator) == ["offer 0"]
        await amara.press(dialog, "Prepare another")
        assert QUESTION in text_of(dialog.now)


@everywhere
async def test_what_was_called_otherwise_does_what_it_did(open_simulator: Opening, by_message: bool):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        amara = simulator.person("Amara")
        await offer(amara, card, "0")
        dialog = amara.dms[0] if by_message else (await amara.press(card, "Play")).message
        assert QUESTION in (await use(amara, dialog.now, "az:p-new:1")).text
        for button in ("0", "Prepare it"):
            await amara.press(dialog, button)
        assert "Offer 0 salt." in (await use(amara, dialog.now, "az:p-list:1")).text
        await use(amara, dialog.now, "az:p-clear:1")
        assert await prepared(simulator) == []


@everywhere
@pytest.mark.parametrize("act", ["number-typed", "t"])
async def test_a_number_typed_into_a_box_of_an_earlier_version_is_not_played(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch, by_message: bool, act: str
):
    open_earlier_boxes(monkeypatch, act)
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        amara = simulator.person("Amara")
        message = amara.dms[0] if by_message else (await amara.press(card, "Play")).message
        await amara.press(message, box_in(message))
        await simulator.restart()
        answer = await amara.submit({"field0": "4"})
        assert "An earlier version of me asked you this." in answer.text and QUESTION in answer.text
        assert await moves(simulator) == []


@everywhere
@pytest.mark.parametrize("act", ["premove-number-typed", "p-t"])
async def test_a_number_typed_into_an_earlier_box_is_not_prepared(
    open_simulator: Opening, monkeypatch: pytest.MonkeyPatch, by_message: bool, act: str
):
    open_earlier_boxes(monkeypatch, act)
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas")
        amara = simulator.person("Amara")
        await offer(amara, card, "0")
        message = amara.dms[0] if by_message else (await amara.press(card, "Play")).message
        await amara.press(message, "Prepare a move")
        await amara.press(message, box_in(message.now))
        await simulator.restart()
        assert CHANGED in (await amara.submit({"field0": "4"})).text
        assert await prepared(simulator) == []
