"""What a strong robot weighs for a person: two or three moves, how good each is in plain words, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.layouts.components import button
from bot.layouts.labels import STAR, labels_of_choices, starred
from bot.layouts.layout import PrivateLayout, Row, Shown
from bot.layouts.prompts import INDIGO, DialogPlace, brings, coloured
from bot.layouts.wordings import Wordings
from bot.play.suggesting import EQUAL, Weighed
from bot.records.narration import names
from bot.text import BUTTON_LIMIT
from games.contract import Move
from games.questions import answers_of, tag
from locales import Words

SHOWN = 3
"""So many moves are shown."""
CLEAR = 0.1
"""By so much of a win two moves differ clearly, by less than EQUAL not at all: more is not known of so few games."""
STEP = 5
"""Of a hundred: chances are told in such steps."""


def weighed_layout(
    place: DialogPlace, moves: Sequence[Move], weighed: Sequence[Weighed], said: Wordings, picture: Shown, *, user: int
) -> PrivateLayout:
    """The best of the moves that were weighed, each on a button that leads to its confirmation. `moves`: all legal
    ones."""
    words, key = said.words, place.table.game.key
    found: dict[str, Weighed] = {}
    for one in weighed:
        if len(found) < SHOWN:
            found.setdefault(words.move(key, one.move, names(place.table)), one)
    first, *others = found.items()
    shown = dict([first, *sorted(others, key=lambda other: -other[1].chance)])
    best = list(shown.values())
    lines = [
        words.say("suggest-line", number=number, move=sentence, why=" · ".join(_why(best, one, moves, said)))
        for number, (sentence, one) in enumerate(shown.items(), 1)
    ]

    def rows() -> Sequence[Row]:
        made: list[Row] = []
        labels = _labels([one.move for one in best], said)
        for number, (one, text) in enumerate(zip(best, labels, strict=True), 1):
            label, leads = starred(f"{number} · {text}", star=number == 1), place.ids(answers_of(moves, one.move))
            made.append([button(label, place.act("turn"), *leads, style=coloured(advised=number == 1))])
        back = button(words.say("button-back"), place.act("turn"), *place.ids(()))
        return [*made, [back, button(words.say("button-close"), place.act("away"), place.table.id)]]

    texts = (words.say("suggest-weighs", count=len(best)), "\n".join(lines))
    return PrivateLayout(user=user, texts=texts, picture=picture, rows=rows, accent=INDIGO)


def _labels(moves: Sequence[Move], said: Wordings) -> Sequence[str]:
    """What stands on their buttons behind the numbers, all different: the move, what tells it from the others, or no
    more than its act; all of it is told beside."""
    ladders = [(*said.rungs(move), *said.apart(move, moves)) for move in moves]
    room = BUTTON_LIMIT - len(f"1 ·  {STAR}")
    found = labels_of_choices(ladders, [tag(move) for move in moves], room)
    return found or [said.act(move) for move in moves]


def _why(best: Sequence[Weighed], one: Weighed, moves: Sequence[Move], said: Wordings) -> list[str]:
    """How good a move is beside the best, its chance, and what it brings."""
    told: list[str] = []
    chance = _chance(one.chance, said.words)
    if one is best[0]:
        if len(best) > 1 and one.chance - best[1].chance >= CLEAR:
            told.append(said.words.say("suggest-standing", how="best"))
        told.append(chance)
    else:
        behind = best[0].chance - one.chance
        how = "equal" if behind < EQUAL else "less" if behind < CLEAR else "worse"
        told.append(said.words.say("suggest-standing", how=how))
        if how != "equal" and chance != _chance(best[0].chance, said.words):
            told.append(chance)
    return [*told, *brings(moves, one.move, said)]


def _chance(chance: float, words: Words) -> str:
    """The chance of winning: no finer than it is known."""
    percent = STEP * round(100 * chance / STEP)
    return words.say(
        "suggest-chance", size="low" if percent <= 0 else "high" if percent >= 100 else "some", percent=percent
    )
