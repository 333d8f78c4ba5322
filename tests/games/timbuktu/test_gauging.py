"""What a player works out of thieves whose cards it has not seen, and what it should still carry after the night."""

from __future__ import annotations

from collections import Counter

import pytest

from games.timbuktu import GAME
from games.timbuktu.components import GOODS, STALLS, Enclosure, Good
from games.timbuktu.gauging import camels_of_others, suspected
from games.timbuktu.state import State
from tests.games.timbuktu.tables import PACKS, after, goods, table


def exchanged(loads: dict[str, str] | None = None, arrived: dict[str, str] | None = None) -> State:
    """Seat 0 has seen the packs of the crescent and of the moon; the others of seats 1 and 2 stand in the lamp
    enclosure."""
    there = arrived or {"1B": "lamp1", "2B": "lamp2", "1D": "lamp3"}
    state = table(3, "AAA", start={"0A": "crescent1"}, arrived={"1C": "crescent1"} | there, loads=loads or {})
    return after(state, "0 go crescent")


def test_each_card_unseen_is_in_one_pack() -> None:
    view = GAME.view(exchanged(), 0)
    found = suspected(view)
    assert list(found) == [Enclosure.LAMP, Enclosure.SCIMITAR, Enclosure.STAR]
    assert all(sum(risks.values()) == pytest.approx(4) for risks in found.values())
    for stall in STALLS:
        robbed = sum(risks.get((stall, good), 0.0) for risks in found.values() for good in GOODS)
        assert robbed == pytest.approx(2 * sum(stall in pack.stalls for pack in PACKS[1:4]))


def test_what_would_rob_the_camels_of_others_is_less_likely_there_and_likelier_elsewhere() -> None:
    loads = {"1B": "pppp", "2B": "pppp", "1D": "pppp", "1C": ""}
    risks = suspected(GAME.view(exchanged(loads), 0))
    spots = [(stall, Good.PEPPER) for stall in (2, 3)]
    lamp, elsewhere = risks[Enclosure.LAMP], risks[Enclosure.STAR]
    assert all(lamp.get(spot, 0.0) < 0.4 * elsewhere[spot] for spot in spots)


def test_an_own_camel_tells_nothing() -> None:
    assert camels_of_others(GAME.view(table(3, arrived={"0B": "lamp1"}), 0))[Enclosure.LAMP] == ()
    assert camels_of_others(GAME.view(table(3, arrived={"1B": "lamp1"}, loads={"1B": "gp"}), 0))[Enclosure.LAMP] == (
        (1, goods("gp")),
    )


def test_packs_are_imagined_as_the_camels_of_others_make_them_likely() -> None:
    loads = {"1B": "pppp", "2B": "pppp", "1D": "pppp", "1C": ""}
    robbed = Counter[Enclosure]()
    state = exchanged(loads)
    for number in range(200):
        world = GAME.imagine(state, 0, b"world %d" % number)
        assert Counter(world.packs[place] for place in (0, 4)) == Counter(PACKS[place] for place in (0, 4))
        robbed.update(pack.enclosure for pack in world.packs if Good.PEPPER in pack.goods and 2 in pack.stalls)
    assert robbed[Enclosure.LAMP] < 0.5 * robbed[Enclosure.STAR]


def test_hope_is_what_is_carried_less_what_is_seen_to_be_stolen() -> None:
    safe, robbed = (
        GAME.gauges(GAME.view(table(3, arrived={"0A": stall}, loads={"0A": "gcgc"}, out=(9, 9, 9, 9, 9)), 0))
        for stall in ("crescent2", "crescent1")
    )
    assert safe["hope"][0] - robbed["hope"][0] == pytest.approx(4 * (9 + 3 * 3))
    assert safe["hope"][1:] == robbed["hope"][1:]
