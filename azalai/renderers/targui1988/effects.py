"""Effects of destiny cards in signs: the camel, the silver or the value they change, and the number."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from azalai.games.targui1988 import components as box
from azalai.games.targui1988.components import GIFTS, Destiny

Touched: TypeAlias = Literal["camel", "coin", "strategic", "economic"]


class Effect(NamedTuple):
    """Change by a card: its object, its size with a sign, True if the tribe gains, and the seat it is limited to."""

    touched: Touched
    text: str
    good: bool | None
    tribe: int | None = None


def effect(card: Destiny) -> Effect:
    """Return the effect of a card on those it concerns."""
    if card in GIFTS:
        return Effect("camel", f"+{box.GIFT_CAMELS}", good=True, tribe=box.TRIBES.index(GIFTS[card]))
    return _EFFECTS[card]


def _minus(count: int) -> Effect:
    return Effect("camel", f"−{count}", good=False)


_EFFECTS = {
    Destiny.HAUSSA_RAID: Effect("camel", "→0", good=False),
    Destiny.SANDSTORM: _minus(box.SANDSTORM_CAMELS),
    Destiny.DROUGHT: Effect("camel", f"≤{box.DROUGHT_CAMELS_LEFT}", good=False),
    Destiny.CARAVAN: Effect("coin", f"+{box.CARAVAN_SILVER}", good=True),
    Destiny.PLAGUE: Effect("camel", "−½", good=False),
    Destiny.ENEMY_RAID: _minus(box.ENEMY_RAID_CAMELS),
    Destiny.RAIN: _minus(box.RAIN_CAMELS),
    Destiny.SPRING: Effect("camel", f"+{box.SPRING_CAMELS}", good=True),
    Destiny.ERG_CHANGE: Effect("strategic", str(box.ERG_STRATEGIC), good=None),
    Destiny.POISON: _minus(box.POISON_CAMELS),
    Destiny.CAMPS_ROBBED: Effect("coin", "→0", good=False),
    Destiny.SILVER_FOUND: Effect("economic", str(box.MOUNTAIN_SILVER), good=None),
}

TEMPORARY = (Destiny.ERG_CHANGE, Destiny.SILVER_FOUND)
"""Cards whose values last a round."""
MONEY = (Destiny.CARAVAN, Destiny.CAMPS_ROBBED)
"""Cards that concern a tribe's money, not its squares."""
