"""Confirmation of a complete move with one button, and the result of a move in words."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.history.narration import Did, names
from azalai.bot.layouts.components import ButtonStyle, button
from azalai.bot.layouts.layout import Depiction, PrivateLayout, Row
from azalai.bot.layouts.news_lines import newest_line, small_print
from azalai.bot.layouts.prompts import DialogPlace, back_button, join_rows
from azalai.bot.layouts.wordings import Wordings
from azalai.games.contract import Move
from azalai.games.prompts import Prompt, prompt
from azalai.games.questions import answers_of


def confirm_layout(
    place: DialogPlace,
    prompt: Prompt,
    wordings: Wordings,
    picture: Depiction,
    *,
    user: int,
    back: tuple[int, ...] | None = None,
    before: Sequence[str] = (),
    story: Sequence[Did] = (),
    facts: Sequence[str] = (),
    more: Sequence[Row] = (),
    only: bool = False,
) -> PrivateLayout:
    """Lay out the complete move of a prompt with one button that plays it.

    The sentence of the move is above the button unless the label says all of it. `facts`: what to know about the move.
    `only`: it is the only legal one. The other arguments are as for `prompt_layout`. Raises ValueError if the prompt
    still has a question.
    """
    words, move = wordings.words, prompt.move
    if move is None:
        raise ValueError("there is a question left")
    label = wordings.label_move(move, prompt.legal)
    do_it = button(
        words.say("dialog-play-it") if label is None else label,
        place.act("play-it"),
        *place.ids(),
        style=ButtonStyle.PRIMARY,
    )
    line = [back_button(words, place.act("turn"), *place.ids(back or ()))] if place.answers else []
    rows = [[do_it], *join_rows(line, *more)]
    news = [small_print(text)] if (text := newest_line(story, words, place.seat)) else []
    sentence = words.move(place.table.game.key, move, names(place.table))
    heading = [] if label == sentence.rstrip(".") else [f"**{sentence}**"]
    if only:
        heading = [f"{words.say('dialog-only-move')} **{sentence}**"]
    texts = (*before, *news, *heading, *(fact[:1].upper() + fact[1:] for fact in facts))
    return PrivateLayout(user=user, texts=texts, picture=picture, rows=rows, framed=False)


def result_lines(moves: Sequence[Move], move: Move, wordings: Wordings) -> list[str]:
    """Return the result of a move in one sentence, or nothing.

    It is the last of the facts about the choices that lead to the move: earlier ones say what each choice leaves open.
    """
    target = answers_of(moves, move)
    fact: str | None = None
    at: tuple[int, ...] = ()
    while (
        next_prompt := prompt(moves, at, reads=wordings.reads, fits=wordings.fits, folded=wordings.folded)
    ).question is not None:
        leading = next(
            (choice for choice in next_prompt.choices if target[: len(choice.answers)] == choice.answers), None
        )
        fact = (None if leading is None else wordings.fact(next_prompt, leading)) or fact
        at = target[: len(at) + 1] if leading is None else leading.answers
    return [fact] if fact else []
