"""Estimate of the goods that a caravan should still carry after the night."""

from __future__ import annotations

import pytest

from azalai.games.timbuktu import GAME
from tests.games.timbuktu.tables import table


def test_hope_is_what_is_carried_less_what_is_seen_to_be_stolen() -> None:
    safe, robbed = (
        GAME.gauges(GAME.view(table(3, arrived={"0A": stall}, loads={"0A": "gcgc"}, out=(9, 9, 9, 9, 9)), 0))
        for stall in ("crescent2", "crescent1")
    )
    assert safe["hope"][0] - robbed["hope"][0] == pytest.approx(4 * (9 + 3 * 3))
    assert safe["hope"][1:] == robbed["hope"][1:]
