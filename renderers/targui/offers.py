"""What the choices of a question bring, line by line: the number, the card it comes from, and what it gives. Without a
question: what the own figures and markers still give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, cast

from games.prompts import Choice, Prompt
from games.targui.cards import Card
from games.targui.components import (
    Border,
    Good,
    Place,
    Row,
)
from games.targui.display import with_laid
from games.targui.moves import (
    Collect,
    Discard,
    Keep,
    Lay,
    Mirage,
    TarguiMove,
    Tokens,
)
from games.targui.scoring import points_of_rows
from games.targui.view import ActionView, CampView, Phase, TarguiView
from renderers.targui.marks import Anchor, subjects


class Given(NamedTuple):
    """Goods that were chosen to be given, while what they bring is being chosen."""

    goods: tuple[Good, ...]
    gold: int


class Picked(NamedTuple):
    """One kind among the things that can be picked."""

    good: Good


class Out(NamedTuple):
    """A tribe card that can't be paid for now."""

    card: Card


class Laid(NamedTuple):
    """Laying a tribe card: what is paid (None: several ways), and what comes on top of the card."""

    card: Card
    payment: Tokens | None
    goods: int
    row_points: int


What: TypeAlias = ActionView | TarguiMove | Given | Picked | Out | Laid


class Offer(NamedTuple):
    """A line: the numbers of its choices, the card they come from, and what they bring. `pale`: it can't be chosen."""

    numbers: tuple[int, ...]
    source: Border | Card | None
    what: What
    pale: bool = False


_NOT_LISTED = ("place", "shift", "done", "end")
"""Acts whose choices say all by where they lie, or bring nothing."""


def offers(view: TarguiView, camp: CampView, prompt: Prompt | None) -> list[Offer]:
    """The lines of a question, in the order of the choices."""
    if prompt is None:
        acting = view.phase is Phase.ACTING and (view.to_act != camp.seat or view.pending is None)
        return [_of_action(action, ()) for action in camp.actions if not action.used] if acting else []
    listed = [choice for choice in prompt.choices if choice.act not in _NOT_LISTED]
    offered = dict.fromkeys(about for choice in listed for about in subjects(camp, prompt, choice))
    found: list[Offer] = []
    if prompt.value("give"):
        found.append(Offer((), None, Given(prompt.value("give"), prompt.value("gold", 0))))
    if len(offered) > 1:
        found += _by_subject(camp, prompt, listed)
    else:
        found += [*_out_of_reach(listed), *_by_result(camp, listed)]
    for item in prompt.items:
        found = _with_number(found, Offer((item.number,), None, Picked(item.value)))
    if not prompt.steps and view.pending is None and view.phase is Phase.ACTING:
        found += [_of_action(one, ()) for one in camp.actions if not one.used and _anchor(one) not in offered]
    return found


def _anchor(action: ActionView) -> Border | Place | None:
    return action.border or action.place


def _of_action(action: ActionView, numbers: tuple[int, ...]) -> Offer:
    return Offer(numbers, action.border or action.card, action, not action.possible)


def _with_number(found: list[Offer], more: Offer) -> list[Offer]:
    """The lines with the numbers of one more; it joins a line that reads the same."""
    for index, one in enumerate(found):
        if (one.source, one.what, one.pale) == (more.source, more.what, more.pale):
            return [*found[:index], one._replace(numbers=(*one.numbers, *more.numbers)), *found[index + 1 :]]
    return [*found, more]


def _by_subject(camp: CampView, prompt: Prompt, listed: Sequence[Choice]) -> list[Offer]:
    """A line for each figure, marker or card."""
    actions = {_anchor(action): action for action in camp.actions if not action.used}
    if camp.hand is not None:
        by_path = ActionView(None, Place.PATH, camp.hand.card, used=False, possible=True, prospect=camp.hand_prospect)
        actions[Place.PATH] = by_path
    grouped: dict[Anchor | None, list[Choice]] = {}
    for choice in listed:
        for about in subjects(camp, prompt, choice) or (None,):
            grouped.setdefault(about, []).append(choice)
    found: list[Offer] = []
    for about, choices in grouped.items():
        action = actions.get(about) if isinstance(about, (Border, Place)) else None
        if action is None:
            found += _by_result(camp, choices)
        elif all(isinstance(move, Discard) for choice in choices for move in choice.moves):
            found.append(_of_action(action, ())._replace(numbers=_numbers(choices), what=choices[0].moves[0]))
        else:
            found.append(_of_action(action, _numbers(choices)))
    return found


def _numbers(choices: Sequence[Choice]) -> tuple[int, ...]:
    return tuple(choice.number for choice in choices)


def _by_result(camp: CampView, listed: Sequence[Choice]) -> list[Offer]:
    """A line for each thing that the choices bring."""
    found: list[Offer] = []
    for choice in listed:
        found = _with_number(found, _of_choice(camp, choice))
    return found


def _of_choice(camp: CampView, choice: Choice) -> Offer:
    moves = cast("Sequence[TarguiMove]", choice.moves)
    first = moves[0]
    numbers = (choice.number,)
    match first:
        case Lay(source, row, payment):
            rows = {move.row for move in moves if isinstance(move, Lay)}
            payments = {move.payment for move in moves if isinstance(move, Lay)}
            bonus = max(row_bonus(camp, source.card, one) for one in rows or {row})
            laid = Laid(source.card, payment if len(payments) == 1 else None, 0, bonus)
            return Offer(numbers, None, laid)
        case Mirage(source):
            return Offer(numbers, Border.B9, Mirage(source, source))
        case Collect(border):
            return Offer(numbers, border, first)
        case _:
            return Offer(numbers, None, moves[0])


def row_bonus(camp: CampView, card: Card, row: Row) -> int:
    """The points for the row that laying a card there completes."""
    rows = camp.rows
    now = sum(points_of_rows(rows))
    return sum(points_of_rows(with_laid(rows, row, card))) - now


def _out_of_reach(listed: Sequence[Choice]) -> list[Offer]:
    """A tribe card that is kept or put away because it can't be paid for."""
    moves = [move for choice in listed for move in choice.moves]
    if any(isinstance(move, Lay) for move in moves):
        return []
    sources = {move.source for move in moves if isinstance(move, (Keep, Discard))}
    return [Offer((), None, Out(source.card), pale=True) for source in sources]
