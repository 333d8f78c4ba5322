"""Buttons and menus of earlier versions, which are answered by a private sentence and do nothing else."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import open_transaction, start_table
from tests.simulator import Message, Simulator

FORMER = [
    *("az:answer:1:1:0", "azm:choose:1:1:0", "az:a:1:1:0", "az:premove-answer:1:1:0", "az:p-clear:1", "az:nonsense"),
    *("az:prefer-menus", "az:set-menus", "az:terms-menus:1", "az:prefer:text_only:1", "az:set:robots"),
    *("azm:prefer:language", "azm:set:places", "azm:term:1:pace"),
]


def with_part(message: Message, custom_id: str) -> Message:
    """Return the message as if it had only that button or menu."""
    part: dict[str, Any] = {"type": 2, "style": 2, "label": "Earlier", "custom_id": custom_id}
    if custom_id.startswith("azm:"):
        part = {"type": 3, "custom_id": custom_id, "options": [{"label": "Earlier", "value": "0"}]}
    return dataclasses.replace(message, payload={**message.payload, "components": [{"type": 1, "components": [part]}]})


@pytest.mark.parametrize("by_message", [True, False], ids=["direct-message", "card"])
@pytest.mark.parametrize("custom_id", FORMER)
async def test_a_button_that_nothing_answers_is_refused_with_a_sentence(
    simulator: Simulator[Azalai], custom_id: str, by_message: bool
):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    message = with_part(amara.dms[0] if by_message else card, custom_id)
    if custom_id.startswith("azm:"):
        answer = await amara.choose(message, custom_id, "0", stale=True)
    else:
        answer = await amara.press(message, custom_id, stale=True)
    assert "This button can't be read any more." in answer.text
    assert answer.message.ephemeral or by_message
    async with open_transaction(simulator) as tx:
        assert [move.move for move in await tx.moves.list_since(1, 0)] == []
        assert await tx.premoves.list_at(1, 0) == []
