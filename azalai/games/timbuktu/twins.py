"""Moves that come to the same, though they are written otherwise: which of two like camels is meant."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.timbuktu.components import Letter
from azalai.games.timbuktu.moves import Choose, PlaceCamel, TimbuktuMove
from azalai.games.timbuktu.view import CamelView, Phase, TimbuktuView


def alike(view: TimbuktuView, letter: Letter) -> tuple[Letter, ...]:
    """The own camels that it makes no difference to choose instead of this one, itself among them, in their order.

    Two camels still to be placed differ by their loads, two that may travel also by where their arrows lead; a camel
    without goods goes anywhere free of charge.
    """
    camels = () if view.seat is None else view.caravans[view.seat].camels
    wanted = next((camel for camel in camels if camel.letter is letter), None)
    if wanted is None or view.phase not in (Phase.PLACING, Phase.CHOOSING):
        return (letter,)
    kin = _kin(wanted)
    return tuple(camel.letter for camel in camels if _kin(camel) == kin)


def twin(view: TimbuktuView, move: TimbuktuMove) -> TimbuktuMove:
    """The move that stands for all such: with the first of like camels."""
    return replace(move, camel=alike(view, move.camel)[0]) if isinstance(move, PlaceCamel | Choose) else move


def _kin(camel: CamelView) -> tuple[object, ...]:
    ways = camel.start.enclosure if camel.start is not None and camel.goods else None
    return camel.goods, camel.start is None, camel.arrived is None, ways
