"""Layout of a strong robot's evaluation for a person: two or three moves, their worth in plain words, and reasons."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.history.narration import names
from azalai.bot.layouts.components import button
from azalai.bot.layouts.confirmations import result_lines
from azalai.bot.layouts.labels import with_star
from azalai.bot.layouts.layout import CaptionedRow, Depiction, PrivateLayout, Row
from azalai.bot.layouts.news_lines import join_parts
from azalai.bot.layouts.prompts import DialogPlace, answer_style
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.suggestions.rules import EQUAL, Weighed
from azalai.bot.suggestions.texts import chance_text, format_reasons, percent_of, size_of
from azalai.games.contract import Move
from azalai.games.questions import answers_of

SHOWN = 3
"""Moves that are shown."""
CLEAR = 0.1
"""Share of a win by which two moves differ clearly; by less than EQUAL they are equal."""
SURELY = 2.0
"""Standard errors by which they must differ for that, too."""


def suggestions_layout(
    place: DialogPlace,
    moves: Sequence[Move],
    weighed: Sequence[Weighed],
    wordings: Wordings,
    picture: Depiction,
    *,
    user: int,
) -> PrivateLayout:
    """Lay out the best of the evaluated moves, each on a button that leads to its confirmation, under its evaluation.

    A move that has no room on its button is also in the text. `moves`: all legal ones.
    """
    words, key = wordings.words, place.table.game.key
    distinct: dict[str, Weighed] = {}
    for evaluation in weighed:
        if len(distinct) < SHOWN:
            distinct.setdefault(words.move(key, evaluation.move, names(place.table)), evaluation)
    first, *others = distinct.items()
    ordered = dict([first, *sorted(others, key=lambda other: -other[1].chance)])
    best = list(ordered.values())
    labels = [wordings.label_move(evaluation.move, moves) or wordings.act(evaluation.move) for evaluation in best]
    named = [
        "" if label == wordings.move(evaluation.move) else f"**{sentence}**"
        for label, (sentence, evaluation) in zip(labels, ordered.items(), strict=True)
    ]
    standings = [_format_standing(best, evaluation, moves, wordings) for evaluation in best]
    captions = [
        "\n-# ".join(filter(None, parts)) for parts in zip(named, standings, _reasons(best, wordings), strict=True)
    ]
    captioned: list[Row] = []
    for evaluation, label, caption in zip(best, labels, captions, strict=True):
        advised, leads = evaluation is best[0], place.ids(answers_of(moves, evaluation.move))
        text, style = with_star(label, star=advised), answer_style(advised=advised)
        buttons = [button(text, place.act("turn"), *leads, style=style)]
        captioned.append(CaptionedRow(caption, buttons, buttons))
    back = button(words.say("button-back"), place.act("turn"), *place.ids(()))
    rows = [*captioned, [back, button(words.say("button-close"), place.act("away"), place.table.id)]]
    texts = (words.say("suggest-weighs", count=len(best)),)
    return PrivateLayout(user=user, texts=texts, picture=picture, rows=rows, framed=False)


def _format_standing(best: Sequence[Weighed], evaluation: Weighed, moves: Sequence[Move], wordings: Wordings) -> str:
    """Return a move's worth compared with the best, its chance, and its result."""
    words, first, how = wordings.words, best[0], _compare(best, evaluation)
    if evaluation is first:
        parts = [words.say("suggest-standing", how="best")] if how == "worse" else []
        parts.append(chance_text(first.chance, first.error, words))
    else:
        parts = [words.say("suggest-standing", how=how)]
        percents = [percent_of(each.chance, first.error) for each in (evaluation, first)]
        if how != "equal" and percents[0] != percents[1]:
            beside = size_of(percents[1]) == "some"
            parts.append(chance_text(evaluation.chance, first.error, words, beside=beside))
    return join_parts([*parts, *result_lines(moves, evaluation.move, wordings)])


def _reasons(best: Sequence[Weighed], wordings: Wordings) -> list[str]:
    """Return the reasons why the first is better than the next, and the others are worse than the first.

    The second has no reason of its own: it would be the same once more.
    """
    texts: list[str] = []
    for at, evaluation in enumerate(best):
        why = evaluation.reasons if at else tuple(reason.turn() for after in best[1:2] for reason in after.reasons)
        text = format_reasons(wordings.table.game.key, why, wordings.words, equal=_compare(best, evaluation) == "equal")
        texts.append("" if at == 1 else text)
    return texts


def _compare(best: Sequence[Weighed], evaluation: Weighed) -> str:
    """Compare a move with the best of these; the best, with the next."""
    if evaluation is not best[0]:
        return comparison_id(best[0].chance - evaluation.chance, evaluation.error)
    return comparison_id(evaluation.chance - best[1].chance, best[1].error) if len(best) > 1 else "equal"


def comparison_id(behind: float, error: float) -> str:
    """Return the id of the comparison of a move that is `behind` of a win behind the best, give or take `error`."""
    if behind < max(EQUAL, error):
        return "equal"
    return "worse" if behind >= max(CLEAR, SURELY * error) else "less"
