"""Equivalent moves with different notation: those that mean one of two equal camels."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.timbuktu.components import Letter
from azalai.games.timbuktu.moves import Choose, PlaceCamel, TimbuktuMove
from azalai.games.timbuktu.view import CamelView, Phase, TimbuktuView


def list_twins(view: TimbuktuView, letter: Letter) -> tuple[Letter, ...]:
    """Return the own camels equivalent to this one, itself among them, in order.

    Two camels still to be placed differ by their loads, two that may travel also by the ends of their arrows; a camel
    without goods goes anywhere free of charge.
    """
    camels = () if view.seat is None else view.caravans[view.seat].camels
    wanted = next((camel for camel in camels if camel.letter is letter), None)
    if wanted is None or view.phase not in (Phase.PLACING, Phase.CHOOSING):
        return (letter,)
    kin = _kin(wanted)
    return tuple(camel.letter for camel in camels if _kin(camel) == kin)


def twin(view: TimbuktuView, move: TimbuktuMove) -> TimbuktuMove:
    """Return the representative of equivalent moves, with the first of equal camels."""
    return replace(move, camel=list_twins(view, move.camel)[0]) if isinstance(move, PlaceCamel | Choose) else move


def _kin(camel: CamelView) -> tuple[object, ...]:
    ways = camel.start.enclosure if camel.start is not None and camel.goods else None
    return camel.goods, camel.start is None, camel.arrived is None, ways
