"""Highlighted parts of a question's picture: what can be chosen; everything else is faded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from azalai.games.prompts import Prompt
from azalai.games.targui.components import ROWS, Border, Good, Place, Row, Slot, Token
from azalai.games.targui.display import slot_of
from azalai.games.targui.moves import (
    Barter,
    Gain,
    Gift,
    GiveGold,
    GiveGoods,
    GivePoints,
    Keep,
    Lay,
    Mirage,
    PlaceFigure,
    Sell,
    Shift,
    Take,
    TarguiMove,
    Trade,
)
from azalai.games.targui.view import CampView, TarguiView
from azalai.renderers.targui.won import find_user, letter_at, list_won


class Lit(NamedTuple):
    """Parts that can be chosen; `asked`: there is a question.

    These are border cards for a figure; this round's cards by their letters; rows and places of the display; the hand;
    markers that may move, and their destinations; goods, gold and points.
    """

    asked: bool = False
    borders: frozenset[Border] = frozenset()
    letters: frozenset[str] = frozenset()
    rows: frozenset[Row] = frozenset()
    slots: frozenset[Slot] = frozenset()
    hand: bool = False
    movers: frozenset[Place] = frozenset()
    targets: frozenset[Place] = frozenset()
    tokens: frozenset[Token] = frozenset()


NOTHING = Lit()


def find_lit(view: TarguiView, camp: CampView, prompt: Prompt | None) -> Lit:
    """Return the highlighted parts of a question's picture, or none without a question."""
    if prompt is None or prompt.question is None:
        return NOTHING
    moves = cast("Sequence[TarguiMove]", prompt.moves)
    named = list_won(view, camp)
    reach = {step.field for choice in prompt.choices for step in choice.steps}
    mirages = [move for move in moves if isinstance(move, Mirage)]
    return Lit(
        asked=True,
        borders=frozenset(move.border for move in moves if isinstance(move, PlaceFigure)),
        letters=frozenset(letter_at(named, find_user(move)) for move in moves) - {""},
        rows=_rows(camp, moves),
        slots=_slots(camp, moves, reaching="slot" in reach),
        hand=any(isinstance(move, Keep) for move in moves),
        movers=frozenset(move.source.place for move in mirages),
        targets=frozenset(move.target.place for move in mirages if "target" in reach),
        tokens=frozenset(_tokens(prompt, moves)),
    )


def _rows(camp: CampView, moves: Sequence[TarguiMove]) -> frozenset[Row]:
    """Return the rows in which a card may be laid; of empty ones the first, since they are equal."""
    rows: set[Row] = {move.row for move in moves if isinstance(move, Lay)}
    empty = [row for row in ROWS if row in rows and not camp.rows[ROWS.index(row)]]
    return frozenset(rows - set(empty[1:]))


def _slots(camp: CampView, moves: Sequence[TarguiMove], *, reaching: bool) -> frozenset[Slot]:
    """Return cards of the display that may be moved, if there are several, and destinations that the choices name."""
    shifts = [move for move in moves if isinstance(move, Shift)]
    moved = {slot for move in shifts if (slot := slot_of(camp.rows, move.card)) is not None}
    slots = moved if len(moved) > 1 else set[Slot]()
    return frozenset(slots | {move.slot for move in shifts if reaching})


def _tokens(prompt: Prompt, moves: Sequence[TarguiMove]) -> Iterator[Token]:
    """Yield goods, gold and points that are given or taken; those of a price once the purchase is known."""
    paying = len({(move.source, move.row) if isinstance(move, Lay) else move for move in moves}) == 1
    for move in moves:
        match move:
            case Trade(bargain):
                yield bargain.give
            case Sell(sale):
                yield sale.give
            case Barter():
                yield from _of_barter(prompt, move)
            case Gain(goods) | GiveGoods(goods):
                yield from _as_tokens(goods)
            case Gift(token):
                yield token
            case GivePoints():
                yield Token.POINT
            case GiveGold():
                yield Token.GOLD
            case Take(_, gain):
                yield from gain
            case Lay(payment=payment) if paying:
                yield from (Token.GOLD if token is Token.STORED else token for token in payment)
            case _:
                pass


def _of_barter(prompt: Prompt, move: Barter) -> Iterator[Token]:
    """Yield goods that can be given, and those that can be taken, once that is known."""
    if prompt.value("give") is None:
        yield from _as_tokens(move.give)
        return
    yield from _as_tokens(move.get)
    if move.gold and prompt.value("gold") is None:
        yield Token.GOLD


def _as_tokens(goods: Sequence[Good]) -> Iterator[Token]:
    return (Token(good.value) for good in goods)
